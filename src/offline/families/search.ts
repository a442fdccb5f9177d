/** Rules that search in files and replace text in them. */
import { literalRegex, quote, quotePath } from '../quote.ts';
import type { Family } from '../types.ts';
import { BASE, grep, replace } from './search-parts.ts';

export const searchFamily: Family = {
  name: 'search',
  rules: [
    {
      when: 'file|dir|find contain|word|find',
      not:
        'count line not delete replace name process git commit history package size port big new env disk modified empty ' +
        'column first last unique start-with end-with where owner duplicate hidden frequent group user user-x',
      also: BASE,
      make: (slots) =>
        slots.says('named', 'called')
          ? null
          : slots.has('contain', 'word') &&
              slots.says('files', 'file', 'which') &&
              !slots.tokens.some((token) => token.kind === 'path' && /\.\w+$/.test(token.raw))
            ? grep('l')(slots)
            : null,
      say: ['lists the files that contain it', [/^grep -\w+ ([^-\s]\S*) /, 'lists the files that contain $1']],
      bonus: 0.4,
    },
    {
      when: 'find|contain|line|word',
      not:
        'count not delete replace process commit history package size port big new disk modified empty column first last ' +
        'unique start-with end-with where owner duplicate sort env install between group biggest longest name image ip user',
      also: BASE,
      make: (slots) =>
        slots.says('named', 'called') ||
        !(
          slots.has('contain', 'word', 'line') ||
          slots.says('for', 'grep', 'mentions', 'in') ||
          slots.tokens.some((token) => token.kind === 'quoted' || token.value === -2)
        ) ||
        (!slots.says('for', 'grep') &&
          !slots.has('contain', 'word', 'line') &&
          !slots.tokens.some(
            (token) => token.kind === 'quoted' || /^[A-Z]{3,}$/.test(token.raw) || (token.kind === 'path' && /\.\w+$/.test(token.raw)),
          ))
          ? null
          : grep(
              slots.tokens.some((token) => token.kind === 'path' && /[^/.~]\.[A-Za-z]\w*$/.test(token.raw)) && !slots.has('number')
                ? ''
                : 'n',
            )(slots),
      say: ['shows the lines that contain it', [/^grep (?:-\w+ )?([^-\s]\S*) /, 'shows the lines that contain $1']],
    },
    {
      when: 'error',
      not: 'count last service boot fix explain kernel commit',
      also: BASE,
      make: (slots) =>
        slots.tokens.some((token) => token.kind === 'path' || token.kind === 'glob') || slots.has('log')
          ? grep(slots.tokens.some((token) => token.kind === 'path') ? '' : 'n')(slots)
          : null,
      say: 'shows the lines that mention errors',
      bonus: -0.1,
    },
    {
      when: 'not contain|line|word',
      not: 'count file delete replace find-x',
      also: BASE,
      make: grep('v'),
      say: ['shows the lines that do not contain it', [/^grep -\w+ ([^-\s]\S*) /, 'shows the lines that do not contain $1']],
      bonus: 0.2,
    },
    {
      when: 'not contain file',
      also: BASE,
      make: (slots) => {
        if (!slots.says('files')) return grep('v')(slots);
        return grep('L')(slots);
      },
      say: [
        'shows what does not contain it',
        [/^grep -\w*L\w* ([^-\s]\S*) /, 'lists the files that do not contain $1'],
        [/^grep -\w*v\w* ([^-\s]\S*) /, 'shows the lines that do not contain $1'],
      ],
      bonus: 0.6,
    },
    {
      when: 'count contain|word|error',
      not: 'delete unique empty file not char column frequent',
      also: BASE,
      make: (slots) =>
        slots.says('words')
          ? null
          : slots.says('times', 'occurrences', 'occurrence') && slots.has('word', 'count') && !slots.has('line')
            ? ((made) =>
                made === null
                  ? null
                  : `${made.replace(/^grep -?(\S*) /, (_, flags: string) => (made.startsWith('grep -') ? `grep -o${flags} ` : `grep -o ${flags} `))} | wc -l`)(
                grep('')(slots),
              )
            : grep('c', { sum: true })(slots),
      say: [
        'counts the lines that contain it',
        [/^grep -o\w* ([^-\s]\S*) /, 'counts the places where $1 occurs'],
        [/^grep -\w+ ([^-\s]\S*) /, 'counts the lines that contain $1'],
      ],
    },
    {
      when: 'count line contain|word',
      not: 'delete unique empty not file',
      also: BASE,
      make: grep('c', { sum: true }),
      say: ['counts the lines that contain it', [/^grep -\w+ ([^-\s]\S*) /, 'counts the lines that contain $1']],
      bonus: 0.3,
    },
    {
      when: 'count find|show',
      not: 'delete unique empty file dir line word char user process commit',
      also: BASE,
      make: (slots) =>
        slots.says('times', 'occurrences')
          ? ((text) => {
              const file = slots.file();
              return text === null || file === null ? null : `grep -o ${quote(text)} ${quotePath(file)} | wc -l`;
            })(slots.text())
          : null,
      say: ['counts the places where it occurs', [/^grep -o (?:-- )?([^-\s]\S*) /, 'counts the places where $1 occurs']],
    },
    {
      when: 'count',
      not: 'delete unique empty file dir user process commit line char column branch core',
      also: `${BASE} show time`,
      make: (slots) => {
        if (!slots.says('times', 'occurrences', 'often') && !slots.says('how many')) return null;
        if (!slots.says('times', 'occurrences')) return null;
        const text = slots.after('does times occurrences', 'word') ?? slots.text();
        const file = slots.file();
        return text === null || file === null || text === file ? null : `grep -o -- ${quote(text)} ${quotePath(file)} | wc -l`;
      },
      say: ['counts the places where it occurs', [/^grep -o (?:-- )?([^-\s]\S*) /, 'counts the places where $1 occurs']],
      bonus: 0.3,
    },
    {
      when: 'file contain count|number',
      not: 'line not delete empty',
      also: BASE,
      make: (slots) =>
        slots.says('files') && slots.has('contain') && slots.says('how many', 'number of', 'count')
          ? ((made) => (made === null ? null : `${made} | wc -l`))(grep('l')(slots))
          : null,
      say: ['counts the files that contain it', [/^grep -\w+ ([^-\s]\S*) /, 'counts the files that contain $1']],
      bonus: 0.9,
    },
    {
      when: 'line start-with',
      also: `${BASE} char`,
      make: (slots) => {
        const text = slots.quoted() ?? slots.after('with', 'word char');
        const file = slots.file();
        return text === null || file === null ? null : `grep ${quote(`^${literalRegex(text)}`)} ${quotePath(file)}`;
      },
      say: ['shows the lines that start with it', [/^grep '\^(\w+)' /, 'shows the lines that start with $1']],
      bonus: 0.3,
    },
    {
      when: 'line end-with',
      also: `${BASE} char`,
      make: (slots) => {
        const text = slots.quoted() ?? slots.after('with in', 'word char');
        const file = slots.file();
        return text === null || file === null ? null : `grep ${quote(`${literalRegex(text)}$`)} ${quotePath(file)}`;
      },
      say: ['shows the lines that end with it', [/^grep '(\w+)\$' /, 'shows the lines that end with $1']],
      bonus: 0.3,
    },
    {
      when: 'replace',
      not: 'rename crlf link',
      also: `${BASE} set delete`,
      make: (slots) => replace(slots, true),
      say: [
        'replaces the text in the file and keeps the original as .bak',
        [/^sed -i\.bak '?s\/(\w+)\/(\w+)\/g'? (\S+)$/, 'replaces $1 with $2 in $3 and keeps the original as $3.bak'],
        [/^find .* '?s\/(\w+)\/(\w+)\/g'? \{\} \+$/, 'replaces $1 with $2 in the files that match and keeps the originals as .bak'],
      ],
    },
    {
      when: 'set',
      not: 'rename upper lower case permission owner group password date time zone extension name hostname shell crlf tab',
      also: `${BASE} replace`,
      make: (slots) => (slots.tokens.some((token) => token.kind === 'path') && slots.says('to') ? replace(slots, true) : null),
      say: [
        'replaces the text in the file and keeps the original as .bak',
        [/^sed -i\.bak '?s\/(\w+)\/(\w+)\/g'? (\S+)$/, 'replaces $1 with $2 in $3 and keeps the original as $3.bak'],
        [/^find .* '?s\/(\w+)\/(\w+)\/g'? \{\} \+$/, 'replaces $1 with $2 in the files that match and keeps the originals as .bak'],
      ],
      bonus: -0.3,
    },
    {
      when: 'ip find|show|contain',
      not: 'count frequent public dns unique',
      also: `${BASE} ip extract`,
      make: (slots) =>
        ((file) =>
          file === null ? null : `grep -oE '([0-9]{1,3}\\.){3}[0-9]{1,3}' ${quotePath(file)}${slots.has('unique') ? ' | sort -u' : ''}`)(
          slots.file(),
        ),
      say: ['shows the IPv4 addresses in the file', [/sort -u$/, 'shows the different IPv4 addresses in the file']],
    },
    {
      when: 'ip unique',
      also: `${BASE} ip extract`,
      make: "grep -oE '([0-9]{1,3}\\.){3}[0-9]{1,3}' {file} | sort -u",
      say: 'shows the different IPv4 addresses in the file',
    },
    {
      when: 'line contain after|before|show',
      not: 'count',
      also: BASE,
      make: (slots) => {
        if (!slots.says('after', 'before', 'around')) return null;
        const n = slots.numberOf('line') ?? slots.integer();
        if (n === null) return null;
        const text = slots.text();
        const file = slots.file();
        return text === null || file === null
          ? null
          : `grep ${slots.says('around') ? '-C' : slots.says('after') ? '-A' : '-B'} ${n} ${quote(text)} ${quotePath(file)}`;
      },
      say: [
        'shows the matching lines with the lines around them',
        [/^grep -A (\d+) (\S+) /, 'shows the lines that contain $2 and $1 lines after each'],
        [/^grep -B (\d+) (\S+) /, 'shows the lines that contain $2 and $1 lines before each'],
        [/^grep -C (\d+) (\S+) /, 'shows the lines that contain $2 and $1 lines around each'],
      ],
      bonus: 0.5,
    },
    {
      when: 'line',
      not: 'count delete',
      also: `${BASE} context`,
      make: (slots) => {
        if (!slots.says('after', 'before', 'around', 'context')) return null;
        const n = slots.numberOf('line') ?? slots.integer();
        if (n === null) return null;
        const text = slots.after('after before around', 'word contain line') ?? slots.text();
        const file = slots.file();
        return text === null || file === null
          ? null
          : `grep ${slots.says('around', 'context') ? '-C' : slots.says('after') ? '-A' : '-B'} ${n} ${quote(text)} ${quotePath(file)}`;
      },
      say: [
        'shows the matching lines with the lines around them',
        [/^grep -A (\d+) (\S+) /, 'shows the lines that contain $2 and $1 lines after each'],
        [/^grep -B (\d+) (\S+) /, 'shows the lines that contain $2 and $1 lines before each'],
        [/^grep -C (\d+) (\S+) /, 'shows the lines that contain $2 and $1 lines around each'],
      ],
      bonus: 0.3,
    },
  ],
};
