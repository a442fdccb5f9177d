/**
 * `npm run lab many-sessions [COUNT]` opens 50 sessions at once, asks each a question, and adds up the memory of their processes: PSS,
 * which divides what processes share among them. Linux only.
 */
import fs from 'node:fs';
import { copyRoot } from '../../tests/support/scripted-root.ts';
import { readProc, Window } from '../../tests/proxy/window.ts';

/** MB of PSS for a session with a companion, and for one without. */
const WITH_MB = 50;
const WITHOUT_MB = 15;

const count = Number(process.argv[2] ?? 50);
const root = copyRoot();
const windows = Array.from({ length: count }, (_, at) => new Window({ root, shell: at % 2 === 0 ? 'bash' : 'zsh' }));

function megabytes(): { readonly total: number; readonly of: Readonly<Record<string, number>> } {
  const of: Record<string, number> = {};
  for (const pid of windows.flatMap((window) => window.processes())) {
    const name = /(?:proxy|companion)\.cjs/.exec(readProc(pid, 'cmdline'))?.[0] ?? 'shells and launchers';
    of[name] = (of[name] ?? 0) + Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup'))?.[1] ?? 0) / 1024;
  }
  return { total: Object.values(of).reduce((sum, each) => sum + each, 0), of };
}

function show(what: string, bound: number): void {
  const { total, of } = megabytes();
  const parts = Object.entries(of).map(([name, sum]) => `${name} ${(sum / count).toFixed(1)}`);
  console.log(`${what}: ${total.toFixed(0)} MB PSS, ${(total / count).toFixed(1)} a session (${parts.join(', ')})`);
  if (total / count > bound) process.exitCode = 1;
}

await Promise.all(windows.map((window) => window.prompt()));
show(`${count} sessions`, WITHOUT_MB);
for (const window of windows) {
  window.clear();
  await window.type('yo show the date\r');
}
await Promise.all(windows.map((window) => window.until(/\n[^]*P> /)));
await Promise.all(windows.map((window) => window.companion()));
show(`${count} sessions after a question`, WITH_MB);
for (const window of windows) window.close();
await Promise.all(windows.map((window) => window.wait(() => window.processes().length === 0, 'no process')));
console.log('processes left after the windows were closed: 0');
await Promise.all(windows.map((window) => window[Symbol.asyncDispose]()));
fs.rmSync(root, { recursive: true });
