/**
 * Runs before every test file. A test sees only the programs of the machine: it gets an empty home, an empty folder for temporary
 * files and an environment without the user's variables, keys and sessions.
 */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, inject } from 'vitest';
import { cpuMsSoFar } from './costs.ts';
import { REPOSITORY } from './scripted-root.ts';

/** Variables of the test runner, and those that switch on more than the usual tests. */
const KEPT =
  /^(?:VITEST|TINYPOOL|NODE_ENV$|TEST$|CI$|DEV$|PROD$|MODE$|SSR$|BASE_URL$|FORCE_COLOR$|NO_COLOR$|YOSH_(?:TEST_|RECORDINGS$|XTERM_PAIRS$|HOSTILE$|CAPTURES$))/;

const PROGRAMS = ['/opt/homebrew/bin', '/usr/local/bin', '/usr/bin', '/bin', '/usr/local/sbin', '/usr/sbin', '/sbin'];

// the second user of some tests must be able to reach the roots
const folder = fs.mkdtempSync(`${inject('runFolder')}/`);
fs.chmodSync(folder, 0o755);
const home = path.join(folder, 'home');
fs.mkdirSync(home);

for (const name of Object.keys(process.env)) if (!KEPT.test(name)) delete process.env[name];
Object.assign(process.env, {
  HOME: home,
  TMPDIR: folder,
  PATH: [`${REPOSITORY}/node_modules/.bin`, ...PROGRAMS.filter((one) => fs.existsSync(one))].join(':'),
  SHELL: '/bin/sh',
  LANG: 'C.UTF-8',
  TZ: 'UTC',
});
process.umask(0o022);

const cpuMsBefore = cpuMsSoFar();
// oxlint-disable-next-line no-empty-pattern -- the runner accepts no other first parameter before the suite
afterAll(({}, { file }) => {
  file.meta.cpuMs = cpuMsSoFar() - cpuMsBefore;
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
});
