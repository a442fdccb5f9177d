/** Programs: shells and their builtins. */
import type { Family } from '../program.ts';
import { CHANGES_WHAT_RUNS } from './shared-rows.ts';

export const SHELL: Family = {
  // shells
  sh: { interprets: { shell: true }, dry: false, open: true, inputs: { most: 1, bareOnly: true }, common: true },
  bash: { interprets: { shell: true }, dry: false, open: true, inputs: { most: 1, bareOnly: true }, common: true },
  zsh: { interprets: { shell: true }, dry: false, open: true, inputs: { most: 1, bareOnly: true }, package: true, common: true },
  dash: { interprets: { shell: true }, dry: false, open: true },
  ksh: { interprets: { shell: true }, dry: false, open: true },
  mksh: { interprets: { shell: true }, dry: false },
  ash: { interprets: { shell: true }, dry: false },
  rbash: { interprets: { shell: true }, dry: false },
  yash: { interprets: { shell: true }, dry: false },
  fish: { interprets: { shell: true }, dry: false, open: true, package: true },
  csh: { open: true },
  tcsh: { open: true },

  // builtins that run a command
  command: { wraps: { inert: ['v', 'V'], inner: 'argv', inShell: true }, leaves: 'nothing', asksNames: true },
  builtin: { wraps: { inner: 'argv', inShell: true } },
  exec: { wraps: { short: 'a', inner: 'argv' } },
  eval: { wraps: { inner: 'text', inShell: true }, dry: false, bringsNames: true },
  trap: { wraps: { inert: ['p', 'l'], inner: 'first', inShell: true } },
  noglob: { wraps: { inner: 'argv', inShell: true } },
  nocorrect: { wraps: { inner: 'argv', inShell: true } },
  repeat: { wraps: { operands: 1, inner: 'argv', inShell: true } },
  source: { interprets: { input: true }, files: 'kept', inputs: { most: 1 }, bringsNames: true },
  '.': { like: 'source', leaves: 'nothing' },

  // output and tests
  echo: { reads: true, files: 'kept', dry: false, open: true, leaves: 'nothing', common: true },
  printf: { reads: true, files: 'kept', open: true, leaves: 'nothing', common: true },
  ':': { reads: true, leaves: 'nothing' },
  true: { reads: true, leaves: 'nothing' },
  false: { reads: true, leaves: 'nothing' },
  test: { reads: true, files: 'kept', open: true, leaves: 'nothing' },
  '[': { reads: true, files: 'kept', open: true, leaves: 'nothing' },
  '[[': { reads: true, files: 'kept' },

  // variables
  export: { binds: 'assignments', reads: true, files: 'kept', unasked: [CHANGES_WHAT_RUNS], leaves: 'nothing', common: true },
  declare: { binds: 'assignments', reads: true, unasked: [CHANGES_WHAT_RUNS], leaves: 'nothing' },
  typeset: { binds: 'assignments', reads: true, unasked: [CHANGES_WHAT_RUNS] },
  local: { binds: 'assignments', reads: true, leaves: 'nothing' },
  readonly: { reads: true, binds: 'assignments' },
  read: { binds: 'names', reads: true, leaves: 'nothing' },
  let: { binds: 'names', reads: true },
  getopts: { binds: 'names', reads: true },
  mapfile: { binds: 'names' },
  readarray: { binds: 'names' },
  set: { reads: true, secret: true, leaves: 'nothing' },
  unset: { reads: true, leaves: 'nothing' },

  // names
  alias: { reads: true, files: 'kept', unasked: [CHANGES_WHAT_RUNS], leaves: 'nothing', common: true },
  unalias: { reads: true },
  type: { reads: true, leaves: 'nothing', asksNames: true },
  which: {
    reads: true,
    files: 'kept',
    options: {
      gnu: [
        'aisVvp',
        'all read-alias skip-alias read-functions skip-functions skip-dot skip-tilde show-dot show-tilde tty-only help version',
      ],
    },
    leaves: 'nothing',
    asksNames: true,
    common: true,
  },
  whence: { reads: true, asksNames: true },
  where: { reads: true, asksNames: true },
  hash: { reads: true, bringsNames: true, asksNames: true },
  help: { reads: true },

  // folders
  cd: { reads: true, files: 'kept', inputs: { most: 1 }, leaves: 'nothing', common: true },
  pushd: { reads: true, inputs: { most: 1, not: /^[+-]\d/ }, leaves: 'nothing' },
  popd: { reads: true, leaves: 'nothing' },
  dirs: { reads: true },
  pwd: { reads: true, leaves: 'nothing', common: 'alone' },

  // jobs
  jobs: { reads: true, leaves: 'nothing', common: 'alone' },
  fg: { reads: true, leaves: 'nothing' },
  bg: { reads: true, leaves: 'nothing' },
  wait: { reads: true },
  disown: { reads: true },
  times: { reads: true },

  // history
  history: { effects: { rows: [] }, secret: true, leaves: 'nothing', common: 'alone' },
  fc: { reads: true, secret: true },

  // control flow
  break: { reads: true },
  continue: { reads: true },
  return: { reads: true },
  shift: { reads: true },
  exit: { reads: true, leaves: 'nothing' },
  logout: { reads: true },

  // settings of the shell
  shopt: { reads: true, bringsNames: true },
  enable: { bringsNames: true },
  autoload: { bringsNames: true },
  compinit: { bringsNames: true },
  zmodload: { bringsNames: true },
  module: { bringsNames: true },
  bind: { reads: true },
  complete: { reads: true },
  compgen: { reads: true },
  umask: { reads: true },
  ulimit: { reads: true },
};
