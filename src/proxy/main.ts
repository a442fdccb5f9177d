/**
 * The proxy's process: starts the shell, then makes the real endpoints and gives them to the engine.
 *
 *   node proxy.cjs <root> <session> <bash|zsh> <path of the shell> <login: 1|0>
 *
 * Only what starts the shell is in this file of the build: the rest is compiled and loaded while the shell starts.
 */
import { planLaunch } from '../shell/launch.ts';
import { logErrors, needDescriptors } from './descriptors.ts';
import { handedOver } from './handed-over.ts';
import { DEFAULT_SIZE } from './proxy-endpoints.ts';
import { openPty } from './pty.ts';
import { nameTerminal, prepareSession } from './session-files.ts';
import { makeNonce, parseArgs } from './settings.ts';

const args = parseArgs(process.argv.slice(2));
const { root, session, shell, shellPath: path, login } = args;
const env = process.env as Record<string, string>;
const { size, ...terminal } = handedOver(`${session}/terminal`);
logErrors(`${session}/proxy.log`);
needDescriptors();
const plan = planLaunch({ shell, path, login, env, root, session, ...terminal });
const nonce = makeNonce();
prepareSession(session, nonce);
const exit = Promise.withResolvers<readonly [code: number, signal: number]>();
const onExit = (code: number, signal: number): void => exit.resolve([code, signal]);
// the folder of this process: a shell can also start in one that was removed, which has no name
const pty = openPty({ root, ...plan, cwd: '', ...(size ?? DEFAULT_SIZE), onExit });
nameTerminal(session, pty.slave); // nothing comes before it: the shell waits for it
void import('./serve.ts').then(({ serve }) => serve({ root, folder: session, env, nonce, pty, exited: exit.promise }));
