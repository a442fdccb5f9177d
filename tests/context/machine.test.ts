/** The real machine: which files it reads, and what it says about a path. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { thisMachine } from '../../src/context/machine.ts';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-machine-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => path.join(folder, name);
const machine = thisMachine({ HOME: '/home/me', PATH: '/bin' });

describe('readFile', () => {
  const careful = { limitBytes: 10, links: 'refused' } as const;

  test('reads a file whole, or not at all', async () => {
    fs.writeFileSync(at('ten'), '0123456789');
    fs.writeFileSync(at('eleven'), '0123456789a');
    fs.writeFileSync(at('empty'), '');
    expect(await machine.readFile(at('ten'), careful)).toBe('0123456789');
    expect(await machine.readFile(at('empty'), careful)).toBe('');
    expect(await machine.readFile(at('eleven'), careful)).toBeNull();
    expect(await machine.readFile(at('none'), careful)).toBeNull();
    expect(await machine.readFile(folder, careful)).toBeNull();
  });
  test('keeps the limit for a file of the kernel, whose size is reported as 0', async () => {
    if (!fs.existsSync('/proc/self/status')) return;
    expect(await machine.readFile('/proc/self/status', careful)).toBeNull();
    expect(await machine.readFile('/proc/self/status', { ...careful, limitBytes: 64 * 1024 })).toContain('Name:');
  });
  test('follows a link only when the caller allows it', async () => {
    fs.writeFileSync(at('file'), 'text');
    fs.symlinkSync(at('file'), at('link'));
    expect(await machine.readFile(at('link'), careful)).toBeNull();
    expect(await machine.readFile(at('link'), { ...careful, links: 'followed' })).toBe('text');
  });
  test('reads neither a FIFO nor a device, and does not wait for either', async () => {
    execFileSync('mkfifo', [at('fifo')]);
    fs.symlinkSync(at('fifo'), at('to-fifo'));
    for (const links of ['refused', 'followed'] as const)
      for (const file of [at('fifo'), at('to-fifo'), '/dev/zero', '/dev/null', '/dev/tty'])
        expect(await machine.readFile(file, { limitBytes: 10, links })).toBeNull();
  });
});

describe('a path', () => {
  test('has the kind of the link itself, not of its target', async () => {
    fs.writeFileSync(at('file'), '');
    fs.symlinkSync(at('file'), at('link'));
    execFileSync('mkfifo', [at('fifo')]);
    expect(await Promise.all([at('file'), folder, at('link'), at('fifo'), at('none')].map((one) => machine.kind(one)))).toEqual([
      'file',
      'folder',
      'link',
      'other',
      'none',
    ]);
    expect(await machine.resolve(at('link'))).toBe(fs.realpathSync(at('file')));
    expect(await machine.resolve(at('none'))).toBeNull();
  });
  test('is runnable when it is a file with the executable bit, links followed', async () => {
    fs.writeFileSync(at('program'), '', { mode: 0o755 });
    fs.writeFileSync(at('text'), '', { mode: 0o644 });
    fs.symlinkSync(at('program'), at('link'));
    expect(await Promise.all(['program', 'text', 'link', 'none', '.'].map((name) => machine.runnable(at(name))))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });
  test('of a folder has its names read once, and again when the folder has changed', async () => {
    fs.writeFileSync(at('one'), '');
    fs.utimesSync(folder, 1_000, 1_000);
    const first = await machine.names(folder);
    expect([...first]).toEqual(['one']);
    expect(await machine.names(folder)).toBe(first);
    fs.writeFileSync(at('two'), '');
    expect([...(await machine.names(folder))].toSorted()).toEqual(['one', 'two']);
    expect((await machine.names(at('none'))).size).toBe(0);
    expect((await machine.names(at('one'))).size).toBe(0);
  });
});
