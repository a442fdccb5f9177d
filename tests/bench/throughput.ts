/** How fast output flows: `cat` of a large file, from Enter to the text after it. */
import fs from 'node:fs';
import path from 'node:path';
import { median, ratio } from './numbers.ts';
import type { Bench } from './plan.ts';
import { type CandidateName, END, PROMPT, settle, TYPE_END } from './world.ts';

const WORDS = 'the quick brown fox jumps over a lazy dog while seven wizards box quietly and vex every jovial monk'.split(' ');

interface Shape {
  line(i: number): string;
  /** The share of the bytes that the other shapes get: a terminal is ten times slower at line ends than at text. */
  readonly share: number;
}

const words = (count: number, i: number, step: number): string[] =>
  Array.from({ length: count }, (_, j) => WORDS[(i * step + j) % WORDS.length] as string);

const SHAPES: Readonly<Record<string, Shape>> = {
  'plain text': { line: (i) => `${words(8 + (i % 9), i, 7).join(' ')}\n`, share: 1 },
  'colour-heavy text': {
    line: (i) =>
      `${words(10, i, 1)
        .map((word, j) => `\x1b[1;38;5;${16 + ((i + j * 3) % 216)}m${word}\x1b[0m`)
        .join(' ')}\n`,
    share: 1,
  },
  'many short lines': { line: (i) => `${i % 1000}\n`, share: 0.25 },
};

/** A repeated block is as good as random text here: no process on the way compresses. */
function generate(file: string, line: (i: number) => string, bytes: number): void {
  const block = Buffer.from(Array.from({ length: 20_000 }, (_, i) => line(i)).join(''));
  const fd = fs.openSync(file, 'w');
  for (let written = 0; written < bytes; written += block.length) fs.writeSync(fd, block);
  fs.closeSync(fd);
}

export async function throughput({ world, report, amounts }: Bench): Promise<void> {
  const names = world.candidates('bare', 'script', 'yosh', 'tmux');
  const sessions = await world.sessions(names);
  for (const [shape, { line, share }] of Object.entries(SHAPES)) {
    const file = path.join(world.home, 'output.txt');
    generate(file, line, amounts.throughput.bytes * share);
    const megabytes = fs.statSync(file).size / 1e6;
    const rates = new Map<CandidateName, number[]>(names.map((name) => [name, []]));
    for (let round = 0; round < amounts.throughput.rounds; round++) {
      // tmux is ten times slower and only for information: two rounds of it are enough
      for (const name of names.filter((each) => each !== 'tmux' || round < 2)) {
        const terminal = sessions.get(name)!;
        const seen = terminal.until([END, PROMPT], 120_000);
        const start = performance.now();
        terminal.type(`cat ${file}${TYPE_END}`);
        const [end] = await seen;
        rates.get(name)!.push(megabytes / (((end as number) - start) / 1000));
        await settle(50);
      }
    }
    fs.rmSync(file);
    const values = Object.fromEntries([...rates].map(([name, all]) => [name, median(all)]));
    const goal = rates.has('script')
      ? { value: ratio(rates.get('yosh')!, rates.get('script')!), unit: '× script', atLeast: 0.9 }
      : undefined;
    report.figure({ name: `throughput, ${shape}`, values, unit: 'MB/s', ...(goal && { goal }) });
  }
}
