/** Programs: virtual machines, their disks. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import type { Wrapping } from '../wrapping.ts';
import { each } from './shared-rows.ts';

const CHANGES_DISK = 'changes the disk of a virtual machine';
const CHANGES_MACHINE = 'changes a virtual machine';
/** Options of all tools of libguestfs that choose a disk or a machine. */
const GUEST =
  'a add d domain format i c connect m mount r ro x v verbose V version echo-keys key keys-from-stdin blocksize csv h human-readable';
/** Options with which virt-builder, virt-customize and virt-sysprep change a system. Those that run something are in IN_SYSTEM and ON_DISK. */
const CHANGED = `append-line chmod copy copy-in delete edit firstboot-install hostname install link mkdir move no-logfile password
  password-crypto root-password scrub selinux-relabel ssh-inject timezone touch truncate truncate-recursive uninstall update
  upload write sm-attach sm-credentials sm-register sm-remove sm-unregister x v verbose V version q quiet wrap colors colours
  machine-readable echo-keys key keys-from-stdin m memsize smp network no-network`;
/** Scripts that run in the system of a disk. */
const ON_DISK = 'run firstboot commands-from-file';
const IN_SYSTEM: Wrapping = { script: ['run-command', 'firstboot-command'], inner: 'none', where: 'machine' };
/** A disk of this machine; `value` of a row does not read a word after a single dash. */
const OF_DISK = /(?:^| )-(?:drive|blockdev|hd[abcd]|sd|pflash)[ =](?:\S*=)?(\/dev\/(?!null|zero|cdrom|sr\d)[^\s,]+)/;
/** A socket or a file of QEMU that is not of this terminal. */
const OPENED =
  /(?:^| )-(?:chardev|serial|parallel|monitor|qmp|qmp-pretty|gdb|vnc|spice|debugcon)[ =]\S*(?:tcp|udp|telnet|websocket|pipe|file|port)[:=,]/;

export const HYPERVISORS = (): Family => ({
  // QEMU. Sources: qemu-system(1) of qemu 7.2; the help text in quickemu and quickget of github.com/quickemu-project/quickemu; qemu-io from memory
  // of its help text
  ...each('qemu-system-x86_64 qemu-system-i386 qemu-system-aarch64 qemu-system-arm qemu-system-riscv64 kvm', {
    area: 'containers',
    manner: { words: true },
    changes: true,
    unasked: [
      { args: OF_DISK, kind: 'system', area: 'disks', what: 'gives a virtual machine a disk of this machine', object: OF_DISK },
      {
        args: /(?:^| )-incoming[ =]["']?exec:/,
        kind: 'runs-foreign-code',
        area: 'scripts',
        what: 'runs a command to read the state of a virtual machine',
      },
      { args: OPENED, kind: 'system', area: 'network', what: 'lets others control the virtual machine' },
      {
        args: /(?:^| )-(?:virtfs|fsdev)[ =]|fat:|smb=|mount_tag=/,
        kind: 'system',
        area: 'containers',
        what: 'gives a virtual machine a folder of this machine',
      },
      {
        args: /guestfwd=\S*-cmd:|[,=](?:down)?script=(?!no\b)\S/,
        kind: 'runs-foreign-code',
        area: 'scripts',
        what: 'runs a command for the network of a virtual machine',
      },
    ],
    acts: { runs: '-readconfig -plugin -L -option-rom', writes: '-D -pidfile', reaches: '-iscsi', lowers: '-no-user-config' },
    data: `-accel -acpitable -action -add-fd -append -audio -audiodev -bios -blockdev -boot -cdrom -chardev -compat -cpu -d -daemonize -debugcon
      -device -dfilter -display -drive -dtb -echr -enable-kvm -fda -fdb -fsdev -full-screen -fw_cfg -g -gdb -global -h -hda -hdb -hdc -hdd
      -icount -incoming -initrd -k -kernel -loadvm -m -M -machine -mem-path -mem-prealloc -mon -monitor -msg -mtdblock -name -net -netdev -nic
      -no-acpi -no-fd-bootchk -no-hpet -no-reboot -no-shutdown -nodefaults -nographic -numa -object -only-migratable -overcommit -parallel
      -pflash -preconfig -prom-env -qmp -qmp-pretty -rotate -rtc -runas -s -S -sandbox -sd -seed -semihosting -serial -set -singlestep -smbios
      -smp -snapshot -spice -tpmdev -trace -usb -usbdevice -uuid -version -vga -virtfs -vnc -watchdog-action -win2k-hack -chroot`,
  }),
  'qemu-io': {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'writes to the image of a disk', { without: '-r --read-only -h --help -V --version' })] },
    acts: { runs: 'object' },
    data: `c cmd d discard f format r read-only s snapshot n nocache m misalign k native-aio i aio t cache T trace U force-share image-opts V h`,
  },
  quickemu: {
    area: 'containers',
    changes: true,
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes a virtual machine or its disk', { options: '--delete-disk --delete-vm' }),
        dangerous('', 'deletes', 'returns a virtual machine to an earlier state, or deletes that', {
          options: '--snapshot',
          value: /^(?:apply|delete)$/,
        }),
        ordinary('', 'system', 'ends a virtual machine', { options: '--kill' }),
      ],
    },
    unasked: [
      {
        args: /--access[ =]?(?:remote|\d)|telnet-host[ =](?!localhost|127)/,
        kind: 'network',
        area: 'network',
        what: 'lets others control the virtual machine',
      },
    ],
    acts: { runs: 'vm extra_args viewer monitor-cmd' },
    data: `access braille cpu-pinning delete-disk delete-vm display fullscreen ignore-msrs-always ignore-tsc-warning kill offline shortcut snapshot
      status-quo width height ssh-port spice-port public-dir monitor monitor-telnet-host monitor-telnet-port serial serial-telnet-host
      serial-telnet-port keyboard keyboard_layout mouse usb-controller sound-card sound-duplex version`,
  },
  quickget: {
    network: 'downloads',
    area: 'containers',
    effects: {
      rows: [
        ordinary('', 'changes', 'downloads the image of a system', {
          least: 1,
          without: '--list --list-csv --list-json --show --url --check --check-all-arch --open-homepage --version --help',
        }),
      ],
    },
    data: `arch download create-config open-homepage show version disable-unattended url check check-all-arch list list-csv list-json`,
  },

  // windows of virtual machines. Source: virt-viewer(1) and remote-viewer(1) of virt-viewer 11.0
  ...each('virt-viewer remote-viewer', {
    network: 'talks',
    area: 'containers',
    acts: { reaches: 'c connect' },
    data: `h help V version v verbose w wait r reconnect z zoom d direct a attach f full-screen auto-resize s shared cursor debug H hotkeys K keymap
      k kiosk kiosk-quit t title id uuid domain-name`,
  }),

  // disks of virtual machines. Sources: the manual page of each: guestfs-tools 1.48, guestfish and guestmount 1.48; man/virt-xml.rst of
  // virt-manager
  guestfish: {
    typed: true,
    area: 'containers',
    effects: {
      short: 'admcf',
      long: ['add', 'domain', 'mount', 'connect', 'file', 'format', 'new'],
      rows: [ordinary('', 'changes', CHANGES_DISK, { without: '-r --ro -h --help --cmd-help -V --version' })],
    },
    acts: { runs: 'f file' },
    data: `${GUEST} cmd-help help inspector listen remote n no-sync new N no-dest-paths pipe-error progress-bars no-progress-bars selinux csh w rw
      live`,
  },
  guestmount: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'mounts the disk of a virtual machine', { without: '--help --fuse-help -V --version' })] },
    acts: { writes: 'pid-file' },
    data: `${GUEST} o option trace dir-cache-timeout fd no-fork fuse-help help inspector n no-sync selinux w rw live`,
  },
  guestunmount: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'unmounts the disk of a virtual machine')] },
    data: 'fd q quiet no-retry retry V version help',
  },
  ...each('virt-copy-in virt-tar-in virt-edit', {
    area: 'containers',
    effects: { rows: [ordinary('', 'changes', CHANGES_DISK)] },
    data: `${GUEST} b backup e edit expr help w rw`,
  }),
  ...each('virt-copy-out virt-tar-out', { changes: true, area: 'containers', data: `${GUEST} help` }),
  'virt-rescue': {
    typed: true,
    area: 'containers',
    effects: { rows: [ordinary('', 'changes', CHANGES_DISK, { without: '-r --ro --suggest --help -V --version' })] },
    data: `${GUEST} append e inspector memsize network scratch selinux smp suggest w rw help`,
  },
  'virt-get-kernel': {
    changes: true,
    area: 'containers',
    acts: { writes: 'o output' },
    data: `${GUEST} prefix unversioned-names q quiet help`,
  },
  'virt-make-fs': {
    changes: true,
    area: 'containers',
    writes: { how: 'last', short: 'tsF', long: ['type', 'size', 'format', 'label', 'blocksize'] },
    data: 't type s size F format label partition blocksize floppy v verbose V version x help',
  },
  'virt-format': {
    area: 'disks',
    effects: { rows: [dangerous('', 'deletes', 'erases the disk of a virtual machine', { without: '--help -V --version' })] },
    data: 'a add filesystem lvm format blocksize label partition wipe v verbose V version x help',
  },
  'virt-resize': {
    changes: true,
    area: 'containers',
    writes: {
      how: 'last',
      long: [
        'align-first',
        'alignment',
        'expand',
        'shrink',
        'resize',
        'resize-force',
        'delete',
        'ignore',
        'format',
        'output-format',
        'LV-expand',
        'lv-expand',
        'unknown-filesystems',
      ],
    },
    data: `colors colours d debug n dry-run no-copy-boot-loader no-extra-partition no-expand-content no-sparse ntfsresize-force machine-readable q
      quiet v verbose V version wrap x`,
  },
  'virt-customize': {
    area: 'containers',
    wraps: IN_SYSTEM,
    effects: { rows: [ordinary('', 'changes', CHANGES_DISK, { without: '-n --dry-run --help -V --version' })] },
    acts: { runs: ON_DISK, reaches: 'c connect' },
    data: `${CHANGED} a add d domain format attach attach-format n dry-run help`,
  },
  'virt-sysprep': {
    area: 'containers',
    wraps: IN_SYSTEM,
    effects: {
      rows: [
        dangerous('', 'deletes', 'removes keys, logs and settings from the disk of a virtual machine', {
          without: '-n --dry-run --list-operations --help -V --version',
        }),
      ],
    },
    acts: { runs: `${ON_DISK} script scriptdir`, reaches: 'c connect' },
    data: `${CHANGED} a add d domain format n dry-run enable operation operations list-operations mount-options keep-user-accounts
      remove-user-accounts help`,
  },
  'virt-builder': {
    network: 'downloads',
    area: 'containers',
    wraps: IN_SYSTEM,
    effects: {
      rows: [
        ordinary('', 'deletes', 'deletes downloaded templates', { options: '--delete-cache' }),
        ordinary('', 'changes', 'makes the disk of a virtual machine', {
          without: '-l --list --notes --print-cache --cache-all-templates --delete-cache --help -V --version',
        }),
      ],
    },
    acts: { runs: `${ON_DISK} curl gpg`, writes: 'o output get-kernel', reaches: 'source', lowers: 'no-check-signature insecure' },
    data: `${CHANGED} size format arch attach attach-format l list long list-format notes print-cache cache-all-templates delete-cache cache no-cache
      check-signature fingerprint homedir no-delete-on-failure no-sync no-warn-if-partition help`,
  },
  'virt-xml': {
    area: 'containers',
    fields: true,
    effects: { rows: [ordinary('', 'system', CHANGES_MACHINE, { without: '--print-xml --print-diff --build-xml --help --version' })] },
    acts: { reaches: 'c connect' },
    data: `edit add-device remove-device build-xml print-xml print-diff confirm update define no-define start memory vcpus cpu disk network graphics
      boot video`,
  },
});
