/** The files that a command would delete or overwrite, compared with the results of find, du, bash and git. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type View, expand } from '../../src/effects/expand.ts';
import { parseIndex } from '../../src/effects/git-index.ts';
import { blastRadius, type Radius } from '../../src/effects/radius.ts';
import { Tally } from '../../src/effects/tally.ts';
import { parseCommand } from '../../src/syntax/parse-command.ts';
import { commandsOf } from '../../src/syntax/walk-commands.ts';
import { cpuMsOf } from '../support/clock.ts';
import { runs } from '../support/sample.ts';
import { effects } from './support.ts';

const PATIENT = { ms: 60_000, entries: 1_000_000 };
let root = '';

beforeAll(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-radius-')));
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

/** Makes files of the given numbers of bytes; a path that ends in a slash is a folder. */
function tree(name: string, files: Readonly<Record<string, number>>): string {
  const base = path.join(root, name);
  fs.rmSync(base, { recursive: true, force: true });
  for (const [file, bytes] of Object.entries(files)) {
    const at = path.join(base, file);
    fs.mkdirSync(file.endsWith('/') ? at : path.dirname(at), { recursive: true });
    if (!file.endsWith('/')) fs.writeFileSync(at, 'x'.repeat(bytes));
  }
  return base;
}

const PROJECT = {
  'src/a.ts': 10,
  'src/b.ts': 5_000,
  'src/deep/er/c.ts': 100_000,
  'src/.hidden': 1,
  'logs/old.log': 3,
  'logs/new.log': 0,
  'logs/keep.txt': 7,
  '.env': 5,
  'empty/': 0,
  'with space/x y.txt': 9,
  README: 12,
};

const view = (cwd: string, variables: Readonly<Record<string, string>> = {}): View => ({
  shell: 'bash',
  cwd,
  home: path.join(root, 'home'),
  variable: (name) => variables[name],
});
const radius = (command: string, cwd: string, variables?: Readonly<Record<string, string>>): Promise<Radius | null> =>
  blastRadius(effects(command, cwd), view(cwd, variables), PATIENT);
const run = (cwd: string, program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', env: { PATH: process.env['PATH'], LC_ALL: 'C', HOME: root } });
const counted = (output: string): number => output.split('\n').filter((line) => line !== '').length;

describe('a recursive delete', () => {
  test.each([
    ['rm -rf src', ['src']],
    ['rm -rf src logs .env', ['src', 'logs', '.env']],
    ['rm -rf "with space"', ['with space']],
    ['rm -rf s* l*/', ['src', 'logs']],
    ['rm -rf ./*', ['src', 'logs', 'empty', 'with space', 'README']],
    ['rm -rf {src,logs}/', ['src', 'logs']],
    ['sudo rm -rf src', ['src']],
    ['for d in src logs; do rm -rf "$d"; done', ['src', 'logs']],
    ['D=src; rm -rf "$D"', ['src']],
    ['rm -rf "$SET"', ['src']],
    ['rm -rf src src/deep', ['src']],
    ['rm -rf missing src', ['src']],
  ])('%s is counted like find and du', async (command, places) => {
    const cwd = tree('project', PROJECT);
    const found = await radius(command, cwd, { SET: 'src' });
    expect((found?.deletes?.files ?? 0) + (found?.deletes?.folders ?? 0)).toBe(counted(run(cwd, 'find', ...places)));
    expect(found?.deletes?.bytes).toBe(
      Number(
        run(cwd, 'du', '-s', '-c', '-B1', ...places)
          .trim()
          .split('\n')
          .at(-1)
          ?.split('\t')[0],
      ),
    );
    expect(found?.deletes?.more).toBe(false);
  });

  test('a file with two names counts once, and a link is not followed', async () => {
    const cwd = tree('links', { 'a/x': 50_000, 'b/y': 10 });
    fs.linkSync(path.join(cwd, 'a/x'), path.join(cwd, 'a/z'));
    fs.symlinkSync('../b', path.join(cwd, 'a/link'));
    fs.symlinkSync('nowhere', path.join(cwd, 'a/dangling'));
    const found = await radius('rm -rf a', cwd);
    expect(found?.deletes).toMatchObject({ files: 4, folders: 1, bytes: Number(run(cwd, 'du', '-s', '-B1', 'a').split('\t')[0]) });
  });

  test('secrets and repositories in it are named', async () => {
    const cwd = tree('secrets', { 'p/.env': 1, 'p/.git/HEAD': 1, 'p/id_rsa': 1, 'p/notes': 1 });
    expect((await radius('rm -rf p', cwd))?.deletes?.notable.toSorted()).toEqual(['.env', '.git', 'id_rsa']);
  });

  test('a variable that is not set is reported and nothing is counted', async () => {
    const cwd = tree('project', PROJECT);
    expect(await radius('rm -rf "$UNSET"/', cwd)).toEqual({ deletes: null, overwrites: [], unset: ['UNSET'] });
    expect(await radius('rm -rf $UNSET/*', cwd)).toEqual({ deletes: null, overwrites: [], unset: ['UNSET'] });
    expect((await radius('rm -rf "${UNSET:-src}"', cwd))?.deletes?.files).toBe(4);
  });

  test('nothing is counted when the files cannot be known', async () => {
    const cwd = tree('project', PROJECT);
    for (const command of [
      'rm -rf $(ls)',
      'rm -rf "$1"',
      'ls | xargs rm',
      'rm -rf ~nobody/x',
      'ssh host rm -rf src',
      'while read -r f; do rm -rf "$f"; done',
      'rm -rf missing',
      'ls',
    ])
      expect(await radius(command, cwd)).toBeNull();
  });

  test('a used-up budget makes the numbers lower bounds', async () => {
    const cwd = tree('many', Object.fromEntries(Array.from({ length: 300 }, (_none, at) => [`d/${at}`, 0])));
    const found = await blastRadius(effects('rm -rf d', cwd), view(cwd), { ms: 60_000, entries: 100 });
    expect(found?.deletes?.more).toBe(true);
    expect(found?.deletes?.files).toBeLessThan(100);
    const looked = blastRadius(effects('rm -rf /', cwd), view(cwd));
    expect(await cpuMsOf(() => looked)).toBeLessThan(2_000);
    const all = await looked;
    expect(all === null || all.deletes?.more === true).toBe(true);
    expect((await blastRadius(effects('rm -rf /proc', cwd), view(cwd)))?.deletes?.files ?? 0).toBe(0);
  });
});

describe('a delete that is not recursive', () => {
  test('counts files only', async () => {
    const cwd = tree('project', PROJECT);
    expect((await radius('rm src/*.ts logs/*.log empty', cwd))?.deletes).toMatchObject({ files: 4, folders: 0 });
    expect((await radius('for f in src/*.ts; do rm "$f"; done', cwd))?.deletes).toMatchObject({ files: 2 });
    expect((await radius('rm src/{a,b}.ts', cwd))?.deletes).toMatchObject({ files: 2 });
  });
});

describe('the number of files that git does not track', () => {
  const project = (version: number): string => {
    const cwd = tree(`git${version}`, { 'a/one': 1, 'a/two': 1, 'a/a-much-longer-name-than-eight': 1, 'a/neu': 1, 'b/ä': 1, 'c/loose': 1 });
    for (const args of [
      ['init', '-q'],
      ['config', 'index.version', String(version)],
      ['add', 'a/one', 'a/two', 'a/a-much-longer-name-than-eight', 'b'],
    ])
      run(cwd, 'git', ...args);
    if (version === 3) run(cwd, 'git', 'add', '--intent-to-add', 'a/neu');
    return cwd;
  };

  test.each([2, 3, 4])('is counted from an index of version %i', async (version) => {
    const cwd = project(version);
    const index = fs.readFileSync(path.join(cwd, '.git/index'));
    expect(index.readUInt32BE(4)).toBe(version);
    const known = run(cwd, 'git', '-c', 'core.quotePath=false', 'ls-files').trim().split('\n');
    expect([...(parseIndex(index) ?? [])]).toEqual(known);
    expect((await radius('rm -rf a', cwd))?.deletes?.notInGit).toBe(version === 3 ? 0 : 1);
    expect((await radius('rm -rf a b c', cwd))?.deletes?.notInGit).toBe(version === 3 ? 1 : 2);
    expect((await radius('rm -rf ../a ../one', path.join(cwd, 'a')))?.deletes?.notInGit).toBe(version === 3 ? 0 : 1);
  });

  test('is left out without a readable index, and a damaged index does not throw', async () => {
    const cwd = project(2);
    const index = fs.readFileSync(path.join(cwd, '.git/index'));
    for (let end = 0; end < index.length; end += 1) parseIndex(index.subarray(0, end));
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.integer({ min: 0, max: 5 }), (bytes, version) => {
        parseIndex(Buffer.concat([Buffer.from('DIRC'), Buffer.from([0, 0, 0, version, 0, 0, 255, 255]), Buffer.from(bytes)]));
      }),
    );
    fs.writeFileSync(path.join(cwd, '.git/index'), 'DIRC');
    expect((await radius('rm -rf a', cwd))?.deletes?.notInGit).toBeNull();
  });

  test('is counted in a worktree, whose .git is a file', async () => {
    const cwd = project(2);
    run(cwd, 'git', '-c', 'user.name=x', '-c', 'user.email=x@x', 'commit', '-qm', 'x');
    run(cwd, 'git', 'worktree', 'add', '-q', '../tree-of-git');
    const there = path.join(root, 'tree-of-git');
    fs.writeFileSync(path.join(there, 'a/new'), 'x');
    expect((await radius('rm -rf a', there))?.deletes).toMatchObject({ files: 4, notInGit: 1 });
  });
});

describe('the files that would be overwritten', () => {
  test.each([
    ['echo x > README', ['README']],
    ['echo x > new', []],
    ['echo x > logs/new.log', []],
    ['echo x >> README', []],
    ['echo x | tee README logs/keep.txt', ['README', 'logs/keep.txt']],
    ['cp src/a.ts README', ['README']],
    ['cp src/a.ts new', []],
    ['mv README logs/keep.txt src', []],
    ['cp logs/keep.txt "with space/x y.txt" src', []],
    ['mv -n src/a.ts README', []],
    ['truncate -s 0 README', ['README']],
    ['> README', ['README']],
    ['dd if=/dev/zero of=README count=1', ['README']],
    ['sort -o README README', ['README']],
  ])('%s', async (command, expected) => {
    const cwd = tree('project', PROJECT);
    expect((await radius(command, cwd))?.overwrites ?? []).toEqual(expected);
  });

  test('in a folder are those with the same names', async () => {
    const cwd = tree('same', { 'from/a': 1, 'from/b': 1, 'to/a': 1 });
    expect((await radius('cp from/* to', cwd))?.overwrites).toEqual(['to/a']);
    expect((await radius('mv -t to from/a', cwd))?.overwrites).toEqual(['to/a']);
  });
});

describe('find', () => {
  /** Files of several sizes and ages. */
  const aged = (name: string): string => {
    const cwd = tree(name, { ...PROJECT, 'src/big.ts': 3_000_000, 'a/b/c/d': 1, 'a/keep/x.log': 1, 'a/keep/y': 1 });
    const now = Date.now() / 1000;
    for (const [file, days] of [
      ['src/a.ts', 40],
      ['src/b.ts', 2],
      ['logs/old.log', 90.5],
      ['a/b/c/d', 7],
      ['README', 1.2],
    ] as const)
      fs.utimesSync(path.join(cwd, file), now, now - days * 86_400);
    fs.symlinkSync('README', path.join(cwd, 'link'));
    return cwd;
  };

  const tests = [
    '-name "*.ts"',
    '-iname "*.TS"',
    '-name "[a-c]*"',
    '-name "*.??"',
    '-path "*/deep/*"',
    '-path "./src/*"',
    '-type f',
    '-type d',
    '-type l',
    '-type f,l',
    '-mtime +30',
    '-mtime -3',
    '-mtime 7',
    '-mtime 1',
    '-mmin -60',
    '-mmin +60',
    '-size +1k',
    '-size -2k',
    '-size 1',
    '-size 10c',
    '-size +1M',
    '-newer README',
    '-empty',
    '-true',
    '-false',
    '-name ".*"',
    '-name "[!a-z]*"',
    '-name "x y.txt"',
  ];
  const expression: fc.Arbitrary<string> = fc.letrec<{ any: string }>((tie) => ({
    any: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(...tests),
      tie('any').map((of) => `! ${of.includes(' -o ') || of.includes(' -a ') ? `\\( ${of} \\)` : of}`),
      fc.tuple(tie('any'), tie('any')).map(([a, b]) => `\\( ${a} -o ${b} \\)`),
      fc.tuple(tie('any'), tie('any')).map(([a, b]) => `${a} -a ${b}`),
      fc.tuple(tie('any'), tie('any')).map(([a, b]) => `${a} ${b}`),
    ),
  })).any;
  const options = fc.constantFrom('', '-maxdepth 1', '-maxdepth 2', '-mindepth 1', '-mindepth 2 -maxdepth 3');
  const roots = fc.constantFrom('', '.', 'src', 'src logs', './a/', '*');

  const prunes = fc.constantFrom(
    '-name src -prune',
    '-path ./a/keep -prune',
    '-type d -name logs -prune',
    '\\( -name src -o -name logs \\) -prune',
  );

  test('with -prune: the same entries as find prints; nothing is counted with -prune in parentheses', async () => {
    const cwd = aged('pruned');
    await fc.assert(
      fc.asyncProperty(roots, options, prunes, async (where, option, prune) => {
        const command = `find ${where} ${option} ${prune} -o -type f -print`;
        const found = await radius(`${command}0 | xargs -0 rm`, cwd);
        expect(found?.deletes?.files ?? 0).toBe(counted(run(cwd, 'bash', '-c', command)));
      }),
      { numRuns: runs(40) },
    );
    expect(await radius('find . \\( -name src -prune -o -type f \\) -name "*.ts" -print0 | xargs -0 rm', cwd)).toBeNull();
  });

  test('without -delete: the same entries as find prints', async () => {
    const cwd = aged('found');
    await fc.assert(
      fc.asyncProperty(roots, options, expression, async (where, option, tests) => {
        const command = `find ${where} ${option} ${tests}`;
        // rm without -r deletes what is no folder
        const expected = counted(run(cwd, 'bash', '-c', `find ${where} ${option} \\( ${tests} \\) -a ! -type d -print`));
        const found = await radius(`${command} -print0 | xargs -0 rm`, cwd);
        expect(found?.deletes?.files ?? 0).toBe(expected);
      }),
      { numRuns: runs(60) },
    );
  });

  test('with -delete: as many entries as it deletes', async () => {
    let copy = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('', 'src', 'a logs'), options, expression, async (where, option, tests) => {
        const cwd = aged(`deleted${(copy += 1)}`);
        const command = `find ${where} ${option} \\( ${tests} \\) -delete`;
        const found = await radius(command, cwd);
        const before = counted(run(cwd, 'find', '.'));
        run(cwd, 'bash', '-c', `${command} 2>/dev/null; true`);
        expect((found?.deletes?.files ?? 0) + (found?.deletes?.folders ?? 0)).toBe(before - counted(run(cwd, 'find', '.')));
      }),
      { numRuns: 20 },
    );
  });

  test.each([
    ['find . -name "*.log" -exec rm {} \\;', 3],
    ['find . -name "*.log" -exec rm -f {} +', 3],
    ['find . -type d -name src -prune -exec rm -rf {} +', 8],
    ['find . -name "*.log" -print0 | xargs -0 rm', 3],
    ['find src -type f -name "*.ts" -size +1M -delete', 1],
    ['find a -type d -print0 | xargs -0 rm -rf', 7],
  ])('%s', async (command, entries) => {
    const found = await radius(command, aged('rows'));
    expect((found?.deletes?.files ?? 0) + (found?.deletes?.folders ?? 0)).toBe(entries);
  });

  test.each([
    'find . -user me -delete',
    'find . -regex ".*x" -delete',
    'find . -name "$X" -delete',
    'find -L . -delete',
    'find . -exec test -f {} \\; -delete',
    'find . -name x | grep y | xargs rm',
    'find . \\( -name x -delete',
    'find . -name',
  ])('counts nothing when a part of the expression is unknown: %s', async (command) => {
    expect(await radius(command, aged('rows'))).toBeNull();
  });
});

describe('patterns', () => {
  test('match the same files as in bash', () => {
    const cwd = tree(
      'globs',
      Object.fromEntries(
        ['a', 'ab', 'abc', 'b', '.a', 'a.b', 'A', '-x', '[a]', 'x y', 'd/a', 'd/.b', 'e/a', 'e/f/a', '1', '12'].map((name) => [name, 0]),
      ),
    );
    const piece = fc.constantFrom(
      '*',
      '?',
      '[ab]',
      '[!a]',
      '[^a]',
      '[a-c]',
      '[[:digit:]]',
      'a',
      'b',
      '.',
      '\\*',
      "'a'",
      '"?"',
      'd',
      '/',
      '[]a]',
      '[a',
      ']',
      '-',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join('')),
        (pattern) => {
          const parsed = parseCommand(`: ${pattern}`);
          if (!parsed.ok) return;
          const arg = commandsOf(parsed.value)[0]?.args[0];
          if (arg === undefined || pattern.startsWith('/') || /\[[^\]]*\//.test(pattern) || !arg.parts.some(({ kind }) => kind === 'glob'))
            return;
          const expected = run(cwd, 'bash', '-c', `shopt -s nullglob; cd ${JSON.stringify(cwd)}; printf '%s\\n' ${pattern}`)
            .split('\n')
            .filter((line) => line !== '');
          const found = expand(arg, null, view(cwd), new Tally(PATIENT))?.paths ?? [];
          const tidy = (paths: readonly string[]): readonly string[] =>
            [...new Set(paths.map((each) => path.posix.normalize(each).replace(/\/$/, '')))].toSorted();
          expect(tidy(found)).toEqual(tidy(expected));
        },
      ),
      { numRuns: runs(80) },
    );
  });
});

test('counting changes nothing: no contents, no names, no times of files', async () => {
  const cwd = tree('untouched', PROJECT);
  run(cwd, 'git', 'init', '-q');
  run(cwd, 'git', 'add', 'src');
  const old = Date.now() / 1000 - 100_000;
  const all = fs.readdirSync(cwd, { recursive: true, encoding: 'utf8' }).map((name) => path.join(cwd, name));
  for (const file of all) fs.utimesSync(file, old, old + 10);
  const state = (): unknown =>
    all.map((file) => {
      const { size, mtimeMs, ctimeMs, atimeMs, mode, ino } = fs.lstatSync(file);
      // listing a folder may renew its access time, so that is not compared
      return [file, size, mtimeMs, ctimeMs, mode, ino, fs.lstatSync(file).isDirectory() ? 0 : atimeMs];
    });
  const before = state();
  for (const command of [
    'rm -rf src',
    'rm -rf *',
    'find . -delete',
    'rm src/*.ts',
    'echo x > README',
    'cp README src',
    'find . -newer README -print0 | xargs -0 rm -rf',
    'mv * logs',
  ])
    await radius(command, cwd);
  expect(state()).toEqual(before);
});
