/** Programs: jails and virtual machines of FreeBSD and macOS, and a cage for programs. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

export const JAILS = (): Family => ({
  // jails and virtual machines. Sources: bastille(8) (2026) and the page of each of its commands; iocage(8) 1.2; vm(8) (2025)
  bastille: {
    area: 'containers',
    network: 'talks',
    does: { reads: ['list|help|verify', 'config'], changes: ['cp|jcp|rcp|tags|export|edit'], runs: ['template'] },
    wraps: { subcommand: ['cmd'], operands: 1, inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container', words: ['console|cmd|htop|top'] }],
    effects: {
      loose: true,
      rows: [
        ordinary('bootstrap|update|upgrade|etcupdate', 'system', 'fetches or updates a release for jails'),
        ordinary('create|clone|import|convert|rename|migrate', 'system', 'makes or changes a jail'),
        ordinary('start|restart|service', 'system', 'starts a jail'),
        ordinary('stop', 'system', 'stops a jail'),
        dangerous('destroy', 'deletes', 'deletes a jail and what is in it'),
        ordinary('pkg|sysrc|limits|mount|umount|network|monitor|zfs|setup', 'system', 'changes a jail'),
        ordinary('rdr', 'system', 'forwards a port to a jail', { area: 'firewall' }),
        ordinary('console|htop|top', 'system', 'opens a program in a jail'),
      ],
    },
    acts: { runs: 'config' },
    data: 'h q quiet j json p pretty x a auto y yes f force u up d down l live gz xz zst raw tgz txz tzst',
  },
  iocage: {
    area: 'containers',
    network: 'talks',
    does: { reads: ['list|get|df|snaplist|help'], changes: ['export|snapshot|chroot'] },
    wraps: { subcommand: ['exec'], short: 'uU', long: ['host_user', 'jail_user'], operands: 1, inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container', words: ['console|exec'] }],
    effects: {
      rows: [
        ordinary('fetch|create|clone|import|migrate|rename|activate|update|upgrade|pkg', 'system', 'makes or changes a jail'),
        ordinary('start|restart', 'system', 'starts a jail'),
        ordinary('stop', 'system', 'stops a jail'),
        ordinary('set|fstab', 'system', 'changes the settings of a jail'),
        dangerous('destroy|clean|snapremove', 'deletes', 'deletes jails or their snapshots'),
        dangerous('rollback', 'deletes', 'returns a jail to a snapshot, so that later changes are lost'),
        ordinary('console', 'system', 'opens a shell in a jail'),
      ],
    },
    data: `n name r release t template c count b basejail T thickjail e empty s short sort l long h H header f force q quick P plugins R remote
      recursive d a all u U add edit remove`,
  },
  vm: {
    area: 'containers',
    does: { reads: ['list|info|get|version|passthru', 'switch list|info', 'image list', 'datastore list'], changes: ['snapshot'] },
    effects: {
      rows: [
        ordinary('create|clone|rename|configure|add|set|iso|img|init|migrate', 'system', 'makes or changes a virtual machine'),
        ordinary('start|startall|install|restart|console', 'system', 'starts a virtual machine'),
        ordinary('stop|stopall|poweroff|reset', 'system', 'stops a virtual machine'),
        dangerous('destroy', 'deletes', 'deletes a virtual machine and its disks'),
        dangerous('rollback', 'deletes', 'returns a virtual machine to a snapshot, so that later changes are lost'),
        ordinary('switch create|add|remove|vlan|nat|private|address', 'system', 'changes the network of the virtual machines', {
          area: 'network',
        }),
        dangerous('switch destroy', 'deletes', 'deletes a network of the virtual machines'),
        ordinary('datastore add|remove|iso', 'system', 'changes where virtual machines are kept'),
        ordinary('image create|provision', 'system', 'makes an image of a virtual machine, or a machine of it'),
        dangerous('image destroy', 'deletes', 'deletes an image of a virtual machine'),
      ],
    },
    data: 'd t s m c i f r v n a b p u C k 1 2',
  },

  // Source: the arguments in the code of tart (2026), Sources/tart/Commands
  tart: {
    area: 'containers',
    network: 'talks',
    does: { reads: ['list|get|ip|fqn'], changes: ['create|clone|export|import|rename'], runs: ['run'], installs: ['pull'] },
    wraps: { subcommand: ['exec'], operands: 1, short: '', inner: 'argv', where: 'container' },
    elsewhere: [{ where: 'container', words: ['exec'] }],
    effects: {
      rows: [
        ordinary('stop|suspend', 'system', 'stops a virtual machine'),
        ordinary('set', 'changes', 'changes the settings of a virtual machine'),
        dangerous('set', 'deletes', 'replaces the disk of a virtual machine', { options: '--disk' }),
        dangerous('delete|prune', 'deletes', 'deletes virtual machines or images'),
        ordinary('push', 'uploads', 'uploads a virtual machine'),
        ordinary('login|logout', 'settings', 'stores or removes a password', { area: 'credentials' }),
      ],
    },
    acts: { lowers: 'insecure', writes: 'serial-path' },
    data: `cpu memory display display-refit disk-size random-mac random-serial from-ipsw linux no-graphics serial graphics no-audio no-clipboard
      recovery vnc vnc-experimental disk rosetta dir nested net-bridged net-softnet net-softnet-allow net-softnet-block net-softnet-expose net-host
      root-disk-opts suspendable capture-system-keys no-trackpad no-pointer no-keyboard concurrency prune-limit chunk-size label populate-cache
      source format q quiet wait resolver t timeout older-than space-budget entries username password-stdin no-validate gc tty interactive i`,
  },

  // a program in a cage. Source: firejail(1) 0.9.72
  firejail: {
    wraps: { inner: 'argv' },
    manner: { stops: true },
    acts: {
      runs: 'profile include x11',
      lowers: 'noprofile ignore allow-debuggers allusers keep-var-tmp',
      writes: 'output output-stderr trace tracelog',
    },
    data: `private private-tmp private-dev private-cache net dns noroot nonewprivs nodbus nosound novideo no3d nodvd notv nou2f nogroups
      noinput caps caps.drop seccomp shell quiet name hostname appimage blacklist read-only rlimit-as rlimit-fsize rlimit-nofile timeout
      apparmor machine-id ipc-namespace disable-mnt`,
  },
});
