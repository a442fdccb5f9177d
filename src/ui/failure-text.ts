/** Makes the one line of a failure: what happened, and what to do. */
import type { Failure } from '../llm/port.ts';

/** Joins the two parts. A remedy that begins with a capital letter is a sentence of its own. */
export const failureText = ({ what, remedy }: Failure): string => (/^[A-Z]/.test(remedy) ? `${what}. ${remedy}` : `${what}; ${remedy}`);
