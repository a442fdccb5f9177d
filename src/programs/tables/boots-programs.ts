/** Programs: how a machine starts: boot loaders, images, keys, firmware and modules of the kernel. */
import { dangerous, ordinary, type EffectRow, type Extra } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

/** Words for the start of a machine. They are of kind `protection`, so that nothing else asks for it: whoever chooses what starts has the machine. */
const BOOTS_OF = String.raw`boot grub (?:next|default)\s(?:start|kernel|entry|system|os\b) start\w*\s(?:\S+\s){1,3}(?:next|default)`;
const starts = (words: string, extra: Extra = {}): EffectRow =>
  ordinary(words, 'protection', 'changes how the machine starts', { called: BOOTS_OF, ...extra });
/** A mistake in it leaves a machine that does not start. */
const risksStart = (words: string, what: string, extra: Extra = {}): EffectRow => dangerous(words, 'system', what, extra);

/** Options of the makers of GRUB's images. */
const IMAGE = `compress disable-shim-lock dtb d directory fonts install-modules k pubkey locale-directory locales modules sbat themes core-compress O
  format usage`;

export const BOOTS = (): Family => ({
  // boot loaders. Sources: the manual page of each: grub-common 2.06, extlinux 6.04, syslinux-utils 6.04, os-prober 1.81; grubby(8) of grubby
  ...each('grub2-install grub-mkdevicemap', { area: 'kernel', effects: { rows: [risksStart('', 'changes how the machine starts')] } }),
  ...each('grub2-probe grub2-script-check grub2-mkpasswd-pbkdf2 grub2-file grub2-mkrelpath', { like: 'grub-probe' }),
  ...each('grub-mkconfig grub2-mkconfig', {
    area: 'kernel',
    effects: {
      rows: [
        ordinary('', 'changes', 'writes the menu from which the machine starts', { options: '-o --output', value: /grub\.cfg(?:\.new)?$/ }),
        dangerous('', 'changes', 'overwrites a file with a boot menu', { options: '-o --output', value: /^(?!.*grub\.cfg(?:\.new)?$)/ }),
      ],
    },
    does: { reads: [''] },
  }),
  ...each('grub-editenv grub2-editenv', {
    area: 'kernel',
    does: { reads: ['list'] },
    effects: { loose: true, rows: [starts('set|unset|create|incompat')] },
    data: 'usage',
  }),
  ...each('grub-reboot grub-set-default grub2-reboot grub2-set-default', {
    area: 'kernel',
    effects: { rows: [starts('')] },
    data: 'boot-directory',
  }),
  ...each('grub-mkrescue grub-mkstandalone grub2-mkrescue grub2-mkstandalone', {
    changes: true,
    acts: { writes: 'o output rom-directory', runs: 'xorriso' },
    data: `${IMAGE} arcs-boot label-bgcolor label-color label-font product-name product-version sparc-boot`,
  }),
  ...each('grub-mkimage grub2-mkimage', {
    changes: true,
    acts: { writes: 'o output' },
    data: `c config C compression d directory disable-shim-lock D dtb k pubkey m memdisk n note O format p prefix s sbat usage`,
  }),
  'grub-mknetdir': { changes: true, acts: { writes: 'net-directory' }, data: `${IMAGE} subdir` },
  'grub-mount': {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'mounts an image')] },
    data: 'C crypto d debug K zfs-key r root usage',
  },
  grubby: {
    area: 'kernel',
    effects: {
      short: 'ocib',
      long: ['args', 'remove-args', 'title', 'initrd', 'info', 'extra-initrd', 'set-index', 'devtree', 'env'],
      rows: [
        ordinary('', 'system', 'changes how the machine starts', {
          options: `--add-kernel --remove-kernel --update-kernel --set-default --set-default-index --make-default --args --remove-args
            --add-multiboot --remove-multiboot --mbargs --remove-mbargs --set-index`,
        }),
      ],
    },
    does: { reads: [''] },
    acts: { writes: 'o output-file', runs: 'c config-file' },
    data: `bad-image-ok bad-image-okay boot-filesystem bootloader-probe b copy-default default-kernel default-index default-title debug efi elilo
      env extra-initrd i extlinux grub grub2 info initrd lilo silo title yaboot zipl devtree`,
  },
  extlinux: {
    area: 'kernel',
    effects: { rows: [risksStart('', 'changes how a disk starts', { options: '-i --install -U --update' }), starts('')] },
    data: 'H heads O clear-once o once M menu-save r raid reset-adv S sectors z zip device',
  },
  isohybrid: {
    area: 'disks',
    effects: { rows: [ordinary('', 'changes', 'changes an image so that it starts from a stick')] },
    data: 'h s e entry o offset t type i id u uefi m mac forcehd0 ctrlhd0 partok ?',
  },
  ...each('os-prober linux-boot-prober vmcore-dmesg', { reads: true }),
  'linux-version': { reads: true, data: 'reverse paths' },

  // images from which a machine starts. Sources: the manual page of each: initramfs-tools 0.142, mkinitcpio 40; kernel-install(8) of systemd 252
  'update-initramfs': {
    area: 'kernel',
    effects: {
      rows: [
        risksStart('', 'deletes an image from which the machine starts', { options: '-d' }),
        ordinary('', 'changes', 'makes the image from which the machine starts', { without: '-d -h --help' }),
      ],
    },
    data: 'k c u b',
  },
  mkinitramfs: { changes: true, acts: { writes: 'o', runs: 'd' }, data: 'c k l r' },
  lsinitramfs: { reads: true, data: 'l' },
  unmkinitramfs: { changes: true },
  mkinitcpio: {
    area: 'kernel',
    effects: {
      rows: [
        risksStart('', 'deletes an image from which the machine starts', { options: '-R --remove' }),
        ordinary('', 'changes', 'makes the image from which the machine starts', { options: '-p --preset -P --allpresets' }),
      ],
    },
    does: { reads: [''] },
    acts: { writes: 'g generate d generatedir U uki', runs: 'c config D hookdir' },
    data: `A addhooks H hookhelp I include k kernel L listhooks M automods n nocolor nopost r moduleroot S skiphooks s save t builddir z compress
      cmdline no-cmdline splash uefistub ukiconfig no-ukify kernelimage osrelease`,
  },
  lsinitcpio: {
    reads: true,
    effects: { rows: [ordinary('', 'changes', 'unpacks an image here', { options: '-x --extract' })] },
    data: 'a analyze c config l list n nocolor cpio early',
  },
  'kernel-install': {
    area: 'kernel',
    does: { reads: ['inspect|list'] },
    effects: {
      rows: [
        ordinary('add|add-all', 'system', 'installs a kernel', { area: 'packages' }),
        risksStart('remove', 'removes a kernel, so that the machine cannot start with it'),
      ],
    },
  },
  bootctl: {
    area: 'kernel',
    does: {
      reads: ['', 'status|list|is-installed|kernel-identify|kernel-inspect', 'reboot-to-firmware|systemd-efi-options'],
      changes: ['random-seed'],
    },
    effects: {
      rows: [
        starts('install|update|set-default|set-oneshot|set-timeout|set-timeout-oneshot'),
        risksStart('remove', 'removes the boot loader'),
        risksStart('unlink|cleanup', 'removes entries from which the machine starts'),
        starts('reboot-to-firmware|systemd-efi-options', { least: 2 }),
      ],
    },
    data: `esp-path boot-path root image install-source p print-esp-path x print-boot-path no-variables graceful make-entry-directory entry-token
      all-architectures efi-boot-option-description no-legend print-root-device R`,
  },

  // keys and firmware. Sources: the manual page of each: mokutil 0.6, efitools 1.9, sbsigntool 0.9, fwupd 2.0, flashrom 1.3, sbctl(8) of sbctl 0.18
  mokutil: {
    area: 'protection',
    effects: {
      rows: [
        dangerous('', 'protection', 'lowers what may start on this machine', {
          options: '--disable-validation --reset --ignore-db --set-sbat-policy -c --clear-password',
          called: String.raw`disabl turn\w*\s(?:\S+\s){0,4}off\b switch\w*\s(?:\S+\s){0,4}off\b reset clear ignor sbat without`,
        }),
        ordinary('', 'protection', 'changes which keys may start this machine', {
          options: `-i --import -d --delete --revoke-import --revoke-delete --import-hash --delete-hash -p --password --enable-validation
            --use-db`,
          called: String.raw`enrol import regist add delet remov revok trust enabl password mok\b`,
        }),
      ],
    },
    does: { reads: [''] },
    data: `l list-enrolled N list-new D list-delete x export sb-state t test-key generate-hash hash-file P root-pw X mokx set-verbosity
      set-fallback-verbosity set-fallback-noreboot pk kek db dbx list-sbat-revocations timeout ca-check ignore-keyring`,
  },
  'efi-readvar': { reads: true, acts: { writes: 'o' }, data: 'v s' },
  'efi-updatevar': {
    area: 'protection',
    effects: {
      rows: [
        dangerous('', 'protection', 'changes which keys may start this machine', {
          called: 'key variabl db\\b dbx enrol secure\\sboot kek pk\\b',
        }),
      ],
    },
    acts: { runs: 'engine' },
    data: 'a e f b c g k d',
  },
  ...each('sbsign sbsiglist', {
    area: 'credentials',
    changes: true,
    acts: { writes: 'output', runs: 'engine' },
    data: 'key cert addcert detached owner type',
  }),
  sbattach: { changes: true, acts: { writes: 'detach' }, data: 'attach remove signum' },
  sbverify: { reads: true, data: 'cert list detached' },
  sbctl: {
    area: 'protection',
    does: {
      reads: ['status|verify|list-files|ls-files|ls|list-bundles|ls-bundle|help', 'list-enrolled-keys|ls-enrolled-keys'],
      changes: ['export-enrolled-keys'],
    },
    effects: {
      rows: [
        dangerous('reset', 'protection', 'removes the key of the machine, so that Secure Boot is off', {
          called: 'reset remov secure\\sboot setup\\smode platform',
        }),
        ordinary('create-keys|enroll-keys|import-keys|rotate-keys|setup', 'protection', 'changes which keys may start this machine', {
          called: 'creat mak generat enrol import rotat set\\s?up new\\b',
        }),
        ordinary('sign|sign-all|bundle|generate-bundles', 'system', 'signs what the machine starts', { area: 'kernel' }),
        ordinary('remove-file|rm-file|rm|remove-bundle|rm-bundle', 'system', 'forgets files that are to be signed', { area: 'kernel' }),
      ],
    },
    acts: { runs: 'c config', lowers: 'disable-landlock yes-this-might-brick-my-machine', writes: 'o output e export' },
    data: 'm microsoft t tpm-eventlog f firmware-builtin s save g generate a append p partial d database-path keytype',
  },
  fwupdmgr: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: [
        'get-devices|get-topology|get-updates|get-upgrades|get-releases|get-details|search|get-remotes|get-history|get-results|get-plugins|hwids',
        'get-blocked-firmware|get-approved-firmware|get-bios-settings|get-bios-setting|security|check-reboot-needed|device-wait|verify',
      ],
      changes: ['refresh|clear-results|quit|verify-update|report-export|emulation-save|download'],
    },
    effects: {
      rows: [
        dangerous('downgrade', 'system', 'puts an older firmware on a device'),
        ordinary('update|upgrade|install|reinstall|local-install|activate|sync|switch-branch|unlock', 'system', 'installs firmware'),
        ordinary('report-history|report-devices', 'uploads', 'sends what hardware this machine has'),
        ordinary('set-bios-setting', 'system', 'changes settings of the firmware', { area: 'kernel' }),
        ordinary('security-fix|security-undo', 'protection', 'changes how the firmware is protected', { called: 'security fix undo hsi' }),
        ordinary('block-firmware|unblock-firmware|set-approved-firmware', 'settings', 'changes which firmware may be installed'),
        ordinary('enable-remote|disable-remote|modify-remote|clean-remote', 'settings', 'changes from where firmware comes'),
        ordinary('modify-config|reset-config|inhibit|uninhibit', 'settings', 'changes the settings of the firmware updater'),
      ],
    },
    acts: {
      lowers: 'disable-ssl-strict no-safety-check no-remote-check allow-older allow-reinstall allow-branch-switch force no-metadata-check',
    },
    data: `y assume-yes no-unreported-check no-reboot-check no-history show-all show-all-devices sign filter filter-release p2p download-retries
      only-emulated no-security-fix no-authenticate`,
  },
  flashrom: {
    area: 'disks',
    effects: {
      rows: [
        dangerous('', 'system', 'erases or overwrites the firmware of a chip', { options: '-w --write -E --erase', recursive: true }),
        ordinary('', 'system', 'changes the write protection of a chip', {
          options: '--wp-enable --wp-disable --wp-range --wp-region',
          area: 'protection',
        }),
      ],
    },
    does: { reads: [''] },
    acts: { writes: 'r read o output x extract', lowers: 'f force n noverify' },
    data: `p programmer c chip v verify V l layout fmap fmap-file ifd i include N noverify-all wp-status wp-list flash-name flash-size
      flash-contents L list-supported z list-supported-wiki R`,
  },

  // modules and crashes of the kernel. Sources: the manual page of each: dkms 3.0.10, kmod 30, kdump-tools 1.8, makedumpfile 1.7, crash 8.0
  dkms: {
    area: 'kernel',
    does: { reads: ['status|match'], changes: ['mktarball'] },
    effects: {
      short: 'mvkacj',
      long: ['arch', 'config', 'archive', 'templatekernel', 'kernelsourcedir', 'directive', 'dkmstree', 'sourcetree', 'installtree'],
      rows: [
        ordinary('build', 'runs-project-code', 'builds a kernel module'),
        ordinary('add|install|autoinstall|ldtarball', 'system', 'builds and installs a kernel module', { area: 'packages' }),
        risksStart('remove|uninstall|unbuild', 'removes a kernel module'),
      ],
    },
    acts: { runs: 'c directive', writes: 'archive' },
    data: `m v k a arch V config templatekernel force binaries-only source-only all no-depmod modprobe-on-install kernelsourcedir rpm_safe_upgrade
      dkmstree sourcetree installtree j no-prepare-kernel no-clean-kernel no-initrd`,
  },
  kmod: { does: { reads: ['list|static-nodes|help'] } },
  'kdump-config': {
    area: 'kernel',
    does: { reads: ['help|test|show|status'], changes: ['savecore'] },
    effects: {
      rows: [
        ordinary('load|unload|symlinks', 'system', 'changes what is done when the kernel crashes'),
        ordinary('propagate', 'network', 'sends a public key to another machine, to be let in'),
      ],
    },
  },
  makedumpfile: {
    changes: true,
    writes: { how: 'last' },
    acts: { runs: 'config eppic', writes: 'g' },
    data: `c l p z d L E f x i F R split num-threads reassemble b cyclic-buffer splitblock-size work-dir non-mmap xen-syms xen-vmcoreinfo X
      xen_phys_start message-level vtop dump-dmesg partial-dmesg mem-usage diskset D check-params show-stats`,
  },
});
