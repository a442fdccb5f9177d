/** Explains a line of the shell part by part: programs, options, operands, and the syntax around them. Offline; runs nothing. */
import { fenceFor } from '../base/fences.ts';
import type { Flavour } from '../programs/option-rows.ts';
import { type Part, partsOf } from '../syntax/line-parts.ts';
import { readLine } from '../syntax/read-line.ts';
import type { Where } from '../programs/wrapping.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { innersOf, scriptText } from '../syntax/unwrap.ts';
import { explainCommand } from './explain-command.ts';

/** Parts of one explanation: a line that a person typed has fewer. */
const PARTS = 120;

export interface Explained {
  readonly parts: readonly Part[];
  /** Options that neither the table nor the texts know, as written. */
  readonly unknown: readonly string[];
}

/** Scripts in scripts that are explained: `ssh host 'sh -c "…"'`. */
const DEPTH = 4;

/** Null when the line cannot be read as a command. */
export function explainParts(line: string, flavour: Flavour = 'gnu'): Explained | null {
  const unknown: string[] = [];
  const parts = scriptParts(line, { flavour, unknown, where: [], depth: 0 });
  return parts === null ? null : { parts: onceEach(parts).slice(0, PARTS), unknown };
}

interface Script {
  readonly flavour: Flavour;
  readonly unknown: string[];
  /** Where the commands around it run it. */
  readonly where: readonly Where[];
  readonly depth: number;
}

/** Null for text that is not shell syntax. */
function scriptParts(text: string, script: Script): readonly Part[] | null {
  const line = readLine(text);
  if (line.script === null) return null;
  const place = placeOf(script.where);
  const syntax = partsOf(line.script.tree, text).map((part) =>
    place !== '' && isRedirect(part) ? { ...part, text: `${part.text} (${place})` } : part,
  );
  const parts = [...commandParts(line.commands, script), ...syntax];
  return parts.toSorted((one, other) => one.pos - other.pos);
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
  return found.parts.map(({ code, text, inside }) => `${inside ? '  ' : ''}- ${asCode(code)}: ${text}`).join('\n');
}

/** Text as a code span of Markdown, on one line. */
function asCode(code: string): string {
  const text = code.replaceAll(/\s+/g, ' ').trim();
  const fence = fenceFor(text, 1);
  return fence.length > 1 ? `${fence} ${text} ${fence}` : `\`${text}\``;
}

/** Between two parts of one command, which all have the place of the command. */
const STEP = 1e-4;

function commandParts(commands: readonly SimpleCommand[], script: Script): readonly Part[] {
  const { flavour, unknown } = script;
  const parts: Part[] = [];
  const nested = new Map<number, number>();
  const functions = new Set(commands.flatMap((command) => command.functions));
  // the commands of scripts are explained with their script
  const inScripts = new Set<SimpleCommand>();
  for (const [at, command] of commands.entries()) {
    const { group, word, name, program, source, lead } = command;
    if (group || word === null || inScripts.has(command)) continue;
    // commands that another one starts have its place: they follow it
    const before = nested.get(source[0]) ?? 0;
    let pos = source[0] + lead + before;
    const add = (code: string, text: string, inside: boolean): void => void parts.push({ pos: (pos += STEP), code, text, inside });
    const where = [...script.where, ...command.where];
    const started = startedBy(at, commands);
    const inner = script.depth < DEPTH ? startedScript(command, { ...script, where, depth: script.depth + 1 }) : null;
    if (inner !== null) for (const each of started) inScripts.add(each);
    const elsewhere = inner?.words ?? wordsIn(started, command);
    if (program === null || name === null) add(word.text, 'the program is known only when the line runs', false);
    else explainCommand(program, command, { flavour, elsewhere, functions, unknown, where: placeOf(where) }, add);
    for (const { code, text, inside } of inner?.parts ?? []) add(code, text, inside);
    nested.set(source[0], pos - source[0] - lead);
  }
  return parts;
}

const isRedirect = ({ code }: Part): boolean => /^\d*&?[<>](?!\()/.test(code);

/** In words, where a command runs; empty: here, or as another user of this machine. */
function placeOf(where: readonly Where[]): string {
  const place = where.findLast((each) => each !== 'user');
  return place === undefined ? '' : place === 'machine' ? 'on the other machine' : 'in the container';
}

/** The parts of a script that a command starts (`ssh host 'cd x && make'`, `sh -c`), and the arguments that it is made of. */
function startedScript(
  command: SimpleCommand,
  script: Script,
): { readonly parts: readonly Part[]; readonly words: ReadonlySet<Arg> } | null {
  const [inner, ...others] = innersOf(command);
  if (inner?.kind !== 'text' || others.length > 0) return null;
  const words = wordsOfScript(command.args, inner.text);
  if (words.length === 0) return null;
  const parts = scriptParts(inner.text, inner.where === null ? script : { ...script, where: [...script.where, inner.where] });
  return parts === null ? null : { parts, words: new Set(words) };
}

/** The arguments whose text is the script: one of them, or all from one on, with spaces between. */
function wordsOfScript(args: readonly Arg[], script: string): readonly Arg[] {
  const one = args.findLast((arg) => scriptText(arg) === script);
  if (one !== undefined) return [one];
  let left = script.length + 1;
  let from = args.length;
  while (from > 0 && left > 0) left -= scriptText(args[--from] as Arg).length + 1;
  const words = args.slice(from);
  return words.map(scriptText).join(' ') === script ? words : [];
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
