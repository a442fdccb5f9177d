/** Values after a telling name in notations of formats, protocols and prompts, and what is named like a secret and is none. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Redactor } from '../../../src/safety/redact/index.ts';

const redact = (text: string): string => new Redactor({}).redact(text);
const SECRET = 'Kz93nvPqLw';

test.each([
  ['name and value are elements', `<property><name>db.password</name>\n  <value>${SECRET}</value></property>`],
  ['a value nested in its element', `<Password>\n  <Value>${SECRET}</Value>\n</Password>`],
  ['an element with a namespace', `<wsse:Password>${SECRET}</wsse:Password>`],
  ['a part of a form', `Content-Disposition: form-data; name="password"\r\n\r\n${SECRET}\r\n`],
  ['a name and a value as options', `$ tool add --name db_password --data ${SECRET}`],
  ['a symbol', `set :password, '${SECRET}'`],
  ['a wrapped value', `password = SecretStr("${SECRET}")`],
  ['an argument at a prompt', `$ net connect home password ${SECRET}`],
  ['a connection to a database', `connect("db", "app", "${SECRET}", "shop")`],
  ['the answer to a prompt', `expect "assword:"\nsend "${SECRET}\\r"`],
  ['a protocol without prefixes', `USER anna\nPASS ${SECRET}\n`],
  ['options of Windows', `tool /u:anna /p:${SECRET}`],
  ['a password in a pipe', `$ echo ${SECRET} | tool login`],
  ['a pair', `temporary credentials: anna / ${SECRET}`],
  ['a sentence that goes on', `the password is ${SECRET}, change it`],
  ['a label of another language', `Mot de passe : ${SECRET}`],
  ['a row whose name tells', `Key          Version  Value\ndb_password  3        ${SECRET}\n`],
  ['a user and a password as one option', `$ tool --creds ci:${SECRET} pull`],
  ['the flag of a password after a subcommand that opens', `$ tool unlock-store -p ${SECRET} main`],
  ['the argument of a subcommand that logs in', '$ tool auth b7d0c5e1-42a8-4f6b-93ae-71d2f0c6b985', 'b7d0c5e1-42a8'],
  ['a key of one-time codes', '$ tool --totp -b JBSWY3DPEHPK3PXPKRSXG5A2', 'JBSWY3DPEHPK3PXP'],
  ['a word among the arguments of a command about a password', `$ tool reset-password anna ${SECRET}`],
  ['a password with a full stop, on a command line', '$ tool --password=Word.Other', 'Word.Other'],
  ['what a test types into a field', `get('#password').type('${SECRET}')`],
  ['what a test fills in', `fill_in 'Password', with: '${SECRET}'`],
  ['the key of a wireless network', "wireless.home.key='two-words'", 'two-words'],
  ['a variable in a debugger', `(gdb) print conn->password\n$1 = 0x55d0c7a1e2f0 "${SECRET}"\n`],
  ['a variable in an interpreter', `> process.env.API_TOKEN\n'${SECRET}'\n`],
  ['a key that was made', '$ tool keyring generate\n6f0d3b1e58c94a27be10d5f3a96c7e42\n', '6f0d3b1e58c94a27'],
  ['a file of users and passwords in quotes', '"app" "copperfield77"', 'copperfield77'],
  ['an argument that begins with signs', "$ htpasswd -nbB anna '+^#Kz93nvPqLw'"],
  ['a hash in a rule of access', `1) "user ana on #${'b8225ac53b9cfd66'.repeat(4)} ~* +@all"`, 'b8225ac53b9cfd66'],
  ['the key of a session in a store', `1) "sess:${SECRET}IB_iRDrlUgSquSDRES6I"`],
  ['a cookie as an option', '$ curl --cookie=sid=4f9aK2mPq8Zx7LrT https://x', '4f9aK2mPq8Zx7LrT'],
  ['an encrypted value in the notation of a call', 'password: ENC(Lf9jDdUM8Irxm76x7Vwd8qTQ0hZhtXf8)', 'Lf9jDdUM8Irx'],
  ['an answer without spaces in a header', `Authorization: Digest username="a",nonce="1",response="${'b319d2a6'.repeat(4)}"`, 'b319d2a6'],
  ['a value of the registry in digits', '    Password    REG_BINARY    D7A514D8C556AADE', 'D7A514D8'],
  ['a value that is used when nothing is set', '@Value("${db.password:busch7kranich}")', 'busch7kranich'],
  ['a password in UTF-16 and base64', '<Value>QgBpAHIAbgBlAG4ANwA3AFAAYQBzAHMAdwBvAHIAZAA=</Value>', 'QgBpAHIAbgBl'],
  ['a hash of Windows', `$ tool -hashes ${'aad3b435b51404ee'.repeat(2)}:${'31d6cfe0'.repeat(4)} anna@host`, '31d6cfe0'],
  ['a hash of a server', `sa  0x0200${'F33A1B8C'.repeat(17)}`, 'F33A1B8C'],
  ['a user and a key as one value', 'schema.registry.basic.auth.user.info=HBIXSPRN:VExSb4oHD9UaIgY8yVH6', 'VExSb4oH'],
  ['a token of a form', `-H 'x-csrf-token: 94e37594-9ef6-4dcb-a92c-20ac2183620c'`, '94e37594'],
  ['a word for a password', 'ldap_default_authtok = Notenblatt-G', 'Notenblatt'],
  ['a place before the name', 'schema.registry.ssl.key.password=kerzenlicht', 'kerzenlicht'],
  ['columns of a generator', `$ pwgen -s 10 2\n${SECRET} aB3dE5gH7j\n`],
])('%s', (_name, text, secret = SECRET) => {
  expect(text).toContain(secret);
  expect(redact(text)).not.toContain(secret);
});

test.each([
  '#define SSL_CTRL_SET_PASSWORD 81',
  '#define SSL_TXT_kPSK "kPSK"',
  'response.includesCredentials = includeCredentials',
  '  credentials: kEnumerableProperty,',
  'password: vault:secret/data/prod#db',
  'secret: arn:aws:secretsmanager:eu-west-1:123456789012:secret:prod/db',
  'AUTH_HEADER: /Bearer\\s+(\\S+)/i',
  'Set-Cookie: theme=dark; Path=/; Max-Age=31536000',
  'cache key: Linux-gradle-8.5-4f9c1b0a7de2f3c6',
  'GITHUB_TOKEN=ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  'Token: "#ABB2BF",',
  'tool --secret id=mine,src=secret.txt',
  '$ grep -c password notes\nx7K2pQ9\n',
  'SECRETS_ENDPOINT=https://secrets.internal:8443',
  'a[href^="secret:"]::after { content: "\\f023"; }',
  'existingSecret: "shop-db"',
  'private_key: ed25519.Ed25519PrivateKey, data: memoryview',
  'CHALLENGE_PASSWORD: "challengePassword",',
  'Store.Credentials = store_1.Credentials;',
  '# METHOD can be "trust", "password", "scram-sha-256",',
  '  --tlspassword | -!(-*)[CFPHhmQrXtzuAVw])',
  'pub struct Login { pub password: SecretString }',
  '    password: SecretStr\n    api_key: SecretStr = Field(...)',
  "self.password.encode('ascii')",
  '    -psk_session infile        File to read PSK SSL session from',
  '       --load-cookies=FILE         load cookies from FILE before session',
  'in module secrets:\n\ntoken_hex(nbytes=None)\n',
  '$ git commit -m "fix password reset in Login2"',
  '$ tool password show --id Shop-Db2',
  'STRIPE_SECRET_KEY=sk_live_...',
  'const secret = process.env.JWT_SECRET!;',
  String.raw`PS C:\> $cred = Get-Credential`,
  'Key Content            : (hidden)',
  'mongodb+srv://<credentials>@cluster0.example/app?appName=mongosh+2.2.5',
  'ldap_default_authtok_type = password',
  'error.schema.password=Password',
  'secret = decode(token)',
  '$ docker secret create db ./file\nq8v2k1z5wn0xcb7plm3ydj4sg\n',
])('unchanged: %s', (text) => {
  expect(redact(text)).toBe(text);
});

test('a command that names a secret and prints one made-up word has printed it', () => {
  const word = fc.stringMatching(/^[a-z]{2}[A-Z]{2}\d[a-zA-Z\d]{5,20}$/);
  fc.assert(
    fc.property(fc.constantFrom('cat ~/.app.cookie', 'app reveal secret', 'app exec printenv DB_PASSWORD'), word, (command, secret) => {
      expect(redact(`$ ${command}\n${secret}\n$ `)).not.toContain(secret);
      // the same word with others is a sentence, and after another command any word
      expect(redact(`$ app run\n${secret}\n$ `)).toContain(secret);
    }),
  );
});

test('text without a telling word is never changed', () => {
  const word = fc.stringMatching(/^[b-df-hj-mq-rv-z\d]{1,9}$/);
  const sign = fc.constantFrom(' ', '=', ': ', '/', '\n', ', ', ' | ', '"', '<', '>', '(', ')', ' --', '$ ');
  fc.assert(
    fc.property(fc.array(fc.tuple(word, sign), { maxLength: 60 }), (pieces) => {
      const text = pieces.flat().join('');
      expect(redact(text)).toBe(text);
    }),
  );
});
