/** The shell that is started while the request is in flight is ended again, whenever the answer comes. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readShellNames } from '../../src/review/shell-names.ts';
import { Reviewer } from '../../src/review/reviewer.ts';
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
});
