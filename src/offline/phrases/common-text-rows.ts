/** What people ask of texts in passing: parts, tables, addresses, replacements and pieces of files, in the many ways in which it is said. */
import { phrasesOf, type Row } from '../row-phrases.ts';
import { EACH, HERE } from './row-parts.ts';

const TRIM = '(strip|trim|delete|clean|clean up|clear|cut|drop)';
const BLANKS =
  '(trailing whitespace|trailing white space|trailing spaces|trailing blanks|whitespace at end of lines|spaces at end of lines)';
const REPLACE = '(replace|change|substitute|swap|turn)';
const KEEP = '[and|but|while]';
const BACKUP =
  '(keep|keeping|save|saving|leave|leaving|make|making|with) [backup|backups|originals|original|copies|copy|old ones|backup copies|backup copy|backup file|' +
  'backup files|original files] [as|in|with|named|called] [.bak|bak|*.bak] [files|file|extension|backups|backup|copies]';
const SPLIT = '(split|cut|chop|divide|break|break up)';
const PIECES = '(parts|pieces|chunks|files|blocks|part|piece|chunk)';
const TABLE =
  '(aligned table|nicely aligned table|table|nice table|neat table|formatted table|readable table|nicely formatted table|pretty table|aligned columns|' +
  'nicely aligned columns|neat columns|columns)';
const EXTRACT = '(show|extract|find|get|pull|pull out|grab|collect|fish|scrape|fetch|gather|harvest|dig|take|give|filter)';
const OUT_OF = '(in|from|of|out of|inside)';
const LACKS =
  '(missing from|missing in|not in|but missing from|but missing in|but not in|and not in|absent from|but absent from|and missing from|but are missing from|' +
  'but are not in|that are missing from|that are missing in|that are not in)';
const MENTIONING =
  '[in] (which|what|find|show) [all] files [that|do|which] (mention|contain|have|with|containing|mentioning|include|reference|use|say|mentions|contains)';

const rows: readonly Row[] = [
  [
    [
      `${TRIM} [all] ${BLANKS} (from|in|of|off) ${EACH} {kind} [file|files] [here|below|recursively|in this folder|in this project]`,
      `${TRIM} [all] ${BLANKS} (from|in|of|off) {kind} files [here|below|recursively|in this folder|in this project]`,
    ],
    "find . -type f -name '*.{kind}' -exec sed -i.bak 's/[[:space:]]*$//' {} +",
    'removes the blanks at the ends of lines in the .{kind} files here and below; the old files are kept as .bak',
  ],
  [
    [
      `${REPLACE} [word|text|string|every|all] {old} (with|by|to|for|into) {new} in ${EACH} {kind} [file|files] ${HERE} ${KEEP} ${BACKUP}`,
      `${REPLACE} [word|text|string|every|all] {old} (with|by|to|for|into) {new} in ${EACH} {kind} [file|files] ${HERE} keeping original`,
      `in ${EACH} {kind} [file|files] ${HERE} ${REPLACE} {old} (with|by|to|for|into) {new} ${KEEP} ${BACKUP}`,
    ],
    "sed -i.bak 's/{old}/{new}/g' *.{kind}",
    'replaces {old} with {new} in the .{kind} files here; the old files are kept as .bak',
  ],
  [
    [
      `${REPLACE} [word|text|string|every|all] {old} (with|by|to|for|into) {new} in [file] {file} ${KEEP} ${BACKUP}`,
      `${REPLACE} [word|text|string|every|all] {old} (with|by|to|for|into) {new} in [file] {file} keeping original`,
    ],
    "sed -i.bak 's/{old}/{new}/g' {file}",
    'replaces {old} with {new} in {file}; the old file is kept as {file}.bak',
  ],
  [
    [
      `(pick|choose|select|take|get|show|draw|give|sample|grab|extract) {n} (random|randomly chosen|arbitrary) (lines|rows|entries) ${OUT_OF} [file] {file}`,
      `(pick|choose|select|take|get|show|draw|give|sample|grab|extract) {n} (lines|rows|entries) (at random|randomly) ${OUT_OF} [file] {file}`,
      `(pick|choose|select|take|get|show|draw|give|sample|grab|extract) {n} (lines|rows|entries) ${OUT_OF} [file] {file} (at random|randomly)`,
      `(randomly) (pick|choose|select|take|sample|draw) {n} (lines|rows|entries) ${OUT_OF} [file] {file}`,
    ],
    'shuf -n {n} {file}',
    'prints {n} lines of {file}, chosen at random',
    'sort -R {file} | head -n {n}',
  ],
  [
    [
      `(pick|choose|select|take|get|show|draw|give|grab) [one|single] (random) (line|row|entry) ${OUT_OF} [file] {file}`,
      `(pick|choose|select|take|get|show|draw|give|grab) [one|single] (line|row|entry) ${OUT_OF} [file] {file} (at random|randomly)`,
    ],
    'shuf -n 1 {file}',
    'prints a line of {file}, chosen at random',
    'sort -R {file} | head -n 1',
  ],
  [
    [
      `(show|format|align|pretty print|pretty-print|output|render|turn) [file] {csv} (as|in|like|into|in form of) ${TABLE}`,
      `(align|line up) columns (of|in) {csv}`,
    ],
    'column -s, -t {csv}',
    'prints {csv} as a table; a comma in quotes is taken for a separator',
  ],
  [
    [
      `(show|format|align|pretty print|output|render|turn) [file] {tsv} (as|in|like|into|in form of) ${TABLE}`,
      `(align|line up) columns (of|in) {tsv}`,
    ],
    "column -s $'\\t' -t {tsv}",
    'prints {tsv} as a table',
  ],
  [
    [
      `(show|format|align|pretty print|output|render|turn) [file] {file} (as|in|like|into|in form of) ${TABLE}`,
      `(align|line up) columns (of|in) {file}`,
    ],
    'column -t {file}',
    'prints the columns of {file} one below the other',
  ],
  [
    [
      `[show|find|print|which are|what are|give] [all] (lines|entries|names|rows) [that are|which are|of|in|from|are] [in] {file} ${LACKS} {file2}`,
      '[show] [which|what] (lines|entries|rows) (are|that are|does|is) (in|of) {file} [that] (but|and|that) (is|are) (not in|missing from|missing in) {file2}',
      '(what|which) lines (does|do) {file} have that {file2} (does not|does not have|lacks)',
      '[show|find] lines [of|in] {file} [has] that {file2} (lacks|does not have|does not contain|is missing)',
      '(what is|show what is|what) in {file} (but not in|but missing from|and not in) {file2}',
    ],
    'grep -vxFf {file2} {file}',
    'prints the lines of {file} that {file2} does not have',
  ],
  [
    [
      `${EXTRACT} [all|every] [unique|of] (email addresses|emails|mail addresses|e-mail addresses|email address|e-mails|mails` +
        `|emails addresses) ${OUT_OF} [file] {file}`,
    ],
    "grep -oE '[[:alnum:]._%+-]+@[[:alnum:].-]+\\.[[:alpha:]]{2,}' {file} | sort -u",
    'lists the mail addresses in {file}, each once',
  ],
  [
    [
      `${EXTRACT} [all|every] [unique|of] (urls|links|web addresses|hyperlinks|url|http links|addresses of web pages) ${OUT_OF} [file] {file}`,
    ],
    "grep -oE 'https?://[^[:space:]\"<>]+' {file} | sort -u",
    'lists the web addresses in {file}, each once',
  ],
  [
    [
      `${EXTRACT} [all|every] [unique|distinct|different|of] (ip addresses|ips|ip address|ipv4 addresses|ip-addresses) ${OUT_OF} [file] {file}`,
    ],
    "grep -oE '([0-9]{1,3}\\.){3}[0-9]{1,3}' {file} | sort -u",
    'lists the IP addresses in {file}, each once',
  ],
  [
    [`${EXTRACT} [all|every] [unique|of] (numbers|integers|digits) ${OUT_OF} [file] {file}`],
    "grep -oE '[0-9]+' {file}",
    'prints each number in {file} on a line of its own',
  ],
  [
    [
      `${MENTIONING} [word|text|string] {text} except in {part} (folder|directory|dir)`,
      `${MENTIONING} [word|text|string] {text} except in (folder|directory) {part}`,
      `(search|look|grep|find) [for] [word|text|string] {text} [everywhere|in all files|in every file|here] except in {part} (folder|directory|dir)`,
    ],
    'grep -rl --exclude-dir={part} -- {text} .',
    'lists the files with {text}, without those in the folder {part}',
  ],
  [
    [
      `${MENTIONING} [word|text|string] {text} except in {folder}`,
      `(search|look|grep|find) [for] [word|text|string] {text} [everywhere|in all files|in every file|here] except in {folder}`,
    ],
    'grep -rl --exclude-dir={folder} -- {text} .',
    'lists the files with {text}, without those in {folder}',
  ],
  [
    [
      '(show|print) {n} lines (before|above) [each|every] (match|match of|line with|occurrence of|line containing|lines with) {text} in {file}',
      '(find|show|search|grep) [for] {text} in {file} (with|and|and show|plus) {n} lines (before|above) [it|each|each match|every match|them]',
    ],
    'grep -n -B {n} -- {text} {file}',
    'shows the lines of {file} with {text}, and {n} lines before each',
  ],
  [
    [
      '(show|print) {n} lines (after|below|following) [each|every] (match|match of|line with|occurrence of|line containing|lines with) {text} in {file}',
      '(find|show|search|grep) [for] {text} in {file} (with|and|and show|plus) {n} lines (after|below|following) [it|each|each match|every match|them]',
    ],
    'grep -n -A {n} -- {text} {file}',
    'shows the lines of {file} with {text}, and {n} lines after each',
  ],
  [
    [
      `${SPLIT} [file] {file} (into|in|to) {size} ${PIECES}`,
      `${SPLIT} [file] {file} (into|in|to) ${PIECES} of [at most|max|up to] {size} [each]`,
    ],
    'split -b {size} {file} {file}.part-',
    'writes {file} in parts of {size} each, named {file}.part-aa and so on',
  ],
  [
    [
      `${SPLIT} [file] {file} (into|in|to) {n} (mb|megabyte|megabytes|mib|meg) ${PIECES}`,
      `${SPLIT} [file] {file} (into|in|to) ${PIECES} of [at most|max|up to] {n} (mb|megabytes|mib|meg) [each]`,
    ],
    'split -b {n}M {file} {file}.part-',
    'writes {file} in parts of {n} MB each, named {file}.part-aa and so on',
  ],
  [
    [
      `${SPLIT} [file] {file} (into|in|to) ${PIECES} (of|with) [at most|max|up to] {n} lines [each]`,
      `${SPLIT} [file] {file} (every|after every|after each|each) {n} lines`,
      `${SPLIT} [file] {file} (into|in|to) {n} line ${PIECES}`,
    ],
    'split -l {n} {file} {file}.part-',
    'writes {file} in parts of {n} lines each, named {file}.part-aa and so on',
  ],
  [
    [`${SPLIT} [file] {file} (into|in|to) {n} [equal|equally sized|equal sized|same size] ${PIECES} [of equal size|of same size]`],
    'split -n {n} {file} {file}.part-',
    'writes {file} in {n} parts of the same size, named {file}.part-aa and so on',
  ],
  [
    [
      '(make|create|generate) [empty|test|dummy|sample|new] file (of|with) [size] {size} [size] [named|called] {file}',
      '(make|create|generate) {size} [empty|test|dummy] file [named|called] {file}',
    ],
    'truncate -s {size} {file}',
    'makes {file} a file of {size}, of zeros',
  ],
  [
    ['(comment out|comment) line {n} (of|in) {file}'],
    "sed -i.bak '{n}s/^/#/' {file}",
    'puts # in front of line {n} of {file}; the old file is kept as {file}.bak',
  ],
  [
    ['(swap|exchange|switch) [names of|files] {file} (and|with) {file2}', '(swap|exchange) names of {file} and {file2}'],
    'mv -n {file} {file}.swap && mv -n {file2} {file} && mv -n {file}.swap {file2}',
    'gives each of the two files the name of the other',
  ],
  [
    [
      '(find|show|which|what) [are|is] [all] (biggest|largest) (folders|directories|subfolders) (in|under|below|of|inside) {dir}',
      '(show|what is|how big is) size of (each|every|all) (folder|directory|subfolder|subfolders|subdirectory|folders) (in|under|below|of|inside)' +
        ' {dir} [biggest first|largest first|sorted|sorted by size]',
      '(which|what) (folder|folders|directory|directories|subfolder) (in|under|below|inside) {dir} (takes|take|uses|use|eats|is|are) [up] (most' +
        ' space|biggest|largest|most disk space)',
    ],
    'du -h -d 1 {dir} | sort -rh',
    'shows the size of each folder in {dir}, the biggest first',
  ],
  [
    ['(search|look|grep|find) [for] [word|text|string] {text} in [all] {kind} files except in {part} (folder|directory|dir)'],
    "grep -rn --include='*.{kind}' --exclude-dir={part} -- {text} .",
    'shows the lines with {text} in the .{kind} files, without those in the folder {part}',
  ],
  [
    [`${EXTRACT} [all|every] [unique|of] (phone numbers|telephone numbers|phone number) ${OUT_OF} [file] {file}`],
    "grep -oE '[+]?[0-9][0-9 ()./-]{6,}[0-9]' {file}",
    'lists what looks like a phone number in {file}',
  ],
  [
    [`${EXTRACT} [all|every] [unique|of] (hashtags|hash tags) ${OUT_OF} [file] {file}`],
    "grep -oE '#[[:alnum:]_]+' {file}",
    'lists the words with # in {file}',
  ],
  [
    [`${EXTRACT} [all|every] [unique|of] (dates|iso dates) ${OUT_OF} [file] {file}`],
    "grep -oE '[0-9]{4}-[0-9]{2}-[0-9]{2}' {file}",
    'lists the dates in {file} that are written as 2025-01-31',
  ],
  [
    [
      '(show|get|extract|give|cut out|cut) {nth} word (of|from|in) [each|every|all] [of] [line|lines] [of|in|from] {file}',
      '(show|get|extract|give|cut out|cut) {nth} word (of|from|in) {file}',
      '(show|get|extract) [only] {nth} word (of|on|from) (each|every) line in {file}',
    ],
    "awk '{print ${nth}}' {file}",
    'prints that word of each line of {file}',
  ],
  [
    ['(show|get|extract|give) last (word|field) (of|from|in|on) [each|every] [line] [of|in|from] {file}'],
    "awk '{print $NF}' {file}",
    'prints the last word of each line of {file}',
  ],
  [
    [
      '(how often|how many times) (does|is|do) [word|text|string] {text} (show up|come up|exist|turn up|mentioned|used|there|in there|get' +
        ' mentioned) in [file] {file}',
      'how often (does|do) [word|text|string] {text} (appear|occur) in [file] {file}',
      '(how often|how many times) [is] [word|text|string] {text} (in|is in|mentioned in|used in) [file] {file}',
      'count (how often|how many times|occurrences of|every occurrence of|all occurrences of|number of occurrences of|number of times) [word|text' +
        '|string] {text} (appears in|occurs in|is in|in|shows up in) [file] {file}',
    ],
    'grep -oF -- {text} {file} | wc -l',
    'counts how often {text} is in {file}',
  ],
  [
    [
      '(get|show|extract|give|list) {name} (field|value|key|property|attribute|fields|values) (from|of|in) (each|every|all) (object|objects|entry' +
        '|entries|element|elements|item|items|record|records) (in|of|from) {file}',
      '(get|show|extract|give|list) field {name} (of|from) (each|every) (object|entry|element|item) of {file}',
    ],
    "jq -r '.[].{name}' {file}",
    'prints the field {name} of each object in {file}',
  ],
];

export const commonTextRows = phrasesOf(rows);
