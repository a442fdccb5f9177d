/** Programs: calendars, cameras, clocks, mounted folders, virtual machines, disks of MS-DOS. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const DESKS = (): Family => ({
  // notifications. Sources: dunstctl(1) 1.9.0, makoctl(1) 1.7.1
  dunstctl: {
    does: { reads: ['count|is-paused|help'], changes: ['close|close-all|context|history-pop|set-paused|debug'] },
    effects: { rows: [ordinary('action', 'changes', 'does what a notification offers')] },
  },
  makoctl: {
    does: { reads: ['list|help'], changes: ['dismiss|restore|mode'] },
    effects: { rows: [ordinary('invoke', 'changes', 'does what a notification offers')] },
    data: 'a all g group n',
  },

  // ledgers and calendars. Sources: hledger(1) 1.25, khal(1) 0.10.5
  hledger: {
    changes: true,
    does: {
      reads: [
        'accounts|activity|aregister|balance|bal|balancesheet|balancesheetequity|bs|cashflow|check|codes|commodities',
        'descriptions|diff|files|help|incomestatement|is|notes|payees|prices|print|register|reg|rewrite|roi|stats|tags',
        'test|close',
      ],
      changes: ['add|import'],
    },
    effects: {
      short: 'fbepXo',
      long: ['file', 'begin', 'end', 'period', 'depth', 'value', 'output-file', 'output-format', 'commodity-style', 'drop', 'open-acct'],
      rows: [],
    },
    acts: { runs: 'rules-file', writes: 'o output-file' },
    data: `man info f file separator alias anon pivot I ignore-assertions s strict b begin e end D daily W weekly M monthly Q quarterly Y
      yearly p period date2 today U unmarked P pending C cleared R real E empty B cost infer-market-prices auto forecast commodity-style
      change cumulative N T no-elide drop valuechange gain open-acct`,
  },
  khal: {
    does: { reads: ['list|at|calendar|printcalendars|printformats|search'], changes: ['new|edit|import|interactive|configure'] },
    acts: { writes: 'l logfile' },
    data: 'verbosity c a d color no-color format day-format batch random-uid',
  },

  // the clock of the machine. Source: chronyc(1) 4.3
  chronyc: {
    area: 'settings',
    does: {
      reads: [
        'activity|authdata|clients|help|ntpdata|rtcdata|selectdata|serverstats|smoothing|sourcename|sources|sourcestats',
        'tracking|waitsync|accheck|cmdaccheck',
      ],
    },
    effects: {
      rows: [
        ordinary(
          'add|allow|deny|burst|cmdallow|cmddeny|cyclelogs|delete|dump|local|makestep|manual|offline|online|onoffline',
          'system',
          'changes how the clock of this machine is set',
        ),
        ordinary(
          'refresh|rekey|reload|reselect|reset|settime|shutdown|trimrtc|writertc',
          'system',
          'changes how the clock of this machine is set',
        ),
      ],
    },
    acts: { reaches: 'h' },
    data: '4 6 n N c d m p f a',
  },

  // processors. Sources: cpupower(1) and the page of each command, linux-cpupower 6.1
  cpupower: {
    area: 'settings',
    does: { reads: ['info|frequency-info|idle-info|monitor'] },
    effects: { rows: [ordinary('set|frequency-set|idle-set', 'system', 'changes how fast the processor runs')] },
    data: 'cpu perf-bias e f freq w hwfreq l hwlimits d driver p policy g governors o proc m i u min max governor r related b',
  },
  cpulimit: {
    area: 'processes',
    wraps: { inner: 'argv', dashes: true },
    effects: { rows: [ordinary('', 'changes', 'slows a process down')] },
    data: 'p pid e exe P path b background f foreground c cpu l limit k kill m monitor-forks r restore s signal z lazy',
  },

  // cameras. Sources: v4l2-ctl(1) of v4l-utils 1.22.1, gphoto2(1) 2.5.28
  'v4l2-ctl': {
    changes: true,
    effects: { rows: [ordinary('', 'changes', 'changes a setting of a camera', { options: '-c --set-ctrl --set-priority' })] },
    data: `d device w wrapper help-io help-misc help-overlay help-sdr help-selection help-stds help-streaming help-subdev
      help-tuner help-vbi help-vidcap help-vidout help-edid help-all all C get-ctrl c set-ctrl D info e out-device E
      export-device z media-bus-info k concise l list-ctrls L list-ctrls-menus r subset list-devices log-status get-priority
      set-priority silent sleep`,
  },
  gphoto2: {
    changes: true,
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes pictures on the camera', {
          options: '-d --delete-file -D --delete-all-files -r --rmdir',
          area: 'files',
        }),
      ],
    },
    acts: { runs: 'hook-script', writes: 'debug-logfile filename' },
    data: `debug-loglevel usage list-cameras list-ports stdout stdout-size parsable auto-detect port speed camera filenumber
      usbid a abilities f folder R recurse no-recurse l list-folders L list-files m mkdir r rmdir n num-files p get-file P
      get-all-files t get-thumbnail T get-all-thumbnails get-raw-data get-all-raw-data get-audio-data get-all-audio-data
      upload-metadata get-metadata get-all-metadata force-overwrite skip-existing new d delete-file D delete-all-files u
      upload-file capture-preview B--bulb show-preview F frames I interval 1 reset-interval capture-image
      capture-image-and-download trigger-capture keep no-keep keep-raw capture-movie capture-sound capture-tethered
      wait-event wait-event-and-download capture-tethere show-info config list-config list-all-config get-config set-config
      set-config-index set-config-value reset storage-info summary manual about`,
  },

  // file systems that are mounted by a user. Sources: encfs(1) 1.9.5, cryfs(1) 0.11.3, jmtpfs(1) 0.5
  ...each('encfs cryfs jmtpfs', {
    area: 'disks',
    effects: { rows: [ordinary('', 'system', 'mounts a file system', { without: '--show-ciphers -l --listDevices' })] },
    data: `c config t syslogtag s f annotate standard paranoia insecure reverse reversewrite S stdinpass anykey forcedecode require-macs i idle
      m ondemand delaymount u unmount public nocache noattrcache show-ciphers blocksize cipher foreground allow-filesystem-upgrade
      allow-integrity-violations allow-replaced-filesystem create-missing-basedir create-missing-mountpoint
      missing-block-is-integrity-violation logfile unmount-idle o fuse-option l listDevices device nodatacache no-default-flags d
      fuse-debug H fuse-help`,
    acts: { runs: 'extpass' },
  }),
  'cryfs-unmount': { area: 'disks', effects: { rows: [ordinary('', 'system', 'unmounts a file system')] }, data: 'verson' },

  // virtual machines. Sources: virt-clone(1), virt-install(1) of virtinst 4.1.0
  'virt-clone': {
    area: 'containers',
    effects: { rows: [ordinary('', 'changes', 'copies a virtual machine')] },
    acts: { reaches: 'connect' },
    data: `o original original-xml auto-clone n name u uuid f file nvram force-copy skip-copy nonsparse preserve-data reflink m
      mac print-xml replace check d`,
  },
  'virt-install': {
    area: 'containers',
    effects: { rows: [ordinary('', 'changes', 'makes a virtual machine')] },
    acts: { reaches: 'connect', lowers: 'qemu-commandline' },
    data: `disk n name memory memorybacking arch machine metadata events resource sysinfo vcpus numatune memtune blkiotune cpu cputune security
      seclabel keywrap iothreads features clock pm launchSecurity c cdrom l location extra-args pxe import x initrd-inject install
      reinstall unattended cloud-init boot idmap os-variant osinfo filesystem w network graphics autoconsole noautoconsole hvm p paravirt
      container virt-type controller input hostdev host-device sound audio watchdog serial parallel channel console video smartcard
      redirdev memballoon tpm rng panic shmem memdev vsock iommu autostart transient destroy-on-exit print-xml noreboot wait dry-run check
      d description nonsparse sdl nographics`,
  },

  // names of files, and sets of addresses. Sources: convmv(1) 2.05, detox(1) 1.4.5, ipset(8) 7.17
  convmv: {
    changes: true,
    effects: { rows: [ordinary('', 'changes', 'renames files', { options: '--notest', area: 'files' })] },
    acts: { runs: 'exec' },
    data: `f t i r nfc nfd qfrom qto list lowmem nosmart fixdouble notest parsable run-parsable no-preserve-mtimes replace
      unescape upper lower map dotlessi caseful-sz dump-options`,
  },
  detox: {
    area: 'files',
    effects: { rows: [ordinary('', 'changes', 'renames files', { without: '-n --dry-run -L' })] },
    data: 'f L n dry-run r s special remove-trailing',
  },
  'inline-detox': { reads: true, data: 'f L r s remove-trailing' },
  ipset: {
    area: 'firewall',
    does: { reads: ['list|save|test|help|version'] },
    effects: {
      rows: [ordinary('create|add|del|destroy|flush|rename|swap|restore', 'system', 'changes which addresses the firewall treats')],
    },
    acts: { writes: 'f file' },
    data: 'o output r resolve s sorted n name t terse -quiet',
  },

  // GRUB, bugs, downloads, passwords. Sources: the manual page of each: grub-common 2.06, reportbug 12.0, zsync 0.6.2, xkcdpass
  // 1.19.3, makepasswd 1.10
  ...each('grub-probe grub-file grub-script-check grub-mkrelpath grub-mkpasswd-pbkdf2', {
    reads: true,
    data: `0 d device m device-map t target usage is-i386-xen-pae-domu is-x86_64-xen-domu is-x86-xen-dom0 is-x86-multiboot
      is-x86-multiboot2 is-arm-linux is-arm64-linux is-ia64-linux is-mips-linux is-mipsel-linux is-sparc64-linux
      is-powerpc-linux is-x86-linux is-x86-linux32 is-x86-kfreebsd is-i386-kfreebsd is-x86_64-kfreebsd is-x86-knetbsd
      is-i386-knetbsd is-x86_64-knetbsd is-i386-efi is-x86_64-efi is-ia64-efi is-arm64-efi c iteration-count l buflen s salt`,
  }),
  'grub-mkfont': {
    changes: true,
    acts: { writes: 'o output' },
    data: 'a force-autohint b bold c asce d desc i index n name no-bitmap no-hinting r range s size usage',
  },
  querybts: {
    reads: true,
    network: 'talks',
    acts: { runs: 'mbox-reader-cmd', reaches: 'proxy http_proxy B bts' },
    data: 'A archive b buglist latest-first m mbox s source timeout u ui interface w web',
  },
  zsync: { network: 'talks', changes: true, acts: { writes: 'k o' }, data: 'A i s u' },
  zsyncmake: { changes: true, acts: { writes: 'o' }, data: 'b C e f u U z Z' },
  makepasswd: {
    reads: true,
    secret: true,
    data: 'rerandom repeatpass string ve chars clearfrom count nocrypt crypt crypt-md5 cryptsalt maxchars minchars noverbose randomseed',
  },
  xkcdpass: {
    reads: true,
    secret: true,
    data: 'wordfile w min max numwords n interactive i valid-chars acrostic a count c delimiter d separator s case C',
  },

  // disks of MS-DOS. Sources: the manual page of each, mtools 4.0.33
  ...each('mdir mdu minfo mtype mshowfat mtoolstest', { reads: true, data: 'i a b f w s t' }),
  mcopy: { changes: true, writes: { how: 'copies' }, data: 'i b s p a n m Q T t D o' },
  ...each('mmd mmove mren mattrib', { changes: true, data: 'i D o s a h r p X' }),
  mlabel: { area: 'disks', effects: { rows: [ordinary('', 'changes', 'names a file system', { without: '-s' })] }, data: 'i c n N' },
  ...each('mdel mdeltree mrd', {
    area: 'files',
    effects: { rows: [dangerous('', 'deletes', 'deletes files of an image or a disk')] },
    data: 'i',
  }),
  mformat: {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', 'makes a file system, which destroys the data', { recursive: true })] },
    data: 'i',
  },

  // Source: hledger-web --help 1.32
  'hledger-web': {
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'system', 'starts a server with the accounts of the journal'),
        dangerous('', 'uploads', 'lets everybody who reaches it change the journal', {
          options: '--allow',
          value: /^(?:edit|add|sandstorm)$/,
        }),
      ],
      long: ['allow', 'host', 'port', 'file', 'base-url'],
      short: 'f',
    },
    acts: { reaches: 'host', runs: 'rules-file' },
    data: 'serve serve-api serve-browse allow port f file socket base-url cors capabilities test b begin e end p period forecast auto',
  },
});
