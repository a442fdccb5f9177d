/** Rules for reading JSON, and for files with the same content. */
import { quote, quotePath } from '../quote.ts';
import type { Family } from '../types.ts';
import { BASE } from './search-parts.ts';

export const jsonFamily: Family = {
  name: 'json',
  rules: [
    {
      when: 'duplicate file',
      not: 'line delete word count',
      also: 'find show all dir content same recursive',
      make: (slots) => `find ${quotePath(slots.dir() ?? '.')} -type f -exec md5sum {} + | sort | uniq -w32 -D`,
      say: 'lists the files that have the same content',
      bonus: 0.5,
    },
    {
      when: 'key',
      not: 'ssh',
      also: `${BASE} json`,
      make: (slots) => ((file) => (file === null || !file.endsWith('.json') ? null : `jq 'keys' ${quotePath(file)}`))(slots.file()),
      say: 'shows the top-level keys of the JSON file',
    },
    {
      when: 'line',
      also: BASE,
      make: (slots) => {
        if (!slots.says('where', 'whose')) return null;
        const text = slots.quoted() ?? slots.after('is equals = contains', 'word');
        const file = slots.file();
        if (text === null || file === null) return null;
        for (const [at, token] of slots.tokens.entries()) if (token.kind === 'name') slots.used.add(at);
        return `grep ${quote(text)} ${quotePath(file)}`;
      },
      say: ['shows the lines that contain it', [/^grep ([^-\s]\S*) /, 'shows the lines that contain $1']],
      bonus: 0.6,
    },
    {
      when: 'key json|csv show',
      not: 'ssh',
      also: `${BASE} key`,
      make: (slots) => ((file) => (file === null ? null : `jq 'keys' ${quotePath(file)}`))(slots.file()),
      say: 'shows the top-level keys of the JSON file',
    },
    {
      when: 'json pretty|show|set',
      not: 'count',
      also: `${BASE} pretty set`,
      make: (slots, machine) =>
        ((file) => (file === null ? null : machine.has('jq') ? `jq . ${quotePath(file)}` : `python3 -m json.tool ${quotePath(file)}`))(
          slots.file(),
        ),
      say: 'shows the JSON indented',
    },
    {
      when: 'pretty',
      not: 'column csv count',
      also: `${BASE} json pretty`,
      make: (slots, machine) =>
        ((file) =>
          file === null || !file.endsWith('.json')
            ? null
            : machine.has('jq')
              ? `jq . ${quotePath(file)}`
              : `python3 -m json.tool ${quotePath(file)}`)(slots.file()),
      say: 'shows the JSON indented',
    },
    {
      when: 'show field|json|column|word',
      not: 'count delete',
      also: `${BASE} json get extract value`,
      make: (slots) => {
        const file = slots.file();
        if (file === null || !file.endsWith('.json')) return null;
        const key = slots.quoted() ?? slots.after('field key value get extract', 'word json') ?? null;
        return key === null || !/^\w+$/.test(key) ? null : `jq -r ${quote(`.${key}`)} ${quotePath(file)}`;
      },
      say: ['shows the field of the JSON file', [/jq -r '?\.(\w+)/, 'shows the field $1 of the JSON file']],
      bonus: 0.1,
    },
    {
      when: 'json',
      also: `${BASE} valid check validate`,
      make: (slots) =>
        slots.says('valid', 'validate', 'check', 'correct', 'parses')
          ? ((file) => {
              for (const [at, token] of slots.tokens.entries()) if (/^(valid|validate|correct|parses)$/.test(token.low)) slots.used.add(at);
              return file === null ? null : `jq empty ${quotePath(file)} && echo valid`;
            })(slots.file())
          : null,
      say: 'checks whether the JSON is valid',
      bonus: 0.3,
    },
  ],
};
