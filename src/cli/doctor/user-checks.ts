/** Checks of the user's own things: rc file, the session around this process, the terminal, ~/.yoconf, the provider. */
import fs from 'node:fs';
import path from 'node:path';
import type { Experience } from '../../base/model-notes.ts';
import { quotedWord } from '../../base/quoted-word.ts';
import { loadConfig } from '../../config/load.ts';
import { textFromBytes } from '../bytes.ts';
import { type Endpoints, NO_HOME } from '../cli-endpoints.ts';
import { askedAs } from '../models-command.ts';
import { initLine } from '../init.ts';
import { DOCTOR_CALL_MS } from '../cli-limits.ts';
import { KINDS, type ShellName } from '../../shell/shell-kinds.ts';
import { canReplace, readWhole } from '../write-file.ts';
import { planRc, rcFileOf } from '../setup/rc-file.ts';
import { keyNotes, unchosenSection } from '../setting-notes.ts';
import { settingsPath, SHOWN_PATH, sourceOf } from '../settings-file.ts';
import { testCall } from '../test-call.ts';
import { broken, type Check, fine, type Finding, info, warn } from './check.ts';
import { onPath } from './program-checks.ts';
import { defaultShell } from './shells.ts';

/** Programs that open a shell on a terminal of its own, to which the hooks of a session do not reach, and how they are typed. */
const OPENING: readonly (readonly [string, string])[] = [
  ['tmux', 'tmux'],
  ['screen', 'screen'],
  ['sudo', 'sudo -s'],
  ['su', 'su -'],
  ['docker', 'docker'],
  ['podman', 'podman'],
  ['ssh', 'ssh'],
];

export const rcLine: Check = {
  name: 'rc line',
  run: ({ io }) => {
    if (io.home === null) return [];
    const shell = defaultShell(io.env);
    const file = rcFileOf(shell, io.home, io.env);
    const read = readWhole(file.path);
    if (!read.ok) return warn(`${file.shown} cannot be read (${read.error})`, `run: ls -l ${file.shown}`);
    const text = read.value === null ? '' : textFromBytes(read.value.bytes);
    const plan = planRc(text, initLine(io.root, shell), file.shown);
    if (plan.kind === 'there' && !plan.atTop)
      return warn(`in ${file.shown}, but not at the top: the lines above it run twice`, 'move it to the first line');
    if (plan.kind === 'there') {
      const login = loginFileWithout(shell, io.home, file.path);
      return login === null
        ? fine(`in ${file.shown}: every terminal starts in yosh`)
        : info(
            `in ${file.shown}: terminals start in yosh, but no login shells (ssh, terminals of macOS)`,
            `to have it there too, write in ${login}: [ -z "$BASH_VERSION" ] || . ${file.shown}`,
          );
    }
    if (/\n-/.test(plan.diff)) return warn(`in ${file.shown}, for another installation of yosh`, 'to replace it: yosh setup');
    const opening = OPENING.filter(([program]) => onPath(program, io.env) !== null).map(([, shown]) => shown);
    const without = opening.length === 0 ? '' : `; a shell opened by ${opening.join(', ')} has no yo`;
    const remedy = opening.length === 0 ? null : 'to have it there: yosh setup, as that user and on that machine';
    return info(`not in ${file.shown}: yosh starts when you type yosh${without}`, remedy);
  },
};

/** The file that a login shell of this kind reads, as the user would write it, when nothing in it names the rc file; else null. */
function loginFileWithout(shell: ShellName, home: string, rcFile: string): string | null {
  const { loginFiles } = KINDS[shell].rc;
  const name = loginFiles.find((each) => fs.existsSync(path.join(home, each))) ?? loginFiles[0];
  if (name === undefined) return null;
  const read = readWhole(path.join(home, name));
  const lines = read.ok && read.value !== null ? textFromBytes(read.value.bytes).split('\n') : [];
  return lines.some((line) => line.includes(path.basename(rcFile)) && !/^\s*#/.test(line)) ? null : `~/${name}`;
}

export const session: Check = {
  name: 'session',
  run: ({ io }) => {
    const folder = io.env['YOSH_SESSION'];
    if (folder === undefined) return info('not in a yosh shell');
    if (!fs.existsSync(folder)) return warn('YOSH_SESSION names a folder that is gone', 'open a new terminal');
    return sameTerminal(`${folder}/tty`)
      ? fine('in a yosh shell')
      : info('in a yosh shell, on another terminal (tmux, su, script): yo answers here as in a script');
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
  run: ({ io }) => {
    const term = io.env['TERM'] ?? '';
    if (io.screen === null) return info(`the output is not a terminal; TERM is ${term || 'not set'}`);
    const { cols, rows } = io.screen;
    const found = `${term || 'TERM is not set'}, ${cols} × ${rows}`;
    if (term === '' || term === 'dumb') return broken(`${found}: yosh opens a plain shell here`, 'run: export TERM=xterm-256color');
    if (cols === 0 || rows === 0) return warn(`${found}: the terminal reports no size`, 'run: stty cols 80 rows 24');
    return fine(found);
  },
};

export const settings: Check = {
  name: 'settings',
  run: ({ io }) => {
    if (io.home === null) return broken(NO_HOME.split(';')[0] as string, 'set HOME');
    const file = settingsPath(io.home);
    const read = readWhole(file);
    const source = sourceOf(io, null);
    const { config, problems } = loadConfig(source);
    const { stop } = config;
    const found: Finding[] = problems.flatMap((problem) => {
      // loadConfig writes "what; remedy", and the name of a variable in front of what is wrong with it
      const cut = problem.lastIndexOf('; run: ');
      if (cut > 0) return broken(problem.slice(0, cut), problem.slice(cut + 2));
      const variable = /^([A-Z_]+): /.exec(problem)?.[1];
      return broken(problem, variable === undefined ? 'correct the line, or use yosh config set' : `correct it, or run: unset ${variable}`);
    });
    for (const [what = '', remedy = ''] of keyNotes(config).map((note) => note.split('. '))) found.push(...warn(what, remedy));
    const unchosen = source.file !== null && 'text' in source.file ? unchosenSection(source.file.text, config) : null;
    if (unchosen !== null)
      found.push(
        ...warn(
          `in ${SHOWN_PATH} all is below [${unchosen}], which counts only when chosen`,
          `run: yosh config set profile ${quotedWord(unchosen)}`,
        ),
      );
    if (stop !== null) found.unshift(...broken(`${stop.what}: nothing is sent`, stop.mend));
    const able = source.file !== null && 'error' in source.file ? null : canReplace(file);
    if (able?.ok === false) found.push(...warn(`${SHOWN_PATH} cannot be written (${able.error})`, 'make your home folder writable'));
    if (found.length > 0) return found;
    if (!read.ok || read.value === null) return info(`there is no ${SHOWN_PATH}`, 'to connect a model: yosh setup');
    return fine(`${SHOWN_PATH}, ${read.value.mode.toString(8).padStart(4, '0')}`);
  },
};

export const provider: Check = {
  name: 'provider',
  run: async ({ io, call, signal }) => {
    const { config } = loadConfig(sourceOf(io, null));
    const model = config.model === '' ? '' : ` (${config.model})`;
    if (!call) return info(config.provider === '' ? 'none is set: the first one found answers' : `${config.provider}${model}, not asked`);
    const result = await testCall(io, config, DOCTOR_CALL_MS, signal);
    const name = `${result.name}${model}`;
    // most failures name the provider already
    if (!result.ok)
      return broken(
        result.failure.what.includes(result.name) ? result.failure.what : `${name}: ${result.failure.what}`,
        result.failure.remedy,
      );
    const took = `answered in ${(result.tookMs / 1000).toFixed(1)} s`;
    return result.name === 'offline'
      ? info(`${name} ${took}, without a model; nothing is sent`, 'to connect a model: yosh setup')
      : [{ standing: 'ok', found: `${name} ${took}; ${askedAs(result.asked)}`, remedy: isOpen(result.asked) ? PROBE : null }];
  },
};

const PROBE = 'to find out what it can do: yosh probe';
/** Nobody has tried what the model can do, and its profile is a guess that may be too low. */
const isOpen = ({ profile, probed }: Pick<Experience, 'profile' | 'probed'>): boolean => probed === undefined && profile !== 'large';

const OTHERS_WRITE = 0o022;
const STICKY = 0o1000;

/** The folders in which bin/yosh tries to make the session's folder, in its order. */
export const sessionPlaces = ({ env, sharedFolder }: Pick<Endpoints, 'env' | 'sharedFolder'>): readonly string[] => [
  ...new Set([env['XDG_RUNTIME_DIR'] || env['TMPDIR'] || sharedFolder, sharedFolder]),
];

export const sessionPlace: Check = {
  name: 'session folder',
  run: ({ io }) => {
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
          `${place}: a new folder has mode ${mode.toString(8).padStart(4, '0')}, so others can read it`,
          'mount it with ordinary permissions, or set XDG_RUNTIME_DIR to a folder of your own',
        );
      if ((around & OTHERS_WRITE) !== 0 && (around & STICKY) === 0)
        return broken(
          `others can write in ${place}, which is not sticky: they could replace the session's folder`,
          `run: chmod +t ${place}`,
        );
      if (tried.length > 0)
        return warn(
          `${place}, because none can be made in ${tried.join(', ')}`,
          'set XDG_RUNTIME_DIR or TMPDIR to a folder you can write in',
        );
      return fine(`in ${place}, mode 0700: for you alone`);
    }
    return broken(`none can be made in ${tried.join(' or ')}`, 'set TMPDIR to a folder you can write in');
  },
};
