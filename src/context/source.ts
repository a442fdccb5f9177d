/** What a fact is made from, and what a row of the table looks like. */
import type { FactValue, Provenance } from '../base/fact.ts';
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
  /** Who wrote a block's command line. */
  lineOrigin(block: Block): Provenance;
  /** The output of `last`; null when it had none or nothing of it is left. */
  output(budget: OutputBudget): Promise<OutputText | null>;
  readonly machine: Machine;
}

/** An empty text is no fact. */
export type Gathered = string | { readonly text: string; readonly value: FactValue };

/**
 * A row names its origin, and there is no default: it is untrusted when anybody but the user and the system may write what the fact
 * holds. Where that depends on the value, the origin is a function.
 */
export type Row = Described & (Provenance | { readonly origin: (source: FactSource) => Provenance });

interface Described {
  /** What the model sees it under; stable. */
  readonly name: string;
  /** The longest its text may be, in UTF-16 units; a longer one loses its middle. */
  readonly chars: number;
  readonly purposes: readonly Purpose[];
  /** How long it is waited for; GATHER_MS unless the answer would be worth little without it. */
  readonly waitMs?: number;
  /** It stays the same for long: sent once, and again only when it has changed or was forgotten. */
  readonly lasting: boolean;
  /** May throw: the fact is then left out. */
  gather(source: FactSource): Gathered | Promise<Gathered>;
}

/** The origin of this row's fact, made from this source. */
export function provenanceOf(row: Row, source: FactSource): Provenance {
  if (typeof row.origin === 'function') return row.origin(source);
  return row.origin === 'untrusted' ? { origin: row.origin, label: row.label } : { origin: row.origin };
}
