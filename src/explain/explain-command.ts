/** Explains one command of a line: every one of its arguments is in exactly one part, as an option, a value or an operand. */
import { mannerOf, rowOf } from '../programs/known-options.ts';
import { about } from '../programs/index.ts';
import type { Manner } from '../programs/option-rows.ts';
import { join, NOTHING } from '../programs/options.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { sortArgs } from '../syntax/sort-args.ts';
import { Pieces, type Surroundings } from './argument-pieces.ts';
import type { ProgramText } from './option-texts.ts';
import { hasFurtherTexts, textOf } from './texts/index.ts';

/** Adds a part: what is written, and what it means. */
export type AddPart = (code: string, text: string, inside: boolean) => void;

/** What an event of the history means; the shell replaces it before it reads the line. */
const EVENTS: readonly (readonly [RegExp, string])[] = [
  [/^!!$/, 'the shell puts the command before this one here'],
  [/^!\$$/, 'the shell puts the last word of the command before this one here'],
  [/^!-?\d+$/, 'the shell puts the command with this number in the history here'],
  [/^![a-z]\S*$/i, 'the shell puts the latest command that begins like this here'],
];

export function explainCommand(program: string, { args, word }: SimpleCommand, around: Surroundings, add: AddPart): void {
  const row = about(program);
  const text = textOf(program);
  const what = whatOf(program, word?.text ?? program, text, around);
  add(word?.written ?? program, around.where === '' ? what : `${what} (${around.where})`, false);
  // the operands of a program with texts about them are no subcommands: the targets of make
  const isOperand = text !== null && text.operands.length > 0;
  const hasVerbs = row.subcommands !== undefined || hasFurtherTexts(program) || (row.verbs === true && !isOperand);
  explainArgs({ key: program, args, text, above: null, manner: hasVerbs ? { stops: true } : {}, hasVerbs }, around, add);
}

/** @param written as it is in the line: a file of the user's own when it has a folder. */
function whatOf(program: string, written: string, text: ProgramText | null, { functions }: Surroundings): string {
  const event = EVENTS.find(([pattern]) => pattern.test(program));
  if (event !== undefined) return event[1];
  if (functions.has(program)) return 'the function of this line';
  return text?.what ?? `a program that is not described here${written.includes('/') ? '' : `; \`man ${program}\` may know it`}`;
}

interface Level {
  /** `git`, `git stash`, `git stash push`. */
  readonly key: string;
  readonly args: readonly Arg[];
  readonly text: ProgramText | null;
  /** The text of the program above it whose options it takes too; null without one. */
  readonly above: ProgramText | null;
  readonly manner: Manner;
  readonly hasVerbs: boolean;
}

/** The arguments of a program or a subcommand, in the order of the line; a subcommand takes those behind it along. */
function explainArgs({ key, args, text, above, manner: more, hasVerbs }: Level, around: Surroundings, add: AddPart): void {
  const own = join(rowOf(key, around.flavour) ?? NOTHING, text?.known ?? NOTHING);
  const known = above === null ? own : join(own, above.known);
  const manner: Manner = { ...mannerOf(key), ...more };
  const bare = ownLetters(args[0], manner, text);
  const sorted = sortArgs(bare.length > 0 ? args.slice(1) : args, known, manner);
  const verb = hasVerbs ? sorted.operands[0]?.arg : undefined;
  const end = verb?.value == null ? args.length : args.indexOf(verb);
  const reader = new Pieces(key, args.slice(bare.length > 0 ? 1 : 0, end), [text, above], known, manner, around);
  const pieces = [
    ...bare.map((letter) => ({ at: 0, code: letter, text: text?.options.get(`=${letter}`) ?? '' })),
    ...(known.short.size + known.long.size + known.single.size === 0 ? reader.undescribed() : reader.all(sorted, end < args.length)),
  ];
  for (const piece of pieces.toSorted((one, other) => one.at - other.at)) add(piece.code, piece.text, true);
  if (verb?.value == null) return;
  const sub = `${key} ${verb.value}`;
  const said = textOf(sub);
  const deeper = hasFurtherTexts(sub);
  add(verb.text, said?.what ?? `a subcommand of ${key} that is not described here`, true);
  const manners: Manner = deeper ? { stops: true } : {};
  const shared = text?.shares === true ? text : above;
  explainArgs({ key: sub, args: args.slice(end + 1), text: said, above: shared, manner: manners, hasVerbs: deeper }, around, add);
}

/** The letters of a first word without a dash, where they mean something else than with one: `ps aux`. */
const ownLetters = (first: Arg | undefined, manner: Manner, text: ProgramText | null): readonly string[] => {
  const word = first?.value ?? '';
  return manner.bundle === true && /^[A-Za-z]+$/.test(word) && text?.options.has(`=${word[0]}`) === true ? [...word] : [];
};
