/** `yosh` is a command in every session, on PATH or not, with completion; the user's own `yosh` comes first. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { VERSION } from '../../src/base/version.ts';
import { OWN_WORDS } from '../../src/session/own-words.ts';
import { REPOSITORY } from '../support/scripted-root.ts';
import { expectNothingShown } from '../support/talk.ts';
import type { Shell } from '../support/world.ts';
import { EDITORS, open, run, SHELLS, untilLine } from './contract.ts';

/** What a user may have under that name, each as lines of the rc file. */
const OWN: Readonly<Record<string, string>> = {
  'an alias': "alias yosh='echo own'",
  'a function': 'yosh() { echo own "$@"; }',
  'a program': String.raw`mkdir -p ~/bin; printf '#!/bin/sh\necho own $*\n' >~/bin/yosh; chmod +x ~/bin/yosh; PATH=$HOME/bin:$PATH`,
};

/** bash-completion or compinit, as most users have them. */
const COMPLETION: Readonly<Record<Shell, string>> = { bash: ':', zsh: 'autoload -Uz compinit; compinit -u -D; setopt noautomenu nobeep' };

const functionsOf = { bash: 'declare -F | cut -d" " -f3', zsh: 'print -rl -- ${(k)functions}' };

describe.concurrent.each(SHELLS)('%s', (shell) => {
  test('runs this installation, with its arguments and status', async () => {
    await using world = await open({ shell });
    expect(await run(world, 'yosh --version')).toBe(VERSION);
    expect(await run(world, 'yosh config path; echo "is $?"')).toMatch(/yoconf\nis 0$/);
    expect(await run(world, 'yosh docter 2>/dev/null; echo "is $?"')).toBe('is 2');
  });

  test.each(Object.entries(OWN))('%s of the user comes first', async (_, rc) => {
    await using world = await open({ shell, rc });
    expect(await run(world, 'yosh one')).toBe('own one');
  });

  test('a program that comes later, too', async () => {
    await using world = await open({ shell });
    await run(world, OWN['a program'] as string);
    expect(await run(world, 'yosh two')).toBe('own two');
  });

  test('strict options', async () => {
    const rc = shell === 'bash' ? 'set -euo pipefail; IFS=0123; shopt -s failglob' : 'setopt errexit nounset noglob ksharrays; IFS=0123';
    await using world = await open({ shell, rc });
    expect(await run(world, 'yosh --version')).toBe(VERSION);
  });

  test('adds one function to those of the user', async () => {
    await using world = await open({ shell, rc: `theirs() { :; }; ${functionsOf[shell]} >~/.before` });
    await run(world, `${functionsOf[shell]} >~/.after`);
    const names = (file: string): readonly string[] => fs.readFileSync(path.join(world.home, file), 'utf8').trim().split('\n');
    const before = new Set(names('.before'));
    expect(names('.after').filter((name) => !before.has(name) && !name.startsWith('__yo_'))).toEqual(['yosh']);
  });
});

describe.concurrent.each(EDITORS)('%s, %s: completion', (shell, mode) => {
  test('of yosh, by the table of subcommands', async () => {
    await using world = await open({ shell, mode, rc: COMPLETION[shell] });
    world.terminal.type('yosh doc\t');
    await untilLine(world, 'yosh doctor');
    world.terminal.type('--js\t');
    await untilLine(world, 'yosh doctor --json');
    expectNothingShown(world);
  });

  test('of yo, by its own words first, then by files', async () => {
    await using world = await open({ shell, mode, rc: `touch stopover; ${COMPLETION[shell]}` });
    world.terminal.type('yo res\t');
    await untilLine(world, 'yo reset');
    world.terminal.type('and what is in stop\t');
    await untilLine(world, 'yo reset and what is in stopover');
  });

  test("the user's own completion of yosh stays", async () => {
    const rc = shell === 'bash' ? 'complete -W theirs yosh' : '_theirs() { compadd theirs }; compdef _theirs yosh';
    await using world = await open({ shell, mode, rc: `${COMPLETION[shell]}; ${rc}` });
    world.terminal.type('yosh the\t');
    await untilLine(world, 'yosh theirs');
  });
});

test.each(SHELLS)('%s offers the words of the table', (shell) => {
  const hooks = fs.readFileSync(path.join(REPOSITORY, `shell-hooks/yosh.${shell}`), 'utf8');
  for (const word of Object.keys(OWN_WORDS))
    expect(hooks).toMatch(new RegExp(`(?:for __yo_word in|compadd --)[^;\\n]* ${word}(?=[ ;\\n])`));
});
