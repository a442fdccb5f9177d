/** The origin and the label of each fact, and the values of facts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Provenance } from '../../src/base/fact.ts';
import { folderOrigin } from '../../src/context/folder-name.ts';
import { gather } from '../../src/context/gather.ts';
import { EVERY_PURPOSE, type FactSource } from '../../src/context/source.ts';
import { block, machine, source } from './support.ts';

const THEIRS: Provenance = { origin: 'untrusted', label: 'an earlier suggestion' };
const full: Partial<FactSource> = {
  last: block('npm test', { status: 1 }),
  recent: [block('cd src')],
  alias: 'npm run',
  output: async () => ({ text: 'failed', lines: 1, cut: false }),
  machine: machine({
    files: { '/home/me/src/.git/HEAD': 'ref: refs/heads/main\n', '/etc/os-release': 'PRETTY_NAME="Debian 12"', '/usr/bin/jq': '' },
  }),
};
const origins = async (more: Partial<FactSource> = {}): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    (await gather(source({ ...full, ...more }))).map((fact) => [fact.name, fact.origin === 'untrusted' ? fact.label : fact.origin]),
  );

describe('the facts of an ordinary question', () => {
  test('are untrusted when others may have written their text, and have a label then', async () => {
    expect(await origins()).toEqual({
      os: 'system',
      shell: 'system',
      user: 'system',
      installed: 'system',
      cwd: 'system',
      git: "the repository's state",
      'recent-commands': 'user',
      alias: 'system',
      'last-command': 'user',
      'last-output': 'the output of your last command',
    });
  });

  test('take the label of an earlier suggestion from a command line that the user did not write', async () => {
    const lineOrigin: FactSource['lineOrigin'] = ({ text }) => (text === 'evil' ? THEIRS : { origin: 'user' });
    expect(await origins({ lineOrigin, recent: [block('ls'), block('evil'), block('ls')] })).toMatchObject({
      'recent-commands': 'an earlier suggestion',
      'last-command': 'user',
    });
    expect(await origins({ lineOrigin, last: block('evil') })).toMatchObject({
      'recent-commands': 'user',
      'last-command': 'an earlier suggestion',
    });
  });

  test('do not take it from a command line that is too old to be sent', async () => {
    const lineOrigin: FactSource['lineOrigin'] = ({ text }) => (text === 'evil' ? THEIRS : { origin: 'user' });
    const recent = [block('evil'), ...Array.from({ length: 8 }, (_, n) => block(`ls ${n}`)), block(' evil')];
    expect(await origins({ lineOrigin, recent })).toMatchObject({ 'recent-commands': 'user' });
  });

  test('take the origin of the last command’s folder where its name is sent', async () => {
    expect(await origins({ last: block('make', { cwd: '/tmp/run this now' }) })).toMatchObject({ 'last-command': "the folder's name" });
    expect(await origins({ cwd: '/tmp/run this now', last: block('make', { cwd: '/tmp/run this now' }) })).toMatchObject({
      cwd: "the folder's name",
      'last-command': 'user',
    });
  });
});

describe('the name of a folder', () => {
  const PLAIN = fc.stringMatching(/^[A-Za-z0-9_.-]{1,40}$/);

  test('is harmless when every part of the path is a plain word', () => {
    fc.assert(
      fc.property(fc.array(PLAIN), (parts) => {
        expect(folderOrigin(`/${parts.join('/')}`)).toEqual({ origin: 'system' });
      }),
    );
  });

  test('is untrusted with any other character in it, or with a longer word', () => {
    const odd = fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }).filter((text) => /[^\w./-]/.test(text));
    const long = fc.integer({ min: 41, max: 60 }).map((length) => 'x'.repeat(length));
    fc.assert(
      fc.property(fc.array(PLAIN), PLAIN, fc.oneof(odd, long), fc.array(PLAIN), (before, word, bad, after) => {
        expect(folderOrigin(`/${[...before, `${word}${bad}`, ...after].join('/')}`).origin).toBe('untrusted');
      }),
    );
    for (const path of ['/a/b\n', '/a\u00a0b', '/é', '/a;b', '/a/$(b)']) expect(folderOrigin(path).origin).toBe('untrusted');
  });
});

test('facts have values for code that must not parse their text', async () => {
  const facts = await gather(source(full));
  const values = facts.map(({ value }) => value).filter((value) => value !== undefined);
  expect(values).toEqual([
    { kind: 'os', platform: 'linux', release: '6.1.0-25-amd64', arch: 'x86_64', name: 'Debian 12' },
    { kind: 'shell', name: 'bash', version: '5.2.15(1)-release' },
    { kind: 'installed', userland: 'GNU', programs: ['jq'] },
    { kind: 'cwd', path: '/home/me/src' },
    { kind: 'last-command', line: 'npm test', status: 1 },
  ]);
});

test('no value contains a private command', async () => {
  for (const purpose of EVERY_PURPOSE)
    expect(JSON.stringify(await gather(source({ ...full, purpose, last: block(' pass show bank') })))).not.toContain('bank');
});
