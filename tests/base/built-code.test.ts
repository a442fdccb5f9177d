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

test('what is built makes no getters for all members of a module of Node', () => {
  const made = (name: string): readonly string[] => fs.readFileSync(path.join(DIST, name), 'utf8').match(/__toESM\(node_\w+/g) ?? [];
  for (const name of fs.readdirSync(DIST).filter((file) => file.endsWith('.cjs') && !file.startsWith('part-node-')))
    expect({ name, made: made(name) }).toEqual({ name, made: [] });
});
