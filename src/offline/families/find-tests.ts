/** Builds one `find` from the filters of a file request, and the endings it can have. */
import { quote, quotePath } from '../quote.ts';
import type { Exception } from '../exception.ts';
import type { Slots } from '../slots.ts';
import type { Machine } from '../types.ts';
import { findAge, findSize } from '../units.ts';

export const FILTERS =
  'file dir find show all big biggest small new old empty hidden size modified name extension recursive here start-with ' +
  'end-with executable owner not current link broken user type image user node python root parent home thisweek ' +
  'thismonth sizeword contain accessed permission word log case structure depth world group detail temp time date ' +
  'content writable readonly nonempty gap';

export const oneOf = (tests: readonly string[]): string => (tests.length > 1 ? `\\( ${tests.join(' -o ')} \\)` : (tests[0] ?? ''));

function nameTests(slots: Slots): string[] {
  const out: string[] = [];
  const flag = slots.has('case', 'image') ? '-iname' : '-name';
  const starts = slots.wordOf('start-with');
  if (starts !== null) out.push(`${flag} ${quote(`${starts}*`)}`);
  const ends = slots.wordOf('end-with');
  if (ends !== null) out.push(`${flag} ${quote(`*${ends}`)}`);
  if (slots.has('gap') && slots.has('name')) out.push(`${flag} '* *'`);
  if (slots.has('contain', 'word') && slots.has('name')) {
    const text = slots.quoted() ?? slots.text();
    if (text !== null) out.push(`${flag} ${quote(`*${text}*`)}`);
  }
  const exceptAt = slots.tokens.findIndex((token) =>
    /^(except|excluding|besides|not|without|ignoring|exclude|skip|skipping)$/.test(token.low),
  );
  const globs = slots.globs();
  if (globs.length > 0) slots.readAround('end-with', 'extension');
  const negated =
    exceptAt >= 0 &&
    globs.length > 0 &&
    slots.tokens.findIndex((token) => token.kind === 'glob' || token.kind === 'ext' || globs.some((glob) => glob === `*.${token.low}`)) >
      exceptAt;
  if (globs.length > 0)
    out.push(
      `${negated ? '-not ' : ''}${oneOf(globs.map((glob) => `${/^\*\.(jpe?g|png|gif)$/.test(glob) && globs.length > 2 ? '-iname' : flag} ${quote(glob)}`))}`,
    );
  if (globs.length === 0 && slots.says('logs') && !slots.says('in', 'inside', 'folder', 'directory')) out.push("-name '*.log'");
  if (slots.says('named', 'called')) {
    const name = slots.after('named called', 'exactly');
    if (name !== null) out.push(`${flag} ${quote(name)}`);
  }
  return out;
}

/** Whether there is known to be a folder with something in it: it can be listed, and nothing has this name. */
export const isFolder = (path: string, machine: Machine): boolean => machine.lacks(`${path}/?`);

/**
 * Leaves out what is to be spared. `find docs` names what is in docs by `docs/…`, which no pattern with a folder before it matches. What is
 * spared by its name may be a folder, and then so is what is in it.
 */
function sparedTests({ names, paths, folders }: Exception, dir: string, machine: Machine): string[] {
  const below = [...folders, ...[...names, ...paths].filter((name) => !folders.includes(name) && isFolder(name, machine))];
  return [
    ...below.map((folder) => `-not -path ${quote(folder.startsWith(`${dir}/`) ? `${folder}/*` : `*/${folder}/*`)}`),
    ...paths.map((path) => `-not -path ${quote(`./${path}`)}`),
    ...names.map((name) => `-not -name ${quote(name)}`),
  ];
}

function ageTests(slots: Slots, machine: Machine): string[] {
  const letter = slots.says('accessed', 'opened') ? 'a' : 'm';
  const day = (text: string): string =>
    machine.gnu ? `-newer${letter}t '${text} 00:00'` : `-newer${letter}t "$(date ${text === 'yesterday' ? '-v-1d ' : ''}+%F)"`;
  if (slots.says('today')) return [day('today')];
  if (slots.says('yesterday')) return slots.says('since') ? [day('yesterday')] : [day('yesterday'), `! ${day('today')}`];
  if (slots.has('thisweek')) return ['-mtime -7'];
  if (slots.has('thismonth')) return [`-newermt "$(date +%Y-%m-01)"`];
  if (slots.says('newer') && slots.has('file')) {
    const other = slots.after('than', 'file');
    if (other !== null && /[./]/.test(other)) return [`-newer ${quotePath(other)}`];
    if (other !== null) slots.used.clear();
  }
  const since = machine.gnu ? slots.since() : null;
  if (since !== null) return [`-newer${letter}t ${quote(since)}`];
  const age = slots.age();
  if (age === null) return [];
  return [findAge(age.sign === '=' ? '-' : age.sign, age.minutes, age.accessed ? 'a' : 'm')];
}

function otherTests(slots: Slots, machine: Machine): string[] {
  const out: string[] = [];
  for (let size = slots.size(); size !== null; size = slots.size()) out.push(`-size ${findSize(size.sign, size.bytes)}`);
  if (out.length === 0 && slots.has('empty')) out.push(slots.isSpared('empty') ? '! -empty' : '-empty');
  if (slots.has('nonempty')) out.push('! -empty');
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
    if (user === 'root' || user === 'root directory') out.push(`${slots.has('not') ? '! ' : ''}-user root`);
    else if (user !== null)
      out.push(/^(me|myself|i)$/.test(user) ? '-user "$(id -un)"' : `${slots.has('not') ? '! ' : ''}-user ${quote(user)}`);
  }
  return out;
}

export interface Found {
  readonly dir: string;
  readonly tests: string;
  /** The question gives nothing but the folder. */
  readonly plain: boolean;
  /** It gives nothing but an exception, so that all the rest of the user's folder would be taken. */
  readonly isAllElse: boolean;
}

/** The filters of the question as tests of find. */
export function filtersOf(slots: Slots, machine: Machine): Found {
  const spared = slots.exception();
  const depth = slots.has('depth') ? (slots.numberOf('depth') ?? slots.integer()) : null;
  const names = nameTests(slots);
  const shallow = /\b(not|no|without)\b.*\bsub|only (in )?(this|the current)|top level|non-?recursive/.test(
    slots.tokens.map((token) => token.low).join(' '),
  );
  const wantsDirs =
    slots.has('dir') &&
    !slots.has('file') &&
    [...names, ...(spared?.names ?? [])].every((test) => !test.includes('*.')) &&
    !/\b(in|under|inside|within|of)\b( \w+)* (dir|directory|folder|tree)\b/.test(slots.tokens.map((token) => token.low).join(' '));
  const others = [...ageTests(slots, machine), ...otherTests(slots, machine)];
  const dir = slots.dir() ?? '.';
  if (spared?.folders.some((folder) => `${dir}/`.startsWith(`${folder}/`)) === true) slots.spares = false;
  if (spared !== null && spared.paths.length > 0 && dir !== '.') slots.spares = false;
  if (spared !== null) names.push(...sparedTests(spared, dir.replace(/\/+$/, ''), machine));
  if (
    !names.some((test) => test.includes('name')) &&
    others.length === 0 &&
    !wantsDirs &&
    (slots.has('find') || slots.says('where', "where's"))
  ) {
    const file = slots.file();
    if (file !== null) names.push(`-name ${quote(file)}`);
  }
  const kind = others.some((test) => /-(x?type) l/.test(test))
    ? ''
    : slots.has('dir') && wantsDirs
      ? '-type d'
      : slots.has('file') || names.length + others.length > 0
        ? '-type f'
        : '';
  const least = kind === '-type d' && dir === '.' ? '-mindepth 1' : '';
  const tests = [least, depth !== null ? `-maxdepth ${depth}` : shallow ? '-maxdepth 1' : '', kind, ...names, ...others]
    .filter((test) => test !== '')
    .join(' ');
  const isAllElse = others.length === 0 && names.every((test) => test.startsWith('-not ')) && names.length > 0 && /^[~/.]+$/.test(dir);
  return { dir: quotePath(dir), tests, plain: names.length + others.length === 0 && depth === null && !shallow, isAllElse };
}

export const find = (found: Found): string => `find ${found.dir} ${found.tests}`.trim();

export function ranked(key: 'size' | 'time', reverse: boolean) {
  return (slots: Slots, machine: Machine): string | null => {
    const single =
      /\b(file|folder|directory|one)\b/.test(slots.tokens.map((token) => token.low).join(' ')) &&
      !slots.says('files', 'folders', 'directories');
    const count = slots.count() ?? (single ? 1 : 10);
    slots.explain('first', 'last');
    const found = filtersOf(slots, machine);
    if (found.tests.includes('-type d') && key === 'size')
      return `du -ah${machine.gnu ? '' : ''} ${found.dir} 2>/dev/null | sort -rh | head -n ${count}`.replace('du -ah', 'du -h');
    const sort = `sort -${reverse ? '' : 'r'}n | head -n ${count}`;
    const tests = found.tests.includes('-type') ? found.tests : `-type f ${found.tests}`.trim();
    if (key === 'size')
      return machine.gnu
        ? `find ${found.dir} ${tests} -printf '%s\\t%p\\n' | ${sort}`
        : `find ${found.dir} ${tests} -exec stat -f '%z%t%N' {} + | ${sort}`;
    return machine.gnu
      ? `find ${found.dir} ${tests} -printf '%T@ %p\\n' | ${sort} | cut -d' ' -f2-`
      : `find ${found.dir} ${tests} -exec stat -f '%m %N' {} + | ${sort} | cut -d' ' -f2-`;
  };
}

/** A find with an ending; null when the ending `needs` more than a folder and the question gives no more. */
export const ending =
  (tail: string, options: { readonly needs?: boolean; readonly before?: (slots: Slots) => string | null } = {}) =>
  (slots: Slots, machine: Machine): string | null => {
    // A pattern as the shell writes it means one folder: the rules for single files answer `delete *.tmp`.
    const isShellPattern =
      options.needs === true &&
      slots.tokens.some((token) => token.kind === 'glob') &&
      !slots.tokens.some((token) => token.kind === 'age' || token.kind === 'size') &&
      !slots.has('all', 'recursive', 'find', 'empty', 'owner', 'dir', 'big', 'modified') &&
      !slots.says('today', 'yesterday');
    if (isShellPattern && slots.exception() === null && !slots.says('in', 'inside', 'under', 'within', 'below')) return null;
    const before = options.before === undefined ? '' : options.before(slots);
    if (before === null) return null;
    const found = filtersOf(slots, machine);
    if (options.needs === true && slots.guesses) return null;
    // `all files except a.txt` from here would take the files of git and of other programs, too
    if (options.needs === true && (found.plain || (found.isAllElse && !slots.has('dir')))) return null;
    // a folder with files in it is not deleted by -delete, and the empty one of that name may not be the one that is meant
    if (tail === '-delete' && found.tests.includes('-type d') && !found.tests.includes('-empty')) return null;
    const tests = found.tests === '' ? '-type f' : found.tests;
    // what is changed is no wider than the place that is named
    const isNarrow =
      options.needs === true &&
      (slots.has('here') || slots.says('here')) &&
      !slots.has('recursive') &&
      !slots.says('under', 'within', 'anywhere');
    const deep = !tests.includes('-maxdepth') && (isShellPattern || isNarrow) ? '-maxdepth 1 ' : '';
    return `${find({ ...found, tests: `${deep}${tests}` })} ${tail.replace('{}', before === '' ? '{}' : before)}`;
  };

export function list(slots: Slots, machine: Machine): string | null {
  // what is in a file is not for find to say
  if (slots.has('contain') && !slots.has('name') && !slots.says('that have', 'which have', 'that has')) return null;
  const found = filtersOf(slots, machine);
  if (found.plain && !slots.has('recursive', 'all') && !slots.has('executable')) return null;
  if (found.plain && found.tests === '') return null;
  return find(found) + (slots.has('detail', 'permission') && !found.tests.includes('-perm') ? ' -exec ls -ld {} +' : '');
}

export function count(slots: Slots, machine: Machine): string | null {
  const found = filtersOf(slots, machine);
  const type = found.tests === '' ? '-type f' : found.tests;
  const here = found.plain && !slots.has('recursive') && !slots.says('project', 'tree', 'total', 'under', 'everything');
  return `find ${found.dir} ${here ? '-maxdepth 1 ' : ''}${type} | wc -l`;
}

export function sizeTotal(slots: Slots, machine: Machine): string | null {
  const found = filtersOf(slots, machine);
  if (found.plain) return null;
  return machine.gnu
    ? `find ${found.dir} ${found.tests} -printf '%s\\n' | awk '{s+=$1} END {print s+0}' | numfmt --to=iec`
    : `find ${found.dir} ${found.tests} -exec stat -f %z {} + | awk '{s+=$1} END {print s+0, "bytes"}'`;
}
