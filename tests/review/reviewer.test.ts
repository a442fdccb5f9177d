/** The shell that is started while the request is in flight is ended again, whenever the answer comes. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readShellNames } from '../../src/review/shell-names.ts';
import { Reviewer } from '../../src/review/reviewer.ts';
import { type CommandLine, gateCommand } from '../../src/safety/command-gate.ts';
import { Redactor } from '../../src/safety/redact/index.ts';
import { eventually } from '../support/clock.ts';

const PLACE = { shell: 'bash', version: '5', cwd: '/', who: '', size: { cols: 80, rows: 24 } };

/** Child processes that have not ended. */
function children(): readonly string[] {
  return fs
    .readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter((pid) => pid !== '');
}

function gated(text: string): CommandLine {
  const command = gateCommand(text, PLACE.size);
  if (!command.ok) throw new Error('the gate is closed');
  return command.value;
}

const until = (holds: () => boolean): Promise<void> => eventually(() => `none left of ${children().join(' ')}`, holds, 5);

test('no shell is left waiting, whether the answer comes before, during or after the warm-up', async () => {
  const before = children();
  using home = fs.mkdtempDisposableSync(path.join(os.tmpdir(), 'yosh-reviewer-'));
  const reviewer = new Reviewer(() => readShellNames(home.path), { PATH: '/usr/bin:/bin', HOME: home.path }, new Redactor({}));
  // after
  await reviewer.prepare(PLACE);
  expect(children().length).toBe(before.length + 1);
  reviewer.rest();
  await until(() => children().length === before.length);
  // before, and during
  const early = reviewer.prepare(PLACE);
  reviewer.rest();
  await early;
  await until(() => children().length === before.length);
  const late = reviewer.prepare(PLACE);
  await new Promise((next) => setImmediate(next));
  reviewer.rest();
  await late;
  await until(() => children().length === before.length);
  // a second time without an end in between
  await reviewer.prepare(PLACE);
  await reviewer.prepare(PLACE);
  await until(() => children().length === before.length + 1);
  reviewer.rest();
  await until(() => children().length === before.length);
  // the one that was started while the question was typed serves it
  await reviewer.prepareTyping(PLACE);
  const waiting = children();
  await reviewer.prepare(PLACE);
  expect(children()).toEqual(waiting);
  await reviewer.review({ command: gated('echo x'), words: '', turns: [], place: PLACE }, new AbortController().signal, () => null);
  await until(() => children().length === before.length);
  reviewer.rest();
});

test('the deadlines of a review are as long as the reviewer was asked for', async () => {
  using home = fs.mkdtempDisposableSync(path.join(os.tmpdir(), 'yosh-reviewer-'));
  // a shell that takes longer to complain than the deadline of a person's review
  const slow = `#!/bin/sh\nread -r line\nsleep 0.5\necho 'zsh:1: it is slow' >&2\nexit 1\n`;
  fs.writeFileSync(path.join(home.path, 'zsh'), slow, { mode: 0o755 });
  const env = { PATH: `${home.path}:/usr/bin:/bin`, HOME: home.path };
  const request = { command: gated('echo x'), words: '', turns: [], place: { ...PLACE, shell: 'zsh' } };
  const reviewer = new Reviewer(() => readShellNames(home.path), env, new Redactor({}), 1_000);
  expect((await reviewer.review(request, new AbortController().signal, () => null)).repair).toContain('it is slow');
});
