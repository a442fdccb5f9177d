import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { machineEndpoints, parseHistory } from '../../src/offline/offline-machine.ts';

const home = mkdtempSync(join(tmpdir(), 'yo-home-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('history files of bash and zsh are read, with and without times', () => {
  expect(parseHistory('#1700000000\nls -la\ngit log\n')).toEqual(['ls -la', 'git log']);
  expect(parseHistory(': 1700000000:0;make test\n: 1700000001:12;cd /\n')).toEqual(['make test', 'cd /']);
  expect(parseHistory('echo a \\\nb\n')).toEqual(['b']);
});

test('reads what exists and ignores what does not', async () => {
  mkdirSync(join(home, 'bin'));
  mkdirSync(join(home, '.cache', 'tldr', 'pages', 'common'), { recursive: true });
  writeFileSync(join(home, 'bin', 'hello'), '#!/bin/sh\n', { mode: 0o755 });
  writeFileSync(join(home, 'bin', 'data'), 'x', { mode: 0o644 });
  writeFileSync(join(home, '.bash_history'), 'echo one\n');
  writeFileSync(join(home, 'own-history'), ': 1:0;echo two\n');
  writeFileSync(join(home, '.cache', 'tldr', 'pages', 'common', 'frob.md'), '# frob\n\n> Frobnicates things.\n> More.\n');
  const endpoints = machineEndpoints({
    env: { PATH: `${join(home, 'bin')}:relative:${join(home, 'none')}`, HISTFILE: join(home, 'own-history') },
    home,
    platform: 'linux',
    cwd: home,
  });
  expect(endpoints.hasProgram('hello')).toBe(true);
  expect(endpoints.hasProgram('data')).toBe(false);
  expect(endpoints.listPrograms()).toContain('hello');
  expect(endpoints.historyLines()).toEqual(['echo one', 'echo two']);
  expect(endpoints.listFolder('bin').toSorted()).toEqual(['data', 'hello']);
  expect(endpoints.listFolder('missing')).toEqual([]);
  expect(await endpoints.whatIs('frob')).toBe('Frobnicates things');
  expect(await endpoints.whatIs('-x; reboot')).toBeNull();
  expect(await endpoints.lookUp(['zzzqqq', 'yyyxxx'], 3)).toEqual([]);
});
