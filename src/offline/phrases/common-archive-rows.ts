/** More of what people ask of files in passing: rights, links, archives, copies and pictures, in the many ways in which it is said. */
import { phrasesOf, type Row } from '../row-phrases.ts';
import { AND_ALL, EACH, HERE } from './row-parts.ts';

const LINK = '(symlink|link|symbolic link|soft link|shortcut|sym link)';
const POINTS = '(pointing at|pointing to|that points to|that points at|which points to|leading to|to|for|targeting)';
const OWN =
  '(each into its own folder|each in its own folder|each to its own folder|each into own folder|into its own folder|each into separate folder|' +
  'into separate folders|into their own folders|each into its own directory|each in its own directory|into its own directory|' +
  'into their own directories|into separate directories|each into folder of its own|each into directory of its own|into own folders|' +
  'each into its own subfolder|each in its own subfolder|each into folder named after it|each into folder with its name)';
const HARD =
  '(as hard as possible|as much as possible|as small as possible|as tight as possible|as tightly as possible|with maximum compression|' +
  'at maximum compression|with best compression|at highest level|at maximum level|with highest compression|at best compression|maximally|' +
  'with strongest compression|with max compression|at max level)';
const KEPT = '[keeping original|and keep original|but keep original|without deleting original]';
const WITH = '(with|using|by|via|as|to|into|in)';

const rows: readonly Row[] = [
  [
    [
      `(give|hand|hand over|assign|transfer|chown|change owner of|change ownership of|set owner of) [folder|directory] {dir} ${AND_ALL} to [user] {name}`,
      `make [user] {name} (owner of|own) [folder|directory] {dir} ${AND_ALL}`,
      `(recursively) (chown|change owner of|change ownership of) [folder|directory] {dir} to [user] {name}`,
    ],
    'sudo chown -R {name} {dir}',
    'gives {dir} and all that is in it to {name}',
  ],
  [
    [
      `(make|create|add|set up) [new] ${LINK} (named|called) {made} ${POINTS} [file|folder|directory] {dir}`,
      `(make|create|add|set up) [new] ${LINK} {made} ${POINTS} [file|folder|directory] {dir}`,
      `(make|create|add|set up) [new] ${LINK} ${POINTS} [file|folder|directory] {dir} (named|called|as|with name) {made}`,
      `(symlink|link) {dir} (as|under name) {made}`,
      `make {made} (a link to|a symlink to|a symbolic link to|link to|symlink to|point to|point at) {dir}`,
    ],
    'ln -s {dir} {made}',
    'makes the link {made}, which leads to {dir}',
  ],
  [
    [
      `(unzip|extract|unpack) ${EACH} (zip|zips|zip file|zip files|zip archive|zip archives|.zip|.zip files|*.zip) ${HERE} ${OWN}`,
      `(unzip|extract|unpack) ${EACH} (zip|zips|zip file|zip files) ${OWN} ${HERE}`,
    ],
    'for f in *.zip; do unzip -n "$f" -d "${f%.zip}"; done',
    'unpacks each zip file here into a folder of its name; overwrites nothing',
  ],
  [
    [
      `(untar|extract|unpack) ${EACH} (tar.gz|tar.gz files|tar.gz file|tarballs|tarball|tgz|.tar.gz|.tar.gz files|*.tar.gz|tar archives) ${HERE} ${OWN}`,
    ],
    'for f in *.tar.gz; do mkdir -p "${f%.tar.gz}" && tar -xkf "$f" -C "${f%.tar.gz}"; done',
    'unpacks each tar.gz file here into a folder of its name; overwrites nothing',
  ],
  [
    [
      `(compress|pack|xz) [file] {file} ${WITH} xz ${HARD} ${KEPT}`,
      `xz [file] {file} ${HARD} ${KEPT}`,
      `(compress|pack) [file] {file} ${HARD} ${WITH} xz ${KEPT}`,
    ],
    'xz -9ek {file}',
    'writes {file}.xz, as small as xz can; {file} stays',
  ],
  [
    [
      `(compress|pack|gzip) [file] {file} ${WITH} (gzip|gz) ${HARD} ${KEPT}`,
      `gzip [file] {file} ${HARD} ${KEPT}`,
      `(compress|pack) [file] {file} ${HARD} ${WITH} (gzip|gz) ${KEPT}`,
    ],
    'gzip -9k {file}',
    'writes {file}.gz, as small as gzip can; {file} stays',
  ],
  [
    [
      `(compress|pack) [file] {file} ${WITH} bzip2 ${HARD} ${KEPT}`,
      `bzip2 [file] {file} ${HARD} ${KEPT}`,
      `(compress|pack) [file] {file} ${WITH} bzip2 keeping original`,
    ],
    'bzip2 -9k {file}',
    'writes {file}.bz2; {file} stays',
  ],
  [
    [`(compress|pack) [file] {file} ${WITH} (zstd|zst|zstandard) ${HARD} ${KEPT}`, `zstd [file] {file} ${HARD} ${KEPT}`],
    'zstd -19 {file}',
    'writes {file}.zst, as small as zstd can; {file} stays',
  ],
  [
    [`(compress|pack) [file] {file} ${WITH} xz keeping original`, `xz {file} keeping original`],
    'xz -k {file}',
    'writes {file}.xz; {file} stays',
  ],
  [
    [`(compress|pack) [file] {file} ${WITH} (zstd|zst|zstandard) ${KEPT}`, `zstd {file} ${KEPT}`],
    'zstd {file}',
    'writes {file}.zst; {file} stays',
  ],
  [
    [
      '(delete) (all|every|each|any) {leftover} [files|file] (in this tree|here and below|everywhere|recursively|in all' +
        ' subfolders|under here|below here|in all folders|' +
        'from this tree|below this folder|under this folder|in this project|in every folder|in all subdirectories)',
    ],
    'find . -type f -name {leftover} -delete',
    'deletes every {leftover} here and below',
  ],
  [
    [
      '(make|create|build) (tar.gz|tgz|tarball|tar archive|tar|gzipped tar|compressed archive|tar.gz archive|compressed tarball) (of|from|out of' +
        '|with) [folder|directory] {tree} [folder|directory]',
      '(tar|tar up) [folder|directory] {tree} (folder|directory)',
      '(tar|tar up|pack|archive|compress) [up] [folder|directory] {tree} [folder|directory] (into|as|to) [tar.gz|tgz|tarball]',
    ],
    'tar -czf {tree}.tar.gz {tree}',
    'packs {tree} into {tree}.tar.gz',
  ],
  [
    [
      '(make|create|build) (zip|zip file|zip archive|archive) (of|from|out of) [folder|directory] {tree} [folder|directory] (without|except' +
        '|excluding|but not|leaving out) {folder}',
    ],
    "zip -r {tree}.zip {tree} -x '*/{folder}/*'",
    'packs {tree} without what is in {folder}',
  ],
  [
    [
      '(copy) [folder|directory] {dir} [folder|directory] (to|into) {dir2} [and|while|but|with] (keep|keeping|preserve|preserving|with) [all|its] ' +
        '(timestamps|times|permissions|attributes|dates|times and permissions|permissions and timestamps|timestamps and permissions|owners and' +
        ' permissions|modification times|dates and permissions)',
    ],
    'cp -an {dir} {dir2}',
    'copies {dir} with its times and permissions; overwrites nothing',
  ],
  [
    [
      '(sync|synchronise|synchronize|copy|mirror) {dir} (to|with|into) {dir2} (only new ones|only new files|only newer files|only newer ones|only' +
        ' changed files|only new or changed files|only what is new|only what changed)',
      '(sync|copy) only (new|newer|changed|new or changed|new and changed) files from {dir} to {dir2}',
    ],
    'rsync -au {dir}/ {dir2}/',
    'copies what is new or newer; deletes nothing there',
  ],
  [
    [
      '(make|let) [all|everything|all files|every file] [in|inside|of|below] {dir} (readable by everyone|readable for everyone|readable by all' +
        '|readable for all|world-readable|readable by others|readable to everyone|readable by anybody)',
    ],
    'chmod -R a+rX {dir}',
    'lets everyone read {dir} and what is in it',
  ],
  [
    [
      '(change|set) (owner|ownership) of [folder|directory] {dir} to [user] {name} (recursively|with everything in it|and everything in it' +
        '|including everything in it|including all files)',
      '(recursively) (change|set) (owner|ownership) of [folder|directory] {dir} to [user] {name}',
      'chown {dir} to [user] {name} recursively',
    ],
    'sudo chown -R {name} {dir}',
    'gives {dir} and all that is in it to {name}',
  ],
  [
    [
      '(take|take away|remove|revoke|drop|deny) write (permission|permissions|access|rights) (from|for|of) (everyone|everybody|all|others|group' +
        ' and others|all others|other users) [but me|except me|except owner|but owner|else] (on|from|for|to|of) [file] {file}',
      '(make) {file} (writable only by me|writable by me only|writable only for me)',
      'only i (should|may) [be able to|be allowed to] (write|change|edit|modify) [to] {file}',
    ],
    'chmod go-w {file}',
    'lets nobody but its owner write {file}',
  ],
  [
    ['(rotate|turn) [image|picture|photo] {picture} [by] {n} (degrees|degree|deg) [clockwise|to right]'],
    ['magick {picture} -rotate {n} rotated-{picture}', 'convert {picture} -rotate {n} rotated-{picture}'],
    'writes rotated-{picture}, turned by {n} degrees',
  ],
  [
    [
      '(make|turn|convert|change) [image|picture|photo] {picture} [to|into|in] (black and white|grayscale|greyscale|gray|grey|black-and-white' +
        '|monochrome|grayscale image)',
    ],
    ['magick {picture} -colorspace Gray gray-{picture}', 'convert {picture} -colorspace Gray gray-{picture}'],
    'writes gray-{picture}, without colours',
  ],
  [
    [
      '(resize|scale|shrink|scale down) [image|picture|photo] {picture} to {pixels} [pixels|px]',
      'make [image|picture|photo] {picture} {pixels} [pixels|px]',
    ],
    ['magick {picture} -resize {pixels} {pixels}-{picture}', 'convert {picture} -resize {pixels} {pixels}-{picture}'],
    'writes {pixels}-{picture}, which fits in {pixels} pixels',
  ],
];

export const commonArchiveRows = phrasesOf(rows);
