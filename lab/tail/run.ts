/** `npm run lab tail [COUNT]` starts COUNT shells (1000), each of which prints 0–64 KB and exits. All the bytes must arrive. */
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
    const arrived = await lastBytes(root, length, run % 2 === 0 ? 'bash' : 'zsh');
    if (arrived === length) whole += 1;
    else console.log(`run ${run}: ${arrived} of ${length} bytes`);
  }
}
await Promise.all([worker(), worker()]);
fs.rmSync(root, { recursive: true });
console.log(`runs whose output arrived whole: ${whole} of ${count}`);
process.exitCode = whole === count ? 0 : 1;
