/** Programs: Ceph, storage that several machines share. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const CHANGES_CLUSTER = 'changes a cluster that others use';
const STOPS_CLUSTER = 'stops services of a cluster';
const ENDS_DATA = 'deletes data of a cluster';

/** Options with which all programs of Ceph choose a cluster and an account. Source: ceph(8), rados(8), rbd(8) of Ceph 16.2. */
const CEPH = 'c conf m id n name cluster setuser setgroup keyring k keyfile user v version f format pretty-format p pool namespace N';

export const POOLS = (): Family => ({
  // Ceph. Sources: the manual page of each, Ceph 16.2
  ceph: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        '',
        'status|health|df|features|versions|version|fsid|report|quorum_status|time-sync-status|service|iostat|help',
        'osd blocked-by|df|dump|find|getcrushmap|getmap|getmaxosd|ls|lspools|map|metadata|ok-to-stop|perf|safe-to-destroy|stat|tree|status',
        'osd count-metadata',
        'osd pool get|get-quota|ls|stats|autoscale-status',
        'osd pool application get',
        'osd crush dump|get-tunable|show-tunables|ls|tree|get-device-class',
        'osd crush class|rule ls|ls-osd|dump',
        'osd erasure-code-profile ls|get',
        'osd blocklist|blacklist ls',
        'node ls',
        'mon dump|getmap|stat|versions|metadata',
        'mgr dump|stat|services|metadata|versions',
        'mgr module ls',
        'mds stat|metadata|versions',
        'fs ls|status|get|dump',
        'fs subvolume|subvolumegroup ls|info|getpath',
        'fs snapshot ls',
        'pg dump|dump_json|dump_stuck|dump_pools_json|getmap|ls|ls-by-osd|ls-by-pool|ls-by-primary|map|stat|query',
        'config dump|ls|help|get|show|show-with-defaults|log',
        'config-key exists|ls',
        'orch ls|ps|status',
        'orch host|device|daemon ls',
        'crash ls|ls-new|info|stat',
        'log last',
        'balancer status|eval',
        'auth ls|list',
        'device ls|info|ls-by-daemon|ls-by-host|check-health',
        'dashboard get-rgw-api-host|get-login-banner',
      ],
      changes: ['osd scrub|deep-scrub', 'pg scrub|deep-scrub', 'crash archive|archive-all', 'config generate-minimal-conf'],
    },
    effects: {
      short: 'cmnio',
      long: ['conf', 'id', 'name', 'cluster', 'setuser', 'setgroup', 'format', 'connect-timeout', 'keyring'],
      rows: [
        dangerous('osd pool delete|rm', 'deletes', 'deletes a pool with all data in it'),
        dangerous('osd purge|destroy|rm|lost', 'deletes', 'removes a disk from the cluster for good'),
        dangerous('osd pool rmsnap', 'deletes', 'deletes a snapshot', { area: 'backups' }),
        dangerous('fs rm|reset|fail', 'deletes', 'ends a file system of the cluster', { recursive: true }),
        dangerous('fs subvolume|subvolumegroup rm', 'deletes', ENDS_DATA),
        dangerous('fs subvolume snapshot rm', 'deletes', 'deletes a snapshot', { area: 'backups' }),
        dangerous('mon remove|rm', 'system', CHANGES_CLUSTER),
        dangerous('mds rm|rmfailed|fail', 'system', STOPS_CLUSTER),
        dangerous('orch rm|apply|redeploy', 'system', 'changes which services the cluster runs'),
        dangerous('orch host|daemon|osd rm|drain|stop|zap', 'system', 'removes machines, services or disks from the cluster'),
        dangerous('orch device zap', 'system', 'destroys the data on a disk or partition', { area: 'disks', recursive: true }),
        dangerous('sync force', 'system', CHANGES_CLUSTER),
        dangerous('osd out|down|pause|force-create-pg', 'system', 'takes disks of the cluster out of use'),
        ordinary(
          'osd in|unpause|reweight|reweight-by-utilization|set|unset|repair|primary-affinity|new|create|crush|tier',
          'system',
          CHANGES_CLUSTER,
        ),
        ordinary(
          'osd setcrushmap|setmaxosd|blocklist|blacklist|erasure-code-profile|set-require-min-compat-client',
          'system',
          CHANGES_CLUSTER,
        ),
        ordinary('osd pool create|set|set-quota|rename|mksnap|application', 'system', 'changes pools of a cluster'),
        ordinary('pg repair|debug', 'system', CHANGES_CLUSTER),
        ordinary('fs new|set|authorize|volume|flag|add_data_pool|clone', 'system', CHANGES_CLUSTER),
        ordinary('mon add|set|enable-msgr2|set-rank', 'system', CHANGES_CLUSTER),
        ordinary('mgr fail|module|set', 'system', 'changes what manages the cluster'),
        ordinary('orch start|stop|restart|reconfig|pause|resume|upgrade|cancel', 'system', 'changes which services the cluster runs'),
        ordinary('orch host|daemon|device add|set|label|restart|start', 'system', 'changes machines of the cluster'),
        ordinary('config set|rm|reset|assimilate-conf', 'settings', 'changes the settings of a cluster'),
        ordinary('config-key set|rm|del', 'settings', 'changes the settings of a cluster'),
        ordinary('config-key get|dump', 'secret', 'shows stored values, among them keys'),
        ordinary('auth get|get-key|print-key|print_key|get-or-create|get-or-create-key|export', 'secret', 'shows a key of a cluster'),
        ordinary('auth add|caps|import', 'protection', 'changes who may use a cluster', {
          called: 'auth user client key cap account access right',
        }),
        dangerous('auth del|rm', 'deletes', 'removes an account of a cluster', { area: 'accounts' }),
        ordinary('balancer on|off|mode|execute|optimize', 'system', CHANGES_CLUSTER),
        ordinary('tell|daemon|injectargs|compact', 'system', 'gives a command to a service of a cluster'),
        ordinary('dashboard|telemetry|rgw|nfs|cephadm', 'system', CHANGES_CLUSTER),
      ],
    },
    acts: { writes: 'o', lowers: 'i-know-what-i-am-doing' },
    data: `${CEPH} i admin-daemon admin-socket s status w watch W watch-channel watch-debug watch-info watch-sec watch-warn watch-error verbose
      concise yes-i-really-really-mean-it yes-i-really-mean-it force connect-timeout block period dry-run`,
  },
  rbd: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'ls|list|info|du|disk-usage|status|diff|watch|showmapped|help|children',
        'snap|snapshot|trash|group|lock|namespace|device|pool ls|list|stats',
        'image-meta list|get',
        'config pool|image|global ls|list|get',
        'mirror pool|image info|status',
        'trash purge schedule ls|list|status',
        'object-map check',
        'journal info|status|inspect',
        'perf image iotop|iostat',
      ],
      changes: ['create|clone|copy|cp|deep', 'snap create|protect', 'trash mv|move|restore', 'import', 'export|export-diff'],
    },
    effects: {
      short: 'cmps',
      long: [
        'conf',
        'id',
        'name',
        'cluster',
        'pool',
        'namespace',
        'size',
        'image',
        'snap',
        'image-feature',
        'object-size',
        'keyring',
        'options',
      ],
      rows: [
        dangerous('rm|remove', 'deletes', 'deletes an image with all data in it'),
        dangerous('snap|snapshot rm|remove|purge', 'deletes', 'deletes a snapshot', { area: 'backups' }),
        dangerous('snap rollback|revert', 'deletes', 'gives up what has changed since a snapshot', { area: 'backups' }),
        dangerous('trash rm|remove|purge', 'deletes', 'deletes images for good'),
        dangerous('group|namespace rm|remove', 'deletes', ENDS_DATA),
        dangerous('bench', 'changes', 'overwrites data of an image', { options: '--io-type', value: /write|rw/ }),
        ordinary('bench', 'changes', 'measures an image'),
        dangerous('encryption format', 'system', 'overwrites the beginning of an image'),
        dangerous('import-diff|merge-diff|sparsify', 'changes', 'overwrites data of an image'),
        ordinary('resize', 'system', 'changes the size of an image'),
        ordinary('map|unmap|nbd', 'system', 'attaches or detaches an image', { area: 'disks' }),
        ordinary('device map|unmap|attach|detach', 'system', 'attaches or detaches an image', { area: 'disks' }),
        ordinary('rename|mv|feature|flatten|migration|mirror|lock|journal|object-map|pool', 'system', CHANGES_CLUSTER),
        ordinary('snap unprotect|rename|limit', 'system', CHANGES_CLUSTER),
        ordinary('image-meta|config set|remove|rm', 'settings', 'changes the settings of an image'),
        ordinary('group create|rename|image|snap', 'system', CHANGES_CLUSTER),
      ],
    },
    data: `${CEPH} no-progress image-format s size object-size stripe-unit stripe-count snap shared o options read-only image-feature image-shared
      whole-object limit image dest dest-pool data-pool order l long a all exact t device-type io-type io-size io-threads io-total io-pattern
      from-snap expires-at interval allow-shrink`,
  },
  rados: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'lspools|df|ls|lssnap|stat|stat2|listwatchers|listxattr|getxattr|listomapkeys|listomapvals|getomapval|getomapheader',
        'list-inconsistent-pg|list-inconsistent-obj|list-inconsistent-snapset',
      ],
      changes: ['mksnap'],
    },
    effects: {
      short: 'pNstbicnm',
      long: ['pool', 'namespace', 'conf', 'id', 'name', 'cluster', 'object-locator', 'pgid', 'run-name', 'prefix'],
      rows: [
        dangerous('rm|rmsnap|rmxattr|rmomapkey|clearomap|truncate|purge|cleanup|rmpool|cppool', 'deletes', ENDS_DATA),
        ordinary(
          'put|append|create|import|cp|clonedata|setxattr|setomapval|setomapheader|rollback|load-gen|tmap|touch',
          'changes',
          'writes data to a cluster',
        ),
        ordinary('get|export', 'changes', 'writes data of a cluster to a file', { area: 'files' }),
        ordinary('bench', 'changes', 'writes test data to a cluster'),
        ordinary('lock|cache-flush|cache-evict|cache-flush-evict-all|set-alloc-hint', 'system', CHANGES_CLUSTER),
      ],
    },
    data: `${CEPH} object-locator target-pool pgid all default s snap create i b striper O object-size max-objects lock-cookie target-locator
      target-nspace t concurrent-ios show-time no-verify write-object write-omap write-xattr num-objects offset force-full run-name prefix
      no-cleanup no-overwrite omap-key-file`,
  },
  'radosgw-admin': {
    area: 'accounts',
    network: 'talks',
    passwords: [String.raw`--secret(?:-key)?[= ]`],
    does: {
      reads: [
        'bucket list|stats|check|radoslist|limit',
        'user list|stats|check',
        'object stat',
        'usage|log show|list',
        'gc|lc|mdlog|datalog|bilog|bi|reshard list|status|get',
        'zone|zonegroup|realm|period|role|topic|policy|quota list|get|get-default|get-current',
        'sync status|info|error',
        'pools list',
        'policy',
      ],
    },
    effects: {
      rows: [
        ordinary('user info|create|modify', 'secret', 'shows the keys of an account', { area: 'credentials' }),
        dangerous('user|subuser|key|caps rm', 'deletes', 'removes an account, its keys or its rights'),
        ordinary('bucket check', 'changes', 'repairs what is known of a bucket', { options: '--fix', area: 'cloud' }),
        dangerous('bucket|object rm|unlink', 'deletes', ENDS_DATA, { area: 'cloud' }),
        dangerous('usage|log|mdlog|datalog|bilog|bi trim|rm|purge', 'deletes', 'deletes records of what happened', { area: 'cloud' }),
        dangerous('realm|zone|zonegroup|period|role|topic rm|remove', 'deletes', ENDS_DATA, { area: 'cloud' }),
        ordinary('user suspend|enable|rename', 'system', 'changes an account of the object store'),
        ordinary('subuser|key|caps create|modify|add', 'protection', 'changes who may use the object store', {
          called: 'subuser key cap access right account user',
        }),
        ordinary('bucket link|chown|rewrite|reshard|sync', 'system', CHANGES_CLUSTER, { area: 'cloud' }),
        ordinary('quota|global set|enable|disable|quota', 'system', 'changes how much space accounts may use'),
        ordinary(
          'realm|zone|zonegroup|period create|modify|set|default|commit|update|pull|push|add|rename|placement',
          'system',
          CHANGES_CLUSTER,
          { area: 'cloud' },
        ),
        ordinary('gc|lc|reshard|sync|metadata|data process|run|init|add|cancel|put|sync', 'system', CHANGES_CLUSTER, { area: 'cloud' }),
      ],
    },
    fields: true,
    acts: { lowers: 'yes-i-really-mean-it' },
  },
  'ceph-volume': {
    area: 'disks',
    does: { reads: ['inventory', 'lvm|raw|simple list'] },
    effects: {
      rows: [
        dangerous('lvm|raw|simple zap|create|prepare|batch|migrate', 'system', 'destroys the data on a disk or partition', {
          recursive: true,
        }),
        ordinary('lvm|raw|simple activate|deactivate|trigger|scan|new-wal|new-db', 'system', 'attaches disks to a cluster'),
      ],
    },
    data: `data no-systemd target from cluster log-level log-path osd-id osd-fsid all format destroy dmcrypt block.db block.wal bluestore yes
      report`,
  },
  cephadm: {
    area: 'cloud',
    network: 'talks',
    passwords: [String.raw`--(?:registry|dashboard|initial-dashboard)-password[= ]`],
    does: { reads: ['ls|list-networks|logs|check-host|inspect-image|version|gather-facts'], changes: ['pull'] },
    effects: {
      rows: [
        dangerous('rm-cluster|zap-osds', 'deletes', 'deletes a cluster with its data', { recursive: true }),
        dangerous('rm-daemon|adopt', 'system', 'removes or replaces a service of a cluster'),
        ordinary('bootstrap|deploy|prepare-host|unit|run', 'system', 'sets up or changes a cluster'),
        ordinary('add-repo|rm-repo|install', 'system', 'changes from where packages come', { area: 'packages' }),
        ordinary('registry-login', 'system', 'stores a password for a registry', { area: 'credentials' }),
      ],
    },
    wraps: {
      subcommand: ['shell', 'enter', 'ceph-volume'],
      long: ['fsid', 'name', 'mount', 'config', 'keyring'],
      dashes: true,
      inner: 'argv',
    },
    acts: { lowers: 'force allow-overwrite', runs: 'image' },
    data: `docker data-dir log-dir logrotate-dir unit-dir verbose v timeout retry no-container-init mon-ip fsid name cluster-network skip-dashboard`,
  },
  ...each('crushtool monmaptool osdmaptool', {
    changes: true,
    acts: { writes: 'o outfn export-crush output-csv' },
    data: `c compile d decompile build num_osds test min-x max-x show-statistics show-mappings num-rep show-bad-mappings show-utilization i rule
      print feature-list create clobber generate add addv rm fsid enable-all-features import-crush createsimple pg-bits dump tree health`,
  }),
});
