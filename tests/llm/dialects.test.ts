/**
 * The dialects of compatible servers and small models, judged by what the user sees: whole, in 7-byte and in 1-byte pieces, and cut.
 * `fetch` is the test's own, so that the pieces arrive exactly as they are cut; the rest is the product.
 */
import { describe, expect, test } from 'vitest';
import { networkProvider } from '../../src/llm/network-provider.ts';
import { capabilitiesOf } from '../../src/llm/models.ts';
import type { WireName } from '../../src/providers/wires.ts';
import { Conversation, type Outcome } from '../support/converse.ts';
import { MAPPERS, patientClock } from '../support/network.ts';
import { SPEECH, sse, WIRES } from '../support/wire-speech.ts';
import { BODIES, type Sees, type TextRow, TEXTS } from './dialect-rows.ts';

interface Sent {
  readonly body: string;
  /** Bytes that arrive at once; all of them when not given. */
  readonly size?: number;
  readonly type?: string;
  readonly toolless?: boolean;
}

/** The product's answer to one question, of a server that always sends this body. */
async function see(wire: WireName, { body, size, type = 'text/event-stream', toolless = false }: Sent): Promise<Outcome> {
  const bytes = Buffer.from(body);
  const fetch = (async () => {
    let at = 0;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
      if (at >= bytes.length) return controller.close();
      const next = at + (size ?? bytes.length);
      controller.enqueue(new Uint8Array(bytes.subarray(at, next)));
      at = next;
    };
    return new Response(new ReadableStream({ pull }), { headers: { 'content-type': type } });
  }) as unknown as typeof globalThis.fetch;
  const mapper = MAPPERS[wire];
  const { model } = SPEECH[wire];
  const origin = 'http://model.invalid';
  const send = (await mapper.client())(origin, fetch);
  const provider = networkProvider({
    wire: mapper,
    options: { model, capabilities: capabilitiesOf(mapper.models, model), webSearch: false, webFetch: false, tools: true, origin },
    send: async () => send,
    subject: { name: 'tested', host: 'model.invalid', baseUrl: 'http://model.invalid', model, keyFrom: 'nowhere', key: 'k', local: false },
    clock: patientClock,
    near: false,
    timeout: 0,
    withoutTools: new Set(toolless ? [`${origin} ${model}`] : []),

    withoutSchema: new Set(),
  });
  return new Conversation(provider).ask('q');
}

/** Marks that a tokenizer or a template makes and no person writes. */
const RAW = /<\|[^|]*\||<｜|<\/?(?:think|tool_call|function|invoke|s|answer)\b|\[TOOL_CALLS|\[\/?THINK|assistantfinal|\[ARGS\]/;

function expectSeen(found: Outcome, sees: Sees): void {
  const { prefilled, explanation, said, failures } = found;
  if (sees === 'nothing') expect({ prefilled, failures: failures.length }).toEqual({ prefilled: null, failures: 1 });
  else if ('chat' in sees) expect({ prefilled, said: said.trim(), failures }).toEqual({ prefilled: null, said: sees.chat, failures: [] });
  else {
    expect({ prefilled, failures }).toEqual({ prefilled: sees.prefilled, failures: [] });
    if (sees.explanation !== undefined) expect(explanation).toBe(sees.explanation);
  }
  expect(`${said} ${explanation}`).not.toMatch(RAW);
}

const speak = (wire: WireName, text: string, chars: number, stop: 'normal' | 'cut' = 'normal'): string => {
  const letters = [...text];
  const pieces = Array.from({ length: Math.ceil(letters.length / chars) }, (_, at) => letters.slice(at * chars, (at + 1) * chars).join(''));
  return sse(SPEECH[wire].say({ text: pieces, stop }));
};

describe.each(WIRES)('text over %s', (wire) => {
  // a model without tools is only asked over Chat Completions
  const texts = TEXTS.filter(({ toolless }) => toolless !== true || wire === 'chat');
  test.each(texts)('$name', async ({ text, sees, toolless }: TextRow) => {
    for (const chars of [Infinity, 7, 1]) {
      const body = chars === Infinity ? sse(SPEECH[wire].say({ text: [text] })) : speak(wire, text, chars);
      expectSeen(await see(wire, { body, toolless: toolless === true }), sees);
    }
    const body = sse(SPEECH[wire].say({ text: [text] }));
    for (const size of [7, 1]) expectSeen(await see(wire, { body, size, toolless: toolless === true }), sees);
  });
});

test.each(TEXTS.filter(({ sees }) => typeof sees === 'object' && 'prefilled' in sees))(
  'a part of it is never another command: $name',
  async (row) => {
    const { text, sees } = row;
    const toolless = row.toolless === true;
    expect((await see('chat', { body: speak('chat', text, 9, 'cut'), toolless })).prefilled).toBeNull();
    const whole = (sees as { prefilled: string }).prefilled;
    // a text without an end of its own is whole wherever its stream ends
    const open = toolless || /^\$|command:\**\s+[^`\s]/i.test(text);
    for (let at = 1; at < text.length && !open; at += 1 + Math.floor(text.length / 24)) {
      const { prefilled } = await see('chat', { body: sse(SPEECH.chat.say({ text: [text.slice(0, at)] })), toolless });
      expect([null, whole]).toContain(prefilled);
    }
  },
);

describe.each(WIRES)('bodies of %s', (wire) => {
  test.each(BODIES.filter((row) => row.wire === wire))('$name', async ({ body, type, sees }) => {
    const how = type === undefined ? {} : { type };
    expectSeen(await see(wire, { body, ...how }), sees);
    for (const size of [7, 1]) expectSeen(await see(wire, { body, size, ...how }), sees);
  });

  test.each(BODIES.filter((row) => row.wire === wire && typeof row.sees === 'object' && 'prefilled' in row.sees))(
    'a part of it is no command: $name',
    async ({ body, type, sees }) => {
      const whole = (sees as { prefilled: string }).prefilled;
      const how = type === undefined ? {} : { type };
      // behind the end of the command no more than its end can be missing; before it nothing may be prefilled
      const end = Math.max(...['-la', 'my file', 'lists the files'].map((part) => body.lastIndexOf(part) + part.length));
      for (let at = 1; at < body.length; at += 1 + Math.floor(body.length / 24)) {
        const { prefilled } = await see(wire, { body: body.slice(0, at), ...how });
        expect({ at, prefilled: at < end ? prefilled : null }).toEqual({ at, prefilled: null });
        expect([null, whole]).toContain(prefilled);
      }
    },
  );
});
