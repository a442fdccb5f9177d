/** Replaces the placeholders in a model's command by the variables that hold the secrets. */
import { placeholdersIn } from './placeholder.ts';

/** A command with its placeholders replaced by variables. */
export interface Restored {
  readonly text: string;
  /** Our placeholders that stayed: no variable holds the value, or the shell would not expand one there. */
  readonly unknown: readonly string[];
  /** The variables that were inserted, each once. */
  readonly names: readonly string[];
}

/** The quoting at each position of a command, which decides whether a variable is expanded there: `quotingAt` of src/syntax. */
export type QuotingAt = (command: string, places: readonly number[]) => readonly ('bare' | 'double' | 'literal')[];

/** The variable that holds a placeholder's secret: `null` when none does, `undefined` when the placeholder is not ours. */
export type NameOf = (placeholder: string) => string | null | undefined;

/** Our placeholder at the beginning of a found text; digits of the surrounding text may follow it. */
function ours(text: string, nameOf: NameOf): { readonly placeholder: string; readonly name: string | null } | null {
  for (let end = text.length; /\d$/.test(text.slice(0, end)); end--) {
    const placeholder = text.slice(0, end);
    const name = nameOf(placeholder);
    if (name !== undefined) return { placeholder, name };
  }
  return null;
}

/**
 * Writes `"$NAME"` where the shell would split or glob, `$NAME` within double quotes. In single quotes and in a here-document the
 * placeholder stays, visible, since no variable is expanded for certain there.
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
