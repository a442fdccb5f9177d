/**
 * Finds the password in a call that takes a login: `NetworkCredential("user", "x")`, `HTTPBasicAuth('user', 'x')`,
 * `DirectoryEntry("LDAP://host", "user", "x")`. The last of two or three arguments is the password.
 */
import type { Hits } from './literals.ts';
import type { Span } from './span.ts';
import { isHarmless, isMadeUpWord, isTypedWord, isVariable } from './values.ts';

/** Parts of the names of such functions and classes. */
export const CALL_LITERALS: readonly string[] = [
  'credential',
  'basicauth',
  'basic_auth',
  'login(',
  'authenticator(',
  'directoryentry(',
].concat(
  ['convertto-securestring', 'connect(', 'pdo(', 'mysqli(', 'getconnection(', 'auth=(', 'auth(', 'pw_set(', 'create_user('],
  ['jwt.', 'authentication(', 'authenticate(', 'ldap_bind(', 'bind_s('],
  ['plainauth(', 'createhmac(', 'hash_hmac(', 'hexdigest(', 'hmac.new(', 'signedstring(', 'smtp.start('],
);
/** Connections to databases: an address, a user, a password, all in quotes, and perhaps the name of the database. */
const CONNECTS = new Set(['connect(', 'pdo(', 'mysqli(', 'getconnection(']);
const CONNECT =
  /^\s{0,4}(?:"[^"\n]{0,160}"|'[^'\n]{0,160}'),\s{0,4}(?:"[^"\n]{1,60}"|'[^'\n]{1,60}'),\s{0,4}(?<quote>["'])(?<v>[^"'\n]{3,120})\k<quote>\s{0,4}[,)]/d;
/** Functions with other uses: there the last argument must look typed. */
const LOOSE = new Set(['auth(', 'create_user(', 'authenticate(']);
const TEXT = String.raw`b?(?<quote>["'])(?<v>[^"'\n]{4,200})\k<quote>`;
/** Of these only the calls that log in take a plain word; the others are explained with one. */
const LOGIN = new Set(['plainauth(', 'smtp.start(']);
const NEXT = String.raw`\s{0,4},\s{0,40}`;
/** What a call takes before its secret, where that is at a place of its own: the login of Go's and Ruby's mail, the keys of codes and tokens. */
const PLACES: Readonly<Record<string, RegExp>> = {
  'plainauth(': new RegExp(String.raw`^\s{0,40}(?:(?:"[^"\n]{0,80}"|[\w.]{1,60})${NEXT}){2}${TEXT}`, 'd'),
  'smtp.start(': new RegExp(String.raw`^\s{0,40}(?:(?:"[^"\n]{0,80}"|'[^'\n]{0,80}'|[\w.]{1,60})${NEXT}){4}${TEXT}`, 'd'),
  'createhmac(': new RegExp(String.raw`^\s{0,4}["'][\w-]{2,20}["']${NEXT}${TEXT}`, 'd'),
  'hexdigest(': new RegExp(String.raw`^\s{0,4}["'][\w-]{2,20}["']${NEXT}${TEXT}`, 'd'),
  'hash_hmac(': new RegExp(String.raw`^\s{0,4}["'][\w-]{2,20}["']${NEXT}[^\n"',]{1,120}${NEXT}${TEXT}`, 'd'),
  'hmac.new(': new RegExp(String.raw`^\s{0,4}(?:key=|[\w.]{1,40}${NEXT}\[\]byte\()?${TEXT}`, 'd'),
  'signedstring(': new RegExp(String.raw`^\[\]byte\(${TEXT}`, 'd'),
};
/** A token that is signed or read: the second argument is the key. */
const JWT = 'jwt.';
const SIGNED = /^(?:sign|verify|encode|decode)\(\s{0,4}[^,\n]{1,80},\s{0,4}["'](?<v>[^"'\s]{4,200})["']/d;
/** PowerShell: `ConvertTo-SecureString -String x -AsPlainText`. */
const POWERSHELL = 'convertto-securestring';
const SECURE_STRING = /^(?:[ \t]+-(?:String|Force|AsPlainText)){0,3}[ \t]+\\{0,3}["']?(?<v>[^\s"'\\]{4,120})/di;

const CALL_CHARS = 400;
const ARGUMENT = String.raw`\\?["'][^"'\n\\]{0,120}\\?["']`;
/** The end of the function's name, one or two arguments, and the last one in quotes. */
const CALL = new RegExp(
  String.raw`^[\w.]{0,24}\(?\s{0,4}(?:(?:${ARGUMENT}|[$\w.]{1,60})\s{0,4},\s{0,40}){1,2}\\?(?<quote>["'])(?<v>[^"'\n\\]{3,120})\\?\k<quote>\s{0,40}\)`,
  'd',
);

export function findCalls(text: string, hits: Hits): Span[] {
  const found: Span[] = [];
  for (const [index, start] of hits.starts.entries()) {
    const literal = CALL_LITERALS[hits.ids[index] ?? 0] ?? '';
    const from = start + literal.length;
    const place = PLACES[literal];
    const pattern = place ?? (literal === POWERSHELL ? SECURE_STRING : literal === JWT ? SIGNED : CONNECTS.has(literal) ? CONNECT : CALL);
    if (pattern === CALL && !literal.endsWith('(') && !/^[\w.]{0,24}\(/.test(text.slice(from, from + 25))) continue;
    const match = pattern.exec(text.slice(from, from + CALL_CHARS));
    const [begin = 0, end = 0] = match?.indices?.groups?.['v'] ?? [];
    const value = match?.groups?.['v'] ?? '';
    if (value === '' || isVariable(value) || (LOOSE.has(literal) && !isTypedWord(value))) continue;
    if (literal === JWT && isHarmless(value)) continue;
    if (place === undefined || (LOGIN.has(literal) ? !isHarmless(value) : isTypedWord(value) || isMadeUpWord(value)))
      found.push({ start: from + begin, end: from + end, kind: 'password' });
  }
  return found;
}
