/** Secrets in records, behind labels of other languages, in lists and in arguments, and ordinary text beside them. All secrets are invented. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Redactor } from '../../../src/safety/redact/index.ts';

const redact = (text: string): string => new Redactor({}).redact(text);

/** Letters of both cases and digits. */
const PICKED = ['x7Kq', '2mRw', 'Zp9T'].join('');
const LONG = ['vBkO8DEz', '0KrC3kvJ', 'bUK2wcvb', 'W1s4'].join('');

describe('masked whole', () => {
  test.each([
    ['a file of records', `name,url,password\nforum,https://forum.example,${PICKED}\n`],
    ['a field in quotes', `"name";"password"\n"a;b";"${PICKED}"\n`],
    ['a table that bars divide', `id|email|password|role\n3|a@x.example|${PICKED}|admin\n`],
    ['an insertion', `INSERT INTO users (name, password) VALUES ('anna', '${PICKED}'), ('bob', '${PICKED}2');\n`],
    ['a copy of a table', `COPY public.users (id, password) FROM stdin;\n1\t${PICKED}\n\\.\n`],
    ['a label in Russian', `Пароль: ${PICKED}\n`],
    ['a label among others', `数据库密码：${PICKED}\n`],
    ['a label and a word about it', `Contraseña temporal: ${PICKED}\n`],
    ['words joined by dashes', 'Hasło: winter-candle-rocket-lemon\n'],
    ['a plan that changes a value', `  ~ password = "${PICKED}" -> "${PICKED}b"\n`],
    ['a variable of fish', `$API_TOKEN[1]: |${LONG}|\n`],
    ['a heading with a line below', `Private Keys\n============\n(0) 0x${'3f9a2c71'.repeat(8)}\n`],
    ['a key in groups', 'A recovery key was made:\n\n    🔐 rrdrkvnb-ljdgttig-gidkjrer-tchjuiln\n'],
    ['an argument of a command', `$ tool config add-authtoken ${LONG}\n`],
    ['a sentence, and the token below', `Created a token. You will not see it again.\n${LONG}\n`],
    ['an array of PHP', `    [password] => ${PICKED}\n`],
    ['the same with types', `  ["password"]=>\n  string(12) "${PICKED}"\n`],
    ['the password of a store', 'server.ssl.key-store-password=candle_hunter\n'],
    ['a value of the registry', `    DefaultPassword    REG_SZ    ${PICKED}\n`],
    ['a here-string', '$ kinit anna@X.EXAMPLE <<< roma#lemon15\n'],
    ['a value that ends like its name', '<add key="ClearTextPassword" value="CleartextPassword1" />\n'],
    ['words in a file of variables', 'DB_PASSWORD=ShopPassword\n'],
    ['what looks like the prefix of grep', `anna:1104:${'1cb9e5aa'.repeat(4)}:${'1d61a90b'.repeat(4)}:::\n`],
    ['a map of tokens', `"bearer": { "git.example": "${PICKED}zW5" }\n`],
    ['a map of passwords', `passwords:\n  anna: ${PICKED}\n  bob: candle77\nother: 1\n`],
    ['a section of tokens', `[tokens]\ngit = "${LONG}"\nexpires = 30days\n`],
    [
      'a listing for scripts',
      `id  conn_id  conn_type  host     login  password     port\n1   dwh      postgres   dwh.lan  etl    ${PICKED}_4  5432\n`,
    ],
    [
      'a value beside others of a store',
      `Key      Value\n---      -----\napi_key  ${LONG}\nhmac     ${'1D61a90b'.toUpperCase().repeat(8)}\n`,
    ],
    ['a heading in Russian', `Сервис   Логин   Пароль\nnas      anna    ${PICKED}\n`],
    ['a heading of several words', `nom;utilisateur;mot de passe\nnas;anna;candle\n`],
    ['a cell of several words', '| Service | Password |\n|---|---|\n| nas | candle light 7 |\n'],
    ['several words beside a user', 'usuário: ana.prado\nsenha: candle e pão 8\n'],
    ['the same in English', 'username: anna\npassword: candle parade harbour\n'],
    ['one word beside a user', 'användarnamn: anna\nlösenord: candle\n'],
    ['a quotation with spaces', `Le nouveau mot de passe est « ${PICKED} ».\n`],
    ['an answer', '"notes": "Sicherheitsfrage: candle der Dackel",\n'],
    ['an answer in JSON', '"securityAnswer": "candle"\n'],
    ['words that a store printed', '$ secret-tool lookup a b\ncandle parade 1962\n$ true\n'],
    ['a user in a list', `chpasswd:\n  list: |\n    root:candle77\n    anna:${PICKED}\n  expire: False\n`],
    ['a name and a value in a record', `INSERT INTO config (k, v) VALUES ('smtp_password', '${PICKED}');\n`],
    ['the same without columns', `INSERT INTO config VALUES (1, 'smtp_password', 'candle');\n`],
    ['a value among names and values', `KEY\tMASKED\tVALUE\nDEPLOY_PW\tfalse\tcandle77\n`],
    ['names and values by turns', '1) "name"\n2) "anna"\n3) "password"\n4) "candle"\n'],
    ['a short word beside a user', 'user: anna\npass: candle\n'],
    ['what kind of password it is', 'Temporary password: candlehunter\n'],
    ['a qualifier in brackets', 'Passwort (neu): candlehunter\n'],
    ['a sentence with a verb of another language', `La password del server è ${PICKED}.\n`],
    ['a sentence that goes on', 'Das Passwort für den Drucker lautet candle-2024, bitte nicht weitergeben.\n'],
    ['a word of another script', '管理员口令：candle\n'],
    ['the key of a network', 'Mot de passe WiFi : candlelight\n'],
    ['a dash as a sign', 'пароль от сервера — candle77\n'],
    ['a verb behind the value', `비밀번호는 ${PICKED} 입니다\n`],
    ['several words in a file of settings', 'wifi_ssid: Hof\nwifi_password: candle parade\n'],
    ['the same behind a colon in the name', 'Smtp:Host = mail.lan\nSmtp:Password = candle parade 7\n'],
    ['the same without spaces', 'smtp.host=mail.lan\nsmtp.password=candle parade 7\n'],
    ['several words for a network', 'contraseña de la wifi = candle parade\n'],
    ['a passphrase with a number', 'Passphrase: candle parade 69 harbour\n'],
    ['a question and its answer', 'Sicherheitsfrage: Erstes Haustier -> candle\n'],
    [
      'words that a store printed after it asked',
      '$ keepassxc-cli show -s -a Password v.kdbx a\nEnter password to unlock v.kdbx:\ncandle is red\n$ \n',
    ],
    ['a hash of a table of users', `| user | authentication_string |\n+------+-----+\n| app  | *${'1D61A90B'.repeat(5)} |\n`],
  ])('%s', (_, text) => {
    const masked = redact(text);
    expect(masked).toContain('REDACTED_');
    for (const secret of [
      PICKED,
      LONG,
      '3f9a2c71',
      'tchjuiln',
      'candle',
      'lemon',
      'CleartextPassword1',
      'ShopPassword',
      '1d61a90b',
      '1D61A90B',
    ])
      expect(masked).not.toContain(secret);
  });
});

test.each([
  'name,token,password\nThe name, the token and the password are set by the user.\n',
  "INSERT INTO users (name, role) VALUES ('anna', 'Reader2Writer');\n",
  'Contraseña: obligatoria\n',
  'Пароль должен быть длинным: не менее двенадцати знаков\n',
  '  --secret-rm ssh-key-2 \\\n',
  'docker login -u \\$REPO_USER -p \\$REPO_PASSWORD\n',
  '  kubectl create secret generic my-secret --from-literal=key1=supersecret --from-literal=key2=topsecret\n',
  'tool --registry-creds=username:password\n',
  'ntske\t\t4460/tcp\t# Network Time Security Key Establishment\nafs3-kaserver\t7004/udp\t# AFS/Kerberos authentication\n',
  'const password = userPassword;\n',
  'pin: 12\n',
  "INSERT INTO labels VALUES ('login.password','Passwort'), ('login.password_hint','Geben Sie Ihr Passwort ein');\n",
  '1) "user:1:password"\n2) "session:abc:def"\n',
  'suites: 3\npass: twelve\nfail: none\n',
  'Wrong password: candle\n',
  'password (required): string\n',
  'Пароль: bcrypt\n',
  'Пароль — это секретное слово\n',
  'Contraseña temporal: obligatoria\n',
  'KEY\tMASKED\tVALUE\nREGION\tfalse\teu-west-1\n',
  'tokens: { primary: "#AABB2F", spacing: "4px", font: "Inter2" }\n',
  'secrets:\n  - name: shop-db-v2\n    file: ./shop2.txt\n',
  '[auth]\nmethod = sha256-v2\nregion = eu-west-1\n',
  '"credentials": { "requestId": "q8v2K1z5Wn0xCb7pLm3y" }\n',
  'auth     config   password  token\ndb.yml   env1234  models_2  views\n',
  'Key      Value\n---      -----\napi_key  ****\nusername v-token-reader-77HHU78D7ElM\n',
  '| Option | Password |\n|---|---|\n| length | at least 8 characters |\n',
  'username: string\npassword: at least eight characters\n',
  'Security question: What was the name of your first pet?\n',
  'If asked a security question: choose one\n',
  '$ secret-tool lookup a b\nNo entry was found\n$ true\n',
  'username: Name\nforgot_password: lost it again\nconfirm_password: once more please\n',
  'Data\n====\nadmin-user:      5 bytes\nadmin-password:  40 bytes\n',
  'PGHOST=db\nPGPASSWORD=$X psql shop\n',
  'Security question: First pet -> ?\n',
  '"secret": "Clé secrète manquante"\n',
])('unchanged: %j', (text) => {
  expect(redact(text)).toBe(text);
});

test('any value of a record is masked, whatever the number of its column and of its row', () => {
  const value = fc.stringMatching(/^[a-z]{3}[A-Z]{2}\d[a-zA-Z\d]{6,12}$/);
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 6 }), fc.nat(3), fc.constantFrom(',', ';', '|'), (values, column, separator) => {
      const line = (cell: string): string => ['a', 'b', 'c', 'd'].map((each, at) => (at === column ? cell : each)).join(separator);
      const names = ['name', 'site', 'note', 'kind'].map((each, at) => (at === column ? 'password' : each)).join(separator);
      const masked = redact([names, ...values.map(line), ''].join('\n'));
      for (const each of values) expect(masked).not.toContain(each);
    }),
  );
});
