/** Whether output has left the cursor behind text of its own, as a program does that ends without a newline. */
import { isVisible } from './editor-output.ts';

/** A line end, or what takes the cursor elsewhere: to a given place, or back to where it was before a full-screen program. */
const MOVES = /[\r\n]|\x1b\[[\d;]*[HfG]|\x1b\[\?(?:1049|1047|47)l|\x1b8/;
/** Titles and links, and the short sequences. `isVisible` takes the others out. */
const UNSEEN = /\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]*[0-Z\\-~]/g;

/** `output`: its newest bytes, as latin1. */
export const endsInLine = (output: string): boolean => isVisible((output.split(MOVES).at(-1) ?? '').replace(UNSEEN, ''));
