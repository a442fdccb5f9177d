/**
 * Files by what they are: kind × name × size × age × owner … composed into one `find`, then listed, counted, ranked, added up,
 * searched, changed, copied, packed or deleted. One rule per ending; the filters are the same everywhere.
 */
import { quote, quotePath } from '../quote.ts';
import type { Slots } from '../slots.ts';
import type { Family, Machine } from '../types.ts';
import { findAge, findSize } from '../units.ts';

const filters = 'file dir find show all big biggest small new old empty hidden size modified name extension recursive here start-with end-with executable owner not current link broken user type image user node python root parent home thisweek thismonth sizeword contain accessed permission word log case structure depth world group detail temp time date content writable readonly';

const oneOf = (tests: readonly string[]): string => (tests.length > 1 ? `\\( ${tests.join(' -o ')} \\)` : (tests[0] ?? ''));

function nameTests(slots: Slots): string[] {
  const out: string[] = [];
  const flag = slots.has('case', 'image') ? '-iname' : '-name';
  const starts = slots.has('start-with') ? slots.after('with', 'word name char contain') ?? slots.after('starting starts begins beginning prefix start begin', 'word name char contain') : null;
  if (starts !== null) out.push(`${flag} ${quote(`${starts}*`)}`);
  const ends = slots.has('end-with') && !slots.tokens.some((token) => token.kind === 'glob') ? slots.after('with in', 'word name char contain extension') : null;
  if (ends !== null) out.push(`${flag} ${quote(`*${ends}`)}`);
  if (slots.has('contain', 'word') && slots.has('name')) {
    const text = slots.quoted() ?? slots.text();
    if (text !== null) out.push(`${flag} ${quote(`*${text}*`)}`);
  }
  const exceptAt = slots.tokens.findIndex((token) => /^(except|excluding|besides|not|without|ignoring|exclude|skip|skipping)$/.test(token.low));
  const globs = slots.globs();
  const negated = exceptAt >= 0 && globs.length > 0 && slots.tokens.findIndex((token) => token.kind === 'glob' || token.kind === 'ext' || globs.some((glob) => glob === `*.${token.low}`)) > exceptAt;
  if (globs.length > 0) out.push(`${negated ? '-not ' : ''}${oneOf(globs.map((glob) => `${/^\*\.(jpe?g|png|gif)$/.test(glob) && globs.length > 2 ? '-iname' : flag} ${quote(glob)}`))}`);
  if (!negated && exceptAt >= 0) {
    const dir = slots.after('except excluding besides ignoring exclude skip skipping without', 'dir file name');
    if (dir !== null) out.push(/\*|\.\w+$/.test(dir) ? `-not -name ${quote(dir)}` : `-not -path ${quote(`*/${dir}/*`)}`);
  }
  if (slots.says('named', 'called')) {
    const name = slots.after('named called', 'exactly');
    if (name !== null) out.push(`${flag} ${quote(name)}`);
  }
  return out;
}

function ageTests(slots: Slots, machine: Machine): string[] {
  const letter = slots.says('accessed', 'opened') ? 'a' : 'm';
  const day = (text: string): string => (machine.gnu ? `-newer${letter}t '${text} 00:00'` : `-newer${letter}t "$(date ${text === 'yesterday' ? '-v-1d ' : ''}+%F)"`);
  if (slots.says('today')) return [day('today')];
  if (slots.says('yesterday')) return slots.says('since') ? [day('yesterday')] : [day('yesterday'), `! ${day('today')}`];
  if (slots.has('thisweek')) return ['-mtime -7'];
  if (slots.has('thismonth')) return [`-newermt "$(date +%Y-%m-01)"`];
  if (slots.says('newer') && slots.has('file')) {
    const other = slots.after('than', 'file');
    if (other !== null && /[./]/.test(other)) return [`-newer ${quotePath(other)}`];
    if (other !== null) slots.used.clear();
  }
  const age = slots.age();
  if (age === null) return [];
  return [findAge(age.sign === '=' ? '-' : age.sign, age.minutes, age.accessed ? 'a' : 'm')];
}

function otherTests(slots: Slots, machine: Machine): string[] {
  const out: string[] = [];
  const size = slots.size();
  if (size !== null) out.push(`-size ${findSize(size.sign, size.bytes)}`);
  else if (slots.has('empty')) out.push('-empty');
  if (slots.has('hidden')) out.push("-name '.*' ! -name .");
  if (slots.has('broken')) out.push('-xtype l');
  else if (slots.has('link')) out.push('-type l');
  if (slots.has('executable')) out.push(machine.gnu ? '-executable' : '-perm +111');
  if (slots.has('world')) out.push('-perm -o+w');
  else if (slots.has('permission')) {
    const mode = slots.mode();
    if (mode !== null) out.push(`-perm ${mode}`);
  }
  if (slots.has('owner')) {
    const user = slots.after('by to', 'user') ?? slots.named('user');
    if (user === 'root' || user === 'root directory') out.push('-user root');
    else if (user !== null) out.push(/^(me|myself|i)$/.test(user) ? '-user "$(id -un)"' : `${slots.has('not') ? '! ' : ''}-user ${quote(user)}`);
  }
  return out;
}

export interface Found {
  readonly dir: string;
  readonly tests: string;
  /** Nothing but the folder was said. */
  readonly plain: boolean;
}

/** The sentence's filters as find's tests. */
export function filtersOf(slots: Slots, machine: Machine): Found {
  const depth = slots.has('depth') ? (slots.numberOf('depth') ?? slots.integer()) : null;
  const names = nameTests(slots);
  const shallow = /\b(not|no|without)\b.*\bsub|only (in )?(this|the current)|top level|non-?recursive/.test(slots.tokens.map((token) => token.low).join(' '));
  const wantsDirs = slots.has('dir') && !slots.has('file') && names.every((test) => !test.includes('*.')) && !/\b(in|under|inside|within|of)\b( \w+)* (dir|directory|folder|tree)\b/.test(slots.tokens.map((token) => token.low).join(' '));
  const others = [...ageTests(slots, machine), ...otherTests(slots, machine)];
  const dir = slots.dir() ?? '.';
  if (!names.some((test) => test.includes('name')) && others.length === 0 && !wantsDirs && (slots.has('find') || slots.says('where', "where's"))) {
    const file = slots.file();
    if (file !== null) names.push(`-name ${quote(file)}`);
  }
  const kind = others.some((test) => /-(x?type) l/.test(test)) ? '' : slots.has('dir') && wantsDirs ? '-type d' : slots.has('file') || names.length + others.length > 0 ? '-type f' : '';
  const least = kind === '-type d' && dir === '.' ? '-mindepth 1' : '';
  const tests = [least, depth !== null ? `-maxdepth ${depth}` : shallow ? '-maxdepth 1' : '', kind, ...names, ...others].filter((test) => test !== '').join(' ');
  return { dir: quotePath(dir), tests, plain: names.length + others.length === 0 && depth === null && !shallow };
}

const find = (found: Found): string => `find ${found.dir} ${found.tests}`.trim();

function ranked(key: 'size' | 'time', reverse: boolean) {
  return (slots: Slots, machine: Machine): string | null => {
    const single = /\b(file|folder|directory|one)\b/.test(slots.tokens.map((token) => token.low).join(' ')) && !slots.says('files', 'folders', 'directories');
    const count = slots.count() ?? (single ? 1 : 10);
    slots.explain('first', 'last');
    const found = filtersOf(slots, machine);
    if (found.tests.includes('-type d') && key === 'size') return `du -ah${machine.gnu ? '' : ''} ${found.dir} 2>/dev/null | sort -rh | head -n ${count}`.replace('du -ah', 'du -h');
    const sort = `sort -${reverse ? '' : 'r'}n | head -n ${count}`;
    const tests = found.tests.includes('-type') ? found.tests : `-type f ${found.tests}`.trim();
    if (key === 'size') return machine.gnu ? `find ${found.dir} ${tests} -printf '%s\\t%p\\n' | ${sort}` : `find ${found.dir} ${tests} -exec stat -f '%z%t%N' {} + | ${sort}`;
    return machine.gnu ? `find ${found.dir} ${tests} -printf '%T@ %p\\n' | ${sort} | cut -d' ' -f2-` : `find ${found.dir} ${tests} -exec stat -f '%m %N' {} + | ${sort} | cut -d' ' -f2-`;
  };
}

/** A find with an ending; passes when nothing but a folder was said and the ending needs more. */
export const ending = (tail: string, options: { readonly needs?: boolean; readonly before?: (slots: Slots) => string | null } = {}) => (slots: Slots, machine: Machine): string | null => {
  // A pattern typed as the shell has it means this folder: `delete *.tmp` is the business of the single-file rules.
  if (options.needs === true && slots.tokens.some((token) => token.kind === 'glob') && !slots.tokens.some((token) => token.kind === 'age' || token.kind === 'size') && !slots.has('all', 'recursive', 'find', 'empty', 'owner', 'dir', 'big', 'modified') && !slots.says('today', 'yesterday')) return null;
  const before = options.before === undefined ? '' : options.before(slots);
  if (before === null) return null;
  const found = filtersOf(slots, machine);
  if (options.needs === true && found.plain) return null;
  return `${find({ ...found, tests: found.tests === '' ? '-type f' : found.tests })} ${tail.replace('{}', before === '' ? '{}' : before)}`;
};

function list(slots: Slots, machine: Machine): string | null {
  const found = filtersOf(slots, machine);
  if (found.plain && !slots.has('recursive', 'all') && !slots.has('executable')) return null;
  if (found.plain && found.tests === '') return null;
  return find(found) + (slots.has('detail', 'permission') && !found.tests.includes('-perm') ? ' -exec ls -ld {} +' : '');
}

function count(slots: Slots, machine: Machine): string | null {
  const found = filtersOf(slots, machine);
  const type = found.tests === '' ? '-type f' : found.tests;
  const here = found.plain && !slots.has('recursive') && !slots.says('project', 'tree', 'total', 'under', 'everything');
  return `find ${found.dir} ${here ? '-maxdepth 1 ' : ''}${type} | wc -l`;
}

function sizeTotal(slots: Slots, machine: Machine): string | null {
  const found = filtersOf(slots, machine);
  if (found.plain) return null;
  return machine.gnu
    ? `find ${found.dir} ${found.tests} -printf '%s\\n' | awk '{s+=$1} END {print s+0}' | numfmt --to=iec`
    : `find ${found.dir} ${found.tests} -exec stat -f %z {} + | awk '{s+=$1} END {print s+0, "bytes"}'`;
}

export const findFamily: Family = {
  name: 'find',
  rules: [
    { when: 'file|dir|find|show|extension|hidden|empty|image|log|link|broken|modified|executable|biggest|world', not: 'delete count copy move rename kill archive replace line sum sort process running port number duplicate git commit common compare checksum space eat most column', also: filters, make: list, say: 'lists what matches, subfolders included' },
    { when: 'count file|dir|extension|image|link|hidden|log', not: 'line word char delete column git commit user process duplicate', also: `${filters} sum`, make: count, say: 'counts what matches' },
    { when: 'biggest', not: 'delete process memory cpu line dir', also: `${filters} first space eat sum disk sort reverse`, make: ranked('size', false), say: 'the biggest files with their size in bytes' },
    { when: 'file|find|show sort big|size', not: 'delete process memory cpu line dir small', also: `${filters} first reverse sort`, make: ranked('size', false), say: 'files by size, biggest first', bonus: -0.3 },
    { when: 'small first|sort|file', not: 'delete line process', also: `${filters} first sort last`, make: (slots, machine) => (slots.tokens.some((token) => token.kind === 'size') ? null : ranked('size', true)(slots, machine)), say: 'the smallest files with their size in bytes' },
    { when: 'new file|extension|find|image|modified|log', not: 'delete commit git create branch package line kernel', also: `${filters} first sort`, make: (slots, machine) => (slots.tokens.some((token) => token.kind === 'age' || /^(today|yesterday)$/.test(token.low)) || slots.has('thisweek') || slots.says('newer') ? null : ranked('time', false)(slots, machine)), say: 'the most recently changed files, newest first' },
    { when: 'last modified|file', not: 'delete commit git create branch line word char follow log error command show-line column replace', also: `${filters} first sort`, make: (slots, machine) => (slots.has('modified') && !slots.tokens.some((token) => token.kind === 'age' || token.kind === 'path') ? ranked('time', false)(slots, machine) : null), say: 'the most recently changed files, newest first' },
    { when: 'old file|extension|find|log|image', not: 'delete commit git', also: `${filters} first sort`, make: (slots, machine) => (slots.tokens.some((token) => token.kind === 'age') || slots.says('older') ? null : ranked('time', true)(slots, machine)), say: 'the files unchanged for longest, oldest first' },
    { when: 'size|sum|space|eat', not: 'delete count line process memory dir column average free biggest', also: `${filters} sum space disk eat`, make: sizeTotal, say: 'adds up the sizes of the files that match' },
    { when: 'delete', not: 'duplicate line word branch commit package user column tab trailing git process container docker stash tag service char crlf alias history env cron key', also: filters, make: ending('-delete', { needs: true }), say: 'DELETES what matches; leave off -delete to see it first' },
    { when: 'delete empty dir', also: filters, make: 'find {dir:.} -mindepth 1 -type d -empty -delete', say: 'DELETES empty folders', bonus: 1 },
    { when: 'copy', not: 'rename ssh upload sync git', also: filters, make: ending('-exec cp -n {} \\;', { needs: true, before: (slots) => { const to = slots.dest(); return to === null ? null : `{} ${quotePath(to.endsWith('/') ? to : `${to}/`)}`; } }), say: 'copies what matches into the folder; nothing is overwritten' },
    { when: 'move', not: 'rename', also: filters, make: ending('-exec mv -n {} \\;', { needs: true, before: (slots) => { const to = slots.dest(); return to === null ? null : `{} ${quotePath(to.endsWith('/') ? to : `${to}/`)}`; } }), say: 'moves what matches into the folder; nothing is overwritten' },
    { when: 'archive file|extension|image|log', not: 'extract show count', also: `${filters} create`, make: (slots, machine) => { const to = slots.dest(); const name = to !== null && /\.(tgz|tar\.gz)$/.test(to) ? to : null; if (name === null) return null; const found = filtersOf(slots, machine); return found.plain ? null : `${find(found)} -print0 | tar -czf ${quotePath(name)} --null -T -`; }, say: 'packs what matches into a compressed tar archive' },
    { when: 'archive file|extension|log', not: 'extract show count create', also: filters, make: ending('-exec gzip -k {} +', { needs: true }), say: 'compresses each file that matches beside the original', bonus: -0.5 },
    { when: 'checksum file|extension|all', not: 'compare', also: `${filters} create`, make: ending('-exec sha256sum {} +'), say: 'SHA-256 of each file that matches', bonus: -0.1 },
    { when: 'count line', not: 'word char unique delete column git commit duplicate empty contain', also: `${filters} sum node`, make: (slots, machine) => { const globs = slots.tokens.some((token) => token.kind === 'path' && /\.\w+$/.test(token.raw)); if (globs) return null; const found = filtersOf(slots, machine); return found.plain && !slots.has('all', 'recursive') ? null : `${find(found)} -exec cat {} + | wc -l`; }, say: 'counts the lines of every file that matches, all together' },
    { when: 'count line file|all', not: 'word char unique delete column git commit sum duplicate contain', also: filters, make: (slots, machine) => { if (!slots.says('each', 'per', 'every')) return null; const found = filtersOf(slots, machine); return `${find(found.tests === '' ? { ...found, tests: '-type f' } : found)} -exec wc -l {} +`; }, say: 'counts the lines of each file that matches', bonus: 0.3 },
    { when: 'show|find all file detail|size|permission|date', not: 'delete count big small biggest free disk', also: filters, make: (slots) => (slots.tokens.some((token) => token.kind === 'size' || token.kind === 'age') ? null : `ls -lah ${quotePath(slots.dir() ?? '.')}`), say: 'lists the folder with details, hidden files too' },
  ],
};
