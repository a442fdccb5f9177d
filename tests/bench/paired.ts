/**
 * Two checkouts by turns: each section of the bench is measured in this one and in the other, then the other way round, so that a busy
 * minute affects both. A figure's difference counts when it is larger than the spread of the rounds.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY } from '../support/scripted-root.ts';
import { median, quantile, short } from './numbers.ts';
import type { Figure } from './report.ts';

interface Plan {
  /** A checkout with its packages and its build. */
  readonly other: string;
  readonly rounds: number;
  readonly sections: readonly string[];
}

/** The figures of one name, a value for each round, in `unit`. */
interface Row {
  readonly other: number[];
  readonly here: number[];
  readonly unit: string;
  readonly isMoreBetter: boolean;
}

const run = promisify(execFile);

/** What a figure is judged by: the value that has a target, else that of yosh. */
const valueOf = ({ goal, values }: Figure): number => goal?.value ?? values['yosh'] ?? Number.NaN;

async function measure(checkout: string, section: string): Promise<readonly Figure[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-paired-'));
  const file = path.join(folder, 'figures.json');
  try {
    await run(process.execPath, [path.join(import.meta.dirname, 'run.ts'), '--quick', '--checkout', checkout, '--figures', file, section]);
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Figure[];
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/**
 * Prints for each figure the medians of the other checkout and of this one, the median of the rounds' ratios (this : other) with its
 * quartiles, and whether this one is worse beyond that spread. A section that fails in one of the two is named, and the rest is measured.
 */
export async function paired({ other, rounds, sections }: Plan): Promise<void> {
  const sides = { other: path.resolve(other), here: REPOSITORY };
  for (const section of sections) {
    const found = new Map<string, Row>();
    for (let round = 0; round < rounds; round += 1) {
      for (const side of round % 2 === 0 ? (['other', 'here'] as const) : (['here', 'other'] as const)) {
        const figures = await measure(sides[side], section).catch((error: { stderr?: string }) => {
          console.log(
            `${section}, round ${round + 1}, ${side}: not measured: ${/^Error: .*/m.exec(error.stderr ?? '')?.[0] ?? 'it failed'}`,
          );
          return [];
        });
        for (const figure of figures) {
          const { name, goal, unit } = figure;
          const row = found.get(name) ?? { other: [], here: [], unit: goal?.unit ?? unit, isMoreBetter: goal?.atLeast !== undefined };
          row[side].push(valueOf(figure));
          found.set(name, row);
        }
      }
    }
    for (const [name, row] of found) console.log(line(name, row));
  }
}

function line(name: string, { other, here, unit, isMoreBetter }: Row): string {
  if (other.length !== here.length) return `${name.padEnd(56)} not in every round of both`;
  const ratios = here.map((value, round) => value / (other[round] as number));
  const [low, middle, high] = [quantile(ratios, 0.25), median(ratios), quantile(ratios, 0.75)];
  const [isMore, isLess] = [low > 1, high < 1];
  const verdict = isMore || isLess ? (isMore === isMoreBetter ? 'better' : 'worse') : 'equal';
  const figures = `${short(median(other))} : ${short(median(here))} ${unit}`;
  return `${name.padEnd(56)} ${figures.padEnd(30)} ${middle.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})  ${verdict}`;
}
