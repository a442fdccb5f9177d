/**
 * `npm run lab first-facts [COUNT] [LOAD] [ROOT…]` asks COUNT first questions (200), each in a new session, in turn in bash, zsh and
 * `bin/yo` and over each wire, beside LOAD niced processes (8) that use all the processor time they get. It counts the requests without
 * the system, the installed programs, the git state, the last output or the pipe. The target is 0. With several roots the questions
 * take turns between them, and their times can be compared.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { firstQuestion, PLACES, type PlaceName } from '../../tests/support/first-question.ts';
import { copyRoot } from '../../tests/support/scripted-root.ts';
import { WIRE_NAMES } from '../../src/providers/wires.ts';

const [countText = '200', loadText = '8', ...given] = process.argv.slice(2);
const [count, load] = [Number(countText), Number(loadText)];

const median = (values: readonly number[]): string => (values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0).toFixed(0);

interface Figures {
  readonly requestMs: number[];
  readonly cpuMs: number[];
  asked: number;
  whole: number;
}

const own = given.length === 0 ? copyRoot() : null;
const roots = own === null ? given.map((root) => path.resolve(root)) : [own];
const caches = new Map(roots.map((root) => [root, fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-cache-'))]));
const figures = new Map<string, Figures>();
const missing = new Map<string, number>();
const loops: ChildProcess[] = [];
let lost = 0;
try {
  for (let i = 0; i < load; i++) loops.push(spawn('nice', ['/bin/sh', '-c', 'while :; do :; done'], { stdio: 'ignore' }));
  for (let i = 0; i < count; i++) {
    const place = PLACES[i % PLACES.length] as PlaceName;
    const wire = WIRE_NAMES[Math.floor(i / PLACES.length) % WIRE_NAMES.length] ?? 'chat';
    // every other round has compiled code in its cache, as any question but the first after an upgrade
    const isWarm = Math.floor(i / (PLACES.length * WIRE_NAMES.length)) % 2 === 1;
    for (const root of i % 2 === 0 ? roots : roots.toReversed()) {
      const of = root === own ? '' : `${path.basename(root)}: `;
      const name = `${of}${place}, ${isWarm ? 'kept' : 'no'} code`;
      const figure = figures.get(name) ?? { requestMs: [], cpuMs: [], asked: 0, whole: 0 };
      figures.set(name, figure);
      figure.asked += 1;
      try {
        const cache = isWarm ? { cache: caches.get(root) as string } : {};
        const asked = await firstQuestion({ root, place, wire, ...cache });
        figure.requestMs.push(asked.requestMs);
        figure.cpuMs.push(asked.cpuMs);
        if (asked.missing.length === 0) figure.whole += 1;
        else lost += 1;
        for (const fact of asked.missing) missing.set(of + fact, (missing.get(of + fact) ?? 0) + 1);
      } catch (error) {
        lost += 1;
        console.log(`question ${i + 1}, ${of}${place}, ${wire}: ${String(error)}`);
      }
    }
  }
} finally {
  for (const loop of loops) loop.kill('SIGKILL');
  for (const cache of caches.values()) fs.rmSync(cache, { recursive: true });
  if (own !== null) fs.rmSync(own, { recursive: true });
}
console.log(`load ${os.loadavg()[0]?.toFixed(1)}`);
for (const [name, { asked, whole, requestMs, cpuMs }] of [...figures].toSorted())
  console.log(
    `${name}: ${whole} of ${asked} with all facts; to the request ${median(requestMs)} ms, ${median(cpuMs)} ms of processor time`,
  );
for (const [fact, times] of missing) console.log(`without ${fact}: ${times}`);
process.exit(lost === 0 ? 0 : 1);
