/** The hooks read the names of the user's keys themselves, and read the same as the settings do. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config/read-config.ts';
import { REPOSITORY } from '../support/scripted-root.ts';
import { shellPath } from '../support/shells-here.ts';
import { SHELLS } from './contract.ts';

let home: string;
beforeAll(() => (home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-keys-'))));
afterAll(() => fs.rmSync(home, { recursive: true }));

const ROWS: readonly (readonly [yoconf: string, env: Readonly<Record<string, string>>])[] = [
  ['', {}],
  ['explain_key = ^G\nagain_key=^Xo\n', {}],
  ['explain_key = "^Xe" ; mine\nagain_key = off # none\n', {}],
  ['explain_key = off\n', {}],
  ['explain_key = foo\nagain_key = ^XYZ\n', {}],
  ['explain_key = ^x\n', {}],
  ['explain_key = ^G\nexplain_key = ^X1\n', {}],
  ['explain_key =\n', {}],
  ['explain_key = ^G\n', { YO_EXPLAIN_KEY: '^T', YO_AGAIN_KEY: '^Xo' }],
  ['explain_key = ^G\n', { YO_EXPLAIN_KEY: 'nonsense', YO_AGAIN_KEY: '' }],
  ['explain_key = ^G\n[work]\nexplain_key = ^T\n', {}],
  ['explain_key = ^G\r\nagain_key = ^Xo\r\n', {}],
];

const named = (key: string): string => (key.startsWith('^') ? key : 'none');

/** The part of the hooks that reads the names, run by the shell itself. */
function readByHooks(shell: (typeof SHELLS)[number], env: Readonly<Record<string, string>>): readonly string[] {
  const hooks = fs.readFileSync(path.join(REPOSITORY, 'shell-hooks', `yosh.${shell}`), 'utf8');
  const functions = /^__yo_key_names\(\) \{[^]*?^\}\n[^]*?^\}\n/m.exec(hooks)?.[0] ?? '';
  const prefix = shell === 'bash' ? '__yo_' : '';
  const script = `${functions}__yo_key_names; printf '%s\\n%s\\n' "$${prefix}explain_key" "$${prefix}again_key"`;
  const args = shell === 'bash' ? ['--norc', '--noprofile', '-c', script] : ['-f', '-c', script];
  const out = execFileSync(shellPath(shell), args, { env: { HOME: home, PATH: process.env['PATH'] ?? '', ...env }, encoding: 'utf8' });
  return out.split('\n').slice(0, 2).map(named);
}

describe.each(SHELLS)('%s', (shell) => {
  test.each(ROWS)('%j with %j', (yoconf, env) => {
    fs.writeFileSync(path.join(home, '.yoconf'), yoconf, { mode: 0o600 });
    const { config } = readConfig({ HOME: home, ...env });
    expect(readByHooks(shell, env)).toEqual([config.explain_key, config.again_key].map(named));
  });
});
