/** That every line of yo can be read on light and dark, and how its colours are chosen. */
import { describe, expect, test } from 'vitest';
import { BACKGROUNDS, COLORS, lookOf } from '../../src/ui/colors.ts';
import { contrast, PALETTES, type Palette } from './palettes.ts';

/** The least contrast of text. Source: WCAG 2.2, level AA. */
const READABLE = 4.5;
/** Styles that change no colour: bold, italic, underlined, reverse, struck. */
const STYLES = [1, 3, 4, 7, 9];

/** The colours that a terminal may show text of this style in. With bold some show the bright colour. Throws for what has no known colour. */
function shownIn(sgr: string, palette: Palette): readonly string[] {
  const numbers = sgr === '' ? [] : sgr.split(';').map(Number);
  const colors = numbers.filter((number) => !STYLES.includes(number));
  if (colors.length > 1) throw new Error(`two colours: ${sgr}`);
  const [color = 39] = colors;
  if (color === 39) return [palette.text];
  const index = color >= 90 ? color - 82 : color - 30;
  if (!Number.isInteger(index) || index < 0 || index > 15) throw new Error(`no colour of the 16: ${sgr}`);
  const found = [palette.colors[index] as string];
  return numbers.includes(1) && index < 8 ? [...found, palette.colors[index + 8] as string] : found;
}

describe.each(PALETTES)('on $name', (palette) => {
  test.each(BACKGROUNDS.filter((background) => palette.known.includes(background)))(
    'every style for a background that is %s has 4.5:1, or what the terminal itself has',
    (background) => {
      const least = Math.min(READABLE, contrast(palette.text, palette.background));
      const { code, ...lines } = COLORS[background];
      for (const [name, sgr] of Object.entries({ ...lines, ...code }))
        for (const color of shownIn(sgr, palette)) {
          const found = contrast(color, palette.background);
          expect(found, `${name} (${sgr}): ${found.toFixed(2)}`).toBeGreaterThanOrEqual(least);
        }
    },
  );
});

test('the contrast is that of WCAG', () => {
  expect(contrast('000000', 'ffffff')).toBeCloseTo(21);
  expect(contrast('767676', 'ffffff')).toBeCloseTo(4.54, 2);
  expect(() => shownIn('2', PALETTES[0] as Palette)).toThrow();
});

describe('the background', () => {
  const auto = { chat_color: 'auto', background: 'auto' } as const;
  const TERM = 'xterm-256color';

  test.each([
    [{}, 'unknown'],
    [{ COLORFGBG: '15;0' }, 'dark'],
    [{ COLORFGBG: '0;15' }, 'light'],
    [{ COLORFGBG: '0;7' }, 'light'],
    [{ COLORFGBG: '7;8' }, 'dark'],
    [{ COLORFGBG: '0;default;15' }, 'light'],
    [{ COLORFGBG: '15;default' }, 'unknown'],
    [{ COLORFGBG: '15;99' }, 'unknown'],
    [{ COLORFGBG: '\x1b[2J;0' }, 'unknown'],
    [{ TERM: 'linux' }, 'dark'],
  ])('%j is %s', (env, background) =>
    expect(lookOf({ TERM, ...env }, auto)).toEqual({ background, color: COLORS[background as 'dark'].text }),
  );

  test('a setting wins, and a colour of the user', () => {
    expect(lookOf({ TERM, COLORFGBG: '15;0' }, { chat_color: '1;34', background: 'light' })).toEqual({
      background: 'light',
      color: '1;34',
    });
  });

  test.each([{ TERM, NO_COLOR: '1' }, { TERM: 'dumb' }, {}])('no style with %j', (env) => expect(lookOf(env, auto).color).toBe(''));
});
