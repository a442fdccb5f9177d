/**
 * Rules that find files by kind, name, size, age, owner and so on: one `find`, whose files are then listed, counted, ranked, added up,
 * copied, moved, packed or deleted. One rule for each ending; the filters are the same everywhere.
 */
import { quotePath } from '../quote.ts';
import type { Family, Rule, Say } from '../types.ts';
import { FILTERS, filtersOf, find, ranked, ending, list, count, sizeTotal } from './find-tests.ts';

/** What a list of files is called when its filters are few enough to name. */
const LISTED: Say = [
  'lists the files that match, subfolders included',
  [/-maxdepth 1 /, 'lists what matches, without subfolders'],
  [/ -type d -empty$/, 'lists the empty folders, subfolders included'],
  [/^find \S+ (?:-mindepth 1 )?-type d$/, 'lists all folders, subfolders included'],
  [/ -type d/, 'lists the folders that match, subfolders included'],
  [/^find \S+ -type f$/, 'lists all files, subfolders included'],
  [/^find \S+ -type f -empty$/, 'lists the empty files, subfolders included'],
  [/^find \S+ -type f -executable$/, 'lists the executable files, subfolders included'],
  [/^find \S+ -type f -newermt 'today 00:00'$/, 'lists the files changed today, subfolders included'],
  [/^find \S+ -xtype l$/, 'lists the broken links, subfolders included'],
  [/^find \S+ -type l$/, 'lists the symbolic links, subfolders included'],
  [/^find \S+ -type f -name (\S+)$/, 'lists the files named $1, subfolders included'],
  [/^find \S+ -type f -size \+(\d+[GMk])$/, 'lists the files larger than $1, subfolders included'],
  [/^find \S+ -type f -mtime -([2-9]|\d\d+)$/, 'lists the files changed in the last $1 days, subfolders included'],
  [/^find \S+ -type f -mtime \+([2-9]|\d\d+)$/, 'lists the files unchanged for more than $1 days, subfolders included'],
];

/** What a size without a number can be about. */
const MANY = 'file|find|show|image|extension|log|here|current|all|space|eat|disk';

/** Ranks files by their size, unless the question compares them with a size or with another file. */
const bySize = (when: string, superlative: string, reverse: boolean, not: string, bonus: number): Rule => ({
  when,
  not,
  also: `${FILTERS} first last space eat sum disk sort reverse`,
  make: (slots, machine) =>
    slots.tokens.some((token) => token.kind === 'size') || slots.says('than') ? null : ranked('size', reverse)(slots, machine),
  say: [
    `shows the ${superlative} files with their size in bytes`,
    [/^du /, `shows the ${superlative} folders`],
    [/head -n 1$/, `shows the ${superlative} file with its size in bytes`],
    [/head -n (\d+)$/, `shows the $1 ${superlative} files with their size in bytes`],
  ],
  bonus,
});

/** Copies or moves each file that matches into the folder of the question. */
const intoFolder = (program: 'cp' | 'mv'): Exclude<Rule['make'], string> =>
  ending(`-exec ${program} -n {} \\;`, {
    needs: true,
    before: (slots) => {
      const to = slots.dest();
      return to === null ? null : `{} ${quotePath(to.endsWith('/') ? to : `${to}/`)}`;
    },
  });
/** Moves, but not what is in that folder already: its own folders would be emptied into it. */
const movedInto: Rule['make'] = (slots, machine) => {
  const made = intoFolder('mv')(slots, machine);
  const [, folder] = /\{\} ([\w][\w./-]*)\/ \\;$/.exec(made ?? '') ?? [];
  return made === null || folder === undefined || !made.startsWith('find . ') || made.includes('-maxdepth 1') || made.includes(' -not ')
    ? made
    : made.replace(' -exec', ` -not -path './${folder}/*' -exec`);
};
const intoFolderSays = (does: string): Say => [
  `${does} the files that match into the folder; overwrites nothing`,
  [/\{\} (\S+) \\;$/, `${does} the files that match into $1; overwrites nothing`],
];

export const findFamily: Family = {
  name: 'find',
  rules: [
    {
      when: '',
      not: 'delete count copy move archive create split process sum',
      also: FILTERS,
      make: (slots, machine) =>
        slots.tokens.some((token) => token.kind === 'size') && slots.says('anything', 'everything', 'what', 'which', 'something')
          ? `find ${filtersOf(slots, machine).dir} -type f ${(() => {
              slots.reset();
              return filtersOf(slots, machine).tests.replace('-type f ', '');
            })()}`
          : null,
      say: LISTED,
      bonus: -0.2,
    },
    {
      when: 'file|dir|find|show|extension|hidden|empty|image|log|link|broken|modified|executable|world',
      not:
        'biggest delete count copy move rename kill archive replace line sum sort process running port number duplicate git commit ' +
        'common compare checksum space eat most column',
      also: FILTERS,
      make: list,
      say: LISTED,
    },
    {
      when: 'count file|dir|extension|image|link|hidden|log',
      not: 'line word char delete column git commit user process duplicate',
      also: `${FILTERS} sum`,
      make: count,
      say: [
        'counts the files that match',
        [/^find \. -maxdepth 1 -type f \| wc/, 'counts the files in this folder'],
        [/^find \. -maxdepth 1 -mindepth 1 -type d \| wc/, 'counts the folders in this folder'],
        [/ -type d/, 'counts the folders that match'],
        [/ -type f -name (\S+) \| wc/, 'counts the files named $1'],
      ],
    },
    bySize('biggest', 'biggest', false, 'delete process memory cpu line dir', 0),
    // "big" without a size is a rank
    bySize(`big ${MANY}`, 'biggest', false, 'delete process memory cpu line dir', -0.3),
    bySize('file|find|show sort size', 'biggest', false, 'delete process memory cpu line dir small', -0.3),
    bySize(`small ${MANY}|first|sort`, 'smallest', true, 'delete process memory cpu line', 0),
    {
      when: 'new file|extension|find|image|modified|log',
      not: 'delete commit git create branch package line kernel',
      also: `${FILTERS} first sort`,
      make: (slots, machine) =>
        slots.tokens.some((token) => token.kind === 'age' || /^(today|yesterday)$/.test(token.low)) ||
        slots.has('thisweek') ||
        slots.says('newer')
          ? null
          : ranked('time', false)(slots, machine),
      say: ['shows the most recently changed files, newest first', [/head -n 1 /, 'shows the most recently changed file']],
    },
    {
      when: 'last modified|file',
      not: 'delete commit git create branch line word char follow log error command show-line column replace',
      also: `${FILTERS} first sort`,
      make: (slots, machine) =>
        slots.has('modified') && !slots.tokens.some((token) => token.kind === 'age' || token.kind === 'path')
          ? ranked('time', false)(slots, machine)
          : null,
      say: ['shows the most recently changed files, newest first', [/head -n 1 /, 'shows the most recently changed file']],
    },
    {
      when: 'old file|extension|find|log|image',
      not: 'delete commit git',
      also: `${FILTERS} first sort`,
      make: (slots, machine) =>
        slots.tokens.some((token) => token.kind === 'age') || slots.says('older') ? null : ranked('time', true)(slots, machine),
      say: [
        'shows the files that have not changed for longest, oldest first',
        [/head -n 1 /, 'shows the file that has not changed for longest'],
      ],
    },
    {
      when: 'size|sum|space|eat',
      not: 'delete count line process memory dir column average free biggest',
      also: `${FILTERS} sum space disk eat`,
      make: sizeTotal,
      say: 'adds up the sizes of the files that match',
    },
    {
      when: 'delete',
      not:
        'duplicate line word branch commit package user column tab trailing git process container docker stash tag service ' +
        'char crlf alias history env cron key',
      also: FILTERS,
      make: ending('-delete', { needs: true }),
      say: [
        'deletes the files that match, subfolders included',
        [/ -type d -empty -delete$/, 'deletes the empty folders that match'],
        [/^find \S+ -type f -empty -delete$/, 'deletes the empty files, subfolders included'],
        [/ -type f -name (\S+) -delete$/, 'deletes the files named $1, subfolders included'],
      ],
    },
    {
      when: 'delete empty dir',
      not: 'file',
      also: FILTERS,
      make: 'find {dir:.} -mindepth 1 -type d -empty -delete',
      say: ['deletes the empty folders below this one', [/^find (?!\. )(\S+) /, 'deletes the empty folders below $1']],
      bonus: 1,
    },
    { when: 'copy', not: 'rename ssh upload sync git', also: FILTERS, make: intoFolder('cp'), say: intoFolderSays('copies') },
    { when: 'move', not: 'rename', also: FILTERS, make: movedInto, say: intoFolderSays('moves') },
    {
      when: 'archive file|extension|image|log',
      not: 'extract show count',
      also: `${FILTERS} create`,
      make: (slots, machine) => {
        const to = slots.dest();
        const name = to !== null && /\.(tgz|tar\.gz)$/.test(to) ? to : null;
        if (name === null) return null;
        const found = filtersOf(slots, machine);
        return found.plain ? null : `${find(found)} -print0 | tar -czf ${quotePath(name)} --null -T -`;
      },
      say: ['packs the files that match into a compressed tar archive', [/ -czf (\S+) /, 'packs the files that match into $1']],
    },
    {
      when: 'archive file|extension|log',
      not: 'extract show count create',
      also: FILTERS,
      make: ending('-exec gzip -k {} +', { needs: true }),
      say: 'compresses each file that matches and keeps the original',
      bonus: -0.5,
    },
    {
      when: 'checksum file|extension|all',
      not: 'compare',
      also: `${FILTERS} create`,
      make: ending('-exec sha256sum {} +'),
      say: 'shows the SHA-256 checksum of each file that matches',
      bonus: -0.1,
    },
    {
      when: 'count line',
      not: 'word char unique delete column git commit duplicate empty contain',
      also: `${FILTERS} sum node`,
      make: (slots, machine) => {
        const globs = slots.tokens.some((token) => token.kind === 'path' && /\.\w+$/.test(token.raw));
        if (globs) return null;
        const found = filtersOf(slots, machine);
        return found.plain && !slots.has('all', 'recursive') ? null : `${find(found)} -exec cat {} + | wc -l`;
      },
      say: [
        'counts the lines of all files that match, in total',
        [/ -name (\S+) -exec cat /, 'counts the lines of all files named $1, in total'],
      ],
    },
    {
      when: 'count line file|all',
      not: 'word char unique delete column git commit sum duplicate contain',
      also: FILTERS,
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
      also: FILTERS,
      make: (slots) =>
        slots.tokens.some((token) => token.kind === 'size' || token.kind === 'age') ? null : `ls -lah ${quotePath(slots.dir() ?? '.')}`,
      say: 'lists the folder with details, hidden files included',
    },
  ],
};
