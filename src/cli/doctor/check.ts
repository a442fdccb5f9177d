/** The types of doctor: a check, and what it found. */
import type { Endpoints } from '../cli-endpoints.ts';

export type Standing =
  | 'ok'
  /** Neither good nor bad. */
  | 'info'
  /** Works, but could be better. */
  | 'warn'
  /** Does not work: doctor exits non-zero. */
  | 'broken';

export interface Finding {
  readonly standing: Standing;
  /** One line. */
  readonly found: string;
  /** What to do, one line; null when there is nothing to do. */
  readonly remedy: string | null;
}

export interface Check {
  readonly name: string;
  /** Usually one finding. The caller turns an exception into a finding. */
  readonly run: (world: DoctorWorld) => Promise<readonly Finding[]> | readonly Finding[];
}

/** What checks may reach besides the endpoints of every subcommand. */
export interface DoctorWorld {
  readonly io: Endpoints;
  readonly runtime: { readonly version: string; readonly file: string; readonly platform: string; readonly arch: string };
  /** Whether to ask the provider. */
  readonly call: boolean;
  readonly signal: AbortSignal;
}

export const fine = (found: string): Finding[] => [{ standing: 'ok', found, remedy: null }];
export const info = (found: string, remedy: string | null = null): Finding[] => [{ standing: 'info', found, remedy }];
export const warn = (found: string, remedy: string): Finding[] => [{ standing: 'warn', found, remedy }];
export const broken = (found: string, remedy: string): Finding[] => [{ standing: 'broken', found, remedy }];
