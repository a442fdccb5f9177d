/** The values of the user's own environment that must not leave the machine, in every form they are likely to be seen in. */
import { Literals } from './literals.ts';
import { tellingName } from './secret-names.ts';
import { isPlaceholder } from './placeholder.ts';
import type { Span } from './span.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Shorter values are in every second word. */
const MIN_CHARS = 6;
/** More than this of a value is not compared; what follows is masked by whatever else recognises it. */
const MAX_CHARS = 8192;
/** The first characters of a value are the pre-filter. */
const PREFIX_CHARS = 6;
/** An encoded value's part that does not depend on its neighbours must be this long to mean anything. */
const ENCODED_MIN_CHARS = 10;

/** Names that look secret and are not, beyond what `tellingName` knows. */
const NOT_SECRET = /^(?:PWD|OLDPWD|SSH_AUTH_SOCK|XAUTHORITY|KEYTIMEOUT|GPG_.*|.*_ASKPASS|LS_.*)$/;
/** Beyond the telling names: these end in what `tellingName` calls "about", or hold an address with a password. */
const SECRET = /(?:^|_)(?:PASS|AUTH|KEY|DSN|COOKIE|CREDENTIALS?)(?:_|$)|ACCESS_KEY_ID$|CONNECTION_STRING$/;
const USERINFO = /^[a-z][a-z0-9+.-]*:\/\/[^\s:/@]*:(?<password>[^\s/]+)@/i;

const COMMON = new Set(
  (
    'true false enabled disabled default production development staging localhost public private password secret token cookie session ' +
    'changeme example bearer digest github gitlab google amazon keyring openssl postgres anonymous username required optional system basic oauth'
  ).split(' '),
);

/** Obviously no secret: too short, a number, a common word, a path, a name that something is under. */
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

/** A variable whose value is masked: what of it, and under which name it comes back. */
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
    const secret = tellingName(name) !== null || SECRET.test(name.toUpperCase());
    return secret && !isHarmlessValue(value) ? [{ name, value: value.slice(0, MAX_CHARS) }, ...within] : within;
  });
}

/** Blanks of a value at which a wrap may have taken one away; a passphrase has a few. */
const BLANKS = 8;

/** A value that lost one of its blanks at the end of a line. */
const withoutOneBlank = (value: string): string[] =>
  [...value.matchAll(/ /g)].slice(0, BLANKS).map(({ index }) => value.slice(0, index) + value.slice(index + 1));

/** A value as itself and in its usual encodings; line ends are not part of any, as texts are compared without. */
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
    // the last characters depend on what follows, unless the value ends with a whole group
    return text.slice(first, (shift + bytes.length) % 3 === 0 ? undefined : -1);
  });
  const safe = encoded.map((each) => each.replaceAll('+', '-').replaceAll('/', '_'));
  const plus = url.replaceAll('%20', '+');
  const lower = url.replaceAll(/%[0-9A-F]{2}/g, (each) => each.toLowerCase());
  const long = [...encoded, ...safe].filter((each) => each.length >= ENCODED_MIN_CHARS);
  return [
    ...new Set([value, ...withoutOneBlank(value), json, shell, url, plus, lower, ...long].map((each) => each.replaceAll(/\s*\n\s*/g, ''))),
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
