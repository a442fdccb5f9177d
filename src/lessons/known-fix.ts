/** Chooses among the fixes that were learned for an error the one that fits the new situation. Pure. */
import { isKeptOf } from '../base/veiled.ts';
import type { Failure, Template } from './lesson-types.ts';
import { type Refilled, refilled } from './fix-template.ts';

/** A fix that was learned, as far as choosing it needs. */
export interface KnownFix {
  readonly signature: string;
  readonly template: Template;
  /** The shape of the command that failed then. */
  readonly failedShape: string;
}

export interface FittingFix<Known> extends Refilled {
  readonly known: Known;
}

/** @param fixes best first. Null when none fits. */
export function fittingFix<Known extends KnownFix>(failure: Failure, fixes: readonly Known[]): FittingFix<Known> | null {
  for (const known of fixes) {
    if (!isKeptOf(known.signature, failure.signature)) continue;
    const fix = refilled(known.template, failure, known.failedShape);
    if (fix !== null && fix.text.trim() !== failure.command) return { ...fix, known };
  }
  return null;
}
