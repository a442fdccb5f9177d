import { bad, mild } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** Languages: interpreters and their package managers. */
export const LANGUAGES: Family = {
  mise: { wraps: { subcommand: ['exec'], inner: 'argv', dashes: true }, bringsNames: true },
  uv: {
    wraps: { subcommand: ['run'], inner: 'argv' },
    effects: { loose: true, rows: [bad('publish', 'uploads', 'publishes it for everyone to see', { without: '--dry-run -n' })] },
    installs: 'by-word',
    verbs: true,
    bringsNames: true,
    told: 'languages',
  },
  poetry: {
    wraps: { subcommand: ['run'], inner: 'argv' },
    effects: {
      loose: true,
      rows: [
        bad('publish', 'uploads', 'publishes it for everyone to see', { without: '--dry-run -n' }),
        mild('add|remove|install|update', 'changes', 'changes the installed packages'),
      ],
    },
    verbs: true,
  },
  pipenv: { wraps: { subcommand: ['run'], inner: 'argv' } },
  bundle: { wraps: { subcommand: ['exec'], inner: 'argv' } },
  npm: {
    effects: {
      loose: true,
      rows: [
        bad('publish', 'uploads', 'publishes it for everyone to see', { without: '--dry-run -n' }),
        bad('unpublish|deprecate', 'deletes', 'takes a published version away'),
        bad('token|owner|access|team|org|adduser', 'changes', 'changes who may publish with npm', { options: '--add' }),
        mild('install|i|ci|add|update|upgrade|remove|uninstall|rm|dedupe', 'changes', 'changes the installed packages'),
      ],
      everyVerb: true,
    },
    installs: 'by-word',
    open: true,
    manner: { stops: true },
    verbs: true,
    pages: true,
    bringsNames: true,
    package: { '*': 'npm', brew: 'node' },
    told: 'languages',
    common: true,
  },
  pip: {
    effects: { loose: true, rows: [mild('install|uninstall', 'changes', 'changes the installed packages')], everyVerb: true },
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
    told: 'languages',
    common: true,
  },
  pip3: { like: 'pip', otherNames: ['pip'] },
  perl: {
    interprets: { code: ['e', 'E'], input: true },
    writes: { how: 'in-place', short: 'eEIM' },
    files: 'shown',
    open: true,
    inputs: { most: 1, bareOnly: true },
    package: true,
    told: 'network',
  },
  python3: {
    interprets: { code: ['c'], input: true },
    files: 'shown',
    options: ['BEIOPRSVbdhiqstuvx? W= X= c= m=', 'check-hash-based-pycs= help help-all help-env help-xoptions version with-pydebug?'],
    manner: { stops: true, last: 'cm' },
    inputs: { most: 1, unless: ['c', 'm'] },
    package: { '*': 'python3', pacman: 'python', brew: 'python' },
    told: 'languages',
    common: true,
  },
  yarn: {
    effects: {
      loose: true,
      rows: [
        bad('publish', 'uploads', 'publishes it for everyone to see', { without: '--dry-run -n' }),
        bad('unpublish|deprecate', 'deletes', 'takes a published version away'),
        bad('token|owner|access|team|org|adduser', 'changes', 'changes who may publish with yarn', { options: '--add' }),
        mild('install|i|ci|add|update|upgrade|remove|uninstall|rm|dedupe', 'changes', 'changes the installed packages'),
      ],
    },
    installs: 'by-word',
    open: true,
    verbs: true,
    pages: true,
    bringsNames: true,
    told: 'languages',
    common: true,
  },
  pnpm: {
    effects: {
      loose: true,
      rows: [
        bad('publish', 'uploads', 'publishes it for everyone to see', { without: '--dry-run -n' }),
        bad('unpublish|deprecate', 'deletes', 'takes a published version away'),
        bad('token|owner|access|team|org|adduser', 'changes', 'changes who may publish with pnpm', { options: '--add' }),
        mild('install|i|ci|add|update|upgrade|remove|uninstall|rm|dedupe', 'changes', 'changes the installed packages'),
      ],
    },
    installs: 'by-word',
    open: true,
    verbs: true,
    pages: true,
    bringsNames: true,
    told: 'languages',
  },
  ruby: {
    interprets: { code: ['e'], input: true },
    files: 'shown',
    open: true,
    inputs: { most: 1, bareOnly: true },
    package: true,
    told: 'languages',
    common: true,
  },
  php: { interprets: { code: ['r'], input: true }, files: 'shown', open: true, package: true, told: 'network' },
  node: {
    interprets: { code: ['e', 'p', 'eval', 'print'], input: true },
    files: 'shown',
    open: true,
    inputs: { most: 1, bareOnly: true },
    package: { apt: 'nodejs', dnf: 'nodejs', pacman: 'nodejs', apk: 'nodejs', zypper: 'nodejs', brew: 'node' },
    otherNames: ['nodejs'],
    told: 'languages',
    common: true,
  },
  deno: { interprets: { code: ['e', 'p', 'eval', 'print'], input: true }, open: true, told: 'languages' },
  bun: {
    interprets: { code: ['e', 'p', 'eval', 'print'], input: true },
    effects: {
      loose: true,
      rows: [
        bad('publish', 'uploads', 'publishes it for everyone to see', { without: '--dry-run -n' }),
        bad('unpublish|deprecate', 'deletes', 'takes a published version away'),
        bad('token|owner|access|team|org|adduser', 'changes', 'changes who may publish with bun', { options: '--add' }),
        mild('install|i|ci|add|update|upgrade|remove|uninstall|rm|dedupe', 'changes', 'changes the installed packages'),
      ],
    },
    installs: 'by-word',
    open: true,
    told: 'languages',
  },
  npx: { installs: 'always', open: true, package: { '*': 'npm', brew: 'node' }, common: true },
  python: {
    like: 'python3',
    package: { apt: 'python-is-python3', dnf: 'python-unversioned-command', pacman: 'python', apk: 'python3', brew: 'python' },
    otherNames: ['python3'],
  },
  pipx: { installs: 'by-word', bringsNames: true, package: { '*': 'pipx', pacman: 'python-pipx' }, told: 'languages' },
  gem: {
    effects: {
      loose: true,
      rows: [
        bad('push', 'uploads', 'publishes it for everyone to see', { without: '--dry-run -n' }),
        bad('yank', 'deletes', 'takes a published version away'),
      ],
    },
    installs: 'by-word',
    bringsNames: true,
    package: { apt: 'ruby', '*': 'ruby' },
    common: true,
  },
  nvm: { bringsNames: true },
  sdk: { bringsNames: true },
  asdf: { bringsNames: true },
  cpan: { bringsNames: true },
  lua: { interprets: { code: ['e'], input: true }, package: true },
  tcl: { package: true },
  nodejs: { like: 'node', otherNames: ['node'] },
  twine: { effects: { loose: true, rows: [bad('upload', 'uploads', 'publishes it for everyone to see', { without: '--dry-run -n' })] } },
  rails: { interprets: { inArguments: true } },
  osascript: { interprets: { code: ['e'], input: true } },
  Rscript: { interprets: { code: ['e'], input: true } },
  julia: { interprets: { code: ['e'] } },
  elixir: { interprets: { code: ['e'] } },
  groovy: { interprets: { code: ['e'] } },
  scala: { interprets: { code: ['e'] } },
  pwsh: { interprets: { input: true } },
  tclsh: { interprets: { input: true } },
  pypy: { interprets: { code: ['c'] } },
  jruby: { interprets: { code: ['e'] } },
  luarocks: { installs: 'by-word' },
};
