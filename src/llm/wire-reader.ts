/**
 * The types of a wire: two pure mappers, a thin client and a table of models. A new wire is a folder with these and a row in
 * src/providers/wires.ts.
 *
 * The mappers never see the network, the client never sees a turn. What the stream brings is untrusted: `unknown` until the reader has
 * parsed it.
 */
import { sha256 } from '../base/sha256.ts';
import { ANSWER_CHARS, INPUT_DEPTH, ITEMS_CHARS } from '../base/limits.ts';
import type { Fault } from './faults.ts';
import type { Capabilities, Models } from './models.ts';
import type { EndReason, OpaqueItems, ProviderEvent, ProviderRequest } from './port.ts';

export interface WireOptions {
  readonly model: string;
  readonly capabilities: Capabilities;
  /** The user wants the provider's own web search; only models that have it get it. */
  readonly webSearch: boolean;
  /** The user wants the provider to fetch pages. */
  readonly webFetch: boolean;
  /** False for a model that refused tools: the system text then says how to answer. */
  readonly tools: boolean;
  /** Calls of earlier answers are sent as text, in turns of the user and the assistant: the server refused them as calls. */
  readonly callsAsText?: boolean;
  /** The system text itself says how to answer without tools. */
  readonly systemExplains?: boolean;
  /** One JSON object is asked for, which the server lets the model write and nothing else. */
  readonly schema?: boolean;
  /** Where the model runs; part of the owner of opaque items. */
  readonly origin: string;
}

export type Body = Readonly<Record<string, unknown>>;

export type WireEvent =
  | Exclude<ProviderEvent, { kind: 'failure' } | { kind: 'end' }>
  /** Nothing to show yet: the model thinks or searches, or the first piece of a call has arrived. */
  | { readonly kind: 'sign'; readonly of: 'thought' | 'call' }
  /**
   * `unmarked`: the server ended the stream without saying why, so only what has an end of its own is complete. `full`: it was cut at the
   * limit of tokens.
   */
  | { readonly kind: 'end'; readonly reason: EndReason; readonly unmarked?: true; readonly full?: true }
  /** The turn is not over: it continues with a request that has its content so far. */
  | { readonly kind: 'pause'; readonly content: readonly unknown[] }
  | { readonly kind: 'fault'; readonly fault: Fault };

/** Reads one stream. Tool calls are returned together with the end or not at all; nothing follows an `end`, a `pause` or a `fault`. */
export interface AnswerReader {
  push(event: unknown): readonly WireEvent[];
  /** The stream is over. */
  finish(): readonly WireEvent[];
  /** Whether the server has said why the answer ends. Left out where nothing can follow that. */
  ended?(): boolean;
}

export interface Wire {
  /** `paused`: the content of the turn before the provider paused it. */
  body(request: ProviderRequest, options: WireOptions, paused: readonly unknown[]): Body;
  reader(owner: string): AnswerReader;
  /** Loads the heavy part, usually an SDK. */
  client(): Promise<Client>;
  readonly models: Models;
  /** Can ask a model without tools. */
  readonly worksWithoutTools?: boolean;
}

/** Sends a body and returns the parsed events of the stream. Throws whatever the SDK throws. */
export type Send = (body: Body, signal: AbortSignal) => Promise<AsyncIterable<unknown>>;

export type Client = (baseUrl: string, fetch: typeof globalThis.fetch) => Send;

/** The owner of opaque items: they are valid only with the system text, tools, model and origin they were made with. */
export function ownerOf(request: ProviderRequest, options: WireOptions): string {
  const { model, origin, webSearch, webFetch } = options;
  return sha256(JSON.stringify([origin, model, webSearch, webFetch, request.system, request.tools])).slice(0, 16);
}

/** The event that keeps these items; none when they are empty or too large. */
export const keep = (owner: string, items: readonly unknown[]): readonly WireEvent[] => {
  const kept: OpaqueItems = { owner, items };
  return items.length > 0 && sizeOf(items) <= ITEMS_CHARS ? [{ kind: 'items', items: kept }] : [];
};

/** The length as JSON. A nesting that JSON cannot write counts as infinite. */
function sizeOf(items: readonly unknown[]): number {
  try {
    return JSON.stringify(items).length;
  } catch {
    return Infinity;
  }
}

/**
 * Parses a tool's input. Text that is not JSON, or is nested deeper than any of our tools needs, stays text, which no reply parser
 * accepts: the model is then asked again with what was wrong.
 */
export function parseInput(json: string): unknown {
  if (json.trim() === '') return {};
  if (tooDeep(json)) return json.slice(0, 80);
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

/** Whether the JSON is nested deeper than `INPUT_DEPTH`, brackets inside strings not counted. */
export function tooDeep(json: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at++) {
    const char = json[at];
    if (quoted) {
      if (char === '\\') at += 1;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    if (depth > INPUT_DEPTH) return true;
  }
  return false;
}

/**
 * A text with one more piece, at most ANSWER_CHARS long. A full one is returned as it is: to cut it again for each piece of a flood would
 * copy it each time.
 */
export const appended = (all: string, piece: string): string => (all.length >= ANSWER_CHARS ? all : (all + piece).slice(0, ANSWER_CHARS));

/** A number of tokens or an index; 0 for anything else. */
export const count = (value: unknown): number => (typeof value === 'number' && value >= 0 ? value : 0);
