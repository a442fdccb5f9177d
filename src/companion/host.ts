/** The interfaces between a driver and the world around it, which its two hosts implement and tests replace. */
import fs from 'node:fs';
import path from 'node:path';
import type { Env } from '../base/env.ts';
import type { CodeBlock } from '../base/fences.ts';
import type { Fact } from '../base/fact.ts';
import { type Machine, thisMachine } from '../context/machine.ts';
import type { Failure, Provider, Waiting } from '../llm/port.ts';
import type { ProviderContext } from '../llm/providers.ts';
import type { CommandText } from '../safety/command-gate.ts';
import type { Reviewer } from '../review/reviewer.ts';
import type { ShellNames } from '../review/shell-names.ts';
import type { ScreenText } from '../safety/screen-gate.ts';
import type { Answer, AskId } from '../shell/wire.ts';
import { openState, type State } from '../state/index.ts';
import type { Guide } from '../tour/guide.ts';
import type { Terminal } from './turn-material.ts';
import type { ShellVariables } from './variables-file.ts';

/** The world around a question, the same in a session and outside. */
export interface Surroundings {
  readonly env: Env;
  openProvider(context: ProviderContext): Promise<Provider>;
  /** The files that outlive the terminal. */
  readonly state: State;
  readonly machine: Machine;
  /** This program's README; empty when it cannot be read. */
  readme(): string;
  /** Multiplies the deadlines of facts and of the review: 1 for a user; more in tests whose results must not depend on the clock. */
  readonly patience: number;
  /** Milliseconds since 1970. */
  now(): number;
}

/** Where a host shows text. Text that is not `ScreenText` has not passed the gate yet. */
export interface Screen {
  /** The model is asked (again). */
  think(): void;
  /** What the question waits for, and again when that changes. */
  wait(waiting: Waiting): void;
  stream(text: string): void;
  /** Ends the text, and returns the code blocks that were numbered in it. */
  streamEnd(): readonly CodeBlock[];
  /** Puts a text on the clipboard. */
  copy(text: string): void;
  /** `step`: its number in a walk-through. */
  explain(text: ScreenText, step: number | null): void;
  /** All lines of a suggestion that is too tall for the prompt. */
  script(text: CommandText): void;
  effect(text: ScreenText, danger: boolean): void;
  note(text: ScreenText): void;
  /** A note about the text that was shown last. */
  remark(text: ScreenText): void;
  fail(failure: Failure): void;
  /** The user gave the question up. */
  abort(): void;
}

/** What differs between the two hosts of a driver. */
export interface Host extends Surroundings {
  readonly screen: Screen;
  /** Name of the terminal's session in the record; another one for each terminal and for each question of `bin/yo`. */
  readonly sessionName: string;
  /** True when it can go from step to step: then walk-throughs are kept on disk for other terminals. */
  readonly keepsWalkThroughs: boolean;
  /** Facts that only this host has, sent with the question. A fact that has to be cut is masked before: half a secret is not found. */
  hostFacts(mask: (text: string) => string): readonly Fact[];
  /** The names that the user's shell knows at this moment. */
  names(): ShellNames;
  /** The variables of the user's shell at this moment, read from where its hook wrote them. */
  variables(): ShellVariables;
  /** The terminal's output; null where there is no terminal. */
  terminal(): Terminal | null;
  /**
   * Asks the user yes or no; the answer comes back as the event `confirmation-answered`. Null where there is no terminal to ask on: then
   * what needs a yes is not done.
   */
  readonly askUser: ((id: AskId, text: ScreenText) => void) | null;
  /** Keeps a command that is too tall for the window until the terminal closes, and returns its path; null when it cannot. */
  keepScript(text: CommandText): string | null;
  /** Reviews in place of the driver's own: a replay knows the verdicts. */
  readonly reviewer?: Pick<Reviewer, 'review' | 'prepare' | 'prepareTyping' | 'rest'>;
  /** Ends a question, with the command to prefill or without one. */
  answer(answer: Answer): void;
  /** A request was cancelled; no answer follows. */
  aborted(): void;
  /** Switches the capture of output on or off. */
  capture(on: boolean): void;
}

/** The world of a session's companion: also the proxy, and the session's folder. */
export interface CompanionHost extends Surroundings {
  /** Messages from the proxy, as bytes. */
  readonly input: NodeJS.ReadableStream;
  send(bytes: Uint8Array): void;
  exit(): void;
  /** Loads the code of the provider that would be opened, and connects to nothing. */
  loadProvider(context: ProviderContext): Promise<void>;
  /** Called after a suggestion was prefilled: then nearly all code that a question needs has run. */
  prefilled(): void;
  /** False after `yo off`, in this companion or in one before it. */
  readonly on: boolean;
  /** The session's own folder: 0700, removed when the terminal closes. */
  readonly session: string;
  /** Who leads through `yosh tour`; left out in every other session. */
  readonly guide?: Guide | null;
}

/** The real world, except for the provider. `program` is the path of the running program, in `dist`. */
export function realSurroundings(
  openProvider: Surroundings['openProvider'],
  program: string,
  env: Surroundings['env'] = process.env,
): Surroundings {
  return {
    env,
    openProvider,
    state: openState(env),
    machine: thisMachine(env),
    readme: () => readme(path.join(path.dirname(program), '..', 'README.md')),
    patience: 1,
    now: () => Date.now(),
  };
}

/** The real one, except for the provider. `argv` is that of the process. */
export function processHost(
  openProvider: Surroundings['openProvider'],
  argv: readonly string[],
  prefilled: CompanionHost['prefilled'] = () => {},
  loadProvider: CompanionHost['loadProvider'] = async () => {},
): CompanionHost {
  const [, file = '', session = '', on] = argv;
  return {
    ...realSurroundings(openProvider, file),
    input: process.stdin,
    send: (bytes) => void process.stdout.write(bytes),
    exit: () => process.exit(0),
    loadProvider,
    prefilled,
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
