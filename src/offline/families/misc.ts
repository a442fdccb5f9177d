/** Rules for small everyday requests without a family of their own: patterns in data, single lines, sensors, random numbers, arithmetic. */
import { quote, quotePath } from '../quote.ts';
import type { Family } from '../types.ts';
import { know, unwanted, withWord, onFile, EVERYDAY } from './misc-parts.ts';

export const miscFamily: Family = {
  name: 'misc',
  rules: [
    {
      when: '',
      also: EVERYDAY,
      make: withWord(
        /^(e-?mails?|mails)$/,
        (slots) => (
          know(slots, /^address(es)?$/),
          onFile((file) => `grep -oE '[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}' ${file}`)(slots)
        ),
      ),
      say: 'shows the email addresses in the file',
    },
    {
      when: '',
      also: `${EVERYDAY} http link`,
      make: withWord(
        /^(urls?|links|hyperlinks)$/,
        onFile((file) => `grep -oE 'https?://[^"<> )]+' ${file}`),
      ),
      say: 'shows the URLs in the file',
    },
    {
      when: '',
      also: EVERYDAY,
      make: withWord(/^(wrap|fold|wrapped)$/, (slots) => {
        const n = slots.integer() ?? 80;
        know(slots, /^(columns?|width|wide)$/);
        return onFile((file) => `fold -s -w ${n} ${file}`)(slots);
      }),
      say: [
        'shows the lines wrapped; the file does not change',
        [/-w (\d+) /, 'shows the lines wrapped at $1 columns; the file does not change'],
      ],
    },
    {
      when: 'count column',
      also: EVERYDAY,
      make: (slots) =>
        ((file) =>
          file === null
            ? null
            : `head -n 1 ${quotePath(file)} | awk -F${file.endsWith('.tsv') ? "'\\t'" : file.endsWith('.csv') ? ',' : "' '"} '{print NF}'`)(
          slots.tokens.some((token) => token.kind === 'number') ? null : slots.file(),
        ),
      say: 'counts the columns of the first line',
    },
    {
      when: 'column|first csv|line',
      also: `${EVERYDAY} name first`,
      make: withWord(
        /^(headers?|heading)$/,
        onFile((file) => `head -n 1 ${file}`),
      ),
      say: 'shows the first line, which names the columns',
    },
    {
      when: 'http|name|show',
      also: `${EVERYDAY} name http column first csv`,
      make: withWord(/^(headers?|heading)$/, (slots) =>
        slots.tokens.some((token) => /\.[ct]sv$/.test(token.raw)) ? onFile((file) => `head -n 1 ${file}`)(slots) : null,
      ),
      say: 'shows the first line, which names the columns',
    },
    {
      when: 'count|frequent word',
      also: EVERYDAY,
      make: (slots) =>
        slots.says('each', 'every', 'frequency', 'frequencies') && !slots.has('line', 'column')
          ? onFile((file) => `tr -cs '[:alnum:]' '\\n' < ${file} | sort | uniq -c | sort -rn`)(slots)
          : null,
      say: 'counts how often each word occurs',
      bonus: 0.4,
    },
    {
      when: 'json|column|show|version|name',
      not: 'version-x count',
      also: `${EVERYDAY} version name port value column json`,
      make: (slots) => {
        const file = slots.file();
        if (file === null || !file.endsWith('.json')) return null;
        const at = slots.tokens.findIndex((token, place) => /^(field|key|value|property|attribute)$/.test(token.low) && place > 0);
        const before = slots.tokens[at - 1];
        const name =
          at > 0 && before !== undefined && before.kind !== 'filler' && !before.concepts.includes('show')
            ? before.raw
            : (slots.quoted() ??
              slots.after('field key value property attribute', 'word column name-x') ??
              slots.after('of show print get extract', 'word column name-x'));
        if (name === null || /^(?:me|us)$/.test(name) || !/^\w+$/.test(name) || name === file) return null;
        if (at > 0) {
          slots.used.add(at);
          if (before !== undefined) slots.used.add(at - 1);
        }
        return `jq -r .${name} ${quotePath(file)}`;
      },
      say: ['shows the field of the JSON file', [/jq -r '?\.(\w+)/, 'shows the field $1 of the JSON file']],
      bonus: 0.3,
    },
    {
      when: 'count unique ip',
      also: EVERYDAY,
      make: onFile((file) => `grep -oE '([0-9]{1,3}\\.){3}[0-9]{1,3}' ${file} | sort -u | wc -l`),
      say: 'counts the different IP addresses',
      bonus: 0.6,
    },
    {
      when: 'delete',
      also: EVERYDAY,
      make: withWord(
        /^(headers?|heading)$/,
        onFile((file) => `tail -n +2 ${file}`),
      ),
      say: 'shows all but the first line; the file does not change',
      bonus: 0.6,
    },
    {
      when: 'sort unique|duplicate',
      not: 'count column',
      also: `${EVERYDAY} delete`,
      make: (slots) => (slots.has('delete', 'unique') ? onFile((file) => `sort -u ${file}`)(slots) : null),
      say: 'shows the lines sorted, each once',
      bonus: 0.4,
    },
    {
      when: 'delete line',
      not: 'contain empty first last duplicate word',
      also: EVERYDAY,
      make: (slots) => {
        const n = slots.numberOf('line') ?? slots.integer();
        return n === null || n < 1 ? null : onFile((file) => `sed '${n}d' ${file}`)(slots);
      },
      say: [
        'shows the file without that line; the file does not change',
        [/^sed '(\d+)d'/, 'shows the file without line $1; the file does not change'],
      ],
      bonus: 0.5,
    },
    {
      when: 'not first|last line',
      not: 'contain delete',
      also: EVERYDAY,
      make: (slots) => (slots.has('first') ? onFile((file) => `tail -n +2 ${file}`)(slots) : onFile((file) => `sed '$d' ${file}`)(slots)),
      say: ['shows all but the first line', [/\$d/, 'shows all but the last line']],
      bonus: 0.6,
    },
    {
      when: 'join line',
      also: EVERYDAY,
      make: withWord(/^(commas?|spaces?|semicolons?|tabs?)$/, (slots) =>
        onFile((file) => `paste -sd '${slots.says('space', 'spaces') ? ' ' : slots.says('semicolon', 'semicolons') ? ';' : ','}' ${file}`)(
          slots,
        ),
      ),
      say: 'joins all lines into one',
      bonus: 0.6,
    },
    {
      when: '',
      also: `${EVERYDAY} file same compare duplicate`,
      make: withWord(/^(identical|equal|same)$/, (slots) => {
        const [one, two] = slots.paths();
        return one === undefined || two === undefined ? null : `cmp ${quotePath(one)} ${quotePath(two)} && echo same`;
      }),
      say: 'prints "same", or where the files first differ',
    },
    {
      when: 'char delete',
      also: EVERYDAY,
      make: withWord(/^(digits?|numbers?|punctuation|quotes?)$/, (slots) =>
        onFile(
          (file) =>
            `tr -d '${slots.says('digit', 'digits', 'numbers') ? '[:digit:]' : slots.says('punctuation') ? '[:punct:]' : '"'}' < ${file}`,
        )(slots),
      ),
      say: [
        'shows the text without those characters; the file does not change',
        [/:digit:/, 'shows the text without digits; the file does not change'],
        [/:punct:/, 'shows the text without punctuation; the file does not change'],
        [/^tr -d '([,"])'/, 'shows the text without $1; the file does not change'],
      ],
    },
    {
      when: 'delete',
      also: EVERYDAY,
      make: withWord(/^(digits?|numbers?|punctuation|quotes?|commas?)$/, (slots) =>
        onFile((file) => `tr -d '${unwanted(slots)}' < ${file}`)(slots),
      ),
      say: [
        'shows the text without those characters; the file does not change',
        [/:digit:/, 'shows the text without digits; the file does not change'],
        [/:punct:/, 'shows the text without punctuation; the file does not change'],
        [/^tr -d '([,"])'/, 'shows the text without $1; the file does not change'],
      ],
      bonus: 0.3,
    },
    {
      when: '',
      also: EVERYDAY,
      make: withWord(/^(battery|charge)$/, () => 'cat /sys/class/power_supply/BAT*/capacity'),
      say: 'shows the battery charge in percent',
    },
    {
      when: '',
      also: `${EVERYDAY} cpu`,
      make: withWord(/^(temperatures?|temps|hot)$/, () => 'cat /sys/class/thermal/thermal_zone*/temp'),
      say: 'shows the temperatures in thousandths of a degree Celsius',
    },
    {
      when: '',
      also: `${EVERYDAY} type`,
      make: withWord(/^(gpu|graphics|vga)$/, (slots) => (know(slots, /^(card|cards)$/), "lspci | grep -iE 'vga|3d|display'")),
      say: 'shows the graphics hardware',
    },
    {
      when: '',
      also: `${EVERYDAY} shuffle create new`,
      make: withWord(/^(uuid|guid)$/, () => 'cat /proc/sys/kernel/random/uuid'),
      say: 'shows a random UUID',
    },
    {
      when: 'shuffle number|between',
      not: 'line',
      also: `${EVERYDAY} between create pick`,
      make: (slots) => {
        const range = slots.range();
        know(slots, /^(pick|dice)$/);
        return range === null ? null : `shuf -i ${range[0]}-${range[1]} -n 1`;
      },
      say: ['picks a random number', [/-i (\d+)-(\d+)/, 'picks a random number from $1 to $2']],
      bonus: 0.5,
    },
    {
      when: '',
      also: 'calc',
      make: (slots) => {
        const text = slots.tokens.map((token) => token.raw).join(' ');
        // "to 800x600": a size in pixels
        if (/\dx\d/.test(text) && !slots.has('calc') && !/^(?:what|how|\d)/i.test(text)) return null;
        const percent = /(\d+(?:\.\d+)?) ?(?:%|percent) of (\d+(?:\.\d+)?)/.exec(text);
        const sum =
          percent === null
            ? /(?:^|\s)(?!\d{4}-\d\d-\d\d\s*$)(\(?\d[\d.\s()]*(?:\s*[-+*/^%x]\s*[\d.()]+)+)\s*$/.exec(
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
      say: 'calculates the result',
    },
    {
      when: 'kernel|system',
      also: `${EVERYDAY} log kernel`,
      make: withWord(/^(messages?|dmesg)$/, () => 'dmesg'),
      say: 'shows the kernel messages',
    },
  ],
};
