/** `yosh doctor`: one line per finding, with what to do about it below; the status is 1 when something is broken. */
import { screenLine } from '../../safety/screen-gate.ts';
import { type Args, type Command, isOn } from '../subcommand.ts';
import type { Endpoints } from '../cli-endpoints.ts';
import type { Check, DoctorWorld, Finding, Standing } from './check.ts';
import { leftovers } from './leftovers.ts';
import { addon, hooks, runtime, shells } from './machine-checks.ts';
import { measured } from './measure.ts';
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
  leftovers,
  measured,
];

const MARK: Readonly<Record<Standing, string>> = { ok: 'ok', info: '-', warn: '!', broken: 'BROKEN' };
const COLOR: Readonly<Record<Standing, string>> = { ok: '32', info: '2', warn: '33', broken: '1;31' };
const MARK_CELLS = 6;
const NAME_CELLS = Math.max(...CHECKS.map((check) => check.name.length));

/** A check that stumbles is a finding as well, and the others go on. */
async function look(check: Check, world: DoctorWorld): Promise<readonly Finding[]> {
  try {
    return await check.look(world);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return [{ standing: 'broken', found: `this check itself failed (${what})`, remedy: 'install yosh again' }];
  }
}

/** The lines for one finding; `color` is false for NO_COLOR and for what is no terminal. */
export function linesFor(name: string, { standing, found, remedy }: Finding, color: boolean): string {
  const mark = MARK[standing].padEnd(MARK_CELLS);
  const shown = color ? `\x1b[${COLOR[standing]}m${mark}\x1b[0m` : mark;
  const line = `${shown}  ${name.padEnd(NAME_CELLS)}  ${screenLine(found)}\n`;
  return remedy === null ? line : `${line}${' '.repeat(MARK_CELLS + NAME_CELLS + 4)}→ ${screenLine(remedy)}\n`;
}

export async function examine(
  world: DoctorWorld,
  checks: readonly Check[],
  tell: (name: string, finding: Finding) => void,
  begin: (name: string) => void = () => {},
): Promise<boolean> {
  let works = true;
  // One after the other: what is measured must not be disturbed by the others, and the lines come in order
  for (const check of checks) {
    begin(check.name);
    for (const finding of await look(check, world)) {
      tell(check.name, finding);
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
    return process.exit(130); // 'exit' handlers tidy up
  };
  process.once('SIGINT', interrupted);
  // which check is being made stands on the last line: the provider may take its time
  const live = io.screen !== null && !json;
  const wipe = (): void => (live ? io.out('\r\x1b[K') : undefined);
  const tell = (name: string, finding: Finding): void => {
    all.push({ name, ...finding });
    wipe();
    if (!json) io.out(linesFor(name, finding, color));
  };
  const begin = (name: string): void => {
    wipe();
    if (live) io.out(`${' '.repeat(MARK_CELLS + 2)}${name} …`);
  };
  const works = await examine(world, CHECKS, tell, begin);
  wipe();
  process.off('SIGINT', interrupted);
  if (json) io.out(`${JSON.stringify({ ok: works, checks: all }, null, 2)}\n`);
  return works ? 0 : 1;
}

export const doctorCommand: Command = {
  name: 'doctor',
  about: 'what works, what does not, what to do; exits 1 when something is broken',
  flags: [
    { name: 'json', about: 'all findings as JSON', kind: 'switch' },
    { name: 'local', about: 'look at this machine only, ask no provider', kind: 'switch' },
  ],
  run: doctor,
};
