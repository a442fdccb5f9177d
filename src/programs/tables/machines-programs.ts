/** Programs: systems in containers, virtual machines and devices. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import type { Wrapping } from '../wrapping.ts';

/** One operand names the container, and the words after it run in it. */
const IN_CONTAINER: Wrapping = { operands: 1, again: true, inner: 'argv', where: 'container' };

export const MACHINES = (): Family => ({
  // systems in containers
  lxc: {
    wraps: { ...IN_CONTAINER, subcommand: ['exec'], long: ['project'] },
    elsewhere: [{ where: 'container', words: ['exec|shell|console'] }],
    area: 'containers',
    does: {
      reads: ['list|ls|info|version', 'config show|get', 'image|network|storage|profile|remote|cluster list|show|info'],
      changes: ['start|launch|init|copy|cp|move|rename|snapshot|pause', 'file pull|edit', 'image copy', 'profile create|copy'],
      installs: ['launch|init'],
    },
    effects: {
      long: ['project'],
      rows: [
        dangerous('delete|rm', 'deletes', 'deletes a container with its data'),
        ordinary('stop|restart|restore|rebuild', 'system', 'stops or changes a container'),
        ordinary('config|network|storage|profile|remote|image|file|cluster|project', 'system', 'changes the containers of this machine'),
      ],
    },
    data: 'all force-local project sub-commands',
  },
  incus: { like: 'lxc' },
  'lxc-attach': {
    wraps: {
      short: 'nafsvuPol',
      long: ['name', 'arch', 'rcfile', 'namespaces', 'set-var', 'keep-var', 'uid', 'gid', 'lxcpath', 'logfile', 'logpriority'],
      inner: 'argv',
      where: 'container',
    },
    elsewhere: [{ where: 'container' }],
    data: 'n name keep-env clear-env usage R remount-sys-proc',
    acts: { lowers: 'e elevated-privileges s namespaces', runs: 'f rcfile', writes: 'o logfile' },
  },
  pct: {
    wraps: { ...IN_CONTAINER, subcommand: ['exec'] },
    elsewhere: [{ where: 'container' }],
    area: 'containers',
    does: { reads: ['list|status|config|df|listsnapshot|cpusets|pending'], changes: ['start|resume|snapshot|push|pull|clone|create'] },
    effects: {
      rows: [
        dangerous('destroy|rollback|delsnapshot', 'deletes', 'deletes a container or returns it to an earlier state'),
        ordinary(
          'stop|shutdown|reboot|suspend|set|resize|migrate|restore|template|unlock|mount|unmount',
          'system',
          'stops or changes a container',
        ),
      ],
    },
  },
  'systemd-nspawn': {
    wraps: {
      short: 'DMipuES',
      long: `directory template image bind bind-ro root-hash root-hash-sig verity-data pivot-root chdir setenv user kill-signal
        notify-ready suppress-sync machine hostname uuid slice register network-interface network-macvlan network-ipvlan network-veth-extra
        network-bridge network-zone network-namespace-path port capability drop-capability ambient-capability no-new-privileges
        system-call-filter rlimit oom-score-adjust cpu-affinity personality resolv-conf link-journal inaccessible tmpfs`.split(/\s+/),
      inner: 'argv',
      where: 'container',
    },
    elsewhere: [{ where: 'container' }],
    data: 'ephemeral x read-only volatile as-pid2 a b boot keep-unit private-users U private-network network-veth n j console P pipe',
    acts: { lowers: 'bind capability ambient-capability system-call-filter', runs: 'oci-bundle' },
  },
  machinectl: {
    wraps: { ...IN_CONTAINER, subcommand: ['shell'], short: 'EHM', long: ['setenv', 'uid', 'host', 'machine'] },
    elsewhere: [{ where: 'container', words: ['shell|login'] }],
    area: 'containers',
    does: { reads: ['list|status|show|list-images|image-status|show-image'], changes: ['start|copy-from'] },
    effects: {
      short: 'EHMnops',
      long: ['format', 'host', 'kill-whom', 'lines', 'machine', 'max-addresses', 'output', 'property', 'setenv', 'signal', 'uid', 'verify'],
      rows: [
        dangerous('', 'deletes', 'replaces what exists under that name', { options: '--force' }),
        dangerous('pull-tar|pull-raw', 'runs-foreign-code', 'takes an image whose signature is not checked', {
          options: '--verify',
          value: /^(?:no|checksum)$/,
          area: 'foreign-code',
        }),
        dangerous('remove|clean|kill|terminate', 'deletes', 'ends or deletes a container'),
        ordinary(
          'poweroff|reboot|stop|enable|disable|bind|copy-to|rename|clone|set-limit|pull-tar|pull-raw|import-tar|import-raw|export-tar',
          'system',
          'changes the containers of this machine',
        ),
      ],
    },
    data: `p property a all value l full max-addresses kill-whom s signal mkdir read-only n lines o output format M machine no-legend
      no-ask-password`,
    acts: { reaches: 'H host' },
  },
  toolbox: {
    wraps: { subcommand: ['run'], short: 'cdr', long: ['container', 'distro', 'release', 'log-level'], inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container', words: ['enter|run'] }],
    area: 'containers',
    does: { reads: ['list|ls|version|help'], changes: ['create|enter|stop|ephemeral|generate-entry'], installs: ['create|upgrade'] },
    effects: {
      long: ['log-level'],
      rows: [
        dangerous('rm|rmi', 'deletes', 'deletes a container'),
        dangerous('assemble', 'runs-foreign-code', 'creates containers as a file describes them'),
      ],
    },
    data: 'y assumeyes log-level log-podman',
  },
  distrobox: {
    wraps: { subcommand: ['enter'], dashes: true, inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container', words: ['enter|run'] }],
    area: 'containers',
    does: { reads: ['list|ls|version|help'], changes: ['create|enter|stop|ephemeral|generate-entry'], installs: ['create|upgrade'] },
    effects: {
      rows: [
        dangerous('rm|rmi', 'deletes', 'deletes a container'),
        dangerous('rm', 'deletes', 'deletes the home folder of the container', { options: '--rm-home' }),
        ordinary('export', 'changes', 'removes a program that a container offers', { options: '-d --delete' }),
        dangerous('assemble', 'runs-foreign-code', 'creates containers as a file describes them'),
      ],
    },
    data: `i image n name p pull Y yes c clone H home volume I init C compatibility no-entry T no-tty no-workdir -nw app bin service
      export-label -el user group U upgrade f force all`,
    acts: { runs: 'init-hooks pre-init-hooks', lowers: 'additional-flags', writes: 'export-path -ep' },
  },
  'distrobox-enter': {
    wraps: { dashes: true, inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container' }],
    data: 'n name T no-tty no-workdir -nw',
    acts: { lowers: 'a additional-flags' },
  },

  // virtual machines and devices
  multipass: {
    wraps: { ...IN_CONTAINER, subcommand: ['exec'] },
    elsewhere: [{ where: 'container', words: ['shell|exec'] }],
    effects: {
      rows: [
        ordinary('stop|suspend|restart', 'system', 'stops or restarts a virtual machine'),
        dangerous('delete|purge', 'deletes', 'deletes a virtual machine'),
      ],
    },
    area: 'containers',
    does: {
      reads: ['list|ls|info|find|version|networks|get|help|aliases'],
      changes: ['start|launch|recover|mount|umount|transfer|alias|unalias|clone|snapshot|set'],
      installs: ['launch'],
    },
  },
  vagrant: {
    wraps: { subcommand: ['ssh'], script: ['c', 'command'], inner: 'none', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['ssh'] }],
    effects: {
      rows: [
        ordinary('halt|suspend', 'system', 'stops a virtual machine'),
        dangerous('box remove', 'deletes', 'deletes the image of a virtual machine'),
        dangerous('snapshot restore|delete|pop', 'deletes', 'returns a virtual machine to an earlier state'),
        dangerous('plugin uninstall|expunge|repair', 'deletes', 'removes plugins'),
        dangerous('destroy', 'deletes', 'deletes a virtual machine'),
      ],
    },
    area: 'containers',
    does: {
      reads: ['status|global-status|port|ssh-config|version|validate|help|cap', 'box list|outdated', 'plugin list', 'snapshot list'],
      changes: ['init|resume|package', 'snapshot save|push', 'box prune'],
      runs: ['up|reload|provision|rsync|rsync-auto|winrm'],
      installs: ['box add|update|repackage', 'plugin install|update', 'up'],
    },
    data: `f force provision no-provision provider parallel no-parallel machine-readable g graceful color no-color debug timestamp all
      prune box-info global provision-with guest host local ignore-provider m minimal t template destroy-on-error no-destroy-on-error
      checksum checksum-type c clean name box-version architecture no-tty tty no-prune i info vm plain p`,
    acts: { writes: 'output', lowers: 'insecure', runs: 'plugin-entry-point' },
  },
  colima: {
    wraps: { subcommand: ['ssh'], dashes: true, inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container', words: ['ssh'] }],
    area: 'containers',
    does: { reads: ['status|list|ls|version|ssh-config'], changes: ['start|restart|template|update', 'kubernetes start'] },
    effects: {
      rows: [
        dangerous('delete|prune', 'deletes', 'deletes the virtual machine of the containers'),
        ordinary('stop', 'system', 'stops the virtual machine of the containers'),
      ],
    },
  },
  limactl: {
    wraps: { ...IN_CONTAINER, subcommand: ['shell'] },
    elsewhere: [{ where: 'container', words: ['shell'] }],
    area: 'containers',
    does: { reads: ['list|ls|info|validate|show-ssh'], changes: ['start|create|edit|copy|cp|clone|snapshot'] },
    effects: {
      rows: [
        dangerous('delete|rm|prune|factory-reset', 'deletes', 'deletes a virtual machine'),
        ordinary('stop', 'system', 'stops a virtual machine'),
      ],
    },
  },
  qemu: { open: true, changes: true, area: 'containers', acts: { writes: '-serial -monitor -D', lowers: '-netdev -device -drive' } },
  wsl: {
    wraps: { short: 'deu', long: ['distribution', 'user', 'cd'], inner: 'argv', where: 'machine' },
    elsewhere: [{ where: 'machine' }],
    area: 'containers',
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes a distribution with all its files', { options: '--unregister' }),
        ordinary('', 'system', 'stops the distributions', { options: '--shutdown -t --terminate' }),
      ],
    },
    data: 'l list v verbose q quiet all running o online status version help update set-default s set-version unregister shutdown t terminate',
  },
  adb: {
    wraps: { subcommand: ['shell', 'exec-out'], inner: 'text', where: 'machine' },
    elsewhere: [{ where: 'machine', words: ['shell'] }],
    area: 'containers',
    network: 'talks',
    does: {
      reads: ['devices|version|help|logcat|get-state|get-serialno|bugreport|features|mdns'],
      changes: ['pull|push|forward|reverse|start-server|kill-server|wait-for-device|reconnect|tcpip|usb'],
    },
    effects: {
      rows: [
        ordinary('install|install-multiple', 'system', 'installs an app on the device', { area: 'packages' }),
        ordinary('uninstall', 'system', 'removes an app from the device', { area: 'packages' }),
        ordinary('root|unroot|remount|disable-verity|enable-verity|reboot|sideload', 'system', 'changes the device'),
        ordinary('connect|pair|disconnect', 'network', 'connects to a device'),
        dangerous('nodaemon|server|start-server', 'network', 'lets other machines use the devices of this one', { options: '-a' }),
      ],
      short: 'stHPL',
    },
    data: 's d e t H P L -apk -noapk -obb -noobb -shared -noshared -all -system -nosystem',
  },
});
