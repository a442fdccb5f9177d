/** A session in which nobody asked anything: its commands are in the record when it has ended, and no process is left. */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catchUp } from '../../src/companion/catch-up.ts';
import { encodeMessage, float64 } from '../../src/link/link.ts';
import { encodeBody, type Frame } from '../../src/shell/wire.ts';
import { eventually } from '../support/clock.ts';
import { nothingRuns } from '../support/processes.ts';
import { AT_PROMPT, run } from '../support/talk.ts';
import { World } from '../support/world.ts';
import { NOON_MS, RecordDesk } from '../record/desk.ts';
import { find } from '../../src/record/find.ts';
import { allLessons, type StoredLesson } from '../../src/record/lessons.ts';
import { openRecord } from '../../src/record/record.ts';

function textsIn(home: string): readonly string[] {
  const store = openRecord({ HOME: home });
  const found = find(store.file, { words: '', cwd: '', nowMs: Date.now(), limit: 100 });
  store.close();
  return found.ok ? found.value.map(({ text }) => text) : [];
}

const token = `ghp_${'k7Qx2Lm9Rt4Vb'.repeat(3).slice(0, 36)}`;

const SECRET = 'walrus-delta-harbour-2';
const SAYS = String.raw`$TOKEN_OF_MINE\nfatal: The current branch login has no upstream branch.`;
/** A git that prints a secret of the shell before its error line. */
const GIT = `git() { [ "$#" = 1 ] || return 0; printf "${SAYS}\\n" >&2; return 128; }`;

function lessonsIn(home: string): readonly StoredLesson[] {
  const store = openRecord({ HOME: home });
  const all = allLessons(store.file);
  store.close();
  return all;
}

function stateFiles(home: string): readonly string[] {
  const folder = path.join(home, '.local/state/yosh');
  return fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), 'latin1'));
}

test.each(['set +o history', 'HISTSIZE=0'])('nothing is recorded in a bash that keeps no history: %s', async (rc) => {
  await using world = new World({ shell: 'bash', rc });
  await world.ready();
  await run(world, 'echo first', AT_PROMPT);
  await run(world, 'false', AT_PROMPT);
  world.terminal.type('exit\r');
  await world.terminal.exited;
  await nothingRuns(world);
  expect(textsIn(world.home)).toEqual([]);
});

describe.each(['bash', 'zsh'] as const)('%s', (shell) => {
  test.each(['exit', 'a closed window'])('%s', async (how) => {
    await using world = new World({ shell, rc: shell === 'bash' ? 'HISTCONTROL=ignorespace' : 'setopt hist_ignore_space' });
    await world.ready();
    await run(world, 'echo first', AT_PROMPT);
    await run(world, ' echo private', AT_PROMPT);
    await run(world, `echo ${token} | wc -c`, AT_PROMPT);
    await run(world, 'false', AT_PROMPT);
    expect(textsIn(world.home)).toEqual([]);
    if (how === 'exit') world.terminal.type('exit\r');
    else world.terminal.close();
    await world.terminal.exited;
    await eventually(
      () => textsIn(world.home).join(', '),
      () => textsIn(world.home).length >= 3,
    );
    expect(textsIn(world.home).toSorted()).toEqual([expect.stringMatching(/^echo REDACTED_\w+ \| wc -c$/), 'echo first', 'false']);
    await nothingRuns(world);
    for (const bytes of stateFiles(world.home)) expect(bytes).not.toContain(token.slice(4, 20));
  });

  test('an error and its fix are learned, and no text of the output is kept', async () => {
    await using world = new World({ shell, rc: `${GIT}; TOKEN_OF_MINE=${SECRET}`, cols: 160 });
    await world.ready();
    await run(world, 'git push', AT_PROMPT);
    await run(world, 'git push -u origin login', AT_PROMPT);
    await run(world, 'cd /', AT_PROMPT);
    world.terminal.type('exit\r');
    await world.terminal.exited;
    await eventually('it is learned', () => lessonsIn(world.home).length === 1);
    await nothingRuns(world);
    expect(lessonsIn(world.home)).toMatchObject([
      { kind: 'fix', times: 1, evidence: [{ before: 'git push', about: '', after: 'git push -u origin login' }] },
    ]);
    for (const bytes of stateFiles(world.home)) for (const text of [SECRET, 'upstream branch']) expect(bytes).not.toContain(text);

    await using later = new World({ shell, cols: 160, beside: world });
    await later.ready();
    await run(later, GIT.replace('login', 'header').replace('$TOKEN_OF_MINE', 'other'), AT_PROMPT);
    await run(later, 'git push', AT_PROMPT);
    later.terminal.type('yo\r');
    await later.terminal.until((text) => text.trimEnd().endsWith('P> git push -u origin header'));
    expect(later.terminal.text()).toContain('your fix from earlier today');
  });

  test('history = 0: nothing is made', async () => {
    await using world = new World({ shell });
    fs.writeFileSync(path.join(world.home, '.yoconf'), 'history = 0\n');
    await world.ready();
    await run(world, 'echo first', AT_PROMPT);
    world.terminal.type('exit\r');
    await world.terminal.exited;
    await nothingRuns(world);
    expect(fs.existsSync(path.join(world.home, '.local/state/yosh/record.db'))).toBe(false);
  });
});

describe('the frames', () => {
  const at = (n: number, frame: Frame): Buffer => encodeMessage('F', float64(n), float64(NOON_MS + n), encodeBody(frame));
  const who = `${process.geteuid?.() ?? ''}@here`;
  const frames = Buffer.concat([
    at(1, { verb: 'P', shell: 'bash', version: '5.2', status: 0, cwd: '/p', prefill: false, who }),
    at(2, { verb: 'C', text: '' }),
    at(3, { verb: 'D', status: 1, text: 'git push', alias: '', repeats: '' }),
    at(4, { verb: 'P', shell: 'bash', version: '5.2', status: 1, cwd: '/p', prefill: false, who }),
    at(5, { verb: 'C', text: '' }),
    at(6, { verb: 'D', status: 0, text: 'git push -u origin main', alias: '', repeats: '' }),
  ]);
  async function* cut(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
    for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
  }

  test('cut into pieces of any size, and again: each command is there once', async () => {
    using desk = new RecordDesk();
    for (const size of [1, 7, 4_096]) await catchUp(desk.env, 's', cut(frames, size));
    expect(desk.find('git').map(({ text, runs, cwd, status }) => [text, runs, cwd, status])).toEqual([
      ['git push -u origin main', 1, '/p', 0],
      ['git push', 1, '/p', 1],
    ]);
  });

  test('ending anywhere, or damaged anywhere: what is whole is recorded, and nothing is thrown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(frames.length), fc.nat(frames.length - 1), fc.boolean(), async (end, flip, damages) => {
        using desk = new RecordDesk();
        const bytes = Buffer.from(frames.subarray(0, damages ? frames.length : end));
        if (damages) bytes[flip] = (bytes[flip] ?? 0) ^ 0x55;
        await catchUp(desk.env, 's', cut(bytes, 50)).catch((error: Error) => expect(error.message).toMatch(/link message/));
      }),
      { numRuns: 25 },
    );
  });
});
