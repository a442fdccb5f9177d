/** Programs: Python and its package managers. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { publishes } from './shared-rows.ts';

export const PYTHON = (): Family => ({
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
    acts: { runs: 'X W' },
  },
  python: {
    like: 'python3',
    package: { apt: 'python-is-python3', dnf: 'python-unversioned-command', pacman: 'python', apk: 'python3', brew: 'python' },
    otherNames: ['python3'],
  },
  pypy: { interprets: { code: ['c'] }, like: 'python3' },
  pip: {
    effects: {
      loose: true,
      rows: [
        ordinary('config set|unset|edit', 'settings', 'changes the settings of pip'),
        ordinary('install|uninstall', 'changes', 'changes the installed packages'),
      ],
      everyVerb: true,
    },
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
    area: 'packages',
    network: 'talks',
    does: {
      reads: ['list|show|freeze|check|search|index|help|inspect|hash|debug|completion', 'config list|get|debug', 'cache dir|info|list'],
      changes: ['download', 'cache remove|purge', 'lock'],
      installs: ['install|wheel|download'],
    },
    acts: {
      runs: `e editable global-option install-option config-settings config-setting C build-option python keyring-provider use-pep517
        no-build-isolation`,
      reaches: 'i index-url extra-index-url f find-links proxy pypi-url',
      lowers: 'trusted-host break-system-packages no-verify',
      writes: 't target d dest root src prefix log log-file cache-dir report w wheel-dir b build',
    },
    data: `r requirement c constraint U upgrade user no-deps pre q quiet v verbose no-cache-dir y yes o outdated l local format exclude
      not-required n no-input dry-run force-reinstall ignore-installed no-index only-binary no-binary platform python-version
      implementation abi timeout retries upgrade-strategy ignore-requires-python require-hashes prefer-binary no-color progress-bar
      uptodate u files no-warn-script-location disable-pip-version-check exists-action path include-editable exclude-editable all
      isolated require-virtualenv no-clean group I cert client-cert compile no-compile`,
  },
  pip3: { like: 'pip', otherNames: ['pip'] },
  pipx: {
    installs: 'by-word',
    bringsNames: true,
    package: { '*': 'pipx', pacman: 'python-pipx' },
    listed: 'languages',
    area: 'packages',
    network: 'talks',
    does: {
      reads: ['list|environment|completions|help', 'interpreter list'],
      changes: ['ensurepath|uninject|pin|unpin'],
      installs: ['install|run|inject|upgrade|upgrade-all|upgrade-shared|reinstall|reinstall-all|install-all', 'interpreter upgrade'],
    },
    effects: { rows: [ordinary('uninstall|uninstall-all', 'changes', 'removes installed programs')] },
    wraps: { subcommand: ['runpip'], operands: 1, inner: 'none' },
    acts: { reaches: 'i index-url pip-args', runs: 'python spec preinstall' },
    data: `f force include-deps include-apps system-site-packages e editable suffix global json short quiet q verbose v pypackages
      include-injected skip fetch-missing-python no-cache value`,
  },
  uvx: {
    installs: 'always',
    area: 'packages',
    network: 'talks',
    does: { installs: [''] },
    data: 'from with python p q quiet v verbose refresh',
    manner: { stops: true },
  },
  uv: {
    wraps: {
      subcommand: ['run'],
      inner: 'argv',
      short: 'pf',
      long: `with with-requirements with-editable python group extra env-file directory project package index index-url extra-index-url
        default-index find-links no-group only-group refresh-package reinstall-package`.split(/\s+/),
    },
    effects: {
      loose: true,
      rows: [
        ordinary('auth login|token', 'secret', 'shows or stores a token'),
        publishes('publish'),
        ordinary('run', 'system', 'installs packages for this run', { options: '--with --with-editable', aside: true }),
      ],
    },
    installs: 'by-word',
    verbs: true,
    bringsNames: true,
    listed: 'languages',
    area: 'packages',
    network: 'talks',
    does: {
      reads: [
        'tree|version|help|audit|export',
        'pip list|show|freeze|check|tree|compile',
        'python list|find|dir',
        'tool list|dir',
        'cache dir|size',
        'auth dir|list',
        'self version',
        'workspace',
      ],
      changes: [
        'init|venv|lock|build|remove|format|export',
        'pip uninstall',
        'python pin|uninstall|update-shell',
        'tool uninstall|update-shell',
        'cache clean|prune',
        'auth logout',
        'generate-shell-completion',
      ],
      runs: ['run|build'],
      installs: ['add|sync|lock', 'pip install|sync', 'python install|upgrade', 'tool install|run|upgrade', 'self update', 'x'],
    },
    acts: {
      runs: 'config-file with-editable e editable C config-setting config-settings p-script build-backend',
      reaches: 'i index index-url extra-index-url default-index f find-links publish-url check-url mirror',
      lowers: 'allow-insecure-host trusted-host break-system-packages no-verify-hashes',
      writes: 't target o output-file prefix out-dir cache-dir log d',
    },
    data: `p python r requirements c constraints overrides U upgrade P upgrade-package dev group extra all-extras all-groups no-dev no-group frozen
      locked no-sync active package project directory q quiet v verbose offline no-cache n refresh reinstall system user prerelease resolution
      exclude-newer only-binary no-binary no-build no-build-isolation dry-run format outdated seed name app lib script bare no-readme vcs with
      with-requirements m module env-file isolated from exact index-strategy color no-progress managed-python no-managed-python`,
    leaves: /^/,
  },
  poetry: {
    wraps: { subcommand: ['run'], inner: 'argv' },
    effects: {
      loose: true,
      rows: [
        dangerous('config', 'settings', 'changes the settings of poetry', { without: '--list' }),
        publishes('publish'),
        ordinary('add|remove|install|update', 'changes', 'changes the installed packages'),
      ],
    },
    verbs: true,
    area: 'packages',
    network: 'talks',
    does: {
      reads: ['show|check|version|about|help|list|search|debug', 'env info|list', 'source|self show', 'cache list', 'config'],
      changes: ['init|new|lock|export|build|version', 'env use|remove', 'source add|remove', 'cache clear', 'self lock'],
      installs: ['sync', 'self add|update|install|sync'],
      runs: ['shell|build', 'env activate'],
    },
    acts: { runs: 'C directory P project', writes: 'o output' },
    data: `G group D dev E extras all-extras with without only no-root no-interaction n q v vv vvv dry-run sync tree t latest l
      outdated top-level format f without-hashes no-dev default optional python source allow-prereleases name`,
    leaves: /^/,
  },
  pipenv: {
    wraps: { subcommand: ['run'], inner: 'argv' },
    area: 'packages',
    network: 'talks',
    does: {
      reads: ['graph|check|scripts|verify|open|requirements|audit'],
      changes: ['lock|clean|uninstall'],
      runs: ['shell|run'],
      installs: ['install|sync|update|upgrade'],
    },
    acts: { reaches: 'i index pypi-mirror extra-pip-args', runs: 'python e editable', lowers: 'skip-lock' },
    data: 'd dev r requirements three two site-packages v verbose q quiet deploy system ignore-pipfile categories pre venv where envs rm',
    leaves: /^/,
  },
  twine: {
    effects: { loose: true, rows: [publishes('register'), publishes('upload')] },
    network: 'talks',
    does: { reads: ['check|help'] },
    acts: { reaches: 'repository-url repository r', runs: 'config-file sign-with' },
    passwords: [String.raw`(?:\s-p|--password)[= ]`],
    data: `u username p password skip-existing s sign i identity c comment cert client-cert disable-progress-bar verbose non-interactive strict`,
  },
});
