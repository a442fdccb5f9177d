/**
 * The wires by name: the protocols that providers are spoken to in. A wire is a folder of src/llm; its row here is what is known of it
 * before that folder is loaded, and this table loads none of them.
 */
import type { Wire } from '../llm/wire-reader.ts';

export interface WireRow<Name extends string = string> {
  load(): Promise<Wire>;
  /** What compatible servers of others speak instead; left out, they speak this wire too. */
  readonly elsewhere?: Name;
  /** Its client appends `/v1` to the address, which people write into `base_url` as well. */
  readonly addsVersion?: true;
  /** Headers that its client sets besides those of every wire. */
  readonly headers?: readonly string[];
}

const TABLE = {
  messages: {
    load: async () => (await import('../llm/messages/index.ts')).messagesWire,
    addsVersion: true,
    headers: ['anthropic-version'],
  },
  responses: { load: async () => (await import('../llm/responses/index.ts')).responsesWire, elsewhere: 'chat' },
  chat: { load: async () => (await import('../llm/chat/index.ts')).chatWire },
} as const satisfies Readonly<Record<string, WireRow>>;

export type WireName = keyof typeof TABLE;

export const WIRES: Readonly<Record<WireName, WireRow<WireName>>> = TABLE;
export const WIRE_NAMES = Object.keys(TABLE) as readonly WireName[];
