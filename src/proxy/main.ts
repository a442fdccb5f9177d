/**
 * The proxy's process: makes the real endpoints and gives them to the engine.
 *
 *   node proxy.cjs <root> <session> <line settings> <bash|zsh> <path of the shell> <login: 1|0> <rows and columns>
 *
 * Descriptor 3 is read by the launcher: `ended <status>` on it means that the shell really ran and ended.
 * The launcher has put the terminal into raw mode and restores it however this process ends: so no signal that ends a process is
 * handled here.
 */
import fs from 'node:fs';
import { planLaunch } from '../shell/launch.ts';
import { systemClock } from './clock.ts';
import { removeDeadSessions } from './dead-sessions.ts';
import { needDescriptors } from './descriptors.ts';
import { HANGUP_STATUS, ProxyEngine } from './engine.ts';
import { openInput } from './input.ts';
import { DEFAULT_SIZE, OuterTerminal } from './outer.ts';
import { openPty } from './pty.ts';
import { nameTerminal, prepareSession, Session } from './proxy-session.ts';
import { makeNonce, parseArgs, ringBytes } from './settings.ts';

const STDIN = 0;
const STDOUT = 1;
const ENDED = 3;
/** The first prompt comes first: a new shell reads its files for up to a second. */
const REMOVE_AFTER_MS = 2_000;
const hungUp = (): never => process.exit(HANGUP_STATUS);

const { root, session: folder, lineSettings, shell, shellPath, login, size } = parseArgs(process.argv.slice(2));
const env = process.env as Record<string, string>;
const nonce = makeNonce();
prepareSession(folder, nonce);
needDescriptors();

const plan = planLaunch({ shell, path: shellPath, login, env, root, session: folder, lineSettings });
const onExit = (code: number, signal: number): void => engine.shellExited(code, signal);
const pty = openPty({ root, ...plan, cwd: process.cwd(), ...(size ?? DEFAULT_SIZE), onExit });
nameTerminal(folder, pty.slave);

// behind the shell's start: it takes as long as the shell's own files
const terminal = new OuterTerminal(STDOUT, hungUp);

const keyboard = openInput(STDIN, (bytes) => engine.keys(bytes));
const output = openInput(pty.masterFd, (bytes) => engine.output(bytes));
const session = new Session({ file: `${root}/dist/companion.cjs`, session: folder, env, masterFd: pty.masterFd });
const end = (status: number): never => {
  fs.writeSync(ENDED, `ended ${status}\n`);
  process.exit(status);
};
const engine = new ProxyEngine({ nonce, ringBytes: ringBytes(env) }, { keyboard, terminal, pty, session, clock: systemClock, end });

process.on('exit', () => engine.ending());
keyboard.on('end', hungUp).on('error', hungUp).resume();
output
  .on('end', () => engine.outputEnded())
  .on('error', () => engine.outputEnded())
  .resume();
process.on('SIGHUP', hungUp); // from the launcher, whose window may close while its terminal stays open
process.on('SIGWINCH', () => engine.resized());
engine.resized(); // the window may have changed since the shell was started
process.on('SIGCHLD', () => engine.childStopped());
setTimeout(() => removeDeadSessions(folder, env, pty.masterFd), REMOVE_AFTER_MS).unref();
