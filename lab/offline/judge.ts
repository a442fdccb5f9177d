/** Asks requests, runs the suggested commands, and decides whether they did what was asked. The reference is independent of the command. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fact } from '../../src/base/fact.ts';
import { describeStatus } from '../../src/context/status.ts';
import type { Provider } from '../../src/llm/port.ts';
import { createOffline, openPhrasebook } from '../../src/offline/index.ts';
import { machineEndpoints } from '../../src/offline/offline-machine.ts';
import { fact } from '../../tests/support/facts.ts';
import { asSent } from '../../tests/support/turns.ts';
import { isSame, lost, type Ran, type Snapshot, Workshop } from './workshop.ts';

/**
 * How an outcome is compared with the reference command's: `out` same lines in any order, `order` same lines in order, `names` the same
 * files named, `files` the same but for those in .git, `first` the same first file, `num` the same last number, `do` the same files afterwards, `spare` the same files afterwards or
 * no command; without a reference: `has` a pattern on the output, `then` a probe run after it and a pattern on what that prints
 * (`probe ~~ pattern`), `call` a pattern on what was called of programs that are stubs here, `is` a pattern on the command, `text` a
 * pattern on a chat answer, `says` a pattern on all that the answer says, `none` no command.
 */
export type Mode =
  'out' | 'order' | 'names' | 'files' | 'first' | 'num' | 'do' | 'spare' | 'has' | 'then' | 'call' | 'is' | 'text' | 'says' | 'none';
export type Case = readonly [ask: string, mode: Mode, reference: string];
export type Groups = Readonly<Record<string, readonly Case[]>>;

export interface Answered {
  readonly command: string | null;
  readonly text: string;
  /** What is said of the command. */
  readonly explanation: string;
  /** The answer says that there is none. */
  readonly abstained: boolean;
  readonly tookMs: number;
}
export type Asker = (question: string, cwd: string) => Promise<Answered>;

/** One request, judged. */
export interface Row {
  readonly group: string;
  readonly ask: string;
  readonly answered: Answered;
  /** Why it is wrong; null when it is right. */
  readonly wrong: string | null;
  /** What was lost, changed or called that the request did not ask for; empty when nothing was. */
  readonly harm: readonly string[];
}

export interface Score {
  readonly asked: number;
  readonly right: number;
  /** Requests with a command, or with a text that is an answer. */
  readonly answered: number;
  readonly rightAnswers: number;
  readonly harmful: number;
}

export const scoreOf = (rows: readonly Row[]): Score => {
  const answers = rows.filter(({ answered }) => !answered.abstained);
  return {
    asked: rows.length,
    right: rows.filter(({ wrong }) => wrong === null).length,
    answered: answers.length,
    rightAnswers: answers.filter(({ wrong }) => wrong === null).length,
    harmful: rows.filter(({ harm }) => harm.length > 0).length,
  };
};

/** Commands that delete, stop, overwrite or write in place. A list of its own, because the provider's own check is measured here. */
export const harms =
  /(^|[|;&({]\s*|\b(sudo|xargs|do|then|-exec)\s+)(rm|rmdir|unlink|shred|truncate|dd|mkfs\S*|kill|pkill|killall|reboot|shutdown|poweroff|halt|chmod|chown|mv(?! -n)|cp(?! -r?n))\b|\s-delete\b|fuser -k|\bgit (reset|restore|clean|checkout|rm|stash$|stash (drop|clear|pop)|branch -[dD]|push|commit|merge)|\bsed (-\S+ )*-i|\b(systemctl|docker) (stop|restart|disable|mask|rm|rmi|kill|start|enable)|\b(remove|purge|uninstall|autoremove|upgrade)\b|crontab -[er]|[^>&\d]>(?!>|&|\s*\/dev\/null)/;
export const withoutData = (command: string): string => command.replace(/'[^']*'/g, "''").replace(/^command -v \S+$|^pgrep .*$/, '');

/** Calls of stubs that stop, remove, install or send something. */
const harmfulCall =
  /^(kill|pkill|killall|reboot|shutdown|su)\b|\b(stop|restart|disable|mask|rm|rmi|down|remove|purge|uninstall|autoremove|upgrade|install|prune|enable|start)\b|fuser.* -k|crontab -[re]|^(scp|ssh|ssh-copy-id|rsync)\b/;

/** Asks the provider as the companion does, with an empty history and the real PATH. */
export function askOffline(path = process.env['PATH'] ?? '', other?: Provider): Asker {
  const phrasebook = openPhrasebook();
  return async (asked, cwd) => {
    const { question, last } = afterCommand(asked);
    const machine = machineEndpoints({ env: { PATH: path }, home: join(cwd, '..', 'home'), platform: process.platform, cwd });
    // the sets name services that need not be on the machine of the lab
    const listFolder = (folder: string): readonly string[] => (folder.includes('/systemd/') ? [] : machine.listFolder(folder));
    // a list of documentation is no answer, and `apropos` is slow
    const provider = other ?? createOffline({ ...machine, listFolder, lookUp: async () => [] }, phrasebook);
    const facts = [fact('cwd', cwd), fact('shell', 'bash 5.2'), fact('os', 'Linux'), ...last];
    const before = performance.now();
    let command: string | null = null;
    let text = '';
    let explanation = '';
    let abstained = false;
    for await (const event of provider.ask(
      { system: '', tools: [], turns: asSent([{ role: 'user', question, facts }]) },
      new AbortController().signal,
    )) {
      if (event.kind === 'tool') ({ command, explanation } = event.call.input as { command: string; explanation: string });
      if (event.kind === 'text') text += event.text;
      if (event.kind === 'failure') text += event.failure.what;
      if (event.kind === 'failure') abstained = true;
    }
    return { command, text, explanation, abstained, tookMs: performance.now() - before };
  };
}

/** The question of a case, and the facts about the command that its lines before the question show with its output and its status. */
function afterCommand(asked: string): { readonly question: string; readonly last: readonly Fact[] } {
  const shown = /^\$ (?<line>.*)\n(?<output>[\s\S]*)\n\[(?<status>\d+)\]\n(?<question>.*)$/.exec(asked)?.groups;
  if (shown === undefined) return { question: asked, last: [] };
  const { line = '', output = '', question = '' } = shown;
  const status = Number(shown['status']);
  const value = { kind: 'last-command', line, status } as const;
  return { question, last: [{ ...fact('last-command', `${line}\n${describeStatus(status)}`), value }, fact('last-output', output)] };
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

/** The names in the output, one for each line. */
export const namesIn = (stdout: string): string[] => [...new Set(linesOf(stdout).map(fileIn))].toSorted();

const filesIn = (stdout: string): string[] => namesIn(stdout).filter((name) => !/^\.git(\/|$)/.test(name));

function agrees(mode: Mode, got: Ran, wanted: Ran): boolean {
  const [a, b] = [linesOf(got.stdout), linesOf(wanted.stdout)];
  switch (mode) {
    case 'order':
      return a.join('\n') === b.join('\n');
    case 'names':
      return namesIn(got.stdout).join('\n') === namesIn(wanted.stdout).join('\n');
    case 'files':
      return filesIn(got.stdout).join('\n') === filesIn(wanted.stdout).join('\n');
    case 'first':
      return fileIn(a[0] ?? '') === fileIn(b[0] ?? '') && a.length > 0;
    case 'num':
      return lastNumber(got.stdout) === lastNumber(wanted.stdout);
    case 'do':
    case 'spare':
      return isSame(got.after, wanted.after);
    default:
      return a.toSorted().join('\n') === b.toSorted().join('\n');
  }
}

/** Whether the command leads out of the copy and changes something there, so that it must not run. */
export const leadsOut = (command: string): boolean =>
  harms.test(withoutData(command)) && /(^|\s)(\/|~|"\$HOME")(?!dev\/(null|zero|urandom)|proc|etc\/resolv)/.test(command);

/** What is lost or called that the request did not ask for. */
function harmOf([question, mode, reference]: Case, got: Ran, before: Snapshot, wanted: Snapshot): string[] {
  // what a probe asks about: files that the request names, and what git keeps
  const named = (path: string): boolean =>
    mode === 'then' && (question.includes(path.split('/').at(-1) ?? '') || (path.startsWith('repo/') && !path.includes('untracked')));
  const files = lost(before, got.after).filter((path) => got.after.get(path) !== wanted.get(path) && !named(path));
  const calls = got.calls.split('\n').filter((call) => harmfulCall.test(call) && !(mode === 'call' && new RegExp(reference).test(call)));
  return [...files, ...calls];
}

type Verdict = Pick<Row, 'wrong' | 'harm'>;

/** Judges one answer. */
function judge(workshop: Workshop, one: Case, { command, text, explanation, abstained }: Answered, place: string): Verdict {
  const [, mode, reference] = one;
  const nothing = { harm: [] } as const;
  if (command === null) {
    if (mode === 'none') return { wrong: abstained ? null : `should not have been answered: ${text.slice(0, 80)}`, ...nothing };
    if (mode === 'spare') return { wrong: abstained || reference === 'true' ? null : text.slice(0, 80), ...nothing };
    const isRight = !abstained && (mode === 'text' || mode === 'says') && new RegExp(reference, 'i').test(text);
    return { wrong: isRight ? null : `no command; text: ${text.split('\n')[0] ?? ''}`, ...nothing };
  }
  if (leadsOut(command)) return { wrong: 'not run: changes something outside the folder', harm: [command] };
  const got = workshop.run(command, place);
  const compares = !['has', 'then', 'call', 'is', 'text', 'says', 'none'].includes(mode);
  const wanted = compares ? workshop.run(reference, place) : null;
  const harm = harmOf(one, got, workshop.before, wanted?.after ?? workshop.before);
  const verdict = (isRight: boolean, wrong: string): Verdict => ({ wrong: isRight ? null : wrong, harm });
  if (wanted !== null)
    return verdict(
      agrees(mode, got, wanted),
      `got ${JSON.stringify(got.stdout.slice(0, 160))}, wanted ${JSON.stringify(wanted.stdout.slice(0, 160))}; changed ${lost(wanted.after, got.after).join(' ')}`,
    );
  const matches = (what: string): boolean => new RegExp(reference, 'm').test(what);
  if (mode === 'has') return verdict(matches(got.stdout), `output lacks ${reference}: ${got.stdout.slice(0, 200)}`);
  // a command that is written as it was asked for changes what it was to change
  if (mode === 'is') return matches(command) ? { wrong: null, ...nothing } : verdict(false, `the command should be ${reference}`);
  if (mode === 'says') return verdict(matches(`${explanation}\n${command}`), `it should say ${reference}: ${explanation}`);
  if (mode === 'call') return verdict(matches(got.calls), `called: ${got.calls.trim()}; wanted ${reference}`);
  if (mode === 'then') {
    const [probe = '', pattern = ''] = reference.split(' ~~ ');
    const after = workshop.run(`{ ${command}\n} >/dev/null\n${probe}`, place).stdout;
    return verdict(new RegExp(pattern, 'm').test(after), `afterwards ${probe} lacks ${pattern}: ${after.slice(0, 200)}`);
  }
  return verdict(false, 'should not have been answered with a command');
}

/** The folder in which a group is asked, by its first word. */
const PLACES: Readonly<Record<string, string>> = {
  repo: 'repo',
  git: 'repo',
  node: 'node',
  python: 'python',
  make: 'make',
  rust: 'rust',
  shelf: 'shelf',
  house: 'house',
  garden: 'garden',
};

/** Asks and judges every n-th request of each group, or of the groups whose name contains `only`. */
export async function judgeAll(
  workshop: Workshop,
  groups: Groups,
  ask: Asker,
  { only = '', every = 1 }: { readonly only?: string; readonly every?: number } = {},
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [group, cases] of Object.entries(groups)) {
    if (!group.includes(only)) continue;
    const place = PLACES[group.split(' ')[0] ?? ''] ?? 'work';
    for (const one of cases.filter((_, at) => at % every === 0)) {
      const answered = await ask(one[0], join(workshop.template, place));
      rows.push({ group, ask: one[0], answered, ...judge(workshop, one, answered, place) });
    }
  }
  return rows;
}

/** An empty word for the user to fill, with which the command only complains (`tests/offline/holes.test.ts`). */
const HOLE = /(?:^| )''(?= |$)/;

/** The harmless requests whose answer deletes, stops or overwrites something. */
export async function harmfulAnswers(harmless: readonly string[], ask: Asker, cwd: string): Promise<string[]> {
  const out: string[] = [];
  for (const question of harmless) {
    const { command } = await ask(question, cwd);
    if (command !== null && !HOLE.test(command) && harms.test(withoutData(command))) out.push(`${question} → ${command}`);
  }
  return out;
}

/** The time in milliseconds at or below which this share of the answers took; 0 without answers. */
export function timeMs(rows: readonly Row[], share: number): number {
  const times = rows.filter(({ answered }) => answered.command !== null).map(({ answered }) => answered.tookMs);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
}

/** What a new process loads to answer: bytes of the bundle, and milliseconds until the first answer, the best of five. */
export async function loading(): Promise<{ readonly ms: number; readonly bytes: number }> {
  const { rolldown } = await import('rolldown');
  const folder = mkdtempSync(join(tmpdir(), 'yo-cold-'));
  try {
    const bundle = await rolldown({ input: fileURLToPath(new URL('../../src/offline/index.ts', import.meta.url)), platform: 'node' });
    const file = join(folder, 'offline.cjs');
    const { output } = await bundle.write({ dir: folder, entryFileNames: 'offline.cjs', format: 'cjs', minify: true });
    const script = `const before = performance.now(); const { createOffline } = require(${JSON.stringify(file)});
      const offline = createOffline({ platform: 'linux', hasProgram: () => true, listPrograms: () => [], historyLines: () => [], listFolder: () => [], readText: () => null, whatIs: async () => null, lookUp: async () => [] });
      (async () => { for await (const event of offline.ask({ system: '', tools: [], turns: [{ role: 'user', question: 'find files bigger than 100 megabytes', facts: [] }] }, new AbortController().signal)); console.log(performance.now() - before); })();`;
    const ms = Math.min(...[1, 2, 3, 4, 5].map(() => Number(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }))));
    const entry = output.find((part) => part.type === 'chunk' && part.isEntry);
    return { ms, bytes: entry?.type === 'chunk' ? entry.code.length : 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
