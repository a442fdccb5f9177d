/** Writes the help of a subcommand from the table, for a terminal of any width. Pure. */
import { HELP, type Flag, type Positional, SHOW_VERSION, type Subcommand, TOP_FLAGS } from './subcommand.ts';

/** Width where the output is no terminal. */
const STANDARD_COLS = 80;
/** The widest that text is set: longer rows are hard to read. */
const MOST_COLS = 100;
/** Names that are longer begin a row of their own. */
const NAME_CELLS = 22;
const INDENT = '  ';

/** How an argument is written: `KEY`, `[VALUE]`, `[WORDS …]`. */
const placeholder = ({ name, optional = false, many = false }: Positional): string => {
  const shown = `${name.toUpperCase()}${many ? ' …' : ''}`;
  return optional ? `[${shown}]` : shown;
};

/** `yosh config get KEY`. */
export const usageOf = (path: string, { positionals = [], children = [] }: Subcommand): string =>
  [path, ...(children.length > 0 ? ['COMMAND'] : []), ...positionals.map(placeholder)].join(' ');

/** `-h, --help`, `--out TEXT`. */
export const flagName = ({ name, kind }: Flag): string =>
  `${name === HELP.name || name === SHOW_VERSION.name ? `-${name[0]}, ` : ''}--${name}${kind === 'text' ? ' TEXT' : ''}`;

/** What is accepted, behind what the argument is, unless that explains each word already. */
export const aboutArgument = ({ about, choices = [] }: Positional): string =>
  choices.every((choice) => about.includes(`${choice}: `)) ? about : `${about}: ${listed(choices, 'or')}`;

/** `a`, `a or b`, `a, b or c`. */
export const listed = (texts: readonly string[], last: 'and' | 'or'): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${last} ${texts.at(-1)}`;

/** `args` before `--` ask for help. */
export const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--');
  return args.slice(0, end < 0 ? args.length : end).some((arg) => arg === `--${HELP.name}` || arg === '-h');
};

/** The help for the subcommand that `args` name, or for `yosh` itself, which names the folder `docs`. */
export function helpFor(args: readonly string[], top: Subcommand, cols = STANDARD_COLS, docs: string | null = null): string {
  let path = 'yosh';
  let command = top;
  for (const arg of args) {
    const child = command.children?.find(({ name }) => name === arg);
    if (child === undefined) continue;
    path = `${path} ${arg}`;
    command = child;
  }
  const width = Math.min(MOST_COLS, cols);
  const { about, examples = [], children = [], positionals = [], flags = [] } = command;
  const own = [...flags, ...(command === top ? TOP_FLAGS : [HELP])];
  const parts = [
    wrapped(usageOf(path, command), '', width),
    wrapped(sentence(about), '', width),
    section(
      'Examples',
      examples.map((line) => wrapped(line, INDENT, width)),
    ),
    section(
      'Commands',
      children.map((child) => row(usageOf(child.name, child), child.about, width)),
    ),
    section(
      'Arguments',
      positionals.map((each) => row(each.name.toUpperCase(), aboutArgument(each), width)),
    ),
    section(
      'Options',
      own.map((flag) => row(flagName(flag), flag.about, width)),
    ),
    ...(children.length > 0 ? [wrapped(`More about one: ${path} COMMAND --help`, '', width)] : []),
    ...(docs !== null && command === top ? [wrapped(`All else, and how to remove it: ${docs}`, '', width)] : []),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

export const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

const section = (title: string, rows: readonly string[]): string => (rows.length === 0 ? '' : `${title}:\n${rows.join('\n')}`);

/** A name, and behind it what it is for, in a column of its own where the window is wide enough. */
function row(name: string, about: string, width: number): string {
  const column = width >= 2 * NAME_CELLS ? INDENT.length + NAME_CELLS + 2 : 2 * INDENT.length;
  const hang = ' '.repeat(column);
  const text = wrapped(about, hang, width);
  const fits = INDENT.length + name.length + 2 <= column;
  return fits ? `${INDENT}${name.padEnd(column - INDENT.length)}${text.slice(column)}` : `${wrapped(name, INDENT, width)}\n${text}`;
}

/** Wrapped at words, every row behind this indent. A word that is longer than a row has one of its own, and is cut by none. */
function wrapped(text: string, indent: string, width: number): string {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(`${indent}${word}`);
  }
  return rows.join('\n');
}
