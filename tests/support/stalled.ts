/** What a process needs to find a timer that is due together with input: two ends of a connection, and time that passes without it. */
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

/** Two ends of a connection in this process. */
export async function connection(): Promise<{ readonly near: net.Socket; readonly far: net.Socket }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'clock-'));
  const server = net.createServer().listen(path.join(folder, 'socket'));
  const far = net.connect(path.join(folder, 'socket'));
  const [near] = (await once(server, 'connection')) as [net.Socket];
  onTestFinished(() => {
    for (const end of [near, far, server]) if ('destroy' in end) end.destroy();
    server.close();
  });
  return { near, far };
}

/** The turn that does not come. */
export const stall = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
