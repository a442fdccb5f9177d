/**
 * The styles of everything that yo shows, as SGR numbers, for each background. They use the terminal's own 16 colours. A test computes
 * from palettes that each is readable: 4.5:1, or as much as the terminal's own text has. No colour of the 16 is that on every
 * background, and faint text (2) is it on none, so where the background is unknown only the terminal's own colour is used.
 */
import type { Env } from '../base/env.ts';
import type { CodePart } from './code-parts.ts';

export const BACKGROUNDS = ['dark', 'light', 'unknown'] as const;
export type Background = (typeof BACKGROUNDS)[number];

export interface Colors {
  /** Answers and explanations. Not empty: an empty colour means that no style is shown. */
  readonly text: string;
  /** What went wrong. */
  readonly warn: string;
  /** An effect that cannot be undone. */
  readonly danger: string;
  readonly code: Readonly<Record<CodePart, string>>;
}

export const COLORS: Readonly<Record<Background, Colors>> = {
  dark: {
    text: '36',
    warn: '33',
    danger: '7;33',
    code: { plain: '', comment: '3', keyword: '33', string: '32', name: '36', added: '32', removed: '33' },
  },
  light: {
    text: '39',
    warn: '31',
    danger: '7;31',
    code: { plain: '', comment: '3', keyword: '35', string: '31', name: '1', added: '1', removed: '31' },
  },
  unknown: {
    text: '39',
    warn: '1',
    danger: '7',
    code: { plain: '', comment: '3', keyword: '1', string: '', name: '', added: '1', removed: '' },
  },
};

interface Look {
  /** SGR numbers of text; empty where no style is shown. */
  readonly color: string;
  readonly background: Background;
}

/**
 * How yo looks on this terminal.
 *
 * @param config `chat_color`: SGR numbers, or `auto`; `background`: `dark`, `light`, or `auto`.
 */
export function lookOf(env: Env, config: { readonly chat_color: string; readonly background: Background | 'auto' }): Look {
  const background = config.background === 'auto' ? backgroundOf(env) : config.background;
  const isPlain = (env['NO_COLOR'] ?? '') !== '' || (env['TERM'] ?? 'dumb') === 'dumb';
  const color = config.chat_color === 'auto' ? COLORS[background].text : config.chat_color;
  return { color: isPlain ? '' : color, background };
}

/**
 * The background as far as the environment says it. rxvt, Konsole, iTerm2 and others set COLORFGBG to the numbers of the text's colour and
 * the background's: `15;0`, with rxvt `0;default;15`. Source: the documentation of rxvt, and Vim's rule for the same variable. The console
 * of Linux is black.
 */
function backgroundOf({ COLORFGBG = '', TERM = '' }: Env): Background {
  if (TERM === 'linux') return 'dark';
  const number = /^\d+(?:;\w+)?;(\d{1,2})$/.exec(COLORFGBG)?.[1];
  if (number === undefined || Number(number) > 15) return 'unknown';
  return Number(number) === 7 || Number(number) > 8 ? 'light' : 'dark';
}
