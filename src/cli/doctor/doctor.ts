/** `yosh doctor`: prints one line per finding, with what to do about it below, and exits 1 when something is broken. */
import { screenLine } from '../../safety/screen-gate.ts';
import { type Args, isOn, type Subcommand } from '../subcommand.ts';
import { foldLines } from '../../ui/wrap.ts';
import type { Endpoints } from '../cli-endpoints.ts';
import type { Check, DoctorWorld, Finding, Standing } from './check.ts';
import { mend } from './fix.ts';
import { leftovers } from './leftovers.ts';
import { addon, hooks, runtime, shells } from './machine-checks.ts';
import { measured } from './measure.ts';
import { record } from './record-check.ts';
import { repairsOf } from './repairs.ts';
import { provider, rcLine, session, sessionPlace, settings, terminal } from './user-checks.ts';

export const CHECKS: readonly Check[] = [
  runtime,
  addon,
  shells,
  hooks,
  rcLine,
  session,
  terminal,
  settings,
  provider,
  sessionPlace,
  record,
  leftovers,
  measured,
];

const MARK: Readonly<Record<Standing, string>> = { ok: 'ok', info: '-', warn: '!', broken: 'BROKEN' };
/** SGR numbers, readable on every background. */
const STYLE: Readonly<Record<Standing, string>> = { ok: '39', info: '39', warn: '1', broken: '7' };
const MARK_CELLS = 6;
const NAME_CELLS = Math.max(...CHECKS.map((check) => check.name.length));
const FOUND_COLUMN = MARK_CELLS + NAME_CELLS + 4;
const ARROW = '→ ';

const OTHER_FOLDER = 'set TMPDIR to a folder that you can write in';
/** What to do about errors of the system: checks write in the folder for temporary files alone. */
const MENDS: Readonly<Record<string, string>> = {
  ENOENT: OTHER_FOLDER,
  EACCES: OTHER_FOLDER,
  EROFS: OTHER_FOLDER,
  ENOSPC: 'make room on the disk, or set TMPDIR to a folder on another one',
};

/** Runs one check. When it throws, that is a finding too, and the other checks go on. */
async function runCheck(check: Check, world: DoctorWorld): Promise<readonly Finding[]> {
  try {
    return await check.run(world);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    const { code = '' } = error as NodeJS.ErrnoException;
    return [{ standing: 'broken', found: `this check failed itself (${what})`, remedy: MENDS[code] ?? 'install yosh again' }];
  }
}

/**
 * The lines of one finding, each wrapped in its own column.
 *
 * @param color false with NO_COLOR and when the output is not a terminal.
 * @param cols cells of the terminal's row; undefined when there is none.
 */
export function linesFor(name: string, { standing, found, remedy }: Finding, color: boolean, cols?: number): string {
  const mark = MARK[standing].padEnd(MARK_CELLS);
  const shown = color ? `\x1b[${STYLE[standing]}m${mark}\x1b[0m` : mark;
  const line = foldLines(`${shown}  ${name.padEnd(NAME_CELLS)}  ${screenLine(found)}\n`, cols, FOUND_COLUMN);
  if (remedy === null) return line;
  return line + foldLines(`${' '.repeat(FOUND_COLUMN)}${ARROW}${screenLine(remedy)}\n`, cols, FOUND_COLUMN + ARROW.length);
}

/** Runs the checks and reports each finding; false when one is broken. */
export async function runChecks(
  world: DoctorWorld,
  checks: readonly Check[],
  report: (name: string, finding: Finding) => void,
  begin: (name: string) => void = () => {},
): Promise<boolean> {
  let works = true;
  // One after the other: the measurement must not be disturbed, and the lines come in order
  for (const check of checks) {
    begin(check.name);
    for (const finding of await runCheck(check, world)) {
      report(check.name, finding);
      works &&= finding.standing !== 'broken';
    }
  }
  return works;
}

async function doctor(args: Args, io: Endpoints): Promise<number> {
  const json = isOn(args, 'json');
  const color = io.screen !== null && (io.env['NO_COLOR'] ?? '') === '';
  const all: (Finding & { name: string })[] = [];
  const { version, platform, arch, execPath } = process;
  const world: DoctorWorld = {
    io,
    call: !isOn(args, 'local'),
    signal: new AbortController().signal,
    runtime: { version, file: execPath, platform, arch },
  };
  const interrupted = (): never => {
    io.err('\n');
    return process.exit(130); // handlers of 'exit' clean up
  };
  process.once('SIGINT', interrupted);
  // the last line names the check that is running, because the provider may take seconds
  const live = io.screen !== null && !json;
  const wipe = (): void => (live ? io.out('\r\x1b[K') : undefined);
  const report = (name: string, finding: Finding): void => {
    all.push({ name, ...finding });
    wipe();
    if (!json) io.out(linesFor(name, finding, color, io.screen?.cols));
  };
  const begin = (name: string): void => {
    wipe();
    if (live) io.out(`${' '.repeat(MARK_CELLS + 2)}${name} …`);
  };
  let works = await runChecks(world, CHECKS, report, begin);
  wipe();
  process.off('SIGINT', interrupted);
  const fix = isOn(args, 'fix');
  const repairs = await repairsOf(io);
  if (json) {
    const shown = fix ? { repairs: repairs.map((repair) => repair.shown) } : {};
    io.out(`${JSON.stringify({ ok: works, checks: all, ...shown }, null, 2)}\n`);
  } else if (!fix && repairs.length > 0) io.out('\nyosh can mend some of this: yosh doctor --fix\n');
  else if (fix && (await mend(repairs, io))) {
    const again = new Set(all.filter(({ standing }) => standing === 'broken' || standing === 'warn').map(({ name }) => name));
    const checks = CHECKS.filter(({ name }) => again.has(name));
    if (checks.length > 0) io.out('\nChecked again:\n');
    works = await runChecks(world, checks, report, begin);
    wipe();
  }
  return works ? 0 : 1;
}

export const doctorCommand: Subcommand = {
  name: 'doctor',
  about: 'show what works, what does not and what to do; exits 1 when something is broken',
  examples: ['yosh doctor', 'yosh doctor --local', 'yosh doctor --fix', 'yosh doctor --json'],
  flags: [
    { name: 'json', about: 'print all findings as JSON', kind: 'switch' },
    { name: 'local', about: 'check this machine only, ask no provider', kind: 'switch' },
    { name: 'fix', about: 'show what yosh can mend by itself, ask once, and mend it', kind: 'switch' },
  ],
  run: doctor,
};
