/** Looking into text: parts of a file, counting, ordering, columns. */
import { quote, quotePath } from '../quote.ts';
import type { Slots } from '../slots.ts';
import type { Family } from '../types.ts';

const base = 'file show find line content all log csv word list number text detail name';
const lines = (program: 'head' | 'tail') => (slots: Slots): string | null => {
  const n = slots.count() ?? (slots.says('lines') ? 10 : slots.has('line') ? 1 : 10);
  if (slots.has('char')) {
    const at = slots.file();
    return at === null ? null : `${program} -c ${n} ${quotePath(at)}`;
  }
  const file = slots.file();
  const globs = file === null ? slots.globs() : [];
  return file !== null ? `${program} -n ${n} ${quotePath(file)}` : globs.length > 0 ? `${program} -n ${n} ${globs.join(' ')}` : null;
};

/** A column as cut or awk would have it: by the separator said, a comma in .csv files, blanks otherwise. */
export function separator(slots: Slots, file: string): string | null {
  for (const [words, sep] of [[['comma', 'commas', 'comma-separated', 'csv'], ','], [['colon', 'colons', 'colon-separated'], ':'], [['tab', 'tabs', 'tsv', 'tab-separated'], '\\t'], [['semicolon', 'semicolons'], ';'], [['pipe', 'pipes'], '|']] as const) {
    if (slots.says(...words)) {
      for (const [at, token] of slots.tokens.entries()) if ((words as readonly string[]).includes(token.low) || /^(delimited|separated|separator|delimiter)$/.test(token.low)) slots.used.add(at);
      return sep;
    }
  }
  return file.endsWith('.csv') ? ',' : file.endsWith('.tsv') ? '\\t' : file === '/etc/passwd' || file === '/etc/group' ? ':' : null;
}

const awk = (program: (column: string) => string) => (slots: Slots): string | null => {
  const file = slots.file();
  if (file === null) return null;
  const sep = separator(slots, file);
  const column = slots.numberOf('column') ?? (slots.has('column') ? slots.integer() : null);
  if (column === null && slots.has('column')) return null;
  const field = column === null ? '$1' : column === -1 ? '$NF' : `$${column}`;
  return `awk ${sep === null ? '' : `-F'${sep}' `}'${program(field)}' ${quotePath(file)}`;
};

export const textFamily: Family = {
  name: 'text',
  rules: [
    { when: 'first', not: 'column word sort biggest delete big process cpu memory commit frequent new unique space old small dir', also: `${base} char`, make: (slots) => (slots.has('not') || slots.says('except') ? null : lines('head')(slots)), say: 'the first lines of the file' },
    { when: 'last', not: 'column word sort biggest delete process commit follow modified boot command date', also: `${base} char error`, make: lines('tail'), say: 'the last lines of the file' },
    { when: 'follow', not: 'process cpu memory dir', also: `${base} last first new new update modified`, make: 'tail -f {input}', say: 'follows the file as it grows; Ctrl-C ends it' },
    { when: 'line', not: 'count delete first last sort replace contain unique longest number-line empty word', also: base, make: (slots) => { const range = slots.range(); if (range !== null) { const file = slots.file(); return file === null ? null : `sed -n '${range[0]},${range[1]}p' ${quotePath(file)}`; } const n = slots.numberOf('line'); const file = slots.file(); return n === null || n < 1 || file === null ? null : `sed -n '${n}p' ${quotePath(file)}`; }, say: 'those lines of the file', bonus: 0.2 },
    { when: 'line between', not: 'count delete', also: base, make: (slots) => { const range = slots.range(); const file = slots.file(); return range === null || file === null ? null : `sed -n '${range[0]},${range[1]}p' ${quotePath(file)}`; }, say: 'those lines of the file' },
    { when: 'show|add line number', not: 'count contain sort find-x', also: `${base} add`, make: (slots) => (slots.tokens.some((token) => token.kind === 'number') ? null : (slots.has('word') ? null : ((file) => (file === null ? null : `cat -n ${quotePath(file)}`))(slots.file()))), say: 'the file with its lines numbered' },
    { when: 'number line', not: 'count contain sort delete', also: `${base} add`, make: 'cat -n {file}', say: 'the file with its lines numbered', bonus: -0.3 },
    { when: 'count line', not: 'unique contain empty word char longest duplicate', also: `${base} sum`, make: 'wc -l {input}', say: 'counts lines' },
    { when: 'count word', not: 'contain line char unique frequent', also: base, make: (slots) => (slots.says('words') || slots.says('word count') ? ((file) => (file === null ? null : `wc -w ${quotePath(file)}`))(slots.file()) : null), say: 'counts words' },
    { when: 'count char', not: 'line word', also: base, make: (slots) => ((file) => (file === null ? null : `wc -${slots.says('bytes', 'byte') ? 'c' : 'm'} ${quotePath(file)}`))(slots.file()), say: 'counts characters' },
    { when: 'count unique line', also: `${base} sort`, make: 'sort -u {input} | wc -l', say: 'counts the different lines', bonus: 0.3 },
    { when: 'count unique|frequent|duplicate', not: 'delete size', also: `${base} column sort number`, make: (slots) => { const file = slots.file(); if (file === null || slots.has('ip', 'word')) return null; const n = slots.has('column') ? slots.numberOf('column') ?? slots.integer() : null; if (n === null) return slots.has('line', 'duplicate', 'frequent') ? null : `sort -u ${quotePath(file)} | wc -l`; const sep = separator(slots, file); return `awk ${sep === null ? '' : `-F'${sep}' `}'{print $${n}}' ${quotePath(file)} | sort -u | wc -l`; }, say: 'counts the different values' },
    { when: 'count empty line', also: base, make: 'grep -c \'^[[:space:]]*$\' {input}', say: 'counts blank lines', bonus: 0.5 },
    { when: 'frequent line|word|ip|column|value|command', not: 'history', also: `${base} first count most column ip`, make: (slots) => { const n = slots.has('column') ? slots.numberOf('column') : null; const head = slots.count() ?? 10; const file = slots.file(); if (file === null) return null; const sep = separator(slots, file); const source = slots.has('ip') ? `grep -oE '([0-9]{1,3}\\.){3}[0-9]{1,3}' ${quotePath(file)}` : slots.says('words', 'word') ? `tr -cs '[:alnum:]' '\\n' < ${quotePath(file)}` : n === null ? `cat ${quotePath(file)}` : `awk ${sep === null ? '' : `-F'${sep}' `}'{print $${n}}' ${quotePath(file)}`; return `${source.startsWith('cat ') ? `sort ${quotePath(file)}` : `${source} | sort`} | uniq -c | sort -rn | head -n ${head}`; }, say: 'the most frequent, counted' },
    { when: 'count unique|line|word|column each|frequent|how', also: base, make: () => null, say: '' },
    { when: 'sort', not: 'process cpu memory dir disk size column unique big', also: `${base} numeric reverse number lower upper alphabetical case`, make: (slots) => { const file = slots.file(); if (file === null || slots.dest() !== null) return null; const flags = `${slots.has('numeric') || slots.says('number', 'numbers') ? 'n' : ''}${slots.has('reverse') ? 'r' : ''}${slots.has('case') ? 'f' : ''}`; return `sort ${flags === '' ? '' : `-${flags} `}${quotePath(file)}`; }, say: 'the file, sorted' },
    { when: 'sort column', also: `${base} numeric reverse number csv`, make: (slots) => { const file = slots.file(); if (file === null) return null; const n = slots.numberOf('column') ?? slots.integer(); if (n === null || n < 1) return null; const sep = separator(slots, file); return `sort ${sep === null ? '' : `-t${sep === '\\t' ? "$'\\t'" : `'${sep}'`} `}-k${n},${n}${slots.has('numeric') || slots.says('number', 'numbers') ? 'n' : ''}${slots.has('reverse') ? 'r' : ''} ${quotePath(file)}`; }, say: 'the file, sorted by that column' },
    { when: 'sort unique', not: 'count column', also: base, make: 'sort -u {file}', say: 'sorted, each line once', bonus: 0.3 },
    { when: 'unique|duplicate line|value|file', not: 'count column sort find-files archive', also: `${base} delete`, make: (slots) => { const dup = slots.has('duplicate') && !slots.has('delete') && !slots.has('not'); const file = slots.file(); return file === null ? null : dup ? `sort ${quotePath(file)} | uniq -d` : slots.has('delete', 'duplicate') ? `awk '!seen[$0]++' ${quotePath(file)}` : `sort -u ${quotePath(file)}`; }, say: 'by whether lines are repeated; the file itself stays as it is' },
    { when: 'unique column', not: 'count frequent', also: `${base} sort`, make: (slots) => ((made) => (made === null ? null : `${made} | sort -u`))(awk((field) => `{print ${field}}`)(slots)), say: 'the different values of that column' },
    { when: 'column', not: 'sum average max min sort count unique frequent delete align replace ip detail pretty', also: `${base} first last`, make: awk((field) => `{print ${field}}`), say: 'that column of the file' },
    { when: 'column sum', not: 'average', also: `${base} number add`, make: awk((field) => `{s+=${field}} END {print s}`), say: 'adds up that column' },
    { when: 'sum number|line', not: 'column size count', also: `${base} add`, make: awk((field) => `{s+=${field}} END {print s}`), say: 'adds up the numbers, one a line' },
    { when: 'average', also: `${base} column number`, make: awk((field) => `{s+=${field}; n++} END {if (n) print s/n}`), say: 'the average' },
    { when: 'max|biggest number|column|value', not: 'file', also: `${base} column max file`, make: awk((field) => `NR==1 || ${field}+0>m {m=${field}+0} END {print m}`), say: 'the largest value', bonus: 0.5 },
    { when: 'min number|column|value', also: `${base} column`, make: awk((field) => `NR==1 || ${field}+0<m {m=${field}+0} END {print m}`), say: 'the smallest value', bonus: 0.5 },
    { when: 'longest', also: `${base} line`, make: (slots) => ((file) => (file === null ? null : `awk 'length > n {n = length; l = $0} END {print l}' ${quotePath(file)}`))(slots.file()), say: 'the longest line' },
    { when: 'reverse', not: 'sort column', also: base, make: (slots, machine) => ((file) => (file === null ? null : slots.has('char') || slots.says('each') ? `rev ${quotePath(file)}` : `${machine.gnu ? 'tac' : 'tail -r'} ${quotePath(file)}`))(slots.file()), say: 'the lines in reverse order' },
    { when: 'shuffle', not: 'password', also: `${base} sort get pick choose`, make: (slots) => { const n = slots.count() ?? (slots.says('a', 'one') && slots.says('line') && !slots.says('lines') ? 1 : null); const file = slots.file(); return file === null ? null : `shuf ${n === null ? '' : `-n ${n} `}${quotePath(file)}`; }, say: 'lines in random order' },
    { when: 'upper', not: 'count', also: `${base} set lower`, make: (slots) => ((file) => (file === null ? null : `tr '[:lower:]' '[:upper:]' < ${quotePath(file)}`))(slots.file()), say: 'in upper case; the file itself stays as it is' },
    { when: 'lower', not: 'count upper', also: `${base} set`, make: (slots) => ((file) => (file === null ? null : `tr '[:upper:]' '[:lower:]' < ${quotePath(file)}`))(slots.file()), say: 'in lower case; the file itself stays as it is' },
    { when: 'trailing', not: 'count replace rename join', also: `${base} delete`, make: "sed 's/[[:space:]]*$//' {file}", say: 'without blanks at the ends of lines; add -i to change the file' },
    { when: 'delete empty line', also: base, make: "sed '/^[[:space:]]*$/d' {file}", say: 'without blank lines; add -i to change the file', bonus: 0.6 },
    { when: 'delete first|last line', also: base, make: (slots) => { const file = slots.file(); const n = slots.count(); return file === null || (n !== null && slots.has('last')) ? (file === null ? null : `head -n -${n ?? 1} ${quotePath(file)}`) : slots.has('last') ? `sed '$d' ${quotePath(file)}` : n === null || n === 1 ? `sed 1d ${quotePath(file)}` : `tail -n +${n + 1} ${quotePath(file)}`; }, say: 'without those lines; the file itself stays as it is', bonus: 0.5 },
    { when: 'delete line contain', also: base, make: (slots) => { const text = slots.text(); const file = slots.file(); return text === null || file === null ? null : `grep -vF -- ${quote(text)} ${quotePath(file)}`; }, say: 'without the lines that contain it; the file itself stays as it is', bonus: 0.5 },
    { when: 'crlf', not: 'count find', also: `${base} set delete replace tab system`, make: "sed 's/\\r$//' {file}", say: 'with Unix line endings; add -i to change the file' },
    { when: 'tab', not: 'column count replace', also: `${base} set replace trailing`, make: (slots) => ((file) => (file === null ? null : `expand ${quotePath(file)}`))(slots.file()), say: 'tabs as blanks' },
    { when: 'compare file|dir', not: 'process git commit branch', also: `${base} between dir two`, make: (slots) => { const [one, two] = slots.paths(); return one === undefined || two === undefined ? null : `diff ${/\.\w+$/.test(one) ? '-u' : '-rq'} ${quotePath(one)} ${quotePath(two)}`; }, say: 'what differs' },
    { when: 'compare', not: 'process git commit branch file dir', also: `${base} between`, make: (slots) => { const [one, two] = slots.paths(); return one === undefined || two === undefined ? null : `diff ${/\.\w+$/.test(one) ? '-u' : '-rq'} ${quotePath(one)} ${quotePath(two)}`; }, say: 'what differs' },
    { when: 'common', also: base, make: (slots, machine) => { const [one, two] = slots.paths(); if (one === undefined || two === undefined) return null; return machine.shell === 'zsh' || machine.shell === 'bash' ? `comm -12 <(sort ${quotePath(one)}) <(sort ${quotePath(two)})` : null; }, say: 'the lines that both files have' },
    { when: 'not line|word', not: 'contain number count delete empty', also: base, make: (slots) => { const [one, two] = slots.paths(); return one === undefined || two === undefined ? null : `comm -23 <(sort ${quotePath(one)}) <(sort ${quotePath(two)})`; }, say: 'the lines of the first file that the second has not' },
    { when: 'join', not: 'git branch', also: `${base} add`, make: (slots) => { const paths = slots.paths(); if (slots.tokens.some((token) => /^(commas?|tabs?|semicolons?)$/.test(token.low))) return null; const to = slots.says('into', 'to') ? paths.pop() : undefined; const globs = slots.globs(); if (paths.length + globs.length === 0 || (paths.length < 2 && globs.length === 0)) return null; return `cat ${[...paths.map(quotePath), ...globs].join(' ')}${to === undefined ? '' : ` > ${quotePath(to)}`}`; }, say: 'the files one after the other' },
    { when: 'split', not: 'archive', also: base, make: (slots) => { const file = slots.file(); const size = slots.size(); const n = size === null ? slots.count() : null; return file === null || (n === null && size === null) ? null : `split ${size === null ? (slots.has('line') ? `-l ${n}` : `-n ${n}`) : `-b ${size.bytes}`} ${quotePath(file)} ${quotePath(`${file}.`)}`; }, say: 'splits the file into numbered parts; the file itself stays' },
    { when: 'column align|pretty|detail', also: base, make: (slots) => ((file) => (file === null ? null : `column -t ${/csv/.test(file) ? "-s, " : ''}${quotePath(file)}`))(slots.file()), say: 'columns lined up' },
    { when: 'csv show|pretty', not: 'column sort count sum', also: `${base} pretty detail`, make: (slots) => ((file) => (file === null || !slots.has('pretty') ? null : `column -t -s, ${quotePath(file)}`))(slots.file()), say: 'the table with its columns lined up' },
    { when: 'hex', also: base, make: 'od -A x -t x1z {file}', say: 'the bytes in hexadecimal' },
  ],
};
