/** Programs: discs and their images, media in pipelines, and windows for pictures, films and sound. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

const BURNS = 'writes a disc';
const ERASES = 'erases a disc';

/** Options of mkisofs, which genisoimage and xorrisofs share. */
const ISO = `graft-points uid gid dir-mode file-mode new-dir-mode abstract A allow-limited-size allow-leading-dots ldots allow-lowercase
  allow-multidot biblio cache-inodes no-cache-inodes b eltorito-boot eltorito-alt-boot hard-disk-boot no-emul-boot no-boot boot-load-seg
  boot-load-size boot-info-table C M c check-oldnames check-session copyright d D dvd-video f follow-links gui hide hide-list hidden hidden-list
  hide-joliet hide-joliet-list hide-joliet-trans-tbl hide-rr-moved input-charset output-charset iso-level J joliet joliet-long jcharset l L m exclude
  exclude-list max-iso9660-filenames N no-rr no-pad nobak no-bak p publisher preparer pad path-list P print-size quiet R r rock rational-rock
  relaxed-filenames root sort sysid T table-name udf U V volid volset volset-size volset-seqno v x z hfs apple e e2 isohybrid-mbr
  isohybrid-gpt-basdat partition_offset full-iso9660-filenames emul-toc untranslated-filenames`;

export const DISCS = (): Family => ({
  // discs. Sources: the manual page of each: whipper 0.10, cdrdao 1.2, cdrkit 1.1, dvd+rw-tools 7.1, brasero 3.12, dvdbackup 0.4, lsdvd 0.17,
  // dvdauthor 0.7
  whipper: {
    network: 'talks',
    does: { reads: ['accurip|mblookup|drive|image|offset', 'cd info'], changes: ['cd rip'] },
    effects: { short: 'de', long: ['device', 'eject', 'drive-auto-close'], rows: [] },
    acts: { runs: 'L logger', writes: 'O output-directory W working-directory' },
    data: `R release-id p prompt c country o offset x force-overread track-template disc-template U unknown cdr C cover-art r max-retries k keep-going
      d device v e eject drive-auto-close record offsets`,
  },
  cdrdao: {
    area: 'disks',
    does: {
      reads: ['show-toc|toc-info|toc-size|show-data|read-test|disk-info|discid|msinfo|drive-info|scanbus|unlock|simulate|read-cddb'],
      changes: ['read-toc|read-cd'],
    },
    effects: {
      long: ['device', 'source-device', 'driver', 'source-driver', 'speed', 'blank-mode', 'datafile', 'session', 'buffers', 'read-subchan'],
      rows: [dangerous('write|copy', 'system', BURNS, { without: '--simulate -n' }), dangerous('blank', 'system', ERASES)],
    },
    acts: { writes: 'datafile tmpdir cddb-directory' },
    data: `device source-device driver source-driver speed blank-mode read-raw read-subchan no-mode2-mixed tao-source tao-source-adjust fast-toc
      buffers multi overburn eject swap session reload force paranoia-mode keepimage with-cddb cddb-servers cddb-timeout keep save n v simulate
      on-the-fly`,
  },
  ...each('genisoimage mkisofs xorrisofs', { changes: true, acts: { writes: 'o output log-file jigdo-jigdo jigdo-template' }, data: ISO }),
  growisofs: {
    area: 'disks',
    effects: { rows: [dangerous('', 'system', BURNS, { options: '-Z -M', without: '-dry-run' })] },
    data: `${ISO} Z dry-run dvd-compat overburn speed use-the-force-luke`,
  },
  'dvd+rw-format': { area: 'disks', effects: { rows: [dangerous('', 'system', ERASES)] }, data: 'force blank lead-out ssa' },
  ...each('dvd+rw-mediainfo dvd+rw-booktype lsdvd', { reads: true, data: 'a d n c s P v x Oh Op Oy Or Ox q V t media' }),
  dvdbackup: {
    changes: true,
    acts: { writes: 'o output' },
    data: 'I info M mirror F feature T titleset t title s start e end i input v n name a aspect r error p progress',
  },
  dvdauthor: {
    changes: true,
    acts: { writes: 'o O', runs: 'x' },
    data: 'j jumppad g allgprm T m t v video a audio s subpictures e entry p palette c chapters f file b button i instructions',
  },
  brasero: {
    area: 'disks',
    changes: true,
    effects: {
      rows: [
        ordinary('', 'changes', 'opens the window that writes or erases a disc', { options: '-i --image -b --blank -c --copy' }),
        dangerous('', 'system', BURNS, { options: '-r --burn-and-remove-project' }),
      ],
    },
    data: 'p project a audio d data c copy j cover o video i image e empty b blank k check n ncb display',
  },
  // an image or a disc that is changed by its own commands. Source: xorriso(1) 1.5
  xorriso: {
    changes: true,
    open: true,
    effects: {
      rows: [
        dangerous('', 'system', ERASES, { options: '-blank -format', area: 'disks' }),
        dangerous('', 'deletes', 'deletes files of a disc or an image', { options: '-rm -rm_r -rmdir', area: 'files' }),
        dangerous('', 'system', BURNS, { options: '-outdev -dev', value: /^\/dev\//, area: 'disks' }),
      ],
    },
    acts: { runs: 'external_filter options_from_file launch_frontend', writes: 'o outdev dev -o -outdev -dev' },
  },

  // pipelines and pictures. Sources: the manual page of each: gstreamer 1.22, graphicsmagick 1.4, mplayer 1.5
  ...each('gst-launch-1.0', {
    changes: true,
    unasked: [
      {
        args: /\b(?:udp|tcp|rtsp|srt|rist|souphttp\w*|curl\w*|rtmp2?)(?:client|server)?sink\b|\bwebrtc\w*/,
        kind: 'uploads',
        area: 'uploads',
        what: 'sends what it records to another machine',
      },
      {
        args: /\b(?:autovideo|v4l2|pulse|alsa|autoaudio|ximage|pipewire|libcamera)src\b/,
        kind: 'secret',
        area: 'capture',
        what: 'records the camera, the screen or sound',
      },
    ],
    acts: { runs: 'gst-plugin-path gst-plugin-load' },
    open: true,
  }),
  gm: {
    like: 'magick',
    unasked: [{ args: /^(?:conjure|batch)\b/, kind: 'unread', area: 'foreign-code', what: 'runs a script of the image tool' }],
  },
  mplayer: {
    reads: true,
    open: true,
    acts: { runs: 'include gui-include heartbeat-cmd menu-cfg codecs-file codecpath profile', writes: 'dumpfile edlout' },
    effects: {
      rows: [ordinary('', 'changes', 'writes what it plays to a file', { options: '-dumpstream -dumpaudio -dumpvideo -capture' })],
    },
  },

  // windows. Sources: the manual page of each: audacity 3.2, kdenlive 22.12, shotwell 0.30, digikam 7.9, darktable 4.2; docs.krita.org 5.2
  ...each('audacity kdenlive openshot-qt pitivi shotcut lmms ardour', {
    changes: true,
    acts: { runs: 'mlt-path config' },
    data: 'version blocksize test mlt-log help-qt help-kde author license i qwindowtitle icon style session display nocrashhandler',
  }),
  ...each('shotwell digikam gwenview gthumb', {
    changes: true,
    acts: { writes: 'd datadir database-directory' },
    data: `no-runtime-monitoring f fullscreen no-startup-progress V display author license desktopfile download-from download-from-udi detect-camera s
      slideshow show-registration n new-window`,
  }),
  darktable: {
    changes: true,
    acts: { runs: 'luacmd configdir moduledir conf', writes: 'library cachedir tmpdir' },
    data: 'd datadir disable-opencl localedir noiseprofiles t',
  },
  krita: {
    changes: true,
    acts: { writes: 'export-filename' },
    data: `export export-sequence template nosplash canvasonly fullscreen workspace windowlayout load-session new-image file-layer dpi
      resource-location`,
  },
});
