/** A file whose name begins with a dash is an option to the program that gets it from a pattern: the line says so, whatever it asks for. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { effectsOf } from '../../src/effects/effects.ts';
import { blastRadius, RADIUS_BUDGET } from '../../src/effects/radius.ts';
import { summary } from '../../src/effects/summary.ts';
import { listedAsOption } from '../../src/effects/names-as-options.ts';
import { intentOf } from '../../src/review/intent.ts';
import { wordsOf } from '../../src/review/user-words.ts';
import { readLine } from '../../src/syntax/read-line.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-dash-'));
for (const name of ['a.txt', '--checkpoint-action=exec=sh r.sh', 'sub/b.txt', 'sub/-rf.txt']) {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), 'x');
}
fs.mkdirSync(path.join(folder, 'plain'));
fs.writeFileSync(path.join(folder, 'plain/c.txt'), 'x');
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const place = { cwd: folder, home: '/home/user' };
async function seen(line: string) {
  const effects = effectsOf(readLine(line), place);
  const view = { shell: 'bash' as const, ...place, variable: () => undefined };
  return { effects, radius: await blastRadius(effects, view, { ...RADIUS_BUDGET, ms: 60_000 }) };
}

describe('a name that is read as an option', () => {
  test.each([
    ['tar czf /tmp/all.tgz *', '--checkpoint-action=exec=sh r.sh'],
    ['sudo chown -R user: *', '--checkpoint-action=exec=sh r.sh'],
    ['cd sub && rm *.txt', '-rf.txt'],
    ['cd sub && for f in *; do rm "$f"; done', '-rf.txt'],
    ['sort *', '--checkpoint-action=exec=sh r.sh'],
  ])('%s', async (line, name) => expect((await seen(line)).radius?.option?.name).toBe(name));

  test.each(['tar czf /tmp/all.tgz ./*', 'rm -- *', 'echo *', 'cd plain && rm *', 'rm sub/*', 'rm a*', 'cat *', 'ssh host rm "*"'])(
    'not: %s',
    async (line) => expect((await seen(line)).radius?.option).toBeUndefined(),
  );

  test('is said in a clear line, and commented out beside untrusted text', async () => {
    const { effects, radius } = await seen('tar czf all.tgz *');
    expect(summary(effects, radius, true)).toEqual({
      line: 'Careful: tar would read the file --checkpoint-action=exec=sh r.sh as an option; with ./* in place of * it would not',
      danger: true,
    });
    expect(intentOf(effects, wordsOf('make a tar.gz of everything here'), place, radius ?? undefined)).toMatchObject({ kind: 'unasked' });
  });
});

describe('a listing on the screen', () => {
  test.each([
    ['rsync -av * backup:/in/', 'a.txt\n-e sh r.sh\nr.sh', '-e sh r.sh'],
    ['tar czf x.tgz *', "'--checkpoint=1'  '--checkpoint-action=exec=sh r.sh'   a.txt   r.sh", '--checkpoint=1'],
    ['rm *', 'a.txt  -rf.d  b.txt', '-rf.d'],
    ['rm *', '-rw-r--r-- 1 u u 0 Nov  3  2024 -rf', '-rf'],
    ['rm *', './a\n./-rf', '-rf'],
    ['chown user: *.txt', '-rw-r--r-- 1 u u 0 Nov  3 10:00 a.txt\n-rw-r--r-- 1 u u 0 Nov  3 10:00 --reference=x.txt', '--reference=x.txt'],
  ])('%s', (line, listing, name) => expect(listedAsOption(line, listing)?.name).toBe(name));

  test.each([
    ['rsync -av ./* backup:/in/', '-e sh r.sh'],
    ['chown user: *.md', '-rw-r--r-- 1 u u 0 Nov  3 10:00 a.txt\n-e sh.txt'],
    ['rm *', 'total 4\n- one\n---\na.txt'],
    ['rm *', '  --help shows this'],
  ])('not: %s', (line, listing) => expect(listedAsOption(line, listing)).toBeNull());
});
