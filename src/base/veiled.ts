/**
 * Text as a hash, for what may be recognised when it comes again and must not be kept: the error line of an output whose secrets are
 * not known yet. It is compared, and never shown.
 */
import { sha256 } from './sha256.ts';

const MARK = 'hash-';
/** Hex digits: two errors of one user are not equal by accident. */
const DIGITS = 32;

export const veiled = (text: string): string => MARK + sha256(text).slice(0, DIGITS);

/** Whether this is what was kept of the text, as it is or as its hash. */
export const isKeptOf = (kept: string, text: string): boolean => kept === text || (kept.startsWith(MARK) && kept === veiled(text));
