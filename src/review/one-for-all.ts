/** One thing is meant, and the line takes all that there are; a file is meant, and the line takes what is around it, or writes it anew. Pure. */
import { choice } from '../base/choice.ts';
import type { Rule } from './beyond-rule.ts';
import { fits } from './name-pattern.ts';
import { QUESTION_CHARS } from './named-files.ts';
import { names } from './user-words.ts';
import { has } from './word-match.ts';

/** Things of which there are several, and that people speak of as one: "the container". */
const KINDS = `container image volume network pod job branch tag stash service unit script file picture photo video document log process issue pr pull\\srequest
  deployment snapshot session table bucket instance vm workflow run`;
const oneOf = (kinds: string): RegExp =>
  new RegExp(
    [
      String.raw`(?<!\p{L})(?:the|this|that|my)\s(?:[\p{L}\d._-]+\s){0,2}?(${choice(kinds)})`,
      String.raw`(?:\sfile)?(?=\s*(?:$|[?!.,;:])|\s(?:in|on|of|from|that|which|again|now|please|so|for|with|to|by|at|is|was|and|\p{L}+able|smaller`,
      String.raw`|private|off)(?!\p{L}))`,
    ].join(''),
    'gimu',
  );
const ONE = oneOf(KINDS);
/** What a folder has beside these. */
const ONE_THERE = oneOf(`${KINDS} folder directory dir archive`);
const TAKES_ALL = new RegExp(
  String.raw`(?<!\p{L})(?:${choice(String.raw`all every\p{L}* each both these those them they any\p{L}* others? rest whole entire clean\s?up
    alle\p{L}* tou(?:te|s)\p{L}* todos? todas? tutt[ei]`)})(?!\p{L})`,
  'iu',
);
/** Whether the words are about one thing of a kind, and about no others of it. */
const isAboutOneKind = (text: string, one = ONE): boolean => {
  const kinds = [...text.slice(0, QUESTION_CHARS).matchAll(one)].map(([, kind = '']) => kind);
  return (
    kinds.length > 0 &&
    !TAKES_ALL.test(text) &&
    !kinds.some((kind) => new RegExp(String.raw`(?<!\p{L})${kind.replace(/y$/, '(?:y|ie)')}e?s(?!\p{L})`, 'iu').test(text))
  );
};

/** A program that lists what there is, without anything that chooses among it. */
const LISTS = [
  String.raw`(?:jobs\s+-p|git\s+(?:branch|tag)|[\w./-]+\s+(?:[a-z-]+\s+)?(?:list|ls|ps|images|get\s+[a-z,]+))`,
  String.raw`(?:\s+(?!-\w*f\b|-l\b|-n\b|-\d|--(?:filter|selector|field-selector|merged|no-merged|contains|state|label|search|author|limit|since|user))-[\w-]+`,
  String.raw`(?:[=\s](?:'[^']*'|"[^"]*"|[^\s'"|()$-][^\s'"|()]*))?)*\s*`,
].join('');
const ALL_OF = new RegExp(
  [
    String.raw`(?:\$\(|\x60)\s*${LISTS}[)\x60]|(?:^|[;&|]\s*)${LISTS}\|\s*xargs\b`,
    String.raw`|\bgit\s+stash\s+clear\b|\b(?:system|volume|image|container|network|builder)\s+prune\b|\bcancel\s+-a\b`,
    String.raw`|\bkubectl\s+(?:delete|scale|rollout|set|label|annotate)\s[^|;&]*(?<!\S)--all(?!\S)`,
    String.raw`|\bsystemctl\s+\S+\s+["']\*["']`,
  ].join(''),
  'i',
);
/** A pattern that takes all files of a folder, or all of one kind. */
const ALL_FILES = /(?<!\S)(?:[\w./~-]*\/)?\*(?:\.[a-z]\w{0,4})?(?!\S)/i;
const FILES = /(?<!\p{L})(?:file|script|picture|photo|image|video|document|log)(?!\p{L})/iu;

/** "stop the container", and the line stops all: `docker stop $(docker ps -q)`. */
const allForOne: Rule = ({ kind, area, what }, { words: { text, meant }, effects: { text: line } }) => {
  if (kind === 'reads' || kind === 'network' || kind === 'root' || meant !== null || !isAboutOneKind(text)) return null;
  return ALL_OF.test(line) || ((area === 'files' || area === 'system-files') && ALL_FILES.test(line) && FILES.test(text)) ? what : null;
};

/** "the old folder", and the pattern in the line takes two of those that the output shows. */
const severalShown: Rule = ({ kind, what, objects }, { words, effects: { text: line } }) => {
  const { text, meant, shown } = words;
  if (kind === 'reads' || kind === 'network' || kind === 'root' || meant !== null || shown === '') return null;
  if (!isAboutOneKind(text, ONE_THERE)) return null;
  const listed = new Set(shown.split(/[\s"'`,;]+/).map((each) => each.replace(/\/+$/, '').replace(/^.*\//, '')));
  const [, found, filtered] = CHOSEN_BY_PART.exec(line) ?? [];
  const part = found ?? filtered ?? '';
  if (part !== '' && [...listed].filter((name) => name.includes(part) && !/[|$(]/.test(name)).length > 1) return what;
  return objects.some((each) => {
    const last = each.replaceAll(/["']|\/+$/g, '').replace(/^.*\//, '');
    const folder = each.replaceAll(/["']/g, '').replace(/\/[^/]*$/, '');
    // what is in the folder that is meant
    const isInside = folder !== each && IN_FOLDER.test(text) && names(words, folder, 'path');
    return (
      !isInside &&
      /[*?]/.test(last) &&
      last.length <= GLOB_CHARS &&
      [...listed].filter((name) => name !== '' && !/[*?]/.test(name) && fits(name, last)).length > 1
    );
  })
    ? what
    : null;
};
/** `$(… | grep test)`, `--filter name=web`: all that have it somewhere in their names. */
const CHOSEN_BY_PART =
  /\|\s*grep\s+(?:-[a-zA-Z]+\s+)*["']?([\w.-]{3,})["']?\s*(?:\)|\x60|\|\s*xargs)|--filter[=\s]["']?name=([\w.-]{3,})(?![\w$])/;
const GLOB_CHARS = 60;
const IN_FOLDER = /(?<!\p{L})(?:folder|director(?:y|ies)|dir|ordner|verzeichnis|dossier|carpeta|cartella)(?!\p{L})/iu;

/** Words for something that comes to what a file has. */
const ADDS = String.raw`append prepend anhäng hinzu füge\b ergänz ajout añad agreg aggiung adicion acrescent dopisz допис 追記 追加`;
const AT_AN_END =
  /(?<!\p{L})(?:add|put|write|insert)(?!\p{L})[^\n]*\s(?:at|to)\sthe\s(?:(?:very\s)?(?:end|top|bottom|beginning|start))(?!\p{L})/iu;
/** Something is to come to a file, and the line writes the file anew without having read it. */
const writtenAnew: Rule = ({ targets, objects, what }, { words: { text, tokens }, effects: { text: line } }) =>
  targets.some((each) => each.kind === 'path' && (each.how === 'overwrite' || each.how === 'empty')) &&
  objects.some((each) => tokens.has(each.toLowerCase()) && line.split(each).length === 2) &&
  (has(ADDS, text) || AT_AN_END.test(text.slice(0, QUESTION_CHARS)))
    ? what
    : null;

/** "rename a.txt to b.txt": both ends of it. */
const NAME = String.raw`["'\x60]?([\w./~-]*\w\.[a-z]\w{0,4})`;
const ENDS = new RegExp(
  String.raw`(?<!\p{L})(?:rename|copy|move|mv|cp)\s(?:the\s)?(?:file\s)?${NAME}["'\x60]?\s(?:to|into|as)\s${NAME}(?![\w/])`,
  'giu',
);
/** A copy or a move from or to another file than the two that the words name. */
const otherEnds: Rule = ({ copy, what }, { words: { text, meant }, effects: { text: line } }) => {
  if (copy === undefined || meant !== null || /[{$]/.test(line)) return null;
  const ends = [...text.slice(0, QUESTION_CHARS).matchAll(ENDS)].flatMap(([, from = '', to = '']) => [from, to]);
  return ends.some((each) => !line.includes(each.replace(/^.*\//, ''))) ? what : null;
};

export const ONE_FOR_ALL_RULES: readonly Rule[] = [allForOne, severalShown, writtenAnew, otherEnds];
