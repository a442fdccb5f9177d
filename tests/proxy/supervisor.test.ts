/** The supervisor alone, with companions that fail: one answer for every question, bounded memory, and never an exception. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COMPANION_BACKLOG_BYTES, COMPANION_SILENCE_MS, HEARTBEAT_MS } from '../../src/base/limits.ts';
import { systemClock } from '../../src/proxy/clock.ts';
import { CompanionSupervisor } from '../../src/proxy/companion-supervisor.ts';
import type { RecordedFrame } from '../../src/proxy/frame-log.ts';
import { Screen } from '../../src/proxy/screen.ts';
import { Session } from '../../src/proxy/proxy-session.ts';
import type { AskId } from '../../src/shell/wire.ts';
import { eventually } from '../support/clock.ts';
import { alive } from './window.ts';

const ID = '1.1' as AskId;
const frame = (body: string | Buffer): RecordedFrame => ({ offset: 0, timeMs: 0, body: Buffer.from(body) });
const QUESTION = frame('Q;1.1;0;x');

/** For a test's companion: `say` sends a message, `onQuestion` is called for every Q, `which` counts the starts. */
const PRELUDE = `
const fs = require('fs');
const say = (type, payload) => { const b = Buffer.from(payload), h = Buffer.alloc(5); h[0] = type.charCodeAt(0); h.writeUInt32LE(b.length, 1); process.stdout.write(Buffer.concat([h, b])); };
const folder = process.argv[2];
fs.appendFileSync(folder + '/starts', 'x');
const which = fs.readFileSync(folder + '/starts').length;
const listen = (onQuestion) => process.stdin.on('data', (d) => { if (d.includes('Q;')) onQuestion(); });
setInterval(() => {}, 1e6);
`;

let folder: string;
let did: string[];
let companion: CompanionSupervisor;

function make(program: string, session = folder): CompanionSupervisor {
  fs.writeFileSync(`${folder}/companion.cjs`, PRELUDE + program);
  const size = { cols: 80, rows: 24 };
  const screen = new Screen({ write: (bytes) => did.push(`screen ${bytes.toString()}`), size: () => size }, 1024);
  screen.ring.write(Buffer.from('what was shown'), 0, 14);
  screen.log.add(frame('P;bash;5;0;/;'));
  screen.log.resized({ offset: 0, ...size });
  screen.capture = (on) => did.push(`capture ${on}`);
  screen.ring.resize = (bytes) => did.push(`ring ${bytes}`);
  const files = { file: `${folder}/companion.cjs`, session, env: process.env as Record<string, string>, masterFd: 3 };
  companion = new CompanionSupervisor(new Session(files), screen, systemClock, {
    confirm: () => did.push('confirm'),
    withdrawConfirm: () => {},
    answer: (kind, bytes) => did.push(`answer ${kind} ${bytes.toString()}`),
    fail: (id, line) => did.push(`fail ${id} ${line}`),
  });
  return companion;
}

const until = (matches: (line: string) => boolean): Promise<void> =>
  eventually(
    () => `a line that matches; so far: ${JSON.stringify(did)}`,
    () => did.some(matches),
    5,
  );
const starts = (): number => (fs.existsSync(`${folder}/starts`) ? fs.readFileSync(`${folder}/starts`).length : 0);
const pid = (): number => Number(fs.readFileSync(`${folder}/companion`, 'utf8'));
const ends = (line: string): boolean => /^(?:answer|fail) /.test(line);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-companion-'));
  did = [];
});
afterEach(() => {
  if (fs.existsSync(`${folder}/companion`) && alive(pid())) process.kill(pid(), 'SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('one question, one answer', () => {
  test('the companion is started once, receives the earlier frames, then the question', async () => {
    make(
      `let all = ''; process.stdin.on('data', (d) => { all += d.toString('latin1'); if (all.includes('Q;1.1')) say('A', '1.1;chat;' + all.replace(/[^ -~]/g, '') + '\\0'); });`,
    );
    companion.ask(ID, QUESTION);
    await until(ends);
    expect(did.at(-1)).toMatch(/^answer chat 1\.1;chat;WPx?F.*P;bash;5;0;\/;F.*Q;1\.1;0;x/);
    companion.ask(ID, QUESTION);
    await until((line) => line !== did[0] && ends(line));
    expect(starts()).toBe(1);
  });

  test('it is started when a question is typed, and not again when it is asked', async () => {
    make(
      `let all = ''; process.stdin.on('data', (d) => { all += d.toString('latin1'); if (all.includes('Q;1.1')) say('A', '1.1;chat;' + all.replace(/[^ -~]/g, '') + '\\0'); });`,
    );
    companion.prepare();
    companion.prepare();
    companion.ask(ID, QUESTION);
    await until(ends);
    expect(did).toEqual([expect.stringMatching(/^answer chat 1\.1;chat;WPx?F.*P;bash;5;0;\/;P.*Q;1\.1;0;x/)]);
    expect(starts()).toBe(1);
  });

  test('what fails while a question is typed is said when it is asked, once', async () => {
    make('', `${folder}/gone`);
    companion.prepare();
    expect(did).toEqual([]);
    companion.ask(ID, QUESTION);
    await until(ends);
    expect(did).toHaveLength(1);
  });

  test('an answer to another question and a second answer are not passed on', async () => {
    make(
      `listen(() => { say('A', '0.9;cmd;rm -rf x\\0'); say('A', 'nonsense'); say('A', '1.1;chat;first\\0'); say('A', '1.1;cmd;second\\0'); say('B', '1.1'); say('S', 'late'); });`,
    );
    companion.ask(ID, QUESTION);
    await until(ends);
    await sleep(100);
    expect(did).toEqual(['answer chat 1.1;chat;first\0']);
  });

  test('after a cancel no answer is passed on, and the companion is notified', async () => {
    make(
      `listen(() => { say('B', '1.1'); say('S', 'begun'); }); process.stdin.on('data', (d) => { if (d.includes('X')) { say('S', 'more'); say('A', '1.1;cmd;x\\0'); fs.writeFileSync(folder + '/cancelled', ''); } });`,
    );
    companion.ask(ID, QUESTION);
    await until((line) => line === 'screen begun');
    companion.cancel();
    while (!fs.existsSync(`${folder}/cancelled`)) await sleep(5);
    await sleep(50);
    expect(did).toEqual(['screen begun']);
  });

  test('the companion reads, clears and resizes the ring', async () => {
    make(`let all = ''; process.stdin.on('data', (d) => { all += d.toString('latin1'); if (all.includes('shown')) say('A', '1.1;chat;ok\\0'); });
      listen(() => { say('b', Buffer.from([0, 1, 0, 0])); say('c', Buffer.from([0])); const range = Buffer.alloc(16); range.writeDoubleLE(9, 0); range.writeDoubleLE(14, 8); say('r', range); });`);
    companion.ask(ID, QUESTION);
    await until(ends);
    expect(did).toEqual(['ring 256', 'capture false', 'answer chat 1.1;chat;ok\0']);
  });
});

describe('a companion that fails', () => {
  const TWICE = 'fail 1.1 \x1b[0m\x1b[Kyo: the companion stopped twice on this question; nothing was prefilled';
  const RESTARTED = 'screen \x1b[0m\x1b[Kyo: companion restarted\r\n';

  test.each([
    ['ends', 'process.exit(0);'],
    ['ends with an error', 'throw new Error();'],
    ['speaks nonsense', 'process.stdout.write(Buffer.alloc(64, 0xff));'],
    ['sends a number that is none', "say('r', 'x');"],
    ['closes its input', 'process.stdin.destroy(); setTimeout(() => process.exit(1), 300);'],
    ['closes its output and ends', 'fs.closeSync(1); fs.closeSync(0); process.exit(3);'],
  ])('%s: is tried twice', async (_, program) => {
    make(program);
    companion.ask(ID, QUESTION);
    await until(ends);
    expect(did).toEqual([RESTARTED, TWICE]);
    expect(starts()).toBe(2);
    expect(fs.existsSync(`${folder}/companion`)).toBe(false);
  });

  test('is replaced, and the second try may succeed', async () => {
    make(`if (which === 1) process.exit(1); listen(() => say('A', '1.1;chat;better\\0'));`);
    companion.ask(ID, QUESTION);
    await until(ends);
    expect(did).toEqual([RESTARTED, 'answer chat 1.1;chat;better\0']);
  });

  test('is restarted three times, then no more', async () => {
    make('process.exit(1);');
    for (const count of [1, 2]) {
      companion.ask(ID, QUESTION);
      await until(() => did.filter(ends).length === count);
    }
    companion.ask(ID, QUESTION);
    expect(did.at(-1)).toContain('keeps stopping');
    expect(starts()).toBe(4);
  });

  test('that ended because there was no question has not failed', async () => {
    make(`listen(() => { say('A', '1.1;chat;' + which + '\\0'); setTimeout(() => process.exit(0), 30); });`);
    for (const count of [1, 2, 3, 4, 5, 6]) {
      companion.ask(ID, QUESTION);
      await until((line) => line === `answer chat 1.1;chat;${count}\0`);
      while (fs.existsSync(`${folder}/companion`)) await sleep(5);
    }
    expect(did.filter((line) => !ends(line))).toEqual([]);
  });

  test('a missing session folder is reported, not thrown', () => {
    make('', `${folder}/gone`);
    companion.ask(ID, QUESTION);
    expect(did).toEqual([expect.stringContaining('could not be started')]);
  });
});

describe('time', () => {
  test('a silent companion is replaced, one that sends heartbeats is not', async () => {
    make(
      `listen(() => { if (which > 1) { let n = 0; const t = setInterval(() => { say('S', ''); if (++n === 6) { clearInterval(t); say('A', '1.1;chat;slow\\0'); } }, ${HEARTBEAT_MS}); } });`,
    );
    const start = performance.now();
    companion.ask(ID, QUESTION);
    await until((line) => line.includes('restarted'));
    expect(performance.now() - start).toBeGreaterThan(COMPANION_SILENCE_MS - 500);
    await until(ends);
    expect(did.at(-1)).toBe('answer chat 1.1;chat;slow\0');
    expect(starts()).toBe(2);
  });

  test('time in which the proxy itself was blocked does not count as silence', async () => {
    make(`listen(() => setInterval(() => say('S', ''), 200));`);
    companion.ask(ID, QUESTION);
    while (starts() === 0) await sleep(5);
    await sleep(500);
    for (let i = 0; i < 2; i++) {
      // blocks where a stopped terminal does: in a callback after which timers run first
      await new Promise<void>((resolve) => {
        setImmediate(() => {
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, COMPANION_SILENCE_MS + 1_000);
          resolve();
        });
      });
      await sleep(50);
    }
    await sleep(HEARTBEAT_MS);
    companion.cancel();
    expect(starts()).toBe(1);
    expect(did).toEqual([]);
  });
});

test('a companion that stopped reading does not fill the memory: it is replaced at the next question', async () => {
  make(`listen(() => say('A', '1.1;chat;' + which + '\\0'));`);
  companion.ask(ID, QUESTION);
  await until(ends);
  const stopped = pid();
  process.kill(stopped, 'SIGSTOP');
  const before = process.memoryUsage().rss;
  const large = frame(Buffer.alloc(60_000, 0x61));
  for (let i = 0; i < 2_000; i++) {
    companion.frame(large);
    if (i % 100 === 0) await sleep(1);
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(30 * COMPANION_BACKLOG_BYTES);
  while (alive(stopped)) await sleep(5);
  companion.ask(ID, QUESTION);
  await until((line) => line === 'answer chat 1.1;chat;2\0');
});
