/**
 * Phrases as rows: what is asked, the command and what it does, each with the holes of the sentence in it. The name of a hole is the kind of
 * word that it takes (`{ref}`, and `{ref2}` for a second one), so that no word of a sentence becomes an operand by mistake.
 */
import { type Phrase, run } from './phrasebook.ts';
import { extensionsOf, isFolderName } from './file-kinds.ts';
import { quote, quotePath } from './quote.ts';
import type { Machine } from './types.ts';
import { numberWord } from './units.ts';

/** Of several commands, the first whose program is installed. */
export type Row = readonly [ask: readonly string[], command: string | readonly string[], does: string];

/** Words that point at something or limit it, and so name nothing. */
const NO_NAMES: ReadonlySet<string> = new Set(
  `all every each any some this that these those it its them here there again now too also the a an my our your one two both other others another
  everything anything nothing something except but not without with which what who in of on at to from for and or if by is are was only new old
  last first next current running stopped name called named file files folder folders directory directories image images container containers
  volume volumes pod pods branch branches commit commits tag tags log logs changes user users group groups package packages process processes
  service services machine server link docker git kubernetes kubectl`.split(/\s+/),
);
const isName = (text: string): boolean => !NO_NAMES.has(text.toLowerCase());
const REF = /^[A-Za-z0-9_][\w./@{}~^-]*$/;
const NAME = /^[A-Za-z0-9_][\w./:@-]*$/;
const HOST = /^(?:[a-z0-9-]+\.)*[a-z0-9-]*[a-z0-9]$/i;
const SITE = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;
const DIGITS = /^[1-9]\d{0,5}$/;
const amount = (text: string): string | null => (DIGITS.test(text) ? text : (numberWord(text.toLowerCase())?.toString() ?? null));
const FILE = /^[^*?]+$/;

type Write = (text: string, machine: Machine) => string | null;

const when =
  (pattern: RegExp, write: (text: string) => string): Write =>
  (text) =>
    pattern.test(text) && isName(text) ? write(text) : null;
/** A name with a dot or a slash is a file, and so is what is there. */
const path: Write = (text, machine) =>
  FILE.test(text) && isName(text) && (/[./~]/.test(text) || machine.exists(text)) ? quotePath(text) : null;

/** How the word of a hole is written, by the hole's name without its number; null when it is not such a word. */
const KINDS: Readonly<Record<string, Write>> = {
  ref: when(REF, quote),
  // the hash of a commit, HEAD, or a name with a number or a step in it
  commit: when(/^(?=.*[\d~^@]|HEAD)[A-Za-z0-9_][\w./@{}~^-]*$/, quote),
  // of files: something that is there, or is written like a file
  pattern: (text, machine) => (/[./*]/.test(text) || machine.exists(text) ? quote(text) : null),
  name: when(NAME, quote),
  // a folder to leave out: "without compression" names none
  folder: (text, machine) => (/^[\w.-]+$/.test(text) && (/[._-]/.test(text) || isFolderName(text) || machine.exists(text)) ? text : null),
  host: when(HOST, quote),
  // `notes.txt` is a file
  site: (text, machine) =>
    SITE.test(text) && !machine.exists(text) && extensionsOf(text.split('.').at(-1) ?? '', true) === null ? quote(text) : null,
  n: amount,
  pid: when(DIGITS, (text) => text),
  seconds: when(/^\d{1,12}$/, (text) => text),
  hex: when(/^0x[\da-f]{1,15}$/i, (text) => text),
  port: when(DIGITS, (text) => text),
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
  // the ending of such files: `python` is py
  kind: (text) => extensionsOf(text.toLowerCase().replace(/^\*?\./, ''), true)?.[0] ?? null,
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

function phraseOf([ask, command, does]: Row): Phrase {
  const commands = typeof command === 'string' ? [command] : command;
  return {
    ask,
    reply(holes, machine) {
      const found =
        commands.length === 1 ? commands[0] : commands.find((each) => machine.has(each.replace(/^sudo /, '').split(' ', 1)[0] ?? ''));
      // what a row writes has a name of its own, and replaces nothing
      const [, made] = / > ([\w.-]+)$/.exec(found ?? '') ?? [];
      if (found === undefined || (made !== undefined && machine.exists(made))) return null;
      const written: Record<string, string> = {};
      for (const [name, text] of Object.entries(holes)) {
        const word = KINDS[name.replace(/\d$/, '')]?.(text, machine) ?? null;
        if (word === null) return null;
        written[name] = word;
      }
      const fill = (template: string, values: Readonly<Record<string, string>>): string =>
        template.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
      return run(fill(found, written), fill(does, holes));
    },
  };
}

export const phrasesOf = (rows: readonly Row[]): readonly Phrase[] => rows.map(phraseOf);
