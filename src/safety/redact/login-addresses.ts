/** Rows of `find-logins.ts` for addresses: tokens in the path, keys and tickets in the query under names that are not those of secrets. */
import type { Login } from './login-row.ts';
import { isRandom } from './random-word.ts';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
/** A hexadecimal key; a number has no letters. */
const HEXADECIMAL = /^(?=\D*\d)(?=\d*[a-f])[\da-f]{16,64}$/;

export const ADDRESSES: readonly Login[] = [
  // a token as a part of the path of an address
  ...['/t/', '/token/', '/tokens/', '/hooks/', '/webhooks/', '/webhook/', '/apikey/', '/api-key/'].map((literal) => ({
    literal,
    head: /:\/\/\S{1,120}$/,
    rest: /(?:[a-z]{1,6}-)?(?<v>[\w-]{20,200})(?=[/?"'\s]|$)/dy,
    isSecret: (value: string): boolean => isRandom(value) || UUID.test(value),
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
