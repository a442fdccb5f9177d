/**
 * Finds passwords where a program or a protocol logs in, without a name for them: `tool -u anna -p x` of any program, `AUTH PLAIN x`,
 * `a1 LOGIN anna x`, `Basic x`, the code that a telephone scans to join a network.
 */
import type { Hits } from './literals.ts';
import type { Span } from './span.ts';
import { ADDRESSES } from './login-addresses.ts';
import { ARGUMENT_ROWS, isChosen } from './login-arguments.ts';
import type { Login } from './login-row.ts';
import { NOTES } from './login-notes.ts';
import { SETTINGS } from './login-settings.ts';
import { isRandom } from './random-word.ts';
import { isHarmless, isMadeUpWord, isTypedWord, isVariable } from './values.ts';

const VALUE = String.raw`(?:"(?<v>[^"\n]{3,200})"|'(?<v>[^'\n]{3,200})'|(?<v>[^\s"';|&<>()]{3,200}))`;
/** A prompt, that of Windows too, or a command of a list. */
const COMMAND = /(?:^|[\s;|&(/>])$/;

/** Any program: the flag of a user, and right after it the flag of a password. A number is a port or a process. */
const USER_THEN_PASSWORD = new RegExp(
  String.raw`(?:|name)(?:[ \t]+|=|(?=["']))(?:"[^"\n]{1,80}"|'[^'\n]{1,80}'|[^\s"'-][^\s"']{0,80})[ \t]+` +
    String.raw`(?:-[pP]|-pw|--?pass(?:w(?:or)?d)?)(?:[ \t]+|=)(?![\d.,:/-]+(?:\s|$))${VALUE}`,
  'dy',
);

/** The text of a command line at a prompt, up to the word that a row searches for. */
const AT_PROMPT = /^.{0,60}?[$#%>❯➜»] \w[^\n]{0,100}$/u;

/** Programs that read a password from their input. */
const READER =
  String.raw`(?:sudo )?(?:sudo -S|su\b|kinit|cryptsetup|passwd|vncpasswd|smbpasswd|ssh-add|realm|ldap\w+|gpg|openssl` +
  String.raw`|chpasswd|pass insert|secret-tool store|zpool|zfs|veracrypt|ecryptfs\S*|read -[a-z]*s[a-z]*` +
  String.raw`|\w[^\n|;<]{0,100}? --(?:[\w-]*stdin|with-token|passphrase-fd[= ]0))\b`;
const READS = new RegExp(String.raw`(?:^|[\s;|&(])${READER}[^\n|;]{0,100}$`);

const LOGINS: readonly Login[] = [
  ...[' -u', ' --user', ' --login'].flatMap((literal) => [
    { literal, head: /^(?!.*\b(?:mysql|mariadb)[\w-]*(?: |$)).*\w/, rest: USER_THEN_PASSWORD },
    // here `-p` takes no word after a space, and what is there names a database, unless somebody mistook it
    { literal, head: /\b(?:mysql|mariadb)[\w-]*(?: |$)/, rest: USER_THEN_PASSWORD, isSecret: isTypedWord },
  ]),
  // RFC 4954, RFC 5321 and RFC 5034: the answer is base64 of the user and the password
  ...['auth plain ', 'auth login ', 'auth xoauth2 ', 'authenticate plain '].map((literal) => ({
    literal,
    head: /^(?:C: ?|-*> ?|>>> ?)?(?:\w{1,8} )?$/,
    rest: /(?<v>[A-Za-z\d+/]{8,900}={0,2})\s*$/dy,
  })),
  // RFC 959 and RFC 1939; alone at the beginning of a line it is a test that passes
  { literal: 'pass ', head: /^(?:C: ?|-*> ?|>>> ?)$/, rest: /(?<v>\S{3,200})\s*$/dy },
  // the same with the server's lines left out, or as a capture shows them
  { literal: 'pass ', head: /^$/, before: /^user \S+\r?\n(?:[+\d][^\n]*\n){0,2}$/im, rest: /(?<v>\S{3,200})\s*$/dy },
  // the same as strace(1) and logs write it
  { literal: 'pass ', head: /(?:\\n|["'])$/, rest: /(?<v>[^\s\\"']{3,200})\\r\\n/dy },
  // 3GPP TS 27.007: the number that unlocks a card
  { literal: 'at+cpin=', head: /^[>\s]{0,8}$/, rest: /"?(?<v>\d{4,8})\b/dy },
  // expect(1): what answers the prompt
  { literal: 'send ', head: /^[ \t]*$/, before: /ass(?:word|phrase)[^\n]*\n$/i, rest: /(?:-- )?["'](?<v>[^"'\\\n]{3,200})/dy },
  { literal: 'send ', head: /ass(?:word|phrase)\S{0,4}["'}][; ]{1,3}$/i, rest: /(?:-- )?["'](?<v>[^"'\\\n]{3,200})/dy },
  // any program: a user and a password as the value of one option
  ...[' --user ', ' --user=', ' -u ', ' --auth ', ' --auth=', ' --creds ', ' --creds=', ' --credentials '].map((literal) => ({
    literal,
    head: /\w/,
    rest: /["']?[A-Za-z][\w.@-]{0,60}:(?<v>[^\s"':/]{6,120})/dy,
    isSecret: isMadeUpWord,
  })),
  // any program whose subcommand opens something: the flag of a password; the one argument of a subcommand that logs in
  ...['unlock', 'login', 'decrypt'].map((literal) => ({
    literal,
    head: AT_PROMPT,
    rest: new RegExp(String.raw`[\w-]{0,16}(?: [^|;\n]{0,120}?)? -p (?![\d.,:/-]+(?:\s|$))${VALUE}`, 'dy'),
  })),
  ...[' auth ', ' login ', ' activate '].map((literal) => ({
    literal,
    head: AT_PROMPT,
    rest: /(?<v>[\w.-]{20,200})\s*$/dy,
    isSecret: isMadeUpWord,
  })),
  // any program that joins a machine to a service: a word as long as a token is the last argument. A hash has no letters after `f`
  ...['install ', ' join ', ' enroll ', ' enrol ', ' register ', ' connect '].map((literal) => ({
    literal,
    head: AT_PROMPT,
    rest: /(?:[^|;\n]{0,200} )?(?<v>[\w+/=-]{40,900})\s*$/dy,
    isSecret: isRandom,
  })),
  // any program that makes a user: the name, then the password
  ...[' user create ', ' user add ', ' add_user ', ' adduser ', ' useradd ', ' register '].map((literal) => ({
    literal,
    head: AT_PROMPT,
    rest: /\S{1,60} (?<v>[^\s/=]{6,120})/dy,
    isSecret: isTypedWord,
  })),
  // MinIO, `mc alias set`
  { literal: ' alias set ', head: AT_PROMPT, rest: /\S{1,60} https?:\/\/\S{1,120} \S{1,80} (?<v>\S{6,120})/dy },
  // Samba: a user and a password after a percent sign
  { literal: ' -u', head: /\w/, rest: /[ =]?["']?[A-Za-z][\w.\\/@-]{0,60}%(?<v>[^\s"']{4,120})/dy },
  // OpenLDAP: the name of an entry, then a password
  { literal: ' -d ', head: /\w/, rest: new RegExp(String.raw`["']?\w{1,12}=[^\s"']{1,200}["']? -w ${VALUE}`, 'dy') },
  // a password in a here-string of what reads one; the first of a line only
  { literal: '<<<', head: READS, rest: new RegExp(`^ ?${VALUE}`, 'dg') },
  // the same from a pipe
  ...['echo ', 'printf '].map((literal) => ({
    literal,
    head: COMMAND,
    rest: new RegExp(String.raw`(?:-\w+ |'%s(?:\\n)?' )?${VALUE} *\| *${READER}`, 'dy'),
  })),
  // NSS, "Key Log Format"
  { literal: 'client_random ', head: /^[ \t]*$/, rest: /[\da-f]{64} (?<v>[\da-f]{64,128})/diy },
  { literal: '_traffic_secret_0 ', head: /^[ \t]*[A-Z_]{6,20}$/, rest: /[\da-f]{64} (?<v>[\da-f]{64,128})/diy },
  // RFC 6238: a key in base32
  { literal: 'totp', head: /^/, rest: /[^\n]{0,40}?[ =](?<v>(?=[A-Z]*[2-7])[A-Z2-7]{16,128}=*)(?!\w)/dy },
  // Windows: the flag of a user or of a certificate, then the flag of a password
  ...[' /u:', ' /ru ', ' /user:', ' /f '].map((literal) => ({
    literal,
    head: /\w/,
    rest: /\S{1,80} \/(?:rp|p|pw|pass|password)[: ](?<v>[^\s/*]\S{2,120})/diy,
  })),
  { literal: 'net use ', head: COMMAND, rest: /(?:\S{1,80} ){1,2}(?<v>[^\s/*\\]\S{2,120}) \/user:/diy },
  { literal: 'net use ', head: COMMAND, rest: /(?:\S{1,80} ){1,2}\/user:\S{1,80} (?<v>[^\s/*\\]\S{2,120})/diy },
  // a password that is piped to what logs in; `grep login` filters
  { literal: 'echo ', head: COMMAND, rest: new RegExp(String.raw`(?:-\w+ )?${VALUE} *\| *[\w./-]+ login\b`, 'dy'), isSecret: isMadeUpWord },
  // a user and a password as a pair
  ...['login=', 'login: ', 'login with ', 'log in with ', 'login as ', 'credentials: ', 'digest ', 'created: '].map((literal) => ({
    literal,
    head: /(?:^|[\s"'(])(?:[\w ]{0,60} )?$/,
    rest: /[A-Za-z][\w.@-]{0,60}(?::| \/ )(?<v>[^\s"'/:]{6,120})(?=["')]?(?:\s|$))/dy,
    isSecret: isMadeUpWord,
  })),
  ...['login: ', 'login with ', 'log in with ', 'login as ', 'credentials: ', 'auth: ', 'access: ', 'account: ', 'user: ']
    .concat([
      'zugangsdaten: ',
      'benutzer: ',
      'identifiants: ',
      'credenciales: ',
      'credenziali: ',
      'credenciais: ',
      'inloggegevens: ',
      'zugang: ',
      'accès: ',
      'acceso: ',
      'accesso: ',
      'toegang: ',
    ])
    .map((literal) => ({
      literal,
      head: /(?:^|[\s"'(])(?:[\w ]{0,60} )?$/,
      rest: /[A-Za-z][\w.@-]{0,60} ?\/ ?(?<v>[^\s"'/:]{6,120})(?=["')]?(?:\s|$))/dy,
      isSecret: isTypedWord,
    })),
  // any program that logs in with an address: `bw login anna@example.org x`
  { literal: ' login ', head: AT_PROMPT, rest: /[\w.+-]{1,60}@[\w.-]{1,80} (?<v>[^\s-]\S{5,120})\s*$/dy },
  // wpa_supplicant: the name of a network, then its password
  { literal: 'wpa_passphrase ', head: COMMAND, rest: new RegExp(String.raw`(?:"[^"\n]{1,40}"|'[^'\n]{1,40}'|\S{1,40}) ${VALUE}`, 'dy') },
  // RAR: a password directly behind its option
  ...[' -p', ' -hp'].map((literal) => ({ literal, head: /(?:^|[\s;|&(/])(?:un)?rar [^\n|;]*$/, rest: /(?<v>[^\s-]\S{2,120})/dy })),
  // unixODBC: a source, a user, a password
  { literal: 'isql ', head: COMMAND, rest: /(?:-\w+ )*\w[\w.-]{0,40} \w[\w.-]{0,40} (?<v>[^\s-]\S{2,120})/dy },
  // what tools print of a login that they tried on Windows: `domain\user:password`
  { literal: '[+] ', head: /^.{0,80}$/, rest: /[^\n\\]{0,100}?[\w.-]{1,40}\\[\w.$-]{1,40}:(?<v>[^\s'":]{4,80})(?=['"\s]|$)/dy },
  // Impacket: `domain/user:password@host`
  ...['.py ', 'impacket-'].map((literal) => ({
    literal,
    head: /(?:^|[\s;|&(/])[\w-]{0,40}$/,
    rest: /(?:\w{1,20} )?(?:-\S{1,40} )*(?:[\w.-]{1,40}\/)?[\w.$-]{1,60}:(?<v>[^\s@/]{3,120})@[\w.-]/dy,
  })),
  // redis.conf
  ...['requirepass ', 'masterauth '].map((literal) => ({ literal, head: /^[ \t]*$|\bset $/i, rest: new RegExp(VALUE, 'dy') })),
  // Kickstart
  { literal: 'rootpw --', head: /^[ \t]*$/, rest: /\w{2,12} (?<v>[^\s-]\S{3,120})/dy },
  // Db2, CONNECT; Teradata BTEQ, LOGON
  { literal: ' using ', head: /\bconnect to \S{1,80} user \S{1,80}$/i, rest: /(?<v>[^\s;]{3,120})/dy },
  { literal: '.logon ', head: /^[ \t]*$/, rest: /[\w./-]{1,80},(?<v>[^\s;]{3,120})/dy },
  // IOS: the number says how the password is encoded, and 7 is no encryption
  ...['password ', 'secret ', 'key '].map((literal) => ({
    literal,
    head: /^[ \t]*(?:[\w.:-]{1,40} ){0,3}$/,
    rest: /[05-9] (?=\S*\d)(?<v>[^\s:,;]{6,200})\s*$/dy,
  })),
  {
    literal: ' community ',
    head: /^[ \t]*(?:\S{1,40}[#>] ?)?(?:set |add |\/)?snmp[\w -]{0,40}$/i,
    rest: /(?:(?:read|write|ro|rw|simple|cipher|name|read-only|read-write) ){0,2}(?<v>[^\s:="']{4,64})(?=[ \t]*(?:\r?$|ro\b|rw\b))/diy,
  },
  {
    literal: 'snmp-server host ',
    head: /^[\w()# ]{0,40}$/,
    rest: /\S{1,80} (?:traps |informs )?(?:version (?:1|2c) )?(?<v>[^\s:]{4,64})/dy,
  },
  { literal: 'snmp-server community ', head: /^[\w()# ]{0,40}$/, rest: /(?<v>\S{3,64})(?:\s|$)/dy },
  // what services of IRC are told
  { literal: ' identify ', head: /serv$/i, rest: /(?:\S{1,40} )?(?<v>\S{4,80})\s*$/dy },
  // RFC 6238: a key in groups of four, as it is typed into a telephone
  { literal: 'key: ', head: /^/, rest: /(?<v>(?=[A-Za-z ]*\d)(?:[A-Za-z2-7]{4}[ -]){3,15}[A-Za-z2-7]{4})(?![\w-])/dy },
  // MIT Kerberos, ktutil(1) and klist(1): a key beside the name of its cipher
  { literal: 'hmac', head: /^/, rest: /[\w-]{0,24}(?:\)[ \t]{1,8}\(0x|:)(?<v>[\da-f]{32,128})(?![\w-])/dy },
  // Junos: a password in its own encryption, which can be undone
  ...['"$9$', '"$8$'].map((literal) => ({ literal, head: /(?:^|\s)$/, rest: /(?<v>[^"\n]{4,200})"/dy })),
  // Windows: the hash of a password, with which somebody can log in
  { literal: 'ntlm', head: /(?:^|[\s*(])$/, rest: /(?: ?hash)?[ \t]*[:=][ \t]*(?<v>[\da-f]{32})(?![\da-f])/diy },
  // Oracle, at the prompt of a client
  { literal: 'connect ', head: /^[\w@:.-]{2,40}> ?$/, rest: /["']?[A-Za-z][\w$#]{0,30}\/(?<v>[^\s@/"']{4,60})(?=[@\s"';]|$)/dy },
  // BIND, dig(1) and nsupdate(1): an algorithm, the name of a key and the key
  { literal: ' -y ', head: /\w/, rest: /["']?(?:[\w-]{3,16}:)?[\w.-]{1,60}:(?<v>[A-Za-z\d+/]{16,200}={0,2})/dy },
  // the keys that ciphers are given: `openssl enc -K`
  { literal: ' -k ', head: /\benc\b|\baes\b/, rest: /(?<v>[\da-f]{32,128})(?=\s|$)/diy },
  // Oracle: a user and a password before an optional place
  ...['expdp ', 'impdp ', 'sqlldr ', ' target '].map((literal) => ({
    literal,
    head: COMMAND,
    rest: /["']?[A-Za-z][\w$#]{0,30}\/(?<v>[^\s@/"']{4,60})(?=[@\s"']|$)/dy,
  })),
  // NTLM, as tools print what a client sent: a user, a domain, the challenge and two answers
  { literal: '::', head: /[\w.$-]{1,40}$/, rest: /[\w.-]{0,40}:(?<v>[\da-f]{16}:[\da-f]{32}:[\da-f]{20,900})/diy },
  // hiera-eyaml(1)
  { literal: '::pkcs7[', head: /DEC\(\d{1,4}\)$/, rest: /(?<v>[^\]\n]{3,200})\]!/dy },
  // a file that a shell makes up: `--password-file <(echo "x")`
  { literal: '<(echo ', head: /(?:pass|secret|token|key)[\w-]{0,20}[ =]$/i, rest: new RegExp(`(?:-\\w+ )?${VALUE}\\)`, 'dy') },
  // a person's note: a user and a password after a dash, a colon or at the beginning
  {
    literal: ' / ',
    head: /(?:^|[-:,(>] )[A-Za-z][\w.@-]{1,40}$/,
    rest: /(?<v>\S{6,60}?)[.,;)]?(?:\s*$)/dy,
    isSecret: (value: string): boolean => /[!#$%^&*?]/.test(value) && isChosen(value),
  },
  { literal: 'user=', head: /^[ \t]*$/, rest: /[\w.-]{1,40}:(?<v>[^\s:]{6,80})\s*$/dy, isSecret: isTypedWord },
  ...ADDRESSES,
  ...SETTINGS,
  ...ARGUMENT_ROWS,
  ...NOTES,
  // RFC 9051: a tag, the command, a user, a password
  { literal: ' login ', head: /^(?:C: |> )?[A-Za-z]{0,4}\d{1,6}$/, rest: /\S{1,80} (?<v>"[^"\n]{3,200}"|\S{3,200})\s*$/dy },
  // RFC 7617: base64 of `user:password`
  { literal: 'basic ', head: /(?:^|[\s"':=])$/i, rest: /(?<v>[A-Za-z\d+/]{6,900}={0,2})(?![\w+/=])/dy, isSecret: isUserAndPassword },
  // redis.io, ACL SETUSER
  { literal: 'acl setuser ', head: /(?:^|[\s>"'])$/, rest: /(?<= )>(?<v>\S{3,200})/dg },
  // ZXing, "Wi-Fi Network config"
  { literal: 'wifi:', head: /(?:^|[^\w])$/, rest: /(?:[STH]:(?:\\.|[^;\\\n]){0,64};){0,4}P:(?<v>(?:\\.|[^;\\\n]){3,64});/dy },
  // Microsoft, netsh wlan and net user
  { literal: 'key content', head: /^[ \t]*$/, rest: /[ \t]*: (?<v>\S[^\n]{2,62}?)\s*$/dy },
  { literal: 'net user ', head: COMMAND, rest: /\S{1,40} (?<v>[^\s/*]\S{2,120})(?: \/add\b|\s*$)/diy },
  // Dovecot, "Password schemes": what is not encrypted
  ...[':{plain}', ':{cleartext}', ':{clear}'].map((literal) => ({ literal, head: /^[\w.@+-]{1,80}$/, rest: /(?<v>[^:\s]{3,200})/dy })),
  // what programs that try passwords print: aircrack-ng, fcrackzip, pdfcrack
  ...['key found', 'password found', 'passphrase found', 'pin found', 'found password', 'found user-password', 'password cracked'].map(
    (literal) => ({
      literal,
      head: /(?:^|\W)$/,
      rest: /!{0,4}:?[ \t]{0,4}(?:pw == |is )?(?:\[ (?<v>[^\]\n]{4,64}) \]|["'](?<v>[^"'\n]{4,64})["']|(?<=[:=!] )(?<v>\S{4,64})[ \t]*$)/dy,
    }),
  ),
  // net-snmp, snmpcmd(1)
  { literal: 'snmp', head: COMMAND, rest: new RegExp(String.raw`(?<=^[a-z]{2,12}\b[^\n]{0,400}?[ \t])-[cAX][ \t]*${VALUE}`, 'dg') },
  // HAProxy, "userlist"; IOS, "username"; VRP, "local-user"; PostgreSQL and MySQL clients: a user, then a password that ends the line
  {
    literal: ' password ',
    head: /^[ \t]*(?:local-)?user(?:name)?[ \t]+[^\s:]{1,80}(?:[ \t]+privilege \d{1,2})?$/i,
    rest: /(?:(?:\d|cipher|simple|plaintext|encrypted) )?(?<v>[^\s:'"]{4,200})\s*$/dy,
  },
  { literal: ' insecure-password ', head: /^[ \t]*user[ \t]+\S{1,80}$/, rest: /(?<v>\S{3,200})/dy },
];

/** Whether a value is the base64 of a user and a password in printable characters. */
function isUserAndPassword(value: string): boolean {
  return value.length % 4 === 0 && /^[^\p{C}:]{1,120}:[^\p{C}]{1,400}$/u.test(Buffer.from(value, 'base64').toString());
}

export const LOGIN_LITERALS: readonly string[] = LOGINS.map(({ literal }) => literal);

const HEAD_CHARS = 160;
const REST_CHARS = 1000;

export function findLogins(text: string, hits: Hits): Span[] {
  const found: Span[] = [];
  const doneUntil = new Map<Login, number>();
  for (const [index, start] of hits.starts.entries()) {
    const login = LOGINS[hits.ids[index] ?? 0];
    if (login === undefined || start < (doneUntil.get(login) ?? 0)) continue;
    const before = text.slice(Math.max(0, start - HEAD_CHARS), start);
    const line0 = before.lastIndexOf('\n') + 1;
    if (!login.head.test(before.slice(line0)) || login.before?.test(before.slice(0, line0)) === false) continue;
    const from = start + login.literal.length;
    const after = text.slice(from, from + REST_CHARS);
    const newline = after.indexOf('\n');
    const line = newline < 0 ? after : after.slice(0, newline);
    // what finds several secrets has read the line
    if (login.rest.global) doneUntil.set(login, from + line.length);
    for (const [begin, end] of valuesIn(login, line)) found.push({ start: from + begin, end: from + end, kind: 'password' });
  }
  return found;
}

function valuesIn({ rest, isSecret }: Login, line: string): (readonly [number, number])[] {
  rest.lastIndex = 0;
  const matches = rest.global ? [...line.matchAll(rest)] : [rest.exec(line)].filter((match) => match !== null);
  return matches.flatMap((match) => {
    const value = match.groups?.['v'] ?? '';
    const certain = isSecret === undefined ? !isHarmless(value) : isSecret(value) && !isVariable(value);
    return certain && match.indices?.groups?.['v'] !== undefined ? [match.indices.groups['v']] : [];
  });
}
