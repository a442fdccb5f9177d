/**
 * Decides whether a command is private. A leading space keeps a line out of the history, and such a command's output is private too.
 * A command whose text the shell did not report counts as private: bash reports no text for such a line, zsh reports it with the space.
 */
import type { Block } from './block.ts';

export const isHidden = (text: string): boolean => /^(?:\s|$)/.test(text);

export const isPrivate = ({ text }: Block): boolean => isHidden(text);
