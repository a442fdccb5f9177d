/** What a user's turn is made from. Types only. */
import type { Fact } from '../base/fact.ts';
import type { MemoryLine } from '../base/memory-lines.ts';
import type { Config } from '../config/config-keys.ts';
import type { Machine } from '../context/machine.ts';
import type { FactSource } from '../context/source.ts';
import type { Recalled } from '../record/recall.ts';
import type { RedactedText } from '../safety/redact/index.ts';
import type { Effect } from '../session/session.ts';
import type { ReadRing, SizeMark } from '../transcript/block.ts';

export type AskEffect = Extract<Effect, { kind: 'ask-model' }>;

/** The output of a session's terminal, which the proxy holds. */
export interface Terminal {
  readonly sizes: readonly SizeMark[];
  /** Position in the ring up to which output may be sent. */
  readonly end: number;
  readonly readRing: ReadRing;
}

/** What a turn is made from. */
export interface Material {
  readonly config: Config;
  readonly machine: Machine;
  readme(): string;
  /** Earlier exchanges of this user, first of this folder; empty without any, null when they cannot be read. */
  earlier(who: string, cwd: string): Promise<string | null>;
  /** What the user told yo to remember. */
  memory(): readonly MemoryLine[];
  /** What was learned of the user that shares a word with the question. */
  habits(question: string): Promise<readonly string[]>;
  /** Which project files the user trusts. */
  readonly trust: FactSource['trust'];
  /** Recorded commands that these words mean, best first. */
  recall(words: string, cwd: string): Promise<readonly Recalled[]>;
  /** Keeps a line of a model when the user agrees; what came of it, in words of this program. */
  propose(line: string): Promise<string>;
  /** Facts that only the host has. */
  hostFacts(): readonly Fact[];
  /** Null outside a session. */
  readonly terminal: Terminal | null;
  redact(text: string): RedactedText;
  /** See `Surroundings`. */
  readonly patience: number;
}
