/** A subcommand as data: yargs, the completion scripts and the messages about misuse are made from it, and `run` does the work. */
import { KEYS } from '../config/config-keys.ts';
import { SHELL_NAMES } from '../shell/shell-kinds.ts';
import type { Endpoints } from './cli-endpoints.ts';

export interface Positional {
  readonly name: string;
  readonly about: string;
  /** With its article, as in `yosh init needs a shell`. */
  readonly called: string;
  readonly optional?: boolean;
  /** It takes all arguments that are left; only the last one may. */
  readonly many?: boolean;
  /** Nothing else is accepted. */
  readonly choices?: readonly string[];
  /** What precedes the choices in the message that refuses another value: `yosh works in` bash and zsh, not fish. */
  readonly choicesMessage?: string;
  /** Offered by completion; anything is accepted. */
  readonly suggest?: readonly string[];
  /** Offered by completion after this previous argument. */
  readonly suggestAfter?: Readonly<Record<string, readonly string[]>>;
}

export interface Flag {
  readonly name: string;
  readonly about: string;
  /** `text` takes the next argument. */
  readonly kind: 'switch' | 'text';
  /** A value for the message that asks for one. */
  readonly example?: string;
}

export type Args = Readonly<Record<string, unknown>>;

export interface Subcommand {
  readonly name: string;
  readonly about: string;
  /** Command lines for the help, as they are typed. */
  readonly examples?: readonly string[];
  readonly positionals?: readonly Positional[];
  readonly flags?: readonly Flag[];
  readonly children?: readonly Subcommand[];
  /** Returns the exit status. */
  readonly run?: (args: Args, io: Endpoints) => number | Promise<number>;
}

/** The options of `yosh` itself. yargs accepts them behind every subcommand too. */
export const LOGIN: Flag = { name: 'login', about: 'start a login shell', kind: 'switch' };
export const HELP: Flag = { name: 'help', about: 'show help', kind: 'switch' };
export const SHOW_VERSION: Flag = { name: 'version', about: 'show the version', kind: 'switch' };
export const TOP_FLAGS: readonly Flag[] = [LOGIN, SHOW_VERSION, HELP];

export const textOf = (args: Args, name: string): string | null => (typeof args[name] === 'string' ? args[name] : null);
export const wordsOf = (args: Args, name: string): readonly string[] => (Array.isArray(args[name]) ? args[name].map(String) : []);
export const isOn = (args: Args, name: string): boolean => args[name] === true;

export const SETTINGS: readonly string[] = KEYS.map((key) => key.name);

/** The argument that names a shell; `about` is its line in the help. */
export const shellArgument = (about: string): Positional => ({
  name: 'shell',
  about,
  called: 'a shell',
  choices: SHELL_NAMES,
  choicesMessage: 'yosh works in',
});
