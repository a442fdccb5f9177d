/** More of what people ask in passing: columns and lines of texts, several names at once, rights of users, programs that hold a file. */
import { phrasesOf, type Row } from '../row-phrases.ts';

const SHOW = '[show|get|give|extract|cut|cut out|keep|take]';
const STRIP = '(remove|strip|drop|cut|cut off|take|take off|delete|get rid of|chop off|trim)';
const ALL_NAMES = '(all|every|each|all the|all of) [file|files|names|name|file names|filenames]';
const LONGER =
  '(longer than|with more than|of more than|over|that are longer than|which are longer than|that have more than|exceeding|having more than|above)';
const OPEN = '[is|are|has|have|keeps|holds|uses|is using] {file} [open]';
const ROLE = '(admin|administrator|sudoer|sudo user|superuser|root user)';

const rows: readonly Row[] = [
  [
    [`${SHOW} [only|just] first {n} (columns|fields) (of|from|in) {csv}`],
    'cut -d, -f1-{n} {csv}',
    'prints the first {n} columns of {csv}; a comma in quotes is taken for a separator',
  ],
  [[`${SHOW} [only|just] first {n} (columns|fields) (of|from|in) {tsv}`], 'cut -f1-{n} {tsv}', 'prints the first {n} columns of {tsv}'],
  [
    ['(convert|turn|change|transform) [file] {csv} (to|into|as) [a] json'],
    ['mlr --icsv --ojson cat {csv}', 'csvjson {csv}', 'yq -p csv -o json {csv}'],
    'prints {csv} as JSON',
  ],
  [
    ['(convert|turn|change|transform) [file] {json} (to|into|as) [a] csv'],
    ['mlr --ijson --ocsv cat {json}', 'in2csv {json}'],
    'prints {json} as CSV',
  ],
  [
    [
      `${STRIP} {ending} (ending|extension|suffix|extensions|endings) (from|of|off|on|in) ${ALL_NAMES} [here]`,
      `${STRIP} (ending|extension|suffix) {ending} (from|of|off|on|in) ${ALL_NAMES} [here]`,
    ],
    'for f in *{ending}; do mv -n -- "$f" "${f%{ending}}"; done',
    'takes {ending} off the names of the files here; overwrites nothing',
  ],
  [
    [
      `(which|what|find out which|find out what|find which) (program|programs|process|processes|app) ${OPEN}`,
      '(who|what|which) (uses|is using|holds|is holding|locks|is locking|is accessing) [file|folder] {file}',
      '(show|find) (process|processes|program|programs) (using|that use|that uses|that have|that has|holding|with) [file] {file} [open]',
    ],
    ['lsof {file}', 'fuser -v {file}'],
    'lists the programs that have {file} open',
  ],
  [
    [
      '(how fast is|what is speed of|test speed of|measure speed of|check speed of|how slow is) [internet|network|my] (internet|internet' +
        ' connection|connection|network|wifi|line|link)',
      '(run|do) [internet] (speed test|speedtest)',
      'internet speed test',
    ],
    ['speedtest', 'speedtest-cli', 'fast'],
    'measures how fast the connection to the internet is',
  ],
  [
    ['(get|copy|download|fetch|pull|transfer) [file|folder] {dir} from [server|host|machine] {login} [to here|here|into this folder]'],
    'scp -r {login}:{dir} .',
    'copies {dir} of {login} to this folder',
  ],
  [
    [
      '(undo|delete|drop|throw away|discard|remove|reset) last commit (and|and also) (throw away|discard|lose|drop|delete|forget|remove|throw out)' +
        ' (changes|its changes|all changes|everything|all its changes|all of it|all of changes)',
      '(undo|throw away|discard|drop) last commit (and its changes|completely|entirely|with its changes|including changes|including its changes' +
        '|with all changes|for good|and everything in it|without keeping changes)',
    ],
    'git reset --hard HEAD~1',
    'takes back the last commit and its changes, and loses what is not committed',
  ],
  [
    [
      'revert [the] (last|latest|previous|most recent) commit',
      '(make|create) commit that (undoes|reverts) (last|latest|previous) (commit|one)',
    ],
    'git revert HEAD',
    'makes a commit that undoes the last one',
  ],
  [
    [
      '(show|find|print|which|what|list) [all] lines [in|of] [file] {file} ' + LONGER + ' {n} (characters|chars|columns|letters)',
      '(show|find|print|list) [all] lines ' + LONGER + ' {n} (characters|chars|columns|letters) (in|of|from) [file] {file}',
      '(which|what) lines (in|of) {file} (are|have) (longer than|more than|over|above) {n} (characters|chars|columns|letters)',
    ],
    "awk 'length > {n}' {file}",
    'prints the lines of {file} with more than {n} characters',
  ],
  [
    ['[show|print] every other line (of|in|from) {file}'],
    "awk 'NR % 2 == 1' {file}",
    'prints the first line of {file}, the third, and so on',
  ],
  [
    [
      '(replace|change|convert|turn) [every|each|all] (tab|tabs|tab characters) (with|by|to|into) {n} spaces (in|of) {file}',
      '(replace|change|convert|expand) [every|each|all] (tab|tabs) (in|of) {file} (with|by|to|into) {n} spaces',
    ],
    'expand -t {n} {file}',
    'prints {file} with {n} spaces for each tab',
  ],
  [
    [
      '(put|add|show|print) line numbers (in front of|before|to|at start of|at beginning of) [each|every|all] [line|lines] [of|in] {file}',
      'number [each|every|all] [line|lines] (of|in) {file}',
    ],
    'cat -n {file}',
    'prints {file} with numbers before its lines; the file does not change',
  ],
  [
    ['show {file} (and|next to|beside|with) {file2} side by side', '(put|show) {file} (next to|beside) {file2}'],
    'diff -y {file} {file2}',
    'shows both files side by side; | marks lines that differ',
  ],
  [
    [
      '(insert|add|put|write) [line|text|header|header line|title|title line] {part} (at top of|at beginning of|at start of|at very top of|as' +
        ' first line of|to top of|to beginning of|as first line in|as header to|to start of|as header of|on top of) [file] {file}',
      '(add|insert|put|prepend) [header|header line|first line] {part} to [top of|beginning of|start of] {csv}',
      'prepend {part} to [file] {file}',
    ],
    "sed -i.bak '1i\\{part}' {file}",
    'writes the line {part} before the first one of {file}; the old file is kept as {file}.bak',
    null,
  ],
  [
    [
      "(append|add|write) (date|current date|date and time|timestamp|current time|current date and time|today's date) to [end of] [file] {file}",
    ],
    'date >> {file}',
    'adds the date and the time at the end of {file}',
  ],
  [
    [
      '(write|save|put|redirect|store|send) output of {program} (to|into|in) [file] [called|named] {file}',
      '(run|execute) {program} and (save|write|put|store|send) [its|the] output (to|into|in) [file] [called|named] {file}',
      'save what {program} prints (to|into|in) {file}',
    ],
    '{program} > {file}',
    'runs {program} and writes what it prints to {file}',
  ],
  [
    ['(write|save|put|append|add) output of {program} (to|into) end of [file] {file}', 'append output of {program} to [file] {file}'],
    '{program} >> {file}',
    'runs {program} and adds what it prints to {file}',
  ],
  [
    [
      '(make|create|add) (folders|directories|dirs) (called|named) {made} {made2} and {made3}',
      '(make|create|add) (three|3) (folders|directories|dirs) (called|named) {made} {made2} and {made3}',
    ],
    'mkdir {made} {made2} {made3}',
    'makes the three folders',
  ],
  [
    [
      '(make|create|add) (folders|directories|dirs) (called|named) {made} and {made2}',
      '(make|create|add) (two|2) (folders|directories|dirs) (called|named) {made} and {made2}',
    ],
    'mkdir {made} {made2}',
    'makes the two folders',
  ],
  [
    ['(make|create|touch|add) [two|2] [new] [empty] files (called|named) {file} and {file2}', 'touch {file} and {file2}'],
    'touch {file} {file2}',
    'makes the two files, empty',
  ],
  [
    ['(make|create|touch|add) [three|3] [new] [empty] files (called|named) {file} {file2} and {file3}', 'touch {file} {file2} and {file3}'],
    'touch {file} {file2} {file3}',
    'makes the three files, empty',
  ],
  [
    ['(duplicate|copy|clone) (folder|directory) {tree} (as|under name) {made}', '(duplicate|copy|clone) {tree} as {made}'],
    'cp -rn {tree} {made}',
    'copies {tree} to {made}; overwrites nothing',
  ],
  [
    [
      'make [file|script|program] {file} executable (for|by) (everybody|everyone|all|all users|anyone)',
      'let (everybody|everyone|anyone|all users) (run|execute) [file|script|program] {file}',
    ],
    'chmod a+x {file}',
    'lets everybody run {file}',
  ],
  [
    [
      `(make) [user] {name} ${ROLE}`,
      `(give|grant) [user] {name} (sudo|admin|administrator|root|sudo access|admin rights|sudo rights|root rights|administrator rights|sudo` +
        ` privileges|admin privileges)`,
      `(let|allow) [user] {name} [to] use sudo`,
    ],
    'sudo usermod -aG sudo {name}',
    'adds {name} to the group sudo, whose members may become root; on Fedora and its like the group is wheel',
    null,
  ],
  [
    [
      '(is|check if|validate|check whether|check that|check) {yaml} [is] (valid|ok|correct|well-formed|valid yaml|valid yml)',
      '(check|validate) syntax of {yaml}',
    ],
    "python3 -c 'import sys, yaml; yaml.safe_load(open(sys.argv[1]))' {yaml}",
    'says nothing if {yaml} is valid, else where it is wrong; needs the module PyYAML',
  ],
  [
    [
      '(is|check if|validate|check whether|check that|check) {json} [is] (valid|ok|correct|well-formed|well formed|valid json)',
      '(check|validate) (syntax of|json in) {json}',
    ],
    'jq empty {json} && echo valid',
    'says valid, or where {json} is wrong',
  ],
];

export const commonOddRows = phrasesOf(rows);
