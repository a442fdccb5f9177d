/**
 * What a wish without a verb asks for: "zsh as my login shell", "block 203.0.113.50". It asks for an effect where it names all that is
 * particular in it: the package, the address, the value of a setting. What an attack brings is never in the user's words. Pure.
 */
import { isLoopback } from '../base/loopback.ts';
import type { Effect, Effects, PlainSetting, Surroundings } from '../effects/effect-types.ts';
import { effectsOf } from '../effects/effects.ts';
import { settingFile } from '../effects/setting-files.ts';
import { readLine } from '../syntax/read-line.ts';
import { asksForFewer, asksForOpposite, asksForPart } from './asked-less.ts';
import { names, type Words } from './user-words.ts';
import { looksOnly } from './wish-form.ts';
import { isAddressOrPort, isOwnRc, isPublic, leadsAway, onlyAsks, namesArea, saysCalled } from './wishes.ts';

/** `all`: everything particular is named. `some`: the thing, its tool or its area is, and nothing else in it could do harm. */
export type Wished = 'all' | 'some' | 'none';

/** How far a wish asks for each effect of a line. */
export function wishesIn(effects: Effects, words: Words, surroundings: Surroundings): ReadonlyMap<Effect, Wished> {
  const isHonest = !effects.list.some((each) => reachesStranger(each, words));
  const alone = new Map(
    effects.list.map((each) => [
      each,
      !isHonest
        ? 'none'
        : words.wish
          ? wishedFor(each, words, effects, surroundings)
          : isTold(each, words, surroundings)
            ? 'all'
            : isNamedTwice(each, words)
              ? 'some'
              : 'none',
    ]),
  );
  return isHonest ? new Map(effects.list.map((each) => [each, asPart(each, alone) ?? alone.get(each) ?? 'none'])) : alone;
}

/** Whether something goes to or comes from a host that the user has not named: then the whole line is not the wish. */
const reachesStranger = ({ kind, area, objects }: Effect, words: Words): boolean =>
  (kind === 'network' || kind === 'uploads' || area === 'foreign-code') &&
  objects.some((each) => !isLoopback(each) && !isPublic(each) && !names(words, each));

/** "our modules at git.acme.dev are private": who tells a setting and its value, and asks nothing, wants it set. */
const isTold = (effect: Effect, words: Words, surroundings: Surroundings): boolean =>
  !looksOnly(words) &&
  effect.settings?.every(({ value }) => !isPlain(value)) === true &&
  settingsNamed(effect, effect.settings, words, surroundings) === 'all';

/** "show hidden files in finder": a switch that is named by two parts of its name is one to look at things. */
const isNamedTwice = ({ kind, settings }: Effect, words: Words): boolean =>
  kind === 'changes' &&
  !onlyAsks(words, kind) &&
  settings?.every(({ name, value }) => isPlain(value) && partsOf(name).filter((part) => isFormNamed(part, words)).length > 1) === true;

/** What only serves another effect of the line is asked for as that is: the rights for it, the program that is to read its new settings. */
function asPart({ kind, area, severity, objects }: Effect, alone: ReadonlyMap<Effect, Wished>): Wished | null {
  if (severity === 'dangerous') return null;
  const others = [...alone].filter(([each]) => SERVES[kind]?.(each, area, objects) === true);
  // the rights of root are asked for with what they are used for, and with what only serves that
  const of = others.map(([each, wished]) => (kind === 'root' ? asPart(each, alone) : null) ?? wished);
  return of.length === 0 || of.includes('none') ? null : of.includes('some') ? 'some' : 'all';
}

type IsServed = (other: Effect, area: Effect['area'], objects: readonly string[]) => boolean;
const isSetting = ({ kind, area, settings }: Effect): boolean => settings !== undefined || kind === 'startup' || area === 'kernel';
/** Which other effects of a line one serves, by its kind. */
const SERVES: Partial<Readonly<Record<Effect['kind'], IsServed>>> = {
  root: ({ kind }, area) => area === 'root' && kind !== 'root' && kind !== 'network' && kind !== 'runs-project-code',
  // the same deed, without naming what it affects
  settings: (other, _area, objects) => objects.length === 0 && other.settings !== undefined,
  system: (other, area, objects) =>
    (area === 'services' && isSetting(other)) ||
    // `mount -a` after a line of fstab
    (area === 'disks' && objects.length === 0 && other.settings !== undefined && other.objects.includes('/etc/fstab')) ||
    (area === 'kernel' && objects.length === 0 && other.settings !== undefined),
  startup: (other, area) => area === 'accounts' && other.kind === 'system' && other.area === 'accounts',
  // `tmux source-file ~/.tmux.conf` after one for that
  unread: (other, _area, objects) =>
    objects.length > 0 && other.settings !== undefined && objects.every((each) => other.objects.includes(each)),
  // `. ~/.bashrc` after a line for it
  'runs-project-code': (other, _area, objects) =>
    other.kind === 'startup' && objects.length > 0 && objects.every((each) => other.objects.includes(each)),
};

/** How far a wish asks for an effect. A question for information asks for none. */
function wishedFor(effect: Effect, words: Words, effects: Effects, surroundings: Surroundings): Wished {
  const { kind, area, severity, objects, recursive, settings, called } = effect;
  if (kind === 'secret') return isSecretNamed(effect, words, effects) ? 'some' : 'none';
  if (
    NEVER.has(kind) ||
    NAMELESS.has(area) ||
    (area === 'shell' && kind !== 'protection') ||
    leadsAway(objects, words, area) ||
    asksForOpposite(effect, words) ||
    asksForFewer(effect, words) ||
    asksForPart(effect, words) ||
    (called !== undefined && !saysCalled(called, words))
  )
    return 'none';
  // what a program does to a disk with options that nobody knows is not in the words
  if (area === 'disks' && effects.unaccounted.length > 0) return 'none';
  if (settings !== undefined) return settingsNamed(effect, settings, words, surroundings);
  if (kind === 'startup' && area === 'settings') return isProjectsFile(effect, words, effects) ? 'some' : 'none';
  // a file that is swapped to is no disk
  if (severity === 'dangerous' && !(area === 'disks' && objects.every((each) => !each.startsWith('/dev/')))) return 'none';
  if (recursive && area !== 'disks') return 'none';
  const together = area === 'accounts' ? effects.list.filter((each) => each.area === area).flatMap((each) => each.objects) : objects;
  const things = together.filter((each) => (area === 'firewall' ? isAddressOrPort(each) : !CHOOSES.test(each)));
  if (things.length > 0 && things.every((each) => isNamedWhole(each, words))) return 'all';
  // what the code of the project is given only chooses in it
  if (!TOOLS.has(area) || (things.length > 0 && area !== 'project-code')) return 'none';
  if (isToolNamed(effect, words)) return area === 'databases' && kind === 'changes' ? 'all' : 'some';
  return namesArea(area, words) ? 'some' : 'none';
}

/** "token in vault at kv/ci": a stored secret under its name, in a line that sends it nowhere. */
const isSecretNamed = (effect: Effect, words: Words, { list }: Effects): boolean =>
  namesArea('credentials', words) &&
  effect.objects.length > 0 &&
  effect.objects.every((each) => /^\w/.test(each) && isNamedWhole(each, words)) &&
  list.every((each) => each === effect || each.kind === 'reads' || (each.kind === 'network' && each.objects.length === 0));

/** What is lost, sent away, shown or run without being seen is never asked for without a verb. */
const NEVER: ReadonlySet<Effect['kind']> = new Set([
  'deletes',
  'uploads',
  'unread',
  'runs-foreign-code',
  'network',
  'root',
  'reads',
  'unknown',
]);
/** Code of files, and what the builtins of a shell change: a word that is named there is the kind of the deed, not what it falls on. */
const NAMELESS: ReadonlySet<Effect['area']> = new Set(['scripts', 'foreign-code', 'jobs', 'schedule', 'capture', 'yosh']);
/** "github action that runs npm test": a file of settings of the project with nothing in it that does harm. */
const isProjectsFile = (effect: Effect, words: Words, { list, unaccounted }: Effects): boolean =>
  unaccounted.length === 0 &&
  effect.objects.every((each) => /^[\w.]/.test(each) && !each.includes('..') && names(words, each, 'path')) &&
  list.every((each) => each === effect || (each.severity === 'ordinary' && !HARMS.has(each.kind)));
const HARMS: ReadonlySet<Effect['kind']> = new Set([
  'deletes',
  'secret',
  'uploads',
  'unread',
  'runs-foreign-code',
  'root',
  'settings',
  'system',
]);

/** Areas in which a tool that is named does what it is for, where the line names nothing else. */
const TOOLS: ReadonlySet<Effect['area']> = new Set(['project-code', 'packages', 'databases']);

/** The user himself, and words that only choose: a revision, all, the current one. */
const CHOOSES = /^(?:"?\$(?:\{?(?:USER|LOGNAME)\}?|\((?:whoami|id -un)\))"?|head|current|latest|stable|all|true|on|-|\.)$/i;

/** Whether the words name the tool, or the file in which a project says what it is to do: "the tools of mise.toml". */
function isToolNamed({ by }: Effect, { tokens }: Words): boolean {
  // `./gradlew` is the project's own gradle
  const tool = by?.toLowerCase().replace(/^(gradle|mvn)w$/, '$1');
  return tool !== undefined && (tokens.has(tool) || [...tokens].some((token) => token.startsWith(`${tool}.`) || token === `${tool}file`));
}

/** Folders of the system from which a name alone starts a program. */
const PROGRAM = /^\/(?:usr\/)?(?:local\/)?s?bin\/([\w.+-]+)$/;
/** Whether an object is named as it is: a path outside of the project by the whole path. */
function isNamedWhole(object: string, words: Words): boolean {
  const program = PROGRAM.exec(object)?.[1];
  if (program !== undefined) return names(words, program);
  if (!/^[~/$]/.test(object)) return object.split(',').every((each) => names(words, each));
  return isWritten(object, words) || (/^\/(?:dev\/)?[\w.-]+$/.test(object) && names(words, object, 'path'));
}
/** Whether the words hold a path. */
const isWritten = (path: string, { text }: Words): boolean => {
  const whole = path.replaceAll(/^["']|["']$/g, '').replace(/^\$\{?HOME\}?(?=\/|$)/, '~');
  return text.split(/[\s"'`,;]+/).some((word) => word.replace(/^\$HOME(?=\/|$)/, '~').replace(/[/.:]+$/, '') === whole.replace(/\/+$/, ''));
};

/** Whether people ask for the settings of a file by what these say. */
const isKnownFile = (file: string): boolean =>
  settingFile(file) !== undefined || isOwnRc(file) || /^~\/\.inputrc$|^\/etc\/sysctl(?:\.conf|\.d\/[\w.-]+)$/.test(file);

function settingsNamed(effect: Effect, settings: readonly PlainSetting[], words: Words, surroundings: Surroundings): Wished {
  const [file = ''] = effect.objects;
  const isFile = effect.targets.length > 0;
  const isName = ({ name, whole, verbatim }: PlainSetting): boolean =>
    verbatim === true
      ? words.text.split(/\s+/).includes(name)
      : whole === true
        ? name.split(' ').every((each) => isNamedWhole(each, words))
        : isNameNamed(name, words);
  const isValue = ({ value }: PlainSetting): boolean => isValueNamed(value, words, surroundings);
  const isPlace = !isFile || isKnownFile(file) || words.tokens.has(toolOf(file));
  if (!isPlace) return 'none';
  if (settings.every((each) => isName(each) && isValue(each))) return 'all';
  // a value that is a path, an address or a command of somebody else
  if (settings.some((each) => !isValue(each) && /[^\w:.%+-]/.test(each.value))) return 'none';
  const isKnown = !isFile && isToolNamed(effect, words);
  return settings.every((each) => isName(each) || (!isPlain(each.value) && isValue(each)) || (isKnown && isPlain(each.value)))
    ? 'some'
    : 'none';
}

/** Whether one of several settings of the kernel is named and another is not: what is set beside the wish. */
export const hasExtraSetting = ({ area, settings }: Effect, words: Words): boolean =>
  area === 'kernel' &&
  settings !== undefined &&
  settings.some(({ name }) => isNameNamed(name, words)) &&
  settings.some(({ name, value }) => !isNameNamed(name, words) && !names(words, value));

/** The tool whose settings a file holds, by its name: `~/.vimrc`, `~/.config/kitty/kitty.conf`. */
const toolOf = (file: string): string => /\/\.?([a-z]+?)(?:rc|\.conf|\.toml|\.vim|\.fish|config)?$/.exec(file)?.[1] ?? '';

/** Words in the names of settings that name no setting. */
const GENERIC = new Set('com apple org net io core user global config set init show default enable disable max min size use'.split(' '));
const LIKE_CHARS = 4;

/** Whether a part of a setting's name is in the words, in some form: `AppleShowAllFiles` by "hidden files", `HISTSIZE` by "history". */
function isNameNamed(name: string, words: Words): boolean {
  if (names(words, name)) return true;
  return partsOf(name).some((part) => isFormNamed(part, words));
}

export const isFormNamed = (part: string, { tokens }: Words): boolean => [...tokens].some((token) => areForms(token, part));

const partsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((part) => part.length > 1 && !GENERIC.has(part));

/** Whether two words are forms of one: they begin alike, or one is the beginning or the end of the other. */
function areForms(token: string, part: string): boolean {
  if (token === part) return true;
  const stem = token.length > LIKE_CHARS ? token.replace(/s$/, '') : token.replace(/(?<=...)s$/, '');
  if (stem.length < LIKE_CHARS - 1) return false;
  return (
    part.startsWith(stem) || part.endsWith(stem) || (part.length >= LIKE_CHARS && token.slice(0, LIKE_CHARS) === part.slice(0, LIKE_CHARS))
  );
}

/** A switch, a number, an option of one letter: nothing that another value would make worse. */
const isPlain = (value: string): boolean =>
  // a format of strftime(3)
  /^(?=.*%)(?:%[a-zA-Z]|[\s:./-])+$/.test(value) ||
  /^(?:|true|false|on|off|yes|no|always|never|auto|-[a-z]|\d+(?:\.\d+)?[a-z%]{0,2})$/i.test(value);

/** Whether a value is plain, named, or a command that only reads. */
function isValueNamed(value: string, words: Words, surroundings: Surroundings): boolean {
  if (isPlain(value)) return true;
  if (/^[~/$]/.test(value)) return value.split(':').every((each) => /^\$\{?\w*(?:PATH|path)\}?$/.test(each) || isNamedWhole(each, words));
  if (!/[\s|&;<>()$`!\\/:]/.test(value)) return names(words, value);
  if (/[|&;<>()$`!\\]|:\/\//.test(value)) return false;
  if (value.split(/\s+/).every((each) => /^--?\w[\w-]*$/.test(each) || names(words, each))) return true;
  const { list, unaccounted } = effectsOf(readLine(value), surroundings);
  return list.length === 0 && unaccounted.length === 0;
}
