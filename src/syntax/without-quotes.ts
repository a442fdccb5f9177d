/** A line without the quotes that change nothing, for rules that search its text: `git "push" -\f` is written `git push -f`. */
import type { ReadLine } from './read-line.ts';
import type { Arg } from './simple-command.ts';

export function withoutQuotes({ text, commands }: Pick<ReadLine, 'text' | 'commands'>): string {
  const plain = new Map<string, string>();
  const add = (arg: Arg | null): void => {
    if (arg !== null && arg.text !== arg.written) plain.set(arg.written, arg.text);
  };
  for (const { word, args, redirects } of commands) {
    add(word);
    args.forEach(add);
    for (const { target } of redirects) add(target);
  }
  // words only: what is between spaces and operators
  return plain.size === 0 ? text : text.replace(/[^\s;&|()<>]+/g, (word) => plain.get(word) ?? word);
}
