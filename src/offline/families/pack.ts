/** Rules for links, permissions, archives, checksums and changing the folder. */
import { quote, quotePath } from '../quote.ts';
import type { Slots } from '../slots.ts';
import type { Family } from '../types.ts';
import { BASE, two, operand, modes, pack, unpack } from './change-parts.ts';

/** Lists the archive that the question names; null when it names none. */
function contents(slots: Slots): string | null {
  const file = slots.file();
  if (file === null || !/\.(zip|tar|tgz|tar\.\w+|tbz2?|txz|gz)$/.test(file)) return null;
  if (file.endsWith('.zip')) return `unzip -l ${quotePath(file)}`;
  return file.endsWith('.gz') && !file.endsWith('.tar.gz') ? `zcat ${quotePath(file)}` : `tar -tf ${quotePath(file)}`;
}

export const packFamily: Family = {
  name: 'pack',
  rules: [
    {
      when: 'link',
      not: 'show find broken count delete list permission',
      also: `${BASE} create`,
      make: two((from, to, slots) =>
        slots.has('hardlink')
          ? null
          : slots.has('create') || slots.says('symlink', 'link')
            ? slots.says('called', 'named') || !slots.says('from')
              ? slots.tokens.some((token) => /^(called|named)$/.test(token.low)) ||
                slots.tokens.findIndex((token) => token.raw === from) < slots.tokens.findIndex((token) => token.low === 'to') === false
                ? `ln -s ${quotePath(from)} ${quotePath(to)}`
                : `ln -s ${quotePath(to)} ${quotePath(from)}`
              : `ln -s ${quotePath(to)} ${quotePath(from)}`
            : null,
      ),
      say: ['creates a symbolic link', [/^ln -s (\S+) (\S+)$/, 'creates the symbolic link $2, which points to $1']],
    },
    {
      when: 'create link',
      also: `${BASE} from`,
      make: (slots) => {
        const name = slots.says('called', 'named') ? slots.after('called named', '') : null;
        if (name === null) return null;
        const target = slots.dest() ?? slots.path();
        return target === null ? null : `ln -s ${quotePath(target)} ${quotePath(name)}`;
      },
      say: ['creates a symbolic link', [/^ln -s (\S+) (\S+)$/, 'creates the symbolic link $2, which points to $1']],
      bonus: 0.3,
    },
    {
      when: 'set|create|add|delete|permission|executable executable|readonly|writable|permission',
      not: 'find count show owner running process',
      also: `${BASE} user group owner mode`,
      make: (slots) => {
        const mode = modes(slots);
        if (mode === null) return null;
        const path = slots.file() ?? slots.path() ?? slots.globs()[0] ?? null;
        return path === null ? null : `chmod ${slots.has('recursive') ? '-R ' : ''}${mode} ${operand(path)}`;
      },
      say: [
        'changes the permissions',
        [/ \+x (\S+)$/, 'makes $1 executable'],
        [/ -x (\S+)$/, 'makes $1 not executable'],
        [/^chmod (?:-R )?(\d+) (\S+)$/, 'sets the permissions of $2 to $1'],
        [/^chmod (?:-R )?(\S+) (\S+)$/, 'changes the permissions of $2: $1'],
      ],
    },
    {
      when: 'set owner',
      also: `${BASE} user group recursive`,
      make: (slots) => {
        const to = slots.dest() ?? slots.after('to', 'user');
        const path = slots.path();
        return to === null || path === null ? null : `sudo chown ${slots.has('recursive') ? '-R ' : ''}${quote(to)} ${quotePath(path)}`;
      },
      say: ['changes the owner', [/chown (?:-R )?(\S+) (\S+)$/, 'makes $1 the owner of $2']],
    },
    {
      when: 'add',
      not: 'git commit line word number staged',
      also: `${BASE} archive`,
      make: (slots, machine) => {
        if (
          !slots.says('in', 'into', 'inside', 'to') ||
          slots.tokens.some((token) => token.kind === 'quoted' || token.kind === 'age' || token.kind === 'size')
        )
          return null;
        if (slots.tokens.some((token) => token.kind === 'path' && /\.(zip|tgz|tar(\.\w+)?)$/.test(token.raw))) return pack(slots, machine);
        const from = slots.file();
        const to = slots.dir() ?? slots.dest();
        return from === null || to === null || from === to || !/[./]/.test(from) || /\.\w+$/.test(to)
          ? null
          : `mv -n ${operand(from)} ${quotePath(to)}`;
      },
      say: [
        'packs the file; the original stays',
        [/^mv -n (\S+) (\S+)$/, 'moves $1 into $2; overwrites nothing'],
        [/^(?:zip -r|tar -c\w*) (\S+) (.+)$/, 'packs $2 into $1; the originals stay'],
        [/^(?:gzip|bzip2|xz) -k (\S+)$/, 'compresses $1; the original stays'],
      ],
    },
    {
      when: '',
      also: 'dir parent',
      make: (slots) => {
        if (!/\b(go|cd|move) up\b|\bup (a|one) (level|folder|directory|dir)\b/.test(slots.tokens.map((token) => token.low).join(' ')))
          return null;
        for (const [at, token] of slots.tokens.entries()) if (/^(go|cd|move|up|one|level)$/.test(token.low)) slots.used.add(at);
        return 'cd ..';
      },
      say: 'changes to the parent folder',
      bonus: 1,
    },
    {
      when: 'archive|copy',
      not: 'extract show content list count find git',
      also: `${BASE} create set log image`,
      make: (slots, machine) =>
        slots.has('archive') && !slots.tokens.some((token) => token.kind === 'age' || token.kind === 'size') ? pack(slots, machine) : null,
      say: [
        'packs the files; the originals stay',
        [/^(?:zip -r|tar -c\w*) (\S+) (.+)$/, 'packs $2 into $1; the originals stay'],
        [/^(?:gzip|bzip2|xz) -k (\S+)$/, 'compresses $1; the original stays'],
      ],
    },
    {
      when: 'archive show|content|list|find',
      not: 'extract create contain',
      also: `${BASE} show content inside zip`,
      make: contents,
      say: [
        'lists what is in the archive',
        [/^zcat (\S+)$/, 'shows the uncompressed contents of $1'],
        [/^(?:unzip -l|tar -tf) (\S+)$/, 'lists what is in $1'],
      ],
      bonus: 0.2,
    },
    {
      when: 'show|content|find',
      not: 'extract create contain count delete copy archive size permission type',
      also: `${BASE} show content archive`,
      make: contents,
      say: [
        'lists what is in the archive',
        [/^zcat (\S+)$/, 'shows the uncompressed contents of $1'],
        [/^(?:unzip -l|tar -tf) (\S+)$/, 'lists what is in $1'],
      ],
      bonus: 0.4,
    },
    {
      when: 'extract',
      not: 'column line ip word',
      also: `${BASE} archive content`,
      make: unpack,
      say: [
        'unpacks the archive; overwrites nothing',
        [/^(?:unzip -n|tar -xkf) (\S+)$/, 'unpacks $1 here; overwrites nothing'],
        [/(?:unzip -n|tar -xkf) (\S+) -[dC] (\S+)$/, 'unpacks $1 into $2; overwrites nothing'],
        [/^\w+ -k (\S+)$/, 'uncompresses $1 and keeps it'],
      ],
    },
    {
      when: 'checksum',
      not: 'compare git',
      also: `${BASE} show find sum create file verify`,
      make: (slots, machine) => {
        const path = slots.file() ?? slots.path();
        if (path === null) return null;
        const tool = slots.says('md5', 'md5sum')
          ? machine.gnu
            ? 'md5sum'
            : 'md5'
          : slots.says('sha1')
            ? 'shasum'
            : slots.says('sha512')
              ? 'sha512sum'
              : machine.gnu
                ? 'sha256sum'
                : 'shasum -a 256';
        return `${tool} ${quotePath(path)}`;
      },
      say: ['shows the checksum of the file', [/ (\S+)$/, 'shows the checksum of $1']],
    },
    {
      when: 'base64',
      also: `${BASE} encode decode set word string`,
      make: (slots) => {
        const decode = slots.has('decode') ? '-d' : '';
        const text = slots.quoted();
        if (text !== null) return `printf %s ${quote(text)} | base64${decode === '' ? '' : ' -d'}`;
        const file = slots.file();
        return file === null ? null : `base64 ${decode}${decode === '' ? '' : ' '}${quotePath(file)}`;
      },
      say: ['encodes the text as base64', [/ -d\b/, 'decodes the text from base64']],
    },
    {
      when: 'virtualenv',
      not: 'delete show',
      also: `${BASE} python create set`,
      make: (slots) => `python3 -m venv ${quotePath(slots.name() ?? '.venv')}`,
      say: ['creates a Python environment in the folder', [/venv (\S+)$/, 'creates a Python environment in $1']],
    },
    {
      when: 'calc',
      make: (slots) => {
        const expression = slots.tokens
          .filter((token) => /^[\d.+*/()%^-]+$/.test(token.raw))
          .map((token) => token.raw)
          .join(' ');
        if (!/\d\s*[+*/%^-]\s*\d/.test(expression)) return null;
        // "15% of 240" is a share, no remainder
        if (/%/.test(expression) && slots.says('of', 'percent')) return null;
        for (const [at, token] of slots.tokens.entries()) if (/^[\d.+*/()%^-]+$/.test(token.raw)) slots.used.add(at);
        return `awk ${quote(`BEGIN {print ${expression}}`)}`;
      },
      say: 'calculates the result',
    },
    {
      when: 'where|home|parent|dir',
      not:
        'show list count create delete find copy move file size empty biggest space archive permission compare sort count big ' +
        'sum owner detail content',
      also: `${BASE} parent home`,
      make: (slots) => {
        if (!slots.says('go', 'cd', 'enter', 'jump', 'switch', 'navigate')) return null;
        for (const [at, token] of slots.tokens.entries()) if (/^(cd|enter|jump|switch|navigate)$/.test(token.low)) slots.used.add(at);
        if (slots.says('previous', 'back', 'last')) return (slots.explain('last'), 'cd -');
        return ((dir) => (dir === null ? null : `cd ${quotePath(dir)}`))(slots.dir() ?? slots.dest() ?? slots.name());
      },
      say: ['changes to the folder', [/^cd -$/, 'changes back to the previous folder'], [/^cd (\S+)$/, 'changes to $1']],
      bonus: 0.3,
    },
  ],
};
