/** Rows of `find-logins.ts` for addresses: tokens in the path, keys and tickets in the query under names that are not those of secrets. */
import type { Login } from './login-row.ts';
import { changesIn, isRandom } from './random-word.ts';
import { isMadeUpWord } from './values.ts';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
/** A hexadecimal key; a number has no letters. */
const HEXADECIMAL = /^(?=\D*\d)(?=\d*[a-f])[\da-f]{16,64}$/;

/** The share of neighbours of different kinds in the key of an address: names of things have less. */
const CHANGES = 0.3;
const isKey = (value: string): boolean =>
  UUID.test(value) || HEXADECIMAL.test(value) || (isMadeUpWord(value) && changesIn(value) >= CHANGES && /\d/.test(value));

export const ADDRESSES: readonly Login[] = [
  // a token as a part of the path of an address
  ...['/t/', '/token/', '/tokens/', '/hooks/', '/webhooks/', '/webhook/', '/apikey/', '/api-key/'].map((literal) => ({
    literal,
    head: /:\/\/\S{1,120}$/,
    rest: /(?:[a-z]{1,6}-)?(?<v>[\w-]{20,200})(?=[/?"'\s]|$)/dy,
    isSecret: (value: string): boolean => isRandom(value) || UUID.test(value),
  })),
  // what a task that was done fetches so that a monitor knows: whoever has the address can say so
  ...['hc-ping', '/ping/', '//ping.', 'heartbeat', 'cronitor', '/push/', 'nosnch.in', 'uptime'].map((literal) => ({
    literal,
    head: /:\/\/[\w./-]{0,80}$|:$/,
    rest: /(?:[\w./-]{0,60}?\/)?(?<v>(?=[\w-]*\d)[\w-]{10,64})(?=[/?"'\s]|$)/dy,
    isSecret: isKey,
  })),
  // what starts a task of a service: Zapier, IFTTT, Apps Script; the topic of ntfy; the private address of a calendar
  { literal: '/hooks/catch/', head: /:\/\/\S{1,80}$/, rest: /(?:v\d\/)?\d{3,12}\/(?<v>[\w-]{5,40})(?=[/?"'\s]|$)/dy },
  { literal: '/with/key/', head: /:\/\/\S{1,120}$/, rest: /(?<v>(?=[\w-]*\d)[\w-]{10,80})/dy },
  { literal: 'ntfy.sh/', head: /:\/\/$|[\s"']$/, rest: /(?<v>[\w-]{10,64})(?=[/?"'\s]|$)/dy, isSecret: isKey },
  { literal: '/private-', head: /:\/\/\S{1,120}$/, rest: /(?<v>[\w-]{16,64})(?=[/?"'\s]|$)/dy, isSecret: isKey },
  ...['/hooks/', '/webhooks/', '/webhook/', 'webhook.site/'].map((literal) => ({
    literal,
    head: /:\/\/\S{0,120}$/,
    rest: /(?<v>[\da-f]{32,64}|[\da-f]{8}-[\da-f-]{27})(?=[/?"'\s]|$)/dy,
  })),
  // RFC 6749: the code that an application exchanges for a token
  { literal: 'code=', head: /(?:^|[?&"'\s])$/, rest: /(?<v>[\w./%~+-]{16,400})(?=[&"'\s]|$)/dy, isSecret: isRandom },
  // the key of an application in the query of an address, named as an identifier
  ...['?appid=', '&appid=', '?app_id=', '&app_id='].map((literal) => ({
    literal,
    head: /^/,
    rest: /(?<v>[\da-f]{24,64}|[A-Z\d]{4,10}-[A-Z\d]{6,16})(?![\w-])/dy,
  })),
  // other names of keys there, and of what a service of logins hands out
  ...['?k=', '&k=', 'key=', '?ticket=', '&ticket='].map((literal) => ({
    literal,
    head: literal !== 'key=' ? /^/ : /[?&](?!cache|sort|row|part|pub|mon|tur)[a-z]{0,8}$/,
    rest: /(?<v>[\w.-]{16,200})(?=[&"'\s)]|$)/dy,
    isSecret: (value: string): boolean => HEXADECIMAL.test(value) || isRandom(value),
  })),
  // where a stream is sent: the last part of the path is the key
  ...['rtmp://', 'rtmps://'].map((literal) => ({
    literal,
    head: /^/,
    rest: /[^\s/"']{3,80}\/(?:[\w-]{1,24}\/){1,3}(?<v>(?=\S*\d)[\w-]{16,120})(?![\w/-])/dy,
  })),
  // BIP 32: the number that all keys of a wallet are made from
  ...['master seed', 'bip39 seed', 'bip32 seed', 'hd seed', 'hdseed'].map((literal) => ({
    literal,
    head: /^/,
    rest: /[^\n:=]{0,20}[:=] {0,4}["']?(?:0x)?(?<v>[\da-f]{64}|[\da-f]{128})(?![\da-f])/diy,
  })),
];
