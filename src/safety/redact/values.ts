/** Decides whether the value of a secret name is a secret, or a variable, a word, a number, a path. */
import { LetterPattern } from '../../base/letter-pattern.ts';
import { entropy } from './chars.ts';
import { isTranslation } from './password-words.ts';
import { isPlaceholder } from './placeholder.ts';
import { changesIn, isRandom } from './random-word.ts';
import { type NameStrength, secretNameOf } from './secret-names.ts';

/** Shorter values are not worth a placeholder, and masking them would mask ordinary text. */
const PASSWORD_MIN_CHARS = 4;
const TOKEN_MIN_CHARS = 8;
const KEY_MIN_CHARS = 16;
const VENDOR_MIN_CHARS = 32;
/** Bits per character: random hexadecimal digits have up to 4, joined English words about 3. */
const KEY_ENTROPY = 3.4;
/** Random hexadecimal digits have more, except the shortest values. */
const MADE_UP_ENTROPY = 3;
const MIXED_MIN_CHARS = 20;
/** Fewer letters of both cases may be an abbreviation. */
const LETTERS_MIN_CHARS = 12;
/** The share of neighbours in different cases: words joined by `_` have less. */
const RANDOM_CHANGES = 0.35;
/** The beginning of a value that is examined. */
const CHECKED_CHARS = 512;

const WORDS = new Set(
  (
    'true false yes no on off null nil none undefined void any some required optional missing invalid incorrect expired wrong unknown empty blank default ' +
    'string str text int integer number bool boolean bytes object array list map dict secret password passwd pwd token key keys auth pass credentials ' +
    'cookie cookies ' +
    'basic bearer digest negotiate ntlm oauth oauth2 plain plaintext login user username enabled disabled prompt ask stdin changed change updated set unset ' +
    'not the for and with from file env environment is are was has must should cannot please enter again authentication authorization failed failure ' +
    'success successful denied accepted rejected ok done error reset protected public private hidden redacted masked omitted sensitive unauthorized ' +
    'amd64 arm64 i386 bytea varchar blob clob uuid json jsonb timestamp date datetime char inherit include ' +
    'range return self this new const let var async await function def class import export type interface example opaque vault prefer always never ' +
    'local store keyof typeof value'
  ).split(' '),
);

/** Letters of both cases, or letters of one case and digits with more than hexadecimal letters: a checksum is no key. */
const MIXED = /^(?=.*[A-Z])(?=.*[a-z])|^(?=\D*\d\D*\d\D*\d)(?=.*[g-z])[a-z0-9]{24,}$/;

/** A value that a shell, a template or a person replaces by the real one later. */
const FILLED_IN_LATER = new RegExp(
  [
    String.raw`^(?:\\{0,2}\$[\w{(@*#?!-].*|\$$|%\w+%|%[sdv]|@\w+@|<[^>]*>?|\[[^\]]*\]?|\{\{.*|\{[A-Za-z_.:$-]*\}?|#\{.*|${'`'}.*${'`'}|\$\{.*`,
    String.raw`|.*\$\([^)]*\).*|.*\{\{[^}]+\}\}.*`,
    String.raw`|[*xX.•_?-]+|[*•]{3,}.*|your[-_ ].*|my[-_]?(?:token|secret|key)|change[-_ ]?me|/\^.*)$`,
  ].join(''),
  'i',
);

/** A label or an error about a password, in letters only: `Passwort wiederholen`. */
const LABEL = new LetterPattern(
  [
    String.raw`^(?=[^\n]*(?<=^|[\s("])(?:pass(?:wor[dt]|phrase|code|key|wd)|kennwort|mot de passe|contraseña|senha|wachtwoord|lösenord|hasło|пароль))`,
    String.raw`[\p{L}' ,.:!?()-]+$`,
  ].join(''),
);
/** A tag of YAML, behind which the value is: `!vault |`. */
const TAG = /^!(?:vault|secret|env\w*|include|ref\w*|sub|getatt)$/i;
/** A place in memory, as debuggers print it. */
const POINTER = /^0x[\da-f]{4,16}$/i;
/** The number of a version with what packagers append to it, or an address. */
const VERSION = /^\(?(?:\d:)?\d{1,4}(?:\.\d{1,4}){1,3}(?:[-+~][\w.+~-]{1,40})?\)?$/;
/** How long something took. */
const DURATION = /^(?:\d{1,4}(?:\.\d{1,3})?(?:ms|[smhd])){1,4}$/;
/** A port and its protocol, as in /etc/services. */
const PORT = /^\d{1,5}\/(?:tcp|udp|sctp|dccp)$/;
/** A date, or the beginning of a date with its time. */
const DATE = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})(?:$|[T ,]\d)/;
/** A file with a name before it: `token:/run/token`. */
const NAMED_FILE = /^[\w.-]+:(?=\/)/;

/** A type with parameters: `Option<String>`. */
const GENERIC = /^&?[A-Z]\w*</;
const CALL = /^(?:await |new |[*&])?[A-Za-z_$][\w$.]*\(/;
/** `E8O7KpgL(i!~`: an open parenthesis among signs that no argument begins or ends with, behind what is no name. */
const NO_CALL = /^(?=[^(]*\d)(?=[^(]*[a-z])(?=[^(]*[A-Z])[A-Za-z\d]+\((?=[^()"'`,]*[!~#^?*]$)[^()"'`,\s]*$/;
/** A value that is encrypted, in the notation of a call: `ENC(3f9a…)`. No argument without quotes is so random. */
const ENCRYPTED = /^[A-Za-z]{2,12}\((?<v>[\w+/=-]{20,})\)?$/;
/** A command of PowerShell: `Get-Credential`. Source: its list of approved verbs. */
const CMDLET =
  /^(?:Get|New|Read|Set|Add|Import|Export|Convert|ConvertTo|ConvertFrom|Invoke|Select|Unprotect|Protect|Request|Update)-[A-Z][A-Za-z]{3,}$/;
const PROPERTY = /^(?:[A-Za-z_$][A-Za-z_$]*)(?:\??\.[A-Za-z_$]+)+(?:\[.*)?!?$/;
/** The name of a type for secrets: `SecretStr`, `ProtectedString`. */
const SECRET_TYPE =
  /^&?(?:[A-Z][a-z]+)*(?:Secret|Protected|Secure|Password|Token|Credential|Key)s?(?:Str|String|Bytes|Value|Field|Input|Type|Text|Box)\??$/;
const INDEXED = /^[A-Za-z_$.]+\[["'\w]*/;
const PATH = /^(?:[.~]{0,2}\/[\w.@/+-]*|[A-Za-z]:\\.*|\.{1,2})$/;
const COMMON_ROOT =
  /^(?:~|\.{1,2})?\/(?:$|\.|(?:usr|home|tmp|var|run|etc|opt|private|Users|bin|sbin|root|mnt|media|dev|proc|sys|lib|data|app|srv|secrets?|keys?)\b)|^[~.]/;
const URL = /^[a-z][a-z0-9+.-]{1,20}:\/\//i;
const FILE =
  /^[\w./-]+\.(?:pem|key|crt|cer|json|ya?ml|txt|toml|ini|conf|cfg|p12|pfx|jks|gpg|asc|pub|env|sh|py|js|ts|go|rs|java|md|log|html?|c|h|cpp|rb|php)$/i;
/** A file in folders: base64 has no full stop. */
const FILE_IN_FOLDER = /^(?:[\w@+-]+\/)+[\w@+.-]*\.[a-z][a-z0-9]{0,5}$/i;
/** The name and version of a package: `jose-jwt:9.37.3`, as Maven and Gradle write them. */
const PACKAGE = /^[A-Za-z][\w.-]*(?::[a-z][\w-]*){0,2}:\d+(?:\.\d+)+(?:[.-]\w+)*(?::[a-z]+)?$/;
/** A place where the secret is kept: `vault:secret/data/prod`, `arn:aws:…`, `@Microsoft.KeyVault(…)`. */
const REFERENCE = /^(?:@[A-Za-z.]+\(.*|arn:[\w-]+:.*|[a-z][a-z\d-]{1,15}:\/?[a-z][\w.-]*(?:\/[a-z][\w.#-]*)+)$/;
/** The name of an algorithm: `scram-sha-256`, `aes256`, `hmac_sha512`. */
const ALGORITHM = /^(?:(?:scram|hmac|pbkdf2|rsa|aes|sha|md)[-_]?){1,2}\d{1,3}(?:[-_]?(?:gcm|cbc|ctr|plus))?$/i;
/** A pattern between slashes: `/Bearer\s+(\S+)/i`. */
const PATTERN = /^\/.*[\\()[\]^$].*\/?[gimsuy]*$/;
/** Fields of one argument, which are examined each by its own name: `id=api,src=file`. */
const FIELDS = /^[a-z]+=[^,="]*(?:,[a-z]+=[^,="]*)+$/;
/** A colour. */
const COLOUR = /^#(?:[\da-f]{3}){1,2}$/i;
/** A fingerprint in pairs of hexadecimal digits. */
const PAIRS = /^(?:MD5:|SHA\d+:)?(?:[\da-f]{2}:){7,63}[\da-f]{2}$/i;
/** The end of a secret that a program shows masked, the beginning of one that it cuts, or words at its place: `(hidden)`. */
const MASKED = /^(?:(?:\w{1,8})?[*•]{4,}\w{0,8}|(?:[a-z]{2,5}[_-]){1,3}(?:\.{3}|…)?|\((?:[a-z]+(?: [a-z]+){0,4})\))$/;
/** A question in words, as interfaces ask it: `¿Ha olvidado la contraseña?`. */
const QUESTION = /^[¿\p{L}][^\d\n]*\s\p{L}[^\d\n]*\?$/u;
/** A file that ssh-keygen(1) makes. */
const SSH_FILE = /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?(?:\.pub)?$/;
/** A sample of a token: one character, repeated after the prefix. */
const SAMPLE = /^(?:\w{2,12}[_-])?(?:([xX*.])\1{7,}|EXAMPLE(?:_?(?:KEY|TOKEN|SECRET|PASSWORD))?)$/;
/** The fingerprint of an OpenPGP key. */
const FINGERPRINT = /^(?=\d*[A-F])[0-9A-F]{40}$/;
/** What Kubernetes appends to a name that it makes: `default-token-x7k2p`. Source: its package util/rand, without vowels. */
const GENERATED = /-[a-z0-9]{5,10}$/;
/** The name of another secret: `['API_KEY', 'AUTH_TOKEN']`, `password = new_password`, `secret: db-credentials-x7k2p`. */
const isName = (value: string): boolean =>
  /^(?:[A-Z]+(?:_[A-Z]+)+|[a-z]+(?:[-_][a-z0-9]+)*)$/.test(value) &&
  [value, value.replace(GENERATED, '')].some((name) => /^(?:[A-Z_]+|[a-z]+(?:[-_][a-z]+)*)$/.test(name) && namesSecret(name));
/** Whether a word or words joined by dashes name a secret; `regcred` is the usual name of a registry's. */
const namesSecret = (name: string): boolean =>
  /[-_]/.test(name) ? secretNameOf(name) !== null || OF_SECRET.test(name) : name === 'regcred';
const OF_SECRET = /(?:^|_)(?:token|password|secret|key)_(?:url|uri|id|name|file|path|type|field|hash|header|endpoint|prefix)$/;

/** What examples have at the place of a secret: `topsecret`, `my-super-secret`, `username:password`. `mypassword` may be a real one. */
const EXAMPLE =
  /^(?:my[-_ ]?)?(?:(?:top|super|very)[-_ ]?){1,2}(?:secret|password|token)s?$|^(?:user(?:name)?|login|admin|email):(?:pass(?:word)?|token|secret)$/i;

/** Whether a value is a variable or a template, or asks to be replaced. */
export const isVariable = (value: string): boolean => isPlaceholder(value) || FILLED_IN_LATER.test(value);

/** Whether a value is a name with a value of its own, which is examined by itself: `secrets: password=x`, `--secret name=value`. */
function isAssignment(value: string): boolean {
  const [, name = '', assigned = ''] = /^([A-Za-z_][\w-]{1,40})=(.*)$/.exec(value) ?? [];
  return name !== '' && (/^[a-z]*$/.test(name + assigned) || (assigned !== '' && !/^=?$/.test(assigned) && secretNameOf(name) !== null));
}

/** Whether a value is certainly no secret, whatever its name is. */
export function isHarmless(value: string): boolean {
  const lower = value.toLowerCase();
  return (
    WORDS.has(lower.replace(/[.:!,;]+$/, '')) ||
    isPlaceholder(value) ||
    isName(value) ||
    FILLED_IN_LATER.test(value) ||
    (PATH.test(value) && COMMON_ROOT.test(value)) ||
    URL.test(value) ||
    FILE.test(value) ||
    FILE_IN_FOLDER.test(value) ||
    PACKAGE.test(value) ||
    TAG.test(value) ||
    POINTER.test(value) ||
    VERSION.test(value) ||
    DURATION.test(value) ||
    PORT.test(value) ||
    DATE.test(value) ||
    LABEL.test(value) ||
    isTranslation(value) ||
    REFERENCE.test(value) ||
    PATTERN.test(value) ||
    ALGORITHM.test(value) ||
    FIELDS.test(value) ||
    PAIRS.test(value) ||
    COLOUR.test(value) ||
    SAMPLE.test(value) ||
    MASKED.test(value) ||
    QUESTION.test(value) ||
    SSH_FILE.test(value) ||
    EXAMPLE.test(value) ||
    isAssignment(value) ||
    (NAMED_FILE.test(value) && COMMON_ROOT.test(value.replace(NAMED_FILE, '')))
  );
}

/** Whether a value without quotes is code: a call, a property, another variable. */
export function isExpression(value: string): boolean {
  return (
    (CALL.test(value) && !NO_CALL.test(value) && !isRandom(ENCRYPTED.exec(value)?.groups?.['v'] ?? '')) ||
    CMDLET.test(value) ||
    GENERIC.test(value) ||
    /^&?\w+(?:::[\w<&]+)+/.test(value) ||
    PROPERTY.test(value) ||
    INDEXED.test(value) ||
    SECRET_TYPE.test(value) ||
    // a variable of an object in Ruby, a new value of a type
    /^(?:@{1,2}[a-z_]+|&?[A-Z]\w*\{\}?)$/.test(value) ||
    /^[*&]+[A-Za-z_][\w.]*;?$/.test(value) ||
    /^(?:\[\])?[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+[{[]/.test(value) ||
    /^[a-z]+(?:_[a-z]+)*_(?:password|passwd|token|secret|key)$/.test(value)
  );
}

/** Whether a value is a secret, given its name's strength. `quoted`: the value was in quotes, so it is no expression. */
export function isSecret(whole: string, strength: NameStrength, quoted: boolean): boolean {
  const value = whole.slice(0, CHECKED_CHARS).trim();
  if (isHarmless(value) || (!quoted && isExpression(value))) return false;
  if (strength === 'password') return value.length >= PASSWORD_MIN_CHARS && !/\s{2}/.test(value);
  if (/\s/.test(value)) return quoted && isScramble(value);
  if (FINGERPRINT.test(value)) return false;
  if (strength === 'vendor') return value.length >= VENDOR_MIN_CHARS && /^[\w-]+$/.test(value) && looksRandom(value);
  if (value.length < (strength === 'key' ? KEY_MIN_CHARS : TOKEN_MIN_CHARS)) return false;
  if (strength === 'key' && NAME_AND_HASH.test(value)) return false;
  if (strength === 'key') return looksRandom(value) && (isMixed(value) || isMadeUp(value));
  return looksRandom(value);
}

/** Whether a text with a space in it is signs, letters and digits at random, as WordPress makes its keys. */
const isScramble = (value: string): boolean =>
  value.length >= SCRAMBLE_CHARS &&
  [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(value)) &&
  (value.match(/[^\w\s]/g) ?? []).length >= value.length / 5 &&
  !/[a-z]{5}/.test(value);
const SCRAMBLE_CHARS = 32;

/** What a cache calls an entry: words, and a hash of what it was made from. */
const NAME_AND_HASH = /^(?![\da-f]{8}-[\da-f]{4}-)[A-Za-z][\w.]*(?:-[\w.]+)*-[\da-f]{12,64}$/;

const isMixed = (value: string): boolean => value.length >= MIXED_MIN_CHARS && entropy(value) >= KEY_ENTROPY && MIXED.test(value);

/** Whether a word that nothing names can only be made up: digits among letters of both cases, or signs, and no hash, path, date or version. */
export const isMadeUpWord = (word: string): boolean =>
  word.length >= PASSWORD_MIN_CHARS + 2 &&
  !isHarmless(word) &&
  !/^[\da-f]+$|^[\d.:/TZ+-]+$|^[~./]|[:;,({[]$/.test(word) &&
  (UUID.test(word) || [/[a-z]/, /[A-Z]/, /\d/, /[^\w.:/-]/].filter((kind) => kind.test(word)).length >= 3 || isMadeUp(word));
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Whether a word at the place of a password is one that a person may have chosen: a digit or a sign among its letters, no path, hash or version. */
export const isTypedWord = (word: string): boolean =>
  word.length >= PASSWORD_MIN_CHARS + 2 &&
  !isHarmless(word) &&
  /[A-Za-z]{2}/.test(word) &&
  /\d|[!#$%^&*?]/.test(word) &&
  !/^[\da-f]{8,}$|[,{}[\]()/\\:=]|^[-.#$%&*]|\.\w{1,4}$/.test(word);

/** Whether a value in letters of one case is made up: digits throughout, and at most one part that may be a word. */
function isMadeUp(value: string): boolean {
  if (!/^[\w+/=.:|!@#%^&*?,<>~-]+$/.test(value) || (value.match(/\d/g) ?? []).length < 3 || entropy(value) < MADE_UP_ENTROPY) return false;
  return value.split(/[-_.:/]/).filter((part) => /^[A-Za-z]{3,}$/.test(part)).length <= 1;
}

/** Whether a value mixes letters and digits, or has letters of both cases and does not look like a name, or is a long number. */
function looksRandom(value: string): boolean {
  if (/^\d+$/.test(value)) return value.length >= 14;
  if (/^[\d.:,TZ+-]+$/.test(value)) return false;
  if (/\d/.test(value) && /[A-Za-z]/.test(value)) return !/^v?\d+(?:\.\d+)+(?:[-.][a-z]+\d*)*$/.test(value);
  if (/^[A-Za-z]+$/.test(value) && value.length >= LETTERS_MIN_CHARS && changesIn(value) >= RANDOM_CHANGES) return true;
  if (/^[A-Za-z]+$/.test(value)) return value.length >= 20 && /[a-z][A-Z]/.test(value) && entropy(value) > 4;
  if (/^[\w-]+$/.test(value)) return value.length >= 20 && changesIn(value) >= RANDOM_CHANGES;
  // names that are joined: `kms:Decrypt`
  if (/^[A-Za-z*-]+(?::[A-Za-z*-]+)+$/.test(value)) return false;
  return /[^\p{L}\w\s.-]/u.test(value) && value.length >= 10 && /[A-Z]/.test(value) && /[a-z]/.test(value);
}
