/** Findings about names of commands that do not exist. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { nearest } from '../../src/base/nearest.ts';
import { originOf } from '../../src/check/package-hints.ts';
import { MAC, machine } from './support.ts';

const { root, says, findings, write, world } = machine();

describe('an unknown name is reported with a remedy', () => {
  test.each([
    ['fd foo', 'unknown-program: fd is called fdfind here'],
    ['rg foo', 'unknown-program: rg is not installed; apt install ripgrep'],
    ['gti status', 'unknown-program: gti is not installed; did you mean git?'],
    ['frobnicate', 'unknown-program: frobnicate is not installed'],
    ['ls | fzf', 'unknown-program: fzf is not installed; apt install fzf'],
    ['echo $(htop -v)', 'unknown-program: htop is not installed; apt install htop'],
    ['find . -exec ack {} \\;', 'unknown-program: ack is not installed; apt install ack'],
    ['find . -print0 | xargs -0 sponge x', 'unknown-program: sponge is not installed; apt install moreutils'],
    ["bash -c 'tree .'", 'unknown-program: tree is not installed; apt install tree'],
    ['while read l; do :; done < <(ls | fzf)', 'unknown-program: fzf is not installed; apt install fzf'],
    ['sudo cd src', 'unknown-program: cd belongs to the shell; sudo cannot run it'],
    ['./gone.sh', 'unknown-program: there is no ./gone.sh'],
    ['./notes.txt', 'unknown-program: ./notes.txt is not executable; chmod +x ./notes.txt'],
    ['dnf install x', "flavour: dnf is not this system's package manager; apt is"],
    ['pbcopy < notes.txt', 'flavour: pbcopy is a program of macOS; here: xclip -selection clipboard'],
  ])('%s', async (command, expected) => {
    expect(await says(command)).toEqual([expected]);
  });

  test('on macOS', async () => {
    expect(await says('xclip < notes.txt', MAC)).toEqual(['flavour: xclip is a program of Linux; here: pbcopy']);
    expect(await says('rg x', MAC)).toEqual(['unknown-program: rg is not installed; brew install ripgrep']);
    expect(await says('pacman -S x', MAC)).toEqual(["flavour: pacman is not this system's package manager; brew is"]);
  });

  test('with its range, once for each name', async () => {
    expect(await findings('ls; rg a | rg b')).toMatchObject([{ at: [4, 6], forModel: expect.stringContaining('`rg`') }]);
  });
});

describe('no finding:', () => {
  test.each([
    'ls',
    'cd src && pwd',
    'export X=1; read y; [ -n "$x" ]; : ; type ls; ulimit -n',
    'for i in a; do echo $i; done',
    'if true; then :; fi',
    'foo() { echo x; }; foo',
    'function bar { echo x; }; bar',
    "alias ll='ls -l'; ll",
    '$EDITOR notes.txt',
    '"$cmd" x',
    './run.sh',
    'command -v rg && rg x',
    'which fzf >/dev/null && ls | fzf',
    'rg x || grep x notes.txt',
    'if rg -q x; then echo y; fi',
    'sudo apt install ripgrep && rg x',
    'PATH=$PATH:/opt/x/bin rg x',
    'export PATH=/opt/x/bin:$PATH; rg x',
    '. ./script.sh && rg x',
    'ssh host rg x',
    "ssh host 'htop; rg x'",
    'docker exec box rg x',
    'X=1 ls',
    'time ls',
    'env X=1 ls',
    "sh -c 'cd / && ls'",
    'echo rg',
    'cat <<EOF\nrg\nEOF',
    'ls # rg',
  ])('%s', async (command) => {
    expect(await says(command)).toEqual([]);
  });

  test('aliases and functions of the shell', async () => {
    expect(await says('ll; gst', { names: (word) => word === 'll' || word === 'gst' })).toEqual([]);
  });

  test('builtins of zsh in zsh', async () => {
    const quiet = { shellSays: async () => '' };
    expect(await says('print -l a', { ...quiet, shell: 'zsh' })).toEqual([]);
    expect(await says('shopt -s x', { ...quiet, shell: 'zsh' })).toHaveLength(1);
    expect(await says('print -l a', quiet)).toHaveLength(1);
    expect(await says('..; src', { ...quiet, shell: 'zsh' })).toEqual([]);
  });
});

test('a program in a folder of root is found with sudo; without sudo its path is reported', async () => {
  const files = {
    ...world.files,
    look: (file: string) => (file === '/usr/sbin/fdisk' ? world.files.look(path.join(root, 'usr/bin/ls')) : world.files.look(file)),
  };
  expect(await says('sudo fdisk', { files })).toEqual([]);
  expect(await says('fdisk', { files })).toEqual(['unknown-program: fdisk is not in PATH; it is /usr/sbin/fdisk']);
});

test.each([
  'chmod +x notes.txt && ./notes.txt',
  'sudo chmod 755 notes.txt; ./notes.txt',
  'chmod -R +x . && ./notes.txt',
  'chmod +x *.txt && ./notes.txt',
  "find . -name '*.txt' -exec chmod +x {} + && ./notes.txt",
  'cd src && chmod +x ../notes.txt && ../notes.txt',
  'install -m 755 a.log tool && ./tool',
  'printf x > new.sh && chmod +x new.sh && ./new.sh',
  'cp script.sh ~/../usr/bin/frob && frob',
  'make install && frob',
  './run.sh && frob',
  'npm link && frob',
])('what an earlier command makes is there: %s', async (command) => expect(await says(command)).toEqual([]));

test.each(['chmod +x a.log && ./notes.txt', 'cat notes.txt && ./notes.txt', './notes.txt; chmod +x notes.txt'])(
  'but not what it leaves alone, nor what a later one makes: %s',
  async (command) => expect(await says(command)).toEqual(['unknown-program: ./notes.txt is not executable; chmod +x ./notes.txt']),
);

test('a file that is not executable is not a program, nor is a folder', async () => {
  write('usr/bin/plain', 'x', 0o644);
  fs.mkdirSync(path.join(root, 'usr/bin/folder'));
  expect(await says('plain')).toEqual(['unknown-program: plain is not installed']);
  expect(await says('folder')).toEqual(['unknown-program: folder is not installed']);
});

test('relative folders of PATH are not searched', async () => {
  expect(await says('run.sh', { path: `.:${path.join(root, 'usr/bin')}` })).toHaveLength(1);
});

test.each([
  ['fd', 'apt', 'apt install fd-find'],
  ['fd', 'brew', 'brew install fd'],
  ['dig', 'dnf', 'dnf install bind-utils'],
  ['jq', 'pacman', 'pacman -S jq'],
  ['ifconfig', 'brew', undefined],
  ['frobnicate', 'apt', undefined],
  ['jq', 'winget', undefined],
  ['constructor', 'apt', undefined],
])('the package of %s for %s: %s', (program, manager, install) => {
  expect(originOf(program, manager)?.install).toBe(install);
});

test.each([
  ['gti', ['git', 'gtk'], 'git'],
  ['pyhton3', ['python3', 'perl'], 'python3'],
  ['ab', ['abc'], null],
  ['abc', ['ab', 'acb'], 'ab'],
  ['jornalctl', ['journalctl'], 'journalctl'],
  ['x', ['y'], null],
  ['frobnicate', ['ls'], null],
])('the most similar name to %s among %j is %s', (word, words, near) => {
  expect(nearest(word, words)).toBe(near);
});
