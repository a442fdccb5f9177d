/**
 * Commands that are nobody's business: a blank in front is how people keep one out of the history, and then its output is no one's
 * either. A shell that did not tell the text may have had that reason: bash tells none then, zsh tells it with the blank.
 */
import type { Block } from './block.ts';

export const isHidden = (text: string): boolean => /^(?:\s|$)/.test(text);

export const isPrivate = ({ text }: Block): boolean => isHidden(text);
