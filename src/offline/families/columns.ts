/** Rules that add up, reverse and rearrange text. */
import { KINDS } from '../../shell/shell-kinds.ts';
import { isBinary } from '../file-kinds.ts';
import { quote, quotePath } from '../quote.ts';
import type { Slots } from '../slots.ts';
import type { Family } from '../types.ts';
import { BASE, awk } from './text-parts.ts';

/** Compares two files line by line, two folders by their files; null when the question does not name two. */
function differences(slots: Slots): string | null {
  const [one, two] = slots.paths();
  if (one === undefined || two === undefined) return null;
  return `diff ${/\.\w+$/.test(one) ? '-u' : '-rq'} ${quotePath(one)} ${quotePath(two)}`;
}

export const columnsFamily: Family = {
  name: 'columns',
  rules: [
    {
      when: 'column sum',
      not: 'average',
      also: `${BASE} number add`,
      make: awk((field) => `{s+=${field}} END {print s}`),
      say: ['adds up the column', [/s\+=\$(\d+)/, 'adds up column $1'], [/s\+=\$NF/, 'adds up the last column']],
    },
    {
      when: 'sum number|line',
      not: 'column size count',
      also: `${BASE} add`,
      make: awk((field) => `{s+=${field}} END {print s}`),
      say: 'adds up the numbers, one on each line',
    },
    {
      when: 'average',
      also: `${BASE} column number`,
      make: awk((field) => `{s+=${field}; n++} END {if (n) print s/n}`),
      say: ['shows the average of the numbers', [/s\+=\$([2-9]|\d\d)/, 'shows the average of column $1']],
    },
    {
      when: 'max|biggest number|column|value',
      not: 'file sort',
      also: `${BASE} column max file`,
      make: awk((field) => `NR==1 || ${field}+0>m {m=${field}+0} END {print m}`),
      say: ['shows the largest value', [/m=\$([2-9]|\d\d)/, 'shows the largest value of column $1']],
      bonus: 0.5,
    },
    {
      when: 'min number|column|value',
      also: `${BASE} column`,
      make: awk((field) => `NR==1 || ${field}+0<m {m=${field}+0} END {print m}`),
      say: ['shows the smallest value', [/m=\$([2-9]|\d\d)/, 'shows the smallest value of column $1']],
      bonus: 0.5,
    },
    {
      when: 'longest',
      also: `${BASE} line`,
      make: (slots) =>
        ((file) => (file === null ? null : `awk 'length > n {n = length; l = $0} END {print l}' ${quotePath(file)}`))(slots.file()),
      say: ['shows the longest line', [/ (\S+)$/, 'shows the longest line of $1']],
    },
    {
      when: 'reverse',
      not: 'sort column',
      also: BASE,
      make: (slots, machine) =>
        ((file) =>
          file === null
            ? null
            : slots.has('char') || slots.says('each')
              ? `rev ${quotePath(file)}`
              : `${machine.gnu ? 'tac' : 'tail -r'} ${quotePath(file)}`)(slots.file()),
      say: ['shows the lines in reverse order', [/^rev /, 'shows each line backwards']],
    },
    {
      when: 'shuffle',
      not: 'password',
      also: `${BASE} sort get pick choose`,
      make: (slots) => {
        const n = slots.count() ?? (slots.says('a', 'one') && slots.says('line') && !slots.says('lines') ? 1 : null);
        const file = slots.file();
        return file === null ? null : `shuf ${n === null ? '' : `-n ${n} `}${quotePath(file)}`;
      },
      say: [
        'shows the lines in random order',
        [/-n 1 /, 'shows one line chosen at random'],
        [/-n (\d+) /, 'shows $1 lines chosen at random'],
      ],
    },
    {
      when: 'upper',
      not: 'count',
      also: `${BASE} set lower`,
      make: (slots) => ((file) => (file === null ? null : `tr '[:lower:]' '[:upper:]' < ${quotePath(file)}`))(slots.file()),
      say: ['shows the text in upper case; the file does not change', [/ < (\S+)$/, 'shows $1 in upper case; the file does not change']],
    },
    {
      when: 'lower',
      not: 'count upper',
      also: `${BASE} set`,
      make: (slots) => ((file) => (file === null ? null : `tr '[:upper:]' '[:lower:]' < ${quotePath(file)}`))(slots.file()),
      say: ['shows the text in lower case; the file does not change', [/ < (\S+)$/, 'shows $1 in lower case; the file does not change']],
    },
    {
      when: 'trailing',
      not: 'count replace rename join',
      also: `${BASE} delete`,
      make: "sed 's/[[:space:]]*$//' {file}",
      say: 'shows the file without spaces at line ends; add -i to change the file',
    },
    {
      when: 'delete empty line',
      also: BASE,
      make: "sed '/^[[:space:]]*$/d' {file}",
      say: 'shows the file without blank lines; add -i to change the file',
      bonus: 0.6,
    },
    {
      when: 'delete first|last line',
      also: BASE,
      make: (slots) => {
        const file = slots.file();
        const n = slots.count();
        return file === null || (n !== null && slots.has('last'))
          ? file === null
            ? null
            : `head -n -${n ?? 1} ${quotePath(file)}`
          : slots.has('last')
            ? `sed '$d' ${quotePath(file)}`
            : n === null || n === 1
              ? `sed 1d ${quotePath(file)}`
              : `tail -n +${n + 1} ${quotePath(file)}`;
      },
      say: [
        'shows the file without its first lines; the file does not change',
        [/^head -n -1 |\$d/, 'shows all but the last line; the file does not change'],
        [/^head -n -(\d+) /, 'shows all but the last $1 lines; the file does not change'],
        [/^sed 1d/, 'shows all but the first line; the file does not change'],
      ],
      bonus: 0.5,
    },
    {
      when: 'delete line contain',
      also: BASE,
      make: (slots) => {
        const text = slots.text();
        const file = slots.file();
        return text === null || file === null ? null : `grep -vF -- ${quote(text)} ${quotePath(file)}`;
      },
      say: [
        'shows the lines that do not contain it; the file does not change',
        [/^grep -vF -- (\S+) /, 'shows the lines that do not contain $1; the file does not change'],
      ],
      bonus: 0.5,
    },
    {
      when: 'crlf',
      not: 'count find',
      also: `${BASE} set delete replace tab system`,
      make: "sed 's/\\r$//' {file}",
      say: 'shows the file with Unix line ends; add -i to change the file',
    },
    {
      when: 'tab',
      not: 'column count replace',
      also: `${BASE} set replace trailing`,
      make: (slots) => ((file) => (file === null ? null : `expand ${quotePath(file)}`))(slots.file()),
      say: 'shows the file with spaces in place of tabs',
    },
    {
      when: 'compare file|dir',
      not: 'process git commit branch',
      also: `${BASE} between dir two`,
      make: differences,
      say: [
        'shows what differs',
        [/^diff -u (\S+) (\S+)$/, 'shows how $1 and $2 differ'],
        [/^diff -rq (\S+) (\S+)$/, 'shows which files of $1 and $2 differ'],
      ],
    },
    {
      when: 'compare',
      not: 'process git commit branch file dir',
      also: `${BASE} between`,
      make: differences,
      say: [
        'shows what differs',
        [/^diff -u (\S+) (\S+)$/, 'shows how $1 and $2 differ'],
        [/^diff -rq (\S+) (\S+)$/, 'shows which files of $1 and $2 differ'],
      ],
    },
    {
      when: 'common|frequent',
      also: BASE,
      make: (slots, machine) => {
        // "how often" asks for a number
        if (!slots.has('common') && !slots.says('common')) return null;
        const [one, two] = slots.paths();
        if (one === undefined || two === undefined) return null;
        return KINDS[machine.shell].language.hasProcessSubstitution ? `comm -12 <(sort ${quotePath(one)}) <(sort ${quotePath(two)})` : null;
      },
      say: 'shows the lines that both files have',
    },
    {
      when: 'not line|word',
      not: 'contain number count delete empty',
      also: BASE,
      make: (slots) => {
        const [one, two] = slots.paths();
        return one === undefined || two === undefined ? null : `comm -23 <(sort ${quotePath(one)}) <(sort ${quotePath(two)})`;
      },
      say: [
        'shows the lines of the first file that the second does not have',
        [/<\(sort (\S+)\) <\(sort (\S+)\)$/, 'shows the lines of $1 that $2 does not have'],
      ],
    },
    {
      when: 'join',
      not: 'git branch',
      also: `${BASE} add`,
      make: (slots) => {
        const paths = slots.writtenPaths();
        if (slots.tokens.some((token) => /^(commas?|tabs?|semicolons?)$/.test(token.low))) return null;
        const to = slots.says('into', 'to') ? paths.pop() : undefined;
        const globs = slots.globs();
        if ([...paths, ...globs].some(isBinary)) return null;
        if (paths.length + globs.length === 0 || (paths.length < 2 && globs.length === 0)) return null;
        return `cat ${[...paths.map(quotePath), ...globs].join(' ')}${to === undefined ? '' : ` > ${quotePath(to)}`}`;
      },
      say: ['shows the files one after the other', [/ > (\S+)$/, 'writes the files one after the other to $1']],
    },
    {
      when: 'split',
      not: 'archive',
      also: BASE,
      make: (slots) => {
        const file = slots.file();
        const size = slots.size();
        const n = size === null ? slots.count() : null;
        return file === null || (n === null && size === null)
          ? null
          : `split ${size === null ? (slots.has('line') ? `-l ${n}` : `-n ${n}`) : `-b ${size.bytes}`} ${quotePath(file)} ${quotePath(`${file}.`)}`;
      },
      say: [
        'splits the file into parts; the file itself stays',
        [/^split -l (\d+) (\S+)/, 'splits $2 into parts of $1 lines; the file itself stays'],
        [/^split -n (\d+) (\S+)/, 'splits $2 into $1 parts; the file itself stays'],
        [/^split -b (\d+) (\S+)/, 'splits $2 into parts of $1 bytes; the file itself stays'],
      ],
    },
    {
      when: 'column align|pretty|detail',
      also: BASE,
      make: (slots) => ((file) => (file === null ? null : `column -t ${/csv/.test(file) ? '-s, ' : ''}${quotePath(file)}`))(slots.file()),
      say: 'shows the file with its columns aligned',
    },
    {
      when: 'csv show|pretty',
      not: 'column sort count sum',
      also: `${BASE} pretty detail`,
      make: (slots) => ((file) => (file === null || !slots.has('pretty') ? null : `column -t -s, ${quotePath(file)}`))(slots.file()),
      say: 'shows the table with its columns aligned',
    },
    { when: 'hex', also: BASE, make: 'od -A x -t x1z {file}', say: 'shows the bytes in hexadecimal' },
  ],
};
