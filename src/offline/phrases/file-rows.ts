/** What people ask of files: where they are, archives, pictures, sound. What makes a file makes a new one. */
import { phrasesOf, type Row } from '../row-phrases.ts';

const rows: readonly Row[] = [
  [
    [
      '(delete) folder {dir} (with|and|including) (everything|all|all files|all its contents|its contents|all that is) ' +
        '[inside|in it|within|in there]',
      '(delete) {dir} folder (with|and|including) (everything|all|all files|all its contents|its contents|all that is) ' +
        '[inside|in it|within|in there]',
    ],
    'rm -r {dir}',
    'deletes the folder {dir} with all that is in it',
  ],
  [
    ['(resize|scale|shrink|reduce) [picture|image|photo] {picture} (to|by) (half|half its size|half the size|50%)'],
    ['magick {picture} -resize 50% half-{picture}', 'convert {picture} -resize 50% half-{picture}'],
    'writes half-{picture}, half as wide and high',
  ],
  [
    [
      '(find|where is) [file] (called|named) {part} (somewhere|anywhere) [under|in|below] [home|home folder]',
      '(find|search for) [file] {part} (under|in|below) (home|home folder)',
      'where is [file] {part} (under|in|below) (home|home folder)',
      '(find|where is) [file] (called|named) {part} (somewhere under|somewhere in|anywhere in|under|in) (home|home folder)',
    ],
    'find ~ -name {part} 2>/dev/null',
    'looks for {part} in your home folder',
  ],
  [
    ['(which|what) files did i (change|edit|touch|modify) today', '(show) files [that] i (changed|edited|touched) today'],
    "find . -type f -newermt 'today 00:00'",
    'lists the files that changed today',
  ],
  [['compare (two|both) folders {dir} and {dir2}'], 'diff -rq {dir} {dir2}', 'lists the files that differ or are in one folder only'],
  [
    [
      '(show|list) [me] (what is inside|what is in|the contents of|the files in|contents of) {tar} without (extracting|unpacking) [it]',
      '(peek|look) (into|inside) {tar} without (extracting|unpacking) [it]',
    ],
    'tar -tvf {tar}',
    'lists what {tar} contains; extracts nothing',
  ],
  [
    [
      '(show|list) [me] (what is inside|what is in|the contents of|the files in|contents of) {zip} without (extracting|unpacking) [it]',
      '(peek|look) (into|inside) {zip} without (extracting|unpacking) [it]',
    ],
    'unzip -l {zip}',
    'lists what {zip} contains; extracts nothing',
  ],
  [
    [
      '(encrypt|protect|lock) [file] {file} (with|using|by) (password|passphrase)',
      'encrypt [file] {file}',
      '(password protect) [file] {file}',
    ],
    ['gpg -c {file}', 'openssl enc -aes-256-cbc -pbkdf2 -in {file} -out {file}.enc'],
    'writes an encrypted copy of {file}, after asking for a password',
  ],
  [['decrypt [file] {file}'], 'gpg -d {file}', 'prints the decrypted {file}, after asking for its password'],
  [
    ['(verify|check) signature of {file}', 'is signature of {file} (valid|good|right|correct)'],
    'gpg --verify {file}',
    'checks the signature {file}',
  ],
  [
    [
      '(is|check|verify|check if) checksum of {file} (correct|right|ok) [it should be in|with|against|using|by] [file] {file2}',
      '(check|verify) {file} (against|with) [checksum|checksum file] {file2}',
      '(check|verify) checksums in {file}',
    ],
    'sha256sum -c {file2}',
    'checks the files that {file2} names',
  ],
  [
    [
      '(make|create) (zip|zip file|zip archive) (of|from) [folder|directory] {dir} (called|named|as|into|to) {file}',
      'zip [folder|directory] {dir} (as|into|to) {file}',
    ],
    'zip -r {file} {dir}',
    'packs {dir} into {file}',
  ],
  [
    [
      '(make|create) (zip|zip file|zip archive) (of|from) {dir} (folder|directory) without {part} (folder|directory)',
      'zip [folder|directory] {dir} (without|except|but not) (folder|directory) {part}',
      'zip [folder|directory] {dir} (without|except|but not) {part} (folder|directory)',
    ],
    "zip -r {dir}.zip {dir} -x '*/{part}/*'",
    'packs {dir} without what is in {part}',
  ],
  [
    ['zip [folder|directory] {dir} (without|except|but not) {folder}'],
    "zip -r {dir}.zip {dir} -x '*/{folder}/*'",
    'packs {dir} without what is in {folder}',
  ],
  [
    [
      '(zip|pack) [folder|directory] {dir} (without|except|but not) {kind} files',
      '(zip|pack) [folder|directory] {dir} (without|except|but not) files ending in {kind}',
    ],
    "zip -r {dir}.zip {dir} -x '*.{kind}'",
    'packs {dir} without the .{kind} files',
  ],
  [
    [
      '(compress|pack|archive) this (folder|directory) (as|to|into|with|in) (tar.xz|.tar.xz|txz|xz)',
      '(make|create) (tar.xz|.tar.xz) of this (folder|directory)',
    ],
    'tar -cJf ../archive.tar.xz .',
    'packs this folder into archive.tar.xz in the folder above',
  ],
  [
    [
      '(compress|pack|archive) [folder|directory] {dir} (as|to|into|with|in) (tar.xz|.tar.xz|txz|xz)',
      '(make|create) (tar.xz|.tar.xz) of [folder|directory] {dir}',
    ],
    'tar -cJf {dir}.tar.xz {dir}',
    'packs {dir} into {dir}.tar.xz',
  ],
  [
    ['(compress|pack|archive) [folder|directory] {dir} (as|to|into|with|in) (tar.zst|.tar.zst|zst|zstd)'],
    'tar --zstd -cf {dir}.tar.zst {dir}',
    'packs {dir} into {dir}.tar.zst',
  ],
  [
    ['how long is [video|movie|audio|song|file] {file}', '(show|what is) (length|duration) of {file}'],
    ['ffprobe -v error -show_entries format=duration -of csv=p=0 {file}', 'mediainfo {file}', 'soxi -D {file}'],
    'prints how long {file} is, in seconds',
  ],
  [
    ['(show|what is|what are) (codec|codecs|details|streams|format|resolution) of [video|audio|file] {file}'],
    ['ffprobe -hide_banner {file}', 'mediainfo {file}'],
    'shows the format and the streams of {file}',
  ],
  [
    [
      '(show|what are|what is) (size|dimensions|resolution) of [image|picture|photo] {picture} [in pixels]',
      'how (large|big|wide) is (image|picture|photo) {picture} [in pixels]',
    ],
    ['identify {picture}', 'file {picture}'],
    'shows the width and the height of {file}',
  ],
  [
    ['(show|read|what is) (exif|exif data|metadata|meta data) (of|in|from) {file}'],
    ['exiftool {file}', 'identify -verbose {file}'],
    'shows the metadata of {file}',
  ],
  [
    ['(how many|number of|count) pages (are in|in|of|does|has) [pdf] {file} [have]', 'how many pages does {file} have'],
    ['pdfinfo {file}', 'qpdf --show-npages {file}'],
    'shows how many pages {file} has',
  ],
  [
    ['(extract|show|get) text (of|from|in|out of) [pdf] {file}', '(convert|turn) pdf {file} (to|into) text'],
    'pdftotext -layout {file} -',
    'prints the text of {file}',
  ],
  [
    ['(convert) (all|every|all the) {sound} [files] [here] (to|into) mp3', '(convert) (all|every) {sound} [files] (to|into) mp3 [here]'],
    'for f in *.{sound}; do ffmpeg -n -i "$f" "${f%.*}.mp3"; done',
    'writes an MP3 file beside each {sound} file; overwrites nothing',
  ],
  [
    [
      '(convert|turn) [file|video] {file} (to|into) (a gif|gif|an animated gif)',
      '(make|create) [animated] gif (from|of|out of) [video] {file}',
    ],
    'ffmpeg -n -i {file} -vf fps=10,scale=480:-1 {file}.gif',
    'writes {file}.gif, 480 pixels wide',
  ],
  [
    [
      '(get|show|extract|print) field {name} (from|of) (each|every) (object|entry|element|item) in {file}',
      '(get|show|extract|print) (all|every) {name} (from|of|in) json [file] {file}',
    ],
    "jq -r '.[].{name}' {file}",
    'prints the field {name} of each object in {file}',
  ],
  [
    ['decode [this] (base64|base64:) [text|string] {text}', 'decode {text} (from|as) base64', 'base64 decode {text}'],
    "printf '%s' {text} | base64 -d; echo",
    'prints what the base64 text means',
  ],
  [
    ['(encode|base64 encode) (text|string) {text} [as base64|in base64|to base64]'],
    "printf '%s' {text} | base64",
    'prints the text as base64',
  ],
  [
    [
      '(show|what is|which|compute) (size|sizes) of each (folder|directory) here [sorted] [by size|biggest first]',
      '(which|what) of [my|the|these] folders (takes|take|uses|use|needs|is) (most space|most disk space|biggest)',
      '(which|what) folder here (takes|uses|is) (most space|biggest)',
    ],
    'du -sh -- */ | sort -rh',
    'shows the size of each folder here, the biggest first',
  ],
  [
    [
      'how many lines of {kind} [code] (do i have|are there|are) in {dir}',
      'count lines of {kind} [code] in {dir}',
      '(count|how many) lines [of code] (in|of) [all] {kind} files in {dir}',
    ],
    "find {dir} -name '*.{kind}' -exec cat {} + | wc -l",
    'counts the lines of all {kind} files in {dir}',
  ],
  [
    [
      '(find|show|which are|what are) {n} (largest|biggest) files (on|of|in) (this machine|machine|the whole machine|the whole disk|the disk)',
      '(find|show|which are|what are) (largest|biggest) files (on|of|in) (this machine|machine|the whole machine|the whole disk|the disk)',
    ],
    "sudo find / -xdev -type f -printf '%s %p\\n' | sort -rn | head -n 20 | numfmt --to=iec --field=1",
    'lists the 20 largest files of this disk',
  ],
  [
    ['(run|execute) {program} every {n} (seconds|secs|s)'],
    'while :; do {program}; sleep {n}; done',
    'runs {program} every {n} seconds, until Ctrl-C',
  ],
  [
    ['(run|execute) {program} (every time|whenever|each time|when) [a|any] {kind} file [here] (changes|is changed|is saved)'],
    "find . -name '*.{kind}' | entr {program}",
    'runs {program} whenever a {kind} file here changes, until Ctrl-C',
  ],
  [
    ['where does (symlink|link|symbolic link|soft link) {name} (point|lead|go) [to]', '(show|what is) target of (symlink|link) {name}'],
    'readlink -f {name}',
    'prints where the link {name} leads',
  ],
  [
    [
      '(give|grant) everyone read access to [folder|directory] {dir} [folder|directory] (recursively|and everything in it|' +
        'with everything in it|and all files in it)',
      'make {dir} readable (for|by|to) everyone recursively',
    ],
    'chmod -R a+rX {dir}',
    'lets everyone read {dir} and what is in it',
  ],
  [
    ['(copy) (newest|latest|last|most recent) file (in|of|from) [folder] {dir} (here|to this folder|into this folder)'],
    'cp -n -- {dir}/"$(ls -t {dir} | head -n 1)" .',
    'copies the newest file of {dir} to this folder; overwrites nothing',
  ],
];

export const fileRows = phrasesOf(rows);
