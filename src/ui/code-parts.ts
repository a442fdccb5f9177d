/**
 * Finds the parts of a code block that get a colour, line by line, with highlight.js. A line is read when it is complete and never again,
 * so that what is on the screen is not taken back: where a later line gives an earlier one another meaning, its colour is wrong.
 */
import type { HLJSApi, LanguageFn } from 'highlight.js';
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import diff from 'highlight.js/lib/languages/diff';
import ini from 'highlight.js/lib/languages/ini';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import yaml from 'highlight.js/lib/languages/yaml';
import { SHELL_LANGUAGES } from '../base/fences.ts';

export type CodePart = 'plain' | 'comment' | 'keyword' | 'string' | 'name' | 'added' | 'removed';

export interface Piece {
  readonly text: string;
  readonly part: CodePart;
}

/** TypeScript's grammar contains that of JavaScript. */
const GRAMMARS: Readonly<Record<string, LanguageFn>> = { bash, diff, ini, json, python, sql, typescript, yaml };
/** What models write behind a fence for these languages, beside their own names. */
const ALIASES: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...SHELL_LANGUAGES].map((name) => [name, 'bash'])),
  ...Object.fromEntries(['js', 'javascript', 'mjs', 'cjs', 'jsx', 'ts', 'tsx', 'mts'].map((name) => [name, 'typescript'])),
  py: 'python',
  python3: 'python',
  yml: 'yaml',
  jsonc: 'json',
  json5: 'json',
  patch: 'diff',
  toml: 'ini',
  conf: 'ini',
  postgresql: 'sql',
  mysql: 'sql',
  sqlite: 'sql',
};

/** What a scope of highlight.js is shown as; a scope that is not here looks like the text around it. Source: its list of scopes. */
const PARTS: Readonly<Record<string, CodePart>> = {
  comment: 'comment',
  quote: 'comment',
  doctag: 'comment',
  keyword: 'keyword',
  built_in: 'keyword',
  type: 'keyword',
  literal: 'keyword',
  meta: 'keyword',
  string: 'string',
  regexp: 'string',
  subst: 'plain',
  attr: 'name',
  attribute: 'name',
  variable: 'name',
  section: 'name',
  title: 'name',
  addition: 'added',
  deletion: 'removed',
};

/** The longest line that is read: patterns may take long on lines that no one writes. */
const LINE_CHARS = 1_000;
/** What is read again because a line goes on with it, such as the beginning of a string of several lines. What is longer stays plain. */
const OPEN_LINES = 16;
const OPEN_CHARS = 2_000;

export class CodeParts {
  private readonly grammar: string | null;
  /** Complete lines that the next one goes on with. Null: they are too long, and the rest of the block is plain. */
  private open: readonly string[] | null = [];

  /** @param language the word after the fence */
  constructor(language: string) {
    const name = language.toLowerCase();
    const grammar = Object.hasOwn(ALIASES, name) ? ALIASES[name] : name;
    this.grammar = grammar !== undefined && Object.hasOwn(GRAMMARS, grammar) ? grammar : null;
  }

  /** The pieces of the next line; together they are its text. */
  line(text: string): readonly Piece[] {
    const plain: readonly Piece[] = text === '' ? [] : [{ text, part: 'plain' }];
    const { grammar, open } = this;
    if (grammar === null || open === null || (text === '' && open.length === 0)) return plain;
    if (text.length > LINE_CHARS) {
      this.open = null;
      return plain;
    }
    const before = open.map((line) => `${line}\n`).join('');
    const { pieces, isOpen } = read(grammar, `${before}${text}\n`);
    const lines = isOpen ? [...open, text] : [];
    this.open = lines.length > OPEN_LINES || before.length + text.length > OPEN_CHARS ? null : lines;
    return between(pieces, before.length, before.length + text.length);
  }
}

/** highlight.js, with a grammar that is made when the first block of its language comes. */
function withGrammar(name: string): HLJSApi {
  if (hljs.getLanguage(name) === undefined) hljs.registerLanguage(name, GRAMMARS[name] as LanguageFn);
  return hljs;
}

function read(grammar: string, text: string): { readonly pieces: readonly Piece[]; readonly isOpen: boolean } {
  const { value, _top: top } = withGrammar(grammar).highlight(text, { language: grammar, ignoreIllegals: true });
  // the mode that the text ends in has a parent when something is still open
  return { pieces: piecesOf(value), isOpen: top !== undefined && 'parent' in top };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Reads the HTML of highlight.js: elements `span` with a class, text, and five entities. */
function piecesOf(html: string): readonly Piece[] {
  const pieces: Piece[] = [];
  const parts: CodePart[] = ['plain'];
  for (const [, scope, end, entity, text] of html.matchAll(
    /<span class="(?:hljs|language)-([\w-]*)[^>]*>|(<\/span>)|&([\w#]+);|([^<&]+)/g,
  )) {
    const part = parts.at(-1) ?? 'plain';
    if (scope !== undefined) parts.push(PARTS[scope] ?? part);
    else if (end !== undefined) parts.pop();
    else pieces.push({ text: text ?? ENTITIES[entity as string] ?? '', part });
  }
  return pieces;
}

/** The characters from `from` to `to`, neighbours of one kind joined. */
function between(pieces: readonly Piece[], from: number, to: number): readonly Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const { text, part } of pieces) {
    const cut = text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += text.length;
    const last = found.at(-1);
    if (cut === '') continue;
    if (last?.part === part) found[found.length - 1] = { text: last.text + cut, part };
    else found.push({ text: cut, part });
  }
  return found;
}
