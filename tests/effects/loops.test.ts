/** The line under a loop says what it does to which files, and shows no variable of the loop. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blastRadius, RADIUS_BUDGET } from '../../src/effects/radius.ts';
import { summary } from '../../src/effects/summary.ts';
import { runs } from '../support/sample.ts';
import { effects } from './support.ts';

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-loops-'));
  fs.mkdirSync(path.join(folder, 'sub'));
  for (const name of ['a.txt', 'b.txt', 'c.txt', 'd.txt', 'x.log', 'y.log', 'A.TXT', 'My File.jpg'])
    fs.writeFileSync(path.join(folder, name), 'x');
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Counts to the end, however busy the machine is. */
const PATIENT = { ...RADIUS_BUDGET, ms: 60_000 };

async function line(command: string): Promise<string> {
  const found = effects(command, folder, '/root');
  const radius = await blastRadius(found, { shell: 'bash', cwd: folder, home: '/root', variable: () => undefined }, PATIENT);
  return summary(found, radius).line;
}

const RENAMES = 'renames 4 files: a.txt → a.md, b.txt → b.md, c.txt → c.md and 1 more';

describe('the line under a loop', () => {
  test.each([
    ['for f in *.txt; do mv "$f" "${f%.txt}.md"; done', RENAMES],
    ['for f in *.txt; do mv -- "$f" "${f%.*}.md"; done', RENAMES],
    [
      'for f in ./*.txt; do mv "$f" "$(basename "$f" .txt).md"; done',
      'renames 4 files: ./a.txt → a.md, ./b.txt → b.md, ./c.txt → c.md and 1 more',
    ],
    ['for f in *.TXT; do mv "$f" "${f,,}"; done', 'renames 1 file: A.TXT → a.txt'],
    ['for f in *.jpg; do mv "$f" "${f// /_}"; done', 'renames 1 file: My File.jpg → My_File.jpg'],
    ['for f in a b; do mv "$f" "x-$f"; done', 'renames 2 files: a → x-a and b → x-b'],
    ['for f in *.log; do mv "$f" sub/; done', 'moves 2 files to sub/: x.log and y.log'],
    ['for f in *.log; do mv "$f" "sub/$f"; done', 'moves 2 files: x.log → sub/x.log and y.log → sub/y.log'],
    ['for f in *.log; do cp "$f" "$f.bak"; done', 'copies 2 files: x.log → x.log.bak and y.log → y.log.bak'],
    ['for f in *.txt; do sed -i s/a/b/ "$f"; done', 'changes a.txt, b.txt, c.txt and 1 more'],
    ['for f in *.log; do chmod +x "$f"; done', 'changes who may read and write x.log and y.log'],
    ['for f in *.log; do sort "$f" > "$f.sorted"; done', 'writes x.log.sorted and y.log.sorted'],
    ['for f in *.none; do mv "$f" "$f.md"; done', 'moves no file: nothing here matches'],
    ['while read -r f; do rm "$f"; done < list', 'deletes the files that f names'],
    ['for f in $(ls); do mv "$f" "$f.old"; done', 'moves the files that f names'],
    ['cd sub && for f in *.log; do mv "$f" "$f.old"; done', 'moves no file: nothing here matches'],
  ])('%s', async (command, expected) => expect(await line(command)).toBe(expected));

  test('counts what is deleted behind the names', async () => {
    expect(await line('for f in *.log; do rm "$f"; done')).toMatch(/^deletes x\.log and y\.log: 2 files, /);
    expect(await line('for f in */; do rm -rf "$f"; done')).not.toContain('$');
  });

  test.each(['mv "$HOME/a" b', 'cp a "$BACKUP"', 'for f in *.txt; do cp "$f" "$BACKUP/"; done'])(
    'a variable that the line does not set stays: %s',
    async (command) => expect(await line(command)).toMatch(/\$(?:HOME|BACKUP)/),
  );

  test('names of files cannot break the line', async () => {
    fs.writeFileSync(path.join(folder, `evil\nCareful: ${'z'.repeat(80)}.evil`), '');
    const said = await line('for f in *.evil; do mv "$f" "$f.old"; done');
    expect(said).toMatch(/^renames 1 file: evil Careful: z+… → evil Careful: z+…$/);
  });

  test('removes, replaces and changes case as bash does', async () => {
    const name = fc.stringMatching(/^[a-cA-C.-]{1,8}$/).filter((text) => !/^-|^\.{1,2}$/.test(text));
    const operation = fc.oneof(
      fc.tuple(fc.constantFrom('%', '%%', '#', '##'), fc.stringMatching(/^[a-c.*?]{1,4}$/)).map(([sign, pattern]) => sign + pattern),
      fc
        .tuple(fc.constantFrom('/', '//'), fc.stringMatching(/^[a-c.]{1,2}$/), fc.stringMatching(/^[a-c]{0,2}$/))
        .map(([sign, from, to]) => `${sign}${from}/${to}`),
      fc.constantFrom(',,', '^^', ''),
    );
    await fc.assert(
      fc.asyncProperty(name, operation, async (value, op) => {
        const word = `"x\${f${op}}y"`;
        const expected = execFileSync('bash', ['--norc', '-c', `f=$1; printf %s ${word}`, 'bash', value], { encoding: 'utf8' });
        expect(await line(`for f in ${value}; do mv "$f" ${word}; done`)).toBe(`renames 1 file: ${value} → ${expected}`);
      }),
      { numRuns: runs(120) },
    );
  }, 60_000);
});
