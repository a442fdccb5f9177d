/** Findings about files that do not exist. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { MAC, machine } from './support.ts';

const { root, says, findings, world } = machine();

describe('a missing file is found', () => {
  test.each([
    ['cat gone', 'gone'],
    ['cat notes.txt gone', 'gone'],
    ['head -n 5 gone', 'gone'],
    ['tail -20 gone', 'gone'],
    ['less +F gone', 'gone'],
    ['sort -k2,2 -t: gone | uniq', 'gone'],
    ['grep -rn foo gone', 'gone'],
    ['grep -e foo -A 3 gone', 'gone'],
    ['grep -f gone notes.txt', 'gone'],
    ["sed -n '1,5p' gone", 'gone'],
    ["sed -i 's/a/b/' gone", 'gone'],
    ["awk -F: '{ print $1 }' gone", 'gone'],
    ['jq .a gone.json', 'gone.json'],
    ['diff notes.txt gone', 'gone'],
    ['cp gone notes.txt', 'gone'],
    ['cp -r gone src/', 'gone'],
    ['mv gone src', 'gone'],
    ['chmod +x gone', 'gone'],
    ['chmod -R 755 gone', 'gone'],
    ['rm gone', 'gone'],
    ['cd gone', 'gone'],
    ['cd src && cat gone', 'gone'],
    ['(cd src && ls) && cat gone', 'gone'],
    ['(cd src && cat main.c) && cat main.c', 'main.c'],
    ['cd src || exit; cat notes.txt', 'notes.txt'],
    ['pushd src && cat notes.txt', 'notes.txt'],
    ['(pushd src && popd); cat main.c', 'main.c'],
    ['env -C src cat notes.txt', 'notes.txt'],
    ['make -C src -f notes.txt', 'notes.txt'],
    ['cd src && cat notes.txt', 'notes.txt'],
    ['source gone', 'gone'],
    ['. gone', 'gone'],
    ['tar xzf gone.tar.gz', 'gone.tar.gz'],
    ['tar -xf gone.tar -C src', 'gone.tar'],
    ['tar tvf gone.tar', 'gone.tar'],
    ['tar czf new.tar.gz gone', 'gone'],
    ['unzip gone.zip', 'gone.zip'],
    ['find gone -name x', 'gone'],
    ['find src gone -type f', 'gone'],
    ['du -sh gone', 'gone'],
    ['wc -l < gone', 'gone'],
    ['while read x; do echo $x; done < gone', 'gone'],
    ['python3 gone.py', 'gone.py'],
    ['python3 -u gone.py arg', 'gone.py'],
    ['bash gone.sh', 'gone.sh'],
    ['ssh -i gone host', 'gone'],
    ['scp gone host:', 'gone'],
    ['rsync -av gone/ host:x/', 'gone/'],
    ['cat ~/gone', '~/gone'],
    ['cat "x z.txt"', '"x z.txt"'],
    ['cat /gone/x', '/gone/x'],
    ['ls | xargs ls; cat gone', 'gone'],
    ['touch new && cat gone', 'gone'],
    ['x=$(cat gone)', 'gone'],
    ['diff <(sort gone) notes.txt', 'gone'],
    ['sudo cat gone', 'gone'],
    ['time cat gone', 'gone'],
    ['git -C gone status', 'gone'],
    ['make -C gone', 'gone'],
    ['docker run --env-file gone alpine', 'gone'],
  ])('%s', async (command, word) => {
    const found = await findings(command);
    expect(found.map(({ kind, what }) => `${kind}: ${what}`)).toEqual([`missing-file: there is no ${word}`]);
    expect(command.slice(...(found[0]?.at ?? []))).toBe(word);
  });
});

test('braces are expanded', async () => {
  expect(await says('cat {gone,a}.log')).toEqual(['missing-file: there is no gone.log']);
});

describe('no finding:', () => {
  test.each([
    'cat notes.txt a.log',
    'cat "x y.txt" x\\ y.txt',
    'cat src/../notes.txt ./notes.txt',
    'cat *.none',
    'cat $f "${g}.txt" "$(echo x)"',
    'cat {notes.txt,a.log} src/main.{c,c}',
    'cat ~nobody/x',
    'cat - < notes.txt',
    'cat /dev/null',
    'echo gone',
    'touch gone',
    'mkdir gone && cd gone && cat x',
    'mkdir -p gone/deep && cd gone/deep && ls',
    'touch gone && cat gone',
    'echo x > gone; cat gone',
    'echo x | tee gone; cat gone',
    'cp notes.txt gone && cat gone',
    'cp notes.txt src && cat src/notes.txt',
    'mv notes.txt gone && less gone',
    'git clone https://x.org/gone && cd gone && ls src',
    'curl -O https://x.org/gone.tgz && tar xzf gone.tgz',
    'curl -o gone https://x.org && cat gone',
    'wget https://x.org/gone.zip && unzip gone.zip',
    'tar xzf data.tar.gz && cd data && cat x',
    'sort -o gone notes.txt && cat gone',
    'awk \'{ print > "gone" }\' notes.txt && cat gone',
    'make && ./run.sh && cat gone',
    'cd "$dir" && cat gone',
    'cd src || true; cat gone',
    'pushd src; popd; cat gone',
    'cd src; cd -; cat gone',
    'cd src && cat main.c || exit; cat main.c',
    'env -C src cat main.c',
    'make -C src -f main.c',
    'cd gone 2>/dev/null || echo no',
    'cat gone || true',
    'cat gone 2>/dev/null',
    'if cat gone; then echo y; fi',
    '[ -f gone ] && cat gone',
    '[[ -e gone ]] && cat gone',
    'test -f gone && cat gone',
    'rm -f gone',
    'rm -rf gone',
    'tail -F gone',
    'ls | xargs -I{} cp {} gone',
    'find . -exec cat {} gone \\;',
    'ssh host cat gone',
    "ssh host 'cat gone'",
    'docker exec box cat gone',
    'head -n 5 -c 3 notes.txt',
    'grep gone notes.txt',
    'grep -e gone notes.txt',
    'sed s/gone/x/ notes.txt',
    "awk '/gone/' notes.txt",
    'jq .gone notes.txt',
    'jq -n \'"gone"\'',
    'chmod 644 notes.txt',
    'tar czf gone.tar.gz src',
    'zip -r gone.zip src',
    'python3 -c "x" gone',
    'python3 -m http.server gone',
    "bash -c 'echo' gone",
    'scp host:gone .',
    'rsync -av host:gone/ src/',
    'dd if=gone of=x',
    'ln -s gone link',
    'f() { cat gone; }',
    'for d in a b; do cd src; done; cat gone',
    'cat < "$x"',
    'make gone',
    'git checkout gone',
    'cd -',
    'cat -- notes.txt',
    'find . -name gone',
    'find -L src -name x',
    'tail +5 notes.txt',
    'cat <<< gone',
    'cat <<EOF\ngone\nEOF',
  ])('%s', async (command) => {
    expect(await says(command)).toEqual([]);
  });
});

test('a file that cannot be accessed is not called missing', async () => {
  const files = { ...world.files, look: async () => ({ kind: 'unknown' as const }) };
  expect(await says('cat gone', { files })).toEqual([]);
});

test('a loop of links is not called missing', async () => {
  fs.symlinkSync('loop', path.join(root, 'home/project/loop'));
  expect(await says('cat loop')).toEqual([]);
});

test('a current folder that was deleted does not make every file missing', async () => {
  expect(await says('echo x', { cwd: path.join(root, 'nowhere') })).toEqual([]);
});

test('sed of BSD takes a word after -i', async () => {
  expect(await says("sed -i '' s/a/b/ notes.txt", MAC)).toEqual([]);
});
