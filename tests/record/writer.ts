/** A process that records commands of one session until it is killed: `node writer.ts HOME SESSION COUNT`. Prints each number it wrote. */
import { openRecord } from '../../src/record/record.ts';
import { command, NOON_MS, output } from './desk.ts';

const [, , home = '', session = '', count = '0'] = process.argv;
const store = openRecord({ HOME: home });
for (let n = 0; n < Number(count);) {
  const timeMs = NOON_MS + n;
  const trouble = store.write([command(`echo ${session} ${n}`, { session, timeMs }), output(`line ${n}`, timeMs, session)], NOON_MS);
  if (trouble === null) process.stdout.write(`${n++}\n`);
  else if (trouble !== 'busy') throw new Error(trouble);
}
