/** One thing doctor looks at, and what it found. */
import type { Endpoints } from '../cli-endpoints.ts';

export type Standing =
  | 'ok'
  /** Neither good nor bad. */
  | 'info'
  /** Works, and could be better. */
  | 'warn'
  /** Does not work: doctor exits non-zero. */
  | 'broken';

export interface Finding {
  readonly standing: Standing;
  /** One line. */
  readonly found: string;
  /** What to do, one line; null when there is nothing. */
  readonly remedy: string | null;
}

export interface Check {
  readonly name: string;
  /** One finding is the rule; a check may have several. Exceptions are caught by the caller and are a finding too. */
  readonly look: (world: DoctorWorld) => Promise<readonly Finding[]> | readonly Finding[];
}

/** What checks may reach beside the endpoints of every subcommand. */
export interface DoctorWorld {
  readonly io: Endpoints;
  readonly runtime: { readonly version: string; readonly file: string; readonly platform: string; readonly arch: string };
  /** False: no call to the provider. */
  readonly call: boolean;
  readonly signal: AbortSignal;
}

export const fine = (found: string): Finding[] => [{ standing: 'ok', found, remedy: null }];
export const info = (found: string, remedy: string | null = null): Finding[] => [{ standing: 'info', found, remedy }];
export const warn = (found: string, remedy: string): Finding[] => [{ standing: 'warn', found, remedy }];
export const broken = (found: string, remedy: string): Finding[] => [{ standing: 'broken', found, remedy }];
