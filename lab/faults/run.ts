/** `npm run lab faults [COUNT]` ends the proxy COUNT times (100) by each signal, under each outer program, and counts surviving shells. */
import fs from 'node:fs';
import { copyRoot } from '../../tests/support/scripted-root.ts';
import { OUTERS, SIGNALS, survive } from '../../tests/proxy/survive.ts';

const count = Number(process.argv[2] ?? 100);
const root = copyRoot();
let wrong = 0;
for (const outer of OUTERS) {
  for (const signal of SIGNALS) {
    let survived = 0;
    for (let run = 0; run < count; run++) {
      try {
        const { before, after, interrupted, interruptedOutside } = await survive(root, outer, signal);
        if (after === before && interrupted === '130' && interruptedOutside === '130') survived += 1;
        else
          console.log(
            `${outer} ${signal} run ${run}: Ctrl-C ${interrupted}/${interruptedOutside}, settings ${after === before ? 'the same' : 'differ'}`,
          );
      } catch (error) {
        console.log(`${outer} ${signal} run ${run}: ${String(error)}`);
      }
    }
    wrong += count - survived;
    console.log(`${outer} ${signal}: ${survived} of ${count}`);
  }
}
fs.rmSync(root, { recursive: true });
process.exitCode = wrong === 0 ? 0 : 1;
