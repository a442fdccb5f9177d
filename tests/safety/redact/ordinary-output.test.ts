/** How much of the frozen set of ordinary output masking changes. The set holds no secret; only lines are counted, none is shown. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Redactor } from '../../../src/safety/redact/index.ts';

const FOLDER = path.join(import.meta.dirname, '../../corpora/ordinary-output');
/** The most lines of a thousand. */
const MOST = 1;

test('at most one line of a thousand is changed', () => {
  let lines = 0;
  let changed = 0;
  for (const file of fs.readdirSync(FOLDER)) {
    const before = fs.readFileSync(path.join(FOLDER, file), 'utf8').split('\n');
    // a masked line end joins two lines, so lines are compared as a set
    const after = new Set(new Redactor({}).redact(before.join('\n')).split('\n'));
    lines += before.length - 1;
    changed += before.filter((line) => !after.has(line)).length;
  }
  expect((1000 * changed) / lines).toBeLessThanOrEqual(MOST);
});
