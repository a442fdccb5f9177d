/**
 * What kind of question the words are: one for information, for a trial, for a copy, or about one thing that they name by a number, an address or
 * a name. Pure.
 */
import { choice } from '../base/choice.ts';
import { QUESTION_CHARS } from './named-files.ts';
import { withoutDescriptions } from './question-parts.ts';
import type { Words } from './user-words.ts';
import { CHANGE, INSTALL, REMOVE, RUN } from './wish-verbs.ts';
import { has } from './word-match.ts';

/** What a question for information begins with; a topic may stand before it: "mysql: how many rows". */
const INFORMS = new RegExp(
  String.raw`^\s*(?:[^\s:]{1,20}:\s)?(?:(?:please|ok|so|and|now|also)[\s,]+)*(?:${choice(String.raw`
    who(?:'?s|se)? what(?:'?s)? which why where(?:'?s)? is are was were does did has how\s(?:many|much|big|long|often|full|old|large|far)
    show list display view count tell explain describe compare preview differences? diff size status version amount contents?
    (?:check|see|test|know|find\sout)\s(?:what|which|if|whether|how) see\s(?:why|where|when|who) dry[\s-]?run
    when(?:'?s|\sis|\sdid|\swas)? (?:do|am)\s(?:i|we)(?:\s(?:have|need|use|run))?
    how\s(?:do|can|could|would)\s(?:i|we|you)\s(?:see|list|show|view|check|find\sout|know|tell|inspect|count|compare)
    wie\s?viele? welche[mnrs]? zeig\p{L}* wer wo warum ist sind hat liste quel(?:le)?s? combien pourquoi montre\p{L}* affich\p{L}* liste[rz]?
    qué cuánt[oa]s? cuál(?:es)? muestra\p{L}* por\squé quale quant[oaie] mostra\p{L}* perché`)})(?![\p{L}-])`,
  'iu',
);
const PASSIVE = /(?<!\p{L})(?:can|could|may|might|should)\sbe\s\p{L}+(?:ed|en|t)(?!\p{L})/giu;
const DEEDS = `${REMOVE} ${CHANGE} ${INSTALL} ${RUN} stop kill end\\b clos restart reload shut mov renam convert mount resiz send upload push pull
  sav store output redirect log\\b record cop(?:y|ies) download pip(?:e|es|ing)\b sync\b`;

/** "is ssh running", "are the ports open": how something is, which is no wish to bring it about. */
const STATE = new RegExp(
  String.raw`(?<=^\s*(?:[^\s:]{1,20}:\s)?(?:is|are|was|were)\s(?!there\s|it\spossible\s)(?:[^\s,;?]+\s){1,5})` +
    String.raw`(?:\p{L}+(?:ing|ed)|set\sup|open|shut|up|down|on|off|out|empty)` +
    String.raw`(?=\s*(?:[?,;.]|$|(?:on|in|at|for|or|and|right|now|already|yet|with|by)(?!\p{L})))`,
  'giu',
);
/** Whether a line of the question has a verb for a deed, not only one that describes. */
const hasDeed = (line: string): boolean => has(DEEDS, withoutDescriptions(line.replaceAll(PASSIVE, 'is').replaceAll(STATE, 'so')));

/** Whether all that the user wrote asks for information, and nothing in it is to be done. */
export const onlyInforms = ({ text }: Words): boolean =>
  text.length < QUESTION_CHARS &&
  text.trim() !== '' &&
  sentencesOf(text).every((line) => INFORMS.test(line) && !hasDeed(withoutDescriptions(line).replaceAll(STATE, 'so').replace(INFORMS, '')));
/** Lines, and a wish that follows a question mark: "did it ban my address? unban it". Any other remark there only tells more. */
export const sentencesOf = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const [, question = '', wish = ''] = /^([^?]*\?)\s+(\p{Ll}.*)$/u.exec(line) ?? [];
    return wish !== '' && (hasDeed(wish) || WISH.test(wish)) ? [question, wish] : [line];
  });
const WISH =
  /^(?:please\s)?(?:un\p{L}{3,}|open|allow|block|enabl|disabl|lock|let\s|add\s|set\s|give\s|take\s|make\s|put\s|fix\s|turn\s|switch\s)/u;

/** Whether the question is only the name of something with a question mark: "exif data of a.jpg?". */
export const onlyNames = ({ text }: Words): boolean =>
  text.length < QUESTION_CHARS &&
  text.trim() !== '' &&
  text.split('\n').every((line) => (/\?\s*$/.test(line) && !hasDeed(line)) || INFORMS.test(line)) &&
  onlyQuestions(text);
const onlyQuestions = (text: string): boolean => text.split('\n').some((line) => /\?\s*$/.test(line)) && !text.split('\n').some(hasDeed);

const TRIAL = new RegExp(
  [
    String.raw`(?<!\p{L})(?:dry[\s-]?runs?|probelauf|(?:without|ohne)\s(?:really\s)?(?:changing|doing|applying|deleting)|^[^\S\n]*preview|`,
    String.raw`simulate\s(?:an?|the)\s(?:upgrade|update|install\w*|removal|deletion|run|merge|deploy\w*)|`,
    String.raw`(?:what|which|how\s(?:many|much)|if|whether)\s[^\n]*\bwould\b(?!\s(?:you|like|be\snice))|`,
    // "list the snapshots that would be removed"
    String.raw`^\s*(?:please\s)?(?:list|show|see|print|display|count|tell|find)\s(?![^\n]*\s(?:and|then)\s)[^\n]*\s(?:would\s(?!you|like|be\snice)\p{L}+|` +
      String.raw`(?:will|to|going\sto)\s(?:be|get)\s\p{L}+(?:ed|en|t))(?!\p{L}))`,
  ].join(''),
  'imu',
);
/** Whether the words ask for a trial, in which nothing is done. */
export const wantsDryRun = ({ text }: Words): boolean => TRIAL.test(text.slice(0, QUESTION_CHARS));

const NAME = String.raw`["'\x60]?(?!(?:and|or|to|with|that|which|by|from|for|of|in|on|as|und)\s)([\p{L}\d_.~-][\p{L}\d_./~-]*)["'\x60]?`;
/** Where a copy is to be: "as sorted.txt", "into folder cropped". */
const COPIED_TO = new RegExp(
  [
    String.raw`(?<!\p{L})(?:as|into|als|to|nach)\s(?:an?\s|the\s|new\s|my\s|den\s|die\s)*(?:folder|directory|dir|ordner)\s(?:called\s|named\s)?${NAME}`,
    String.raw`|(?<!\p{L})(?:as|into|als)\s(?:an?\s|the\s|new\s)*["'\x60]?([\p{L}\d_~-][\p{L}\d_./~-]*\.\p{L}[\p{L}\d]{0,4})(?![\p{L}\d])`,
  ].join(''),
  'giu',
);
/** "put the small ones in web/". */
const PUT_IN = new RegExp(
  String.raw`(?<!\p{L})(?:put|sav|writ|stor|plac)\p{L}*\s(?:\S+\s){1,5}?(?:in|into|to|under)\s(?:an?\s|the\s|my\s)?${NAME}`,
  'giu',
);
const COPY_OF = /(?<!\p{L})(?:copy|copies|version|kopie)\s(?:of|von)\s([^\n,;]+?)(?=\s(?:as|to|into|in|als|nach)\s|[,;.]?\s|[,;.]?$)/giu;
const bare = (path: string): string =>
  path
    .toLowerCase()
    .replace(/^\.\//, '')
    .replace(/[/.]+$/, '');

/** "but keep the originals". */
const KEEPS = new RegExp(
  String.raw`(?<!\p{L})(?:(?:keep|keeping|leave|leaving|preserve|behalt\p{L}*|garde[rz]?|conserva\p{L}*)\s(?:\p{L}+\s){0,2}originals?` +
    String.raw`|originals?\s(?:\p{L}+\s){0,2}(?:stay|kept|untouched|unchanged|behalten)` +
    String.raw`|(?<!(?:delet|remov)\p{L}*\s(?:(?:all|the|old|my)\s){0,2})thumb(?:nail)?s?(?!\.db)|vorschaubild\p{L}*` +
    String.raw`|(?:mak|creat|generat|render)\p{L}*\s(?:\p{L}+\s){0,3}previews?` +
    String.raw`|(?:small|smaller|reduced|compressed|gr[ae]yscale)\s(?:version|copy|copies|variant)s?)(?!\p{L})`,
  'iu',
);

/** Whether the words say that what something is made from is to stay. */
export const keepsOriginals = (text: string): boolean => KEEPS.test(text.slice(0, QUESTION_CHARS));

/** Whether the words want something made of a file, under another name, and the file itself is to stay as it is. */
export function keepsOriginal({ text: whole }: Words, object: string): boolean {
  const text = whole.slice(0, QUESTION_CHARS);
  if (/back\s?up|suffix|\.bak\b/i.test(text)) return false;
  const own = bare(object);
  if (keepsOriginals(text)) return ![...text.matchAll(PUT_IN)].some(([, folder = '']) => bare(folder) === own);
  const copied = [...text.matchAll(COPY_OF)].some(([, rest = '']) => rest.split(/\s+/).some((word) => bare(word) === own));
  const places = [...text.matchAll(COPIED_TO)].map(([, folder, file]) => bare(folder ?? file ?? ''));
  const isPlace = places.some((place) => own === place || own.startsWith(`${place}/`) || place.endsWith(`/${own}`));
  return (copied || places.length > 0) && !isPlace;
}

/** Things that have a number. */
const NUMBERED = choice(
  `job row id pid query connection pr issue stash message pod snapshot number nr build run vm container session rule entry record user uid request
  pull\\srequest`,
);
const PARTICULARS: readonly RegExp[] = [
  /(?<![\w.@-])([\w.+-]+@[\w-]+(?:\.[\w-]+)+)(?![\w:/])/g,
  /(?<![\w.:/@])(\d{1,3}(?:\.\d{1,3}){3}(?:\/\d+)?)(?![\w.])/g,
  new RegExp(String.raw`(?<![\p{L}-])(?:${NUMBERED})\s(?:(?:id|number|nr|no)\.?\s)?#?(\d+)(?![\w.%-])`, 'giu'),
  /(?<![\w./-])([a-z]{1,8}-(?=[\da-f]*\d)[\da-f]{4,})(?![\w.-])/g,
  /(?<![\p{L}-])(?:task|message|job|request|order|ticket)\s(?:id\s)?#?((?=[\w-]*\d)[\w]+-[\w-]+)(?![\w.])/giu,
  // a disk, a word that no language has
  /(?<![\w/.-])((?:sd[a-z]|nvme\d+n\d+|mmcblk\d+|disk\d+)(?:[ps]?\d+)?)(?![\w.-])/g,
  /(?<![\w./$-])([\p{L}\d]+(?:_[\p{L}\d]+)+)(?![\w./(=-])/gu,
];
/** Kinds of things that are called by a name. */
const NAMED = choice(
  `container pod branch tag snapshot vm queue table bucket volume image service database instance
   release deployment namespace process script printer`,
);
const CALLED = new RegExp(
  String.raw`(?<![\p{L}-])(?:${NAMED})\s(?:named\s|called\s)?["'\x60]?([\p{L}\d][\p{L}\d_./:@-]*)["'\x60]?` +
    String.raw`(?=[?!,;]|\.?\s*$|\s(?:in|on|from|of|at|with|and|for|to)\s|\s(?:weg|please|pls|bitte|now|again|away)(?!\p{L}))`,
  'gimu',
);
/** "the web container". A database or an image is called by what is in it, too. */
const CALLED_BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:the|my|our|that)\s["'\x60]?([\p{L}\d][\p{L}\d_./:@-]*)["'\x60]?\s` +
    String.raw`(?:container|pod|branch|tag|volume|bucket|queue|vm|namespace|deployment)(?![\p{L}-]|\s\S*\d)`,
  'gimu',
);
/** Words that choose among several things, and are the name of none. */
const CHOOSES = new RegExp(
  `^(?:${choice(`old new current last latest newest oldest first second third fourth next previous other same whole only local remote default
    unused dangling dead broken stuck stale empty big(?:gest)? large(?:st)? small(?:est)? wrong right extra duplicate temp(?:orary)? orphan
    upstream feature release hotfix topic shell bash python node docker git system user root data boot db database cache`)}|\\p{L}+(?:ed|ing))$`,
  'iu',
);
const NO_NAME =
  /^(?:that|which|is|are|was|it|there|here|names?|ids?|in|on|from|of|at|with|and|for|to|only|again|now|please|too|away|back|off|next|\p{L}{3,}ly|\p{L}+s)$/iu;

/**
 * What the words say of the one thing that they mean and the line does not contain: its number, its address; null where all of it is there.
 * @param byName also its name, which a line with a name of its own can leave out.
 */
export function missingIn({ text: whole, meant }: Words, line: string, byName: boolean): string | null {
  const text = whole.slice(0, QUESTION_CHARS);
  // the words of a command that failed are in the text, too
  if (meant !== null) return null;
  const lower = line.toLowerCase();
  const isThere = (word: string): boolean =>
    /^\d+$/.test(word) ? new RegExp(`(?<!\\d)${word}(?!\\d)`).test(line) : lower.includes(word.toLowerCase().replace(/[.:/]+$/, ''));
  const given = PARTICULARS.flatMap((form) => [...text.matchAll(form)].map(([, word = '']) => word));
  const called = byName
    ? [CALLED, CALLED_BEFORE]
        .flatMap((form) => [...text.matchAll(form)].map(([, word = '']) => word))
        .filter((word) => !NO_NAME.test(word) && !CHOOSES.test(word))
    : [];
  // "rename master to main": from then on it has the other name
  const isRenamed = (word: string): boolean => {
    const [, name = ''] = /^\s(?:to|into|as)\s["'`]?([\p{L}\d][\p{L}\d_./-]*)/iu.exec(text.slice(text.indexOf(word) + word.length)) ?? [];
    return name !== '' && /(?<!\p{L})renam/iu.test(text) && isThere(name);
  };
  return [...given, ...called].find((word) => word !== '' && !isThere(word) && !isRenamed(word)) ?? null;
}
