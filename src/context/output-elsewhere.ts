/**
 * Recognises commands whose output comes from elsewhere: another machine, a container, another user. Their output is about that
 * place, and a command suggested from it would be wrong here at best.
 */
import { elsewhereOf } from '../syntax/elsewhere.ts';
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
