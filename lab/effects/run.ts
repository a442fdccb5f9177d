/**
 * Scores the recognition of dangerous effects against two lists of commands:
 * `npm run lab effects DENY ALLOW [--wrong]`, one command a line, a command of several lines as a JSON string.
 */
import { readLine } from '../../src/syntax/read-line.ts';
import fs from 'node:fs';
import { effectsOf } from '../../src/effects/effects.ts';

const surroundings = { cwd: '/home/user/project', home: '/home/user' } as const;
const [deny, allow, ...options] = process.argv.slice(2);
if (deny === undefined || allow === undefined) throw new Error('usage: npm run lab effects DENY ALLOW [--wrong]');

/** The command on a line of the file; a JSON string when the command has several lines. */
function command(line: string): string {
  if (!line.startsWith('"') || !line.includes('\\')) return line;
  try {
    return JSON.parse(line) as string;
  } catch {
    return line;
  }
}

const times: number[] = [];
function flagged(file: string): readonly [percent: number, count: number, wrong: (danger: boolean) => readonly string[]] {
  const lines = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const dangers = lines.map((line) => {
    const start = performance.now();
    const { danger } = effectsOf(readLine(command(line)), surroundings);
    times.push(performance.now() - start);
    return danger;
  });
  const count = dangers.filter(Boolean).length;
  return [(100 * count) / lines.length, lines.length, (danger) => lines.filter((_line, at) => dangers[at] === danger)];
}

const [denied, denials, missed] = flagged(deny);
const [allowed, allowances, mistaken] = flagged(allow);
const sorted = times.toSorted((a, b) => a - b);
if (options.includes('--wrong')) {
  for (const line of missed(false)) console.log(`missed    ${line}`);
  for (const line of mistaken(true)) console.log(`mistaken  ${line}`);
}
console.log(`deny ${denied.toFixed(1)} % flagged of ${denials}, allow ${allowed.toFixed(1)} % flagged of ${allowances}`);
console.log(`p95 ${(sorted[Math.floor(sorted.length * 0.95)] ?? 0).toFixed(2)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(2)} ms`);
