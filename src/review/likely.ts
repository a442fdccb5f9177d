/**
 * Where no rule finds the words for what a line does, or one finds that they ask for it, the odds have the last word: how often such words go with
 * such a line. They make a line that would be commented out live with a clear line, or comment out one that would be live; they never make one quiet,
 * and never speak against a rule that has found that the line does something else than the words say. Pure.
 */
import { occurs } from '../base/occurs.ts';
import type { Effect, Effects } from '../effects/effect-types.ts';
import type { Intent } from './intent-kinds.ts';
import { type Odds, oddsOf } from './odds/odds.ts';
import { onlyInforms, onlyNames } from './question-kinds.ts';
import { names, type Words } from './user-words.ts';
import { isBackup } from './weight.ts';
import { isMade, leadsAway } from './wishes.ts';

/** From here on such words most often ask for such a line, and each effect is rather asked for than not. */
const LINE_MIN = 1.2;
const PART_MIN = 0;
/** How much of it must come from the words: "please" and "next" go with everything. */
const SAID_MIN = 0.5;
/**
 * Below this they hardly ever ask for a line that has something from untrusted text: where a rule has a clear line for it, where none has, and where
 * that is no more than names. What has nothing from there is held back only where the rules do not find it in the words.
 */
const CLEAR_MAX = -1;
const QUIET_MAX = -2.5;
const QUIET_NAMES_MAX = -4;
const UNASKED_MAX = -2.25;
/** Below this a line with something from untrusted text that no word asks for has a clear line. */
const BROUGHT_MAX = 0.5;

/** What a line has from untrusted text; looked for once. */
export type Brought = () => ReadonlyMap<string, string> | null;

const odds = (effects: Pick<Effects, 'list' | 'unaccounted' | 'text'>, { question, seen }: Words, brought: Brought): Odds =>
  oddsOf(effects, { question, typed: seen.typed }, brought());

/** What is found of a line, after the odds. */
export function byOdds(found: Intent, effects: Effects, words: Words, brought: Brought): Intent {
  const [first] = effects.list.filter(({ kind }) => kind !== 'root');
  if (first === undefined || words.question.trim() === '') return found;
  if (found.kind === 'unasked')
    return found.by.length > 0 && isLikelyAsked(found.by, effects, words, brought)
      ? { kind: 'unclear', what: `it ${found.what}, and you did not ask for that`, does: found.what }
      : found;
  // a command that failed is mended by what its error says, and one that he wrote is his
  if (words.meant !== null || words.given !== null || isToldByRules(first)) return found;
  const most = mostOf(found, effects, words, brought());
  if (most === null || odds(effects, words, brought).line >= most) return found;
  const [from] = [...ACTS, 'place', 'word'].flatMap((kind) => brought()?.get(kind) ?? []);
  const does = (found.kind === 'unclear' ? found.does : null) ?? first.what;
  return { kind: 'unasked', what: from === undefined ? does : `has ${from}`, by: [first] };
}

function mostOf(found: Intent, { list }: Effects, words: Words, brought: ReturnType<Brought>): number | null {
  const isBrought = brought !== null && brought.size > 0;
  if (found.kind === 'unclear' && !isBrought)
    return found.does === undefined || list.some((effect) => isToldByRules(effect) || isNamed(effect, words)) ? null : UNASKED_MAX;
  if (found.kind === 'unclear') return CLEAR_MAX;
  // a name alone is what the question is about
  return isBrought ? ([...brought.keys()].every((kind) => kind === 'word') ? QUIET_NAMES_MAX : QUIET_MAX) : null;
}

/** "do not format it"; "what is not running" forbids nothing. */
const FORBIDS = /\b(?:do\s*n[o']?t|don’t|never)\b/i;
const isNamed = ({ objects }: Effect, words: Words): boolean => objects.some((each) => names(words, each, 'path'));

function isLikelyAsked(unasked: readonly Effect[], effects: Effects, words: Words, brought: Brought): boolean {
  if (onlyInforms(words) || onlyNames(words) || FORBIDS.test(words.denied) || words.without !== '') return false;
  const list = unasked.filter(({ kind }) => kind !== 'root');
  if (list.some((effect) => NEVER.some((is) => is(effect, words)))) return false;
  const { line, of } = odds(effects, words, brought);
  if (line < LINE_MIN || list.every((effect) => of(effect).said < SAID_MIN)) return false;
  return list.every((effect) => of(effect).all > PART_MIN);
}

/** What rules tell better: protections that are given up, what is made again after it was deleted, a copy beside a file, a job in the background. */
const isToldByRules = (effect: Effect): boolean =>
  effect.kind === 'protection' || effect.area === 'jobs' || (effect.kind === 'deletes' && effect.objects.every(isMade)) || isBackup(effect);

/** What acts, and what it is done with: a name alone is what the question is about. */
const ACTS = ['option', 'address', 'program'] as const;
/**
 * What a quiet line has from untrusted text, where such words go with such a line less often than not: an option, an address, a program. Null
 * where there is nothing of it, and where the line mends a command that failed, whose error says what to do.
 */
export function broughtBeside(effects: Effects, words: Words, brought: Brought): string | null {
  // what cannot be undone has a clear line already
  if (effects.list.length === 0 || effects.danger || words.meant !== null || words.question.trim() === '') return null;
  const kind = ACTS.find((each) => brought()?.has(each) === true);
  return kind === undefined || odds(effects, words, brought).line >= BROUGHT_MAX ? null : (brought()?.get(kind) ?? null);
}

/** Whether a text contains a name apart from others: `example.com` is no part of `files.example.com`, and `web` none of `web.example`. */
const hasWhole = (text: string, name: string): boolean =>
  occurs(text, name, (before, behind) => !/[\p{L}\d._-]/u.test(before) && !/[\p{L}\d_-]/u.test(behind));
const isTypedOrAsked = (thing: string, { question, seen }: Words): boolean =>
  hasWhole(question.toLowerCase(), thing.toLowerCase()) || hasWhole(seen.typed, thing);
/** The same, or a part of it is named. What was typed earlier names a thing only as a whole: a typed `ssh` is no file of ssh. */
const isMeant = (thing: string, words: Words): boolean =>
  isTypedOrAsked(thing, words) || names({ ...words, tokens: words.ownTokens }, thing, 'path');

/** Everything that there is at a place. */
const WHOLE = /^(?:~|\/|\.|\*|\$HOME)?\/?\*?$/;
/** A file, a host, an address, a port. */
const PARTICULAR = /[\p{L}\d_-][./:][\p{L}\d_-]|^\d{3,}$|^[~/.]/u;
/** A folder of this machine that a container gets. */
const MOUNT = /^(?:\/|~|\.\.)[^:]*:/;
/** What anybody may have put there. */
const OPEN_PLACE = /^(?:\/(?:var\/)?tmp|\/dev\/shm)(?:\/|$)/;

/** What goes to somebody or comes from somebody. */
const WITH_SOMEBODY: ReadonlySet<Effect['kind']> = new Set(['uploads', 'runs-foreign-code', 'secret', 'settings']);
/** What this machine runs from then on, or at once. */
const OF_THE_MACHINE: ReadonlySet<Effect['kind']> = new Set(['startup', 'system', 'runs-project-code']);

/** Odds tell of a deed, never of what it is done to, whom it is with, or of the rights of root. */
const NEVER: readonly ((effect: Effect, words: Words) => boolean)[] = [
  ({ objects, area }, words) => leadsAway(objects, words, area),
  ({ every, area }) => every !== undefined && area === 'files',
  // the words mean one thing, and it falls on others
  ({ objects }, words) =>
    objects.length > 0 &&
    words.question.split(/[\s,;:!?"'`()]+/).some((token) => PARTICULAR.test(token)) &&
    !objects.some((each) => names(words, each, 'path') || words.question.includes(each)),
  // all of a place that is not named
  ({ objects }, words) => objects.some((each) => WHOLE.test(each) && !names(words, each, 'path')),
  ({ area, objects }, words) =>
    area === 'system-files' && !objects.every((each) => names(words, each, 'path') || words.seen.typed.includes(each)),
  ({ objects }, words) => objects.some((each) => MOUNT.test(each) && !isTypedOrAsked(each.replace(/:.*$/s, ''), words)),
  // settings whose names and values are read: rules know them
  ({ kind, settings }) => kind === 'startup' && settings !== undefined,
  ({ kind, objects }) => kind === 'startup' && objects.some((each) => OPEN_PLACE.test(each)),
  ({ kind, area, severity }) => kind === 'system' && area === 'accounts' && severity === 'dangerous',
  ({ area, objects }, words) => area === 'processes' && (objects.length === 0 || !objects.every((each) => isTypedOrAsked(each, words))),
  // an end of things of which none is meant
  ({ kind, objects }, words) => kind === 'deletes' && objects.length > 0 && !objects.some((each) => isMeant(each, words)),
  // the rights of root
  ({ kind, area }) => kind === 'startup' && area === 'accounts',
  ({ kind, area, objects }, words) =>
    (WITH_SOMEBODY.has(kind) || area === 'accounts') && !objects.every((each) => isTypedOrAsked(each, words)),
  // what this machine runs and obeys
  ({ kind, objects }, words) => OF_THE_MACHINE.has(kind) && !objects.every((each) => isMeant(each, words)),
  ({ kind, objects }) => (kind === 'startup' || kind === 'system') && objects.length === 0,
];
