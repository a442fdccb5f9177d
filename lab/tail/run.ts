/** On demand: `npm run lab tail [1000]` starts that many shells, each of which prints 0–64 KB and exits. All of it must come. */
import { copyRoot } from '../../tests/support/scripted-root.ts';
import fs from 'node:fs';
import { lastBytes } from '../../tests/proxy/last.ts';

const count = Number(process.argv[2] ?? 1_000);
const root = copyRoot();
let whole = 0;
let started = 0;
async function worker(): Promise<void> {
  while (started < count) {
    const run = started++;
    const length = Math.floor((run * 65_536) / Math.max(1, count - 1));
    const came = await lastBytes(root, length, run % 2 === 0 ? 'bash' : 'zsh');
    if (came === length) whole += 1;
    else console.log(`run ${run}: ${came} of ${length} bytes`);
  }
}
await Promise.all([worker(), worker()]);
fs.rmSync(root, { recursive: true });
console.log(`tail kept at exit: ${whole} of ${count}`);
process.exitCode = whole === count ? 0 : 1;
