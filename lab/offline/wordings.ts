/**
 * Requests about files made from a grammar: place, kind, filter, what to do, exception, politeness, typing mistake. What is right follows
 * from the files of tree.sh, which are data here, and not from any command. Deterministic: a number gives always the same requests.
 */

/** A file of tree.sh: its path, its size in bytes, its age in days. */
interface Known {
  readonly path: string;
  readonly bytes: number;
  readonly days: number;
}

const OLD = 'b.txt err.log logs/old1.log util.py y.tmp docs/manual.pdf src/deep/z.tmp docs/notes.txt images/dog.jpg'.split(' ');
const FRESH = 'notes.txt app.log logs/new1.log main.py x.tmp report.pdf'.split(' ');
const SIZES: Readonly<Record<string, number>> = {
  'big.txt': 2e6,
  'logs/huge.log': 3e6,
  'docs/film.pdf': 2.5e6,
  'empty.txt': 0,
  'logs/none.log': 0,
  'docs/blank.pdf': 0,
};
const PATHS = (
  'a.txt b.txt notes.txt docs/guide.txt docs/notes.txt txt/one.txt txt/two.log app.log err.log logs/app1.log logs/old1.log logs/new1.log ' +
  'docs/trace.log main.py util.py src/index.py src/deep/more.py x.tmp y.tmp docs/draft.tmp src/deep/z.tmp report.pdf docs/manual.pdf ' +
  'pdf/scan.pdf photo.jpg cat.png images/dog.jpg images/plan.txt empty.txt logs/none.log docs/blank.pdf big.txt logs/huge.log docs/film.pdf'
).split(' ');
export const FILES: readonly Known[] = PATHS.map((path) => ({
  path,
  // tree.sh writes the path into the file; scripts print it
  bytes: SIZES[path] ?? path.length + (path.endsWith('.py') ? 10 : 1),
  days: OLD.includes(path) ? 40 : FRESH.includes(path) ? 0.04 : 5,
}));

type Test = (file: Known) => boolean;
const nameOf = (path: string): string => path.split('/').at(-1) ?? path;
const endsIn =
  (...ends: readonly string[]): Test =>
  ({ path }) =>
    ends.some((end) => path.endsWith(end));
const under =
  (folder: string): Test =>
  ({ path }) =>
    path.startsWith(`${folder}/`);

type Words = readonly [text: string, test: Test];
const PLACES: readonly Words[] = [
  ['', () => true],
  ['', () => true],
  ['in docs', under('docs')],
  ['in the docs folder', under('docs')],
  ['in the folder logs', under('logs')],
  ['under src', under('src')],
  ['in the current directory', () => true],
  ['in the images folder', under('images')],
  ['inside the directory txt', under('txt')],
];
const KINDS: readonly Words[] = [
  ['files', () => true],
  ['txt files', endsIn('.txt')],
  ['.log files', endsIn('.log')],
  ['*.tmp files', endsIn('.tmp')],
  ['log files', endsIn('.log')],
  ['python files', endsIn('.py')],
  ['pdfs', endsIn('.pdf')],
  ['pdf files', endsIn('.pdf')],
  ['files ending in .txt', endsIn('.txt')],
  ['files with the extension log', endsIn('.log')],
];
const FILTERS: readonly Words[] = [
  ['', () => true],
  ['', () => true],
  ['', () => true],
  ['bigger than 1 MB', ({ bytes }) => bytes > 1_048_576],
  ['larger than 1.5 megabytes', ({ bytes }) => bytes > 1_572_864],
  ['smaller than 10 bytes', ({ bytes }) => bytes < 10],
  ['older than 10 days', ({ days }) => days > 11],
  ['that have not been modified for 2 weeks', ({ days }) => days > 15],
  ['modified in the last 2 days', ({ days }) => days < 2],
  ['changed within the last 24 hours', ({ days }) => days < 1],
  ['that are empty', ({ bytes }) => bytes === 0],
  ['whose name starts with a', ({ path }) => nameOf(path).startsWith('a')],
];
/** `{}` is the name of a file that is to be spared. */
const EXCEPTIONS = [
  'except {}',
  'but not {}',
  'other than {}',
  'apart from {}',
  'excluding {}',
  'without {}',
  'unless it is called {}',
  'but keep {}',
  'and leave {} alone',
  'except for the file {}',
  'but spare {}',
  ', never {}',
  'save {}',
  'minus {}',
  'except the newest one',
  'but keep the 2 newest',
  'except those in docs',
  'not named {}',
] as const;
const POLITE = ['', '', '', 'please ', 'can you ', 'could you please ', 'hey, ', 'how do I ', 'how can i ', 'I want to ', "i'd like to "];
const ASKING = ['', '', '', 'hey, ', 'please tell me: ', 'hi, '];
const AFTER = ['', '', '', ' please', ' thanks', '?', '.', ' for me'];

export type Deed = 'list' | 'count' | 'delete' | 'move' | 'copy';
const VERBS: Readonly<Record<Deed, readonly string[]>> = {
  list: ['list all {}', 'show me the {}', 'find all {}', 'find {}', 'which {} are there', 'display every one of the {}', 'search for {}'],
  count: ['how many {} are there', 'count the {}', 'count all {}', 'number of {}'],
  delete: ['delete all {}', 'remove all {}', 'delete the {}', 'get rid of all {}', 'erase all {}', 'delete {}', 'rm all {}'],
  move: ['move all {} to archive', 'move the {} into archive', 'put all {} into the folder archive'],
  copy: ['copy all {} to archive', 'copy the {} into the archive folder'],
};
/** Sentences about a deed that must not be done. */
const UNDONE = [
  "don't delete the {}",
  'do not remove any {}',
  'never delete {}',
  'show me what would be deleted if I removed all {}',
  'would it be safe to delete all {}',
  'what happens if i delete the {}',
  'which {} could i delete',
  'list the {} without deleting them',
  'please do not move the {}',
  'should I delete the {}',
  'is it ok to remove all {}',
  'just print the {}, delete nothing',
] as const;
/** A folder whose name is also a kind of file. */
const FOLDERS = [
  'delete the folder {}',
  'delete the {} folder',
  'remove the directory {}',
  'please remove the folder "{}"',
  'delete folder {}',
];

export interface Wording {
  readonly ask: string;
  readonly deed: Deed | 'nothing' | 'folder';
  /** The files that it is about, those of subfolders included. */
  readonly files: readonly string[];
  /** An exception that depends on the age of the files: to withhold the command is right, too. */
  readonly isRanked: boolean;
  readonly shape: 'plain' | 'exception' | 'undone' | 'folder';
  readonly hasTypo: boolean;
}

/** A generator of numbers from 0 to 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Swaps, drops or doubles a letter in one longer word that is no name. */
function mistyped(text: string, random: () => number): string {
  const words = text.split(' ');
  const able = words.flatMap((word, at) => (/^[a-z]{5,}$/.test(word) ? [at] : []));
  const at = able[Math.floor(random() * able.length)];
  if (at === undefined) return text;
  const word = words[at] ?? '';
  const place = 1 + Math.floor(random() * (word.length - 2));
  const kind = random();
  const made =
    kind < 0.4
      ? word.slice(0, place) + (word[place + 1] ?? '') + (word[place] ?? '') + word.slice(place + 2)
      : kind < 0.7
        ? word.slice(0, place) + word.slice(place + 1)
        : word.slice(0, place) + (word[place] ?? '') + word.slice(place);
  return words.with(at, made).join(' ');
}

const squeezed = (text: string): string =>
  text
    .replace(/ +/g, ' ')
    .replace(/ ([,?]|\.$)/g, '$1')
    .trim();

/** Makes one request. */
function wording(random: () => number, shape: Wording['shape']): Wording {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const frame = (text: string): string =>
    squeezed(pick(/^(which|how|number|would|what|should|is) /.test(text) ? ASKING : POLITE) + text + pick(AFTER));
  if (shape === 'folder') {
    const name = pick(['txt', 'images', 'pdf', 'logs', 'docs']);
    const ask = frame(pick(FOLDERS).replace('{}', name));
    const files = PATHS.filter((path) => path.startsWith(`${name}/`));
    return { ask, deed: 'folder', files, shape, isRanked: false, hasTypo: false };
  }
  const [[place, isPlace], [kind, isKind], [filter, isFiltered]] = [pick(PLACES), pick(KINDS), pick(FILTERS)];
  let files = FILES.filter((file) => isPlace(file) && isKind(file) && isFiltered(file)).map(({ path }) => path);
  let object = squeezed(random() < 0.5 ? `${kind} ${filter} ${place}` : `${kind} ${place} ${filter}`);
  if (shape === 'undone')
    return { ask: frame(pick(UNDONE).replace('{}', object)), deed: 'nothing', files: [], shape, isRanked: false, hasTypo: false };
  const deed =
    shape === 'exception'
      ? pick<Deed>(['delete', 'delete', 'delete', 'move', 'copy'])
      : pick<Deed>(['list', 'list', 'count', 'delete', 'move', 'copy']);
  let exception = '';
  const newestFirst = FILES.toSorted((one, other) => one.days - other.days).map(({ path }) => path);
  if (shape === 'exception') {
    exception = pick(EXCEPTIONS);
    const spared = nameOf(pick(files.length > 0 ? files : PATHS));
    const newest = newestFirst.filter((path) => files.includes(path)).slice(0, exception.includes('2') ? 2 : 1);
    const isSpared = (path: string): boolean =>
      exception.includes('{}') ? nameOf(path) === spared : exception.includes('docs') ? path.startsWith('docs/') : newest.includes(path);
    files = files.filter((path) => !isSpared(path));
    exception = exception.replace('{}', spared);
  }
  const isRanked = exception.includes('newest');
  const hasTypo = shape === 'plain' && random() < 0.25;
  const verb = pick(VERBS[deed]);
  // an exception comes right behind what it is taken from, or at the end
  const sentence = random() < 0.5 ? verb.replace('{}', `${object} ${exception}`) : `${verb.replace('{}', object)} ${exception}`;
  object = frame(sentence);
  return { ask: hasTypo ? mistyped(object, random) : object, deed, files, shape, isRanked, hasTypo };
}

/** So many requests of a shape. */
export function wordings(shape: Wording['shape'], count: number, seed: number): Wording[] {
  const random = numbers(seed);
  return Array.from({ length: count }, () => wording(random, shape));
}
