/** What servers refused to be sent, so that it is left out from then on. */
import type { Refusal } from '../base/model-notes.ts';

export class Refusals {
  /** Origin and model of those that refused it. `networkProvider` adds to these. */
  readonly all: Readonly<Record<Refusal, Set<string>>> = { tools: new Set(), schema: new Set() };

  /** With what `yosh probe` found of this model. */
  of(origin: string, model: string, found: readonly Refusal[]): Refusals['all'] {
    for (const refusal of found) this.all[refusal].add(`${origin} ${model}`);
    return this.all;
  }
}
