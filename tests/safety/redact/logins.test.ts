/** Logins without a name for the password: command lines of any program, and sessions of text protocols. */
import { expect, test } from 'vitest';
import { Redactor } from '../../../src/safety/redact/index.ts';

const basic = Buffer.from('anna:winterwind').toString('base64');

/** The text in `⟦…⟧` must be masked, and nothing else. */
test.each([
  '$ tool connect -u anna -p ⟦winterwind⟧ --port 9042',
  '$ tool -U sa -P ⟦Gr3en!Tea⟧ -q x',
  '$ tool --user=anna --password ⟦winterwind⟧',
  'anna:{PLAIN}⟦winterwind⟧:1000:1000::/home/user::',
  `AUTH PLAIN ⟦${basic}⟧`,
  'a1 LOGIN anna ⟦winterwind⟧',
  '---> PASS ⟦winterwind⟧',
  `:nexus: Basic ⟦${basic}⟧`,
  'WIFI:S:home;T:WPA;P:⟦winterwind⟧;;',
  '$ snmpget -v3 -u anna -A ⟦winterwind⟧ -X ⟦sommerwind⟧ 10.0.0.1 sysUpTime.0',
  'username admin password 0 ⟦winterwind⟧',
  '$ tool service install ⟦2lkKKyTZnQjr76KcBG6HeM4vNJ6xT5nbxlQqWnwZF2Mv9uYpT⟧',
  'C:\\>net use Z: \\\\fs\\data ⟦Hagel&Korn5⟧ /user:CORP\\anna',
  '$ tool wifi connect "Hof 5" password ⟦41190560⟧',
  'Wi-Fi key: ⟦20394857209384⟧',
  'GET https://api.example/2.5/weather?q=Husum&appid=⟦ba49d772928bc9e17f9be9887bfda073⟧',
  'GET /geo?userkey=⟦ba49d772928bc9e1⟧&a=b',
  'rtmp://live.example/app/⟦live_83729_aZ9kQ2mRw7Xx1Lp0⟧',
  'SetCommunity: ⟦winterwind⟧',
  'SNMP Community Name : ⟦winterwind⟧',
  'snmp:\n  version: 2c\n  community: ⟦winterwind⟧',
  '/snmp community\nset [ find default=yes ] name=⟦winterwind⟧',
  'com2sec readonly  default         ⟦winterwind⟧',
  'login: anna / password: ⟦winterwind⟧',
  'user=anna pass=⟦winterwind⟧',
  '$ ./server +map dust +rcon_password ⟦winterwind⟧ -port 27015',
  ' key-string ⟦winter-Wind-3⟧',
  ' pre-shared-key ⟦winterwind7⟧',
  '    authentication-key "$9$⟦HkmfF39tpB⟧"; ## SECRET-DATA',
  'ExecStart=/usr/bin/tool --db-password ⟦winterwind⟧ --port 1',
  'anna  4711  0.0  0.1  12345  678 ?  Ss  10:00  0:01 /usr/bin/tool --requirepass ⟦winterwind⟧ --port 1',
  '    command: --requirepass ⟦winterwind⟧',
  '0 3 * * * tool --password ⟦winterwind⟧ run',
  String.raw`C:\>tool connect home password ⟦winterwind7⟧`,
  `CORP\\SRV$:aes256-cts-hmac-sha1-96:⟦${'4d3e5f6a'.repeat(8)}⟧`,
  'machine git.example login anna password ⟦winterwind⟧',
  'https://cloud.example/dav anna ⟦winterwind7⟧',
  'expect "assword:"; send "⟦winterwind⟧"',
  'snmp-agent community read ⟦winterwind⟧',
  ' wpa-passphrase ⟦winterwind⟧',
  'client.setEnvironmentVariable("DB_PASSWORD", "⟦winterwind⟧")',
  '  - { name: anna, password: ⟦winterwind⟧ }',
  'Shared secret: ⟦winterwind⟧',
  `         * NTLM     : ⟦${'31d6cfe0'.repeat(4)}⟧`,
  'SQL> connect scott/⟦winterwind⟧@orcl',
  '$ tool login --password-stdin <<< ⟦winterwind7⟧',
  '$ echo ⟦winterwind⟧ | tool push --password-stdin',
  ': RSA server.key "⟦winterwind⟧"',
  ': PIN %smartcard:45 ⟦4711⟧',
  'smtp = new mysqli("localhost", "root", "⟦winterwind⟧", "shop")',
  'get(url, auth=("anna", "⟦winterwind⟧"))',
  'db.auth("anna", "⟦winterwind7⟧")',
  'jwt.sign(payload, "⟦winter-wind⟧", options)',
])('%s', (marked) => {
  const masked = new Redactor({}).redact(marked.replaceAll(/[⟦⟧]/g, ''));
  expect(masked.replaceAll(/REDACTED_[A-Z]+_\d+/g, '*')).toBe(marked.replaceAll(/⟦[^⟧]*⟧/g, '*'));
});

test.each([
  '$ docker run -u 1000 -p 8080:80 nginx',
  '$ lsof -u anna -p 1201',
  '  -u, --user USER:PASSWORD   user and password of the server',
  'login -u <user> -p <password>',
  '$ sudo -u app mkdir -p build',
  'PASS src/auth/token.test.ts',
  'PASS test_login',
  'Basic authentication',
  '> AUTH LOGIN is not supported',
  'the user anna password expired',
  'set user name password rules',
  'git diff +password field',
  'https://cloud.example/dav is down',
  'snmp community string is a password',
  '$ tool install sha256-3f9a2c71d05e4b8897aa10cd3f9a2c71d05e4b8897aa10cd3f9a2c71',
  'GET https://api.example/list?appid=1024&sortkey=ba49d772928bc9e1&v=3f9a2c71',
  'SNMP community: public',
  'community: https://forum.example',
  'read community: the people who read',
  '/ip address\nset [ find default=yes ] name=winterwind',
  'rtmp://live.example/app/stream',
  'seed: 1699472',
  'the wpa-passphrase of the network',
  'const user = { name: anna, password: hash };',
  'form.setErrors("password", "required")',
  'http://deb.example stable main2 contrib',
  'NTLM: required',
  'connect tcp/http',
  '$ echo done | tool push --stdin-filepath',
  ' key sha256',
  '    command: tool --password-file /run/secrets/db',
  'machine with a login and a password prompt',
  'debug1: Server host key: RSA SHA256 "ed25519 key"',
  'hmac-sha2-256-etm@openssh.com,hmac-sha2-512',
  'router.auth("login", "required")',
  'jwt.verify(token, publicKey, { algorithms: ["RS256"] })',
])('leaves %s', (text) => {
  expect(new Redactor({}).redact(text)).toBe(text);
});

test('a secret within the value of a variable is masked where it is alone', () => {
  const redactor = new Redactor({ CONFIG: '{"user":"anna","token":"jsonTok3n17"}', OPTIONS: '--quiet --password=optionPw18' });
  expect(redactor.redact('it said jsonTok3n17, then optionPw18')).toMatch(/^it said REDACTED_TOKEN_1, then REDACTED_PASSWORD_1$/);
});
