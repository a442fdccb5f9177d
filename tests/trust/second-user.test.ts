/** Another user of this machine attacks a session, its conversation and its files: no attempt may succeed. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { ownFolder } from '../../src/base/own-folder.ts';
import { mayHaveDeadBeside } from '../../src/proxy/dead-sessions.ts';
import { openRecord } from '../../src/record/record.ts';
import { exchange, lastSentIn, sent } from '../record/desk.ts';
import { inTurn, pending } from '../support/script.ts';
import { processesOf, proxyOf } from '../support/processes.ts';
import { nonceOf, run, WORKS, yoWorks } from '../support/talk.ts';
import { World } from '../support/world.ts';

const NOBODY = 65534;

/** A session has looked for dead ones beside itself by then: it waits two seconds before. */
const LOOKED_MS = 5_000;

/** Runs a text of sh as the second user; its arguments are `$1` and further. */
const asOther = (script: string, ...args: readonly string[]): { readonly status: number | null; readonly out: string } => {
  const command = [
    '--reuid',
    String(NOBODY),
    '--regid',
    String(NOBODY),
    '--clear-groups',
    'timeout',
    '2',
    'sh',
    '-c',
    script,
    'sh',
    ...args,
  ];
  const { status, stdout, stderr } = spawnSync('setpriv', command, { encoding: 'latin1', cwd: '/', maxBuffer: 1 << 26 });
  return { status, out: stdout + stderr };
};

const WHY = 'only root can become another user: run the tests as root, or with sudo';
const able = process.getuid?.() === 0 && spawnSync('setpriv', ['--version']).status === 0;

interface Target {
  readonly session: string;
  readonly home: string;
  readonly proxy: string;
  readonly companion: string;
  readonly shell: string;
  readonly tty: string;
}

/** Each exits with status 0 only when the attempt succeeded. */
const TRIES: readonly (readonly [what: string, script: string, arg: (target: Target) => string])[] = [
  ['read the nonce', 'cat "$1/nonce"', ({ session }) => session],
  ['list the session', 'ls -A "$1"', ({ session }) => session],
  ['write an answer into the FIFO', 'echo x >"$1/down"', ({ session }) => session],
  ['read an answer from the FIFO', 'cat <"$1/down"', ({ session }) => session],
  ['read the newest history line', 'cat "$1/line"', ({ session }) => session],
  ['read the conversation', 'cat "$1/conversation.json"', ({ session }) => session],
  ['put a file into the session', ': >"$1/names"', ({ session }) => session],
  ['put a link in the place of the terminal', 'ln -sfn /dev/null "$1/tty"', ({ session }) => session],
  ['remove the session', 'rm -rf "$1"/down', ({ session }) => session],
  ['put another session in its place', 'mv "$1" "$1.old"', ({ session }) => session],
  ['make a file beside it', ': >"$1.lock"', ({ session }) => session],
  ['read the last request', 'cat "$1/.local/state/yosh/record.db" "$1/.local/state/yosh/"*', ({ home }) => home],
  ['list the walk-throughs', 'ls -A "$1/.local/state/yosh"', ({ home }) => home],
  ['put code into the cache', ': >"$1/.cache/yosh/evil"', ({ home }) => home],
  ['read the settings with the key', 'cat "$1/.yoconf"', ({ home }) => home],
  ["read the proxy's environment", 'cat "/proc/$1/environ"', ({ proxy }) => proxy],
  ["read the companion's environment", 'cat "/proc/$1/environ"', ({ companion }) => companion],
  ["list the proxy's descriptors", 'ls "/proc/$1/fd"/* >/dev/null', ({ proxy }) => proxy],
  ["write into the companion's input", 'echo x >"/proc/$1/fd/0"', ({ companion }) => companion],
  ["read the companion's memory", 'dd if="/proc/$1/mem" of=/dev/null bs=1 count=1 skip=4194304', ({ companion }) => companion],
  ["read the shell's memory", 'cat "/proc/$1/maps"', ({ shell }) => shell],
  ['trace the companion', 'strace -o /dev/null -p "$1" & tracer=$!; sleep 0.3; kill $tracer', ({ companion }) => companion],
  ['kill the proxy', 'kill -9 "$1"', ({ proxy }) => proxy],
  ['stop the companion', 'kill -STOP "$1"', ({ companion }) => companion],
  ['hang the shell up', 'kill -HUP "$1"', ({ shell }) => shell],
  ['write to the terminal', 'printf x >"$1"', ({ tty }) => tty],
  ['read the keys', 'head -c 1 <"$1"', ({ tty }) => tty],
];

describe('a second user', () => {
  beforeEach((ctx) => {
    if (!able) ctx.skip(WHY);
  });

  test(`tries ${TRIES.length} things against a session and its files`, async () => {
    await using world = await new World({ shell: 'bash' }).ready();
    const { home } = world;
    fs.writeFileSync(path.join(home, '.yoconf'), 'key = sk-canary\n', { mode: 0o600 });
    fs.mkdirSync(path.join(home, '.cache/yosh'), { recursive: true, mode: 0o700 });
    world.script({ '*': inTurn(pending('echo "works-$((6*7))"')) });
    world.terminal.type('yo go on\r');
    await world.terminal.until(/P> echo "works-\$\(\(6\*7\)\)"$/);
    world.terminal.type('\x03');
    await world.terminal.until(/P>$/);
    // open all parent folders, so that only our own permissions protect
    for (const folder of [
      home,
      path.join(home, '.run'),
      path.join(home, '.local'),
      path.join(home, '.local/state'),
      path.join(home, '.cache'),
    ])
      if (fs.existsSync(folder)) fs.chmodSync(folder, 0o755);
    const session = world.session() as string;
    const mine = processesOf(world);
    const pidOf = (name: string): string => String(mine.find(({ command }) => command.some((word) => path.basename(word) === name))?.pid);
    const target: Target = {
      session,
      home,
      proxy: String(proxyOf(world).pid),
      companion: pidOf('companion.cjs'),
      shell: pidOf('bash'),
      tty: fs.readlinkSync(path.join(session, 'tty')),
    };
    expect(Object.values(target).filter((value) => value === 'undefined')).toEqual([]);
    // the second user can do what every user can
    expect(asOther('ls "$1" && cat "/proc/$2/cmdline"', home, target.proxy).status).toBe(0);
    const succeeded = TRIES.filter(([, script, arg]) => asOther(script, arg(target)).status === 0).map(([what]) => what);
    // the tracer exits with the status of `kill`; /proc shows whether it traced
    const traced = /^TracerPid:\s*([1-9]\d*)/m.test(fs.readFileSync(`/proc/${target.companion}/status`, 'utf8'));
    expect({ succeeded: succeeded.filter((what) => what !== 'trace the companion'), traced }).toEqual({ succeeded: [], traced: false });

    const seen = asOther(
      'cat /proc/$1/cmdline /proc/$2/cmdline /proc/$3/cmdline; ps axeww',
      target.proxy,
      target.companion,
      target.shell,
    ).out;
    expect(seen).toContain('proxy.cjs');
    expect(seen).not.toContain(nonceOf(world));
    expect(seen).not.toContain('sk-canary');
    // no process listens on a socket
    const sockets = [target.proxy, target.companion, target.shell].flatMap((pid) =>
      fs.readdirSync(`/proc/${pid}/fd`).map((fd) => {
        try {
          return fs.readlinkSync(`/proc/${pid}/fd/${fd}`);
        } catch {
          return '';
        }
      }),
    );
    const inodes = new Set(sockets.flatMap((link) => /^socket:\[(\d+)\]/.exec(link)?.[1] ?? []));
    const listening = ['tcp', 'tcp6', 'unix'].flatMap((kind) =>
      fs
        .readFileSync(`/proc/net/${kind}`, 'utf8')
        .split('\n')
        .filter(
          (line) => (kind === 'unix' ? / 00010000 /.test(line) : / 0A /.test(line)) && line.split(/\s+/).some((word) => inodes.has(word)),
        ),
    );
    expect(listening).toEqual([]);
    world.script({ '*': inTurn([...pending('echo "works-$((6*7))"')]) });
    await run(world, 'yo stop', /P>$/);
    await run(world, 'echo alive-$((6*7))', /alive-42\nP>$/);
  });

  test('who made the folder for sessions does not get this one: it is made elsewhere', async () => {
    const trap = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-trap-'));
    fs.chownSync(trap, NOBODY, NOBODY);
    fs.chmodSync(trap, 0o777);
    try {
      for (const env of [{ XDG_RUNTIME_DIR: trap }, { XDG_RUNTIME_DIR: '', TMPDIR: trap }]) {
        await using world = await new World({ shell: 'bash', env, script: WORKS }).ready();
        await yoWorks(world);
        expect(fs.readdirSync(trap)).toEqual([]);
      }
    } finally {
      fs.rmSync(trap, { recursive: true });
    }
  });

  test('who puts folders like those of sessions beside one does not stop it', async () => {
    const shared = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-beside-'));
    fs.chmodSync(shared, 0o1777);
    try {
      // a FIFO never opens, a device never ends
      const made = asOther(
        'umask 022; cd "$1" && mkdir yosh.aaaaaaaaaa yosh.bbbbbbbbbb && mkfifo yosh.aaaaaaaaaa/nonce && ln -s /dev/zero yosh.bbbbbbbbbb/nonce',
        shared,
      );
      expect(made.status).toBe(0);
      await using world = await new World({ shell: 'bash', env: { XDG_RUNTIME_DIR: shared }, script: WORKS }).ready();
      const own = fs.readdirSync(shared).find((name) => !/aaaa|bbbb/.test(name)) ?? '';
      await sleep(LOOKED_MS);
      await yoWorks(world);
      expect(mayHaveDeadBeside(path.join(shared, own))).toBe(false);
    } finally {
      fs.rmSync(shared, { recursive: true, force: true });
    }
  });

  test('who made our folders for state and cache, or links there, does not get anything written, read or run', () => {
    const shared = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-shared-'));
    fs.chmodSync(shared, 0o1777);
    const his = path.join(shared, 'his');
    try {
      asOther('umask 0; mkdir "$1"; echo "{\\"body\\":\\"his\\"}" >"$1/sent.json"', his);
      for (const prepare of ['mkdir -m 777 "$1/yosh"; cp "$1/his/sent.json" "$1/yosh/"', 'rm -rf "$1/yosh"; ln -s his "$1/yosh"']) {
        expect(asOther(prepare, shared).status).toBe(0);
        const env = { XDG_STATE_HOME: shared, HOME: '/nonexistent' };
        const store = openRecord(env);
        expect(store.write([sent('ours'), exchange('ours')], 1)).toBe('unwritable');
        store.close();
        expect(lastSentIn(env)).toBeNull();
        expect(ownFolder(path.join(shared, 'yosh'))).toBe(false);
      }
      expect(execFileSync('grep', ['-rlsc', 'ours', shared, his], { encoding: 'utf8', shell: false }).trim()).toBe('');
    } catch (error) {
      // grep exits with 1 when it finds nothing
      if ((error as { status?: number }).status !== 1) throw error;
    } finally {
      fs.rmSync(shared, { recursive: true });
    }
  });
});

describe('a folder of our own', () => {
  test('is made, and is not accepted when others may write to it, when it is a link, or when it cannot be made', () => {
    const base = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-own-'));
    const folder = path.join(base, 'a');
    expect(ownFolder(folder)).toBe(true);
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
    fs.chmodSync(folder, 0o720);
    expect(ownFolder(folder)).toBe(false);
    fs.symlinkSync(base, path.join(base, 'link'));
    expect(ownFolder(path.join(base, 'link'))).toBe(false);
    expect(ownFolder('/dev/null/x')).toBe(false);
    fs.rmSync(base, { recursive: true });
  });
});
