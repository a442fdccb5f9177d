/** The program behind bin/yo asks each wire with the parts of the packages that are in use; the runtime's own undici is never loaded. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { agreeToKey } from '../support/agreed.ts';
import { ModelServer } from '../support/model-server.ts';
import { CANARY } from '../support/network.ts';
import { REPOSITORY } from '../support/scripted-root.ts';
import { SPEECH, sse, WIRES } from '../support/wire-speech.ts';

const LS = { command: 'ls -la', explanation: 'lists the files', pending: false };

/** What one question prints, and the modules of the runtime that were loaded for it. */
function ask(home: string, env: Readonly<Record<string, string>> = {}): Promise<{ readonly output: string; readonly modules: string }> {
  const hook = path.join(home, 'hook.cjs');
  fs.writeFileSync(hook, "process.on('exit', () => require('node:fs').writeFileSync('modules', process.moduleLoadList.join('\\n')));\n");
  const child = spawn(process.execPath, ['--require', hook, path.join(REPOSITORY, 'dist/yo.cjs'), 'list files'], {
    cwd: home,
    env: { HOME: home, PATH: process.env['PATH'] ?? '', TERM: 'dumb', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve({ output, modules: fs.readFileSync(path.join(home, 'modules'), 'utf8') }));
  });
}

test.each(WIRES)('%s', async (wire) => {
  await using server = await ModelServer.start(() => ({ body: sse(SPEECH[wire].say({ calls: [{ name: 'command', input: LS }] })) }));
  const home = fs.mkdtempSync(path.join(process.env['TMPDIR'] ?? '/tmp', 'loaded-'));
  const lines = [
    'provider = compatible',
    `base_url = ${server.origin}`,
    `wire = ${wire}`,
    `model = ${SPEECH[wire].model}`,
    `key = ${CANARY}`,
  ];
  fs.writeFileSync(path.join(home, '.yoconf'), `${lines.join('\n')}\n`, { mode: 0o600 });
  agreeToKey(home, CANARY, server.origin);
  const { output, modules } = await ask(home);
  expect(output).toBe('ls -la\n');
  expect(modules).toContain('NativeModule net');
  expect(modules).not.toContain('internal/deps/undici');
});

test('a proxy is asked for a tunnel', async () => {
  const tunnels: string[] = [];
  const proxy = http.createServer().on('connect', ({ url = '' }, socket) => {
    tunnels.push(url);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  const home = fs.mkdtempSync(path.join(process.env['TMPDIR'] ?? '/tmp', 'loaded-'));
  fs.writeFileSync(path.join(home, '.yoconf'), 'provider = compatible\nbase_url = https://model.invalid\nmodel = m\n', { mode: 0o600 });
  await ask(home, { https_proxy: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` });
  proxy.close();
  expect(tunnels).toContain('model.invalid:443');
});

test('what nobody uses is in no part of the build', () => {
  const dist = path.join(REPOSITORY, 'dist');
  const parts = fs.readdirSync(dist).filter((name) => name.endsWith('.cjs'));
  const all = parts.map((name) => fs.readFileSync(path.join(dist, name), 'utf8')).join('');
  for (const name of ['MockAgent', 'SnapshotAgent', 'EventSource extends', 'class VectorStores', 'class FineTuning'])
    expect(all).not.toContain(name);
});
