/** Programs: media, documents, sites, notebooks and models. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

export const MEDIA = (): Family => ({
  // media, documents
  streamlink: {
    network: 'talks',
    acts: {
      runs: 'p player player-args plugin-dirs plugin-dir config ffmpeg-ffmpeg a',
      writes: 'o output r record logfile R record-and-pipe ffmpeg-verbose-path',
      reaches: 'http-proxy player-external-http hls-segment-key-uri',
      lowers: 'http-no-ssl-verify http-disable-dh',
    },
    data: `plugins can-handle-url can-handle-url-no-redirect l loglevel Q j auto-version-check version-check interface ipv4 ipv6 4 6 verbose-player n
      player-fifo fifo player-http player-continuous-http player-external-http-continuous player-external-http-port player-passthrough player-no-close t
      title force-progress O stdout fs-safe-rules url default-stream stream-url retry-streams retry-max retry-open stream-types stream-priority
      stream-sorting-excludes ringbuffer-size stream-segment-attempts stream-segment-threads stream-segment-timeout stream-timeout mux-subtitles
      hls-live-edge hls-playlist-reload-time hls-segment-stream-data hls-playlist-reload-attempts hls-segment-ignore-names hls-audio-select hls-start-offset
      hls-duration hls-live-restart ffmpeg-no-validation ffmpeg-verbose ffmpeg-fout ffmpeg-video-transcode ffmpeg-audio-transcode ffmpeg-copyts
      ffmpeg-start-at-zero http-cookie http-header http-query-param http-ignore-env http-ssl-cert http-ssl-cert-crt-key http-timeout twitch-disable-ads
      twitch-disable-reruns twitch-low-latency twitch-api-header twitch-access-token-param`,
    effects: { rows: [ordinary('', 'deletes', 'overwrites the recording that it writes to', { options: '-f --force', area: 'files' })] },
  },
  'gallery-dl': { like: 'yt-dlp' },
  spotdl: { network: 'talks', changes: true },
  // Source: flac(1) 1.4.2
  flac: {
    changes: true,
    acts: { writes: 'o output-name output-prefix' },
    effects: {
      rows: [dangerous('', 'deletes', 'deletes the files after encoding them', { options: '--delete-input-file', area: 'files' })],
    },
    data: `d decode t test a analyze c stdout s silent totally-silent no-utf8-convert w warnings-as-errors f force preserve-modtime keep-foreign-metadata
      skip 0 1 2 3 4 5 6 7 8 H explain keep-foreign-metadata-if-present ogg serial-number residual-text cue F decode-through-errors
      apply-replaygain-which-is-not-lossless V verify lax replay-gain cuesheet picture sector-align ignore-chunk-sizes S seekpoint P padding T tag
      tag-from-file b blocksize m mid-side M adaptive-mid-side compression-level-0 compression-level-1 compression-level-2 compression-level-3
      compression-level-4 compression-level-5 compression-level-6 compression-level-7 compression-level-8 fast best e exhaustive-model-search A apodization l
      max-lpc-order p qlp-coeff-precision-search qlp-coeff-precision r rice-partition-order endian bps sample-rate sign input-size force-raw-format
      force-aiff-format force-rf64-format force-wave64-format no-adaptive-mid-side no-cued-seekpoints no-decode-through-errors no-delete-input-file
      no-preserve-modtime no-keep-foreign-metadata no-exhaustive-model-search no-force no-lax no-mid-side no-ogg no-padding no-qlp-coeff-prec-search
      no-replay-gain no-residual-gnuplot no-residual-text no-sector-align no-seektable no-silent no-verify no-warnings-as-errors`,
  },
  opusenc: {
    changes: true,
    acts: { writes: 'save-range' },
    data: `date help-picture bitrate vbr cvbr hard-cbr music speech comp framesize expect-loss downmix-mono downmix-stereo no-phase-inv title artist album
      tracknumber genre comment picture padding discard-comments discard-pictures raw raw-bits raw-rate raw-chan raw-endianness ignorelength serial
      set-ctl-int`,
  },
  oggenc: {
    changes: true,
    acts: { writes: 'o output n names' },
    data: `r raw B raw-bits C raw-chan R raw-rate raw-endianness utf8 k skeleton ignorelength Q b bitrate m min-bitrate M max-bitrate managed q quality
      resample downmix advanced-encode-option s serial discard-comments X name-remove P name-replace c comment a artist G genre d date N tracknum t title l
      album L lyrics Y lyrics-language`,
  },
  mkvmerge: {
    changes: true,
    acts: { writes: 'o output r redirect-output' },
    data: `w webm title default-language segmentinfo segment-uid chapter-language chapter-charset chapter-sync generate-chapters
      generate-chapters-name-template cue-chapter-name-format chapters global-tags track-order cluster-length clusters-in-meta-seek timestamp-scale
      enable-durations no-cues no-date disable-lacing disable-track-statistics-tags disable-language-ietf normalize-language-ietf split link link-to-previous
      link-to-next append-mode append-to attachment-description attachment-mime-type attachment-name attach-file-once attach-file
      enable-legacy-font-mime-types a audio-tracks d video-tracks s subtitle-tracks b button-tracks track-tags m attachments A no-audio D no-video S
      no-subtitles B no-buttons T no-track-tags no-chapters M no-attachments no-global-tags y sync cues default-track-flag track-enabled-flag
      forced-display-flag hearing-impaired-flag visual-impaired-flag text-descriptions-flag original-flag commentary-flag blockadd track-name language t tags
      aac-is-sbr audio-emphasis list-audio-emphasis reduce-to-core remove-dialog-normalization-gain timestamps default-duration
      fix-bitstream-timing-information compression f fourcc display-dimensions aspect-ratio aspect-ratio-factor cropping color-matrix-coefficients
      color-bits-per-channel chroma-subsample cb-subsample chroma-siting color-range color-transfer-characteristics color-primaries max-content-light
      max-frame-light chromaticity-coordinates white-color-coordinates max-luminance min-luminance projection-type projection-private projection-pose-yaw
      projection-pose-pitch projection-pose-roll field-order stereo-mode sub-charset i identify J F identification-format probe-range-percentage
      list-languages list-stereo-modes l list-types priority command-line-charset output-charset flush-on-close ui-language abort-on-warnings deterministic
      engage gui-mode capabilities`,
  },
  mkvextract: {
    changes: true,
    data: `f parse-fully command-line-charset output-charset flush-on-close ui-language abort-on-warnings engage gui-mode c blockadd cuesheet raw fullraw
      identify s simple simple-language`,
    acts: { writes: 'r redirect-output' },
  },
  mkvinfo: { reads: true },
  cwebp: {
    changes: true,
    acts: { writes: 'o' },
    data: `longhelp H lossless near_lossless q z alpha_q preset m crop resize mt low_memory size psnr pass qrange af jpeg_like f sharpness strong nostrong
      sharp_yuv sns segments partition_limit print_psnr print_ssim print_lsim progress quiet short map s pre alpha_filter alpha_method exact blend_alpha
      noalpha metadata noasm`,
  },
  // Source: dwebp(1) of webp 1.2.4
  dwebp: {
    changes: true,
    acts: { writes: 'o' },
    data: 'bmp tiff pam ppm pgm yuv nofancy nofilter dither alpha_dither nodither mt crop flip resize scale quiet v noasm',
  },
  'rsvg-convert': {
    changes: true,
    acts: { writes: 'o output', runs: 's stylesheet' },
    data: `w width h height f format z zoom x x-zoom y y-zoom a keep-aspect-ratio d dpi-x p dpi-y b background-color u unlimited page-width page-height top
      left l accept-language keep-image-data no-keep-image-data i export-id testing`,
  },
  inkscape: {
    changes: true,
    acts: { runs: 'actions shell extension-directory', writes: 'o export-filename' },
    data: `export-type w export-width h export-height d export-dpi a export-area C export-area-page D export-area-drawing export-area-snap b
      export-background y export-background-opacity i export-id j export-id-only l export-plain-svg T export-text-to-path export-ps-level export-pdf-version
      export-latex export-margin t export-use-hints export-png-color-mode n pages pdf-page pdf-poppler p pipe convert-dpi-method S query-all I query-id X
      query-x Y query-y W query-width H query-height vacuum-defs`,
  },
  gimp: {
    changes: true,
    acts: { runs: 'b batch batch-interpreter g gimprc system-gimprc', reaches: 'display' },
    data: `i no-interface help-all help-gtk help-gegl license n new-instance a as-new d no-data f no-fonts no-splash s no-shm no-cpu-accel session
      dump-gimprc debug-handlers c console-messages stack-trace-mode pdb-compat-mode`,
  },
  potrace: {
    changes: true,
    acts: { writes: 'o output' },
    data: `l license b backend s svg e eps p postscript g pgm z turnpolicy t turdsize a alphamax n longcurve O opttolerance u unit d debug P pagesize W width
      H height r resolution x scale S stretch A rotate M margin L leftmargin R rightmargin T topmargin B bottommargin tight C color fillcolor opaque flat c
      cleartext 2 level2 3 level3 longcoding G gamma k blacklevel i invert tty`,
  },
  tesseract: {
    changes: true,
    acts: { runs: 'c tessdata-dir user-words' },
    // tesseract(1) 5.3
    data: 'l psm oem dpi list-langs version help help-psm help-oem print-parameters loglevel user-patterns help-extra',
  },
  pdfinfo: { reads: true },
  // Source: pdfimages(1) of poppler-utils 22.12.0
  pdfimages: { changes: true, data: 'tiff f l png j jp2 jbig2 ccitt 1 2 4 A P X W B M all list opw upw p q' },
  pdfgrep: { reads: true, files: 'shown' },
  // Source: img2pdf(1) 0.4.4
  img2pdf: {
    changes: true,
    acts: { writes: 'o output' },
    data: `C colorspace D nodate first-frame-only pillow-limit-break pdfa S pagesize s imgsize b border f fit a auto-orient r rotation orientation
      crop-border title author creator producer creationdate moddate subject keywords from-file engine bleed-border trim-border art-border viewer-panes
      viewer-initial-page viewer-magnification viewer-page-layout viewer-fit-window viewer-center-window viewer-fullscreen`,
  },
  libreoffice: {
    changes: true,
    acts: { runs: 'env macro -env', reaches: 'accept', writes: 'outdir' },
    unasked: [{ args: /(?:^| )(?:macro:|vnd\.sun\.star\.script:)/, kind: 'runs-foreign-code', area: 'foreign-code', what: 'runs a macro' }],
    data: 'headless convert-to invisible nologo norestore infilter',
  },
  soffice: { like: 'libreoffice' },
  unoconv: {
    like: 'libreoffice',
    acts: { writes: 'o output', reaches: 'c connection s server' },
    data: `f format d doctype show e export i import preserve stdout T timeout v F field n no-launch password pipe p port stdin t template`,
  },
  lualatex: { like: 'pdflatex' },
  tex: { like: 'pdflatex' },
  luatex: { like: 'pdflatex' },
  latexmk: {
    does: { runs: [''] },
    acts: {
      runs: 'e r pdflatex latex usepretex -e -r -pdflatex -latex -usepretex -shell-escape -dvilualatex -pdflualatex -pdfxelatex -pretex -dF -pF',
      writes: '-outdir -auxdir -jobname -aux-directory -output-directory -deps-out -MF',
    },
    data: `-pdf -pdflua -pdfxe -pdfdvi -pdfps -ps -dvi -gg -time -norc -recorder -deps -commands -verbose -xelatex -lualatex -pvc -pv -c -C -f -g
      -interaction -synctex -halt-on-error -silent -quiet -cd -bibtex -view -bibtex-cond -bibtex-cond1 -bibtexfudge -bibfudge -bm -bi -bs -d -M -dependents
      -diagnostics -dir-report -dvilua -l -logfilewarninglist -logfilewarnings -MP -makeindexfudge -MSWinBackSlash -new-viewer -nobibtex -nobibtexfudge
      -nobibfudge -noemulate-aux-dir -nomakeindexfudge -output-format -pvctimeout -pvctimeoutmins -showextraoptions -stdtexcmds -Werror -xdv`,
  },
  // Sources: the manual page of each: bibtex(1) 0.99d, biber 2.18, makeindex 2.17
  bibtex: { changes: true, data: 'terse min-crossrefs' },
  biber: {
    changes: true,
    acts: { writes: 'O output-file output-directory logfile', runs: 'g configfile', lowers: 'ssl-noverify-host' },
    data: `tool output-format output-encoding E input-encoding e validate-datamodel V q quiet D debug T trace output-safechars fixinits mincrossrefs m
      sortlocale l output-align output-indent output-fieldcase output-resolve tool-align nolog noconf onlylog u U wraplines w annotation-marker cache
      clrmacros decodecharsset bblencoding dieondatamodel dot-include input-directory input-format isbn10 isbn13 isbn-normalise listsep
      named-annotation-marker namesep no-bblxml-schema no-bltxml-schema no-default-datamodel nodieonerror glob-datasources noskipduplicates nostdmacros
      noremove-tmp-dir noxname others-string output-all-macrodefs output-annotation-marker output-named-annotation-marker output-field-order
      output-field-replace output-legacy-dates output-listsep output-namesep output-no-macrodefs output-resolve-xdata output-resolve-crossrefs
      output-resolve-sets output-safecharsset output-xdatamarker output-xdatasep output-xname output-xnamesep recodedata show-tmp-dir sortdebug sortcase
      sortupper strip-comments tool-config tool-noremove-missing-dependants validate-config validate-control winunicode xdatamarker xdatasep xnamesep xsvsep`,
  },
  makeindex: { changes: true, acts: { writes: 'o t' }, data: 's c g i l q r L T p' },
  chktex: { reads: true },
  texcount: { reads: true },
  tlmgr: {
    network: 'talks',
    area: 'packages',
    does: {
      reads: ['info|search|list|check|option|version', 'repository list'],
      installs: ['install|update|init-usertree|restore'],
      changes: ['remove|backup|paper|path|conf'],
    },
    data: 'only-installed list global file all word keyword taxonomy data json self dry-run n only-remote',
    acts: { reaches: 'repository repo location', lowers: 'no-verify-downloads no-verify-repo' },
  },
  asciidoctor: {
    changes: true,
    acts: { runs: 'r require T template-dir I load-path', writes: 'o out-file D destination-dir', lowers: 'S safe-mode' },
    data: `b backend d doctype e embedded no-header-footer s n section-numbers a attribute v verbose w warnings q quiet trace t timings failure-level
      sourcemap B base-dir R source-dir eruby`,
  },
  'asciidoctor-pdf': { like: 'asciidoctor' },
  'sphinx-build': {
    does: { runs: [''] },
    acts: { runs: 'c conf-dir D', writes: 'd w' },
    data: 'b builder M j jobs W fail-on-warning n nitpicky a write-all E fresh-env q quiet v T keep-going t C A N Q P',
  },
  'sphinx-autobuild': { like: 'sphinx-build' },
  quarto: {
    does: {
      reads: ['check|list|help|inspect'],
      changes: ['create-project', 'create|convert|remove|use'],
      runs: ['render|preview|serve|run'],
      installs: ['install|add|update'],
    },
    effects: { rows: [ordinary('publish', 'uploads', 'publishes the site')] },
    acts: { writes: 'output o output-dir', runs: 'metadata-file execute-dir' },
    data: `to t no-execute cache no-cache no-render port profile type no-prompt`,
  },
  zola: {
    does: { reads: ['check'], changes: ['init|completion'], runs: ['build|serve'] },
    acts: { runs: 'c config', reaches: 'i interface', writes: 'o output-dir' },
    data: 'u base-url drafts p port O open f fast skip-external-links',
  },
  eleventy: {
    does: { runs: [''] },
    acts: { runs: 'config input', writes: 'output' },
    data: 'serve port watch pathprefix formats quiet incremental ignore-initial dryrun to',
  },
  hexo: {
    does: { reads: ['list|version|config'], changes: ['new|clean|init|publish'], runs: ['generate|g|server|s|render'] },
    effects: { rows: [ordinary('deploy|d', 'uploads', 'publishes the site')] },
  },
  gatsby: {
    does: { reads: ['info|feedback|options'], changes: ['clean|new|telemetry'], runs: ['build|develop|serve|repl'] },
    data: 'p port o open prefix-paths no-uglify log-pages write-to-file no-color verbose profile',
    acts: { reaches: 'H host' },
  },
  jupyter: {
    does: {
      reads: ['--version|troubleshoot|--paths', 'kernelspec list'],
      changes: ['nbconvert|trust|migrate'],
      runs: ['notebook|lab|console|execute|run|server'],
      installs: ['labextension|kernelspec install'],
    },
    effects: {
      rows: [
        ordinary('nbconvert', 'runs-project-code', 'runs a notebook of this project', { options: '--execute' }),
        dangerous('kernelspec remove|uninstall', 'deletes', 'removes a kernel of notebooks'),
      ],
    },
    unasked: [
      {
        args: /--(?:NotebookApp|ServerApp|IdentityProvider)\.(?:token|password)=(?= |$)/,
        kind: 'system',
        area: 'protection',
        what: 'lets whoever reaches the notebook run code as you',
        object: /\.(token|password)=(?: |$)/,
      },
    ],
    acts: { runs: 'config', lowers: 'allow-root', reaches: 'ip' },
    data: `to execute allow-errors NotebookApp.token NotebookApp.password ServerApp.token ServerApp.password ServerApp.root_dir IdentityProvider.token output
      output-dir port no-browser notebook-dir inplace clear-output no-input template stdout json version debug y generate-config config-dir data-dir
      runtime-dir paths f`,
  },
  'jupyter-lab': { does: { runs: [''] } },
  ipython: { like: 'python3' },
  streamlit: {
    network: 'talks',
    does: { reads: ['version|docs|config|help'], runs: ['run|hello'], changes: ['cache|init'] },
    data: `server.port server.headless browser.gatherUsageStats theme.base logger.level server.maxUploadSize server.runOnSave server.fileWatcherType
      browser.serverAddress browser.serverPort global.developmentMode server.baseUrlPath theme.primaryColor`,
    acts: { reaches: 'server.address', lowers: 'server.enableCORS server.enableXsrfProtection' },
  },
  ollama: {
    network: 'talks',
    does: { reads: ['list|ls|ps|show|help'], changes: ['cp|create|stop|run|pull'] },
    effects: {
      rows: [
        dangerous('rm', 'deletes', 'deletes a model'),
        ordinary('push', 'uploads', 'publishes a model'),
        ordinary('serve', 'system', 'starts a server'),
      ],
    },
    area: 'files',
  },
  llm: {
    network: 'talks',
    does: { reads: ['models|logs|templates|plugins|help|aliases', 'keys list'], changes: ['prompt|chat|embed'], installs: ['install'] },
    effects: { rows: [dangerous('keys set|get', 'secret', 'shows or stores a key')] },
  },
});
