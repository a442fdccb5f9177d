/** Runs all rows and all runs of the tests of which `npm test` takes a sample, or of those whose path contains an argument. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const sampled = fs
  .globSync('tests/**/*.test.ts', { cwd: root })
  .filter((file) => /\/support\/sample\.ts'/.test(fs.readFileSync(path.join(root, file), 'utf8')))
  .filter((file) => process.argv.length < 3 || process.argv.slice(2).some((part) => file.includes(part)));
if (sampled.length === 0) throw new Error('no test of this name takes a sample');
const env = { ...process.env, YOSH_TEST_WHOLE: '1' };
process.exitCode = spawnSync('vitest', ['run', ...sampled.toSorted()], { cwd: root, env, stdio: 'inherit' }).status ?? 1;
