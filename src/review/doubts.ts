/**
 * What speaks for or against a line besides its words, as features of the odds: what the rules found, what they doubt of each effect, and what the
 * line has from untrusted text. What each of them weighs is learned. Pure.
 */
import { occursAsWord } from '../base/occurs.ts';
import type { Effect, Effects } from '../effects/effect-types.ts';
import type { Intent } from './intent-kinds.ts';
import { onlyInforms, onlyNames } from './question-kinds.ts';
import { isTypedOrAsked, names, type Words } from './user-words.ts';
import { isBackup } from './weight.ts';
import { isMade } from './made.ts';
import { leadsAway } from './wishes.ts';

/** What a line has from untrusted text, by its kinds; null where that is not known. */
export type Brought = ReadonlyMap<string, string> | null;

type Doubt = (effect: Effect, words: Words) => boolean;

/** Names of features. */
export function doubtsOf(found: Intent, { list, danger, unaccounted }: Effects, words: Words, brought: Brought): readonly string[] {
  const of = (effects: readonly Effect[], name: string): readonly string[] =>
    Object.entries(DOUBTS).flatMap(([doubt, is]) =>
      effects.some((effect) => effect.kind !== 'root' && is(effect, words)) ? [`${name} ${doubt}`] : [],
    );
  return [
    `rules ${foundBy(found)}`,
    ...of(list, 'doubt'),
    ...(found.kind === 'unasked' ? of(found.by, 'unasked doubt') : []),
    ...Object.entries({
      danger,
      unaccounted: unaccounted.length > 0,
      informs: onlyInforms(words),
      'names only': onlyNames(words),
      forbids: FORBIDS.test(words.denied) || words.without !== '',
      mends: words.meant !== null,
      given: words.given !== null,
      refused: words.refused,
    }).flatMap(([name, is]) => (is ? [`line ${name}`] : [])),
    ...(brought === null ? ['brought unknown'] : [...brought.keys()].map((kind) => `brought ${kind}`)),
  ];
}

function foundBy(found: Intent): string {
  if (found.kind === 'unasked') return found.by.length > 0 ? 'unasked' : 'other than asked';
  if (found.kind === 'unclear') return found.does === undefined ? 'unclear' : 'not quite asked';
  return found.inWords ? 'asked' : 'nothing to ask';
}

/** "do not format it"; "what is not running" forbids nothing. */
const FORBIDS = /\b(?:do\s*n[o']?t|don’t|never)\b/i;
/** It was typed or asked for, or a part of it is named. What was typed earlier names a thing only as a whole: a typed `ssh` is no file of ssh. */
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

/** The words name a particular thing, and it falls on none that they name. */
const isOnOthers: Doubt = ({ objects }, words) =>
  objects.length > 0 &&
  words.question.split(/[\s,;:!?"'`()]+/).some((token) => PARTICULAR.test(token)) &&
  !objects.some((each) => names(words, each, 'path') || occursAsWord(words.question, each));
const isEndOfOthers: Doubt = ({ kind, objects }, words) =>
  kind === 'deletes' && objects.length > 0 && !objects.some((each) => isMeant(each, words));
const isOfSomebody: Doubt = ({ kind, area, objects }, words) =>
  (WITH_SOMEBODY.has(kind) || area === 'accounts') && !objects.every((each) => isTypedOrAsked(each, words));

/** Whether it deletes or sends away something else than the particular thing that the words name: `rm b.txt` for "delete the file a.txt". */
export const fallsOnOthers: Doubt = (effect, words) =>
  (effect.kind === 'deletes' || effect.kind === 'uploads') && isOnOthers(effect, words);

/** Whether it runs code of somebody whom the words do not name. */
export const runsOfOthers: Doubt = (effect, words) => effect.kind === 'runs-foreign-code' && isOfSomebody(effect, words);

/** Whether it ends for good what the words do not mean, and what no tool makes again: `docker rm -f api` for "old images away". */
export const endsOthers: Doubt = (effect, words) =>
  effect.severity === 'dangerous' && isEndOfOthers(effect, words) && !effect.objects.every(isMade);

/** What may be doubted of an effect: whom it is with, what it falls on, how much of it. */
const DOUBTS: Readonly<Record<string, Doubt>> = {
  'leads away': ({ objects, area }, words) => leadsAway(objects, words, area),
  'all files': ({ every, area }) => every !== undefined && area === 'files',
  'other things': isOnOthers,
  'a whole place': ({ objects }, words) => objects.some((each) => WHOLE.test(each) && !names(words, each, 'path')),
  'system files': ({ area, objects }, words) =>
    area === 'system-files' && !objects.every((each) => names(words, each, 'path') || words.seen.typed.includes(each)),
  'a mount': ({ objects }, words) => objects.some((each) => MOUNT.test(each) && !isTypedOrAsked(each.replace(/:.*$/s, ''), words)),
  'plain settings': ({ kind, settings }) => kind === 'startup' && settings !== undefined,
  'an open place': ({ kind, objects }) => kind === 'startup' && objects.some((each) => OPEN_PLACE.test(each)),
  'dangerous accounts': ({ kind, area, severity }) => kind === 'system' && area === 'accounts' && severity === 'dangerous',
  processes: ({ area, objects }, words) =>
    area === 'processes' && (objects.length === 0 || !objects.every((each) => isTypedOrAsked(each, words))),
  'an end of others': isEndOfOthers,
  'rights at start': ({ kind, area }) => kind === 'startup' && area === 'accounts',
  somebody: isOfSomebody,
  'of the machine': ({ kind, objects }, words) => OF_THE_MACHINE.has(kind) && !objects.every((each) => isMeant(each, words)),
  'of nothing': ({ kind, objects }) => (kind === 'startup' || kind === 'system') && objects.length === 0,
  'a protection': ({ kind }) => kind === 'protection',
  jobs: ({ area }) => area === 'jobs',
  'made again': ({ kind, objects }) => kind === 'deletes' && objects.every(isMade),
  'a copy beside': isBackup,
  named: ({ objects }, words) => objects.some((each) => names(words, each, 'path')),
};
