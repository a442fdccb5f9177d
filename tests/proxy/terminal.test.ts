/** The shell's terminal behaves as the user's own: size, settings, signals, limits, and the shell's exit status. */
import fs from 'node:fs';
import { PATIENCE_MS } from '../support/clock.ts';
import { describe, expect, inject, test } from 'vitest';
import { chat } from '../support/script.ts';
import { sample } from '../support/sample.ts';
import { lastBytes } from './last.ts';
import { alive, Window } from './window.ts';

const root = inject('scriptedRoot');
type Options = Partial<ConstructorParameters<typeof Window>[0]>;
const make = (options: Options = {}): Window => new Window({ root, ...options });
const open = (options: Options = {}): Promise<Window> => make(options).prompt();
const SHELLS = ['bash', 'zsh'] as const;

/** The size inside: the last one of the window arrives by a signal, so a command may be faster. */
async function lastSize(window: Window, expected: string): Promise<string> {
  const end = performance.now() + PATIENCE_MS;
  let size = '';
  do size = await window.run('stty size');
  while (!size.includes(expected) && performance.now() < end);
  return size;
}

describe('size', () => {
  test('is the window’s at the start', async () => {
    await using window = await open({ cols: 133, rows: 47 });
    expect(await window.run('stty size')).toContain('47 133');
  });

  test('is the window’s right after 200 resizes', async () => {
    await using window = await open();
    for (let i = 1; i <= 200; i++) {
      window.resize(40 + (i % 120), 10 + (i % 50));
      if (i % 10 === 0) await new Promise(setImmediate);
    }
    window.resize(101, 37);
    expect(await lastSize(window, '37 101')).toContain('37 101');
  });

  test('reaches a program by SIGWINCH', async () => {
    await using window = await open();
    window.write('resized.sh', 'trap \'stty size; exit\' WINCH\nprintf "rea%s\\n" dy\nwhile :; do sleep 0.02; done\n');
    await window.type('bash resized.sh\r');
    await window.until('ready');
    window.resize(99, 33);
    await window.until('33 99');
  });

  test('a resize during the start is not lost', async () => {
    for (let i = 0; i < 10; i++) {
      await using window = make();
      await window.wait(() => window.session() !== null, 'a session');
      for (let cols = 81; !fs.existsSync(`${window.session()}/tty`); cols++) {
        window.resize(cols, 30);
        await new Promise(setImmediate);
      }
      window.resize(70, 20);
      await window.prompt();
      expect(await lastSize(window, '20 70')).toContain('20 70');
    }
  });
});

describe('line settings', () => {
  const UNUSUAL = 'stty intr ^G erase ^H -ixon -echoctl susp undef';

  test.each(SHELLS)('are the same inside %s as outside, and after as before', async (shell) => {
    await using window = make({ shell, program: ['/bin/sh', '-c', `${UNUSUAL}; stty -a >before; {root}/bin/yosh; stty -a >after`] });
    await window.prompt();
    await window.run('stty -a >inside');
    await window.type('exit\r');
    await window.exited;
    const before = await window.file('before');
    expect(await window.file('inside')).toBe(before);
    expect(await window.file('after')).toBe(before);
  });
});

describe('signals of the keyboard', () => {
  test('^S stops the output, ^Q lets it go on', async () => {
    await using window = await open();
    window.write('count.sh', 'i=0; while :; do i=$((i+1)); echo "n$i."; sleep 0.01; done\n');
    await window.type('sh count.sh\r');
    await window.until('n20.');
    await window.type('\x13');
    let last = '';
    let since = 0;
    await window.wait(() => {
      if (window.text !== last) since = performance.now();
      last = window.text;
      return performance.now() - since > 400; // time for forty lines
    }, 'silence');
    await window.type('\x11');
    await window.wait(() => window.text.length > last.length + 100, 'more');
    await window.type('\x03');
    await window.prompt();
    const numbers = [...window.text.matchAll(/n(\d+)\./g)].map(([, n]) => Number(n));
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  });

  test.each([
    ['^C', '\x03', 130],
    ['^\\', '\x1c', 131],
  ])('%s ends a program', async (_, key, status) => {
    await using window = await open();
    await window.type("sh -c 'echo begin-$((6*7)); exec sleep 100'\r");
    await window.until('begin-42');
    window.clear();
    await window.type(key);
    await window.prompt();
    expect(await window.run('echo "status $?"')).toContain(`status ${status}`);
  });

  test.each(SHELLS)('^Z stops a program in %s, fg continues it', async (shell) => {
    await using window = await open({ shell });
    // without a child: a shell that gets ^Z between vfork and exec does not stop, in a bare terminal either
    window.write('stop.sh', 'echo one-$((6*7)); while [ ! -e go ]; do :; done; echo woken-$((6*7)); read line; echo two-$line\n');
    await window.type('sh stop.sh\r');
    await window.until('one-42');
    window.clear();
    await window.type('\x1a');
    await window.until(/(?:Stopped|suspended)/);
    await window.prompt();
    await window.type('fg\r');
    window.write('go', '');
    await window.until('woken-42');
    await window.type('and\r');
    await window.until('two-and');
    await window.prompt();
  });

  test.each(SHELLS)('a shell that suspends itself comes back: %s', async (shell) => {
    await using window = await open({ shell });
    // what is typed while the shell is stopped may be dropped with the prompt that comes back
    await window.run('suspend');
    expect(await window.run('echo back-$((6*7))')).toContain('back-42');
  });
});

describe('what a shell inherits', () => {
  test.each([
    ['limits of open files', 'ulimit -Sn; ulimit -Hn', 'ulimit -Sn 777'],
    ['signal dispositions and mask', 'sh -c "grep -E \'Sig(Ign|Blk)\' /proc/self/status"', ':'],
    ['umask, folder, priority', 'umask; pwd; nice; id', 'umask 027'],
    ['open descriptors', "sh -c 'ls /proc/self/fd' | tr '\\n' ' '", ':'],
    ['NODE_OPTIONS and SHLVL', 'env | grep -E "^(NODE_|SHLVL|TMUX|YOSH_[AN])" | sort', 'export NODE_OPTIONS=--no-warnings TMUX=x'],
  ])('%s', async (_, look, before) => {
    await using window = await open({
      files: { look },
      program: ['/bin/bash', '-c', `${before}; bash --norc --noprofile -ic '. ./look >bare 2>/dev/null'; {root}/bin/yosh; :`],
    });
    await window.run('. ./look >inside 2>/dev/null');
    expect(await window.file('inside')).toBe(await window.file('bare'));
  });
});

describe('exit', () => {
  test('statuses of all 256', async () => {
    const wrong: string[] = [];
    const all = Array.from({ length: 256 }, (_, status) => status);
    // the edges of the ranges that shells use
    const edges = [1, 2, 126, 127, 128, 129, 130, 254];
    const todo = [...new Set([...sample(all, 24), ...edges])];
    const worker = async (): Promise<void> => {
      for (let status = todo.shift(); status !== undefined; status = todo.shift()) {
        await using window = await open();
        await window.type(`exit ${status}\r`);
        const got = await window.exited;
        if (got !== status) wrong.push(`${status}: ${got}`);
      }
    };
    await Promise.all([worker(), worker(), worker()]);
    expect(wrong).toEqual([]);
  });

  test.each([
    ['TERM', 143],
    ['KILL', 137],
    ['HUP', 129],
    ['INT', 130],
    ['SEGV', 139],
    ['USR1', 138],
  ])('a shell that dies of SIG%s', async (name, status) => {
    await using window = await open();
    await window.type(`exec sh -c 'kill -${name} $$'\r`);
    expect(await window.exited).toBe(status);
  });

  test('exit typed ahead, before the first prompt', async () => {
    await using window = make();
    await window.type('exit 42\r');
    expect(await window.exited).toBe(42);
  });

  test('a background job does not keep the window', async () => {
    await using window = await open();
    await window.run('(trap "" HUP; echo $BASHPID >job; exec sleep 1000) & disown');
    const job = Number(await window.file('job'));
    await window.type('exit 3\r');
    expect(await window.exited).toBe(3);
    expect(alive(job)).toBe(true);
  });

  test('the last 64 KB arrive complete, whatever their length', async () => {
    const lengths = sample(
      Array.from({ length: 40 }, (_, i) => Math.floor((i * 65_536) / 39)),
      12,
    );
    const came: number[] = [];
    for (const length of lengths) came.push(await lastBytes(root, length));
    expect(came).toEqual(lengths);
  });
});

describe('a killed program', () => {
  test.each(SHELLS)('has its modes switched off at the next prompt of %s', async (shell) => {
    await using window = await open({ shell });
    window.write('full.sh', "printf '\\033[?1049h\\033[>1u\\033[?1000;1006h\\033[?25l'; kill -9 $$\n");
    window.clear();
    await window.type('sh full.sh\r');
    await window.until('\x1b[<1u\x1b[?1000l\x1b[?1006l\x1b[?1049l\x1b[?25h');
    const text = window.text;
    expect(text.indexOf('\x1b[?1000l')).toBeGreaterThan(text.indexOf('\x1b[?25l'));
    await window.prompt();
    window.clear();
    // and they are switched off only once
    expect(await window.run('sh -c "kill -9 \\$\\$"')).not.toContain('\x1b[?1000l');
  });

  test('keeps its modes when it ends by itself', async () => {
    await using window = await open();
    expect(await window.run("printf '\\033[?1000h'; sh -c 'exit 3'")).not.toContain('\x1b[?1000l');
  });
});

describe('the session’s folder', () => {
  test('and its files belong to the user alone', async () => {
    await using window = await open({ rc: 'umask 000' });
    await window.run('echo one');
    const session = window.session() as string;
    expect(fs.statSync(session).mode & 0o7777).toBe(0o700);
    const open777 = fs
      .readdirSync(session)
      .filter((name) => !fs.lstatSync(`${session}/${name}`).isSymbolicLink() && (fs.statSync(`${session}/${name}`).mode & 0o077) !== 0);
    expect(fs.readdirSync(session)).toEqual(expect.arrayContaining(['down', 'nonce', 'proxy.log', 'tty']));
    expect(open777).toEqual([]);
    expect(fs.statSync(`${session}/down`).isFIFO()).toBe(true);
    expect(fs.readlinkSync(`${session}/tty`)).toMatch(/^\/dev\//);
  });

  test('has an unpredictable name, and is removed afterwards', async () => {
    const names = new Set<string>();
    for (let i = 0; i < 5; i++) {
      await using window = await open();
      const session = window.session() as string;
      expect(session).toMatch(/\/yosh\.[A-Za-z0-9]{10}$/);
      names.add(session.slice(-10));
      await window.type('exit\r');
      await window.exited;
      expect(fs.existsSync(session)).toBe(false);
    }
    expect(names.size).toBe(5);
  });

  test('is deleted: the shell works on, and yo answers without it', async () => {
    await using window = await open();
    const proxy = await window.proxy();
    fs.rmSync(window.session() as string, { recursive: true });
    await window.run('yo what now');
    expect(await window.run('echo $((6*7))')).toContain('42');
    expect(alive(proxy)).toBe(true);
  });

  test('loses its pipe: yo reports it, and the shell works on', async () => {
    await using window = await open();
    const proxy = await window.proxy();
    fs.rmSync(`${window.session()}/down`);
    expect(await window.run('yo what now')).toContain('the folder of this session is gone; start a new yosh');
    expect(await window.run('echo $((6*7))')).toContain('42');
    expect(alive(proxy)).toBe(true);
  });

  test('is made elsewhere when its place does not exist', async () => {
    await using window = await open({ env: { XDG_RUNTIME_DIR: '/nowhere/at/all' }, script: { '*': chat('elsewhere') } });
    await window.type('yo where\r');
    await window.until('elsewhere');
  });
});

test('without a writable folder a plain shell opens', async () => {
  await using window = make({ program: ['/bin/sh', '-c', 'ulimit -f 0; exec {root}/bin/yosh'] });
  await window.until('this is a plain shell');
  await window.prompt();
  expect(await window.run('echo $((6*7))')).toContain('42');
});

test('with few descriptors a shell still opens', async () => {
  await using window = make({ program: ['/bin/sh', '-c', 'ulimit -n 20; exec {root}/bin/yosh'] });
  await window.prompt();
  expect(await window.run('echo $((6*7))')).toContain('42');
});
