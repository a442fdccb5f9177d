/** The cache of compiled code, used by a small program in a folder of its own. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { REPOSITORY } from '../support/scripted-root.ts';

const SOURCE = path.join(REPOSITORY, 'src/base/code-cache.ts');

let home = '';
let program = '';
const part = (): string => path.join(home, 'dist/part.cjs');
const kept = (): string => path.join(home, '.cache/yosh/code-main/part.cjs');

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-code-'));
  program = path.join(home, 'dist/main.cjs');
  fs.mkdirSync(path.dirname(program));
  fs.writeFileSync(
    program,
    `import(${JSON.stringify(SOURCE)}).then(async ({ cacheCode }) => {
      const cache = cacheCode(process.env, __filename);
      console.log(require('./part.cjs').say());
      await cache.store();
    });`,
  );
  say('one');
});
afterEach(() => fs.rmSync(home, { recursive: true, force: true }));

/** Writes a part that loads modules, and says a word and where it is. */
const say = (word: string): void =>
  fs.writeFileSync(
    part(),
    `// a comment
exports.say = () => [${JSON.stringify(word)}, typeof process.getBuiltinModule('node:os').EOL, require('node:path').relative(__dirname, __filename), module.id === __filename].join();
// no line end`,
  );

/** Its output, with what it wrote to standard error. */
const run = (env: NodeJS.ProcessEnv = {}): string =>
  execFileSync('/bin/sh', ['-c', 'exec "$0" "$1" 2>&1', process.execPath, program], {
    env: { HOME: home, ...env },
    encoding: 'utf8',
  }).trim();

const SAYS_ONE = 'one,string,part.cjs,true';

test('code is stored once, and the next start takes it', () => {
  expect(run()).toBe(SAYS_ONE);
  const { ino } = fs.statSync(kept());
  expect(run()).toBe(SAYS_ONE);
  // code that V8 did not accept would have been stored again
  expect(fs.statSync(kept()).ino).toBe(ino);
  expect(fs.readdirSync(path.dirname(kept()))).toEqual(['part.cjs']);
});

test('what a killed process had begun to write is removed once the file is there', () => {
  const folder = path.dirname(kept());
  fs.mkdirSync(folder, { recursive: true });
  for (const name of ['.part.cjs.0123456789ab.tmp', '.other.cjs.0123456789ab.tmp']) fs.writeFileSync(path.join(folder, name), 'begun');
  expect(run()).toBe(SAYS_ONE);
  expect(fs.readdirSync(folder)).toEqual(['.other.cjs.0123456789ab.tmp', 'part.cjs']);
});

test('the code of a module that an upgrade removed goes when other code is stored; what is somebody else’s stays', () => {
  const before = path.join(home, 'dist/before.cjs');
  fs.writeFileSync(before, `exports.word = 'old';`);
  fs.writeFileSync(part(), `exports.say = () => require('./before.cjs').word;`);
  expect(run()).toBe('old');
  const folder = path.dirname(kept());
  fs.writeFileSync(path.join(folder, 'notes'), 'mine');
  expect(fs.readdirSync(folder)).toEqual(['before.cjs', 'notes', 'part.cjs']);
  fs.rmSync(before);
  say('one');
  expect(run()).toBe(SAYS_ONE);
  expect(fs.readdirSync(folder)).toEqual(['notes', 'part.cjs']);
});

test.each([
  ['with characters above ASCII', 'exports.say = () => "naïve → 漢字 \u{1F600}";', 'naïve → 漢字 \u{1F600}'],
  ['of more than a megabyte', `/* ${'x'.repeat(1_300_000)} */ exports.say = () => 'long';`, 'long'],
  ['with bytes that are no characters', Buffer.from('/* \xff\xfe */ exports.say = () => "read";', 'latin1'), 'read'],
])('a module %s is read, then taken from the cache', (_, text, says) => {
  fs.writeFileSync(path.join(home, 'dist/other.cjs'), text);
  fs.writeFileSync(part(), `exports.say = () => require('./other.cjs').say();`);
  expect(run()).toBe(says);
  const other = path.join(path.dirname(kept()), 'other.cjs');
  const { ino } = fs.statSync(other);
  expect(run()).toBe(says);
  expect(fs.statSync(other).ino).toBe(ino);
});

test('another build of the same length and time is not taken for the one before', () => {
  const before = fs.statSync(part());
  expect(run()).toBe(SAYS_ONE);
  say('two');
  fs.utimesSync(part(), before.atime, before.mtime);
  expect(run()).toBe(SAYS_ONE.replace('one', 'two'));
});

test.each([0, 7, 1024, 2000])('code cut to %d bytes is not run', (bytes) => {
  run();
  fs.truncateSync(kept(), bytes);
  const { ino } = fs.statSync(kept());
  expect(run()).toBe(SAYS_ONE);
  expect(fs.statSync(kept()).ino).not.toBe(ino);
});

test('a folder that others may write to is not used', () => {
  fs.mkdirSync(path.join(home, '.cache/yosh'), { recursive: true });
  fs.chmodSync(path.join(home, '.cache/yosh'), 0o777);
  expect(run()).toBe(SAYS_ONE);
  expect(fs.readdirSync(path.join(home, '.cache/yosh'))).toEqual([]);
});

test.each([{ HOME: '' }, { HOME: '/proc/none' }, { HOME: 'relative' }])('without a home nothing is kept: %o', (env) => {
  expect(run(env)).toBe(SAYS_ONE);
});

test('no program that is built uses `import()`, which a module from the cache cannot', () => {
  const folder = path.join(REPOSITORY, 'dist');
  const uses = fs
    .readdirSync(folder)
    .filter(
      (file) =>
        file.endsWith('.cjs') && /(?:await|return|void|new|[=(,:?>])\s*import\(/.test(fs.readFileSync(path.join(folder, file), 'utf8')),
    );
  expect(uses).toEqual([]);
});

test('modules load each other in a circle, each once, one that fails is tried again, one that is gone fails as with Node', () => {
  const other = path.join(home, 'dist/other.cjs');
  fs.writeFileSync(
    part(),
    `exports.early = 1; const other = require('./other.cjs');
let failed = 0;
for (let i = 0; i < 2; i++) try { require('./fails.cjs'); } catch { failed += 1; }
let code = '';
try { require('./gone.cjs'); } catch (error) { code = error.code; }
exports.say = () => [other.seen, require('./other.cjs') === other, require.call(null, './part.cjs') === exports, failed, globalThis.runs, code].join();`,
  );
  fs.writeFileSync(other, `globalThis.runs = (globalThis.runs ?? 0) + 1; exports.seen = require('./part.cjs').early;`);
  fs.writeFileSync(path.join(home, 'dist/fails.cjs'), `throw new Error('no');`);
  const says = '1,true,true,2,1,MODULE_NOT_FOUND';
  expect(run()).toBe(says);
  expect(run()).toBe(says);
  expect(fs.readdirSync(path.dirname(kept())).toSorted()).toEqual(['fails.cjs', 'other.cjs', 'part.cjs']);
});
