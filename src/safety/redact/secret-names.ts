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
  [
    'psk',
    'salt',
    'pepper',
    'macaroon',
    'jwt',
    'community',
    'sessid',
    'pw',
    'mnemonic',
    'totp',
    '_pat',
    'session',
    'rootpass',
    'cloudflare',
    'sourcegraph',
    'sonar',
    'artifactory',
    'jfrog',
    'hubspot',
    'bundle_',
    // slips of the keyboard and short forms of `password`
    'psw',
    'pssw',
    'pasw',
    'passw',
    // `password` in other languages
    'contrasen',
    'senha',
    'wachtwoord',
    'kennwort',
    'haslo',
    'heslo',
    'mdp',
    'motdepasse',
    // OAuth 2 (RFC 8628, RFC 7636, RFC 7523), SAML
    'device_code',
    'code_verifier',
    'client_assertion',
    'samlresponse',
    // the number of a card, as a label or a field
    'pin:',
    'pin":',
    'puk:',
    'pin=',
    'puk=',
    // tokens against forged requests; phrases that log in: `login_phrase`
    'csrf',
    'xsrf',
    'phrase',
  ],
);

/** The longest name that is recognised. */
export const NAME_CHARS = 80;

const oneOf = (...lists: readonly string[]): string => lists.join(' ').split(' ').join('|');

const PASSWORD = new RegExp(
  `^(?:.*(?:password[dosu]?|passwd|passphrase|passwort)s?|p(?:a|as|ass|s|ss)?s?w(?:or|r|o)?s?d|.*secrete|.+pwd|.+pw|.*passcode|.*secret|${oneOf(
    'secrets credentials credential creds cred apisecret psk pw passin passout rootpass rootpw authtok',
    // in other languages
    'contrasena contrasenia senha wachtwoord kennwort haslo heslo mdp motdepasse',
  )})$`,
);
/** Words that are written together with `key`: `apikey`. */
const KEY_WORDS = 'api|access|secret|auth|private|token|function|storage|write|account|master';
const TOKEN = new RegExp(
  `^(?:(?!(?:by|com|sur|tres|over|under)pass).+pass|.*(?:token|(?:${KEY_WORDS})key)|${oneOf(
    'tokens auth authorization bearer cookie cookies csrf xsrf dsn pass dbpass pwd skey salt macaroon totp sessionid',
  )})$`,
);

/** One of these words before `key` makes it a secret. */
const KEY_OF = new RegExp(
  `^(?:${oneOf(
    'api app access account admin auth client consumer deploy encryption hmac license master private secret server service session shared',
    'signing storage webhook write ssh ingest insert read gateway subscription signature cipher aes',
    'preshared unseal recovery root jwt wg wireguard management stream activation',
  )})$`,
);

/** Whose password it is, before `pass`: a `renderPass` or a `first_pass` is none. */
const OWNER = new RegExp(
  `^(?:${oneOf(
    'root admin user login db database sql mysql postgres pg mongo redis rabbit mq mqtt mail smtp imap pop ldap bind ftp sftp ssh http proxy',
    'wifi vpn ansible sudo become auth rpc app client server store service backup',
  )})$`,
);

/** One of these words anywhere in a name means that the value describes a secret and is not one. */
const ABOUT: ReadonlySet<string> = new Set(
  [
    'id ids file filename files path dir directory url uri endpoint name names type size length len count counts expiry expires expired',
    'expiration ttl timeout public pub issuer limit limits max min version policy field label prompt hint age regex pattern format algorithm',
    'alg rounds iterations audience aud',
    'manager provider usage used index idx foreign sort partition cache lookup map handler helper error errors failed invalid',
    'enabled required store scheme method mode sock socket askpass exists per rotation reset agent code ring board press down up frame word',
    'space bucket natural schema sequence tokenizer action build next page',
    'fingerprint thumbprint checksum placeholder existing strength command cmd backend rm',
    'time date updated modified continuation idempotency userdata callback manager store started ended start end duration timezone bus desktop',
  ].flatMap((words) => words.split(' ')),
);

/** One of these words in a name means that a value of random letters and digits is ordinary: it identifies, checks or holds something. */
const DATA = new RegExp(
  `^(?:${oneOf(
    'id ids uid uuid guid gid oid kid cid eid sid hash hashes sha md checksum checksums digest digests integrity etag fingerprint thumbprint',
    'nonce version revision rev commit ref refs build cursor marker slug object etags resolved sri signature sig trace span request req',
    'correlation cache data content image img src href link url uri name icon font body payload blob bytes chunk hex base asset',
    'cert certificate certificates ca bundle crt der csr public pub modulus exponent x y n e crv host hostname domain arn node instance',
    'verification tag label key_id nextpage page continuation next etag pin sct vary ray pop cf amz served',
  )})$`,
);

/** Whether a name says that a random value is ordinary: `requestId`, `integrity`, `etag`. A name of a secret never does. */
export const namesData = (name: string): boolean => {
  if (secretNameOf(name) !== null) return false;
  const words = split(name);
  return (!words.includes('oauth') && words.some((word) => DATA.test(word))) || /sha\d|md5/i.test(name);
};

/** Whether a name says where and whose a secret is. */
export const isWhose = (name: string): boolean => WHOSE.test(name);
const WHOSE =
  /(?:^|[._-])(?:name|namespace|kind|type|user|username|login|e?mail|port|version|region|time\w*|date|profile|tenant|client|issuer|scope|realm)$/i;

/** Whether a name is that of a session, as cookies and rows of stores have it: `ls_sid`, `user_session`. What it holds must look made up. */
export const namesSession = (name: string): boolean => SESSION.test(name);
const SESSION = /(?:^|[._-])(?:sess(?:ion)?(?:[._-]?(?:id|key))?|sid|remember\w{0,12})$|[a-z]S(?:ession|ID)$/i;

/** Whether a word before `key` says that it is no secret: `cache key`. */
export const isAbout = (word: string): boolean => ABOUT.has(word.toLowerCase());

/** Words that are about a secret behind its name, and before it say whose it is: `key-store-password`, `reset_token`. */
const isOwner = (word: string, words: readonly string[]): boolean =>
  /^(?:password|passwd|passphrase|pwd)$/.test(words.at(-1) ?? '')
    ? /^(?:store|file|manager|backend|provider|bus|id|level|frame|time|date|updated|modified|schema|index|build|cache|agent|endpoint|socket)$/.test(
        word,
      ) || /^(?:directory|board|desktop|bucket|partition|space|handler)$/.test(word)
    : /^(?:token)$/.test(words.at(-1) ?? '') && /^(?:reset|callback|agent|time|build|bucket|schema|endpoint|directory)$/.test(word);

/** What a phrase opens, as the word before `phrase`: a `search_phrase` opens nothing. */
const PHRASE_OF =
  /^(?:pass|log-?in|sign-?in|auth|access|unlock|lock|secret|key|vault|wallet|wpa|wifi|wlan|psk|admin|root|user|master|encryption|decrypt|backup|seed)$/;

/** The number that unlocks a card. */
const NUMBER = /^(?:pin|puk)$/;

const VENDOR = /^(?:cloudflare|sourcegraph|sonar|artifactory|jfrog|hubspot)/;
/** Bundler stores `user:password` of a gem server in a variable named after the host. */
const BUNDLER = /^-?BUNDLE_[A-Z_]+__[A-Z_]+$/;

/** Fields of protocols that give access, in words that name none. */
const PROTOCOL = /^(?:device_code|code_verifier|client_assertion|samlresponse|(?:j|php|asp)sess(?:ion)?id\w{0,12}|asp\.net_sessionid)$/i;

/** What is added to passwords before they are hashed; with dashes it may be a word of a passphrase. */
const PEPPER = /(?:^|[a-z]_|[.])pepper$/i;

const split = (name: string): string[] =>
  name
    // a property of Java: `-Dsonar.login=x`
    .replace(/^-D(?=[a-z])/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

/** How strongly a name suggests a secret, and of which kind; null for an ordinary name. */
export function secretNameOf(name: string): SecretName | null {
  if (BUNDLER.test(name)) return { strength: 'password', kind: 'password' };
  const words = split(name);
  const last = words.at(-1) ?? '';
  // AppRole of Vault, tokens of Consul and Nomad: here the identifier is the secret
  if (/^(?:secret)?id$/.test(last) && /(?:^| )secret ?id$/.test(words.join(' '))) return { strength: 'key', kind: 'secret' };
  // what somebody logs in with, and the hash of it in tables of users
  if (/^(?:user)?info$|^string$/.test(last) && /(?:^| )(?:auth user ?info|auth(?:entication)? string)$/.test(words.join(' ')))
    return { strength: 'token', kind: 'secret' };
  if (PROTOCOL.test(name)) return { strength: 'token', kind: 'token' };
  if (PEPPER.test(name)) return { strength: 'token', kind: 'secret' };
  // SNMP: whoever knows the name of a community may read, or write
  if (last === 'community' && /^(?:agent|snmp|trap|get|set|ro|rw|read|write)$/.test(words.at(-2) ?? ''))
    return { strength: 'password', kind: 'secret' };
  // a word about the secret overrules the rest of the name
  if (words.some((word, index) => ABOUT.has(word) && !(index < words.length - 1 && isOwner(word, words)))) return null;
  if (last === 'encryption') return null;
  if (last === 'phrase' && PHRASE_OF.test(words.at(-2) ?? '')) return { strength: 'password', kind: 'password' };
  if (words.length <= 2 && NUMBER.test(last)) return { strength: 'password', kind: 'pin' };
  // DB_PASSWORD, POSTGRES_AUTH_TOKEN: a variable with such a name has no other use
  const variable = /^[-._]*[A-Z][A-Z0-9]*_[A-Z0-9_]+$/.test(name);
  if (words.some((word) => PASSWORD.test(word)))
    return { strength: 'password', kind: /secret|cred/.test(name.toLowerCase()) ? 'secret' : 'password' };
  if (last === 'pass' && OWNER.test(words.at(-2) ?? '')) return { strength: 'password', kind: 'password' };
  // SSHPASS
  if (words.length === 1 && /^[A-Z]{2,12}PASS$/.test(name) && TOKEN.test(last)) return { strength: 'password', kind: 'password' };
  if (words.some((word) => TOKEN.test(word))) {
    if (/^(?:(?:db)?pass|pwd)$/.test(last)) return { strength: variable || last === 'dbpass' ? 'password' : 'token', kind: 'password' };
    if (words.some((word) => /^cookies?$/.test(word))) return { strength: 'token', kind: 'cookie' };
    return { strength: variable && /^(?:auth)?token$|^apikey$/.test(last) ? 'password' : 'token', kind: 'token' };
  }
  if (variable && words.includes('jwt')) return { strength: 'key', kind: 'token' };
  if (variable && /^(?:pat|session)$/.test(last)) return { strength: 'token', kind: 'token' };
  if (words.some((word) => VENDOR.test(word))) return { strength: 'vendor', kind: 'key' };
  // the key of a wireless network is a password that a person chose
  if (last === 'key' && words.some((word) => /^(?:wifi|wireless|wlan|wpa\d?|vpn)$/.test(word)))
    return { strength: 'password', kind: 'password' };
  if (/^key ?material$/.test(words.slice(-2).join(' '))) return { strength: 'password', kind: 'password' };
  const key = words.lastIndexOf('key');
  if (key < 0)
    return words.includes('keys') && KEY_OF.test(words[words.indexOf('keys') - 1] ?? '') ? { strength: 'key', kind: 'key' } : null;
  if (variable && last === 'key') return { strength: KEY_OF.test(words[key - 1] ?? '') ? 'password' : 'token', kind: 'key' };
  return { strength: words.slice(0, key).some((word) => KEY_OF.test(word)) ? 'token' : 'key', kind: 'key' };
}
