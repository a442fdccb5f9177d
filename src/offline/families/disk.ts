/** Rules for the space on disks and in folders. */
import { quotePath } from '../quote.ts';
import type { Slots } from '../slots.ts';
import type { Family, Machine, Say } from '../types.ts';

const BASE =
  'disk space size dir file show all most find biggest here eat big sort first sum home root parent human detail current content';
const usage = (slots: Slots, machine: Machine): string => {
  const dir = quotePath(slots.dir() ?? '.');
  const count = slots.count();
  return `du -h${machine.gnu ? ' --max-depth=1' : ' -d 1'} ${dir} 2>/dev/null | sort -rh${count === null ? '' : ` | head -n ${count + 1}`}`;
};
const each = (slots: Slots): string => {
  const dir = slots.dir() ?? '.';
  const count = slots.count();
  return `du -ah -d 1 ${quotePath(dir)} 2>/dev/null | sort -rh | head -n ${(count ?? 20) + (count === null ? 0 : 1)}`;
};

const EATS: Say = [
  'shows what takes the space here, biggest first',
  [/^du -ah -d 1 (?!\. )(\S+) /, 'shows what takes the space in $1, biggest first'],
];

export const diskFamily: Family = {
  name: 'disk',
  rules: [
    {
      when: 'free|space disk|space',
      not: 'memory delete biggest inode eat here',
      also: `${BASE} free`,
      make: (slots) =>
        slots.has('dir') && !slots.has('disk', 'free')
          ? null
          : ((path) => `df -h${path === null ? '' : ` ${path}`}`)(
              slots.tokens.some((token) => token.kind === 'path' && /^[~/.]/.test(token.raw)) ? quotePath(slots.path() ?? '/') : null,
            ),
      say: ['shows the free space of each file system', [/^df -h (\S+)$/, 'shows the free space of the file system that holds $1']],
    },
    {
      when: 'disk',
      not: 'memory delete eat biggest type device health inode mount dir',
      also: `${BASE} free full`,
      make: (slots) =>
        slots.says('full', 'space', 'usage', 'free', 'left', 'much') || slots.has('space', 'size')
          ? (slots.explain('full'), slots.after('how', ''), 'df -h')
          : null,
      say: 'shows the free space of each file system',
      bonus: 0.1,
    },
    { when: 'eat disk|space', not: 'memory cpu process port', also: BASE, make: each, say: EATS },
    { when: 'eat dir|file|biggest|size', not: 'memory cpu process port', also: BASE, make: each, say: EATS, bonus: -0.1 },
    { when: 'space dir|file|biggest|big', not: 'memory free char', also: BASE, make: each, say: EATS },
    {
      when: 'biggest|big dir',
      not: 'file delete count',
      also: BASE,
      make: usage,
      say: [
        'shows the folders here by size, biggest first',
        [/^du -h (?:--max-depth=1|-d 1) (?!\. )(\S+) /, 'shows the folders in $1 by size, biggest first'],
      ],
    },
    {
      when: 'size dir',
      not: 'count delete file',
      also: BASE,
      make: (slots) => {
        const plural = slots.says('folders', 'directories', 'subfolders', 'subdirectories', 'each', 'every', 'dirs', 'sub-folders');
        const dir = slots.dir();
        return plural
          ? `du -sh ${dir === null || dir === '.' ? '' : quotePath(dir.replace(/\/$/, '')) + '/'}*/ | sort -rh`
          : `du -sh ${quotePath(dir ?? '.')}`;
      },
      say: [
        'shows the size of this folder and all it contains',
        [/^du -sh \S*\*\/ /, 'shows the size of each folder, biggest first'],
        [/^du -sh (?!\.$)(\S+)$/, 'shows the size of $1 and all it contains'],
      ],
    },
    {
      when: 'size here|home|recursive',
      not: 'count delete',
      also: BASE,
      make: (slots) => `du -sh ${quotePath(slots.dir() ?? '.')}`,
      say: ['shows the size of this folder and all it contains', [/^du -sh (?!\.$)(\S+)$/, 'shows the size of $1 and all it contains']],
    },
    {
      when: 'size|space',
      not: 'count delete file free memory disk window sort biggest big small',
      also: BASE,
      make: (slots) => ((dir) => (dir === null ? null : `du -sh ${quotePath(dir)}`))(slots.dir()),
      say: ['shows the size of this folder and all it contains', [/^du -sh (?!\.$)(\S+)$/, 'shows the size of $1 and all it contains']],
      bonus: -0.1,
    },
    {
      when: 'sort file|dir size',
      not: 'column',
      also: BASE,
      make: (slots) =>
        slots.has('dir') && !slots.has('file')
          ? 'du -sh -- */ | sort -rh'
          : `ls -lhS${slots.has('small', 'reverse') ? 'r' : ''}${((dir) => (dir === null ? '' : ` ${quotePath(dir)}`))(slots.dir())}`,
      say: [
        'shows the files by size, biggest first',
        [/^du /, 'shows the folders by size, biggest first'],
        [/^ls -lhSr/, 'shows the files by size, smallest first'],
      ],
      bonus: 0.2,
    },
    {
      when: 'disk|device',
      not: 'free space size eat delete network memory',
      also: `${BASE} mount attached device hardware block`,
      make: (slots, machine) =>
        machine.gnu
          ? slots.says('mounted', 'mount', 'mounts')
            ? machine.has('findmnt')
              ? 'findmnt'
              : 'mount'
            : 'lsblk'
          : 'diskutil list',
      say: ['shows the disks and where they are mounted', [/^(?:findmnt|mount)$/, 'shows what is mounted, and where']],
    },
    { when: 'disk type', also: BASE, make: 'df -T', say: 'shows the type of each file system' },
  ],
};
