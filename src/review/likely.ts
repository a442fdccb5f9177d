/**
 * The last word on a line has the odds: how often such words, with what the rules found and doubt of it, go with such a line. They make a line
 * that would be commented out live, comment out one that would be live, and put a clear line above one that would have none or take one away.
 * What no row accounts for keeps its clear line, and so does what a rule has found to be other than asked. Pure.
 */
import type { Effect, Effects } from '../effects/effect-types.ts';
import { type Brought, doubtsOf, endsOthers, fallsOnOthers, runsOfOthers } from './doubts.ts';
import type { Intent } from './intent-kinds.ts';
import { oddsOf } from './odds/odds.ts';
import { type Words, writtenBy } from './user-words.ts';
import { runsHidden } from './wishes.ts';

/** What the rules find of a line, and what it is compared with. */
export interface Findings {
  readonly found: Intent;
  readonly words: Words;
  readonly brought: () => Brought;
  /** The odds have no part in it: the words hold the line, or a rule knows all of it. */
  readonly isSettled: boolean;
  /** What the rules find beside the effects that no word asks for. */
  readonly beside: () => Intent;
}

/** Below this a line is commented out; more where a rule has found that the words ask for something else, or not for what is grave. */
const LIVE_MIN = -0.25;
const OTHER_MIN = 1;
/** What is asked for by the rules and has nothing from untrusted text: the odds know only some of all words. */
const OWN_MIN = -5;
/** Below this the same has a clear line. */
const OWN_QUIET_MIN = 0;
/** The same for each effect by itself: a harmless command in front of a bad one does not help it. */
const PART_MIN = -0.75;
/** Below this it has a clear line. */
const QUIET_MIN = 1.75;
/** From here on a warning would tell the user what he has just said. */
const SURE_MIN = 2;

/** What stays commented out where a rule has found that no word asks for it: stored secrets shown, how the machine starts, yosh itself. */
const isBarred = ({ kind, area, severity }: Effect): boolean =>
  area === 'yosh' || (severity === 'dangerous' && (kind === 'secret' || area === 'kernel'));
/** What no soft word unlocks, where a rule has found that it was not asked for. */
const GRAVE_AREAS: ReadonlySet<Effect['area']> = new Set(['disks', 'startup', 'accounts', 'credentials']);
const isGrave = ({ severity, area, kind }: Effect): boolean =>
  severity === 'dangerous' && (kind === 'startup' || kind === 'protection' || GRAVE_AREAS.has(area));
const isOther = (found: Intent): boolean => found.kind === 'unasked' && found.by.length === 0;

/** Of a line that only looks, as far as the rows know. */
export const LOOKS: Intent = { kind: 'asked', inWords: false };
/** Below this such a line has a clear line: no row knows everything that a program can do. */
const LOOK_MIN = 1.5;

/** What is found of a line in which no row has an effect. */
export function lookByOdds(effects: Effects, words: Words, brought: Brought): Intent {
  if (words.dictated || words.question.trim() === '') return LOOKS;
  const { line } = oddsOf(effects, writtenBy(words), doubtsOf(LOOKS, effects, words, brought));
  if (line >= LOOK_MIN) return LOOKS;
  const from = ACTS.flatMap((kind) => brought?.get(kind) ?? [])[0];
  return { kind: 'unclear', what: from === undefined ? 'such words seldom ask for such a line' : `it has ${from}, which you did not name` };
}

/** The odds that a line needs to be live. */
function leastFor(found: Intent, beside: Intent, words: Words): number {
  const by = found.kind === 'unasked' ? found.by : [];
  if (by.some((effect) => fallsOnOthers(effect, words))) return QUIET_MIN;
  return isOther(beside) || by.some((effect) => isGrave(effect) || runsOfOthers(effect, words)) ? OTHER_MIN : LIVE_MIN;
}

/** What is found of a line, after the odds. */
export function byOdds(findings: Findings, effects: Effects): Intent {
  const { found, words } = findings;
  const list = effects.list.filter(({ kind }) => kind !== 'root');
  if (list.length === 0 || words.question.trim() === '') return found;
  if (found.kind === 'unasked' && found.by.some(isBarred)) return found;
  const brought = findings.brought();
  const { line, of } = oddsOf(effects, writtenBy(words), doubtsOf(found, effects, words, brought));
  const parts = list.map((effect) => [effect, of(effect)] as const);
  const [worst, least] = parts.reduce((one, other) => (other[1] < one[1] ? other : one));
  const does = told(worst, brought);
  const isKnown = effects.unaccounted.length === 0;
  const sure = isKnown && line >= SURE_MIN ? ({ isSure: true } as const) : {};
  if (found.kind === 'asked' && brought?.size === 0 && Math.min(line, least) >= OWN_MIN)
    return line < OWN_QUIET_MIN ? unclear(does) : { ...found, ...sure };
  // what his failed command lacked, by the rules, has its clear line
  if (found.kind === 'unclear' && words.meant !== null && line < QUIET_MIN) return found;
  const beside = found.kind === 'unasked' && line >= LIVE_MIN ? findings.beside() : found;
  if (line < leastFor(found, beside, words) || least < PART_MIN)
    return found.kind === 'unasked' ? found : { kind: 'unasked', what: does.what, by: [] };
  if (found.kind === 'asked') return line >= QUIET_MIN ? { ...found, ...sure } : unclear(does);
  const isQuiet =
    line >= QUIET_MIN &&
    isKnown &&
    !isNeverQuiet(found, list, words, brought) &&
    (found.kind === 'unasked' ? beside.kind === 'asked' : found.does !== undefined);
  if (isQuiet) return { kind: 'asked', inWords: true, ...sure };
  return found.kind === 'unclear' ? found : { kind: 'unclear', what: `it ${found.what}, and you did not ask for that`, does: found.what };
}

/**
 * What has a line of its own, however likely it is: a protection given up that was not asked for, and, where a rule has found more than that, an
 * address from untrusted text, a hidden script that the words do not name, or the end of what they do not mean.
 */
const isNeverQuiet = (found: Intent, list: readonly Effect[], words: Words, brought: Brought): boolean =>
  (found.kind !== 'asked' &&
    list.some(({ kind, area, objects }) => kind === 'protection' && area === 'protection' && objects.length > 0)) ||
  (found.kind === 'unasked' &&
    (brought?.has('address') === true || found.by.some((each) => runsHidden(each, words) || endsOthers(each, words))));

/** What is said of an effect: what it has from untrusted text, or what it does. */
interface Told {
  readonly what: string;
  readonly isBrought: boolean;
}

/** What acts, and what it is done with, before mere names. */
const ACTS = ['option', 'address', 'program'] as const;
const KINDS = [...ACTS, 'place', 'word'] as const;

function told({ what, objects }: Effect, brought: Brought): Told {
  const from = KINDS.flatMap((kind) => brought?.get(kind) ?? []).find((each) => objects.some((object) => object.includes(each)));
  return from === undefined ? { what, isBrought: false } : { what: `has ${from}`, isBrought: true };
}

const unclear = ({ what, isBrought }: Told): Intent =>
  isBrought
    ? { kind: 'unclear', what: `it ${what}, which you did not name` }
    : { kind: 'unclear', what: `it ${what}, and such words seldom ask for that`, does: what };
