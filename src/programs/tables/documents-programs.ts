/** Programs: documents, pictures, archives and duplicates. */
import { dangerous, ordinary } from '../effect-rows.ts';
import type { Family } from '../program.ts';
import { each } from './shared-rows.ts';

export const DOCUMENTS = (): Family => ({
  // PDF. Sources: the manual page of each: poppler-utils 22.12.0, qpdf 11.3.0
  pdffonts: { reads: true, data: 'f l subst opw upw' },
  pdfdetach: { changes: true, acts: { writes: 'o' }, data: 'list save savefile saveall enc opw upw' },
  pdfattach: { changes: true, writes: { how: 'touches' }, data: 'replace' },
  ...each('pdftocairo pdftohtml pdftops', {
    changes: true,
    writes: { how: 'touches' },
    data: `png jpeg tiff pdf ps eps svg print printdlg f l o e singlefile r rx ry scale-to scale-to-x scale-to-y x y W H sz cropbox p c
      s dataurls i noframes stdout zoom xml noroundcoord enc opw upw hidden fmt nomerge nodrm wbt fontfullname level1 level1sep level2
      level2sep level3 level3sep form opi binary noembt1 noembtt noembcidps noembcidtt passfonts aaRaster rasterize processcolorformat
      level processcolorprofile mono gray antialias transp jpegopt nocrop noshrink nocenter duplex defaultgrayprofile defaultrgbprofile
      defaultcmykprofile`,
  }),
  pdfsig: {
    changes: true,
    writes: { how: 'touches' },
    network: 'talks',
    effects: { rows: [ordinary('', 'changes', 'signs a document', { options: '-sign --sign -add-signature --add-signature' })] },
    data: 'nssdir nss-pwd nocert no-ocsp aia dump add-signature new-signature-field-name sign nick kpw digest reason etsi list-nicks',
  },
  'fix-qdf': { reads: true },
  'zlib-flate': { reads: true },

  // pictures. Sources: the manual page of each: exif 0.6.22, exiv2 0.27.6, gifsicle 1.93, webp 1.2.4, pngcrush 1.8.13, potrace 1.16,
  // dcraw 9.28
  exif: {
    changes: true,
    acts: { writes: 'o output' },
    data: `i ids t tag ifd l list-tags remove s show-description e extract-thumbnail r remove-thumbnail n insert-thumbnail
      no-fixup set-value c create-exif m machine-readable w width x xml-output d usage`,
  },
  exiv2: {
    changes: true,
    writes: { how: 'touches' },
    effects: { rows: [dangerous('rm|delete', 'changes', 'deletes the facts that pictures carry', { area: 'files' })] },
    acts: { writes: 'l location' },
    data: 'n a b c d D e f F g i k K m M O p P Q r S t T u Y',
  },
  ...each('gifdiff gifview vwebp webpinfo', {
    reads: true,
    data: `brief ignore-redundancy w ignore-background B animate a unoptimize U d display name geometry title window new-window
      install-colormap i background bg min-delay fallback-delay no-interactive memory-limitlim noicc nofancy nofilter dither
      noalphadither usebgcolor mt info diag summary bitstream_info H longhelp`,
  }),
  ...each('gif2webp img2webp webpmux', {
    changes: true,
    acts: { writes: 'o' },
    data: 'lossy mixed m min_size kmin kmax metadata f mt loop_compatibility loop d lossless duration bgcolor frame quiet',
  }),
  pngcrush: {
    changes: true,
    writes: { how: 'touches' },
    acts: { writes: 'd' },
    data: `already bit_depth bkgd brute c dou e exit f fix force g itxt keep l loco m max mng n p plte_len rem replace_gamma res save
      srgb text newtimestamp oldtimestamp trns trns_array w z zitxt ztxt`,
  },
  mkbitmap: {
    changes: true,
    acts: { writes: 'o output' },
    data: 'l license x nodefaults i invert f filter n nofilter b blur s scale 1 linear 3 cubic t threshold g grey',
  },
  dcraw: { changes: true, data: 'c e z i I P K k S n C H w a A r M o p d D T W b f q t 4 6 j g m s B E' },

  // duplicates. Sources: jdupes(1) 1.21.1, rdfind(1) 1.5.0, duperemove(8) 0.11.2, rmlint(1) 2.9.0
  jdupes: {
    area: 'files',
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes duplicate files', { options: '-d --delete' }),
        ordinary('', 'changes', 'links duplicate files to one another', { options: '-L --link-hard -l --link-soft -B --dedupe' }),
      ],
    },
    acts: { lowers: 'T partial-only' },
    data: `@ loud 0 print-null 1 one-file-system A no-hidden B dedupe C chunk-size D d delete f omit-first H hard-links i reverse I
      isolate L link-hard m summarize M print-summarize N no-prompt O param-order o order p permissions P print Q quick R recurse r S
      size s symlinks u print-unique X ext-filter z zero-match Z soft-abort`,
  },
  rdfind: {
    area: 'files',
    changes: true,
    effects: {
      rows: [
        dangerous('', 'deletes', 'deletes duplicate files', { options: '-deleteduplicates --deleteduplicates' }),
        ordinary('', 'changes', 'links duplicate files to one another', {
          options: '-makesymlinks --makesymlinks -makehardlinks --makehardlinks',
        }),
      ],
    },
    acts: { writes: 'outputname' },
    data: `ignoreempty minsize maxsize followsymlinks removeidentinode checksum deterministic makesymlinks makehardlinks
      makeresultsfile deleteduplicates sleep n dryrun`,
  },
  duperemove: {
    changes: true,
    acts: { writes: 'hashfile write-hashes' },
    data: 'r d A L R fdupes skip-zeroes b io-threads cpu-threads dedupe-options lookup-extents read-hashes hash-threads hash exclude',
  },
  hashstats: { reads: true, data: 'n a b l' },
  'show-shared-extents': { reads: true },
  rmlint: {
    effects: {
      rows: [
        ordinary('', 'changes', 'keeps checksums in attributes of the files', {
          options: '-C --xattr --xattr-write --xattr-clear',
          area: 'files',
        }),
      ],
    },
    changes: true,
    acts: { writes: 'o output O add-output n newer-than-stamp', runs: 'c config' },
    data: `T types z perms a algorithm p paranoid P less-paranoid loud g progress G no-progress D merge-directories rank-by j
      honour-dir-layout y sort-by w with-color W no-with-color H show-man s size S d max-depth l hardlinked keep-hardlinked L
      no-hardlinked f followlinks F no-followlinks @ see-symlinks x no-crossdev X crossdev r hidden R no-hidden partial-hidden b
      match-basename B unmatched-basename e match-with-extension E no-match-with-extension i match-without-extension I
      no-match-without-extension N newer-than k keep-all-tagged K keep-all-untagged m must-match-tagged M must-match-untagged replay
      xattr-read U write-unfinished t threads u limit-mem q clamp-low Q clamp-top Z mtime-window with-fiemap without-fiemap`,
  },

  // archives. Sources: lsar(1), unar(1) 1.10.7; zpaq(1) 7.15
  lsar: {
    reads: true,
    data: `l long L verylong t test p password e encoding E password-encoding pe print-encoding i indexes j json ja json-ascii nr
      no-recursion`,
  },
  unar: {
    changes: true,
    acts: { writes: 'o output-directory' },
    data: `f force-overwrite r force-rename s force-skip d force-directory D no-directory p password e encoding E password-encoding i
      indexes nr no-recursion t copy-time k forks q quiet`,
  },
  zpaq: {
    changes: true,
    does: { reads: ['l|list'], changes: ['a|add|x|extract'] },
    acts: { writes: 'to index repack' },
    data: 'all f force fragment key mtype method noattributes not only sN summary test tN threads until',
  },

  // words. Source: codespell(1) 2.2.2
  codespell: {
    changes: true,
    effects: { rows: [ordinary('', 'changes', 'corrects files', { options: '-w --write-changes', area: 'files' })] },
    acts: { runs: 'config toml' },
    data: `d disable-colors c enable-colors w write-changes D dictionary builtin ignore-regex I ignore-words L ignore-words-list
      uri-ignore-words-list r regex uri-regex s summary count S skip x exclude-file i interactive quiet-level e hard-encoding-detection
      f check-filenames H check-hidden A after-context B before-context C context`,
  },

  // subtitles and references. Sources: subliminal --help 2.2, bibtex-tidy --help 1.14, papis --help 0.13
  subliminal: {
    network: 'talks',
    passwords: ['--provider\\.\\w+\\.password[= ]'],
    does: { changes: ['download'] },
    effects: {
      rows: [ordinary('cache', 'changes', 'empties its cache', { options: '--clear-subliminal' })],
      long: ['language', 'provider', 'config', 'cache-dir', 'provider.opensubtitlescom.username', 'provider.opensubtitlescom.password'],
      short: 'lpcmad',
    },
    acts: { runs: 'c config', writes: 'd directory cache-dir' },
    data: `l language p provider r refiner a age e encoding original-encoding s single f force hi hearing-impaired m min-score language-format
            v verbose w max-workers z archives debug addic7ed opensubtitles opensubtitlescom i ignore-provider fo foreign-only
      provider.opensubtitlescom.username provider.opensubtitlescom.password`,
  },
  'bibtex-tidy': {
    changes: true,
    effects: {
      rows: [
        ordinary('', 'changes', 'changes the file in place', { options: '--modify -m' }),
        dangerous('', 'deletes', 'leaves out or joins entries of the file', { options: '--merge --omit', area: 'files' }),
      ],
    },
    acts: { writes: 'o output' },
    data: `omit curly numeric months space tab align blank-lines sort sort-fields duplicates merge strip-enclosing-braces drop-all-caps escape
      strip-comments trailing-commas encode-urls tidy-comments remove-empty-fields remove-dupe-fields generate-keys max-authors lowercase
      enclosing-braces remove-braces wrap quiet backup m modify v2 help`,
  },
  papis: {
    network: 'talks',
    area: 'files',
    does: {
      reads: ['list|export|explore|config|doctor|cache|bibtex|help', 'tag'],
      changes: ['add|update|addto|edit|mv|rename|git|merge|init|addfile'],
      runs: ['run|exec|open|browse|serve'],
    },
    effects: {
      rows: [dangerous('rm', 'deletes', 'deletes documents of the library')],
      long: ['lib', 'picktool', 'set', 'config'],
      short: 'lcs',
    },
    acts: { runs: 'c config s', writes: 'o out' },
    data: `l lib batch from from-bibtex from-doi confirm no-confirm open no-open edit no-edit link move set sort format f folder-name
      file-name subfolder d b v verbose log color download-files no-download-files all doc-folder`,
  },
});
