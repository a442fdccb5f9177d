/**
 * The type of one command of a line, at any depth: what all stages of the review work with. Made by `commandsOf` from a syntax tree, or
 * by `scanCommands` from a line that could not be parsed.
 */
import { withoutGnuPrefix } from '../programs/gnu-names.ts';
import type { Where } from '../programs/wrapping.ts';

/**
 * A half-open range of UTF-16 units in the parsed text. For a command inside a string (`sh -c '…'`) it is the range of the command around
 * it.
 */
export type Source = readonly [start: number, end: number];

/** One part of a word. `quoted` parts are neither split nor globbed. */
export type Part =
  | { readonly kind: 'text'; readonly text: string; readonly quoted: boolean }
  | { readonly kind: 'tilde'; readonly text: string }
  | { readonly kind: 'glob'; readonly text: string }
  | { readonly kind: 'brace'; readonly text: string }
  | { readonly kind: 'arithmetic'; readonly text: string; readonly quoted: boolean }
  | { readonly kind: 'variable'; readonly text: string; readonly name: string; readonly quoted: boolean; readonly fallback: string | null }
  | { readonly kind: 'command' | 'process'; readonly text: string; readonly quoted: boolean; readonly commands: readonly SimpleCommand[] };

export interface Arg {
  /** As written, including quotes; without them where they change nothing: who hijacks a model chooses how a word is written. */
  readonly text: string;
  /** As written. */
  readonly written: string;
  /** What the program receives; null when the word contains an expansion. */
  readonly value: string | null;
  readonly quoted: boolean;
  readonly parts: readonly Part[];
}

export interface Redirect {
  readonly operator: '>' | '>>' | '<' | '<>' | '<&' | '>&' | '>|' | '&>' | '&>>' | '<<' | '<<-' | '<<<';
  readonly descriptor: number | null;
  /** The file, the descriptor or the here-string; null for a here-document. */
  readonly target: Arg | null;
  /** The text of a here-document. */
  readonly body: string | null;
}

export interface Assignment {
  readonly name: string;
  readonly values: readonly Arg[];
}

/** The variables that are set before a command, innermost first; `values` is null when the value is unknown. */
export interface Scope {
  readonly name: string;
  readonly values: readonly Arg[] | null;
  readonly outer: Scope | null;
  /** The folder that the line has entered; null: the one in which it starts. */
  readonly folder: Folder | null;
}

/** A folder that a line enters: a word, with what was set when it was entered; `unknown`: it is only known when the line runs. */
export type Folder = { readonly to: Arg; readonly scope: Scope | null } | 'unknown';

export interface SimpleCommand {
  /** True for the redirections of a group, a loop or a branch; the commands inside follow separately. */
  readonly group: boolean;
  /** The word that names the command; null when there are only redirections or assignments. */
  readonly word: Arg | null;
  /** Its literal value; null when there is no word or it contains an expansion. */
  readonly name: string | null;
  /** The last segment of the name: `rm` for `/bin/rm` and `grm`, and also for `$X/rm`, whose name is not literal. */
  readonly program: string | null;
  readonly args: readonly Arg[];
  readonly redirects: readonly Redirect[];
  readonly assignments: readonly Assignment[];
  /** The programs that start it, outermost first: `['sudo', 'xargs']`. */
  readonly wrappers: readonly string[];
  /** Where its wrappers run it, outermost first; empty: here. */
  readonly where: readonly Where[];
  /** The commands of the earlier stages of its pipeline, the previous stage last. */
  readonly from: readonly SimpleCommand[];
  /** Whether its output is piped into another command. */
  readonly pipedOn: boolean;
  /** Whether it is inside a substitution, so that its output becomes part of a command and is not shown. */
  readonly captured: boolean;
  /** Whether the line goes on without waiting for it: `x &`, a coprocess. */
  readonly background: boolean;
  /** The functions whose definitions contain it, outermost first. */
  readonly functions: readonly string[];
  readonly scope: Scope | null;
  /** Why the command inside it could not be read, for example because it is nested too deeply; null when everything was read. */
  readonly unread: string | null;
  readonly source: Source;
  /** How far its word is from the start of `source`: assignments and redirections may come before it. */
  readonly lead: number;
}

/** The program that a name or a path refers to: its last segment, without `.exe`, and without the `g` of GNU's programs. */
export const programOf = (name: string): string => withoutGnuPrefix(name.replace(/^.*\//s, '').replace(/\.exe$/i, ''));

/** A word without quotes and expansions. */
export const literalArg = (value: string): Arg => ({
  text: value,
  written: value,
  value,
  quoted: false,
  parts: [{ kind: 'text', text: value, quoted: false }],
});

/** Assignments that are searched before a variable counts as unknown, so that a hostile line takes linear time. */
const SCOPE_STEPS = 256;

/** Where the line sets a variable last; null where it does not, undefined where that would take too long to find. */
export function bindingOf(scope: Scope | null, name: string): Scope | null | undefined {
  let at = scope;
  for (let step = 0; at !== null && step < SCOPE_STEPS; step += 1) {
    if (at.name === name) return at;
    at = at.outer;
  }
  return at === null ? null : undefined;
}

/** The value of a variable: words, null when the value is unknown, undefined when the line does not set it. */
export function lookUp(scope: Scope | null, name: string): readonly Arg[] | null | undefined {
  const binding = bindingOf(scope, name);
  return binding === undefined ? null : binding === null ? undefined : binding.values;
}

/** Reserved words of the shell that may come before a command. */
export const RESERVED: ReadonlySet<string> = new Set([
  'if',
  'then',
  'else',
  'elif',
  'do',
  'while',
  'until',
  '!',
  '{',
  '}',
  'time',
  'coproc',
  'always',
]);
