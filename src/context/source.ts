/** Types of the fact table: the source that facts are made from, and the row that describes one fact. */
import type { FactValue, Provenance } from '../base/fact.ts';
import type { MemoryLine } from '../base/memory-lines.ts';
import type { Purpose } from '../session/session.ts';
import type { Block, OutputBudget, OutputText } from '../transcript/block.ts';
import type { Machine } from './machine.ts';

export type { Purpose };

export const EVERY_PURPOSE: readonly Purpose[] = ['question', 'bare', 'next'];

export interface FactSource {
  readonly purpose: Purpose;
  /** The longest texts of all facts together, in UTF-16 units: the rows alone could be longer together than what a question may cost. */
  readonly room: number;
  /** The question as typed; empty for a bare `yo`. */
  readonly question: string;
  /** `bash` or `zsh`, and the version that it reports. */
  readonly shell: string;
  readonly version: string;
  readonly cwd: string;
  /** `<uid>@<host>` as the shell reports it; empty when it did not. */
  readonly who: string;
  /** The last command; for `next` the step that ran. */
  readonly last: Block | null;
  /** The alias definition of the last command's first word, as the shell reports it; empty when that word is no alias. */
  readonly alias: string;
  /** Commands before `last`, newest last. */
  readonly recent: readonly Block[];
  /** The origin of a block's command line. */
  lineOrigin(block: Block): Provenance;
  /** What counts as the user's own of a suggestion that was run; empty where nothing does. */
  ownPart(block: Block): string;
  /** The output of `last`; null when it had none or the ring no longer holds any of it. */
  output(budget: OutputBudget): Promise<OutputText | null>;
  /** What the user told yo to remember, in all folders. */
  memory(): readonly MemoryLine[];
  /** What was learned of the user that shares a word with the question. */
  habits(): Promise<readonly string[]>;
  /** Which project files the user trusts. */
  readonly trust: ProjectTrust;
  readonly machine: Machine;
}

export interface ProjectTrust {
  isEmpty(): boolean;
  /** Whether some content of this folder's file is trusted. */
  knows(folder: string): boolean;
  accepts(folder: string, hash: string): boolean;
  /** The file of a trusted folder has other content. */
  changed(folder: string, hash: string): void;
}

/** The text of a fact, with a value when code needs it too. An empty text means that there is no such fact. */
export type Gathered = string | { readonly text: string; readonly value: FactValue };

/**
 * A row names the origin of its fact, and there is no default: the origin is untrusted when anyone but the user and the system can
 * write the fact's text, and then it has a label. Where the origin depends on the value, it is a function.
 */
export type Row = Described & (Provenance | { readonly origin: (source: FactSource) => Provenance });

interface Described {
  /** The fact's name in the request; it does not change between versions. */
  readonly name: string;
  /** The longest text, in UTF-16 units; a longer one loses its middle. */
  readonly chars: number;
  readonly purposes: readonly Purpose[];
  /** The deadline in milliseconds; GATHER_MS unless the answer would be worth little without this fact. */
  readonly waitMs?: number;
  /** It needs code that is loaded for it, which keeps this thread busy: it is gathered after the facts from the disk. */
  readonly loads?: true;
  /** The fact seldom changes: it is sent once, and again only when it has changed or is no longer in the conversation. */
  readonly lasting: boolean;
  /** It is left out where the facts together are longer than they may be, before the output loses nearly all of its text; the first row first. */
  readonly yields?: true;
  /** May throw; the fact is then left out. */
  gather(source: FactSource): Gathered | Promise<Gathered>;
}

/** The origin of the row's fact, with its label when it is untrusted. */
export function provenanceOf(row: Row, source: FactSource): Provenance {
  if (typeof row.origin === 'function') return row.origin(source);
  return row.origin === 'untrusted' ? { origin: row.origin, label: row.label } : { origin: row.origin };
}
