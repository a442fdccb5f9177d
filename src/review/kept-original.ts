/** A copy is wanted, and the line changes or replaces what it is to be made from. Pure. */
import { isKnownProgram } from '../programs/index.ts';
import type { Rule } from './beyond-rule.ts';
import { says } from './effect-words.ts';
import { keepsOriginal, keepsOriginals } from './question-kinds.ts';
import { plain } from './question-parts.ts';
import { names } from './user-words.ts';
import { isInPlace } from './weight.ts';
import { REMOVE } from './wish-verbs.ts';
import { has } from './word-match.ts';

/** A name with an ending, which is a file and no folder. */
const isFile = (name: string): boolean => /[\w-]\.\p{L}[\p{L}\d]{0,4}$/u.test(name);

/** Where the words take something from. */
const SOURCES = /(?<!\p{L})(?:from|out of|aus|von|depuis|desde|da)\s(?:the\s|my\s|file\s)*["']?([\p{L}\d_.~/-]+)/giu;
/** What is taken out of a file and is wanted nowhere else: the file is changed. */
const TAKES_OUT = `${REMOVE} strip filter\\sout dedup`;

/** The folders that a line makes. */
const MAKES_FOLDERS = /(?<![\w-])mkdir\s+(?:-\S+\s+)*([^;&|\n]+)/g;

/** A copy is wanted, and the original is changed or replaced. */
export const original: Rule = ({ kind, what, targets, objects, copy, severity }, { words, effects: { list, text: line } }) => {
  if (kind !== 'changes' || severity !== 'ordinary' || objects.length === 0) return null;
  const sources = [...words.text.matchAll(SOURCES)]
    .filter(({ index }) => !has(TAKES_OUT, words.text.slice(0, index)))
    .map(([, name = '']) => plain(name));
  const isWritten = targets.some((each) => each.kind === 'path' && each.how === 'overwrite');
  const { direction } = words.asked;
  const given = new Set(line.split(/[\s"']+/).map(plain));
  const isWrittenTo = (each: string): boolean =>
    list.some(({ kind: does, objects: on }) => does !== 'reads' && on.map(plain).includes(each));
  // the other end of the copy is in the line, too, and is only read
  const isTurned = direction !== null && [...direction.to].some((each) => !isKnownProgram(each) && given.has(each) && !isWrittenTo(each));
  // a folder that the line makes, or copies to, holds no original
  const folders = [...line.matchAll(MAKES_FOLDERS)].flatMap(([, names = '']) => names.split(/\s+/));
  const copies = list.filter((each) => says(each, 'copies')).flatMap((each) => each.objects.filter((one) => !isFile(one)));
  const made = new Set([...folders, ...copies].map(plain));
  const isNew = (each: string): boolean => made.has(plain(each)) || made.has(plain(each.replace(/\/[^/]*$/, '')));
  const isKept = (each: string): boolean =>
    !isNew(each) &&
    (sources.includes(plain(each)) ||
      (isTurned && isFile(each) && direction?.from.has(plain(each)) === true && !direction.to.has(plain(each))) ||
      (words.tokens.has(plain(each)) && keepsOriginal(words, each)));
  if (isWritten && objects.some(isKept)) return what;
  // "leave the originals alone": those here, and not in a folder of copies
  if (targets.some(isInPlace) && keepsOriginals(words.text) && objects.every((each) => /^(?:\.\/)?[^/]+$/.test(each) && !isNew(each)))
    return what;
  const replaced = targets.some(isInPlace) ? objects : copy === undefined || !/\.\w+$/.test(copy.to) ? [] : [copy.to];
  return replaced.some((each) => !isNew(each) && !/[{}$]/.test(each) && names(words, each, 'path') && keepsOriginal(words, each))
    ? what
    : null;
};
