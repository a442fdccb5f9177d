/** Secrets told by their kind: sessions, phrases, variables of services, answers to questions, addresses that are a key, sentences of a chat. */
import { expect, test } from 'vitest';
import { Redactor } from '../../../src/safety/redact/index.ts';

const RANDOM = 'Xq7rT2mv3GfhfFlyz3VMB6ywsTg1yS';
const UUID = '7b40ce24-6db0-467b-acde-5a57dc6109fd';

/** The text in `⟦…⟧` must be masked, and nothing else. */
test.each([
  // tokens against forged requests
  String.raw`"{\"uid\":8812,\"csrf\":\"⟦${RANDOM}⟧\",\"lang\":\"de\"}"`,
  `xsrf=⟦${RANDOM}⟧`,
  // cookies in a table, and as a list of objects
  `host         name          value\n-----------  ------------  ------------------------------------\n.a.example   user_session  ⟦${UUID}⟧\n.a.example   theme         dark`,
  `host|name|value\n.a.example|ls_sid|⟦${UUID}⟧\n.a.example|theme|dark`,
  `{"domain":".a.example","name":"ls_sid","value":"⟦${UUID}⟧"}`,
  // phrases
  'wl_wpa_phrase=⟦limoncello!1⟧',
  'ExecStart=/opt/bridge/run --login-phrase "⟦violin in the rain⟧"',
  "$ openssl enc -d -aes-256-cbc -in a -k ⟦Grandma's-piano⟧ -out b",
  // variables
  `Environment=AS_REGISTRATION=⟦${RANDOM}⟧`,
  `Environment="AS_REGISTRATION=⟦${RANDOM}⟧"`,
  `"Env": ["PATH=/usr/bin", "UPLOAD_HANDLE=⟦${RANDOM}⟧"]`,
  `$ docker run -e UPLOAD_HANDLE=⟦${RANDOM}⟧ img`,
  `$ UPLOAD_HANDLE=⟦${RANDOM}⟧ ./run.sh`,
  'x ⟦syt_gSlHBhT2_JpFXkrOUFKgenDPPNwNw_EUghtL⟧ y',
  'x ⟦mct_gSlHBhT2JpFXkrOUFKgenDPPN3Nw4z_EUghtL⟧ y',
  // commands that change what unlocks something
  '$ adb shell locksettings verify --old ⟦2580⟧',
  '$ tool access change-pin --pin ⟦123456⟧ --new-pin ⟦654321⟧',
  '$ adb shell locksettings set-pin --old ⟦2580⟧ ⟦9911⟧',
  '$ tool set-password --old=⟦winterwind⟧ --new=⟦sommerwind⟧',
  // answers
  'antwort mädchenname: ⟦Oberleitner⟧',
  'Answer to "first pet": ⟦Biscuit⟧',
  'Answer to question 2: ⟦Oberleitner⟧',
  "Answer (mother's maiden name): ⟦Oberleitner⟧",
  'Réponse à « premier animal » : ⟦Biscuit⟧',
  // what an entry of a store of passwords has
  '$ doas -u anna pass show web/bank\n⟦Krokodil;tanzt⟧\n$ ls',
  '$ pass show web/bank\n⟦Krokodil;tanzt⟧\nurl: https://bank.example\nlogin: anna77\nrückruf: ⟦Laterne!4⟧\n$ ls',
  // calls
  `auth: smtp.PlainAuth("", "robot@x.example", "⟦${UUID}⟧", "smtp.x.example"),`,
  'return new PasswordAuthentication("robot", "⟦meadowlark⟧");',
  'ldap_bind($c, "cn=admin,dc=x", "⟦meadowlark7⟧");',
  'conn.simple_bind_s("cn=admin,dc=x", "⟦meadowlark7⟧")',
  "$sig = hash_hmac('sha256', $data, '⟦meadowlark7⟧');",
  "crypto.createHmac('sha256', '⟦meadow-lark-7⟧').update(x)",
  'token.SignedString([]byte("⟦meadowlark7⟧"))',
  // addresses that are a key
  `*/5 * * * * curl -fsS https://hc-ping.com/⟦${UUID}⟧ >/dev/null`,
  'curl https://uptime.x.example/api/v1/heartbeat/⟦k3Jx9PqLm2Zt7Rw5Yb8Nc4Vd⟧',
  'curl "https://status.x.example/api/push/⟦k3Jx9PqLm2⟧?status=up"',
  'https://hooks.zapier.com/hooks/catch/1234567/⟦o9xk2lq⟧/',
  'https://maker.ifttt.com/trigger/door/with/key/⟦k3Jx9PqLm2Zt7Rw5Yb8Nc⟧',
  'https://calendar.x.example/ical/tove/private-⟦0d8b6d3aa0e44e5c9bd3f9c3a4d1f0f1⟧/basic.ics',
  // sentences of a chat
  '14:03 < aya> yes, ubuntu@staging.x.example, it is still ⟦Waffle!Iron2⟧',
  '14:03 < aya> try ⟦Waffle!Iron2⟧',
  '14:04 < aya> same user, with ⟦grumpy-cat-1234⟧',
  // a word that only a person can have chosen, whatever is around it
  'sudo: ⟦Lantern8!kite⟧: command not found',
  'my box, ⟦lantern8!kite⟧, yours?',
  'hi, it was ⟦Sommer2024!⟧ until today',
  'door > ⟦Tulip&Sugar7⟧',
  'for the box "⟦Krone%44⟧".',
  'nas login: ⟦Lantern8!kite⟧\nLogin incorrect',
  '-bash: ⟦KirschKuchen7⟧: command not found',
  'zsh: command not found: ⟦KirschKuchen7⟧',
  'sshd[811]: Invalid user ⟦KirschKuchen7⟧ from 10.0.0.2 port 50022',
  // an address of a person, then a password
  'anna@example.org:⟦KirschKuchen7⟧',
  'Netflix: anna@example.org ⟦KirschKuchen7⟧',
  'anna@example.org | ⟦KirschKuchen7⟧',
  // pairs in notes
  'WLAN: Hof5 / ⟦KirschKuchen7⟧',
  'u: anna p: ⟦lantern8kite⟧',
  'user anna, pass ⟦lantern8kite⟧',
  'usr/pw anna/⟦lantern8kite⟧',
  'the new one is ⟦KirschKuchen7⟧',
  'I changed it to ⟦Lantern8kite⟧ for now',
  `$ curl -H "X-Device: ⟦${RANDOM}⟧" https://x.example`,
  '$ mosquitto_passwd -b /etc/mosquitto/passwd cam ⟦lantern8⟧',
  'shed code ⟦1379⟧',
  'code ⟦1379⟧ for the garage',
  'Haustür: ⟦4711#⟧',
])('%s', (marked) => {
  const masked = new Redactor({}).redact(marked.replaceAll(/[⟦⟧]/g, ''));
  expect(masked.replaceAll(/REDACTED_(?:[A-Z]+_)+\d+/g, '*')).toBe(marked.replaceAll(/⟦[^⟧]*⟧/g, '*'));
});

test.each([
  '"csrf": "enabled"',
  'csrf: true',
  `host  name  value\n----  ----  -----\na.example  theme  dark`,
  'NAME     HOST       VALUE\nbuild_id  a.example  7b40ce24-6db0-467b-acde-5a57dc6109fd',
  '{"name":"trace_sid","values":["7b40ce24"]}',
  'the last phrase: to be or not to be',
  'search_phrase=winter wind',
  'catchphrase: hello there',
  `Environment=BUILD_COMMIT=${RANDOM}`,
  `$ docker run -e IMAGE_DIGEST=${RANDOM} img`,
  'Environment=PATH=/usr/local/sbin:/usr/local/bin',
  '$ git diff --old HEAD~1 --new HEAD',
  '$ tool rename --old shop --new store',
  '$ tool lock --new main',
  'Answer to the ticket: closed as a duplicate',
  'Answer the question: yes',
  'Answers: 12',
  'Re: answer to "how do I install it": see the manual page',
  '$ pass show web/bank\n$ ls',
  'smtp.PlainAuth("", user, password, host)',
  "createHmac('sha256', secret)",
  "hash_hmac('sha256', $data, $key)",
  'authenticate("user", "password")',
  'https://artifacts.x.example/builds/7b40ce24-6db0-467b-acde-5a57dc6109fd',
  'https://ping.x.example/status/page',
  'https://x.example/api/push/notifications',
  'it is still running',
  'it is now v2.4.1-rc2',
  'try again with --force!',
  'use foo!bar syntax',
  'same user, with sudo',
  'logged in as the same user, with ed25519',
  'return!0',
  '=Sheet1!A1+Data2!B7',
  'a FRITZ!Box 7590',
  'Welcome to Python3!',
  'Rows&Columns',
  'a=Left&b=Right7',
  'Http2Stream!==undefined',
  'zsh: command not found: python3',
  'bash: line 4: kubectl: command not found',
  'Invalid user Oracle12 from 10.0.0.2 port 50022',
  'Author: Anna <anna@example.org>',
  'anna@example.org Admin2',
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5 anna@host.example 2026-11-28T10:00:00Z',
  'git@github.example:KirschKuchen7/repo.git',
  'wifi: eth / USB2',
  'u: 12 p: 40',
  'the new one is PostgreSQL 16',
  'I changed it to utf8mb4',
  'curl -H "X-Request-Id: Xq7rT2mv3GfhfFlyz3VMB6ywsTg1yS" https://x.example',
  'error code 1379',
  'code 1379 for the request',
  'gate: 8080',
  // names of things that ordinary lines have
  '| id    | order_key  | total   |\n+-------+------------+---------+\n| 90121 | ORD-90121  |  412.00 |',
  'src/auth.py:9:1: S105 Possible hardcoded password assigned to: "PASSWORD_FIELD"',
  'src/auth.py:9:1: S106 Possible hardcoded password assigned to argument: "db_password_x"',
  'Kennwort vergessen?',
  'Contraseña olvidada?',
  'password forgotten?',
  '$ mysql -u shop_rw -p shop\nEnter password:',
  '$ mariadb-dump --user=root -p warehouse > x.sql',
  'pin: "PIN (4 digits)"',
  'pin: "Enter the number of your card"',
])('leaves %s', (text) => {
  expect(new Redactor({}).redact(text)).toBe(text);
});

// each option might be the value of the one before it: with one reading for each of these ways, this would never end
test('a line of options before a printer of secrets is read in one way', () => {
  const text = `$ sudo ${'-a '.repeat(300)}x y pass show x\nabc\n`;
  expect(new Redactor({}).redact(text)).toBe(text);
});
