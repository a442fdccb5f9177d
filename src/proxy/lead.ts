import { PASTE_BEGIN, PASTE_END } from './keys.ts';

const ESC = 0x1b;
const DEL = '\x7f';

/**
 * How the line begins, as far as the keys tell: 'blank' when it may be with one, which keeps it out of many a history. Editing can
 * bring a blank to the front, so one that comes after a control key counts too; what was typed ahead was not looked at.
 */
export interface Lead {
  readonly at: 'empty' | 'plain' | 'blank';
  readonly edited: boolean;
}
export const EMPTY: Lead = { at: 'empty', edited: false };
/** What is prefilled never begins with a blank. */
export const PREFILLED: Lead = { at: 'plain', edited: false };
/** Keys that were not looked at may be in it. */
export const FOREIGN: Lead = { at: 'blank', edited: false };

/** Submitted as it is, certainly without a blank before it. A line without a typed letter was recalled. */
export const isPlain = ({ at, edited }: Lead): boolean => at === 'plain' || (at === 'empty' && edited);

/** The line after more keys, as the terminal sent them. */
export function leadAfter(lead: Lead, bytes: Buffer): Lead {
  if (lead.at === 'blank') return lead;
  let { at, edited } = lead;
  // the brackets of a paste edit nothing
  const typed = bytes.includes(ESC)
    ? bytes.toString('latin1').replaceAll(PASTE_BEGIN, '').replaceAll(PASTE_END, '')
    : bytes.toString('latin1');
  for (const char of typed) {
    const blank = char === ' ' || char === '\t';
    if (blank && (at === 'empty' || edited)) return { at: 'blank', edited };
    if (char >= ' ' && char !== DEL) at = 'plain';
    else if (char !== '\r' && char !== '\n') edited = true;
  }
  return { at, edited };
}
