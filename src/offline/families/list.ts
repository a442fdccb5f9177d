/** Rules that show a folder or a file as a whole. */
import type { Family } from '../types.ts';
import { isBinary } from '../file-kinds.ts';
import { quotePath } from '../quote.ts';
import { isFolder } from './find-tests.ts';

export const listFamily: Family = {
  name: 'list',
  rules: [
    {
      when: 'file|dir|content|show|here',
      not:
        'count delete line process port free biggest big small sort copy move create word contain disk git compare package ' +
        'archive json extract number column network memory user name permission size rename hex encoding type env version cpu ' +
        'empty date time',
      also: 'show find all file dir here current content root parent home',
      make: (slots) => {
        const dir = slots.dir();
        return slots.has('dir', 'file', 'here', 'home', 'parent', 'root') || dir !== null
          ? `ls${slots.has('all') && slots.has('file') ? ' -A' : ''}${dir === null || dir === '.' ? '' : ` ${quotePath(dir)}`}`
          : null;
      },
      say: ['lists the files in this folder', [/^ls(?: -A)? (?!-)(\S+)$/, 'lists the files in $1']],
      bonus: -0.4,
    },
    {
      when: 'hidden',
      not: 'delete count recursive',
      also: 'show all file dir find here',
      make: (slots) => `ls -A ${quotePath(slots.dir() ?? '.')}`,
      say: ['lists this folder, hidden files included', [/^ls -A (?!\.$)(\S+)$/, 'lists $1, hidden files included']],
      bonus: -0.2,
    },
    {
      when: 'file sort new|date|time|modified|old',
      also: 'show all dir here find last',
      make: (slots) => `ls -lt${slots.has('old') || slots.has('reverse') ? 'r' : ''}${slots.dir() === null ? '' : ''}`,
      say: ['lists the files here by time of change, newest first', [/^ls -ltr/, 'lists the files here by time of change, oldest first']],
      bonus: 0.2,
    },
    {
      when: 'file detail|permission|owner',
      not: 'set executable readonly add delete world',
      also: 'show all dir here find size name date',
      make: (slots) => {
        const path = slots.file() ?? slots.dir();
        return `ls -l${path === null ? 'a' : ''} ${path === null ? '' : quotePath(path)}`.trim();
      },
      say: [
        'lists the files here with permissions, owner, size and date',
        [/^ls -l (\S+)$/, 'lists $1 with permissions, owner, size and date'],
      ],
    },
    {
      when: 'permission|owner',
      not: 'set executable readonly add delete file world',
      also: 'show all dir here find size name date',
      make: 'ls -ld {path}',
      say: ['shows the permissions and the owner', [/^ls -ld (\S+)$/, 'shows the permissions and the owner of $1']],
      bonus: -0.1,
    },
    {
      when: 'dir',
      not:
        'count create delete big biggest size space copy move file empty new name compare disk old archive rename number ' +
        'where recursive contain home eat',
      also: 'show all find here only',
      make: (slots) => (slots.says('directories', 'folders', 'subdirectories', 'subfolders', 'dirs') ? 'ls -d -- */' : null),
      say: 'lists only the folders here',
      bonus: 0.2,
    },
    {
      when: 'structure|dir',
      not: 'count delete size create biggest copy move',
      also: 'show all find here recursive depth file print',
      make: (slots, machine) => {
        if (!slots.says('tree', 'structure', 'hierarchy')) return null;
        const depth = slots.integer();
        const dir = quotePath(slots.dir() ?? '.');
        const [limit, folders] = [depth ?? 0, slots.says('folders', 'directories') && !slots.says('files')];
        return machine.has('tree')
          ? `tree${folders ? ' -d' : ''}${limit === 0 ? '' : ` -L ${limit}`} ${dir}`
          : `find ${dir}${limit === 0 ? '' : ` -maxdepth ${limit}`}${folders ? ' -type d' : ''} -not -path '*/.git/*' | sort`;
      },
      say: 'shows the folder as a tree',
      bonus: 0.6,
    },
    {
      when: 'show|content',
      not:
        'first last line number copy sort hex upper lower word delete json column type size permission unique encoding ' +
        'archive extract compare env time date reverse add commit branch git checksum key error column tab duplicate version ' +
        'absolute frequent owner crlf char replace join follow count contain longest average sum modified free process port ' +
        'link extension',
      also: 'file show content all find screen',
      make: (slots, machine) => {
        if (slots.says('files', 'folders', 'documents') || slots.has('dir')) return null;
        const file = slots.file();
        if (file === null || isBinary(file)) return null;
        return `${isFolder(file, machine) ? 'ls' : 'cat'} ${quotePath(file)}`;
      },
      say: ['shows the contents of the file', [/^ls (\S+)$/, 'lists the files in $1'], [/ (\S+)$/, 'shows the contents of $1']],
    },
    {
      when: 'type|encoding',
      not: 'process disk cpu system set shell',
      also: 'file show find encoding is',
      make: 'file {path}',
      say: ['shows what kind of file it is', [/ (\S+)$/, 'shows what kind of file $1 is']],
    },
    {
      when: 'size',
      not: 'delete dir sort biggest big disk free memory window all process small sum swap count',
      also: 'file show find big human',
      make: (slots) => {
        const file = slots.file();
        return file === null || !/\.\w+$/.test(file) ? null : `du -h --apparent-size ${quotePath(file)}`;
      },
      say: ['shows the size of the file', [/ (\S+)$/, 'shows the size of $1']],
      bonus: 0.1,
    },
    {
      when: 'modified|date|time',
      not: 'sort delete set create count git commit find-all branch',
      also: 'file show find last modified size detail date time',
      make: (slots, machine) => {
        const file = slots.file();
        return file === null || !/[./]/.test(file) || slots.tokens.some((token) => token.kind === 'age')
          ? null
          : machine.gnu
            ? `stat -c '%y %n' ${quotePath(file)}`
            : `stat -f '%Sm %N' ${quotePath(file)}`;
      },
      say: ['shows when the file was last changed', [/ (\S+)$/, 'shows when $1 was last changed']],
    },
    {
      when: 'absolute|path',
      not: 'env show-env add variable',
      also: 'file show find absolute all path link',
      make: (slots) => {
        const path = slots.file() ?? slots.path();
        return path === null ? null : `realpath ${quotePath(path)}`;
      },
      say: ['shows the absolute path, with links followed', [/ (\S+)$/, 'shows the absolute path of $1, with links followed']],
    },
    {
      when: 'link',
      not: 'create broken count delete find-all',
      also: 'show find file point target',
      make: (slots) => {
        for (const [at, token] of slots.tokens.entries()) if (/^points?$|^targets?$/.test(token.low)) slots.used.add(at);
        const path = slots.path();
        return path !== null
          ? `readlink -f ${quotePath(path)}`
          : slots.says('point', 'points', 'target', 'targets')
            ? 'find . -type l -exec ls -l {} +'
            : null;
      },
      say: ['shows where the links here point to', [/^readlink -f (\S+)$/, 'shows where $1 points to']],
      bonus: 0.1,
    },
    {
      when: 'where|here|dir',
      not: 'count size create delete biggest big space copy move file installed eat sort disk archive',
      also: 'where show print current path dir absolute find here name',
      make: (slots) =>
        slots.has('where') ||
        (slots.tokens.some((token) => /^(current|present|working) (dir|folder)/.test(token.low)) &&
          !slots.says('in', 'inside') &&
          !slots.has('file', 'show')) ||
        slots.says('am', 'path') ||
        (slots.has('here') && slots.has('path', 'name'))
          ? 'pwd'
          : null,
      say: 'shows the current folder',
      bonus: 0.1,
    },
  ],
};
