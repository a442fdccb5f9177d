/**
 * Finds passwords of several words behind a label for a password, whatever is said around the label: `Passphrase for the vault: three words
 * here`, `(given password: two words)`. The words themselves decide: they are a password unless they are about passwords.
 */
import { CHARS, runStart } from './chars.ts';
import type { Label } from './find-labels.ts';
import { lineHead } from './line-head.ts';
import type { Hits } from './literals.ts';
import { KEY_WORDS, PASSWORD_LABELS } from './password-words.ts';
import { isPhrase } from './phrases.ts';
import { NAME_CHARS, NAME_LITERALS } from './secret-names.ts';
import type { Span } from './span.ts';

const REST_CHARS = 200;
const HEAD_CHARS = 80;
const LABEL =
  /pass(?:wor[dt]|wd|code|[ _-]?phrase)|(?<=[_-])pass(?![\w-])|p(?:wd|w|sk)(?!\w)|kennwort|contrase[nñ]a|senha|wachtwoord|key(?=:)/iy;
const BEGIN = new Set(
  ['pass', 'pwd', 'pw', 'psk', 'kennwort', 'contrasen', 'senha', 'wachtwoord', 'key'].map((name) => NAME_LITERALS.indexOf(name)),
);
const KEYS = new Set(KEY_WORDS);
/** A network without wires: its key is a password that a person chose. */
const WIRELESS = /wi-?fi|wlan|wpa\d?\b|wireless|pre-?shared/i;

/** Whose it is or what it is for, what is chosen when nothing is typed. */
const ABOUT = String.raw`(?: (?:\([\p{L}\d ]{1,24}\)|\[[^\]\n]{0,24}\]|[\p{L}\d][\p{L}\p{M}\d'’.@_/-]{0,30})){0,6}`;
const IN_WORD = String.raw`[^\s:;"'()[\]{}<>|=,]`;
const WORDS =
  String.raw`(?<v>[\p{L}\d]${IN_WORD}{0,24}(?: ${IN_WORD}{0,24}(?![.?])${IN_WORD}){1,7}?)` +
  String.raw`(?=[.]?[ \t]*\r?$|\. |[;)\]}]|, [\p{L}_]{2,20} ?[=:]|  )`;
const SIGNED = new RegExp(
  String.raw`^\d?["'*\x60]{0,2}(?:${ABOUT}["'*\x60]{0,2}[ \t]{0,20}(?:[:：][ \t]{1,20}|：|(?:=>|->|→) )|(?<equals>["'\x60]?[ \t]{0,20}=[ \t]{0,4}))${WORDS}`,
  'du',
);
/** A verb that is in no other sentence about a password, which may go on in the next line. */
const SAID = new RegExp(String.raw`^${ABOUT} (?:lautete?|war|era|était) ${WORDS}`, 'du');
const VERB = /\s(?:lautete?|war|era|était)\s/;
const SIGN = /[:：=→]|->/;

export function findPhrases(text: string, names: Hits, labels: readonly Label[]): Span[] {
  const found: Span[] = [];
  for (const [index, hit] of names.starts.entries()) {
    if (!BEGIN.has(names.ids[index] ?? -1)) continue;
    LABEL.lastIndex = hit;
    const label = LABEL.exec(text)?.[0] ?? '';
    if (label === '' || !isOwnWord(text, hit) || (/^key$/i.test(label) && !WIRELESS.test(lineHead(text, hit, HEAD_CHARS)))) continue;
    const span = behind(text, hit, hit + label.length, false);
    if (span !== null) found.push(span);
  }
  for (const { label, start } of labels) {
    if (!PASSWORD_LABELS.has(label) && !(KEYS.has(label) && WIRELESS.test(lineHead(text, start, HEAD_CHARS)))) continue;
    const span = behind(text, start, start + label.length, true);
    if (span !== null) found.push(span);
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** Whether a word begins at a place, which may be within a name: `wifiPassword`, `wifi_password`. */
const isOwnWord = (text: string, at: number): boolean =>
  !/[A-Za-z]/.test(text[at - 1] ?? '') || (/[a-z]/.test(text[at - 1] ?? '') && /[A-Z]/.test(text[at] ?? ''));

/** `said`: the label is of another language than English, whose verbs are sure. */
function behind(text: string, start: number, end: number, said: boolean): Span | null {
  const rest = text.slice(end, end + REST_CHARS);
  const [line = '', next = ''] = rest.split('\n', 2);
  const match = (SIGN.test(line) ? SIGNED.exec(line) : null) ?? (said && VERB.test(rest) ? SAID.exec(`${line} ${next}`) : null);
  const [from = 0, to = 0] = match?.indices?.groups?.['v'] ?? [];
  if (match === null || !isPhrase(match.groups?.['v'] ?? '')) return null;
  return match.groups?.['equals'] !== undefined && !isSetting(text, start, end)
    ? null
    : { start: end + from, end: end + to, kind: 'password' };
}

/** Whether a name and `=` begin their line. `PASSWORD=x tool` is a variable of one command, `--password=x y` an option and another argument. */
function isSetting(text: string, start: number, end: number): boolean {
  const from = runStart(text, start, CHARS.dotted, start - NAME_CHARS);
  return (
    /^[ \t]*$/.test(lineHead(text, from, HEAD_CHARS)) && text[from] !== '-' && (text[end] === ' ' || /[a-z]/.test(text.slice(from, end)))
  );
}
