/** A provider with a real SDK behind one of the wires, talking to a server of the test. */
import { chatWire } from '../../src/llm/chat/index.ts';
import { connect } from '../../src/llm/connection.ts';
import { messagesWire } from '../../src/llm/messages/index.ts';
import { capabilitiesOf, type WireName } from '../../src/llm/models.ts';
import { networkProvider } from '../../src/llm/network.ts';
import { type Clock, realClock } from '../../src/llm/patience.ts';
import type { Provider } from '../../src/llm/port.ts';
import { responsesWire } from '../../src/llm/responses/index.ts';
import { SPEECH } from './wire-speech.ts';

export const CANARY = 'sk-canary-0123456789abcdef';
const MAPPERS = { messages: messagesWire, responses: responsesWire, chat: chatWire };

export interface Options {
  readonly clock?: Clock;
  readonly model?: string;
  readonly webSearch?: boolean;
  readonly proxied?: boolean;
}

export function providerAt(wire: WireName, origin: string, options: Options = {}): Provider {
  const { clock = realClock, model = SPEECH[wire].model, webSearch = false, proxied = false } = options;
  const connection = connect({ baseUrl: origin, key: CANARY, proxied }, wire);
  return networkProvider({
    wire: MAPPERS[wire],
    options: { model, capabilities: capabilitiesOf(wire, model), webSearch, webFetch: false, tools: true, origin },
    send: () => connection.send,
    subject: { name: 'tested', host: new URL(origin).host, model, keyFrom: '`key` in ~/.yoconf', key: CANARY, local: false },
    clock,
  });
}

/** Runs `speed` times as fast as the real one: twenty seconds of silence in a fraction of one. */
export const fastClock = (speed: number): Clock => ({
  now: () => performance.now() * speed,
  after: (ms, run) => {
    const timer = setTimeout(run, ms / speed);
    return () => clearTimeout(timer);
  },
  random: () => 0.5,
});
