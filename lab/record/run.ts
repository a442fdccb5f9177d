/**
 * `npm run lab record [COMMANDS]` fills a record with 100,000 commands and the output of those that failed, in the shapes of people's
 * histories, and prints its size, how long writes and queries take, and how long forgetting takes. The targets are those of
 * docs/decisions/0029-the-record.md.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Entry } from '../../src/record/entries.ts';
import { commandMeanings } from '../../src/companion/command-meanings.ts';
import { find, type Query } from '../../src/record/find.ts';
import { recall } from '../../src/record/recall.ts';
import { openRecord } from '../../src/record/record.ts';
import { Redactor } from '../../src/safety/redact/index.ts';

const QUERY_P99_MS = 50;
const LARGEST_MB = 100;
/** One in eight commands of a terminal fails. */
const FAILS = 8;
const MINUTE_MS = 60_000;

const count = Number(process.argv[2] ?? 100_000);
const redactor = new Redactor({});
let seed = 1;
/** The same numbers in every run. */
const below = (limit: number): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return (seed >>> 8) % limit;
};
/** Few are frequent and most are rare, as the names of people's files are. */
const rare = (limit: number): number => Math.floor(limit ** (below(10_000) / 10_000)) - 1;
const one = (words: string): string => {
  const all = words.split('|');
  return all[below(all.length)] as string;
};
const SHAPES: readonly (() => string)[] = [
  () => one('ls|ls -la|pwd|git status|git diff|make|clear|htop|git log --oneline'),
  () => `cd ${one('~/work|..|src|/var/log')}/${one('app|api|web')}${rare(400)}`,
  () => `git ${one('commit -m|checkout -b|push origin|rebase|show|stash push -m')} fix-${rare(5_000)}`,
  () => `vim src/${one('main|index|test|util')}${rare(900)}.${one('ts|py|go|rs')}`,
  () => `docker ${one('run --rm -it|logs -f|exec -it|build -t')} ${one('postgres|redis|nginx|node')}:${rare(30)}`,
  () => `kubectl ${one('get pods|logs|describe pod|delete job')} -n ${one('staging|prod|dev')} job-${rare(3_000)}`,
  () => `npm ${one('test|run build|install')} -- ${one('--watch|--filter|-w')} pkg${rare(200)}`,
  () => `ssh ${one('deploy|root|me')}@host${rare(80)}.example 'systemctl ${one('status|restart')} ${one('nginx|app|db')}'`,
  () => `curl -s https://api${rare(60)}.example/v${below(4)}/items/${below(90_000)} | jq '.${one('id|name|items[]')}'`,
];
const LINES: readonly (() => string)[] = [
  () => `error TS${below(9_000)}: Property 'field${rare(500)}' does not exist on type 'Row${rare(90)}'.`,
  () => `src/${one('main|index|test')}${rare(900)}.ts:${below(900)}:${below(80)}`,
  () =>
    `fatal: unable to access 'https://git.example/team/repo${rare(200)}': ${one('connection refused|could not resolve host|timed out')}`,
  () => `  at Object.run (/home/me/work/app${rare(300)}/node_modules/lib${rare(800)}/index.js:${below(900)}:${below(60)})`,
];

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-lab-record-'));
const store = openRecord({ HOME: home });
const endMs = Date.UTC(2026, 10, 22);
const share = (all: readonly number[], part: number): string =>
  (all.toSorted((a, b) => a - b)[Math.floor(all.length * part)] ?? 0).toFixed(2);

try {
  const writes: number[] = [];
  for (let n = 0; n < count; n++) {
    const timeMs = endMs - (count - n) * MINUTE_MS;
    const text = redactor.redact((SHAPES[below(SHAPES.length)] as () => string)());
    const status = below(FAILS) === 0 ? 1 : 0;
    const session = `session${n >> 7}`;
    const entries: Entry[] = [
      {
        kind: 'command',
        session,
        timeMs,
        text,
        cwd: redactor.redact(`/home/me/work/app${rare(400)}`),
        status,
        durationMs: below(90_000),
        shell: 'bash',
        typed: true,
      },
    ];
    if (status !== 0) {
      const output = Array.from({ length: 5 + below(40) }, () => (LINES[below(LINES.length)] as () => string)()).join('\n');
      entries.push({ kind: 'output', session, timeMs, output: redactor.redact(output.slice(0, 3_000)) });
    }
    const begin = performance.now();
    const trouble = store.write(entries, timeMs);
    writes.push(performance.now() - begin);
    if (trouble !== null) throw new Error(trouble);
  }
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
    () => ({ words: 'curl', sinceMs: endMs - 3 * 24 * 60 * MINUTE_MS }),
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
      nowMs: endMs,
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
    recall(store.file, asked[n % asked.length] ?? '', { cwd: '/home/me/work/app3', home: '/home/me', nowMs: endMs }, 8, meanings);
    const { user, system } = process.cpuUsage(used);
    return (user + system) / 1_000;
  });
  console.log(`by what a command does, processor time: p50 ${share(recalls, 0.5)} ms, p99 ${share(recalls, 0.99)} ms`);
  console.log(`resident: ${(process.memoryUsage.rss() / 1024 / 1024).toFixed(0)} MB`);
  const begin = performance.now();
  store.forget(['history'], endMs);
  console.log(`forgetting: ${(performance.now() - begin).toFixed(0)} ms, ${(store.file.bytes / 1024).toFixed(0)} kB left`);
  if (Number(share(works, 0.99)) > QUERY_P99_MS || mb > LARGEST_MB) process.exitCode = 1;
} finally {
  store.close();
  fs.rmSync(home, { recursive: true, force: true });
}
