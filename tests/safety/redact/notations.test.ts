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
  ['columns of a generator', `$ pwgen -s 10 2\n${SECRET} aB3dE5gH7j\n`],
])('%s', (_name, text) => {
  expect(redact(text)).not.toContain(SECRET);
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
