/** Checks of what is installed: runtime, terminal addon, shells, hooks. */
import fs from 'node:fs';
import path from 'node:path';
import { findNative, openPty } from '../../proxy/pty.ts';
import { KINDS, SHELL_NAMES, type ShellName } from '../../shell/shell-kinds.ts';
import { userEnvironment } from '../../shell/launch.ts';
import { PROGRAM_MS } from '../cli-limits.ts';
import { broken, type Check, fine, type Finding, info } from './check.ts';
import { defaultShell, findShell, newEnough } from './shells.ts';

/** What to do about a missing file, as bin/prepare says it: what is installed has no source to build. */
const reinstall = (root: string): string =>
  fs.existsSync(path.join(root, 'src'))
    ? `run: cd ${root} && npm ci --ignore-scripts && npm run build`
    : 'install yosh again: npm install -g --include=optional FILE.tgz';
/** Oldest version that works, major and minor, as in bin/yosh. */
const OLDEST_NODE = [24, 16] as const;

export const runtime: Check = {
  name: 'runtime',
  run: ({ runtime: { version, file }, io }) => {
    const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
    const own = file.startsWith(`${io.root}/node_modules/`) || /\/node_modules\/node-[^/]+\/bin\/node$/.test(file);
    const found = `Node.js ${version.replace(/^v/, '')}, ${own ? 'the one that came with yosh' : file}`;
    if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
      return broken(`${found}: too old`, `install Node.js ${OLDEST_NODE.join('.')} or newer`);
    return fine(found);
  },
};

export const addon: Check = {
  name: 'terminal addon',
  run: async ({ io, runtime: { platform, arch } }) => {
    if (findNative(io.root, platform, arch, fs.existsSync) === null) return broken(`none for ${platform}-${arch}`, reinstall(io.root));
    const status = await new Promise<number | null>((resolve) => {
      const late = setTimeout(() => resolve(null), PROGRAM_MS);
      const pty = openPty({
        root: io.root,
        file: '/bin/sh',
        args: ['-c', 'exit 7'],
        env: userEnvironment(io.env),
        cwd: '/',
        cols: 80,
        rows: 24,
        onExit: (code) => {
          clearTimeout(late);
          pty.releaseSlave();
          fs.closeSync(pty.masterFd);
          resolve(code);
        },
      });
    });
    return status === 7
      ? fine('loads, and opens a terminal')
      : broken('a program on a new terminal did not exit as expected', reinstall(io.root));
  },
};

export const shells: Check = {
  name: 'shell',
  run: async ({ io }) => {
    const standard = defaultShell(io.env);
    const all = await Promise.all(SHELL_NAMES.map(async (name) => [name, await findShell(name, io.env)] as const));
    const works = all.some(([name, shell]) => shell?.version != null && newEnough(name, shell.version));
    return all.flatMap(([name, shell]) => findingFor(name, shell, name === standard, works));
  },
};

function findingFor(name: ShellName, shell: Awaited<ReturnType<typeof findShell>>, standard: boolean, works: boolean): Finding[] {
  const need = `${name} ${KINDS[name].oldestVersion.join('.')} or newer`;
  if (shell === null)
    return standard || !works
      ? broken(`${name} is not installed`, `install ${need}${works ? ', or set SHELL to the other shell' : ''}`)
      : info(`${name} is not installed`);
  const found = `${name} ${shell.version ?? '(version unknown)'}, ${shell.path}${standard ? ', started by yosh' : ''}`;
  if (shell.version === null) return broken(found, `run: ${shell.path} --version, and fix what it reports`);
  if (newEnough(name, shell.version)) return fine(found);
  return standard ? broken(`${found}: too old for yo`, `install ${need}`) : info(`${found}: too old for yo`, `install ${need}`);
}

const HOOKS = SHELL_NAMES.flatMap((name) => KINDS[name].hookFiles);
const PROGRAMS = ['dist/proxy.cjs', 'dist/companion.cjs', 'dist/yo.cjs', 'bin/yosh', 'bin/yo'];

export const hooks: Check = {
  name: 'hooks',
  run: ({ io }) => {
    const files = [...HOOKS.map((name) => `shell-hooks/${name}`), ...PROGRAMS];
    const missing = files.filter((name) => !readable(path.join(io.root, name)));
    if (missing.length > 0) return broken(`cannot be read: ${missing.join(', ')}`, reinstall(io.root));
    return fine(`${files.length} files in ${io.root}`);
  },
};

function readable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
