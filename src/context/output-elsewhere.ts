/**
 * Recognises commands whose output comes from elsewhere: another machine, a container, another user. Their output is about that
 * place, and a command suggested from it would be wrong here at best.
 */
import { elsewhereOf, failedHere } from '../syntax/elsewhere.ts';
import { readLine } from '../syntax/read-line.ts';
import type { Block } from '../transcript/block.ts';

/**
 * Whether the block's output comes from elsewhere. `who` is the current `<uid>@<host>`, `alias` the alias definition of the block's first
 * word; each is empty when unknown. True when the command line cannot be parsed: leaving an output out costs the user another question,
 * sending one that should stay private costs trust.
 */
export function isOutputFromElsewhere(block: Block, who: string, alias: string): boolean {
  if (block.who !== '' && who !== '' && block.who !== who) return true;
  const lines = alias === '' ? [block.text] : [block.text, block.text.replace(/^\s*\S+/, () => alias)];
  return lines.some((line) => readLine(line).commands.some((command) => elsewhereOf(command) !== null || command.unread !== null));
}

/** Whether the block was to lead elsewhere and failed before it did, as `ssh` without an answer: then its error is one of here. */
export function failedBeforeElsewhere({ text, status }: Block): boolean {
  const { commands, error } = readLine(text);
  const leading = commands.filter((command) => elsewhereOf(command) !== null);
  if (error !== null || commands.some(({ unread }) => unread !== null)) return false;
  return leading.length > 0 && leading.every((command) => failedHere(command, status));
}
