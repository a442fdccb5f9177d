/**
 * Programs that start another command given in their own arguments, and where it begins there. From their manual pages (coreutils
 * 9, sudo 1.9, OpenSSH 9, util-linux 2.39, procps 4, GNU parallel, docker 26, kubectl 1.30).
 */
export interface Wrapper {
  /** Letters of short options that take a value. */
  readonly short?: string;
  /** Names of long options whose value may be the next word. */
  readonly long?: readonly string[];
  /** Words between the options and the inner command: the time of `timeout`, the host of `ssh`. */
  readonly operands?: number;
  /** The words of a subcommand it takes to be a wrapper at all: `docker exec`. Options may stand before it. */
  readonly subcommand?: readonly string[];
  /** `NAME=value` words may stand before the inner command. */
  readonly assigns?: true;
  /** Options behind the operands too. */
  readonly again?: true;
  /** Letters or long names of options with which nothing is run: `command -v`. */
  readonly inert?: readonly string[];
  /** Options whose value is a script: `su -c`. */
  readonly script?: readonly string[];
  /** What follows is part of that script: `env -S`. */
  readonly joins?: true;
  /** The inner command stands behind `--` and nowhere else. */
  readonly dashes?: true;
  /**
   * argv: the rest is the command as it stands; text: the rest is joined and read by a shell; first: only the next word is read by a
   * shell; none: only what `script` names.
   */
  readonly inner: 'argv' | 'text' | 'first' | 'none';
}

const PLAIN: Wrapper = { inner: 'argv' };
const BEHIND_DASHES: Wrapper = { inner: 'argv', dashes: true };

export const WRAPPERS: Readonly<Record<string, Wrapper>> = {
  sudo: {
    short: 'CDghpRrtTUu',
    long: ['user', 'group', 'host', 'prompt', 'chdir', 'chroot', 'role', 'type', 'other-user', 'close-from', 'command-timeout'],
    assigns: true,
    inert: ['e', 'edit', 'l', 'list', 'v', 'validate', 'K', 'V', 'version', 'help'],
    inner: 'argv',
  },
  doas: { short: 'uC', inner: 'argv', inert: ['L'] },
  pkexec: { long: ['user'], inner: 'argv' },
  run0: { short: 'ugD', long: ['user', 'group', 'chdir', 'unit', 'property', 'description', 'setenv', 'slice', 'nice'], inner: 'argv' },
  su: { short: 'sgG', long: ['shell', 'group'], script: ['c', 'command', 'session-command'], inner: 'none' },
  runuser: { short: 'usgG', long: ['user', 'shell', 'group'], script: ['c', 'command'], inner: 'argv' },
  env: { short: 'uCP', long: ['unset', 'chdir'], script: ['S', 'split-string'], joins: true, assigns: true, inner: 'argv' },
  nice: { short: 'n', long: ['adjustment'], inner: 'argv' },
  ionice: { short: 'cnpPu', long: ['class', 'classdata'], inner: 'argv' },
  chrt: { short: 'TPD', operands: 1, inert: ['p', 'm'], inner: 'argv' },
  taskset: { operands: 1, inert: ['p', 'pid'], inner: 'argv' },
  numactl: { short: 'NmCipPlS', inner: 'argv' },
  nohup: PLAIN,
  setsid: PLAIN,
  time: { short: 'fo', long: ['format', 'output'], inner: 'argv' },
  gtime: { short: 'fo', long: ['format', 'output'], inner: 'argv' },
  timeout: { short: 'ks', long: ['kill-after', 'signal'], operands: 1, inner: 'argv' },
  gtimeout: { short: 'ks', long: ['kill-after', 'signal'], operands: 1, inner: 'argv' },
  stdbuf: { short: 'ioe', long: ['input', 'output', 'error'], inner: 'argv' },
  unbuffer: PLAIN,
  command: { inert: ['v', 'V'], inner: 'argv' },
  builtin: PLAIN,
  exec: { short: 'a', inner: 'argv' },
  noglob: PLAIN,
  nocorrect: PLAIN,
  repeat: { operands: 1, inner: 'argv' },
  eval: { inner: 'text' },
  trap: { inert: ['p', 'l'], inner: 'first' },
  xargs: { short: 'adEIJLnPRSs', long: ['arg-file', 'delimiter', 'max-args', 'max-procs', 'max-chars', 'process-slot-var'], inner: 'argv' },
  ssh: { short: 'BbcDEeFIiJLlmOopQRSWw', operands: 1, again: true, inert: ['V', 'Q', 'G', 'O'], inner: 'text' },
  mosh: { operands: 1, inner: 'argv' },
  watch: { short: 'nq', long: ['interval', 'equexit'], inner: 'text' },
  entr: PLAIN,
  chroot: { long: ['userspec', 'groups'], operands: 1, inner: 'argv' },
  unshare: { short: 'SGw', long: ['setuid', 'setgid', 'wd', 'root', 'map-user', 'map-group'], inner: 'argv' },
  nsenter: { short: 'tSGW', long: ['target', 'setuid', 'setgid'], inner: 'argv' },
  flock: { short: 'wE', long: ['timeout', 'wait', 'conflict-exit-code'], operands: 1, script: ['c', 'command'], inner: 'argv' },
  script: { short: 'oIOBTm', script: ['c', 'command'], inner: 'none' },
  strace: { short: 'aAbeEIoOpPsSuUX', inner: 'argv' },
  ltrace: { short: 'aAeFlnopsuwx', inner: 'argv' },
  'systemd-run': {
    short: 'uptMHd',
    long: ['unit', 'property', 'on-calendar', 'on-active', 'uid', 'gid', 'nice', 'setenv', 'slice'],
    inner: 'argv',
  },
  'systemd-inhibit': { long: ['what', 'who', 'why', 'mode'], inner: 'argv' },
  caffeinate: { short: 'tw', inner: 'argv' },
  busybox: PLAIN,
  toybox: PLAIN,
  firejail: PLAIN,
  proxychains: { short: 'f', inner: 'argv' },
  proxychains4: { short: 'f', inner: 'argv' },
  torsocks: PLAIN,
  rlwrap: PLAIN,
  fakeroot: PLAIN,
  'dbus-run-session': PLAIN,
  hyperfine: { short: 'wrmMnpcSsu', long: ['warmup', 'runs', 'prepare', 'shell'], inner: 'first' },
  docker: { subcommand: ['exec'], short: 'euw', long: ['env', 'user', 'workdir', 'env-file', 'detach-keys'], operands: 1, inner: 'argv' },
  podman: { subcommand: ['exec'], short: 'euw', long: ['env', 'user', 'workdir'], operands: 1, inner: 'argv' },
  kubectl: { subcommand: ['exec'], ...BEHIND_DASHES },
  oc: { subcommand: ['exec'], ...BEHIND_DASHES },
  doppler: { subcommand: ['run'], script: ['command'], ...BEHIND_DASHES },
  op: { subcommand: ['run'], ...BEHIND_DASHES },
  'aws-vault': { subcommand: ['exec'], ...BEHIND_DASHES },
  mise: { subcommand: ['exec'], ...BEHIND_DASHES },
  uv: { subcommand: ['run'], inner: 'argv' },
  poetry: { subcommand: ['run'], inner: 'argv' },
  pipenv: { subcommand: ['run'], inner: 'argv' },
  bundle: { subcommand: ['exec'], inner: 'argv' },
  direnv: { subcommand: ['exec'], operands: 1, inner: 'argv' },
  'nix-shell': { script: ['run', 'command'], inner: 'none' },
  vagrant: { subcommand: ['ssh'], script: ['c', 'command'], inner: 'none' },
};

/** Options of `find` and `fd` after which a command follows. */
export const FIND_EXEC: readonly string[] = ['-exec', '-execdir', '-ok', '-okdir'];
export const FD_EXEC: readonly string[] = ['-x', '--exec', '-X', '--exec-batch'];

/** Programs that read a script: from `-c`, or from what is piped into them when they are given no file. */
export const SHELLS: ReadonlySet<string> = new Set(['sh', 'bash', 'dash', 'zsh', 'ksh', 'mksh', 'ash', 'rbash', 'yash', 'fish']);
/** Options of a shell that take a value in the next word. */
export const SHELL_VALUES: ReadonlySet<string> = new Set(['-o', '+o', '-O', '+O', '--rcfile', '--init-file']);
