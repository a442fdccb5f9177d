/** Searching in files and replacing in them. */
import { literalRegex, quote, quotePath } from '../quote.ts';
import type { Family } from '../types.ts';
import { base, grep, replace } from './search-parts.ts';

export const searchFamily: Family = {
  name: 'search',
  rules: [
    {
      when: 'file|dir|find contain|word|find',
      not:
        'count line not delete replace name process git commit history package size port big new env disk modified empty ' +
        'column first last unique start-with end-with where owner duplicate hidden frequent group user user-x',
      also: base,
      make: (slots) =>
        slots.says('named', 'called')
          ? null
          : slots.has('contain', 'word') &&
              slots.says('files', 'file', 'which') &&
              !slots.tokens.some((token) => token.kind === 'path' && /\.\w+$/.test(token.raw))
            ? grep('l')(slots)
            : null,
      say: 'the files that contain it',
      bonus: 0.4,
    },
    {
      when: 'find|contain|line|word',
      not:
        'count not delete replace process commit history package size port big new disk modified empty column first last ' +
        'unique start-with end-with where owner duplicate sort env install between group biggest longest name image ip user',
      also: base,
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
            (token) => token.kind === 'quoted' || /^[A-Z]{3 }$/.test(token.raw) || (token.kind === 'path' && /\.\w+$/.test(token.raw)),
          ))
          ? null
          : grep(
              slots.tokens.some((token) => token.kind === 'path' && /[^/.~]\.[A-Za-z]\w*$/.test(token.raw)) && !slots.has('number')
                ? ''
                : 'n',
            )(slots),
      say: 'the lines that contain it',
    },
    {
      when: 'error',
      not: 'count last service boot fix explain kernel commit',
      also: base,
      make: (slots) =>
        slots.tokens.some((token) => token.kind === 'path' || token.kind === 'glob') || slots.has('log')
          ? grep(slots.tokens.some((token) => token.kind === 'path') ? '' : 'n')(slots)
          : null,
      say: 'the lines that speak of errors',
      bonus: -0.1,
    },
    {
      when: 'not contain|line|word',
      not: 'count file delete replace find-x',
      also: base,
      make: grep('v'),
      say: 'the lines that do not contain it',
      bonus: 0.2,
    },
    {
      when: 'not contain file',
      also: base,
      make: (slots) => {
        if (!slots.says('files')) return grep('v')(slots);
        return grep('L')(slots);
      },
      say: 'the files or lines that do not contain it',
      bonus: 0.6,
    },
    {
      when: 'count contain|word|error',
      not: 'delete unique empty file not char column frequent',
      also: base,
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
      say: 'counts the lines or places where it occurs',
    },
    {
      when: 'count line contain|word',
      not: 'delete unique empty not file',
      also: base,
      make: grep('c', { sum: true }),
      say: 'counts the lines that contain it',
      bonus: 0.3,
    },
    {
      when: 'count find|show',
      not: 'delete unique empty file dir line word char user process commit',
      also: base,
      make: (slots) =>
        slots.says('times', 'occurrences')
          ? ((text) => {
              const file = slots.file();
              return text === null || file === null ? null : `grep -o ${quote(text)} ${quotePath(file)} | wc -l`;
            })(slots.text())
          : null,
      say: 'counts the places where it occurs',
    },
    {
      when: 'count',
      not: 'delete unique empty file dir user process commit line char column branch core',
      also: `${base} show time`,
      make: (slots) => {
        if (!slots.says('times', 'occurrences', 'often') && !slots.says('how many')) return null;
        if (!slots.says('times', 'occurrences')) return null;
        const text = slots.after('does times occurrences', 'word') ?? slots.text();
        const file = slots.file();
        return text === null || file === null || text === file ? null : `grep -o -- ${quote(text)} ${quotePath(file)} | wc -l`;
      },
      say: 'counts the places where it occurs',
      bonus: 0.3,
    },
    {
      when: 'file contain count|number',
      not: 'line not delete empty',
      also: base,
      make: (slots) =>
        slots.says('files') && slots.has('contain') && slots.says('how many', 'number of', 'count')
          ? ((made) => (made === null ? null : `${made} | wc -l`))(grep('l')(slots))
          : null,
      say: 'counts the files that contain it',
      bonus: 0.9,
    },
    {
      when: 'line start-with',
      also: `${base} char`,
      make: (slots) => {
        const text = slots.quoted() ?? slots.after('with', 'word char');
        const file = slots.file();
        return text === null || file === null ? null : `grep ${quote(`^${literalRegex(text)}`)} ${quotePath(file)}`;
      },
      say: 'the lines that start with it',
      bonus: 0.3,
    },
    {
      when: 'line end-with',
      also: `${base} char`,
      make: (slots) => {
        const text = slots.quoted() ?? slots.after('with in', 'word char');
        const file = slots.file();
        return text === null || file === null ? null : `grep ${quote(`${literalRegex(text)}$`)} ${quotePath(file)}`;
      },
      say: 'the lines that end with it',
      bonus: 0.3,
    },
    {
      when: 'replace',
      not: 'rename crlf link',
      also: `${base} set delete`,
      make: (slots) => replace(slots, true),
      say: 'replaces in the file; the original is kept as .bak',
    },
    {
      when: 'set',
      not: 'rename upper lower case permission owner group password date time zone extension name hostname shell crlf tab',
      also: `${base} replace`,
      make: (slots) => (slots.tokens.some((token) => token.kind === 'path') && slots.says('to') ? replace(slots, true) : null),
      say: 'replaces in the file; the original is kept as .bak',
      bonus: -0.3,
    },
    {
      when: 'ip find|show|contain',
      not: 'count frequent public dns unique',
      also: `${base} ip extract`,
      make: (slots) =>
        ((file) =>
          file === null ? null : `grep -oE '([0-9]{1,3}\\.){3}[0-9]{1,3}' ${quotePath(file)}${slots.has('unique') ? ' | sort -u' : ''}`)(
          slots.file(),
        ),
      say: 'the IPv4 addresses in the file',
    },
    {
      when: 'ip unique',
      also: `${base} ip extract`,
      make: "grep -oE '([0-9]{1,3}\\.){3}[0-9]{1,3}' {file} | sort -u",
      say: 'the IPv4 addresses in the file, each once',
    },
    {
      when: 'line contain after|before|show',
      not: 'count',
      also: base,
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
      say: 'the matches with lines around them',
      bonus: 0.5,
    },
    {
      when: 'line',
      not: 'count delete',
      also: `${base} context`,
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
      say: 'the matches with lines around them',
      bonus: 0.3,
    },
  ],
};
