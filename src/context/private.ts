/**
 * Commands that are nobody's business: a blank in front is how people keep one out of the history, and then its output is no one's
 * either. A shell that did not tell the text may have had that reason.
 */
import type { Block } from '../transcript/block.ts';

export const isPrivate = (block: Block): boolean => /^(?:\s|$)/.test(block.text);
