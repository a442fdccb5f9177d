/** Programs: watching files, file managers and backups. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** Options of duplicity with a value in the next word. */
const OF_DUPLICITY = `archive-dir backend-retry-delay cf-backend encrypt-key encrypt-secret-keyring encrypt-sign-key exclude
  exclude-filelist exclude-if-present exclude-older-than exclude-regexp file-prefix file-prefix-archive file-prefix-manifest
  file-prefix-signature file-to-restore full-if-older-than hidden-encrypt-key imap-full-address imap-mailbox include
  include-filelist include-regexp log-fd log-file max-blocksize name num-retries par2-redundancy par2-volumes s3-endpoint-url
  s3-region-name s3-multipart-chunk-size s3-multipart-max-procs s3-multipart-max-timeout azure-blob-tier sign-key ssl-cacert-file
  ssl-cacert-path swift-storage-policy metadata-sync-mode tempdir time restore-time time-separator verbosity volsize gpg-binary
  gpg-options ssh-options rsync-options`.split(/\s+/);

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
      short: 'Uo',
      long: ['sockname', 'logfile', 'pidfile', 'statefile', 'log-level', 'output-encoding', 'server-encoding'],
      rows: [
        dangerous('trigger|-j', 'startup', 'runs a command whenever a file changes'),
        ordinary('shutdown-server', 'system', 'stops the server of watchman'),
        ordinary('', 'unread', 'does what a command in its input says', { options: '-j --json-command' }),
      ],
    },
    area: 'processes',
    acts: { writes: 'o logfile pidfile', runs: 'statefile sockname server-encoding U' },
    data: 'log-level p persistent n no-save-state output-encoding f foreground no-pretty no-spawn no-local',
  },
  // Source: ranger(1) 1.9.3
  ranger: {
    effects: { rows: [ordinary('', 'changes', 'creates the settings of ranger', { options: '--copy-config', area: 'settings' })] },
    package: true,
    changes: true,
    area: 'files',
    acts: {
      runs: 'cmd command c config confdir r P p',
      writes: 'choosefile choosefiles choosedir selection-path last-dir-path cachedir datadir',
    },
    data: 'd debug clean show-only-dirs list-unused-keys list-tagged-files profile selectfile',
  },
  nnn: { like: 'ranger', acts: { writes: 'p', runs: 'P' }, data: 'a A b B c C d D e E f F g H i J K l n o Q r R s S t T u U V' },
  lf: { like: 'ranger' },
  duplicity: {
    package: true,
    changes: true,
    network: 'talks',
    area: 'files',
    effects: {
      loose: true,
      short: 't',
      long: OF_DUPLICITY,
      rows: [
        dangerous('remove-older-than|remove-all-but-n-full|cleanup|remove-all-inc-of-but-n-full', 'deletes', 'deletes backups', {
          options: '--force',
        }),
        ordinary('restore', 'changes', 'restores files from a backup'),
        ordinary('full|incr|backup', 'uploads', 'copies files to the backup'),
      ],
    },
    acts: {
      reaches: 's3-endpoint-url',
      runs: 'gpg-binary ssh-options rsync-options gpg-options scp-command sftp-command',
      writes: 'log-file archive-dir tempdir',
      lowers: 'no-encryption ssl-no-check-certificate allow-source-mismatch s3-unencrypted-connection',
    },
    data: `asynchronous-upload backend-retry-delay cf-backend b2-hide-files compare-data copy-links encrypt-key encrypt-secret-keyring
      encrypt-sign-key exclude exclude-device-files exclude-filelist exclude-if-present exclude-older-than exclude-other-filesystems
      exclude-regexp file-prefix file-prefix-archive file-prefix-manifest file-prefix-signature file-to-restore full-if-older-than
      ftp-passive ftp-regular gio hidden-encrypt-key imap-full-address imap-mailbox include include-filelist include-regexp log-fd
      max-blocksize name no-compression no-print-statistics no-files-changed null-separator numeric-owner do-not-restore-ownership
      num-retries old-filenames par2-redundancy par2-volumes rename s3-european-buckets s3-use-new-style s3-use-rrs s3-use-ia
      s3-use-onezone-ia s3-use-glacier s3-use-glacier-ir s3-use-deep-archive s3-use-multiprocessing s3-use-server-side-encryption
      s3-multipart-chunk-size s3-multipart-max-procs s3-multipart-max-timeout s3-region-name azure-blob-tier azure-max-single-put-size
      azure-max-block-size azure-max-connections short-filenames sign-key ssh-askpass ssl-cacert-file ssl-cacert-path
      swift-storage-policy metadata-sync-mode t time restore-time time-separator use-agent v verbosity volsize`,
  },
  'rdiff-backup': {
    package: true,
    changes: true,
    area: 'files',
    effects: {
      loose: true,
      rows: [
        dangerous('', 'deletes', 'deletes old backups', { options: '--remove-older-than --older-than', area: 'backups' }),
        dangerous('', 'deletes', 'deletes old backups', { options: '--remove-older-than --older-than' }),
        dangerous('', 'deletes', 'overwrites the destination or deletes several backups', { options: '--force', area: 'backups' }),
      ],
    },
    acts: { writes: 'tempdir', runs: 'remote-schema', lowers: 'no-compare-inode' },
    data: `print-statistics v verbosity l list-increments exclude include exclude-filelist include-filelist include-globbing-filelist
      exclude-globbing-filelist exclude-other-filesystems exclude-device-files exclude-fifos exclude-sockets terminal-verbosity compare
      compare-at-time at at-time increments size changed-since api-version chars-to-quote override-chars-to-quote current-time fsync
      no-fsync new no-new null-separator parsable-output ssh-compression no-ssh-compression use-compatible-timestamps method cword
      unique no-unique no-size compression no-compression not-compressed-regexp create-full-path acls no-acls carbonfile no-carbonfile
      eas no-eas resource-forks no-resource-forks hard-links no-hard-links compare-inode never-drop-acls restrict-path restrict-mode
      include-globbing-filelist-stdin exclude-globbing-filelist-stdin include-regexp exclude-regexp include-filelist-stdin
      exclude-filelist-stdin include-device-files include-fifos include-sockets include-symbolic-links exclude-symbolic-links
      include-special-files exclude-special-files include-other-filesystems include-if-present exclude-if-present max-file-size
      min-file-size file-statistics no-file-statistics no-print-statistics group-mapping-file user-mapping-file preserve-numerical-ids`,
  },

  // folders. Source: gdu(1) 5.21, broot(1) 1.25, zoxide(1) 0.9
  gdu: {
    changes: true,
    data: `d show-disks n non-interactive p no-progress i ignore-dirs I ignore-dirs-pattern c no-color x no-cross a show-apparent-size C
      show-item-count s summarize t top H no-hidden L follow-symlinks m max-cores A show-annexed-size no-delete no-prefix depth r
      reverse-sort X ignore-from f input-file g enable-gc`,
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
