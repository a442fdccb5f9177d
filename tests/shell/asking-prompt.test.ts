/** Prompts that ask the terminal something while they are drawn, as oh-my-posh does with `cursor_positioning`. */
import { expect, test } from 'vitest';
import { command, NEXT, pending } from '../support/script.ts';
import { CONVERSATION, WORKS, yoWorks } from '../support/talk.ts';
import { type Shell, World } from '../support/world.ts';

const RC: Readonly<Record<Shell, string>> = {
  bash: String.raw`fresh() { local row col; IFS=';' read -rsdR -p $'\e[6n' row col; [ "$col" = 1 ] || echo; }; PROMPT_COMMAND=fresh`,
  zsh: String.raw`precmd() { local row col; print -n '\e[6n' >/dev/tty; IFS=';' read -rs -d R row col </dev/tty; [[ $col == 1 ]] || print }`,
};

test.each(['bash', 'zsh'] as const)('%s: it gets its reply behind an answer too', async (shell) => {
  await using world = await new World({ shell, rc: RC[shell], script: WORKS }).ready();
  await yoWorks(world);
  expect(world.terminal.text()).toBe(CONVERSATION);
  world.script({ [NEXT]: command('echo two'), '*': pending('echo one') });
  world.terminal.type('yo go\r');
  await world.terminal.until(/P> echo one$/);
  await world.terminal.submit('\r');
  await world.terminal.until(/P> echo two$/);
  expect(world.terminal.text()).not.toMatch(/\[\d+;\d+R/);
});
