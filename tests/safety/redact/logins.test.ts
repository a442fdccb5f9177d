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
])('leaves %s', (text) => {
  expect(new Redactor({}).redact(text)).toBe(text);
});

test('a secret within the value of a variable is masked where it is alone', () => {
  const redactor = new Redactor({ CONFIG: '{"user":"anna","token":"jsonTok3n17"}', OPTIONS: '--quiet --password=optionPw18' });
  expect(redactor.redact('it said jsonTok3n17, then optionPw18')).toMatch(/^it said REDACTED_TOKEN_1, then REDACTED_PASSWORD_1$/);
});
