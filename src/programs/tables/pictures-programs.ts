/** Programs: pictures, sound and pages that are written anew. */
import { ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';

export const PICTURES = (): Family => ({
  // sound and films. Sources: HandBrakeCLI --help 1.7; the manual page of each: lame 3.100, mediainfo 22.12,
  // metaflac 1.4.2, id3v2 0.1.12
  HandBrakeCLI: {
    changes: true,
    acts: { writes: 'o output' },
    data: `i input e encoder q quality Z preset f format b vb 2 two-pass multi-pass T turbo r rate cfr vfr pfr w width l height X
      maxWidth Y maxHeight crop a audio E aencoder B ab R arate 6 mixdown s subtitle subtitle-lang-list audio-lang-list m markers t
      title c chapters x encopts encoder-preset encoder-tune encoder-profile encoder-level O optimize preset-list z main-feature
      min-duration v verbose scan json all-audio all-subtitles subtitle-burned subtitle-default subtitle-forced F native-language N
      native-dub srt-file srt-codeset srt-lang no-dvdnav angle start-at-preview start-at stop-at 4 large-file I ipod-atom x264-preset
      x264-tune x264-profile audio-copy-mask audio-fallback Q aq C ac D drc gain A aname loose-crop strict-anamorphic loose-anamorphic
      custom-anamorphic display-width keep-display-aspect pixel-aspect itu-par modulus M color-matrix d deinterlace 5 decomb 9
      detelecine 8 denoise 7 deblock rotate g grayscale srt-offset srt-default`,
  },
  lame: {
    changes: true,
    acts: { writes: 'out-dir nogapout' },
    data: `V b h m q B v s r x a cbr abr preset vbr-new vbr-old quiet silent brief verbose nohist ta tt tl ty tn tg tc id3v1-only
      id3v2-only add-id3v2 scale scale-l scale-r decode mp1input mp2input mp3input lowpass highpass resample noreplaygain f F disptime
      priority k t p ti genre-list bitwidth signed unsigned little-endian big-endian nogap freeformat comp replaygain-fast
      replaygain-accurate clipdetect noasm S X Y e c o nores strictly-enforce-ISO lowpass-width highpass-width tv id3v2-latin1
      id3v2-utf16 space-id3v1 pad-id3v2 pad-id3v2-size ignore-tag-errors g`,
  },
  mediainfo: { reads: true, acts: { writes: 'LogFile' }, data: 'Inform Output Full f Details Language Help-Output Info-Parameters' },
  metaflac: {
    effects: {
      rows: [
        ordinary('', 'deletes', 'removes tags or other parts of sound files', {
          options: '--remove-tag --remove-first-tag --remove-all-tags --remove-replay-gain --remove --remove-all',
          area: 'files',
        }),
      ],
    },
    changes: true,
    data: `list block-number block-type except-block-type data-format application-data-format no-utf8-convert show-md5sum
      show-min-blocksize show-max-blocksize show-min-framesize show-max-framesize show-sample-rate show-channels show-bps
      show-total-samples show-vendor-tag show-tag show-all-tags set-tag import-tags-from import-picture-from import-cuesheet-from
      add-replay-gain add-seekpoint sort-padding merge-padding dont-use-padding preserve-modtime with-filename no-filename
      set-tag-from-file scan-replay-gain add-padding`,
    acts: { writes: 'export-tags-to export-picture-to export-cuesheet-to' },
  },
  id3v2: {
    effects: {
      rows: [
        ordinary('', 'deletes', 'deletes the tags of sound files', {
          options: '-d --delete-v2 -s --delete-v1 -D --delete-all',
          area: 'files',
        }),
      ],
    },
    changes: true,
    data: `l list L list-genres f list-frames R list-rfc822 a artist A album t song c comment g genre y year T track C convert 1 id3v1-only
      2 id3v2-only`,
  },

  // pictures. Sources: the manual page of each: jpegoptim 1.5.2, optipng 0.7.7, gifsicle 1.93, libavif 1.0;
  // the help text of pngquant 2.18, oxipng 9.0, svgo 3.2
  gifsicle: {
    changes: true,
    acts: { runs: 'transform-colormap', writes: 'o output' },
    data: `O optimize resize resize-fit resize-touch resize-width resize-height scale k colors lossy d delay l loopcount b batch e
      explode E explode-by-name i interlace I info crop crop-transparency flip-horizontal flip-vertical rotate-90 rotate-180 rotate-270
      no-flip no-rotate t transparent D disposal B background careful color-method f dither gamma w no-warnings m merge u unoptimize U
      s logical-screen S p position n name c comment x app-extension change-color use-colormap no-comments no-names no-loopcount
      no-extensions no-interlace resize-method resize-colors V verbose multifile cinfo color-info xinfo extension-info sinfo size-info
      no-ignore-errors conserve-memory no-conserve-memory nextfile delete insert-before append replace done extension no-disposal
      resize-fit-width resize-fit-height resize-touch-width resize-touch-height no-change-color`,
  },
  avifenc: {
    changes: true,
    data: `s speed q qcolor qalpha min max minalpha maxalpha j jobs d depth y yuv l lossless k keyframe c codec a advanced ignore-exif
      ignore-xmp ignore-icc ignore-profile cicp nclx r range p premultiply sharpyuv tilerowslog2 tilecolslog2 autotiling duration
      timescale fps progressive scaling-mode no-overwrite exif xmp icc repetition-count stdin g grid pasp clap irot imir`,
    acts: { writes: 'o output' },
  },
  jpegoptim: {
    changes: true,
    acts: { writes: 'd dest' },
    data: `m max S size s strip-all strip-none strip-com strip-exif strip-iptc strip-icc strip-xmp strip-jfif keep-all keep-com
      keep-exif keep-iptc keep-icc keep-xmp o overwrite n noaction t totals T threshold f force p preserve P preserve-perms q quiet v
      verbose b csv w workers all-normal all-progressive stdout stdin files-stdin all-arith all-huffman nofix strip-jfxx strip-Adobe
      keep-Adobe`,
  },
  optipng: {
    effects: { rows: [ordinary('', 'changes', 'overwrites pictures', { options: '-clobber' })] },
    changes: true,
    acts: { writes: '-out -dir -log' },
    data: 'o i f k keep preserve fix q quiet v verbose simulate strip nc nb np nx nz full zc zm zs zw backup silent snip',
  },
  pngquant: {
    changes: true,
    acts: { writes: 'o output' },
    data: 'ext quality speed s skip-if-larger strip nofs floyd posterize map transbug v verbose ordered Q',
    effects: { rows: [ordinary('', 'changes', 'overwrites pictures', { options: '-f --force' })] },
  },
  oxipng: {
    changes: true,
    data: `o opt s strip keep q quiet v verbose a alpha i interlace nb nc np ng nx nz fix t threads Z zopfli p preserve P pretend r
      recursive zc b backup timeout force fast f filters scale16 json`,
    acts: { writes: 'out dir' },
  },

  // pages. Sources: the manual page of each: poppler-utils 22.12, wkhtmltopdf 0.12.6, weasyprint 61, ocrmypdf 14, pdfcrop 1.40
  wkhtmltopdf: {
    effects: {
      rows: [
        ordinary('', 'uploads', 'sends a form or a file to a server', { options: '--post --post-file' }),
        ordinary('', 'unread', 'does what its input says', { options: '--read-args-from-stdin' }),
      ],
    },
    changes: true,
    network: 'talks',
    acts: { runs: 'run-script', lowers: 'enable-local-file-access allow', reaches: 'p proxy', writes: 'cookie-jar dump-outline cache-dir' },
    data: `s page-size T margin-top B margin-bottom L margin-left R margin-right O orientation q quiet d dpi zoom title g grayscale l
      lowquality image-quality image-dpi header-center header-left header-right header-font-name header-font-size header-line
      header-spacing footer-center footer-left footer-right footer-font-name footer-font-size footer-line footer-spacing toc outline
      no-outline outline-depth background no-background print-media-type no-print-media-type javascript-delay viewport-size n
      disable-javascript enable-javascript encoding page-width page-height no-images images disable-smart-shrinking
      enable-smart-shrinking page-offset copies collate no-collate minimum-font-size user-style-sheet load-error-handling
      load-media-error-handling window-status no-pdf-compression log-level disable-external-links disable-internal-links enable-forms H
      extended-help htmldoc license manpage readme bypass-proxy-for checkbox-checked-svg checkbox-svg radiobutton-checked-svg
      radiobutton-svg cookie custom-header custom-header-propagation no-custom-header-propagation debug-javascript no-debug-javascript
      disable-local-file-access password disable-plugins proxy-hostname-lookup ssl-crt-path ssl-key-password ssl-key-path
      stop-slow-scripts no-stop-slow-scripts username`,
  },
  weasyprint: {
    changes: true,
    network: 'talks',
    data: `s stylesheet e encoding m media-type a attachment p presentational-hints O optimize-images pdf-identifier pdf-variant
      pdf-version pdf-forms full-fonts hinting D dpi j jpeg-quality t timeout q quiet v verbose d debug uncompressed-pdf
      custom-metadata srgb optimize-size`,
    acts: { reaches: 'u base-url', writes: 'c cache-folder' },
  },
  ocrmypdf: {
    changes: true,
    acts: { runs: 'plugin tesseract-config', writes: 'sidecar flowchart', lowers: 'invalidate-digital-signatures' },
    data: `l language image-dpi output-type title author subject keywords r rotate-pages remove-background d deskew c clean i
      clean-final oversample remove-vectors f force-ocr s skip-text redo-ocr skip-big O optimize jpeg-quality png-quality jbig2-lossy
      pages max-image-mpixels tesseract-pagesegmode tesseract-oem pdf-renderer tesseract-timeout rotate-pages-threshold
      pdfa-image-compression fast-web-view j jobs q quiet v verbose k keep-temporary-files color-conversion-strategy
      continue-on-soft-render-error user-words user-patterns no-progress-bar mask-barcodes threshold`,
  },
  pdfcrop: {
    changes: true,
    data: 'margins clip noclip hires nohires bbox bbox-odd bbox-even resolution verbose quiet debug luatex pdftex xetex',
    acts: { runs: 'gscmd pdftexcmd xetexcmd luatexcmd' },
  },
  pdftoppm: {
    changes: true,
    data: `-f -l -o -e -singlefile -scale-dimension-before-rotation -r -rx -ry -scale-to -scale-to-x -scale-to-y -x -y -W -H -sz -cropbox
      -hide-annotations -mono -gray -displayprofile -defaultgrayprofile -defaultrgbprofile -defaultcmykprofile -sep -forcenum
      -overprint -jpeg -jpegcmyk -jpegopt -png -tiff -tiffcompression -freetype -thinlinemode -aa -aaVector -opw -upw -q -progress`,
  },
  pdfseparate: { changes: true, data: '-f -l' },
  mutool: {
    changes: true,
    does: { reads: ['info|show|pages|trace'], changes: ['draw|convert|clean|extract|merge|poster'], runs: ['run'] },
    data: 'p r F R w h f B c e G I s A U X m K L P T N q i D g d l a z',
    acts: { writes: 'o' },
  },
  svgo: {
    changes: true,
    acts: { runs: 'config', writes: 'o output' },
    data: `f folder i input s string p precision datauri multipass pretty indent eol final-newline r recursive exclude q quiet no-color
      show-plugins`,
  },
});
