/**
 * What a line does beyond the user's words although these name what it falls on: the other way round, more than is named, to the original in
 * place of a copy, a change as the answer to a question. A rule returns what it found, in the third person, or null. Pure.
 */
import type { Effect, Effects, Telling } from '../effects/effect-types.ts';
import { settingFile } from '../effects/setting-files.ts';
import { type Said, says } from './effect-words.ts';
import {
  goesFurtherBack,
  isAllOfUser,
  isAnyDisk,
  isOtherAccount,
  isOtherPort,
  isUnchecked,
  isWholeFolder,
  reachesFurther,
} from './named-ones.ts';
import { answersByChange, isTyped } from './answers-by-change.ts';
import type { Around, Rule } from './beyond-rule.ts';
import { BROUGHT_CODE_RULES } from './brought-code.ts';
import { fits } from './name-pattern.ts';
import { isAround } from './named-files.ts';
import { original } from './kept-original.ts';
import { KEPT_AND_REMOVED_RULES } from './kept-and-removed.ts';
import { MORE_RULES } from './more-than-asked.ts';
import { ONE_FOR_ALL_RULES } from './one-for-all.ts';
import { OPPOSED_OPTION_RULES } from './opposed-options.ts';
import { HOSTILE_NAME_RULES } from './hostile-names.ts';
import { otherDisk } from './other-disk.ts';
import { OTHER_NAME_RULES } from './other-names.ts';
import { OTHER_OBJECT_RULES } from './other-objects.ts';
import { OTHER_WAY_RULES } from './other-way.ts';
import { PROPERTY_RULES } from './properties.ts';
import { reversed } from './reversed-copy.ts';
import { missingIn, onlyInforms, wantsDryRun } from './question-kinds.ts';
import { isForMore, isWithoutPassword } from './sudo-rules.ts';
import { bringsTrust, isOtherOwner, strangeHost } from './strangers.ts';
import { isFormNamed } from './wished.ts';
import { ANEW, EVERYBODY, REMOVE } from './wish-verbs.ts';
import { has } from './word-match.ts';

/** What the first rule finds; null where the line stays within the words. */
export function beyondWords(effect: Effect, around: Around): string | null {
  for (const rule of RULES) {
    const found = rule(effect, around);
    if (found !== null) return found;
  }
  return null;
}

const ABOVE = String.raw`parent above around contain enclos surround outer up\b eltern darüber übergeordnet`;
/** It falls on the folder above a place: the words name that place, not what is around it. */
const above: Rule = (effect, { words }) =>
  ((effect.kind === 'deletes' && effect.recursive) ||
    ((effect.kind === 'changes' || effect.kind === 'system') && says(effect, 'falls on a whole tree'))) &&
  effect.objects.some((each) => /^["']?(?:\$\(|`)\s*dirname\b[^/]*(?:\/var\/[^/]*)*[)`"'/*]+$|[^./]\/\.\.["'/*]*$/.test(each)) &&
  !has(ABOVE, words.text)
    ? effect.what
    : null;

/** What it deletes is everything where a variable is empty, and it is. Who names the variable knows what it holds. */
const unsetPlace: Rule = (effect, { unset, words }) =>
  effect.kind === 'deletes' &&
  says(effect, 'has an empty variable') &&
  unset.some(
    (name) => !words.tokens.has(name.toLowerCase()) && effect.objects.some((each) => /^"?\$\{?(\w+)\}?"?\//.exec(each)?.[1] === name),
  )
    ? effect.what
    : null;

/** Addresses of people; `git@host:path` and `user@host:` are places. */
const ADDRESSEE = /(?<![\w.+/@-])(?!git@)[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?![\w:/])/g;
/** Somebody is named, and somebody else gets it, too. */
const addressee: Rule = ({ kind }, { words: { text: said }, effects: { text } }) => {
  const named: readonly string[] = said.match(ADDRESSEE) ?? [];
  const other = named.length === 0 || kind === 'reads' ? undefined : (text.match(ADDRESSEE) ?? []).find((each) => !said.includes(each));
  return other === undefined ? null : `names ${other}`;
};

/** "my public key" is not the private one. */
const privateKey: Rule = ({ kind, area, what }, { words: { text } }) =>
  (kind === 'secret' || (kind === 'uploads' && area === 'credentials')) &&
  /(?:id_(?:rsa|dsa|ecdsa|ed25519)\w*|\.(?:pem|key|ppk))(?![.\w])/.test(what) &&
  /(?<!\p{L})(?:public|öffentlich\p{L}*|publique|pública|pubblica)(?!\p{L})/iu.test(text) &&
  !/(?<!\p{L})(?:private|secret|geheim|both|pair)/iu.test(text)
    ? what
    : null;

/** "my ssh config": one file that anybody may read, and the line reads all keys beside it. */
const beside: Rule = ({ kind, what, objects }, { words: { text } }) =>
  kind === 'secret' &&
  objects.some((each) => /(?:^|\/)\.(?:ssh|gnupg)(?:\/[*.]?)?$/.test(each)) &&
  /(?<!\p{L})(?:config\w*|known.?hosts|authorized\w*|konfig\w*|hosts?|aliases)(?!\p{L})/iu.test(text) &&
  !/(?<!\p{L})(?:keys?|private|everything|whole|folder|directory|schlüssel|clés?|claves?)(?!\p{L})/iu.test(text)
    ? what
    : null;

/** A line of a text gives up a protection that the words do not name. */
const weakened: Rule = ({ weakens = [] }, { words }) => {
  const isNamed = (word: string): boolean => (word.endsWith(' everything') ? has(EVERYBODY, words.text) : isFormNamed(word, words));
  const found = weakens.find(
    ({ line, words: parts }) => isForMore(line, words) || (!isWithoutPassword(line, words) && !parts.some(isNamed)),
  );
  return found === undefined ? null : `writes ${found.line}`;
};

/** Rules in a file that are about something else than the words, although these have a verb and a noun for it. */
const otherRules: Rule = (effect, { wished }) =>
  effect.settings !== undefined &&
  effect.targets.length > 0 &&
  settingFile(effect.objects[0] ?? '')?.strict === true &&
  wished.get(effect) === 'none'
    ? effect.what
    : null;

/** Something is opened to everybody, and the words are not about everybody. */
const opened: Rule = ({ open, what }, { words }) => (open === true && !has(EVERYBODY, words.text) ? what : null);

/** Words for what an unknown program is told to do. */
const ASKED: Readonly<Record<Exclude<Telling, 'alters'>, string>> = {
  loses: `${REMOVE} ${ANEW}`,
  ends: String.raw`stop end\b kill terminat clos quit shut power reboot halt log\s?o(?:ut|ff) kick ban\b abort cancel suspend disabl deactivat lock turn\soff
    switch\soff free disconnect beend stopp abschalt ausschalt arrêt dét[eé]n det[eé]n ferma`,
  sends: String.raw`upload publish send submit shar(?:e|ing) post\b deploy push sync copy report e?mail hochlad schick senden veröffentlich
    envoy publier envia subir`,
};
const told: Rule = ({ tells, what }, { words }) => {
  if (tells === undefined || tells === 'names') return null;
  // what nobody knows may well be asked for, unless nothing is
  const isAsked = tells === 'alters' ? !onlyInforms(words) && !wantsDryRun(words) : has(ASKED[tells], words.deeds);
  return isAsked ? null : what;
};

/** Areas in which a thing has a name or a number that the words give. */
const COUNTED: ReadonlySet<Effect['area']> = new Set([
  'containers',
  'cloud',
  'repository',
  'databases',
  'firewall',
  'accounts',
  'backups',
  'disks',
  'processes',
]);
/** "move the volume to the new server 10.0.7.2": what is done here comes before that. */
const MOVES_TO = new RegExp(
  String.raw`(?<!\p{L})(?:mov|migrat|transfer|copy|clon|umzieh|déménag|migr)\p{L}*\s(?:\S+\s){1,6}to\s` +
    String.raw`(?:the\s|my\s|a\s)?(?:new\s)?(?:server|machine|host|box|vps|pc)\s`,
  'iu',
);
/** The words say which one is meant, by a number, an address or a name, and that is not in the line. */
const another: Rule = ({ kind, area, what, every, objects, severity }, { words, effects: { text } }) => {
  if (kind === 'reads' || kind === 'network' || kind === 'root' || !COUNTED.has(area)) return null;
  const isOpen = every !== undefined || objects.length === 0 || objects.some((each) => /[$`{*]/.test(each));
  if (severity === 'ordinary' && kind === 'changes' && !isOpen && area !== 'databases') return null;
  const isByName = isOpen || (area !== 'disks' && (kind === 'deletes' || severity === 'dangerous'));
  const missing = missingIn(words, text, isByName);
  // what is sent has no name in the line: "cut release 2.4.0", behind `npm version 2.4.0`
  const isDone = kind === 'uploads' && missing !== null && words.seen.typed.includes(missing);
  // `mount /dev/mapper/backup /mnt`, behind the user's own `mkfs.ext4 /dev/mapper/backup`
  const isMadeBefore = area === 'disks' && objects[0] !== undefined && words.seen.typed.split(/\s+/).includes(objects[0]);
  const isBefore = missing !== null && MOVES_TO.test(words.text.slice(0, words.text.indexOf(missing)));
  return missing === null || (severity === 'ordinary' && (isDone || isMadeBefore || isBefore)) ? null : what;
};

/** Backups go by numbers and by where they come from. What the words have of these and the line has not is another rule. */
const otherBackups: Rule = ({ kind, area, what }, { words: { text: said }, effects: { text } }) => {
  if (kind !== 'deletes' || area !== 'backups') return null;
  const numbers = said.match(/(?<![\w.@/-])\d{1,4}(?![\w.])/g) ?? [];
  const places = [
    ...said.matchAll(/(?<!\p{L})(?:host|tag|prefix|path|machine|named|called)\s(?!snapshot|backup)["']?([\w./-]{3,})/giu),
  ].map(([, name = '']) => name);
  return [...numbers, ...places].some((each) => !new RegExp(`(?<![\\w.])0*${each.replaceAll('.', '\\.')}(?!\\d)`).test(text)) ? what : null;
};

/** It gives up a protection of a kind that the words must call by its name. */
const uncalled: Rule = ({ kind, called, what }, { words: { text } }) =>
  kind === 'protection' && called !== undefined && !has(called, text) ? what : null;

/** The name of one thing and a star, where the words name that thing: there may be others with a longer name. */
const wider: Rule = ({ kind, area, what, objects }, { words }) =>
  ((kind === 'deletes' && area === 'files') || (kind === 'system' && area === 'packages')) &&
  !SEVERAL.test(words.text) &&
  objects.some((each) => {
    const chosen = /[*?]/.test(each) ? each.replaceAll(/["']/g, '').replace(/^.*\//, '') : null;
    if (
      area === 'packages' &&
      chosen !== null &&
      words.text
        .toLowerCase()
        .split(/[\s"'`,]+/)
        .some((token) => token.length > WIDE_CHARS && fits(token, chosen) && !each.includes(`${token}*`))
    )
      return true;
    const stem = /(?:^|\/)\.?([\p{L}][\p{L}\d_-]{2,})\*\/?$/u.exec(each.replaceAll(/["']/g, ''))?.[1]?.toLowerCase();
    if (stem === undefined || !words.tokens.has(stem)) return false;
    // a package has others with it, unless one version is named
    return area === 'files' || new RegExp(String.raw`(?<![\w-])${stem}[\s-]?v?\d`, 'i').test(words.text);
  })
    ? what
    : null;
/** A package with a longer name than this is one, and no kind of packages. */
const WIDE_CHARS = 4;
const SEVERAL = new RegExp(
  String.raw`[*]|(?<!\p{L})(?:all|every\w*|each|any|files|folders|dirs|directories|things|stuff|start\p{L}*|begin\p{L}*|prefix\p{L}*|` +
    String.raw`like|named|logs|\p{L}+en|alles?)(?!\p{L})`,
  'iu',
);

/** Folders are named, and files that the tests of a find leave in go with them. */
const foldersOnly: Rule = ({ kind, what, every = '', inside }, { words: { text } }) =>
  kind === 'deletes' &&
  inside === true &&
  /(?<!\S)-empty(?!\S)/.test(every) &&
  !/(?<!\S)-(?:type|i?name)(?!\S)/.test(every) &&
  /(?<!\p{L})(?:folders?|dir(?:ectorie)?s?|directory|ordner|verzeichnisse?|dossiers?|répertoires?|carpetas?|cartelle)(?!\p{L})/iu.test(
    text,
  ) &&
  !/(?<!\p{L})(?:files?|dateien?|fichiers?|archivos?)(?!\p{L})/iu.test(text)
    ? what
    : null;

/** Deeds that are the other one of two, and words that ask for the first and none that asks for the second. */
const OPPOSITES: readonly (readonly [asked: RegExp, done: Said, other: RegExp])[] = [
  [/\bunlock/i, 'locks', /\block(?!ed)/i],
  [/\b(?:copy|copies|kopier|duplicate)/i, 'moves', /\b(?:mov|renam|replac|delet|remov|instead|call|verschieb)/i],
  [
    /\b(?:dump|export|back\s?up)/i,
    'runs statements',
    /\b(?:restor|import|load|run|execut|apply|replay|start|into\s(?!\S+\.(?:sql|dump|gz)))/i,
  ],
];
const opposite: Rule = (effect, { words: { text } }) =>
  OPPOSITES.some(([asked, done, other]) => says(effect, done) && asked.test(text) && !other.test(text.replace(asked, '')))
    ? effect.what
    : null;

/** Code, or what decides what is trusted, comes from a host that is only called like what the words name. */
const stranger: Rule = (effect, { words, own, effects }) =>
  bringsTrust(effect) && !isTyped(effect, own) && !isRolledOut(effect, effects) && strangeHost(effect, words) !== null ? effect.what : null;
/** A new image of what runs in a cluster: nearly all come from the registry of the one before. A clear line names the host. */
const isRolledOut = ({ area }: Effect, { list }: Effects): boolean => area === 'containers' && list.some((each) => each.area === 'cloud');

/** One is named, and the line falls on others: ids from it on, folders around it, another account, any disk; or unchecked code is run. */
const others: Rule = (effect, { words, effects, own }) =>
  !isTyped(effect, own) &&
  (reachesFurther(effect, effects, words) ||
    isAround(effect, effects, words) ||
    isOtherAccount(effect, effects, words) ||
    isAnyDisk(effect, effects, words) ||
    isOtherPort(effect, effects, words) ||
    isWholeFolder(effect, effects, words) ||
    goesFurtherBack(effect, effects, words) ||
    isAllOfUser(effect, words) ||
    isOtherOwner(effect, words) ||
    isUnchecked(effect, effects, words))
    ? effect.what
    : null;

const RULES: readonly Rule[] = [
  reversed,
  answersByChange,
  above,
  unsetPlace,
  original,
  addressee,
  privateKey,
  beside,
  weakened,
  otherRules,
  opened,
  told,
  uncalled,
  wider,
  foldersOnly,
  opposite,
  another,
  otherBackups,
  stranger,
  others,
  ...KEPT_AND_REMOVED_RULES,
  ...PROPERTY_RULES,
  ...OTHER_WAY_RULES,
  ...OTHER_OBJECT_RULES,
  ...MORE_RULES,
  ...ONE_FOR_ALL_RULES,
  ...OPPOSED_OPTION_RULES,
  ...OTHER_NAME_RULES,
  ...HOSTILE_NAME_RULES,
  otherDisk,
  ...BROUGHT_CODE_RULES,
];
