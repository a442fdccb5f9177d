/** Programs: stores of passwords, the clipboard and the desktop, facts about the machine. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { SENDS_DATA } from './shared-rows.ts';

/** The commands of pass(1): any other word is the name of a password, which is shown. */
const PASS_COMMANDS =
  /^(?:init|ls|list|show|grep|find|search|insert|add|edit|generate|rm|remove|delete|mv|rename|cp|copy|git|help|version|otp)$/;

export const DESKTOP = (): Family => ({
  // secrets
  pass: {
    secret: true,
    package: { '*': 'pass' },
    area: 'credentials',
    does: { reads: ['ls|list|find|search|help|version'], changes: ['insert|add|edit|generate|mv|rename|cp|copy|git'] },
    effects: {
      rows: [
        dangerous('init|insert|add|generate|mv|rename|cp|copy', 'changes', 'overwrites a stored password', { options: '-f --force' }),
        ordinary('show|grep|otp', 'secret', 'shows stored passwords'),
        ordinary('', 'secret', 'shows a stored password', { least: 1, unless: PASS_COMMANDS }),
        dangerous('rm|remove|delete', 'deletes', 'deletes a stored password'),
        ordinary('git push', 'uploads', 'sends your passwords, encrypted, to a server'),
        // pass(1): all passwords are encrypted anew for these keys
        dangerous('init', 'settings', 'decides whose keys can read all your passwords'),
      ],
    },
    data: 'n no-symbols c clip oneline i in-place e echo m multiline u set-upstream',
  },
  keychain: {
    secret: true,
    changes: true,
    area: 'credentials',
    data: `eval q quiet agents noask nogui timeout quick clear list inherit attempts confhost confirm absolute query gpg2 host
      ignore-missing l L list-fp lockwait nocolor noinherit nolock Q`,
    acts: { runs: 'env', writes: 'dir' },
    effects: {
      rows: [
        ordinary('', 'system', 'stops the programs that hold your keys', { options: '-k --stop' }),
        ordinary('', 'settings', 'gives the keys to all services of your session', { options: '--systemd' }),
      ],
    },
  },
  'secret-tool': {
    secret: true,
    area: 'credentials',
    effects: {
      rows: [
        dangerous('search', 'secret', 'unlocks stored passwords and shows them', { options: '--unlock' }),
        dangerous('lookup|search', 'secret', 'shows stored passwords'),
        ordinary('store|lock', 'changes', 'changes stored passwords'),
        dangerous('clear', 'deletes', 'deletes stored passwords'),
      ],
    },
    data: 'all',
  },
  security: {
    secret: true,
    area: 'credentials',
    does: { reads: ['list-keychains|default-keychain|find-identity|verify-cert|error|help|show-keychain-info|cms|find-certificate'] },
    effects: {
      rows: [
        dangerous(
          'find-generic-password|find-internet-password|dump-keychain|export|dump-trust-settings',
          'secret',
          'shows stored passwords',
        ),
        dangerous(
          'delete-generic-password|delete-internet-password|delete-keychain|delete-certificate|delete-identity',
          'deletes',
          'deletes stored passwords',
        ),
        dangerous(
          'add-trusted-cert|remove-trusted-cert|authorizationdb|trust-settings-import|set-keychain-settings|set-key-partition-list',
          'system',
          'changes what this machine trusts',
        ),
        ordinary(
          'add-generic-password|add-internet-password|import|unlock-keychain|lock-keychain|create-keychain|set-keychain-password',
          'changes',
          'changes stored passwords',
        ),
      ],
    },
    data: 's a w g l c r j acts: lowers: A T p u t k f P D d U S',
  },
  atuin: {
    prints: /^init \w+/,
    passwords: ['(?:-p|-k|--password|--key)[= ]'],
    area: 'shell',
    network: 'talks',
    does: {
      reads: ['search|stats|doctor|info|status|wrapped', 'history list|last', 'kv get|list', 'scripts list'],
      changes: ['import|init|gen-completions|dotfiles|uuid|logout', 'kv set'],
    },
    effects: {
      rows: [
        dangerous('key', 'secret', 'shows the key of your history'),
        ordinary('sync|login|register', 'uploads', 'sends your history, encrypted, to a server'),
        dangerous('history prune|dedup|delete', 'deletes', 'deletes parts of your history'),
        dangerous('account|store', 'deletes', 'changes or deletes stored history'),
        dangerous('server', 'network', 'starts a server'),
      ],
    },
  },

  // clipboard and desktop
  xclip: {
    package: { '*': 'xclip' },
    instead: { macos: 'pbcopy' },
    listed: 'files',
    reads: true,
    effects: { rows: [ordinary('', 'secret', 'shows the clipboard', { options: '-o -out' })] },
    data: '-selection -sel -i -in -f -filter -r -rmlastnl -l -loops -d -display -t -target -quiet -silent -verbose c',
  },
  xsel: {
    package: { '*': 'xsel' },
    reads: true,
    effects: { rows: [ordinary('', 'secret', 'shows the clipboard', { options: '-o --output' })] },
    data: 'b clipboard p primary s secondary i input a append c clear k keep f follow x exchange l',
    acts: { writes: 'logfile' },
  },
  'wl-copy': {
    package: { '*': 'wl-clipboard', brew: '' },
    instead: { macos: 'pbcopy' },
    listed: 'files',
    reads: true,
    data: 'p primary n trim-newline o paste-once f foreground c clear t type s seat',
  },
  pbcopy: { instead: { linux: 'xclip -selection clipboard' }, listed: 'files', reads: true },
  pbpaste: { reads: true, instead: { linux: 'xclip -selection clipboard -o' } },
  open: { unasked: [SENDS_DATA], instead: { linux: 'xdg-open' }, changes: true, does: { runs: [''] }, data: 'a b e t f F W R n g j h s u' },
  'xdg-open': {
    unasked: [SENDS_DATA],
    package: { '*': 'xdg-utils', brew: '' },
    instead: { macos: 'open' },
    changes: true,
    does: { runs: [''] },
    data: 'manual',
  },
  'notify-send': { reads: true, package: { apt: 'libnotify-bin', '*': 'libnotify', brew: '' } },
  say: {
    instead: { linux: 'espeak' },
    reads: true,
    acts: { runs: 'n network-send', writes: 'o output-file' },
    data: 'v voice r rate f input-file file-format data-format quality progress',
  },
  xterm: { open: true, wraps: { starters: ['-e'], inner: 'none' }, acts: { runs: 'S', writes: 'lf -lf' } },

  // facts about the machine
  neofetch: { reads: true, package: true, acts: { runs: 'config' } },
  fastfetch: { reads: true, package: true, acts: { runs: 'c config command-text' } },
  screenfetch: { reads: true, package: true },
  smartmontools: { package: true, reads: true },
  sw_vers: { reads: true, instead: { linux: 'cat /etc/os-release' } },
  system_profiler: { reads: true, instead: { linux: 'lshw' } },
  vm_stat: { reads: true, instead: { linux: 'free' } },
  mdfind: { reads: true, instead: { linux: 'locate' } },
});
