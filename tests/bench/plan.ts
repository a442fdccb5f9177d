/** How much is measured: enough rounds for steady medians, or a quick look. */
import type { BenchWorld } from './world.ts';
import type { Report } from './report.ts';

export interface Amounts {
  readonly throughput: { readonly bytes: number; readonly rounds: number };
  readonly keys: { readonly count: number; readonly rounds: number };
  readonly floodKeys: { readonly count: number; readonly rounds: number };
  readonly starts: number;
  readonly floodBytes: number;
  readonly prompts: { readonly count: number; readonly rounds: number };
  readonly questions: { readonly count: number; readonly rounds: number };
  readonly renders: number;
  readonly idleMs: number;
}

const MIB = 1024 * 1024;

export const FULL: Amounts = {
  throughput: { bytes: 64 * MIB, rounds: 7 },
  keys: { count: 200, rounds: 6 },
  floodKeys: { count: 100, rounds: 10 },
  starts: 25,
  floodBytes: 2048 * MIB,
  prompts: { count: 50, rounds: 20 },
  questions: { count: 5, rounds: 10 },
  renders: 50,
  idleMs: 5_000,
};

export const QUICK: Amounts = {
  throughput: { bytes: 24 * MIB, rounds: 3 },
  keys: { count: 100, rounds: 4 },
  floodKeys: { count: 50, rounds: 3 },
  starts: 7,
  floodBytes: 256 * MIB,
  prompts: { count: 50, rounds: 4 },
  questions: { count: 3, rounds: 4 },
  renders: 15,
  idleMs: 5_000,
};

export interface Bench {
  readonly world: BenchWorld;
  readonly report: Report;
  readonly amounts: Amounts;
}
