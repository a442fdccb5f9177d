/** How the command line at a prompt begins, derived from the keys typed. */
import { PASTE_BEGIN, PASTE_END } from './key-bytes.ts';

const ESC = 0x1b;
const DEL = '\x7f';

/**
 * How the line begins, as far as the keys show: `'space'` if it may start with a space, which `HISTCONTROL=ignorespace` keeps out
 * of the history. Editing can bring a space to the front, so one that comes after a control key counts too.
 */
export interface Lead {
  readonly at: 'empty' | 'plain' | 'space';
  readonly edited: boolean;
}
export const EMPTY: Lead = { at: 'empty', edited: false };
/** A suggestion never starts with a space. */
export const PREFILLED: Lead = { at: 'plain', edited: false };
/** The line may hold keys typed ahead while a program had the terminal: those were not watched. */
export const UNKNOWN: Lead = { at: 'space', edited: false };

/** True when the line, submitted now, certainly starts without a space. A line without typed text was recalled from the history. */
export const isPlain = ({ at, edited }: Lead): boolean => at === 'plain' || (at === 'empty' && edited);

/** True when a line was typed whose first key is no space. */
export const isTypedPlain = ({ at, edited }: Lead): boolean => at === 'plain' || edited;

/** The lead after more keys, as the terminal sent them. */
export function leadAfter(lead: Lead, bytes: Buffer): Lead {
  if (lead.at === 'space') return lead;
  let { at, edited } = lead;
  // the brackets of a paste edit nothing
  const typed = bytes.includes(ESC)
    ? bytes.toString('latin1').replaceAll(PASTE_BEGIN, '').replaceAll(PASTE_END, '')
    : bytes.toString('latin1');
  for (const char of typed) {
    const space = char === ' ' || char === '\t';
    if (space && (at === 'empty' || edited)) return { at: 'space', edited };
    if (char >= ' ' && char !== DEL) at = 'plain';
    else if (char !== '\r' && char !== '\n') edited = true;
  }
  return { at, edited };
}
