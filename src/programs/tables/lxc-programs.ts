/** Programs: containers of LXC, images of discs, folders that are watched. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const LXC = (): Family => ({
  // containers of LXC. Sources: the manual page of each, lxc 5.0.2
  ...each('lxc-ls lxc-info lxc-top lxc-monitor lxc-checkconfig lxc-config lxc-wait', {
    reads: true,
    acts: { writes: 'o logfile', runs: 'rcfile' },
    data: `1 active frozen running stopped defined f fancy F fancy-format g groups nesting filter usage P lxcpath l logpriority n
      name c config s state p pid i ips S stats H no-humanize d delay sort r reverse Q quit t timeout`,
  }),
  ...each('lxc-start lxc-stop lxc-freeze lxc-unfreeze lxc-copy lxc-create', {
    area: 'containers',
    effects: { rows: [ordinary('', 'changes', 'makes, starts or stops a container')] },
    acts: { writes: 'o logfile p pidfile L console-log', runs: 'f rcfile config t template s define' },
    data: `d daemon F foreground c console C close-all-fds share-net share-ipc share-uts usage P lxcpath l logpriority n name r reboot k
      kill nokill nolock W nowait timeout keepname D keepdata M keepmac fssize allowrunning K kee N newname newpath R rename snapshot
      a m mount tmpfs B backingstorage bdev fstype`,
  }),
  'lxc-destroy': {
    area: 'containers',
    effects: { rows: [dangerous('', 'deletes', 'deletes a container and its data')] },
    acts: { writes: 'o logfile', runs: 'rcfile' },
    data: 'f force s snapshots usage P lxcpath l logpriority n name',
  },
  'lxc-console': {
    changes: true,
    acts: { writes: 'o logfile', runs: 'rcfile' },
    data: 'e escape t tty usage P lxcpath l logpriority n name',
  },

  // images of discs. Sources: isoinfo(1), wodim(1) of cdrkit 1.1.11
  isoinfo: { reads: true, data: 'd f i l N p R J j T x' },
  isovfy: { reads: true, data: 'd f i l N p R J j T x' },
  wodim: {
    area: 'disks',
    effects: {
      rows: [
        dangerous('', 'system', 'writes a disc', { without: '-dummy -checkdrive -inq --devices' }),
        dangerous('', 'deletes', 'erases the disc', { options: '-format' }),
      ],
    },
    data: `silent s force immed dummy clone raw96r dao sao tao raw raw96p raw16 multi msinfo toc atip fix print-size nofix waiti load lock
      eject prcap overburn useinfo packet noclose text audio data mode2 xa xa1 xa2 xamix cdi isosize pad nopad shorttrack noshorttrack
      preemp nopreemp copy nocopy`,
  },
  cdrecord: {
    area: 'disks',
    effects: {
      rows: [
        dangerous('', 'system', 'writes a disc', { without: '-dummy -checkdrive -inq --devices' }),
        dangerous('', 'deletes', 'erases the disc', { options: '-format' }),
      ],
    },
    data: `silent s force immed dummy clone raw96r dao sao tao raw raw96p raw16 multi msinfo toc atip fix print-size nofix waiti load lock
      eject prcap overburn useinfo packet noclose text audio data mode2 xa xa1 xa2 xamix cdi isosize pad nopad shorttrack noshorttrack
      preemp nopreemp copy nocopy`,
  },

  // folders that act when a file changes. Source: incrontab(1) 0.5.12
  incrontab: {
    area: 'schedule',
    effects: {
      rows: [
        ordinary('', 'startup', 'changes what runs when files change', { without: '-l --list -t --types' }),
        dangerous('', 'deletes', 'deletes what runs when files change', { options: '-r --remove' }),
      ],
    },
    data: 'u user l list r remove e edit t types d reload f config',
  },
  // Source: pvesr(1) 8
  pvesr: {
    area: 'containers',
    does: { reads: ['list|status|read|help'] },
    effects: {
      rows: [
        dangerous('delete', 'deletes', 'ends the copies of a virtual machine', { area: 'backups' }),
        ordinary('create-local-job|update|enable|run|schedule-now', 'system', 'changes when a virtual machine is copied'),
        ordinary('disable', 'system', 'copies a virtual machine no longer'),
        dangerous('finalize-local-job|prepare-local-job|set-state', 'system', 'changes the state of copies'),
      ],
    },
    data: 'guest schedule rate comment disable force keep output-format full',
  },
});
