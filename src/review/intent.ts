/**
 * The intent check: whether the user's own words ask for what a suggestion does. Every part of a suggestion is accounted for by a row of
 * the tables, or it is not; an effect is asked for, or it is not. Pure.
 */
import type { Effect, Effects, Surroundings, Target, Unaccounted } from '../effects/effect-types.ts';
import { effectsOf } from '../effects/effects.ts';
import { isHome, isList, isRoot } from '../effects/paths.ts';
import { isLanguagePackage, isSystemPackage } from '../programs/package-files.ts';
import {
  asksFor,
  asksToOverwrite,
  hasVerb,
  isForGood,
  isMade,
  isPublic,
  leadsAway,
  namesSecret,
  onlyAsks,
  runsIt,
  saysSo,
} from './wishes.ts';
import { isPointedAt } from './pointing.ts';
import { asMeant, names, type Words } from './user-words.ts';

/** What the intent check found. */
export type Intent =
  | { readonly kind: 'asked' }
  /** Live, with a clear line. `what` completes "Careful: …". */
  | { readonly kind: 'unclear'; readonly what: string }
  /** Commented out. `what` is in the third person: "it …". */
  | { readonly kind: 'unasked'; readonly what: string };

const ASKED: Intent = { kind: 'asked' };

/** Parts that are named in the line; the rest is counted. */
const NAMED = 2;

/**
 * Compares effects with the user's words. It matters only when untrusted text was in the context.
 * @param overwritten existing files that would be overwritten, as the line names them.
 */
export function intentOf(effects: Effects, words: Words, surroundings: Surroundings, overwritten: readonly string[] = []): Intent {
  if (words.dictated) return ASKED;
  const own = words.meant === null ? null : effectsOf(words.meant, surroundings);
  const ran = words.ran === null ? null : effectsOf(words.ran, surroundings);
  const weightFor = (effect: Effect): Weight =>
    isRunAgain(effect, ran) ? 'none' : isMeantByIt(effect, words) ? 'light' : weightOf(effect, effects, surroundings, words);
  const unasked = effects.list
    .map((effect) => ({ effect, weight: weightFor(effect) }) as const)
    .flatMap(({ effect, weight }): readonly { readonly effect: Effect; readonly weight: Weight }[] => {
      if (weight === 'none') return [];
      if (!isAsked(effect, words, effects, own)) return [{ effect, weight }];
      if (!isVague(effect, words, effects, surroundings) || (weight === 'light' && effect.kind !== 'network' && effect.kind !== 'changes'))
        return [];
      return [{ effect, weight }];
    });
  const serious = unasked.find(
    ({ effect, weight }) =>
      weight === 'serious' && !(effect.kind === 'root' && words.refused) && !(isPackage(effect) && hasVerb('packages', words)),
  );
  if (serious !== undefined) return { kind: 'unasked', what: serious.effect.what };
  // the name of an existing file alone asks for no change of it; one that is made anew anyway is said
  const lost = overwritten.find((file) => !asksToOverwrite(file, words));
  if (lost !== undefined && !hasVerb('files', words) && !isMade(lost)) return { kind: 'unasked', what: `overwrites ${lost}` };
  const parts = effects.unaccounted.filter((each) => !isNamed(each, words));
  const light = unasked[0];
  if (parts.length > 0) return { kind: 'unclear', what: `yosh does not know ${listOf(parts.map(({ what }) => what))}` };
  if (lost !== undefined) return { kind: 'unclear', what: `it overwrites ${lost}, which you did not name` };
  return light === undefined ? ASKED : { kind: 'unclear', what: `it ${light.effect.what}, and you did not ask for that` };
}

/**
 * Packages that the words do not name, of somebody who wants something installed or set up: what a tool needs besides itself. They come
 * from the sources that this machine has; one from an address is another effect.
 */
const isPackage = ({ kind, area, severity }: Effect): boolean => kind === 'system' && area === 'packages' && severity === 'ordinary';

/** Areas in which something that is gone can be made again, or was meant to go when the user says so. */
const OWN_AREAS: ReadonlySet<Effect['area']> = new Set([
  'files',
  'repository',
  'containers',
  'cloud',
  'packages',
  'databases',
  'processes',
  'services',
]);
/** Those in which the deed says it all: "discard my changes", "remove the stopped containers", "publish". */
const NAMELESS: ReadonlySet<Effect['area']> = new Set(['repository', 'containers', 'packages']);

/**
 * Whether the user has asked for each dangerous effect in so many words: for this deed, on these things. A warning would tell him what he
 * has just said.
 */
export function isSaid(effects: Effects, words: Words): boolean {
  const grave = effects.list.filter(({ severity }) => severity === 'dangerous');
  return (
    grave.length > 0 &&
    grave.every(
      (effect) =>
        OWN_AREAS.has(effect.area) &&
        asksFor(effect, words) &&
        ((NAMELESS.has(effect.area) && saysSo(words)) ||
          (effect.objects.length > 0 && effect.objects.every((each) => names(words, each, 'path')))),
    )
  );
}

/** "run it": a script of the project that the words only point at. */
const isMeantByIt = ({ kind }: Effect, words: Words): boolean => kind === 'runs-project-code' && runsIt(words);

/** The user has just run code of this project himself: `make`, then `make -j8`. */
const isRunAgain = ({ kind, area }: Effect, ran: Effects | null): boolean =>
  kind === 'runs-project-code' && area === 'project-code' && ran?.list.some((each) => each.kind === kind && each.area === area) === true;

type Weight = 'none' | 'light' | 'serious';

/** What an effect means when nobody asked for it: areas whose ordinary changes are part of honest work weigh less. */
function weightOf(effect: Effect, effects: Effects, surroundings: Surroundings, words: Words): Weight {
  const { cwd, home } = surroundings;
  const { kind, severity, area, objects, recursive, targets } = effect;
  switch (kind) {
    case 'runs-foreign-code':
      return (area === 'packages' || area === 'containers') &&
        severity === 'ordinary' &&
        !leadsAway(objects, words) &&
        !(area === 'packages' && objects.some(isOneOwners))
        ? 'light'
        : 'serious';
    case 'uploads':
      return isToOwnServer(effect, words) ? 'light' : 'serious';
    case 'secret':
    case 'settings':
    case 'startup':
    case 'unread':
      return 'serious';
    case 'system':
      return isUndoable(effect) ? 'light' : 'serious';
    case 'root':
      if (severity === 'dangerous' || effects.unaccounted.length > 0) return 'serious';
      // a command that only reads, as root; what only root may read is not for everybody's eyes
      if (effects.onlyReads) return effects.prints ? 'light' : 'none';
      // what it does with the rights of root is judged by itself
      return effects.list.some(isUndoable) &&
        effects.list.every((each) => each.kind === 'root' || weightOf(each, effects, surroundings, words) !== 'serious')
        ? 'light'
        : 'serious';
    case 'deletes':
      return area === 'uploads' && isToOwnServer(effect, words) ? 'light' : 'serious';
    case 'network':
      if (severity === 'dangerous') return 'serious';
      return objects.length === 0 ? 'none' : 'light';
    case 'runs-project-code':
      return area === 'scripts' && !objects.every((each) => isBuiltBy(each, effects)) ? 'serious' : 'light';
    case 'protection':
      // what is trusted from then on, not in this line alone
      return targets.some(isInPlace) ? 'serious' : 'light';
    case 'changes':
      if (severity === 'dangerous' || recursive) return 'serious';
      if (area === 'accounts') return 'serious';
      // a source of packages, a chart or a repository of somebody else: what is there is used from then on
      if (leadsAway(objects, words)) return objects.some((each) => /:\/\/|@[\w.-]+:/.test(each)) && area !== 'files' ? 'serious' : 'light';
      // what a row calls a change of settings is a plain value: no command, path or address
      if (area === 'settings')
        return hasVerb('settings', words) ? 'none' : isUnwanted(words) && targets.some(isInPlace) ? 'serious' : 'light';
      if (area === 'cloud' || area === 'databases') return words.text.trim() === '' || hasVerb(area, words) ? 'light' : 'serious';
      if (area === 'jobs') return 'light';
      if (area === 'repository' && onlyAsks(words, kind)) return 'light';
      return area === 'files' ? weightOfChange(effect, cwd, home, words) : 'none';
    case 'reads':
    case 'unknown':
      return 'none';
  }
}

/** "copy it to the server", with a name that only the user's settings or network can resolve: what has a dot is anybody's. */
const isToOwnServer = ({ objects }: Effect, words: Words): boolean =>
  objects.length > 0 &&
  objects.every((each) => /^[a-z][a-z\d-]*$/i.test(each)) &&
  hasVerb('uploads', words) &&
  /(?<!\p{L})(?:the|our|my|that|this)\s(?:\w+\s)?(?:server|host|machine|box|vps|vm|pi|nas|laptop)(?!\p{L})/iu.test(words.text);

/** Whether the line builds the program from the project before it runs it: `go build -o shop . && ./shop`, `cargo build && target/debug/x`. */
function isBuiltBy(program: string, { list }: Effects): boolean {
  const name = /^\.\/([\w.-]+)$/.exec(program)?.[1];
  const isOutput = /^(?:\.\/)?(?:target|build|dist|out|bin)\/[\w./-]+$/.test(program) && !program.includes('..');
  return list.some(
    ({ kind, area, objects }) =>
      kind === 'runs-project-code' && area === 'project-code' && (isOutput || (name !== undefined && objects.includes(name))),
  );
}

/** A package that somebody publishes outside of the source that all share: `github:acme/x`, a formula of a tap `acme/tools/x`. */
const isOneOwners = (object: string): boolean =>
  /^(?:github|gitlab|sourcehut|git|hg):|^[\w.-]+\/[\w.-]+\/[\w.-]+$/.test(object) || isLanguagePackage(object);

/** Whether the words are about something else than a change of files. */
const isUnwanted = (words: Words): boolean => words.text.trim() !== '' && !hasVerb('files', words);

/** A change of files that was not asked for. It is serious where something that exists is changed and the words ask for no change of files. */
function weightOfChange({ objects, targets, existing }: Effect, cwd: string, home: string, words: Words): Weight {
  const unwanted = isUnwanted(words);
  if (unwanted && (targets.some(isInPlace) || objects.some((each) => isRoot(each) || isHome(each)))) return 'serious';
  if (unwanted && existing === true) return 'light';
  return objects.some((each) => isOutside(each, cwd, home)) || targets.some(isInPlace) ? 'light' : 'none';
}

/** Starting or restarting a service, or packages from the sources that this machine has; one from a file or an address is anybody's. */
const isUndoable = ({ kind, area, severity, objects }: Effect): boolean =>
  kind === 'system' &&
  severity === 'ordinary' &&
  (area === 'services' ||
    area === 'cloud' ||
    (area === 'packages' && !objects.some((each) => /^[~./]|:\/\//.test(each) || isSystemPackage(each))));

/** Whether an existing file is changed, not only created. */
const isInPlace = (target: Target): boolean =>
  target.kind === 'path' && target.how === 'change' && target.arg.value !== '-' && !isList(target.arg.value ?? '');

/** Whether a path lies outside of the current folder. */
function isOutside(text: string, cwd: string, home: string): boolean {
  if (/^(?:\/tmp|\/var\/tmp|\$TMPDIR)(?:\/|$)/.test(text)) return false;
  const whole = text.replace(/^~(?=\/|$)/, home);
  if (/^\.\.(?:\/|$)/.test(whole)) return true;
  return whole.startsWith('/') && whole !== cwd && !whole.startsWith(`${cwd}/`);
}

/** A file that the words name to ask about it, and that the line changes in place. */
const isOnlyNamed = ({ kind, area, targets }: Effect, words: Words): boolean =>
  kind === 'changes' && (area === 'files' || area === 'settings') && targets.some(isInPlace) && isUnwanted(words);

/**
 * Asked for in words, or already part of the command that the user typed himself. The rights of root are asked for by what they are used
 * for.
 */
const isAsked = (effect: Effect, words: Words, effects: Effects, own: Effects | null): boolean =>
  (asksFor(effect, words) && !isOnlyNamed(effect, words)) ||
  (effect.kind === 'root' &&
    effect.area === 'root' &&
    effect.severity === 'ordinary' &&
    (effects.list.some((each) => each.kind !== 'root' && asksFor(each, words)) ||
      effect.objects.some((each) => names(words, each, 'path')))) ||
  (own?.list.some(({ kind, area }) => kind === effect.kind && area === effect.area) === true &&
    (effect.objects.every((each) => names(isOpen(effect) ? words : asMeant(words), each)) || isPointedAt(effect, words.pointing)));

/** Kinds of effects that are asked for with certainty only where the words name what they fall on. */
const NAMED_KINDS: ReadonlySet<Effect['kind']> = new Set([
  'startup',
  'settings',
  'runs-foreign-code',
  'runs-project-code',
  'secret',
  'uploads',
  'network',
]);

/** The start-up file of the user's own shell. */
const OWN_RC = /^~\/\.(?:bashrc|bash_profile|profile|zshrc|zshenv|zprofile)$/;
/** A change of PATH that the words ask for. */
const isPathSet = (effect: Effect, words: Words): boolean =>
  effect.area === 'shell' && effect.objects.includes('PATH') && asksFor(effect, words);

/** Whether the words ask for such an effect, but do not say on what: "set up my shell" asks for some change of some start-up file. */
function isVague(effect: Effect, words: Words, { list }: Effects, { cwd, home }: Surroundings): boolean {
  const { kind, area, objects } = effect;
  if (kind === 'runs-project-code' && isPointedAt(effect, words.pointing)) return false;
  // a file outside of the project is changed only under its name
  if (kind === 'changes' && area === 'files') return objects.some((each) => isOutside(each, cwd, home) && !names(words, each, 'path'));
  // a time is written in many ways
  if (!NAMED_KINDS.has(kind) || objects.length === 0 || area === 'schedule' || area === 'capture') return false;
  // "for good", with what is written named: the start-up file of the shell is the only place for it
  if (kind === 'startup' && objects.every((each) => OWN_RC.test(each)) && isForGood(words) && list.some((each) => isPathSet(each, words)))
    return false;
  // "cluster" is no cluster-admin
  const isNamed = (each: string): boolean =>
    names(words, each, area === 'accounts' ? null : 'path') || isPublic(each) || (kind === 'secret' && namesSecret(each, words));
  // an operand such as `jsonpath={.data}` only chooses what is shown
  const things = kind === 'secret' ? objects.filter((each) => !/[={]/.test(each)) : objects.filter((each) => each !== '-');
  return area === 'accounts' ? !things.some(isNamed) : !things.every(isNamed);
}

/** Whether anybody can offer the thing under a name of his choice, one letter from the one that was typed: packages, hosts. */
const isOpen = ({ kind }: Effect): boolean => kind === 'runs-foreign-code' || kind === 'network' || kind === 'uploads';

const isNamed = ({ names: own }: Unaccounted, words: Words): boolean => own.some((each) => names(words, each));

function listOf(parts: readonly string[]): string {
  const shown = parts.slice(0, NAMED).join(' and ');
  return parts.length > NAMED ? `${shown} and ${parts.length - NAMED} more` : shown;
}
