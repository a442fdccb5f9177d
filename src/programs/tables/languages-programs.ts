/** Programs: interpreters of languages and their package managers. */
import { dangerous, type EffectRow, ordinary } from '../effect-rows.ts';
import type { Family, Interpreter } from '../program.ts';
import { publishes, withdraws } from './shared-rows.ts';

/** How the runtimes of JavaScript are given code. */
const JAVASCRIPT: Interpreter = { code: ['e', 'p', 'eval', 'print'], input: true };
/** The package managers of JavaScript share their subcommands. */
const registryRows = (name: string): readonly EffectRow[] => [
  publishes('publish'),
  withdraws('unpublish|deprecate'),
  dangerous('token|owner|access|team|org|adduser', 'changes', `changes who may publish with ${name}`, { options: '--add' }),
  ordinary('install|i|ci|add|update|upgrade|remove|uninstall|rm|dedupe', 'changes', 'changes the installed packages'),
];

export const LANGUAGES: Family = {
  // Python
  python3: {
    interprets: { code: ['c'], input: true },
    files: 'shown',
    options: ['BEIOPRSVbdhiqstuvx? W= X= c= m=', 'check-hash-based-pycs= help help-all help-env help-xoptions version with-pydebug?'],
    manner: { stops: true, last: 'cm' },
    inputs: { most: 1, unless: ['c', 'm'] },
    package: { '*': 'python3', pacman: 'python', brew: 'python' },
    listed: 'languages',
    common: true,
  },
  python: {
    like: 'python3',
    package: { apt: 'python-is-python3', dnf: 'python-unversioned-command', pacman: 'python', apk: 'python3', brew: 'python' },
    otherNames: ['python3'],
  },
  pypy: { interprets: { code: ['c'] } },
  pip: {
    effects: { loose: true, rows: [ordinary('install|uninstall', 'changes', 'changes the installed packages')], everyVerb: true },
    installs: 'by-word',
    manner: { stops: true },
    subcommands: {
      install: {
        options: [
          'Uhqv b= c= e= f= i= r= t= C=',
          `abi= break-system-packages build= cache-dir= cert= check-build-dependencies client-cert= compile config-settings= constraint=
      debug disable-pip-version-check dry-run editable= exists-action= extra-index-url= find-links= force-reinstall global-option=
      group= help ignore-installed ignore-requires-python implementation= index-url= install-option= isolated keyring-provider=
      log= no-binary= no-build-isolation no-cache-dir no-clean no-color no-compile no-deps no-index no-input
      no-python-version-warning no-use-pep517 no-warn-conflicts no-warn-script-location only-binary= platform= pre prefer-binary
      prefix= progress-bar= proxy= python-version= python= pypi-url= quiet report= require-hashes require-virtualenv requirement=
      resume-retries= retries= root-user-action= root= src= target= timeout= trusted-host= upgrade upgrade-strategy=
      use-deprecated= use-feature= use-pep517 user verbose all-releases= only-final= build-constraint= uploaded-prior-to=`,
        ],
        inputs: { most: 0, values: ['r', 'requirement', 'c', 'constraint'] },
      },
    },
    verbs: true,
    pages: true,
    bringsNames: true,
    package: { apt: 'python3-pip', dnf: 'python3-pip', pacman: 'python-pip', apk: 'py3-pip', brew: 'python' },
    otherNames: ['pip3'],
    listed: 'languages',
    common: true,
  },
  pip3: { like: 'pip', otherNames: ['pip'] },
  pipx: { installs: 'by-word', bringsNames: true, package: { '*': 'pipx', pacman: 'python-pipx' }, listed: 'languages' },
  uv: {
    wraps: { subcommand: ['run'], inner: 'argv' },
    effects: { loose: true, rows: [publishes('publish')] },
    installs: 'by-word',
    verbs: true,
    bringsNames: true,
    listed: 'languages',
  },
  poetry: {
    wraps: { subcommand: ['run'], inner: 'argv' },
    effects: {
      loose: true,
      rows: [publishes('publish'), ordinary('add|remove|install|update', 'changes', 'changes the installed packages')],
    },
    verbs: true,
  },
  pipenv: { wraps: { subcommand: ['run'], inner: 'argv' } },
  twine: { effects: { loose: true, rows: [publishes('upload')] } },

  // JavaScript
  node: {
    interprets: JAVASCRIPT,
    files: 'shown',
    open: true,
    inputs: { most: 1, bareOnly: true },
    package: { apt: 'nodejs', dnf: 'nodejs', pacman: 'nodejs', apk: 'nodejs', zypper: 'nodejs', brew: 'node' },
    otherNames: ['nodejs'],
    listed: 'languages',
    common: true,
  },
  nodejs: { like: 'node', otherNames: ['node'] },
  deno: { interprets: JAVASCRIPT, open: true, listed: 'languages' },
  bun: {
    interprets: JAVASCRIPT,
    effects: { loose: true, rows: registryRows('bun') },
    installs: 'by-word',
    open: true,
    listed: 'languages',
  },
  npm: {
    effects: { loose: true, rows: registryRows('npm'), everyVerb: true },
    installs: 'by-word',
    open: true,
    manner: { stops: true },
    verbs: true,
    pages: true,
    bringsNames: true,
    package: { '*': 'npm', brew: 'node' },
    listed: 'languages',
    common: true,
  },
  npx: { installs: 'always', open: true, package: { '*': 'npm', brew: 'node' }, common: true },
  yarn: {
    effects: { loose: true, rows: registryRows('yarn') },
    installs: 'by-word',
    open: true,
    verbs: true,
    pages: true,
    bringsNames: true,
    listed: 'languages',
    common: true,
  },
  pnpm: {
    effects: { loose: true, rows: registryRows('pnpm') },
    installs: 'by-word',
    open: true,
    verbs: true,
    pages: true,
    bringsNames: true,
    listed: 'languages',
  },
  nvm: { bringsNames: true },

  // Ruby
  ruby: {
    interprets: { code: ['e'], input: true },
    files: 'shown',
    open: true,
    inputs: { most: 1, bareOnly: true },
    package: true,
    listed: 'languages',
    common: true,
  },
  jruby: { interprets: { code: ['e'] } },
  gem: {
    effects: { loose: true, rows: [publishes('push'), withdraws('yank')] },
    installs: 'by-word',
    bringsNames: true,
    package: { apt: 'ruby', '*': 'ruby' },
    common: true,
  },
  bundle: { wraps: { subcommand: ['exec'], inner: 'argv' } },
  rails: { interprets: { inArguments: true } },

  // other languages
  perl: {
    interprets: { code: ['e', 'E'], input: true },
    writes: { how: 'in-place', short: 'eEIM' },
    files: 'shown',
    open: true,
    inputs: { most: 1, bareOnly: true },
    package: true,
    listed: 'network',
  },
  cpan: { bringsNames: true },
  php: { interprets: { code: ['r'], input: true }, files: 'shown', open: true, package: true, listed: 'network' },
  lua: { interprets: { code: ['e'], input: true }, package: true },
  luarocks: { installs: 'by-word' },
  julia: { interprets: { code: ['e'] } },
  elixir: { interprets: { code: ['e'] } },
  groovy: { interprets: { code: ['e'] } },
  scala: { interprets: { code: ['e'] } },
  Rscript: { interprets: { code: ['e'], input: true } },
  osascript: { interprets: { code: ['e'], input: true } },
  pwsh: { interprets: { input: true } },
  tcl: { package: true },
  tclsh: { interprets: { input: true } },

  // versions of languages
  mise: { wraps: { subcommand: ['exec'], inner: 'argv', dashes: true }, bringsNames: true },
  asdf: { bringsNames: true },
  sdk: { bringsNames: true },
};
