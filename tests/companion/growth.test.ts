/** A session lasts for weeks: what it keeps in memory must not grow with its questions and prompts. `npm run lab growth` counts more. */
import { expect, test } from 'vitest';
import { FRAME_INDEX_COUNT } from '../../src/base/limits.ts';
import { type Endpoints } from '../../src/proxy/proxy-endpoints.ts';
import { ProxyEngine } from '../../src/proxy/engine.ts';
import { FrameLog } from '../../src/proxy/frame-log.ts';
import type { Nonce } from '../../src/shell/wire.ts';
import { keptBytes } from '../support/heap.ts';
import { sized } from '../support/sample.ts';
import { BareCompanion, Parrot } from '../trust/bare-companion.ts';

const MB = 2 ** 20;
/** A companion may keep 150 MB after 5,000 questions, and begins with 80: 14 KB each. */
const QUESTION_BYTES = 14 * 1024;
/** Asked before the memory is measured, and between its two measurements. */
const WARM_UP = sized(40, 80);
const QUESTIONS = sized(80, 200);
/** A proxy may keep 60 MB after 100,000 prompts, and begins with 50: 100 bytes each. */
const PROMPT_BYTES = 50;

/** Growth from the end of the first work to the end of the second, in bytes. */
async function growth(first: () => Promise<void>, second: () => Promise<void>): Promise<number> {
  await first();
  const before = await keptBytes();
  await second();
  return (await keptBytes()) - before;
}

test('a companion: questions, commands with output, new sizes of the window', async () => {
  const parrot = new Parrot();
  using companion = new BareCompanion({ provider: parrot });
  const ask = async (from: number, to: number): Promise<void> => {
    for (let at = from; at < to; at++) {
      parrot.command = `echo ${at}`;
      await companion.ask(`what is number ${at}?`);
      companion.run(`echo ${at}`, `${at}\r\n`);
      for (let cols = 0; cols < 500; cols++) companion.resize(80 + (cols % 100), 24);
      parrot.requests.length = 0;
    }
  };
  const grown = await growth(
    () => ask(0, WARM_UP),
    () => ask(WARM_UP, WARM_UP + QUESTIONS),
  );
  expect(grown / QUESTIONS).toBeLessThan(QUESTION_BYTES);
});

test('a proxy: prompts', async () => {
  const nonce = 'a'.repeat(32) as Nonce;
  const endpoints: Endpoints = {
    keyboard: { pause() {}, resume() {} },
    terminal: { write() {}, size: () => ({ cols: 80, rows: 24 }) },
    pty: { write: (bytes, from) => bytes.length - from, read: () => null, resize() {}, continueShell() {}, releaseSlave() {} },
    session: {
      hook: () => null,
      program: () => 'same',
      startCompanion() {
        throw new Error('no question is asked');
      },
      catchUp() {},
    },
    clock: { nowMs: () => 0, after: () => () => {}, every: () => () => {} },
    end() {},
  };
  const engine = new ProxyEngine({ nonce, ringBytes: MB }, endpoints);
  const frame = (body: string): string => `\x1b]5577;${nonce};${body}\x07`;
  const prompts = (count: number) => async (): Promise<void> => {
    for (let at = 0; at < count; at++) {
      engine.keys(Buffer.from('ls\r'));
      engine.output(Buffer.from(`ls\r\n${frame('C;')}file\r\n`));
      engine.output(Buffer.from(`${frame('D;0;ls;;')}${frame('P;bash;5.2;0;/tmp;;0@here')}$ `));
    }
    return Promise.resolve();
  };
  const grown = await growth(prompts(2_000), prompts(20_000));
  expect(grown / 20_000).toBeLessThan(PROMPT_BYTES);
});

test('a kept frame keeps nothing else in memory', async () => {
  const log = new FrameLog();
  const grown = await growth(
    () => Promise.resolve(),
    async () => {
      for (let at = 0; at < FRAME_INDEX_COUNT; at++) {
        log.add(log.record(at, Buffer.from('P;bash;5.2;0;/;;0@here'), at));
        // what is allocated between two frames, from the pool that Node cuts small buffers from
        for (let other = 0; other < 20; other++) Buffer.allocUnsafe(4_000);
      }
    },
  );
  expect(log.frames).toHaveLength(FRAME_INDEX_COUNT);
  expect(grown).toBeLessThan(2 * MB);
});
