/** Small everyday things that are no family of their own: numbers, patterns of data, the machine's health, the shell's own settings. */
import { quote, quotePath } from '../quote.ts';
import type { Family } from '../types.ts';
import { know, unwanted, said, onFile, everyday } from './misc-parts.ts';

export const miscFamily: Family = {
  name: 'misc',
  rules: [
    {
      when: '',
      also: everyday,
      make: said(
        /^(e-?mails?|mails)$/,
        (slots) => (
          know(slots, /^address(es)?$/),
          onFile((file) => `grep -oE '[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}' ${file}`)(slots)
        ),
      ),
      say: 'the mail addresses in the file',
    },
    {
      when: '',
      also: `${everyday} http link`,
      make: said(
        /^(urls?|links|hyperlinks)$/,
        onFile((file) => `grep -oE 'https?://[^"<> )]+' ${file}`),
      ),
      say: 'the URLs in the file',
    },
    {
      when: '',
      also: everyday,
      make: said(/^(wrap|fold|wrapped)$/, (slots) => {
        const n = slots.integer() ?? 80;
        know(slots, /^(columns?|width|wide)$/);
        return onFile((file) => `fold -s -w ${n} ${file}`)(slots);
      }),
      say: 'the lines wrapped; the file itself stays as it is',
    },
    {
      when: 'count column',
      also: everyday,
      make: (slots) =>
        ((file) =>
          file === null
            ? null
            : `head -n 1 ${quotePath(file)} | awk -F${file.endsWith('.tsv') ? "'\\t'" : file.endsWith('.csv') ? ',' : "' '"} '{print NF}'`)(
          slots.tokens.some((token) => token.kind === 'number') ? null : slots.file(),
        ),
      say: 'how many columns the first line has',
    },
    {
      when: 'column|first csv|line',
      also: `${everyday} name first`,
      make: said(
        /^(headers?|heading)$/,
        onFile((file) => `head -n 1 ${file}`),
      ),
      say: 'the first line, which names the columns',
    },
    {
      when: 'http|name|show',
      also: `${everyday} name http column first csv`,
      make: said(/^(headers?|heading)$/, (slots) =>
        slots.tokens.some((token) => /\.[ct]sv$/.test(token.raw)) ? onFile((file) => `head -n 1 ${file}`)(slots) : null,
      ),
      say: 'the first line, which names the columns',
    },
    {
      when: 'count|frequent word',
      also: everyday,
      make: (slots) =>
        slots.says('each', 'every', 'frequency', 'frequencies') && !slots.has('line', 'column')
          ? onFile((file) => `tr -cs '[:alnum:]' '\\n' < ${file} | sort | uniq -c | sort -rn`)(slots)
          : null,
      say: 'each word with how often it occurs',
      bonus: 0.4,
    },
    {
      when: 'json|column|show|version|name',
      not: 'version-x count',
      also: `${everyday} version name port value column json`,
      make: (slots) => {
        const file = slots.file();
        if (file === null || !file.endsWith('.json')) return null;
        const at = slots.tokens.findIndex((token, place) => /^(field|key|value|property|attribute)$/.test(token.low) && place > 0);
        const before = slots.tokens[at - 1];
        const name =
          at > 0 && before !== undefined && before.kind !== 'filler' && !before.concepts.includes('show')
            ? before.raw
            : (slots.quoted() ?? slots.after('field key value property of show print get extract', 'word column name-x'));
        if (name === null || !/^\w+$/.test(name) || name === file) return null;
        if (at > 0) {
          slots.used.add(at);
          if (before !== undefined) slots.used.add(at - 1);
        }
        return `jq -r .${name} ${quotePath(file)}`;
      },
      say: 'that field of the JSON file',
      bonus: 0.3,
    },
    {
      when: 'count unique ip',
      also: everyday,
      make: onFile((file) => `grep -oE '([0-9]{1,3}\\.){3}[0-9]{1,3}' ${file} | sort -u | wc -l`),
      say: 'counts the different addresses',
      bonus: 0.6,
    },
    {
      when: 'delete',
      also: everyday,
      make: said(
        /^(headers?|heading)$/,
        onFile((file) => `tail -n +2 ${file}`),
      ),
      say: 'all but the first line; the file itself stays as it is',
      bonus: 0.6,
    },
    {
      when: 'sort unique|duplicate',
      not: 'count column',
      also: `${everyday} delete`,
      make: (slots) => (slots.has('delete', 'unique') ? onFile((file) => `sort -u ${file}`)(slots) : null),
      say: 'sorted, each line once',
      bonus: 0.4,
    },
    {
      when: 'delete line',
      not: 'contain empty first last duplicate word',
      also: everyday,
      make: (slots) => {
        const n = slots.numberOf('line') ?? slots.integer();
        return n === null || n < 1 ? null : onFile((file) => `sed '${n}d' ${file}`)(slots);
      },
      say: 'without that line; the file itself stays as it is',
      bonus: 0.5,
    },
    {
      when: 'not first|last line',
      not: 'contain delete',
      also: everyday,
      make: (slots) => (slots.has('first') ? onFile((file) => `tail -n +2 ${file}`)(slots) : onFile((file) => `sed '$d' ${file}`)(slots)),
      say: 'all but that line',
      bonus: 0.6,
    },
    {
      when: 'join line',
      also: everyday,
      make: said(/^(commas?|spaces?|semicolons?|tabs?)$/, (slots) =>
        onFile((file) => `paste -sd '${slots.says('space', 'spaces') ? ' ' : slots.says('semicolon', 'semicolons') ? ';' : ','}' ${file}`)(
          slots,
        ),
      ),
      say: 'all lines joined into one',
      bonus: 0.6,
    },
    {
      when: '',
      also: `${everyday} file same compare duplicate`,
      make: said(/^(identical|equal|same)$/, (slots) => {
        const [one, two] = slots.paths();
        return one === undefined || two === undefined ? null : `cmp ${quotePath(one)} ${quotePath(two)} && echo same`;
      }),
      say: 'says "same", or where they first differ',
    },
    {
      when: 'char delete',
      also: everyday,
      make: said(/^(digits?|numbers?|punctuation|quotes?)$/, (slots) =>
        onFile(
          (file) =>
            `tr -d '${slots.says('digit', 'digits', 'numbers') ? '[:digit:]' : slots.says('punctuation') ? '[:punct:]' : '"'}' < ${file}`,
        )(slots),
      ),
      say: 'without those characters; the file itself stays as it is',
    },
    {
      when: 'delete',
      also: everyday,
      make: said(/^(digits?|numbers?|punctuation|quotes?|commas?)$/, (slots) =>
        onFile((file) => `tr -d '${unwanted(slots)}' < ${file}`)(slots),
      ),
      say: 'without those characters; the file itself stays as it is',
      bonus: 0.3,
    },
    {
      when: '',
      also: everyday,
      make: said(/^(battery|charge)$/, () => 'cat /sys/class/power_supply/BAT*/capacity'),
      say: "the battery's charge in percent",
    },
    {
      when: '',
      also: `${everyday} cpu`,
      make: said(/^(temperatures?|temps|hot)$/, () => 'cat /sys/class/thermal/thermal_zone*/temp'),
      say: 'temperatures in thousandths of a degree Celsius',
    },
    {
      when: '',
      also: `${everyday} type`,
      make: said(/^(gpu|graphics|vga)$/, (slots) => (know(slots, /^(card|cards)$/), "lspci | grep -iE 'vga|3d|display'")),
      say: 'the graphics hardware',
    },
    {
      when: '',
      also: `${everyday} shuffle create new`,
      make: said(/^(uuid|guid)$/, () => 'cat /proc/sys/kernel/random/uuid'),
      say: 'a random UUID',
    },
    {
      when: 'shuffle number|between',
      not: 'line',
      also: `${everyday} between create pick`,
      make: (slots) => {
        const range = slots.range();
        know(slots, /^(pick|dice)$/);
        return range === null ? null : `shuf -i ${range[0]}-${range[1]} -n 1`;
      },
      say: 'a random number',
      bonus: 0.5,
    },
    {
      when: '',
      also: 'calc',
      make: (slots) => {
        const text = slots.tokens.map((token) => token.raw).join(' ');
        const percent = /(\d+(?:\.\d+)?) ?(?:%|percent) of (\d+(?:\.\d+)?)/.exec(text);
        const sum =
          percent === null
            ? /(?:^|\s)(\(?\d[\d.\s()]*(?:\s*[-+*/^%x]\s*[\d.()]+)+)\s*$/.exec(
                text
                  .replace(/\bplus\b/g, '+')
                  .replace(/\bminus\b/g, '-')
                  .replace(/\b(times|multiplied by)\b/g, '*')
                  .replace(/\bdivided by\b/g, '/'),
              )
            : null;
        if (percent === null && sum === null) return null;
        for (const [at] of slots.tokens.entries()) slots.used.add(at);
        return percent !== null
          ? `awk 'BEGIN {print ${percent[1]} * ${percent[2]} / 100}'`
          : `awk ${quote(`BEGIN {print ${(sum?.[1] ?? '').replaceAll('x', '*').trim()}}`)}`;
      },
      say: 'calculates it',
    },
    {
      when: 'kernel|system',
      also: `${everyday} log kernel`,
      make: said(/^(messages?|dmesg)$/, () => 'dmesg'),
      say: 'what the kernel has logged',
    },
  ],
};
