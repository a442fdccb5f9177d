/**
 * The launch plan: what to execute so that the user's own shell starts with the hooks in it and no rc file edited. It is
 * computed here and performed by the proxy; nothing is touched by computing it.
 *
 * zsh   ZDOTDIR points at a folder of ours whose `.zshenv` gives the user's own back before zsh looks for any other file.
 * bash  `--posix` with ENV: an interactive posix shell reads ENV and nothing else, login or not; the file leaves posix mode and
 *       reads the profile or rc itself. (`--rcfile` is ignored by login shells, `--init-file` likewise.)
 */
import { assertNever } from '../base/assert-never.ts';
import type { ShellName } from './wire.ts';

export interface LaunchRequest {
  readonly shell: ShellName;
  /** Absolute path of the shell's binary. */
  readonly path: string;
  readonly login: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder that holds `shell-hooks`. */
  readonly root: string;
  /** The session's own folder. */
  readonly session: string;
  /** Line settings of the outer terminal as `stty -g` prints them; empty leaves the defaults of the new terminal. */
  readonly lineSettings: string;
}

export interface LaunchPlan {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/**
 * `sh` and not the shell itself sets the line settings: done before the shell looks at them, and `bash -c` would drop an inherited PS1.
 * Node raises the limit of open files for itself and all it starts: put back as the launcher found it.
 * The proxy learns the terminal's name only when we run already, and hooks that do not find it stay inert: on a busy machine, wait.
 */
const WRAPPER = [
  '[ -z "$1" ] || stty "$1" 2>/dev/null',
  '[ -z "$2" ] || ulimit -Sn "$2" 2>/dev/null',
  'shift 2',
  '[ -z "${YOSH_PATH+set}" ] || PATH=$YOSH_PATH',
  'unset YOSH_PATH',
  'until [ -h "$YOSH_SESSION/tty" ]; do sleep 0.01; done',
  'exec "$@"',
].join('; ');

function injection(request: LaunchRequest): { args: string[]; env: Record<string, string> } {
  const hooks = `${request.root}/shell-hooks`;
  switch (request.shell) {
    case 'bash': {
      const env: Record<string, string> = { ENV: `${hooks}/start.bash` };
      if (request.env['ENV'] !== undefined) env['YOSH_ENV'] = request.env['ENV'];
      if (request.env['POSIXLY_CORRECT'] !== undefined) env['YOSH_POSIX'] = '1';
      return { args: request.login ? ['--posix', '--login'] : ['--posix', '-i'], env };
    }
    case 'zsh': {
      const env: Record<string, string> = { ZDOTDIR: `${hooks}/zsh` };
      if (request.env['ZDOTDIR'] !== undefined) env['YOSH_ZDOTDIR'] = request.env['ZDOTDIR'];
      return { args: request.login ? ['-i', '-l'] : ['-i'], env };
    }
    default:
      return assertNever(request.shell);
  }
}

/** Variables by which the launcher speaks to the proxy: none reaches the shell. */
const PRIVATE = ['YOSH_SHLVL', 'YOSH_NODE_OPTIONS', 'YOSH_ENV', 'YOSH_ZDOTDIR', 'YOSH_POSIX', 'YOSH_SESSION', 'YOSH_FILES'];

/** The environment the user started us with: what the launcher set aside for Node is given back. */
export function userEnvironment(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) if (value !== undefined && !PRIVATE.includes(name)) out[name] = value;
  const nodeOptions = env['YOSH_NODE_OPTIONS'];
  if (nodeOptions !== undefined) out['NODE_OPTIONS'] = nodeOptions;
  const level = env['YOSH_SHLVL'];
  if (level !== undefined) out['SHLVL'] = level;
  return out;
}

export function planLaunch(request: LaunchRequest): LaunchPlan {
  const { args, env } = injection(request);
  return {
    file: '/bin/sh',
    args: ['-c', WRAPPER, 'sh', request.lineSettings, request.env['YOSH_FILES'] ?? '', request.path, ...args],
    env: { ...userEnvironment(request.env), ...env, YOSH_SESSION: request.session },
  };
}
