/** Keys for a program that does not read wait almost without cost, in order and complete. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PTY_QUEUE_BYTES } from '../../src/base/limits.ts';
import { systemClock } from '../../src/proxy/clock.ts';
import { writeAvailable } from '../../src/proxy/descriptor.ts';
import type { Clock } from '../../src/proxy/proxy-endpoints.ts';
import { PtyWriter } from '../../src/proxy/pty-writer.ts';

/** Stands in for the kernel's input queue of a terminal: a pipe of 64 KiB whose far end reads on request. */
class Pipe implements Disposable {
  readonly fd: number;
  private readonly folder: string;

  constructor() {
    this.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-pipe-'));
    const file = path.join(this.folder, 'pipe');
    execFileSync('mkfifo', [file]);
    this.fd = fs.openSync(file, fs.constants.O_RDWR | fs.constants.O_NONBLOCK);
  }

  read(most = 1 << 20): Buffer {
    const buffer = Buffer.alloc(most);
    try {
      return buffer.subarray(0, fs.readSync(this.fd, buffer));
    } catch {
      return Buffer.alloc(0);
    }
  }

  async readAll(length: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let got = 0; got < length;) {
      const part = this.read();
      got += part.length;
      parts.push(part);
      if (part.length === 0) await sleep(1);
    }
    return Buffer.concat(parts);
  }

  [Symbol.dispose](): void {
    fs.closeSync(this.fd);
    fs.rmSync(this.folder, { recursive: true });
  }
}

const writerTo = (fd: number, onFull: (full: boolean) => void): PtyWriter =>
  new PtyWriter({ write: (bytes, from) => writeAvailable(fd, bytes, from) }, systemClock, onFull);

const numbered = (length: number): Buffer =>
  Buffer.from(Array.from({ length: Math.ceil(length / 8) }, (_, i) => String(i).padStart(8)).join('')).subarray(0, length);

describe('keys', () => {
  test('go at once to a program that reads', () => {
    using pipe = new Pipe();
    const writer = writerTo(pipe.fd, () => {});
    const key = Buffer.from('k');
    writer.write(key);
    expect(pipe.read().toString()).toBe('k');
  });

  test('wait for a program that does not read, and arrive complete and in order', async () => {
    using pipe = new Pipe();
    const calls: boolean[] = [];
    const writer = writerTo(pipe.fd, (full) => calls.push(full));
    const paste = numbered(200 * 1024);
    for (let at = 0; at < paste.length; at += 1000) {
      const reused = Buffer.from(paste.subarray(at, at + 1000));
      writer.write(reused);
      reused.fill(0);
    }
    writer.write(Buffer.from('END'));
    expect(calls).not.toContain(true);
    const arrived = await pipe.readAll(paste.length + 3);
    expect(arrived.equals(Buffer.concat([paste, Buffer.from('END')]))).toBe(true);
    writer.close();
  });

  test('arrive complete in any pieces and at any pace of reading', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(40_000), fc.nat(3)), { minLength: 1, maxLength: 8 }), async (pieces) => {
        using pipe = new Pipe();
        const writer = writerTo(pipe.fd, () => {});
        const all = numbered(pieces.reduce((sum, [length]) => sum + length, 0));
        const arrived: Buffer[] = [];
        let at = 0;
        for (const [length, reads] of pieces) {
          writer.write(all.subarray(at, at + length));
          at += length;
          for (let i = 0; i < reads; i++) arrived.push(pipe.read(10_000));
        }
        arrived.push(await pipe.readAll(all.length - arrived.reduce((sum, part) => sum + part.length, 0)));
        expect(Buffer.concat(arrived).equals(all)).toBe(true);
        writer.close();
      }),
      { numRuns: 30 },
    );
  });

  test('pause their source at the bound and resume it below', async () => {
    using pipe = new Pipe();
    let paused = false;
    const writer = writerTo(pipe.fd, (full) => (paused = full));
    const paste = numbered(PTY_QUEUE_BYTES + 128 * 1024);
    let sent = 0;
    for (; !paused; sent += 4096) writer.write(paste.subarray(sent, sent + 4096));
    expect(sent).toBeLessThanOrEqual(PTY_QUEUE_BYTES + 64 * 1024 + 4096);
    expect((await pipe.readAll(sent)).equals(paste.subarray(0, sent))).toBe(true);
    expect(paused).toBe(false);
    writer.close();
  });

  test('wait almost without cost: few tries in 10 s', () => {
    let tries = 0;
    let next: { readonly delayMs: number; readonly run: () => void } | null = null;
    const write = (): number => {
      tries += 1;
      return 0;
    };
    const after: Clock['after'] = (delayMs, run) => {
      next = { delayMs, run };
      return () => (next = null);
    };
    const writer = new PtyWriter({ write }, { ...systemClock, after }, () => {});
    writer.write(Buffer.from('keys'));
    for (let ms = 0; ms < 10_000 && next !== null;) {
      const { delayMs, run }: { readonly delayMs: number; readonly run: () => void } = next;
      next = null;
      ms += delayMs;
      run();
    }
    expect(next).not.toBeNull();
    expect(tries).toBeLessThan(200);
    writer.close();
    expect(next).toBeNull();
  });

  test('are dropped without an error when the terminal is gone', () => {
    const fd = fs.openSync('/dev/full', 'w');
    const writer = writerTo(fd, () => {});
    writer.write(Buffer.from('keys'));
    writer.close();
    fs.closeSync(fd);
  });
});
