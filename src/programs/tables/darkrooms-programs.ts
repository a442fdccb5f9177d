/** Programs: colours of screens, photographs, loudness, signed documents. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const DARKROOMS = (): Family => ({
  // colours of screens: ArgyllCMS 3, colord 1.4
  ...each('dispcal dispread spotread', {
    changes: true,
    acts: { runs: 'C M' },
    data: 'v d y t T g G f a b B q m o O u r p P H V N Q I x X e k K n J c s S F Y h w W E j U z D',
  }),
  ...each('colprof targen printtarg iccgamut profcheck chartread scanin', {
    changes: true,
    data: 'v q a A M D C S s n t T c d k K l L u r Z O i o f g w e p P y b B m j J G N I z x h R E F W V',
  }),
  dispwin: {
    area: 'settings',
    effects: {
      rows: [
        ordinary('', 'settings', 'changes the colours of the screen', { without: '-s -V -m -G -?' }),
        ordinary('', 'changes', 'writes the colours of the screen to a file', { options: '-s' }),
      ],
    },
    data: 'v d P F E i g r n s c V I U L S D Y m G',
  },
  colormgr: {
    area: 'settings',
    does: {
      reads: [
        'get-devices|get-profiles|get-sensors|find-device|find-profile|find-profile-by-filename|device-get-default-profile|get-standard-space|dump',
      ],
    },
    effects: {
      rows: [
        ordinary(
          'import-profile|device-add-profile|device-make-profile-default|device-set-enabled|create-device|create-profile|device-inhibit',
          'settings',
          'changes the colours of the screen',
        ),
        dangerous('delete-profile|delete-device|device-remove-profile|profile-remove', 'deletes', 'removes a profile of colours'),
      ],
    },
  },

  // photographs and sound: osxphotos 0.68, ffmpeg-normalize 1.28, pyHanko 0.25
  osxphotos: {
    does: {
      reads: ['query|info|albums|keywords|persons|labels|places|help|version|list|dump|about|docs|tutorial|orphans|inspect|show|compare'],
      runs: ['run|repl'],
    },
    effects: {
      rows: [
        ordinary('export', 'changes', 'copies photographs into a folder', { without: '--dry-run' }),
        dangerous('export', 'deletes', 'deletes what it did not export from the folder', {
          options: '--cleanup',
          without: '--dry-run',
          recursive: true,
        }),
        ordinary('import|batch-edit|timewarp|sync|add-locations', 'changes', 'changes the collection of photographs', {
          without: '--dry-run',
        }),
        ordinary('push-exif', 'changes', 'writes into the original photographs', { without: '--dry-run' }),
      ],
    },
    acts: { runs: 'exiftool-path query-function', writes: 'report' },
    data: `export-by-date skip-edited skip-original-if-edited skip-live skip-raw skip-bursts touch-file update ignore-signature only-new directory
      filename directory-template album keyword person folder from-date to-date favorite not-favorite hidden missing not-missing download-missing
      use-photokit sidecar exiftool exiftool-option jpeg-ext convert-to-jpeg jpeg-quality library db limit verbose V timestamp json count
      only-photos only-movies year from-time to-time album-keyword person-keyword current-name export-as-hardlink ramdb dry-run keepalive edited-suffix`,
  },
  'ffmpeg-normalize': {
    changes: true,
    acts: { writes: 'o output of output-folder' },
    data: `f force d debug v verbose q quiet n dry-run pr progress nt normalization-type t target-level p print-stats lrt loudness-range-target tp
      true-peak offset lower-only dual-mono dynamic auto-lower-loudness-target keep-loudness-range-target keep-lra-above-loudness-range-target
      c:a audio-codec b:a audio-bitrate ar sample-rate koa keep-original-audio prf pre-filter pof post-filter vn video-disable c:v video-codec
      sn subtitle-disable mn metadata-disable cn chapters-disable ofmt output-format ext extension batch`,
  },
  pyhanko: {
    changes: true,
    does: { reads: ['sign list|validate'], changes: ['sign addsig|addfields|timestamp|ltvfix|ltaupdate', 'stamp|encrypt'] },
    effects: { rows: [ordinary('decrypt', 'changes', 'writes a document without its encryption')] },
    acts: { reaches: 'timestamp-url', runs: 'config' },
    data: `field name reason location contact-info certify existing-only with-validation-info use-pades detach detach-pem style-name
      verbose trust pretty-print`,
  },
});
