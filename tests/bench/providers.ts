/**
 * The time yosh adds to a provider's own time, with the real companion and SDKs against a server on the loopback: for the first
 * question of a session, which loads them, in one piece as a paste comes and typed as by hand; for later ones, also with a server that
 * answers at once; from the last byte to the prompt; from a word's bytes to the screen.
 * Compared with a one-shot client with the same SDK and with curl.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ENTER_GUARD_MS } from '../../src/base/limits.ts';
import type { WireName } from '../../src/providers/wires.ts';
import { agreeToKey } from '../support/agreed.ts';
import { ModelServer } from '../support/model-server.ts';
import { REPOSITORY } from '../support/scripted-root.ts';
import { SPEECH, sse, WIRES } from '../support/wire-speech.ts';
import { median } from './numbers.ts';
import type { Bench } from './plan.ts';
import { PROMPT, settle, SUGGESTION } from './world.ts';

const COLD_MS = 250;
const WARM_MS = 15;
/** Of a first question typed by hand, whose first keys start the companion. */
const TYPED_MS = 60;
/** Of a later question to a server that answers at once. */
const INSTANT_MS = 10;
const PREFILL_MS = 10;
const TOKEN_MS = 30;
/** No model answers faster; work that the companion does meanwhile costs no extra time. */
const ANSWERS_MS = 150;
const CALL = { name: 'command', input: { command: SUGGESTION, explanation: 'says it', pending: false } };

const CLIENTS: Readonly<Record<WireName, (origin: string) => string>> = {
  messages: (origin) =>
    `import Anthropic from '@anthropic-ai/sdk'; const c = new Anthropic({ apiKey: 'k', baseURL: '${origin}' });
     for await (const e of await c.messages.create({ model: 'm', max_tokens: 9, stream: true, messages: [] }));`,
  responses: (origin) =>
    `import OpenAI from 'openai'; const c = new OpenAI({ apiKey: 'k', baseURL: '${origin}' });
     for await (const e of await c.responses.create({ model: 'm', stream: true, input: 'q' }));`,
  chat: (origin) =>
    `import OpenAI from 'openai'; const c = new OpenAI({ apiKey: 'k', baseURL: '${origin}' });
     for await (const e of await c.chat.completions.create({ model: 'm', stream: true, messages: [] }));`,
};

/** Milliseconds a program takes from start to end. */
function timed(file: string, args: readonly string[]): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    execFile(file, args, { cwd: REPOSITORY }, (error) => (error === null ? resolve(performance.now() - start) : reject(error)));
  });
}

export async function providers(bench: Bench): Promise<void> {
  for (const wire of WIRES) await one(bench, wire);
}

async function one({ world, report, amounts }: Bench, wire: WireName): Promise<void> {
  await using server = await ModelServer.start();
  const config = ['provider = compatible', `base_url = ${server.origin}`, `wire = ${wire}`, `model = ${SPEECH[wire].model}`, 'key = k'];
  fs.writeFileSync(path.join(world.home, '.yoconf'), `${config.join('\n')}\n`, { mode: 0o600 });
  agreeToKey(world.home, 'k', server.origin);
  const body = sse(SPEECH[wire].say({ calls: [CALL] }));
  const first: number[] = [];
  const typed: number[] = [];
  const later: number[] = [];
  const instant: number[] = [];
  const prefill: number[] = [];
  const token: number[] = [];
  const oneShot: number[] = [];
  const curl: number[] = [];
  for (let round = 0; round < amounts.questions.rounds; round++) {
    server.script = async () => {
      await settle(ANSWERS_MS);
      return { body };
    };
    const terminal = await world.session('yosh', 'bash', world.root);
    const askOnce = async (isByHand = false): Promise<{ readonly total: number; readonly prefill: number }> => {
      if (isByHand) await terminal.typeByHand('yo say prefilled');
      else await terminal.answer('yo say prefilled', 'lled');
      await settle(20);
      const seen = terminal.until([SUGGESTION]);
      const start = performance.now();
      terminal.type('\r');
      const [end = 0] = await seen;
      await settle(ENTER_GUARD_MS + 50);
      await terminal.answer('\x15\x03', PROMPT);
      await settle(50);
      return { total: end - start, prefill: end - server.sentAt };
    };
    for (let i = 0; i < amounts.questions.count; i++) {
      const isByHand = i === 0 && round % 2 === 0;
      const asked = await askOnce(isByHand);
      (i > 0 ? later : isByHand ? typed : first).push(asked.total - (server.sentAt - server.askedAt));
      prefill.push(asked.prefill);
    }
    server.script = () => ({ body });
    for (let i = 1; i < amounts.questions.count; i++) instant.push((await askOnce()).total);
    // one word; the rest of the answer follows when the word is on the screen
    const words = sse(SPEECH[wire].say({ text: ['First-word-seen ', 'and done.'] }));
    const cut = words.indexOf('First-word-seen');
    const at = words.indexOf('\n\n', cut) + 2;
    server.script = () => ({ body: words.slice(0, at), after: 'hang' });
    await terminal.answer('yo in words', 'ords');
    const [shown = 0] = await Promise.all([terminal.until(['First-word-seen']), settle(20).then(() => terminal.type('\r'))]).then(
      ([times]) => times,
    );
    token.push(shown - server.sentAt);
    await terminal.close();
    server.script = async () => {
      await settle(ANSWERS_MS);
      return { body };
    };
    oneShot.push(await timed(process.execPath, ['--input-type=module', '-e', CLIENTS[wire](server.origin)]));
    curl.push(
      await timed('curl', [
        '-sN',
        '-o',
        '/dev/null',
        '-H',
        'content-type: application/json',
        '-d',
        '{}',
        `${server.origin}${SPEECH[wire].path}`,
      ]),
    );
  }
  fs.rmSync(path.join(world.home, '.yoconf'));
  const figure = (name: string, values: readonly number[], atMost: number, beside: Readonly<Record<string, number>> = {}): void =>
    report.figure({
      name: `${name}, ${wire}`,
      values: { yosh: median(values), ...beside },
      unit: 'ms',
      goal: { value: median(values), unit: 'ms', atMost },
    });
  figure('first question, typed by hand, over the server’s own time', typed, TYPED_MS);
  figure('first question, pasted, over the server’s own time', first, COLD_MS, {
    'one-shot SDK client': median(oneShot),
    curl: median(curl),
  });
  figure('later questions over the server’s own time', later, WARM_MS);
  figure('later questions, server that answers at once', instant, INSTANT_MS);
  figure('last byte to prefilled prompt', prefill, PREFILL_MS);
  figure('a word’s bytes to the screen', token, TOKEN_MS);
}
