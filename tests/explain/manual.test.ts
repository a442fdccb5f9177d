/** The options that are explained, against the manual pages of this machine, for every program that has one here. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { optionsOfManual } from '../../src/check/know/manual.ts';
import { allTexts } from '../../src/explain/texts/index.ts';
import { mannerOf, rowOf } from '../../src/programs/known-options.ts';
import type { Options } from '../../src/programs/options.ts';

/** Options that a page describes without writing them as an option, or that only another version has; each was looked up. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  set: 'e u x o', // the page is that of Tcl
  zsh: 'e l n u', // zshoptions(1)
  apt: 'y q s d f yes assume-yes quiet simulate dry-run download-only fix-broken no-install-recommends purge reinstall', // apt-get(8)
  mawk: 'field-separator assign file', // gawk(1)
  awk: 'field-separator assign file',
  node: 'watch', // from Node 18 on
  pytest: 'v q s n verbose quiet exitfirst lf last-failed maxfail cov tb', // pytest --help, pytest-xdist, pytest-cov
  sqlite3: 'header json readonly', // sqlite3 -help
  sqlite: 'header json readonly',
  killall: 'INT SIGINT TERM SIGTERM KILL SIGKILL STOP SIGSTOP CONT SIGCONT QUIT SIGQUIT USR1 USR2 SIGUSR1 SIGUSR2', // killall(1), "-SIGNAL"
  'openssl req': 'sha256', // any digest: openssl-dgst(1)
  'openssl x509': 'sha256',
  'openssl dgst': 'sha1',
  'openssl enc': 'aes-256-cbc aes-128-cbc', // any cipher: openssl-enc(1), "-cipher"
  perl: 'n p a', // perlrun(1), in the text
  patch: 'input reverse directory backup quiet forward dry-run', // patch(1), behind "or"
};

/** The files of the manual pages here by the name of the page, for one call of `man`. */
function pagesOf(names: readonly string[]): ReadonlyMap<string, string> {
  // it fails as soon as one name has no page, and prints the others
  const { stdout }: { readonly stdout: string | null } = spawnSync('man', ['-w', ...names], { encoding: 'utf8' });
  const files = (stdout ?? '').split('\n').filter((file) => file.startsWith('/'));
  return new Map(files.map((file) => [path.basename(file).replace(/\.\d\w*(?:\.\w+)?$/, ''), file]));
}

function manualIn(file: string): Options | null {
  const bytes = fs.readFileSync(file);
  const text = (file.endsWith('.gz') ? zlib.gunzipSync(bytes) : bytes).toString('utf8');
  return /^\.so /m.test(text) ? null : optionsOfManual(text);
}

// the rows of the table are held against manuals by their own tests
test('no option is explained that neither its row nor the manual here has', () => {
  const invented: string[] = [];
  const pageOf = (name: string): string => name.replaceAll(' ', '-');
  const files = pagesOf([...allTexts().keys()].map(pageOf));
  for (const [name, { known }] of allTexts()) {
    const file = files.get(pageOf(name));
    const page = file === undefined ? null : manualIn(file);
    // a page that names nearly no option describes them elsewhere
    if (page === null || page.short.size + page.long.size + page.single.size < 3) continue;
    const row = rowOf(name, 'gnu');
    const has = (option: string): boolean =>
      mannerOf(name).free?.test(`-${option}`) === true ||
      [page, row].some((one) => one !== null && (one.short.has(option) || one.long.has(option) || one.single.has(option)));
    for (const option of [...known.short.keys(), ...known.long.keys(), ...known.single.keys()])
      if (!/^\d+$|^[<"]/.test(option) && !has(option) && ELSEWHERE[name]?.split(' ').includes(option) !== true)
        invented.push(`${name} ${option}`);
  }
  expect(invented).toEqual([]);
});
