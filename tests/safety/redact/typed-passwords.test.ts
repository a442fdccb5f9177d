/** Passwords that people chose, behind options, labels and in what commands print; and secrets that colours or line breaks divide. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Redactor } from '../../../src/safety/redact/index.ts';
import { runs } from '../../support/sample.ts';
import { alnum, TOKENS } from './made-up.ts';

const redact = (text: string): string => new Redactor({}).redact(text);
const TYPED = 'wiesengrund4';
const MADE_UP = 'c3FnEksXYW9lbl';

describe('a password is masked', () => {
  test.each([
    ['behind an option of one letter', `$ tool -U -r REALM -p ${MADE_UP} -y`, MADE_UP],
    ['behind the letter of a secret', `$ tool -a region -s ${MADE_UP}`, MADE_UP],
    ['in a command that names a user', `$ tool -H host -u anna --db app -p ${TYPED}`],
    ['in a command that encrypts', `$ mycrypt -K ${TYPED} notes.txt`],
    ['of a subcommand about users', `$ tool user create anna ${TYPED}`],
    ['of an archive', `$ unrar x -p${TYPED} a.rar`],
    ['of a login with a domain', `$ psexec.py corp/anna:${TYPED}@10.0.0.4`],
    ['of a router', `username anna privilege 15 secret 0 ${TYPED}`],
    ['of an installer', `d-i passwd/root-password password ${TYPED}`],
    ['of a header that a server adds', `proxy_set_header X-Api-Key ${MADE_UP};`, MADE_UP],
    ['in a header with a scheme', 'proxy_set_header Authorization "Basic +chdMtxa4hN06emiNE62dcaHlCHK";', 'chdMtxa4hN06'],
    ['below headings in small letters', `username  password\nanna      ${TYPED}\n`],
    ['in the rows of a query', `$ sqlite3 x.db "select name, password from users"\nanna|${TYPED}\n`],
    ['below a command that selects it', `$ jq -r .db.password settings.json\n${TYPED}\n`],
    ['as a document of YAML', `$ tool lookup app::db_password\n--- ${MADE_UP}\n`, MADE_UP],
    ['that was found by trying', `KEY FOUND! [ ${TYPED} ]`],
    ['beside the hash of it', `5f4dcc3b5aa765d61d8327deb882cf99:${TYPED}`],
    ['in brackets of Lua', `local auth_secret = [[${MADE_UP}_aB3dE]]`, MADE_UP],
    ['behind dots', `WIFI password ...... ${TYPED}`],
    ['far behind its label', `Password                        : ${TYPED}`],
  ])('%s', (_what, text, secret = TYPED) => {
    expect(redact(text)).not.toContain(secret);
  });

  test.each([
    'Kennwort: @',
    'das Passwort lautet @',
    'Mot de passe de anna : @',
    'le mot de passe est @',
    'Contraseña de anna → @',
    'la contraseña es @',
    'Senha do usuário: @',
    'Hasło użytkownika anna: @',
    'Şifreniz: @',
    'Пароль пользователя anna: @',
    'пароль @',
    'anna 的密码是 @',
    'パスワードは@',
    '비밀번호: @',
    'Mật khẩu của anna là @',
    'Slaptažodis: @',
    'Лозинка: @',
    '"пароль": "@",',
  ])('behind a label of another language: %s', (label) => {
    expect(redact(label.replace('@', TYPED))).not.toContain(TYPED);
  });
});

test.each([
  '$ docker run -u 1000 -p 8080:80 -w /srv/app2 image',
  '$ mkdir -p MyProject2 build/Out3',
  '$ docker build -t myImage2Tag .',
  '$ ln -s Version2 current',
  '$ ssh -l anna -p 2222 host',
  '$ git push -u origin main -p',
  "$ compctl -f -x 'p[1], p[2] C[-1,-*]' -k groups",
  '"Enter new password": "Въведете нова парола",',
  '"One-Time Password": "Einmal-Passwort",',
  '"Incorrect password": "密码错误",',
  'kpasswd         464/tcp',
  'PasswordUpdateTime : 11/20/2026 9:14:22 AM',
  "'--url=[address of a server of secrets]: :_urls'",
  "'scheme://[user:password@]host[:port]'",
  "curl '{{Authorization: Bearer token}}' {{[-X|--request]}} {{GET|POST}}",
  'TOKEN(1)                   TOKEN(1)\nNAME\n   Synopsis\n',
  'fb30760996871fa9460115c753afd2c60d4ab0f7:537e314cce46c2f624bf20ecdbcd779468f1b217',
  '$ grep -c password notes2.txt\nnotes2.txt\n',
  'the user chose a secret for the new router2',
  'Setting up passwd (1:4.13+dfsg1-1+b1) ...',
  '12:01.77Z   password: ***\n12:01.79Z   logout: true\n',
  'S105 Possible hardcoded password assigned to: "token_url"',
  '[INFO] +- io.jsonwebtoken:jjwt-api:jar:0.12.5:compile',
  'passwd: 認証トークン操作エラー',
  'build pass  1m10s',
  'secret "shop-tls" deleted',
  '$ gpg --list-secret-keys --keyid-format long\nsec   ed25519/F0D9B05445682F12 2022-03-01 [SC] [expires: 2026-02-28]\n',
])('ordinary text stays: %s', (text) => {
  expect(redact(text)).toBe(text);
});

/** Examples of rules of each kind; `@` is the secret. */
const EXAMPLES: readonly (readonly [string, string])[] = [
  ...Object.values(TOKENS).map((token) => ['see @ there', token] as const),
  ['DB_PASSWORD=@', TYPED],
  ['{"password": "@"}', TYPED],
  ['https://anna:@@example.org/', TYPED],
  ['$ tool -u anna -p @', TYPED],
  ['Kennwort: @', TYPED],
  ['Authorization: Bearer @', alnum(24)],
  ['machine example.org login anna password @', TYPED],
  ["IDENTIFIED BY '@'", TYPED],
];
const COLOUR = '\u{1b}[01;31m\u{1b}[K';

describe('a secret that is divided', () => {
  const filled = (text: string, secret: string): string => text.replace(/@(?!e)/, () => secret);
  const without = (text: string): string => text.replaceAll(COLOUR, '');

  test('by a colour at any place is masked as without one', () => {
    for (const [text, secret] of EXAMPLES) {
      const whole = filled(text, secret);
      const plain = redact(whole);
      expect(plain, text).not.toContain(secret);
      for (let at = 0; at <= whole.length; at++)
        expect(without(redact(whole.slice(0, at) + COLOUR + whole.slice(at))), `${text} at ${at}`).toBe(plain);
    }
  });

  test.each([1, 7])('by a colour every %i characters is masked as without one', (step) => {
    for (const [text, secret] of EXAMPLES) {
      const whole = filled(text, secret);
      const coloured = whole.replaceAll(new RegExp(`[^]{${step}}`, 'g'), (piece) => piece + COLOUR);
      expect(without(redact(coloured)), text).toBe(redact(whole));
    }
  });

  test('in base64 is masked to its last line, whatever the indent is', () => {
    const body = Buffer.from(alnum(150)).toString('base64');
    const wrapped = (indent: string): string => body.replaceAll(/.{64}(?=.)/g, (line) => `${line}\n${indent}`);
    for (const indent of ['', '  ', '\t', '        ']) {
      const output = redact(`data:\n  private_key: "${wrapped(indent)}"\nnext: line\n`);
      for (const piece of body.match(/.{20}/g) ?? []) expect(output, JSON.stringify(indent)).not.toContain(piece);
      expect(output).toContain('next: line');
    }
  });

  test('is masked in a later text where it came once before', () => {
    for (const [text, secret] of EXAMPLES) {
      const redactor = new Redactor({});
      redactor.redact(filled(text, secret));
      expect(redactor.redact(`later: ${secret} again`), text).not.toContain(secret);
    }
  });
});

test('what was masked is restored as the variable that holds it, and masked again as the same', () => {
  fc.assert(
    fc.property(fc.constantFrom(...EXAMPLES), ([text, secret]) => {
      const whole = text.replace(/@(?!e)/, () => secret);
      const redactor = new Redactor({ HELD_SECRET: secret });
      const masked = redactor.redact(whole);
      expect(masked).not.toContain(secret);
      expect(redactor.redact(masked)).toBe(masked);
      const { text: restored, unknown } = redactor.restore(masked, (_command, places) => places.map(() => 'double'));
      expect(unknown).toEqual([]);
      expect(restored.replace(/\$(?:HELD_SECRET|\{HELD_SECRET\})/, () => secret)).toBe(whole);
    }),
    { numRuns: runs(400) },
  );
});
