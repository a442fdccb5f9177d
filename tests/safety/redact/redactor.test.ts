/** Which secrets the redactor masks, in which contexts, and what it leaves unchanged. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Variable } from '../../../src/base/variable.ts';
import { maskedIn, Redactor } from '../../../src/safety/redact/index.ts';
import { quotingAt } from '../../../src/syntax/quoting.ts';
import { placeholdersIn } from '../../../src/safety/redact/placeholder.ts';
import { ORDINARY } from '../../../lab/secrets/ordinary.ts';
import { cpuMsOf } from '../../support/clock.ts';
import { runs, sized } from '../../support/sample.ts';
import { alnum, hex, PEM_BODY, pem, TOKENS } from './made-up.ts';

const redact = (text: string, env: Record<string, string> = {}): string => new Redactor(env).redact(text);
const wrap = (text: string, columns: number): string => text.replaceAll(new RegExp(`(.{${columns}})(?=.)`, 'g'), '$1\n');

/** Characters next to a token in real text. */
const edge = fc.constantFrom(' ', '"', "'", '=', ': ', '\n', '(', '<', ', ', '\t', '`', '[', '{');
const surroundings = fc.string({ unit: 'grapheme', maxLength: 40 });

describe('tokens by their shape', () => {
  test.each(Object.entries(TOKENS))('%s', (name, token) => {
    const redactor = new Redactor({});
    const output = redactor.redact(`see ${token} there`);
    expect(output).toMatch(/^see REDACTED_[A-Z_]+_1 there$/);
    expect(maskedIn(output)).toEqual({ [name.split(',')[0] ?? '']: 1 });
  });

  test('a token is never in the output, whatever is around it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(TOKENS)),
        surroundings,
        edge,
        edge,
        surroundings,
        (token, before, open, close, after) => {
          expect(redact(`${before}${open}${token}${close}${after}`)).not.toContain(token);
        },
      ),
      { numRuns: runs(2000) },
    );
  });

  test.each([20, 40, 80])('a token wrapped at %i columns is the same secret', (columns) => {
    for (const token of Object.values(TOKENS)) {
      const redactor = new Redactor({});
      const plain = redactor.redact(`see ${token}`).slice('see '.length);
      const output = redactor.redact(wrap(`a line of words before: see ${token}`, columns));
      expect(output.replaceAll('\n', '')).toBe(`a line of words before: see ${plain}`);
    }
  });

  test('a token is masked after a prefix of diff or grep, and within JSON', () => {
    for (const token of Object.values(TOKENS))
      for (const text of [`+${token}`, `-${token}`, `12:${token}`, `src/a.ts:12:${token}`, JSON.stringify({ a: `x\n${token}\ny\n` })])
        expect(redact(text)).not.toContain(token);
  });

  test('tokens on lines of their own stay separate, and the same token gets the same placeholder', () => {
    const [first, second] = [`gh${'p_'}${alnum(36)}`, `gh${'p_'}${alnum(37).slice(1)}`];
    expect(redact([first, second, first, ''].join('\n'))).toBe(
      'REDACTED_GITHUB_TOKEN_1\nREDACTED_GITHUB_TOKEN_2\nREDACTED_GITHUB_TOKEN_1\n',
    );
  });
});

describe('private keys', () => {
  const kinds = [
    'RSA PRIVATE KEY',
    'OPENSSH PRIVATE KEY',
    'PRIVATE KEY',
    'EC PRIVATE KEY',
    'ENCRYPTED PRIVATE KEY',
    'PGP PRIVATE KEY BLOCK',
  ];
  const contexts: Readonly<Record<string, (text: string) => string>> = {
    'as it is': (text) => text,
    'in a diff': (text) => text.replaceAll(/^/gm, '+'),
    'in grep -n': (text) =>
      text
        .split('\n')
        .map((line, index) => `${index + 1}:${line}`)
        .join('\n'),
    'in grep -rn': (text) =>
      text
        .split('\n')
        .map((line, index) => `etc/key.pem:${index + 1}:${line}`)
        .join('\n'),
    'in JSON': (text) => JSON.stringify({ key: text }),
    'wrapped at 20': (text) => wrap(text, 20),
    'wrapped at 40': (text) => wrap(text, 40),
  };

  test.each(Object.entries(contexts))('%s', (_name, inContext) => {
    for (const kind of kinds) {
      const output = redact(`before\n${inContext(pem(kind))}\nafter it`);
      for (const line of PEM_BODY) expect(output).not.toContain(line.slice(0, 16));
      expect(output).toMatch(/^before\n[^]*REDACTED_PRIVATE_KEY_1[^]*\nafter it$/);
    }
  });

  test.each(['as it is', 'in a diff', 'in grep -n', 'in grep -rn'])('torn, %s', (name) => {
    const inContext = contexts[name] ?? String;
    const lines = pem('RSA PRIVATE KEY').split('\n');
    for (let cut = 2; cut < lines.length - 1; cut++) {
      const head = redact(`$ head key\n${inContext(lines.slice(0, cut).join('\n'))}\n$ ls -la`);
      const tail = redact(`$ tail key\n${inContext(lines.slice(cut).join('\n'))}\n$ ls -la`);
      for (const line of PEM_BODY) expect(head + tail).not.toContain(line.slice(0, 16));
      expect(head).toMatch(/^\$ head key\n[^]*\n\$ ls -la$/);
      expect(tail).toMatch(/^\$ tail key\n[^]*\n\$ ls -la$/);
    }
  });
});

describe('values of a secret name', () => {
  const value = 'hunter2-S3cret!';
  test.each([
    [`password=${value}`, 'password=@'],
    [`password: ${value}`, 'password: @'],
    [`  db_password: "${value}"`, '  db_password: "@"'],
    [`{"password": "${value}", "user": "a"}`, '{"password": "@", "user": "a"}'],
    [`export DB_PASSWORD='${value}'`, "export DB_PASSWORD='@'"],
    [`$env:API_TOKEN = "${value}"`, '$env:API_TOKEN = "@"'],
    [`mysql -u root -p'${value}' db`, "mysql -u root -p'@' db"],
    [`mysql -uroot -p${value} db`, 'mysql -uroot -p@ db'],
    [`tool --password ${value} --verbose`, 'tool --password @ --verbose'],
    [`tool --token=${value}`, 'tool --token=@'],
    [`curl -u admin:${value} https://example.org`, 'curl -u admin:@ https://example.org'],
    [`curl -H "Authorization: Bearer ${value}" x`, 'curl -H "Authorization: Bearer @" x'],
    [`Authorization: Basic ${value}`, 'Authorization: Basic @'],
    [`X-Api-Key: ${value}`, 'X-Api-Key: @'],
    [`<secret>{AQAAABAAA ${value}}</secret>`, '<secret>@</secret>'],
    [`api token - '${value}'`, "api token - '@'"],
    [`<Password>${value}</Password>`, '<Password>@</Password>'],
    [`sshpass -p ${value} ssh host`, 'sshpass -p @ ssh host'],
    [`postgres://app:${value}@db.example.org/x`, 'postgres://app:@@db.example.org/x'],
    [`aws configure set aws_secret_access_key ${value}`, 'aws configure set aws_secret_access_key @'],
    [`machine example.org login me password ${value}`, 'machine example.org login me password @'],
    [`{"name": "API_TOKEN", "value": "${value}"}`, '{"name": "API_TOKEN", "value": "@"}'],
    [`System.setProperty("API_TOKEN", "${value}")`, 'System.setProperty("API_TOKEN", "@")'],
    [`- name: DB_PASSWORD\n  value: ${value}`, '- name: DB_PASSWORD\n  value: @'],
  ])('%s', (text, expected) => {
    expect(redact(text).replaceAll(/REDACTED_[A-Z_]+_\d+/g, '@')).toBe(expected);
  });

  test('the value of a Cookie header is masked', () => {
    expect(redact('Cookie: session=abc123def; theme=dark')).toBe('Cookie: REDACTED_COOKIE_1');
  });

  test('the values of a Kubernetes secret are masked, whatever their names are', () => {
    const text = 'apiVersion: v1\nkind: Secret\ndata:\n  username: YWRtaW4=\n  file: |\n    c29tZXRoaW5n\nmetadata:\n  name: db\n';
    expect(redact(text)).toBe(
      'apiVersion: v1\nkind: Secret\ndata:\n  username: REDACTED_SECRET_1\n  file: |\n    REDACTED_SECRET_2\nmetadata:\n  name: db\n',
    );
  });

  test.each([
    'password=$DB_PASSWORD',
    'password="${DB_PASSWORD}"',
    'Enter your password: ',
    'wrong password: try again',
    'token: string',
    "['password', 'auth-token', 'api_key']",
    "prompt='Password: ', stream=None",
    'tool --password --no-auth-cache',
    'const withoutSecrets = (text: string): string => text',
    'Authorization: the header that says who you are',
    'token = await getToken()',
    'max_tokens=4096',
    'secret_name: db-credentials-v2x',
    '--token-file /run/secrets/token1',
    'PASS src/a.test.ts',
    'public_key = "9Cnzj4p4WGeKLs1Pt8QuKUpRKfFLfRYC9AIKjbJTWit"',
    'read -s -p "Password: " password',
    'https://example.org:8443/a@b',
    'ssh://git@github.com/x/y.git',
  ])('%s is no secret', (text) => {
    expect(redact(text)).toBe(text);
  });
});

describe('values of the environment', () => {
  const value = 'correct/horse+Battery 9$taple';
  const env = { SERVICE_TOKEN: value, PATH: '/usr/bin:/bin', AUTH_MODE: 'true', KEY_FILE: '/home/me/key', MY_SECRET: 'short' };

  test('are masked at any position, also within a word', () => {
    expect(redact(`x${value}y`, env)).toBe('xREDACTED_ENVIRONMENT_1y');
  });

  test('are masked when wrapped at any column', () => {
    for (let columns = 1; columns < value.length; columns++) {
      const output = redact(`a line before\n${wrap(value, columns)}\na line after`, env);
      expect(output).toBe('a line before\nREDACTED_ENVIRONMENT_1\na line after');
    }
  });

  test('are masked when they are only punctuation', () => {
    expect(redact('it is ()[]{}<> here', { X_PASSWORD: '()[]{}<>' })).toBe('it is REDACTED_ENVIRONMENT_1 here');
  });

  test('are masked in their usual encodings', () => {
    const forms = [
      encodeURIComponent(value),
      encodeURIComponent(value).replaceAll('%20', '+'),
      JSON.stringify(`"${value}`).slice(3, -1),
      Buffer.from(value).toString('base64'),
      Buffer.from(value).toString('base64url'),
      Buffer.from(value).toString('hex'),
      Buffer.from(value).toString('hex').toUpperCase(),
    ];
    for (const form of forms) expect(redact(`x ${form} y`, env)).not.toContain(form);
    for (const before of ['', 'u', 'us', 'user:']) {
      const encoded = Buffer.from(before + value).toString('base64');
      expect(redact(`x ${encoded} y`, env)).not.toContain(encoded.slice(8, 24));
    }
  });

  test('are masked as a shell writes them within single quotes', () => {
    expect(redact(String.raw`+ tool 'it'\''s 4 o'\''clock'`, { X_PASSWORD: "it's 4 o'clock" })).toBe("+ tool 'REDACTED_ENVIRONMENT_1'");
  });

  test('stay when they are obviously harmless', () => {
    const text = 'true /home/me/key short /usr/bin:/bin';
    expect(redact(text, env)).toBe(text);
  });

  test('are masked when they are the password of an address', () => {
    expect(redact('it is tr0ub4dor', { DATABASE_URL: 'postgres://me:tr0ub4dor@localhost/db' })).toBe('it is REDACTED_ENVIRONMENT_1');
  });

  test('are masked whatever they are, at any place, wrapped at any column', () => {
    const secret = fc
      .string({ unit: 'grapheme-ascii', minLength: 8, maxLength: 40 })
      .filter((each) => /^\S+$/.test(each) && new Set(each).size > 3);
    fc.assert(
      fc.property(secret, surroundings, surroundings, fc.integer({ min: 1, max: 60 }), (held, before, after, columns) => {
        fc.pre(!/^[~./\d:,+-]/.test(held) && !/^[a-z]+$/i.test(held));
        expect(redact(`${before} ${held} ${after}`, { X_PASSWORD: held })).not.toContain(held);
        expect(redact(wrap(held, columns), { X_PASSWORD: held }).replaceAll('\n', '')).not.toContain(held);
      }),
    );
  });
});

describe('any text', () => {
  const pieces = fc.oneof(
    fc.constantFrom(...Object.values(TOKENS)),
    fc.constantFrom(
      'password=',
      'token: ',
      '"secret": "',
      'export X_KEY=',
      'https://a:',
      '@host/',
      '-----BEGIN PRIVATE KEY-----',
      '-----END PRIVATE KEY-----',
    ),
    fc.constantFrom(
      '\n',
      ' ',
      '"',
      "'",
      '=',
      'REDACTED_GITHUB_TOKEN_1',
      'REDACTED_',
      'REDACTED_PASSWORD_12',
      alnum(20),
      hex(40),
      'curl -u a:b',
      'kind: Secret\ndata:\n',
    ),
    fc.string({ unit: 'binary', maxLength: 10 }),
  );
  const texts = fc.array(pieces, { maxLength: 25 }).map((parts) => parts.join(''));

  test('does not change when it is redacted again, by the same or another redactor', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const redactor = new Redactor({});
        const once = redactor.redact(text);
        expect(redactor.redact(once)).toBe(once);
        expect(redact(once)).toBe(once);
      }),
      { numRuns: runs(1500) },
    );
  });

  test('grows by no more than its placeholders', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const output = redact(text);
        expect(output.length).toBeLessThanOrEqual(text.length + 40 * placeholdersIn(output).length);
        expect(output.length).toBeLessThanOrEqual(5 * text.length);
      }),
    );
  });

  test('that has only words is left unchanged', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 60 }), (text) => {
        expect(redact(text)).toBe(text);
      }),
    );
  });

  test.each(Object.entries(ORDINARY))('that is ordinary output is left unchanged: %s', (_name, text) => {
    expect(redact(text)).toBe(text);
  });

  test.each([
    'a',
    '=',
    'eyJ',
    'password=',
    '"token: ',
    '://a:',
    '-----BEGIN PRIVATE KEY-----\n',
    '|',
    '\n',
    '1',
    'curl -u ',
    'sk-',
    'key="',
    ' -p Ab3xK9qL',
    'select name, password from users\n',
    'user: anna / x1y2z3 ',
    'p\u{1b}[1mw ',
    'пароль ',
    'Passwort: a b ',
    'bearer { ',
    '"tokens": { "a": "x1y2z3w4", ',
  ])('made of %j is redacted in bounded time', async (piece) => {
    const text = piece.repeat(Math.ceil(sized(256 * 1024, 1024 * 1024) / piece.length));
    // about a hundred times the usual time; the failures this test is for take minutes
    expect(await cpuMsOf(() => redact(text))).toBeLessThan(20_000);
  });
});

describe('the user’s own text that looks like a placeholder', () => {
  test('stays, and its number is not used for a secret', () => {
    const redactor = new Redactor({});
    const own = 'the log says REDACTED_GITHUB_TOKEN_1 here';
    expect(redactor.redact(`${own}: ${TOKENS['github-token']}`)).toBe(`${own}: REDACTED_GITHUB_TOKEN_2`);
    expect(redactor.restore('echo REDACTED_GITHUB_TOKEN_1', quotingAt)).toEqual({
      text: 'echo REDACTED_GITHUB_TOKEN_1',
      unknown: [],
      blocked: null,
      names: [],
    });
  });
});

test('a placeholder of another redactor is not restored as one of ours when its numbers begin elsewhere', () => {
  const [mine, other] = [new Redactor({ MY_TOKEN: 'sesame-opens-1' }, 500), new Redactor({ OTHER_TOKEN: 'sesame-opens-2' }, 7_000)];
  mine.redact('x sesame-opens-1');
  const masked = other.redact('y sesame-opens-2').slice(2);
  expect(mine.restore(`echo ${masked}`, quotingAt)).toMatchObject({ text: `echo ${masked}`, names: [] });
});

describe('a text that was masked before', () => {
  test('is masked by what was learned since, from variables and from other texts', () => {
    const redactor = new Redactor({});
    const text = 'echo correcthorse9 and hunter2-battery';
    expect(redactor.redact(text)).toBe(text);
    expect(redactor.redact(text)).toBe(text);
    redactor.learn([{ name: 'API_TOKEN', value: 'correcthorse9', expansion: 'API_TOKEN' }]);
    expect(redactor.redact(text)).not.toContain('correcthorse9');
    expect(redactor.redact(text)).toContain('hunter2-battery');
    redactor.redact('password: hunter2-battery');
    expect(redactor.redact(text)).not.toContain('hunter2-battery');
  });
});

test('a folder where the shell is or was is no secret in a variable with the name of one', () => {
  const variable = (name: string, value: string): Variable => ({ name, value, expansion: name });
  const [here, before] = ['/mnt/c/My Projects', '/srv/c++=1'];
  const redactor = new Redactor({});
  redactor.learn([variable('PWD', here), variable('OLDPWD', before), variable('STARTPWD', before), variable('_last_pwd', here)]);
  expect(redactor.redact(`${here} and ${before}`)).toBe(`${here} and ${before}`);
  redactor.learn([variable('PWD', before), variable('MYSQL_PWD', '/walrus harbour+2')]);
  expect(redactor.redact('/walrus harbour+2')).toBe('REDACTED_ENVIRONMENT_1');
});
