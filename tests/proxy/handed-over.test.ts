/** The proxy waits for what the launcher tells it of the terminal, as long as there is a launcher. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { handedOver, parseHandedOver } from '../../src/proxy/handed-over.ts';

const TOLD = '4500:5:bf\n24 80\n1024\nend\n';

describe('the file of the launcher', () => {
  test('has the settings, the size and the limit of open files', () => {
    expect(parseHandedOver(TOLD)).toEqual({ lineSettings: '4500:5:bf', size: { cols: 80, rows: 24 }, openFiles: '1024' });
  });

  test.each(['', '0 0', '24 0', '24', '24 80 1', '-1 80', '24 800000', 'x y'])('size %j is not known', (size) => {
    expect(parseHandedOver(`4500:5\n${size}\n1024\nend\n`)).toMatchObject({ size: null });
  });

  test('counts only when it is complete', () => {
    for (let length = 0; length < TOLD.length; length += 1) expect(parseHandedOver(TOLD.slice(0, length))).toBeNull();
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => text.endsWith('\nend\n') || parseHandedOver(text) === null));
  });
});

describe('the proxy', () => {
  let folder: string;
  beforeEach(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'handed-'))));
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  test('waits for a folder and a file that another process writes piece by piece', async () => {
    const session = path.join(folder, 'session');
    const script =
      'mkdir "$1"; for piece in "4500:5" "24 80" "1024"; do echo "$piece" >>"$1/terminal"; sleep 0.02; done; echo end >>"$1/terminal"';
    const launcher = spawn('/bin/sh', ['-c', script, 'sh', session]);
    expect(handedOver(path.join(session, 'terminal'))).toMatchObject({ lineSettings: '4500:5', openFiles: '1024' });
    await once(launcher, 'close');
  });

  test('ends when the launcher has ended', () => {
    const parents = [7, 7, 1];
    expect(() => handedOver(path.join(folder, 'terminal'), () => parents.shift() ?? 1)).toThrow('did not tell');
  });
});
