/** Here-documents that are not closed: bash only warns of them, zsh says nothing, and at a prompt both wait for more lines. */
import type { SimpleCommand } from '../syntax/simple-command.ts';

const OPENS = /(?<![<\d])\d*<<(-?)[ \t]*(?:'([^'\n]+)'|"([^"\n]+)"|\\?([\w.+-]+))/g;

/** The delimiter of one that is open, null when there is none. `commands`: those of the line, which say whether `<<` is one at all. */
export function openHereDocument(text: string, commands: readonly SimpleCommand[]): string | null {
  if (!commands.some(({ redirects }) => redirects.some(({ body }) => body !== null))) return null;
  const lines = text.split('\n');
  for (const found of text.matchAll(OPENS)) {
    const [, dash, ...names] = found;
    const name = names.find((each) => each !== undefined) ?? '';
    const next = text.slice(0, found.index).split('\n').length;
    const closed = lines.slice(next).some((line) => (dash === '-' ? line.replace(/^\t+/, '') : line) === name);
    if (!closed) return name;
  }
  return null;
}
