/**
 * Runs the launcher with fake programs around it, a few milliseconds a run: a Node that plays the proxy, and a shell that reports what it
 * was given and exits with 7. For tests that make every command of the launcher fail.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import tty from 'node:tty';
import { forEachChild, parse, type SyntaxNode } from 'unbash';
import { openPty } from '../../src/proxy/pty.ts';
import { REPOSITORY } from './scripted-root.ts';

const LAUNCHER = fs.readFileSync(path.join(REPOSITORY, 'bin/yosh'), 'utf8');

/** The status of the fake shell. */
const STATUS = 7;

/** Most of a run is waiting for other processes. */
const AT_ONCE = 16;

/** A run that takes this long has hung: a thousand times what it takes on a quiet machine. */
const HUNG_MS = 60_000;

/** A shell for the user: reports its arguments and its terminal, unless it runs inside the fake session. */
const SHELL = `#!/bin/sh
case $1 in
  --version) exit 0 ;;
  -*c) exec /bin/sh "$@" ;;
esac
if [ -n "$FAKE_INSIDE" ]; then
  echo inside >>"$FAKE_REPORT"
else
  modes=none
  [ ! -t 0 ] || modes=$(stty -a | tr ' ' '\\n' | grep -x -e -icanon -e -echo -e -isig -e -opost)
  ignored=$(sed -n 's/^SigIgn:.*\\(...\\)$/\\1/p' /proc/self/status)
  printf 'plain:%s:%s:%s:%s\\n' "$modes" "$ignored" "$NODE_OPTIONS" "$(env | grep -c ^YOSH_)" >>"$FAKE_REPORT"
fi
exit ${STATUS}
`;

/** A Node that plays the proxy: \`session\` runs the shell and reports its end, anything else is a proxy that crashes. */
const NODE = `#!/bin/sh
[ "$FAKE_PROXY" = session ] || kill -9 $$
until [ "\${1##*/}" = proxy.cjs ]; do shift; done
until [ -s "$3/terminal" ]; do sleep 0.01; done
FAKE_INSIDE=1 "$5"
echo "ended $?" >"$3/ended"
`;

/** A `stty` that is late when it makes the terminal raw for the proxy, and writes down each setting once it is made. */
const LATE_STTY = `#!/bin/sh
[ "$*" != 'raw -echo' ] || sleep 0.3
PATH=\${PATH#*:} stty "$@"
status=$?
echo "$*" >>"$FAKE_SETTINGS"
exit $status
`;

/** An rc file with the line of \`yosh init\`: its shell goes on unless the one inside really ended. */
const RC = `{ ended=$("$FAKE_SH" "$FAKE_LAUNCHER" --rc bash 3>&1 <&4 >&5 4<&- 5>&-); } 4<&0 5>&1
case $ended in ended*) exit "\${ended#ended }" ;; esac
exec "$SHELL"
`;

export interface Case {
  readonly args: readonly string[];
  readonly terminal: boolean;
  readonly proxy: 'session' | 'crash';
  /** Started by the rc file of another shell. */
  readonly rc?: boolean;
}

export const CASES: Readonly<Record<string, Case>> = {
  'a session': { args: [], terminal: true, proxy: 'session' },
  'a login shell whose proxy crashes': { args: ['--login'], terminal: true, proxy: 'crash' },
  'an rc file whose proxy crashes': { args: [], terminal: true, proxy: 'crash', rc: true },
  'no terminal': { args: [], terminal: false, proxy: 'session' },
  'as $SHELL with -c': { args: ['-c', `exit ${STATUS}`], terminal: false, proxy: 'session' },
};

/** Ways in which a command fails. */
const FAULTS = {
  fails: 'false',
  /** As an error of a special builtin does in a POSIX sh; an assignment fails only like this. */
  'ends sh': ': </nonexistent/fault',
} as const;
type FaultName = keyof typeof FAULTS;

/** The launcher with one fault in it. */
interface Faulty {
  /** Where the command is in the launcher. */
  readonly place: number;
  readonly line: number;
  readonly command: string;
  readonly fault: FaultName;
  readonly launcher: string;
}

/** The text of each simple command, its place, and whether it only assigns. */
function simpleCommands(text: string): readonly { readonly start: number; readonly end: number; readonly assigns: boolean }[] {
  const found: { start: number; end: number; assigns: boolean }[] = [];
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Command') {
      const runs = text
        .slice(node.pos, node.end)
        .replaceAll(/'[^']*'/g, '')
        .includes('$(');
      const assigns = node.name === undefined && !runs;
      found.push({ start: node.pos, end: node.end, assigns });
    }
    forEachChild(node, visit);
  };
  visit(parse(text));
  return found;
}

/**
 * Every command of the launcher, and of the scripts in it that it passes to another sh. Not the first command of each, which sets the trap:
 * nothing can be done about an error before it.
 */
function placesOf(): ReturnType<typeof simpleCommands> {
  const scripts = [...LAUNCHER.matchAll(/^(?:open|tidy)='$([^']+)'$/gm)].map(({ index, 0: all, 1: script = '' }) => ({
    offset: index + all.indexOf(script),
    script,
  }));
  return [
    ...simpleCommands(LAUNCHER).slice(1),
    ...scripts.flatMap(({ offset, script }) =>
      simpleCommands(script)
        .filter(({ start, end }) => !script.slice(start, end).startsWith('trap '))
        .map(({ start, end, assigns }) => ({ start: start + offset, end: end + offset, assigns })),
    ),
  ];
}

/** The launcher once for each fault: one of its commands fails the first time it is run. */
function faulty(): readonly Faulty[] {
  const faults = Object.keys(FAULTS) as FaultName[];
  return placesOf().flatMap(({ start, end, assigns }) =>
    faults
      .filter((fault) => !assigns || fault === 'ends sh')
      .map((fault) => {
        const command = LAUNCHER.slice(start, end);
        const once = `if [ -e "$FAKE_ONCE" ]; then ${command}; else : >"$FAKE_ONCE"; ${FAULTS[fault]}; fi`;
        const line = LAUNCHER.slice(0, start).split('\n').length;
        return { place: start, line, command, fault, launcher: LAUNCHER.slice(0, start) + once + LAUNCHER.slice(end) };
      }),
  );
}

const FAULTY = faulty();

/** The launcher, which writes down the place of each command before it runs it. */
function traced(): string {
  const pieces = placesOf().flatMap(({ start, end }) => [
    { at: start, text: `{ echo ${start} >>"$FAKE_TRACE"; ` },
    { at: end, text: '; }' },
  ]);
  // from the last to the first: what is inserted moves no place before it
  return pieces
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, piece) => text.slice(0, piece.at) + piece.text + text.slice(piece.at), LAUNCHER);
}

/** The shells of this machine that may be /bin/sh. */
export const INTERPRETERS = ['/bin/dash', '/bin/bash', '/bin/busybox', '/usr/bin/zsh'].filter((file) => fs.existsSync(file));

interface Outcome {
  readonly status: number;
  /** What the fake shell reported, one line for each start. */
  readonly report: readonly string[];
  readonly output: string;
}

/** No `-icanon`, `-echo` …, and none of SIGHUP, SIGINT and SIGQUIT ignored. */
const USABLE = /^plain:(?:none)?:..[08]:/;
/** And the user's NODE_OPTIONS, and no variable of ours. */
const AS_USUAL = /^plain:(?:none)?:..[08]:--kept:0$/;

function wrongIn(outcome: Outcome, expected: RegExp): string | null {
  const last = outcome.report.at(-1);
  // without a report it was a real sh, which has run a line
  const isShell = last === undefined || last === 'inside' || expected.test(last);
  return outcome.status === STATUS && isShell ? null : JSON.stringify(outcome);
}

export class LauncherDesk implements Disposable {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-desk-'));
  private runs = 0;

  constructor() {
    this.write('dist/proxy.cjs', '');
    this.write('dist/cli.cjs', '');
    this.write('shell/bash', SHELL);
    this.write('rc', RC);
    this.write('node_modules/node-fake/bin/node', NODE);
    for (const file of INTERPRETERS) {
      fs.mkdirSync(path.join(this.folder, path.basename(file)));
      fs.symlinkSync(file, path.join(this.folder, path.basename(file), 'sh'));
    }
  }

  /** What is wrong with the shell that the user of the launcher gets; null when nothing is. */
  async wrongWithout(interpreter: string, how: Case): Promise<string | null> {
    return wrongIn(await this.run(LAUNCHER, interpreter, how), AS_USUAL);
  }

  /**
   * The same with the faults that are met, in turn: only a command that is run without a fault can be the first that fails.
   * @param part one of so many faults; 1 for all.
   */
  async wrongWith(interpreter: string, how: Case, part = 1): Promise<{ readonly tried: number; readonly wrong: readonly string[] }> {
    const wrong: string[] = [];
    const places = await this.placesRun(interpreter, how);
    const rest = FAULTY
      // what ends another sh is for zsh as the launcher sets it up a failure, and an assignment does not fail
      .filter(({ place, fault }) => places.has(place) && (path.basename(interpreter) !== 'zsh' || fault === 'fails'))
      .filter((_, index) => index % part === 0);
    const tried = rest.length;
    const worker = async (): Promise<void> => {
      for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
        const { line, command, fault, launcher } = next;
        const problem = wrongIn(await this.run(launcher, interpreter, how), USABLE);
        if (problem !== null) wrong.push(`line ${line} ${fault}: ${command}\n  ${problem}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return { tried, wrong };
  }

  /** The settings of the terminal in their order, for each `wait` of the launcher that fails, where making it raw takes long. */
  async settingsWithLateStty(interpreter: string, how: Case): Promise<readonly (readonly string[])[]> {
    this.write('late/stty', LATE_STTY);
    const file = path.join(this.folder, 'settings');
    const orders: (readonly string[])[] = [];
    for (const { launcher } of FAULTY.filter(({ command, fault }) => /^wait\b/.test(command) && fault === 'fails')) {
      const env = { PATH: `${this.folder}/late:${this.folder}/shell:/usr/local/bin:/usr/bin:/bin`, FAKE_SETTINGS: file };
      await this.run(launcher, interpreter, how, env);
      orders.push(fs.readFileSync(file, 'utf8').trimEnd().split('\n'));
      fs.rmSync(file);
    }
    return orders;
  }

  /** The places of the commands that the launcher runs. */
  private async placesRun(interpreter: string, how: Case): Promise<ReadonlySet<number>> {
    const file = path.join(this.folder, 'trace');
    const wrong = wrongIn(await this.run(traced(), interpreter, how, { FAKE_TRACE: file }), USABLE);
    if (wrong !== null) throw new Error(`the launcher fails when it writes down what it runs: ${wrong}`);
    const lines = fs.readFileSync(file, 'utf8').trimEnd().split('\n');
    fs.rmSync(file);
    return new Set(lines.map(Number));
  }

  private write(name: string, text: string): string {
    const file = path.join(this.folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text, { mode: 0o755 });
    return file;
  }

  /** Runs this text as the launcher, with this interpreter under the name `sh`, which makes each a POSIX sh. */
  private async run(
    launcher: string,
    interpreter: string,
    { args, terminal, proxy, rc = false }: Case,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Outcome> {
    const id = `${(this.runs += 1)}`;
    const sh = path.join(this.folder, path.basename(interpreter), 'sh');
    const file = this.write(`bin/${id}`, launcher);
    const runtime = path.join(this.folder, `run-${id}`);
    const report = path.join(this.folder, `report-${id}`);
    fs.mkdirSync(runtime, { mode: 0o700 });
    const env = {
      HOME: this.folder,
      PATH: `${this.folder}/shell:/usr/local/bin:/usr/bin:/bin`,
      SHELL: path.join(this.folder, 'shell/bash'),
      TERM: 'xterm',
      XDG_RUNTIME_DIR: runtime,
      NODE_OPTIONS: '--kept',
      FAKE_REPORT: report,
      FAKE_ONCE: path.join(runtime, 'once'),
      FAKE_PROXY: proxy,
      FAKE_LAUNCHER: file,
      FAKE_SH: sh,
      ...more,
    };
    const [program, ...before] = rc ? (['/bin/sh', path.join(this.folder, 'rc')] as const) : ([sh, file, ...args] as const);
    const { status, output } = await (terminal ? onTerminal : onPipes)(program, before, env, this.folder);
    const lines = fs.existsSync(report) ? fs.readFileSync(report, 'utf8').trimEnd().split('\n') : [];
    for (const each of [file, runtime, report]) fs.rmSync(each, { recursive: true, force: true });
    return { status, report: lines, output };
  }

  [Symbol.dispose](): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

type Ended = { readonly status: number; readonly output: string };

function onTerminal(file: string, args: readonly string[], env: Readonly<Record<string, string>>, cwd: string): Promise<Ended> {
  return new Promise((resolve) => {
    let output = '';
    const pty = openPty({
      root: REPOSITORY,
      file,
      args,
      env,
      cwd,
      cols: 80,
      rows: 24,
      onExit: (code, signal) => {
        clearTimeout(hung);
        pty.releaseSlave();
        reader.destroy();
        resolve({ status: signal > 0 ? 128 + signal : code, output });
      },
    });
    const reader = new tty.ReadStream(pty.masterFd);
    const hung = setTimeout(() => process.kill(pty.pid, 'SIGKILL'), HUNG_MS);
    reader
      .on('data', (bytes: Buffer) => {
        output += bytes.toString('latin1');
        // the prompt of a real sh
        if (/[#$] $/.test(output)) pty.write(Buffer.from(`exit ${STATUS}\r`), 0);
      })
      .on('error', () => {});
  });
}

function onPipes(file: string, args: readonly string[], env: Readonly<Record<string, string>>, cwd: string): Promise<Ended> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(file, args, { env, cwd, stdio: 'pipe' });
    child.stdin.on('error', () => {}).end(`exit ${STATUS}\n`);
    child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString('latin1')));
    child.stderr.on('data', (bytes: Buffer) => (output += bytes.toString('latin1')));
    child.on('close', (code, signal) => resolve({ status: code ?? (signal === null ? -1 : 128), output }));
  });
}
