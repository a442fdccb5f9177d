/** Asks the first question of a new session, or of `bin/yo`, with the real companion and a server on the loopback that keeps the request. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { WireName } from '../../src/providers/wires.ts';
import { readProc, Window } from '../proxy/window.ts';
import { agreeToKey } from './agreed.ts';
import { eventually } from './clock.ts';
import { ModelServer } from './model-server.ts';
import { SPEECH, sse } from './wire-speech.ts';

/** Where the question is asked: at the prompt of a session, or in a script. */
export const PLACES = ['bash', 'zsh', 'yo'] as const;
export type PlaceName = (typeof PLACES)[number];

/** The facts of a first question that a model cannot guess, and text that each must hold. */
const WANTED: Readonly<Record<string, RegExp>> = {
  os: /\w+ .*\d/,
  installed: /userland; in PATH: \w/,
  cwd: /~/,
  git: /branch first-facts/,
  'last-output': /out-42/,
};

/** Those that there are in this place: a script has no terminal, but a pipe. */
export const wantedFacts = (place: PlaceName): readonly string[] =>
  place === 'yo' ? ['os', 'installed', 'cwd', 'git', 'piped-input'] : Object.keys(WANTED);

export interface FirstQuestion {
  /** Wanted facts that the request does not have, or whose text is wrong. */
  readonly missing: readonly string[];
  /** From Enter, or from the start of `bin/yo`, to the whole request at the server. */
  readonly requestMs: number;
  /** Processor time of the asking process until then, all threads; 0 where the system does not report it. */
  readonly cpuMs: number;
}

export interface Desk {
  /** The folder that holds `bin`. */
  readonly root: string;
  readonly place: PlaceName;
  readonly wire: WireName;
  /** A cache folder that several questions share; none is kept when it is not given. */
  readonly cache?: string;
}

/** The facts between the fences of a request, by name. */
function factsOf(text: string): ReadonlyMap<string, string> {
  const facts = [...text.matchAll(/\[[0-9a-f]{16} ([\w-]+)\]((?:[^[]|\[(?![0-9a-f]{16} ))*)/g)];
  return new Map(facts.map(([, name = '', fact = '']) => [name, fact]));
}

/** Asks in a new home with a repository in it. */
export async function firstQuestion({ root, place, wire, cache }: Desk): Promise<FirstQuestion> {
  let cpu = 0;
  let pidOf = (): number => 0;
  const call = { name: 'command', input: { command: 'true', explanation: 'does it', pending: false } };
  await using server = await ModelServer.start(() => {
    cpu = cpuMs(pidOf());
    return { body: sse(SPEECH[wire].say({ calls: [call] })) };
  });
  const config = ['provider = compatible', `base_url = ${server.origin}`, `wire = ${wire}`, `model = ${SPEECH[wire].model}`, 'key = k'];
  const furnish = (home: string): void => {
    fs.mkdirSync(`${home}/.git`);
    fs.writeFileSync(`${home}/.git/HEAD`, 'ref: refs/heads/first-facts\n');
    fs.writeFileSync(`${home}/.yoconf`, `${config.join('\n')}\n`, { mode: 0o600 });
    agreeToKey(home, 'k', server.origin);
  };
  const env = cache === undefined ? {} : { XDG_CACHE_HOME: cache };
  let startMs = 0;
  if (place === 'yo') {
    const home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-home-'));
    try {
      furnish(home);
      startMs = performance.now();
      const child = spawn(`${root}/bin/yo`, ['what', 'now'], {
        env: { HOME: home, SHELL: '/bin/bash', PATH: process.env['PATH'], ...env },
        cwd: home,
      });
      pidOf = () => child.pid ?? 0;
      child.stdin.end('out-42\n');
      await ended(child);
    } finally {
      fs.rmSync(home, { recursive: true, force: true });
    }
  } else {
    await using window = new Window({ root, shell: place, env });
    furnish(window.home);
    await window.prompt();
    await window.run('echo out-$((6*7))');
    pidOf = () => Number(fs.readFileSync(`${window.session()}/companion`, 'utf8'));
    await window.type('yo what now');
    await window.until('what now');
    startMs = performance.now();
    await window.type('\r');
    await eventually('a request', () => server.seen.length > 0, 1);
    // ended before, a companion would leave nothing for the next one
    if (cache !== undefined) await eventually('compiled code in the cache', () => isStored(`${cache}/yosh/code-companion`));
  }
  const seen = server.seen[0];
  if (seen === undefined) throw new Error('no request');
  const facts = factsOf(textOf(seen.body));
  const missing = wantedFacts(place).filter((name) => !(WANTED[name] ?? /out-42/).test(facts.get(name) ?? ''));
  return { missing, requestMs: server.askedAt - startMs, cpuMs: cpu };
}

/** Files that are still written have another name. */
const isStored = (folder: string): boolean => {
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return files.length > 0 && files.every((file) => file.endsWith('.cjs'));
};

/** Every text of a request, whatever its wire calls it. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textOf).join('\n');
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => child.on('error', reject).on('close', () => resolve()));

/** Nanoseconds on a processor are the first number of each thread. Source: Linux, Documentation/scheduler/sched-stats.rst. */
function cpuMs(pid: number): number {
  try {
    const threads = fs.readdirSync(`/proc/${pid}/task`);
    return threads.reduce((sum, thread) => sum + Number(readProc(pid, `task/${thread}/schedstat`).split(' ')[0]) / 1e6, 0);
  } catch {
    return 0;
  }
}
