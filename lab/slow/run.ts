/** Runs the tests, or those in the files and folders of the arguments, and prints what each file costs; then the slowest tests. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const reporter = path.join(import.meta.dirname, 'costs-reporter.ts');
const root = path.resolve(import.meta.dirname, '../..');
const args = ['run', '--reporter=dot', `--reporter=${reporter}`, ...process.argv.slice(2)];
process.exitCode = spawnSync('vitest', args, { cwd: root, stdio: 'inherit' }).status ?? 1;
