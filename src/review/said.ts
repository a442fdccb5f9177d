/**
 * Whether the user has asked for each dangerous effect in so many words: for this deed, on these things. A warning would tell him what he
 * has just said. Pure.
 */
import type { Effect, Effects, Surroundings } from '../effects/effect-types.ts';
import { about } from '../programs/index.ts';
import { INSTALLERS } from '../programs/installers.ts';
import { names, type Words } from './user-words.ts';
import { isJobLog, isRemade } from './weight.ts';
import { type Wished, wishesIn } from './wished.ts';
import { isMade } from './made.ts';
import { asksFor, asksToInstall, asksToSee, isForGood, isOwnRc, namesDatabase, onlyAsks, saysSo } from './wishes.ts';

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
  'backups',
]);
/** Those in which the deed says it all: "discard my changes", "remove the stopped containers". */
const NAMELESS: ReadonlySet<Effect['area']> = new Set(['repository', 'containers', 'packages', 'backups']);

/** What is published or ended so is meant to be, where such words go with hardly anything else. */
const SURE_AREAS: ReadonlySet<Effect['area']> = new Set([...OWN_AREAS, 'uploads', 'jobs', 'power']);
/** What the user's own shell and session start: `~/.zshrc`, a unit of his own; `~/.ssh` says who may log in. */
const OWN_START = /^(?:~|\$HOME)\/\.(?:\w*(?:rc|profile)$|zsh|bash|config\/(?:systemd\/user|autostart)\/)/;

/** Whether all that is grave of a line may be said quietly where the odds are sure of it: never a disk, an account, a secret or code from elsewhere. */
export const isCalmWhenSure = ({ list }: Effects): boolean =>
  list.every(
    ({ severity, area, kind, objects }) =>
      severity !== 'dangerous' ||
      (SURE_AREAS.has(area) && kind !== 'secret') ||
      (kind === 'startup' && area === 'startup' && objects.length > 0 && objects.every((each) => OWN_START.test(each))),
  );

/** Whether the user has said all that a warning would tell him. */
export function isSaid(effects: Effects, words: Words, surroundings: Surroundings): boolean {
  const grave = effects.list.filter(({ severity }) => severity === 'dangerous');
  const wished = wishesIn(effects, words, surroundings);
  return (
    grave.length > 0 &&
    grave.every(
      (effect) =>
        (effect.settings !== undefined && wished.get(effect) === 'all' && effects.unaccounted.length === 0) ||
        isOwnLine(effect, effects, words) ||
        isOwnJob(effect, effects, words) ||
        isPlainDeed(effect, effects, words) ||
        isKnownInstaller(effect, effects, words) ||
        isShownToUser(effect, effects, words) ||
        isSwapFile(effect, wished.get(effect) ?? 'none', words) ||
        isProjectsDatabase(effect, words) ||
        isRemade(effect, effects, surroundings) ||
        (OWN_AREAS.has(effect.area) &&
          asksFor(effect, words) &&
          ((NAMELESS.has(effect.area) && saysSo(words)) ||
            (effect.objects.length > 0 && effect.objects.every((each) => names(words, each, 'path') || (saysSo(words) && isMade(each)))))),
    )
  );
}

/** Whether the user has asked for a line in the start-up file of his own shell, and all that is in it is accounted for. */
const isOwnLine = (effect: Effect, effects: Effects, words: Words): boolean =>
  effect.area === 'startup' &&
  effects.unaccounted.length === 0 &&
  (isToolSetUp(effect, effects, words) ||
    (asksFor(effect, words) && effect.objects.every((each) => isOwnRc(each) && (isForGood(words) || names(words, each, 'path'))))) &&
  effects.list.every((each) => each === effect || asksFor(each, words) || (each.kind === 'network' && each.objects.length === 0));

/** Whether the words ask for a deed that can be taken back, on who is named or on this machine: to lock an account, to restart. */
const isPlainDeed = (effect: Effect, { unaccounted }: Effects, words: Words): boolean =>
  unaccounted.length === 0 &&
  asksFor(effect, words) &&
  ((effect.area === 'power' && effect.kind === 'system' && !effect.elsewhere && !OTHER_MACHINES.test(words.text)) ||
    ((effect.deed === 'locks' || effect.deed === 'unlocks') &&
      effect.objects.length > 0 &&
      effect.objects.every((each) => names(words, each) || /^\d+$/.test(each))));

/** What can be restarted and is not this machine, or not the whole of it. */
const OTHER_MACHINES = new RegExp(
  String.raw`(?<!\p{L})(?:servers?|hosts?|vms?|virtual|router|switch|phone|nas|pi|nodes?|clusters?|instances?|containers?|pods?|services?|` +
    String.raw`apps?|daemons?|process\p{L}*|docker|database|db|dienste?|servi[czç]\p{L}+|serveurs?|servidor\p{L}*)(?!\p{L})|\p{L}\d`,
  'iu',
);

/** Whether the user has asked for a job of his own crontab, and for all that it runs: a program that the words name. */
const isOwnJob = (effect: Effect, effects: Effects, words: Words): boolean =>
  effect.kind === 'startup' &&
  effect.by === 'crontab' &&
  effects.unaccounted.length === 0 &&
  asksFor(effect, words) &&
  effects.list.some(({ area, objects }) => area === 'scripts' && objects.length > 0) &&
  effects.list.every(
    (each) =>
      each === effect || isJobLog(each, effects) || (each.severity === 'ordinary' && each.kind !== 'unread' && asksFor(each, words)),
  );

/**
 * Whether the words ask to use or set up a tool by its name, and the line loads it at the start of the user's own shell, as the tool's
 * manual says: `eval "$(starship init zsh)"`.
 */
export const isToolSetUp = ({ kind, area, objects }: Effect, { list, unaccounted }: Effects, words: Words): boolean =>
  area === 'startup' &&
  unaccounted.length === 0 &&
  objects.every(isOwnRc) &&
  !onlyAsks(words, kind) &&
  list.some((each) => each.kind === 'protection' && each.area === 'shell' && asksFor(each, words) && each.objects.every(isPlainName));
const isPlainName = (text: string): boolean => /^[\w-]+$/.test(text);

/**
 * Whether the line runs the installer of a tool that the words ask to install, from the host that the tool's own documentation names, over
 * an encrypted connection, and does nothing else. Another host keeps its warning, whatever it is called, and so do the rights of root.
 */
const isKnownInstaller = (effect: Effect, { list }: Effects, words: Words): boolean =>
  effect.encrypted === true &&
  asksToInstall(words) &&
  effect.objects.length === 1 &&
  effect.objects.every((each) => Object.hasOwn(INSTALLERS, each.toLowerCase()) && names(words, each)) &&
  list.every(
    (each) =>
      each === effect || ((each.kind === 'network' || each.area === 'scripts') && each.objects.every((object) => isFrom(object, effect))),
  );
/** `sh -c "$(curl …)"` runs what the installer's host sends. */
const isFrom = (object: string, { objects }: Effect): boolean =>
  objects.includes(object) || objects.some((each) => object.startsWith('$(') && object.toLowerCase().includes(`https://${each}/`));

/** Whether the line only shows a stored secret that the words name and ask to see: it goes to the user's own screen. */
const isShownToUser = (effect: Effect, { list, unaccounted }: Effects, words: Words): boolean =>
  effect.kind === 'secret' &&
  unaccounted.length === 0 &&
  asksToSee(words) &&
  effect.objects.some((each) => !CHOOSES.test(each)) &&
  // a file of keys in the home folder holds more than what was asked for
  effect.objects.every((each) => CHOOSES.test(each) || (/^\w/.test(each) && names(words, each))) &&
  list.every((each) => each === effect || each.kind === 'reads' || (each.kind === 'network' && each.objects.length === 0));
/** `jsonpath={.data}` only chooses what is shown. */
const CHOOSES = /[={]/;

/** A file that is swapped to is no disk. */
const isSwapFile = (effect: Effect, wished: Wished, words: Words): boolean =>
  effect.area === 'disks' &&
  (wished !== 'none' || asksFor(effect, words)) &&
  effect.objects.length > 0 &&
  effect.objects.every((each) => /^(?!\/dev\/)[\w./-]*swap[\w.-]*$/i.test(each));

/** Whether the words ask to make the database of the project anew, and a tool of the project does: `npx prisma migrate reset`. */
const isProjectsDatabase = (effect: Effect, words: Words): boolean =>
  effect.kind === 'deletes' &&
  effect.area === 'databases' &&
  effect.objects.length === 0 &&
  effect.by !== undefined &&
  about(effect.by).database === undefined &&
  saysSo(words) &&
  namesDatabase(words) &&
  asksFor(effect, words);
