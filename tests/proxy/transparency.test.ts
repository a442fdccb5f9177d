/** All bytes between a program in yosh and the terminal arrive unchanged. */
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { sized } from '../support/sample.ts';
import { cpuMs, readProc, rssMb, Window } from './window.ts';

const root = inject('scriptedRoot');
const open = (options: Partial<ConstructorParameters<typeof Window>[0]> = {}): Promise<Window> => new Window({ root, ...options }).prompt();

const GO = '<<GO>>';
const DONE = '<<DONE>>';
/** The part of the output that a script printed between the two marks. */
const between = (output: Buffer): Buffer => output.subarray(output.indexOf(GO) + GO.length, output.lastIndexOf(DONE));
/** The marks are written in two parts, so that the echo of a command line holds neither. */
const framed = (body: string): string => `stty raw -echo\nprintf '<<%s>>' GO\n${body}\nprintf '<<%s>>' DONE\nstty sane\n`;

async function shown(window: Window, body: string): Promise<Buffer> {
  window.write('show.sh', framed(body));
  window.clear();
  await window.type('sh show.sh\r');
  await window.until(DONE);
  const bytes = between(window.output);
  await window.prompt();
  return bytes;
}

/** What a program in raw mode reads when these keys are typed. */
async function received(window: Window, keys: Uint8Array, question = ''): Promise<Buffer> {
  window.write('question', question);
  window.write(
    'read.sh',
    `stty raw -echo\ncat question\nprintf '<<%s>>' GO\ndd bs=1 count=${keys.length} 2>/dev/null | od -An -v -tx1 >got.tmp\nstty sane\nmv got.tmp got\n`,
  );
  window.clear();
  await window.type('rm -f got; sh read.sh\r');
  await window.until(`${question}${GO}`);
  await window.type(keys);
  const got = await window.file('got');
  await window.prompt();
  return Buffer.from(got.replaceAll(/\s/g, ''), 'hex');
}

const every = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

/** Control sequences that programs write, each as in its specification. */
const SEQUENCES: Readonly<Record<string, string>> = {
  'UTF-8': 'naïve 你好 🙂 👩‍👩‍👧 \u0301\ufeff\u202e',
  'broken UTF-8': '\xff\xfe\xc3(\xed\xa0\x80\xf0\x9f',
  sixel: '\x1bPq"1;1;10;10#0;2;0;0;0#0~~@@vv@@~~@@~~$-\x1b\\',
  'kitty graphics': '\x1b_Gf=100,a=T,m=1;iVBORw0KGgo=\x1b\\\x1b_Gm=0;AAAA\x1b\\',
  'OSC 8 and 52': '\x1b]8;id=1;https://example.org/?q=%41;b\x1b\\link\x1b]8;;\x07\x1b]52;c;aGVsbG8=\x07',
  'OSC 133 and 7': '\x1b]133;A\x07\x1b]133;C\x1b\\\x1b]7;file://h/p\x07',
  'iTerm images': '\x1b]1337;File=inline=1:AAAA\x07',
  modes: '\x1b[?2004h\x1b[?2004l\x1b[?1000;1006h\x1b[?1006;1000l\x1b[?1049h\x1b[?1049l\x1b[>1u\x1b[<u\x1b[=1;1u\x1b[>4;2m\x1b[>4m',
  queries: '\x1b[c\x1b[>c\x1b[=c\x1b[6n\x1b[?6n\x1b[?2026$p\x1b[>q\x1b[?u\x1b[14t\x1bP+q544e\x1b\\\x1b]11;?\x07',
  'near misses of a frame': '\x1b]5577;\x07\x1b]5577;0123456789abcdef0123456789abcdef;C;x\x07\x1b]55770;\x07\x1b\x1b]5577\x1b',
  'C1 and NUL': '\x00\x9b31m\x9d0;t\x9c\x90q\x9c\x00\x7f',
  'line ends': 'a\nb\r\nc\rd\n\n\r\r\n\v\f',
};
const sequences = Object.entries(SEQUENCES).map(
  ([name, text]) => [name, Buffer.from(text, name.endsWith('UTF-8') && !name.startsWith('broken') ? 'utf8' : 'latin1')] as const,
);

describe('to the terminal', () => {
  test('all 256 bytes, in every order of two', async () => {
    await using window = await open();
    const pairs = Buffer.concat(Array.from(every, (byte) => Buffer.concat(Array.from(every, (other) => Buffer.of(byte, other)))));
    window.write('pairs', pairs);
    expect((await shown(window, 'cat pairs')).equals(pairs)).toBe(true);
  });

  test.each(sequences)('%s, whole and byte by byte', async (_, bytes) => {
    await using window = await open();
    window.write('data', bytes);
    expect((await shown(window, 'cat data; dd if=data bs=1 2>/dev/null')).toString('hex')).toBe(
      Buffer.concat([bytes, bytes]).toString('hex'),
    );
  });

  test('a bare LF becomes CR LF unless the program switched output processing off', async () => {
    await using window = await open();
    expect((await shown(window, "printf 'a\\nb'")).toString()).toBe('a\nb');
    expect((await shown(window, "stty opost onlcr; printf 'a\\nb'; stty raw")).toString()).toBe('a\r\nb');
  });

  test('a flood of random bytes', async () => {
    await using window = await open();
    const proxy = await window.proxy();
    const { written, came } = await window.flood(sized(100, 300) * 1024 * 1024);
    expect(came).toBe(written);
    expect(Number(/VmHWM:\s+(\d+)/.exec(readProc(proxy, 'status'))?.[1]) / 1024).toBeLessThan(80);
  });
});

describe('from the terminal', () => {
  test('all 256 bytes, and in random order', async () => {
    await using window = await open();
    expect((await received(window, every)).equals(every)).toBe(true);
    const random = randomBytes(3_000);
    expect((await received(window, random)).equals(random)).toBe(true);
  });

  test('bracketed paste, mouse, focus, kitty and modifyOtherKeys reports', async () => {
    await using window = await open();
    const keys = Buffer.from(
      '\x1b[200~yo paste\r\n\x1b[201~\x1b[<35;10;5M\x1b[M !!\x1b[I\x1b[O\x1b[97;5u\x1b[99;5u\x1b[27;5;99~\x1b[5577~\x1b[5578~\x03\x1a\x1c',
      'latin1',
    );
    expect((await received(window, keys)).toString('latin1')).toBe(keys.toString('latin1'));
  });

  test('a program’s query reaches the terminal, and the reply the program', async () => {
    await using window = await open();
    const question = '\x1b[c\x1b[6n\x1b[?2026$p\x1b[>q\x1b[?u';
    const reply = Buffer.from('\x1b[?62;4;22c\x1b[24;80R\x1b[?2026;2$y\x1bP>|xterm(390)\x1b\\\x1b[?1u', 'latin1');
    expect((await received(window, reply, question)).equals(reply)).toBe(true);
  });

  test('a 200 KB paste to a program that does not read waits almost without cost, and arrives', async () => {
    await using window = await open();
    const proxy = await window.proxy();
    const paste = Buffer.from(Array.from({ length: 25_600 }, (_, i) => String(i).padStart(8)).join(''));
    window.write(
      'late.sh',
      `stty raw -echo\nprintf '<<%s>>' GO\nwhile [ ! -e go ]; do sleep 0.05; done\nhead -c ${paste.length} | sha256sum >sum.tmp\nstty sane\nmv sum.tmp sum\n`,
    );
    await window.type('sh late.sh\r');
    await window.until(GO);
    await window.type(paste);
    await sleep(300);
    const before = cpuMs(proxy);
    await sleep(2_000);
    expect(cpuMs(proxy) - before).toBeLessThanOrEqual(100);
    window.write('go', '');
    expect((await window.file('sum')).slice(0, 64)).toBe(createHash('sha256').update(paste).digest('hex'));
    await window.prompt();
    expect(await window.run('echo $((6*7))')).toContain('42');
  });
});

describe('a window that is not read for 5 s under a flood', () => {
  test('loses nothing, buffers little, and uses almost no CPU', async () => {
    await using window = await open();
    const proxy = await window.proxy();
    window.write('lines.sh', framed('seq 1 2000000'));
    window.onBytes = null;
    await window.type('sh lines.sh\r');
    await window.until(GO);
    window.stop();
    await sleep(500);
    const before = cpuMs(proxy);
    await sleep(4_500);
    expect(cpuMs(proxy) - before).toBeLessThanOrEqual(100);
    expect(rssMb(proxy)).toBeLessThan(80);
    window.go();
    await window.until(DONE);
    const lines = between(window.output).toString('latin1').split('\n');
    expect(lines.length).toBe(2_000_001);
    expect(lines.findIndex((line, i) => line !== String(i + 1))).toBe(2_000_000);
    expect(rssMb(proxy)).toBeLessThan(80);
  });
});

test('Ctrl-C stops `yes`', async () => {
  await using window = await open();
  let bytes = 0;
  let tail = '';
  window.onBytes = (part) => {
    bytes += part.length;
    tail = (tail + part.toString('latin1')).slice(-200);
  };
  await window.type('yes\r');
  await window.wait(() => bytes > 5_000_000, '5 MB of yes');
  await window.type('\x03');
  await window.wait(() => tail.includes('P> '), 'a prompt');
  window.onBytes = null;
  expect(await window.run('echo $((6*7))')).toContain('42');
});
