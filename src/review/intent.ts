/**
 * The intent check: whether the user's own words ask for what a suggestion does. Every part of a suggestion is accounted for by a row of
 * the tables, or it is not; an effect is asked for, or it is not. Pure.
 */
import type { Effect, Effects, Surroundings, Unaccounted } from '../effects/effect-types.ts';
import { effectsOf } from '../effects/effects.ts';
import { listedAsOption, optionEffect } from '../effects/names-as-options.ts';
import type { Radius } from '../effects/radius.ts';
import { isMade } from './made.ts';
import { asksFor, asksToOverwrite, hasVerb, runsIt } from './wishes.ts';
import { beyondWords } from './beyond.ts';
import { calledBy, lighter } from './called-by-name.ts';
import { addedEffect, addedOption } from './dictated.ts';
import { missingIn } from './question-kinds.ts';
import { weightOfNext } from './goes-on.ts';
import { broughtBy } from './odds/brought.ts';
import type { Brought } from './doubts.ts';
import { lists } from './hostile-names.ts';
import type { Intent } from './intent-kinds.ts';
import { isOnJustMade } from './just-made.ts';
import { nearAddress } from './near-misses.ts';
import { byOdds, type Findings, lookByOdds } from './likely.ts';
import { isPointedAt } from './pointing.ts';
import { asMeant, names, type Words, writtenBy } from './user-words.ts';
import { isOwnGroup } from './own-group.ts';
import { isOwnWork, loadsOwnPackage } from './own-work.ts';
import { isNextRelease } from './releases.ts';
import { isToolSetUp } from './said.ts';
import { strangeAddress, strangeHost, strangeSource } from './strangers.ts';
import { tellingOption } from './telling-options.ts';
import { hasExtraSetting, type Wished, wishesIn } from './wished.ts';
import { isVague } from './vague.ts';
import { isInPlace, isUnwanted, type Weight, weightOf } from './weight.ts';

/** What is known of the files of this machine. */
export type Counted = Pick<Radius, 'overwrites' | 'unset' | 'option'>;
const NOTHING_COUNTED: Counted = { overwrites: [], unset: [] };

/** Parts that are named in the line; the rest is counted. */
const NAMED = 2;

/** A line with all that it is judged by. */
interface Case {
  /** What it does, with scripts of the project as such. */
  readonly effects: Effects;
  readonly words: Words;
  /** What the user's last command did. */
  readonly ran: Effects | null;
  /** Effects that look grave and are a step of what people do every day. */
  readonly known: ReadonlySet<Effect>;
  /** Effects that are left out. */
  readonly lifted: ReadonlySet<Effect>;
  readonly surroundings: Surroundings;
  readonly counted: Counted;
}

const NONE: ReadonlySet<Effect> = new Set();
const DICTATED: Intent = { kind: 'asked', inWords: true };

/**
 * Compares effects with the user's words. It matters only when untrusted text was in the context.
 * @param counted the files that would be overwritten, as the line names them, and its variables that are not set.
 */
export function intentOf(given: Effects, said: Words, surroundings: Surroundings, counted: Counted = NOTHING_COUNTED): Intent {
  if (isHarmless(given, counted)) return lookByOdds(given, said, broughtBy(given.text, writtenBy(said), said.untrusted));
  const findings = findingsOf(given, said, surroundings, counted);
  return findings.isSettled ? findings.found : byOdds(findings, given);
}

/** Whether no row has an effect of it, and rows account for all of it. */
export const onlyLooks = ({ list, unaccounted }: Effects): boolean => list.length === 0 && unaccounted.length === 0;

/** Whether nothing in the line has to be asked for: it only looks, and no file of this machine makes it more than that. */
export const isHarmless = (effects: Effects, { overwrites, option }: Counted = NOTHING_COUNTED): boolean =>
  onlyLooks(effects) && overwrites.length === 0 && option === undefined;

/** The same, before the odds. */
export function findingsOf(given: Effects, said: Words, surroundings: Surroundings, counted: Counted = NOTHING_COUNTED): Findings {
  const brought = (): Brought => broughtBy(given.text, writtenBy(said), said.untrusted);
  const settled = (found: Intent): Findings => ({ found, words: said, brought, isSettled: true, beside: () => found });
  const option = counted.option ?? (lists(said) ? listedAsOption(given.text, said.seen.printed) : null);
  if (option !== null) return settled({ kind: 'unasked', what: optionEffect(option), by: [] });
  if (said.dictated) return settled(DICTATED);
  const words = { ...said, deedsOf: calledBy(given, said) };
  const effects = { ...given, list: given.list.map((effect) => inProject(effect, surroundings)) };
  const ran = words.ran === null ? null : effectsOf(words.ran, surroundings);
  const known = new Set(
    effects.list.filter(
      (effect) =>
        isOnJustMade(effect, effects, words, ran) ||
        isOwnGroup(effect, words, surroundings) ||
        isNextRelease(effect, effects, words) ||
        isOwnWork(effect, effects, words) ||
        loadsOwnPackage(effect, effects, words),
    ),
  );
  const around = { effects, words, ran, known, surroundings, counted };
  const found = byRules({ ...around, lifted: NONE });
  return {
    found,
    words,
    brought,
    isSettled: known.size > 0 && effects.list.every((effect) => effect.kind === 'root' || known.has(effect)),
    beside: () => (found.kind === 'unasked' ? byRules({ ...around, lifted: new Set(found.by) }) : found),
  };
}

function byRules({ effects, words, ran, known, lifted, surroundings, counted }: Case): Intent {
  const own = words.meant === null ? null : effectsOf(words.meant, surroundings);
  const weightFor = (effect: Effect): Weight => {
    if (isRunAgain(effect, ran)) return 'none';
    const weight = isMeantByIt(effect, words) || known.has(effect) ? 'light' : weightOf(effect, effects, surroundings, words);
    const next = weightOfNext(lighter(weight, effect, effects, words), effect, effects, words, ran);
    return next === 'serious' && isOnlyRoot(effect) ? 'light' : next;
  };
  // what it does with the rights of root is judged by itself
  const isOnlyRoot = ({ kind, severity, area }: Effect): boolean =>
    kind === 'root' &&
    area === 'root' &&
    severity === 'ordinary' &&
    effects.unaccounted.length === 0 &&
    // a command that does nothing else, by a user who has just used these rights
    (effects.list.some((each) => each.kind !== 'root') || words.ran?.commands.some(({ program }) => program === 'sudo') === true) &&
    effects.list.every(
      (each) => each.kind === 'root' || (each.kind !== 'protection' && weightFor(each) !== 'serious') || isAsked(each, words, effects, own),
    );
  const wished = wishesIn(effects, words, surroundings);
  const { overwrites: overwritten, unset } = counted;
  const around = { words, effects, unset, own, wished };
  const beyond = effects.list.map((effect) => (known.has(effect) ? null : beyondWords(effect, around))).find((each) => each !== null);
  if (beyond !== undefined) return { kind: 'unasked', what: beyond, by: [] };
  const added = words.given === null ? null : addedEffect(effectsOf(words.given, surroundings), effects);
  if (added !== null && (added.severity === 'dangerous' || weightFor(added) === 'serious'))
    return { kind: 'unasked', what: added.what, by: [] };
  const unasked = effects.list
    .map((effect) => ({ effect, weight: milder(weightFor(effect), wished.get(effect) ?? 'none') }) as const)
    .flatMap(({ effect, weight }): readonly { readonly effect: Effect; readonly weight: Weight }[] => {
      if (weight === 'none' || lifted.has(effect) || isMissingPackage(effect, words, effects)) return [];
      if (!isAsked(effect, words, effects, own)) return [{ effect, weight }];
      if (!isVague(effect, words, effects, surroundings) || (weight === 'light' && effect.kind !== 'network' && effect.kind !== 'changes'))
        return [];
      return [{ effect, weight }];
    });
  const serious = unasked
    .filter(
      ({ effect, weight }) =>
        weight === 'serious' && !(effect.kind === 'root' && words.refused) && !(isPackage(effect) && hasVerb('packages', words)),
    )
    .map(({ effect }) => effect);
  if (serious[0] !== undefined) return { kind: 'unasked', what: serious[0].what, by: serious };
  // the name of an existing file alone asks for no change of it; one that is made anew anyway is said
  const lost = overwritten.find((file) => !asksToOverwrite(file, words));
  const isWished = lost !== undefined && words.wish && names(words, lost, 'path');
  const mayReplace = hasVerb('files', words) && !effects.list.some((each) => isRemovedAgain(each, lost));
  if (lost !== undefined && !isWished && !mayReplace && !isMade(lost)) return { kind: 'unasked', what: `overwrites ${lost}`, by: [] };
  const parts = effects.unaccounted.filter((each) => !isNamed(each, words));
  const missing = parts.length === 0 ? null : missingIn(words, effects.text, false);
  if (missing !== null) return { kind: 'unasked', what: `does not name ${missing}`, by: [] };
  const address =
    parts.length === 0
      ? null
      : (strangeAddress(effects.text, words) ?? (words.meant === null ? nearAddress(effects.text, words.text) : null));
  if (address !== null)
    return {
      kind: 'unasked',
      what: `names ${address}, and yosh does not know what ${listOf(parts.map(({ what }) => what))} does with it`,
      by: [],
    };
  const light = unasked[0];
  if (parts.length > 0) return { kind: 'unclear', what: `yosh does not know ${listOf(parts.map(({ what }) => what))}` };
  if (lost !== undefined) return { kind: 'unclear', what: `it overwrites ${lost}${isWished ? '' : ', which you did not name'}` };
  const source = light === undefined ? strangeSource(effects.list, words) : null;
  if (source !== null) return { kind: 'unclear', what: source };
  const option = words.given === null ? null : addedOption(words.given, effects);
  if (option !== null) return { kind: 'unclear', what: `it adds ${option} to the command that you wrote`, does: `adds ${option}` };
  const telling = light === undefined ? tellingOption(effects, words) : null;
  if (telling !== null) return { kind: 'unclear', what: `it has ${telling}, and you did not ask for that`, does: `has ${telling}` };
  return light === undefined
    ? { kind: 'asked', inWords: effects.list.some((effect) => wished.get(effect) === 'all' || isAsked(effect, words, effects, own)) }
    : { kind: 'unclear', what: `it ${light.effect.what}, and you did not ask for that`, does: light.effect.what };
}

/** The line removes what it writes there: the file that was there before is gone. */
const isRemovedAgain = ({ kind, targets, objects }: Effect, file: string | undefined): boolean =>
  kind === 'changes' && objects.some((each) => each === file) && targets.some((each) => each.kind === 'path' && each.how === 'delete');

/** What is named in a wish weighs nothing; where only a part of it is, it weighs less. */
const milder = (weight: Weight, wished: Wished): Weight =>
  wished === 'all' || (wished === 'some' && weight === 'light') ? 'none' : wished === 'some' && weight === 'serious' ? 'light' : weight;

/** A script under its whole path is one of the project when it lies in the current folder. */
function inProject(effect: Effect, { cwd, home }: Surroundings): Effect {
  if (effect.kind !== 'runs-foreign-code' || effect.area !== 'scripts' || effect.elsewhere || effect.objects.length === 0) return effect;
  const places = effect.objects.map((each) => each.replace(/^~(?=\/)/, home));
  return places.every((each) => each.startsWith(`${cwd}/`) && !each.includes('..'))
    ? { ...effect, kind: 'runs-project-code', objects: places.map((each) => each.slice(cwd.length + 1)) }
    : effect;
}

/**
 * Packages that the words do not name, of somebody who wants something installed or set up: what a tool needs besides itself. They come
 * from the sources that this machine has; one from an address is another effect.
 */
const isPackage = ({ kind, area, severity }: Effect): boolean => kind === 'system' && area === 'packages' && severity === 'ordinary';

/** What a command that the user typed lacked, from the sources that this machine has: a dim line says that it is installed. */
const isMissingPackage = (effect: Effect, words: Words, { list }: Effects): boolean =>
  words.meant !== null &&
  hasVerb('packages', words) &&
  ((isPackage(effect) && effect.objects.every((each) => /^[a-z\d][a-z\d.+-]*$/.test(each))) ||
    (effect.kind === 'root' && effect.severity === 'ordinary' && list.some(isPackage)));

/** "run it": a script of the project that the words only point at. */
const isMeantByIt = ({ kind }: Effect, words: Words): boolean => kind === 'runs-project-code' && runsIt(words);

/** The user has just run code of this project himself: `make`, then `make -j8`. */
const isRunAgain = ({ kind, area, objects }: Effect, ran: Effects | null): boolean =>
  kind === 'runs-project-code' &&
  ran?.list.some(
    (each) =>
      each.kind === kind &&
      each.area === area &&
      (area === 'project-code' || (objects.length > 0 && objects.every((object) => each.objects.includes(object)))),
  ) === true;

/** A file that the words name to ask about it, and that the line changes in place. */
const isOnlyNamed = ({ kind, area, targets }: Effect, words: Words): boolean =>
  kind === 'changes' && (area === 'files' || area === 'settings') && targets.some(isInPlace) && isUnwanted(words);

/**
 * Asked for in words, or already part of the command that the user typed himself. The rights of root are asked for by what they are used
 * for.
 */
const isAsked = (effect: Effect, words: Words, effects: Effects, own: Effects | null): boolean =>
  isToolSetUp(effect, effects, words) ||
  (asksFor(effect, words) && !isOnlyNamed(effect, words) && !hasExtraSetting(effect, words) && !isOfStranger(effect, words)) ||
  (effect.kind === 'root' &&
    effect.area === 'root' &&
    effect.severity === 'ordinary' &&
    (effects.list.some((each) => each.kind !== 'root' && asksFor(each, words)) ||
      effect.objects.some((each) => names(words, each, 'path')))) ||
  (own?.list.some(({ kind, area }) => kind === effect.kind && area === effect.area) === true &&
    (effect.objects.every((each) => names(isOpen(effect) ? words : asMeant(words), each)) || isPointedAt(effect, words.pointing)));

/** A host that is only called like what the words name. */
const isOfStranger = (effect: Effect, words: Words): boolean => effect.kind === 'network' && strangeHost(effect, words) !== null;

/** Whether anybody can offer the thing under a name of his choice, one letter from the one that was typed: packages, hosts. */
const isOpen = ({ kind }: Effect): boolean => kind === 'runs-foreign-code' || kind === 'network' || kind === 'uploads';

const isNamed = ({ names: own }: Unaccounted, words: Words): boolean => own.some((each) => names(words, each));

function listOf(parts: readonly string[]): string {
  const shown = parts.slice(0, NAMED).join(' and ');
  return parts.length > NAMED ? `${shown} and ${parts.length - NAMED} more` : shown;
}
