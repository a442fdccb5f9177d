/** What people ask of files in passing: their order, names, copies, rights, links and archives, in the many ways in which it is said. */
import { phrasesOf, type Row } from '../row-phrases.ts';

const LIST = '(show|sort|order|give|get)';
const FILES = '(files|everything|all files|contents|folder|all)';
const HERE = '[here|in here|in this folder|in this directory|in current directory|in current folder]';
const BY_SIZE = '[sorted|ordered|sort|order] [by size|by file size|on size]';
const HUMAN = '[human readable|in human readable form|with human readable sizes|with sizes|and sizes|with their sizes]';
const NAMES = '(name|names|file name|file names|filename|filenames|file|files)';
const EACH = '(each|every|all|all of|all the)';
const FRONT =
  '(in front of|before|at front of|to front of|at beginning of|to beginning of|at start of|to start of|as prefix to|as prefix of|as prefix for)';
const BEHIND = '(after|behind|at end of|to end of|as suffix to|as suffix of|as suffix for)';
const MODES = '[permissions of|permission of|mode of|rights of|permissions on|permissions for]';
const INSIDE = '(in|under|inside|below|within|beneath)';
const DIRS = '(folders|directories|subfolders|subdirectories|dirs)';
const AND_ALL =
  '(and everything in it|and everything inside|and everything inside it|and everything below|and everything below it|and everything under it|' +
  'and all that is in it|and all its contents|and its contents|with everything in it|with all its contents|recursively|and all files in it|' +
  'and all files below it|and all files inside|and everything within)';
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
const DATED =
  "(with|using|adding|and add) (today's date|date|current date|timestamp|date of today|todays date) " +
  '[in|added to|appended to|on|to|as|at end of] [its|new] [name|filename|file name|suffix]';

const rows: readonly Row[] = [
  [
    [
      `${LIST} ${FILES} ${HERE} ${BY_SIZE} (biggest first|largest first|biggest to smallest|largest to smallest|descending) ${HUMAN}`,
      `${LIST} ${FILES} ${HERE} (sorted by size|ordered by size|by size|in order of size) ${HUMAN}`,
    ],
    'ls -lhS',
    'lists the files here with sizes, the biggest first',
  ],
  [
    [
      `${LIST} ${FILES} ${HERE} ${BY_SIZE} (smallest first|smallest to biggest|smallest to largest|biggest last|largest last|ascending) ${HUMAN}`,
    ],
    'ls -lhSr',
    'lists the files here with sizes, the smallest first',
  ],
  [
    [
      `${LIST} ${FILES} ${HERE} [sorted|ordered|sort|order] [by date|by time|by age|by modification time|by modification date] (newest first|latest first|oldest last)`,
      `${LIST} ${FILES} ${HERE} (sorted by|ordered by|by|in order of) (modification time|modification date|date|time|last change|last modified|date modified|age)`,
    ],
    'ls -lht',
    'lists the files here, the newest first',
  ],
  [
    [
      `${LIST} ${FILES} ${HERE} [sorted|ordered|sort|order] [by date|by time|by age|by modification time|by modification date] (oldest first|newest last|latest last)`,
    ],
    'ls -lhtr',
    'lists the files here, the oldest first',
  ],
  [
    [
      '(count|how many|number of) files [are there|do i have] (per|by|of each|for each|with each|grouped by) [file] (extension|type|file type|ending|kind)',
      'show how many files [there are|are there|i have] (per|of each|for each|with each) [file] (extension|type|file type|ending|kind)',
    ],
    "find . -type f -name '*.*' | sed 's/.*\\.//' | sort | uniq -c | sort -rn",
    'counts the files here and below by their extension',
  ],
  [
    [
      '(find|show|which) [all] files (without|with no|that have no|lacking|have no|that do not have) [file] (extension|extensions|ending|suffix)',
    ],
    "find . -type f ! -name '*.*'",
    'lists the files here and below without an extension',
  ],
  [
    ['(show|get|give|find|what is) (full|absolute|complete|whole) path (of|to|for) [file|folder] {file}'],
    'realpath {file}',
    'prints the whole path of {file}',
  ],
  [
    [
      `(show|get|count) number of (inodes|free inodes|used inodes)`,
      '[show|how many] (inodes|inode usage) [usage] [are free|are left|are used|free|left|used|do i have left]',
    ],
    'df -i',
    'shows how many inodes each disk has and has left',
  ],
  [
    [
      `(put|add|prepend|insert|stick|write) {part} ${FRONT} ${EACH} {kind} ${NAMES}`,
      `(put|add|prepend|insert|stick|write) {part} ${FRONT} ${EACH} {kind}'s ${NAMES}`,
      `(put|add|prepend|insert|stick|write) {part} ${FRONT} [names|name] of ${EACH} {kind} [files|file]`,
      `(put|add|prepend|insert) {part} to ${EACH} {kind} [file|files] as prefix`,
      `(add|put|prepend) prefix {part} (to|on|before) [names|name] [of] ${EACH} {kind} ${NAMES}`,
      `prefix ${EACH} {kind} [file|files|names] with {part}`,
      `rename ${EACH} {kind} [file|files] (to|so they|so that they) start with {part}`,
    ],
    'for f in *.{kind}; do mv -n -- "$f" "{part}$f"; done',
    'puts {part} in front of the names of the .{kind} files here; overwrites nothing',
  ],
  [
    [
      `(put|add|prepend|insert|stick|write) {part} ${FRONT} [names|name] [of] ${EACH} ${NAMES} [here|in here|in this folder]`,
      `(add|put|prepend) prefix {part} to [names|name] [of] ${EACH} ${NAMES} [here|in here|in this folder]`,
      `prefix ${EACH} ${NAMES} [here|in here|in this folder] with {part}`,
    ],
    'for f in *; do mv -n -- "$f" "{part}$f"; done',
    'puts {part} in front of every name here, of folders too; overwrites nothing',
  ],
  [
    [
      `(put|add|append|insert|stick) {part} ${BEHIND} ${EACH} {kind} ${NAMES}`,
      `(put|add|append|insert|stick) {part} ${BEHIND} [names|name] of ${EACH} {kind} [files|file]`,
      `(add|put|append) suffix {part} (to|on) [names|name] [of] ${EACH} {kind} ${NAMES}`,
    ],
    'for f in *.{kind}; do mv -n -- "$f" "${f%.{kind}}{part}.{kind}"; done',
    'puts {part} behind the names of the .{kind} files here, before the dot; overwrites nothing',
  ],
  [
    [
      '(rename|make|convert|change|turn) [all] [names of] (file names|filenames|files|names of files|names of all files) [here] [to|into] (lowercase|lower case|small letters)',
      '(lowercase|lower-case) [all] (file names|filenames|names of files) [here]',
    ],
    'for f in *; do n=$(printf %s "$f" | tr \'[:upper:]\' \'[:lower:]\'); [ "$n" = "$f" ] || mv -n -- "$f" "$n"; done',
    'writes the names here in small letters; overwrites nothing',
  ],
  [
    [
      '(move|mv) (everything|all|all files|everything here|all files here|everything in here|rest) (except|but|except for|apart from|other than|besides) {file} (to|into) [folder] {dir}',
      '(move|mv) (everything|all|all files|everything here|all files here) (to|into) [folder] {dir} (except|but|except for|apart from|other than|but not) {file}',
    ],
    'find . -mindepth 1 -maxdepth 1 ! -name {file} -exec mv -n {} {dir}/ \\;',
    'moves all that is here but {file} to {dir}; overwrites nothing',
  ],
  [
    [
      `(back up|backup|copy|save|duplicate) {file} ${DATED}`,
      `(make|create|save) [dated|timestamped] (backup|copy|backup copy) of {file} ${DATED}`,
      '(make|create|save) (dated|timestamped) (backup|copy|backup copy) of {file}',
      '(back up|backup|copy) {file} to [file|name|copy] (with|named after|named with|that has) (date|current date|date of today) [in its name|in name]',
    ],
    'cp -n {file} {file}.$(date +%F)',
    'copies {file} to a name with the date of today; overwrites nothing',
  ],
  [
    [
      '(empty|truncate|clear|blank|zero) [out] [contents of|content of] [file|log file] {file} [keeping original|without deleting it|but keep file|but keep it|and keep file]',
      '(make|set) {file} empty [keeping original|without deleting it]',
      'delete (everything|all|contents|content|all contents|all content) (in|of|from|inside) [file] {file} [keeping original|but not file itself|but keep file|without deleting file]',
    ],
    'truncate -s 0 {file}',
    'empties {file}; what is in it is lost, the file stays',
  ],
  [
    [
      `(set|make|chmod|change|give|put) ${MODES} [all|every] ${DIRS} [permissions|mode] [to|into|at] [mode] {mode} ${INSIDE} {dir}`,
      `(set|make|chmod|change|give|put) ${MODES} [all|every] ${DIRS} ${INSIDE} {dir} [to|into|at|permissions|mode] [mode] {mode}`,
      `${INSIDE} {dir} (set|make|chmod|change|give) ${MODES} [all|every] ${DIRS} [to] [mode] {mode}`,
      `chmod {mode} [all|every] ${DIRS} ${INSIDE} {dir}`,
    ],
    'find {dir} -type d -exec chmod {mode} {} +',
    'gives the folders in {dir}, and itself, the mode {mode}; files stay as they are',
  ],
  [
    [
      `(set|make|chmod|change|give|put) ${MODES} [all|every] files [permissions|mode] [to|into|at] [mode] {mode} ${INSIDE} {dir}`,
      `(set|make|chmod|change|give|put) ${MODES} [all|every] files ${INSIDE} {dir} [to|into|at|permissions|mode] [mode] {mode}`,
      `${INSIDE} {dir} (set|make|chmod|change|give) ${MODES} [all|every] files [to] [mode] {mode}`,
      `chmod {mode} [all|every] files ${INSIDE} {dir}`,
    ],
    'find {dir} -type f -exec chmod {mode} {} +',
    'gives the files in {dir} the mode {mode}; folders stay as they are',
  ],
  [
    [
      `(give|hand|hand over|assign|transfer|chown|change owner of|set owner of) [folder|directory] {dir} ${AND_ALL} to [user] {name} and [group] {name2}`,
      `(give|hand|hand over|assign|transfer|chown|change owner of|set owner of) [folder|directory] {dir} ${AND_ALL} to [user] {name} and [group] {name2} group`,
      `make [user] {name} and [group] {name2} [owner|owners|own] [of] [folder|directory] {dir} ${AND_ALL}`,
      `(change|set) (owner and group|owner|ownership) of {dir} ${AND_ALL} to {name}:{name2}`,
    ],
    'sudo chown -R {name}:{name2} {dir}',
    'gives {dir} and all that is in it to {name} and the group {name2}',
  ],
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
      '(delete) (all|every|each|any) {leftover} [files|file] (in this tree|here and below|everywhere|recursively|in all subfolders|under here|below here|in all folders|' +
        'from this tree|below this folder|under this folder|in this project|in every folder|in all subdirectories)',
    ],
    'find . -type f -name {leftover} -delete',
    'deletes every {leftover} here and below',
  ],
  [
    [
      '(make|create|build) (tar.gz|tgz|tarball|tar archive|tar|gzipped tar|compressed archive|tar.gz archive|compressed tarball) (of|from|out of|with) [folder|directory] {tree} [folder|directory]',
      '(tar|tar up) [folder|directory] {tree} (folder|directory)',
      '(tar|tar up|pack|archive|compress) [up] [folder|directory] {tree} [folder|directory] (into|as|to) [tar.gz|tgz|tarball]',
    ],
    'tar -czf {tree}.tar.gz {tree}',
    'packs {tree} into {tree}.tar.gz',
  ],
  [
    [
      '(make|create|build) (zip|zip file|zip archive|archive) (of|from|out of) [folder|directory] {tree} [folder|directory] (without|except|excluding|but not|leaving out) {folder}',
    ],
    "zip -r {tree}.zip {tree} -x '*/{folder}/*'",
    'packs {tree} without what is in {folder}',
  ],
  [
    [
      '(copy) [folder|directory] {dir} [folder|directory] (to|into) {dir2} [and|while|but|with] (keep|keeping|preserve|preserving|with) [all|its] ' +
        '(timestamps|times|permissions|attributes|dates|times and permissions|permissions and timestamps|timestamps and permissions|owners and permissions|modification times|dates and permissions)',
    ],
    'cp -an {dir} {dir2}',
    'copies {dir} with its times and permissions; overwrites nothing',
  ],
  [
    [
      '(sync|synchronise|synchronize|copy|mirror) {dir} (to|with|into) {dir2} (only new ones|only new files|only newer files|only newer ones|only changed files|only new or changed files|only what is new|only what changed)',
      '(sync|copy) only (new|newer|changed|new or changed|new and changed) files from {dir} to {dir2}',
    ],
    'rsync -au {dir}/ {dir2}/',
    'copies what is new or newer; deletes nothing there',
  ],
  [
    [
      '(make|let) [all|everything|all files|every file] [in|inside|of|below] {dir} (readable by everyone|readable for everyone|readable by all|readable for all|world-readable|readable by others|readable to everyone|readable by anybody)',
    ],
    'chmod -R a+rX {dir}',
    'lets everyone read {dir} and what is in it',
  ],
  [
    [
      '(change|set) (owner|ownership) of [folder|directory] {dir} to [user] {name} (recursively|with everything in it|and everything in it|including everything in it|including all files)',
      '(recursively) (change|set) (owner|ownership) of [folder|directory] {dir} to [user] {name}',
      'chown {dir} to [user] {name} recursively',
    ],
    'sudo chown -R {name} {dir}',
    'gives {dir} and all that is in it to {name}',
  ],
  [
    [
      '(take|take away|remove|revoke|drop|deny) write (permission|permissions|access|rights) (from|for|of) (everyone|everybody|all|others|group and others|all others|other users) [but me|except me|except owner|but owner|else] (on|from|for|to|of) [file] {file}',
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
      '(make|turn|convert|change) [image|picture|photo] {picture} [to|into|in] (black and white|grayscale|greyscale|gray|grey|black-and-white|monochrome|grayscale image)',
    ],
    ['magick {picture} -colorspace Gray gray-{picture}', 'convert {picture} -colorspace Gray gray-{picture}'],
    'writes gray-{picture}, without colours',
  ],
];

export const commonFileRows = phrasesOf(rows);
