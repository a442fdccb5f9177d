/** A subcommand as data: yargs is told it, the completion is written from it, and `run` does the work. */
import { KEYS } from '../config/config-keys.ts';
import type { Endpoints } from './cli-endpoints.ts';

export interface Word {
  readonly name: string;
  readonly about: string;
  readonly optional?: boolean;
  /** Nothing else is accepted. */
  readonly choices?: readonly string[];
  /** Offered by completion; anything is accepted. */
  readonly suggest?: readonly string[];
  /** Offered after this previous word. */
  readonly suggestAfter?: Readonly<Record<string, readonly string[]>>;
}

export interface Flag {
  readonly name: string;
  readonly about: string;
  /** `text` takes the next word. */
  readonly kind: 'switch' | 'text';
}

export type Args = Readonly<Record<string, unknown>>;

export interface Command {
  readonly name: string;
  readonly about: string;
  readonly words?: readonly Word[];
  readonly flags?: readonly Flag[];
  readonly children?: readonly Command[];
  /** Returns the exit status. */
  readonly run?: (args: Args, io: Endpoints) => number | Promise<number>;
}

export const textOf = (args: Args, name: string): string | null => (typeof args[name] === 'string' ? args[name] : null);
export const isOn = (args: Args, name: string): boolean => args[name] === true;

export const SETTINGS: readonly string[] = KEYS.map((key) => key.name);
