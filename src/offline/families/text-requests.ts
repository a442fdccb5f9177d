/** Rules that show parts of a text, count, sort, and pick columns. */
import { quotePath } from '../quote.ts';
import type { Family } from '../types.ts';
import { BASE, lines, separator, awk } from './text-parts.ts';

const SORT_KEYS: ReadonlySet<string> = new Set(['numeric', 'number', 'alphabetical', 'sort', 'reverse', 'case']);

export const textFamily: Family = {
  name: 'text',
  rules: [
    {
      when: 'first',
      not: 'column word sort biggest delete big process cpu memory commit frequent new unique space old small dir',
      also: `${BASE} char`,
      make: (slots) => (slots.has('not') || slots.says('except') ? null : lines('head')(slots)),
      say: [
        'shows the first lines of the file',
        [/-n 1 (\S+)$/, 'shows the first line of $1'],
        [/-n (\d+) (\S+)$/, 'shows the first $1 lines of $2'],
        [/-c (\d+) (\S+)$/, 'shows the first $1 bytes of $2'],
      ],
    },
    {
      when: 'last',
      not: 'column word sort biggest delete process commit follow modified boot command date',
      also: `${BASE} char error`,
      make: lines('tail'),
      say: [
        'shows the last lines of the file',
        [/-n 1 (\S+)$/, 'shows the last line of $1'],
        [/-n (\d+) (\S+)$/, 'shows the last $1 lines of $2'],
        [/-c (\d+) (\S+)$/, 'shows the last $1 bytes of $2'],
      ],
    },
    {
      when: 'follow',
      not: 'process cpu memory dir',
      also: `${BASE} last first new new update modified`,
      make: 'tail -f {input}',
      say: ['follows the file as it grows; Ctrl-C stops it', [/-f (\S+)$/, 'follows $1 as it grows; Ctrl-C stops it']],
    },
    {
      when: 'line',
      not: 'count delete first last sort replace contain unique longest number-line empty word',
      also: BASE,
      make: (slots) => {
        const range = slots.range();
        if (range !== null) {
          const file = slots.file();
          return file === null ? null : `sed -n '${range[0]},${range[1]}p' ${quotePath(file)}`;
        }
        const n = slots.numberOf('line');
        const file = slots.file();
        return n === null || n < 1 || file === null ? null : `sed -n '${n}p' ${quotePath(file)}`;
      },
      say: [
        'shows those lines of the file',
        [/'(\d+),(\d+)p' (\S+)$/, 'shows lines $1 to $2 of $3'],
        [/'(\d+)p' (\S+)$/, 'shows line $1 of $2'],
      ],
      bonus: 0.2,
    },
    {
      when: 'line between',
      not: 'count delete',
      also: BASE,
      make: (slots) => {
        const range = slots.range();
        const file = slots.file();
        return range === null || file === null ? null : `sed -n '${range[0]},${range[1]}p' ${quotePath(file)}`;
      },
      say: [
        'shows those lines of the file',
        [/'(\d+),(\d+)p' (\S+)$/, 'shows lines $1 to $2 of $3'],
        [/'(\d+)p' (\S+)$/, 'shows line $1 of $2'],
      ],
    },
    {
      when: 'show|add line number',
      not: 'count contain sort find-x',
      also: `${BASE} add`,
      make: (slots) =>
        slots.tokens.some((token) => token.kind === 'number')
          ? null
          : slots.has('word')
            ? null
            : ((file) => (file === null ? null : `cat -n ${quotePath(file)}`))(slots.file()),
      say: ['shows the file with line numbers', [/ (\S+)$/, 'shows $1 with line numbers']],
    },
    {
      when: 'number line',
      not: 'count contain sort delete',
      also: `${BASE} add`,
      make: 'cat -n {file}',
      say: ['shows the file with line numbers', [/ (\S+)$/, 'shows $1 with line numbers']],
      bonus: -0.3,
    },
    {
      when: 'count line',
      not: 'unique contain empty word char longest duplicate',
      also: `${BASE} sum`,
      make: 'wc -l {input}',
      say: ['counts the lines', [/^wc -l (\S+)$/, 'counts the lines of $1']],
    },
    {
      when: 'count word',
      not: 'contain line char unique frequent',
      also: BASE,
      make: (slots) =>
        slots.says('words') || slots.says('word count')
          ? ((file) => (file === null ? null : `wc -w ${quotePath(file)}`))(slots.file())
          : null,
      say: ['counts the words', [/^wc -w (\S+)$/, 'counts the words of $1']],
    },
    {
      when: 'count char',
      not: 'line word',
      also: BASE,
      make: (slots) =>
        ((file) => (file === null ? null : `wc -${slots.says('bytes', 'byte') ? 'c' : 'm'} ${quotePath(file)}`))(slots.file()),
      say: ['counts the characters', [/^wc -c (\S+)$/, 'counts the bytes of $1'], [/^wc -m (\S+)$/, 'counts the characters of $1']],
    },
    { when: 'count unique line', also: `${BASE} sort`, make: 'sort -u {input} | wc -l', say: 'counts the different lines', bonus: 0.3 },
    {
      when: 'count unique|frequent|duplicate',
      not: 'delete size',
      also: `${BASE} column sort number`,
      make: (slots) => {
        const file = slots.file();
        if (file === null || slots.has('ip', 'word')) return null;
        const n = slots.has('column') ? (slots.numberOf('column') ?? slots.integer()) : null;
        if (n === null) return slots.has('line', 'duplicate', 'frequent') ? null : `sort -u ${quotePath(file)} | wc -l`;
        const sep = separator(slots, file);
        return `awk ${sep === null ? '' : `-F'${sep}' `}'{print $${n}}' ${quotePath(file)} | sort -u | wc -l`;
      },
      say: 'counts the different values',
    },
    { when: 'count empty line', also: BASE, make: "grep -c '^[[:space:]]*$' {input}", say: 'counts the blank lines', bonus: 0.5 },
    {
      when: 'frequent line|word|ip|column|value|command',
      not: 'history',
      also: `${BASE} first count most column ip`,
      make: (slots) => {
        const n = slots.has('column') ? slots.numberOf('column') : null;
        const head = slots.count() ?? 10;
        if (slots.tokens.filter((token) => token.kind === 'path').length > 1) return null;
        const file = slots.file();
        if (file === null) return null;
        const sep = separator(slots, file);
        const source = slots.has('ip')
          ? `grep -oE '([0-9]{1,3}\\.){3}[0-9]{1,3}' ${quotePath(file)}`
          : slots.says('words', 'word')
            ? `tr -cs '[:alnum:]' '\\n' < ${quotePath(file)}`
            : n === null
              ? `cat ${quotePath(file)}`
              : `awk ${sep === null ? '' : `-F'${sep}' `}'{print $${n}}' ${quotePath(file)}`;
        return `${source.startsWith('cat ') ? `sort ${quotePath(file)}` : `${source} | sort`} | uniq -c | sort -rn | head -n ${head}`;
      },
      say: [
        'shows the most frequent lines and how often they occur',
        [/^tr /, 'shows the most frequent words and how often they occur'],
        [/^grep /, 'shows the most frequent IP addresses and how often they occur'],
        [/^awk .*print \$(\d+)/, 'shows the most frequent values of column $1 and how often they occur'],
      ],
    },
    { when: 'count unique|line|word|column each|frequent|how', also: BASE, make: () => null, say: '' },
    {
      when: 'sort',
      not: 'process cpu memory dir disk size column unique big',
      also: `${BASE} numeric reverse number lower upper alphabetical case`,
      make: (slots) => {
        const file = slots.file();
        if (file === null || slots.dest() !== null) return null;
        // "by name", "by date": by a part of each line that the rule does not know
        const by = slots.tokens[slots.tokens.findIndex(({ low }) => low === 'by') + 1];
        if (
          slots.says('by') &&
          !/^(?:line|lines|text|value|values)$/.test(by?.low ?? '') &&
          by?.concepts.some((one) => SORT_KEYS.has(one)) !== true
        )
          return null;
        const flags = `${slots.has('numeric') || slots.says('number', 'numbers') ? 'n' : ''}${slots.has('reverse') ? 'r' : ''}${slots.has('case') ? 'f' : ''}`;
        return `sort ${flags === '' ? '' : `-${flags} `}${quotePath(file)}`;
      },
      say: ['shows the file sorted', [/ (\S+)$/, 'shows the lines of $1 sorted']],
    },
    {
      when: 'sort column',
      also: `${BASE} biggest max first small numeric reverse number csv`,
      make: (slots) => {
        const file = slots.file();
        if (file === null) return null;
        const n = slots.numberOf('column') ?? slots.integer();
        if (n === null || n < 1) return null;
        const sep = separator(slots, file);
        const split = sep === null ? '' : `-t${sep === '\\t' ? "$'\\t'" : `'${sep}'`} `;
        const numeric = slots.has('numeric', 'biggest', 'max', 'min', 'small') || slots.says('number', 'numbers') ? 'n' : '';
        return `sort ${split}-k${n},${n}${numeric}${slots.has('reverse', 'biggest', 'max') ? 'r' : ''} ${quotePath(file)}`;
      },
      say: ['shows the file sorted by the column', [/ -k(\d+),/, 'shows the file sorted by column $1']],
    },
    { when: 'sort unique', not: 'count column', also: BASE, make: 'sort -u {file}', say: 'shows the lines sorted, each once', bonus: 0.3 },
    {
      when: 'unique|duplicate line|value|file',
      not: 'count column sort find-files archive',
      also: `${BASE} delete`,
      make: (slots) => {
        const dup = slots.has('duplicate') && !slots.has('delete') && !slots.has('not');
        const file = slots.file();
        return file === null
          ? null
          : dup
            ? `sort ${quotePath(file)} | uniq -d`
            : slots.has('delete', 'duplicate')
              ? `awk '!seen[$0]++' ${quotePath(file)}`
              : `sort -u ${quotePath(file)}`;
      },
      say: ['shows each line once; the file does not change', [/uniq -d$/, 'shows the lines that occur more than once']],
    },
    {
      when: 'unique|duplicate',
      not: 'count column sort archive size dir',
      also: `${BASE} delete contain`,
      make: (slots) => {
        const file = slots.file();
        return file === null || !/\.\w+$/.test(file)
          ? null
          : slots.has('duplicate') && !slots.has('delete', 'not')
            ? `sort ${quotePath(file)} | uniq -d`
            : `sort -u ${quotePath(file)}`;
      },
      say: ['shows each line once; the file does not change', [/uniq -d$/, 'shows the lines that occur more than once']],
      bonus: -0.1,
    },
    {
      when: 'frequent',
      not: 'history',
      also: `${BASE} each count sort`,
      make: (slots) => {
        const file = slots.file();
        return file === null ||
          slots.says('words', 'word') ||
          slots.has('column', 'ip') ||
          slots.tokens.filter((token) => token.kind === 'path').length > 1
          ? null
          : `sort ${quotePath(file)} | uniq -c | sort -rn`;
      },
      say: 'counts how often each line occurs',
      bonus: -0.1,
    },
    {
      when: 'sum',
      not: 'column size count',
      also: `${BASE} all add`,
      make: (slots) =>
        slots.tokens.some((token) => token.kind === 'path' && /\.\w+$/.test(token.raw))
          ? awk((field) => `{s+=${field}} END {print s}`)(slots)
          : null,
      say: 'adds up the numbers, one on each line',
      bonus: -0.1,
    },
    {
      when: 'unique column',
      not: 'count frequent',
      also: `${BASE} sort`,
      make: (slots) => ((made) => (made === null ? null : `${made} | sort -u`))(awk((field) => `{print ${field}}`)(slots)),
      say: ['shows the different values of the column', [/print \$(\d+)/, 'shows the different values of column $1']],
    },
    {
      when: 'column',
      not: 'sum average max min sort count unique frequent delete align replace ip detail pretty',
      also: `${BASE} first last`,
      make: awk((field) => `{print ${field}}`),
      say: [
        'shows the column of the file',
        [/print \$(\d+)/, 'shows column $1 of the file'],
        [/print \$NF/, 'shows the last column of the file'],
      ],
    },
  ],
};
