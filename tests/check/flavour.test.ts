/** Findings about commands that are written for the other flavour of the base programs. */
import { describe, expect, test } from 'vitest';
import { MAC, machine } from './support.ts';

const { says } = machine();

describe('a command for macOS is found on a GNU system', () => {
  test.each([
    ["sed -i '' s/a/b/ notes.txt", "sed -i '' is for macOS; here: sed -i"],
    ["sed -i '' -e s/a/b/ notes.txt", "sed -i '' is for macOS; here: sed -i"],
    ['date -v-1d', "date -v is for macOS; here: date -d '1 day ago'"],
    ['date -j -f %s 1', 'date -j is for macOS; here: date -d'],
    ['date -r 1700000000', 'date -r SECONDS is for macOS; here: date -d @SECONDS'],
    ["stat -f '%z' notes.txt", "stat -f FORMAT is for macOS; here: stat -c '%s'"],
    ['base64 -D notes.txt', 'base64 -D is for macOS; here: base64 -d'],
    ['find -E . -regex x', 'find -E is for macOS'],
    ['ls | xargs -J % cp % src', 'xargs -J is for macOS; here: xargs -I'],
  ])('%s', async (command, expected) => {
    expect(await says(command)).toEqual([`flavour: ${expected}`]);
  });
});

describe('a command for GNU is found on macOS', () => {
  test.each([
    ["sed -i 's/a/b/' notes.txt", "sed -i needs a suffix here: sed -i ''"],
    ["sed -i -e 's/a/b/' notes.txt", "sed -i needs a suffix here: sed -i ''"],
    ["date -d '1 day ago'", 'date -d is for GNU; here: date -v-1d'],
    ["date --date='1 day ago'", 'date --date is for GNU; here: date -v-1d'],
    ['stat -c %s notes.txt', "stat -c is for GNU; here: stat -f '%z'"],
    ['grep -P x notes.txt', 'grep -P is for GNU; here: grep -E, or perl -ne'],
    ['grep -oP x notes.txt', 'grep -P is for GNU; here: grep -E, or perl -ne'],
    ["find . -printf '%p'", 'find -printf is for GNU; here: find FOLDER -exec stat -f {} +'],
    ['find -name x', 'find needs a folder first here: find . -name PATTERN'],
    ["ls | xargs -d '\\n' rm", "xargs -d is for GNU; here: tr '\\n' '\\0' | xargs -0"],
    ['du -h --max-depth=1', 'du --max-depth is for GNU; here: du -d'],
    ['head -n -5 notes.txt', 'head takes no negative count here'],
    ['ps aux --sort=-%mem', 'ps --sort is for GNU; here: ps aux -r, or ps aux -m'],
    ['cp --parents notes.txt src', 'cp --parents is for GNU; here: rsync -R'],
  ])('%s', async (command, expected) => {
    expect(await says(command, MAC)).toEqual([`flavour: ${expected}`]);
  });
});

describe('a command that works in both is not reported', () => {
  test.each([
    'ls -la',
    'ls --color=auto',
    'sed -i.bak s/a/b/ notes.txt',
    "sed -n '1p' notes.txt",
    'grep -rnE x src',
    'find . -name x -maxdepth 2',
    'xargs -0 -n 1 -P 4 echo',
    'date +%s',
    'date -u',
    'tar xzf data.tar.gz',
    'du -sh src',
    'head -n 5 notes.txt',
    'sort -h notes.txt',
    'stat notes.txt',
    'readlink -f notes.txt',
    'xargs -r rm',
    'cp -R src new',
    'base64 -d notes.txt',
    'mktemp -d',
    'ps aux',
    'curl -fsSL https://x.org',
    'git log --oneline -5',
  ])('%s', async (command) => {
    expect(await says(command)).toEqual([]);
    expect(await says(command, MAC)).toEqual([]);
  });
});

test('a GNU program on macOS has the options of GNU', async () => {
  const { says, write, root } = machine(MAC);
  write('opt/gnubin/stat', '', 0o755);
  expect(await says('stat -c %s notes.txt', { path: `${root}/opt/gnubin` })).toEqual([]);
});

test('the options of busybox are not checked', async () => {
  const { says, write, root } = machine({ os: { id: 'alpine', gnu: false, packageManager: 'apk' } });
  const fs = await import('node:fs');
  write('bin/busybox', '', 0o755);
  fs.symlinkSync('busybox', `${root}/bin/ls`);
  expect(await says('ls --frobnicate', { path: `${root}/bin` })).toEqual([]);
});
