/** The hooks work beside widely used prompts, plugins and key bindings. */
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { promptPackage } from '../support/packages.ts';
import { COMMAND, enter, expectNothingShown, run, QUESTION, shellVersion, WORKS, yoWorks } from '../support/talk.ts';
import { type Shell, World } from '../support/world.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures/plugins');
const DOC_FZF = '/usr/share/doc/fzf/examples';

interface Plugin {
  readonly name: string;
  readonly shell: Shell;
  /** One of its files: when it is absent, the plugin is not installed. */
  readonly file: string;
  readonly rc: string;
}

const installed: readonly Plugin[] = [
  {
    name: 'zsh-autosuggestions',
    shell: 'zsh',
    file: '/usr/share/zsh-autosuggestions/zsh-autosuggestions.zsh',
    rc: '. /usr/share/zsh-autosuggestions/zsh-autosuggestions.zsh',
  },
  {
    name: 'zsh-syntax-highlighting',
    shell: 'zsh',
    file: '/usr/share/zsh-syntax-highlighting/zsh-syntax-highlighting.zsh',
    rc: '. /usr/share/zsh-syntax-highlighting/zsh-syntax-highlighting.zsh',
  },
  {
    name: 'zsh-autosuggestions and zsh-syntax-highlighting',
    shell: 'zsh',
    file: '/usr/share/zsh-syntax-highlighting/zsh-syntax-highlighting.zsh',
    rc: '. /usr/share/zsh-autosuggestions/zsh-autosuggestions.zsh; . /usr/share/zsh-syntax-highlighting/zsh-syntax-highlighting.zsh',
  },
  {
    name: 'fzf',
    shell: 'zsh',
    file: `${DOC_FZF}/key-bindings.zsh`,
    rc: `. ${DOC_FZF}/key-bindings.zsh; autoload -Uz compinit; compinit -u; . ${DOC_FZF}/completion.zsh`,
  },
  { name: 'fzf', shell: 'bash', file: `${DOC_FZF}/key-bindings.bash`, rc: `. ${DOC_FZF}/key-bindings.bash` },
  {
    name: 'zsh-theme-powerlevel9k',
    shell: 'zsh',
    file: '/usr/share/powerlevel9k/powerlevel9k.zsh-theme',
    rc: '. /usr/share/powerlevel9k/powerlevel9k.zsh-theme',
  },
  { name: 'liquidprompt', shell: 'zsh', file: '/usr/share/liquidprompt/liquidprompt', rc: '. /usr/share/liquidprompt/liquidprompt' },
  { name: 'liquidprompt', shell: 'bash', file: '/usr/share/liquidprompt/liquidprompt', rc: '. /usr/share/liquidprompt/liquidprompt' },
  { name: 'direnv', shell: 'zsh', file: '/usr/bin/direnv', rc: 'eval "$(direnv hook zsh)"' },
  { name: 'direnv', shell: 'bash', file: '/usr/bin/direnv', rc: 'eval "$(direnv hook bash)"' },
  { name: 'zoxide', shell: 'zsh', file: '/usr/bin/zoxide', rc: 'eval "$(zoxide init zsh)"' },
  { name: 'zoxide', shell: 'bash', file: '/usr/bin/zoxide', rc: 'eval "$(zoxide init bash)"' },
  {
    name: 'powerline',
    shell: 'zsh',
    file: '/usr/share/powerline/bindings/zsh/powerline.zsh',
    rc: '. /usr/share/powerline/bindings/zsh/powerline.zsh',
  },
  {
    name: 'powerline',
    shell: 'bash',
    file: '/usr/share/powerline/bindings/bash/powerline.sh',
    rc: '. /usr/share/powerline/bindings/bash/powerline.sh',
  },
  {
    name: 'bash-completion',
    shell: 'bash',
    file: '/usr/share/bash-completion/bash_completion',
    rc: '. /usr/share/bash-completion/bash_completion',
  },
];

/** A theme's prompt is drawn when the editor has announced itself; bash up to 5.0 announces nothing. */
async function themed(world: World, shell: Shell): Promise<void> {
  const announces = shell === 'zsh' || shellVersion('bash') >= 501;
  await world.terminal.until((text) => (announces ? world.terminal.output.includes('\x1b[?2004h') : /\S/.test(text)));
}

const ANY_PROMPT = /works-42\s*\n[^]*\S/;
const PREFILLED = /echo "works-\$\(\(6\*7\)\)"[^\n]*\s*$/;

/** Asks twice: a plugin may behave differently at its first prompt. */
async function converses(world: World): Promise<void> {
  await yoWorks(world, { prompt: ANY_PROMPT, prefilled: PREFILLED });
  await yoWorks(world, { prompt: ANY_PROMPT, prefilled: PREFILLED, question: 'is it still "$(here)"?' });
  expectNothingShown(world);
  expect(world.terminal.text()).not.toMatch(/__yo|yosh:|command not found|parse error|bad /);
}

describe.concurrent('installed by the distribution', () => {
  test.for(installed)('$name in $shell', async ({ name, shell, file, rc }, ctx) => {
    if (!fs.existsSync(file)) ctx.skip(`${name} is not installed`);
    await using world = new World({ shell, rc, script: WORKS, cols: 120 });
    await themed(world, shell);
    await converses(world);
  });

  test.for([
    ['bash', 'key-bindings.bash'],
    ['zsh', 'key-bindings.zsh'],
  ] as const)("%s: a question found again with fzf's Ctrl-R", async ([shell, file], ctx) => {
    if (!fs.existsSync(`${DOC_FZF}/${file}`)) ctx.skip('fzf is not installed');
    await using world = new World({ shell, rc: `. ${DOC_FZF}/${file}`, script: WORKS });
    await world.ready();
    await yoWorks(world);
    world.terminal.type('\x12');
    await world.terminal.until(/\d+\/\d+/);
    world.terminal.type('what');
    await world.terminal.until(/1\/\d+/);
    world.terminal.type('\r');
    await world.terminal.until(/P> yo what's up\? \(\*\.log & more$/);
    world.terminal.type('\r');
    await world.terminal.until((text) => world.questions().length === 2 && /\nP> echo "works[^\n]*$/.test(text));
    expect(world.questions()[1]).toBe(QUESTION);
  });
});

describe('published to npm', () => {
  let folders: Readonly<Record<string, string | null>> = {};
  beforeAll(() => {
    folders = { 'pure-prompt': promptPackage('pure-prompt'), 'spaceship-prompt': promptPackage('spaceship-prompt') };
  });

  test.for([
    ['pure-prompt', 'fpath+=(FOLDER); autoload -U promptinit; promptinit; PROMPT_MARK=1; prompt pure'],
    ['spaceship-prompt', '. FOLDER/spaceship.zsh'],
  ] as const)('%s', async ([name, rc], ctx) => {
    const folder = folders[name];
    if (folder === null || folder === undefined) ctx.skip(`${name} could not be fetched from the registry`);
    await using world = new World({ shell: 'zsh', rc: rc.replaceAll('FOLDER', String(folder)), script: WORKS, cols: 120 });
    await themed(world, 'zsh');
    await converses(world);
  });
});

describe.concurrent('the lines that matter of', () => {
  test.each([
    ['starship in bash, timed by a trap', 'bash', 'starship.bash', ''],
    ['starship in bash, timed by PS0', 'bash', 'starship.bash', 'CROSS_TIMER=ps0'],
    ['starship in zsh', 'zsh', 'starship.zsh', ''],
    ['bash-preexec', 'bash', 'bash-preexec.bash', ''],
    ['atuin in bash', 'bash', 'atuin.bash', ''],
    ['atuin in zsh', 'zsh', 'atuin.zsh', ''],
    ['oh-my-zsh', 'zsh', 'oh-my-zsh.zsh', ''],
    ["powerlevel10k's instant prompt", 'zsh', 'instant-prompt.zsh', ''],
    ['zsh-vi-mode', 'zsh', 'vi-mode.zsh', ''],
  ] as const)('%s', async (_, shell, file, before) => {
    await using world = new World({ shell, rc: `${before}\n. ${FIXTURES}/${file}`, script: WORKS });
    await themed(world, shell);
    await converses(world);
  });

  test("starship: the status in the prompt is the user's", async () => {
    await using world = await new World({ shell: 'bash', rc: `. ${FIXTURES}/starship.bash`, script: WORKS }).ready();
    await run(world, '(exit 5)', /\nx5 P>$/);
    await run(world, ':', /\nx0 P>$/);
  });

  test('bash-preexec: reports each command once, as typed', async () => {
    await using world = await new World({ shell: 'bash', rc: `. ${FIXTURES}/bash-preexec.bash`, script: WORKS }).ready();
    await run(world, 'true first');
    await yoWorks(world);
    await run(world, 'true second');
    await run(world, 'printf "%s\\n" "${pre_seen[@]}" >seen');
    const seen = fs.readFileSync(path.join(world.home, 'seen'), 'utf8').split('\n');
    expect(seen.slice(0, 4)).toEqual(['true first', `yo ${QUESTION}`, COMMAND, 'true second']);
  });

  test('instant prompt: output during the start is shown once', async () => {
    await using world = await new World({ shell: 'zsh', rc: `. ${FIXTURES}/instant-prompt.zsh`, script: WORKS }).ready();
    await world.terminal.until(/held: said while starting/);
    await converses(world);
    expect(world.terminal.text().match(/held:/g)).toHaveLength(1);
  });

  test('zsh-vi-mode: a question from command mode', async () => {
    await using world = await new World({ shell: 'zsh', rc: `. ${FIXTURES}/vi-mode.zsh`, script: WORKS }).ready();
    await run(world, 'true');
    world.terminal.type("yo it's from command mode");
    await world.terminal.until(/command mode$/);
    world.terminal.type('\x1b');
    await world.terminal.until(
      () => world.terminal.output.toString('latin1').endsWith('\x1b[2 q') || world.terminal.output.includes('\x1b[2 q'),
    );
    world.terminal.type('\r');
    await world.terminal.until(/P> echo "works[^\n]*$/);
    await enter(world, (text) => text.includes('\nworks-42\n'));
    expect(world.questions()).toEqual(["it's from command mode"]);
  });
});
