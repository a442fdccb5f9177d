/** Programs: printers, scanners and fonts, sandboxed packages of desktop programs, and games. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const PAPERS = (): Family => ({
  // printers and scanners. Sources: the manual page of each: cups 2.4, hplip 3.22, simple-scan 42, sane-airscan 0.99
  cancel: {
    network: 'talks',
    area: 'jobs',
    effects: {
      rows: [
        dangerous('', 'deletes', 'cancels all print jobs', {
          options: '-a -x',
          called: 'all\\b every alle tou todo tutt queue clear empty',
        }),
        ordinary('', 'changes', 'cancels print jobs', { without: '-a -x' }),
      ],
    },
    acts: { reaches: 'h' },
    data: 'E U a u x',
  },
  ippfind: {
    reads: true,
    network: 'talks',
    wraps: { starters: ['-x', '--exec'], inner: 'none' },
    data: `d domain false h host l ls local N literal-name n name path P port p print q quiet r remote s print-name true t txt u uri x exec
      not and or 4 6 T V`,
  },
  ipptool: {
    network: 'talks',
    effects: { rows: [ordinary('', 'network', 'sends requests to a printer', { without: '--help --version' })] },
    acts: { writes: 'P ippserver' },
    data: '4 6 C E I L S R X T V c d f h i j l n q t v stop-after-include-error',
  },
  ...each('hp-levels hp-info hp-check hp-query hp-probe hp-testpage hp-toolbox', {
    reads: true,
    network: 'talks',
    data: 'd device p printer i interactive u gui l logging g s size c color a char x id b bus m method ttl t timeout e search n z k keep f',
  }),
  'hp-setup': {
    network: 'talks',
    area: 'settings',
    effects: { rows: [ordinary('', 'settings', 'sets up or removes a printer', { without: '-h --help' })] },
    data: 'u gui i interactive a auto port x p printer f fax t type d device r rm remove loc lang l logging g',
  },
  'hp-plugin': {
    network: 'talks',
    effects: { rows: [ordinary('', 'runs-foreign-code', 'installs a plugin of HP', { without: '-h --help' })] },
    acts: { runs: 'p path plugin' },
    data: 'u gui i interactive l logging g required optional',
  },
  'simple-scan': { changes: true, data: 'd debug version v help-gtk' },
  'airscan-discover': { reads: true, network: 'talks', data: 'd t' },

  // fonts and languages. Sources: the manual page of each: lcdf-typetools 2.110, fonttools 4.38, gucharmap 15, glibc 2.36; the help text of
  // pyftsubset; the README of woff2 1.0; fontforge.org/docs/scripting
  otfinfo: {
    reads: true,
    acts: {},
    data: `s scripts f features script z optical-size p postscript-name a family v font-version i info g glyphs u unicode t tables T dump-table V
      verbose q quiet`,
  },
  fonttools: {
    does: {
      reads: ['help'],
      changes: [
        'ttx|subset|merge|varLib.instancer|varLib.mutator|cffLib.specializer|otlLib.optimize|cu2qu|qu2cu|voltLib.voltToFea|feaLib|unicodedata',
      ],
    },
    acts: { writes: 'o output output-file' },
    data: `d v a l t x s g i y m b f z e q text text-file unicodes unicodes-file glyphs glyphs-file gids flavor layout-features layout-scripts
      with-zopfli no-hinting desubroutinize drop-tables name-IDs name-languages static update-name-table`,
  },
  ttx: {
    changes: true,
    acts: { writes: 'o d' },
    data: 'v a l t x s g i y m b f z e q w no-recalc-timestamp recalc-timestamp unicodedata flavor with-zopfli newline version',
  },
  pyftsubset: {
    changes: true,
    acts: { writes: 'output-file' },
    data: `gids gids-file glyphs glyphs-file text text-file unicodes unicodes-file flavor with-zopfli harfbuzz-repacker no-harfbuzz-repacker
      ignore-missing-glyphs no-ignore-missing-glyphs ignore-missing-unicodes no-ignore-missing-unicodes layout-features layout-features+
      layout-scripts hinting no-hinting desubroutinize no-desubroutinize drop-tables drop-tables+ drop-tables- no-subset-tables passthrough-tables
      no-passthrough-tables legacy-kern no-legacy-kern name-IDs name-legacy name-languages obfuscate-names glyph-names no-glyph-names
      notdef-glyph no-notdef-glyph notdef-outline no-notdef-outline recommended-glyphs no-recommended-glyphs symbol-cmap no-symbol-cmap
      legacy-cmap no-legacy-cmap retain-gids canonical-order no-canonical-order font-number timing verbose xml prune-unicode-ranges
      recalc-bounds recalc-timestamp recalc-average-width recalc-max-context hinting-tables hinting-tables- layout-features- name-IDs+
      no-layout-closure no-name-legacy no-prune-unicode-ranges no-recalc-average-width no-recalc-bounds no-recalc-max-context no-recalc-timestamp
      no-subset-tables+ pretty-svg`,
  },
  ...each('woff2_compress woff2_decompress', { changes: true }),
  woff2_info: { reads: true },
  fontforge: {
    interprets: { code: ['c'], input: true },
    changes: true,
    acts: { runs: 'script -script lang -lang', writes: 'recover' },
    data: 'nosplash quiet last new allglyphs display version usage unique',
  },
  gucharmap: { reads: true, data: 'font display' },
  localedef: {
    area: 'settings',
    changes: true,
    effects: {
      rows: [
        ordinary('', 'system', 'changes the languages of the system', { options: '--add-to-archive --replace' }),
        dangerous('', 'system', 'removes a language of the system', { options: '--delete-from-archive' }),
        ordinary('', 'system', 'makes a language for the system', { options: '-i --inputfile', without: '--no-archive' }),
      ],
    },
    data: `A alias-file c force f charmap i inputfile no-archive prefix u repertoire-map list-archive v verbose quiet posix no-hard-links
      hard-links no-warnings warnings big-endian little-endian`,
  },

  // packages of desktop programs. Source: flatpak-builder(1) 1.2
  'flatpak-builder': {
    network: 'talks',
    does: { runs: [''] },
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes the folder of the build first', { options: '--force-clean', area: 'files' }),
        ordinary('', 'system', 'installs the program that it builds', { options: '--install', area: 'packages' }),
        ordinary('', 'runs-foreign-code', 'installs what the build needs', { options: '--install-deps-from' }),
      ],
    },
    wraps: { subcommand: ['--run'], operands: 2, inner: 'argv' },
    acts: { writes: 'repo state-dir', reaches: 'extra-sources-url mirror-screenshots-url from-git' },
    data: `v verbose arch default-branch collection-id disable-cache disable-rofiles-fuse disable-download disable-updates disable-tests run ccache
      build-shell show-deps show-manifest download-only bundle-sources build-only finish-only export-only require-changes keep-build-dirs
      delete-build-dirs stop-at s subject b body token-type gpg-sign gpg-homedir jobs sandbox allow-missing-runtimes rebuild-on-sdk-change
      skip-if-unchanged extra-sources from-git-branch no-shallow-clone add-tag remove-tag install-deps-only user system installation force-clean
      install install-deps-from`,
  },

  // games. Sources: the manual page of each: dolphin-emu 5.0, minetest 5.6; the README of protonup 0.1
  'dolphin-emu': {
    changes: true,
    acts: { runs: 'm movie u user', writes: 'l' },
    data: 'a audio_emulation b batch c confirm C config d debugger e exec logger v video_backend s save_state n nand_title',
  },
  ...each('minetest luanti minetestserver', {
    network: 'talks',
    passwords: ['--password[= ]'],
    changes: true,
    effects: {
      rows: [
        ordinary('', 'network', 'starts a server of the game', { options: '--server' }),
        ordinary('', 'changes', 'changes how a world is stored', {
          options: '--migrate --migrate-auth --migrate-players --migrate-mod-storage',
        }),
      ],
    },
    acts: { runs: 'config gameid', writes: 'logfile', reaches: 'address' },
    data: `info verbose trace quiet color worldname world worldlist map-dir port run-unittests go name password password-file random-input speedtests
      terminal recompress run-benchmarks`,
  }),
  protonup: {
    network: 'talks',
    area: 'packages',
    effects: {
      rows: [
        ordinary('', 'runs-foreign-code', 'installs what others publish for games', {
          without: '-l --list -r --rem --download -d --dir -h --help',
        }),
        ordinary('', 'changes', 'downloads what others publish for games', { options: '--download' }),
        ordinary('', 'deletes', 'removes an installed version', { options: '-r --rem' }),
      ],
    },
    acts: { writes: 'o output d dir' },
    data: 't tag l list r rem download y yes releases',
  },

  // text to paper and to speech, images to add. Sources: enscript(1) 1.6, spd-say(1) 0.11, kpackagetool6(1) 6
  enscript: {
    changes: true,
    effects: {
      rows: [
        ordinary('', 'uploads', 'sends the file to a printer', { without: '-o --output -p -V --version --list-media', area: 'uploads' }),
      ],
    },
    acts: { writes: 'o output p', runs: 'I filter' },
    data: `1 2 3 4 5 6 7 8 9 a pages A file-align b header B no-header c truncate-lines C line-numbers d e escapes E highlight f font F
      header-font g G fancy-header h no-job-header H highlight-bars i indent j borders J L lines-per-page m M media n copies N newline
      q quiet r landscape R portrait s baselineskip S t title T tabsize u underlay U nup v verbose w language W X encoding z Z
      word-wrap color columns rotate-even-pages margins`,
  },
  'spd-say': {
    reads: true,
    data: `r rate p pitch R pitch-range i volume o output-module O list-output-modules L list-synthesis-voices l language t voice-type y
      synthesis-voice m punctuation-mode s spelling x ssml e pipe-mode P priority N application-name n connection-name w wait S stop C
      cancel v version h help`,
  },
  ...each('kpackagetool5 kpackagetool6', {
    area: 'packages',
    does: { reads: [''] },
    effects: {
      rows: [
        ordinary('', 'runs-foreign-code', 'installs a part of the desktop', { options: '-i --install -u --upgrade' }),
        ordinary('', 'system', 'removes a part of the desktop', { options: '-r --remove' }),
      ],
    },
    acts: { writes: 'p packageroot appstream-metainfo-output' },
    data: 't type g global i install u upgrade r remove l list list-types s show hash generate-index',
  }),
});
