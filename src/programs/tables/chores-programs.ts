/** Programs: chores of a machine, numbers, jobs, packages of Arch and Debian. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const CHORES = (): Family => ({
  // what the machine has and does. Sources: the manual page of each: tlp 1.5.0, efibootmgr 17, ddcutil 1.4.1, edid-decode 0.1,
  // usbutils 014, lm-sensors 3.6.0, sysstat 12.6.1, bolt 0.9.5, moreutils 0.67, inotify-tools 3.22.6
  ...each('tlp-stat efibootdump usb-devices usbhid-dump cifsiostat tapestat ifdata', {
    reads: true,
    data: `b battery c config cdiff d disk e pcie g graphics p processor r rfkill s system t temp u usb P pev psup T trace udev w
      warn guid f file a address m model i interface entity stream-timeout stream-paused stream-feedback dec human k pretty
      y z pe pa pn pN pb pm ph pf si sip sib sie sid sif sic sim so sop sob soe sod sof sox soc som bips`,
  }),
  sadf: { reads: true, data: 'dev fs iface C c d e g H int j l O P p r s T t U x' },
  'edid-decode': {
    writes: { how: 'copies', long: ['std', 'dmt', 'vic', 'hdmi-vic', 'cvt', 'gtf', 'ovt', 'list-rid-timings'] },
    changes: true,
    data: `o output-format c check C check-inline n native-resolution p preferred-timings diagonal P physical-address S short-timings L long-timings
      N ntsc X xmodeline F fbmode v4l2-timings s skip-hex-dump H only-hex-dump skip-sha hide-serial-numbers std dmt vic hdmi-vic cvt gtf ovt
      list-established-timings list-dmts list-vics list-hdmi-vics list-rids list-rid-timings`,
  },
  tlp: {
    area: 'settings',
    does: { reads: ['diskid'] },
    effects: {
      rows: [
        ordinary(
          'start|bat|ac|true|false|usb|bayoff|setcharge|fullcharge|chargeonce|discharge|recalibrate',
          'system',
          'changes how this machine saves power',
        ),
      ],
    },
  },
  ...each('wifi bluetooth wwan nfc', {
    area: 'settings',
    effects: { rows: [ordinary('', 'system', 'switches a radio of this machine on or off', { least: 1 })] },
  }),
  'sensors-detect': {
    area: 'kernel',
    effects: { rows: [ordinary('', 'system', 'searches for sensors and may change which modules are loaded')] },
    data: 'auto',
  },
  boltctl: {
    area: 'protection',
    does: { reads: ['domains|info|list|monitor|config'] },
    effects: {
      rows: [
        ordinary('config', 'system', 'changes a setting of Thunderbolt', { least: 3 }),
        ordinary('authorize|enroll|forget|power', 'system', 'changes which Thunderbolt devices are trusted'),
      ],
    },
    data: 'U uuid F first-time policy a all t timeout query',
  },
  ...each('fsnotifywait inotifywatch fsnotifywatch', {
    reads: true,
    acts: { writes: 'o outfile' },
    data: `fromfile m monitor d daemon s syslog P no-dereference r recursive exclude excludei include includei t timeout e event
      c csv timefmt no-newline format I inotify F fanotify S filesystem z zero a ascending descending`,
  }),

  // numbers. Sources: the manual page of each, num-utils 0.5; decorate(1) of datamash 1.8
  ...each('numaverage numbound numgrep numinterval numnormalize numprocess numrandom numrange numround numsum', {
    reads: true,
    data: 'i I m M l d R 0.8 e n N c f r x y s',
  }),
  decorate: {
    reads: true,
    acts: { runs: 'compress-program' },
    data: `decorate header H k key t field-separator print-sort-args undecorate z zero-terminated c check random-source s stable
      batch-size S buffer-size T temporary-directory u unique parallel`,
  },

  // jobs for later. Source: at(1) 3.2.5
  atq: { reads: true, data: 'm M u f t l r d b c o' },
  atrm: { area: 'schedule', effects: { rows: [dangerous('', 'system', 'deletes jobs for later')] }, data: 'm M u f t l r d b c o' },

  // packages of Arch and of Debian. Sources: the manual page of each: pacman-package-manager 6.0.2, deborphan 1.7.35, apt-file 3.3,
  // debsecan 0.4.20.1, devscripts 2.23.4
  ...each('vercmp testpkg pacman-conf', { reads: true, data: '1 c config R rootdir r repo l repo-list' }),
  'pacman-key': {
    area: 'protection',
    effects: {
      rows: [
        ordinary('', 'protection', 'changes which keys of packages are trusted', {
          options:
            '-a --add -d --delete --edit-key --import --import-trustdb --init --lsign-key --populate -r --recv-keys --refresh-keys -u --updatedb',
        }),
      ],
    },
    data: `a add d delete e export edit-key f finger import import-trustdb init l list-keys list-sigs lsign-key nocolor r
      recv-keys refresh-keys populate u updatedb verify config gpgdir keyserver`,
  },
  'repo-add': { changes: true, writes: { how: 'touches' }, data: 's sign k key verify nocolor n new R remove' },
  'repo-remove': { changes: true, writes: { how: 'touches' }, data: 's sign k key verify nocolor n new R remove' },
  deborphan: {
    reads: true,
    data: `f status-file d show-deps P show-priority s show-section no-show-section z show-size a all-packages e exclude H
      force-hold ignore-suggests ignore-recommends n nice-mode p priority find-config libdevel A add-keep k keep-file L
      list-keep R del-keep`,
  },
  'apt-file': {
    reads: true,
    network: 'talks',
    acts: { runs: 'c config-file' },
    data: `a architecture D from-deb f from-file filter-origins filter-suites F fixed-string index-names I i ignore-case l
      package-only stream-results o option substring-match x regexp`,
  },
  debsecan: {
    reads: true,
    network: 'talks',
    acts: { lowers: 'disable-https-check', writes: 'whitelist history' },
    data: `suite add-whitelist remove-whitelist show-whitelist status format line-length only-fixed no-obsolete update-history
      cron config`,
  },
  debdiff: {
    reads: true,
    data: `dirs d nodirs move m move-regex nocontrol control controlfiles wdiff-source-control no-wdiff-source-control wp wl wt
      show-moved noshow-moved renamed exclude diffstat no-diffstat auto-ver-sort no-auto-ver-sort unpack-tarballs
      no-unpack-tarballs apply-patches no-apply-patches noapply-patches`,
  },
  checkbashisms: { reads: true, data: 'newline n posix p force f lint l extra x early-fail e' },
  rmadison: {
    reads: true,
    network: 'talks',
    acts: { reaches: 'u url' },
    data: `a architecture b binary-type c component g greaterorequal G greaterthan s suite r regex S source-and-binary t time
      no-conf noconf`,
  },

  // keys and settings of packages. Sources: apt-key(8) 2.6, rpmconf(8) 1.1, update-binfmts(8) 2.2
  'apt-key': {
    area: 'packages',
    does: { reads: ['list|finger|exportall|export'] },
    effects: {
      long: ['keyring'],
      rows: [
        dangerous('add|adv|net-update|update', 'system', 'trusts another signer of packages'),
        ordinary('del|rm|remove', 'system', 'trusts a signer of packages no longer'),
      ],
    },
    data: 'keyring fingerprint',
  },
  rpmconf: {
    area: 'system-files',
    effects: {
      rows: [
        ordinary('', 'system', 'asks which settings of packages are to be kept, and replaces files', { without: '-t --test -d --diff' }),
        dangerous('', 'deletes', 'deletes settings of packages', { options: '-c --clean' }),
      ],
    },
    acts: { runs: 'f frontend root' },
    data: 'a all o owner c clean d diff t test u unattended D debug exclude Z selinux V version',
  },
  'update-binfmts': {
    area: 'system-files',
    effects: {
      rows: [
        dangerous('', 'startup', 'sets which program starts files of a format', { options: '--install --import' }),
        ordinary('', 'startup', 'changes which program starts files of a format', { options: '--remove --enable --disable --unimport' }),
        ordinary('', 'reads', 'shows which program starts files of a format', { options: '--display --find' }),
      ],
    },
    data: `install import remove enable disable unimport display find extension magic offset mask credentials fix-binary preserve detector
      package test admindir importdir`,
  },
});
