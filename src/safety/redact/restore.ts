/** Replaces the placeholders in a model's command by the variables that hold the secrets. */
import { placeholdersIn } from './placeholder.ts';

/** A command with its placeholders replaced by variables. */
export interface Restored {
  readonly text: string;
  /** Our placeholders that stayed because no variable holds the value. */
  readonly unknown: readonly string[];
  /** The first of our placeholders that stayed although a variable holds the value, because the shell would not expand one there. */
  readonly blocked: Blocked | null;
  /** What was inserted after a `$`, each once. */
  readonly names: readonly string[];
}

export interface Blocked {
  readonly placeholder: string;
  /** What would have been inserted after a `$`. */
  readonly name: string;
  readonly quoting: 'document' | 'literal';
}

/** The quoting at each position of a command, which decides how a variable is written there: `quotingAt` of src/syntax. */
export type QuotingAt = (
  command: string,
  places: readonly number[],
) => readonly ('bare' | 'double' | 'single' | 'ansi' | 'document' | 'literal')[];

/** What stands for a placeholder's secret: `null` when nothing does, `undefined` when the placeholder is not ours. */
export type NameOf = (placeholder: string) => string | null | undefined;

/** What opens a quoting that has to be closed around a variable. Both are closed by `'`. */
const OPENING = { single: "'", ansi: "$'" } as const;

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
 * Writes `"$NAME"` where the shell would split or glob, `$NAME` within double quotes, and closes single quotes around it:
 * `'Bearer '"$NAME"`. Where no variable is expanded and no quotes can be closed, the placeholder stays and is reported.
 */
export function restoreCommand(command: string, nameOf: NameOf, quotingAt: QuotingAt): Restored {
  const found = placeholdersIn(command);
  const quoting = quotingAt(
    command,
    found.map(({ start }) => start),
  );
  const unknown = new Set<string>();
  const names = new Set<string>();
  let blocked: Blocked | null = null;
  let text = '';
  let at = 0;
  for (const [index, { start, text: shape }] of found.entries()) {
    const known = ours(shape, nameOf);
    if (known === null) continue;
    const { placeholder, name } = known;
    const end = start + placeholder.length;
    const context = quoting[index] ?? 'literal';
    if (name === null) {
      unknown.add(placeholder);
      continue;
    }
    if (context === 'literal' || context === 'document') {
      blocked ??= { placeholder, name, quoting: context };
      continue;
    }
    names.add(name);
    text += command.slice(at, start);
    at = end;
    if (context === 'single' || context === 'ansi') {
      const opening = OPENING[context];
      // quotes with nothing between them are not written
      text = text.endsWith(opening) ? text.slice(0, -opening.length) : `${text}'`;
      text += `"$${name}"`;
      if (command[end] === "'") at++;
      else text += opening;
    } else {
      // zsh reads `$NAME[…]` and `$NAME:t` as one expansion
      const variable = /[\w[:]/.test(command[end] ?? '') && !name.startsWith('{') ? `\${${name}}` : `$${name}`;
      text += context === 'double' ? variable : `"${variable}"`;
    }
  }
  return { text: text + command.slice(at), unknown: [...unknown], blocked, names: [...names] };
}
