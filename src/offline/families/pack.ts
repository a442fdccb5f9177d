/** Links, permissions, archives, checksums, going elsewhere. */
import { quote, quotePath } from '../quote.ts';
import type { Slots } from '../slots.ts';
import type { Family } from '../types.ts';
import { base, two, operand, modes, pack, unpack } from './change-parts.ts';

/** What is in the archive the sentence names; null when it names none. */
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
      also: `${base} create`,
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
      say: 'makes a symbolic link',
    },
    {
      when: 'create link',
      also: `${base} from`,
      make: (slots) => {
        const name = slots.says('called', 'named') ? slots.after('called named', '') : null;
        if (name === null) return null;
        const target = slots.dest() ?? slots.path();
        return target === null ? null : `ln -s ${quotePath(target)} ${quotePath(name)}`;
      },
      say: 'makes a symbolic link',
      bonus: 0.3,
    },
    {
      when: 'set|create|add|delete|permission|executable executable|readonly|writable|permission',
      not: 'find count show owner running process',
      also: `${base} user group owner mode`,
      make: (slots) => {
        const mode = modes(slots);
        if (mode === null) return null;
        const path = slots.file() ?? slots.path() ?? slots.globs()[0] ?? null;
        return path === null ? null : `chmod ${slots.has('recursive') ? '-R ' : ''}${mode} ${operand(path)}`;
      },
      say: 'changes the permissions',
    },
    {
      when: 'set owner',
      also: `${base} user group recursive`,
      make: (slots) => {
        const to = slots.dest() ?? slots.after('to', 'user');
        const path = slots.path();
        return to === null || path === null ? null : `sudo chown ${slots.has('recursive') ? '-R ' : ''}${quote(to)} ${quotePath(path)}`;
      },
      say: 'changes the owner',
    },
    {
      when: 'add',
      not: 'git commit line word number staged',
      also: `${base} archive`,
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
      say: 'puts it there; nothing is overwritten',
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
      say: 'one folder up',
      bonus: 1,
    },
    {
      when: 'archive|copy',
      not: 'extract show content list count find git',
      also: `${base} create set log image`,
      make: (slots, machine) =>
        slots.has('archive') && !slots.tokens.some((token) => token.kind === 'age' || token.kind === 'size') ? pack(slots, machine) : null,
      say: 'packs it; the originals stay',
    },
    {
      when: 'archive show|content|list|find',
      not: 'extract create contain',
      also: `${base} show content inside zip`,
      make: contents,
      say: 'what is in the archive',
      bonus: 0.2,
    },
    {
      when: 'show|content|find',
      not: 'extract create contain count delete copy archive size permission type',
      also: `${base} show content archive`,
      make: contents,
      say: 'what is in the archive',
      bonus: 0.4,
    },
    {
      when: 'extract',
      not: 'column line ip word',
      also: `${base} archive content`,
      make: unpack,
      say: 'unpacks it; what is there already stays',
    },
    {
      when: 'checksum',
      not: 'compare git',
      also: `${base} show find sum create file verify`,
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
      say: 'the checksum of the file',
    },
    {
      when: 'base64',
      also: `${base} encode decode set word string`,
      make: (slots) => {
        const decode = slots.has('decode') ? '-d' : '';
        const text = slots.quoted();
        if (text !== null) return `printf %s ${quote(text)} | base64${decode === '' ? '' : ' -d'}`;
        const file = slots.file();
        return file === null ? null : `base64 ${decode}${decode === '' ? '' : ' '}${quotePath(file)}`;
      },
      say: 'base64',
    },
    {
      when: 'virtualenv',
      not: 'delete show',
      also: `${base} python create set`,
      make: (slots) => `python3 -m venv ${quotePath(slots.name() ?? '.venv')}`,
      say: 'makes a Python environment in that folder',
    },
    {
      when: 'calc',
      make: (slots) => {
        const expression = slots.tokens
          .filter((token) => /^[\d.+*/()%^-]+$/.test(token.raw))
          .map((token) => token.raw)
          .join(' ');
        if (!/\d\s*[+*/%^-]\s*\d/.test(expression)) return null;
        for (const [at, token] of slots.tokens.entries()) if (/^[\d.+*/()%^-]+$/.test(token.raw)) slots.used.add(at);
        return `awk ${quote(`BEGIN {print ${expression}}`)}`;
      },
      say: 'calculates it',
    },
    {
      when: 'where|home|parent|dir',
      not:
        'show list count create delete find copy move file size empty biggest space archive permission compare sort count big ' +
        'sum owner detail content',
      also: `${base} parent home`,
      make: (slots) => {
        if (!slots.says('go', 'cd', 'enter', 'jump', 'switch', 'navigate')) return null;
        for (const [at, token] of slots.tokens.entries()) if (/^(cd|enter|jump|switch|navigate)$/.test(token.low)) slots.used.add(at);
        if (slots.says('previous', 'back', 'last')) return (slots.explain('last'), 'cd -');
        return ((dir) => (dir === null ? null : `cd ${quotePath(dir)}`))(slots.dir() ?? slots.dest() ?? slots.name());
      },
      say: 'goes there',
      bonus: 0.3,
    },
  ],
};
