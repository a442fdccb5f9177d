/** What a companion is connected to: given from outside, so that tests can be the other end. */
import fs from 'node:fs';
import path from 'node:path';
import { type Machine, thisMachine } from '../context/machine.ts';
import type { Provider } from '../llm/port.ts';
import type { ProviderContext } from '../llm/providers.ts';
import { openState, type State } from '../state/index.ts';

export interface CompanionHost {
  /** Messages of the proxy, as bytes. */
  readonly input: NodeJS.ReadableStream;
  send(bytes: Uint8Array): void;
  exit(): void;
  /** False when the user has said `yo off`, to this companion or to one before it. */
  readonly on: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  openProvider(context: ProviderContext): Promise<Provider>;
  /** The session's own folder: 0700, removed when the terminal closes. */
  readonly session: string;
  /** What outlives the terminal. */
  readonly state: State;
  readonly machine: Machine;
  /** This program's README; empty when it cannot be read. */
  readme(): string;
  /** Deadlines for facts and for the review of a suggestion are this many times as long: 1 for a person, more where no claim may depend on the clock. */
  readonly patience: number;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The real one, but for who answers. `argv` is the process's. */
export function processHost(openProvider: CompanionHost['openProvider'], argv: readonly string[]): CompanionHost {
  const [, file = '', session = '', on] = argv;
  return {
    input: process.stdin,
    send: (bytes) => void process.stdout.write(bytes),
    exit: () => process.exit(0),
    on: on !== 'off',
    env: process.env,
    openProvider,
    session,
    state: openState(process.env),
    machine: thisMachine(process.env),
    readme: () => readme(path.join(path.dirname(file), '..', 'README.md')),
    patience: 1,
    now: () => Date.now(),
  };
}

function readme(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
