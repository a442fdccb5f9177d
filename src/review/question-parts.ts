/**
 * Parts of a question that ask for less than its words name: "how fast my disk writes" asks for no writing, "the backup line from my crontab" for
 * one line of the crontab, "sync a to b" for no copy from b. Pure.
 */
import { choice } from '../base/choice.ts';
import { LetterPattern } from '../base/letter-pattern.ts';

/** The rest of a clause: up to a comma, the end of the sentence, or a word that begins another clause. */
const REST = String.raw`(?:(?![,;:?!\n]\s|[,;?!\n]|\.(?:\s|$)|\s(?:and|then|und|so|but|et|y|e)\s)[^\n])*`;

/** Clauses in which a verb only says what something does: "how fast my disk writes", "what git clean would delete". */
const DESCRIBED = new LetterPattern(
  [
    String.raw`(?<!\p{L})(?:how\s(?:${choice('fast slow quick quickly much many long often big large far well')})|whether|`,
    String.raw`why\s(?:${choice("is are does do did was were has have am can't cannot won't doesn't isn't don't")})|would(?!\s(?:you|like|be|love|it))|`,
    String.raw`(?:(?:is|are)\sthere|do\s(?:i|we)\shave)(?!\s(?:an?|any|some)\s(?:\p{L}+\s)?(?:way|command|tool|option|trick)s?(?!\p{L}))|`,
    String.raw`how\s(?:do|can|could|would)\s(?:i|we|you)\s(?:${choice('see list show view check know tell inspect count compare')})|`,
    String.raw`who(?:'?s|se)?(?!\s(?:can|should)\s)|(?:check|see|test|know|tell|find\sout|look)\sif|wie\s(?:${choice('schnell viel viele lange oft groß')})|`,
    String.raw`(?:what|which|was|welche[rsn]?)(?![^\n]*(?<!\p{L})(?:commands?|way|type|run|use|to|should|can|could)(?!\p{L}))(?=[^\n,;]*(?<!\p{L})`,
    String.raw`(?:${choice('would will does did do gets? got was were is are been had würde wird')})(?!\p{L})))(?!\p{L})${REST}`,
  ].join(''),
  'g',
);

/** The words without clauses that only describe: a verb that is left is a wish. */
export const withoutDescriptions = (text: string): string => DESCRIBED.replace(text, '…');

/** "free space on the stick?": what is free, and nobody is to free it. */
const STATES = new LetterPattern(
  String.raw`(?<=(?:^|\n)\s*(?:show|list|which|what|display|see|check|view|count)(?:\s(?:me|all|the|my|are|is))*\s)` +
    String.raw`open\s(?=(?:tcp\s|udp\s)?(?:ports?|files?|connections?|sockets?|issues?|prs?)(?!\p{L}))|` +
    String.raw`(?<!\p{L})free\s(?:disk\s)?(?:space|memory|ram|inodes|blocks)(?=[^\n]*\?|\s(?:on|in|left)\s\/)`,
  'g',
);
export const withoutStates = (text: string): string => STATES.replace(text, 'space');

/** Parts of a whole: "the first line of notes.txt" is less than notes.txt. */
const PARTS = String.raw`(?:(?:last|first|bottom|top|lower|upper|other)\s)?(?:${choice(
  String.raw`lines? rows? columns? pages? entr(?:y|ies) records? fields? sections? paragraphs? chapters? keys? cells? tracks? seconds? minutes? half part
  zeilen? spalten? seiten? einträge? eintrag lignes? colonnes? pages?`,
)})`;
const PLACE = new LetterPattern(
  [
    String.raw`(?<!\p{L})(?:(?:out\sof|from|in|inside|within|off|aus|von|vom|im|in\sder|dans|dal|dalla)|(?<=(?<!\p{L})${PARTS}\s)(?:of|von|de|du|der))\s`,
    String.raw`(?!the\s(?:\p{L}+\s){0,3}(?:removal|deletion)|order|general|case|place|total|this\sfolder|here|scratch|now|the\sbackground)${REST}`,
  ].join(''),
  'g',
);

/** The words without those that say where a thing is: "remove the backup line" of "remove the backup line from my crontab". */
export const withoutPlaces = (text: string): string => PLACE.replace(text, ' ');

const SINGLE = new LetterPattern(
  String.raw`(?<!\p{L})(?:the|this|that|a|an|my|one|last|first|die|den|das|der|eine?n?|la|le|el|il)\s(?:[^\s,;]+\s){0,3}?(?:${choice(
    `line row entry rule key job record column cell item document message zeile regel eintrag spalte ligne entrée règle línea regla fila riga`,
  )})(?!\p{L})`,
);
/** Whether words are about a single thing of many: "the row with id 12". */
export const isAboutOne = (text: string): boolean => SINGLE.test(text) || NUMBERED.test(text);
const NUMBERED = /(?<![\p{L}-])(?:stash|rule|entry|row|line|record|message|job|snapshot|item|number|nr\.?)\s#?\d+(?![\w.%])/iu;

const KEPT = new LetterPattern(
  [
    String.raw`(?<!\p{L})(?:${choice(String.raw`keep\p{L}* leav(?:e|ing) without\slos\p{L}* preserv\p{L}* behalt\p{L}* gard\p{L}* conserv\p{L}*`)})\s`,
    String.raw`(?:(?:${choice('the my his her their all its die das meine les mes')})\s)?(?:\p{L}+\s)?`,
    String.raw`(${choice('changes? files? data volumes? edits? work home stash(?:es)? history')})(?!\p{L})`,
  ].join(''),
  'g',
);
/** What the words want to keep, as a line would call what is lost. */
export const keptIn = (text: string): readonly string[] =>
  [...KEPT.matchAll(text)].map(([, noun = '']) => (/^(?:edits?|work)$/i.test(noun) ? 'changes' : noun.toLowerCase()));

/** Verbs for an end of something, with the rest of their clause. */
const ENDING = new LetterPattern(
  String.raw`(?<!\p{L})(?:${choice(String.raw`
    delet\p{L}* remov\p{L}* discard\p{L}* throw\saway drop\p{L}* destroy\p{L}* eras\p{L}* wip[ei]\p{L}* undo revert\p{L}* reset\p{L}* abandon
    get\srid\sof forget unstage clear lösch\p{L}* entfern\p{L}* verwirf verwerf\p{L}* supprim\p{L}* annul\p{L}* elimin\p{L}* borr\p{L}*
    rimuov\p{L}* cancell\p{L}* restor\p{L}* recover\p{L}* (?:get|bring)\sback`)})(?=\s)(${REST})`,
  'g',
);
/** A word that can only be the name of a thing: of a file, a branch, a resource. */
const isName = (word: string): boolean =>
  /^[\p{L}\d.~@*_][\p{L}\d.~@*_/:-]*$/u.test(word) &&
  /[\p{L}\d*][._/:@-]+[\p{L}\d]|^\*?\.\p{L}/u.test(word) &&
  /\p{L}/u.test(word) &&
  !/^\d[\d.,]*\p{L}{0,3}$|^\p{L}+-\p{L}+$|:\/\//u.test(word);

/** The names of what the words want to be rid of, in lower case: "app.yml" of "throw away my change in app.yml". */
export const namesToEnd = (text: string): readonly string[] =>
  [...ENDING.matchAll(text)].flatMap(([, rest = '']) =>
    rest
      .toLowerCase()
      .split(/[\s"'`()[\]{}<>|=]+/)
      .map((word) => word.replace(/[.:…]+$/, ''))
      .filter(isName),
  );

const words = (text: string): readonly string[] => text.split(/[\s"'`,;()]+/).filter((word) => word !== '');
const TOWARDS = new LetterPattern(String.raw`(?<!\p{L})(?:to|into|onto|over|nach|auf|vers)\s`, 'g');
const FROM = new LetterPattern(String.raw`(?<!\p{L})(?:from|off|aus|von|vom|depuis|desde|da)\s`, 'g');

const RESTORES = /(?<!\p{L})(?:restor|recover|bring\s|get\s\S+\sback|wiederherstell|restaur|ripristin)/iu;
/** "restore config.yml from config.yml.bak": where it comes from is behind the name. */
function restoredIn(text: string): Direction | null {
  const from = RESTORES.test(text) ? [...FROM.matchAll(text)].at(-1) : undefined;
  if (from === undefined) return null;
  const [before, after] = [text.slice(0, from.index), text.slice(from.index + from[0].length)];
  return { from: new Set(words(after).map(plain)), to: new Set(words(before).map(plain)), restores: true };
}

/** "make a copy of config.yml as backup", and what such a copy is called. */
const COPIED =
  /(?:^|\s)(?:a\s)?(?:backup|copy|sicherung|kopie)\s(?:of|von)\s["'`]?([\w~][\w./~-]*?)["'`]?(?:\s(?:as|for)\s(?:an?\s)?backup)?[.?!]?\s*$/imu;
const BACKUPS = ['.bak', '.backup', '.old', '.orig', '.save', '.copy', '~', '.1'];

/** What is copied and where to, as the words call it. */
export interface Direction {
  readonly from: ReadonlySet<string>;
  readonly to: ReadonlySet<string>;
  /** What is lost is to come back. */
  readonly restores?: true;
}

/** What the words copy and where to, as they are written; null where they do not say both. */
export function directionOf(text: string): Direction | null {
  const copied = COPIED.exec(text)?.[1];
  if (copied !== undefined && !RESTORES.test(text))
    return { from: new Set([plain(copied)]), to: new Set(BACKUPS.map((end) => plain(copied) + end)) };
  const to = [...TOWARDS.matchAll(text)].at(-1);
  if (to === undefined) return restoredIn(text);
  const [before, after] = [text.slice(0, to.index), text.slice(to.index + to[0].length)];
  // "to ./public from web1"
  const from = [...FROM.matchAll(after)].at(0);
  const [place, rest] = from === undefined ? [after, ''] : [after.slice(0, from.index), after.slice(from.index + from[0].length)];
  return { from: new Set(words(`${before} ${rest}`).map(plain)), to: new Set(words(place).map(plain)) };
}
/** A path without what does not change where it leads. */
export const plain = (path: string): string =>
  path
    .toLowerCase()
    .replace(/^\.\//, '')
    .replace(/[.?!:]+$/, '')
    .replace(/(?<=.)\/+$/, '');
