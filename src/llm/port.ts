/**
 * The port: the interface of all providers. A request that is the same for every provider goes in, events come out.
 *
 * Trust: none. Whatever an event carries is untrusted until a reply parser and a gate have passed it.
 * Order: any number of `text`, `tool`, `usage` and `items` events, then exactly one `end` or `failure`. A stream that stops
 * without one was cut short, and nothing of it may be used as a command.
 */

import type { Brand } from '../base/brand.ts';
import type { Fact, Origin } from '../base/fact.ts';
import type { ProfileName } from '../base/model-notes.ts';

export type { Fact } from '../base/fact.ts';

export type { Usage } from '../base/usage.ts';

/** A turn of the user. `question` is exactly what was typed; empty for a bare `yo`. */
export interface UserTurn {
  readonly role: 'user';
  readonly question: string;
  readonly facts: readonly Fact[];
  /** The marker around the facts when they are sent: random, and the same whenever this turn is sent again. */
  readonly fence?: string;
  /** The turn continues the question before it: it says what was wrong with the answer, or brings what the model asked to see. */
  readonly follows?: true;
}

/** A turn of the model: its text, or the one tool call that was accepted. */
export interface AssistantTurn {
  readonly role: 'assistant';
  readonly text: string;
  readonly tool: ToolCall | null;
  /** `untrusted` when untrusted text was in the context of the answer: that text may have dictated it. */
  readonly origin: Exclude<Origin, 'user'>;
  /** This answer in the provider's own form, for a provider that wants it back. */
  readonly items?: OpaqueItems | null;
}

/**
 * Parts of an answer that only the provider understands (reasoning, thinking, searches), returned to it unchanged.
 * `owner` identifies the provider, the model and the static part of the request; a request of another owner leaves them out.
 */
export interface OpaqueItems {
  readonly owner: string;
  readonly items: readonly unknown[];
}

export type Turn = UserTurn | AssistantTurn;

/** Turns whose secrets are masked. Only these can be sent; only `redacted.ts` makes them. */
export type RedactedTurns = Brand<readonly Turn[], 'RedactedTurns'>;

export interface ToolCall {
  readonly name: string;
  readonly input: unknown;
}

/** A tool the model may call, made from a kind of answer in `src/replies`. `parameters` is a JSON Schema object. */
export interface ToolSpec {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The result of a call follows in the next turn. Not sent. */
  readonly looksUp?: true;
  /** A look-up that smaller models get too. Not sent. */
  readonly often?: true;
}

export type Tools = readonly ToolSpec[];

export interface ProviderRequest {
  /** System text: the same bytes for a whole session, so that a prompt cache hits. */
  readonly system: string;
  readonly turns: RedactedTurns;
  readonly tools: Tools;
  /** `offline` answers in place of a provider that is not asked for a while: a model is connected all the same. */
  readonly inPlaceOfModel?: true;
}

export type EndReason = 'complete' | 'cut' | 'refused';

/** Why there is no answer: `what` says what happened, `remedy` what to do. Both are one line without secrets. */
export interface Failure {
  readonly what: string;
  readonly remedy: string;
}

/** What a question waits for, for the line on the screen. The model's name may be a server's own: untrusted text. */
export interface Waiting {
  readonly model: string;
  /** `loading`: the server says that it loads the model. `near`: it runs on this machine or near it, and may have to be loaded. */
  readonly by: 'near' | 'loading' | 'hosted';
}

export type ProviderEvent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool'; readonly call: ToolCall }
  /** `inputTokens` counts all of the input, `cachedTokens` the part of it that came from the provider's prompt cache. */
  | { readonly kind: 'usage'; readonly inputTokens: number; readonly outputTokens: number; readonly cachedTokens?: number }
  /** Parts to keep with the answer; at most once, before the end. */
  | { readonly kind: 'items'; readonly items: OpaqueItems }
  | { readonly kind: 'end'; readonly reason: EndReason }
  | { readonly kind: 'failure'; readonly failure: Failure };

export interface Provider {
  /** As in `.yoconf`'s `provider`, shown to the user. */
  readonly name: string;
  /** It works by rules: asked again with a correction, it would give the same answer. */
  readonly unteachable?: true;
  /** The model that is asked; left out where there is none. */
  readonly model?: string;
  /** How the model is asked; `large` where it is left out. */
  readonly profile?: ProfileName;
  /** Runs the code of an answer once, so that it is compiled: the first run takes three times as long. Sends nothing. */
  rehearse?(): Promise<void>;
  /** What became of the answer to the last request, which a later question learns from: it could be used, or not. */
  learn?(usable: boolean): void;
  /**
   * Sends one request. The iterable ends after `end` or `failure`; aborting `signal` ends it early, without an event.
   * Never throws because of the network or the provider.
   */
  ask(request: ProviderRequest, signal: AbortSignal): AsyncIterable<ProviderEvent>;
}
