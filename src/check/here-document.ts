/** Finds here-documents that are not closed: bash only warns about them, zsh does not, and at a prompt both wait for more lines. */
import type { SimpleCommand } from '../syntax/simple-command.ts';

const OPENS = /(?<![<\d])\d*<<(-?)[ \t]*(?:'([^'\n]+)'|"([^"\n]+)"|\\?([\w.+-]+))/g;

/** The delimiter of an open here-document; null when there is none. The commands of the line show whether `<<` begins one at all. */
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
