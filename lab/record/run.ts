/**
 * `npm run lab record [COMMANDS]` fills a record with 100,000 commands and the output of those that failed, in the shapes of people's
 * histories, and prints its size, how long writes and queries take, and how long forgetting takes. The targets are those of
 * docs/decisions/0029-the-record.md.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { commandMeanings } from '../../src/companion/command-meanings.ts';
import { find, type Query } from '../../src/record/find.ts';
import { recall } from '../../src/record/recall.ts';
import { openRecord } from '../../src/record/record.ts';
import { END_MS, fill, MINUTE_MS, rare } from './made-history.ts';

const QUERY_P99_MS = 50;
const LARGEST_MB = 100;

const count = Number(process.argv[2] ?? 100_000);
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-lab-record-'));
const store = openRecord({ HOME: home });
const share = (all: readonly number[], part: number): string =>
  (all.toSorted((a, b) => a - b)[Math.floor(all.length * part)] ?? 0).toFixed(2);

try {
  const writes = fill(store, count);
  const facts = store.facts();
  if (typeof facts === 'string') throw new Error(facts);
  const mb = facts.bytes / 1024 / 1024;
  console.log(`${facts.commands} commands, ${facts.outputs} outputs: ${mb.toFixed(1)} MB`);
  console.log(`a command: p50 ${share(writes, 0.5)} ms, p99 ${share(writes, 0.99)} ms`);
  const queries: readonly (() => Partial<Query>)[] = [
    () => ({ words: `git fix-${rare(5_000)}` }),
    () => ({ words: 'docker postgres' }),
    () => ({ words: 'git' }),
    () => ({ words: `what was the kubectl command for job-${rare(3_000)}` }),
    () => ({ words: 'curl', sinceMs: END_MS - 3 * 24 * 60 * MINUTE_MS }),
    () => ({ words: '', output: 'connection refused' }),
    () => ({ words: 'vim', under: '/home/me/work/app3', failed: true }),
    () => ({ words: 'no such words at all' }),
  ];
  const times: number[] = [];
  /** Processor time: on a busy machine the rest is waiting. */
  const works: number[] = [];
  for (let n = 0; n < 400; n++) {
    const query = {
      words: '',
      cwd: '/home/me/work/app3',
      nowMs: END_MS,
      limit: 20,
      ...(queries[n % queries.length] as () => Partial<Query>)(),
    };
    const [begin, used] = [performance.now(), process.cpuUsage()];
    const found = find(store.file, query);
    const { user, system } = process.cpuUsage(used);
    times.push(performance.now() - begin);
    works.push((user + system) / 1_000);
    if (!found.ok) throw new Error(found.trouble);
  }
  console.log(`a query: p50 ${share(times, 0.5)} ms, p99 ${share(times, 0.99)} ms`);
  console.log(`its processor time: p50 ${share(works, 0.5)} ms, p99 ${share(works, 0.99)} ms`);
  for (const [at, query] of queries.entries())
    console.log(
      `  ${share(
        times.filter((_, n) => n % queries.length === at),
        0.5,
      ).padStart(6)} ms  ${JSON.stringify(query())}`,
    );
  const meanings = await commandMeanings();
  const asked = [
    'which pods did I list in staging',
    'how did I restart nginx on the server',
    'the search for the name in the api',
    'undo my last commit',
  ];
  const recalls = Array.from({ length: 40 }, (_, n) => {
    const used = process.cpuUsage();
    recall(store.file, asked[n % asked.length] ?? '', { cwd: '/home/me/work/app3', home: '/home/me', nowMs: END_MS }, 8, meanings);
    const { user, system } = process.cpuUsage(used);
    return (user + system) / 1_000;
  });
  console.log(`by what a command does, processor time: p50 ${share(recalls, 0.5)} ms, p99 ${share(recalls, 0.99)} ms`);
  console.log(`resident: ${(process.memoryUsage.rss() / 1024 / 1024).toFixed(0)} MB`);
  const begin = performance.now();
  store.forget(['history'], END_MS);
  console.log(`forgetting: ${(performance.now() - begin).toFixed(0)} ms, ${(store.file.bytes / 1024).toFixed(0)} kB left`);
  if (Number(share(works, 0.99)) > QUERY_P99_MS || mb > LARGEST_MB) process.exitCode = 1;
} finally {
  store.close();
  fs.rmSync(home, { recursive: true, force: true });
}
