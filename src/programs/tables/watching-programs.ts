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
    effects: { loose: true, rows: [dangerous('', 'deletes', 'deletes old backups', { options: '--remove-older-than' })] },
    acts: { runs: 'remote-schema', lowers: 'no-compare-inode' },
  },
});
