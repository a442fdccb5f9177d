/** Programs: zones of DNS, web servers, lists of the desktop, images to start from. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const ZONES = (): Family => ({
  // zones of DNS. Sources: the manual page of each, ldnsutils 1.8.3
  ...each(
    `ldns-chaos ldns-compare-zones ldns-gen-zone ldns-mx ldns-nsec3-hash ldns-read-zone ldns-resolver ldns-rrsig
    ldns-test-edns ldns-verify-zone ldns-version ldns-walk ldns-zcat`,
    { reads: true, network: 'talks', data: 'c U u i d a z s e p o t 0 b E n S k Z ZZZ 4 6 f' },
  ),
  ...each('ldns-key2ds ldns-keygen ldns-revoke ldns-zsplit', { changes: true, data: 'f n 1 2 g 4 a b k r s o z' }),
  'ldns-signzone': { changes: true, acts: { writes: 'f' }, data: 'b d e i o u z Z A U E K k n a p s t' },
  'ldns-update': { network: 'talks', effects: { rows: [ordinary('', 'changes', 'tells a name server what has changed')] } },
  'ldns-notify': {
    network: 'talks',
    effects: { rows: [ordinary('', 'changes', 'tells a name server what has changed')] },
    data: 'z I s p y d r',
  },

  // servers of pages and what they log. Sources: the manual page of each: apache2 2.4.71, varnish 7.1.1
  ...each('a2disconf a2dismod a2dissite a2enconf a2enmod a2ensite', {
    area: 'services',
    effects: { rows: [ordinary('', 'system', 'switches a part of the web server on or off')] },
    data: 'm maintmode p purge f force',
  }),
  ...each('a2query check_forensic checkgid logresolve', { reads: true, data: 'a c m M s' }),
  htdigest: {
    writes: { how: 'touches' },
    area: 'credentials',
    effects: { rows: [ordinary('', 'changes', 'changes who may log in to a site')] },
    data: 'c',
  },
  httxt2dbm: { changes: true, acts: { writes: 'o' }, data: 'f i' },
  ...each('varnishhist varnishlog varnishncsa varnishstat varnishtop', {
    reads: true,
    acts: { writes: 'w P' },
    data: 'B C d g L n p Q r t T optstring a A b c D E i I k R u x F f j 1 l X',
  }),

  // the desktop's lists. Sources: the manual page of each: desktop-file-utils 0.26, shared-mime-info 2.2, libglib2.0-bin 2.74.6
  'desktop-file-validate': { reads: true, data: 'no-hints no-warn-deprecated warn-kde' },
  gresource: { reads: true },
  ...each('update-desktop-database update-mime-database gio-querymodules', { changes: true, data: 'n' }),
  'glib-compile-schemas': { changes: true, acts: { writes: 'targetdir' }, data: 'strict dry-run allow-any-name' },

  // images to start from, and folders that are mounted. Sources: the manual page of each: dracut-core 059, kpartx 0.9.4, bindfs
  // 1.14.7, gocryptfs 2.3
  lsinitrd: { reads: true, data: 's size f file k kver m mod' },
  dracut: {
    area: 'kernel',
    effects: {
      rows: [
        ordinary('', 'system', 'makes the image from which the machine starts', { without: '--list-modules --print-cmdline' }),
        ordinary('', 'system', 'makes all images anew from which the machine starts', { options: '--regenerate-all' }),
        ordinary('', 'runs-project-code', 'uses the modules in this folder', { options: '-l --local', area: 'project-code' }),
      ],
    },
    acts: { runs: 'c conf confdir compress', writes: 'tmpdir logfile loginstall' },
    data: `kver f force a add force-add o omit m modules d drivers add-drivers force-drivers omit-drivers filesystems k kmoddir fwdir libdirs
      kernel-only no-kernel early-microcode no-early-microcode I install install-optional kernel-cmdline mdadmconf nomdadmconf lvmconf nolvmconf fscks
      nofscks strip aggressive-strip nostrip hardlink nohardlink prefix noprefix r sysroot sshkey H hostonly N no-hostonly hostonly-mode
      hostonly-cmdline no-hostonly-cmdline no-hostonly-default-device hostonly-i18n no-hostonly-i18n hostonly-nics persistent-policy fstab add-fstab
      mount add-device i include gzip bzip2 lzma xz lzo lz4 zstd squash-compressor no-compress reproducible no-reproducible M show-modules keep
      printsize profile ro-mnt L stdlog p parallel noimageifnotneeded uefi no-uefi no-machineid uefi-splash-image kernel-image enhanced-cpio`,
  },
  kpartx: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'maps the partitions of an image', { without: '-l' })] },
    data: 'a d u l r p f g s n',
  },
  bindfs: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'mounts a folder', { without: '-info --info -fsck --fsck -speed --speed' })] },
    data: `u force-user o g force-group p perms m mirror M mirror-only map create-for chown chgrp map-passwd map-group uid-offset gid-offset
      create-as-user create-as-mounter create-for-user create-for-group r create-with-perms chown-normal chown-ignore chown-deny chgrp-normal
      chgrp-ignore chgrp-deny chmod-normal chmod-ignore chmod-deny chmod-filter chmod-allow-x xattr-none xattr-ro xattr-rw delete-deny rename-deny
      read-rate write-rate hide-hard-links resolve-symlinks resolved-symlink-deletion fuse-version no-allow-other realistic-permissions
      ctime-from-mtime enable-lock-forwarding disable-lock-forwarding enable-ioctl block-devices-as-files forward-odirect d f`,
  },
  gocryptfs: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'mounts a folder', { without: '-info --info -fsck --fsck -speed --speed' })] },
    acts: { runs: 'extpass', writes: 'cpuprofile memprofile trace', lowers: 'suid zerokey' },
    data: `fsck hh info init passwd speed aessiv deterministic-names devrandom hkdf longnamemax plaintextnames raw64 reverse xchacha acl allow_other
      badname ctlsock dev nodev e exclude ew exclude-wildcard exclude-from exec noexec f fg force_owner fsname fusedebug i idle kernel_cache longnames
      nofail nonempty noprealloc nosuid nosyslog one-file-system ro rw serialize_reads sharedstorage config d debug fido2 masterkey openssl passfile q
      quiet scryptn wpanic`,
  },
  statfs: { reads: true },

  // mail folders, tags of code. Sources: mdconvert(1) of isync 1.4.4; gtags(1), htags(1) of global 6.6.9; doxyindexer(1) of doxygen
  // 1.9.4
  mdconvert: { changes: true, data: 'a alt n native' },
  gtags: {
    changes: true,
    data: `accept-dotfiles c compact C directory config d dump explain f file gtagsconf gtagslabel I idutils i incremental O
      objdir single-update skip-unreadable skip-symlink sqlite3 statistics w warning`,
  },
  htags: {
    changes: true,
    data: `a alphabet auto-completion C directory caution cflow call-tree callee-tree colorize-warned-line cvsweb cvsweb-cvsroot D dynamic d dbpath
      disable-grep disable-idutils F frame f form fixed-guide full-path g gtags gtagsconf gtagslabel func-header html-header I icon insert-footer
      insert-header item-order m main-func map-file n line-number no-order-list o other s symbol show-position suggest suggest2 T table-flist t title
      tabs table-list tree-view w warning`,
  },
  doxyindexer: { changes: true, acts: { writes: 'o' } },

  // bridges of the kernel; names that follow an address. Sources: bridge(8) of iproute2 6.1; ddclient(8) 3.10
  bridge: {
    area: 'network',
    does: { reads: ['link|fdb|mdb|vlan|vni', 'link|fdb|mdb|vlan|vni show|list|lst|get', 'monitor|help', 'vlan global|tunnelshow'] },
    effects: {
      short: 'n',
      long: ['netns'],
      rows: [
        ordinary('link|fdb|mdb|vlan|vni set|add|append|replace|del|delete', 'system', 'changes a bridge of the network'),
        dangerous('fdb|mdb|vlan flush', 'system', 'deletes all entries of a bridge'),
      ],
    },
    acts: { runs: 'b batch' },
    data: 'V s stats d details n netns j json p pretty c color o oneline t timestamp ts compressvlans force',
  },
  ddclient: {
    area: 'network',
    network: 'talks',
    passwords: ['-?-password[= ]'],
    effects: {
      rows: [
        ordinary('', 'network', 'tells a service of names the address of this machine', { without: '-query --query --noexec -noexec' }),
      ],
    },
    acts: {
      runs: '-file file -cmd cmd -postscript postscript',
      reaches: '-server server -proxy proxy -web web',
      writes: '-cache cache -pid pid',
    },
    data: '-force force -verbose verbose -noquiet noquiet -quiet quiet -debug debug -foreground foreground -noexec noexec -query query -daemon daemon -help',
  },
});
