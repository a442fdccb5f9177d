/** What people ask of files in passing: their order, names, copies, rights, links and archives, in the many ways in which it is said. */
import { phrasesOf, type Row } from '../row-phrases.ts';
import { AND_ALL, EACH, HERE } from './row-parts.ts';

const LIST = '(show|sort|order|give|get)';
const FILES = '(files|everything|all files|contents|folder|all)';
const BY_SIZE = '[sorted|ordered|sort|order] [by size|by file size|on size]';
const HUMAN = '[human readable|in human readable form|with human readable sizes|with sizes|and sizes|with their sizes]';
const NAMES = '(name|names|file name|file names|filename|filenames|file|files)';
const FRONT =
  '(in front of|before|at front of|to front of|at beginning of|to beginning of|at start of|to start of|as prefix to|as prefix of|as prefix for)';
const BEHIND = '(after|behind|at end of|to end of|as suffix to|as suffix of|as suffix for)';
const MODES = '[permissions of|permission of|mode of|rights of|permissions on|permissions for]';
const INSIDE = '(in|under|inside|below|within|beneath)';
const DIRS = '(folders|directories|subfolders|subdirectories|dirs)';
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
      `${LIST} ${FILES} ${HERE} [sorted|ordered|sort|order] [by date|by time|by age|by modification time|by modification date]` +
        ' (newest first|latest first|oldest last)',
      `${LIST} ${FILES} ${HERE} (sorted by|ordered by|by|in order of) (modification time|modification date|date|time|last` +
        ' change|last modified|date modified|age)',
    ],
    'ls -lht',
    'lists the files here, the newest first',
  ],
  [
    [
      `${LIST} ${FILES} ${HERE} [sorted|ordered|sort|order] [by date|by time|by age|by modification time|by modification date]` +
        ' (oldest first|newest last|latest last)',
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
      '(rename|make|convert|change|turn) [all] [names of] (file names|filenames|files|names of files|names of all files) [here] [to|into]' +
        ' (lowercase|lower case|small letters)',
      '(lowercase|lower-case) [all] (file names|filenames|names of files) [here]',
    ],
    'for f in *; do n=$(printf %s "$f" | tr \'[:upper:]\' \'[:lower:]\'); [ "$n" = "$f" ] || mv -n -- "$f" "$n"; done',
    'writes the names here in small letters; overwrites nothing',
  ],
  [
    [
      '(move|mv) (everything|all|all files|everything here|all files here|everything in here|rest) (except|but|except for|apart from|other than' +
        '|besides) {file} (to|into) [folder] {dir}',
      '(move|mv) (everything|all|all files|everything here|all files here) (to|into) [folder] {dir} (except|but|except for|apart from|other than' +
        '|but not) {file}',
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
      '(empty|truncate|clear|blank|zero) [out] [contents of|content of] [file|log file] {doc} [keeping original|without deleting it|but keep file' +
        '|but keep it|and keep file]',
      '(make|set) {doc} empty [keeping original|without deleting it]',
      'delete (everything|all|contents|content|all contents|all content) (in|of|from|inside) [file] {doc} [keeping original|but not file itself' +
        '|but keep file|without deleting file]',
    ],
    'truncate -s 0 {doc}',
    'empties {doc}; what is in it is lost, the file stays',
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
];

export const commonFileRows = phrasesOf(rows);
