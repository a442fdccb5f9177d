/** Finds the password in `scheme://user:password@host`, or a token in its place without a user. Source: RFC 3986, section 3.2.1. */
import { entropy } from './chars.ts';
import type { Hits } from './literals.ts';
import type { Span } from './span.ts';
import { isHarmless } from './values.ts';

/** Go's drivers write `user:password@tcp(host)`, Oracle's `jdbc:oracle:thin:user/password@host`. */
export const URL_LITERALS: readonly string[] = ['://', '@tcp(', '@unix(', 'jdbc:oracle:'];
const [, , , ORACLE = ''] = URL_LITERALS;

/** The longest authority: a JWT as a password. */
const AUTHORITY_CHARS = 4096;
/** Without a colon it may be a plain user name; a token is longer than any of those. */
const LONE_TOKEN_CHARS = 20;
const LONE_TOKEN_ENTROPY = 3.5;

const AUTHORITY = /[^\s/"'`<>\\]*/y;
/** A password may contain a `/` that was not encoded. Then the part before it has a colon that is not followed by a port. */
const WITH_SLASH = /[^\s:@/"'`<>]+:[^\s:@"'`<>]{1,200}@[\w.-]+(?=[:/?"'\s]|$)/y;

export function findUrls(text: string, hits: Hits): Span[] {
  const found: Span[] = [];
  for (const [index, start] of hits.starts.entries()) {
    const literal = URL_LITERALS[hits.ids[index] ?? 0] ?? '';
    const from = start + literal.length;
    const span = literal === '://' ? userinfo(text, from) : literal === ORACLE ? afterSlash(text, from) : before(text, start);
    if (span !== null) found.push({ ...span, kind: 'url-password' });
  }
  return found;
}

const DRIVER_CHARS = 300;

/** The password in `user:password` before a place. */
function before(text: string, end: number): { start: number; end: number } | null {
  const head = /(?<![^\s"'`=(])[^\s"'`:@/(=]{1,80}:(?<v>[^\s"'`]{1,200})$/.exec(text.slice(Math.max(0, end - DRIVER_CHARS), end))?.groups?.[
    'v'
  ];
  return head === undefined ? null : masked(text, end - head.length, end);
}

/** The password in `thin:user/password@` after a place. */
function afterSlash(text: string, from: number): { start: number; end: number } | null {
  const match = /^\w+:[^\s/@:]{1,80}\/(?<v>[^\s@/]{1,200})@/d.exec(text.slice(from, from + DRIVER_CHARS));
  const [start = 0, end = 0] = match?.indices?.groups?.['v'] ?? [];
  return match === null ? null : masked(text, from + start, from + end);
}

function userinfo(text: string, from: number): { start: number; end: number } | null {
  const authority = sticky(AUTHORITY, text, from).slice(0, AUTHORITY_CHARS);
  const at = authority.lastIndexOf('@');
  if (at < 0) return slashed(text, from, authority);
  const colon = authority.indexOf(':');
  // a part that may be left out, in the usage text of a program: `scheme://[user:password@]host`
  if (authority[at + 1] === ']') return null;
  if (colon >= 0 && colon < at) return masked(text, from + colon + 1, from + at);
  const lone = authority.slice(0, at);
  if (lone.length < LONE_TOKEN_CHARS || entropy(lone) < LONE_TOKEN_ENTROPY || !/\d/.test(lone)) return null;
  return masked(text, from, from + at);
}

function slashed(text: string, from: number, authority: string): { start: number; end: number } | null {
  if (!/^[^:]+:(?!\d+$)./.test(authority)) return null;
  const whole = sticky(WITH_SLASH, text, from);
  return whole === '' ? null : masked(text, from + whole.indexOf(':') + 1, from + whole.lastIndexOf('@'));
}

const masked = (text: string, start: number, end: number): { start: number; end: number } | null =>
  end > start && !isFilledInLater(text.slice(start, end)) ? { start, end } : null;

/** Whether a value is a variable or a template. `user:password@` of documentation is masked, since "password" may be a real password. */
const isFilledInLater = (value: string): boolean => !/^[a-z]+$/.test(value) && isHarmless(value);

function sticky(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
