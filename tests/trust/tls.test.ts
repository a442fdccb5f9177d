/** Certificates: what nobody vouches for is refused, whatever the environment says; a company's own authority can be trusted. */
import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { agreeToKey } from '../support/agreed.ts';
import { CANARY } from '../support/network.ts';
import { SPEECH, sse } from '../support/wire-speech.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-ca-'));
const file = (name: string): string => path.join(folder, name);
let server: https.Server;
let keys: (string | undefined)[] = [];
let origin = '';

beforeAll(async () => {
  const openssl = (...args: readonly string[]): void => void execFileSync('openssl', args, { stdio: 'ignore', cwd: folder });
  openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=Our CA', '-keyout', 'ca.key', '-out', 'ca.pem');
  openssl('req', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=ours', '-keyout', 'key.pem', '-out', 'request.pem');
  fs.writeFileSync(file('names'), 'subjectAltName=IP:127.0.0.1\n');
  const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '1', '-extfile', 'names'];
  openssl('x509', '-req', '-in', 'request.pem', ...signed, '-out', 'cert.pem');
  server = https.createServer({ key: fs.readFileSync(file('key.pem')), cert: fs.readFileSync(file('cert.pem')) }, (request, response) => {
    keys.push(request.headers.authorization);
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(sse(SPEECH.chat.say({ text: ['Trusted.'] })));
  });
  server.on('tlsClientError', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  fs.rmSync(folder, { recursive: true });
});

/** What `yo` prints with these settings and variables, and the keys that the server got. */
async function yo(settings: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-tls-'));
  keys = [];
  const lines = ['provider = compatible', `base_url = ${origin}/v1`, 'model = m', `key = ${CANARY}`, ...settings];
  fs.writeFileSync(path.join(home, '.yoconf'), `${lines.join('\n')}\n`, { mode: 0o600 });
  agreeToKey(home, CANARY, origin);
  const all = { HOME: home, PATH: process.env['PATH'] ?? '', SHELL: '/bin/bash', ...env };
  try {
    return await new Promise((resolve) => {
      const child = execFile(path.join(inject('builtRoot'), 'bin/yo'), ['what?'], { env: all }, (_error, stdout, stderr) =>
        resolve(stdout + stderr),
      );
      child.stdin?.end();
    });
  } finally {
    fs.rmSync(home, { recursive: true, force: true });
  }
}

const REFUSED =
  /^yo: the certificate of 127\.0\.0\.1:\d+ is not trusted; check the clock; to trust its authority: `yosh config set ca_file FILE\.pem`\n$/;

describe('a certificate that nobody vouches for', () => {
  test.each<[what: string, settings: readonly string[], env: Readonly<Record<string, string>>]>([
    ['is refused', [], {}],
    ['is refused when the check is switched off in the environment', [], { NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
    ['is refused with options for Node', [], { NODE_OPTIONS: '--use-openssl-ca', NODE_DEBUG: 'tls' }],
    ['is refused when `insecure` is set: that is for http', ['insecure = 1'], {}],
    ['is refused with a file of other certificates', ['ca_file = /etc/passwd'], {}],
    ['is refused with a file that is not there', ['ca_file = /nonexistent'], {}],
  ])('%s', async (_, settings, env) => {
    expect(await yo(settings, env)).toMatch(REFUSED);
    expect(keys).toEqual([]);
  });
});

describe('a certificate of an authority', () => {
  test('of the file in `ca_file`, of NODE_EXTRA_CA_CERTS, or of the system’s store is trusted', async () => {
    for (const [settings, env] of [
      [[`ca_file = ${file('ca.pem')}`], {}],
      [[], { NODE_EXTRA_CA_CERTS: file('ca.pem') }],
      // where OpenSSL looks for the system's store
      [[], { SSL_CERT_FILE: file('ca.pem') }],
    ] as const) {
      expect(await yo(settings, env)).toBe('Trusted.\n');
      expect(keys).toEqual([`Bearer ${CANARY}`]);
    }
  });
});
