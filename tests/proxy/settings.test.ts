/** The launcher's arguments are parsed or refused; the terminal addon is found wherever npm puts it. */
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { RING_BYTES, RING_MAX_BYTES } from '../../src/base/limits.ts';
import { findNative } from '../../src/proxy/pty.ts';
import { makeNonce, parseArgs, ringBytes } from '../../src/proxy/settings.ts';

describe('arguments', () => {
  test('are the launcher’s five', () => {
    const args = { root: '/r', session: '/s', shell: 'zsh', shellPath: '/bin/zsh', login: true };
    expect(parseArgs(['/r', '/s', 'zsh', '/bin/zsh', '1'])).toEqual(args);
    expect(parseArgs(['/r', '/s', 'bash', '/bin/bash', '0']).login).toBe(false);
  });

  test.each([
    [[]],
    [['/r']],
    [['', '/s', 'bash', '/b', '0']],
    [['/r', '', 'bash', '/b', '0']],
    [['/r', '/s', 'bash', '', '0']],
    [['/r', '/s', 'csh', '/b', '0']],
  ])('%j are refused', (args) => expect(() => parseArgs(args)).toThrow());
});

describe('size of the ring', () => {
  test.each([
    [{}, RING_BYTES],
    [{ YO_SCROLLBACK_BYTES: '4096' }, 4096],
    [{ YO_SCROLLBACK_BYTES: '0' }, 0],
    [{ YO_SCROLLBACK_BYTES: String(RING_MAX_BYTES) }, RING_MAX_BYTES],
    [{ YO_SCROLLBACK_BYTES: String(RING_MAX_BYTES + 1) }, RING_BYTES],
    [{ YO_SCROLLBACK_BYTES: '99999999999999999999' }, RING_BYTES],
    [{ YO_SCROLLBACK_BYTES: '' }, RING_BYTES],
    [{ YO_SCROLLBACK_BYTES: '-1' }, RING_BYTES],
    [{ YO_SCROLLBACK_BYTES: '1e6' }, RING_BYTES],
    [{ YO_SCROLLBACK_BYTES: '0x10' }, RING_BYTES],
    [{ YO_SCROLLBACK_BYTES: '12.5' }, RING_BYTES],
    [{ YO_SCROLLBACK_BYTES: 'many' }, RING_BYTES],
    [{ YO_SCROLLBACK_ENABLED: '0' }, 0],
    [{ YO_SCROLLBACK_ENABLED: 'off' }, 0],
    [{ YO_SCROLLBACK_ENABLED: 'No' }, 0],
    [{ YO_SCROLLBACK_ENABLED: '1', YO_SCROLLBACK_BYTES: '7' }, 7],
  ])('%j makes %d bytes', (env, bytes) => expect(ringBytes(env)).toBe(bytes));
});

test('nonces are valid and never repeat', () => {
  const made = Array.from({ length: 1_000 }, makeNonce);
  expect(made.filter((nonce) => !/^[0-9a-f]{32}$/.test(nonce))).toEqual([]);
  expect(new Set(made).size).toBe(1_000);
});

describe('the terminal addon', () => {
  const inside = '@lydell/node-pty-linux-x64/prebuilds/linux-x64/pty.node';
  const find = (root: string, present: readonly string[]): string | null =>
    findNative(root, 'linux', 'x64', (file) => present.includes(path.normalize(file)));

  test.each([
    ['in a checkout', '/opt/yosh', '/opt/yosh/node_modules'],
    ['installed globally', '/usr/lib/node_modules/yosh', '/usr/lib/node_modules'],
    ['hoisted by a project', '/p/node_modules/.store/yosh@1/node_modules/yosh', '/p/node_modules'],
    ['at the root of the file system', '/yosh', '/node_modules'],
  ])('is found %s', (_, root, modules) => expect(find(root, [`${modules}/${inside}`])).toBe(`${modules}/${inside}`));

  test('is the nearest one', () =>
    expect(find('/a/b', [`/node_modules/${inside}`, `/a/b/node_modules/${inside}`])).toBe(`/a/b/node_modules/${inside}`));
  test('of another architecture does not count', () =>
    expect(findNative('/a', 'linux', 'arm64', (file) => file.includes('x64'))).toBeNull());
  test('is null when it is missing', () => expect(find('/a/b/c', [])).toBeNull());
});
