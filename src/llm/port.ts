/**
 * The port every provider stands behind: a provider-neutral request in, events out.
 *
 * Who is trusted: nobody. Whatever an event carries is a stranger's data until a reply parser and a gate have passed it.
 * Ordering: any number of `text`, `tool`, `usage` and `items` events, then exactly one `end` or `failure`. A stream that stops
 * without one was cut short, and nothing of it may be used as a command.
 */

import type { Brand } from '../base/brand.ts';
import type { Fact, Origin } from '../base/fact.ts';

export type { Fact } from '../base/fact.ts';

/** What answers cost, in the provider's own tokens. */
export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** The part of the input that came from the provider's prompt cache. */
  readonly cachedTokens: number;
}

/** What the user said in one turn. `question` is exactly what was typed; empty for a bare `yo`. */
export interface UserTurn {
  readonly role: 'user';
  readonly question: string;
  readonly facts: readonly Fact[];
  /** Stands around the facts when they are sent: random, and the same whenever this turn is sent again. */
  readonly fence?: string;
  /** It goes on with the question before it: what was wrong with the answer, or what the model asked to see. */
  readonly follows?: true;
}

/** What the model answered in one turn: its text, or the one tool call that was accepted. */
export interface AssistantTurn {
  readonly role: 'assistant';
  readonly text: string;
  readonly tool: ToolCall | null;
  /** `untrusted` when untrusted text was in the context it was made in: what it says may be what that text wanted said. */
  readonly origin: Exclude<Origin, 'user'>;
  /** The same as the provider itself had it, when it wants it back. */
  readonly items?: OpaqueItems | null;
}

/**
 * Parts of an answer that only the provider understands (reasoning, thinking, searches), to be returned to it unchanged.
 * `owner` names the provider, the model and the static part of the request they belong to; for any other they are left out.
 */
export interface OpaqueItems {
  readonly owner: string;
  readonly items: readonly unknown[];
}

export type Turn = UserTurn | AssistantTurn;

/** Turns whose secrets are masked. Nothing else can be sent; made in `redacted.ts` and nowhere else. */
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
  /** What a call of it asks for follows in the next turn. Not sent. */
  readonly looksUp?: true;
}

export interface ProviderRequest {
  /** Static: byte-stable over a session, so that a prompt cache hits. */
  readonly system: string;
  readonly turns: RedactedTurns;
  readonly tools: readonly ToolSpec[];
}

export type EndReason = 'complete' | 'cut' | 'refused';

/** Why a provider gave no answer. `what` says what happened, `remedy` what to do; both one line, neither holds a secret. */
export interface Failure {
  readonly what: string;
  readonly remedy: string;
}

export type ProviderEvent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool'; readonly call: ToolCall }
  /** `inputTokens` counts all of the input, `cachedTokens` what of it came from the provider's prompt cache. */
  | { readonly kind: 'usage'; readonly inputTokens: number; readonly outputTokens: number; readonly cachedTokens?: number }
  /** What to keep with the answer, at most once, before the end. */
  | { readonly kind: 'items'; readonly items: OpaqueItems }
  | { readonly kind: 'end'; readonly reason: EndReason }
  | { readonly kind: 'failure'; readonly failure: Failure };

export interface Provider {
  /** As in `.yoconf`'s `provider`, shown to the user. */
  readonly name: string;
  /** It goes by rules: asked again with what was wrong, it would say the same. */
  readonly unteachable?: true;
  /**
   * Starts one request. The iterable ends after `end` or `failure`; aborting `signal` ends it early and silently.
   * Never throws for anything the network or the provider did.
   */
  ask(request: ProviderRequest, signal: AbortSignal): AsyncIterable<ProviderEvent>;
}
