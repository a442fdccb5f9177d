/**
 * The few sequences that decide which bytes of a stretch are text at all. ESC begins a new sequence in every state of a
 * terminal's parser, inside a title as well, so they can be found without parsing what lies between.
 * Source: Paul Williams's DEC parser (https://vt100.net/emu/dec_ansi_parser), xterm's ctlseqs.
 */

export type LandmarkKind =
  /** DECSET 47, 1047, 1049: the alternate screen, and back from it. */
  | 'alternate'
  | 'normal'
  /** ED 3, the scrollback thrown away. */
  | 'cleared'
  /** RIS: everything thrown away, on the normal screen again. */
  | 'reset'
  /** DECSTBM: the rows that scroll. */
  | 'region';

export interface Landmark {
  readonly kind: LandmarkKind;
  /** Place of its ESC, and of the byte behind it. */
  readonly at: number;
  readonly end: number;
}

const SEQUENCE = /\x1b(?:(c)|\[(?:\?([\d;]{1,32})([hl])|(3)J|([\d;]{0,16})r))/g;

const SCREENS = /(?:^|;)0*(?:47|1047|1049)(?:;|$)/;

/** In the order they stand in. */
export function landmarks(bytes: Buffer): Landmark[] {
  const found: Landmark[] = [];
  for (const match of bytes.toString('latin1').matchAll(SEQUENCE)) {
    const kind = kindOf(match);
    if (kind !== null) found.push({ kind, at: match.index, end: match.index + match[0].length });
  }
  return found;
}

function kindOf([, reset, modes, onOff, cleared, region]: RegExpMatchArray): LandmarkKind | null {
  if (reset !== undefined) return 'reset';
  if (cleared !== undefined) return 'cleared';
  if (region !== undefined) return 'region';
  if (modes === undefined || !SCREENS.test(modes)) return null;
  return onOff === 'h' ? 'alternate' : 'normal';
}
