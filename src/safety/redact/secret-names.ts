/** Names that say that a secret stands behind them: of variables, keys, headers, flags. */

/**
 * How much a name alone says. `password`: nearly any value is masked. `token`: the value must look like one, since tokens are counted
 * and have types and names, too. `key`: everything has keys, so the value must be long and random.
 * `vendor`: only the name of somebody who issues keys, so the value must be a long word without any meaning.
 */
export type Telling = 'password' | 'token' | 'key' | 'vendor';

export interface TellingName {
  readonly telling: Telling;
  readonly kind: string;
}

/** What a scan looks for; each hit is widened to the whole name. */
export const NAME_LITERALS: readonly string[] = ['pass', 'pwd', 'secret', 'token', 'key', 'cred', 'auth', 'cookie', 'dsn', 'bearer'].concat(
  // who issues keys, where the rest of the name may say nothing
  ['cloudflare', 'sourcegraph', 'sonar', 'artifactory', 'jfrog', 'hubspot', 'bundle_'],
);

/** The longest name looked at. */
export const NAME_CHARS = 80;

const oneOf = (...lists: readonly string[]): string => lists.join(' ').split(' ').join('|');

const PASSWORD = new RegExp(
  `^(?:.*(?:password|passwd|passphrase|passwort)s?|.+pwd|.*passcode|.*secret|${oneOf('secrets credentials credential creds cred apisecret')})$`,
);
const TOKEN = new RegExp(
  `^(?:.*(?:token|apikey|accesskey|secretkey|authkey|privatekey)|${oneOf('tokens auth authorization bearer cookie cookies dsn pass dbpass pwd')})$`,
);

/** Before `key`, one of these makes it a secret. */
const KEY_OF = new RegExp(
  `^(?:${oneOf(
    'api app access account admin auth client consumer deploy encryption hmac license master private secret server service session shared',
    'signing storage webhook write ssh ingest insert read gateway subscription signature cipher aes',
  )})$`,
);

/** Whatever else is in the name, it is about the secret and not the secret. */
const ABOUT = new RegExp(
  `^(?:${oneOf(
    'id ids file filename files path dir directory url uri endpoint name names type size length len count counts expiry expires expired',
    'expiration ttl timeout public pub issuer limit limits max min version policy field label prompt hint age regex pattern format algorithm',
    'alg manager provider usage used index idx primary foreign sort partition cache lookup map handler helper error errors failed invalid',
    'enabled required store scheme method mode sock socket askpass exists per rotation reset agent code ring board press down up frame word',
    'space bucket natural schema sequence tokenizer csrf xsrf userdata callback',
  )})$`,
);

const VENDOR = /^(?:cloudflare|sourcegraph|sonar|artifactory|jfrog|hubspot)/;
/** Bundler keeps `user:password` of a gem server in a variable named after the host. */
const BUNDLER = /^-?BUNDLE_[A-Z_]+__[A-Z_]+$/;

const split = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

/** What a name says, or null for an ordinary one. */
export function tellingName(name: string): TellingName | null {
  if (BUNDLER.test(name)) return { telling: 'password', kind: 'password' };
  const words = split(name);
  // 1passwordToken and the like: the company's name says nothing
  if (words.some((word) => ABOUT.test(word))) return null;
  // DB_PASSWORD, POSTGRES_AUTH_TOKEN: a variable that is named like this has no other use
  const variable = /^[-._]*[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(name);
  const last = words.at(-1) ?? '';
  if (words.some((word) => PASSWORD.test(word)))
    return { telling: 'password', kind: /secret|cred/.test(name.toLowerCase()) ? 'secret' : 'password' };
  if (words.some((word) => TOKEN.test(word))) {
    if (/^(?:(?:db)?pass|pwd)$/.test(last)) return { telling: variable || last === 'dbpass' ? 'password' : 'token', kind: 'password' };
    if (words.some((word) => /^cookies?$/.test(word))) return { telling: 'token', kind: 'cookie' };
    return { telling: variable && /^(?:auth)?token$|^apikey$/.test(last) ? 'password' : 'token', kind: 'token' };
  }
  if (words.some((word) => VENDOR.test(word))) return { telling: 'vendor', kind: 'key' };
  const key = words.lastIndexOf('key');
  if (key < 0)
    return words.includes('keys') && KEY_OF.test(words[words.indexOf('keys') - 1] ?? '') ? { telling: 'key', kind: 'key' } : null;
  if (variable && last === 'key') return { telling: KEY_OF.test(words[key - 1] ?? '') ? 'password' : 'token', kind: 'key' };
  return { telling: words.slice(0, key).some((word) => KEY_OF.test(word)) ? 'token' : 'key', kind: 'key' };
}
