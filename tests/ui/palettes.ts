/** Colours of terminals, for computing what can be read. Sources: xterm's defaults (XTerm-col.ad); ethanschoonover.com/solarized. */
import type { Background } from '../../src/ui/colors.ts';

export interface Palette {
  readonly name: string;
  /** The backgrounds that yo may take it for. */
  readonly known: readonly Background[];
  readonly background: string;
  readonly text: string;
  /** The 16 colours, in hexadecimal. */
  readonly colors: readonly string[];
}

const XTERM = '000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff'.split(' ');
const SOLARIZED = '073642 dc322f 859900 b58900 268bd2 d33682 2aa198 eee8d5 002b36 cb4b16 586e75 657b83 839496 6c71c4 93a1a1 fdf6e3'.split(
  ' ',
);

export const PALETTES: readonly Palette[] = [
  { name: 'black', known: ['dark', 'unknown'], background: '000000', text: 'e5e5e5', colors: XTERM },
  { name: 'white', known: ['light', 'unknown'], background: 'ffffff', text: '000000', colors: XTERM },
  { name: 'Solarized dark', known: ['dark', 'unknown'], background: '002b36', text: '839496', colors: SOLARIZED },
  { name: 'Solarized light', known: ['light', 'unknown'], background: 'fdf6e3', text: '657b83', colors: SOLARIZED },
];

/** Relative luminance, 0 to 1. Source: WCAG 2.2. */
function luminance(color: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4);
}

/** 1 to 21. Source: WCAG 2.2. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
