/** Programs: what keeps the settings of a user in a repository and puts them into the home folder. */
import { dangerous, type EffectRow, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

const sendsDotfiles = (words: string): EffectRow => ordinary(words, 'uploads', 'sends your dotfiles to a server');

export const DOTFILES = (): Family => ({
  // dotfiles. Sources: the manual page of each: yadm 3.2, rcm 1.3, homesick 1.1, vcsh 2.0, dotdrop 1.12; the reference of chezmoi 2.70; the
  // README and the options in the source of homeshick 2.0, dotbot 1.24, tuckr 0.13
  chezmoi: {
    area: 'settings',
    does: {
      reads: [
        '',
        'cat|cat-config|data|diff|doctor|dump|dump-config|help|ignored|license|list|managed|source-path|status|target-path|unmanaged|verify',
        'completion|archive|generate',
        'git status|log|diff|show|branch|remote',
        'state dump|get|data|get-bucket',
      ],
      changes: [
        'add|manage|re-add|chattr|edit|edit-config|edit-config-template|edit-encrypted|forget|unmanage|import|init|merge|merge-all|cd',
        'encrypt|decrypt',
        'git add|commit|pull|fetch|checkout|switch|stash|restore|init',
      ],
      runs: ['apply|update|execute-template'],
    },
    effects: {
      short: 'cDoSwxi',
      long: [
        'config',
        'destination',
        'output',
        'source',
        'working-tree',
        'exclude',
        'include',
        'branch',
        'depth',
        'cache',
        'mode',
        'color',
      ],
      rows: [
        ordinary('init', 'runs-foreign-code', 'fetches dotfiles and runs their scripts', { options: '-a --apply --one-shot' }),
        ordinary('init', 'network', 'fetches dotfiles of a git server', { least: 2 }),
        dangerous('init', 'deletes', 'deletes the settings of chezmoi afterwards', { options: '-p --purge -P --purge-binary --one-shot' }),
        ordinary('apply|update', 'changes', 'changes the files in your home folder as your dotfiles say', { without: '-n --dry-run' }),
        dangerous('destroy|remove|rm', 'deletes', 'deletes a file from your home folder and from your dotfiles', { area: 'files' }),
        dangerous('purge', 'deletes', 'deletes your dotfiles and the settings of chezmoi', { area: 'files' }),
        dangerous('state delete|delete-bucket|reset', 'deletes', 'deletes what chezmoi remembers'),
        ordinary('upgrade', 'system', 'updates the program', { area: 'packages' }),
        sendsDotfiles('git push'),
      ],
    },
    acts: { runs: 'c config S source pager C config-path', writes: 'o output D destination persistent-state cache' },
    data: `config-format n dry-run force interactive less-interactive k keep-going mode no-pager no-tty progress R refresh-externals skip-secrets
      source-path error-on-conflict use-builtin-age use-builtin-diff use-builtin-git w working-tree x exclude i include P parent-dirs r
      recursive a apply autotemplate create encrypt exact follow new p prompt T template template-symlinks secrets recurse-submodules
      branch d depth git-lfs g guess-repo-url ssh tag revision f format z gzip hardlink watch reverse script-contents 0
      nul-path-separator path-style t tree re-encrypt`,
  },
  yadm: {
    area: 'settings',
    does: {
      reads: ['list|introspect|version|help|status|log|diff|show|branch|remote|ls-files|blame'],
      changes: ['init|add|commit|mv|pull|fetch|merge|stash|alt|perms|encrypt|decrypt|config|gitconfig|enter|upgrade'],
      runs: ['bootstrap'],
    },
    effects: {
      short: 'Ywmb',
      long: ['yadm-dir', 'yadm-data', 'yadm-repo', 'yadm-config', 'yadm-encrypt', 'yadm-archive', 'yadm-bootstrap'],
      rows: [
        ordinary('clone', 'network', 'fetches dotfiles of a git server', { without: '--bootstrap' }),
        ordinary('clone', 'runs-foreign-code', 'fetches dotfiles and runs their script', { options: '--bootstrap' }),
        sendsDotfiles('push'),
        dangerous('reset', 'deletes', 'discards uncommitted changes', { options: '--hard' }),
        dangerous('checkout|restore', 'deletes', 'discards uncommitted changes'),
        dangerous('rm|clean', 'deletes', 'deletes files of your home folder', { area: 'files' }),
      ],
    },
    acts: { runs: 'yadm-bootstrap yadm-config Y yadm-dir', writes: 'yadm-repo yadm-archive yadm-data' },
    data: 'w f b m message bootstrap no-bootstrap l a u yadm-encrypt stat oneline cached name-only',
  },
  rcup: {
    area: 'settings',
    does: { runs: [''] },
    effects: { rows: [ordinary('', 'changes', 'links your dotfiles into your home folder', { without: '-g -h -V' })] },
    data: 'B C d f g I i K k S s t U u x',
  },
  rcdn: {
    area: 'settings',
    does: { runs: [''] },
    effects: { rows: [ordinary('', 'changes', 'removes the links to your dotfiles', { without: '-h -V' })] },
    data: 'B d I K k S s t U u x',
  },
  lsrc: { reads: true, data: 'B d F I S s t U u x' },
  mkrc: { changes: true, data: 'B C d o S s t U u' },
  homesick: {
    area: 'settings',
    does: { reads: ['list|diff|status|show_path|version|help'], changes: ['generate|link|pull|track|commit|cd|open|unlink'], runs: ['rc'] },
    wraps: [
      { subcommand: ['exec'], operands: 1, inner: 'text' },
      { subcommand: ['exec_all'], inner: 'text' },
    ],
    effects: {
      rows: [
        ordinary('clone', 'runs-foreign-code', 'fetches dotfiles, whose script it may run'),
        sendsDotfiles('push'),
        dangerous('destroy', 'deletes', 'deletes a repository of dotfiles', { area: 'files' }),
      ],
    },
    data: 'f force p pretend s skip',
  },
  homeshick: {
    area: 'settings',
    network: 'talks',
    does: { reads: ['list|ls|check|updates|help'], changes: ['clone|generate|pull|link|symlink|track|cd|refresh'] },
    data: 's skip f force b batch',
  },
  vcsh: {
    area: 'settings',
    network: 'talks',
    does: {
      reads: ['list|list-tracked|list-tracked-by|list-untracked|status|help|version|which'],
      changes: ['init|clone|pull|rename|upgrade|write-gitignore|commit|enter'],
    },
    wraps: { subcommand: ['run'], operands: 1, inner: 'argv' },
    effects: {
      short: 'cb',
      rows: [sendsDotfiles('push'), dangerous('delete', 'deletes', 'deletes a repository and its files', { area: 'files' })],
    },
    acts: { runs: 'c' },
    data: 'd b a r g',
  },
  dotdrop: {
    area: 'settings',
    does: { reads: ['compare|files|detail|profiles|help'], changes: ['import|update'], runs: ['install'] },
    effects: {
      short: 'cpilsCwTk',
      long: ['cfg', 'profile', 'ignore', 'link', 'as', 'file', 'workers'],
      rows: [
        ordinary('install', 'changes', 'changes the files in your home folder as your dotfiles say', { without: '-d --dry' }),
        ordinary('remove', 'deletes', 'takes a file out of your dotfiles', { without: '-d --dry', area: 'files' }),
      ],
    },
    acts: { runs: 'c cfg transr transw' },
    data: `a force-actions d dry D showdiff f force n nodiff p profile t temp w workers i ignore l link m preserve-mode s as C file z
      ignore-missing k key P show-patch G grepable T template b no-banner V`,
  },
  dotbot: {
    area: 'settings',
    does: { runs: [''] },
    effects: {
      rows: [ordinary('', 'changes', 'changes the files in your home folder as its file says', { without: '-n --dry-run --version -h' })],
    },
    acts: { runs: 'c config-file p plugin plugin-dir d base-directory' },
    data: 'Q super-quiet disable-built-in-plugins only except n force-color x exit-on-failure',
  },
  tuckr: {
    area: 'settings',
    does: { reads: ['status|s|ls|groupis|help'], changes: ['add|a|rm|push|pop|init|from-stow|encrypt|e|decrypt|d'], runs: ['set|unset'] },
    effects: {
      short: 'pet',
      long: ['profile', 'exclude', 'targets'],
      rows: [dangerous('pop', 'deletes', 'deletes the files of a group', { options: '-d --delete', area: 'files' })],
    },
    data: 'p profile t targets e exclude f force a adopt y assume-yes only-files add d delete',
  },

  // plugins of fish. Source: fisher --help 4
  fisher: {
    network: 'talks',
    area: 'packages',
    does: { reads: ['list|help'] },
    effects: {
      rows: [
        ordinary('install|update', 'runs-foreign-code', 'installs or updates plugins of the shell'),
        ordinary('remove', 'changes', 'removes plugins of the shell'),
      ],
    },
  },
});
