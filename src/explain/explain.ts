/** Explains a line of the shell part by part: programs, options, operands, and the syntax around them. Offline; runs nothing. */
import type { Flavour } from '../programs/option-rows.ts';
import { type Part, partsOf } from '../syntax/line-parts.ts';
import { readLine } from '../syntax/read-line.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { explainCommand } from './explain-command.ts';

/** Parts of one explanation: a line that a person typed has fewer. */
const PARTS = 120;

export interface Explained {
  readonly parts: readonly Part[];
  /** Options that neither the table nor the texts know, as written. */
  readonly unknown: readonly string[];
}

/** Null when the line cannot be read as a command. */
export function explainParts(line: string, flavour: Flavour = 'gnu'): Explained | null {
  const { script, commands } = readLine(line);
  if (script === null) return null;
  const unknown: string[] = [];
  const parts = [...commandParts(commands, flavour, unknown), ...partsOf(script.tree, line)];
  return { parts: onceEach(parts.toSorted((one, other) => one.pos - other.pos)).slice(0, PARTS), unknown };
}

/** What is said of quotes and variables, which one line may have many of, is said once. */
function onceEach(parts: readonly Part[]): readonly Part[] {
  const said = new Set<string>();
  return parts.filter(({ text }) => {
    const again = said.has(text);
    if (/^in (?:single|double) quotes|^the value of the variable /.test(text)) said.add(text);
    return !again;
  });
}

/** The explanation as Markdown; null when the line cannot be read as a command. */
export function explained(line: string): string | null {
  const found = explainParts(line);
  if (found === null || found.parts.length === 0) return null;
  return found.parts.map(({ code, text, inside }) => `${inside ? '  ' : ''}- ${asCode(code)} ${text}`).join('\n');
}

/** Text as a code span of Markdown, on one line. */
function asCode(code: string): string {
  const text = code.replaceAll(/\s+/g, ' ').trim();
  const fence = '`'.repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1);
  return fence.length > 1 ? `${fence} ${text} ${fence}` : `\`${text}\``;
}

/** Between two parts of one command, which all have the place of the command. */
const STEP = 1e-4;

function commandParts(commands: readonly SimpleCommand[], flavour: Flavour, unknown: string[]): readonly Part[] {
  const parts: Part[] = [];
  const nested = new Map<number, number>();
  const functions = new Set(commands.flatMap((command) => command.functions));
  for (const [at, command] of commands.entries()) {
    const { group, word, name, program, source } = command;
    if (group || word === null) continue;
    // commands that another one starts have its place: they follow it
    const before = nested.get(source[0]) ?? 0;
    let pos = source[0] + before;
    const add = (code: string, text: string, inside: boolean): void => void parts.push({ pos: (pos += STEP), code, text, inside });
    if (program === null || name === null) add(word.text, 'the program is known only when the line runs', false);
    else explainCommand(program, command, { flavour, elsewhere: wordsIn(startedBy(at, commands), command), functions, unknown }, add);
    nested.set(source[0], pos - source[0]);
  }
  return parts;
}

/** The commands that the one at this place starts: those behind it with more wrappers. */
function startedBy(at: number, commands: readonly SimpleCommand[]): readonly SimpleCommand[] {
  const depth = commands[at]?.wrappers.length ?? 0;
  let end = at + 1;
  while ((commands[end]?.wrappers.length ?? 0) > depth) end += 1;
  return commands.slice(at + 1, end);
}

/** The words of a command that are also those of commands that it starts, or hold them as text. */
function wordsIn(started: readonly SimpleCommand[], { args }: SimpleCommand): ReadonlySet<Arg> {
  const words = new Set(started.flatMap((command) => (command.word === null ? command.args : [command.word, ...command.args])));
  const programs = new Set(started.flatMap(({ word }) => (word === null ? [] : [word.text])));
  return new Set(args.filter((arg) => words.has(arg) || programs.has(arg.text) || (arg.quoted && programs.has(firstWord(arg)))));
}

const firstWord = ({ value }: Arg): string => /^\s*(\S*)/.exec(value ?? '')?.[1] ?? '';
