/** What a fact is made from, and what a row of the table looks like. */
import type { Purpose } from '../session/session.ts';
import type { Block, OutputBudget, OutputText } from '../transcript/block.ts';
import type { Machine } from './machine.ts';

export type { Purpose };

export const EVERY_PURPOSE: readonly Purpose[] = ['question', 'bare', 'next'];

export interface FactSource {
  readonly purpose: Purpose;
  /** As typed; empty for a bare `yo`. */
  readonly question: string;
  /** `bash` or `zsh`, and its version as it tells it. */
  readonly shell: string;
  readonly version: string;
  readonly cwd: string;
  /** `<uid>@<host>` as the shell has it; empty when it did not say. */
  readonly who: string;
  /** The newest command; for `next` the step that ran. */
  readonly last: Block | null;
  /** What the first word of the last command is an alias of, as the shell tells it; empty when it is none. */
  readonly alias: string;
  /** Commands before `last`, newest last. */
  readonly recent: readonly Block[];
  /** The output of `last`; null when it had none or nothing of it is left. */
  output(budget: OutputBudget): Promise<OutputText | null>;
  readonly machine: Machine;
}

export interface Row {
  /** What the model sees it under; stable. */
  readonly name: string;
  /** The longest its text may be, in UTF-16 units; a longer one loses its middle. */
  readonly chars: number;
  readonly purposes: readonly Purpose[];
  /** How long it is waited for; GATHER_MS unless the answer would be worth little without it. */
  readonly waitMs?: number;
  /** An empty text is no fact. May throw: the fact is then left out. */
  gather(source: FactSource): string | Promise<string>;
}
