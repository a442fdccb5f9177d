/** Programs: whole systems as images or trees, and the first start of a machine. */
import { each } from './shared-rows.ts';
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

/** Options that choose kernels and disks of a new installation. Source: bootc-install-to-disk(8), bootc-install-to-existing-root(8). */
const INSTALLING = `block-setup filesystem root-size target-transport enforce-container-sigpolicy run-fetch-check karg karg-delete generic-image
  bound-images stateroot bootupd-skip-boot-uuid bootloader via-loopback composefs-backend uki-addon acknowledge-destructive cleanup replace`;

const NEXT_START = 'changes which system starts next';
const REPLACES = 'replaces the whole system by another one at the next start';
const SWITCHES = 'rebas switch replac deploy mov(?:e|ing)\\b chang wechs';

export const ATOMICS = (): Family => ({
  // whole systems. Sources: the manual page of each: ostree 2022.7, rauc 1.8, cloud-init 22.4, mkosi 14, mmdebstrap 1.3; rpm-ostree(1) of
  // rpm-ostree 2026.3; the pages of docs/src/man of bootc
  'rpm-ostree': {
    network: 'talks',
    area: 'packages',
    does: { reads: ['status|search|refresh-md|kargs', 'db diff|list|version', 'initramfs'], changes: ['cancel|reload', 'initramfs-etc'] },
    effects: {
      short: 'J',
      rows: [
        ordinary('install|uninstall|upgrade|update|override|apply-live', 'system', 'installs, updates or removes packages', {
          without: '--check --preview -n --dry-run',
        }),
        dangerous('rebase|deploy', 'protection', REPLACES, { called: SWITCHES }),
        ordinary('rollback', 'system', NEXT_START),
        dangerous('reset', 'system', 'removes all packages that were added to the system'),
        dangerous('cleanup', 'deletes', 'deletes older systems from which the machine could start'),
        ordinary('kargs', 'system', 'changes how the machine starts', {
          area: 'kernel',
          options: '--append --delete --replace --append-if-missing --delete-if-present --editor --import-proc-cmdline',
        }),
        ordinary('initramfs', 'system', 'changes how the machine starts', { area: 'kernel', options: '--enable --disable' }),
        ordinary('usroverlay', 'system', 'lets the system be changed until the next start'),
        ordinary('upgrade|update|install|uninstall|rollback|deploy|rebase|kargs', 'system', 'restarts the machine', {
          area: 'power',
          options: '-r --reboot',
        }),
      ],
    },
    acts: { lowers: 'force-replacefiles disable-gpg-verify bypass-driver skip-purge' },
    data: `r reboot n dry-run preview check C cache-only download-only idempotent allow-inactive A apply-live allow-downgrade b branch m remote os
      booted a advisories pending-exit-77 J jsonpath y assumeyes p pending base rollback repomd append delete replace delete-if-present
      append-if-missing deploy-index import-proc-cmdline unchanged-exit-77 uninstall editor enable disable arg track untrack untrack-all
      force-sync reset target allow-replacement format`,
  },
  bootc: {
    network: 'talks',
    area: 'packages',
    does: { reads: ['status', 'container lint|inspect', 'install print-configuration', 'config-diff'] },
    effects: {
      rows: [
        dangerous('install to-disk|to-filesystem', 'system', 'erases a disk and installs a system on it', {
          area: 'disks',
          recursive: true,
        }),
        dangerous('install to-existing-root', 'system', 'replaces the system of this machine', { recursive: true }),
        ordinary('upgrade|update', 'system', 'updates the system', { without: '--check' }),
        dangerous('switch', 'protection', REPLACES, { called: SWITCHES }),
        ordinary('rollback', 'system', NEXT_START),
        ordinary('edit|usr-overlay|loader-entries', 'system', 'changes the system or how it starts'),
        ordinary('upgrade|update|switch|rollback', 'system', 'restarts the machine', { area: 'power', options: '--apply --soft-reboot' }),
      ],
    },
    acts: { lowers: 'disable-selinux skip-fetch-check allow-missing-verity wipe', runs: 'root-ssh-authorized-keys' },
    data: `${INSTALLING} format format-version booted check apply soft-reboot download-only from-downloaded tag transport retain f filename
      read-only rootfs fatal-warnings list skip no-truncate source-imgref target-imgref`,
  },
  ostree: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: [
        'cat|diff|find-remotes|fsck|log|ls|rev-parse|show|checksum',
        'remote list|show-url|refs|summary|list-gpg-keys',
        'admin status|config-diff',
        'static-delta list|show',
        'refs',
        'config get',
      ],
      changes: ['init|commit|checkout|pull|pull-local|summary|export|static-delta|gpg-sign|sign|reset'],
    },
    effects: {
      rows: [
        dangerous('prune', 'deletes', 'deletes what no branch of the repository needs', { without: '--no-prune' }),
        dangerous('refs', 'deletes', 'deletes branches', { options: '--delete' }),
        dangerous('static-delta delete', 'deletes', 'deletes data of a repository'),
        ordinary('refs', 'changes', 'makes a branch', { options: '--create' }),
        ordinary('remote add|delete|gpg-import', 'settings', 'changes from where systems come'),
        ordinary('config set|unset', 'settings', 'changes the settings of a repository'),
        dangerous('admin deploy|switch', 'protection', REPLACES, { called: SWITCHES }),
        ordinary('admin upgrade', 'system', 'updates the system'),
        dangerous('admin undeploy|cleanup', 'deletes', 'deletes a system from which the machine could start'),
        ordinary('admin pin|unlock|set-origin|os-init|init-fs|instutil', 'system', 'changes the installed systems'),
        ordinary('create-usb', 'changes', 'writes to a stick', { area: 'disks' }),
        ordinary('trivial-httpd', 'network', 'serves files to the network'),
      ],
    },
    acts: { lowers: 'no-gpg-verify no-sign-verify untrusted disable-verify-bindings' },
    data: `repo s subject m body F body-file e b branch parent tree base add-metadata-string add-metadata owner-uid owner-gid no-xattrs bootable
      skip-if-unchanged gpg-sign gpg-homedir timestamp orphan fsync U user-mode subpath union union-add from-stdin from-file H
      require-hardlinks C force-copy commit-metadata-only disable-fsync mirror depth network-retries refs-only delete-commit keep-younger-than
      commit-only list create delete A alias collections c force set if-not-exists gpg-import u show-urls os origin-file retain not-as-default
      karg pull-only deploy-only stage r reboot allow-downgrade override-commit no-prune`,
  },
  rauc: {
    area: 'packages',
    does: { reads: ['info', 'status'], changes: ['bundle|resign|extract|extract-signature|convert|encrypt'] },
    effects: {
      rows: [
        ordinary('install', 'system', 'installs a system from a file or an address'),
        dangerous('write-slot', 'system', 'overwrites a partition', { area: 'disks' }),
        ordinary('mount', 'system', 'mounts an image', { area: 'disks' }),
        ordinary('status mark-good|mark-bad|mark-active', 'system', NEXT_START),
      ],
    },
    acts: {
      runs: 'c conf handler-args mksquashfs-args casync-args',
      lowers: 'no-verify no-check-time trust-environment ignore-compatible',
    },
    data: `cert key keyring intermediate mount override-boot-slot d signing-keyring to progress output-format dump-cert dump-recipients detailed`,
  },
  'cloud-init': {
    area: 'services',
    does: { reads: ['status|query|features|analyze|schema', 'devel render|net-convert|make-mime'], changes: ['collect-logs'] },
    effects: {
      rows: [
        dangerous('clean', 'deletes', 'makes the machine set itself up anew at the next start', { called: 'cloud-init cloudinit clean' }),
        ordinary('init|modules|single', 'system', 'sets the machine up again'),
      ],
    },
    acts: { writes: 'o outfile t tarfile' },
    data: `f files file force a all c config-file docs d i instance-data infile annotate format include-userdata l long list-keys logs machine-id r
      reboot s seed show system u user-data vendor-data w wait mode n name frequency report local`,
  },
  'cloud-id': { reads: true, data: 'j l long i instance-data' },
  mkosi: {
    does: { reads: ['summary|help'], runs: ['', 'build|shell|boot|qemu|ssh|bump'] },
    effects: {
      rows: [ordinary('clean', 'deletes', 'deletes what was built'), ordinary('serve', 'network', 'serves the image to the network')],
    },
    acts: { runs: 'default C directory' },
    data: 'a all all-directory i incremental B auto-bump f force',
  },
  mmdebstrap: {
    network: 'talks',
    effects: { rows: [ordinary('', 'system', 'makes a folder or an image with a system', { area: 'containers', without: '--simulate' })] },
    acts: { runs: 'aptopt dpkgopt setup-hook extract-hook essential-hook customize-hook hook-directory hook-dir', writes: 'logfile' },
    data: 'man variant mode format keyring include components architectures arch simulate skip s d',
  },

  // images of whole disks, and keys of the start. Sources: ocs-sr --help of Clonezilla 3, pishrink.sh -h, update-secureboot-policy(1)
  'ocs-sr': {
    area: 'disks',
    does: { changes: ['savedisk|saveparts'] },
    effects: {
      short: 'cgijkloprsxz',
      loose: true,
      rows: [
        dangerous('restoredisk|restoreparts', 'system', 'overwrites disks with an image', { recursive: true }),
        ordinary('savedisk|saveparts', 'changes', 'writes an image of disks', { area: 'backups' }),
      ],
    },
    acts: { runs: 'p -p -o0 -o1' },
    data: '-q2 -q1 -q c -c -j2 -z9p -z1p -z0 -z1 i -i -sfsck -fsck -senc -enc -scs',
  },
  ...each('pishrink pishrink.sh', {
    area: 'disks',
    effects: {
      rows: [
        dangerous('', 'system', 'makes an image of a disk smaller, or a file beside it', {
          called: 'shrink small compress klein verklein',
        }),
      ],
    },
    data: 'a d h n p r s v z Z',
  }),
  'update-secureboot-policy': {
    area: 'startup',
    effects: {
      rows: [
        dangerous('', 'protection', 'lets the firmware trust another key', { options: '--enroll-key' }),
        ordinary('', 'secret', 'makes a key with which modules are signed', { options: '--new-key' }),
        dangerous('', 'protection', 'switches the check of signatures at the start off or on', { options: '--disable --enable' }),
      ],
    },
    data: 'help',
  },
});
