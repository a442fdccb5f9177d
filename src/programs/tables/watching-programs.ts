/** Programs: watching files, file managers and backups. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

export const WATCHING = (): Family => ({
  // watching, file managers, backups
  inotifywait: {
    waits: true,
    package: { '*': 'inotify-tools', brew: '' },
    reads: true,
    acts: { writes: 'o outfile' },
    data: `m monitor r recursive e event q quiet t timeout format timefmt exclude excludei include includei fromfile d daemon s syslog c
      csv P no-dereference`,
  },
  'inotify-tools': { package: true, reads: true },
  watchman: {
    package: true,
    does: {
      reads: ['watch-list|version|find|query|since|log|get-pid|get-config|get-sockname|clock|debug-status'],
      changes: ['watch|watch-project|watch-del|watch-del-all|trigger-del|trigger-list'],
    },
    effects: {
      rows: [
        dangerous('trigger|-j', 'startup', 'runs a command whenever a file changes'),
        ordinary('shutdown-server', 'system', 'stops the server of watchman'),
      ],
    },
    area: 'processes',
    acts: { runs: 'statefile sockname server-encoding' },
  },
  // Source: ranger(1) 1.9.3
  ranger: {
    package: true,
    changes: true,
    area: 'files',
    acts: { runs: 'cmd command c config confdir r P p', writes: 'choosefile choosefiles choosedir selection-path last-dir-path' },
    data: 'd debug clean show-only-dirs list-unused-keys list-tagged-files profile selectfile',
  },
  nnn: { like: 'ranger' },
  lf: { like: 'ranger' },
  duplicity: {
    package: true,
    changes: true,
    network: 'talks',
    area: 'files',
    effects: {
      loose: true,
      rows: [
        dangerous('remove-older-than|remove-all-but-n-full|cleanup|remove-all-inc-of-but-n-full', 'deletes', 'deletes backups', {
          options: '--force',
        }),
        ordinary('restore', 'changes', 'restores files from a backup'),
        ordinary('full|incr|backup', 'uploads', 'copies files to the backup'),
      ],
    },
    acts: {
      runs: 'gpg-binary ssh-options rsync-options gpg-options scp-command sftp-command',
      writes: 'log-file',
      lowers: 'no-encryption ssl-no-check-certificate',
    },
  },
  'rdiff-backup': {
    package: true,
    changes: true,
    area: 'files',
    effects: {
      loose: true,
      rows: [
        dangerous('', 'deletes', 'deletes old backups', { options: '--remove-older-than', area: 'backups' }),
        dangerous('', 'deletes', 'deletes old backups', { options: '--remove-older-than' }),
      ],
    },
    acts: { runs: 'remote-schema', lowers: 'no-compare-inode' },
    data: `print-statistics v verbosity l list-increments exclude include exclude-filelist include-filelist include-globbing-filelist
      exclude-globbing-filelist exclude-other-filesystems exclude-device-files exclude-fifos exclude-sockets terminal-verbosity
      compare compare-at-time at at-time increments size changed-since api-version`,
  },

  // folders. Source: gdu(1) 5.21, broot(1) 1.25, zoxide(1) 0.9
  gdu: {
    changes: true,
    data: `d show-disks n non-interactive p no-progress i ignore-dirs I ignore-dirs-pattern c no-color x no-cross a show-apparent-size C
      show-item-count s summarize t top H no-hidden L follow-symlinks m max-cores A show-annexed-size no-delete no-prefix depth r
      reverse-sort`,
    acts: { writes: 'o output-file l log-file' },
  },
  broot: {
    changes: true,
    acts: { runs: 'c cmd conf listen send', writes: 'outcmd out' },
    data: `s sizes d dates h hidden p permissions f only-folders i git-ignored I no-git-ignored t trim-root w whale-spotting S show-root-fs
      sort-by-size sort-by-date sort-by-count sort-by-type no-sort max-depth no-hidden no-sizes no-dates no-permissions no-trim-root g
      show-git-info get-root color height`,
  },
  zoxide: {
    prints: /^init \w+/,
    package: true,
    does: { reads: ['query|init'], changes: ['add|edit|import|remove'] },
    data: 'l list s score i interactive a all exclude',
  },
});
