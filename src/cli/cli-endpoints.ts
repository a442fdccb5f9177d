/** What the subcommands may reach, given from outside: none of them uses `process`, the home folder or the network directly. */
import type { Agreements } from '../base/agreed.ts';
import type { Env } from '../base/env.ts';
import type { ModelNotes } from '../base/model-notes.ts';
import type { Failure, Provider } from '../llm/port.ts';
import type { ProviderContext } from '../llm/providers.ts';
import type { ModelsHere } from '../llm/server-choices.ts';
import type { Result } from '../base/result.ts';
import { screenLine } from '../safety/screen-gate.ts';
import type { Person } from '../ui/person.ts';
import { foldLines } from '../ui/wrap.ts';
import type { ProviderInfo } from './setup/provider-info.ts';

export interface Endpoints {
  readonly env: Env;
  /** Null when HOME is missing or empty. */
  readonly home: string | null;
  /** The folder that every user can write in. A session's folder is made there when there is no better place. */
  readonly sharedFolder: string;
  /** The folder with bin, dist and shell-hooks. */
  readonly root: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Size of the terminal that standard output is; null when it is not a terminal. */
  readonly screen: { readonly cols: number; readonly rows: number } | null;
  /** The user at the terminal, to ask questions; null without a terminal. */
  person(): Person | null;
  /** The first line of standard input when that is not a terminal; null when it is empty. */
  readLine(): string | null;
  /** Factor on the deadlines of measurements: 1 for users, more in tests, which must not depend on the clock. */
  readonly patience: number;
  /** Milliseconds, monotonic. */
  now(): number;
  /** What the user has agreed to about where keys and questions go. */
  readonly agreements: Agreements;
  /** What is remembered about models. */
  readonly modelNotes: ModelNotes;
  readonly providers: readonly ProviderInfo[];
  /** The name of the provider whose server runs on this machine; null when none does. Left out where there is no network. */
  localServer?(): Promise<string | null>;
  openProvider(context: ProviderContext): Promise<Provider>;
  /** The models of the server that would be asked. */
  listModels(context: ProviderContext): Promise<Result<ModelsHere, Failure>>;
}

/** One line on standard error, with the program's name in front unless the line begins with it: `yosh init needs a shell`. */
export const complain = (io: Pick<Endpoints, 'err'>, line: string): void =>
  io.err(`${line.startsWith('yosh ') ? '' : 'yosh: '}${screenLine(line)}\n`);

/** Writes such a line and returns the exit status of a command that could not do what it was asked. */
export function refuse(io: Pick<Endpoints, 'err'>, line: string): number {
  complain(io, line);
  return 1;
}

/** Complete lines that may quote a server, as standard output shows them: on a terminal nothing quoted begins a row. */
export const folded = ({ screen }: Pick<Endpoints, 'screen'>, lines: string): string => foldLines(lines, screen?.cols);

export const NO_HOME = 'HOME is not set, so there is no ~/.yoconf; set HOME and try again';
