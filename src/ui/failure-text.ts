/** Makes the lines of yo's own: that of a failure, which says what happened and what to do, and the name in front of each. */
import type { Failure } from '../llm/port.ts';

/** Joins the two parts. A remedy that begins with a capital letter is a sentence of its own. */
export const failureText = ({ what, remedy }: Failure): string => (/^[A-Z]/.test(remedy) ? `${what}. ${remedy}` : `${what}; ${remedy}`);

/** A line with its sender in front, unless it is about yo itself: `yo: forgotten …`, `yo is off …`. */
export const fromYo = (text: string): string => (text.startsWith('yo is ') ? text : `yo: ${text}`);
