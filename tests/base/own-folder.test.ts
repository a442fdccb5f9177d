/** Where the files of this user are: one rule of the XDG Base Directory Specification for every kind of them. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { xdgFolder } from '../../src/base/own-folder.ts';
import { machineEndpoints } from '../../src/offline/offline-machine.ts';
import { KeptFacts } from '../../src/context/kept-facts.ts';

test.each([
  ['the variable, when it is absolute', { XDG_CACHE_HOME: '/fast/cache', HOME: '/home/user' }, '/fast/cache'],
  ['the home without the variable', { HOME: '/home/user' }, '/home/user/.cache'],
  ['the home when the variable is empty', { XDG_CACHE_HOME: '', HOME: '/home/user' }, '/home/user/.cache'],
  ['the home when the variable is relative', { XDG_CACHE_HOME: 'cache', HOME: '/home/user' }, '/home/user/.cache'],
  ['the variable, without a home', { XDG_CACHE_HOME: '/fast/cache' }, '/fast/cache'],
  ['nowhere without a home', {}, null],
  ['nowhere when the home is relative', { HOME: 'ann' }, null],
])('a cache is in %s', (_, env, folder) => expect(xdgFolder('cache', env)).toBe(folder));

test('settings and state are found by the same rule', () => {
  const env = { HOME: '/home/user', XDG_STATE_HOME: 'state' };
  expect([xdgFolder('config', env), xdgFolder('state', env)]).toEqual(['/home/user/.config', '/home/user/.local/state']);
});

test.each(['', 'cache'])('facts are kept and pages are read below the home where XDG_CACHE_HOME is %j', async (variable) => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-own-folder-'));
  try {
    const env = { HOME: home, XDG_CACHE_HOME: variable, PATH: '' };
    fs.mkdirSync(path.join(home, '.cache/tldr/pages/common'), { recursive: true });
    fs.writeFileSync(path.join(home, '.cache/tldr/pages/common/frob.md'), '# frob\n\n> Frobnicates things.\n');
    const facts = new KeptFacts(env);
    facts.keep('os', 'key', 'value');
    await facts.store();
    expect(fs.existsSync(path.join(home, '.cache/yosh/facts.json'))).toBe(true);
    const machine = machineEndpoints({ env, home, platform: 'linux', cwd: home });
    expect(await machine.whatIs('frob')).toBe('Frobnicates things');
  } finally {
    fs.rmSync(home, { recursive: true, force: true });
  }
});
