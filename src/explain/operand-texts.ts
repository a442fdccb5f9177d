/** What an operand means, by its spelling, its place, and the options that are given with it. */
import { revisionText } from './git-revision.ts';
import type { OperandText, ProgramText } from './option-texts.ts';

export interface OperandPlace {
  /** Its number among the operands, from 0 on. */
  readonly at: number;
  /** How many there are. */
  readonly count: number;
  /** Whether it comes after `--`. */
  readonly isBehind: boolean;
}

/** Null when nothing is said about it. */
export function operandText(text: ProgramText, value: string, place: OperandPlace, given: ReadonlySet<string>): string | null {
  const spelled = text.options.get(`"${value}`) ?? assignmentText(text, value);
  if (spelled !== undefined) return spelled;
  const revision = text.revisions === null || place.isBehind ? null : revisionText(value, text.revisions);
  if (revision !== null) return revision;
  const fitting = text.operands.filter((row) => isAt(row, place) && row.given.every((option) => given.has(option)));
  return fitting.toSorted((one, other) => weight(other) - weight(one))[0]?.text ?? null;
}

/** `conv=noerror,sync`: the words of the value that have texts; else what the name says. */
function assignmentText({ options }: ProgramText, value: string): string | undefined {
  const [, name, words = ''] = /^(\w+)=(.*)$/s.exec(value) ?? [];
  if (name === undefined) return undefined;
  const said = words.split(',').map((word) => options.get(`"${name}=${word}`));
  return said.every((each) => each !== undefined) ? said.join('; ') : (options.get(`"${name}=`) ?? options.get('"='));
}

const isAt = ({ place }: OperandText, { at, count, isBehind }: OperandPlace): boolean =>
  place === 'others' || place === at || (place === 'sole' && count === 1) || (place === 'behind' && isBehind);

/** More options count most, then the narrower place. */
const weight = ({ place, given }: OperandText): number =>
  given.length * 4 + (place === 'behind' ? 3 : place === 'sole' ? 2 : place === 'others' ? 0 : 1);
