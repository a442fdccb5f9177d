/** How fast output flows: `cat` of a large file, from Enter to the text after it. */
import fs from 'node:fs';
import path from 'node:path';
import { median } from './numbers.ts';
import type { Bench } from './plan.ts';
import { type CandidateName, END, PROMPT, settle, TYPE_END } from './world.ts';

const WORDS = 'the quick brown fox jumps over a lazy dog while seven wizards box quietly and vex every jovial monk'.split(' ');

/** A repeated block is as good as random text here: nobody on the way compresses. */
const SHAPES: Readonly<Record<string, (i: number) => string>> = {
  'plain text': (i) => `${Array.from({ length: 8 + (i % 9) }, (_, j) => WORDS[(i * 7 + j) % WORDS.length]).join(' ')}\n`,
  'colour-heavy text': (i) => `${Array.from({ length: 10 }, (_, j) => `\x1b[1;38;5;${16 + ((i + j * 3) % 216)}m${WORDS[(i + j) % WORDS.length]}\x1b[0m`).join(' ')}\n`,
  'many short lines': (i) => `${i % 1000}\n`,
};

function generate(file: string, line: (i: number) => string, bytes: number): void {
  const block = Buffer.from(Array.from({ length: 20_000 }, (_, i) => line(i)).join(''));
  const fd = fs.openSync(file, 'w');
  for (let written = 0; written < bytes; written += block.length) fs.writeSync(fd, block);
  fs.closeSync(fd);
}

export async function throughput({ world, report, amounts }: Bench): Promise<void> {
  const names = world.candidates('bare', 'script', 'yosh', 'tmux');
  const sessions = await world.sessions(names);
  for (const [shape, line] of Object.entries(SHAPES)) {
    const file = path.join(world.home, 'output.txt');
    generate(file, line, amounts.throughput.bytes);
    const megabytes = fs.statSync(file).size / 1e6;
    const rates = new Map<CandidateName, number[]>(names.map((name) => [name, []]));
    for (let round = 0; round < amounts.throughput.rounds; round++) {
      // tmux is an order of magnitude slower and no measure of anything: two rounds of it are enough
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
    const goal = values['script'] === undefined ? undefined : { value: values['yosh']! / values['script'], unit: '× script', atLeast: 0.9 };
    report.figure({ name: `throughput, ${shape}`, values, unit: 'MB/s', ...(goal && { goal }) });
  }
}
