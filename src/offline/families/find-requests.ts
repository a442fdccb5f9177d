/**
 * Files by what they are: kind × name × size × age × owner … composed into one `find`, then listed, counted, ranked, added up,
 * searched, changed, copied, packed or deleted. One rule per ending; the filters are the same everywhere.
 */
import { quotePath } from '../quote.ts';
import type { Family } from '../types.ts';
import { filters, filtersOf, find, ranked, ending, list, count, sizeTotal } from './find-tests.ts';

export const findFamily: Family = {
  name: 'find',
  rules: [
    {
      when: '',
      not: 'delete count copy move archive create split process sum',
      also: filters,
      make: (slots, machine) =>
        slots.tokens.some((token) => token.kind === 'size') && slots.says('anything', 'everything', 'what', 'which', 'something')
          ? `find ${filtersOf(slots, machine).dir} -type f ${(() => {
              slots.reset();
              return filtersOf(slots, machine).tests.replace('-type f ', '');
            })()}`
          : null,
      say: 'the files that match',
      bonus: -0.2,
    },
    {
      when: 'file|dir|find|show|extension|hidden|empty|image|log|link|broken|modified|executable|biggest|world',
      not:
        'delete count copy move rename kill archive replace line sum sort process running port number duplicate git commit ' +
        'common compare checksum space eat most column',
      also: filters,
      make: list,
      say: 'lists what matches, subfolders included',
    },
    {
      when: 'count file|dir|extension|image|link|hidden|log',
      not: 'line word char delete column git commit user process duplicate',
      also: `${filters} sum`,
      make: count,
      say: 'counts what matches',
    },
    {
      when: 'biggest',
      not: 'delete process memory cpu line dir',
      also: `${filters} first space eat sum disk sort reverse`,
      make: ranked('size', false),
      say: 'the biggest files with their size in bytes',
    },
    {
      when: 'file|find|show sort big|size',
      not: 'delete process memory cpu line dir small',
      also: `${filters} first reverse sort`,
      make: ranked('size', false),
      say: 'files by size, biggest first',
      bonus: -0.3,
    },
    {
      when: 'small first|sort|file',
      not: 'delete line process',
      also: `${filters} first sort last`,
      make: (slots, machine) => (slots.tokens.some((token) => token.kind === 'size') ? null : ranked('size', true)(slots, machine)),
      say: 'the smallest files with their size in bytes',
    },
    {
      when: 'new file|extension|find|image|modified|log',
      not: 'delete commit git create branch package line kernel',
      also: `${filters} first sort`,
      make: (slots, machine) =>
        slots.tokens.some((token) => token.kind === 'age' || /^(today|yesterday)$/.test(token.low)) ||
        slots.has('thisweek') ||
        slots.says('newer')
          ? null
          : ranked('time', false)(slots, machine),
      say: 'the most recently changed files, newest first',
    },
    {
      when: 'last modified|file',
      not: 'delete commit git create branch line word char follow log error command show-line column replace',
      also: `${filters} first sort`,
      make: (slots, machine) =>
        slots.has('modified') && !slots.tokens.some((token) => token.kind === 'age' || token.kind === 'path')
          ? ranked('time', false)(slots, machine)
          : null,
      say: 'the most recently changed files, newest first',
    },
    {
      when: 'old file|extension|find|log|image',
      not: 'delete commit git',
      also: `${filters} first sort`,
      make: (slots, machine) =>
        slots.tokens.some((token) => token.kind === 'age') || slots.says('older') ? null : ranked('time', true)(slots, machine),
      say: 'the files unchanged for longest, oldest first',
    },
    {
      when: 'size|sum|space|eat',
      not: 'delete count line process memory dir column average free biggest',
      also: `${filters} sum space disk eat`,
      make: sizeTotal,
      say: 'adds up the sizes of the files that match',
    },
    {
      when: 'delete',
      not:
        'duplicate line word branch commit package user column tab trailing git process container docker stash tag service ' +
        'char crlf alias history env cron key',
      also: filters,
      make: ending('-delete', { needs: true }),
      say: 'DELETES what matches; leave off -delete to see it first',
    },
    {
      when: 'delete empty dir',
      also: filters,
      make: 'find {dir:.} -mindepth 1 -type d -empty -delete',
      say: 'DELETES empty folders',
      bonus: 1,
    },
    {
      when: 'copy',
      not: 'rename ssh upload sync git',
      also: filters,
      make: ending('-exec cp -n {} \\;', {
        needs: true,
        before: (slots) => {
          const to = slots.dest();
          return to === null ? null : `{} ${quotePath(to.endsWith('/') ? to : `${to}/`)}`;
        },
      }),
      say: 'copies what matches into the folder; nothing is overwritten',
    },
    {
      when: 'move',
      not: 'rename',
      also: filters,
      make: ending('-exec mv -n {} \\;', {
        needs: true,
        before: (slots) => {
          const to = slots.dest();
          return to === null ? null : `{} ${quotePath(to.endsWith('/') ? to : `${to}/`)}`;
        },
      }),
      say: 'moves what matches into the folder; nothing is overwritten',
    },
    {
      when: 'archive file|extension|image|log',
      not: 'extract show count',
      also: `${filters} create`,
      make: (slots, machine) => {
        const to = slots.dest();
        const name = to !== null && /\.(tgz|tar\.gz)$/.test(to) ? to : null;
        if (name === null) return null;
        const found = filtersOf(slots, machine);
        return found.plain ? null : `${find(found)} -print0 | tar -czf ${quotePath(name)} --null -T -`;
      },
      say: 'packs what matches into a compressed tar archive',
    },
    {
      when: 'archive file|extension|log',
      not: 'extract show count create',
      also: filters,
      make: ending('-exec gzip -k {} +', { needs: true }),
      say: 'compresses each file that matches beside the original',
      bonus: -0.5,
    },
    {
      when: 'checksum file|extension|all',
      not: 'compare',
      also: `${filters} create`,
      make: ending('-exec sha256sum {} +'),
      say: 'SHA-256 of each file that matches',
      bonus: -0.1,
    },
    {
      when: 'count line',
      not: 'word char unique delete column git commit duplicate empty contain',
      also: `${filters} sum node`,
      make: (slots, machine) => {
        const globs = slots.tokens.some((token) => token.kind === 'path' && /\.\w+$/.test(token.raw));
        if (globs) return null;
        const found = filtersOf(slots, machine);
        return found.plain && !slots.has('all', 'recursive') ? null : `${find(found)} -exec cat {} + | wc -l`;
      },
      say: 'counts the lines of every file that matches, all together',
    },
    {
      when: 'count line file|all',
      not: 'word char unique delete column git commit sum duplicate contain',
      also: filters,
      make: (slots, machine) => {
        if (!slots.says('each', 'per', 'every')) return null;
        const found = filtersOf(slots, machine);
        return `${find(found.tests === '' ? { ...found, tests: '-type f' } : found)} -exec wc -l {} +`;
      },
      say: 'counts the lines of each file that matches',
      bonus: 0.3,
    },
    {
      when: 'show|find all file detail|size|permission|date',
      not: 'delete count big small biggest free disk',
      also: filters,
      make: (slots) =>
        slots.tokens.some((token) => token.kind === 'size' || token.kind === 'age') ? null : `ls -lah ${quotePath(slots.dir() ?? '.')}`,
      say: 'lists the folder with details, hidden files too',
    },
  ],
};
