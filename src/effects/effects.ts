/** What a line would do, from its text alone: the effects of all its commands, and of the code in them. */
import { about, hasKnownEffects, wrappingsOf } from '../programs/index.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { innersOf } from '../syntax/unwrap.ts';
import { type ReadLine, readLine } from '../syntax/read-line.ts';
import { codeIn } from './code.ts';
import { downloaded, downloadEffects } from './foreign-code.ts';
import { effectsOfCommand } from './command-effects.ts';
import { dangerous, type Effects, type Effect, type Kind, type Surroundings } from './effect-types.ts';
import { isElsewhere } from './subject.ts';

/** A longer command is not examined; a person could not read it either. */
const COMMAND_CHARS = 16 * 1024;
/** How deep shell commands in code of other languages are followed. */
const CODE_DEPTH = 3;
/** Effects of one line; more would add nothing to the summary. */
const EFFECTS = 64;

/** The kinds by weight: the heaviest is shown first. */
const WEIGHT: readonly Kind[] = [
  'runs-foreign-code',
  'uploads',
  'secret',
  'startup',
  'system',
  'deletes',
  'unread',
  'root',
  'network',
  'changes',
  'unknown',
  'reads',
];

/**
 * What a line would do, from its text alone: nothing is run and no file is read. An empty list means that no effect was recognised, not
 * that there is none; `kinds` is `reads` only when every program in the line is known to only read.
 */
export function effectsOf({ text, commands }: ReadLine, surroundings: Surroundings): Effects {
  if (text.length > COMMAND_CHARS) return summed([dangerous('unread', 'is too long to be read')], []);
  return summed(effectsOfAll(commands, surroundings, 0), commands);
}

function effectsOfAll(commands: readonly SimpleCommand[], surroundings: Surroundings, depth: number): readonly Effect[] {
  const files = downloaded(commands);
  return commands.flatMap((command) => {
    const code = codeIn(command);
    const inner = depth < CODE_DEPTH ? code.commands.flatMap((text) => effectsOfAll(readLine(text).commands, surroundings, depth + 1)) : [];
    const found = [...effectsOfCommand(command, surroundings), ...downloadEffects(command, files), ...code.effects, ...inner];
    return isElsewhere(command) ? found.map((each) => ({ ...each, elsewhere: true })) : found;
  });
}

function summed(found: readonly Effect[], commands: readonly SimpleCommand[]): Effects {
  const list = [...new Map(found.map((each) => [`${each.kind}\0${each.what}`, each])).values()].slice(0, EFFECTS);
  const known = commands.every(
    ({ word, program }) => word === null || (program !== null && (about(program).reads === true || onlyStarts(program))),
  );
  const unknown = [...new Set(commands.filter(isUnknown).map(({ program, word }) => program ?? word?.text ?? ''))].slice(0, EFFECTS);
  const kinds = WEIGHT.filter((kind) => list.some((each) => each.kind === kind) || (kind === 'unknown' && unknown.length > 0));
  return {
    kinds: kinds.length === 0 && known && commands.length > 0 ? ['reads'] : kinds,
    list: list.toSorted((a, b) => rank(a) - rank(b)),
    danger: list.some(({ severity }) => severity === 'dangerous'),
    unknown,
  };
}

/** Whether the effects of a command are unknown: no row has them, and the line does not contain what it runs. */
const isUnknown = (command: SimpleCommand): boolean =>
  command.word !== null && !hasKnownEffects(command.program) && innersOf(command).length === 0;

/** Whether a program only starts another one, whose effects are found separately. */
function onlyStarts(program: string): boolean {
  const wrappings = wrappingsOf(program);
  return wrappings.length > 0 && about(program).effects === undefined && wrappings.every(({ subcommand }) => subcommand === undefined);
}

/** Sorts dangerous effects before ordinary ones, each by weight. */
const rank = ({ kind, severity }: Effect): number => WEIGHT.indexOf(kind) + (severity === 'dangerous' ? 0 : WEIGHT.length);
