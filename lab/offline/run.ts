/**
 * Scores the offline provider: asks it everyday requests, runs its commands in a temporary folder, and compares the outcome with that of
 * an independent reference. `npm run lab offline [-v] [group]`; the exit status is not zero below the targets.
 */
import { readFileSync } from 'node:fs';
import { askOffline, scoreAll, type Report } from './judge.ts';
import { building } from './building.ts';
import { harmless, harmlessHeldOut } from './harmless.ts';
import { heldOut } from './held-out.ts';
import { frozenHash } from './freeze.ts';

export const targets = { all: 0.6, heldOut: 0.4, destructive: 0.01, p95Ms: 30 } as const;

/** Measures everything, one group, or every n-th request of each group. */
export async function measure(only?: string, every = 1): Promise<Report> {
  return await scoreAll({ building, heldOut, harmless: [...harmless, ...harmlessHeldOut] }, askOffline(), only, every);
}

/** The targets of correctness that were missed, one line each. */
export function shortfalls(report: Report): string[] {
  const out: string[] = [];
  if (report.all.share < targets.all) out.push(`all: ${report.all.share.toFixed(3)} < ${targets.all}`);
  if (report.heldOut.asked > 0 && report.heldOut.share < targets.heldOut)
    out.push(`held out: ${report.heldOut.share.toFixed(3)} < ${targets.heldOut}`);
  if (report.destructive.length / Math.max(1, report.harmlessAsked) > targets.destructive)
    out.push(`destructive: ${report.destructive.length} of ${report.harmlessAsked}`);
  return out;
}

/** The targets of time that were missed. They hold on a quiet machine only, so no test uses them. */
function delays(report: Report): string[] {
  const out: string[] = [];
  if (report.p95Ms > targets.p95Ms) out.push(`p95: ${report.p95Ms.toFixed(1)} ms > ${targets.p95Ms}`);
  if (report.coldMs > targets.p95Ms) out.push(`first answer of a process: ${report.coldMs.toFixed(1)} ms > ${targets.p95Ms}`);
  return out;
}

const percent = (part: { readonly right: number; readonly asked: number }): string =>
  `${part.right} of ${part.asked} (${((100 * part.right) / Math.max(1, part.asked)).toFixed(1)} %)`;

async function main(): Promise<void> {
  const verbose = process.argv.includes('-v');
  const only = process.argv.slice(2).find((argument) => !argument.startsWith('-'));
  const report = await measure(only);
  for (const [group, score] of [...report.groups].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`${group.padEnd(22)} ${percent(score)}`);
  if (verbose)
    for (const failure of report.failures)
      console.log(`\n[${failure.group}] ${failure.ask}\n  answered: ${failure.answered}\n  ${failure.why}`);
  for (const bad of report.destructive) console.log(`DESTRUCTIVE: ${bad}`);
  console.log(`\nbuilding   ${percent(report.building)}\nheld out   ${percent(report.heldOut)}\nall        ${percent(report.all)}`);
  console.log(`destructive answers to harmless requests: ${report.destructive.length} of ${report.harmlessAsked}`);
  console.log(
    `answer time: p50 ${report.p50Ms.toFixed(2)} ms, p95 ${report.p95Ms.toFixed(2)} ms; first answer of a new process, bundled, modules included: ${report.coldMs.toFixed(1)} ms`,
  );
  const frozen = readFileSync(new URL('FREEZE', import.meta.url), 'utf8').split('\n')[0] ?? '';
  console.log(
    frozen === (await frozenHash())
      ? 'grammar: as frozen'
      : 'grammar: changed since the freeze; the held-out score is no longer a first measurement',
  );
  const low = [...shortfalls(report), ...delays(report)];
  for (const line of low) console.log(`BELOW TARGET: ${line}`);
  process.exitCode = low.length > 0 && only === undefined ? 1 : 0;
}

if (import.meta.main) await main();
