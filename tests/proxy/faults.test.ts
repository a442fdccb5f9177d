/** However the proxy ends, a shell opens in the window and the terminal's modes are restored. */
import { spawnSync } from 'node:child_process';
import { describe, expect, inject, test } from 'vitest';
import { OUTERS, SIGNALS, survive } from './survive.ts';

const root = inject('scriptedRoot');
const installed = (outer: string): boolean => outer === 'alone' || spawnSync('sh', ['-c', `command -v ${outer}`]).status === 0;

describe.each(OUTERS.filter(installed))('yosh started from: %s', (outer) => {
  test.each(SIGNALS)('the proxy dies of %s', async (signal) => {
    const { before, after, shown, interrupted, interruptedOutside } = await survive(root, outer, signal);
    expect(after).toBe(before);
    expect(interrupted).toBe('130');
    expect(interruptedOutside).toBe('130');
    expect(shown).toContain('the proxy stopped unexpectedly');
  });
});

describe('while a program owns the screen', () => {
  const FULL_SCREEN = "stty raw -echo; printf '\\033[?1049h\\033[?1000;1006h\\033[?25l\\033[>1u'; echo x >running; exec sleep 100\n";

  test.each(SIGNALS)('%s: its modes are switched off', async (signal) => {
    const { before, after, shown, interrupted } = await survive(root, 'bash', signal, FULL_SCREEN);
    expect(after).toBe(before);
    expect(interrupted).toBe('130');
    for (const reset of ['\x1b[?1000l', '\x1b[?1006l', '\x1b[<99u', '\x1b[?25h', '\x1b[0m']) expect(shown).toContain(reset);
    expect(shown).toMatch(/\x1b\[\?(?:47|1047|1049)l/);
  });

  test('under a flood', async () => {
    const { before, after, interrupted } = await survive(root, 'zsh', 'SIGKILL', 'echo x >running; exec yes\n');
    expect(after).toBe(before);
    expect(interrupted).toBe('130');
  });
});
