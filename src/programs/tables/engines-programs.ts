/** Programs: what works beside PostgreSQL: repairs, moves, backups and copies that follow. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { CONNECTING, each } from './shared-rows.ts';

const CHANGES_DATA = 'changes the data of the database';
const OVERWRITES_DATA = 'overwrites the data of the database';
const BACKS_UP = 'backs up the database';
const ROLES = 'changes which server of the database is the first';

export const ENGINES = (): Family => ({
  // PostgreSQL. Sources: the manual page of each, postgresql-15; src of github.com/reorg/pg_repack and of dimitri/pgcopydb; pgactivity/cli.py of
  // dalibo/pg_activity; those that are newer from memory of postgresql.org/docs/17
  ...each('pg_test_timing pg_walsummary', { reads: true, data: 'd duration i individual q quiet V version' }),
  pg_amcheck: {
    network: 'talks',
    area: 'databases',
    does: { reads: [''] },
    effects: { rows: [ordinary('', 'changes', 'installs an extension in the database', { options: '--install-missing' })] },
    acts: { reaches: 'h host' },
    data: `p port U username w no-password W password maintenance-db e echo j jobs P progress v verbose V version a all d database D exclude-database
      r relation R exclude-relation t table T exclude-table i index I exclude-index s schema S exclude-schema no-dependent-indexes
      no-dependent-toast no-strict-names exclude-toast-pointers on-error-stop skip startblock endblock heapallindexed parent-check rootdescend
      checkunique`,
  },
  clusterdb: {
    area: 'databases',
    network: 'talks',
    effects: { rows: [ordinary('', 'changes', 'puts tables in the order of an index')] },
    acts: { reaches: 'h host' },
    data: `${CONNECTING} t table V version`,
  },
  pg_checksums: {
    area: 'databases',
    does: { reads: [''] },
    effects: { rows: [ordinary('', 'changes', 'turns the checksums of the database on or off', { options: '-d --disable -e --enable' })] },
    data: 'D pgdata c check d disable e enable f filenode N no-sync P progress v verbose V version',
  },
  pg_resetwal: {
    area: 'databases',
    effects: {
      rows: [
        dangerous('', 'deletes', 'discards the log of the database, which may lose data', {
          without: '-n --dry-run -V --version -? --help',
        }),
      ],
    },
    data: `f force n dry-run D pgdata c commit-timestamp-ids e epoch l next-wal-file m multixact-ids o next-oid O multixact-offset wal-segsize u
      oldest-transaction-id x next-transaction-id V version ?`,
  },
  pg_upgrade: {
    area: 'databases',
    effects: {
      rows: [
        dangerous('', 'changes', 'moves the database to a new version', { without: '-c --check -V --version -? --help' }),
        ordinary('', 'changes', 'checks whether the database can be moved', { options: '-c --check' }),
      ],
    },
    acts: { runs: 'b old-bindir B new-bindir' },
    data: `c check d old-datadir D new-datadir j jobs k link N no-sync o old-options O new-options p old-port P new-port r retain s socketdir U
      username v verbose V version clone copy copy-file-range sync-method ?`,
  },
  pg_combinebackup: {
    changes: true,
    area: 'databases',
    acts: { writes: 'o output' },
    data: `d debug n dry-run N no-sync T tablespace-mapping clone copy copy-file-range k link manifest-checksums no-manifest sync-method V version`,
  },
  pg_createsubscriber: {
    area: 'databases',
    effects: {
      rows: [
        dangerous('', 'changes', 'makes a copy of the server that follows into one of its own', {
          without: '-n --dry-run -V --version -? --help',
        }),
      ],
    },
    acts: { reaches: 'P publisher-server' },
    data: `d database D pgdata n dry-run p subscriber-port s socketdir t recovery-timeout T enable-two-phase U subscriber-username v verbose
      config-file publication replication-slot subscription V version`,
  },
  pg_recvlogical: {
    network: 'talks',
    area: 'databases',
    changes: true,
    effects: {
      rows: [
        dangerous('', 'deletes', 'removes a place in the log of the database', { options: '--drop-slot' }),
        ordinary('', 'changes', 'makes a place in the log of the database', { options: '--create-slot' }),
      ],
    },
    acts: { writes: 'f file D directory', reaches: 'h host' },
    data: `p port U username w no-password W password d dbname v verbose V version create-slot drop-slot start slot S E endpos F fsync-interval I
      startpos if-not-exists n no-loop o option P plugin s status-interval t two-phase failover no-sync synchronous Z compress`,
  },
  pg_repack: {
    area: 'databases',
    network: 'talks',
    effects: { rows: [ordinary('', 'changes', 'rewrites tables of the database', { without: '-N --dry-run --help --version' })] },
    acts: { reaches: 'h host' },
    data: `${CONNECTING} t table I parent-table c schema n no-order N dry-run o order-by s tablespace S moveidx i index x only-indexes T wait-timeout
      Z no-analyze j jobs D no-kill-backend k no-superuser-check C exclude-extension no-error-on-invalid-index error-on-invalid-index
      apply-count switch-threshold E elevel`,
  },
  pg_activity: {
    network: 'talks',
    area: 'databases',
    changes: true,
    acts: { writes: 'output debug-file', reaches: 'h host' },
    data: `P profile blocksize rds db-size no-db-size tempfiles no-tempfiles walreceiver no-walreceiver w wrap-query strip-comments duration-mode
      min-duration filter p port U username d dbname pid no-pid xmin database no-database user no-user client no-client cpu no-cpu mem no-mem
      read no-read write no-write time no-time wait no-wait app-name no-app-name query-id no-inst-info no-sys-info no-proc-info
      hide-queries-in-logs refresh`,
  },
  pgcopydb: {
    area: 'databases',
    network: 'talks',
    does: {
      reads: [
        'help|version|ping',
        'list databases|extensions|collations|tables|table-parts|sequences|indexes|depends|progress|schema',
        'compare schema|data',
      ],
      changes: ['dump', 'snapshot'],
    },
    effects: {
      rows: [
        ordinary('clone|fork|follow|restore', 'changes', CHANGES_DATA),
        ordinary('copy|stream', 'changes', CHANGES_DATA),
        dangerous('clone|restore|copy', 'deletes', 'deletes the tables of the target before it copies', { options: '--drop-if-exists' }),
      ],
    },
    acts: { reaches: 'source target S T', writes: 'dir' },
    data: `jobs table-jobs index-jobs restore-jobs large-objects-jobs split-tables-larger-than split-max-parts drop-if-exists roles no-role-passwords
      no-owner no-acl no-comments no-tablespaces skip-large-objects skip-extensions skip-ext-comments skip-collations skip-vacuum skip-analyze
      skip-db-properties filters filter fail-fast restart resume not-consistent snapshot follow plugin slot-name create-slot origin endpos
      use-copy-binary verbose debug trace quiet json summary force`,
  },

  // backups and copies of PostgreSQL. Sources: pgbackrest(1) 2.45; barman(1) 3.4; cmd/pg of github.com/wal-g/wal-g; patroni/ctl.py of patroni;
  // repmgr-client.h of EnterpriseDB/repmgr; pgbouncer(1) 1.18; pgpool(8) and the manual page of each pcp_*, pgpool2 4.3
  pgbackrest: {
    area: 'backups',
    network: 'talks',
    does: {
      reads: ['info|check|verify|help|version|archive-get|server-ping|annotate', 'repo-ls|repo-get'],
      changes: ['backup|archive-push|stanza-create|stanza-upgrade'],
    },
    effects: {
      rows: [
        dangerous('restore', 'changes', OVERWRITES_DATA, { area: 'databases' }),
        dangerous('expire', 'deletes', 'deletes older backups', { without: '--dry-run' }),
        dangerous('stanza-delete|repo-rm', 'deletes', 'deletes backups', { recursive: true }),
        ordinary('start|stop|server', 'system', 'starts or stops the backups of the database'),
        ordinary('repo-put', 'changes', 'writes into the folder of the backups'),
      ],
    },
    acts: {
      runs: 'cmd cmd-ssh config config-include-path config-path',
      writes: 'log-path',
      reaches: 'repo-host pg-host',
      lowers: 'no-repo-storage-verify-tls',
    },
    data: `set stanza type delta output archive-async annotation archive-check no-archive-check archive-copy archive-mode archive-timeout
      backup-standby checksum-page exclude expire-auto force online no-online resume start-fast stop-auto buffer-size compress compress-level
      compress-type db-timeout dry-run io-timeout process-max protocol-timeout raw repo repo-path repo-type repo-retention-full
      repo-retention-diff repo-retention-archive log-level-console log-level-file log-level-stderr log-subprocess log-timestamp ignore-missing
      filter recurse sort db-include db-exclude link-all link-map recovery-option tablespace-map tablespace-map-all target target-action
      target-exclusive target-timeline pg-path pg-port pg-user pg-database pg-socket-path lock-path spool-path verbose`,
  },
  barman: {
    area: 'backups',
    network: 'talks',
    does: {
      reads: [
        'check|check-backup|check-wal-archive|diagnose|get-wal|list-backups|list-backup|list-files|list-servers|list-server',
        'replication-status|show-backup|show-servers|show-server|status|sync-info|verify-backup',
      ],
      changes: ['archive-wal|backup|keep|put-wal|rebuild-xlogdb|switch-wal|switch-xlog|sync-backup|sync-wals|generate-manifest'],
    },
    effects: {
      rows: [
        dangerous('recover|restore', 'changes', OVERWRITES_DATA, { area: 'databases' }),
        dangerous('delete', 'deletes', 'deletes a backup'),
        ordinary('cron', 'deletes', 'deletes older backups as the settings say'),
        ordinary('receive-wal', 'changes', BACKS_UP),
      ],
    },
    acts: { runs: 'c config remote-ssh-command' },
    data: `color colour log-level f format d debug q quiet nagios all j jobs retry-times retry-sleep reuse-backup wait w wait-timeout target
      target-name target-time target-xid target-lsn target-tli target-action target-immediate exclusive tablespace get-wal no-get-wal
      network-compression standby-mode release name immediate-checkpoint force archive archive-timeout stop reset create-slot drop-slot P
      partial x decompress minimal v version`,
  },
  ...each('wal-g wal-e', {
    area: 'backups',
    network: 'talks',
    does: {
      reads: ['backup-list|wal-show|wal-verify|catchup-list|st|help|completion|flags'],
      changes: ['backup-push|wal-push|backup-mark|wal-receive|catchup-push|copy|wal-fetch|wal-prefetch|backup-verify'],
    },
    effects: {
      rows: [
        dangerous('backup-fetch|catchup-fetch|catchup-receive', 'changes', OVERWRITES_DATA, { area: 'databases' }),
        dangerous('delete', 'deletes', 'deletes older backups', { options: '--confirm' }),
        ordinary('delete', 'changes', 'shows which backups it would delete', { without: '--confirm' }),
        dangerous('st rm', 'deletes', 'deletes files of the backups'),
        ordinary('daemon|catchup-send', 'system', 'starts a server'),
      ],
    },
    acts: { runs: 'config restore-spec' },
    data: `confirm detail pretty json p permanent a all f full delta-from-name delta-from-user-data add-user-data target-user-data mask
      reverse-unpack skip-redundant-tars i impermanent use-sentinel-time turbo from to from-lsn without-history b backup-name verify
      store-all-corrupt tar-size-threshold`,
  }),
  patronictl: {
    area: 'databases',
    network: 'talks',
    does: { reads: ['list|topology|history|show-config|version|dsn'] },
    effects: {
      short: 'cdkfrmUs',
      long: ['config-file', 'dcs-url', 'dcs', 'group', 'format', 'role', 'member', 'username', 'dbname'],
      rows: [
        dangerous('failover|switchover|promote-cluster|demote-cluster', 'system', ROLES),
        dangerous('reinit', 'deletes', 'sets a server of the database up anew'),
        dangerous('remove', 'deletes', 'removes the settings of a cluster of the database'),
        ordinary('restart|reload|pause|resume|flush', 'system', 'restarts or pauses servers of the database'),
        ordinary('edit-config', 'settings', 'changes the settings of the database'),
        dangerous('query', 'changes', 'runs SQL in the database'),
      ],
    },
    acts: { runs: 'c config-file', reaches: 'd dcs-url dcs', lowers: 'k insecure' },
    data: `f format w watch W force group role r member m file password U username delimiter command dbname any scheduled pg-version p pending
      timeout from-leader wait candidate leader primary extended e timestamp t quiet q set s pg apply replace host port`,
  },
  repmgr: {
    area: 'databases',
    network: 'talks',
    does: { reads: ['node status|check', 'cluster show|matrix|crosscheck|event', 'daemon|service status', 'help'] },
    effects: {
      short: 'fdhUpDR',
      long: ['config-file', 'dbname', 'host', 'username', 'port', 'pgdata', 'remote-user', 'node-id', 'upstream-node-id'],
      rows: [
        dangerous('standby clone', 'changes', OVERWRITES_DATA, { without: '--dry-run' }),
        dangerous('standby promote|switchover|follow', 'system', ROLES, { without: '--dry-run' }),
        dangerous('node rejoin', 'changes', CHANGES_DATA, { without: '--dry-run' }),
        ordinary(
          'primary|standby|witness|node|cluster|daemon|service register|unregister|cleanup|service|start',
          'system',
          'changes the servers of the database',
        ),
        ordinary(
          'primary|standby|witness|node|cluster|daemon|service stop|pause|unpause|create',
          'system',
          'changes the servers of the database',
        ),
      ],
    },
    acts: { runs: 'f config-file', reaches: 'h host' },
    data: `dry-run F force W wait no-wait compact detail d dbname p port R remote-user S superuser U username D pgdata node-id node-name
      remote-node-id L log-level log-to-file t terse v verbose csv nagios copy-external-config-files c fast-checkpoint no-upstream-connection
      replication-user upstream-conninfo upstream-node-id without-barman verify-backup recovery-min-apply-delay wait-start wait-sync
      always-promote siblings-follow is-shutdown-cleanly archive-ready downstream upstream replication-lag role slots missing-slots repmgrd
      force-rewind action list-actions all event limit keep-history`,
  },
  pgbouncer: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts a server', { without: '-V --version -h --help' })] },
    data: 'd daemon R reboot q quiet v verbose u user V version h help',
  },
  pgpool: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts, stops or reloads a server', { without: '-v --version -h --help' })] },
    acts: { runs: 'f config-file a hba-file', writes: 'F pcp-file' },
    data: 'k key-file d debug n dont-detach x debug-assertions C clear-oidmaps D discard-status m mode',
  },
  ...each('pcp_node_info pcp_node_count pcp_pool_status pcp_proc_count pcp_proc_info pcp_health_check_stats pcp_watchdog_info', {
    reads: true,
    network: 'talks',
    acts: { reaches: 'h host' },
    data: 'p port U username w no-password W password d debug v verbose V version n node-id a all P process-id',
  }),
  ...each('pcp_attach_node pcp_detach_node pcp_promote_node pcp_recovery_node pcp_reload_config pcp_stop_pgpool', {
    area: 'databases',
    network: 'talks',
    effects: { rows: [dangerous('', 'system', 'changes the servers of the database', { without: '-V --version -? --help' })] },
    acts: { reaches: 'h host' },
    data: `p port U username w no-password W password d debug v verbose V version n node-id g gracefully s switchover m mode scope`,
  }),
});
