/** The user's own words, prepared for comparing: the questions of a conversation, and the command that the user typed and that failed. */
import { LetterPattern } from '../base/letter-pattern.ts';
import { occurs } from '../base/occurs.ts';
import { bareHost } from '../effects/host-in.ts';
import type { ReadLine } from '../syntax/read-line.ts';
import { INSTALLERS } from '../programs/installers.ts';
import { isBlank } from './blanks.ts';
import { CALLED, ENDINGS, SHARED, stemOf } from './called.ts';
import { withVerbsMended } from './misspelt-verbs.ts';
import type { Said } from './odds/said-words.ts';
import type { Pointing, Seen } from './pointing.ts';
import { directionOf, isAboutOne, keptIn, namesToEnd, withoutDescriptions, withoutPlaces, withoutStates } from './question-parts.ts';
import { isWish } from './wish-form.ts';
import { isCalled, isCommonWord, isLibrary, isNamedKind, isOwnersName, lastPart, loosely } from './word-names.ts';

export interface Words {
  /** What the user wrote, as it is. */
  readonly question: string;
  /** What the user wrote, without what a negation denies, and the command that failed. */
  readonly text: string;
  /** The verbs that a negation denies, with it: "don't start". */
  readonly denied: string;
  /** What is not to happen on the way: "without overwriting". */
  readonly without: string;
  /** Its words in lower case, as written and without their separators. */
  readonly tokens: ReadonlySet<string>;
  /** The same without those of commands that the user typed earlier. */
  readonly ownTokens: ReadonlySet<string>;
  /** The text without the clauses in which a verb only describes something: a verb that is left is a wish. */
  readonly deeds: string;
  readonly asked: AskedPart;
  /** The command that the user typed and that failed, without its misspelled words; null when there is none. */
  readonly meant: ReadLine | null;
  /** The last command that the user typed, whether it failed or not, or what counts as his own of a suggestion that he has run; null when there is none. */
  readonly ran: ReadLine | null;
  /** The same as text, and what it printed; empty where that is the suggested line. */
  readonly seen: Seen;
  /** What counts as his own of the steps before that command. */
  readonly steps: string;
  /** What that command printed, whatever it says: this can only hold a line back. */
  readonly shown: string;
  /** All untrusted text that the model had; null where a part of it is not known. */
  readonly untrusted: string | null;
  /** Whether that command was refused for want of rights. */
  readonly refused: boolean;
  /** Whether the words hold the suggested line, or the commands of the alias it defines, letter by letter. */
  readonly dictated: boolean;
  /** The command that the newest question contains, with the program of the suggestion; null where it only has words. */
  readonly given: ReadLine | null;
  /** Programs of the suggestion whose deed the words call as the command does: "tidy" for `go mod tidy`, "rollback" for `helm rollback`. */
  readonly deedsOf: ReadonlySet<string>;
  /** Whether the user's own words are a wish for a state, not a question for information. */
  readonly wish: boolean;
  /** What the words point at in the output above them; null when they point at nothing. */
  readonly pointing: Pointing | null;
}

/** What the user's questions ask for, without what only says where it is. */
export interface AskedPart {
  readonly text: string;
  readonly tokens: ReadonlySet<string>;
  /** The names of things that are to be gone. */
  readonly ends: readonly string[];
  /** The files among these, and those in which something is to be gone. */
  readonly files: readonly string[];
  /** What is to stay as it is. */
  readonly kept: readonly string[];
  /** Whether it is about a single thing of many. */
  readonly one: boolean;
  /** What is to be copied, and where to, as it is written; null where the words do not say both. */
  readonly direction: ReturnType<typeof directionOf>;
}

/** What the user wrote, with his own part of what he has run. */
export const writtenBy = ({ question, seen, steps }: Pick<Words, 'question' | 'seen' | 'steps'>): Said => ({
  question,
  typed: `${steps}\n${seen.typed}`,
});

const NONE: ReadonlySet<string> = new Set();

const NOT = "do\\s*n[o']?t|don’t|never|(?<!\\bif\\s)not|(?<!\\bwenn\\s)nicht";
/** `don't delete`: what must not be done. "if not start it" denies nothing. */
const DENIED_VERBS = new RegExp(String.raw`\b(?:${NOT})\s+(?:any\s+)?\p{L}+`, 'giu');
const LEAVES_OUT = 'without|ohne|sans|sin|senza';
/** `without overwriting`: what must not happen on the way. */
const WITHOUT = new RegExp(String.raw`(?<!\p{L})(?:${LEAVES_OUT}|no)\s(?:to\s|any\s)?\p{L}+`, 'giu');
/** The same, and `without removing`: the word is in the question, but not as a wish. */
const DENIED = new LetterPattern(String.raw`\b(?:${NOT}|${LEAVES_OUT})\s+(?:any\s+)?\p{L}+`, 'g');
const SPLIT = /[\s"'`,;:!?()[\]{}<>|=*]+/;

/**
 * @param text the user's questions.
 * @param failed the command that failed, if the user typed it.
 * @param typed the last command that the user typed: it asks for nothing, but what it names is named by the user.
 * @param meant the command that failed, without its misspelled words.
 */
export function wordsOf(text: string, failed: ReadLine | null = null, refused = false, typed = '', meant = failed): Words {
  const said = DENIED.replace(text, ' ');
  const wished = withVerbsMended(said);
  const also = failed === null ? '' : `\n${failed.text}`;
  const all = wished + also;
  return {
    question: text,
    text: all,
    denied: (text.match(DENIED_VERBS) ?? []).join('\n'),
    without: (text.match(WITHOUT) ?? []).join('\n').toLowerCase(),
    ...partsOf(wished, also, typed),
    // what is called like a misspelt verb is named by it
    tokens: tokensOf(`${said}\n${all}\n${typed}`),
    ownTokens: tokensOf(`${said}\n${all}`),
    meant,
    refused,
    ran: null,
    seen: { typed: '', printed: '' },
    steps: '',
    shown: '',
    untrusted: null,
    dictated: false,
    given: null,
    deedsOf: NONE,
    wish: isWish(text),
    pointing: null,
  };
}

/** Longer words are not taken apart: nobody types them at a prompt. */
const PARTED_CHARS = 4096;

/** "my change in app.yml" is one of that file, wherever it is named. */
const isFile = (name: string): boolean => /[\p{L}\d_-]\.\p{L}[\p{L}\d]{0,4}$/u.test(name);

function partsOf(wished: string, also: string, typed: string): Pick<Words, 'deeds' | 'asked'> {
  const given = wished.slice(0, PARTED_CHARS);
  const deeds = withoutStates(withoutDescriptions(given));
  const text = withoutPlaces(given);
  return {
    deeds: deeds + wished.slice(PARTED_CHARS) + also,
    asked: {
      text: text + also,
      tokens: tokensOf(`${text}${also}\n${typed}`),
      ends: namesToEnd(text),
      files: namesToEnd(given).filter(isFile),
      kept: keptIn(given),
      one: isAboutOne(text),
      direction: directionOf(given),
    },
  };
}

/** The words with those that the user meant to type. */
export const asMeant = (words: Words): Words =>
  words.meant === null ? words : { ...words, tokens: new Set([...words.tokens, ...tokensOf(words.meant.text)]) };

function tokensOf(text: string): ReadonlySet<string> {
  const tokens = new Set<string>();
  const words = text
    .toLowerCase()
    .split(SPLIT)
    .map((word) => word.replace(/[.…]+$/, ''))
    .filter((word) => word !== '');
  for (const [at, word] of words.entries()) {
    tokens.add(word);
    tokens.add(bare(word));
    if (word.startsWith('$')) tokens.add(word.slice(1));
    if (word.endsWith('/')) tokens.add(word.replace(/\/+$/, ''));
    // "node modules" names node_modules
    const [, next, third] = words.slice(at, at + 3);
    if (next !== undefined) tokens.add(bare(word + next));
    if (next !== undefined && third !== undefined) tokens.add(bare(word + next + third));
    for (const part of word.split(/[/@]/)) if (part.length > 1) tokens.add(part);
  }
  tokens.delete('');
  return tokens;
}

const bare = (word: string): string => word.replaceAll(/[-_.]/g, '');

/** "images" for image, and the other way round. */
const inOtherNumber = (word: string): string => (word.endsWith('s') ? word.slice(0, -1) : `${word}s`);

/**
 * Whether the words name an object: a file by its path, its name or its name without extension; a host by its whole name or by the label
 * that identifies it; anything else by itself.
 */
export function names({ tokens, text: said }: Words, object: string, loose: 'name' | 'path' | null = null): boolean {
  // `left@npm:other`: what comes is the other one
  const alias = /@npm:(.+)$/.exec(object)?.[1];
  if (alias !== undefined) return said.includes(alias);
  const scheme = /^([a-z][\w+.-]*):\/\//i.exec(object)?.[1]?.toLowerCase();
  // "copy it to s3" names s3://bucket
  if (scheme !== undefined && !/^(?:https?|ssh|git|ftps?|wss?|file)$/.test(scheme) && tokens.has(scheme)) return true;
  const text = object
    .toLowerCase()
    .replace(/^[a-z][\w+.-]*:\/\//, '')
    .replaceAll(/[*\u2018\u2019\u201c\u201d]/g, '')
    .replace(/\/+$/, '')
    .replace(/:\d+$/, '')
    // a port with its protocol
    .replace(/(?<=^\d+)\/(?:tcp|udp|sctp)$/, '');
  if (isBlank(object)) return true;
  // what anybody may have hidden there
  if (/^(?:\/(?:var\/)?tmp|\/dev\/shm)\/(?:.*\/)?\./.test(object)) return said.includes(object);
  // the user's own account
  if (/^"?\$(?:\{?(?:USER|LOGNAME)\}?|\((?:whoami|id -un)\))"?$/i.test(object)) return true;
  if (isNamedKind(tokens, object.toLowerCase()) || isCalled(CALLED, object === '/' ? object : text, tokens)) return true;
  if (text === '') return false;
  // `..`, `:`: a name without a letter
  if (!/[\p{L}\d]/u.test(text)) return tokens.has(text) || said.split(/[\s"'`]+/).includes(text);
  const found = (word: string): boolean =>
    !isCommonWord(word) &&
    (tokens.has(word) ||
      (bare(word).length > 2 && tokens.has(bare(word))) ||
      (loose !== null && word.length > 3 && tokens.has(inOtherNumber(word))));
  if (found(text) || tokens.has(text)) return true;
  // "the .77 one"
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) && tokens.has(text.slice(text.lastIndexOf('.')))) return true;
  if (text.includes(' ') && said.toLowerCase().includes(text)) return true;
  // "code" names `code --wait`: a command with nothing but options
  const [command = text] = /^[a-z][\w.-]*(?=(?:\s+--?[a-z][\w-]*)+$)/.exec(text) ?? [];
  if (command !== text) return names({ tokens, text: said } as Words, command, loose);
  // "21" chooses 21.0.5
  if (
    /^v?\d+(?:\.\d+)*(?:[-+]\w+)?$/.test(text) &&
    [...tokens].some((token) => /^\d+$/.test(token) && text.replace(/^v/, '').startsWith(`${token}.`))
  )
    return true;
  // the id of an application ends with its name
  const title = /^(?:com|org|io|net|app|dev|de|me)\.[\w.-]+\.([\w-]*[A-Z][\w-]*)$/.exec(object)?.[1]?.toLowerCase();
  if (title !== undefined && found(title)) return true;
  if (isLibrary(text, tokens)) return true;
  // `ubuntu:24.04`: what follows the name only chooses
  const [bareName = '', version] = text.split(/(?<=.)(?:@|[=<>~!]=?)|(?<=^[a-z][\w-]+):(?=\w[\w.-]*$)/);
  // `wg-quick@wg0`
  if (version !== undefined && isCalled(CALLED, bareName, tokens)) return true;
  // `numpy==2.1`, `golang.org/x/tools/cmd/stringer@latest`
  if (version !== undefined && (found(bareName) || (isOwnersName(bareName, tokens) && found(lastPart(bareName))))) return true;
  // zsh-syntax-highlighting is named by "zsh with syntax highlighting"
  const isSpelled = (word: string): boolean =>
    /^[a-z]\w*(?:-\w+)+$/.test(word) && word.split('-').every((part) => part.length > 2 && tokens.has(part));
  if (isSpelled(text)) return true;
  if (isCalled(INSTALLERS, text, tokens)) return true;
  // "the jar", "the deb": a file of the project by its kind
  const kind = /^(?:\.\/)?[\w-][\w./-]*\.(jar|war|whl|deb|rpm|gem|apk|iso|ipynb|sql|appimage)$/.exec(text)?.[1];
  if (kind !== undefined && !text.includes('..') && (tokens.has(kind) || isCalled(ENDINGS, kind, tokens))) return true;
  if (/^[\w-]+(?:\.[\w-]+)+$/.test(text) && !text.includes('/')) {
    // `api.github.com` is named by "github", but not by "api" or "com"; `get.github.evil.sh` and `evil.github.io` are not
    const label = text.replace(SHARED, '.shared').split('.').at(-2);
    if (label !== undefined && label.length > 3 && found(label)) return true;
  }
  // the tool's name alone does not name its variables: "git" is no GIT_EDITOR
  if (loose !== null && loosely(tokens, /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(object) ? text.replace(/^[^_]*_/, '') : text, loose))
    return true;
  if (!text.includes('/') && !text.includes('.')) return false;
  const name = text.split('/').at(-1) as string;
  const host = bareHost(text);
  // a host is no file: `log.example` is not named by "log"
  if (host !== null && !text.includes('/')) return found(name);
  // `staging.enc.yaml` is named by "staging", but `theme.example.org/x` by no "theme"
  const stem = host === null ? stemOf(name) : '';
  return found(name) || isSpelled(name) || found(name.replace(/\.[\w]+$/, '')) || (stem.length > 3 && found(stem));
}

const ACCENTED = /[\u00c0-\u024f]/;
const withoutAccents = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '');
/** "musica" names the folder Música, where the screen has no other of that name; "under ./a" names a folder, however short its name is. */
export function namesPath({ tokens, shown }: Words, object: string): boolean {
  const text = object.toLowerCase().replace(/^\.\//, '').replace(/\/+$/, '');
  if (tokens.has(`./${text}`)) return true;
  const plain = withoutAccents(text);
  const screen = shown.toLowerCase();
  return (
    (ACCENTED.test(text) || [...tokens].some((token) => ACCENTED.test(token))) &&
    [...tokens].some((token) => token.length > 3 && token !== text && withoutAccents(token) === plain && !screen.includes(token))
  );
}

/** Whether a text contains a name apart from others: `example.com` is no part of `files.example.com`, and `web` none of `web.example`. */
const hasApart = (text: string, name: string): boolean =>
  occurs(text, name, (before, behind) => !/[\p{L}\d._-]/u.test(before) && !/[\p{L}\d_-]/u.test(behind));
export const isTypedOrAsked = (thing: string, { question, seen }: Words): boolean =>
  hasApart(question.toLowerCase(), thing.toLowerCase()) || hasApart(seen.typed, thing);
