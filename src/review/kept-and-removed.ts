/** What is to be used or made newer is lost instead: the backup that is to be restored from, a package that is to be updated. Pure. */
import type { Rule } from './beyond-rule.ts';
import { says } from './effect-words.ts';
import { QUESTION_CHARS } from './named-files.ts';
import { AWAY, REMOVE } from './wish-verbs.ts';
import { has } from './word-match.ts';

/** "restore the config from the .bak", "put the backup back". */
const RESTORES = new RegExp(
  String.raw`(?<!\p{L})(?:restor\p{L}*|revert\p{L}*|recover\p{L}*|from|bring\p{L}*|put)\s(?:\S+\s){0,6}?` +
    String.raw`(?:["'\x60]?[\w./-]*\.(?:bak|orig|old|save)(?![\w.])|backup)`,
  'iu',
);
const BACKUP = /\.(?:bak|orig|old|save|backup)["']?$|~$/i;
/** What is to be restored from is written over. */
const overBackup: Rule = (effect, { words: { text } }) =>
  (says(effect, 'copies') || says(effect, 'moves')) &&
  effect.objects.length > 0 &&
  BACKUP.test(effect.objects.at(-1) ?? '') &&
  RESTORES.test(text.slice(0, QUESTION_CHARS)) &&
  !/(?<!\p{L})(?:mak|creat|keep|sav)\p{L}*\s(?:\S+\s){0,3}(?:copy|backup)|back\s(?:(?:it|this|them)\s)?up(?!\p{L})/iu.test(text)
    ? effect.what
    : null;

/** To make newer, or to look. */
const NEWER = /(?<!\p{L})(?:updat|upgrad|newer|newest|latest|outdated|any|list|show|what|which|find|search|version)/iu;
/** What asks for the end of a package without a word for it, too. */
const OTHERWISE = String.raw`replac switch instead fix conflict broken break downgrad swap migrat space full can't cannot fail error own\b old\b`;
/** Packages are removed, and the words are about newer ones. */
const notNewer: Rule = (effect, { words: { text, meant } }) =>
  effect.area === 'packages' &&
  effect.kind !== 'reads' &&
  says(effect, 'removes packages') &&
  meant === null &&
  NEWER.test(text) &&
  !has(`${REMOVE} ${AWAY} ${OTHERWISE}`, text)
    ? effect.what
    : null;

export const KEPT_AND_REMOVED_RULES: readonly Rule[] = [overBackup, notNewer];
