/** Modes that a killed program left on are switched off; other modes are not touched. */
import { describe, expect, test } from 'vitest';
import { resetsFor } from '../../src/proxy/mode-reset.ts';
import { cpuMsOf } from '../support/clock.ts';

const resets = (output: string): string => resetsFor(Buffer.from(output, 'latin1'));

describe('left on', () => {
  test.each([
    ['mouse', '\x1b[?1000h\x1b[?1006h', '\x1b[?1000l\x1b[?1006l'],
    ['mouse, in one sequence', '\x1b[?1002;1006h', '\x1b[?1002l\x1b[?1006l'],
    ['focus reports', '\x1b[?1004h', '\x1b[?1004l'],
    ['application cursor keys', '\x1b[?1h', '\x1b[?1l'],
    ['alternate screen', 'x\x1b[?1049hy', '\x1b[?1049l'],
    ['synchronized output', '\x1b[?2026h', '\x1b[?2026l'],
    ['hidden cursor', '\x1b[?25l', '\x1b[?25h'],
    ['no auto-wrap', '\x1b[?7l', '\x1b[?7h'],
    ['kitty keyboard', '\x1b[>1u', '\x1b[<1u'],
    ['kitty keyboard, twice', '\x1b[>1u\x1b[>5u', '\x1b[<2u'],
    ['kitty keyboard without a stack', '\x1b[=5;1u', '\x1b[=0u'],
    ['modifyOtherKeys', '\x1b[>4;2m', '\x1b[>4;0m'],
  ])('%s', (_, output, expected) => expect(resets(output)).toBe(expected));

  test('the kitty stack of the alternate screen is emptied before the screen is left, that of the main screen after', () => {
    expect(resets('\x1b[?1049h\x1b[>1u')).toBe('\x1b[<1u\x1b[?1049l');
    expect(resets('\x1b[>1u\x1b[?1049h')).toBe('\x1b[?1049l\x1b[<1u');
    expect(resets('\x1b[>1u\x1b[?1049h\x1b[>3u\x1b[>3u')).toBe('\x1b[<2u\x1b[?1049l\x1b[<1u');
  });

  test('the keys of a killed editor', () => {
    expect(resets('\x1b[?1049h\x1b[>4;2m\x1b[?1h\x1b[?2004h\x1b[?25l text \x1b[31m\x1b[?25h')).toBe('\x1b[?1l\x1b[?1049l\x1b[>4;0m');
  });
});

describe('not left on', () => {
  test.each([
    ['nothing at all', ''],
    ['text and colours', 'hello \x1b[1;31mred\x1b[0m\x1b[2J\x1b[H\x1b[4m\x1b[m'],
    ['mouse on and off', '\x1b[?1000;1006h\x1b[?1006;1000l'],
    ['alternate screen, left', '\x1b[?1049h\x1b[?1049l'],
    ['kitty keyboard pushed and popped', '\x1b[>1u\x1b[<u'],
    ['popped in the alternate screen', '\x1b[?1049h\x1b[>1u\x1b[<1u\x1b[?1049l'],
    ['popped more than pushed', '\x1b[<9u'],
    ['a question about it', '\x1b[?u\x1b[?1000$p\x1b[?25$p'],
    ['modifyOtherKeys on and off', '\x1b[>4;2m\x1b[>4;0m'],
    ['modifyOtherKeys on and reset', '\x1b[>4;1m\x1b[>4m'],
    ['bracketed paste, which the shell sets by itself', '\x1b[?2004h'],
    ['modes that are only asked for by ANSI number', '\x1b[4h\x1b[20h'],
    ['half a sequence at the end', 'x\x1b[?10'],
    ['numbers without end', `\x1b[?${'1000;'.repeat(100)}h`],
  ])('%s', (_, output) => expect(resets(output)).toBe(''));
});

test('a megabyte of colours takes far less time than a prompt may take', async () => {
  const output = Buffer.from('\x1b[38;5;196mx\x1b[0m'.repeat(55_000));
  let resets = '?';
  expect(await cpuMsOf(() => (resets = resetsFor(output)))).toBeLessThan(2_000);
  expect(resets).toBe('');
});
