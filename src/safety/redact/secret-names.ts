/** Recognises names whose value is probably a secret: names of variables, keys, headers, flags. */

/**
 * How strongly a name suggests a secret. `password`: nearly any value is masked. `token`: the value must look like one, since "token" also
 * names counts and types. `key`: the word is common, so the value must be long and random.
 * `vendor`: only the name of a company that issues keys, so the value must be a long random word.
 */
export type NameStrength = 'password' | 'token' | 'key' | 'vendor';

export interface SecretName {
  readonly strength: NameStrength;
  readonly kind: string;
}

/** The literals a scan searches for; each hit is widened to the whole name. */
export const NAME_LITERALS: readonly string[] = ['pass', 'pwd', 'secret', 'token', 'key', 'cred', 'auth', 'cookie', 'dsn', 'bearer'].concat(
  // companies that issue keys, where the rest of the name may not suggest a secret
  ['cloudflare', 'sourcegraph', 'sonar', 'artifactory', 'jfrog', 'hubspot', 'bundle_'],
);

/** The longest name that is recognised. */
export const NAME_CHARS = 80;

const oneOf = (...lists: readonly string[]): string => lists.join(' ').split(' ').join('|');

const PASSWORD = new RegExp(
  `^(?:.*(?:password|passwd|passphrase|passwort)s?|.+pwd|.*passcode|.*secret|${oneOf('secrets credentials credential creds cred apisecret')})$`,
);
const TOKEN = new RegExp(
  `^(?:.*(?:token|apikey|accesskey|secretkey|authkey|privatekey)|${oneOf('tokens auth authorization bearer cookie cookies dsn pass dbpass pwd')})$`,
);

/** One of these words before `key` makes it a secret. */
const KEY_OF = new RegExp(
  `^(?:${oneOf(
    'api app access account admin auth client consumer deploy encryption hmac license master private secret server service session shared',
    'signing storage webhook write ssh ingest insert read gateway subscription signature cipher aes',
  )})$`,
);

/** One of these words anywhere in a name means that the value describes a secret and is not one. */
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
/** Bundler stores `user:password` of a gem server in a variable named after the host. */
const BUNDLER = /^-?BUNDLE_[A-Z_]+__[A-Z_]+$/;

const split = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

/** How strongly a name suggests a secret, and of which kind; null for an ordinary name. */
export function secretNameOf(name: string): SecretName | null {
  if (BUNDLER.test(name)) return { strength: 'password', kind: 'password' };
  const words = split(name);
  // a word about the secret overrules the rest of the name
  if (words.some((word) => ABOUT.test(word))) return null;
  // DB_PASSWORD, POSTGRES_AUTH_TOKEN: a variable with such a name has no other use
  const variable = /^[-._]*[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(name);
  const last = words.at(-1) ?? '';
  if (words.some((word) => PASSWORD.test(word)))
    return { strength: 'password', kind: /secret|cred/.test(name.toLowerCase()) ? 'secret' : 'password' };
  if (words.some((word) => TOKEN.test(word))) {
    if (/^(?:(?:db)?pass|pwd)$/.test(last)) return { strength: variable || last === 'dbpass' ? 'password' : 'token', kind: 'password' };
    if (words.some((word) => /^cookies?$/.test(word))) return { strength: 'token', kind: 'cookie' };
    return { strength: variable && /^(?:auth)?token$|^apikey$/.test(last) ? 'password' : 'token', kind: 'token' };
  }
  if (words.some((word) => VENDOR.test(word))) return { strength: 'vendor', kind: 'key' };
  const key = words.lastIndexOf('key');
  if (key < 0)
    return words.includes('keys') && KEY_OF.test(words[words.indexOf('keys') - 1] ?? '') ? { strength: 'key', kind: 'key' } : null;
  if (variable && last === 'key') return { strength: KEY_OF.test(words[key - 1] ?? '') ? 'password' : 'token', kind: 'key' };
  return { strength: words.slice(0, key).some((word) => KEY_OF.test(word)) ? 'token' : 'key', kind: 'key' };
}
