/** What `yosh probe` and `yosh bench` share: the model that the settings name, the cost said first, the yes, the folder, the sandbox. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { currentFolder } from '../../base/current-folder.ts';
import type { ProfileName } from '../../base/model-notes.ts';
import { add, NO_USAGE, type Usage } from '../../base/usage.ts';
import { loadConfig } from '../../config/load.ts';
import type { Provider } from '../../llm/port.ts';
import type { ProviderContext, SentRequest } from '../../llm/providers.ts';
import { costLine } from '../../llm/prices.ts';
import { screenLine } from '../../safety/screen-gate.ts';
import { SHELL_NAMES } from '../../shell/shell-kinds.ts';
import { Cancelled, type Person } from '../../ui/person.ts';
import { complain, type Endpoints, folded, refuse } from '../cli-endpoints.ts';
import { onPath } from '../doctor/program-checks.ts';
import { sourceOf } from '../settings-file.ts';
import { type Args, type Flag, isOn, textOf } from '../subcommand.ts';
import { attempt, type Attempt, rootIn, type Trial } from './attempt.ts';
import { findSandbox, systemFolders } from './sandbox.ts';
import type { Task } from './task.ts';

export const TRIAL_FLAGS: readonly Flag[] = [
  { name: 'profile', about: 'the model of this [section]', kind: 'text', example: 'work' },
  { name: 'yes', about: 'ask without a question first; without a terminal nothing that it suggests is run', kind: 'switch' },
  { name: 'json', about: 'print the results as JSON', kind: 'switch' },
];

/** Tokens of one question with its facts and tools, and of its answer: to say the cost before. The prompts' own tests have the limits. */
const TOKENS = { inputTokens: 1_000, outputTokens: 80, cachedTokens: 0 };

export interface Ready {
  readonly io: Endpoints;
  readonly config: ProviderContext['config'];
  readonly model: string;
  readonly provider: string;
  readonly trial: Trial;
  readonly signal: AbortSignal;
  /** Opens the model, asked as this profile says; as it is asked otherwise when it is null. */
  open(askedAs: ProfileName | null, onSend?: (request: SentRequest) => void): Promise<Provider>;
  /** A line of the results; nothing with `--json`. */
  print(line: string): void;
  readonly json: boolean;
}

/** Says what it will cost, asks, and runs `work`. The result is the exit status. */
export async function withModel(args: Args, io: Endpoints, questions: number, work: (ready: Ready) => Promise<number>): Promise<number> {
  const source = sourceOf(io, textOf(args, 'profile'));
  const { config, problems } = loadConfig(source);
  for (const problem of problems) complain(io, problem);
  const person = io.person();
  const confirm = person === null ? null : (question: string): Promise<boolean> => person.confirm(`yosh: ${screenLine(question)}`);
  const open: Ready['open'] = (askedAs, onSend) =>
    io.openProvider({
      config,
      env: source.env,
      cwd: currentFolder(io.env),
      confirm,
      say: (line) => complain(io, line),
      ...(askedAs === null ? {} : { askedAs }),
      ...(onSend === undefined ? {} : { onSend }),
    });
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-trial-'));
  const removed = (): void => fs.rmSync(scratch, { recursive: true, force: true });
  process.once('exit', removed);
  try {
    const { name, model } = await open(null);
    if (name === 'offline' || model === undefined) return refuse(io, await reasonOf(name, open));
    const shell = shellOf(io.env);
    const sandbox = person === null ? null : await sandboxFor(scratch, shell, source.env);
    complain(
      io,
      `${questions} short questions to ${model} (${name}), about ${costLine(model, timesTokens(questions))} (a token is a short word)`,
    );
    complain(
      io,
      sandbox === null
        ? 'its commands are not run, only compared: this machine cannot shut them off from your files'
        : `its commands run shut off from the rest (${sandbox}): without network, without your files`,
    );
    if (!isOn(args, 'yes')) {
      if (person === null) return refuse(io, 'nobody can be asked here. To start without a question: --yes');
      if (!(await person.confirm('yosh: Start?'))) return refuse(io, 'nothing was sent');
    }
    const json = isOn(args, 'json');
    const print = (line: string): void => (json ? undefined : io.out(folded(io, `${screenLine(line)}\n`)));
    const ready = (signal: AbortSignal): Ready => {
      const trial: Trial = { io, scratch, sandbox, shell, env: source.env, open: () => open(null) };
      return { io, config, model, provider: name, trial, signal, open, print, json };
    };
    return await during(person, (signal) => work(ready(signal)));
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    return 130;
  } finally {
    person?.close();
    process.off('exit', removed);
    removed();
  }
}

const during = (person: Person | null, work: (signal: AbortSignal) => Promise<number>): Promise<number> =>
  person === null ? work(new AbortController().signal) : person.during(work);

const timesTokens = (questions: number): Usage => ({
  inputTokens: TOKENS.inputTokens * questions,
  outputTokens: TOKENS.outputTokens * questions,
  cachedTokens: 0,
});

/** Why there is no model: a provider that cannot answer says it when it is asked. */
async function reasonOf(name: string, open: Ready['open']): Promise<string> {
  const provider = await open(null);
  if (name !== 'offline')
    for await (const event of provider.ask({ system: '', turns: [] as never, tools: [] }, new AbortController().signal))
      if (event.kind === 'failure') return `${event.failure.what}; ${event.failure.remedy}`;
  return 'no model is connected; to connect one: `yosh setup`';
}

const shellOf = ({ SHELL = '' }: Endpoints['env']): string => (SHELL_NAMES.some((name) => SHELL.endsWith(`/${name}`)) ? SHELL : '/bin/sh');

async function sandboxFor(scratch: string, shell: string, env: Endpoints['env']): Promise<Trial['sandbox']> {
  const folder = path.join(scratch, 'task');
  fs.mkdirSync(folder);
  return findSandbox({ folder, shell, path: systemFolders(env) }, rootIn(scratch));
}

/** Failures of the server in a row after which no more questions are sent. */
const FAILURES = 3;

export interface TaskResult extends Attempt {
  readonly task: string;
}

/** Puts the tasks one after the other. Stops when the server fails again and again. */
export async function tryTasks({ trial, signal, print, io }: Ready, tasks: readonly Task[]): Promise<readonly TaskResult[]> {
  const able = tasks.filter(({ needs = [] }) => needs.every((program) => onPath(program, io.env) !== null));
  const width = Math.max(...able.map(({ name }) => name.length));
  const results: TaskResult[] = [];
  for (const task of able) {
    const result = { task: task.name, ...(await attempt(trial, task, signal)) };
    if (signal.aborted) break;
    results.push(result);
    const { wrong, command, tookMs, failed } = result;
    const mark = wrong === null ? 'right' : failed ? 'none ' : 'wrong';
    const why = wrong === null ? '' : command === '' ? wrong : `   (${wrong})`;
    print(`${mark}  ${task.name.padEnd(width)}  ${(tookMs / 1000).toFixed(1).padStart(5)} s  ${command}${why}`);
    const last = results.slice(-FAILURES);
    if (last.length === FAILURES && last.every((one) => one.failed)) {
      complain(io, `stopped: ${FAILURES} questions in a row had no answer`);
      break;
    }
  }
  return results;
}

/** `41 right, 8 wrong, 1 without an answer · 0.9 s in the middle · 44,120 tokens · $0.03`. */
export function summary(model: string, results: readonly TaskResult[], before: Usage = NO_USAGE): string {
  const right = results.filter(({ wrong }) => wrong === null).length;
  const none = results.filter(({ failed, wrong }) => failed && wrong !== null).length;
  const times = results.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b);
  const middle = times[times.length >> 1] ?? 0;
  const cost = costLine(
    model,
    results.reduce((all, { usage }) => add(all, usage), before),
  );
  return [
    [`${right} right`, `${results.length - right - none} wrong`, ...(none > 0 ? [`${none} without an answer`] : [])].join(', '),
    `${(middle / 1000).toFixed(1)} s in the middle`,
    ...(cost === '' ? [] : [cost]),
  ].join(' · ');
}
