/** Runs the completion scripts in the shells they are written for. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { completionTree, flagPlacesOf, placesOf } from '../../src/cli/completion/tree.ts';
import { KEYS } from '../../src/config/config-keys.ts';
import { KINDS, SHELL_NAMES } from '../../src/shell/shell-kinds.ts';
import { REPOSITORY } from '../support/scripted-root.ts';
import { shellPath } from '../support/world.ts';
import { CliTerminal } from './cli-terminal.ts';

const TREE = completionTree(COMMANDS);
const SCRIPTS = { bash: KINDS.bash.completion(TREE), zsh: KINDS.zsh.completion(TREE) };
const SETTINGS = KEYS.map((key) => key.name);

describe('completion', () => {
  test('offers what comes from the table of subcommands', () => {
    const places = new Map(placesOf(COMMANDS).map(({ after, offers }) => [after, offers.map((offer) => offer.text)]));
    expect(places.get('')).toEqual([
      ...SHELL_NAMES,
      'init',
      'setup',
      'tour',
      'doctor',
      'config',
      'models',
      'probe',
      'bench',
      'prompt',
      'find',
      'log',
      'replay',
      'bug',
      'memory',
      'lessons',
      'trust',
      'sent',
      'forget',
      'completion',
    ]);
    expect(places.get('config')).toEqual(['get', 'set', 'unset', 'list', 'path']);
    expect(places.get('config set')).toEqual(SETTINGS);
    expect(places.get('config set server_web')).toEqual(['1', '0']);
    expect(places.get('completion')).toEqual(SHELL_NAMES);
    expect(
      flagPlacesOf(COMMANDS)
        .find(({ after }) => after === 'config get')
        ?.flags.map((flag) => flag.name),
    ).toEqual(['profile', 'reveal', 'verbose', 'help']);
  });

  test.each(['bash', 'zsh'] as const)('yosh completion %s prints the script, which names no path of this machine', (shell) => {
    const printed = execFileSync(`${REPOSITORY}/bin/yosh`, ['completion', shell], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], SHELL: '/bin/bash' },
    });
    expect(printed).toBe(SCRIPTS[shell]);
    expect(printed).not.toContain(REPOSITORY);
  });
});

describe('sourcing the script prints nothing', () => {
  const options: Readonly<Record<'bash' | 'zsh', readonly string[]>> = {
    bash: [
      'set -eu',
      'set -euo pipefail',
      'set -f',
      'set -o posix; set -eu',
      'IFS=; set -eu',
      'set -k',
      'shopt -s failglob nullglob extglob; set -eu',
      'alias local=false case=false; set -eu',
    ],
    zsh: [
      'set -eu',
      'setopt errexit nounset errreturn',
      'setopt ksharrays shwordsplit',
      'setopt noglob',
      'setopt warncreateglobal nomatch; set -eu',
      'IFS=; set -eu',
      'setopt extendedglob kshglob',
      'autoload -Uz compinit; compinit -u -D; set -eu',
    ],
  };
  test.each(Object.entries(options).flatMap(([shell, list]) => list.map((option) => [shell as 'bash' | 'zsh', option] as const)))(
    '%s, %s',
    (shell, option) => {
      const script = `${option}\neval "$1"\nprint_me=x\nprintf 'on'`;
      const quiet = shell === 'bash' ? ['--norc', '--noprofile'] : ['-f'];
      const done = spawnSync(shellPath(shell), [...quiet, '-c', script, shell, SCRIPTS[shell]], {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], HOME: '/nonexistent' },
      });
      expect([done.stdout, done.stderr, done.status]).toEqual(['on', '', 0]);
    },
  );
});

describe('the function for bash, called as readline calls it', () => {
  /** What it offers for the last word. */
  function offers(...words: readonly string[]): string[] {
    const script = `set -eu; IFS=e; eval "$1"; shift; COMP_WORDS=(yosh "$@"); COMP_CWORD=$#; complete -p yosh >/dev/null; _yosh yosh; IFS=' '; printf '%s' "\${COMPREPLY[*]-}"`;
    const done = spawnSync(shellPath('bash'), ['--norc', '-c', script, 'bash', SCRIPTS.bash, ...words], { encoding: 'utf8' });
    expect([done.stderr, done.status]).toEqual(['', 0]);
    return done.stdout === '' ? [] : done.stdout.split(' ');
  }

  test.each<[words: string[], expected: readonly string[]]>([
    [['c'], ['config', 'completion']],
    [
      ['config', ''],
      ['get', 'set', 'unset', 'list', 'path'],
    ],
    [['config', 'unset', 'mod'], ['model']],
    [
      ['config', 'get', 'hist'],
      ['history', 'history_limit'],
    ],
    [
      ['config', 'set', 'scrollback_enabled', ''],
      ['1', '0'],
    ],
    [['config', 'set', 'model', ''], []],
    [
      ['config', 'set', '--profile', 'work', 'pro'],
      ['provider', 'profile'],
    ],
    [
      ['config', 'set', '--profile', '=', 'work', 'pro'],
      ['provider', 'profile'],
    ],
    [['config', 'set', '--profile', ''], []],
    [
      ['config', 'get', '-'],
      ['--profile', '--reveal', '--verbose', '--help'],
    ],
    [['config', 'get', 'model', '--v'], ['--verbose']],
    [['config', '-'], ['--help']],
    [
      ['doctor', '--'],
      ['--json', '--local', '--fix', '--help'],
    ],
    [['-'], ['--login', '--version', '--help']],
    [['nonsense', ''], []],
    [['init', 'z'], ['zsh']],
  ])('%j', (words, expected) => {
    expect(offers(...words)).toEqual(expected);
  });
});

const CLEAR = '\x15';

/** Types `keys`, presses Tab, and waits until the line at the prompt is `line`. */
async function tab(desk: CliTerminal, keys: string, line: string): Promise<void> {
  desk.terminal.type(`${keys}\t`);
  await desk.terminal.until((text) => text.trimEnd().endsWith(`P> ${line}`));
}

describe.each(['bash', 'zsh'] as const)('Tab in %s', (shell) => {
  const rc =
    shell === 'bash'
      ? 'bind "set show-all-if-ambiguous on"; bind "set bell-style none"\neval "$(yosh completion bash)"\n'
      : 'autoload -Uz compinit; compinit -u -D\neval "$(yosh completion zsh)"\n';

  test.each(['', 'set -u\n'])('completes subcommands, settings and values, under %j', async (option) => {
    await using desk = await new CliTerminal({ root: REPOSITORY, shell, rc: rc + option }).ready();
    await tab(desk, 'yosh comp', 'yosh completion');
    await tab(desk, 'z', 'yosh completion zsh');
    await tab(desk, `${CLEAR}yosh config set scrollback_e`, 'yosh config set scrollback_enabled');
    await tab(desk, `${CLEAR}yosh config get --rev`, 'yosh config get --reveal');
    await tab(desk, `${CLEAR}yosh config set provider off`, 'yosh config set provider offline');
    desk.terminal.type(`${CLEAR}yosh config \t`);
    await desk.terminal.until((text) =>
      ['get', 'list', 'path', 'set'].every((word) =>
        new RegExp(`\\b${word}\\b`).test(text.slice(text.lastIndexOf('yosh config')) + text.slice(-200)),
      ),
    );
    expect(desk.terminal.text()).not.toMatch(/unbound|not found|parameter not set|bad /);
  });
});

test('in zsh the script also works as a file of fpath', async () => {
  await using desk = await new CliTerminal({ root: REPOSITORY, shell: 'zsh', rc: 'fpath=(~/functions $fpath)\n' }).ready();
  fs.mkdirSync(desk.path('functions'));
  fs.writeFileSync(path.join(desk.path('functions'), '_yosh'), SCRIPTS.zsh);
  await desk.do('autoload -Uz compinit; compinit -u -D; echo $((40+2))\r', '\n42\n');
  await tab(desk, 'yosh doc', 'yosh doctor');
  await tab(desk, '--j', 'yosh doctor --json');
});
