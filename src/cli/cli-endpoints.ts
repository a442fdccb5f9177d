/** What the subcommands may reach, given from outside: none looks at `process`, the home folder or the network by itself. */
import type { Provider } from '../llm/port.ts';
import type { ProviderContext } from '../llm/providers.ts';
import { screenLine } from '../safety/screen-gate.ts';
import type { Person } from './person.ts';
import type { ProviderInfo } from './setup/provider-info.ts';

export interface Endpoints {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Null when HOME is missing or empty. */
  readonly home: string | null;
  /** The folder that every user may write in: where a session's folder is made when there is no better place. */
  readonly sharedFolder: string;
  /** The folder with bin, dist and shell-hooks. */
  readonly root: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Standard output is a terminal of this size; null when it is not one. */
  readonly screen: { readonly cols: number; readonly rows: number } | null;
  /** Somebody at a terminal who can be asked; null when there is nobody. */
  person(): Person | null;
  /** The first line of standard input, which is not a terminal; null when nothing came. */
  readLine(): string | null;
  /** Deadlines of measurements are this many times as long: 1 for a person, more where no claim may depend on the clock. */
  readonly patience: number;
  /** Milliseconds, monotonic. */
  now(): number;
  readonly providers: readonly ProviderInfo[];
  openProvider(context: ProviderContext): Promise<Provider>;
}

/** One line on standard error. */
export const complain = (io: Pick<Endpoints, 'err'>, line: string): void => io.err(`yosh: ${screenLine(line)}\n`);

export const NO_HOME = 'HOME is not set, so there is no ~/.yoconf; set HOME and try again';

/** An errno as a person would say it. */
export function reason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
  return WORDS[code] ?? (code || (error instanceof Error ? error.message : String(error)));
}

const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  ELOOP: 'its link leads in a circle',
  EISDIR: 'it is a folder',
};
