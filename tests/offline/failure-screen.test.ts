/** Every family of failures in a real session: a program fails, a bare `yo` says why, and prefills the fix where there is one. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/scripted-root.ts';
import { World } from '../support/world.ts';
import { CTRL_C, ENTER, enter, litter, SHELLS, untilLine } from '../shell/contract.ts';
import { samples } from './failure-samples.ts';

/** Prints what the program of the sample printed, and fails. */
const FAKE = '#!/bin/sh\nwhile IFS= read -r line || [ -n "$line" ]; do printf "%s\\n" "$line"; done <"$HOME/.out" >&2\nexit 1\n';

const programs = [...new Set(samples.map(([command]) => command.split(' ')[0] ?? ''))];
const flat = (text: string): string => text.replace(/\s+/g, ' ');

test.concurrent.each(SHELLS)('%s: every sample gets its answer, and nothing changes', { timeout: 900_000 }, async (shell) => {
  // zsh asks before `rm *` by itself
  const rc = `PATH=$HOME/.fake:$PATH${shell === 'zsh' ? '; setopt rm_star_silent' : ''}`;
  await using world = new World({ shell, rc, rows: 40, program: [path.join(REPOSITORY, 'bin/yosh')] });
  fs.writeFileSync(path.join(world.home, '.yoconf'), 'provider = offline\n', { mode: 0o600 });
  fs.mkdirSync(path.join(world.home, '.fake'));
  for (const name of programs)
    fs.writeFileSync(path.join(world.home, name.startsWith('./') ? name : `.fake/${name}`), FAKE, { mode: 0o755 });
  await world.ready();
  const before = litter(world);
  const wrong: string[] = [];
  for (const [command, output, expected] of samples) {
    fs.writeFileSync(path.join(world.home, '.out'), output);
    await enter(world, `${command}${ENTER}`);
    if (expected.startsWith('say: ')) {
      const shown = world.terminal.text().length;
      await enter(world, `yo${ENTER}`);
      const said = flat(world.terminal.text().slice(shown));
      if (!said.includes(expected.slice(5))) wrong.push(`${command}: ${said}`);
      continue;
    }
    await world.terminal.submit(`yo${ENTER}`);
    await untilLine(world, expected);
    await enter(world, CTRL_C);
  }
  expect(wrong).toEqual([]);
  expect(litter(world)).toEqual(before);
});
