/** Expands a word to the paths that the shell would make of it, reading folders but running nothing. */
import path from 'node:path';
import { KINDS, type ShellName } from '../shell/shell-kinds.ts';
import { type Arg, lookUp, type Part, type Scope } from '../syntax/simple-command.ts';
import { patternOf } from './glob.ts';
import type { Disk, Tally } from './tally.ts';

/** What is known about the shell that would run the command. */
export interface View {
  readonly shell: ShellName;
  /** Absolute paths. */
  readonly cwd: string;
  readonly home: string;
  /** A variable of the shell's environment; undefined when it is not set. */
  readonly variable: (name: string) => string | undefined;
  /** The files that are counted; the disk of this machine where nothing else is given. */
  readonly disk?: Disk;
}

export interface Expanded {
  /** Absolute or relative to the cwd, as the shell would pass them to the program. Not all of them need to exist. */
  readonly paths: readonly string[];
  /** Variables in the word that are unset or empty. */
  readonly unset: readonly string[];
}

/** A part of a word after expansion. Pattern characters count only where they were not quoted. */
type Piece = { readonly text: string; readonly pattern: boolean };
type Word = readonly Piece[];

/** How many variables are followed through other variables. */
const HOPS = 4;
/** Words that one word may become. */
const WORDS = 256;

/** The paths that a word becomes on this machine; null when that cannot be known without running something. */
export function expand(arg: Arg, scope: Scope | null, view: View, tally: Tally): Expanded | null {
  const unset: string[] = [];
  const words = wordsOf(arg.parts, scope, view, unset, HOPS);
  if (words === null) return null;
  const paths = words.flatMap((word) => matches(word, view, tally));
  return { paths, unset };
}

/** How many changes of the folder are followed. */
const MOVES = 16;

/**
 * What is known about the shell in the folder that the line has entered; null when that is only known as the line runs, or when there is
 * no such folder yet.
 */
export function inFolderOf(scope: Scope | null, view: View, tally: Tally, left = MOVES): View | null {
  const folder = scope?.folder ?? null;
  if (folder === null) return view;
  if (folder === 'unknown' || left === 0) return null;
  const outer = inFolderOf(folder.scope, view, tally, left - 1);
  const to = expand(folder.to, folder.scope, outer ?? view, tally);
  const [place, ...others] = to?.paths ?? [];
  if (to === null || to.unset.length > 0 || place === undefined || place === '' || others.length > 0) return null;
  if (outer === null && !path.isAbsolute(place)) return null;
  const cwd = path.resolve((outer ?? view).cwd, place);
  return tally.stat(cwd)?.isDirectory() === true ? { ...view, cwd } : null;
}

/** Every word that the parts may become: the variable of a loop takes each of its values in turn. */
function wordsOf(parts: readonly Part[], scope: Scope | null, view: View, unset: string[], hops: number): readonly Word[] | null {
  let words: readonly Word[] = [[]];
  for (const part of parts) {
    const choices = choicesOf(part, scope, view, unset, hops);
    if (choices === null) return null;
    words = words.flatMap((word) => choices.map((choice) => [...word, ...choice])).slice(0, WORDS);
  }
  return words;
}

function choicesOf(part: Part, scope: Scope | null, view: View, unset: string[], hops: number): readonly Word[] | null {
  switch (part.kind) {
    case 'text':
      return [[{ text: part.text, pattern: false }]];
    case 'glob':
      return /^[@!+*?]\(/.test(part.text) ? null : [[{ text: part.text, pattern: true }]];
    case 'tilde':
      return part.text === '~' ? [[{ text: view.home, pattern: false }]] : null;
    case 'brace':
    case 'arithmetic':
    case 'command':
    case 'process':
      return null;
    case 'variable': {
      if (!/^(?:\$\w+|\$\{\w+\}|\$\{\w+:?-[^}]*\})$/.test(part.text) || /^\d/.test(part.name)) return null;
      const held = lookUp(scope, part.name);
      if (held === null || hops === 0) return null;
      if (held !== undefined) {
        const each = held.map((arg) => wordsOf(arg.parts, scope?.outer ?? null, view, unset, hops - 1));
        return each.some((words) => words === null) ? null : each.flatMap((words) => words ?? []);
      }
      const value = view.variable(part.name) ?? '';
      if (value === '' && part.fallback === null) unset.push(part.name);
      const text = value === '' ? (part.fallback ?? '') : value;
      // an unquoted value that contains spaces or patterns would be split and matched, which is too rare to support
      return !part.quoted && KINDS[view.shell].language.splitsVariables && /[\s*?[]/.test(text) ? null : [[{ text, pattern: false }]];
    }
  }
}

/** The paths that a word matches; the word itself when it has no pattern. */
function matches(word: Word, view: View, tally: Tally): readonly string[] {
  if (!word.some(({ pattern }) => pattern)) return [word.map(({ text }) => text).join('')];
  const source = word.map(({ text, pattern }) => (pattern ? text : text.replaceAll(/[\\*?[\]]/g, '\\$&'))).join('');
  const absolute = source.startsWith('/');
  let found: readonly string[] = [absolute ? '/' : ''];
  const segments = source.split('/').filter((segment) => segment !== '');
  let matched = false;
  segments.forEach((segment, at) => {
    const last = at === segments.length - 1 && !source.endsWith('/');
    found = found.flatMap((base) => step(base, segment, { last, matched }, view, tally));
    matched ||= PATTERN.test(segment);
  });
  return found;
}

const PATTERN = /(?<!\\)(?:\\\\)*[*?[]/;

/**
 * Appends one segment to a path. After a pattern (`matched`) only existing files count; before another segment (not `last`) only folders.
 */
function step(
  base: string,
  segment: string,
  { last, matched }: { readonly last: boolean; readonly matched: boolean },
  view: View,
  tally: Tally,
): readonly string[] {
  const joined = (name: string): string => (base === '' || base === '/' ? base + name : `${base}/${name}`);
  if (!PATTERN.test(segment)) {
    const plain = joined(segment.replaceAll(/\\(.)/gs, '$1'));
    return matched && tally.stat(path.resolve(view.cwd, plain)) === null ? [] : [plain];
  }
  const folder = path.resolve(view.cwd, base === '' ? '.' : base);
  if (segment === '**' && KINDS[view.shell].language.hasDeepGlob && !last) return [base, ...below(base, folder, tally)];
  const expression = patternOf(segment);
  if (expression === null) return [];
  const hidden = segment.startsWith('.');
  return tally
    .names(folder)
    .filter(({ name, folder: isFolder }) => (hidden || !name.startsWith('.')) && expression.test(name) && (last || isFolder))
    .map(({ name }) => joined(name));
}

/** All folders below one, at any depth, for a `**`. Links are not followed. */
function below(base: string, folder: string, tally: Tally): readonly string[] {
  return tally
    .names(folder)
    .filter((each) => each.folder && !each.name.startsWith('.'))
    .flatMap(({ name }) => {
      const here = base === '' || base === '/' ? base + name : `${base}/${name}`;
      return [here, ...below(here, `${folder}/${name}`, tally)];
    });
}
