/**
 * Commands whose output comes from somewhere else: another machine, a container, another user. What they showed belongs there,
 * and a command made from it here would be wrong at best.
 */
import { elsewhereOf } from '../syntax/elsewhere.ts';
import { readLine } from '../syntax/read-line.ts';
import type { Block } from '../transcript/block.ts';

/**
 * Whether the block's output is not this shell's user on this machine. `who` is who asks now, `alias` what the block's first word is an
 * alias of; each empty when it is not known. When in doubt it is: leaving an output out costs a question, telling it costs trust.
 */
export function foreign(block: Block, who: string, alias: string): boolean {
  if (block.who !== '' && who !== '' && block.who !== who) return true;
  const lines = alias === '' ? [block.text] : [block.text, block.text.replace(/^\s*\S+/, () => alias)];
  return lines.some((line) => readLine(line).commands.some((command) => elsewhereOf(command) !== null || command.unread !== null));
}
