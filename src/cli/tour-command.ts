/** `yosh tour`: a session in a throw-away folder, in which `src/tour` answers instead of a provider. Removes the folder at its end. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../base/own-folder.ts';
import { processSpace } from '../proxy/dead-sessions.ts';
import { DEFAULT_SHELL, KINDS, shellNamed, shellOfPath } from '../shell/shell-kinds.ts';
import { BUILD_FOLDER, SECRET_FILE, sentenceOf, STATIONS, WELCOME } from '../tour/stations.ts';
import { reason } from '../base/file-error.ts';
import { type Endpoints, refuse } from './cli-endpoints.ts';
import { type Args, shellArgument, type Subcommand, textOf } from './subcommand.ts';

/** Size of the files that the tour finds: holes, which take no room on the disk. */
const BIG_BYTES = 3 * 1024 * 1024;
const SMALL_BYTES = 12 * 1024;
const OWN_FILES = 0o600;

/** Where the folder of a tour is made. */
export const tourPlace = ({ env, sharedFolder }: Pick<Endpoints, 'env' | 'sharedFolder'>): string => env['TMPDIR'] || sharedFolder;

async function tour(args: Args, io: Endpoints): Promise<number> {
  if (io.env['YOSH_TOUR'] !== undefined) return refuse(io, 'this is the tour already; exit leaves it');
  if (io.person() === null) return refuse(io, 'the tour needs a terminal');
  const shell = shellNamed(textOf(args, 'shell') ?? '') ?? shellOfPath(io.env['SHELL']) ?? DEFAULT_SHELL;
  let folder: string;
  try {
    folder = fs.mkdtempSync(path.join(tourPlace(io), 'yosh-tour.'));
  } catch (error) {
    return refuse(io, `the tour needs a folder in ${tourPlace(io)}, and none can be made (${reason(error)})`);
  }
  const remove = (): void => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  const place = path.join(folder, 'place');
  const { files, env } = KINDS[shell].start.passing(folder, io.env);
  try {
    furnish(folder, place, files);
  } catch (error) {
    return refuse(io, `the tour's folder cannot be filled (${reason(error)})`);
  }
  io.out(`${[...WELCOME, sentenceOf(STATIONS[0])].join('\n')}\n\n`);
  const status = await session(`${io.root}/bin/yosh`, [shell], place, {
    ...io.env,
    ...env,
    XDG_STATE_HOME: path.join(folder, 'state'),
    // what is recorded when a session ends would make the folder again
    YO_HISTORY: '0',
    YOSH_TOUR: folder,
  });
  remove();
  io.out('The tour is over, and its folder is removed. To connect a model: yosh setup\n');
  return status;
}

/** What is in the folder: whose it is, the user's place, a state folder in which the greeting was shown, and what the shell reads. */
function furnish(folder: string, place: string, files: Readonly<Record<string, string>>): void {
  const state = path.join(folder, 'state', 'yosh');
  for (const each of [place, path.join(place, BUILD_FOLDER), state]) makeFolder(each);
  fs.writeFileSync(path.join(folder, 'pid'), `${process.pid}\n${processSpace() ?? ''}\n`, { mode: OWN_FILES });
  fs.writeFileSync(path.join(state, 'greeted'), '', { mode: OWN_FILES });
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text, { mode: OWN_FILES });
  fs.writeFileSync(path.join(place, SECRET_FILE.name), SECRET_FILE.text, { mode: OWN_FILES });
  const sizes = {
    'holiday.mov': BIG_BYTES,
    'notes.txt': SMALL_BYTES,
    [`${BUILD_FOLDER}/app.js`]: SMALL_BYTES,
    [`${BUILD_FOLDER}/.env`]: 1024,
  };
  for (const [name, bytes] of Object.entries(sizes)) {
    fs.writeFileSync(path.join(place, name), '');
    fs.truncateSync(path.join(place, name), bytes);
  }
}

/** Runs the session in this terminal until it ends. What ends this process ends it too, and then its folder is removed. */
function session(file: string, args: readonly string[], cwd: string, env: Endpoints['env']): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env, stdio: 'inherit' });
    const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
    const signals = ['SIGHUP', 'SIGTERM'] as const;
    // an early Ctrl-C reaches every process of the terminal; the launcher ends by it, and this process must clean up
    const nothing = (): void => {};
    process.on('SIGINT', nothing).on('SIGQUIT', nothing);
    for (const signal of signals) process.on(signal, pass);
    const ended = (status: number): void => {
      process.off('SIGINT', nothing).off('SIGQUIT', nothing);
      for (const signal of signals) process.off(signal, pass);
      resolve(status);
    };
    child.on('error', () => ended(1));
    // a shell ends with the status of its last command, which says nothing about the tour
    child.on('exit', () => ended(0));
  });
}

export const tourCommand: Subcommand = {
  name: 'tour',
  about: 'one minute at your own prompt, offline, in a throw-away folder: what yo does',
  examples: ['yosh tour'],
  positionals: [{ ...shellArgument('the shell of the tour'), optional: true }],
  run: tour,
};
