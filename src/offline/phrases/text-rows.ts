/** What people ask of texts. Each command prints; the files stay as they are. */
import { phrasesOf, type Row } from '../row-phrases.ts';

const rows: readonly Row[] = [
  [
    [
      '(find) [all] (functions|function|methods|classes|variables) (named|called) {part} in {dir} [folder]',
      '(find) [the] definition of {part} in {dir} [folder]',
    ],
    'grep -rnw -- {part} {dir}',
    'shows each line in {dir} with the word {part}',
  ],
  [
    [
      '(find|show|which) [every] (file|files) (that mentions|that mention|that contain|that contains|with|containing|' +
        'mentioning) {text} (but not|except|excluding|ignoring|outside) [in|of] {part}',
    ],
    'grep -rl --exclude-dir={part} -- {text} .',
    'lists the files with {text}, without those in {part}',
  ],
  [
    ['(show) first {n} lines of (every|each|all) {kind} [file|files]'],
    'head -n {n} -- *.{kind}',
    'prints the first {n} lines of each {kind} file here',
  ],
  [
    ['(show) last {n} lines of (every|each|all) {kind} [file|files]'],
    'tail -n {n} -- *.{kind}',
    'prints the last {n} lines of each {kind} file here',
  ],
  [
    [
      '(follow|tail|watch) [file|log|end of] {file}',
      'show (end|new lines|last lines) of {file} (and|while) (keep following|follow|following|keep watching|watching|follow it|keep following it)',
      'show new lines of {file} (live|as they come|in real time)',
    ],
    'tail -f {file}',
    'shows what is added to {file}, until Ctrl-C',
  ],
  [
    [
      'show last {n} lines of {file} (and|then) (keep following|follow|keep watching|watch|continue following|go on) [it|the file]',
      '(follow|tail) {file} (from|starting with|beginning with) last {n} lines',
    ],
    'tail -n {n} -f {file}',
    'shows the last {n} lines of {file} and what is added, until Ctrl-C',
  ],
  [
    ['show (difference|differences|diff) between {file} and {file2} side by side', 'compare {file} (and|with|to) {file2} side by side'],
    'diff -y {file} {file2}',
    'shows both files side by side; | marks lines that differ',
  ],
  [
    ['show (difference|differences|diff) between [files] {file} and {file2} in (colour|color|colours|colors)'],
    'diff --color=auto -u {file} {file2}',
    'shows how {file2} differs from {file}',
  ],
  [
    ['show words that differ (in|between) {file} and {file2}', 'compare {file} and {file2} word by word'],
    'git diff --no-index --word-diff -- {file} {file2}',
    'shows the words that differ',
  ],
  [
    [
      '(delete|drop) duplicate lines (from|in|of) {file} without sorting',
      '(delete|drop) duplicates (from|in) {file} (but|and) (keep|keeping|without changing) order',
      'show {file} without duplicate lines (in|keeping) [original|same] order',
    ],
    "awk '!seen[$0]++' {file}",
    'prints {file} without lines that came before, in their order',
  ],
  [
    [
      '(count|show) how often (each|every) (ip|ip address|address) (appears|occurs|is) in {file}',
      '(which|what) (ips|ip addresses|addresses) (occur|appear|are) most [often] in {file}',
      '(show|which are) (most frequent|top) (ips|ip addresses) (in|of) {file}',
    ],
    "grep -oE '([0-9]{1,3}\\.){3}[0-9]{1,3}' {file} | sort | uniq -c | sort -rn",
    'counts each IP address in {file}, the most frequent first',
  ],
  [
    [
      '(count|show) how often (each|every) line (appears|occurs) in {file}',
      '(show|which are) (most frequent|most common|top) lines (in|of) {file}',
      'count duplicate lines (in|of) {file}',
    ],
    'sort {file} | uniq -c | sort -rn',
    'counts each line of {file}, the most frequent first',
  ],
  [
    [
      'make (everything|all|all text|all letters|the text) in {file} (uppercase|upper case|capital|capital letters)',
      '(convert|turn|change) {file} (to|into) (uppercase|upper case|capitals)',
    ],
    "tr '[:lower:]' '[:upper:]' < {file}",
    'prints {file} in capital letters',
  ],
  [
    [
      'make (everything|all|all text|all letters|the text) in {file} (lowercase|lower case|small|small letters)',
      '(convert|turn|change) {file} (to|into) (lowercase|lower case)',
    ],
    "tr '[:upper:]' '[:lower:]' < {file}",
    'prints {file} in small letters',
  ],
  [
    [
      '(convert|change|fix) (windows|dos|crlf) line (endings|ends|breaks) (to|into) (unix|linux|lf) (ones|line endings|endings) (in|of) {file}',
      '(convert|change|fix) (windows|dos|crlf) line (endings|ends|breaks) (in|of) {file} [to unix]',
      '(convert|change|fix) (windows|dos|crlf) line (endings|ends|breaks) (to|into) (unix|linux|lf) (in|of) {file}',
    ],
    ['dos2unix {file}', "sed -i.bak 's/\\r$//' {file}"],
    'makes the line endings of {file} those of Unix',
  ],
  [
    [
      '(convert|change) encoding of {file} (from latin1|from latin-1|from iso-8859-1) to (utf8|utf-8)',
      '(convert|change) {file} (from latin1|from latin-1|from iso-8859-1) to (utf8|utf-8)',
    ],
    'iconv -f ISO-8859-1 -t UTF-8 {file}',
    'prints {file} in UTF-8',
  ],
  [
    [
      '(join|combine|merge|concatenate|put) all {kind} files (into|in|to) [one] [file] [called|named] {file}',
      '(join|combine|merge|concatenate|put) all {kind} files [here] into one [file] (called|named) {file}',
    ],
    'cat -- *.{kind} > {file}',
    'writes all {kind} files here, one after the other, to {file}',
  ],
  [
    [
      'wrap {file} (at|to|after) {n} (columns|characters|chars)',
      '(wrap|fold|break) lines of {file} (at|to|after) {n} (columns|characters|chars)',
    ],
    'fold -s -w {n} {file}',
    'prints {file} with lines of at most {n} characters',
  ],
  [
    [
      '(show|print|list) lines (containing|with|that contain|that have|matching) {text} (in|of|from) {file} with {n} lines ' +
        '(around|of context|before and after) [it|them|each]',
      '(search|grep) [for] {text} in {file} with {n} lines (around|of context)',
    ],
    'grep -n -C {n} -- {text} {file}',
    'shows the lines of {file} with {text}, and {n} lines around each',
  ],
  [
    [
      '(show|print|list) lines (containing|with|that contain|that have|matching) {text} with {n} lines (around|of context|' +
        'before and after) [it|them|each] in all logs',
      '(show|print|list) lines (containing|with|that contain) {text} with {n} lines (around|of context) in all log files',
    ],
    "grep -rn -C {n} --include='*.log' -- {text} .",
    'shows the lines of all .log files with {text}, and {n} lines around each',
  ],
  [
    [
      '(show|print) lines (between|from) {text} (and|to) {text2} (in|of|from) {file}',
      '(show|print) everything between {text} and {text2} in {file}',
    ],
    "awk -v from={text} -v to={text2} 'index($0, from) {on = 1} on; index($0, to) {on = 0}' {file}",
    'prints the lines of {file} from one with the first text to one with the second',
  ],
  [
    ['(show|print) every {n} line of {file}', '(show|print) every {n}th line of {file}'],
    "awk 'NR % {n} == 0' {file}",
    'prints every {n}th line of {file}',
  ],
  [
    ['(swap|exchange) (first two columns|first and second column|columns 1 and 2) (of|in) {file}'],
    "awk '{t = $1; $1 = $2; $2 = t; print}' {file}",
    'prints {file} with its first two columns swapped',
  ],
  [
    ['(count) (characters|letters|chars) (in|of) {file}', 'how many (characters|letters) (are in|does) {file} [have]'],
    'wc -m {file}',
    'counts the characters of {file}',
  ],
  [
    ['(show|print) {file} (as hex|in hex|as hexadecimal|in hexadecimal)', '(hexdump|hex dump) [of] {file}'],
    ['xxd {file}', 'hexdump -C {file}', 'od -A x -t x1z {file}'],
    'shows the bytes of {file}',
  ],
  [
    ['(show|find|extract) (readable text|strings|text|printable strings) (in|of|from) binary {file}'],
    'strings {file}',
    'prints the readable text in {file}',
  ],
  [
    ['(show|what are|list) keys (of|in) [json] [file] {file}', 'which keys does {file} have'],
    "jq 'keys' {file}",
    'lists the keys of {file}',
  ],
  [
    [
      '(is|check if|validate|check whether|check that) {file} [is] valid json',
      '(validate|check) json [file] {file}',
      '(check|validate) syntax of json [file] {file}',
    ],
    'jq empty {file}',
    'says nothing if {file} is valid, else where it is wrong',
  ],
  [['(convert|turn) [yaml] [file] {yaml} (to|into) json'], 'yq -o json {yaml}', 'prints {yaml} as JSON'],
  [['(convert|turn) [json] [file] {file} (to|into) (yaml|yml)'], 'yq -P {file}', 'prints {file} as YAML'],
];

export const textRows = phrasesOf(rows);
