/** `npm run lab launcher` makes every command of bin/yosh fail once, in every sh of this machine, and counts the shells that open. */
import path from 'node:path';
import { CASES, INTERPRETERS, LauncherDesk } from '../../tests/support/launcher-desk.ts';

using desk = new LauncherDesk();
for (const interpreter of INTERPRETERS) {
  for (const [name, how] of Object.entries(CASES)) {
    const { tried, wrong } = await desk.wrongWith(interpreter, how);
    for (const line of wrong) console.log(line);
    console.log(`sh is ${path.basename(interpreter)}, ${name}: a shell in ${tried - wrong.length} of ${tried}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
}
