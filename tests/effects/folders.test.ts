/** Effects of commands in folders that the line enters. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blastRadius, type Radius } from '../../src/effects/radius.ts';
import { effects } from './support.ts';

let root = '';
beforeAll(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-cd-')));
  for (const file of ['api/build/a', 'api/build/b', 'api/keep', 'build/one'])
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  for (const file of ['api/build/a', 'api/build/b', 'api/keep', 'build/one']) fs.writeFileSync(path.join(root, file), 'x');
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const radius = (command: string): Promise<Radius | null> =>
  blastRadius(
    effects(command, root),
    { shell: 'bash', cwd: root, home: '/nonexistent', variable: () => undefined },
    { ms: 60_000, entries: 100_000 },
  );

describe('files are counted where the line is', () => {
  test.each([
    ['rm -rf build', 1],
    ['cd api && rm -rf build', 2],
    ['cd api || exit; rm -rf build', 2],
    ['(cd api && ls); rm -rf build', 1],
    ['pushd api && rm -rf build', 2],
    ['env -C api rm -rf build', 2],
    ['cd api && find . -name keep -delete', 1],
    ['cd api/build && rm *', 2],
    ["sh -c 'cd api; rm -rf build'", 2],
  ])('%s: %i', async (command, files) => expect((await radius(command))?.deletes?.files).toBe(files));

  test.each([
    'cd api || echo no; rm -rf build',
    'cd gone; rm -rf build',
    'cd $(cat where) && rm -rf build',
    'true && cd api; rm -rf build',
    'for d in api; do cd $d; rm -rf build; cd ..; done',
  ])('and not where nobody knows the folder: %s', async (command) => expect(await radius(command)).toBeNull());

  test('what is overwritten, too', async () => {
    expect((await radius('cd api && echo x > keep'))?.overwrites).toEqual(['keep']);
    expect(await radius('cd build && echo x > keep')).toBeNull();
  });
});

describe('what a path means depends on the folder', () => {
  test.each([
    ['cd / && rm -rf home', 'deletes your home folder and all that is in it'],
    ['cd ~; rm -rf *', 'deletes everything in your home folder and all that is in it'],
    ['cd ~/.ssh; cat id*', 'reads id*, which is secret'],
    ['cd /etc; echo 1 >> hosts', 'writes hosts, which belongs to the system'],
    ['cd .git/hooks && echo x > pre-push', 'writes pre-push, which decides what runs or who may log in'],
    ['cd api || true; rm -rf build', 'deletes build and all that is in it, in a folder that is only known when it runs'],
  ])('%s: %s', (command, what) => expect(effects(command).list.map((each) => each.what)).toContain(what));

  test.each(['cd /tmp/x && rm -rf y', 'cd ~ && rm -rf /tmp/x'])('%s is not dangerous', (command) =>
    expect(effects(command).danger).toBe(false),
  );
  test('on another machine it has no meaning', () =>
    expect(effects('cd / && ssh h rm -rf home').list.flatMap(({ objects }) => objects)).not.toContain('/home'));
});

test.each(['', '--depth 1 ', '-b main --origin up ', '--filter=blob:none --jobs 4 '])(
  'the folder of a clone is found behind its options: git clone %s…',
  (options) => {
    expect(effects(`git clone ${options}https://git.example/a.git ~/.ssh`).list.map(({ what }) => what)).toContain(
      'writes ~/.ssh, which other programs obey',
    );
    expect(effects(`git clone ${options}https://git.example/a.git`).list.map(({ kind }) => kind)).toEqual(['network']);
  },
);
