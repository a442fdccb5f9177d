/** Measures the redaction of 1 MiB of ordinary text, and of texts made to take long, in CPU time: other programs do not count. */
import { Redactor } from '../../src/safety/redact/index.ts';
import { ORDINARY } from './ordinary.ts';

const MIB = 1024 * 1024;
/** The number of runs; the result is their median. */
const RUNS = 9;

const filled = (piece: string): string => piece.repeat(Math.ceil(MIB / piece.length)).slice(0, MIB);

export const TEXTS: Readonly<Record<string, string>> = {
  'ordinary output': filled(Object.values(ORDINARY).join('\n')),
  'ordinary output with a secret in every kilobyte': filled(
    `${Object.values(ORDINARY).join('\n').slice(0, 1000)}\nDB_PASSWORD=hunter2hunter2\n`,
  ),
  a: filled('a'),
  '=': filled('='),
  eyJ: filled('eyJ'),
  '"eyJ."': filled('eyJ.'),
  'password=': filled('password='),
  'token ': filled('token '),
  '"token: ': filled('"token: '),
  '://a:': filled('://a:'),
  '@': filled('@'),
  'curl -u ': filled('curl -u '),
  'line ends': filled('\n'),
  'short lines': filled('ab\n'),
  'BEGIN PRIVATE KEY': filled('-----BEGIN PRIVATE KEY-----\n'),
  'END PRIVATE KEY': filled('-----END PRIVATE KEY-----\n'),
  'a torn key': `-----BEGIN PRIVATE KEY-----\n${filled(`${'A1'.repeat(32)}\n`)}`,
  'kind: Secret': filled('kind: Secret\ndata:\n'),
  'sk-': filled('sk-'),
  '|': filled('|'),
  digits: filled('1234567890'),
  backslashes: filled('\\'),
  quotes: filled('key="'),
  'random words': filled('"q7Rk2mXv9LpT4wZb8NcY1sJ6" '),
  'lists of bytes': filled('key=[1,2,3,'),
  'open calls': filled('credential("a",'),
  entities: filled('password=&quot;'),
  '-u a -p b': filled(' -u a -p '),
  'Basic ': filled('basic '),
  'acl setuser': filled('acl setuser a >'),
  'recovery codes': filled('recovery code\na1b2c3\n'),
  'seed phrases': filled('seed phrase\nocean\n'),
  'resource "': filled('resource "random_password" "a" {\n a = 1\n'),
  'prompts with one word of output': filled('$ get secret\nabcdefgh\n'),
  'pairs of a login': filled('login=anna:'),
  'names in elements': filled('<name>password</name><'),
  'echo into a pipe': filled('echo a |'),
  'logins at a prompt': filled('$ login a '),
  'arguments at a prompt': filled('$ a password Ab3 '),
  'variables in a debugger': filled('> token\n$1 = "a"\n'),
  'keys that are made': `$ key ${filled('a create ')}`,
  'answers to prompts': filled('USER a\nPASS '),
  insertions: filled('insert into a (password) values ('),
  'names of records': filled('name,password\n'),
  'labels of other languages': filled('ключ ключ: '),
  'words for codes': filled('enter code your code '),
  'numbers of a key': filled('priv:\n 00:01\n'),
  'types of keys': filled('"kty"'),
  'secrets that are shown': filled('$ show secrets\n# show secrets\na: b1c2d3\n'),
  'here-strings': filled('kinit <<< '),
  'a secret in every 20 kilobytes of a line': filled(`password=hunter2hunter2 ${'word '.repeat(4000)}`),
};

const ENVIRONMENT = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`SERVICE_${n}_TOKEN`, `aaaa${n}xyz${n}value${n}`]));

export function speeds(): { readonly name: string; readonly ms: number }[] {
  return Object.entries(TEXTS).map(([name, text]) => {
    const times = Array.from({ length: RUNS }, () => {
      const redactor = new Redactor(ENVIRONMENT);
      const start = process.cpuUsage();
      redactor.redact(text);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    }).toSorted((a, b) => a - b);
    return { name, ms: times[Math.floor(RUNS / 2)] ?? 0 };
  });
}
