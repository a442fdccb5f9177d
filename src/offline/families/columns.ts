/** Adding up, turning round and rearranging text. */
import { KINDS } from '../../shell/shell-kinds.ts';
import { quote, quotePath } from '../quote.ts';
import type { Slots } from '../slots.ts';
import type { Family } from '../types.ts';
import { base, awk } from './text-parts.ts';

/** Two files line by line, two folders by which files differ; null when the sentence does not name two. */
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
      also: `${base} number add`,
      make: awk((field) => `{s+=${field}} END {print s}`),
      say: 'adds up that column',
    },
    {
      when: 'sum number|line',
      not: 'column size count',
      also: `${base} add`,
      make: awk((field) => `{s+=${field}} END {print s}`),
      say: 'adds up the numbers, one a line',
    },
    {
      when: 'average',
      also: `${base} column number`,
      make: awk((field) => `{s+=${field}; n++} END {if (n) print s/n}`),
      say: 'the average',
    },
    {
      when: 'max|biggest number|column|value',
      not: 'file sort',
      also: `${base} column max file`,
      make: awk((field) => `NR==1 || ${field}+0>m {m=${field}+0} END {print m}`),
      say: 'the largest value',
      bonus: 0.5,
    },
    {
      when: 'min number|column|value',
      also: `${base} column`,
      make: awk((field) => `NR==1 || ${field}+0<m {m=${field}+0} END {print m}`),
      say: 'the smallest value',
      bonus: 0.5,
    },
    {
      when: 'longest',
      also: `${base} line`,
      make: (slots) =>
        ((file) => (file === null ? null : `awk 'length > n {n = length; l = $0} END {print l}' ${quotePath(file)}`))(slots.file()),
      say: 'the longest line',
    },
    {
      when: 'reverse',
      not: 'sort column',
      also: base,
      make: (slots, machine) =>
        ((file) =>
          file === null
            ? null
            : slots.has('char') || slots.says('each')
              ? `rev ${quotePath(file)}`
              : `${machine.gnu ? 'tac' : 'tail -r'} ${quotePath(file)}`)(slots.file()),
      say: 'the lines in reverse order',
    },
    {
      when: 'shuffle',
      not: 'password',
      also: `${base} sort get pick choose`,
      make: (slots) => {
        const n = slots.count() ?? (slots.says('a', 'one') && slots.says('line') && !slots.says('lines') ? 1 : null);
        const file = slots.file();
        return file === null ? null : `shuf ${n === null ? '' : `-n ${n} `}${quotePath(file)}`;
      },
      say: 'lines in random order',
    },
    {
      when: 'upper',
      not: 'count',
      also: `${base} set lower`,
      make: (slots) => ((file) => (file === null ? null : `tr '[:lower:]' '[:upper:]' < ${quotePath(file)}`))(slots.file()),
      say: 'in upper case; the file itself stays as it is',
    },
    {
      when: 'lower',
      not: 'count upper',
      also: `${base} set`,
      make: (slots) => ((file) => (file === null ? null : `tr '[:upper:]' '[:lower:]' < ${quotePath(file)}`))(slots.file()),
      say: 'in lower case; the file itself stays as it is',
    },
    {
      when: 'trailing',
      not: 'count replace rename join',
      also: `${base} delete`,
      make: "sed 's/[[:space:]]*$//' {file}",
      say: 'without blanks at the ends of lines; add -i to change the file',
    },
    {
      when: 'delete empty line',
      also: base,
      make: "sed '/^[[:space:]]*$/d' {file}",
      say: 'without blank lines; add -i to change the file',
      bonus: 0.6,
    },
    {
      when: 'delete first|last line',
      also: base,
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
      say: 'without those lines; the file itself stays as it is',
      bonus: 0.5,
    },
    {
      when: 'delete line contain',
      also: base,
      make: (slots) => {
        const text = slots.text();
        const file = slots.file();
        return text === null || file === null ? null : `grep -vF -- ${quote(text)} ${quotePath(file)}`;
      },
      say: 'without the lines that contain it; the file itself stays as it is',
      bonus: 0.5,
    },
    {
      when: 'crlf',
      not: 'count find',
      also: `${base} set delete replace tab system`,
      make: "sed 's/\\r$//' {file}",
      say: 'with Unix line endings; add -i to change the file',
    },
    {
      when: 'tab',
      not: 'column count replace',
      also: `${base} set replace trailing`,
      make: (slots) => ((file) => (file === null ? null : `expand ${quotePath(file)}`))(slots.file()),
      say: 'tabs as blanks',
    },
    { when: 'compare file|dir', not: 'process git commit branch', also: `${base} between dir two`, make: differences, say: 'what differs' },
    { when: 'compare', not: 'process git commit branch file dir', also: `${base} between`, make: differences, say: 'what differs' },
    {
      when: 'common|frequent',
      also: base,
      make: (slots, machine) => {
        const [one, two] = slots.paths();
        if (one === undefined || two === undefined) return null;
        return KINDS[machine.shell].language.hasProcessSubstitution ? `comm -12 <(sort ${quotePath(one)}) <(sort ${quotePath(two)})` : null;
      },
      say: 'the lines that both files have',
    },
    {
      when: 'not line|word',
      not: 'contain number count delete empty',
      also: base,
      make: (slots) => {
        const [one, two] = slots.paths();
        return one === undefined || two === undefined ? null : `comm -23 <(sort ${quotePath(one)}) <(sort ${quotePath(two)})`;
      },
      say: 'the lines of the first file that the second has not',
    },
    {
      when: 'join',
      not: 'git branch',
      also: `${base} add`,
      make: (slots) => {
        const paths = slots.paths();
        if (slots.tokens.some((token) => /^(commas?|tabs?|semicolons?)$/.test(token.low))) return null;
        const to = slots.says('into', 'to') ? paths.pop() : undefined;
        const globs = slots.globs();
        if (paths.length + globs.length === 0 || (paths.length < 2 && globs.length === 0)) return null;
        return `cat ${[...paths.map(quotePath), ...globs].join(' ')}${to === undefined ? '' : ` > ${quotePath(to)}`}`;
      },
      say: 'the files one after the other',
    },
    {
      when: 'split',
      not: 'archive',
      also: base,
      make: (slots) => {
        const file = slots.file();
        const size = slots.size();
        const n = size === null ? slots.count() : null;
        return file === null || (n === null && size === null)
          ? null
          : `split ${size === null ? (slots.has('line') ? `-l ${n}` : `-n ${n}`) : `-b ${size.bytes}`} ${quotePath(file)} ${quotePath(`${file}.`)}`;
      },
      say: 'splits the file into numbered parts; the file itself stays',
    },
    {
      when: 'column align|pretty|detail',
      also: base,
      make: (slots) => ((file) => (file === null ? null : `column -t ${/csv/.test(file) ? '-s, ' : ''}${quotePath(file)}`))(slots.file()),
      say: 'columns lined up',
    },
    {
      when: 'csv show|pretty',
      not: 'column sort count sum',
      also: `${base} pretty detail`,
      make: (slots) => ((file) => (file === null || !slots.has('pretty') ? null : `column -t -s, ${quotePath(file)}`))(slots.file()),
      say: 'the table with its columns lined up',
    },
    { when: 'hex', also: base, make: 'od -A x -t x1z {file}', say: 'the bytes in hexadecimal' },
  ],
};
