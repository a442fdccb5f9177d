/**
 * Finds the few escape sequences that decide which bytes of a stretch are text of the normal screen. ESC begins a new sequence in
 * every state of a terminal's parser, also inside a title, so they can be found without parsing the bytes between them.
 * Source: Paul Williams's DEC parser (https://vt100.net/emu/dec_ansi_parser), xterm's ctlseqs.
 */

export type LandmarkKind =
  /** DECSET and DECRST 47, 1047, 1049: to the alternate screen, and back to the normal one. */
  | 'alternate'
  | 'normal'
  /** ED 3: clears the scrollback. */
  | 'cleared'
  /** RIS: clears everything and returns to the normal screen. */
  | 'reset'
  /** DECSTBM: sets the rows that scroll. */
  | 'region';

export interface Landmark {
  readonly kind: LandmarkKind;
  /** Positions of its ESC and of the first byte after it. */
  readonly at: number;
  readonly end: number;
}

const SEQUENCE = /\x1b(?:(c)|\[(?:\?([\d;]{1,32})([hl])|(3)J|([\d;]{0,16})r))/g;

const SCREENS = /(?:^|;)0*(?:47|1047|1049)(?:;|$)/;

/** All landmarks, in the order of their position. */
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
