/**
 * Deletions that spare by rank: "delete all but the three newest logs". The files of one folder are sorted by find and sort, not by ls, so
 * that any name is exact: spaces, newlines, a dash in front. Subfolders stay as they are, which is less than may be meant, never more.
 */
import { extensionsOf } from '../file-kinds.ts';
import { type Phrase, type Reply, run } from '../phrasebook.ts';
import { quote, quotePath } from '../quote.ts';
import type { Machine } from '../types.ts';
import { numberWord } from '../units.ts';

interface Rank {
  readonly words: string;
  readonly called: string;
  /** What find prints in front of each name, and the options of sort that bring what is spared to the front. */
  readonly key: string;
  readonly order: string;
}

const RANKS: readonly Rank[] = [
  { words: '(newest|latest|most recent|last|most recently changed|most recently modified)', called: 'newest', key: '%T@', order: '-zrn' },
  { words: '(oldest|least recent)', called: 'oldest', key: '%T@', order: '-zn' },
  { words: '(biggest|largest|heaviest)', called: 'biggest', key: '%s', order: '-zrn' },
  { words: '(smallest|tiniest)', called: 'smallest', key: '%s', order: '-zn' },
];

const NONE = new Set(['', 'file', 'files', 'one', 'ones']);

/** The extensions that a word for files means; empty for "files" itself, null for a word that means none. */
function extensions(word: string): readonly string[] | null {
  const low = word.toLowerCase().replace(/^\*?\./, '');
  return NONE.has(low) ? [] : (extensionsOf(low, true) ?? extensionsOf(low.replace(/s$/, ''), true));
}

const amount = (word: string): number | null => (/^[1-9]\d{0,3}$/.test(word) ? Number(word) : numberWord(word.toLowerCase()));

function spare({ called, key, order }: Rank, holes: Readonly<Record<string, string>>, machine: Machine): Reply | null {
  const { n = '', kind = '', what = '', dir = '' } = holes;
  const kept = n === '' ? 1 : amount(n);
  const [all, spared] = [extensions(kind), extensions(what)];
  // -printf, and -z of sort and cut, are GNU's
  if (!machine.gnu || kept === null || all === null || spared === null || (dir !== '' && machine.lacks(dir))) return null;
  // "delete all pictures but the newest log" spares nothing that it deletes
  if (all.length > 0 && spared.length > 0 && all.join(' ') !== spared.join(' ')) return null;
  const kinds = all.length > 0 ? all : spared;
  // without a kind or a folder it would be all that is in the folder of the moment
  if (kinds.length === 0 && dir === '') return null;
  const names = kinds.map((one) => `-name ${quote(`*.${one}`)}`).join(' -o ');
  const tests = kinds.length > 1 ? ` \\( ${names} \\)` : kinds.length === 1 ? ` ${names}` : '';
  const folder = dir === '' ? '.' : quotePath(dir);
  const listed = `find ${folder} -maxdepth 1 -type f${tests} -printf '${key} %p\\0'`;
  const command = `${listed} | sort ${order} | tail -zn +${kept + 1} | cut -zd' ' -f2- | xargs -0r rm --`;
  const files = kinds.length === 0 ? 'files' : `${kinds.join(' and ')} files`;
  return run(
    command,
    `deletes the ${files} in ${dir === '' ? 'this folder' : folder} but the ${kept === 1 ? '' : `${kept} `}${called}, none in subfolders`,
  );
}

const DELETE = '(delete|remove|erase|rm)';
const BUT = '(but|except|except for|apart from|other than|besides)';
const IN = '[in {dir}|in the {dir} folder|in the folder {dir}|in the {dir} directory|in the directory {dir}|here|in this folder]';
const OTHERS =
  '(others|other|rest|the others|the rest|the other files|all others|all the others|everything else|all other files|the other ones)';
const ALLS = ['(all|everything|all files|all the files|all of the files)', 'all [the|my] {kind} [files]', 'the {kind} [files]'];

export const rankedPhrases: readonly Phrase[] = RANKS.map((rank) => {
  const spared = [
    `[the|my] {n} ${rank.words} [{what}] [files|ones]`,
    `[the|my] ${rank.words} {n} [{what}] [files|ones]`,
    `[the|my] ${rank.words} [{what}] [file|one]`,
  ];
  return {
    ask: [
      ...ALLS.flatMap((all) =>
        spared.flatMap((some) => [`${DELETE} ${all} ${BUT} ${some} ${IN}`, `${DELETE} ${all} ${IN} ${BUT} ${some}`]),
      ),
      ...spared.flatMap((some) => [
        `(keep|spare|leave) [only] ${some} ${IN} and ${DELETE} ${OTHERS}`,
        `${DELETE} ${ALLS[0] ?? ''} ${IN} but (keep|leave|spare) ${some}`,
      ]),
    ],
    reply: (holes, machine) => spare(rank, holes, machine),
  };
});
