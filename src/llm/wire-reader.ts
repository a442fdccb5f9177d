/**
 * What a wire is: two pure mappers, a thin client and a table of models. A new one is a folder with these and a row in src/providers/wires.ts.
 *
 * The mappers never see the network, the client never sees a turn. What the stream brings is a stranger's data: `unknown` until
 * the reader has looked at it.
 */
import { createHash } from 'node:crypto';
import { INPUT_DEPTH, ITEMS_CHARS } from '../base/limits.ts';
import type { Fault } from './faults.ts';
import type { Capabilities, Models } from './models.ts';
import type { OpaqueItems, ProviderEvent, ProviderRequest } from './port.ts';

export interface WireOptions {
  readonly model: string;
  readonly capabilities: Capabilities;
  /** The user wants the provider's own web search; only models that have it get it. */
  readonly webSearch: boolean;
  /** And its fetching of pages. */
  readonly webFetch: boolean;
  /** False for a model that was found not to know tools: it is told in words how to answer. */
  readonly tools: boolean;
  /** Tells the owners of opaque items apart: where the model runs. */
  readonly origin: string;
}

export type Body = Readonly<Record<string, unknown>>;

export type WireEvent =
  | Exclude<ProviderEvent, { kind: 'failure' }>
  /** The turn is not over: ask again with what it said so far. */
  | { readonly kind: 'pause'; readonly content: readonly unknown[] }
  | { readonly kind: 'fault'; readonly fault: Fault };

/** Reads one stream. Tool calls come out with the end or not at all; after an `end`, a `pause` or a `fault` it is done. */
export interface AnswerReader {
  push(event: unknown): readonly WireEvent[];
  /** The stream stopped by itself. */
  finish(): readonly WireEvent[];
}

export interface Wire {
  /** `paused`: what the turn said before the provider paused it. */
  body(request: ProviderRequest, options: WireOptions, paused: readonly unknown[]): Body;
  reader(owner: string): AnswerReader;
  /** Loads the heavy part, an SDK most often. */
  client(): Promise<Client>;
  readonly models: Models;
  /** Can ask a model that knows no tools. */
  readonly worksWithoutTools?: boolean;
}

/** Sends a body, gives the stream's events, parsed. Throws whatever the SDK throws. */
export type Send = (body: Body, signal: AbortSignal) => Promise<AsyncIterable<unknown>>;

export type Client = (baseUrl: string, fetch: typeof globalThis.fetch) => Send;

/** Opaque items are valid beside the very system text, tools, model and place they were made with. */
export function ownerOf(request: ProviderRequest, options: WireOptions): string {
  const { model, origin, webSearch, webFetch } = options;
  return createHash('sha256')
    .update(JSON.stringify([origin, model, webSearch, webFetch, request.system, request.tools]))
    .digest('hex')
    .slice(0, 16);
}

export const keep = (owner: string, items: readonly unknown[]): readonly WireEvent[] => {
  const kept: OpaqueItems = { owner, items };
  return items.length > 0 && sizeOf(items) <= ITEMS_CHARS ? [{ kind: 'items', items: kept }] : [];
};

/** A nesting that JSON cannot write counts as too large. */
function sizeOf(items: readonly unknown[]): number {
  try {
    return JSON.stringify(items).length;
  } catch {
    return Infinity;
  }
}

/**
 * A tool's input as the model wrote it. Text that is no JSON object stays text, which no reply parser accepts: the model is then
 * asked again with what was wrong. So does one that is nested beyond anything our tools ask for.
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

export const count = (value: unknown): number => (typeof value === 'number' && value >= 0 ? value : 0);
