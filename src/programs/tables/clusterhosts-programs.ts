/** Programs: hosts of Proxmox and Xen, Android in a container, and what starts a program in a sandbox or as a container of its own. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const CHANGES_HOST = 'changes the host of virtual machines';
const CHANGES_LOGIN = 'changes who may log in';
const BACKUP_DATA = 'ns output-format keyfile keyfd crypt-mode master-pubkey-file backup-type backup-id backup-time';

export const CLUSTERHOSTS = (): Family => ({
  // Proxmox. Sources: the command tables in PVE/CLI of pve-manager and pve-access-control; pvecm.adoc, pveum.adoc, vzdump.adoc and
  // pve-firewall.adoc of pve-docs; proxmox-backup-client, proxmox-file-restore and qmrestore from memory of their help texts
  pvesh: {
    area: 'containers',
    fields: true,
    does: { reads: ['get|ls|usage|help'] },
    effects: {
      rows: [
        dangerous('delete', 'deletes', 'deletes something of the cluster of virtual machines'),
        ordinary('create|set', 'system', 'changes the cluster of virtual machines'),
      ],
    },
    data: `output-format human-readable noborder noheader quiet v verbose returns command noproxy schedule`,
  },
  pvecm: {
    area: 'containers',
    does: { reads: ['status|nodes|help|keygen'] },
    effects: {
      rows: [
        dangerous('delnode', 'deletes', 'takes a machine out of the cluster'),
        dangerous('expected|qdevice|addnode|mtunnel', 'system', 'changes the cluster of virtual machines'),
        ordinary('create|add|updatecerts', 'system', 'changes the cluster of virtual machines'),
      ],
    },
    data: 'link0 link1 nodeid votes force use_ssh fingerprint silent unmerge-known-hosts',
  },
  pveum: {
    area: 'accounts',
    does: { reads: ['user|group|role|acl|realm|pool list', 'user permissions', 'user tfa list', 'user token list|permissions', 'help'] },
    effects: {
      rows: [
        dangerous('user|group|role|acl|realm|pool add|modify|delete|sync', 'startup', CHANGES_LOGIN),
        dangerous('useradd|usermod|userdel|groupadd|groupmod|groupdel|roleadd|rolemod|roledel|aclmod|acldel', 'startup', CHANGES_LOGIN),
        dangerous('user token|tfa add|modify|delete|remove|unlock', 'startup', CHANGES_LOGIN),
        dangerous('passwd', 'startup', CHANGES_LOGIN),
        dangerous('ticket', 'secret', 'shows the token of an account'),
      ],
    },
    data: `output-format human-readable noborder noheader quiet comment email enable expire firstname lastname groups keys password append full roles
      users tokens propagate privs privsep type default realm tfa path`,
  },
  pveam: {
    area: 'containers',
    network: 'talks',
    does: { reads: ['available|list|help'], installs: ['update|download'] },
    effects: { rows: [dangerous('remove', 'deletes', 'deletes the template of a container')] },
    data: 'section',
  },
  pvenode: {
    area: 'containers',
    does: { reads: ['cert info', 'config get', 'task list|log|status', 'acme account|plugin list|info', 'help'] },
    effects: {
      rows: [
        ordinary('acme plugin add|set|remove', 'settings', 'changes the settings of the host'),
        ordinary('startall|stopall|migrateall|wakeonlan', 'system', 'starts, stops or moves all virtual machines of a host'),
        ordinary('cert set', 'settings', 'changes the certificate of the host'),
        ordinary('cert delete', 'settings', 'removes the certificate of the host'),
        ordinary('config set', 'settings', 'changes the settings of the host'),
        ordinary('acme cert order|renew|revoke', 'network', 'gets or gives back a certificate'),
        ordinary('acme account register|update|deactivate', 'settings', 'changes the settings of the host'),
      ],
    },
    data: `output-format force restart vms target maxworkers errors limit start since until source typefilter userfilter vmid statusfilter acme
      acmedomain0 acmedomain1 acmedomain2 acmedomain3 api delete`,
    acts: { reaches: 'directory' },
  },
  pveperf: { reads: true },
  'pve-firewall': {
    area: 'firewall',
    does: { reads: ['status|compile|localnet|simulate|help'] },
    effects: {
      rows: [
        dangerous('stop', 'system', 'turns the firewall off', { deed: 'turns-off' }),
        ordinary('start|restart', 'system', 'starts the firewall', { deed: 'turns-on' }),
      ],
    },
    data: `from to source dest sport dport protocol verbose debug`,
  },
  vzdump: {
    area: 'backups',
    effects: {
      rows: [
        ordinary('', 'deletes', 'deletes older backups', {
          options: '--prune-backups -prune-backups --maxfiles -maxfiles --remove -remove',
        }),
        ordinary('', 'changes', 'backs up virtual machines', { without: '-h --help --stop -stop' }),
        ordinary('', 'system', 'ends a backup', { options: '--stop -stop' }),
      ],
    },
    acts: { runs: 'script -script exclude-path', writes: 'dumpdir -dumpdir tmpdir -tmpdir' },
    data: `all -all compress -compress mode -mode storage -storage node -node bwlimit -bwlimit ionice -ionice exclude -exclude mailto -mailto
      mailnotification -mailnotification quiet -quiet stdout -stdout pool -pool pigz -pigz zstd -zstd protected -protected notes-template
      -notes-template lockwait -lockwait stopwait -stopwait prune-backups -prune-backups fleecing -fleecing performance -performance`,
  },
  qmrestore: {
    area: 'containers',
    effects: {
      rows: [
        dangerous('', 'deletes', 'overwrites a virtual machine with a backup', { options: '--force -force' }),
        ordinary('', 'changes', 'makes a virtual machine from a backup', { without: '--force -force' }),
      ],
    },
    data: `force -force storage -storage unique -unique bwlimit -bwlimit pool -pool live-restore -live-restore start -start`,
  },
  'proxmox-backup-client': {
    area: 'backups',
    network: 'talks',
    does: {
      reads: [
        'list|status|version|help|logout',
        'snapshot list|files|notes',
        'catalog dump|shell',
        'task list|log',
        'key show|show-master-pubkey',
        'namespace list',
        'group list',
      ],
      changes: ['restore|mount|unmount|map|unmap', 'key create|change-passphrase|create-master-key', 'benchmark'],
    },
    effects: {
      rows: [
        ordinary('backup', 'uploads', 'sends a backup to the server'),
        ordinary('login', 'network', 'logs in to the server of backups'),
        dangerous('snapshot forget', 'deletes', 'deletes a backup'),
        dangerous('prune', 'deletes', 'deletes older backups', { without: '--dry-run' }),
        dangerous('namespace|group delete|forget', 'deletes', 'deletes backups', { recursive: true }),
        ordinary('garbage-collect', 'deletes', 'deletes data that no backup needs'),
        ordinary('key paperkey', 'secret', 'shows the key of the backups'),
      ],
    },
    acts: { reaches: 'repository' },
    data: `${BACKUP_DATA} exclude include-dev all-file-systems skip-lost-and-found rate burst chunk-size entries-max verbose change-detection-mode
      dry-run keep-last keep-daily keep-hourly keep-weekly keep-monthly keep-yearly group allow-existing-dirs overwrite ignore-acls
      ignore-xattrs ignore-ownership quiet limit all kdf hint`,
  },
  'proxmox-file-restore': {
    area: 'backups',
    network: 'talks',
    does: { reads: ['list|status|help'], changes: ['extract|stop'] },
    acts: { reaches: 'repository' },
    data: `${BACKUP_DATA} base64 driver format zstd verbose timeout`,
  },

  // Xen. Sources: xl(1) and xentop(1) of xen 4.17
  xl: {
    area: 'containers',
    elsewhere: [{ where: 'container', words: ['console'] }],
    does: {
      reads: [
        'list|info|dmesg|top|uptime|vcpu-list|vm-list|domid|domname|help|claims|sharing|block-list|network-list|channel-list',
        'vtpm-list|vkb-list|vsnd-list|vdispl-list|pci-list|usb-list',
        'pci-assignable-list|cpupool-list|getenforce|psr-hwinfo|psr-cmt-show|psr-cat-show|psr-mba-show|vncviewer|console',
      ],
      changes: ['unpause|rename'],
    },
    effects: {
      everyVerb: true,
      rows: [
        ordinary('create|restore', 'changes', 'starts a virtual machine'),
        ordinary('destroy', 'system', 'switches a virtual machine off at once'),
        ordinary('shutdown|reboot|pause|save|migrate|remus|trigger|sysrq', 'system', 'stops or moves a virtual machine'),
        ordinary('mem-set|mem-max|vcpu-set|vcpu-pin|config-update|button-press|cd-insert|cd-eject', 'system', 'changes a virtual machine'),
        ordinary(
          'block-attach|block-detach|network-attach|network-detach|pci-attach|pci-detach|usbdev-attach',
          'system',
          'changes a virtual machine',
        ),
        ordinary('usbdev-detach', 'system', 'changes a virtual machine'),
        dangerous('setenforce|loadpolicy', 'system', 'changes the protection of virtual machines', { area: 'protection' }),
        dangerous('debug-keys|set-parameters|qemu-monitor-command|pci-assignable-add|pci-assignable-remove', 'system', CHANGES_HOST),
        dangerous('dump-core', 'system', CHANGES_HOST),
        ordinary('cpupool-create|cpupool-destroy|cpupool-rename|cpupool-cpu-add|cpupool-cpu-remove', 'system', CHANGES_HOST),
        ordinary('cpupool-migrate|cpupool-numa-split', 'system', CHANGES_HOST),
        ordinary('sched-credit|sched-credit2|sched-rtds', 'system', CHANGES_HOST),
      ],
    },
    acts: { runs: 'f defconfig' },
    data: `v N t T F q quiet p V vncviewer A vncviewer-autopass c n numa l long Z context verbose cpupool s d domain e C debug D w weight cap a all i
      u r b wait force clear`,
  },
  xentop: { reads: true, data: 'h V d delay n networks x vbds r repeat-header v vcpus f full-name b batch i iterations' },

  // Android, and images of a distribution. Sources: tools/helpers/arguments.py of github.com/waydroid/waydroid; distrobox-create(1) 1.4
  waydroid: {
    area: 'containers',
    wraps: { subcommand: ['shell'], short: 'ugs', long: ['uid', 'gid', 'context'], inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container', words: ['shell'] }],
    does: {
      reads: ['status|log|logcat|bugreport', 'app list', 'prop get'],
      changes: ['show-full-ui|first-launch', 'session|container start|unfreeze', 'app launch|intent', 'adb connect|disconnect'],
    },
    effects: {
      rows: [
        ordinary('init|upgrade', 'runs-foreign-code', 'downloads and sets up Android'),
        ordinary('session|container stop|restart|freeze', 'system', 'stops Android'),
        ordinary('app install', 'system', 'installs an app', { area: 'packages' }),
        ordinary('app remove', 'system', 'removes an app', { area: 'packages' }),
        ordinary('prop set', 'settings', 'changes a setting of Android'),
      ],
    },
    acts: { reaches: 'c system_channel vendor_channel' },
    data: `i images_path f force r rom_type s system_type o offline n lines u uid g gid context L nolsm C allcaps G nocgroup l log details-to-stdout
      V`,
  },
  'distrobox-create': {
    area: 'containers',
    effects: {
      rows: [
        ordinary('', 'runs-foreign-code', 'makes a container from an image that others publish', {
          without: '-h --help -C --compatibility -d --dry-run -V --version',
        }),
      ],
    },
    acts: { runs: 'init-hooks pre-init-hooks additional-flags a', writes: 'H home' },
    data: `i image n name p pull Y yes r root c clone ap additional-packages volume nvidia I init
      absolutely-disable-root-password-i-am-really-positively-sure h C compatibility d dry-run v verbose V version hostname platform unshare-all
      unshare-netns unshare-ipc unshare-process unshare-devsys no-entry`,
  },

  // sandboxes. Sources: the manual page of each: proot 5.1, fakechroot 2.20; nsjail.1 of github.com/google/nsjail
  proot: {
    wraps: { short: 'rbRSqwkim', long: ['rootfs', 'bind', 'mount', 'qemu', 'pwd', 'cwd', 'kernel-release', 'change-id'], inner: 'argv' },
    data: 'v verbose V version about h help usage 0 root-id l link2symlink',
  },
  fakechroot: {
    wraps: { short: 'ledcb', long: ['lib', 'elfloader', 'environment', 'config-dir', 'bindir'], inner: 'argv' },
    data: 's use-system-libs h help v version',
  },
  nsjail: {
    wraps: { dashes: true, inner: 'argv' },
    acts: { runs: 'C config x exec_file', writes: 'l log', reaches: 'bindhost' },
    data: `h help M mode execute_fd c chroot rw u user g group H hostname D cwd p port max_conns max_conns_per_ip i L log_fd t time_limit max_cpus d
      daemon v verbose q quiet Q really_quiet e keep_env E env keep_caps cap silent stderr_to_null skip_setsid pass_fd disable_no_new_privs
      rlimit_as rlimit_core rlimit_cpu rlimit_fsize rlimit_nofile rlimit_nproc rlimit_stack disable_rlimits N disable_clone_newnet
      disable_clone_newuser disable_clone_newns disable_clone_newpid disable_clone_newipc disable_clone_newuts disable_clone_newcgroup U
      uid_mapping G gid_mapping R bindmount_ro B bindmount T tmpfsmount m mount s symlink disable_proc proc_path proc_rw P seccomp_policy
      seccomp_string seccomp_log cgroup_mem_max cgroup_pids_max cgroup_cpu_ms_per_sec use_cgroupv2 iface_no_lo iface_own I macvlan_iface
      disable_tsc forward_signals use_pasta`,
  },

  // containers of their own. Sources: runc(8) 1.1, crun(1) 1.8; runsc/cmd of github.com/google/gvisor
  ...each('runc crun youki runsc kata-runtime', {
    area: 'containers',
    wraps: {
      subcommand: ['exec'],
      operands: 1,
      short: 'eugp',
      long: ['console-socket', 'cwd', 'env', 'user', 'additional-gids', 'process', 'pid-file', 'cap', 'root'],
      inner: 'argv',
      where: 'container',
    },
    elsewhere: [{ where: 'container', words: ['exec'] }],
    does: { reads: ['list|state|ps|events|features|help'], changes: ['spec|checkpoint'], runs: ['run|create|start|restore'] },
    effects: {
      long: ['root', 'log', 'log-format', 'bundle', 'pid-file', 'console-socket'],
      short: 'b',
      rows: [
        dangerous('delete', 'deletes', 'deletes a container'),
        ordinary('kill|pause|resume|update', 'system', 'stops or changes a container'),
      ],
    },
    acts: { runs: 'criu runtime config', writes: 'log pid-file debug-log' },
    data: `b bundle console-socket d detach no-subreaper no-pivot no-new-keyring preserve-fds keep root debug log-format systemd-cgroup rootless
      cgroup-manager f force all a q quiet format t tty e env u user cwd cap process no-new-privs apparmor image-path work-path leave-running
      tcp-established ext-unix-sk shell-job memory cpus cpu-quota cpu-period cpu-share cpuset-cpus pids-limit resources r platform network
      strace stats interval version v`,
  }),

  // copies of the data of k3s. Source: k3s etcd-snapshot --help 1.31
  'etcd-snapshot': {
    area: 'backups',
    does: { reads: ['ls|list|l'], changes: ['save'] },
    effects: { rows: [dangerous('delete|prune', 'deletes', 'deletes copies of the data of the cluster')] },
    acts: {
      runs: 'c config',
      reaches: 'etcd-s3-endpoint s server',
      lowers: 'etcd-s3-insecure etcd-s3-skip-ssl-verify',
      writes: 'd data-dir dir etcd-snapshot-dir',
    },
    data: `name snapshot-compress etcd-snapshot-compress etcd-snapshot-retention snapshot-retention s3 etcd-s3 etcd-s3-bucket etcd-s3-region
      etcd-s3-folder o output`,
  },
});
