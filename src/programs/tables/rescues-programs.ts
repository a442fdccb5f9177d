/** Programs: data from damaged disks, mail that comes and waits, and the wrappers of PostgreSQL's clusters. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** Commands of doveadm that keep the options of a mailbox in front of them. Source: doveadm(1) of dovecot 2.3. */
const ENDS_MAIL = 'deletes mail on the server';

export const RESCUES = (): Family => ({
  // damaged disks. Sources: the manual page of each: gddrescue 1.27, foremost 1.5.7, scalpel 1.60, safecopy 1.7, extundelete 0.2.4, photorec 7.1
  ddrescue: {
    area: 'disks',
    effects: {
      short: 'abceEHiKlmoPQrsTxXZ',
      rows: [
        dangerous('', 'system', 'overwrites a disk or a partition', { options: '-f --force -F --fill-mode', recursive: true }),
        ordinary('', 'changes', 'copies a disk to an image', { without: '-f --force -F --fill-mode' }),
      ],
    },
    acts: { writes: 'log-events log-rates log-reads' },
    data: `a min-read-rate A try-again b sector-size B binary-prefixes c cluster-size C complete-only d idirect D odirect e max-bad-areas E
      max-error-rate f force F fill-mode G generate-mode H test-mode i input-position I verify-input-size J verify-on-error K skip-size L
      loose-domain m domain-mapfile M retrim n no-scrape N no-trim o output-position O reopen-on-error p preallocate P data-preview r
      retry-passes R reverse s size S sparse t truncate T timeout u unidirectional w ignore-write-errors W compare-before-write x
      extend-outfile X max-read-errors y synchronous Z max-read-rate ask cpass delay-slow mapfile-interval max-slow-reads pause-on-error
      pause-on-pass reset-slow`,
  },
  ddrescuelog: {
    changes: true,
    effects: {
      rows: [
        ordinary('', 'changes', 'writes a map file', { options: '-c --create-mapfile' }),
        ordinary('', 'changes', 'overwrites a map file', { options: '-f --force' }),
        ordinary('', 'deletes', 'deletes the map file of a finished rescue', { options: '-d --delete-if-done' }),
      ],
    },
    data: `a change-types A annotate-mapfile b block-size B binary-prefixes c create-mapfile C complete-mapfile d delete-if-done D done-status F
      format i input-position l list-blocks L loose-domain m domain-mapfile n invert-mapfile o output-position p compare-mapfile P
      compare-as-domain s size t show-status x xor-mapfile y and-mapfile z or-mapfile shift`,
  },
  ...each('foremost scalpel', { changes: true, acts: { writes: 'o', runs: 'c' }, data: 'h V d T v q Q w a b k i s t m n O p r u' }),
  safecopy: {
    area: 'disks',
    changes: true,
    writes: { how: 'copies', short: 'bfrRZLslIcXxoSM', long: ['sync'] },
    acts: { writes: 'o' },
    data: 'stage1 stage2 stage3 b f r R Z L sync s l I i c X x S M T forceopen',
  },
  extundelete: {
    changes: true,
    effects: {
      rows: [
        ordinary('', 'changes', 'writes deleted files to a folder here', {
          options: '--restore-file --restore-files --restore-all --restore-directory --restore-inode',
        }),
      ],
    },
    acts: { writes: 'output-dir o' },
    data: 'superblock journal inode block restore-file restore-inode restore-files restore-all restore-directory j b B before after log',
  },
  photorec: { changes: true, area: 'disks', acts: { writes: 'd' }, data: 'log debug' },
  fidentify: { reads: true },

  // keys of mail. Sources: the manual page of each, opendkim-tools 2.11, opendmarc 1.4
  'opendkim-genkey': {
    area: 'credentials',
    effects: { rows: [ordinary('', 'changes', 'writes a new key that signs mail', { without: '-h --help --version' })] },
    acts: { writes: 'D directory' },
    data: 'a append-domain b bits d domain h hash-algorithms n note r restrict s selector S subdomains t testmode V',
  },
  'opendkim-testkey': { reads: true, network: 'talks', acts: { runs: 'x' }, data: 'd k s v' },
  'opendkim-testmsg': { reads: true, data: 'C d K k s t' },
  'opendmarc-check': { reads: true, network: 'talks' },

  // mail that waits. Sources: the manual page of each: exim4 4.96, sendmail(1) of postfix 3.7
  mailq: { reads: true },
  ...each('exim exim4', {
    area: 'services',
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes mail that waits', { options: '-Mrm -Mg' }),
        ordinary('', 'changes', 'changes mail that waits', { options: '-Mf -Mt -Mar -Mes -Mmad -Mmd -MG' }),
        ordinary('', 'uploads', 'sends mail', {
          without: `-bp -bpc -bpr -bpu -bpa -bV -bv -bvs -bt -bP -Mvb -Mvc -Mvh -Mvl -Mrm -Mf -Mt -bd -bh -bhc -bmalware -brt -brw -bw
            -MG`,
        }),
        ordinary('', 'network', 'starts a mail server', { options: '-bd -bdf -bw' }),
      ],
    },
    acts: { runs: 'C D', writes: '-oP' },
    data: `-bp -bpc -bpr -bpu -bpa -bpra -bpru -bV -bv -bvs -bt -bP -Mvb -Mvc -Mvh -Mvl -Mrm -Mg -Mf -Mt -Mc -M -Mar -q -qf -qff -qqff -R -S -bd -bdf -v -d
      -t -i -oi -f -r -odf -odi -odq -N -Ac -Am B -bm -bnq -bs -bS -dd -dropcr F G L -Mset m n O -oA -oB -odb -odqs -oee -oem -oep
      -oeq -oew -oitrue -oMa -oMaa -oMai -oMas -oMi -oMm -oMr -oMs -oMt -om -oo -or -os -ov -oX -oY p -qR -qS -ti -tls-on-connect U x X`,
  }),
  ...each('exiqgrep exiqsumm exiwhat exinext exigrep eximstats exipick', {
    reads: true,
    data: 'h C E f F r s y o z x G c l i b R a t v M I not html bydomain byhost',
  }),

  // mail that is fetched. Sources: the manual page of each: fetchmail 6.4, isync 1.4, offlineimap3, getmail6 6.18
  fetchmail: {
    network: 'talks',
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes mail on the server before it is fetched again', { options: '-F --flush --limitflush' }),
        ordinary('', 'deletes', 'deletes mail on the server that cannot be delivered', { options: '--nosoftbounce' }),
        ordinary('', 'changes', 'fetches mail and deletes it on the server', { without: '-c --check -k --keep -V --version --configdump' }),
        ordinary('', 'changes', 'fetches mail', { options: '-k --keep' }),
      ],
    },
    acts: {
      runs: 'm mda plugin plugout f fetchmailrc',
      writes: 'L logfile bsmtp pidfile i idfile',
      reaches: 'S smtphost',
      lowers: 'nosslcertck',
    },
    data: `c check s silent a all fetchall k keep K nokeep p proto protocol U uidl P service t timeout r folder tracepolls ssl sslproto
      sslcertck sslcertfile sslcertpath sslcommonname sslfingerprint D smtpaddress Z antispam l limit w warnings b batchlimit B fetchlimit e
      expunge u user username d daemon N nodetach E envelope Q qvirtual n norewrite y yydebug nosyslog syslog auth softbounce idle
      port principal sslkey fetchdomains smtpname lmtp bad-header fetchsizelimit fastuidl I interface M monitor T netsec`,
  },
  mbsync: {
    network: 'talks',
    effects: { rows: [ordinary('', 'changes', 'makes mailboxes here and on the server the same', { without: '-l --list -h -v' })] },
    acts: { runs: 'c config' },
    data: `a all l list C create create-far create-near R remove remove-far remove-near X expunge expunge-far expunge-near n new d delete f flags
      N renew L pull H push V D debug q`,
  },
  offlineimap: {
    network: 'talks',
    effects: {
      rows: [
        dangerous('', 'deletes', ENDS_MAIL, { options: '--delete-folder' }),
        ordinary('', 'changes', 'makes mailboxes here and on the server the same', { without: '--info --dry-run -V --version -h' }),
      ],
    },
    acts: { runs: 'c k', writes: 'l P' },
    data: 'dry-run info 1 a d s f o q u',
  },
  ...each('getmail getmails', {
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'deletes', 'fetches mail and deletes it on the server', { options: '-d --delete' }),
        ordinary('', 'changes', 'fetches mail', { without: '-d --delete -h --help -V --version --dump' }),
      ],
    },
    acts: { runs: 'r rcfile g getmaildir' },
    data: 'dump trace i idle l dont-delete a all n new d delete',
  }),

  // unwanted mail. Sources: the manual page of each: spamassassin 4.0, rspamd 3.4
  spamassassin: {
    reads: true,
    effects: { rows: [ordinary('', 'uploads', 'reports the mail to others', { options: '-r --report -k --revoke' })] },
    acts: { runs: 'C configpath config-file siteconfigpath p prefs-file prefspath cf' },
    data: 't test-mode D debug lint L local r report k revoke x nocreate-prefs e exit-code mbox',
  },
  spamc: {
    reads: true,
    acts: { reaches: 'd dest H', runs: 'e pipe-to F config' },
    data: `B bsmtp c check E exitcode l log-to-stderr L learntype C reporttype p port r full-spam R full s max-size S ssl t timeout n u username U
      socket x y tests K headers 4 6`,
  },
  'sa-learn': {
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes all that the filter has learned', { options: '--clear --restore' }),
        ordinary('', 'changes', 'teaches the filter from mail', { options: '--spam --ham --forget --sync --force-expire --import' }),
      ],
    },
    acts: { runs: 'C configpath config-file p prefspath prefs-file siteconfigpath cf', writes: 'dbpath' },
    data: `ham spam forget use-ignores no-sync sync force-expire dump regexp f folders dir file mbox mbx max-size showdots progress local L backup
      clear restore u username D debug`,
  },
  'sa-update': {
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'fetches the newest rules of the filter', { without: '--checkonly' })] },
    acts: { writes: 'updatedir gpghomedir', reaches: 'channel forcemirror', lowers: 'nogpg allowplugins gpgkey gpgkeyfile import' },
    data: 'checkonly refreshmirrors D debug 4 6 gpg httputil score-multiplier score-limit',
  },
  rspamc: {
    does: { reads: ['symbols|stat|counters|uptime|help', ''] },
    effects: {
      short: 'hPcwfiudFrtbne',
      long: ['connect', 'password', 'classifier', 'weight', 'flag', 'ip', 'user', 'timeout', 'bind', 'max-requests', 'header', 'execute'],
      rows: [
        ordinary('learn_spam|learn_ham', 'changes', 'teaches the filter from mail'),
        ordinary('fuzzy_add|fuzzy_del|add_symbol|add_action', 'settings', 'changes the settings of the filter'),
        ordinary('stat_reset', 'changes', 'resets the counters of the filter'),
      ],
    },
    acts: { reaches: 'h connect', runs: 'exec e execute' },
    data: `c classifier w weight f flag p pass i ip u user d deliver F from r rcpt helo hostname t timeout n parallel j json header P password b bind
      ucl raw headers extended-urls max-requests mime commands`,
  },
  rspamadm: {
    does: { reads: ['configtest|configdump|confighelp|grep|help|pw'] },
    effects: { rows: [ordinary('dkim_keygen|keypair', 'secret', 'shows a new private key')] },
    acts: { writes: 'k privkey', runs: 'c config' },
    data: `l list-commands var s strict j json d domain selector b bits`,
  },
  doveadm: {
    area: 'services',
    does: {
      reads: [
        'who|user|search|fetch|help|config|dump|penalty|pw',
        'log find|errors|test',
        'instance list',
        'director|replicator status',
        'quota get',
        'mailbox list|status|path|cache',
        'acl get|list|debug|rights',
        'auth lookup|cache',
        'sieve list|get',
        'proxy list',
        'stats dump|top',
        'fts lookup|expand|tokenize',
      ],
    },
    effects: {
      short: 'uASFDfo',
      rows: [
        dangerous('expunge|deduplicate', 'deletes', ENDS_MAIL),
        dangerous('mailbox delete', 'deletes', ENDS_MAIL),
        dangerous('backup', 'deletes', 'makes a mailbox like another one, whatever was in it'),
        dangerous('stop', 'system', 'ends the mail server'),
        ordinary('purge', 'deletes', 'removes mail that was deleted before'),
        ordinary(
          'move|copy|save|import|sync|altmove|flags|batch|force-resync|rebuild|index|quota|fts|dict|fs',
          'changes',
          'changes mail on the server',
        ),
        ordinary('mailbox create|rename|subscribe|unsubscribe|update|metadata|cryptokey', 'changes', 'changes mailboxes on the server'),
        ordinary('acl set|add|remove|delete|recalc', 'system', 'changes who may read a mailbox', { area: 'accounts' }),
        ordinary('sieve put|delete|activate|deactivate|rename', 'changes', 'changes which mail goes where'),
        ordinary('kick', 'system', 'ends a session of the mail server'),
        ordinary('reload', 'system', 'reads the settings of the mail server again'),
        ordinary('log reopen', 'system', 'opens the logs of the mail server again'),
        ordinary('director add|remove|update|move|flush|up|down', 'system', 'changes the running mail server'),
      ],
    },
    acts: { runs: 'c', reaches: 'S' },
    data: 'D f o v u A F s m n h d V l r a t R 1 P',
  },

  // Debian's clusters of PostgreSQL. Sources: the manual page of each, postgresql-common 248
  pg_upgradecluster: {
    area: 'databases',
    effects: { rows: [ordinary('', 'system', 'upgrades a database cluster')] },
    acts: { runs: 'old-bindir', writes: 'logfile' },
    data: `v locale lc-collate lc-ctype lc-messages lc-monetary lc-numeric lc-time m method k link clone j jobs keep-port rename
      maintenance-db`,
  },
  pg_createcluster: {
    area: 'databases',
    effects: { rows: [ordinary('', 'system', 'makes a database cluster')] },
    acts: { runs: 'o pgoption createclusterconf environment', writes: 'd datadir s socketdir l logfile' },
    data: `u user g group locale lc-collate lc-ctype lc-messages lc-monetary lc-numeric lc-time e encoding p port q quiet no-status start
      start-conf`,
  },
  pg_renamecluster: { area: 'databases', effects: { rows: [ordinary('', 'system', 'gives a database cluster another name')] } },
  pg_conftool: {
    area: 'databases',
    effects: {
      loose: true,
      rows: [
        ordinary('set|remove', 'settings', 'changes the settings of a database server'),
        ordinary('edit', 'settings', 'opens the settings of a database server'),
      ],
    },
    does: { reads: ['show'] },
    data: 'b boolean s short v',
  },
  pg_backupcluster: {
    area: 'backups',
    effects: {
      loose: true,
      rows: [
        ordinary('createdirectory|basebackup|dump|receivewal|compresswal', 'changes', 'writes a backup of a database cluster'),
        dangerous('expirebasebackups|expiredumps|archivecleanup', 'deletes', 'deletes older backups of a database cluster'),
      ],
    },
    does: { reads: ['list'] },
    data: 'c checkpoint k keep-on-error v',
  },
  pg_restorecluster: {
    area: 'databases',
    effects: { rows: [ordinary('', 'system', 'makes a database cluster from a backup')] },
    acts: { writes: 'd datadir' },
    data: 'p port s start archive pitr recovery-target-time wal-archive',
  },
  pg_virtualenv: { wraps: { short: 'vciop', inner: 'argv' }, data: 'a v c i o p s t h' },
  pg_updatedicts: { area: 'databases', effects: { rows: [ordinary('', 'system', 'writes dictionaries for the database server')] } },
});
