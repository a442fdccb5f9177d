/** Records 60 exchanges of three wires and replays each offline: the bytes painted then and now. `-v` shows each screen. */
import { ownLine } from '../../src/companion/own-line.ts';
import { ALL, compared, withoutWaiting } from '../../tests/support/recorded-exchanges.ts';

const verbose = process.argv.includes('-v');
let equal = 0;
for (const [wire, name] of ALL) {
  const { painted, replayed, prefilled, command, cols } = await compared(wire, name);
  const same = withoutWaiting(painted).replace(ownLine(cols), '') === replayed && (command ?? '') === prefilled;
  if (same) equal += 1;
  console.log(`${same ? 'equal ' : 'DIFFER'}  ${wire.padEnd(9)}  ${name}  (${replayed.length} bytes)`);
  if (verbose || !same)
    console.log(`${same ? '' : `painted then:\n${painted}\npainted now:\n`}${replayed}${command === null ? '' : `> ${command}\n`}`);
}
console.log(`${equal} of ${ALL.length} equal`);
process.exitCode = equal === ALL.length ? 0 : 1;
