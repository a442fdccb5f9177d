/** The servers that a new user may have: Ollama with two models, and a hosted provider, which speak the real wires. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { json, sse, type Speech, SPEECH } from '../../tests/support/wire-speech.ts';

export const HOSTS = ['api.anthropic.com'];
export const GOOD_KEY = 'sk-ant-api03-good-0123456789abcdefghijklmnopqrstuvwxyz';
export type ServerName = 'ollama' | 'anthropic';

const PAUSE_MS = 300;

/** What a model may say to such a question. */
function speechFor(question: string): Speech {
  const command = (command: string, explanation: string): Speech => ({
    calls: [{ name: 'command', input: { command, explanation, pending: false } }],
  });
  if (question.includes('files here')) return command('ls -la', 'Lists all files in this folder, hidden ones included');
  if (question.includes('big files')) return command('find . -type f -size +1M', 'Finds files that are larger than 1 MiB');
  return {
    text: ['`find -exec` runs **one command** for each file that it found:\n\n', '```sh\nfind . -name "*.log" -exec gzip {} +\n```\n'],
  };
}

const lastWords = (body: string): string => body.slice(-3_000);

type Handler = (
  request: http.IncomingMessage,
  body: string,
) => { readonly status?: number; readonly json?: object; readonly events?: string };

/** docs.ollama.com/api, and its OpenAI-compatible interface. */
const ollama: Handler = ({ url }, body) => {
  const models = [
    { name: 'nomic-embed-text:latest', capabilities: ['embedding'], details: { family: 'nomic-bert', parameter_size: '137M' } },
    { name: 'qwen3:8b', capabilities: ['completion', 'tools', 'thinking'], details: { family: 'qwen3', parameter_size: '8.2B' } },
  ];
  switch (url) {
    case '/v1/models':
      return { json: { object: 'list', data: models.map(({ name }) => ({ id: name, object: 'model', created: 1, owned_by: 'library' })) } };
    case '/api/tags':
      return { json: { models: models.map(({ name, details }) => ({ name, model: name, size: 1, details })) } };
    case '/api/ps':
      return { json: { models: [] } };
    case '/api/show':
      return { json: models.find(({ name }) => body.includes(name)) ?? {} };
    case '/v1/chat/completions':
      return { events: sse(SPEECH.chat.say(speechFor(lastWords(body)))) };
    default:
      return { status: 404, json: { error: 'not found' } };
  }
};

/** The Messages interface, with its answer to a key that it does not know. */
const anthropic: Handler = ({ url, headers }, body) => {
  const key = headers['x-api-key'] ?? headers.authorization?.replace(/^Bearer /, '');
  if (key !== GOOD_KEY) return { status: 401, json: SPEECH.messages.errorBody('authentication_error', 'invalid x-api-key') };
  if (url?.startsWith('/v1/models') === true) {
    const data = [
      { type: 'model', id: 'claude-sonnet-5-5', display_name: 'Claude Sonnet 5.5', created_at: '2026-09-01T00:00:00Z' },
      { type: 'model', id: 'claude-haiku-5', display_name: 'Claude Haiku 5', created_at: '2026-05-01T00:00:00Z' },
    ];
    return { json: { data, has_more: false, first_id: data[0]?.id, last_id: data[1]?.id } };
  }
  return { events: sse(SPEECH.messages.say(speechFor(lastWords(body)))) };
};

const listener =
  (handle: Handler): http.RequestListener =>
  (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      const { status = 200, json: body, events } = handle(request, Buffer.concat(chunks).toString());
      response.writeHead(status, { 'content-type': events === undefined ? 'application/json' : 'text/event-stream' });
      if (events === undefined) response.end(json(body));
      else setTimeout(() => response.end(events), PAUSE_MS);
    });
  };

/** A certificate for the hosts, by an authority of this run: `ca.pem` of the folder. */
function certificate(made: string): { readonly key: Buffer; readonly cert: Buffer } {
  const at = (name: string): string => path.join(made, name);
  if (!fs.existsSync(at('key.pem'))) {
    const names = `subjectAltName=${HOSTS.map((host) => `DNS:${host}`).join()}`;
    const rest = ['-days', '2', '-subj', '/CN=paths', '-addext', names, '-keyout', at('key.pem'), '-out', at('ca.pem')];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...rest], { stdio: 'pipe' });
  }
  return { key: fs.readFileSync(at('key.pem')), cert: fs.readFileSync(at('ca.pem')) };
}

const HTTPS_PORT = 443;
const OLLAMA_PORT = 11_434;

/** Serves in this process until it is killed. Says on standard output that it listens. */
async function serve(made: string, names: readonly string[]): Promise<void> {
  const pair = certificate(made);
  for (const name of names) {
    const isOllama = name === 'ollama';
    const server = isOllama ? http.createServer(listener(ollama)) : https.createServer(pair, listener(anthropic));
    await new Promise<void>((resolve) => void server.listen(isOllama ? OLLAMA_PORT : HTTPS_PORT, '127.0.0.1', resolve));
  }
  console.log('listening');
}

/** Starts them in a process of their own: one that waits for a screen answers late. */
export async function startServers(made: string, names: readonly ServerName[]): Promise<Disposable> {
  const child = spawn(process.execPath, [import.meta.filename, made, ...names], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return { [Symbol.dispose]: () => void child.kill() };
}

if (import.meta.main) await serve(process.argv[2] ?? '', process.argv.slice(3));
