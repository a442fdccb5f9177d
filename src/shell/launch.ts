/**
 * The launch plan: the command that starts the user's own shell with the hooks loaded and no rc file edited. It is computed here,
 * without a side effect, and performed by the proxy. The row of each shell says how that shell loads its hooks.
 */
import type { Env } from '../base/env.ts';
import { KINDS, SHELL_NAMES, type ShellName } from './shell-kinds.ts';

export interface LaunchRequest {
  readonly shell: ShellName;
  /** Absolute path of the shell's binary. */
  readonly path: string;
  readonly login: boolean;
  readonly env: Env;
  /** The folder that holds `shell-hooks`. */
  readonly root: string;
  /** The session's own folder. */
  readonly session: string;
  /** Line settings of the outer terminal as `stty -g` prints them; empty keeps the defaults of the new terminal. */
  readonly lineSettings: string;
  /** The limit of open files as `ulimit -Sn` prints it; empty keeps that of this process. */
  readonly openFiles: string;
}

export interface LaunchPlan {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/**
 * `sh` sets the line settings, because they must be set before the shell reads them, and `bash -c` would drop an inherited PS1.
 * Node raises the limit of open files for itself and its children: this restores the value that the launcher found.
 * The proxy learns the terminal's name only after this script has started, and hooks without the link `tty` do nothing: so wait for it.
 */
const WRAPPER = [
  '[ -z "$1" ] || stty "$1" 2>/dev/null',
  '[ -z "$2" ] || ulimit -Sn "$2" 2>/dev/null',
  'shift 2',
  '[ -z "${YOSH_PATH+set}" ] || PATH=$YOSH_PATH',
  'unset YOSH_PATH',
  'until [ -h "$YOSH_SESSION/tty" ]; do sleep 0.001; done',
  'exec "$@"',
].join('; ');

/** Variables that the launcher sets for the proxy, or an outer proxy for its hooks: none reaches the shell. */
const LAUNCHER = ['YOSH_SHLVL', 'YOSH_SESSION'];
/** The name of a variable that the launcher has set aside, because it is meant for the user's programs and not for our runtime. */
const ASIDE_BEGIN = /^YOSH_ASIDE_/;
const PRIVATE: ReadonlySet<string> = new Set([...LAUNCHER, ...SHELL_NAMES.flatMap((name) => KINDS[name].start.ownVariables)]);

/** The environment in which the user started yosh: restores the variables that the launcher set aside for Node. */
export function userEnvironment(env: Env): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [name, value] of Object.entries(env))
    if (value !== undefined && !PRIVATE.has(name)) out[name.replace(ASIDE_BEGIN, '')] = value;
  const level = env['YOSH_SHLVL'];
  if (level !== undefined) out['SHLVL'] = level;
  return out;
}

const USER_VARIABLES: ReadonlySet<string> = new Set(SHELL_NAMES.flatMap((name) => KINDS[name].start.userVariables));

/** The environment without the variables that make a shell read or run something of the user's when it starts. */
export const withoutUserStart = <T extends string | undefined>(env: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !USER_VARIABLES.has(name)));

export function planLaunch(request: LaunchRequest): LaunchPlan {
  const { args, env } = KINDS[request.shell].start.plan({ login: request.login, env: request.env, hooks: `${request.root}/shell-hooks` });
  return {
    file: '/bin/sh',
    args: ['-c', WRAPPER, 'sh', request.lineSettings, request.openFiles, request.path, ...args],
    env: { ...userEnvironment(request.env), ...env, YOSH_SESSION: request.session },
  };
}
