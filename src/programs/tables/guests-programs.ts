/** Programs: virtual machines, devices, messages, code and processors. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const GUESTS = (): Family => ({
  // virtual machines, looked at. Sources: the manual page of each: guestfs-tools 1.48.6, libvirt-clients 9.0.0
  ...each('virt-cat virt-df virt-ls virt-filesystems virt-inspector virt-log virt-tail virt-diff', {
    reads: true,
    acts: { reaches: 'c connect' },
    data: `a add blocksize d domain echo-keys format key keys-from-stdin m mount x csv human-readable i inodes one-per-guest P
      uuid checksum extra-stats l long R recursive times all physical-volumes blkdevs block-devices extra filesystems lvs
      logvols logical-volumes no-title parts partitions pvs physvols no-applications no-icon xpath f follow atime A
      dir-links dir-times D`,
  }),
  ...each('virt-host-validate virt-pki-query-dn virt-pki-validate virt-xml-validate', { reads: true }),
  'virt-sparsify': {
    changes: true,
    writes: { how: 'copies', long: ['zero'] },
    effects: {
      long: ['zero'],
      rows: [
        ordinary('', 'changes', 'changes a disk image', { options: '--in-place' }),
        dangerous('', 'deletes', 'erases a part of the disk image', { options: '--zero', area: 'disks' }),
      ],
    },
    acts: { writes: 'tmp' },
    data: 'rw-rw-r check-tmpdir colors colours compress convert echo-keys format ignore in-place key keys-from-stdin machine-readable o wrap x',
  },

  // GStreamer. Sources: the manual page of each: gstreamer1.0-tools 1.22.0, gstreamer1.0-plugins-base-apps 1.22.0
  ...each('gst-inspect-1.0 gst-stats-1.0 gst-typefind-1.0 gst-device-monitor-1.0', {
    reads: true,
    acts: { runs: 'gst-plugin-path gst-plugin-load' },
    data: `gst-info-mask a print-all b print-blacklist plugin types exists atleast-version u uri-handlers no-colors C color
      print-plugin-auto-install-info gst-debug-mask gst-mask gst-plugin-spew gst-help-all gst-help-gst f follow i
      include-hidden`,
  }),
  'gst-discoverer-1.0': {
    reads: true,
    network: 'talks',
    acts: { runs: 'gst-plugin-path gst-plugin-load' },
    data: 'a async t timeout c toc',
  },
  'gst-play-1.0': {
    reads: true,
    network: 'talks',
    acts: { runs: 'gst-plugin-path gst-plugin-load' },
    data: 'audiosink videosink volume shuffle no-interactive gapless flags use-playbin3 wait-on-eos',
  },

  // telephones of Apple. Sources: the manual page of each, libimobiledevice-utils 1.3.0
  ...each('idevice_id ideviceinfo idevicesyslog', {
    reads: true,
    data: `l list n network d s simple u udid domain k key x xml exit no-colors m match t trigger T untrigger p process e exclude
      quiet-list kernel K no-kernel`,
  }),
  idevicedate: {
    effects: { rows: [ordinary('', 'changes', 'sets the clock of a device', { options: '-s --set -c --sync' })] },
    data: 'u udid n network d s set c sync',
  },
  idevicename: { effects: { rows: [ordinary('', 'changes', 'names a device', { least: 1 })] }, data: 'u udid n network d' },
  idevicescreenshot: { changes: true, writes: { how: 'touches' }, data: 'u udid n network d' },
  idevicecrashreport: {
    changes: true,
    writes: { how: 'touches' },
    effects: { rows: [ordinary('', 'deletes', 'takes the reports off the device', { without: '-k --keep' })] },
    data: 'u udid n network e extract k keep d',
  },
  ideviceimagemounter: {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'mounts an image on a device', { without: '-l --list' })] },
    data: 'u udid n network d l list t imagetype x xml',
  },
  ideviceenterrecovery: { area: 'power', effects: { rows: [ordinary('', 'system', 'restarts a device')] }, data: 'd' },

  // catalogues of messages. Sources: the manual page of each, gettext 0.21
  msgcmp: {
    reads: true,
    data: 'D directory m multi-domain N no-fuzzy-matching use-fuzzy use-untranslated P properties-input stringtable-input',
  },
  ...each('msgattrib msgcat msgconv msggrep msginit msgunfmt msguniq xgettext', {
    reads: true,
    acts: { writes: 'o output-file output p output-dir' },
    data: `D directory translated untranslated no-fuzzy only-fuzzy no-obsolete only-obsolete set-fuzzy clear-fuzzy set-obsolete
      clear-obsolete previous clear-previous empty only-file ignore-file fuzzy obsolete P properties-input stringtable-input
      color style f files-from u unique t to-code use-first lang e no-escape E escape force-po i indent no-location n
      add-location strict properties-output stringtable-output w width no-wrap s sort-output F sort-by-file N location M
      domain J msgctxt K msgid T msgstr C comment X extracted-comment extended-regexp fixed-strings regexp file ignore-case
      invert-match input l locale no-translator j java csharp csharp-resources tcl r resource d repeated default-domain L
      language c from-code join-existing x exclude-file cTAG add-comments check sentence-end a extract-all kWORD keyword k
      flag trigraphs its qt kde`,
  }),
  msgmerge: {
    changes: true,
    acts: { writes: 'o output-file' },
    data: `D directory C compendium U update backup suffix m multi-domain for-msgfmt N no-fuzzy-matching previous P properties-input
      stringtable-input lang color style e no-escape E escape force-po i indent no-location n add-location strict p
      properties-output stringtable-output w width no-wrap s sort-output F sort-by-file`,
  },
  msgexec: {
    wraps: { inner: 'argv', short: 'iDo', long: ['input', 'directory', 'output-file'] },
    data: 'newline i input D directory P properties-input stringtable-input',
  },
  msgfilter: {
    wraps: { inner: 'argv', short: 'iDo', long: ['input', 'directory', 'output-file'] },
    data: `i input D directory o output-file newline e expression f file n silent P properties-input stringtable-input color style
      no-escape E escape force-po indent keep-header no-location add-location strict p properties-output stringtable-output w width
      no-wrap s sort-output F sort-by-file`,
  },

  // code, processors, processes. Sources: uncrustify(1) 0.76.0; hwloc 2.9.0; vmtouch(8) 1.3.1; autorandr(1) 1.13; autoflake(1) 1.4
  uncrustify: {
    changes: true,
    effects: { rows: [ordinary('', 'changes', 'formats source files', { options: '--replace --no-backup', area: 'files' })] },
    acts: { writes: 'o prefix' },
    data: `c f check F suffix frag replace no-backup mtime l t usage count-options show-config update-config
      update-config-with-doc universalindent detect p L s decode`,
  },
  'hwloc-info': {
    reads: true,
    data: `objects topology support i input if input-format s silent ancestors ancestor children descendants local-memory
      local-memory-flags best-memattr n disallowed restrict restrict-flags`,
  },
  'hwloc-calc': {
    reads: true,
    data: `no-smt cpukind restrict restrict-flags disallowed i input if input-format p physical l logical pi physical-input li
      logical-input po physical-output lo logical-output n nodeset no nodeset-output ni nodeset-input N number-of I
      intersect`,
  },
  'hwloc-ps': {
    reads: true,
    acts: { runs: 'pid-cmd' },
    data: `a pid name uid p physical l logical c cpuset t threads single-ancestor e get-last-cpu-location disallowed json-server
      json-port short-name ps`,
  },
  'hwloc-diff': { reads: true, writes: { how: 'touches' }, data: 'refname' },
  ...each('lstopo hwloc-ls lstopo-no-graphics', {
    changes: true,
    writes: {
      how: 'touches',
      long: `ignore allow flags restrict restrict-flags pid children-order fontsize gridsize linespacing thickness append-legend palette
        binding-color disallowed-color`.split(/\s+/),
    },
    data: `of output-format i input if input-format export-xml-flags export-synthetic-flags s silent distances
      distances-transform memattrs cpukinds windows-processor-groups f force l logical p physical logical-index-prefix
      os-index-prefix c cpuset C cpuset-only taskset no-smt no-caches no-useless-caches
      no-icaches disallowed merge no-factorize factorize no-collapse no-cpukinds no-io no-bridges whole-io thissystem ps top horiz
      vert rect no-text text no-index index no-attrs attrs no-legend no-default-legend grey greyscale`,
  }),
  vmtouch: { reads: true, acts: { writes: 'P' }, data: 't e l L d m p f F i I b 0' },
  autorandr: {
    changes: true,
    area: 'settings',
    effects: {
      rows: [
        ordinary('', 'settings', 'changes the arrangement of the screens', {
          options: '-c --change -l --load -d --default -r --remove -s --save --cycle',
        }),
      ],
    },
    data: `c change d default l load s save r remove batch current config cycle detected dry-run fingerprint match-edid force
      list skip-options`,
  },
  autoflake: {
    changes: true,
    effects: { rows: [ordinary('', 'changes', 'changes source files', { options: '-i --in-place', area: 'files' })] },
    data: `c check cd check-diff imports remove-all-unused-imports r recursive j jobs exclude expand-star-imports
      ignore-init-module-imports remove-duplicate-keys remove-unused-variables remove-rhs-for-unused-variables
      ignore-pass-statements ignore-pass-after-docstring stdin-display-name config i in-place s stdout`,
  },

  // differences. Source: xdelta3(1) 3.0.11
  xdelta3: { changes: true, writes: { how: 'touches' }, data: '0 9 c d e f B W P I s S N D R n C A J T' },
  virsh: {
    elsewhere: [{ where: 'container', words: ['console'] }],
    effects: {
      short: 'c',
      long: ['connect'],
      rows: [
        dangerous('undefine', 'deletes', 'deletes the disks of a virtual machine', { options: '--storage --wipe-storage' }),
        dangerous('undefine', 'deletes', 'deletes what is known of the snapshots of a virtual machine', {
          options: '--snapshots-metadata --checkpoints-metadata',
        }),
        ordinary('migrate', 'system', 'removes a virtual machine from the host that it leaves', { options: '--undefinesource' }),
        dangerous('dumpxml', 'secret', 'shows the passwords of a virtual machine', { options: '--security-info' }),
        dangerous('set-user-sshkeys', 'system', 'changes who may log in to a virtual machine'),
        ordinary('blockcommit|blockpull|blockcopy|blockresize|blockjob', 'system', 'changes the disks of a virtual machine'),
        ordinary('pool-define-as', 'system', 'changes virtual machines'),
        ordinary('shutdown|reboot|reset|save|managedsave|restore', 'system', 'stops or restarts a virtual machine'),
        dangerous(
          'snapshot-revert|snapshot-delete|pool-destroy|pool-undefine|net-destroy|net-undefine|vol-wipe',
          'deletes',
          'deletes or returns to an earlier state',
        ),
        ordinary(
          'define|create|edit|attach-device|attach-disk|attach-interface|detach-device|detach-disk|detach-interface|setmem|setvcpus',
          'system',
          'changes virtual machines',
        ),
        ordinary(
          'setmaxmem|migrate|net-start|net-define|net-create|net-edit|pool-start|pool-define|pool-create',
          'system',
          'changes virtual machines',
        ),
        dangerous('qemu-monitor-command|qemu-agent-command|send-key|set-user-password', 'system', 'runs a command in a virtual machine'),
        // it only switches off. Source: virsh(1)
        ordinary('destroy', 'system', 'switches a virtual machine off at once'),
        dangerous('undefine|vol-delete|pool-delete', 'deletes', 'deletes a virtual machine or its disks'),
        dangerous('undefine', 'deletes', 'deletes the state of the firmware of a virtual machine', { options: '--nvram --tpm' }),
        dangerous('pool-build|pool-create|pool-create-as', 'deletes', 'formats a disk, which deletes the data on it', {
          options: '--overwrite',
        }),
      ],
    },
    area: 'containers',
    does: {
      reads: [
        'pool-capabilities|domcapabilities',
        'list|dominfo|domstate|dumpxml|version|nodeinfo|capabilities|net-list|net-info|net-dumpxml|pool-list|pool-info|vol-list',
        'vol-info|help',
        'domifaddr|domblklist|domiflist|snapshot-list|snapshot-info|vncdisplay|domstats|uri|sysinfo|cpu-stats|schedinfo|domdisplay',
        'net-dhcp-leases',
        'event|nodecpustats|nodememstats|domjobinfo|iface-list|iface-dumpxml|nodedev-list|nodedev-dumpxml|snapshot-dumpxml|snapshot-current|net-event',
        'pool-dumpxml|vol-dumpxml|vol-path|vol-pool|domfsinfo|domtime|domhostname|guestinfo|secret-list|nwfilter-list|domblkinfo|domblkstat|domifstat',
        'dommemstat|vcpuinfo|vcpucount|domid|domname|domuuid',
      ],
      changes: [
        'start|resume|suspend|autostart|net-autostart|pool-autostart|snapshot-create|snapshot-create-as|pool-refresh|vol-create|vol-create-as|vol-clone',
        'dommemstat|screenshot',
      ],
    },
    acts: { reaches: 'c connect', runs: 'script' },
    data: `all inactive transient persistent with-snapshot without-snapshot with-checkpoint with-managed-save autostart no-autostart
      state-running state-paused state-shutoff state-other title name uuid table id full interface source config live current mode details
      cap xml memspec diskspec atomic disk-only quiesce halt no-metadata description print-xml name-only tree parent roots leaves internal
      external from console paused bypass-cache force-boot safe devname vcpu balloon block state cpu-total perf iothread memory raw
      enforce nowait list-active total start count disable loop timestamp event domain timeout list subdriver driver type targetbus target
      cache io serial readonly sourcetype model mac hourly human bytes capacity allocation format pool vol physical pretty guest
      hypervisor maximum active hostname duration pass-fds no-pkttyagent d debug l q quiet r t timing file size tunnelled
      without-managed-save shallow keep-relative pivot finish transient-job keep-completed secret secrethdr vm dirtyrate memory-only os
      filesystem copy-storage-all change-protection abort-on-error postcopy auto-converge rdma-pin-all zerocopy persistent-xml compressed
      parallel-connections running hotpluggable source-host-transport inbound outbound managed source-mode eject insert update validate
      adapter-parent-wwnn adapter-parent-fabric-wwn secret-uuid inputpool backing-vol backing-vol-format offset length no-private regex storage
      wipe-storage snapshots-metadata checkpoints-metadata undefinesource security-info`,
  },
});
