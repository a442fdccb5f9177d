/** What people ask every day of files, texts, packages and hosts, with the limits that they add in the same breath. */
import { phrasesOf, type Row } from '../row-phrases.ts';

const JOURNAL = '[system] (journal|log|logs|syslog)';
const EACH = '(with|and) (counts|their counts|their frequency|number of occurrences|count of each|their number of occurrences)';
const OFTEN = '(with|and) how (often|many times) (each|each one|each line|each of them|they) (occurs|appears|occur|appear|is there)';
const PATHS = '(path|$path|path variable)';

const rows: readonly Row[] = [
  [
    ['[show|which are|what are] lines [that are|which are] (in|of|from) {file} (but|and|but are|that are|which are) not in {file2}'],
    'grep -vxFf {file2} -- {file}',
    'shows the lines of {file} that {file2} does not have',
  ],
  [
    ['[show|find] (everything|all|all lines|lines|entries|all entries) (in|of) {file} (from|of|on|for|with) {date}'],
    'grep -F -- {date} {file}',
    'shows the lines of {file} with {date}',
  ],
  [
    [
      `[show] (unique|distinct|different) lines (of|in|from) {file} ${EACH}`,
      `[show] (unique|distinct|different) lines (of|in|from) {file} ${OFTEN}`,
    ],
    'sort {file} | uniq -c | sort -rn',
    'counts each line of {file}, the most frequent first',
  ],
  [
    ['(in which|in what|which|what) files (under|in|below) {dir} (does|do) [word|text|string] {text} (occur|appear|exist)'],
    'grep -rlF -- {text} {dir}',
    'lists the files in {dir} with {text}',
  ],
  [
    [
      '(which|what|find|show) files (under|in|below) {dir} (contain|mention|containing|that contain|that mention) [word|text|string] {text}',
    ],
    'grep -rlF -- {text} {dir}',
    'lists the files in {dir} with {text}',
  ],
  [
    [
      'make [file|script] {file} (not executable|no longer executable|non-executable|unexecutable) [anymore|any more|any longer]',
      'make [file|script] {file} not [anymore|any longer] executable',
    ],
    'chmod -x {file}',
    'makes {file} not executable',
  ],
  [
    [
      '(mkdir|create|make) [folder|directory] {dir} (incl|incl.|including|with) [all|its] [missing] (parents|parent folders|parent directories)',
    ],
    'mkdir -p {dir}',
    'creates the folder {dir} and those above it that are missing',
  ],
  [
    [`[show] [all] errors (in|of|from) ${JOURNAL} since yesterday`, `[show] [all] ${JOURNAL} errors since yesterday`],
    'journalctl -p err --since yesterday --no-pager',
    'shows the errors that the system logged since yesterday',
  ],
  [
    [
      `(show) [entries of] ${PATHS} [with] (one|each) (entry|directory|folder|dir|item) (per|on its own|on a|on one) line`,
      `(show) ${PATHS} [entries] (one per line|line by line|on separate lines)`,
    ],
    "printf '%s\\n' \"$PATH\" | tr : '\\n'",
    'shows each folder of PATH on a line of its own',
  ],
  [
    ['[show|find] [all] commits (between|from|since) {date} (and|to|until|till|up to) {date2}'],
    "git log --oneline --since='{date} 00:00' --until='{date2} 23:59:59'",
    'lists the commits from {date} to {date2}',
  ],
  [
    ['commit (staged changes|what is staged|staged files|only what is staged|only staged changes) with [commit] message {text}'],
    'git commit -m {text}',
    'commits what is staged',
  ],
  [
    ['(kill|stop|end|terminate) [process|pid] {pid} (nicely|gently|gracefully|politely|softly|cleanly) [not with -9|without -9|not -9]'],
    'kill {pid}',
    'asks the process {pid} to end',
  ],
  [
    ['(which|what|find|show|list) [all] files (contain|containing|that contain|with|have|that have|mention) [exact] word {text}'],
    'grep -rlIw -- {text} .',
    'lists the files with the word {text}',
  ],
  [
    [
      'sort [lines of|numbers in] {file} [numerically|by number|as numbers|numeric] [and] [with] ' +
        '(highest first|largest first|biggest first|in descending order numerically|numerically descending|numerically reversed|' +
        'from highest to lowest|from largest to smallest)',
    ],
    'sort -rn {file}',
    'prints the lines of {file} by their numbers, the highest first',
  ],
  [
    [
      'sort [lines of|numbers in] {file} [numerically|by number|as numbers|numeric] [and] [with] ' +
        '(lowest first|smallest first|from lowest to highest|from smallest to largest)',
    ],
    'sort -n {file}',
    'prints the lines of {file} by their numbers, the lowest first',
  ],
  [
    ['[show|find|print] lines (of|in|from) {file} [that] (occur|appear|are there|exist) (only once|just once|exactly once|once)'],
    'sort {file} | uniq -u',
    'prints the lines of {file} that are there only once',
  ],
  [
    [
      '(gzip|compress|zip) {file} (but|and) (keep|keeping|leave) [original|it|file|original file|source]',
      '(gzip|compress) {file} without deleting [original|it]',
    ],
    'gzip -k {file}',
    'writes {file}.gz; {file} stays',
  ],
  [
    [
      'where does [symlink|link|symbolic link] {file} (point|lead|go) [to]',
      '(what|where) is target of [symlink|link|symbolic link] {file}',
    ],
    'readlink {file}',
    'shows what the link {file} points to',
  ],
  [
    ['(extract|unzip|unpack|get) (only|just) [file] {part} (from|out of|of) {zip}'],
    'unzip -n {zip} {part}',
    'unpacks {part} from {zip}; overwrites nothing',
  ],
  [
    ['(extract|untar|unpack|get) (only|just) [file] {part} (from|out of|of) {tar}'],
    'tar -xkf {tar} {part}',
    'unpacks {part} from {tar}; overwrites nothing',
  ],
  [['ping [host|server] {host} [exactly|only|just] {n} times'], 'ping -c {n} {host}', 'sends {n} packets to {host}'],
  [
    ['is [site|website] {site} (up|down|online|offline) [or down|or not|or up]'],
    "curl -sSIL -o /dev/null -w '%{http_code}\\n' https://{site}",
    'asks {site} for its first page and shows the status: 200 is up',
  ],
  [
    [
      '[show|list|which are|what are] (biggest|largest) [installed] packages [installed|that are installed|on this machine|by size]',
      '(which|what) [installed] packages (take|use|need) most [disk] space',
    ],
    [
      "dpkg-query -W -f '${Installed-Size}\\t${Package}\\n' | sort -rn | head -n 20",
      "rpm -qa --queryformat '%{SIZE}\\t%{NAME}\\n' | sort -rn | head -n 20",
    ],
    'lists the 20 biggest packages that are installed',
  ],
  [
    ['[show|print] first {n} lines of (every|each|all) {kind} [file|files] in {dir} [folder]'],
    'head -n {n} -- {dir}/*.{kind}',
    'prints the first {n} lines of each {kind} file in {dir}',
  ],
  [
    ['[show|print] last {n} lines of (every|each|all) {kind} [file|files] in {dir} [folder]'],
    'tail -n {n} -- {dir}/*.{kind}',
    'prints the last {n} lines of each {kind} file in {dir}',
  ],
  [
    [
      '(show) last {n} commits (on one line each|one line each|one per line|each on one line|in one line each|with one line each|as one line each)',
    ],
    'git log --oneline -n {n}',
    'shows the last {n} commits, one line each',
  ],
  [
    [
      '(only i|only me|nobody but me|no one but me|nobody else but me) (should|may|must) [be able to|be allowed to] (read|open|see|access) {file}',
      '(nobody else|no one else) (should|may) [be able to|be allowed to] (read|open|see|access) {file}',
      'make {file} (private|readable only by me|readable only for me|readable by me only)',
    ],
    'chmod go-rwx {file}',
    'takes all rights to {file} from everybody but you',
  ],
  [
    ['(others|other users|other people) (should|may|must) not [be able to|be allowed to] (read|see|open) {file}'],
    'chmod o-r {file}',
    'takes the right to read {file} from other users; the group keeps its own',
  ],
  [
    ['(everyone|everybody|anyone|all users) (should|may|must) [be able to|be allowed to] (read|see) {file}'],
    'chmod a+r {file}',
    'lets everybody read {file}',
  ],
];

export const everydayRows = phrasesOf(rows);
