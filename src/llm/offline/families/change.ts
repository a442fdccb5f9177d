/** Making, copying, moving, deleting single things; permissions; archives; checksums. */
import { quote, quoteGlob, quotePath } from '../quote.ts';
import type { Slots } from '../slots.ts';
import type { Family, Machine } from '../types.ts';

const base = 'file dir all name content here current recursive new link home root parent';
const two = (make: (from: string, to: string, slots: Slots) => string | null) => (slots: Slots): string | null => {
  if (slots.tokens.some((token) => token.kind === 'host' || token.kind === 'ip')) return null;
  const from = slots.tokens.some((token) => token.kind === 'glob') ? (slots.globs()[0] ?? null) : slots.path();
  const to = slots.dest() ?? slots.path();
  return from === null || to === null || from === to ? null : make(from, to, slots);
};
const operand = (path: string): string => (/[*?]/.test(path) ? quoteGlob(path) : quotePath(path));
const modes = (slots: Slots): string | null => {
  const mode = slots.mode();
  if (mode !== null) return mode;
  if (slots.has('executable')) return slots.has('not') ? '-x' : '+x';
  if (slots.has('readonly')) return 'a-w';
  if (slots.has('writable')) return slots.says('everyone', 'anyone', 'all') ? 'a+w' : 'u+w';
  return null;
};
const archiveFlags = (name: string, machine: Machine): string => (/\.(tgz|tar\.gz)$/.test(name) ? '-czf' : /\.(tbz2?|tar\.bz2)$/.test(name) ? '-cjf' : /\.(txz|tar\.xz)$/.test(name) ? '-cJf' : /\.tar\.zst$/.test(name) && machine.gnu ? '--zstd -cf' : '-cf');

function pack(slots: Slots, machine: Machine): string | null {
  const isArchive = (path: string): boolean => /\.(zip|tar|tgz|tbz2?|txz|tar\.\w+|gz)$/.test(path);
  const globs = slots.globs().filter((glob) => !isArchive(glob.replace('*', '')));
  const dir = slots.has('dir', 'here', 'home') ? slots.dir() : null;
  const paths = [...(dir === null ? [] : [dir]), ...slots.paths()];
  const made = paths.find(isArchive);
  const from = [...paths.filter((path) => path !== made).map((path) => (path.length > 1 ? path.replace(/\/$/, '') : path)), ...globs];
  if (from.length === 0) return null;
  const zip = slots.says('zip') || made?.endsWith('.zip') === true;
  const first = from[0] ?? ''; if (slots.has('extract')) return null;
  const stem = /[*?]|^\.+$|^[~/]$/.test(first) ? 'archive' : (first.split('/').at(-1) ?? 'archive');
  if (!zip && made === undefined && dir === null && paths.length === 1 && /\.[A-Za-z]\w*$/.test(first) && !slots.says('tar', 'archive', 'tarball')) return `${slots.says('xz') ? 'xz -k' : slots.says('bzip2', 'bz2') ? 'bzip2 -k' : 'gzip -k'} ${quotePath(first)}`;
  const name = made ?? (zip ? `${stem}.zip` : `${stem}.tar.gz`);
  const operands = from.map(operand).join(' ');
  return zip ? `zip -r ${quotePath(name)} ${operands}` : `tar ${archiveFlags(name, machine)} ${quotePath(name)} ${operands}`;
}

function unpack(slots: Slots): string | null {
  const archive = slots.file() ?? slots.path();
  if (archive === null) return null;
  const to = slots.dest() ?? slots.dir();
  const path = quotePath(archive);
  if (archive.endsWith('.zip')) return `unzip -n ${path}${to === null ? '' : ` -d ${quotePath(to)}`}`;
  if (/\.(tar(\.\w+)?|tgz|tbz2?|txz)$/.test(archive)) return `${to === null || to === '.' ? '' : `mkdir -p ${quotePath(to)} && `}tar -xkf ${path}${to === null || to === '.' ? '' : ` -C ${quotePath(to)}`}`;
  const single: Readonly<Record<string, string>> = { gz: 'gunzip -k', bz2: 'bunzip2 -k', xz: 'unxz -k', zst: 'unzstd -k' };
  const tool = single[archive.split('.').at(-1) ?? ''];
  return tool === undefined ? null : `${tool} ${path}`;
}

function renameExtension(slots: Slots): string | null {
  const clean = (text: string): string => text.replace(/^\*?\.?/, '');
  const found = slots.tokens.flatMap((token, at) => (token.kind === 'glob' || token.kind === 'ext' || (/^(txt|md|jpeg|jpg|png|js|ts|html|htm|csv|log|bak|yml|yaml|tsv|py|conf|jsx|tsx|text|json)$/.test(token.low) && !token.raw.includes('/')) ? [at] : []));
  const [from, to] = found;
  if (from === undefined || to === undefined) return null;
  slots.used.add(from);
  slots.used.add(to);
  const [one, other] = [clean(slots.tokens[from]?.raw ?? ''), clean(slots.tokens[to]?.raw ?? '')];
  if (!/^\w+$/.test(one) || !/^\w+$/.test(other)) return null;
  return `for f in *.${one}; do mv -n -- "$f" "\${f%.${one}}.${other}"; done`;
}

export const changeFamily: Family = {
  name: 'change',
  rules: [
    { when: 'create dir', not: 'archive link git branch copy virtualenv backup list count show', also: `${base} add with`, make: (slots) => { const path = slots.named('dir'); if (path === null) return null; const more = slots.paths(); return `mkdir -p ${[path, ...more].map(quotePath).join(' ')}`; }, say: 'makes the folder, and those above it if need be' },
    { when: 'create file', not: 'archive link git branch copy dir tag password ssh checksum size zip', also: `${base} empty blank add`, make: (slots) => { if (slots.tokens.some((token) => token.kind === 'size')) return null; const text = slots.says('containing', 'contains', 'content', 'text') ? slots.quoted() : null; slots.explain('contain', 'word'); const path = slots.file() ?? slots.name(); return path === null ? null : text === null ? `touch ${[path, ...slots.paths()].map(quotePath).join(' ')}` : `echo ${quote(text)} > ${quotePath(path)}`; }, say: 'makes the file' },
    { when: 'create', not: 'archive link git branch copy dir tag password ssh checksum virtualenv commit list user', also: `${base} empty`, make: (slots) => (slots.tokens.some((token) => token.kind === 'path' && /[^/]\.\w+$/.test(token.raw)) && !slots.tokens.some((token) => token.kind === 'size' || token.kind === 'quoted') ? ((path) => (path === null ? null : `touch ${quotePath(path)}`))(slots.file()) : null), say: 'makes the file', bonus: -0.2 },
    { when: 'create file|empty|size', not: 'archive find', also: `${base} random test empty size big dummy`, make: (slots) => { const size = slots.size(); if (size === null) return null; for (const [at, token] of slots.tokens.entries()) if (token.low === 'dummy') slots.used.add(at); const path = slots.file() ?? slots.name(); return path === null ? null : `head -c ${size.bytes} ${slots.has('shuffle') ? '/dev/urandom' : '/dev/zero'} > ${quotePath(path)}`; }, say: 'makes a file of that size', bonus: 0.4 },
    { when: 'add line|word|file', not: 'git commit number stage branch user', also: `${base} last content word`, make: (slots) => { const text = slots.quoted(); const file = slots.file(); return text === null || file === null ? null : slots.says('prepend', 'beginning', 'top', 'start') ? null : `echo ${quote(text)} >> ${quotePath(file)}`; }, say: 'appends the line to the file' },
    { when: 'add', not: 'git commit number branch user file line', also: `${base} last word`, make: (slots) => { const text = slots.quoted(); const file = slots.file(); return text === null || file === null ? null : slots.says('prepend') ? null : `echo ${quote(text)} >> ${quotePath(file)}`; }, say: 'appends the line to the file' },
    { when: 'copy', not: 'ssh key git', also: `${base} dir`, make: two((from, to, slots) => `cp ${slots.has('dir') || from.endsWith('/') || !/\.\w+$|[*]/.test(from) ? '-rn' : '-n'} ${operand(from)} ${quotePath(to)}`), say: 'copies it; nothing is overwritten' },
    { when: 'copy', not: 'ssh key git', also: `${base} date time`, make: (slots) => { if (!slots.says('backup')) return null; const file = slots.file() ?? slots.path(); return file === null ? null : slots.has('dir') ? `cp -rn ${quotePath(file.replace(/\/$/, ''))} ${quotePath(`${file.replace(/\/$/, '')}.bak`)}` : `cp -n ${quotePath(file)} ${quotePath(`${file}.bak`)}`; }, say: 'a copy beside it, ending in .bak; nothing is overwritten', bonus: -0.1 },
    { when: 'move|rename', not: 'git branch extension all-x', also: `${base} set`, make: two((from, to) => (/[*]/.test(from) && /[*]/.test(to) ? null : `mv -n ${operand(from)} ${quotePath(to)}`)), say: 'moves or renames it; nothing is overwritten' },
    { when: 'rename|extension|set', not: 'lower upper replace crlf permission owner count find show json', also: `${base} extension set image move word log`, make: renameExtension, say: 'renames every file with that extension; nothing is overwritten', bonus: 0.3 },
    { when: 'rename|set lower|upper', not: 'line', also: `${base} set case name extension`, make: (slots) => (slots.tokens.some((token) => token.kind === 'path') || !slots.has('rename', 'name') ? null : `for f in *; do mv -n -- "$f" "$(printf %s "$f" | tr ${slots.has('lower') ? "'[:upper:]' '[:lower:]'" : "'[:lower:]' '[:upper:]'"})"; done`), say: 'renames every file here; nothing is overwritten', bonus: 0.3 },
    { when: 'rename|replace space|trailing|name', not: 'line content', also: `${base} trailing set space word tab`, make: (slots) => { if (!slots.says('spaces', 'space', 'blanks') || !slots.has('name', 'file')) return null; const to = slots.says('underscore', 'underscores') ? '_' : slots.says('dash', 'dashes', 'hyphens', 'hyphen') ? '-' : null; if (to === null) return null; for (const [at, token] of slots.tokens.entries()) if (/^(underscores?|dash|dashes|hyphens?|blanks)$/.test(token.low)) slots.used.add(at); return `for f in *' '*; do mv -n -- "$f" "\${f// /${to}}"; done`; }, say: 'renames the files whose names have blanks; nothing is overwritten', bonus: 0.6 },
    { when: 'delete', not: 'line word branch commit package column tab trailing duplicate git user process container docker stash tag service char crlf alias history env cron key empty', also: `${base} recursive force`, make: (slots) => { if (slots.tokens.some((token) => token.kind === 'size' || token.kind === 'age')) return null; if (slots.says('everything', 'anything') || slots.has('root')) return null; const dir = slots.has('dir') && !slots.has('file') ? slots.dir() : null; if (slots.has('dir') && dir === null) return null; if (slots.says('from', 'of', 'inside') || slots.has('content', 'char', 'undo')) return null; const named = slots.has('file') ? [slots.file()].filter((one) => one !== null) : []; const paths = [...(dir === null ? [] : [dir]), ...named, ...slots.tokens.filter((token) => token.kind === 'path' && token.raw !== dir && !named.includes(token.raw)).map((token) => { slots.used.add(slots.tokens.indexOf(token)); return token.raw; }), ...slots.tokens.filter((token) => token.kind === 'quoted' && token.raw !== dir && !named.includes(token.raw)).map((token) => { slots.used.add(slots.tokens.indexOf(token)); return token.raw; })]; if (dir === null && !slots.has('file') && !slots.tokens.some((token) => ['path', 'glob', 'quoted', 'ext'].includes(token.kind))) return null; const all = [...paths, ...slots.tokens.filter((token) => token.kind === 'glob').flatMap(() => slots.globs())]; return all.length === 0 || all.some((path) => /^[~/.*]+$/.test(path)) ? null : `rm ${dir === null && !paths.some((path) => path.endsWith('/')) ? '' : '-r '}${all.map(operand).join(' ')}`; }, say: 'DELETES it' },
    { when: 'delete all|content', not: 'line word branch commit package column user git process container docker tag char empty duplicate', also: `${base} temp`, make: (slots) => { if (!slots.says('in', 'inside', 'from', 'under', 'of') || slots.tokens.some((token) => ['size', 'age', 'glob', 'ext'].includes(token.kind)) || slots.globs().length > 0) return null; const dir = slots.dir() ?? slots.after('in inside from under', 'dir file'); return dir === null || /^[~/.]+$|^\/\w+\/?$|\.\w+$|^home|^here|^this/.test(dir) ? null : `find ${quotePath(dir)} -mindepth 1 ${slots.has('file') ? '-type f ' : ''}-delete`; }, say: 'DELETES what is in the folder', bonus: 0.2 },
    { when: 'move|copy all|content', also: base, make: (slots) => { if (!slots.says('everything', 'all', 'contents', 'content') || slots.globs().length > 0 || slots.tokens.some((token) => token.kind === 'size' || token.kind === 'age')) return null; const from = slots.after('in from of inside under', 'dir file'); const to = slots.dest(); return from === null || to === null || /^[~/.]+$|\.\w+$/.test(from) ? null : `${slots.has('move') ? 'mv -n' : 'cp -rn'} ${quotePath(from.replace(/\/$/, ''))}/* ${quotePath(to)}`; }, say: 'all that is in the folder; nothing is overwritten', bonus: 0.2 },
    { when: 'delete empty dir', also: `${base} find`, make: (slots) => `find ${quotePath(slots.dir() ?? '.')} -mindepth 1 -type d -empty -delete`, say: 'DELETES empty folders', bonus: 1 },
    { when: 'link', not: 'show find broken count delete list permission', also: `${base} create`, make: two((from, to, slots) => (slots.has('hardlink') ? null : slots.has('create') || slots.says('symlink', 'link') ? (slots.says('called', 'named') || !slots.says('from') ? (slots.tokens.some((token) => /^(called|named)$/.test(token.low)) || slots.tokens.findIndex((token) => token.raw === from) < slots.tokens.findIndex((token) => token.low === 'to') === false ? `ln -s ${quotePath(from)} ${quotePath(to)}` : `ln -s ${quotePath(to)} ${quotePath(from)}`) : `ln -s ${quotePath(to)} ${quotePath(from)}`) : null)), say: 'makes a symbolic link' },
    { when: 'create link', also: `${base} from`, make: (slots) => { const name = slots.says('called', 'named') ? slots.after('called named', '') : null; if (name === null) return null; const target = slots.dest() ?? slots.path(); return target === null ? null : `ln -s ${quotePath(target)} ${quotePath(name)}`; }, say: 'makes a symbolic link', bonus: 0.3 },
    { when: 'set|create|add|delete|permission|executable executable|readonly|writable|permission', not: 'find count show owner running process', also: `${base} user group owner mode`, make: (slots) => { const mode = modes(slots); if (mode === null) return null; const path = slots.file() ?? slots.path() ?? slots.globs()[0] ?? null; return path === null ? null : `chmod ${slots.has('recursive') ? '-R ' : ''}${mode} ${operand(path)}`; }, say: 'changes the permissions' },
    { when: 'set owner', also: `${base} user group recursive`, make: (slots) => { const to = slots.dest() ?? slots.after('to', 'user'); const path = slots.path(); return to === null || path === null ? null : `sudo chown ${slots.has('recursive') ? '-R ' : ''}${quote(to)} ${quotePath(path)}`; }, say: 'changes the owner' },
    { when: 'archive|copy', not: 'extract show content list count find git', also: `${base} create log image`, make: (slots, machine) => (slots.has('archive') && !slots.tokens.some((token) => token.kind === 'age' || token.kind === 'size') ? pack(slots, machine) : null), say: 'packs it; the originals stay' },
    { when: 'archive show|content|list|find', not: 'extract create contain', also: `${base} show content inside zip`, make: (slots) => { const file = slots.file(); return file === null || !/\.(zip|tar|tgz|tar\.\w+|tbz2?|txz|gz)$/.test(file) ? null : file.endsWith('.zip') ? `unzip -l ${quotePath(file)}` : /\.gz$/.test(file) && !/\.tar\.gz$/.test(file) ? `zcat ${quotePath(file)}` : `tar -tf ${quotePath(file)}`; }, say: 'what is in the archive', bonus: 0.2 },
    { when: 'show|content|find', not: 'extract create contain count delete copy archive size permission type', also: `${base} show content archive`, make: (slots) => { const file = slots.file(); return file === null || !/\.(zip|tar|tgz|tar\.\w+|tbz2?|txz|gz)$/.test(file) ? null : file.endsWith('.zip') ? `unzip -l ${quotePath(file)}` : /\.gz$/.test(file) && !/\.tar\.gz$/.test(file) ? `zcat ${quotePath(file)}` : `tar -tf ${quotePath(file)}`; }, say: 'what is in the archive', bonus: 0.4 },
    { when: 'extract', not: 'column line ip word', also: `${base} archive content`, make: unpack, say: 'unpacks it; what is there already stays' },
    { when: 'checksum', not: 'compare git', also: `${base} show find sum create file verify`, make: (slots, machine) => { const path = slots.file() ?? slots.path(); if (path === null) return null; const tool = slots.says('md5', 'md5sum') ? (machine.gnu ? 'md5sum' : 'md5') : slots.says('sha1') ? 'shasum' : slots.says('sha512') ? 'sha512sum' : machine.gnu ? 'sha256sum' : 'shasum -a 256'; return `${tool} ${quotePath(path)}`; }, say: 'the checksum of the file' },
    { when: 'base64', also: `${base} encode decode set word string`, make: (slots) => { const decode = slots.has('decode') ? '-d' : ''; const text = slots.quoted(); if (text !== null) return `printf %s ${quote(text)} | base64${decode === '' ? '' : ' -d'}`; const file = slots.file(); return file === null ? null : `base64 ${decode}${decode === '' ? '' : ' '}${quotePath(file)}`; }, say: 'base64' },
    { when: 'virtualenv', not: 'delete show', also: `${base} python create set`, make: (slots) => `python3 -m venv ${quotePath(slots.name() ?? '.venv')}`, say: 'makes a Python environment in that folder' },
    { when: 'calc', make: (slots) => { const expression = slots.tokens.filter((token) => /^[\d.+*/()%^-]+$/.test(token.raw)).map((token) => token.raw).join(' '); if (!/\d\s*[+*/%^-]\s*\d/.test(expression)) return null; for (const [at, token] of slots.tokens.entries()) if (/^[\d.+*/()%^-]+$/.test(token.raw)) slots.used.add(at); return `awk ${quote(`BEGIN {print ${expression}}`)}`; }, say: 'calculates it' },
    { when: 'where|home|parent|dir', not: 'show list count create delete find copy move file size empty biggest space archive permission compare sort count big sum owner detail content', also: `${base} parent home`, make: (slots) => { if (!slots.says('go', 'cd', 'enter', 'jump', 'switch', 'navigate')) return null; for (const [at, token] of slots.tokens.entries()) if (/^(cd|enter|jump|switch|navigate)$/.test(token.low)) slots.used.add(at); if (slots.says('previous', 'back', 'last')) return (slots.explain('last'), 'cd -'); return ((dir) => (dir === null ? null : `cd ${quotePath(dir)}`))(slots.dir() ?? slots.dest() ?? slots.name()); }, say: 'goes there', bonus: 0.3 },
  ],
};
