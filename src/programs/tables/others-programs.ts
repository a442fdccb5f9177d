/** Programs: media, documents, and programs of which little more is known than where they come from. */
import { dangerous, ordinary, type Unasked } from '../effect-rows.ts';
import type { Family, PackageNames } from '../program.ts';

const IMAGEMAGICK: PackageNames = { apt: 'imagemagick', dnf: 'ImageMagick', yum: 'ImageMagick', zypper: 'ImageMagick', '*': 'imagemagick' };
const POPPLER: PackageNames = { apt: 'poppler-utils', dnf: 'poppler-utils', yum: 'poppler-utils', apk: 'poppler-utils', '*': 'poppler' };

/** Formats of ImageMagick that are scripts or addresses. Source: its security policy. */
const RUNS_SCRIPT: Unasked = {
  args: /(?:^| )(?:msl|ephemeral|url):[^ ]/i,
  kind: 'runs-foreign-code',
  area: 'foreign-code',
  what: 'runs a script of the image tool',
};

export const OTHERS = (): Family => ({
  // video and sound
  ffmpeg: {
    changes: true,
    writes: { how: 'last' },
    open: true,
    package: true,
    listed: 'files',
    // source: ffmpeg-devices(1)
    unasked: [
      {
        args: /-f (?:x11grab|kmsgrab|fbdev|avfoundation|gdigrab|dshow|v4l2|video4linux2|alsa|pulse|jack|oss|sndio|openal)(?= |$)/,
        kind: 'secret',
        area: 'capture',
        what: 'records the screen, the camera or the microphone',
      },
    ],
    acts: {
      runs: '-filter_complex_script -init_hw_device',
      writes: '-passlogfile -report -progress -sdp_file -vstats_file -dump',
      reaches: '-http_proxy',
    },
    data: `-i -c -codec -vcodec -acodec -b -r -s -t -ss -to -map -y -n -an -vn -sn -crf -preset -pix_fmt -ar -ac -threads -loglevel
      -hide_banner -stats -shortest -loop -frames -q -aspect -metadata -movflags -tune -g -bf -pass -profile -level -stream_loop
      -copyts -vsync -start_number -framerate -ab -vol -re -vf -af -filter_complex -filter`,
  },
  ffprobe: { reads: true, open: true },
  ffplay: { open: true, reads: true },
  sox: {
    changes: true,
    package: true,
    data: `t r c b e V S q n d v m M p sox-pipe default-device null buffer input-buffer clobber combine D no-dither G guard help-effect
      help-format i info magic multi-threaded single-threaded no-clobber norm play-rate-arg plot no-show-progress R replay-gain
      show-progress T ignore-length volume bits channels encoding no-glob rate type L endian B x N reverse-nibbles X reverse-bits
      add-comment comment comment-file C compression y Y z Z w W s l a A g f H effects-file`,
    acts: { writes: 'o temp' },
  },
  mpv: {
    package: true,
    reads: true,
    acts: {
      runs: `script scripts script-opts-append script-opts lua include config-dir input-conf input-ipc-server profile extraintf I intf
        config`,
      writes: 'o dump-stats stream-record sout log-file',
      reaches: 'http-proxy',
    },
    data: `fs loop no-video no-audio volume speed start end sub-file playlist shuffle quiet aid sid vid audio-file title geometry ontop
      vo ao ytdl-format fullscreen repeat random`,
  },
  vlc: { like: 'mpv' },

  // pictures
  convert: {
    changes: true,
    writes: { how: 'last' },
    open: true,
    package: IMAGEMAGICK,
    listed: 'files',
    acts: { runs: '-process -script -define -authenticate', writes: '-write -debug-log' },
    unasked: [RUNS_SCRIPT],
  },
  magick: {
    changes: true,
    writes: { how: 'last' },
    open: true,
    effects: { loose: true, rows: [ordinary('mogrify', 'changes', 'overwrites the pictures that it changes')] },
    package: { dnf: 'ImageMagick', apt: 'imagemagick', '*': 'imagemagick' },
    otherNames: ['convert'],
    listed: 'files',
    acts: { runs: '-process -script -define -authenticate', writes: '-write -debug-log' },
    unasked: [RUNS_SCRIPT],
  },
  mogrify: {
    open: true,
    package: IMAGEMAGICK,
    changes: true,
    manner: { words: true },
    writes: { how: 'edits' },
    acts: { runs: '-process -script', writes: '-write -path' },
  },
  identify: {
    reads: true,
    open: true,
    unasked: [
      {
        args: /(?:^| )["']?(?:\||(?:msl|ephemeral|mvg|text|url|https?):)/i,
        kind: 'runs-foreign-code',
        area: 'foreign-code',
        what: 'runs what its argument says',
      },
    ],
    package: IMAGEMAGICK,
  },
  montage: { open: true, changes: true, acts: { runs: '-process -script', writes: '-write -path' } },
  composite: { like: 'montage' },
  import: { open: true, changes: true, effects: { rows: [ordinary('', 'secret', 'takes a picture of the screen')] } },
  display: { open: true, reads: true, acts: { runs: 'A action action1 info -update' } },
  compare: { like: 'montage' },
  feh: { package: true, reads: true, acts: { runs: 'A action action1 info -update' } },
  exiftool: {
    package: { apt: 'libimage-exiftool-perl', dnf: 'perl-Image-ExifTool', pacman: 'perl-image-exiftool', '*': 'exiftool' },
    changes: true,
    // a tag can be any word, and may have a group before it: `-gps:all=`
    // and may be copied from another one: `-FileName<DateTimeOriginal`
    manner: { free: /^-[\w:#-]+[-+]?(?:=[^/~]*|<[^/~;=]*)$/ },
    unasked: [
      {
        args: /(?:^|\s)['"]?-(?:FileName|Directory|TestName)</i,
        kind: 'changes',
        area: 'files',
        what: 'renames or moves files by what is in them',
      },
    ],
    writes: { how: 'tags' },
    acts: {
      runs: 'if -if config -config p -p execute -execute -stay_open -api -use -geotag',
      writes: '-o -w -W -tagsFromFile -TagsFromFile -efile -addTagsFromFile',
    },
    data: `-gps -r -ext -json -csv -G -s -a -n -h -v -overwrite_original -q -all -d -fast -g -u -U -x -i -k -m -P -progress -sort -T -t -g0
      -g1 -g2 -g3 -g4 -G0 -G1 -G2 -G3 -G4 -s1 -s2 -s3 -S -b -ee -lang -c -charset -struct -L -z -fileOrder -DateTimeOriginal
      -CreateDate -ModifyDate -FileModifyDate -FileName -FileSize -FileType -MIMEType -Directory -Make -Model -LensModel -ISO -FNumber
      -ExposureTime -FocalLength -GPSLatitude -GPSLongitude -GPSPosition -ImageSize -ImageWidth -ImageHeight -Orientation -Title
      -Artist -Copyright -Keywords -Subject -Description -Comment -Software -Duration -Rating -AllDates -SerialNumber -ThumbnailImage
      -PreviewImage -ImageDescription -Megapixels -Aperture -ShutterSpeed -args -csvDelim -D -E -ex -ec -escapeHTML -escapeXML
      -escapeC -f -H -j -l -listItem -sep -Wext -X -binary -e -F -scanForXMP -wm -overwrite_original_in_place -list -listw -listf
      -listr -listwf -listg -listg1 -listd -listx -ver -globalTimeShift -common_args -echo -echo1 -echo2 -echo3 -echo4 -list_dir
      -srcfile -userParam -duplicates -Creator -gps:all -filename -artist -album -title -directory -Album -Genre -Author -createdate -datetimeoriginal`,
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes the copies of the original files', { options: '-delete_original -delete_original!' }),
        ordinary('', 'changes', 'overwrites the files with the copies of the originals', { options: '-restore_original' }),
      ],
    },
  },
  graphviz: { package: true, reads: true },
  dot: { package: { '*': 'graphviz' }, changes: true, acts: { writes: 'o O' }, data: 'T K G N E s q v n x y l P c V m' },

  // documents
  pandoc: {
    changes: true,
    package: true,
    listed: 'files',
    acts: {
      runs: 'F filter L lua-filter pdf-engine pdf-engine-opt template d defaults data-dir c H include-in-header syntax-definition',
      writes: 'o output log extract-media',
      lowers: 'no-check-certificate',
    },
    data: `f from t to r w s standalone toc table-of-contents M metadata V variable N number-sections wrap columns css self-contained
      embed-resources citeproc bibliography csl metadata-file highlight-style slide-level shift-heading-level-by resource-path
      list-input-formats list-output-formats verbose quiet mathjax reference-doc strip-comments top-level-division toc-depth sandbox`,
  },
  latex: {
    changes: true,
    open: true,
    does: { runs: [''] },
    acts: {
      runs: '-shell-escape -enable-write18 shell-escape enable-write18 fmt -fmt -ini',
      writes: '-output-directory output-directory -jobname jobname -aux-directory',
    },
    data: `-interaction interaction -halt-on-error halt-on-error -synctex synctex -file-line-error file-line-error -draftmode -recorder
      -no-shell-escape -version`,
  },
  pdflatex: { like: 'latex' },
  xelatex: {
    changes: true,
    does: { runs: [''] },
    acts: {
      runs: '-shell-escape -enable-write18 shell-escape enable-write18 fmt -fmt -ini',
      writes: '-output-directory output-directory -jobname jobname -aux-directory',
    },
    data: `-interaction interaction -halt-on-error halt-on-error -synctex synctex -file-line-error file-line-error -draftmode -recorder
      -no-shell-escape -version`,
  },
  gs: {
    open: true,
    package: { '*': 'ghostscript' },
    changes: true,
    acts: { runs: 'c f I', writes: '-o o -sOutputFile', lowers: '-dNOSAFER -dDELAYSAFER' },
    data: '-dBATCH -dNOPAUSE -q -sDEVICE -r -dSAFER -dPDFSETTINGS -dFirstPage -dLastPage -dCompatibilityLevel -g -dQUIET',
  },
  pdftotext: {
    package: POPPLER,
    changes: true,
    data: `-f -l -r -x -y -W -H -layout -raw -nopgbrk -enc -eol -opw -upw -q -htmlmeta -bbox -nodiag -fixed -bbox-layout -colspacing -tsv
      -cropbox -listenc`,
  },
  pdfunite: { like: 'pdftotext' },
  pdftk: {
    package: { apt: 'pdftk-java', pacman: 'pdftk', brew: 'pdftk-java' },
    changes: true,
    acts: { lowers: 'decrypt' },
    data: `pages password empty linearize rotate split-pages encrypt check show-npages replace-input overlay underlay warning-exit-0 json
      qdf object-streams stream-data compress-streams`,
  },
  qpdf: {
    passwords: [String.raw`--(?:user-|owner-)?password=`],
    package: { '*': 'qpdf' },
    changes: true,
    acts: { lowers: 'decrypt' },
    data: `pages password empty linearize rotate split-pages encrypt check show-npages replace-input overlay underlay warning-exit-0 json
      qdf object-streams stream-data compress-streams user-password owner-password bits to from repeat`,
  },

  // the terminal
  pv: { reads: true, package: true },
  just: {
    package: true,
    does: { runs: [''] },
    bringsNames: true,
    acts: { runs: 'f justfile d working-directory shell shell-arg c command shell-command chooser choose dotenv-path E' },
    data: 'l list n dry-run s show summary evaluate dump fmt v verbose q quiet set variables unstable highlight no-highlight yes',
  },
  asciinema: {
    package: true,
    does: { reads: ['play|cat|help|convert'], changes: ['rec|record|session'] },
    effects: { rows: [ordinary('upload|stream|auth', 'uploads', 'publishes a recording of the terminal')] },
    wraps: { script: ['c', 'command'], inner: 'none' },
    acts: { reaches: 'server-url' },
    leaves: /^/,
    data: 't title i idle-time-limit s speed q quiet y yes stdin append raw overwrite cols rows f format l loop e env',
  },
  figlet: { reads: true, package: true },
  cowsay: {
    reads: true,
    package: true,
    unasked: [{ args: /(?:^| )-f ?\S*\//, kind: 'runs-foreign-code', area: 'foreign-code', what: 'runs the Perl code of a cow file' }],
  },
  fortune: { reads: true, package: true },
  lolcat: { reads: true, package: true },
});
