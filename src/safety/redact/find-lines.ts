/**
 * Finds secrets by the form of their line: files of logins, which have no names in them. A row is a format with its source. Each pattern
 * is anchored at the beginning of a line and has bounded repetitions, and the secret is its group `v`.
 */
import { secretNameOf } from './secret-names.ts';
import { CHARS, isIn } from './chars.ts';
import type { Span } from './span.ts';
import { isHarmless } from './values.ts';
import type { Lines } from './view.ts';

interface LineFormat {
  readonly kind: string;
  /** A text that each such line contains; compared first, since it is much faster than the pattern. */
  readonly has: string;
  /** With the group `n` the name must be that of a secret. */
  readonly pattern: RegExp;
}

/** A client or a server in a file of secrets, in quotes or without. */
const CLIENT = String.raw`(?:"[^"\n]{1,80}"|[\w.@*#-]{1,80})`;

const FORMATS: readonly LineFormat[] = [
  // PostgreSQL, "The Password File": hostname:port:database:username:password
  { kind: 'password', has: ':', pattern: /^[\w.*-]{1,80}:(?:\d{2,5}|\*):[\w*-]{1,64}:[\w*.-]{1,64}:(?!\d+:\d*:\d*:|:)(?<v>\S{3,200})$/dy },
  // Apache, htdigest(1): user:realm:hash
  { kind: 'password-hash', has: ':', pattern: /^[\w.@-]{1,64}:[^:\n]{1,64}:(?<v>[0-9a-f]{32})$/dy },
  // hashcat: a hash and the password that it was made from; another hash is none
  { kind: 'password', has: ':', pattern: /^[\da-f]{32,128}:(?<v>(?=[^\s:]*[g-zG-Z])(?=[^\s:]*[\d!#$%&*?])[^\s:/.]{4,40})$/dy },
  { kind: 'password-hash', has: ':', pattern: /^(?<v>[\da-f]{32,128}):(?=[^\s:]*[g-zG-Z])(?=[^\s:]*[\d!#$%&*?])[^\s:/.]{4,40}$/dy },
  // Samba, smbpasswd(5) and `pdbedit -Lw`, and what dumps of Windows print: user:uid:LM hash:NT hash:
  { kind: 'password-hash', has: ':', pattern: /^[\w.$@\\-]{1,64}:\d{1,10}:(?<v>[0-9A-Fa-fX]{32}:[0-9A-Fa-f]{32}):/dy },
  // curl, "Netscape cookie file format": domain, subdomains, path, secure, expiry, name, value
  {
    kind: 'cookie',
    has: '\t',
    pattern: /^[\w.#-]{1,120}\t(?:TRUE|FALSE)\t\S{1,200}\t(?:TRUE|FALSE)\t\d{1,12}\t[^\t\n]{1,120}\t(?<v>[^\t\n]{6,4096})$/dy,
  },
  // Postfix, smtp_sasl_password_maps: host user:password
  { kind: 'password', has: ':', pattern: /^\[?[\w.-]{1,120}\.[a-z]{2,}\]?(?::\d{2,5})?[ \t]{1,40}[\w.@+-]{1,120}:(?<v>\S{4,200})$/dy },
  // lists of logins, and notes: the address of a person, then a word of three kinds of characters
  {
    kind: 'password',
    has: '@',
    pattern: new RegExp(
      String.raw`^(?:[\p{L}\d .-]{1,30}: ?)?[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,40}){1,4}(?:[:;,|]|[ \t]{1,8}(?:[|/:;-][ \t]{1,4})?)` +
        String.raw`(?<v>(?=\S*\d)(?=\S*[a-z])(?=\S*[A-Z])(?!0x|[A-Z]?[a-z]+\d{1,2}$)[^\s:/\\=<>()]{8,32})$`,
      'duy',
    ),
  },
  // davfs2(5) and what else keeps logins of addresses: an address, a user, a password
  {
    kind: 'password',
    has: '://',
    pattern:
      /^[a-z]{3,8}:\/\/[^\s@]{3,120}[ \t]{1,20}[A-Za-z][\w.@-]{1,60}[ \t]{1,20}(?:"(?<v>[^"\n]{4,80})"|(?<v>(?=\S*\d)(?=\S*[A-Za-z]{2})[^\s/:,;()"]{6,80}))$/dy,
  },
  // pppd(8), chap-secrets and pap-secrets: client server secret; strongSwan, ipsec.secrets: … : PSK "secret"
  {
    kind: 'password',
    has: ' "',
    pattern: new RegExp(
      String.raw`^(?:\*[ \t]{1,40}${CLIENT}|${CLIENT}[ \t]{1,40}\*)[ \t]{1,40}"(?<v>[^"\n]{4,200})"(?:[ \t]+\S{1,80})?$`,
      'dy',
    ),
  },
  {
    kind: 'password',
    has: '*',
    pattern: /^[A-Za-z][\w.@-]{1,60}[ \t]{1,40}[\w.@*-]{1,60}[ \t]{1,40}(?<v>(?=\S*\d)\S*[A-Za-z]\S{4,80})[ \t]{1,40}\*$/dy,
  },
  { kind: 'password', has: ' "', pattern: /^[^:\n]{0,200}:[ \t]{1,10}(?:PSK|EAP|XAUTH|NTLM)[ \t]{1,10}"(?<v>[^"\n]{4,200})"$/dy },
  // the same: the passphrase of a key in a file, the number of a card
  {
    kind: 'password',
    has: ' "',
    pattern:
      /^[^:\n]{0,200}:[ \t]{1,10}(?:RSA|ECDSA|BLISS|PRIVATE|PKCS\d{1,2}|P12)[ \t]{1,10}[^\s"]{1,120}[ \t]{1,10}"(?<v>[^"\n]{4,200})"$/dy,
  },
  { kind: 'password', has: ': PIN ', pattern: /^[^:\n]{0,200}:[ \t]PIN[ \t]{1,10}[^\s"]{1,120}[ \t]{1,10}"?(?<v>\d{4,12})"?$/dy },
  { kind: 'password', has: ': PSK 0', pattern: /^[^:\n]{0,200}:[ \t]{1,10}PSK[ \t]{1,10}0[sx](?<v>[\w+/=]{8,400})$/dy },
  // passwd(5), with the password where an `x` is otherwise, as john(1) shows it
  {
    kind: 'password',
    has: ':/',
    pattern: /^[\w.$-]{1,40}:(?<v>(?!(?:x|\*|!+|\*LK\*|NP)?:)[^:\n]{2,120}):\d{1,10}:\d{1,10}:[^:\n]{0,120}:\/[^:\n]{0,120}:\/\S{1,80}$/dy,
  },
  // PgBouncer, auth_file: "user" "password"
  { kind: 'password', has: '" "', pattern: /^"[\w.@-]{1,63}" "(?<v>(?=[^"\n]*\d)[^"\s]{6,400})"$/dy },
  // net-snmp, snmpd.conf(5)
  { kind: 'password', has: 'community', pattern: /^r[ow]community6?[ \t]{1,20}(?<v>\S{4,80})/dy },
  {
    kind: 'password',
    has: 'createUser',
    pattern:
      /^createUser[ \t]+(?:-e[ \t]+\S+[ \t]+)?\S{1,64}[ \t]+\S{2,8}[ \t]+"?(?<v>[^"\s]{4,80}"?(?:[ \t]+\S{2,8}[ \t]+"?[^"\s]{4,80})?)/dy,
  },
  // aws iam create-access-key --output text
  { kind: 'aws-key', has: 'ACCESSKEY', pattern: /^ACCESSKEY\t\S{16,24}\t\S{10,40}\t(?<v>\S{30,60})\t/dy },
  // redis.io, AUTH
  { kind: 'password', has: '> ', pattern: /^[\w.:-]{1,80}(?:\[\d+\])?> AUTH (?:\S{1,64} )?(?<v>\S{4,200})$/diy },
  // fish, `set -S`
  { kind: 'secret', has: ']: |', pattern: /^\$(?<n>\w{2,80})\[\d{1,4}\]: \|(?<v>[^|\n]{4,400})\|$/dy },
  // redis.io, MONITOR
  { kind: 'password', has: '"AUTH" "', pattern: /^[\d.]{8,24} \[[^\]\n]{3,80}\] "AUTH" (?:"[^"\n]{1,64}" )?"(?<v>[^"\n]{3,200})"$/diy },
  // the same, names and values by turns
  { kind: 'secret', has: ') "', pattern: /^\d+\) "(?<n>[\w.-]{2,80})"\n\d+\) "(?<v>[^"\n]{3,200})"$/dmy },
  { kind: 'password', has: ') "', pattern: /^\d+\) "(?:requirepass|masterauth)"\n\d+\) "(?<v>[^"\n]{3,200})"$/dmy },
];

/** What the lines of formats without a sign begin with. */
const WORDS = ['roc', 'rwc', 'cre', 'ACC'];
/** The sign that a line of a format must have near its beginning, as a bit; a format without one begins with a word of its own. */
const SIGNS = ':\t">|*@';
const WORD = 1 << SIGNS.length;
const SIGN_OF = Uint8Array.from({ length: 128 }, (_, code) => {
  const index = SIGNS.indexOf(String.fromCharCode(code));
  return index < 0 ? 0 : 1 << index;
});
const ROWS = FORMATS.map((format) => {
  const char = [...SIGNS].find((each) => format.has.includes(each));
  return { ...format, sign: char === undefined ? WORD : 1 << SIGNS.indexOf(char) };
});

/** A longer line is no line of such a file. */
const LINE_CHARS = 4400;
/** The first part of a line, which has the sign of its format. */
const HEAD_CHARS = 130;

export function findLines(text: string, { starts, owns, ends }: Lines): Span[] {
  const found: Span[] = [];
  for (let index = 0; index < owns.length; index++) {
    const own = owns[index] ?? 0;
    const start = starts[index] ?? own;
    const end = ends[index] ?? own;
    inLine(text, own, end, found);
    // what seems to be the prefix of a tool may be a field: `anna:1104:`
    if (start !== own) inLine(text, start, end, found);
  }
  return found;
}

/**
 * A list of as many bytes as a key or a pair of keys has, at the beginning of a line, as wallets keep it in a file of JSON. The lines of a
 * terminal may wrap it anywhere.
 */
const BYTES = /\[\s{0,4}(?<v>\d(?:\r?\n?\d){0,2}(?:\s{0,4},\s{0,8}\d(?:\r?\n?\d){0,2}){31,63})\s{0,4}\]/y;
const KEY_BYTES = new Set([32, 64]);
const BRACKET = 91;

function bytesAt(text: string, own: number, found: Span[]): void {
  const next = text.charCodeAt(own + 1);
  if (!isIn(next, CHARS.digits) && next > 32) return;
  BYTES.lastIndex = own;
  const value = BYTES.exec(text)?.groups?.['v'];
  if (value === undefined) return;
  const bytes = value.replaceAll(/\s/g, '').split(',').map(Number);
  const rising = bytes.filter((byte, index) => index > 0 && byte > (bytes[index - 1] ?? 0)).length;
  const random = bytes.every((byte) => byte < 256) && new Set(bytes).size > bytes.length / 2 && Math.max(...bytes) > 127;
  const start = text.indexOf(value, own);
  if (KEY_BYTES.has(bytes.length) && random && rising < bytes.length * 0.8 && rising > bytes.length * 0.2)
    found.push({ start, end: start + value.length, kind: 'key' });
}

function inLine(text: string, own: number, end: number, found: Span[]): void {
  if (text.charCodeAt(own) === BRACKET) bytesAt(text, own, found);
  if (end - own < 12 || end - own > LINE_CHARS) return;
  const signs = signsOf(text, own, end);
  if (signs === 0) return;
  const line = text.slice(own, end);
  for (const { kind, has, pattern, sign } of ROWS) {
    if ((sign & signs) === 0 || !line.includes(has)) continue;
    const span = match(pattern, pattern.multiline ? withNext(text, own, end) : line, own);
    if (span !== null) found.push({ start: span[0], end: span[1], kind });
  }
}

/** Which of the signs the first part of a line has, as bits; 0 where no format can match. */
function signsOf(text: string, start: number, end: number): number {
  // no format begins with a space, a bracket or a list's dash
  if (!isFirst(text.charCodeAt(start))) return 0;
  const limit = Math.min(end, start + HEAD_CHARS);
  let signs = WORDS.some((word) => text.startsWith(word, start)) ? WORD : 0;
  for (let at = start; at < limit; at++) signs |= SIGN_OF[text.charCodeAt(at)] ?? 0;
  return signs;
}

const isFirst = (code: number): boolean => isIn(code, CHARS.word) || FIRST.has(code);
const FIRST = new Set([...'.*"[#:@$%'].map((char) => char.charCodeAt(0)));

/** A line with the one after it, for a format of two lines. */
function withNext(text: string, start: number, end: number): string {
  const next = text.indexOf('\n', end + 1);
  return text.slice(start, next < 0 ? text.length : next);
}

function match(pattern: RegExp, line: string, start: number): readonly [number, number] | null {
  pattern.lastIndex = 0;
  const found = pattern.exec(line);
  const [from = 0, to = 0] = found?.indices?.groups?.['v'] ?? [];
  const value = found?.groups?.['v'] ?? '';
  const name = found?.groups?.['n'];
  if (name !== undefined && secretNameOf(name) === null) return null;
  return value === '' || isHarmless(value) ? null : [start + from, start + to];
}
