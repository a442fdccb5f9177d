/** The table of outcomes: what the next request says of a suggestion, by what was done at the prompt. */
import { describe, expect, test } from 'vitest';
import { CTRL_C, ENTER, open, SHELLS } from '../shell/contract.ts';
import { chat, command, pending } from '../support/script.ts';
import type { Shell, World } from '../support/world.ts';
import { acceptLast, ask, CTRL_U, factsOf, leave, SHELL_COLS, walkThrough } from './walker.ts';

/** The check cannot know what a pattern expands to, so it does not send the suggestion back to the model. */
const SUGGESTED = 'ls -d /etc /nowhere*';

/** What is typed at the prompt with the suggestion; each line ends at an empty prompt. */
const ROWS: readonly (readonly [name: string, lines: readonly string[], outcome: string])[] = [
  ['run', [ENTER], 'run as suggested, exit status 2'],
  ['edited', [` /tmp${ENTER}`], `edited to \`${SUGGESTED} /tmp\` and run, exit status 2`],
  ['an empty line', [CTRL_U + ENTER], 'not run'],
  ['something else', [`${CTRL_U}echo other${ENTER}`], 'not run; other commands were'],
  ['Ctrl-C at the prompt', [CTRL_C], 'not run'],
  ['asked again at once', [], 'not run'],
  ['run later after something else', [`${CTRL_U}echo other${ENTER}`, `${SUGGESTED}${ENTER}`], 'run as suggested, exit status 2'],
  ['run, then something else', [ENTER, `echo other${ENTER}`], 'run as suggested, exit status 2'],
  ['another one of the same program later', [CTRL_C, `ls /${ENTER}`], 'not run; other commands were'],
];

const RC: Readonly<Record<Shell, string>> = { bash: '', zsh: 'setopt nonomatch' };

describe.each(SHELLS)('%s', (shell) => {
  test.concurrent.each(ROWS)('%s', async (_, lines, outcome) => {
    await using world = await suggests(shell);
    for (const line of lines) await leave(world, line);
    await leave(world, `${lines.length === 0 ? CTRL_U : ''}yo and now?${ENTER}`);
    expect(factsOf(world.requests().at(-1))['your-last-suggestion']).toBe(`\`${SUGGESTED}\`: ${outcome}`);
    // only the newest suggestion is sent, and it is sent until there is a newer one
    expect(world.requests()).toHaveLength(2);
    expect(world.requests()[0]?.turns).toHaveLength(1);
    expect(factsOf(world.requests()[0])).not.toHaveProperty('your-last-suggestion');
  });

  test.concurrent('two suggestions in a row: the newer one is sent, and the older one stays in the turn it was sent in', async () => {
    await using world = await suggests(shell);
    world.script({ second: command('echo second'), '*': chat('so.') });
    await leave(world, ENTER);
    await ask(world, 'a second one', 'echo second');
    await acceptLast(world);
    await leave(world, `yo and now?${ENTER}`);
    const [, second, third] = world.requests();
    expect(factsOf(second)['your-last-suggestion']).toBe(`\`${SUGGESTED}\`: run as suggested, exit status 2`);
    expect(factsOf(third)['your-last-suggestion']).toBe('`echo second`: run as suggested, exit status 0');
    // an earlier turn stays as it was sent
    expect(JSON.stringify(third?.turns).startsWith(JSON.stringify(second?.turns).slice(0, -1))).toBe(true);
  });

  test.concurrent('a line kept out of the history is not taken for the suggestion', async () => {
    await using world = await suggests(shell, shell === 'bash' ? 'HISTCONTROL=ignorespace' : 'setopt histignorespace');
    await leave(world, `${CTRL_U} echo hush-secret${ENTER}`);
    await leave(world, `yo and now?${ENTER}`);
    const facts = factsOf(world.requests().at(-1));
    expect(JSON.stringify(world.requests())).not.toContain('hush-secret');
    expect(facts['your-last-suggestion']).toMatch(
      /: (?:not run; other commands were|this or another command was run, the shell did not report which[^\n]*)$/,
    );
  });

  test.concurrent('an edit kept out of the history is not sent', async () => {
    await using world = await suggests(shell, shell === 'bash' ? 'HISTCONTROL=ignorespace' : 'setopt histignorespace');
    await leave(world, `${CTRL_U} ${SUGGESTED} /hush-secret${ENTER}`);
    await leave(world, `yo and now?${ENTER}`);
    expect(JSON.stringify(world.requests())).not.toContain('hush-secret');
  });

  test.concurrent('a command kept out of the history is not named in a goal', async () => {
    const script = walkThrough(pending('echo one'), chat('so.'));
    await using world = await open({
      shell,
      rc: shell === 'bash' ? 'HISTCONTROL=ignorespace' : 'setopt histignorespace',
      cols: SHELL_COLS,
      script,
    });
    await leave(world, ` false hush-secret${ENTER}`);
    await ask(world, '', 'echo one');
    await acceptLast(world);
    expect(factsOf(world.requests().at(-1))['walk-through']).toMatch(/^goal, in the user's words: put right what went wrong\n/);
    expect(JSON.stringify(world.requests())).not.toContain('hush-secret');
  });
});

/** Waits until the suggestion is prefilled and Enter is accepted. */
async function suggests(shell: Shell, rc = ''): Promise<World> {
  const world = await open({ shell, rc: `${RC[shell]}\n${rc}`, cols: SHELL_COLS, script: { first: command(SUGGESTED), '*': chat('so.') } });
  await ask(world, 'the first question', SUGGESTED);
  return world;
}
