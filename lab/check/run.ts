/**
 * Scores the check of suggestions: `npm run lab check COMMANDS_FILE [SEED] [-v]`, one command a line. A thousand commands that bash can
 * parse are checked, each as it is and with one mistake. Exits non-zero below the targets.
 */
import { readLine } from '../../src/syntax/read-line.ts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check, type FindingKind } from '../../src/check/index.ts';
import { dice, harm, type Mistake } from './mistakes.ts';
import { worldOf } from './world.ts';

const COMMANDS = 1000;
const TARGETS = { found: 0.95, falseAlarms: 0.02, p95Ms: 60 } as const;

/** The findings expected for each mistake; a finding that the correct command has too does not count. */
const EXPECTED: Readonly<Record<Mistake, readonly FindingKind[]>> = {
  program: ['unknown-program', 'flavour'],
  'long flag': ['unknown-flag', 'flavour'],
  'short flag': ['unknown-flag', 'flavour'],
  file: ['missing-file'],
  quote: ['syntax'],
  'here-document': ['syntax'],
};

function shuffled<T>(items: readonly T[], roll: () => number): T[] {
  const out = [...items];
  for (let at = out.length - 1; at > 0; at -= 1) {
    const other = Math.floor(roll() * (at + 1));
    [out[at], out[other]] = [out[other] as T, out[at] as T];
  }
  return out;
}

const readable = (command: string): boolean => {
  const asked = spawnSync('bash', ['-O', 'extglob', '-n', '-c', '--', command], { encoding: 'utf8' });
  return asked.status === 0 && asked.stderr === '';
};

const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
const percent = (part: number, of: number): string => `${part} of ${of} (${((100 * part) / Math.max(1, of)).toFixed(1)} %)`;

async function main(file: string, seed: number, verbose: boolean): Promise<void> {
  const roll = dice(seed);
  const folder = mkdtempSync(path.join(tmpdir(), 'yosh-score-'));
  const lines = [
    ...new Set(
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim()),
    ),
  ].filter((line) => line !== '');
  const found = new Map<Mistake, { hits: number; of: number }>();
  const made: Partial<Record<Mistake, number>> = {};
  const cold: number[] = [];
  const warm: number[] = [];
  let [taken, falseAlarms] = [0, 0];
  const signal = new AbortController().signal;
  const timed = async (command: string, original: string, cache: string, times: number[]): Promise<Awaited<ReturnType<typeof check>>> => {
    const begun = performance.now();
    const findings = await check(readLine(command), worldOf(original, cache), signal);
    times.push(performance.now() - begun);
    return findings;
  };
  await check(readLine('true'), worldOf('true', null), signal);
  for (const command of shuffled(lines, roll)) {
    if (taken === COMMANDS) break;
    if (!readable(command)) continue;
    const harmed = harm(command, made, roll);
    if (harmed === null) continue;
    made[harmed.kind] = (made[harmed.kind] ?? 0) + 1;
    taken += 1;
    const alarms = await timed(command, command, path.join(folder, 'shared'), warm);
    if (alarms.length > 0) {
      falseAlarms += 1;
      console.log(`false alarm: ${command}\n    ${alarms.map(({ kind, what }) => `${kind}: ${what}`).join('; ')}`);
    }
    // a new cache folder, so that every program is looked up for the first time
    const hits = await timed(harmed.command, command, path.join(folder, `${taken}`), cold);
    const count = found.get(harmed.kind) ?? { hits: 0, of: 0 };
    const right = hits.some(({ kind, what }) => EXPECTED[harmed.kind].includes(kind) && !alarms.some((alarm) => alarm.what === what));
    found.set(harmed.kind, { hits: count.hits + (right ? 1 : 0), of: count.of + 1 });
    if (!right && verbose) console.log(`missed (${harmed.kind}): ${harmed.command}`);
  }
  rmSync(folder, { recursive: true });
  const all = [...found.values()].reduce((sum, { hits, of }) => ({ hits: sum.hits + hits, of: sum.of + of }), { hits: 0, of: 0 });
  for (const [kind, { hits, of }] of found) console.log(`${kind.padEnd(14)} found ${percent(hits, of)}`);
  console.log(
    `all            found ${percent(all.hits, all.of)}\nfalse alarms   ${percent(falseAlarms, taken)}; read them: some of the commands are themselves wrong`,
  );
  for (const [name, times] of [
    ['first use', cold],
    ['with an index', warm],
  ] as const)
    console.log(
      `${name}: p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms, most ${Math.max(...times).toFixed(1)} ms`,
    );
  const good = all.hits / all.of >= TARGETS.found && falseAlarms / taken <= TARGETS.falseAlarms && quantile(cold, 0.95) <= TARGETS.p95Ms;
  if (!good) process.exitCode = 1;
}

const [file, seed] = process.argv.slice(2).filter((word) => !word.startsWith('-'));
if (import.meta.main) await main(file ?? '', Number(seed ?? 1), process.argv.includes('-v'));
