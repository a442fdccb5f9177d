/** Rules for creating, copying, moving, renaming and deleting single files and folders. */
import { quote, quotePath } from '../quote.ts';
import type { Family } from '../types.ts';
import { BASE, two, operand, renameExtension } from './change-parts.ts';

export const changeFamily: Family = {
  name: 'change',
  rules: [
    {
      when: 'create dir',
      not: 'archive link git branch copy virtualenv backup list count show',
      also: `${BASE} add with`,
      make: (slots) => {
        const path = slots.named('dir');
        if (path === null) return null;
        const more = slots.paths();
        return `mkdir -p ${[path, ...more].map(quotePath).join(' ')}`;
      },
      say: ['creates the folder, with its missing parents', [/^mkdir -p (.+)$/, 'creates $1, with missing parents']],
    },
    {
      when: 'create file',
      not: 'archive link git branch copy dir tag password ssh checksum size zip',
      also: `${BASE} empty blank add`,
      make: (slots) => {
        if (slots.tokens.some((token) => token.kind === 'size')) return null;
        const text = slots.says('containing', 'contains', 'content', 'text')
          ? (slots.after('containing contains content text', 'word contain') ?? slots.quoted())
          : null;
        slots.explain('contain', 'word');
        const path = slots.file() ?? slots.name();
        return path === null
          ? null
          : text === null
            ? `touch ${[path, ...slots.paths()].map(quotePath).join(' ')}`
            : `echo ${quote(text)} > ${quotePath(path)}`;
      },
      say: [
        'creates the file',
        [/^touch (.+)$/, 'creates $1 if it does not exist'],
        [/ > (\S+)$/, 'writes the text to $1 and replaces what was there'],
      ],
    },
    {
      when: 'create',
      not: 'archive link git branch copy dir tag password ssh checksum virtualenv commit list user',
      also: `${BASE} empty`,
      make: (slots) =>
        slots.tokens.some((token) => token.kind === 'path' && /[^/]\.\w+$/.test(token.raw)) &&
        !slots.tokens.some((token) => token.kind === 'size' || token.kind === 'quoted')
          ? ((path) => (path === null ? null : `touch ${quotePath(path)}`))(slots.file())
          : null,
      say: ['creates the file', [/^touch (.+)$/, 'creates $1 if it does not exist']],
      bonus: -0.2,
    },
    {
      when: 'create file|empty|size',
      not: 'archive find',
      also: `${BASE} random test empty size big dummy`,
      make: (slots) => {
        const size = slots.size();
        if (size === null) return null;
        for (const [at, token] of slots.tokens.entries()) if (token.low === 'dummy') slots.used.add(at);
        const path = slots.file() ?? slots.name();
        return path === null ? null : `head -c ${size.bytes} ${slots.has('shuffle') ? '/dev/urandom' : '/dev/zero'} > ${quotePath(path)}`;
      },
      say: ['creates a file of that size', [/^head -c (\d+) .* > (\S+)$/, 'creates $2 with $1 bytes']],
      bonus: 0.4,
    },
    {
      when: 'add line|word|file',
      not: 'git commit number stage branch user',
      also: `${BASE} last content word`,
      make: (slots) => {
        const text = slots.quoted();
        const file = slots.file();
        return text === null || file === null
          ? null
          : slots.says('prepend', 'beginning', 'top', 'start')
            ? null
            : `echo ${quote(text)} >> ${quotePath(file)}`;
      },
      say: ['appends the text to the file', [/ >> (\S+)$/, 'appends the text to $1']],
    },
    {
      when: 'add',
      not: 'git commit number branch user file line',
      also: `${BASE} last word`,
      make: (slots) => {
        const text = slots.quoted();
        const file = slots.file();
        return text === null || file === null ? null : slots.says('prepend') ? null : `echo ${quote(text)} >> ${quotePath(file)}`;
      },
      say: ['appends the text to the file', [/ >> (\S+)$/, 'appends the text to $1']],
    },
    {
      when: 'copy',
      not: 'ssh key git',
      also: `${BASE} dir`,
      make: two(
        (from, to, slots) =>
          `cp ${slots.has('dir') || from.endsWith('/') || !/\.\w+$|[*]/.test(from) ? '-rn' : '-n'} ${operand(from)} ${quotePath(to)}`,
      ),
      say: ['copies the file; overwrites nothing', [/^cp -\w+ (\S+) (\S+)$/, 'copies $1 to $2; overwrites nothing']],
    },
    {
      when: 'copy',
      not: 'ssh key git',
      also: `${BASE} date time`,
      make: (slots) => {
        if (!slots.says('backup')) return null;
        const file = slots.file() ?? slots.path();
        return file === null
          ? null
          : slots.has('dir')
            ? `cp -rn ${quotePath(file.replace(/\/$/, ''))} ${quotePath(`${file.replace(/\/$/, '')}.bak`)}`
            : `cp -n ${quotePath(file)} ${quotePath(`${file}.bak`)}`;
      },
      say: ['makes a copy that ends in .bak; overwrites nothing', [/^cp -\w+ (\S+) (\S+)$/, 'copies $1 to $2; overwrites nothing']],
      bonus: -0.1,
    },
    {
      when: 'move|rename',
      not: 'git branch extension all-x',
      also: `${BASE} set`,
      make: two((from, to) => (/[*]/.test(from) && /[*]/.test(to) ? null : `mv -n ${operand(from)} ${quotePath(to)}`)),
      say: ['moves or renames the file; overwrites nothing', [/^mv -n (\S+) (\S+)$/, 'moves or renames $1 to $2; overwrites nothing']],
    },
    {
      when: 'rename|extension|set',
      not: 'lower upper replace crlf permission owner count find show json',
      also: `${BASE} extension set image move word log`,
      make: renameExtension,
      say: [
        'changes the extension of the files here; overwrites nothing',
        [/^for f in (\S+); .*\.(\w+)"; done$/, 'renames every $1 here to end in .$2; overwrites nothing'],
      ],
      bonus: 0.3,
    },
    {
      when: 'rename|set lower|upper',
      not: 'line',
      also: `${BASE} set case name extension`,
      make: (slots) =>
        slots.tokens.some((token) => token.kind === 'path') || !slots.has('rename', 'name')
          ? null
          : `for f in *; do mv -n -- "$f" "$(printf %s "$f" | tr ${slots.has('lower') ? "'[:upper:]' '[:lower:]'" : "'[:lower:]' '[:upper:]'"})"; done`,
      say: [
        'renames every file here; overwrites nothing',
        [/tr '\[:upper:\]'/, 'renames every file here to lower case; overwrites nothing'],
        [/tr '\[:lower:\]'/, 'renames every file here to upper case; overwrites nothing'],
      ],
      bonus: 0.3,
    },
    {
      when: 'rename|replace space|trailing|name',
      not: 'line content',
      also: `${BASE} trailing set space word tab`,
      make: (slots) => {
        if (!slots.says('spaces', 'space', 'blanks') || !slots.has('name', 'file')) return null;
        const to = slots.says('underscore', 'underscores') ? '_' : slots.says('dash', 'dashes', 'hyphens', 'hyphen') ? '-' : null;
        if (to === null) return null;
        for (const [at, token] of slots.tokens.entries())
          if (/^(underscores?|dash|dashes|hyphens?|blanks)$/.test(token.low)) slots.used.add(at);
        return `for f in *' '*; do mv -n -- "$f" "\${f// /${to}}"; done`;
      },
      say: [
        'replaces the spaces in the file names here; overwrites nothing',
        [/\/([_-])\}/, 'replaces the spaces in the file names here with $1; overwrites nothing'],
      ],
      bonus: 0.6,
    },
    {
      when: 'delete',
      not:
        'line word branch commit package column tab trailing duplicate git user process container docker stash tag service ' +
        'char crlf alias history env cron key empty',
      also: `${BASE} recursive force`,
      make: (slots) => {
        if (slots.tokens.some((token) => token.kind === 'size' || token.kind === 'age')) return null;
        if (slots.says('everything', 'anything') || slots.has('root')) return null;
        const dir = slots.has('dir') && !slots.has('file') ? slots.dir() : null;
        if (slots.has('dir') && dir === null) return null;
        // `the files in list.txt` and `a.txt in docs` do not mean the file itself
        if (slots.says('from', 'of', 'in', 'inside') || slots.has('content', 'char', 'uncommitted')) return null;
        const named = slots.has('file') ? [slots.file()].filter((one) => one !== null) : [];
        const paths = [
          ...(dir === null ? [] : [dir]),
          ...named,
          ...slots.tokens
            .filter((token) => token.kind === 'path' && token.raw !== dir && !named.includes(token.raw))
            .map((token) => {
              slots.used.add(slots.tokens.indexOf(token));
              return token.raw;
            }),
          ...slots.tokens
            .filter((token) => token.kind === 'quoted' && token.raw !== dir && !named.includes(token.raw))
            .map((token) => {
              slots.used.add(slots.tokens.indexOf(token));
              return token.raw;
            }),
        ];
        if (dir === null && !slots.has('file') && !slots.tokens.some((token) => ['path', 'glob', 'quoted', 'ext'].includes(token.kind)))
          return null;
        const all = [...paths, ...slots.tokens.filter((token) => token.kind === 'glob').flatMap(() => slots.globs())];
        return all.length === 0 || all.some((path) => /^[~/.*]+$/.test(path))
          ? null
          : `rm ${dir === null && !paths.some((path) => path.endsWith('/')) ? '' : '-r '}${all.map(operand).join(' ')}`;
      },
      say: ['deletes the file', [/^rm -r (.+)$/, 'deletes $1 with everything in it'], [/^rm (.+)$/, 'deletes $1']],
    },
    {
      when: 'delete all|content',
      not: 'line word branch commit package column user git process container docker tag char empty duplicate',
      also: `${BASE} temp`,
      make: (slots) => {
        if (
          !slots.says('in', 'inside', 'from', 'under', 'of') ||
          slots.tokens.some((token) => ['size', 'age', 'glob', 'ext'].includes(token.kind)) ||
          slots.globs().length > 0
        )
          return null;
        const dir = slots.dir() ?? slots.after('in inside from under', 'dir file');
        return dir === null || /^[~/.]+$|^\/\w+\/?$|\.\w+$|^home|^here|^this/.test(dir)
          ? null
          : `find ${quotePath(dir)} -mindepth 1 ${slots.has('file') ? '-type f ' : ''}-delete`;
      },
      say: [
        'deletes what is in the folder',
        [/^find (\S+) -mindepth 1 -type f /, 'deletes the files in $1, subfolders included'],
        [/^find (\S+) -mindepth 1 -delete$/, 'deletes everything in $1'],
      ],
      bonus: 0.2,
    },
    {
      when: 'move|copy all|content',
      also: BASE,
      make: (slots) => {
        if (
          !slots.says('everything', 'all', 'contents', 'content') ||
          slots.globs().length > 0 ||
          slots.tokens.some((token) => token.kind === 'size' || token.kind === 'age')
        )
          return null;
        const from = slots.after('in from of inside under', 'dir file');
        const to = slots.dest();
        return from === null || to === null || /^[~/.]+$|\.\w+$/.test(from)
          ? null
          : `${slots.has('move') ? 'mv -n' : 'cp -rn'} ${quotePath(from.replace(/\/$/, ''))}/* ${quotePath(to)}`;
      },
      say: [
        'moves or copies all but the hidden files; overwrites nothing',
        [/^mv -n (\S+)\/\* (\S+)$/, 'moves all but the hidden files of $1 to $2; overwrites nothing'],
        [/^cp -rn (\S+)\/\* (\S+)$/, 'copies all but the hidden files of $1 to $2; overwrites nothing'],
      ],
      bonus: 0.2,
    },
    {
      when: 'delete empty dir',
      not: 'file',
      also: `${BASE} find`,
      make: (slots) => `find ${quotePath(slots.dir() ?? '.')} -mindepth 1 -type d -empty -delete`,
      say: ['deletes the empty folders below this one', [/^find (?!\. )(\S+) /, 'deletes the empty folders below $1']],
      bonus: 1,
    },
  ],
};
