/** The files, folders and places that a question names, and whether a line falls on a folder around one of them. Pure. */
import type { Effect, Effects, Target } from '../effects/effect-types.ts';
import { placeOf } from '../effects/paths.ts';
import type { Words } from './user-words.ts';

/** A longer text was pasted: what follows names nothing. */
export const QUESTION_CHARS = 4096;

const BEFORE = String.raw`(?<![\p{L}\d_./@:-])`;
const BEHIND = String.raw`(?![\p{L}\d_@/-]|\.\p{L})`;
const ENDING = String.raw`\.[a-z][a-z\d]{0,4}`;

/** Names of files; `e.g.` and numbers are none. */
const FILE = new RegExp(String.raw`${BEFORE}([\p{L}\d_-]{2,}${ENDING})${BEHIND}`, 'giu');
/** Files by their names, folders with a stroke behind them. */
const FILE_OR_FOLDER = new RegExp(String.raw`${BEFORE}((?:[\p{L}\d_-]+${ENDING}|[\p{L}\d_.-]+\/))${BEHIND}`, 'giu');
/** Files in folders, as the objects of a cloud are named. */
const FILE_IN_FOLDER = /(?<![\w./~:-])((?:[\w.-]+\/)+[\w-]+\.[a-z]\w{0,4})(?![\w/-])/g;
/** Places by their path. */
const PLACE = /(?<![\p{L}\d_.:/~-])(~?\/[\p{L}\d_.@+-][\p{L}\d_./@+-]*)/gu;

/** Words for what is around a place. */
const OUTSIDE = /(?<!\p{L})(?:parent|above|around|contain|surround|outer|whole|entire|everything)/iu;

/** Any word. */
const WORD = /([\p{L}\d][\p{L}\d._-]*)/gu;

/** The words of a text in small letters, names with dots and hyphens whole. */
export const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\d][\p{L}\d._-]*[\p{L}\d]/gu) ?? [];

const namedIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.slice(0, QUESTION_CHARS).matchAll(pattern)].map(([, name = '']) => name);

export const filesIn = (text: string): readonly string[] => namedIn(text, FILE);
/** Files with the folders that they are in. */
export const filesInFolders = (text: string): readonly string[] => namedIn(text, FILE_IN_FOLDER);
/** Without the stroke behind a folder. */
export const filesAndFoldersIn = (text: string): readonly string[] => namedIn(text, FILE_OR_FOLDER).map((name) => name.replace(/\/$/, ''));

const bare = (path: string): string => (path === '/' ? path : path.replace(/[/.,:]+$/, ''));
export const placesOf = (target: Target): readonly string[] => {
  if (target.kind === 'path') return [placeOf(target.arg, target.scope)];
  if (target.kind !== 'find') return [];
  const end = target.args.findIndex(({ text }) => /^[-(!]/.test(text));
  return target.args.slice(0, end === -1 ? undefined : end).map((arg) => placeOf(arg, target.scope));
};

/** The words name a place, and what the line loses or changes is all that is in a folder around it. */
export function isAround({ kind, recursive, targets, objects }: Effect, { text: line }: Effects, { text, ran }: Words): boolean {
  if (kind === 'deletes' && isAroundObject(line, text)) return true;
  if (kind !== 'deletes' && !(recursive && (kind === 'changes' || kind === 'system'))) return false;
  const named = namedIn(text, PLACE).map(bare);
  // the place that the user has just looked at, and the words call nothing around it by its name
  const typed = named.length > 0 || ran === null || OUTSIDE.test(text) ? [] : namedIn(ran.text, PLACE).map(bare);
  const isSaid = (place: string): boolean => namedIn(text.toLowerCase(), WORD).includes(place.replace(/^.*\//, '').toLowerCase());
  return [...targets.flatMap(placesOf), ...objects.filter((each) => /^[~/]/.test(each))].map(bare).some((place) => {
    const known = [...named, ...(isSaid(place) ? [] : typed)];
    return (
      !known.includes(place) && known.some((each) => !line.includes(each) && each.startsWith(place.endsWith('/') ? place : `${place}/`))
    );
  });
}

/** The same for a file deep in a folder, which the line may write behind an address: `s3://bucket/backups/`. */
const isAroundObject = (line: string, text: string): boolean =>
  namedIn(text, FILE_IN_FOLDER).some((each) => !line.includes(each) && line.includes(`/${each.slice(0, each.lastIndexOf('/') + 1)}`));
