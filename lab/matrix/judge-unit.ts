/** Runs a configuration in one shell: bare, and by each way in, and says what differs. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { AS_IN_THE_BARE_SHELL, OF_A_SESSION, SCRIPT } from './eighteen-checks.ts';
import { furnish, MatrixSession, Missed, type Start, type Unit, type Way, WAYS } from './matrix-session.ts';

/** What was seen by each check, and the screen after it. */
interface Seen {
  readonly values: Readonly<Record<string, string>>;
  readonly screens: Readonly<Record<string, string>>;
  readonly marks: number;
}

export interface Verdict {
  readonly way: Way;
  /** Checks that passed, of CHECKS. */
  readonly passed: number;
  readonly misses: readonly string[];
  /** The first difference between the screens; null: none. */
  readonly difference: string | null;
  /** Marks of a terminal's integration, here and in the bare shell. */
  readonly marks: readonly [number, number];
}

export const CHECKS = AS_IN_THE_BARE_SHELL.length + OF_A_SESSION.length;

/** A screen without what differs between two runs of the same shell: clocks, process numbers, how long a command took. */
const normal = (text: string): string =>
  text
    .replace(/\d\d:\d\d(?::\d\d)?/g, 'TIME')
    .replace(/(\[\d+\]\s*[-+]?\s*)\d{2,}/g, '$1PID')
    .replace(/pts\/\d+/g, 'pts/N')
    .replace(/\b\d+(?:\.\d+)?m?s\b/g, 'SPAN')
    .replace(/[ \t]+$/gm, '');

async function look(session: MatrixSession, checks: readonly (typeof OF_A_SESSION)[number][]): Promise<Seen> {
  const values: Record<string, string> = {};
  const screens: Record<string, string> = {};
  for (const { name, run } of checks) {
    try {
      values[name] = await run(session);
    } catch (error) {
      if (!(error instanceof Missed)) throw error;
      values[name] = error.message;
      session.terminal.type('\x03');
      await session.settled('prompt').catch(() => undefined);
    }
    screens[name] = normal(session.terminal.text());
  }
  return { values, screens, marks: session.marks() };
}

/** The first lines that differ. */
function firstDifference(bare: string, here: string): string {
  const [expected, seen] = [bare.split('\n'), here.split('\n')];
  const at = expected.findIndex((line, at) => line !== seen[at]);
  const row = at < 0 ? expected.length : at;
  return `line ${row + 1}: bare ${JSON.stringify(expected[row] ?? null)}, here ${JSON.stringify(seen[row] ?? null)}`;
}

export class UnitJudge {
  private readonly unit: Unit;
  private readonly bare = new Map<Start, Seen>();

  constructor(unit: Unit) {
    this.unit = unit;
    furnish(unit);
  }

  /** Opens the shell once, so that its configuration writes its caches, and keeps this state of the home folder for every session. */
  async prepare(): Promise<void> {
    const { home } = this.unit;
    {
      await using session = new MatrixSession(this.unit, 'bare');
      await look(session, AS_IN_THE_BARE_SHELL.slice(0, 1));
      session.terminal.type('exit\r');
      await session.settled('end');
    }
    fs.rmSync(`${home}.kept`, { recursive: true, force: true });
    for (const name of ['.bash_history', '.zsh_history']) fs.rmSync(`${home}/${name}`, { force: true });
    execFileSync('cp', ['-a', home, `${home}.kept`]);
  }

  private async see(start: Start): Promise<Seen> {
    const { home } = this.unit;
    fs.rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    execFileSync('cp', ['-a', `${home}.kept`, home]);
    await using session = new MatrixSession(this.unit, start, SCRIPT);
    const inside = start in WAYS;
    const seen = await look(session, AS_IN_THE_BARE_SHELL);
    if (!inside) return seen;
    const ours = await look(session, OF_A_SESSION);
    return { values: { ...seen.values, ...ours.values }, screens: seen.screens, marks: seen.marks };
  }

  /** A way in that missed something is tried once more: a screen may have been read while a theme was still drawing it. */
  async verdict(way: Way): Promise<Verdict> {
    const first = await this.once(way, false);
    return isClean(first) ? first : this.once(way, true);
  }

  /** `again` sees the bare shell anew as well: what differs may have been its own screen. */
  private async once(way: Way, again: boolean): Promise<Verdict> {
    const start = WAYS[way];
    if (again) this.bare.delete(start);
    const bare = this.bare.get(start) ?? (await this.see(start));
    this.bare.set(start, bare);
    const here = await this.see(way);
    const misses: string[] = [];
    for (const { name } of AS_IN_THE_BARE_SHELL)
      if (here.values[name] !== bare.values[name])
        misses.push(`${name}: ${JSON.stringify(here.values[name])}, bare ${JSON.stringify(bare.values[name])}`);
    for (const { name } of OF_A_SESSION) {
      const seen = here.values[name];
      const right = { question: /^what's up/, prefill: /^42$/, 'walk-through': /^33$/, exit: /^$/ }[name];
      if (seen === undefined || right?.test(seen) !== true) misses.push(`${name}: ${seen}`);
    }
    const differs = AS_IN_THE_BARE_SHELL.find(({ name }) => here.screens[name] !== bare.screens[name]);
    return {
      way,
      passed: CHECKS - misses.length,
      misses,
      difference:
        differs === undefined
          ? null
          : `${differs.name}, ${firstDifference(bare.screens[differs.name] ?? '', here.screens[differs.name] ?? '')}`,
      marks: [here.marks, bare.marks],
    };
  }
}

export const isClean = ({ misses, difference, marks }: Verdict): boolean =>
  misses.length === 0 && difference === null && marks[0] === marks[1];
