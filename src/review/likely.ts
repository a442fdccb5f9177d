/**
 * Where no rule knows the words, the odds decide between a clear line and a line that is commented out, and a quiet line may get a clear one by
 * them. They take no clear line away, and they never speak against a rule that has found that the line does something else than the words say. Pure.
 */
import { occurs } from '../base/occurs.ts';
import type { Effect, Effects } from '../effects/effect-types.ts';
import { type Odds, oddsOf } from './odds/odds.ts';
import { onlyInforms, onlyNames } from './question-kinds.ts';
import { names, type Words } from './user-words.ts';
import { isBackup } from './weight.ts';
import { isMade, leadsAway, onlyAsks } from './wishes.ts';

/** From here on such words most often ask for such a line, and for such an effect. */
const LINE_MIN = 0.3;
const EFFECT_MIN = 0;
/** The same for both, where something cannot be undone. */
const LOSS_MIN = 1.2;
/** How much of it must come from the words: "please" and "next" go with everything. */
const SAID_MIN = 0.5;
/** The same where the line does not say what it falls on. */
const SAID_ALONE_MIN = 1.5;
/** Below this they hardly ever do. */
const LINE_MAX = -0.65;
/** The same for a line with something from untrusted text that no word asks for. */
const BROUGHT_MAX = 0.5;

/** What a line has from untrusted text; looked for once. */
export type Brought = () => ReadonlyMap<string, string> | null;

const odds = (effects: Pick<Effects, 'list' | 'unaccounted'>, { question, seen }: Words, brought: Brought): Odds =>
  oddsOf(effects, { question, typed: seen.typed }, brought());

/** Whether an effect that no rule finds in the words is likely one that they ask for. */
export function isLikelyAsked(effect: Effect, effects: Effects, words: Words, brought: Brought): boolean {
  const isSilent = words.question.trim() === '' || onlyInforms(words) || onlyNames(words) || onlyAsks(words, effect.kind);
  if (isSilent || NEVER.some((is) => is(effect, words))) return false;
  const { line, of } = odds(effects, words, brought);
  const { all, said } = of(effect);
  if (said < (effect.objects.length === 0 ? SAID_ALONE_MIN : SAID_MIN)) return false;
  return effect.severity === 'dangerous' || effect.kind === 'deletes'
    ? Math.min(line, all) > LOSS_MIN
    : line > LINE_MIN && all > EFFECT_MIN;
}

/** What rules tell better: protections that are given up, what is made again after it was deleted, a copy beside a file, a job in the background. */
const isToldByRules = (effect: Effect): boolean =>
  effect.kind === 'protection' || effect.area === 'jobs' || (effect.kind === 'deletes' && effect.objects.every(isMade)) || isBackup(effect);
/** Whether such words hardly ever ask for what no rule finds in them. */
export function isUnlikely(unasked: readonly Effect[], { unaccounted }: Effects, words: Words, brought: Brought): boolean {
  const [first] = unasked;
  if (first === undefined || isToldByRules(first) || words.mends || words.question.trim() === '') return false;
  return odds({ list: unasked, unaccounted }, words, brought).line < LINE_MAX;
}

/** What acts, and what it is done with: a name alone is what the question is about. */
const ACTS = ['option', 'address', 'program'] as const;
/**
 * What a quiet line has from untrusted text, where such words go with such a line less often than not: an option, an address, a program. Null
 * where there is nothing of it, and where the line mends a command that failed, whose error says what to do.
 */
export function broughtBeside(effects: Effects, words: Words, brought: Brought): string | null {
  // what cannot be undone has a clear line already
  if (effects.list.length === 0 || effects.danger || words.mends || words.question.trim() === '') return null;
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

/** Odds tell of a deed, never of what it is done to, whom it is with, or which one of two opposites it is. */
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
  // the user has just run the same program on one thing, and it falls on another that he has neither named nor seen there
  ({ by, objects }, words) => {
    const things = objects.filter((each) => !/^[\d.]+$/.test(each));
    const isSame = words.ran?.commands.some(({ program }) => program === by) === true;
    return isSame && things.length > 0 && !things.some((each) => isTypedOrAsked(each, words) || words.seen.printed.includes(each));
  },
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
  // let in or keep out, give or take
  ({ deed, kind, area }) => deed !== undefined && (area === 'firewall' || (area === 'accounts' && kind === 'system')),
  // the rights of root
  ({ kind, area }) => kind === 'startup' && area === 'accounts',
  ({ kind, area, objects }, words) =>
    (WITH_SOMEBODY.has(kind) || area === 'accounts') && !objects.every((each) => isTypedOrAsked(each, words)),
  // what this machine runs and obeys
  ({ kind, objects }, words) => OF_THE_MACHINE.has(kind) && !objects.every((each) => isMeant(each, words)),
  ({ kind, objects }) => (kind === 'startup' || kind === 'system') && objects.length === 0,
];
