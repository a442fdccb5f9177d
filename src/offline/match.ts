/**
 * Finds the rule that answers a question: the one that explains most of it. Every concept and value that a rule does not use
 * counts against it, so "delete the big files" is never answered by the rule that lists big files.
 */
import { asksForLoss, changesUnasked, destroys, loses, mayDestroy } from './danger.ts';
import { isWhollyRead, leftOut, type Reading } from './explained.ts';
import { splitException } from './exception.ts';
import { explanationOf } from './explanation.ts';
import { isOneLine } from './quote.ts';
import type { Token } from './read-question.ts';
import { Slots } from './slots.ts';
import { fill } from './template.ts';
import type { Family, Machine, Rule, Suggestion } from './types.ts';
import { firstUnread } from './unread.ts';
import { lexicon } from './vocabulary.ts';

/** Share of the question's weight that a rule must explain. Tuned on the building fixtures only (lab/offline). */
const LEAST_SHARE = 0.62;
/** Cost of an unknown word or an unused value: less than that of a known concept, because names are often decoration. */
const STRAY_WEIGHT = 0.75;

interface Compiled {
  readonly rule: Rule;
  readonly all: ReadonlyArray<readonly string[]>;
  readonly none: readonly string[];
}

export interface Grammar {
  readonly rules: readonly Compiled[];
}

const words = (text: string | undefined): readonly string[] =>
  text === undefined || text === '' ? [] : text.split(' ').filter((word) => word !== '');

/** Splits what decides whether a rule may answer into words once. All else is split for the few rules that may. */
export function compile(families: readonly Family[]): Grammar {
  return {
    rules: families.flatMap((family) =>
      family.rules.map((rule) => ({ rule, all: words(rule.when).map((group) => group.split('|')), none: words(rule.not) })),
    ),
  };
}

const expectedOf = ({ rule, all }: Compiled): ReadonlySet<string> => new Set([...words(rule.also), ...all.flat()]);

const weightOf = (concept: string): number => lexicon.weights.get(concept) ?? 1;

function tokenWeight(token: Token): number {
  if (token.kind === 'filler' || token.kind === 'noise') return 0;
  if (token.kind === 'word') return token.concepts.length === 0 ? 0 : Math.max(...token.concepts.map(weightOf));
  if (token.raw.startsWith('$')) return 0.3;
  return token.kind === 'size' || token.kind === 'age' ? 1 : STRAY_WEIGHT;
}

interface Scored {
  readonly gain: number;
  readonly share: number;
}

function score(compiled: Compiled, slots: Slots): Scored {
  const expected = expectedOf(compiled);
  let understood = 0;
  let missed = 0;
  for (const [at, token] of slots.tokens.entries()) {
    const weight = tokenWeight(token);
    if (weight === 0) continue;
    const known = slots.used.has(at) || (token.kind === 'word' && token.concepts.some((concept) => expected.has(concept)));
    if (known) understood += Math.max(weight, 0.1);
    else missed += token.aside ? weight * 0.2 : weight;
  }
  const specific = compiled.all.reduce((sum, group) => sum + Math.max(...group.map(weightOf)), 0);
  const gain = understood + specific * 0.3 - missed * 1.2 + (compiled.rule.bonus ?? 0);
  return { gain, share: understood / (understood + missed || 1) };
}

/** The command that the rule makes of the question; null when the rule does not apply. */
function make({ all, none, rule }: Compiled, slots: Slots, machine: Machine): string | null {
  if (!all.every((group) => slots.has(...group)) || slots.has(...none)) return null;
  slots.reset();
  const command = typeof rule.make === 'string' ? fill(rule.make, slots) : rule.make(slots, machine);
  return slots.spares ? command : null;
}

export interface Found extends Suggestion {
  /** No word that could limit the command was left unread. When false, only a command that changes nothing may be the answer. */
  readonly whollyRead: boolean;
  /** The words that a command which only reads leaves out; null when there are too many of them for an answer. */
  readonly leftOut: readonly string[] | null;
}

/** The best answer to the question, or null when no rule explains enough of it. */
export function answer(grammar: Grammar, question: readonly Token[], machine: Machine): Found | null {
  const { main: tokens, exception } = splitException(question, (name) => machine.exists(name));
  const slots = new Slots(tokens, exception);
  let best: (Suggestion & Pick<Reading, 'used' | 'inPhrase'> & { readonly compiled: Compiled }) | null = null;
  let most = 0;
  for (const compiled of grammar.rules) {
    const command = make(compiled, slots, machine);
    if (command === null || !isOneLine(command)) continue;
    const { gain, share } = score(compiled, slots);
    if (gain <= most || share < LEAST_SHARE) continue;
    if (destroys(command) && !mayDestroy(tokens)) continue;
    if (changesUnasked(command, tokens)) continue;
    if (loses(command) && !asksForLoss(tokens)) continue;
    most = gain;
    best = {
      command,
      explanation: explanationOf(compiled.rule.say, command),
      compiled,
      used: new Set(slots.used),
      inPhrase: new Set(slots.inPhrase),
    };
  }
  if (best === null) return null;
  const { command, explanation, compiled, used, inPhrase } = best;
  const remake = (other: readonly Token[]): string | null => make(compiled, new Slots(other, exception), machine);
  const [about, implied] = [new Set(compiled.all.flat()), new Set(words(compiled.rule.implies))];
  const reading: Reading = { tokens, used, inPhrase, about, expected: expectedOf(compiled), implied, command, remake };
  if (firstUnread(reading) !== null) return null;
  const whollyRead = exception?.isAmbiguous !== true && isWhollyRead(reading);
  return { command, explanation, whollyRead, leftOut: leftOut(reading) };
}
