import { about, hasKnownEffects, wrappingsOf } from '../programs/index.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { innersOf } from '../syntax/unwrap.ts';
import { type ReadLine, readLine } from '../syntax/read-line.ts';
import { codeIn } from './code.ts';
import { downloaded, runsDownload } from './foreign-code.ts';
import { judge } from './command-effects.ts';
import { danger, type Effects, type Finding, type Kind, type Surroundings } from './effect-types.ts';
import { isElsewhere } from './subject.ts';

/** A command longer than this is not looked at: nobody can read it either. */
const COMMAND_CHARS = 16 * 1024;
/** Shell commands within code of other languages within shell commands. */
const CODE_DEPTH = 3;
/** Findings of one line; after so many nothing more is learned. */
const FINDINGS = 64;

/** By weight: what a line is summed up with first. */
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
 * What a command would do, from its text alone: nothing is run, no file is looked at. What it cannot tell it does not claim: no
 * finding means that nothing dangerous was recognised, and `kinds` says `reads` only when every program in it is known.
 */
export function effectsOf({ text, commands }: ReadLine, surroundings: Surroundings): Effects {
  if (text.length > COMMAND_CHARS) return summed([danger('unread', 'is too long to be read')], []);
  return summed(findingsOf(commands, surroundings, 0), commands);
}

function findingsOf(commands: readonly SimpleCommand[], surroundings: Surroundings, depth: number): readonly Finding[] {
  const files = downloaded(commands);
  return commands.flatMap((command) => {
    const code = codeIn(command);
    const inner = depth < CODE_DEPTH ? code.commands.flatMap((text) => findingsOf(readLine(text).commands, surroundings, depth + 1)) : [];
    const found = [...judge(command, surroundings), ...runsDownload(command, files), ...code.findings, ...inner];
    return isElsewhere(command) ? found.map((each) => ({ ...each, elsewhere: true })) : found;
  });
}

function summed(found: readonly Finding[], commands: readonly SimpleCommand[]): Effects {
  const findings = [...new Map(found.map((each) => [`${each.kind}\0${each.what}`, each])).values()].slice(0, FINDINGS);
  const known = commands.every(
    ({ word, program }) => word === null || (program !== null && (about(program).reads === true || onlyStarts(program))),
  );
  const unknown = [...new Set(commands.filter(isUnknown).map(({ program, word }) => program ?? word?.text ?? ''))].slice(0, FINDINGS);
  const kinds = WEIGHT.filter((kind) => findings.some((each) => each.kind === kind) || (kind === 'unknown' && unknown.length > 0));
  return {
    kinds: kinds.length === 0 && known && commands.length > 0 ? ['reads'] : kinds,
    findings: findings.toSorted((a, b) => rank(a) - rank(b)),
    danger: findings.some(({ severity }) => severity === 'danger'),
    unknown,
  };
}

/** Its row, if it has one, does not say what it does, and the line does not say what it is. */
const isUnknown = (command: SimpleCommand): boolean =>
  command.word !== null && !hasKnownEffects(command.program) && innersOf(command).length === 0;

/** A program that does nothing by itself: what it starts is judged on its own. */
function onlyStarts(program: string): boolean {
  const wrappings = wrappingsOf(program);
  return wrappings.length > 0 && about(program).effects === undefined && wrappings.every(({ subcommand }) => subcommand === undefined);
}

const rank = ({ kind, severity }: Finding): number => WEIGHT.indexOf(kind) + (severity === 'danger' ? 0 : WEIGHT.length);
