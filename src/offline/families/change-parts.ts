/** Parts that the rules of change.ts and pack.ts share. */
import { quoteGlob, quotePath } from '../quote.ts';
import type { Slots } from '../slots.ts';
import type { Machine } from '../types.ts';

export const BASE = 'file dir all name content here current recursive new link home root parent';
export const two =
  (make: (from: string, to: string, slots: Slots) => string | null) =>
  (slots: Slots): string | null => {
    if (slots.tokens.some((token) => token.kind === 'host' || token.kind === 'ip')) return null;
    // what is in a folder, not the folder
    if (/\b(?:files|everything|all|contents?)\b.* (?:in|inside|under|from|of) /.test(slots.tokens.map(({ low }) => low).join(' ')))
      return null;
    const from = slots.tokens.some((token) => token.kind === 'glob') ? (slots.globs()[0] ?? null) : slots.path();
    const to = slots.dest() ?? slots.path();
    return from === null || to === null || from === to ? null : make(from, to, slots);
  };
export const operand = (path: string): string => (/[*?]/.test(path) ? quoteGlob(path) : quotePath(path));
export const modes = (slots: Slots): string | null => {
  const mode = slots.mode();
  if (mode !== null) return mode;
  // "executable without changing it": a limit, which no mode says
  const executable = slots.tokens.findIndex(({ concepts }) => concepts.includes('executable'));
  if (executable >= 0 && slots.tokens.slice(executable).some(({ low }) => low === 'without')) return null;
  const takesAway = slots.has('not', 'delete');
  if (slots.has('executable')) return takesAway ? '-x' : '+x';
  if (takesAway) return null;
  if (slots.has('readonly')) return 'a-w';
  if (slots.has('writable')) return slots.says('everyone', 'anyone', 'all') ? 'a+w' : 'u+w';
  return null;
};
const archiveFlags = (name: string, machine: Machine): string =>
  /\.(tgz|tar\.gz)$/.test(name)
    ? '-czf'
    : /\.(tbz2?|tar\.bz2)$/.test(name)
      ? '-cjf'
      : /\.(txz|tar\.xz)$/.test(name)
        ? '-cJf'
        : name.endsWith('.tar.zst') && machine.gnu
          ? '--zstd -cf'
          : '-cf';

export function pack(slots: Slots, machine: Machine): string | null {
  const isArchive = (path: string): boolean => /\.(zip|tar|tgz|tbz2?|txz|tar\.\w+|gz)$/.test(path);
  const globs = slots.globs().filter((glob) => !isArchive(glob.replace('*', '')));
  const dir = slots.has('dir', 'here', 'home') ? slots.dir() : null;
  const paths = [...(dir === null ? [] : [dir]), ...slots.paths()];
  const made = paths.find(isArchive);
  const from = [...paths.filter((path) => path !== made).map((path) => (path.length > 1 ? path.replace(/\/$/, '') : path)), ...globs];
  if (from.length === 0) return null;
  const zip = slots.says('zip') || made?.endsWith('.zip') === true;
  const first = from[0] ?? '';
  if (slots.has('extract')) return null;
  const stem = /[*?]|^\.+$|^[~/]$/.test(first) ? 'archive' : (first.split('/').at(-1) ?? 'archive');
  if (
    !zip &&
    made === undefined &&
    dir === null &&
    paths.length === 1 &&
    /\.[A-Za-z]\w*$/.test(first) &&
    !slots.says('tar', 'archive', 'tarball')
  )
    return `${slots.says('xz') ? 'xz -k' : slots.says('bzip2', 'bz2') ? 'bzip2 -k' : 'gzip -k'} ${quotePath(first)}`;
  const name = made ?? (zip ? `${stem}.zip` : `${stem}.tar.gz`);
  const operands = from.map(operand).join(' ');
  return zip ? `zip -r ${quotePath(name)} ${operands}` : `tar ${archiveFlags(name, machine)} ${quotePath(name)} ${operands}`;
}

export function unpack(slots: Slots): string | null {
  const archive = slots.file() ?? slots.path();
  if (archive === null) return null;
  const to = slots.dest() ?? slots.dir();
  const path = quotePath(archive);
  if (archive.endsWith('.zip')) return `unzip -n ${path}${to === null ? '' : ` -d ${quotePath(to)}`}`;
  if (/\.(tar(\.\w+)?|tgz|tbz2?|txz)$/.test(archive))
    return `${to === null || to === '.' ? '' : `mkdir -p ${quotePath(to)} && `}tar -xkf ${path}${to === null || to === '.' ? '' : ` -C ${quotePath(to)}`}`;
  const single: Readonly<Record<string, string>> = { gz: 'gunzip -k', bz2: 'bunzip2 -k', xz: 'unxz -k', zst: 'unzstd -k' };
  const tool = single[archive.split('.').at(-1) ?? ''];
  return tool === undefined ? null : `${tool} ${path}`;
}

export function renameExtension(slots: Slots): string | null {
  const clean = (text: string): string => text.replace(/^\*?\.?/, '');
  const found = slots.tokens.flatMap((token, at) =>
    token.kind === 'glob' ||
    token.kind === 'ext' ||
    (/^(txt|md|jpeg|jpg|png|js|ts|html|htm|csv|log|bak|yml|yaml|tsv|py|conf|jsx|tsx|text|json)$/.test(token.low) &&
      !token.raw.includes('/'))
      ? [at]
      : [],
  );
  const [from, to] = found;
  if (from === undefined || to === undefined) return null;
  slots.used.add(from);
  slots.used.add(to);
  const [one, other] = [clean(slots.tokens[from]?.raw ?? ''), clean(slots.tokens[to]?.raw ?? '')];
  if (!/^\w+$/.test(one) || !/^\w+$/.test(other)) return null;
  return `for f in *.${one}; do mv -n -- "$f" "\${f%.${one}}.${other}"; done`;
}
