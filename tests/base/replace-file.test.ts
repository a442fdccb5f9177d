/** Replacing a file as a whole: with its mode, and with nothing left of an attempt that failed. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isTemporaryOf, replaceFile, replaceFileSync } from '../../src/base/replace-file.ts';

let folder = '';
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-replace-'))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const MODE = 0o600;

describe.each([
  ['at once', async (file: string, text: string) => replaceFileSync(file, text, MODE)],
  ['beside other work', (file: string, text: string) => replaceFile(file, text, { mode: MODE, flush: true })],
])('%s', (_, replace) => {
  test('makes the file, then replaces it', async () => {
    const file = path.join(folder, 'file');
    for (const text of ['one', 'two']) {
      await replace(file, text);
      expect([fs.readFileSync(file, 'utf8'), fs.statSync(file).mode & 0o777, fs.readdirSync(folder)]).toEqual([text, MODE, ['file']]);
    }
  });
  test('replaces a link, not the file that it points to', async () => {
    const [link, other] = [path.join(folder, 'link'), path.join(folder, 'other')];
    fs.writeFileSync(other, 'other');
    fs.symlinkSync(other, link);
    await replace(link, 'new');
    expect([fs.readFileSync(other, 'utf8'), fs.readFileSync(link, 'utf8')]).toEqual(['other', 'new']);
  });
  test('leaves nothing behind when it fails', async () => {
    fs.mkdirSync(path.join(folder, 'file'));
    await expect(replace(path.join(folder, 'file'), 'new')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    await expect(replace(path.join(folder, 'none/file'), 'new')).rejects.toThrow('ENOENT');
    expect(fs.readdirSync(folder)).toEqual(['file']);
  });
});

test('a file whose last step fails stays as it was', () => {
  const file = path.join(folder, 'file');
  replaceFileSync(file, 'old', MODE);
  const failing = (): never => {
    throw new Error('no owner');
  };
  expect(() => replaceFileSync(file, 'new', MODE, failing)).toThrow('no owner');
  expect([fs.readFileSync(file, 'utf8'), fs.readdirSync(folder)]).toEqual(['old', ['file']]);
});

test.each([
  ['.x.0123456789ab.tmp', true],
  ['.x.0123456789ab.tmp2', false],
  ['.y.0123456789ab.tmp', false],
  ['x.0123456789ab.tmp', false],
  ['.x.tmp', false],
])('%s belongs to x and .x: %s', (name, expected) => {
  expect([isTemporaryOf('x', name), isTemporaryOf('/home/.x', name)]).toEqual([expected, expected]);
});
