import type { Where } from '../programs/wrapping.ts';

/**
 * What one command of a line is, however deep it stands in it: the common language of everything that judges a suggestion. Made by
 * `commandsOf` from a parse, or by `scanCommands` from a line that could not be parsed.
 */

/** A half-open range of UTF-16 units in the text that was parsed. Inside a re-read string (`sh -c '…'`) it is that of the command around it. */
export type Source = readonly [start: number, end: number];

/** One piece of a word. `quoted` pieces neither split nor glob. */
export type Part =
  | { readonly kind: 'text'; readonly text: string; readonly quoted: boolean }
  | { readonly kind: 'tilde'; readonly text: string }
  | { readonly kind: 'glob'; readonly text: string }
  | { readonly kind: 'brace'; readonly text: string }
  | { readonly kind: 'arithmetic'; readonly text: string; readonly quoted: boolean }
  | { readonly kind: 'variable'; readonly text: string; readonly name: string; readonly quoted: boolean; readonly fallback: string | null }
  | { readonly kind: 'command' | 'process'; readonly text: string; readonly quoted: boolean; readonly commands: readonly SimpleCommand[] };

export interface Arg {
  /** As written, quotes and all. */
  readonly text: string;
  /** What the program will be given, when that stands in the text; null when something in it is expanded. */
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

/** What is known of variables where a command stands, innermost first; `values` null: set, but to what is not known. */
export interface Scope {
  readonly name: string;
  readonly values: readonly Arg[] | null;
  readonly outer: Scope | null;
}

export interface SimpleCommand {
  /** It stands for the redirections of a group, a loop or a branch, whose commands come on their own. */
  readonly group: boolean;
  /** The word that names the command; null where there are only redirections or assignments. */
  readonly word: Arg | null;
  /** Its literal value; null when there is none or it is expanded. */
  readonly name: string | null;
  /** The last segment of the name: `rm` for `/bin/rm`, and for `$X/rm`, whose name is not literal. */
  readonly program: string | null;
  readonly args: readonly Arg[];
  readonly redirects: readonly Redirect[];
  readonly assignments: readonly Assignment[];
  /** The programs that start it, outermost first: `['sudo', 'xargs']`. */
  readonly wrappers: readonly string[];
  /** Where its wrappers have it run, outermost first; empty: here. */
  readonly where: readonly Where[];
  /** The commands of the earlier stages of its pipeline, the nearest last. */
  readonly from: readonly SimpleCommand[];
  /** Whether its output goes into another command. */
  readonly pipedOn: boolean;
  /** Whether it stands in a substitution: what it prints is not shown but becomes part of a command. */
  readonly captured: boolean;
  /** The functions in whose definitions it stands. */
  readonly functions: readonly string[];
  readonly scope: Scope | null;
  /** Why what it would run could not be read (nested too deep, not parsed); null when all of it was. */
  readonly unread: string | null;
  readonly source: Source;
}

/** The program behind a name: its last segment, without the ending that Windows gives it. */
export const programOf = (name: string): string => name.replace(/^.*\//s, '').replace(/\.exe$/i, '');

/** A word that says what it says. */
export const literalArg = (value: string): Arg => ({
  text: value,
  value,
  quoted: false,
  parts: [{ kind: 'text', text: value, quoted: false }],
});

/** Assignments looked at before a variable counts as unknown: keeps a hostile line linear. */
const SCOPE_STEPS = 256;

/** What a variable holds here: words, null when set to something unknown, undefined when the line does not set it. */
export function lookUp(scope: Scope | null, name: string): readonly Arg[] | null | undefined {
  let at = scope;
  for (let step = 0; at !== null && step < SCOPE_STEPS; step += 1) {
    if (at.name === name) return at.values;
    at = at.outer;
  }
  return at === null ? undefined : null;
}

/** Reserved words of the shell that may stand before a command. */
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
