/** What a driver is connected to, and what the two hosts share of the world: given from outside, so that tests can be the other end. */
import fs from 'node:fs';
import path from 'node:path';
import type { Fact } from '../base/fact.ts';
import { type Machine, thisMachine } from '../context/machine.ts';
import type { Failure, Provider } from '../llm/port.ts';
import type { ProviderContext } from '../llm/providers.ts';
import type { ShellNames } from '../review/shell-names.ts';
import type { ScreenText } from '../safety/screen-gate.ts';
import type { Answer } from '../shell/wire.ts';
import { openState, type State } from '../state/index.ts';
import type { Terminal } from './turn.ts';

/** The world around a question, the same in a session and outside. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  openProvider(context: ProviderContext): Promise<Provider>;
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

/** Where a host shows what it is told; text that is not `ScreenText` has not passed the gate yet. */
export interface Screen {
  /** The model is asked (again). */
  think(): void;
  stream(text: string): void;
  streamEnd(): void;
  /** `step`: its number in a walk-through. */
  explain(text: ScreenText, step: number | null): void;
  effect(text: ScreenText, danger: boolean): void;
  note(text: ScreenText): void;
  fail(failure: Failure): void;
  /** The question was given up. */
  abort(): void;
}

/** What differs between the hosts of the session's machine. */
export interface Host extends Surroundings {
  readonly screen: Screen;
  /** It takes a walk-through from step to step, so the plan is kept for other terminals. */
  readonly leadsOn: boolean;
  /** Facts that only this host has, to go with the question. `mask` is for one that has to be cut: a secret cut in two is not found. */
  given(mask: (text: string) => string): readonly Fact[];
  /** The user's shell, as it is when a suggestion is reviewed. */
  names(): ShellNames;
  /** What the terminal showed; null where there is none. */
  terminal(): Terminal | null;
  /** Ends a question: what is to be prefilled, or why nothing is. */
  answer(answer: Answer): void;
  /** A request was given up; no answer follows. */
  aborted(): void;
  /** Output is captured from now on, or no longer. */
  capture(on: boolean): void;
}

/** What the session's host is connected to: the proxy, and the folder of the session. */
export interface CompanionHost extends Surroundings {
  /** Messages of the proxy, as bytes. */
  readonly input: NodeJS.ReadableStream;
  send(bytes: Uint8Array): void;
  exit(): void;
  /** False when the user has said `yo off`, to this companion or to one before it. */
  readonly on: boolean;
  /** The session's own folder: 0700, removed when the terminal closes. */
  readonly session: string;
}

/** The real world, but for who answers. `program` is the file of the running program, in `dist`. */
export function realSurroundings(openProvider: Surroundings['openProvider'], program: string): Surroundings {
  return {
    env: process.env,
    openProvider,
    state: openState(process.env),
    machine: thisMachine(process.env),
    readme: () => readme(path.join(path.dirname(program), '..', 'README.md')),
    patience: 1,
    now: () => Date.now(),
  };
}

/** The real one, but for who answers. `argv` is the process's. */
export function processHost(openProvider: Surroundings['openProvider'], argv: readonly string[]): CompanionHost {
  const [, file = '', session = '', on] = argv;
  return {
    ...realSurroundings(openProvider, file),
    input: process.stdin,
    send: (bytes) => void process.stdout.write(bytes),
    exit: () => process.exit(0),
    on: on !== 'off',
    session,
  };
}

function readme(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
