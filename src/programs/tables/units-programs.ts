/** Programs: services at boot, parts of systemd, groups and namespaces of processes. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family, Program } from '../program.ts';
import { each } from './shared-rows.ts';

const SERVICES: Program = {
  area: 'services',
  effects: {
    rows: [
      ordinary('', 'system', 'changes which services start', { least: 2, without: '--list', area: 'startup' }),
      ordinary('', 'system', 'changes which services start', { options: '--add --del --override', area: 'startup' }),
    ],
  },
};

export const UNITS = (): Family => ({
  // services at boot. Sources: the manual page of each: openrc 0.45, sysv-rc-conf 0.99, init-system-helpers 1.65, sysvinit 3.06; chkconfig(8) 1.24
  'rc-status': { reads: true, data: 'a all c crashed f format l list m manual r runlevel S supervised s servicelist u unused C nocolor' },
  'rc-update': {
    area: 'services',
    does: { reads: ['', 'show'], changes: ['update'] },
    effects: { rows: [ordinary('add|delete|del', 'system', 'changes which services start', { area: 'startup' })] },
    data: 's stack a all u update',
  },
  openrc: {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'starts and stops services of a runlevel', { without: '-h --help -V --version' })] },
    data: 'n no-stop o override s service S sys C nocolor',
  },
  'invoke-rc.d': { like: 'service', data: 'force try-anyway disclose-deny query no-fallback skip-systemd-native' },
  chkconfig: { ...SERVICES, data: 'level list type no-redirect add del override' },
  'sysv-rc-conf': {
    ...SERVICES,
    acts: { writes: 'v verbose c cache' },
    data: 'r root P Purge V Version o order p priority s show level list',
  },
  runlevel: { reads: true },

  // systemd. Sources: the manual page of each, systemd 252
  udevadm: {
    area: 'kernel',
    does: { reads: ['info|settle|monitor|test|wait|verify|cat'] },
    effects: {
      rows: [
        ordinary('info', 'system', 'deletes what is known of devices until they appear again', { options: '-c --cleanup-db' }),
        ordinary('trigger', 'changes', 'handles events of devices again', { without: '-n --dry-run' }),
        ordinary('control', 'changes', 'reads the rules for devices again', { options: '-R --reload --reload-rules' }),
        ordinary('control', 'system', 'changes how events of devices are handled', { without: '-R --reload --reload-rules --ping' }),
        ordinary('test-builtin', 'system', 'runs a part of the handling of devices'),
      ],
    },
    wraps: { subcommand: ['lock'], short: 'dbt', long: ['device', 'backing', 'timeout'], inert: ['p', 'print'], inner: 'argv' },
    data: `d q query property value p path n name r root a attribute-walk t tree x export P export-prefix device-id-of-file e export-db w
      wait-for-initialization type c action prioritized-subsystem s subsystem-match S subsystem-nomatch attr-match A attr-nomatch
      property-match g tag-match y sysname-match name-match b parent-match initialized-match initialized-nomatch settle uuid wait-daemon
      timeout E exit-if-exists exit l log-level stop-exec-queue start-exec-queue R reload m children-max ping k kernel u udev N resolve-names
      initialized removed`,
  },
  'systemd-hwdb': {
    does: { reads: ['query'] },
    effects: { rows: [ordinary('update', 'system', 'builds the list of devices again', { area: 'kernel' })] },
    data: 'usr r root s strict',
  },
  'systemd-cryptenroll': {
    area: 'disks',
    does: { reads: [''] },
    effects: {
      rows: [
        dangerous('', 'system', 'removes keys of an encrypted disk', { options: '--wipe-slot' }),
        ordinary('', 'protection', 'adds a key to an encrypted disk', {
          options: '--password --recovery-key --pkcs11-token-uri --fido2-device --tpm2-device',
          called: 'enrol regist add new set unlock tpm yubi fido password passphrase recovery',
        }),
      ],
    },
    data: `unlock-key-file fido2-credential-algorithm fido2-with-client-pin fido2-with-user-presence fido2-with-user-verification tpm2-pcrs
      tpm2-with-pin tpm2-public-key tpm2-public-key-pcrs tpm2-signature`,
  },
  'systemd-cryptsetup': { area: 'disks', effects: { rows: [ordinary('attach|detach', 'system', 'opens or closes an encrypted disk')] } },
  'systemd-dissect': {
    area: 'disks',
    does: { reads: [''] },
    effects: {
      rows: [
        ordinary('', 'system', 'mounts or unmounts an image', { options: '-m --mount -M -u --umount -U' }),
        ordinary('', 'changes', 'copies files from or to an image', { options: '-x --copy-from -a --copy-to', area: 'files' }),
      ],
    },
    data: `r read-only fsck growfs mkdir rmdir discard root-hash root-hash-sig verity-data no-legend l list mtree validate`,
  },
  'systemd-repart': {
    area: 'disks',
    effects: {
      rows: [
        dangerous('', 'system', 'erases a disk and makes partitions on it', {
          options: '--empty --factory-reset',
          value: /(?:^|\/)(?:force|create|yes|true|1|on)$/,
          recursive: true,
        }),
        dangerous('', 'system', 'changes the partitions of a disk', { options: '--dry-run', value: /(?:^|\/)(?:no|false|0|off)$/ }),
      ],
    },
    does: { reads: [''] },
    data: `dry-run empty discard size factory-reset can-factory-reset root image seed pretty definitions key-file private-key certificate
      tpm2-device tpm2-pcrs tpm2-public-key tpm2-public-key-pcrs split no-legend`,
  },
  ...each('systemd-confext', { like: 'systemd-sysext' }),
  'systemd-resolve': {
    reads: true,
    network: 'talks',
    effects: {
      rows: [
        ordinary('', 'system', 'changes how names are looked up', {
          area: 'network',
          options: '--set-dns --set-domain --set-llmnr --revert',
        }),
      ],
    },
    data: `4 6 i interface p protocol t type c class service-address service-txt cname search legend statistics reset-statistics flush-caches
      reset-server-features status raw openpgp tlsa service set-mdns set-dnssec set-dnsovertls set-nta`,
  },
  'systemd-socket-activate': {
    wraps: { short: 'lE', long: ['listen', 'setenv', 'fdname'], inner: 'argv' },
    effects: { short: 'lE', rows: [ordinary('', 'network', 'listens for connections')] },
    data: 'a accept d datagram seqpacket inetd',
  },
  ...each('systemd-ac-power', { reads: true }),
  userdbctl: {
    does: { reads: ['', 'user|group|users-in-group|groups-of-user|services|ssh-authorized-keys'] },
    data: 'output s service with-nss with-varlink with-dropin synthesize N multiplexer chain no-legend',
  },
  homectl: {
    area: 'accounts',
    does: { reads: ['', 'list|inspect'] },
    effects: {
      rows: [
        dangerous('remove', 'deletes', 'deletes an account with its home folder'),
        ordinary('create', 'system', 'adds a user account'),
        ordinary('passwd|update|resize|rebalance', 'system', 'changes an account or its home folder'),
        ordinary('activate|deactivate|deactivate-all|lock|lock-all|unlock|authenticate', 'system', 'opens or locks home folders'),
      ],
    },
    wraps: { subcommand: ['with'], operands: 1, inner: 'argv' },
    acts: { runs: 'M machine', reaches: 'H host', lowers: 'auto-login' },
    data: `identity j export-format E no-legend no-ask-password c real-name realm email-address location icon-name d home-dir uid G member-of skel
      shell setenv timezone language ssh-authorized-keys pkcs11-token-uri recovery-key locked not-before not-after password-hint P
      enforce-password-policy password-change-now disk-size access-mode umask nice rlimit tasks-max memory-high memory-max storage image-path
      fs-type luks-discard nosuid nodev noexec stop-delay kill-processes`,
  },
  portablectl: {
    area: 'services',
    does: { reads: ['', 'list|inspect|is-attached'] },
    effects: {
      rows: [
        dangerous('remove', 'deletes', 'deletes images of services'),
        ordinary('attach|detach|reattach|read-only|set-limit', 'system', 'changes which services there are'),
      ],
    },
    acts: { runs: 'M machine', reaches: 'H host', lowers: 'force' },
    data: 'p profile copy runtime no-reload cat enable now no-block extension no-legend no-ask-password',
  },

  // groups and namespaces of processes. Sources: the manual page of each: cgroup-tools 2.0.2, schroot 1.6.13, criu 3.17, util-linux 2.38.1
  ...each('lscgroup lssubsys', { reads: true, data: 'g m mount-points M all-mount-points a all i hierarchies' }),
  cgget: { reads: true, data: 'a all g n r variable v values-only' },
  cgsnapshot: { reads: true, acts: { writes: 'f file' }, data: 'b s silent t strict w' },
  cgexec: { wraps: { short: 'g', assigns: true, inner: 'argv' }, data: 'g sticky' },
  ...each('cgcreate cgset cgclassify', {
    area: 'processes',
    effects: { rows: [ordinary('', 'changes', 'makes or changes groups of processes', { without: '-h --help' })] },
    data: 'a d dperm f fperm g s tperm t r copy-from sticky cancel-sticky',
  }),
  ...each('cgdelete cgclear', {
    area: 'processes',
    effects: {
      rows: [dangerous('', 'system', 'removes groups of processes', { without: '-h --help', called: 'cgroup group delet remov clear' })],
    },
    data: 'g r recursive l load L load-directory e',
  }),
  criu: {
    area: 'processes',
    does: { reads: ['check|cpuinfo'] },
    effects: {
      short: 'oDWLtrJ',
      long: ['images-dir', 'work-dir', 'tree', 'log-file', 'prev-images-dir', 'external', 'pidfile', 'root', 'port', 'address'],
      rows: [
        dangerous('dump', 'system', 'freezes programs, writes them to files and ends them', {
          without: '-R --leave-running -s --leave-stopped',
        }),
        ordinary('dump|pre-dump', 'changes', 'writes running programs to files', {
          options: '-R --leave-running -s --leave-stopped --track-mem',
        }),
        ordinary('restore', 'system', 'starts programs from files'),
        ordinary('exec', 'system', 'runs a system call inside a program'),
        ordinary('page-server|lazy-pages|service', 'network', 'serves the memory of programs'),
        ordinary('dedup', 'changes', 'frees the space of older files'),
      ],
    },
    acts: { runs: 'config action-script L libdir', reaches: 'address', writes: 'o log-file pidfile' },
    data: `D images-dir stream prev-images-dir W work-dir close enable-fs track-mem pre-dump-mode t tree external freeze-cgroup manage-cgroups
      cgroup-props cgroup-root tcp-established tcp-close skip-in-flight evasive-devices l file-locks link-remap timeout ghost-limit j
      shell-job cpu-cap file-validation network-lock inherit-fd d restore-detached S restore-sibling log-pid r root J join-ns veth-pair
      lsm-profile extra experimental all feature display-stats no-default-config port tls`,
  },
  pivot_root: { area: 'disks', effects: { rows: [dangerous('', 'system', 'makes another folder the root of the system', { least: 2 })] } },
  switch_root: {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'leaves this system for another one and deletes what is in the old root', { least: 2 })] },
  },
  ...each('uuidparse', { reads: true, data: 'J json n noheadings o output r raw' }),
  uuidd: {
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'system', 'starts or ends the service that makes identifiers', {
          without: '-r --random -t --time -h --help -V --version',
        }),
      ],
    },
    acts: { writes: 'p pid' },
    data: `C cont-clock d debug F no-fork k kill n uuids P no-pid q r random S socket-activation s socket T timeout t time`,
  },

  // logs and accounts of work. Sources: the manual page of each: logwatch 7.5, logsave(8) of e2fsprogs 1.47, acct 6.6, smem 1.4, sysfsutils 2.1
  logwatch: {
    reads: true,
    effects: { rows: [ordinary('', 'uploads', 'sends a report by mail', { options: '--mailto' })] },
    acts: { writes: 'filename' },
    data: `detail logfile service range archives debug logdir hostlimit hostname html_wrap hostformat output format subject encode numeric usage`,
  },
  logsave: { wraps: { short: 'c', operands: 1, inner: 'argv' }, changes: true, data: 'a s v c' },
  sa: {
    reads: true,
    effects: {
      rows: [ordinary('', 'system', 'writes the summary of work and shortens its log', { options: '-s --merge', area: 'services' })],
    },
    data: `a list-all-names b sort-sys-user-div-calls c percentages d sort-avio D sort-tio f not-interactive i dont-read-summary-files j
      print-seconds k sort-cpu-avmem K sort-ksec l separate-times m user-summary n sort-num-calls p show-paging P show-paging-avg r
      reverse-sort t print-ratio u print-users v threshold separate-forks ahz debug sort-real-time other-usracct-file other-savacct-file
      other-acct-file`,
  },
  smem: {
    reads: true,
    data: `K kernel R realmem S source m mappings u users w system M mapfilter P processfilter U userfilter a autosize c columns H no-header k
      abbreviate n numeric p percent r reverse s sort t totals bar pie`,
  },
  systool: { reads: true, data: 'a b c d m p A D P' },
});
