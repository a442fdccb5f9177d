/** Programs: shells and their builtins. */
import { dangerous, ordinary, type EffectRow } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** A text that is piped to a program that reads a password: `echo x | sudo -S id`. */
const PIPED_PASSWORD: readonly string[] = [
  '(?:-[neE]+\\s+)?(?=[^\\n|]{1,300}\\|[^\\n]{0,200}(?:\\bsudo\\s(?:-\\w+\\s+)*-\\w*S|\\b\\w{0,8}passwd\\d?\\b|\\bluks\\w+|' +
    '\\bsecrets? (?:put|set|add|create)\\b|--[a-z-]*stdin|--passphrase-fd|--with-token|-pass(?:in)? stdin))',
];

/** A module file, or a folder of them, is code that runs in the shell. Source: modulefile(5) of environment-modules 5.2. */
const byPath = (words: string): readonly EffectRow[] => [
  ordinary(words, 'runs-foreign-code', 'loads modules from a folder in which anybody may write', {
    operand: /^\/(?:tmp|var\/tmp|dev\/shm)\//,
  }),
  ordinary(words, 'runs-project-code', 'loads modules from a folder', { operand: /^(?:[~$]|\.{0,2}\/)(?!tmp\/|var\/tmp\/|dev\/shm\/)/ }),
];

export const SHELL = (): Family => ({
  // shells
  sh: {
    interprets: { shell: true },
    dry: false,
    open: true,
    inputs: { most: 1, bareOnly: true },
    common: true,
    acts: { runs: 'rcfile init-file init-command C' },
  },
  bash: { like: 'sh' },
  zsh: { like: 'sh', package: true },
  dash: { interprets: { shell: true }, dry: false, open: true, acts: { runs: 'rcfile init-file init-command C' } },
  ksh: { like: 'dash' },
  mksh: { interprets: { shell: true }, dry: false },
  ash: { interprets: { shell: true }, dry: false },
  rbash: { interprets: { shell: true }, dry: false },
  yash: { interprets: { shell: true }, dry: false },
  fish: { like: 'dash', package: true },
  csh: { open: true, interprets: { code: ['c'], input: true }, dry: false },
  tcsh: { open: true, interprets: { code: ['c'], input: true }, dry: false },

  // builtins that run a command
  command: { wraps: { inert: ['v', 'V'], inner: 'argv', inShell: true }, leaves: 'nothing', asksNames: true },
  builtin: { wraps: { inner: 'argv', inShell: true } },
  exec: { wraps: { short: 'a', inner: 'argv' } },
  eval: { wraps: { inner: 'text', inShell: true }, dry: false, bringsNames: true },
  trap: { wraps: { inert: ['p', 'l'], inner: 'first', inShell: true }, area: 'shell' },
  noglob: { wraps: { inner: 'argv', inShell: true } },
  nocorrect: { wraps: { inner: 'argv', inShell: true } },
  repeat: { wraps: { operands: 1, inner: 'argv', inShell: true } },
  source: { interprets: { input: true }, files: 'kept', inputs: { most: 1 }, bringsNames: true },
  '.': { like: 'source', leaves: 'nothing' },

  // output and tests
  echo: { lines: 'made', passwords: PIPED_PASSWORD, reads: true, files: 'kept', dry: false, open: true, leaves: 'nothing', common: true },
  printf: {
    evaluates: true,
    lines: 'made',
    passwords: PIPED_PASSWORD,
    reads: true,
    files: 'kept',
    open: true,
    leaves: 'nothing',
    common: true,
  },
  ':': { reads: true, leaves: 'nothing' },
  true: { reads: true, leaves: 'nothing' },
  false: { reads: true, leaves: 'nothing' },
  test: { evaluates: true, reads: true, files: 'kept', open: true, leaves: 'nothing' },
  '[': { evaluates: true, reads: true, files: 'kept', open: true, leaves: 'nothing' },
  '[[': { evaluates: true, reads: true, files: 'kept' },

  // variables
  export: { evaluates: true, binds: 'assignments', reads: true, secret: true, files: 'kept', leaves: 'nothing', common: true },
  declare: { evaluates: true, binds: 'assignments', reads: true, secret: true, leaves: 'nothing' },
  typeset: { evaluates: true, binds: 'assignments', reads: true, secret: true },
  local: { evaluates: true, binds: 'assignments', reads: true, leaves: 'nothing' },
  readonly: { evaluates: true, reads: true, binds: 'assignments' },
  read: { evaluates: true, binds: 'names', reads: true, leaves: 'nothing', data: 'r s p e E n N t d a A i u k q' },
  let: { evaluates: true, binds: 'names', reads: true },
  getopts: { evaluates: true, binds: 'names', reads: true },
  mapfile: { evaluates: true, binds: 'names' },
  readarray: { evaluates: true, binds: 'names' },
  set: { reads: true, secret: true, leaves: 'nothing', area: 'shell' },
  unset: { evaluates: true, reads: true, leaves: 'nothing', area: 'shell' },

  // names
  alias: { reads: true, files: 'kept', leaves: 'nothing', common: true, area: 'shell' },
  unalias: { reads: true, area: 'shell' },
  type: { reads: true, leaves: 'nothing', asksNames: true },
  which: {
    place: true,
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
  hash: { reads: true, bringsNames: true, asksNames: true, area: 'shell' },
  help: { reads: true },

  // folders
  cd: { reads: true, files: 'kept', inputs: { most: 1 }, leaves: 'nothing', common: true },
  pushd: { reads: true, inputs: { most: 1, not: /^[+-]\d/ }, leaves: 'nothing' },
  popd: { reads: true, leaves: 'nothing' },
  dirs: { reads: true },
  pwd: { place: true, reads: true, leaves: 'nothing', common: 'alone' },

  // jobs
  jobs: { reads: true, leaves: 'nothing', common: 'alone' },
  fg: { reads: true, leaves: 'nothing' },
  bg: { reads: true, leaves: 'nothing' },
  wait: { evaluates: true, waits: true, reads: true },
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
  setopt: { reads: true, bringsNames: true, area: 'shell' },
  unsetopt: { reads: true, bringsNames: true, area: 'shell' },
  shopt: { reads: true, bringsNames: true, area: 'shell' },
  enable: {
    bringsNames: true,
    acts: { runs: 'f' },
    effects: {
      rows: [
        dangerous('', 'runs-foreign-code', 'loads a builtin from a file', { options: '-f' }),
        ordinary('', 'changes', 'changes which builtins the shell has', { without: '-p -a' }),
      ],
    },
    area: 'shell',
  },
  autoload: { bringsNames: true, effects: { rows: [ordinary('', 'changes', 'loads functions or modules into the shell')] }, area: 'shell' },
  compinit: { like: 'autoload' },
  zmodload: { like: 'autoload' },
  module: {
    bringsNames: true,
    effects: { short: 'ow', long: ['output', 'tag', 'width'], rows: byPath('load|add|try-load|switch|swap|use') },
    does: {
      reads: ['avail|list|show|display|help|whatis|spider|keyword|overview|is-loaded|is-avail|savelist|saveshow|apropos|search|path|paths'],
      changes: ['load|add|unload|rm|swap|switch|purge|use|unuse|restore|save|reset|try-load|reload|refresh'],
    },
    area: 'shell',
    data: `a all auto C contains D debug -DD d default f force i icase indepth j json L latest l long no-auto no-indepth no-redirect o
      output paginate redirect s silent S starts-with tag t terse timer T trace w width`,
  },
  // Source: ml(1) of environment-modules 5.2 and the user guide of Lmod 8.6: a bare name is loaded, one with a dash in front unloaded
  ml: {
    bringsNames: true,
    effects: { rows: [...byPath(''), ...byPath('load|add|switch|swap|use')] },
    manner: { free: /^-[\w./+-]+$/ },
    does: {
      reads: ['avail|av|list|show|display|help|whatis|spider|keyword|overview|is-loaded|is-avail|savelist'],
      changes: ['', 'load|add|unload|rm|swap|switch|purge|use|unuse|restore|save|reset|reload|refresh'],
    },
    area: 'shell',
  },
  bind: { reads: true, area: 'shell' },
  complete: { reads: true, area: 'shell' },
  compgen: { reads: true },
  umask: { reads: true, area: 'shell' },
  ulimit: { reads: true, area: 'shell' },
  starship: {
    prints: /^init \w+$/,
    reads: true,
    does: {
      reads: ['init|prompt|explain|timings|module|print-config|completions|time|session|bug-report'],
      changes: ['config|preset|toggle'],
    },
    acts: { writes: 'o output' },
  },
});
