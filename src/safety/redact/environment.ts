/** Finds secret values of the user's environment in a text, in every form in which they usually appear. */
import { Literals } from './literals.ts';
import { secretNameOf } from './secret-names.ts';
import { isPlaceholder } from './placeholder.ts';
import type { Span } from './span.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Shorter values occur by chance in ordinary text. */
const MIN_CHARS = 6;
/** The beginning of a value that is compared; the rest is masked only when another finder recognises it. */
const MAX_CHARS = 8192;
/** The first characters of a value are the pre-filter. */
const PREFIX_CHARS = 6;
/** The shortest part of an encoded value, without the characters that depend on its neighbours, that is significant. */
const ENCODED_MIN_CHARS = 10;

/** Names that look secret and are not, in addition to those `secretNameOf` knows. */
const NOT_SECRET = /^(?:PWD|OLDPWD|SSH_AUTH_SOCK|XAUTHORITY|KEYTIMEOUT|GPG_.*|.*_ASKPASS|LS_.*)$/;
/** Secret names in addition to those of `secretNameOf`: they end in one of its ABOUT words, or hold an address with a password. */
const SECRET = /(?:^|_)(?:PASS|AUTH|KEY|DSN|COOKIE|CREDENTIALS?)(?:_|$)|ACCESS_KEY_ID$|CONNECTION_STRING$/;
const USERINFO = /^[a-z][a-z0-9+.-]*:\/\/[^\s:/@]*:(?<password>[^\s/]+)@/i;

const COMMON = new Set(
  (
    'true false enabled disabled default production development staging localhost public private password secret token cookie session ' +
    'changeme example bearer digest github gitlab google amazon keyring openssl postgres anonymous username required optional system basic oauth'
  ).split(' '),
);

/** Whether a value is obviously no secret: too short, a placeholder, a number, a common word, a path, one repeated character. */
function isHarmlessValue(value: string): boolean {
  return (
    value.length < MIN_CHARS ||
    COMMON.has(value.toLowerCase()) ||
    isPlaceholder(value) ||
    /^[-+\d.:,]{1,9}$/.test(value) ||
    /^(?:~|\.{1,2})?\/(?!.*[+=])[^\s:]*$/.test(value) ||
    /^(.)\1*$/.test(value)
  );
}

/** A value to mask, and the variable that restores it; the name is empty when no variable holds exactly this value. */
export interface Secret {
  readonly name: string;
  readonly value: string;
}

/** All secrets of an environment. */
export function secretsOf(env: Environment): Secret[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (value === undefined || NOT_SECRET.test(name)) return [];
    const password = USERINFO.exec(value)?.groups?.['password'];
    const within = password === undefined || isHarmlessValue(password) ? [] : [{ name: '', value: password }];
    const secret = secretNameOf(name) !== null || SECRET.test(name.toUpperCase());
    return secret && !isHarmlessValue(value) ? [{ name, value: value.slice(0, MAX_CHARS) }, ...within] : within;
  });
}

/** The most spaces of a value at which a wrap may have removed one; a passphrase has a few. */
const SPACES = 8;

/** The value without one of its spaces, as after a wrap at that space. */
const withoutOneSpace = (value: string): string[] =>
  [...value.matchAll(/ /g)].slice(0, SPACES).map(({ index }) => value.slice(0, index) + value.slice(index + 1));

/** A value as it is and in its usual encodings. Line ends are removed, since texts are compared without them. */
function formsOf(value: string): string[] {
  const bytes = Buffer.from(value);
  const json = JSON.stringify(value).slice(1, -1);
  const url = encodeURIComponent(value.toWellFormed());
  const shell = value.replaceAll(/[^\w@%+=:,./-]/g, '\\$&');
  const encoded = [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const first = [0, 2, 3][shift] ?? 0;
    // the last characters depend on the bytes after the value, unless it ends with a whole group
    return text.slice(first, (shift + bytes.length) % 3 === 0 ? undefined : -1);
  });
  const safe = encoded.map((each) => each.replaceAll('+', '-').replaceAll('/', '_'));
  const plus = url.replaceAll('%20', '+');
  const lower = url.replaceAll(/%[0-9A-F]{2}/g, (each) => each.toLowerCase());
  const long = [...encoded, ...safe].filter((each) => each.length >= ENCODED_MIN_CHARS);
  return [
    ...new Set([value, ...withoutOneSpace(value), json, shell, url, plus, lower, ...long].map((each) => each.replaceAll(/\s*\n\s*/g, ''))),
  ].filter((each) => each.length >= MIN_CHARS);
}

export class EnvironmentFinder {
  private readonly forms: readonly string[];
  private readonly literals: Literals;

  constructor(secrets: readonly Secret[]) {
    this.forms = [...new Set(secrets.flatMap(({ value }) => formsOf(value)))];
    this.literals = new Literals(this.forms.map((form) => form.slice(0, PREFIX_CHARS)));
  }

  /** Every occurrence of every form, at any position. */
  find(text: string): Span[] {
    if (this.forms.length === 0) return [];
    const found: Span[] = [];
    let done = 0;
    this.literals.search(text, (id, start) => {
      const form = this.forms[id] ?? '';
      if (start + form.length <= done || !text.startsWith(form, start)) return;
      found.push({ start, end: start + form.length, kind: 'environment' });
      done = start + form.length;
    });
    return found;
  }
}
