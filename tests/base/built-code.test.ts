/** What the build writes, as it affects the time to load it. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/scripted-root.ts';

const DIST = path.join(REPOSITORY, 'dist');

test('every built program is ASCII: V8 holds a file with any other character as text of twice the size', () => {
  const built = fs.readdirSync(DIST).filter((name) => name.endsWith('.cjs'));
  expect(built).toContain('yo.cjs');
  // eslint-disable-next-line no-control-regex
  expect(built.filter((name) => /[^\0-\x7f]/.test(fs.readFileSync(path.join(DIST, name), 'utf8')))).toEqual([]);
});
