/** Finds the command that the user typed, and that failed, among the facts: its words are the user's own too. */
import { type Fact, newestValue } from '../base/fact.ts';
import { areAlike, contentWords, wordsIn } from '../base/fold-words.ts';
import { nearest } from '../base/nearest.ts';
import type { Turn } from '../llm/port.ts';
import { NEXT_CUE } from '../session/ask-question.ts';
import { untrustedText } from '../session/untrusted.ts';
import { readLine } from '../syntax/read-line.ts';
import { commandIn, isInsisted, isTriedFirst } from './dictated.ts';
import { isDictated, OUTPUT_CHARS, pointingOf, seenOf } from './pointing.ts';
import { type Words, wordsOf } from './user-words.ts';

/** What programs and the system print when somebody lacks the rights. */
const REFUSED = new RegExp(
  [
    String.raw`permission denied|operation not permitted|not permitted|access (?:is )?denied|EACCES|EPERM|are you root|`,
    String.raw`must be (?:run as )?root|requires? (?:root|superuser|administrative)|superuser privileges|as root\b|`,
    String.raw`insufficient privileges?|authentication is required|need to be root|not the superuser`,
  ].join(''),
  'i',
);

/**
 * The user's words together with that command. A suggestion that was prefilled and run counts as somebody else's words.
 * @param suggestion its words correct those of the command that failed.
 */
export function failedCommand(words: string, turns: readonly Turn[], suggestion = ''): Words {
  const newest = turns.findLast((turn) => turn.role === 'user');
  const facts = newest?.facts ?? [];
  const output = facts.find(({ name }) => name === 'last-output')?.text ?? '';
  // the next step of a walk-through has no question of its own
  const question = newest?.question === NEXT_CUE ? words : (newest?.question ?? '');
  const last = lastOwn(facts);
  const typed = last?.isTyped === true ? last : null;
  const mendedBy = typed?.mendedBy ?? '';
  const steps = newestValue([{ facts }], 'steps')?.lines.join('\n') ?? '';
  const own = ownWords(words, ownTexts(turns, contentWords(words)), last, facts, suggestion);
  const seen = seenOf(last?.line ?? '', output, suggestion);
  return {
    ...own,
    // his own fix again: what it did then is asked for, on what the error shows now
    meant: mendedBy === '' ? own.meant : readLine(mendedBy),
    ran: last === null ? null : readLine(last.line),
    seen,
    steps,
    shown: output.slice(0, OUTPUT_CHARS),
    untrusted: untrustedText(turns),
    dictated:
      isDictated(question, suggestion) ||
      (typed !== null && isTriedFirst(question, typed.line, suggestion)) ||
      (typed !== null && typed.status !== 0 && isInsisted(question, typed.line, suggestion)),
    given: commandIn(question, suggestion),
    pointing: pointingOf(mendedBy === '' ? question : 'it', seen),
  };
}

interface LastOwn {
  readonly line: string;
  readonly status: number;
  readonly mendedBy: string;
  /** Otherwise a suggestion that was asked for and run. */
  readonly isTyped: boolean;
}

/** The newest command, if the user typed it, or what counts as his own of it. */
function lastOwn(facts: readonly Fact[]): LastOwn | null {
  const last = facts.findLast(({ value }) => value?.kind === 'last-command');
  if (last?.value?.kind !== 'last-command') return null;
  const { status, mendedBy = '', own = '' } = last.value;
  const isTyped = last.origin === 'user';
  const line = isTyped ? last.value.line : own;
  return line === '' ? null : { line, status, mendedBy, isTyped };
}

/** @param named what names things that the words may be about. */
function ownWords(words: string, named: string, last: LastOwn | null, facts: readonly Fact[], suggestion: string): Words {
  // a suggestion that was run asks for nothing, and names no host, account or package: it is only what is gone on with
  if (last === null || !last.isTyped) return wordsOf(words, null, false, named);
  if (last.status === 0) return wordsOf(words, null, false, `${named}\n${last.line}`);
  const refused = facts.some(({ origin, text }) => origin === 'untrusted' && REFUSED.test(text));
  return wordsOf(words, readLine(last.line), refused, named, readLine(corrected(last.line, suggestion)));
}

/**
 * What the user wrote at another time and what a fact of the newest question tells: lines that he had remembered, commands that he typed
 * earlier in this terminal or that are recorded. They ask for nothing now, but what they name is named by the user, where his words are
 * about it: they share a word with it.
 */
function ownTexts(turns: readonly Turn[], about: readonly string[]): string {
  const from = turns.findLastIndex((turn) => turn.role === 'user' && turn.follows !== true);
  const remembered = turns.findLast((turn) => turn.role === 'user' && turn.facts.some(({ name }) => name === 'remembered'));
  return [...(remembered === undefined ? [] : [remembered]), ...turns.slice(from)]
    .flatMap((turn) => (turn.role === 'user' ? turn.facts : []))
    .filter(({ name, origin }) => origin === 'user' && OWN.has(name))
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => wordsIn(line).some((word) => about.some((one) => areAlike(one, word))))
    .join('\n');
}
const OWN: ReadonlySet<string> = new Set(['remembered', 'history', 'recent-commands']);

/** A longer command was pasted; its words are not compared with others. */
const TYPED_CHARS = 1024;
/** Subcommands, names of services: what a slip of a few letters may be in. A path, a host or an address is never another one by mistake. */
const WORD = /(?<![^\s;&|])[A-Za-z][\w-]*(?![^\s;&|])/g;

/**
 * The command that failed with its misspelled words replaced: by the nearest word of the suggestion, where the suggestion has that word in
 * place of it. Options stay as they were typed.
 */
export function corrected(failed: string, suggestion: string): string {
  if (failed.length > TYPED_CHARS) return failed;
  const typed = new Set(failed.match(WORD) ?? []);
  const offered = new Set(suggestion.match(WORD) ?? []);
  const candidates = [...offered].filter((word) => !typed.has(word));
  return failed.replace(WORD, (word) => (offered.has(word) ? word : (nearest(word, candidates) ?? word)));
}
