/** More of what people ask of files, the log of the system, copies, users and dates. */
import { phrasesOf, type Row } from '../row-phrases.ts';

const rows: readonly Row[] = [
  [
    ['show files (by|sorted by) size [biggest first|largest first]', 'sort files (by|on) size [biggest first|largest first]'],
    'ls -lhS',
    'lists the files here, the biggest first',
  ],
  [['show only (folders|directories) [here]', 'show (folders|directories) only [here]'], 'ls -d -- */', 'lists the folders here'],
  [
    ['show files (by|sorted by) (date|time|age) newest last', 'show files (newest last|oldest first)'],
    'ls -ltr',
    'lists the files here, the newest last',
  ],
  [
    ['show files (by|sorted by) (date|time|age) [newest first]', 'show files (newest first|oldest last)'],
    'ls -lt',
    'lists the files here, the newest first',
  ],
  [
    ['show [folder] tree [of folder] {n} levels [deep]', 'show folder (structure|tree) (down to|to depth of|to depth|up to) {n} [levels]'],
    ['tree -L {n}', 'find . -maxdepth {n}'],
    'shows the folders and files here, {n} levels deep',
  ],
  [
    [
      'find files (with space|with spaces|whose name contains space|whose names contain spaces|that have spaces) in [their] (name|names)',
      'find file names (with|containing) spaces',
    ],
    "find . -name '* *'",
    'lists the files with a space in their names',
  ],
  [
    ['(empty|truncate|clear) [contents of] file {file} [without deleting it]', '(empty|truncate) {file}'],
    'truncate -s 0 {file}',
    'empties {file}; what is in it is lost',
  ],
  [
    ['(shred|wipe|securely delete|overwrite and delete) [file] {file}', 'delete [file] {file} (securely|so that it cannot be recovered)'],
    'shred -u {file}',
    'overwrites {file} and deletes it',
  ],
  [
    [
      '(make|create) (backup|backup copy|copy) of [file] {file} (with|that has) date [of today] [in its name|in name]',
      '(back up|backup) {file} with date [in its name|in name]',
    ],
    'cp -n {file} {file}.$(date +%F)',
    'copies {file} to a name with the date of today; overwrites nothing',
  ],
  [
    [
      '(set|make|give) [all] (folders|directories) 755 and [all] files 644 (in|under|below) {dir}',
      '(set|fix) [usual|normal|default] permissions (of|in|under|below) [folder] {dir} recursively',
    ],
    'chmod -R u=rwX,go=rX {dir}',
    'makes {dir} readable for all and writable for you, as 755 and 644 do',
  ],
  [
    [
      '(convert|change|replace) tabs (to|into|with|by) {n} spaces in {file}',
      '(convert|change|replace) tabs in {file} (to|into|with|by) {n} spaces',
    ],
    'expand -t {n} {file}',
    'prints {file} with {n} spaces for each tab',
  ],
  [
    [
      '(delete|hide|skip|show without) [all] (comment lines|comments|lines starting with #|lines that start with #) (from|in|of) {file}',
      'show {file} without (comments|comment lines)',
    ],
    "grep -v '^[[:space:]]*#' {file}",
    'prints {file} without the lines that begin with #',
  ],
  [
    [
      'show lines (of|in|from) {file} (that are not in|which are not in|not in|missing in) {file2}',
      '(which|what) lines are in {file} but not in {file2}',
      'show lines that are in {file} but not in {file2}',
    ],
    'grep -vxFf {file2} {file}',
    'prints the lines of {file} that {file2} does not have',
  ],
  [
    [
      'show [common] lines (that are in both|in both|common to|that are common to) {file} and {file2}',
      '(which|what) lines (do|are) {file} and {file2} (have in common|in common|share)',
    ],
    'grep -xFf {file} {file2}',
    'prints the lines that both files have',
  ],
  [
    ['(show|extract|find|get) [all] [unique] (email addresses|emails|mail addresses|e-mail addresses) (in|from|of|out of) {file}'],
    "grep -oE '[[:alnum:]._%+-]+@[[:alnum:].-]+\\.[[:alpha:]]{2,}' {file} | sort -u",
    'lists the mail addresses in {file}, each once',
  ],
  [
    ['(show|extract|find|get) [all] [unique] (urls|links|web addresses) (in|from|of|out of) {file}'],
    "grep -oE 'https?://[^[:space:]\"<>]+' {file} | sort -u",
    'lists the web addresses in {file}, each once',
  ],
  [
    ['show [all] kernel errors (of|since|from|in) [this|last] boot', 'show kernel errors'],
    'journalctl -k -b -p err --no-pager',
    'shows the errors of the kernel since this boot',
  ],
  [
    ['show [all] errors (in|of|from) [system] (log|journal|logs) (since|of|from) [this|last] boot', 'show errors since boot'],
    'journalctl -b -p err --no-pager',
    'shows the errors since this boot',
  ],
  [
    [
      '(delete|vacuum|clean up|shrink) [old] (journal|journal logs|journald logs|system logs|systemd logs) [older than] {n} days',
      'keep only (last|newest) {n} days of [system] (journal|logs)',
    ],
    'sudo journalctl --vacuum-time={n}d',
    'deletes what the journal has from before {n} days',
  ],
  [
    [
      'how (much|many) [disk] space (does|do) [system] (journal|journal logs|logs of systemd) (use|take|need)',
      'how big is [system] journal',
    ],
    'journalctl --disk-usage',
    'says how much space the journal takes',
  ],
  [
    ['mount [image|iso|iso image|iso file] {file} (on|to|at|in|under) {dir}'],
    'sudo mount -o loop,ro {file} {dir}',
    'shows the contents of {file} at {dir}',
  ],
  [['(turn off|switch off|disable) [all] swap'], 'sudo swapoff -a', 'switches swap off until the next boot'],
  [
    ['reboot (into|to) (bios|uefi|firmware|firmware setup|bios setup|firmware settings)', 'restart (into|to) (bios|uefi|firmware)'],
    'systemctl reboot --firmware-setup',
    'restarts into the setup of the firmware',
  ],
  [
    [
      '(what would|show what) rsync [would] (copy|do|change) from {dir} to {dir2}',
      '(dry run|try|test|simulate) rsync (of|from) {dir} to {dir2}',
      'sync {dir} to {dir2} (as dry run|dry run|without doing it|without changing anything)',
    ],
    'rsync -ain {dir}/ {dir2}/',
    'lists what would be copied; copies nothing',
  ],
  [
    [
      'download {url} (with|at|limited to) [at most|max|maximum] {n} (kb/s|kb per second|kilobytes per second|kib/s)',
      'download {url} with rate limit [of] {n} (kb/s|kb per second)',
    ],
    'curl -fLO --limit-rate {n}k {url}',
    'downloads the file with at most {n} kB a second',
  ],
  [
    [
      '(delete|forget|drop) [old] [host] key of {host} (from|in) known_hosts',
      '(delete|forget|drop) {host} from known_hosts [file]',
      'fix (host key changed|host key verification failed) for {host}',
    ],
    'ssh-keygen -R {host}',
    'forgets the key of {host}; the next connection asks about the new one',
  ],
  [
    [
      '(is|check if|test if|check whether) {host} (reachable|open|answering|listening) (on|at) port {port}',
      '(can i reach|test connection to|check) {host} (on|at) port {port}',
      '(can i reach|is|check) port {port} (of|on|at) {host} [reachable|open]',
    ],
    ['nc -vz {host} {port}', 'curl -v --connect-timeout 5 telnet://{host}:{port}'],
    'tries to connect to port {port} of {host}',
  ],
  [
    ['(hold|pin|freeze|do not upgrade|never upgrade) package {package}', 'keep package {package} from (upgrading|being upgraded|updating)'],
    ['sudo apt-mark hold {package}', 'brew pin {package}'],
    'keeps {package} at its version',
  ],
  [
    ['(who|which users) (logged in|has logged in|have logged in) today', 'show logins (of|from|since) today'],
    'last -s today',
    'lists the logins of today',
  ],
  [
    ['(find|show) [all] (setuid|suid|set-uid) (files|programs|binaries) [on this machine|on machine|on system]'],
    'sudo find / -xdev -perm -4000 -type f',
    'lists the programs that run with the rights of their owner',
  ],
  [
    ['delete user {name} (but|and) keep [his|her|their] (home|home folder|files|data)'],
    'sudo userdel {name}',
    'removes the user {name}; the home folder stays',
  ],
  [
    [
      '(put|add) user {name} (to|into) group {name2} (but|and|without) (keep|keeping|losing|removing) [his|her|their] [other|' +
        'from other|the other] groups',
    ],
    'sudo usermod -aG {name2} {name}',
    'adds {name} to {name2} and keeps the other groups',
  ],
  [
    [
      '(stop|end|kill) [command] {program} after {n} (minutes|mins)',
      'run {program} for at most {n} (minutes|mins)',
      'run {program} with (timeout|time limit) of {n} (minutes|mins)',
    ],
    'timeout {n}m {program}',
    'runs {program} and ends it after {n} minutes',
  ],
  [
    ['show contents of [archive] {tar} without (extracting|unpacking) [it]', 'what is (in|inside) archive {tar}'],
    'tar -tvf {tar}',
    'lists what {tar} contains; extracts nothing',
  ],
  [
    ['show contents of [archive] {zip} without (extracting|unpacking) [it]', 'what is (in|inside) archive {zip}'],
    'unzip -l {zip}',
    'lists what {zip} contains; extracts nothing',
  ],
  [
    ['(convert) (all|every|all the) {ext} [files|images|pictures] [here] (to|into) {ext2} [here]'],
    ['mogrify -format {ext2} *.{ext}', 'for f in *.{ext}; do convert "$f" "${f%.*}.{ext2}"; done'],
    'writes a .{ext2} picture beside each .{ext} picture; the originals stay',
  ],
  [
    ['(extract|get|take|save) pages {range} (from|of|out of) [pdf] {file}'],
    ['qpdf {file} --pages . {range} -- pages.pdf', 'pdftk {file} cat {range} output pages.pdf'],
    'writes these pages of {file} to pages.pdf',
  ],
  [
    [
      '(what|which) (date|day) (is it|is|will it be|will be) in {n} days',
      'date in {n} days',
      '(date|what date is) {n} days from (now|today)',
    ],
    "date -d '+{n} days' +%F",
    'prints the date in {n} days',
  ],
  [
    ['(what|which) (date|day) was it {n} days ago', '(date|what date was) {n} days ago'],
    "date -d '-{n} days' +%F",
    'prints the date {n} days ago',
  ],
  [
    ['how many days [are there|is it|are left] (until|till|to) {date}', 'days (until|till|to) {date}'],
    'echo $((($(date -d {date} +%s) - $(date +%s)) / 86400))',
    'prints the days until {date}',
  ],
  [['(show|what is) calendar (of|for) [year] {year}', 'calendar {year}'], ['cal {year}', 'ncal {year}'], 'shows the calendar of {year}'],
];

export const furtherRows = phrasesOf(rows);
