/** A history of commands and of the output of those that failed, in the shapes of people's histories. The same in every run. */
import type { Entry } from '../../src/record/entries.ts';
import type { RecordStore } from '../../src/record/record.ts';
import { Redactor } from '../../src/safety/redact/index.ts';

/** One in eight commands of a terminal fails. */
const FAILS = 8;
export const MINUTE_MS = 60_000;
/** When the newest of the commands was run. */
export const END_MS = Date.UTC(2026, 10, 22);

const redactor = new Redactor({});
let seed = 1;
/** The same numbers in every run. */
const below = (limit: number): number => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return (seed >>> 8) % limit;
};
/** Few are frequent and most are rare, as the names of people's files are. */
export const rare = (limit: number): number => Math.floor(limit ** (below(10_000) / 10_000)) - 1;
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

/** Writes a command for each minute before the end. Returns how long each write took, in milliseconds. */
export function fill(store: RecordStore, count: number): readonly number[] {
  const writes: number[] = [];
  for (let n = 0; n < count; n++) {
    const timeMs = END_MS - (count - n) * MINUTE_MS;
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
  return writes;
}
