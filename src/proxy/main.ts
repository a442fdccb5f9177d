/**
 * The proxy: bytes between the user's terminal and the shell's, and nothing else on that path but a copy into the ring and a
 * search for frames. It holds no key, opens no socket and parses nothing a stranger wrote.
 *
 *   node proxy.cjs <root> <session> <line settings> <bash|zsh> <path of the shell> <login: 1|0>
 *
 * Descriptor 3 is the launcher's: `ended <status>` on it says that the shell really ran and ended; without it, it did not.
 * The launcher has put the terminal into raw mode and puts it back, whatever becomes of this process: no signal that ends a
 * process is handled here.
 */
import fs from 'node:fs';
import tty from 'node:tty';
import { ENTER_GUARD_MS, EXIT_DRAIN_BYTES, EXIT_DRAIN_MS, READ_CHUNK_BYTES, STRADDLE_MS } from '../base/limits.ts';
import { planLaunch } from '../shell/launch.ts';
import { type AnswerKind, type AskId, encodeAnswer, encodeBody, type Frame, framePrefix, parseFrame } from '../shell/wire.ts';
import { Companion } from './companion.ts';
import { DownChannel } from './down.ts';
import { FrameLog } from './frame-log.ts';
import { Keyboard } from './keyboard.ts';
import { resetsFor } from './mode-reset.ts';
import { OuterTerminal } from './outer.ts';
import { openPty } from './pty.ts';
import { PtyWriter } from './pty-writer.ts';
import { ByteRing } from './ring.ts';
import { FrameScanner } from './scanner.ts';
import { makeNonce, parseArgs, ringBytes } from './settings.ts';

const STDIN = 0;
const STDOUT = 1;
const ENDED = 3;
const HANGUP_STATUS = 129;
const BELL = Buffer.from('\x07');
const CANCELLED = Buffer.from('\x1b[0m\x1b[K^C\r\n');

const { root, session, lineSettings, shell, shellPath, login } = parseArgs(process.argv.slice(2));
const nonce = makeNonce();
// `line` is bash's, for the newest history entry, `names` both shells', for what they know: made here because the umask may be anything
for (const [name, content] of [
  ['nonce', `${nonce}\n`],
  ['line', ''],
  ['names', ''],
] as const)
  fs.writeFileSync(`${session}/${name}`, content, { mode: 0o600 });

const outer = new OuterTerminal(STDOUT, hungUp);
const plan = planLaunch({ shell, path: shellPath, login, env: process.env, root, session, lineSettings });
const pty = openPty({ root, ...plan, cwd: process.cwd(), ...outer.size(), onExit: shellExited });
fs.symlinkSync(pty.slave, `${session}/tty`);

const ring = new ByteRing(ringBytes(process.env));
const log = new FrameLog();
const scanner = new FrameScanner(framePrefix(nonce), { pass: fromShell, frame: fromHook });
const keysIn = new tty.ReadStream(
  STDIN,
  onread((bytes) => keyboard.keys(bytes)),
);
const shellOut = new tty.ReadStream(pty.masterFd, onread(fromPty));
const writer = new PtyWriter(pty.masterFd, (full) => void (full ? keysIn.pause() : keysIn.resume()));
const keyboard = new Keyboard({
  toPty: (bytes) => writer.write(bytes),
  bell: () => outer.write(BELL),
  cancel: (id) => {
    companion.cancel();
    // the thinking line leaves the cursor at its beginning, so this wipes it and nothing else; half an answer loses its colour
    show(CANCELLED, 0, CANCELLED.length);
    release(id, 'cancel');
  },
  guard: () => void setTimeout(() => keyboard.guardEnded(), ENTER_GUARD_MS),
  awaitQuiet: (delayMs) => {
    clearTimeout(quietTimer);
    quietTimer = setTimeout(() => keyboard.quiet(), delayMs);
  },
});
const companion = new Companion({
  file: `${root}/dist/companion.cjs`,
  session,
  env: process.env as Record<string, string>,
  ring,
  log,
  masterFd: pty.masterFd,
  screen: (bytes) => show(bytes, 0, bytes.length),
  answer: (kind, bytes) => {
    sendDown(bytes);
    keyboard.answered(kind);
  },
  fail,
  capturing: () => capturing,
  capture: (on) => {
    capturing = on;
    ring.clear();
    log.clear();
  },
  resizeRing: (bytes) => ring.resize(bytes),
});
let capturing = true;
let killedFrom: number | null = null;
let down: DownChannel | null = null;
let quietTimer: NodeJS.Timeout | undefined;
let straddleTimer: NodeJS.Timeout | undefined;
let status = HANGUP_STATUS;
let shellRuns = true;

keysIn.on('end', hungUp).on('error', hungUp).resume();
shellOut.on('end', finish).on('error', finish).resume();
process.on('SIGWINCH', resized);
resized(); // the window may have changed since the shell was started
process.on('SIGCHLD', continueShell);

function resized(): void {
  const { cols, rows } = outer.size();
  pty.resize(cols, rows);
  const size = { offset: ring.end, cols, rows };
  log.resized(size);
  companion.resized(size);
}

/** A shell that stops itself (`suspend`) has no shell around it that would continue it. To one that runs this is nothing. */
function continueShell(): void {
  try {
    if (shellRuns) process.kill(pty.pid, 'SIGCONT');
  } catch {
    // it has just ended
  }
}

/** One static buffer a stream, reused for every read: a new one each time costs a third of the throughput. */
function onread(take: (bytes: Buffer) => void): object {
  const buffer = Buffer.allocUnsafeSlow(READ_CHUNK_BYTES);
  const callback = (count: number): boolean => {
    take(buffer.subarray(0, count));
    return true;
  };
  return { onread: { buffer, callback } };
}

function fromPty(bytes: Buffer): void {
  scanner.push(bytes);
  if (straddleTimer !== undefined) clearTimeout(straddleTimer);
  straddleTimer = scanner.holding ? setTimeout(() => scanner.flush(), STRADDLE_MS) : undefined;
}

function fromShell(bytes: Buffer, start: number, end: number): void {
  show(bytes, start, end);
  if (keyboard.watchesOutput) keyboard.output(bytes, start, end);
}

/** Whatever the terminal is shown is in the ring, and the other way round. */
function show(bytes: Buffer, start: number, end: number): void {
  if (capturing) ring.write(bytes, start, end);
  outer.write(bytes, start, end);
}

function fromHook(body: Buffer): boolean {
  const parsed = parseFrame(body);
  if (!parsed.ok) return false;
  const frame = parsed.value;
  const recorded = log.record(ring.end, told(frame, body), Date.now());
  const asks = frame.verb === 'Q' || frame.verb === 'N';
  if (frame.verb === 'D' && frame.status > 128) killedFrom = log.lastOffset('C') ?? ring.start;
  if (frame.verb === 'P' && killedFrom !== null) {
    outer.write(Buffer.from(resetsFor(ring.read(killedFrom)), 'latin1'));
    killedFrom = null;
  }
  if (asks) openDown()?.clear();
  keyboard.frame(frame);
  if (asks) {
    // before the companion is asked: the hook's own open waits for it
    if (openDown() === null) fail(frame.id, 'yo: the folder of this session is gone; start a new yosh');
    else companion.ask(frame.id, recorded);
  } else {
    if (capturing || frame.verb === 'P') log.add(recorded);
    companion.frame(recorded);
  }
  return true;
}

/** A command that may have been kept out of the history is not said to repeat another. */
function told(frame: Frame, body: Buffer): Buffer {
  return frame.verb === 'D' && frame.repeats !== '' && !keyboard.ranPlain ? encodeBody({ ...frame, repeats: '' }) : body;
}

/** Ends the hook's wait without an answer. */
function release(id: AskId, kind: AnswerKind): void {
  const message = encodeAnswer({ id, kind, text: '' });
  if (message.ok) sendDown(message.value);
  keyboard.answered(kind);
}

function fail(id: AskId, line: string): void {
  outer.write(Buffer.from(`${line}\r\n`));
  release(id, 'err');
}

function sendDown(message: Buffer): void {
  openDown()?.send(message);
}

/** The launcher has made the FIFO. Null when somebody has removed it since: then no hook waits for it either. */
function openDown(): DownChannel | null {
  try {
    down ??= new DownChannel(`${session}/down`);
  } catch {
    return null;
  }
  return down;
}

/** The slave was held open until now; with the last one closed, `shellOut` ends after the last byte. A background job may hold it open for ever. */
function shellExited(code: number, signal: number): void {
  shellRuns = false;
  status = signal > 0 ? 128 + signal : code;
  pty.releaseSlave();
  setTimeout(finish, EXIT_DRAIN_MS);
}

function finish(): void {
  drain();
  scanner.flush();
  writer.close();
  fs.writeSync(ENDED, `ended ${status}\n`);
  process.exit(status);
}

/** What the kernel still holds when libuv has seen the hang-up. */
function drain(): void {
  const buffer = Buffer.allocUnsafe(READ_CHUNK_BYTES);
  for (let total = 0; total < EXIT_DRAIN_BYTES;) {
    let count = 0;
    try {
      count = fs.readSync(pty.masterFd, buffer);
    } catch {
      return;
    }
    if (count === 0) return;
    total += count;
    scanner.push(buffer.subarray(0, count));
  }
}

function hungUp(): void {
  process.exit(HANGUP_STATUS);
}
