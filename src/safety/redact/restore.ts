import { placeholdersIn } from './placeholder.ts';

/** A command with its placeholders put back as variables. */
export interface Restored {
  readonly text: string;
  /** Placeholders of ours that stayed: no variable holds the value, or none would be expanded there. */
  readonly unknown: readonly string[];
  /** The variables that were put in, each once. */
  readonly names: readonly string[];
}

/** Whether a variable would be expanded at each place of a command, and into one word: `quotingAt` of the one reader. */
export type QuotingAt = (command: string, places: readonly number[]) => readonly ('bare' | 'double' | 'literal')[];

/** What a placeholder is: the variable that holds the secret, or `null` when none does; `undefined` when it is not ours. */
export type NameOf = (placeholder: string) => string | null | undefined;

/** The placeholder of ours that a found text begins with: digits may follow it that were there before. */
function ours(text: string, nameOf: NameOf): { readonly placeholder: string; readonly name: string | null } | null {
  for (let end = text.length; /\d$/.test(text.slice(0, end)); end--) {
    const placeholder = text.slice(0, end);
    const name = nameOf(placeholder);
    if (name !== undefined) return { placeholder, name };
  }
  return null;
}

/**
 * `"$NAME"` where the shell would split or glob, `$NAME` within double quotes. In single quotes and behind a here-document nothing
 * expands, and the placeholder stays visible.
 */
export function restoreCommand(command: string, nameOf: NameOf, quotingAt: QuotingAt): Restored {
  const found = placeholdersIn(command);
  const quoting = quotingAt(
    command,
    found.map(({ start }) => start),
  );
  const unknown = new Set<string>();
  const names = new Set<string>();
  let text = '';
  let at = 0;
  for (const [index, { start, text: shape }] of found.entries()) {
    const known = ours(shape, nameOf);
    if (known === null) continue;
    const end = start + known.placeholder.length;
    const context = quoting[index] ?? 'literal';
    if (known.name === null || context === 'literal') {
      unknown.add(known.placeholder);
      continue;
    }
    names.add(known.name);
    const variable = /\w/.test(command[end] ?? '') ? `\${${known.name}}` : `$${known.name}`;
    text += command.slice(at, start) + (context === 'double' ? variable : `"${variable}"`);
    at = end;
  }
  return { text: text + command.slice(at), unknown: [...unknown], names: [...names] };
}
