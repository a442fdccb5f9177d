/** Finds values that are known to be secrets: those of variables, in every form in which they usually appear, and those masked before. */
import type { Variable } from '../../base/variable.ts';
import { CHARS, isIn } from './chars.ts';
import { Literals } from './literals.ts';
import { secretNameOf } from './secret-names.ts';
import { isPlaceholder } from './placeholder.ts';
import type { Span } from './span.ts';
import { isSecret } from './values.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Shorter values occur by chance in ordinary text. */
const MIN_CHARS = 6;
/** The beginning of a value that is compared; the rest is masked only when another finder recognises it. */
const MAX_CHARS = 8192;
/** The first characters of a value are the pre-filter: enough to tell the values of one issuer apart. */
const PREFIX_CHARS = 24;
const VARIABLE = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** The shortest part of an encoded value, without the characters that depend on its neighbours, that is significant. */
const ENCODED_MIN_CHARS = 10;

/** Names that look secret and are not, in addition to those `secretNameOf` knows. */
const NOT_SECRET = /^(?:PWD|OLDPWD|SSH_AUTH_SOCK|XAUTHORITY|KEYTIMEOUT|GPG_.*|.*_ASKPASS|LS_.*)$/;
/** Secret names in addition to those of `secretNameOf`: they end in one of its ABOUT words, or hold an address with a password. */
const SECRET = new RegExp(
  '(?:^|_)(?:PASS|PW|PASSWD|AUTH|KEY|DSN|COOKIE|CREDENTIALS?|PAT|PSK|PIN|JWT|OTP|TOTP|SEED|SALT|MNEMONIC|WEBHOOK|SIGNATURE|LICENSE)' +
    '(?:_|$)|ACCESS_KEY_ID$|CONNECTION_STRING$',
);
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

/** Whether a variable of this name holds a secret. */
const tells = (name: string): boolean => !NOT_SECRET.test(name) && (secretNameOf(name) !== null || SECRET.test(name.toUpperCase()));

/** The secrets that are the value of a variable or its password: by the name, or because the value can be nothing else. */
export function secretsIn({ name, value }: Variable): readonly string[] {
  if (NOT_SECRET.test(name)) return [];
  const password = USERINFO.exec(value)?.groups?.['password'];
  const within = password === undefined || isHarmlessValue(password) ? [] : [password];
  const secret = tells(name) || isSecret(value, 'key', false);
  return secret && !isHarmlessValue(value) ? [value.slice(0, MAX_CHARS), ...within] : within;
}

/** Variables of the shell itself and of functions; their value may change before a command runs. */
const OWN = /^_|^BASH_|^READLINE_/;

/** Those that do not hold the folder where the shell is or was: `LAST_PWD=$PWD` has the name of a password, and any folder may be its value. */
export function withoutFolders(variables: readonly Variable[]): readonly Variable[] {
  const folders = new Set(variables.flatMap(({ name, value }) => (name === 'PWD' || name === 'OLDPWD' ? [value] : [])));
  return variables.filter(({ value }) => !folders.has(value));
}

/** What stands for each value, without line ends, after a `$`. A variable with a telling name is preferred. */
export function expansionsOf(variables: readonly Variable[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const { telling = [], other = [] } = Object.groupBy(variables, ({ name }) => (tells(name) ? 'telling' : 'other'));
  for (const { name, value, expansion } of [...telling, ...other]) {
    const whole = withoutLineEnds(value);
    if (expansion !== null && !OWN.test(name) && !found.has(whole)) found.set(whole, expansion);
  }
  return found;
}

/** The variables of a process's environment. */
export const variablesOf = (env: Environment): Variable[] =>
  Object.entries(env).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value, expansion: VARIABLE.test(name) ? name : null }],
  );

/** Values are kept without line ends, since a secret may have been wrapped. */
const withoutLineEnds = (value: string): string => value.replaceAll(/\s*\n\s*/g, '');

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
  const hex = bytes.length * 2 < ENCODED_MIN_CHARS ? [] : [bytes.toString('hex'), bytes.toString('hex').toUpperCase()];
  // within single quotes
  const quoted = value.replaceAll("'", String.raw`'\''`);
  const safe = encoded.map((each) => each.replaceAll('+', '-').replaceAll('/', '_'));
  const plus = url.replaceAll('%20', '+');
  const lower = url.replaceAll(/%[0-9A-F]{2}/g, (each) => each.toLowerCase());
  const long = [...encoded, ...safe].filter((each) => each.length >= ENCODED_MIN_CHARS);
  return [
    ...new Set([value, ...withoutOneSpace(value), json, shell, quoted, url, plus, lower, ...hex, ...long].map(withoutLineEnds)),
  ].filter((each) => each.length >= MIN_CHARS);
}

/** The most values that were masked once and are remembered, and the most forms of variables' values: the newest ones. */
const REMEMBERED = 500;
const HELD = 10_000;
/** A remembered value that is shorter must not be part of a longer word. */
const ANYWHERE_CHARS = 12;
/** The shortest value that is remembered, and the shortest without a digit. */
const DISTINCT_CHARS = 8;
const DISTINCT_WITHOUT_DIGIT_CHARS = 16;
/**
 * Whether a value can be recognised without its name. A word of prose, a version or a piece of code cannot: were it masked by mistake,
 * every other place where it is would be masked too.
 */
function isDistinct(value: string): boolean {
  if (value.length < DISTINCT_CHARS || isHarmlessValue(value) || !/[A-Za-z]/.test(value) || /^[\w:~^-]*\d+\.\d+/.test(value)) return false;
  return /\d/.test(value) ? !/[()<>{};]/.test(value) : value.length >= DISTINCT_WITHOUT_DIGIT_CHARS && /[a-z][A-Z]|\s/.test(value);
}

interface Form {
  readonly text: string;
  readonly kind: string;
  /** Part of a longer word is not this value. */
  readonly whole: boolean;
}

/** Finds values that are known to be secrets, at any position: those of variables, and all that were masked before. */
export class KnownValues {
  private readonly held = new Map<string, Form>();
  private readonly remembered = new Map<string, Form>();
  private forms: readonly Form[] = [];
  private literals: Literals | null = null;
  private most = 0;
  private changes = 0;

  /** Another number after each change. */
  get version(): number {
    return this.changes;
  }

  /** The length of the longest form; 0 without any. */
  get longest(): number {
    return this.most;
  }

  /** Adds a value of a variable, in every form in which it usually appears. False when it was known. */
  add(value: string): boolean {
    if (this.held.has(withoutLineEnds(value))) return false;
    for (const text of formsOf(value)) if (!this.held.has(text)) this.changed(this.held, { text, kind: 'environment', whole: false }, HELD);
    return true;
  }

  /** Adds a value that was masked for another reason. False when it was known, or cannot be recognised without its name. */
  remember(value: string, kind: string): boolean {
    if (!isDistinct(value) || this.held.has(value) || this.remembered.has(value)) return false;
    this.changed(this.remembered, { text: value, kind, whole: value.length < ANYWHERE_CHARS }, REMEMBERED);
    return true;
  }

  private changed(forms: Map<string, Form>, form: Form, most: number): void {
    forms.set(form.text, form);
    this.most = Math.max(this.most, form.text.length);
    const oldest = forms.keys().next().value;
    if (forms.size > most && oldest !== undefined) forms.delete(oldest);
    this.literals = null;
    this.changes += 1;
  }

  /** Every occurrence of every form. */
  find(text: string): Span[] {
    if (this.held.size + this.remembered.size === 0) return [];
    if (this.literals === null) {
      this.forms = [...this.held.values(), ...this.remembered.values()];
      this.literals = new Literals(this.forms.map((form) => form.text.slice(0, PREFIX_CHARS)));
    }
    const found: Span[] = [];
    let done = 0;
    this.literals.search(text, (id, start) => {
      const form = this.forms[id];
      if (form === undefined) return;
      const end = start + form.text.length;
      if (end <= done || !text.startsWith(form.text, start) || (form.whole && isWithinWord(text, start, end))) return;
      found.push({ start, end, kind: form.kind });
      done = end;
    });
    return found;
  }
}

const isWithinWord = (text: string, start: number, end: number): boolean =>
  isIn(text.charCodeAt(start - 1), CHARS.alnum) || isIn(text.charCodeAt(end), CHARS.alnum);
