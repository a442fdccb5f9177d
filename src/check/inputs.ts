/** Which words of a command name files that must be there already. By program; a program that is not in the table asks for none. */
import type { Arg, SimpleCommand } from '../syntax/command.ts';
import { mannerOf } from './know/manners.ts';
import { type Flavour, knownAs, rowOf } from './know/rows.ts';
import { type Operand, type Sorted, sortArgs } from './args.ts';

/** From which operand on, and up to which from the end. */
interface Rule {
  readonly from?: number;
  readonly butLast?: number;
  readonly most?: number;
  /** Options whose value is such a file. */
  readonly values?: readonly string[];
  /** With one of these, no operand is asked for. */
  readonly unless?: readonly string[];
  /** With one of these, the operands begin one earlier: `grep -e PATTERN FILE`. */
  readonly instead?: readonly string[];
  /** Operands of that form are none. */
  readonly not?: RegExp;
}

const ALL: Rule = {};
const FIRST: Rule = { most: 1 };
const REMOTE = /:/;
/** Old forms: `tail +5`, `less +F`. */
const PLUS = /^\+/;

const RULES: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(
    `cat tac less more head nl od hexdump strings file stat du ls md5sum sha256sum cksum rev fold fmt column cut paste comm diff
    cmp join shuf gzip bzip2 xz rmdir wc nm ldd zcat`
      .split(/\s+/)
      .map((name) => [name, ALL]),
  ),
  sort: { values: ['files0-from'], not: PLUS },
  wc: { values: ['files0-from'] },
  less: { not: PLUS },
  more: { not: PLUS },
  head: { not: PLUS },
  tail: { unless: ['F', 'retry'], not: PLUS },
  uniq: FIRST,
  xxd: FIRST,
  base64: FIRST,
  split: FIRST,
  unzip: { ...FIRST, values: [] },
  zipinfo: FIRST,
  source: { ...FIRST },
  '.': { ...FIRST },
  cd: FIRST,
  pushd: { ...FIRST, not: /^[+-]\d/ },
  rm: { unless: ['f', 'force'] },
  chmod: { from: 1, unless: ['f', 'silent', 'quiet'], instead: ['reference'], values: ['reference'] },
  chown: { from: 1, unless: ['f', 'silent', 'quiet'], instead: ['reference'], values: ['reference'] },
  chgrp: { from: 1, unless: ['f', 'silent', 'quiet'], instead: ['reference'], values: ['reference'] },
  cp: { butLast: 1, unless: ['t', 'target-directory'] },
  mv: { butLast: 1, unless: ['t', 'target-directory'] },
  grep: { from: 1, instead: ['e', 'f', 'regexp', 'file'], values: ['f', 'file'], unless: ['s', 'no-messages'] },
  sed: { from: 1, instead: ['e', 'f', 'expression', 'file'], values: ['f', 'file'] },
  gawk: { from: 1, instead: ['f', 'file'], values: ['f', 'file'], not: /^\w+=/ },
  jq: {
    from: 1,
    instead: ['f', 'from-file'],
    values: ['f', 'from-file'],
    unless: ['n', 'null-input', 'args', 'jsonargs', 'arg', 'argjson'],
  },
  zip: { from: 1, unless: ['i', 'x', 'd', '@'] },
  python3: { most: 1, unless: ['c', 'm'] },
  bash: FIRST,
  sh: FIRST,
  zsh: FIRST,
  perl: FIRST,
  ruby: FIRST,
  node: FIRST,
  ssh: { most: 0, values: ['i', 'F'] },
  scp: { butLast: 1, values: ['i', 'F'], not: REMOTE },
  rsync: { butLast: 1, not: REMOTE, values: ['files-from', 'exclude-from', 'include-from', 'password-file'] },
  xargs: { most: 0, values: ['a', 'arg-file'] },
  make: { most: 0, values: ['f', 'C', 'file', 'directory'] },
  git: { most: 0, values: ['C'] },
  wget: { most: 0, values: ['i', 'input-file'] },
  curl: { most: 0, values: ['T', 'upload-file', 'cacert'] },
  'docker run': { most: 0, values: ['env-file'] },
  'pip install': { most: 0, values: ['r', 'requirement', 'c', 'constraint'] },
  diff: ALL,
};

/** Programs without a row whose options are too many to tell values from operands: their first word counts only without any option before. */
const BARE_ONLY: ReadonlySet<string> = new Set(['bash', 'sh', 'zsh', 'perl', 'ruby', 'node']);

/** What stands before the first word of find's expression. */
function startPoints(args: readonly Arg[]): readonly Arg[] {
  const options = args.findIndex(({ value }) => !/^-[HLP]$/.test(value ?? ''));
  const rest = options === -1 ? [] : args.slice(options);
  const end = rest.findIndex(({ text, value }) => text.startsWith('-') || /^\\?[(!,)]$/.test(value ?? text));
  return end === -1 ? rest : rest.slice(0, end);
}

/** `tar x`, `t`: the archive must be there; `c`: what goes into it. */
function ofTar(sorted: Sorted): readonly Arg[] {
  const { given, operands } = sorted;
  const has = (...names: readonly string[]): boolean => names.some((name) => given.has(name));
  const archive = given.get('f') ?? given.get('file');
  if (has('x', 't', 'extract', 'get', 'list', 'd', 'diff'))
    return archive === null || archive === undefined || typeof archive === 'string' ? [] : [archive];
  if (!has('c', 'create') || has('C', 'directory', 'T', 'files-from', 'transform', 'xform')) return [];
  return certain(operands);
}

const certain = (operands: readonly Operand[]): readonly Arg[] => operands.filter(({ sure }) => sure).map(({ arg }) => arg);

/** Words that name files to be read, in any order. Pure; each may still be a glob or hold a variable. */
export function inputsOf(command: SimpleCommand, flavour: Flavour): readonly Arg[] {
  const { program, args, redirects } = command;
  const read = redirects.flatMap(({ operator, target }) => (operator === '<' && target !== null ? [target] : []));
  return program === null ? read : [...read, ...ofProgram(program, args, flavour)];
}

function ofProgram(program: string, args: readonly Arg[], flavour: Flavour): readonly Arg[] {
  const name = knownAs(program);
  if (name === 'find') return startPoints(args);
  const sub = args[0]?.value ?? '';
  const key = Object.hasOwn(RULES, `${name} ${sub}`) ? `${name} ${sub}` : name;
  const rule = Object.hasOwn(RULES, key) ? RULES[key] : undefined;
  if (rule === undefined && name !== 'tar') return [];
  const options = rowOf(key, flavour) ?? rowOf(key, 'gnu');
  if (options === null && (BARE_ONLY.has(name) || args.some(({ text }) => /^[-+]./.test(text)))) {
    return rule !== undefined && args[0] !== undefined && !/^[-+]/.test(args[0].text) ? args.slice(0, rule.most ?? args.length) : [];
  }
  const rest = key === name ? args : args.slice(1);
  const sorted =
    options === null
      ? { unknown: [], operands: rest.map((arg) => ({ arg, sure: true })), given: new Map() }
      : sortArgs(rest, options, mannerOf(key));
  // an option nobody knows may have taken the next word
  if (sorted.unknown.length > 0) return [];
  return rule === undefined ? ofTar(sorted) : byRule(rule, sorted);
}

function byRule(rule: Rule, { operands, given }: Sorted): readonly Arg[] {
  const { from = 0, butLast = 0, most = Infinity, values = [], unless = [], instead = [], not } = rule;
  const files = values.flatMap((name) => {
    const value = given.get(name);
    return value === undefined || value === null || typeof value === 'string' ? [] : [value];
  });
  if (unless.some((name) => given.has(name)) || operands.some(({ sure }) => !sure)) return files;
  const start = instead.some((name) => given.has(name)) ? Math.max(0, from - 1) : from;
  // a single operand of `cp` is a mistake of another kind
  const end = Math.min(operands.length - butLast, start + most);
  const words = certain(operands.slice(start, Math.max(start, end)));
  return [...files, ...words.filter(({ value, text }) => not === undefined || !not.test(value ?? text))];
}
