/** Puts one task to the model, as a question of `yo` in the task's folder, and runs what it suggests in the sandbox. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { realSurroundings } from '../../companion/host.ts';
import { askOnce, type OneShotResult } from '../../companion/one-shot.ts';
import type { ProviderContext } from '../../llm/providers.ts';
import type { Provider, Usage } from '../../llm/port.ts';
import { add, NO_USAGE } from '../../base/usage.ts';
import { openState } from '../../state/index.ts';
import { failureText } from '../../ui/failure-text.ts';
import type { Endpoints } from '../cli-endpoints.ts';
import { type Judgement, judgeRun, judgeText } from './judge.ts';
import { runInSandbox, type SandboxKind, systemFolders } from './sandbox.ts';
import type { File, Task } from './task.ts';

export interface Attempt {
  /** Null: right. */
  readonly wrong: Judgement;
  /** Empty when there is none. */
  readonly command: string;
  /** There was no answer, for a reason that is not the model's: the server, the network. */
  readonly failed: boolean;
  readonly tookMs: number;
  readonly usage: Usage;
}

/** What all attempts of a run have in common. */
export interface Trial {
  readonly io: Endpoints;
  /** A new folder of this run, removed at its end. */
  readonly scratch: string;
  /** Null: nothing is run. */
  readonly sandbox: SandboxKind | null;
  /** Path of the user's shell. */
  readonly shell: string;
  readonly env: Endpoints['env'];
  /** Opens the model that is tried. */
  open(context: ProviderContext): Promise<Provider>;
}

const DAY_MS = 86_400_000;

function write(folder: string, files: Readonly<Record<string, File>>): void {
  for (const [name, file] of Object.entries(files)) {
    const at = path.join(folder, name);
    fs.mkdirSync(name.endsWith('/') ? at : path.dirname(at), { recursive: true });
    if (name.endsWith('/')) continue;
    fs.writeFileSync(at, typeof file === 'string' ? file : 'text' in file ? file.text : Buffer.alloc(file.bytes, 'x'));
    if (typeof file === 'string' || !('daysOld' in file)) continue;
    const date = new Date(Date.now() - file.daysOld * DAY_MS);
    fs.utimesSync(at, date, date);
  }
}

/** Runs our own command that makes the rest of a task's folder, with no settings of the user's. Throws when it fails. */
function prepare(folder: string, setup: string, { scratch, env }: Pick<Trial, 'scratch' | 'env'>): void {
  const own = { PATH: env['PATH'], HOME: scratch, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' };
  execFileSync('/bin/sh', ['-c', setup], { cwd: folder, env: own, stdio: 'ignore' });
}

/** An empty folder below `scratch` where the sandbox puts its root. */
export const rootIn = (scratch: string): string => {
  const root = path.join(scratch, 'root');
  fs.mkdirSync(root, { recursive: true });
  return root;
};

/** The question, as everywhere: with its facts, the correction of an answer that is none, and the review. */
async function ask({ io, scratch, shell, env, open }: Trial, { question }: Task, cwd: string, signal: AbortSignal) {
  let usage = NO_USAGE;
  let failed = false;
  const counted = async (context: ProviderContext): Promise<Provider> => {
    const provider = await open(context);
    const { name, model, profile } = provider;
    return {
      name,
      ...(model === undefined ? {} : { model }),
      ...(profile === undefined ? {} : { profile }),
      async *ask(request, own) {
        for await (const event of provider.ask(request, AbortSignal.any([own, signal]))) {
          if (event.kind === 'usage') usage = add(usage, event);
          if (event.kind === 'failure') failed = true;
          yield event;
        }
        if (signal.aborted) yield { kind: 'failure', failure: { what: 'stopped', remedy: 'ask again' } };
      },
    };
  };
  const world = realSurroundings(counted, path.join(io.root, 'dist', 'cli.cjs'), env);
  const quiet = { problem: () => {}, line: () => {}, quote: () => {}, afterwards: () => {}, waiting: null };
  const place = { shell: path.basename(shell), version: '', cwd, who: '' };
  const nothing = { piped: new Uint8Array(), on: true, confirm: null } as const;
  const begin = io.now();
  const result: OneShotResult = await askOnce(
    { ...nothing, question, place, names: () => ({ path: '', has: () => false }), variables: () => ({ kind: 'none' }) },
    // nothing of a trial is kept as a conversation of the user
    { ...world, state: openState({ HOME: path.join(scratch, 'state') }) },
    quiet,
  );
  return { result, usage, failed, tookMs: io.now() - begin };
}

/** Never rejects because of the model. */
export async function attempt(trial: Trial, task: Task, signal: AbortSignal): Promise<Attempt> {
  const folder = path.join(trial.scratch, 'task');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  write(folder, task.files);
  if (task.setup !== undefined) prepare(folder, task.setup, trial);
  const { result, ...measured } = await ask(trial, task, folder, signal);
  if (result.kind === 'failure') return { ...measured, wrong: failureText(result.failure), command: '' };
  if (result.kind === 'chat') return { ...measured, wrong: 'it answered in words', command: '' };
  const { command } = result;
  const wrong = await judged(trial, task, { folder, command }, signal);
  return { ...measured, wrong, command };
}

async function judged(
  { sandbox, scratch, shell, env }: Trial,
  task: Task,
  { folder, command }: { readonly folder: string; readonly command: string },
  signal: AbortSignal,
): Promise<Judgement> {
  if (sandbox === null) return judgeText(task, command);
  const run = { kind: sandbox, folder, shell, command, path: systemFolders(env) };
  return judgeRun(task, await runInSandbox(run, rootIn(scratch), signal));
}
