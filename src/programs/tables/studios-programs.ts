/** Programs: music, photographs, panoramas and the last steps of printed pages. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { alike, each } from './shared-rows.ts';

/** Options of unpaper with a value in the next word, most of them under a short and a long name. */
const UNPAPER_VALUES =
  `layout size post-size pre-rotate post-rotate dpi ppi start-sheet end-sheet sheet end bn blackfilter-scan-direction bs blackfilter-scan-size bd
  blackfilter-scan-depth bp blackfilter-scan-step bt blackfilter-scan-threshold bx blackfilter-scan-exclude bi blackfilter-intensity ni
  noisefilter-intensity gs grayfilter-size gp grayfilter-step gt grayfilter-threshold mask-scan-point mask mn mask-scan-direction ms mask-scan-size
  md mask-scan-depth mp mask-scan-step mt mask-scan-threshold mm mask-scan-minimum mM mask-scan-maximum mc mask-color dn deskew-scan-direction ds
  deskew-scan-size dd deskew-scan-depth dr deskew-scan-range dp deskew-scan-step dv deskew-scan-deviation mw middle-wipe black-threshold
  white-threshold ip input-pages op output-pages sheet-size sheet-background no-processing interpolate insert-blank replace-blank`.split(
    /\s+/,
  );

export const STUDIOS = (): Family => ({
  // notes. Sources: the manual page of each: lilypond 2.24, timidity 2.14, abcm2ps 8.14, abcmidi 2023.02, musescore3 3.2
  lilypond: {
    does: { runs: [''] },
    effects: {
      short: 'dfHIlojiO',
      long: ['define-default', 'formats', 'header', 'include', 'init', 'jail', 'loglevel', 'output', 'pspdfopt'],
      rows: [],
    },
    acts: { runs: 'i init I include', writes: 'o output' },
    data: 'f formats pdf svg png ps E eps d define-default H header j jail l loglevel s silent w warranty relocate',
  },
  timidity: {
    changes: true,
    acts: { runs: 'c config-file d interface-path x config-string', writes: 'o output-file' },
    data: `A amplification a B buffer-fragments C control-ratio D drum-channel E ext e evil F f g spectrogram H force-keysig h i interface
      j K adjust-key k voice-queue L patch-path m decay-time N interpolation O output-mode -Od -Ou -Oa -Ow -OM -Ov -OF -OS -OO p
      polyphony Q mute q audio-buffer R S cache-size s sampling-freq T adjust-tempo t output-charset U V volume-curve W wrd w Z
      freq-table reverb drumpower volume-compensation no-volume-compensation realtime-priority pcm-file M flac-verify flac-padding
      flac-complevel oggflac speex-quality speex-vbr speex-abr speex-vad speex-dtx speex-complexity speex-nframes patch-file P
      temper-mute pure-intonation module`,
  },
  abcm2ps: {
    changes: true,
    writes: { how: 'output', short: 'O', options: ['O'] },
    acts: { runs: 'F D' },
    data: 'E g v X z a A B b c d e f G H h I i j k l M m N n p q s S T V w x 0 1',
  },
  abc2midi: {
    changes: true,
    acts: { writes: 'o' },
    data: 'c v -ver t -CS -quiet -silent n Q -NFNP -NFER -NGRA -NGUI -STFW -NCOM -OCC -BF -HARP -TT -CSM',
  },
  ...each('musescore musescore3 mscore mscore3', {
    changes: true,
    effects: { rows: [dangerous('', 'deletes', 'deletes your preferences', { options: '-F --factory-settings', area: 'settings' })] },
    acts: { runs: 'p plugin E install-extension c config-folder S style run-test-script j job', writes: 'o export-to' },
    data: `a use-audio b bitrate D monitor-resolution d debug e experimental f force h i load-icons m no-midi n new-score P
      export-score-parts r image-resolution s no-synthesizer T trim-image t test-mode w no-webview x gui-scaling diff long-version
      no-fallback-font raw-diff score-media score-mp3 score-parts-pdf template-mode I dump-midi-in L layout-debug M midi-operations O
      dump-midi-out R revert-settings`,
  }),

  // sound. Sources: the manual page of each: jackd2 1.9, jack-example-tools 4, ecasound 2.9, abcde 2.9, eyed3 0.9, mp3gain 1.6
  jackd: {
    area: 'services',
    effects: {
      rows: [
        ordinary('', 'system', 'removes what other sound servers share in memory', { options: '--replace-registry' }),
        ordinary('', 'system', 'starts a sound server', { without: '-V --version -h --help -l --list-devices' }),
      ],
    },
    acts: { runs: 'I C internal-session-file' },
    data: `d driver m no-mlock n name p port-max R realtime r no-realtime rate P realtime-priority s silent T temporary t timeout u unlock
      c clocksource V D duplex M H i inchannels nperiods o outchannels period S shorts softmode X midi w wait a autoconnect nozombies
      Z capture device dither z hwmeter hwmon input-latency output-latency O playback monitor hog async-latency L grain G clock-drift
      audio-ins audio-outs midi-ins midi-outs num-periods listen-port f upstream-factor celt bit-depth b transport-sync autoconf
      redundancy native-endian e jitterval J always-deadline wordlength ignorehwbuf excl channel channelin channelout`,
  },
  jack_lsp: { reads: true, data: 's A c l L p P t u U' },
  ...each('jack_connect jack_disconnect', { changes: true, data: 's server v' }),
  'pw-jack': { wraps: { short: 'rpsh', inner: 'argv' }, data: 'r p s v h' },
  ecasound: {
    changes: true,
    // effects and what controls them, with numbers
    manner: { free: /^-(?:e(?!l)[a-zA-Z]\w*|g[cem]|k[a-z]\w*):[\w.,-]*$/ },
    writes: { how: 'output', short: 'o', options: ['o'] },
    effects: { rows: [ordinary('', 'network', 'lets other machines control it', { options: '--server -E --osc-udp-port' })] },
    acts: { runs: 's R' },
    data: `c C q a n x X z B b r t -tl G f i y -pf -pn -ev -ea -eac -eadb -eal -ec -ei -et -ef1 -ef3 -ef4 -efa -efb -efh -efl -etd -ete
      -etr -kl keep-running server server-tcp-port no-server osc-udp-port D K d -dd -ddd -evp -ezf -kx`,
  },
  abcde: {
    changes: true,
    network: 'talks',
    acts: { runs: 'c X' },
    data: '1 a b B C d D e f g G h j k l L m n N o p P r s S t T U V x W w z',
  },
  eyeD3: {
    changes: true,
    effects: {
      rows: [
        dangerous('', 'deletes', 'removes tags from the files', {
          options:
            '--remove-all --remove-v1 --remove-v2 --remove-all-comments --remove-all-images --remove-all-lyrics --remove-all-objects',
        }),
        ordinary('', 'changes', 'renames the files', { options: '--rename --file-rename-pattern --dir-rename-pattern' }),
        ordinary('', 'changes', 'writes the images of the tags to files', { options: '--update-files' }),
      ],
    },
    acts: { runs: 'P plugin C config', writes: 'write-images write-objects' },
    data: `exclude L plugins no-config backup Q fs-encoding l log-level a artist A album b album-artist t title n track N track-total
      track-offset d disc-num D disc-total G genre Y release-year c comment rename 1 v1 2 v2 to-v1.1 to-v2.3 to-v2.4 release-date
      orig-release-date recording-date encoding-date tagging-date publisher play-count bpm add-comment remove-comment
      remove-all-comments add-lyrics remove-lyrics remove-all-lyrics text-frame user-text-frame add-image remove-image
      remove-all-images remove-v1 remove-v2 remove-all remove-frame max-padding encoding force-update preserve-file-times
      unique-file-id user-url-frame add-object remove-object add-popularity remove-popularity update-tags type fix-case no-prompt
      dotted-dates`,
  },
  mp3gain: { changes: true, data: '? g l r k a m d c o t T q p x f s u w e h' },

  // photographs. Sources: the manual page of each: darktable 4.2, rawtherapee 5.9, enblend and enfuse 4.2; the help text of each: hugin 2022.0, gmic 2.9
  'darktable-cli': {
    changes: true,
    writes: {
      how: 'copies',
      long: [
        'width',
        'height',
        'bpp',
        'style',
        'core',
        'conf',
        'hq',
        'upscale',
        'export_masks',
        'apply-custom-presets',
        'out-ext',
        'icc-type',
      ],
    },
    acts: { runs: 'core luacmd configdir' },
    data: 'width height bpp hq upscale export_masks style style-overwrite apply-custom-presets out-ext import icc-type icc-file icc-intent',
  },
  'rawtherapee-cli': { changes: true, acts: { writes: 'o O' }, data: 'c q a s S p d j -js b t n Y f' },
  ...each('enfuse enblend', {
    changes: true,
    effects: {
      rows: [
        ordinary('', 'runs-foreign-code', 'loads a library', {
          options: '--exposure-weight-function',
          value: /[.:/]/,
          area: 'foreign-code',
        }),
      ],
    },
    acts: { writes: 'o output save-masks visualize' },
    data: `l levels compression blend-colorspace c ciecam d depth f g w wrap exposure-weight saturation-weight contrast-weight
      entropy-weight exposure-optimum exposure-width exposure-mu exposure-sigma soft-mask hard-mask load-masks fallback-profile
      layer-selector exposure-cutoff contrast-window-size contrast-edge-scale contrast-min-curvature gray-projector
      entropy-window-size entropy-cutoff coarse-mask fine-mask optimize a pre-assemble x primary-seam-generator image-difference
      optimizer-weights mask-vectorize anneal dijkstra m b parameter show-globbing-algorithms show-image-formats show-signature
      show-software-components`,
  }),
  align_image_stack: {
    changes: true,
    acts: { writes: 'a o p' },
    data: 'e m f d i x y z C c g s t S A P l v gpu corr threads use-given-order align-to-first h distortion',
  },
  ...each('pto_gen cpfind cpclean autooptimiser pano_modify pto_var pto_merge pto_mask linefind celeste_standalone', {
    changes: true,
    effects: {
      rows: [
        ordinary('', 'deletes', 'deletes the files that it keeps beside the images', { options: '--clean', area: 'files' }),
        ordinary('', 'changes', 'writes files beside the images', { options: '-k --writekeyfile --kall --cache', area: 'files' }),
      ],
    },
    acts: { writes: 'o output keypath' },
    data: `n a l s m p f c d h stacklength linkstacks distort projection fov crop canvas rotate translate straighten center ldr-file
      hdr-file multirow celeste opt set ncores max-distance whole-project dont-check-line-cps only-stack-points i t r w image mask
      process test pairwise-checking whole-pano-checking dont-optimize check-line-cp sieve1width sieve1height sieve1size kdtreesteps
      kdtreeseconddist ransaciter ransacdist ransacmode minmatches sieve2width sieve2height sieve2size celesteRadius celesteThreshold
      fullscale linearmatch linearmatchlen output-exposure output-type ldr-compression hdr-compression blender distortion vignetting
      modify-opt unlink set-from-file`,
  }),
  nona: {
    changes: true,
    acts: { writes: 'o output' },
    data: `c d g i m p r e t z v save-intermediate-images seam create-exposure-layers ignore-exposure intermediate-suffix clip-exposure`,
  },
  hugin_executor: {
    does: { runs: [''] },
    acts: { writes: 'p prefix' },
    data: 'a assistant s stitching t threads d dry-run u user-defined-output',
  },
  gmic: { changes: true, acts: { runs: 'm command x exec', writes: 'o output' } },

  // pages. Sources: the manual page of each: texlive 2022, latexdiff 1.3, bibtool 2.68, pdf2svg 0.2, djvulibre 3.5, unpaper 7.0, ghostscript 10
  makeglossaries: { changes: true, acts: { runs: 'm x', writes: 'o t' }, data: 'k Q n s c g i l L r p q' },
  latexdiff: {
    reads: true,
    acts: { runs: 'filter-script' },
    data: `t type s subtype f floattype e encoding p preamble packages show-preamble exclude-safecmd A replace-safecmd append-safecmd a
      exclude-textcmd X replace-textcmd append-textcmd x config c add-to-config show-safecmd show-textcmd show-config show-all allow-spaces
      math-markup graphics-markup disable-citation-markup disable-auto-mbox enable-citation-markup enforce-auto-mbox V driver
      ignore-warnings L label no-label visible-label flatten no-links`,
  },
  'latexdiff-vc': {
    does: { runs: [''] },
    effects: {
      short: 'rdc',
      long: ['revision', 'dir', 'config', 'type', 'subtype'],
      rows: [ordinary('', 'changes', 'overwrites files of differences', { options: '--force', area: 'files' })],
    },
    data: 'rcs svn cvs git hg r revision flatten only-changes fast so ps postscript pdf dvi run t type s subtype show-config',
  },
  bibtool: { changes: true, acts: { writes: 'o m M', runs: 'r R' }, data: 's S d k K x X c f F i q V # @ h A' },
  dvips: {
    changes: true,
    effects: { rows: [ordinary('', 'protection', 'lets the document run commands', { options: '-R', value: /^0/ })] },
    acts: { writes: 'o O', runs: 'P h' },
    data: 'a A b B c C d D e E f F G i j k K l m -mode M n N p -pp q r s S t T u U V x X y Y z Z',
  },
  ...each('dvipdfmx dvipdfm xdvipdfmx', {
    changes: true,
    acts: { writes: 'o', runs: 'f i D' },
    data: 'c d e l m p q r s t x y z C O S V dvipdfm kpathsea-debug E K M P',
  }),
  pdf2svg: { changes: true, writes: { how: 'touches' } },
  ...each('pdf2ps ps2ps eps2eps', { changes: true, writes: { how: 'copies' } }),
  ddjvu: {
    changes: true,
    writes: { how: 'copies' },
    data: 'format page eachpage mode skip subsample scale size aspect segment quality verbose',
  },
  djvups: {
    changes: true,
    writes: { how: 'copies' },
    data: `page format copies orientation mode zoom frame cropmarks level color gray colormatch gamma booklet bookletmax bookletalign
      bookletfold verbose`,
  },
  djvutxt: { reads: true, data: 'page detail escape' },
  unpaper: {
    changes: true,
    writes: { how: 'copies', short: 'lxsSmbnzBWwMt', long: UNPAPER_VALUES },
    data: `l layout start-sheet end-sheet sheet x exclude pre-rotate post-rotate M pre-mirror post-mirror pre-shift post-shift pre-wipe
      post-wipe pre-border post-border pre-mask s size post-size stretch post-stretch z zoom post-zoom no-blackfilter no-noisefilter
      no-blurfilter no-grayfilter no-mask-scan no-mask-center no-deskew no-wipe no-border no-border-scan no-border-align no-processing
      p W wipe B border w white-threshold black-threshold input-pages output-pages overwrite dpi ppi t type interleave end bn
      blackfilter-scan-direction bs blackfilter-scan-size bd blackfilter-scan-depth bp blackfilter-scan-step bt
      blackfilter-scan-threshold bx blackfilter-scan-exclude bi blackfilter-intensity ni noisefilter-intensity gs grayfilter-size gp
      grayfilter-step gt grayfilter-threshold mask-scan-point m mask mn mask-scan-direction ms mask-scan-size md mask-scan-depth mp
      mask-scan-step mt mask-scan-threshold mm mask-scan-minimum mM mask-scan-maximum mc mask-color dn deskew-scan-direction ds
      deskew-scan-size dd deskew-scan-depth dr deskew-scan-range dp deskew-scan-step dv deskew-scan-deviation mw middle-wipe b ip op S
      sheet-size sheet-background n interpolate no-multi-pages T test-only insert-blank replace-blank`,
  },
  odt2txt: { reads: true, acts: { writes: 'output' }, data: 'width encoding subst raw force' },

  // languages. Sources: the manual page of each: po4a 0.69, translate-toolkit 3.8, gettext 0.21, apertium 3.8, diction 1.11
  po4a: {
    changes: true,
    acts: { writes: 'destdir variable', runs: 'msgmerge-opt o option' },
    data: `k keep M master-charset L localized-charset A addendum-charset d debug f force stamp no-translations no-update keep-translations
      rm-translations no-backups rm-backups translate-only srcdir porefs wrap-po master-language msgid-bugs-address copyright-holder
      package-name package-version no-previous previous`,
  },
  ...each('po4a-translate po4a-normalize', {
    changes: true,
    acts: { writes: 'l localized pot', runs: 'o option' },
    data: `f format a addendum A addendum-charset m master M master-charset L localized-charset p po k keep w width d debug wrap-po b
      blank help-format C porefs`,
  }),
  'po4a-gettextize': {
    changes: true,
    acts: { writes: 'p po', runs: 'o option' },
    data: `f format m master M master-charset l localized L localized-charset d debug msgid-bugs-address copyright-holder package-name
      package-version help-format k keep-temps`,
  },
  'po4a-updatepo': {
    changes: true,
    acts: { writes: 'p po', runs: 'msgmerge-opt o option' },
    data: `f format m master M master-charset no-previous previous porefs wrap-po help-format d debug msgid-bugs-address copyright-holder
      package-name package-version`,
  },
  ...alike('msgcat', 'msgen'),
  ...each('po2csv csv2po po2tmx po2xliff xliff2po pot2po po2ts ts2po json2po po2json odf2xliff txt2po po2txt', {
    changes: true,
    writes: { how: 'copies' },
    acts: { writes: 'o output' },
    data: `i input x exclude t template S timestamp columnorder progress errorlevel P pot duplicates threshold fuzzy nofuzzy l language
      charset manpage source-language comments removeuntranslated encoding w wrap tm s similarity nofuzzymatching flavour
      no-segmentation c context`,
  }),
  apertium: { reads: true, acts: { runs: 'd' }, data: 'f u H a m o l n' },
  ...each('diction', { reads: true, data: 'b beginner d ignore-double-words s suggest f file n no-default-file L language l r N p' }),
});
