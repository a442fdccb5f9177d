/**
 * Finds secrets that a command at a prompt printed, by the command alone: `pass show x`, `openssl rand -hex 32`, `gh auth token`. A command
 * that names a secret, of any program, and then prints one made-up word and nothing else, has printed it: `cat ~/.erlang.cookie`.
 */
import { startsItsWords } from '../../programs/index.ts';
import { DUMPERS, SECRET_OUTPUT, SETTINGS_PRINTERS, WITHOUT_ARGUMENTS } from '../../programs/secret-output.ts';
import { isCookie } from './cookie-values.ts';
import type { Hits } from './literals.ts';
import { isRandom } from './random-word.ts';
import { dumped, DUMPS, LINE_CHARS, printsFile } from './printed-files.ts';
import type { Span } from './span.ts';
import { isWhose, namesData, secretNameOf } from './secret-names.ts';
import { isHarmless, isMadeUpWord, isSecret, isTypedWord } from './values.ts';

const PRINTERS = Object.entries(SECRET_OUTPUT).map(([name, prints]) => ({ name, prints }));
/** With the space after the name, unless the name alone is a command: short names occur within words everywhere. */
export const PRINTER_LITERALS: readonly string[] = PRINTERS.map(({ name, prints }) => (WITHOUT_ARGUMENTS.has(prints) ? name : `${name} `));

const SETTING = /^[ \t]*(?<name>[\p{L}\d_.-]{1,80})[ \t]*[:=][ \t]*["']?(?<v>[^\s"']{6,200})["']?\r?$/du;
const SETTING_LINES = 60;

/** Lines of output that are read: the secret comes first. */
const LINES = 12;
const MIN_CHARS = 4;

/** A prompt, what may be before a program's name on its line, and nothing else. */
const HEAD = /^(?<prompt>.{0,120}?[$#%>❯➜»λ] )(?:.{0,400}[|;&(] ?)?(?:(?<starter>[\w.-]+)(?: -\S+(?: [\w.][\w.-]*)?)* )?$/u;

export function findPrinted(text: string, hits: Hits): Span[] {
  const found: Span[] = [];
  for (const [index, start] of hits.starts.entries()) {
    const printer = PRINTERS[hits.ids[index] ?? 0];
    if (printer === undefined || !text.startsWith(printer.name, start) || /[\w./-]/.test(text[start - 1] ?? '')) continue;
    const before = text.slice(Math.max(0, start - LINE_CHARS), start);
    const after = text.slice(start, start + LINE_CHARS);
    const newline = after.indexOf('\n');
    if (newline < 0) continue;
    const { prompt, starter } = HEAD.exec(before.slice(before.lastIndexOf('\n') + 1))?.groups ?? {};
    if (
      prompt === undefined ||
      (starter !== undefined && !startsItsWords(starter)) ||
      /\s(?:--help|-h)\b/.test(after.slice(0, newline)) ||
      !printer.prints.test(after.slice(printer.name.length, newline))
    )
      continue;
    found.push(...printed(text, start + newline + 1, prompt));
    if (SETTINGS_PRINTERS.has(printer.name)) found.push(...settings(text, start + newline + 1, prompt));
  }
  return found;
}

/** The values of settings, up to the next prompt, that a person or a program made up. */
function settings(text: string, from: number, prompt: string): Span[] {
  const found: Span[] = [];
  let at = from;
  for (let line = 0; line < SETTING_LINES && at < text.length && !text.startsWith(prompt, at); line++) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    const match = SETTING.exec(text.slice(at, Math.min(end, at + LINE_CHARS)));
    const [start, to] = match?.indices?.groups?.['v'] ?? [0, 0];
    const value = match?.groups?.['v'] ?? '';
    const name = match?.groups?.['name'] ?? '';
    if ((isTypedWord(value) || isMadeUpWord(value) || KEY.test(value)) && !namesData(name) && !isWhose(name))
      found.push({ start: at + start, end: at + to, kind: 'secret' });
    at = end + 1;
  }
  return found;
}

/** The lines that are one word, up to the next prompt: an error or a description has several. */
function printed(text: string, from: number, prompt: string): Span[] {
  const found: Span[] = [];
  let at = from;
  /** The first line of the output proper, behind what asks for a password. */
  let first = 0;
  for (let line = 0; line < LINES && at < text.length; line++) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    if (text.startsWith(prompt, at) || end - at > 16 * LINE_CHARS) break;
    const value = text.slice(at, end).trim();
    if (line === first && (ASKS.test(value) || NOTICE.test(value))) {
      first++;
      at = end + 1;
      continue;
    }
    const alone = line === first && (end + 1 >= text.length || text.startsWith(prompt, end + 1));
    if (PHRASE.test(value) || (alone && WORDS.test(value) && !FAILS.test(value)))
      found.push({ start: at, end: at + value.length, kind: 'secret' });
    for (const word of columnsOf(value)) found.push({ start: at + word.start, end: at + word.end, kind: 'secret' });
    const start = at + text.slice(at, end).indexOf(value);
    if (value.length >= MIN_CHARS && !/\s/.test(value) && !isHarmless(value) && !ACCOUNT.test(value))
      found.push({ start, end: start + value.length, kind: 'secret' });
    at = end + 1;
  }
  return found;
}

/** A line that asks for the password of a store before it is read. */
const ASKS = new RegExp(
  String.raw`^.{0,60}?(?:pass(?:word|phrase|wort)|\bpin\b|kennwort|mot de passe|contraseña|senha|wachtwoord|hasło|пароль|密码|パスワード)` +
    String.raw`[^\n]{0,200}[:：?] ?(?:[*•]*|\[[a-z ]{3,20}\])$`,
  'i',
);
/** What a program says of itself before it prints: `tool: encrypted with a key`, and whose key it is. */
const NOTICE = /^[a-z][\w-]{1,20}: \S|^"[^"<]{1,80}<[^>\s]{3,80}>"$/;

/** A line of passwd(5) or group(5) without a password. */
const ACCOUNT = /^[\w.$-]+:[x*!]{0,2}:\d+:/;

/** A phrase of words, all of them long enough for a list of such words: an error has shorter ones. */
const PHRASE = /^[a-z]{3,9}(?:(?: [a-z]{3,9}){4,}|(?:-[a-z]{3,9}){3,})$/;

/** Several words that are all that was printed: a password that a person chose. A message has a sign, or a word that messages have. */
const WORDS = /^[\p{L}\d][^\s:"'()[\]{}<>|=]{0,30}(?: [^\s:"'()[\]{}<>|=]{1,30}){1,6}$/u;
const FAILS = new RegExp(
  String.raw`\b(?:not?|none|cannot|can.t|error|fail(?:ed|ure)?|found|denied|invalid|unknown|unable|usage|exit|missing` +
    String.raw`|locked|expired|sealed|signed|logged|please|command|file|directory` +
    String.raw`|are|was|the|an?|with|for|requires?|must|to|of|entry|item|success\w*|saved|copied|clipboard)\b`,
  'i',
);

/** Words in columns, as generators of passwords print them: all of one length. */
function columnsOf(line: string): { readonly start: number; readonly end: number }[] {
  const words = [...line.matchAll(/\S+/g)];
  const [first = ''] = words[0] ?? [];
  if (words.length < 2 || first.length < COLUMN_CHARS || words.some(([word]) => word.length !== first.length || isHarmless(word)))
    return [];
  return words.map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}
const COLUMN_CHARS = 8;

/**
 * What makes a key, whose output may also be hexadecimal digits: `nomad operator gossip keyring generate`. An identifier or an address of a
 * key that was made is not one: `KEY` leaves out what has several dashes, colons or slashes.
 */
const MAKE = '(?:create|generate|new|gen|issue|mint|rotate)';
const MAKES_KEY = new RegExp(
  String.raw`(?:key|psk|token)(?:s|ring)? (?:\S+ )*${MAKE}\b|\b${MAKE} (?:\S+ )*[\w-]*(?:key|token|psk)s?\b|keygen\b|\bkeyctl (?:print|pipe)\b|unseal\b`,
  'i',
);
const KEY = /^(?=\D*\d)(?=[\d]*\D)(?!.*(?:[/:].*[/:.]|-.*-.*-))[\w+/=-]{32,}$/;
/** What an interpreter or a debugger prints of a variable: `$1 = 0x55d0c7a1e2f0 "x"`, `'x'`. */
const SHOWN = /^(?:\$?\w{1,20} = )?(?:\(\w[\w *]{0,30}\) )?(?:0x[\da-f]{4,16} )?(?<quote>["'])(?<v>[^"'\n]{4,200})\k<quote>\r?$/d;
const INTERPRETER =
  /^(?:>>>|>|\(\w{2,8}\)|\w{2,12}(?:\([\w-]+\))?(?::\d+)*>) (?:(?:p|po|print|puts|echo) )?(?<name>[\w.>$@'"[\]-]{3,120})$/;

/** What makes or reads a secret, in any program's words. */
const MAKES = /\/dev\/u?random\b|\b(?:gen|generate|new|make|show|get|read|reveal|decrypt)[._ -]?(?:secret|password|passwd|token|psk)\b/i;
/** A command that reads one setting or variable which is named after a password: `git config --get user.password`. */
const READS_ONE =
  /(?:\bget|--get|\bshow|\bread|\bprintenv|\becho)(?: -\S+)* ["$'{]*[\w./-]*(?:[./_-]|^)(?:password|passwd|passphrase)["'}]*$/i;
/** A command that selects a field which is named after a password: `jq -r .db.password`, `config get db:password`, `//password/text()`. */
const SELECTS = /[.:/_"'[](?:password|passwd|passphrase)\b/i;
/** One that selects nothing else: `jq -r .db.password`. */
const SELECTS_ONE = /[."'[](?:password|passwd|passphrase)["'\])}]*(?:\s|$)/i;
/** A command that reads one entry of a folder of secrets. */
const READS_ENTRY = /\b(?:get|read|show|cat)(?: -\S+)* \S*\bsecrets?\/\S+/i;
/** A command that reads something of a store of secrets, in any program's words. */
const READ = String.raw`\b(?:access|get|show|read|view|reveal|fetch|print)\b`;
const READS_SECRET = new RegExp(String.raw`\bsecrets?\b(?: \S+)* ${READ}|${READ}(?: \S+)* \S*secrets?\b`, 'i');
/** A command that shows all values of a store of secrets. */
const SHOWS_ALL = /\b(?:show|view|reveal|decrypt)(?: \S+)* secrets?\b/;
/** A word that such a command has, or one that dumps a file. */
const SHOWS = new RegExp(String.raw`\b(?:secrets?|${DUMPERS.join('|')})\b`, 'i');
/** A command at the prompt of a shell or of an interpreter. */
const COMMAND = /^(?:.{0,80}?[$#%❯➜»λ]|>>>|\w{2,12}(?:\([\w-]+\))?(?::\d+)*>|PS[^>\n]{0,60}>) (?<command>\S.*)$/u;
const WORD_CHARS = 4096;

/** The words that commands printed which name a secret. `names` are the occurrences of telling words; each line is read once. */
export function findAfterCommands(text: string, names: Hits): Span[] {
  const found: Span[] = [];
  let done = -1;
  for (const hit of names.starts) {
    if (hit <= done) continue;
    const newline = text.indexOf('\n', hit);
    if (newline < 0) break;
    done = newline;
    // the beginning of a document of YAML
    const from = newline + 1 + (text.startsWith('--- ', newline + 1) ? 4 : 0);
    const end = oneWord(text, from);
    const own = lineTo(text, hit, newline);
    // what asks for the password of a store has the command above it
    const line = (own.endsWith(':') || own.endsWith(': ')) && ASKS.test(own) ? lineAbove(text, newline - own.length) : own;
    const command = end >= 0 || SHOWS.test(line) ? (COMMAND.exec(line)?.groups?.['command'] ?? '') : '';
    if (command !== '') shown(text, newline + 1, command, line.slice(0, line.length - command.length), found);
    // one word, or what an interpreter shows, which ends with a quote
    if (end < 0 && !endsWithQuote(text, from)) continue;
    const value = shownBelow(text, line, from);
    if (value !== null) found.push(value);
    if (end < 0) continue;
    if (command === '') {
      // a sentence that is about a secret, and a random word below it
      const [word = ''] = /^\S+/.exec(text.slice(from, end)) ?? [];
      if (/^\s*[A-Z][^\s,;{}]* [^{};=]{8,}[.:!]$/.test(line) && isRandomOfBothCases(word)) found.push({ start: from, end, kind: 'secret' });
      continue;
    }
    const [, quote = '', word = ''] = /^(["']?)(.*)\1$/.exec(text.slice(from, end)) ?? [];
    const start = from + quote.length;
    if (
      (isMadeUpWord(word) && (asksForSecret(command) || READS_SECRET.test(command))) ||
      ((READS_ONE.test(command) || SELECTS_ONE.test(command)) && /[a-z]/.test(word) && !isHarmless(word) && !command.includes(word)) ||
      ((SELECTS.test(command) || READS_ENTRY.test(command)) && isTypedWord(word) && !command.includes(word)) ||
      (KEY.test(word) && (MAKES_KEY.test(command) || printsFile(command))) ||
      (isRandomOfBothCases(word) && /(?<![\w./-])(?:secret|token|password|credential)s?(?![\w./-])/i.test(command))
    )
      found.push({ start, end: start + word.length, kind: 'secret' });
  }
  return found;
}

/** The line of a hit; only the end of a long one. */
function lineTo(text: string, hit: number, newline: number): string {
  const before = text.slice(Math.max(0, hit - LINE_CHARS), newline);
  return before.slice(before.lastIndexOf('\n') + 1);
}

/** The line above the one that begins at a place. */
const lineAbove = (text: string, at: number): string => (at < 1 ? '' : lineTo(text, at - 1, at - 1));

/** Adds what a command at a prompt shows in lines: the bytes of a file with a telling name, the values of a store. */
function shown(text: string, from: number, command: string, prompt: string, found: Span[]): void {
  // a heading of Markdown looks like a prompt
  if (SHOWS_ALL.test(command) && !/^#+ $/.test(prompt)) found.push(...settings(text, from, prompt));
  if (DUMPS.test(command) && printsFile(command)) found.push(...dumped(text, from));
}

/** Identifiers and hashes have letters of one case. */
const isRandomOfBothCases = (word: string): boolean => /[A-Z]/.test(word) && /[a-z]/.test(word) && isRandom(word);

/** The value of a variable with a telling name that an interpreter printed in quotes, or null. */
function shownBelow(text: string, line: string, from: number): Span | null {
  const name = INTERPRETER.exec(line)?.groups?.['name'];
  if (name === undefined) return null;
  const secret = secretNameOf(name.replace(/["'\]]+$/, ''));
  if (secret === null) return null;
  const end = text.indexOf('\n', from);
  const match = SHOWN.exec(text.slice(from, Math.min(end < 0 ? text.length : end, from + 2 * WORD_CHARS)));
  const [start = 0, to = 0] = match?.indices?.groups?.['v'] ?? [];
  const value = match?.groups?.['v'] ?? '';
  return (secret.kind === 'cookie' ? isCookie(value) : isSecret(value, secret.strength, true))
    ? { start: from + start, end: from + to, kind: 'secret' }
    : null;
}

/** Whether a line that is not too long ends with a quote. */
function endsWithQuote(text: string, from: number): boolean {
  const newline = text.indexOf('\n', from);
  const end = newline < 0 ? text.length : newline;
  const last = text[end - 1] === '\r' ? text[end - 2] : text[end - 1];
  return end - from < 2 * WORD_CHARS && (last === '"' || last === "'");
}

/** The end of a line that is one word, or -1. */
function oneWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && at - from < WORD_CHARS && text.charCodeAt(at) > 32) at++;
  const end = at;
  if (text[at] === '\r') at++;
  return end - from >= MIN_CHARS && (at === text.length || text[at] === '\n') ? end : -1;
}

/**
 * Whether the command makes or reads a secret, or names one: a variable or a setting anywhere (`printenv DB_PASSWORD`), a plain word at its
 * end (`reveal secret`). A plain word before the end is mostly what is searched for: `grep -c password notes`.
 */
function asksForSecret(command: string): boolean {
  const words = command.match(/[\w.-]{3,80}/g) ?? [];
  return (
    MAKES.test(command) ||
    words.some(
      (word, index) =>
        (/[a-z\d][._-][a-z]/i.test(word) || index === words.length - 1) && secretNameOf(word) !== null && !/^(?:keys?|auth)$/i.test(word),
    )
  );
}
