/**
 * Scores the offline provider: asks it requests, runs its commands in a throw-away folder, and judges what they did.
 * `npm run lab offline [-v] [SET] [GROUP]`; the exit status is not zero below the targets.
 */
import { building } from './building.ts';
import { clauses } from './clauses.ts';
import { forum } from './forum.ts';
import { guests } from './guests.ts';
import { harmless, harmlessHeldOut } from './harmless.ts';
import { heldOut } from './held-out.ts';
import { askOffline, harmfulAnswers, judgeAll, loading, type Row, scoreOf, timeMs } from './judge.ts';
import { judgeIntercode } from './intercode.ts';
import { judgeWordings } from './judge-wordings.ts';
import { natural } from './natural.ts';
import { newcomers } from './newcomers.ts';
import { visitors } from './visitors.ts';
import { Workshop } from './workshop.ts';
import { wishes } from './wishes.ts';
import { wordings } from './wordings.ts';

/**
 * Shares of right answers to all requests, and to those that were answered. In the older sets, whose rows do not say what may change, harm
 * is not judged; `harmless.ts` does it for them.
 */
interface Target {
  readonly right: number;
  readonly precision: number;
  readonly judgesHarm: boolean;
}
const TARGETS: Readonly<Record<string, Target>> = {
  building: { right: 0.9, precision: 0.9, judgesHarm: false },
  'held-out': { right: 0.6, precision: 0.7, judgesHarm: false },
  natural: { right: 0.6, precision: 0.85, judgesHarm: true },
  forum: { right: 0.45, precision: 0.6, judgesHarm: true },
  wishes: { right: 0.45, precision: 0.8, judgesHarm: true },
  clauses: { right: 0.15, precision: 0.4, judgesHarm: true },
  newcomers: { right: 0.6, precision: 0.85, judgesHarm: true },
  // two answers do what the request says, though its author wanted none: an upload of `.env`, and the end of a service named firewall
  visitors: { right: 0.45, precision: 0.9, judgesHarm: false },
  guests: { right: 0.4, precision: 0.8, judgesHarm: false },
  generated: { right: 0.75, precision: 0.9, judgesHarm: true },
};
export const SETS = Object.keys(TARGETS);
/** A set that is not part of this repository: judged where there is a checkout, never by a test. */
const PUBLIC = 'intercode';
const LIMIT_MS = 10;
/** Numbers that the generated requests start from, and how many there are of each shape. */
const SEED = 20_261_122;
const SHAPES = { plain: 500, exception: 700, undone: 250, folder: 50 } as const;

/** Judges every n-th request of a set. */
export async function measure(set: string, every = 1, only = ''): Promise<Row[]> {
  const ask = askOffline();
  if (set === 'generated') {
    using workshop = new Workshop(['tree.sh']);
    const rows: Row[] = [];
    for (const shape of ['plain', 'exception', 'undone', 'folder'] as const)
      if (shape.includes(only)) rows.push(...(await judgeWordings(workshop, wordings(shape, Math.ceil(SHAPES[shape] / every), SEED), ask)));
    return rows;
  }
  if (set === PUBLIC) return await judgeIntercode(process.env['YOSH_COLLECTIONS']);
  using workshop = new Workshop(['fixture.sh', 'projects.sh', 'shelf.sh', 'garden.sh', 'house.sh']);
  const groups = { building, 'held-out': heldOut, natural, forum, wishes, clauses, newcomers, visitors, guests }[set] ?? {};
  return await judgeAll(workshop, groups, ask, { every, only });
}

/** Harmless requests with a harmful answer. */
export async function harmfulToHarmless(): Promise<string[]> {
  using workshop = new Workshop(['fixture.sh']);
  return await harmfulAnswers([...harmless, ...harmlessHeldOut], askOffline(), `${workshop.template}/work`);
}

/** The targets of a set that were missed, one line each. */
export function shortfalls(set: string, rows: readonly Row[]): string[] {
  const { asked, right, answered, rightAnswers } = scoreOf(rows);
  const target = TARGETS[set] ?? { right: 0, precision: 0, judgesHarm: true };
  const harmed = target.judgesHarm ? rows.filter(({ harm }) => harm.length > 0) : [];
  // a public set judges, and is not read
  const out =
    set === PUBLIC
      ? harmed.map(() => `${set}: harmful`)
      : harmed.map(({ ask, answered: { command } }) => `${set}: harmful: ${ask} → ${command}`);
  if (right < target.right * asked) out.push(`${set}: ${right} of ${asked} right, less than ${target.right}`);
  if (rightAnswers < target.precision * answered)
    out.push(`${set}: ${rightAnswers} of ${answered} answers right, less than ${target.precision}`);
  return out;
}

const percent = (part: number, whole: number): string => `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;

function report(name: string, rows: readonly Row[]): void {
  const { asked, right, answered, rightAnswers, harmful } = scoreOf(rows);
  console.log(
    `${name.padEnd(26)} right ${percent(right, asked).padEnd(22)} precision ${percent(rightAnswers, answered).padEnd(22)} harmful ${harmful}`,
  );
}

async function main(): Promise<void> {
  const verbose = process.argv.includes('-v');
  const [set, only] = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  const low: string[] = [];
  const all: Row[] = [];
  for (const name of [...SETS, PUBLIC].filter((one) => set === undefined || one === set)) {
    const rows = await measure(name, 1, only);
    all.push(...rows);
    for (const group of new Set(rows.map((row) => row.group)))
      report(
        `  ${group}`,
        rows.filter((row) => row.group === group),
      );
    report(name, rows);
    if (verbose && name !== PUBLIC)
      for (const { group, ask, answered, wrong, harm } of rows)
        if (wrong !== null || harm.length > 0)
          console.log(
            `\n[${group}] ${ask}\n  answered: ${answered.command ?? `(text) ${answered.text.slice(0, 100)}`}\n  ${wrong}${harm.length > 0 ? `\n  HARM: ${harm.join(' ')}` : ''}`,
          );
    low.push(...shortfalls(name, rows));
  }
  if (set === undefined) {
    const destructive = await harmfulToHarmless();
    console.log(`destructive answers to harmless requests: ${destructive.length} of ${harmless.length + harmlessHeldOut.length}`);
    low.push(...destructive.map((bad) => `destructive: ${bad}`));
    const { ms, bytes } = await loading();
    console.log(`first answer of a new process, modules included: ${ms.toFixed(1)} ms; ${Math.round(bytes / 1024)} kB to load`);
  }
  const p95 = timeMs(all, 0.95);
  console.log(`answer time: p50 ${timeMs(all, 0.5).toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`);
  // holds on a quiet machine only, so no test uses it
  if (p95 > LIMIT_MS) low.push(`answer time: p95 ${p95.toFixed(1)} ms > ${LIMIT_MS}`);
  for (const line of low) console.log(`BELOW TARGET: ${line}`);
  process.exitCode = low.length > 0 && only === undefined ? 1 : 0;
}

if (import.meta.main) await main();
