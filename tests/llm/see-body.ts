/** The product's answer to a body of a server, over the test's own `fetch`, so that the pieces arrive exactly as they are cut. */
import { expect } from 'vitest';
import { networkProvider } from '../../src/llm/network-provider.ts';
import { capabilitiesOf } from '../../src/llm/models.ts';
import { Refusals } from '../../src/llm/refusals.ts';
import type { WireName } from '../../src/providers/wires.ts';
import { Conversation, type Outcome } from '../support/converse.ts';
import { MAPPERS, patientClock } from '../support/network.ts';
import { SPEECH } from '../support/wire-speech.ts';
import type { Sees } from './dialect-rows.ts';

interface Sent {
  readonly body: string;
  /** Bytes that arrive at once; all of them when not given. */
  readonly size?: number;
  readonly type?: string;
  readonly toolless?: boolean;
  /** Asked as a small model: for one object, without tools. */
  readonly small?: boolean;
}

/** The product's answer to one question, of a server that always sends this body. */
export async function see(
  wire: WireName,
  { body, size, type = 'text/event-stream', toolless = false, small = false }: Sent,
): Promise<Outcome> {
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
    options: {
      model,
      capabilities: capabilitiesOf(mapper.models, model),
      webSearch: false,
      webFetch: false,
      tools: !small,
      systemExplains: small,
      schema: small,
      origin,
    },
    send: async () => send,
    subject: {
      name: 'tested',
      host: 'model.invalid',
      baseUrl: 'http://model.invalid',
      model,
      keyFrom: 'nowhere',
      key: 'k',
      local: false,
      here: false,
    },
    clock: patientClock,
    near: false,
    timeout: 0,
    refused: new Refusals().of(origin, model, toolless ? ['tools'] : []),
  });
  return new Conversation(provider).ask('q');
}

/** Marks that a tokenizer or a template makes and no person writes. */
export const RAW =
  /<\|[^|]*\||<｜|<\/?(?:\w+_)?(?:think|tool_call|function|invoke|s|answer|scratch_pad)\b|\]<\]|^>>>|\[TOOL_CALLS|\[\/?THINK|assistantfinal|\[ARGS\]|\[unused\d|<\/?(?:atem:|ifm\||dots_|iquest_)|<\/?(?:execute_\w+|tool)>|Tool Call:|thought process:/;

export function expectSeen(found: Outcome, sees: Sees): void {
  const { prefilled, explanation, said, failures } = found;
  // several commands are shown, and none is taken
  if (sees === 'nothing' && said.split('```sh\n').length > 2) expect({ prefilled, failures }).toEqual({ prefilled: null, failures: [] });
  else if (sees === 'nothing') expect({ prefilled, failures: failures.length }).toEqual({ prefilled: null, failures: 1 });
  else if ('chat' in sees) expect({ prefilled, said: said.trim(), failures }).toEqual({ prefilled: null, said: sees.chat, failures: [] });
  else {
    expect({ prefilled, failures }).toEqual({ prefilled: sees.prefilled, failures: [] });
    expect(said).not.toMatch(/```|^[[{]/m);
    if (sees.explanation !== undefined) expect(explanation).toBe(sees.explanation);
  }
  expect(`${said} ${explanation}`).not.toMatch(RAW);
}
