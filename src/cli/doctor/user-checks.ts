/** Checks of what is the user's: rc file, the session we are in, the terminal, ~/.yoconf, the provider. */
import fs from 'node:fs';
import path from 'node:path';
import { loadConfig } from '../../config/load.ts';
import { textFromBytes } from '../bytes.ts';
import { type Endpoints, NO_HOME } from '../cli-endpoints.ts';
import { initLine } from '../init.ts';
import { DOCTOR_CALL_MS } from '../cli-limits.ts';
import { canReplace, readWhole } from '../write-file.ts';
import { planRc, rcFileOf } from '../setup/rc-file.ts';
import { settingsPath, SHOWN_PATH, sourceOf } from '../settings-file.ts';
import { testCall } from '../test-call.ts';
import { broken, type Check, fine, type Finding, info, warn } from './check.ts';
import { defaultShell } from './shells.ts';

export const rcLine: Check = {
  name: 'rc line',
  look: ({ io }) => {
    if (io.home === null) return [];
    const shell = defaultShell(io.env);
    const file = rcFileOf(shell, io.home, io.env);
    const read = readWhole(file.path);
    if (!read.ok) return warn(`${file.shown} cannot be read (${read.error})`, `see ls -l ${file.shown}`);
    const text = read.value === null ? '' : textFromBytes(read.value.bytes);
    const plan = planRc(text, initLine(io.root, shell), file.shown);
    if (plan.kind === 'there')
      return plan.atTop
        ? fine(`in ${file.shown}: every terminal starts in yosh`)
        : warn(`in ${file.shown}, but not on top: what stands above it runs twice`, 'move it to the first line');
    if (/\n-/.test(plan.diff)) return warn(`in ${file.shown}, for another installation of yosh`, 'run yosh setup, which replaces it');
    return info(`not in ${file.shown}: yosh starts when you type it`);
  },
};

export const session: Check = {
  name: 'session',
  look: ({ io }) => {
    const folder = io.env['YOSH_SESSION'];
    if (folder === undefined) return info('not inside yosh now');
    if (!fs.existsSync(folder)) return warn('YOSH_SESSION names a folder that is gone', 'open a new terminal');
    return sameTerminal(`${folder}/tty`)
      ? fine('inside yosh')
      : info('inside yosh, on another terminal (tmux, su, script): yo answers there as in a script');
  },
};

function sameTerminal(link: string): boolean {
  try {
    return fs.statSync(link).rdev === fs.fstatSync(0).rdev;
  } catch {
    return false;
  }
}

export const terminal: Check = {
  name: 'terminal',
  look: ({ io }) => {
    const term = io.env['TERM'] ?? '';
    if (io.screen === null) return info(`the output is no terminal; TERM is ${term || 'not set'}`);
    const { cols, rows } = io.screen;
    const found = `${term || 'TERM is not set'}, ${cols} × ${rows}`;
    if (term === '' || term === 'dumb') return broken(`${found}: yosh opens a plain shell here`, 'set TERM, as xterm-256color');
    if (cols === 0 || rows === 0) return warn(`${found}: the terminal does not say its size`, 'run stty cols 80 rows 24');
    return fine(found);
  },
};

export const settings: Check = {
  name: 'settings',
  look: ({ io }) => {
    if (io.home === null) return broken(NO_HOME.split(';')[0] as string, 'set HOME');
    const file = settingsPath(io.home);
    const read = readWhole(file);
    const source = sourceOf(io, null);
    const { problems } = loadConfig(source);
    const found: Finding[] = problems.flatMap((problem) => {
      // "what; remedy", as loadConfig writes them
      const cut = problem.lastIndexOf('; run: ');
      return cut > 0 ? broken(problem.slice(0, cut), problem.slice(cut + 2)) : broken(problem, `correct it, or run yosh config set`);
    });
    const able = canReplace(file);
    if (!able.ok) found.push(...warn(`${SHOWN_PATH} cannot be written (${able.error})`, 'make your home folder writable'));
    if (found.length > 0) return found;
    if (!read.ok || read.value === null) return info(`there is no ${SHOWN_PATH}`, 'run yosh setup to connect a model');
    return fine(`${SHOWN_PATH}, ${read.value.mode.toString(8).padStart(4, '0')}`);
  },
};

export const provider: Check = {
  name: 'provider',
  look: async ({ io, call, signal }) => {
    const { config } = loadConfig(sourceOf(io, null));
    const model = config.model === '' ? '' : ` (${config.model})`;
    if (!call) return info(`${config.provider || 'whoever is found'}${model}, not asked`);
    const result = await testCall(io, config, DOCTOR_CALL_MS, signal);
    const name = `${result.name}${model}`;
    // most providers name themselves in what they say
    if (!result.ok)
      return broken(
        result.failure.what.includes(result.name) ? result.failure.what : `${name}: ${result.failure.what}`,
        result.failure.remedy,
      );
    const took = `answered in ${(result.tookMs / 1000).toFixed(1)} s`;
    return result.name === 'offline'
      ? info(`${name} ${took}; nothing is sent, there is no model`, 'run yosh setup to connect one')
      : fine(`${name} ${took}`);
  },
};

const OTHERS_WRITE = 0o022;
const STICKY = 0o1000;

/** Where bin/yosh makes the session's folder, in its order. */
export const sessionPlaces = ({ env, sharedFolder }: Pick<Endpoints, 'env' | 'sharedFolder'>): readonly string[] => [
  ...new Set([env['XDG_RUNTIME_DIR'] || env['TMPDIR'] || sharedFolder, sharedFolder]),
];

export const sessionPlace: Check = {
  name: 'session folder',
  look: ({ io }) => {
    const tried: string[] = [];
    for (const place of sessionPlaces(io)) {
      let folder: string;
      try {
        folder = fs.mkdtempSync(path.join(place, 'yosh-doctor.'));
      } catch (error) {
        tried.push(`${place} (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
        continue;
      }
      const mode = fs.statSync(folder).mode & 0o777;
      fs.rmdirSync(folder);
      const { mode: around } = fs.statSync(place);
      if ((mode & 0o077) !== 0)
        return broken(
          `${place}: a new folder is ${mode.toString(8).padStart(4, '0')}, others may read it`,
          'mount it with ordinary permissions, or set XDG_RUNTIME_DIR to a folder of yours',
        );
      if ((around & OTHERS_WRITE) !== 0 && (around & STICKY) === 0)
        return broken(`${place} is writable for others and not sticky: they can replace our folder`, `run: chmod +t ${place}`);
      if (tried.length > 0)
        return warn(`${place}, because there was no way in ${tried.join(', ')}`, 'set XDG_RUNTIME_DIR or TMPDIR to a folder you may write');
      return fine(`${place}, 0700 for you alone`);
    }
    return broken(`none can be made in ${tried.join(' or ')}`, 'set TMPDIR to a folder you may write');
  },
};
