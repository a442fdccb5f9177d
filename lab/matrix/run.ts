/**
 * `npm run matrix -- --checkouts FOLDER` runs configurations of users in every bash and zsh of this machine, by three ways in: `yosh`,
 * the line of `yosh init`, and that line in a login shell. It compares each with the bare shell in the same configuration and prints a table
 * with a reason beside each miss. lab/README.md has the options.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyRoot, scriptCompanion } from '../../tests/support/scripted-root.ts';
import { CONFIGURATIONS } from './configurations.ts';
import type { Configuration } from './configuration.ts';
import { CHECKS, isClean, UnitJudge, type Verdict } from './judge-unit.ts';
import { cloneMissing, missing, otherCommits } from './matrix-checkouts.ts';
import { type Way, WAYS } from './matrix-session.ts';
import { type FoundShell, shellAt, shellsHere } from './shells-found.ts';

const { values } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    checkouts: { type: 'string', default: '' },
    clone: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    shell: { type: 'string', multiple: true, default: [] },
    /** Only the shells of `--shell`, not those that are installed. */
    alone: { type: 'boolean', default: false },
    way: { type: 'string', multiple: true, default: [] },
    /** Sessions at a time. They wait most of the time. */
    together: { type: 'string', default: '3' },
    verbose: { type: 'boolean', short: 'v', default: false },
  },
});

const checkouts = path.resolve(values.checkouts);
/** The whole name of a configuration means it alone: `z` is one. */
const names = new Set(CONFIGURATIONS.map(({ name }) => name));
const rows = CONFIGURATIONS.filter(
  ({ name }) => values.only.length === 0 || values.only.some((one) => (names.has(one) ? name === one : name.includes(one))),
);
const ways = (Object.keys(WAYS) as Way[]).filter((way) => values.way.length === 0 || values.way.includes(way));
for (const binary of values.shell) if (shellAt(binary) === null) console.log(`${binary} is neither bash nor zsh`);
const shells = shellsHere(values.shell, values.alone ? [] : undefined);
const repositories = [...new Set(rows.flatMap(({ uses = [] }) => uses))];
if (values.clone) for (const line of cloneMissing(checkouts, repositories)) console.log(line);
for (const line of otherCommits(checkouts, repositories)) console.log(line);

interface Result {
  readonly row: Configuration;
  readonly found: FoundShell;
  readonly reason: string | null;
  readonly verdicts: readonly Verdict[];
}

const root = copyRoot();
const homes = fs.mkdtempSync(path.join(os.tmpdir(), 'matrix-'));
const results: Result[] = [];

async function judge(row: Configuration, found: FoundShell, at: number): Promise<Result> {
  const reason = missing(row, checkouts);
  if (reason !== null) return { row, found, reason, verdicts: [] };
  const home = path.join(homes, String(at), 'home');
  const unit = new UnitJudge({ row, shell: found.shell, binary: found.binary, checkouts, root, home });
  await unit.prepare();
  const verdicts: Verdict[] = [];
  for (const way of ways) {
    if (way === 'yosh' && row.start !== undefined) continue;
    verdicts.push(await unit.verdict(way));
  }
  fs.rmSync(path.dirname(home), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  return { row, found, reason: null, verdicts };
}

/** `18 =`: all checks, and the same screens; `17 ≠`: not. */
const cell = (verdict: Verdict | undefined): string =>
  verdict === undefined ? '–' : `${verdict.passed} ${verdict.difference === null && verdict.marks[0] === verdict.marks[1] ? '=' : '≠'}`;

function lineOf({ row, found, reason, verdicts }: Result): string {
  const name = `| ${row.name} | ${found.shell} ${found.version} |`;
  if (reason !== null) return `${name} – | – | – | not run: ${reason} |`;
  const why = verdicts
    .filter((verdict) => !isClean(verdict))
    .map(({ way, misses, difference, marks }) =>
      [
        `${way}:`,
        ...misses,
        ...(difference === null ? [] : [`screen at ${difference}`]),
        ...(marks[0] === marks[1] ? [] : [`${marks[0]} marks, bare ${marks[1]}`]),
      ].join(' '),
    );
  const marks = verdicts.map((verdict) => verdict.marks[0]).filter((count) => count > 0);
  if (marks.length > 0 && why.length === 0) why.push(`${marks.join(', ')} marks, as bare`);
  return `${name} ${(Object.keys(WAYS) as Way[]).map((way) => cell(verdicts.find((one) => one.way === way))).join(' | ')} | ${why.join('; ')} |`;
}

const work = rows.flatMap((row) => shells.filter(({ shell }) => row.shells.includes(shell)).map((found) => ({ row, found })));
try {
  await scriptCompanion(root);
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < work.length; at = next++) {
      const { row, found } = work[at] as (typeof work)[number];
      const result = await judge(row, found, at).catch((error: unknown) => ({ row, found, reason: String(error), verdicts: [] }));
      results[at] = result;
      if (values.verbose) console.log(lineOf(result));
    }
  };
  await Promise.all(Array.from({ length: Number(values.together) }, worker));
} finally {
  fs.rmSync(root, { recursive: true, force: true });
  fs.rmSync(homes, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}
const verdicts = results.flatMap((result) => result.verdicts);
console.log(`\n| Configuration | Shell | ${Object.keys(WAYS).join(' | ')} | Remarks |\n| --- | --- | --- | --- | --- | --- |`);
for (const result of results) console.log(lineOf(result));
const clean = verdicts.filter(isClean).length;
const not = results.filter(({ reason }) => reason !== null).length;
console.log(
  `\n${clean} of ${verdicts.length} are ${CHECKS} of ${CHECKS} with equal screens; ${not} of ${results.length} configurations were not run`,
);
process.exit(clean === verdicts.length ? 0 : 1);
