/**
 * The table of wires, the protocols of providers. A wire is a folder of src/llm; its row here is what has to be known before
 * that folder is loaded. Importing this table loads no wire.
 */
import type { Wire } from '../llm/wire-reader.ts';

export interface WireRow<Name extends string = string> {
  load(): Promise<Wire>;
  /** The wire that compatible servers of others speak instead; left out when they speak this one. */
  readonly elsewhere?: Name;
  /** Its client appends `/v1` to the address; people write that into `base_url` too, so it is removed there. */
  readonly addsVersion?: true;
  /** Headers that its client sends besides those of every wire. */
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
