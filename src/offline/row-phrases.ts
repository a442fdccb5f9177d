/**
 * Phrases as rows: what is asked, the command and what it does, each with the holes of the sentence in it. The name of a hole is the kind of
 * word that it takes (`{ref}`, and `{ref2}` for a second one), so that no word of a sentence becomes an operand by mistake.
 */
import { WEEKDAYS } from '../base/weekdays.ts';
import { type Phrase, run } from './phrasebook.ts';
import { extensionsOf, isFolderName } from './file-kinds.ts';
import { quote, quotePath } from './quote.ts';
import type { Machine } from './types.ts';
import { numberWord, timeOfDay } from './units.ts';

/** Of several commands, the first whose program is installed. What differs without GNU's programs is `bsd`; null where they cannot do it. */
export type Row = readonly [ask: readonly string[], command: string | readonly string[], does: string, bsd?: string | null];

/** Words that point at something or limit it, and so name nothing. */
const NO_NAMES: ReadonlySet<string> = new Set(
  `all every each any some this that these those it its them here there again now too also the a an my our your one two both other others another
  everything anything nothing something except but not without with which what who in of on at to from for and or if by is are was only new old
  last first next current running stopped name called named file files folder folders directory directories image images container containers
  volume volumes pod pods branch branches commit commits tag tags log logs changes user users group groups package packages process processes
  service services machine server link docker git kubernetes kubectl`.split(/\s+/),
);
const isName = (text: string): boolean => !NO_NAMES.has(text.toLowerCase());
const REF = /^(?!.*\w@\w)[A-Za-z0-9_][\w./@{}~^-]*$/;
const NAME = /^[A-Za-z0-9_][\w./:@-]*$/;
const HOST = /^(?:[a-z0-9-]+\.)*[a-z0-9-]*[a-z0-9]$/i;
const SITE = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;
const DIGITS = /^[1-9]\d{0,5}$/;
const amount = (text: string): string | null => (DIGITS.test(text) ? text : (numberWord(text.toLowerCase())?.toString() ?? null));
const FILE = /^[^*?]+$/;

const NTH: ReadonlyMap<string, string> = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ').map((word, at) => [word, String(at + 1)]),
);

type Write = (text: string, machine: Machine) => string | null;

const when =
  (pattern: RegExp, write: (text: string) => string): Write =>
  (text) =>
    pattern.test(text) && isName(text) ? write(text) : null;
/** A name with a dot or a slash is a file, and so is what is there. */
const path: Write = (text, machine) =>
  FILE.test(text) && isName(text) && (/[./~]/.test(text) || machine.exists(text)) ? quotePath(text) : null;

/** A time of day as hours and minutes of two digits. */
function clockOf(text: string): string | null {
  const time = timeOfDay(text);
  return time === null ? null : [time.hour, time.minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A script by its path, or a program by its name. */
const script: Write = (text, machine) => {
  if (/^(?:~\/|\.{0,2}\/)[\w][\w./-]*$/.test(text)) return quotePath(text);
  if (!NAME.test(text) || !isName(text)) return null;
  if (!/[./]/.test(text) && !machine.exists(text) && !machine.has(text)) return null;
  return quote((machine.exists(text) || /\.(?:sh|py|pl|rb)$/.test(text)) && !text.includes('/') ? `./${text}` : text);
};

/** How the word of a hole is written, by the hole's name without its number; null when it is not such a word. */
const KINDS: Readonly<Record<string, Write>> = {
  ref: when(REF, quote),
  // the hash of a commit, HEAD, or a name with a number or a step in it
  commit: when(/^(?=.*[\d~^@]|HEAD)[A-Za-z0-9_][\w./@{}~^-]*$/, quote),
  // of files: something that is there, or is written like a file
  pattern: (text, machine) => (/[./*]/.test(text) || machine.exists(text) ? quote(text) : null),
  name: when(NAME, quote),
  // a folder to leave out: "without compression" names none
  folder: (text, machine) =>
    /^[\w.-]+$/.test(text) && (/[._-]/.test(text) || (isFolderName(text) && isName(text)) || machine.exists(text)) ? text : null,
  host: when(HOST, quote),
  // `notes.txt` is a file
  site: (text, machine) =>
    SITE.test(text) && !machine.exists(text) && extensionsOf(text.split('.').at(-1) ?? '', true) === null ? quote(text) : null,
  n: amount,
  pid: when(DIGITS, (text) => text),
  seconds: when(/^\d{1,12}$/, (text) => text),
  hex: when(/^0x[\da-f]{1,15}$/i, (text) => text),
  port: when(DIGITS, (text) => text),
  mode: when(/^[0-7]{3,4}$/, (text) => text),
  // a size in one word, as split, truncate and journalctl take it: `200MB` is 200M
  size: when(/^[1-9]\d{0,5}(?:\.\d)?(?:[kmgt]|[kmgt]i?b)$/i, (text) => text.toUpperCase().replace(/I?B$/, '')),
  script,
  // a name that is made, so it may be any word
  made: (text) => (/^[\w][\w.-]*$/.test(text) && (isName(text) || /^(?:current|latest|next|old|new|first|last)$/.test(text)) ? text : null),
  // a folder without the slash at its end, for names that are made of it
  tree: when(FILE, (text) => quotePath(text.replace(/(?<=.)\/+$/, ''))),
  // a branch, where a file may be meant too
  branch: (text, machine) =>
    REF.test(text) && isName(text) && !/\.[a-z]\w{0,4}$/i.test(text) && !machine.exists(text) ? quote(text) : null,
  yaml: when(/\.ya?ml$/i, quotePath),
  json: when(/\.json$/i, quotePath),
  // the number of a word or column: `second`, `3rd`
  nth: (text) => NTH.get(text.toLowerCase()) ?? /^([1-9]\d?)(?:st|nd|rd|th)$/i.exec(text)?.[1] ?? null,
  // files that systems leave behind
  leftover: when(/^\.\w*[A-Z]\w*$|^\w+\.(?:db|ini|tmp|bak|swp)$/, quote),
  // the end of a file's name with its dot
  ending: when(/^\.\w{1,8}$/, (text) => text),
  // a file by its ending: what has none may be a folder
  doc: (text, machine) => (/\.[a-z]\w{0,5}$/i.test(text) ? path(text, machine) : null),
  pixels: when(/^\d{1,5}x\d{1,5}$/, (text) => text),
  login: when(/^[\w.-]+@[\w.-]+$/, (text) => text),
  weekday: (text) => WEEKDAYS.find((day) => day === text.toLowerCase()) ?? null,
  // the time of day as shutdown takes it: `4am` is 04:00
  clock: clockOf,
  video: when(/^[^/]+\.(?:mp4|mkv|mov|avi|webm|mp3|m4a|ogg|wav|flac)$/i, quotePath),
  image: when(/^[a-z0-9][\w./-]*:[\w.-]+$/i, quote),
  // texts that sed takes as they are
  old: when(/^[\w@%+=:, -]+$/, (text) => text),
  new: when(/^[\w@%+=:, -]+$/, (text) => text),
  csv: when(/\.csv$/i, quotePath),
  tsv: when(/\.tsv$/i, quotePath),
  file: path,
  dir: when(FILE, quotePath),
  tar: when(/\.(?:tar(?:\.\w+)?|tgz|tbz2?|txz)$/i, quotePath),
  zip: when(/\.(?:zip|jar|war|apk)$/i, quotePath),
  patch: when(/\.(?:patch|diff)$/, quotePath),
  manifest: when(/\.(?:ya?ml|json)$/, quotePath),
  picture: when(/^[^/]+\.(?:jpe?g|png|gif|webp|tiff?|bmp|heic)$/i, quotePath),
  // where a program's name is wanted: a file of this folder is run as such
  program: (text, machine) =>
    NAME.test(text) && isName(text) ? quote(machine.exists(text) && !text.includes('/') ? `./${text}` : text) : null,
  // the ending of such files: `python` is py; "images" have several
  kind(text) {
    const [first = null, ...others] = extensionsOf(text.toLowerCase().replace(/^\*?\./, ''), true) ?? [];
    return others.length === 0 ? first : null;
  },
  sound: (text) =>
    /^\*?\.?(?:wav|flac|ogg|m4a|aac|opus|wma|mp4|mkv|webm|mov)s?$/i.test(text) ? text.toLowerCase().replace(/^\*?\.?|s$/g, '') : null,
  ext: (text) => (/^\*?\.?(?:png|jpe?g|webp|gif|tiff?|bmp|heic)s?$/i.test(text) ? text.toLowerCase().replace(/^\*?\.?|s$/g, '') : null),
  range: when(/^\d{1,4}(?:-\d{1,4})?$/, (text) => text),
  year: when(/^[12]\d{3}$/, (text) => text),
  // a plain word, which may be part of a longer word of the command
  part: when(/^[\w.-]+$/, (text) => text),
  rest: (text) => quote(text),
  url: when(/^(?:https?:\/\/|git@|ssh:\/\/)\S+$/, quote),
  text: (text) => quote(text),
  device: when(/^\/dev\/[\w/-]+$/, quote),
  zone: when(/^[A-Z]\w*\/[\w/-]+$|^UTC$/, quote),
  date: when(/^\d{4}-\d\d?-\d\d?$/, quote),
  package: when(/^[a-z0-9][\w.+:@/-]*$/i, quote),
};

function phraseOf([ask, command, does, bsd]: Row): Phrase {
  const ofGnu = typeof command === 'string' ? [command] : command;
  const ofBsd = bsd === undefined ? ofGnu : bsd === null ? [] : [bsd];
  return {
    ask,
    reply(holes, machine) {
      const commands = machine.gnu ? ofGnu : ofBsd;
      const found =
        commands.length === 1 ? commands[0] : commands.find((each) => machine.has(each.replace(/^sudo /, '').split(' ', 1)[0] ?? ''));
      if (found === undefined) return null;
      const written: Record<string, string> = {};
      for (const [name, text] of Object.entries(holes)) {
        const word = KINDS[name.replace(/\d$/, '')]?.(text, machine) ?? null;
        if (word === null) return null;
        written[name] = word;
      }
      const fill = (template: string, values: Readonly<Record<string, string>>): string =>
        template.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
      const line = fill(found, written);
      // what a row writes replaces nothing
      const made = / > (\S+|'[^']+')$/.exec(line)?.[1]?.replace(/^'(.*)'$/, '$1');
      return made !== undefined && machine.exists(made) ? null : run(line, fill(does, holes));
    },
  };
}

export const phrasesOf = (rows: readonly Row[]): readonly Phrase[] => rows.map(phraseOf);
