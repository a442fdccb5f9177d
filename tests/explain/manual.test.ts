/** The options that are explained, against the manual pages of this machine, for every program that has one here. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { optionsOfManual } from '../../src/check/know/manual.ts';
import { allTexts } from '../../src/explain/texts/index.ts';
import { rowOf } from '../../src/programs/known-options.ts';
import type { Options } from '../../src/programs/options.ts';

/** Options that a page describes without writing them as an option, or that only another version has; each was looked up. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  set: 'e u x o', // the page is that of Tcl
  zsh: 'e l n u', // zshoptions(1)
  apt: 'y q s d f yes assume-yes quiet simulate dry-run download-only fix-broken no-install-recommends purge reinstall', // apt-get(8)
  mawk: 'field-separator assign file', // gawk(1)
  awk: 'field-separator assign file',
  node: 'watch', // from Node 18 on
};

function manualOf(name: string): Options | null {
  try {
    const file =
      execFileSync('man', ['-w', name.replace(' ', '-')], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\n')[0] ?? '';
    const bytes = fs.readFileSync(file);
    const text = (file.endsWith('.gz') ? zlib.gunzipSync(bytes) : bytes).toString('utf8');
    return /^\.so /m.test(text) ? null : optionsOfManual(text);
  } catch {
    return null;
  }
}

// the rows of the table are held against manuals by their own tests
test('no option is explained that neither its row nor the manual here has', () => {
  const invented: string[] = [];
  for (const [name, { known }] of allTexts()) {
    const page = manualOf(name);
    // a page that names nearly no option describes them elsewhere
    if (page === null || page.short.size + page.long.size + page.single.size < 3) continue;
    const row = rowOf(name, 'gnu');
    const has = (option: string): boolean =>
      [page, row].some((one) => one !== null && (one.short.has(option) || one.long.has(option) || one.single.has(option)));
    for (const option of [...known.short.keys(), ...known.long.keys(), ...known.single.keys()])
      if (!/^\d+$|^</.test(option) && !has(option) && ELSEWHERE[name]?.split(' ').includes(option) !== true)
        invented.push(`${name} ${option}`);
  }
  expect(invented).toEqual([]);
}, 120_000);
