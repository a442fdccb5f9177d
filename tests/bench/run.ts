/**
 * `npm run bench [-- --quick] [-- <section> …]`: what yosh costs, compared with a bare shell, script(1) and tmux in the same run.
 * Candidates take turns within every section, so that other load on the machine affects all of them alike.
 * `npm run bench -- --against FOLDER` measures this checkout and another one by turns (paired.ts).
 */
import fs from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { context } from './context.ts';
import { enters } from './enters.ts';
import { keystrokes } from './keystrokes.ts';
import { idle, memory } from './memory.ts';
import { short } from './numbers.ts';
import { once } from './once.ts';
import { paired } from './paired.ts';
import { type Bench, FULL, QUICK } from './plan.ts';
import { prompts } from './prompts.ts';
import { providers } from './providers.ts';
import { questions } from './questions.ts';
import { Report } from './report.ts';
import { firstPrompt } from './start.ts';
import { steps } from './steps.ts';
import { throughput } from './throughput.ts';
import { transcript } from './transcript.ts';
import { BenchWorld } from './world.ts';
import { slowness } from './yardstick.ts';

const SECTIONS: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  start: firstPrompt,
  keystrokes,
  throughput,
  enters,
  prompts,
  questions,
  once,
  steps,
  providers,
  context,
  transcript,
  memory,
  idle,
};

/** Those that run the built program: the others measure modules of this checkout. */
const PAIRED_SECTIONS = ['start', 'keystrokes', 'throughput', 'enters', 'prompts', 'questions', 'once', 'steps', 'providers', 'memory'];

const {
  values: { quick, against, rounds, checkout, figures },
  positionals: wanted,
} = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    against: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    // for paired.ts: the checkout to measure, and the file for its figures
    checkout: { type: 'string' },
    figures: { type: 'string' },
  },
  allowPositionals: true,
});
const unknown = wanted.filter((word) => SECTIONS[word] === undefined);
if (unknown.length > 0) {
  console.error(`bench: no section ${unknown.join(' ')}; there are ${Object.keys(SECTIONS).join(' ')}`);
  process.exit(2);
}

if (against !== undefined) {
  await paired({ other: against, rounds: Number(rounds), sections: wanted.length > 0 ? wanted : PAIRED_SECTIONS });
  process.exit(0);
}

const world = await BenchWorld.create(checkout);
const slow = slowness(world.node);
const report = new Report(slow);
console.log(
  `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown'}, ${os.type()} ${os.release()}, Node ${process.version}, load ${os.loadavg()[0]?.toFixed(2)}${quick ? ', quick' : ''}\nnode -e 0 takes ${short(slow)} times as long as where the targets in ms and µs were set\n`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void world.remove().finally(() => process.exit(1)));
try {
  for (const [name, section] of Object.entries(SECTIONS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    await section({ world, report, amounts: quick ? QUICK : FULL });
    await world.closeAll();
  }
} finally {
  await world.remove();
}
report.close();
if (figures !== undefined) fs.writeFileSync(figures, JSON.stringify(report.figures));
