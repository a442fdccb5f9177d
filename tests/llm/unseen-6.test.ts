/** The sixth set: texts of models, bodies and servers, judged by what a person sees; whole, and in pieces of 1 character or byte. */
import { afterEach, describe, expect, test } from 'vitest';
import { Conversation } from '../support/converse.ts';
import { connections, providerAt } from '../support/network.ts';
import { RawServer } from '../support/raw-server.ts';
import { choice, events, type NativeBody } from './native-bodies.ts';
import { expectSeen, see } from './see-body.ts';
import { SIXTH_BODIES } from './unseen-6-bodies.ts';
import { SIXTH_SERVERS } from './unseen-6-servers.ts';
import type { ServerRow } from './unseen-servers.ts';
import { SIXTH_CUT, SIXTH_PROSE, SIXTH_TEXTS, type SixthText } from './unseen-6-texts.ts';

afterEach(() => connections.disconnect());

/**
 * Not understood: beginnings of texts, and names. Of bodies, the model's refusal is a line and no text; of servers, seven minutes and
 * twelve seconds are shown as eight minutes.
 */
const UNREAD_TEXTS = ['It is so.[e~[', '{"name":"command"}', 'Here you go'];
const UNREAD = new Set([
  'Qianfan: the older function_call',
  'an audio transcript instead of content',
  'a refusal of the model in its own field',
  'says gzip, and is not',
  'is gzip, and does not say so',
  '429 with 7m12s',
]);
/** Read when they arrive whole, and not in characters. */
const UNREAD_IN_CHARACTERS = ['It is so.</s>[INST]', 'result = ', 'from tools', '[alias]'];
const startsIn = (text: string, starts: readonly string[]): boolean => starts.some((start) => text.startsWith(start));

const said = (pieces: readonly string[]): string => events(...pieces.map((content) => choice({ content })), choice({}, 'stop'), '[DONE]');
/** The same text as one piece, and as one of each character. */
const WAYS = { whole: (text: string) => said([text]), 'in characters': (text: string) => said([...text]) } as const;

describe.each(Object.entries(WAYS))('%s', (way, bodyOf) => {
  const isUnread = (text: string): boolean => startsIn(text, UNREAD_TEXTS) || (way !== 'whole' && startsIn(text, UNREAD_IN_CHARACTERS));
  const expectText = async ({ text, sees }: SixthText): Promise<void> => expectSeen(await see('chat', { body: bodyOf(text) }), sees);
  test.each(SIXTH_TEXTS.filter(({ text }) => !isUnread(text)))('$text', expectText);
  test.fails.each(SIXTH_TEXTS.filter(({ text }) => isUnread(text)))('not understood: $text', expectText);
  test.each(SIXTH_CUT)('cut: %s', async (text) => {
    const { prefilled } = await see('chat', { body: bodyOf(text) });
    expect(prefilled).toBeNull();
  });
  const expectWords = async (text: string): Promise<void> => {
    const { prefilled, said: shown, failures } = await see('chat', { body: bodyOf(text) });
    expect({ prefilled, shown: shown.trim(), failures }).toEqual({ prefilled: null, shown: text, failures: [] });
  };
  test.each(SIXTH_PROSE.filter((text) => !isUnread(text)))('words: %s', expectWords);
  test.fails.each(SIXTH_PROSE.filter(isUnread))('words that lose a mark: %s', expectWords);
});

describe.each([undefined, 1])('in pieces of %s bytes', (size) => {
  const expectBody = async ({ wire, body, sees }: NativeBody): Promise<void> => {
    const type = /^\s*[{[<]/.test(body) ? 'application/json' : 'text/event-stream';
    expectSeen(await see(wire, { body, type, ...(size === undefined ? {} : { size }) }), sees);
  };
  test.each(SIXTH_BODIES.filter(({ name }) => !UNREAD.has(name)))('$wire: $name', expectBody);
  test.fails.each(SIXTH_BODIES.filter(({ name }) => UNREAD.has(name)))('not understood: $wire: $name', expectBody);
});

async function expectServer({ serve, sees, asks = 3 }: ServerRow): Promise<void> {
  await using server = await RawServer.start(serve);
  const outcome = await new Conversation(providerAt('chat', server.origin)).ask('q');
  if (typeof sees === 'object' && 'line' in sees) {
    expect(outcome.prefilled).toBeNull();
    expect(outcome.failures).toHaveLength(1);
    expect(outcome.failures[0]).toMatch(sees.line);
  } else expectSeen(outcome, sees);
  expect(server.seen.length).toBeLessThanOrEqual(asks);
}

test.each(SIXTH_SERVERS.filter(({ name }) => !UNREAD.has(name)))('$name', expectServer);
test.fails.each(SIXTH_SERVERS.filter(({ name }) => UNREAD.has(name)))('not understood: $name', expectServer);
