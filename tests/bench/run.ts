/**
 * `npm run bench [-- --quick] [-- <section> …]`: what yosh costs, compared with a bare shell, script(1) and tmux in the same run.
 * Candidates take turns within every section, so that other load on the machine affects all of them alike.
 */
import os from 'node:os';
import { context } from './context.ts';
import { keystrokes } from './keystrokes.ts';
import { idle, memory } from './memory.ts';
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

const SECTIONS: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  start: firstPrompt,
  keystrokes,
  throughput,
  prompts,
  questions,
  steps,
  providers,
  context,
  transcript,
  memory,
  idle,
};

const words = process.argv.slice(2);
const quick = words.includes('--quick');
const wanted = words.filter((word) => word !== '--quick');
const unknown = wanted.filter((word) => SECTIONS[word] === undefined);
if (unknown.length > 0) {
  console.error(`bench: no section ${unknown.join(' ')}; there are ${Object.keys(SECTIONS).join(' ')}`);
  process.exit(2);
}

const world = await BenchWorld.create();
const report = new Report();
console.log(
  `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'unknown'}, ${os.type()} ${os.release()}, Node ${process.version}, load ${os.loadavg()[0]?.toFixed(2)}${quick ? ', quick' : ''}\n`,
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
