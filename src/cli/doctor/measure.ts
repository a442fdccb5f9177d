/**
 * Measures what yosh costs on this machine: the same shell twice, bare and in yosh, in a home of its own with a known prompt; Enters and
 * keys in turns. The user's own files are left out, because they cost the same in both and may start anything.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { KINDS, type ShellName } from '../../shell/shell-kinds.ts';
import { userEnvironment, withoutUserStart } from '../../shell/launch.ts';
import { MEASURE_COUNT, MEASURE_MS, MEASURE_START_MS } from '../cli-limits.ts';
import { broken, type Check, fine, type Finding, info, warn } from './check.ts';
import { Probe } from './probe.ts';
import { defaultShell, findShell, newEnough } from './shells.ts';

const PROMPT = 'doctor: ';
/** A letter that is not in the prompt. */
const KEY = 'k';
const KILL_LINE = '\x15';
/** Delays that people notice: a tenth of a second at a prompt, 20 ms at a key. */
const SLOW_PROMPT_MS = 100;
const SLOW_KEY_MS = 20;
/** The launcher ends what does not react to its hang-up after a second. */
const CLOSE_MS = 3_000;
/** What is ending may still write into the folder that is removed. */
const REMOVALS = 5;

export const measured: Check = {
  name: 'speed',
  run: async ({ io, signal }) => {
    const shell = await findShell(defaultShell(io.env), io.env);
    if (shell === null || shell.version === null || !newEnough(shell.name, shell.version))
      return info('not measured: there is no shell to measure');
    const home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-doctor.'));
    const remove = (): void => fs.rmSync(home, { recursive: true, force: true, maxRetries: REMOVALS });
    process.once('exit', remove);
    const rest = withoutUserStart(userEnvironment(io.env));
    const { TERM = '' } = rest;
    const term = TERM === '' || TERM === 'dumb' ? 'xterm-256color' : TERM;
    const env = {
      ...rest,
      HOME: home,
      SHELL: shell.path,
      TERM: term,
      XDG_RUNTIME_DIR: home,
      XDG_STATE_HOME: home,
      HISTFILE: '',
      YO_SCROLLBACK_ENABLED: '1',
    };
    const { rc } = KINDS[shell.name];
    const rcFile = rc.file(home, {});
    fs.mkdirSync(path.dirname(rcFile), { recursive: true });
    fs.writeFileSync(rcFile, rc.plain(PROMPT));
    // the commands of a measurement are not recorded
    fs.writeFileSync(path.join(home, '.yoconf'), 'history = 0\n', { mode: 0o600 });
    const place = { root: io.root, env, cwd: home };
    const bare = new Probe({ ...place, file: shell.path, args: ['-i'] });
    const inside = new Probe({ ...place, file: path.join(io.root, 'bin/yosh'), args: [shell.name] });
    try {
      return await compare(shell.name, bare, inside, signal, io.patience);
    } finally {
      await Promise.all([bare.close(CLOSE_MS), inside.close(CLOSE_MS)]);
      remove();
      process.off('exit', remove);
    }
  },
};

async function compare(shell: ShellName, bare: Probe, inside: Probe, signal: AbortSignal, patience: number): Promise<Finding[]> {
  const startMs = MEASURE_START_MS * patience;
  const [bareStart, start] = await Promise.all([bare.answer('', PROMPT, startMs), inside.answer('', PROMPT, startMs)]);
  if (bareStart === null) return info(`not measured: ${shell} itself shows no prompt within ${startMs / 1000} s`);
  if (start === null) return broken(`no prompt of yosh within ${startMs / 1000} s`, `run: yosh ${shell}`);
  // The alias is defined when the hooks are. The echo of what is typed here has neither underscores nor the sum
  if ((await inside.answer(' alias yo; echo sum-$((40+2))\r', 'sum-42', startMs)) === null) return tooBusy(start);
  if (!inside.text.includes('__yo_run')) return broken('a shell started, but without yo in it', `run: yosh ${shell}`);
  const end = performance.now() + MEASURE_MS * patience;
  const left = (): number => Math.max(50, end - performance.now());
  await inside.answer('\r', PROMPT, left());
  const times = { prompt: [[], []] as [number[], number[]], key: [[], []] as [number[], number[]] };
  for (let i = 0; i < MEASURE_COUNT && performance.now() < end && !signal.aborted; i++) {
    for (const [at, probe] of [bare, inside].entries()) {
      const prompt = await probe.answer('\r', PROMPT, left());
      const key = await probe.answer(KEY, KEY, left());
      await probe.answer(KILL_LINE, '', 10);
      if (prompt !== null) times.prompt[at as 0 | 1].push(prompt);
      if (key !== null) times.key[at as 0 | 1].push(key);
    }
  }
  const [prompt, key] = [added(times.prompt), added(times.key)];
  if (prompt === null || key === null) return tooBusy(start);
  const found = `starts in ${Math.round(start)} ms; a prompt takes ${prompt.toFixed(1)} ms more than bare, a key ${key.toFixed(1)} ms`;
  if (prompt > SLOW_PROMPT_MS || key > SLOW_KEY_MS)
    return warn(`${found}: that is noticeable`, 'run yosh doctor again when the machine is idle');
  return fine(found);
}

const tooBusy = (startMs: number): Finding[] =>
  info(`a session starts in ${Math.round(startMs)} ms; the machine was too busy to measure more`);

/** Median in yosh minus median in the bare shell, in milliseconds; null with fewer than three values. */
function added([bare, inside]: readonly [readonly number[], readonly number[]]): number | null {
  if (bare.length < 3 || inside.length < 3) return null;
  return Math.max(0, median(inside) - median(bare));
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
