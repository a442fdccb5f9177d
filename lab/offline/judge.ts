/** Asks one request, runs the suggested command, and decides whether it did what was asked. The reference is independent of the command. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createOffline } from '../../src/offline/index.ts';
import { machineEndpoints } from '../../src/offline/offline-machine.ts';
import { fact } from '../../tests/support/facts.ts';
import { asSent } from '../../tests/support/turns.ts';

/**
 * How an outcome is compared with the reference command's: `out` same lines in any order, `order` same lines in order, `names` the same
 * files named, `first` the same first file, `num` the same last number, `do` the same folder afterwards; without a reference: `has` a
 * pattern on the output, `then` a probe run after it and a pattern on what that prints (`probe ~~ pattern`), `call` a pattern on what was
 * called of programs that are stubs here, `text` a pattern on a chat answer, `none` no prefill.
 */
export type Mode = 'out' | 'order' | 'names' | 'first' | 'num' | 'do' | 'has' | 'then' | 'call' | 'text' | 'none';
export type Case = readonly [ask: string, mode: Mode, reference: string];
export type Groups = Readonly<Record<string, readonly Case[]>>;
export interface Part {
  right: number;
  asked: number;
}
export interface Failure {
  readonly group: string;
  readonly ask: string;
  readonly answered: string;
  readonly why: string;
}
export interface Report {
  readonly groups: ReadonlyMap<string, Part>;
  readonly building: Part & { share: number };
  readonly heldOut: Part & { share: number };
  readonly all: Part & { share: number };
  readonly failures: readonly Failure[];
  readonly destructive: readonly string[];
  readonly harmlessAsked: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly coldMs: number;
}
export interface Answered {
  readonly command: string | null;
  readonly text: string;
  readonly tookMs: number;
}
export type Asker = (question: string, cwd: string) => Promise<Answered>;

/** Commands that delete, stop, overwrite or write in place. A list of its own, because the provider's own check is measured here. */
const harms =
  /(^|[|;&({]\s*|\b(sudo|xargs|do|then|-exec)\s+)(rm|rmdir|unlink|shred|truncate|dd|mkfs\S*|kill|pkill|killall|reboot|shutdown|poweroff|halt|chmod|chown|mv(?! -n)|cp(?! -r?n))\b|\s-delete\b|fuser -k|\bgit (reset|restore|clean|checkout|rm|stash$|stash (drop|clear|pop)|branch -[dD]|push|commit|merge)|\bsed (-\S+ )*-i|\b(systemctl|docker) (stop|restart|disable|mask|rm|rmi|kill|start|enable)|\b(remove|purge|uninstall|autoremove|upgrade)\b|crontab -[er]|[^>&\d]>(?!>|&|\s*\/dev\/null)/;
const bare = (command: string): string => command.replace(/'[^']*'/g, "''").replace(/^command -v \S+$|^pgrep .*$/, '');

const limitMs = 5000;
const noNetwork = spawnSync('unshare', ['-rn', 'true']).status === 0 ? ['unshare', '-rn'] : [];

/** Asks the provider as the companion does, with an empty history and the real PATH. */
export function askOffline(path = process.env['PATH'] ?? ''): Asker {
  return async (question, cwd) => {
    const provider = createOffline(
      machineEndpoints({ env: { PATH: path }, home: join(cwd, '..', 'home'), platform: process.platform, cwd }),
    );
    const facts = [fact('cwd', cwd), fact('shell', 'bash 5.2'), fact('os', 'Linux')];
    const before = performance.now();
    let command: string | null = null;
    let text = '';
    for await (const event of provider.ask(
      { system: '', tools: [], turns: asSent([{ role: 'user', question, facts }]) },
      new AbortController().signal,
    )) {
      if (event.kind === 'tool') command = (event.call.input as { command: string }).command;
      if (event.kind === 'text') text += event.text;
      if (event.kind === 'failure') text += event.failure.what;
    }
    return { command, text, tookMs: performance.now() - before };
  };
}

interface Ran {
  readonly stdout: string;
  readonly calls: string;
  readonly folder: string;
}

function snapshot(folder: string): string {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => !name.startsWith('.git/') && !name.endsWith('.bak-ignored'))
    .toSorted()
    .map((name) => {
      const path = join(folder, name);
      const at = lstatSync(path);
      const what = at.isSymbolicLink()
        ? `-> ${readlinkSync(path)}`
        : at.isDirectory()
          ? 'dir'
          : /\.(tar|tgz|gz|zip|xz|bz2)(\.bak)?$/.test(name)
            ? 'archive'
            : createHash('sha256').update(readFileSync(path)).digest('hex');
      return `${name} ${(at.mode & 0o777).toString(8)} ${what}`;
    })
    .join('\n');
}

class Workshop {
  readonly #template = mkdtempSync(join(tmpdir(), 'yo-score-'));
  constructor() {
    execFileSync('sh', [fileURLToPath(new URL('fixture.sh', import.meta.url)), this.#template], { stdio: ['ignore', 'ignore', 'inherit'] });
  }

  run(command: string, place: 'work' | 'repo', wantFolder: boolean): Ran {
    const root = mkdtempSync(join(tmpdir(), 'yo-case-'));
    try {
      execFileSync('cp', ['-a', `${this.#template}/.`, root]);
      const calls = join(root, 'calls');
      const guard = 'kill() { echo "kill $*" >> "$CALLS"; }; ';
      const [program = 'bash', ...args] = [...noNetwork, 'bash', '-c', `${guard}${command}`];
      const done = spawnSync(program, args, {
        cwd: join(root, place),
        encoding: 'utf8',
        timeout: limitMs,
        killSignal: 'SIGKILL',
        maxBuffer: 16 * 1024 * 1024,
        input: '',
        env: {
          HOME: join(root, 'home'),
          PATH: `${join(root, 'stubs')}:${process.env['PATH'] ?? ''}`,
          CALLS: calls,
          LC_ALL: 'C.UTF-8',
          USER: process.env['USER'] ?? 'root',
          EDITOR: 'true',
          GIT_CONFIG_NOSYSTEM: '1',
          GIT_PAGER: 'cat',
          GIT_AUTHOR_DATE: '2024-06-01T10:00:00Z',
          GIT_COMMITTER_DATE: '2024-06-01T10:00:00Z',
        },
      });
      return {
        stdout: done.stdout ?? '',
        calls: existsSync(calls) ? readFileSync(calls, 'utf8') : '',
        folder: wantFolder ? snapshot(join(root, place)) : '',
      };
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  }

  [Symbol.dispose](): void {
    rmSync(this.#template, { recursive: true, force: true });
  }
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\.\//, '').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
const fileIn = (line: string): string =>
  (
    line
      .replace(/^[\d.,]+[KMGTB]?\s+/i, '')
      .replace(/^\.\//, '')
      .replace(/\/+$/, '')
      .split('\t')
      .at(-1) ?? ''
  ).trim();
const lastNumber = (text: string): string =>
  /(\d+(?:\.\d+)?)(?!.*\d)/s.exec(
    linesOf(text)
      .map((line) => line.replace(/ (total|\S*[a-z]\S*)$/i, ''))
      .at(-1) ?? '',
  )?.[1] ?? 'none';

function agrees(mode: Mode, got: Ran, wanted: Ran): boolean {
  const [a, b] = [linesOf(got.stdout), linesOf(wanted.stdout)];
  switch (mode) {
    case 'order':
      return a.join('\n') === b.join('\n');
    case 'names':
      return [...new Set(a.map(fileIn))].toSorted().join('\n') === [...new Set(b.map(fileIn))].toSorted().join('\n');
    case 'first':
      return fileIn(a[0] ?? '') === fileIn(b[0] ?? '') && a.length > 0;
    case 'num':
      return lastNumber(got.stdout) === lastNumber(wanted.stdout);
    case 'do':
      return got.folder === wanted.folder;
    default:
      return a.toSorted().join('\n') === b.toSorted().join('\n');
  }
}

/** Null when the answer is right, else why it is not. */
function judge(workshop: Workshop, [, mode, reference]: Case, answered: Answered, place: 'work' | 'repo'): string | null {
  if (mode === 'none') return answered.command === null ? null : 'should not have been answered with a command';
  if (mode === 'text')
    return answered.command === null && new RegExp(reference, 'i').test(answered.text) ? null : `wanted text like ${reference}`;
  const { command } = answered;
  if (command === null) return `no command; text: ${answered.text.split('\n')[0] ?? ''}`;
  if (harms.test(bare(command)) && /(^|\s)(\/|~|"\$HOME")(?!dev\/(null|zero|urandom)|proc|etc\/resolv)/.test(command))
    return 'not run: changes something outside the folder';
  const got = workshop.run(command, place, mode === 'do');
  if (mode === 'has') return new RegExp(reference, 'm').test(got.stdout) ? null : `output lacks ${reference}: ${got.stdout.slice(0, 200)}`;
  if (mode === 'then') {
    const [probe = '', pattern = ''] = reference.split(' ~~ ');
    const after = workshop.run(`${command} >/dev/null\n${probe}`, place, false).stdout;
    return new RegExp(pattern, 'm').test(after) ? null : `afterwards ${probe} lacks ${pattern}: ${after.slice(0, 200)}`;
  }
  if (mode === 'call') return new RegExp(reference, 'm').test(got.calls) ? null : `called: ${got.calls.trim()}; wanted ${reference}`;
  const wanted = workshop.run(reference, place, mode === 'do');
  if (agrees(mode, got, wanted)) return null;
  return mode === 'do'
    ? 'the folder is different afterwards'
    : `got ${JSON.stringify(got.stdout.slice(0, 160))}, wanted ${JSON.stringify(wanted.stdout.slice(0, 160))}`;
}

/**
 * Milliseconds of the first answer of a new process, bundled as it ships: loading the modules and asking once. The best of five, because
 * other work on the machine adds time.
 */
async function coldMs(): Promise<number> {
  const { rolldown } = await import('rolldown');
  const folder = mkdtempSync(join(tmpdir(), 'yo-cold-'));
  try {
    const bundle = await rolldown({ input: fileURLToPath(new URL('../../src/offline/index.ts', import.meta.url)), platform: 'node' });
    const file = join(folder, 'offline.cjs');
    await bundle.write({ dir: folder, entryFileNames: 'offline.cjs', format: 'cjs' });
    const script = `const before = performance.now(); const { createOffline } = require(${JSON.stringify(file)});
      const offline = createOffline({ platform: 'linux', hasProgram: () => true, listPrograms: () => [], historyLines: () => [], listFolder: () => [], whatIs: async () => null, lookUp: async () => [] });
      (async () => { for await (const event of offline.ask({ system: '', tools: [], turns: [{ role: 'user', question: 'find files bigger than 100 megabytes', facts: [] }] }, new AbortController().signal)); console.log(performance.now() - before); })();`;
    return Math.min(...[1, 2, 3, 4, 5].map(() => Number(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const shared = (part: Part): Part & { share: number } => ({ ...part, share: part.right / Math.max(1, part.asked) });

/** Asks all requests, or one group, or every n-th request of each group. */
export async function scoreAll(
  sets: { readonly building: Groups; readonly heldOut: Groups; readonly harmless: readonly string[] },
  ask: Asker,
  only?: string,
  every = 1,
): Promise<Report> {
  using workshop = new Workshop();
  const groups = new Map<string, Part>();
  const failures: Failure[] = [];
  const destructive: string[] = [];
  const times: number[] = [];
  const totals = { building: { right: 0, asked: 0 }, heldOut: { right: 0, asked: 0 } };
  await ask('list files', tmpdir());
  for (const set of ['building', 'heldOut'] as const) {
    for (const [group, cases] of Object.entries(sets[set])) {
      const name = set === 'heldOut' ? `held-out ${group}` : group;
      if (only !== undefined && !name.includes(only)) continue;
      const part: Part = { right: 0, asked: 0 };
      groups.set(name, part);
      for (const one of cases.filter((_, at) => at % every === 0)) {
        const answered = await ask(one[0], tmpdir());
        if (answered.command !== null) times.push(answered.tookMs);
        const why = judge(workshop, one, answered, group.startsWith('git') ? 'repo' : 'work');
        part.asked += 1;
        totals[set].asked += 1;
        if (why === null) {
          part.right += 1;
          totals[set].right += 1;
        } else failures.push({ group: name, ask: one[0], answered: answered.command ?? '(text)', why });
      }
    }
  }
  if (only === undefined)
    for (const question of sets.harmless) {
      const answered = await ask(question, tmpdir());
      if (answered.command !== null) times.push(answered.tookMs);
      if (answered.command !== null && harms.test(bare(answered.command))) destructive.push(`${question} → ${answered.command}`);
    }
  times.sort((a, b) => a - b);
  const all = { right: totals.building.right + totals.heldOut.right, asked: totals.building.asked + totals.heldOut.asked };
  return {
    groups,
    failures,
    destructive,
    harmlessAsked: only === undefined ? sets.harmless.length : 0,
    building: shared(totals.building),
    heldOut: shared(totals.heldOut),
    all: shared(all),
    p50Ms: times[Math.floor(times.length * 0.5)] ?? 0,
    p95Ms: times[Math.floor(times.length * 0.95)] ?? 0,
    coldMs: every === 1 ? await coldMs() : 0,
  };
}
