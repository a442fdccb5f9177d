/**
 * Cuts a recorded answer at every byte. From a cut stream the decoder reads the complete events and whatever it makes of the tail behind
 * them, and that depends on the tail only. So each distinct tail of a recording is decoded once and each way an
 * event can end is then tried with the real provider and session. The test file next to this one cuts through a socket.
 */
import { ALIVE, eventsOf as decodeBody } from '../../src/llm/event-stream.ts';
import type { WireName } from '../../src/providers/wires.ts';
import type { Provider, ToolCall } from '../../src/llm/port.ts';
import type { Send } from '../../src/llm/wire-reader.ts';
import { list, record } from '../../src/base/json.ts';
import { Conversation, type Outcome } from '../support/converse.ts';
import { fastClock, providerOver } from '../support/network.ts';

/** One event of the stream: its bytes with the empty line that ends it, and what is decoded from them. */
export interface Block {
  readonly at: number;
  readonly bytes: Buffer;
  readonly decoded: Decoded;
}

type Decoded = { readonly events: readonly unknown[] } | { readonly thrown: unknown };

/** Decodes the bytes as a whole stream. */
async function decode(bytes: Uint8Array): Promise<Decoded> {
  const events: unknown[] = [];
  try {
    for await (const event of decodeBody(new Response(new Uint8Array(bytes)), new AbortController().signal))
      if (event !== ALIVE) events.push(event);
    return { events };
  } catch (thrown) {
    return { thrown };
  }
}

export async function blocksOf(wire: WireName, body: Buffer): Promise<readonly Block[]> {
  const blocks: Block[] = [];
  let at = 0;
  for (const part of body.toString('latin1').split(/(?<=\n\r?\n)(?![\r\n])/)) {
    const bytes = Buffer.from(part, 'latin1');
    blocks.push({ at, bytes, decoded: await decode(bytes) });
    at += bytes.length;
  }
  return blocks;
}

const FINAL: Readonly<Record<WireName, (event: Readonly<Record<string, unknown>>) => boolean>> = {
  messages: (event) => event['type'] === 'message_delta' && typeof record(event['delta'])['stop_reason'] === 'string',
  responses: (event) => /^response\.(?:completed|incomplete|failed)$/.test(String(event['type'])),
  chat: (event) => list(event['choices']).some((choice) => typeof record(choice)['finish_reason'] === 'string'),
};

const eventsOf = ({ decoded }: Block): readonly Readonly<Record<string, unknown>>[] =>
  'events' in decoded ? decoded.events.map(record) : [];

/**
 * The byte after the data of the first final event of the wire: a cut before it must give no command. Beyond the end for a stream
 * without a final event.
 */
export function finalByte(wire: WireName, blocks: readonly Block[]): number {
  const final = blocks.find((block) => eventsOf(block).some(FINAL[wire]));
  if (final === undefined) return blocks.reduce((length, { bytes }) => length + bytes.length, 0) + 1;
  // the name of an event may follow its data
  const data = /^[^]*^data:.*?(?=\s*$)/m.exec(final.bytes.toString('latin1'))?.[0] ?? '';
  return final.at + data.length;
}

/** The first answer: some files have several answers of Chat Completions, one after the other. The other wires mark the end themselves. */
export function firstAnswer(wire: WireName, blocks: readonly Block[]): readonly Block[] {
  const final = blocks.findIndex((block) => eventsOf(block).some(FINAL[wire]));
  const id = final < 0 ? undefined : eventsOf(blocks[final] as Block)[0]?.['id'];
  // the last events of the same answer have no choices, or the same id
  const another = (event: Readonly<Record<string, unknown>>): boolean => list(event['choices']).length > 0 && event['id'] !== id;
  const next = wire === 'chat' && final >= 0 ? blocks.findIndex((block, index) => index > final && eventsOf(block).some(another)) : -1;
  return next < 0 ? blocks : blocks.slice(0, next);
}

export interface Judged extends Outcome {
  /** The model's own calls, of any tool. */
  readonly calls: readonly ToolCall[];
}

/** The outcome at a prompt if every call were a valid command: recordings have no calls of our tools. */
export async function judge(provider: Provider): Promise<Judged> {
  const calls: ToolCall[] = [];
  const taken: Provider = {
    name: provider.name,
    async *ask(request, signal) {
      let called = false;
      for await (const event of provider.ask(request, signal)) {
        if (event.kind !== 'tool') yield event;
        else calls.push(event.call);
        if (event.kind === 'tool' && !called)
          yield { kind: 'tool', call: { name: 'command', input: { command: 'ls', explanation: 'lists', pending: false } } };
        called ||= event.kind === 'tool';
      }
    },
  };
  return { ...(await new Conversation(taken).ask('q')), calls };
}

/** The same for the real provider over decoded events that end in this way. */
export function judgeEvents(wire: WireName, blocks: readonly Block[], end: Decoded): Promise<Judged> {
  const send: Send = async () =>
    (async function* () {
      for (const { decoded } of [...blocks, { decoded: end }]) {
        if ('thrown' in decoded) throw decoded.thrown;
        yield* decoded.events;
      }
    })();
  return judge(providerOver(wire, async () => send, { clock: fastClock(1000) }));
}

/** What each tail of a block decodes to, by its length from none to all but the last byte. Equal ends are the same object. */
export type Tails = readonly Decoded[];

/** The tails of all blocks. The blocks are sorted, so that those with the same beginning share its results. */
export async function tailsOf(wire: WireName, blocks: readonly Block[]): Promise<ReadonlyMap<Block, Tails>> {
  const ends = new Map<string, Decoded>();
  const decodeOnce = async (bytes: Uint8Array): Promise<Decoded> => {
    const end = await decode(bytes);
    const kind =
      'thrown' in end
        ? String(end.thrown)
        : end.events.map((event) => (typeof event === 'symbol' ? String(event) : JSON.stringify(event))).join();
    const known = ends.get(kind) ?? end;
    ends.set(kind, known);
    return known;
  };
  const found = new Map<Block, Tails>();
  let before: { readonly bytes: Buffer; readonly tails: Decoded[] } = {
    bytes: Buffer.alloc(0),
    tails: [await decodeOnce(Buffer.alloc(0))],
  };
  for (const block of blocks.toSorted((a, b) => a.bytes.compare(b.bytes))) {
    const tails = before.tails.slice(0, sharedBytes(before.bytes, block.bytes) + 1);
    for (let length = tails.length; length < block.bytes.length; length++) tails.push(await decodeOnce(block.bytes.subarray(0, length)));
    found.set(block, tails.slice(0, block.bytes.length));
    before = { bytes: block.bytes, tails };
  }
  return found;
}

function sharedBytes(a: Buffer, b: Buffer): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

/** The different ends among the tails (nothing more, an event, a failure), each with its shortest tail and the number of tails. */
export function endsOf(tails: Tails): readonly { readonly end: Decoded; readonly first: number; readonly count: number }[] {
  return [...Map.groupBy(tails.keys(), (length) => tails[length] as Decoded)].map(([end, lengths]) => ({
    end,
    first: lengths[0] as number,
    count: lengths.length,
  }));
}
