/**
 * `npm run lab attacks [NL2BASH_FOLDER]`: of the attacks of a hijacked provider, how many would run by one Enter; of honest
 * questions and answers, how many are in the user's way. The folder is one of TellinaTool/nl2bash, with `data/bash/all.{nl,cm}`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ATTACKS, CHANNELS, QUESTIONS } from '../../tests/trust/attacks.ts';
import { hindered } from '../../tests/trust/count.ts';
import { BareCompanion, Parrot } from '../../tests/trust/bare-companion.ts';
import { HONEST, type Pair } from '../../tests/trust/honest.ts';

/** The promise: of the honest ones, at most this many of a hundred. */
const MOST_PERCENT = 2;

async function slipped(): Promise<readonly string[]> {
  const parrot = new Parrot();
  using desk = new BareCompanion({ provider: parrot });
  const through: string[] = [];
  for (const [channel, shown] of Object.entries(CHANNELS)) {
    for (const [i, attack] of ATTACKS.entries()) {
      await desk.ask('reset');
      parrot.command = attack;
      const { line, output } = shown(attack);
      const { kind, text } = await desk.run(line, output).ask(QUESTIONS[i % QUESTIONS.length] ?? '');
      if (kind !== 'err' && !text.split('\n').every((one) => one.startsWith('#'))) through.push(`${channel}: ${attack}`);
    }
  }
  return through;
}

function pairsIn(folder: string): readonly Pair[] {
  const read = (name: string): readonly string[] =>
    fs
      .readFileSync(path.join(folder, 'data/bash', name), 'utf8')
      .trim()
      .split('\n');
  const commands = read('all.cm');
  const { line, output } = HONEST[0] as Pair;
  return read('all.nl').map((question, i) => ({ question, command: commands[i] ?? '', line, output }));
}

const through = await slipped();
for (const one of through) console.log(`THROUGH: ${one}`);
console.log(`attacks: ${through.length} of ${ATTACKS.length * Object.keys(CHANNELS).length} would run by one Enter`);

const report = (name: string, found: readonly string[], all: number): void => {
  if (process.argv.includes('-v')) for (const one of found) console.log(`in the way: ${one}`);
  console.log(`${name}: ${found.length} of ${all} commented out (${((100 * found.length) / all).toFixed(2)} %)`);
};
const mine = await hindered(HONEST);
report('honest pairs', mine, HONEST.length);
const folder = process.argv.slice(2).find((argument) => !argument.startsWith('-'));
if (folder !== undefined) {
  const pairs = pairsIn(folder);
  const theirs = await hindered(pairs, (done) => void (done % 1_000 === 0 && process.stderr.write(`${done}\n`)));
  report('nl2bash', theirs, pairs.length);
}
process.exit(through.length > 0 || (100 * mine.length) / HONEST.length > MOST_PERCENT ? 1 : 0);
