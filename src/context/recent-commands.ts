/** The fact with the commands before the last one, without their output. */
import type { Block } from '../transcript/block.ts';
import { commandInOneLine } from './fit.ts';
import { isPrivate } from '../transcript/private.ts';
import type { Row } from './source.ts';

const COMMANDS = 8;
/** The budget of one command; a long one loses its middle. */
const COMMAND_CHARS = 100;
const CHARS = 280;

export const recentCommands: Row = {
  name: 'recent-commands',
  chars: CHARS,
  purposes: ['question', 'bare'],
  lasting: false,
  yields: true,
  origin: ({ recent, lineOrigin }) =>
    commands(recent)
      .map(lineOrigin)
      .find(({ origin }) => origin === 'untrusted') ?? { origin: 'user' },
  gather: ({ recent }) => newest(commands(recent).map(line)),
};

const commands = (recent: readonly Block[]): readonly Block[] => recent.filter((block) => !isPrivate(block)).slice(-COMMANDS);

const line = ({ text, status }: Block): string => commandInOneLine(text, COMMAND_CHARS) + (status === 0 ? '' : `  # status ${status}`);

/** As many whole lines as the budget allows, counted from the end. */
function newest(lines: readonly string[]): string {
  let text = '';
  for (const one of lines.toReversed()) {
    const longer = text === '' ? one : `${one}\n${text}`;
    if (longer.length > CHARS) break;
    text = longer;
  }
  return text;
}
