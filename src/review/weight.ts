/**
 * What an effect means when the user's words do not ask for it: areas whose ordinary changes are part of honest work weigh less. Pure.
 */
import { isLoopback } from '../base/loopback.ts';
import type { Effect, Effects, Surroundings, Target } from '../effects/effect-types.ts';
import { isHome, isList, isRoot } from '../effects/paths.ts';
import { isOfficialHost, isOfficialOnGitHub } from '../programs/official-hosts.ts';
import { isLanguagePackage, isSystemPackage } from '../programs/package-files.ts';
import { says } from './effect-words.ts';
import { onlyInforms } from './question-kinds.ts';
import { ownerOf } from './strangers.ts';
import { isMade, isRebuilt } from './made.ts';
import { asksFor, hasVerb, isPublic, isRegistry, leadsAway, namesArea, onlyAsks } from './wishes.ts';
import { names, type Words } from './user-words.ts';

export type Weight = 'none' | 'light' | 'serious';

/** What an effect means when the user did not ask for it: areas whose ordinary changes are part of honest work weigh less. */
export function weightOf(effect: Effect, effects: Effects, surroundings: Surroundings, words: Words): Weight {
  const { cwd, home } = surroundings;
  const { kind, severity, area, objects, recursive, targets } = effect;
  // beside words that ask for these, they are known; beside others they are beyond the words
  if (effect.tells !== undefined || effect.open === true || (kind === 'protection' && effect.called !== undefined)) return 'none';
  switch (kind) {
    case 'runs-foreign-code':
      if (severity === 'ordinary' && objects.length > 0 && objects.every(isRegistry)) return 'none';
      return (area === 'packages' || area === 'containers') &&
        severity === 'ordinary' &&
        !leadsAway(objects, words) &&
        !(area === 'packages' && objects.some((each) => isOneOwners(each) && !isMakers(each, effect)))
        ? 'light'
        : 'serious';
    case 'uploads':
      return isToOwnServer(effect, words) || isToNamedMachine(effect, words) ? 'light' : 'serious';
    case 'secret':
    case 'settings':
    case 'startup':
    case 'unread':
      return 'serious';
    case 'system':
      // as where it is a change
      if (area === 'databases' && severity === 'ordinary' && hasVerb(area, words)) return 'light';
      return isUndoable(effect) || isBackup(effect) || isOwnMount(effect, words) || isDiskWork(effect, words) ? 'light' : 'serious';
    case 'root':
      if (severity === 'dangerous' || effects.unaccounted.length > 0) return 'serious';
      // a command that only reads, as root; what only root may read is not for everybody's eyes
      if (effects.onlyReads || effects.list.every((each) => each.kind === 'root')) return effects.prints ? 'light' : 'none';
      // what it does with the rights of root is judged by itself
      return effects.list.some((each) => isUndoable(each) || isBackup(each)) &&
        effects.list.every((each) => each.kind === 'root' || weightOf(each, effects, surroundings, words) !== 'serious')
        ? 'light'
        : 'serious';
    case 'deletes':
      if (isRemade(effect, effects, surroundings)) return 'none';
      return (area === 'uploads' && isToOwnServer(effect, words)) || isMadeAgain(effect, effects, surroundings) || isFreed(effect, words)
        ? 'light'
        : 'serious';
    case 'network':
      if (severity === 'dangerous') return 'serious';
      // "load it into the new server"
      if (isOwnServer(objects, words) && (hasVerb('uploads', words) || hasVerb('databases', words))) return 'light';
      // data that are loaded there are sent there
      if (effects.list.some(({ kind: other, area: of }) => other === 'changes' && of === 'databases') && !objects.every(isLoopback))
        return 'serious';
      // what the system or other programs obey from then on comes from there
      if (
        effects.list.some(isObeyed) &&
        objects.length > 0 &&
        !objects.every((host) => isLoopback(host) || isPublic(host) || isOfficialHost(host))
      )
        return 'serious';
      if (isFromOwnServer(effect, words)) return 'none';
      // where a package comes from: the package is judged by itself
      return objects.every(
        (host) =>
          isLoopback(host) ||
          effects.list.some((each) => each.area === 'packages' && each.objects.some((one) => one.startsWith(`${host}/`))),
      )
        ? 'none'
        : 'light';
    case 'runs-project-code':
      return area === 'scripts' && !objects.every((each) => isBuiltBy(each, effects)) && !isStartedBy(effects, words) ? 'serious' : 'light';
    case 'protection':
      // what is trusted from then on, not in this line alone
      return targets.some(isInPlace) ? 'serious' : 'light';
    case 'changes':
      if (severity === 'dangerous' || recursive) return 'serious';
      if (area === 'accounts') return 'serious';
      // a source of packages, a chart or a repository of somebody else: what is there is used from then on
      if (leadsAway(objects, words, area))
        return objects.some((each) => /:\/\/|@[\w.-]+:/.test(each)) && area !== 'files' ? 'serious' : 'light';
      // what a row calls a change of settings is a plain value: no command, path or address
      if (area === 'settings')
        return hasVerb('settings', words) ? 'none' : isUnwanted(words) && targets.some(isInPlace) ? 'serious' : 'light';
      if (area === 'cloud' || area === 'databases') return words.text.trim() === '' || hasVerb(area, words) ? 'light' : 'serious';
      if (area === 'jobs') return 'light';
      if (says(effect, 'changes readers') && ONLY_OWNERS.test(effects.text)) return 'none';
      // "outdated packages?" wants a list
      if (area === 'packages' && words.text.trim().endsWith('?') && !hasVerb('packages', words)) return 'light';
      if (area === 'repository' && onlyAsks(words, kind)) return 'light';
      return area === 'files' && !isJobLog(effect, effects) ? weightOfChange(effect, cwd, home, words) : 'none';
    case 'reads':
    case 'unknown':
      return 'none';
  }
}

/** To mount or to make larger, for somebody who wants something done with a disk; nothing is put over the folders of the system. */
const isDiskWork = ({ area, severity, objects }: Effect, words: Words): boolean =>
  area === 'disks' &&
  severity === 'ordinary' &&
  !onlyInforms(words) &&
  (hasVerb('disks', words) || namesArea('disks', words)) &&
  !objects.some((each) => /^\/(?:s?bin|usr|etc|lib\w*|boot|root|home)(?:\/|$)|:/.test(each));

/** Files that only their owner may read from then on, as ssh wants its keys. */
const ONLY_OWNERS = /(?<![\w-])chmod\s+(?:-\w+\s+)*(?:0?[0-7]00|(?:go?|o)[-=][rwx]*|go=)\s+[^;&|]*$/;

const isObeyed = ({ kind, area, targets }: Effect): boolean =>
  (kind === 'system' && area === 'protection') ||
  (targets.length > 0 && (area === 'system-files' || kind === 'startup' || area === 'kernel'));

/** "the server", with a name that only the user's settings or network can resolve: what has a dot is anybody's. */
const isOwnServer = (objects: readonly string[], words: Words): boolean =>
  objects.length > 0 &&
  objects.every((each) => /^[a-z][a-z\d-]*$/i.test(each)) &&
  /(?<!\p{L})(?:the|our|my|that|this)\s(?:\w+\s)?(?:server|host|machine|box|vps|vm|pi|nas|laptop)(?!\p{L})/iu.test(words.text);

/** "copy it to the server". */
const isToOwnServer = ({ objects }: Effect, words: Words): boolean => isOwnServer(objects, words) && hasVerb('uploads', words);

/**
 * "copy it to web1": a machine that people call by the first part of its name. Whoever attacks may have a host that begins so, too, so the
 * line that names it stays.
 */
const isToNamedMachine = ({ objects }: Effect, words: Words): boolean =>
  objects.length > 0 &&
  hasVerb('uploads', words) &&
  objects.every((each) => {
    const label = /^(?:[\w.-]+@)?([a-z][\w-]*\d[\w-]*|[a-z]+-[\w-]+)\.[\w.-]+$/i.exec(each.replace(/:.*$/s, ''))?.[1]?.toLowerCase();
    return label !== undefined && words.tokens.has(label);
  });

/** "get the logs from the server": files that are copied from there, and nothing that runs. */
const isFromOwnServer = ({ copy, objects }: Effect, words: Words): boolean =>
  copy !== undefined && isOwnServer(objects, words) && FROM.test(words.text);
const FROM = /(?<!\p{L})(?:from|off|get|fetch|pull|download|bring|copy|grab)(?!\p{L})/iu;

/** The log of a job that the line adds to the user's crontab: `>> ~/sync.log`. */
export const isJobLog = ({ kind, objects, targets }: Effect, { list }: Effects): boolean =>
  kind === 'changes' && targets.every(isInPlace) && objects.every((each) => /^~\/[\w-]+\.log$/.test(each)) && list.some(isCrontab);
const isCrontab = ({ kind, by }: Effect): boolean => kind === 'startup' && by === 'crontab';

/** Whether what runs later is what the words ask for: "a systemd service for my app". What it starts in the project is part of that. */
const isStartedBy = ({ list }: Effects, words: Words): boolean => list.some((each) => each.area === 'startup' && asksFor(each, words));

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

/** One of a maker of well-known tools: `github.com/google/uuid`. */
function isMakers(object: string, effect: Effect): boolean {
  const found = ownerOf(object, effect);
  return found !== null && isOfficialOnGitHub(found.owner, found.host);
}

/** Whether the words are about something else than a change of files. */
export const isUnwanted = (words: Words): boolean => words.text.trim() !== '' && !hasVerb('files', words);

/** A change of files that was not asked for. It is serious where something that exists is changed and the words ask for no change of files. */
function weightOfChange({ objects, targets, existing, elsewhere }: Effect, cwd: string, home: string, words: Words): Weight {
  const unwanted = isUnwanted(words);
  if (!elsewhere && objects.some((each) => (isRoot(each) || isHome(each)) && (unwanted || !names(words, each, 'path')))) return 'serious';
  if (unwanted && targets.some(isInPlace)) return 'serious';
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

/** A copy of a file beside it, under its name with an ending: `cp -a /etc/fstab /etc/fstab.old`. */
export function isBackup({ by, severity, objects, copy }: Effect): boolean {
  const [original = '', ...others] = copy?.from ?? [];
  const [place = ''] = objects;
  return (
    by === 'cp' &&
    severity === 'ordinary' &&
    others.length === 0 &&
    objects.length === 1 &&
    place === copy?.to &&
    /^\/\w+\/./.test(original) &&
    place.startsWith(original) &&
    /^[.~_-][\w.-]+$/.test(place.slice(original.length))
  );
}

/** Whether it removes only what tools of the project made, and the line lets them make it again: `rm -rf node_modules && npm ci`. */
export const isRemade = (effect: Effect, { list }: Effects, surroundings: Surroundings): boolean =>
  effect.kind === 'deletes' &&
  fallsOnlyOn(isRebuilt, effect, surroundings) &&
  list.some((each) => each.kind === 'runs-project-code' || (each.kind === 'changes' && each.area === 'packages'));

/** What code of the project makes, before it makes it again: `rm -rf dist && npm run build`. */
const isMadeAgain = (effect: Effect, { list }: Effects, surroundings: Surroundings): boolean =>
  effect.recursive && fallsOnlyOn(isMade, effect, surroundings) && list.some(({ kind }) => kind === 'runs-project-code');

/** Whether all that it falls on are such files of the project. */
const fallsOnlyOn = (is: (file: string) => boolean, { area, objects }: Effect, { cwd, home }: Surroundings): boolean =>
  area === 'files' && objects.length > 0 && objects.every((each) => is(each) && !isOutside(each, cwd, home));

/** Caches, old logs and what is made anew anyway, for somebody who says that there is no space left. */
const isFreed = ({ area, severity, objects }: Effect, words: Words): boolean =>
  (area === 'files' || area === 'packages') && severity === 'ordinary' && objects.every(isMade) && IS_FULL.test(words.text);
const IS_FULL = new RegExp(
  String.raw`(?<!\p{L})(?:(?:disk|drive|partition|volume|space|root|/|\w+fs)\s(?:is\s|'s\s|are\s)?(?:(?:almost|nearly|completely|too)\s)?full` +
    String.raw`|(?:no|out\sof|low\son|running\sout\sof)\s(?:disk\s|more\s)?space|full\sdisk)(?!\p{L})`,
  'iu',
);

/** A container gets a folder of the user's that the words name, and nothing else of this machine. */
function isOwnMount({ area, severity, objects }: Effect, words: Words): boolean {
  const mounts = objects.filter((each) => /^(?:\/|~|\.\.)[^:]*:/.test(each));
  return (
    area === 'containers' &&
    severity === 'ordinary' &&
    mounts.length > 0 &&
    mounts.every((each) => /^~\/[\w-][\w./-]*:/.test(each) && !each.includes('..') && names(words, each.replace(/:.*$/, ''), 'path'))
  );
}

/** Whether an existing file is changed, not only created. */
export const isInPlace = (target: Target): boolean =>
  target.kind === 'path' && target.how === 'change' && target.arg.value !== '-' && !isList(target.arg.value ?? '');

/** Whether a path lies outside of the current folder. */
export function isOutside(text: string, cwd: string, home: string): boolean {
  if (/^(?:\/tmp|\/var\/tmp|\$TMPDIR)(?:\/|$)/.test(text)) return false;
  const whole = text.replace(/^~(?=\/|$)/, home);
  if (/^\.\.(?:\/|$)/.test(whole)) return true;
  return whole.startsWith('/') && whole !== cwd && !whole.startsWith(`${cwd}/`);
}
