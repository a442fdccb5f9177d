/** Programs for machines at home and training of models. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

export const DEVICES = (): Family => ({
  // telephones
  emulator: {
    area: 'containers',
    changes: true,
    effects: { rows: [dangerous('', 'deletes', 'deletes what is on the simulated telephone', { options: '-wipe-data' })] },
    acts: { runs: 'shell kernel ramdisk sysdir system', reaches: 'http-proxy dns-server' },
    data: `avd list-avds no-window no-audio no-boot-anim no-snapshot no-snapshot-load no-snapshot-save gpu memory cores port netdelay netspeed
      verbose accel wipe-data camera-back camera-front partition-size skin snapshot timezone`,
  },

  // source: developer.android.com, android.googlesource.com/platform/system/core/+/refs/heads/main/fastboot
  // on a telephone. Source: `pm help` and `cmd package help` of Android 15
  pm: {
    area: 'containers',
    does: {
      reads: ['list|path|dump|help|get-install-location|resolve-activity|query-activities|get-max-users|has-feature'],
      changes: [
        'enable|disable|disable-user|default-state|hide|unhide|suspend|unsuspend|grant|revoke|compile|trim-caches|set-install-location',
      ],
    },
    effects: {
      rows: [
        dangerous('clear', 'deletes', 'deletes all data of an app', {
          called: String.raw`data\b reset everything factory settings daten donn datos dati dados`,
        }),
        dangerous('uninstall', 'deletes', 'removes an app with its data'),
        ordinary('install|install-existing|install-create|install-write|install-commit', 'system', 'installs an app'),
      ],
    },
    data: 'user k keep-data cache-only r t d g S i',
  },

  // machines at home
  wakeonlan: { network: 'talks', package: true, data: 'i p f n q v' },
  etherwake: { network: 'talks', package: true, data: 'i b D p' },
  vcgencmd: {
    area: 'kernel',
    does: {
      reads: ['measure_temp|measure_volts|measure_clock|get_throttled|get_config|get_mem|get_camera|version|commands|codec_enabled|vcos'],
      changes: ['display_power'],
    },
  },
  pinctrl: {
    does: { reads: ['get|funcs|help'] },
    effects: { rows: [ordinary('set', 'system', 'changes pins of this machine')] },
    area: 'kernel',
  },
  qm: {
    area: 'containers',
    does: {
      reads: ['list|status|config|listsnapshot|pending|showcmd|monitor|agent|cloudinit|help'],
      changes: [
        'start|resume|suspend|clone|create|set|snapshot|template|unlock|resize|rescan|importdisk|migrate|move-disk|move_disk|importovf',
        'disk import|move|resize|rescan',
      ],
    },
    effects: {
      rows: [
        dangerous('destroy', 'deletes', 'takes a virtual machine out of the jobs that back it up, too', { options: '--purge -purge' }),
        dangerous('destroy', 'deletes', 'deletes disks that no setting names, too', {
          options: '--destroy-unreferenced-disks -destroy-unreferenced-disks',
        }),
        dangerous('destroy|delsnapshot|rollback', 'deletes', 'deletes a virtual machine or its changes'),
        ordinary('stop|shutdown|reboot|reset', 'system', 'stops a virtual machine'),
        dangerous('set', 'deletes', 'removes a setting or a disk of a virtual machine', { options: '--delete -delete' }),
        dangerous('disk unlink', 'deletes', 'takes a disk from a virtual machine'),
        dangerous('guest exec|passwd', 'system', 'runs a command in a virtual machine or changes a password there'),
        ordinary('sendkey|terminal', 'system', 'types into a virtual machine'),
      ],
    },
    acts: { runs: 'args hookscript cicustom' },
    data: `full verbose snapname description vmstate memory cores name storage format target online timeout current net0 net1 scsi0 scsi1
      virtio0 virtio1 sata0 sata1 ide0 ide1 ipconfig0 ipconfig1 serial0 serial1 scsihw onboot agent ciuser cipassword citype ciupgrade
      sshkeys nameserver searchdomain sockets
      vcpus cpu numa balloon shares ostype boot bootdisk bios machine vga efidisk0 tpmstate0 tablet hotplug startup tags template newid pool
      purge destroy-unreferenced-disks idlist with-local-disks targetstorage hostpci0 hostpci1 ide2 ide3 net2 net3 scsi2 scsi3`,
  },
  pvesm: {
    passwords: [String.raw`--password[= ]`],
    area: 'disks',
    does: { reads: ['status|list|path|scan|nfsscan|cifsscan|lvmscan'] },
    effects: {
      rows: [
        dangerous('free|remove|prune-backups', 'deletes', 'deletes a volume or a storage'),
        ordinary('add|set|alloc|import', 'system', 'changes the storage'),
      ],
    },
    acts: { reaches: 'portal server' },
    data: `content vmid vgname thinpool datastore username password fingerprint target pool nodes share`,
  },
  pveversion: { reads: true },

  // training of models
  torchrun: {
    does: { runs: [''] },
    data: `nproc_per_node nproc-per-node nnodes node_rank node-rank master_addr master-addr master_port master-port standalone rdzv_backend
      rdzv-backend rdzv_endpoint rdzv-endpoint rdzv_id rdzv-id max_restarts max-restarts m module log_dir log-dir tee redirects`,
  },
  accelerate: {
    does: { reads: ['env|estimate-memory|test'], changes: ['config'], runs: ['launch'] },
    data: 'num_processes num_machines mixed_precision multi_gpu cpu use_deepspeed main_process_port machine_rank gpu_ids',
    acts: { runs: 'config_file' },
  },
  tensorboard: {
    reads: true,
    data: 'logdir port host bind_all reload_interval path_prefix logdir_spec samples_per_plugin inspect load_fast',
  },
  kaggle: {
    area: 'cloud',
    network: 'talks',
    does: {
      reads: [
        'competitions|c|datasets|d|kernels|k|models|m list|files|download|status|leaderboard|submissions|pull|output|get',
        'config view',
      ],
      changes: ['config set|unset|path', 'datasets|kernels|models init|metadata'],
    },
    effects: {
      rows: [
        ordinary('competitions|c submit', 'uploads', 'sends a file to Kaggle'),
        ordinary('datasets|kernels|models|d|k|m create|version|push|update', 'uploads', 'publishes on Kaggle'),
        dangerous('datasets|kernels|models|d|k|m delete', 'deletes', 'deletes what is on Kaggle'),
      ],
    },
    data: 'c competition f file p path w wp o force q quiet unzip s search v csv m mine page sort-by t type d dataset',
  },
  gpustat: { reads: true, package: true, data: 'i interval watch c show-cmd u show-user p show-pid a show-all no-color json' },
  dmsetup: {
    effects: { rows: [dangerous('remove|remove_all|wipe_table', 'system', 'removes a mapped device or its table')] },
    area: 'disks',
    data: `addnodeoncreate addnodeonresume checks c C columns count f force inactive interval manglename j major m minor n notable
      nameprefixes noheadings noflush nolockfs noopencount noudevrules noudevsync o options readahead r readonly S select table
      udevcookie u uuid y verifyudev deferred`,
  },
  swapon: {
    effects: { rows: [ordinary('', 'system', 'turns swap on', { least: 1, uses: 'operands' })] },
    area: 'disks',
    data: 's summary show noheadings raw bytes a all p priority d discard e ifexists f fixpgsz v verbose L o options output-all U',
  },
  swapoff: {
    effects: { rows: [ordinary('', 'system', 'turns swap off')] },
    area: 'disks',
    data: 'a all d discard e ifexists f fixpgsz L o options p priority s summary show output-all noheadings raw bytes U',
  },

  // serial lines. Source: minicom(1) 2.8; picocom(1) 3.1
  minicom: {
    elsewhere: [{ where: 'machine' }],
    network: 'talks',
    changes: true,
    acts: { runs: 'send-cmd receive-cmd s S script', writes: 'C capturefile g logfile' },
    data: `setup o noinit m metakey M metakey8 z statline l ansi L iso w wrap H displayhex a attrib t term c d dial p ptty
      capturefile-buffer-mode F statlinefmt b baudrate D device O option R remotecharset 7 7bit 8 8bit`,
  },
  picocom: {
    like: 'minicom',
    data: `b baud f flow y parity d databits p stopbits e escape n no-escape c echo i noinit r noreset imap omap emap q quiet x exit-after
      X exit lower-rts raise-rts lower-dtr raise-dtr u hangup l nolock t initstring`,
  },
});
