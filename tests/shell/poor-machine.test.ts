/** A machine that lacks something: a shell opens all the same, its hooks are silent, and a question is answered or ends in one line. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { INTERPRETERS } from '../support/launcher-desk.ts';
import { sample } from '../support/sample.ts';
import { chat } from '../support/script.ts';
import { type Shell, World } from '../support/world.ts';

const ANSWER = 'so be it.';

/** Commands of sh that run before yosh is started. `$XDG_RUNTIME_DIR` is an empty folder. */
const POOR: Readonly<Record<string, string>> = {
  '15 descriptors': 'ulimit -n 15',
  '16 descriptors': 'ulimit -n 16',
  '24 descriptors': 'ulimit -n 24',
  '40 descriptors': 'ulimit -n 40',
  'files of 0 bytes': 'ulimit -f 0',
  'a line end in XDG_RUNTIME_DIR': 'export XDG_RUNTIME_DIR="$XDG_RUNTIME_DIR/a\nb"; mkdir -m 700 "$XDG_RUNTIME_DIR"',
  'a line end in TMPDIR': 'unset XDG_RUNTIME_DIR; export TMPDIR="$HOME/a\nb"; mkdir -m 700 "$TMPDIR"',
  'a file as XDG_RUNTIME_DIR': 'export XDG_RUNTIME_DIR="$HOME/file"; >"$XDG_RUNTIME_DIR"',
  'a relative XDG_RUNTIME_DIR': 'export XDG_RUNTIME_DIR=.run',
  'a file as TMPDIR': 'unset XDG_RUNTIME_DIR; export TMPDIR="$HOME/file"; >"$TMPDIR"',
  'no HOME': 'unset HOME',
  'a HOME that is a file': 'export HOME=/dev/null',
  'an empty PATH': 'export PATH=',
  'no PATH': 'unset PATH',
  'a PATH without programs': 'export PATH=/nonexistent',
  'no SHELL': 'unset SHELL',
  'a SHELL that is not there': 'export SHELL=/nonexistent/zsh',
  'no folder to be in': 'mkdir gone; cd gone; rmdir ../gone',
};

/** Makes /tmp read-only, except for the folders of this test. */
const READ_ONLY_TMP = `
  mount --bind "/tmp/$KEEP" /mnt
  mount --bind /tmp /tmp
  mount -o remount,bind,ro /tmp
  mount --bind /mnt "/tmp/$KEEP"
`;
const runtime = (options: string): string => `${READ_ONLY_TMP} mount -t tmpfs -o "${options}" tmpfs "$XDG_RUNTIME_DIR"`;
/** The files that a session makes in its folder. */
const FILES = 10;

/** The same, in mount namespaces of their own. */
const MOUNTED: Readonly<Record<string, string>> = {
  'a read-only /tmp': `${READ_ONLY_TMP} unset XDG_RUNTIME_DIR TMPDIR`,
  'everything read-only': `${READ_ONLY_TMP} mount -o remount,bind,ro "/tmp/$KEEP"; mount -o remount,bind,ro /`,
  'a read-only HOME': 'mount --bind "$HOME" "$HOME"; mount -o remount,bind,ro "$HOME"; unset XDG_RUNTIME_DIR',
  'a full HOME': 'mount -t tmpfs -o size=4k tmpfs "$HOME"; head -c 9000 /dev/zero >"$HOME/full"; unset XDG_RUNTIME_DIR',
  'no /dev/null': `
    devices=$(mktemp -d)
    mount -t tmpfs tmpfs "$devices"
    mkdir "$devices/pts"
    mount --rbind /dev/pts "$devices/pts"
    mknod -m 666 "$devices/urandom" c 1 9
    mknod -m 666 "$devices/tty" c 5 0
    mount --move "$devices" /dev
    chmod 555 /dev; mount -o remount,ro /dev`,
  ...Object.fromEntries(
    Array.from({ length: FILES }, (_, count) => [
      [`room for ${count} files`, runtime(`nr_inodes=${count + 1}`)],
      [`room for ${count} blocks`, `${runtime('size=1m')}; mount -o "remount,size=$((${count} * 4))k" "$XDG_RUNTIME_DIR"`],
    ]).flat(),
  ),
};

const links = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-sh-'));
afterAll(() => fs.rmSync(links, { recursive: true }));
const SH = INTERPRETERS.map((file) => {
  const folder = path.join(links, path.basename(file));
  fs.mkdirSync(folder);
  fs.symlinkSync(file, path.join(folder, 'sh'));
  return path.join(folder, 'sh');
});

const isRoot = process.getuid?.() === 0;
const canMount = isRoot && spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

/** Every sh with bash, and zsh with the first. All rows with the first sh of each shell, a sample with the others. */
const STARTS: readonly (readonly [Shell, string, rows: number])[] = [
  ...SH.map((sh, at) => ['bash', sh, at === 0 ? Infinity : 8] as const),
  ['zsh', SH[0] ?? '', Infinity],
];

async function survives(shell: Shell, sh: string, before: string, around: readonly string[] = []): Promise<void> {
  const keep = path.relative('/tmp', os.tmpdir()).split('/')[0];
  const [file = '', ...args] = [...around, '/bin/sh', '-c', `KEEP=${keep}; SH=${sh}\n${before}\nexec "$SH" "$1/bin/yosh"`, 'sh', '{root}'];
  await using world = new World({ shell, script: { '*': chat(ANSWER) }, env: { PS1: 'P> ' }, program: [file, ...args] });
  const { terminal } = world;
  await terminal.until(/[>#$%q] ?$/);
  // zsh would ask a new user how to set it up, and wait for an answer
  if (terminal.text().includes('zsh-newuser-install')) terminal.type('q');
  terminal.type('echo "one $((1+1))"\r');
  await terminal.until('one 2');
  terminal.type('yo anything\r');
  await terminal.until(/yo anything\n[^]*(?:so be it|yo: |not found)[^]*[>#$%] ?$/);
  terminal.type('echo "two $((1+1))"\r');
  await terminal.until('two 2');
  terminal.type('exit 7\r');
  // zsh ends with SIGXFSZ when it may not write its history
  expect([7, 128 + 25]).toContain(await terminal.exited);
}

describe.concurrent.each(STARTS)('%s, started by %s', (shell, sh, rows) => {
  test.each(sample(Object.entries(POOR), rows))('%s', (_, before) => survives(shell, sh, before));

  test.for(sample(Object.entries(MOUNTED), rows))('%s', ([, before], ctx) => {
    ctx.skip(!canMount, 'only root can mount: run the tests as root');
    return survives(shell, sh, before, ['unshare', '-m']);
  });
});
