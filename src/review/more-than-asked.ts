/** Lines that do more than the words ask for, to what the words say is to stay, or for more people than they say. Pure. */
import { choice } from '../base/choice.ts';
import type { Rule } from './beyond-rule.ts';
import { says } from './effect-words.ts';
import { filesAndFoldersIn, QUESTION_CHARS, wordsIn } from './named-files.ts';
import { keepsOriginals } from './question-kinds.ts';
import { names, type Words } from './user-words.ts';
import { has } from './word-match.ts';

/** "nothing on the disk may be deleted". */
const NOTHING_LOST = new RegExp(
  String.raw`(?<!\p{L})(?:nothing|none|no\s(?:\p{L}+\s)?(?:files?|data|rows?|records?|changes?|commits?))(?!\p{L})` +
    String.raw`[^.;\n]{0,60}(?:delet|remov|overwrit|lost|los[et]|wiped|thrown)`,
  'iu',
);
/** Small pictures, which have originals elsewhere. */
const SMALL_ONES = /thumb|preview|vorschau/i;
/** What is not to be lost is lost. */
const lost: Rule = ({ kind, what, targets, objects }, { words: { text } }) =>
  (kind === 'deletes' || targets.some((each) => each.kind === 'path' && each.how === 'empty')) &&
  (NOTHING_LOST.test(text.slice(0, QUESTION_CHARS)) || (keepsOriginals(text) && !objects.every((each) => SMALL_ONES.test(each))))
    ? what
    : null;

const ALL = /(?<!\p{L})(?:all|every\w*|whole|everything|both|rest|others?|except|but|alles?|tout|todo)(?!\p{L})/iu;
const ONLY = /(?<!\p{L})(?:only|just|nothing\selse|nur|solo|sólo|seulement|uniquement|apenas|somente)(?!\p{L})/iu;
const STAGES_ALL = /\bgit\s+(?:commit\s.*?(?<!\S)(?:-[a-z]*a[a-z]*|--all)(?!\S)|add\s+(?:-A|--all|-u|\.)(?!\S))/;
const LOSES_ALL = /\bgit\s+(?:clean\b|(?:checkout|restore)\s+(?:-\S+\s+)*\.(?!\S)|reset\s+(?:\S+\s+)*--hard)/;
/** One file or folder is named, and the line takes all that has changed. */
const allChanges: Rule = ({ area, kind, what }, { words, effects: { text: line } }) => {
  if (area !== 'repository' || kind === 'reads' || kind === 'network') return null;
  const text = words.text.slice(0, QUESTION_CHARS);
  const named = [...filesAndFoldersIn(text), ...filesShownIn(words)];
  if (named.length === 0 || ALL.test(text) || named.some((each) => outsideOfMessage(line).includes(each))) return null;
  return LOSES_ALL.test(line) || (ONLY.test(text) && STAGES_ALL.test(line)) ? what : null;
};
const outsideOfMessage = (line: string): string => line.replaceAll(/(?<!\S)(?:-\w*m|--message)[\s=]?(?:"[^"]*"|'[^']*'|\S+)/g, ' ');

/** "the readme": README.md of the files that the output shows. */
const filesShownIn = ({ tokens, shown }: Words): readonly string[] =>
  (shown.match(/(?<![\w./-])(?:[\w.-]+\/)*[\w-]+\.[a-z]\w{0,5}(?![\w/-])/gi) ?? []).filter((each) => {
    const stem = (each.split('/').at(-1) ?? '').replace(/\.\w+$/, '').toLowerCase();
    return stem.length > 3 && tokens.has(stem);
  });

/** "only web": the one of those that the output shows which the words choose, and which the line leaves unsaid. */
const CHOSEN = new RegExp(
  String.raw`(?<!\p{L})(?:only|(?<!(?:i|we|you|have|had|has|was|were|is|'ve)\s)just|nur|solo|sólo|seulement|uniquement)\s` +
    String.raw`(?:(?:the|my|that|for|in|on|den|die|das|le|la|el)\s)*["'\x60]?([\p{L}\d][\p{L}\d._-]{2,40})` +
    String.raw`(?![\p{L}\d._-]|\s?[,&+]|\s(?:and|or|und|oder|et|y|e|plus)\s)`,
  'giu',
);
const onlyOne: Rule = ({ kind, what }, { words, effects: { text: line } }) => {
  if (kind === 'reads' || kind === 'network' || kind === 'root' || words.meant !== null) return null;
  const shown = new Set(wordsIn(words.shown));
  const lower = outsideOfMessage(line).toLowerCase();
  const isShown = (name: string): boolean => shown.has(name) || [...shown].some((each) => each.startsWith(`${name}.`));
  const isLeft = (name: string): boolean => isShown(name) && !lower.includes(name) && !OPEN.test(line);
  return [...words.text.slice(0, QUESTION_CHARS).matchAll(CHOSEN)].some(
    ([, name = '']) => !OF_KIND.test(name) && isLeft(name.toLowerCase()),
  )
    ? what
    : null;
};
/** A word for a kind of thing, whose name follows: "only table orders". */
const OF_KIND = new RegExp(
  `^(?:${choice(`table column row file folder directory dir branch tag service container image user group host server database schema package test page
    field key name line`)})s?$`,
  'i',
);
/** What chooses by something else than a name. */
const OPEN = /[$`*]|\bxargs\b|\d/;

/** "cherry-pick commit 3f2a9c1": one, and not all that led to it. */
const wholeRange: Rule = ({ area, kind, what }, { words: { text }, effects: { text: line } }) => {
  if (area !== 'repository' || kind === 'reads') return null;
  const ranges = [...line.matchAll(/(?<!\S)(?:[\w./~^-]*\.{2,3}([\da-f]{6,40})|([\da-f]{6,40})\.{2,3}[\w./~^-]*)(?!\S)/g)].map(
    ([, to, from]) => to ?? from ?? '',
  );
  return ranges.some((id) => new RegExp(`\\bcommits?\\s["']?${id}(?![\\da-f])`).test(text)) && !RANGE.test(text) ? what : null;
};
const RANGE = /\.\.|(?<!\p{L})(?:from|since|between|through|until|up\sto|all|range|after|before|and|von|bis|depuis|desde)(?!\p{L})/iu;

/** Words for who is to get in from within only, and what lets others in. */
const WITHIN = new RegExp(
  String.raw`(?<!\p{L})(?:(?:inside|within|in)\sthe\scluster|cluster-?ip|internal(?:ly)?\sonly|only\sinternal(?:ly)?|other\spods` +
    String.raw`|internal\s(?:\p{L}+\s){0,2}(?:tool|app|service|page|site|dashboard|api)` +
    String.raw`|only\s(?:our|my|the)\s(?:\p{L}+\s)?(?:team|company|staff|people|office)` +
    String.raw`|not\s(?:to\sthe\s)?(?:public|outside|internet))(?!\p{L})`,
  'iu',
);
const OUTWARDS =
  /(?<![\w-])(?:LoadBalancer|NodePort|--external-ip\S*|--publicly-accessible|--ingress=all|--allow-unauthenticated)(?![\w-])/;
const outwards: Rule = ({ kind, what }, { words: { text }, effects: { text: line } }) =>
  kind !== 'reads' && kind !== 'root' && WITHIN.test(text) && OUTWARDS.test(line) ? what : null;

/** "permissions are too open": the line opens more. */
const TOO_OPEN = /(?<!\p{L})too\s(?:open|permissive|wide|loose)|world[\s-](?:read|writ)|unprotected\sprivate/iu;
const openedMore: Rule = (effect, { words: { text } }) => (TOO_OPEN.test(text) && says(effect, 'opens to everybody') ? effect.what : null);

/** "read-only", and the line gives all rights. */
const READ_ONLY = new RegExp(
  String.raw`(?<!\p{L})(?:read(?:s|ing)?[\s-]?only|read[\s-]access|only\s(?:to\s)?read|restricted|limited|least\sprivilege` +
    String.raw`|(?:let|allow|may|can|to)\s(?:\S+\s){0,4}?(?:read|view|list)\s\p{L}+|view(?:er|\sonly)` +
    String.raw`|nur[\s-]lese\p{L}*|lecture\sseule|solo\slectura)`,
  'iu',
);
const ALL_RIGHTS = new RegExp(
  String.raw`(?<![\w-])(?:SUPERUSER|ALL\s+(?:PRIVILEGES\s+)?ON|CREATEROLE|BYPASSRLS|--superuser|--createrole|cluster-admin|(?:\w*Admin\w*|Power\w*User)Access` +
    String.raw`|roles\/(?:owner|editor|\w+\.admin)|db_?owner|readWriteAnyDatabase|root@admin|Everyone:F|777|--admin|=rwx?)(?![\w-])`,
  'i',
);
const allRights: Rule = ({ kind, area, what }, { words: { text }, effects: { text: line } }) =>
  kind !== 'reads' &&
  (area === 'accounts' || area === 'cloud' || area === 'databases' || area === 'network') &&
  READ_ONLY.test(text) &&
  ALL_RIGHTS.test(line)
    ? what
    : null;

/** "only that table": what hangs on it goes too. */
const cascades: Rule = ({ kind, area, what }, { words: { text }, effects: { text: line } }) =>
  kind === 'deletes' && area === 'databases' && ONLY.test(text) && /(?<!\w)cascade(?!\w)/i.test(line) && !has('cascad', text) ? what : null;

/** Code that a web server runs, for words that are about none. */
const PAGES = /<\?(?:php|=)|<%[=@!]/i;
const webCode: Rule = ({ kind }, { words: { text }, effects: { text: line } }) =>
  kind !== 'reads' && kind !== 'root' && PAGES.test(line) && !/php|jsp|asp|erb|ejs|script|code|program|page|shell|template/i.test(text)
    ? 'writes a program for a web server'
    : null;

/** An amount with what it is an amount of, or behind "to". */
const AMOUNT = new RegExp(
  String.raw`(?<![\w.:/@#+-])(?:(?<=\b(?:to|at|by|auf|from|von)\s)(\d{1,6})(?:\s?(?:%|percent|[gmk]i?b?|gigs?))?(?![\w.:/-])` +
    String.raw`|(\d{1,6})\s?(?:%|percent|prozent|[gmk]i?b|gigs?|replicas?|instances?|copies|cpus?|cores|seconds?|secs?|minutes?|mins?|hours?|days?|weeks?` +
    String.raw`|months?|workers?|partitions?|px|pixels?|fps)(?![\w.:/-]))`,
  'giu',
);
/** How long something has been as it is: "it has been terminating for 2 days". */
const SO_LONG = new RegExp(
  String.raw`(?<!\p{L})(?:been|stuck|hangs?|hung|frozen|since)(?:\s\p{L}+)?\s(?:for\s)?` +
    String.raw`\d+\s?(?:s|m|h|d|sec\p{L}*|min\p{L}*|hours?|days?|weeks?|months?|years?)(?!\p{L})`,
  'iu',
);
/** What the thing that is meant is like: "the one at 99% cpu". */
const LIKE_THIS = new RegExp(
  String.raw`(?<!\p{L})(?:ones?|process(?:es)?|thing|job|that|which|guy)\s(?:(?:is|are|that|which|us(?:es?|ing)|eat(?:s|ing)?|tak(?:es?|ing)|has|have` +
    String.raw`|with|at|on)\s){1,3}(?:\p{L}+\s)?\d+\s?(?:%|percent|prozent|[gmk]i?b|gigs?|cores?|cpus?)`,
  'giu',
);
/** The switches at the end of a line of fstab. */
const FSTAB_ENDS = /(?<=\s[\w,=.-]+\s+)[01]\s+[0-2](?=\s*["'])/g;
/** The rights of files. */
const MODES = /(?<=(?:chmod(?:\s-\w+)*|--mode|\b(?:install|mkdir)\s[^;&|]*-m)[\s=])[0-7]{3,4}(?!\S)/g;
/** Units in which a line may write it. */
const UNITS: readonly number[] = [
  1, 7, 24, 30, 31, 60, 100, 168, 365, 720, 1000, 1024, 1440, 3600, 86_400, 604_800, 1_000_000, 1_048_576, 1_073_741_824,
];
/** The words say how much, and the line has other numbers only. */
const otherAmount: Rule = ({ kind, area, what }, { words, effects: { text: line } }) => {
  // files go by their ages and sizes, which have rules of their own
  if (kind === 'reads' || kind === 'network' || kind === 'root' || area === 'files' || area === 'system-files' || words.meant !== null)
    return null;
  const described = words.text.slice(0, QUESTION_CHARS).replace(SO_LONG, '').replace(LIKE_THIS, '');
  const asked = [...described.matchAll(AMOUNT)].map(([, to, amount]) => Number(to ?? amount));
  const given = (
    line
      .replace(FSTAB_ENDS, '')
      .replace(MODES, '')
      .match(/(?<![\w./:@-])[+-]?\d+(?:\.\d+)?(?=\D|$)|(?<=[=:xs/ -])\d+(?:\.\d+)?/g) ?? []
  ).map((each) => Math.abs(Number(each)));
  if (asked.length === 0 || given.length === 0 || !/(?:[=\s]|-\w)[+-]?\d/.test(line)) return null;
  const isThere = (amount: number): boolean =>
    given.some((each) => UNITS.some((unit) => each === amount * unit || each * unit === amount || Math.abs(each - amount) === 1));
  return asked.some(isThere) ? null : what;
};

/** "one small vm", and the line makes several. */
const ONE =
  /(?<!\p{L})(?:(?:exactly|only|just|a)\s)?(?:one|single|eine[nrms]?|une?|una|uno)\s(?!of|by|that|which|is|was|more|after|thing|and|or)\p{L}/iu;
const SOME = /(?<!\S)--(?:count|replicas|num-nodes|instance-count|node-count|desired-capacity|scale)[=\s]+(?:\w+=)?(?:[2-9]|\d{2,})(?!\S)/;
const several: Rule = ({ kind, what }, { words: { text }, effects: { text: line } }) =>
  kind !== 'reads' && kind !== 'root' && SOME.test(line) && ONE.test(text) && !/\d/.test(text) ? what : null;

/** One service is named, and others are stopped or started with it. */
const othersToo: Rule = ({ area, kind, what, objects, severity }, { words, effects: { text: line } }) => {
  if (
    area !== 'services' ||
    kind !== 'system' ||
    severity !== 'dangerous' ||
    objects.length < 2 ||
    ALL.test(words.text) ||
    /\$|\*/.test(line)
  )
    return null;
  const isNamed = (each: string): boolean => names(words, each, 'path');
  return objects.some(isNamed) && !objects.every(isNamed) && !/(?<!\p{L})(?:and|und|et|y|e|services|dienste)(?!\p{L})/iu.test(words.text)
    ? what
    : null;
};

/** A condition that every row fulfils. */
const ALWAYS =
  /\b(?:delete\s+from|update)\b[^;]*\b(?:where|or)\s+(?:\(?\s*)(?:(['"]?)(\w+)\1\s*=\s*\1\2\1(?!\w)|true(?!\w)|[\w.`]+\s+i?like\s+(['"])%+\3)/i;
/** All rows go, and the words are about some. */
const everyRow: Rule = ({ area, kind, what }, { words: { text }, effects: { text: line } }) =>
  area === 'databases' &&
  (kind === 'deletes' || kind === 'changes') &&
  (/\bdelete\s+from\s+[\w."`]+\s*(?:;|["']|$)/i.test(line) || ALWAYS.test(line)) &&
  !ALL.test(text) &&
  !/(?<!\p{L})(?:empty|truncate|clear|wipe|purge|rows|records|entries|contents?|clean)(?!\p{L})/iu.test(text)
    ? what
    : null;

/** "without overwriting anything", and the line overwrites. */
const overwrites: Rule = ({ kind, what, targets }, { words: { text, denied, without }, effects: { text: line } }) =>
  (kind === 'changes' || kind === 'deletes') &&
  /overwrit|replac|clobber|überschreib|écras|sobrescrib|sovrascriv/.test(
    `${denied.toLowerCase()}\n${without}\n${/(?:nothing|no\s\w+|not\sbe)[^.;\n]{0,30}overwritten/i.exec(text)?.[0] ?? ''}`,
  ) &&
  (/(?<!\S)(?:-\w*f\w*|--force|-y|--overwrite)(?!\S)|\bunzip\s+(?:-\w+\s+)*-\w*o|\brsync\s+(?!.*\s-\w*u)/.test(line) ||
    (targets.length > 0 && /\b(?:mv|cp)\b/.test(line))) &&
  !/(?<!\S)(?:-\w*[nib]\w*|--no-clobber|--interactive|--backup\S*|--update\S*|--ignore-existing)(?!\S)/.test(line)
    ? what
    : null;

/** All but one are to go, and the line leaves none out. */
const noException: Rule = (effect, { words: { text }, effects: { text: line } }) =>
  effect.kind === 'deletes' &&
  says(effect, 'ends all') &&
  /(?<!\p{L})(?:except|apart\sfrom|other\sthan|besides|außer|sauf|excepto|salvo|tranne)(?!\p{L})/iu.test(text) &&
  !/!|\bnot\b|-v\b|exclude|except|keep|tail|head|sed|awk|filter|\[\^/.test(line)
    ? effect.what
    : null;

/** `sed '10,20!d'` and `sed '/DEBUG/!d'` leave what was to go, and `rsync` from an empty folder leaves nothing. */
const turnedOver: Rule = ({ kind, what }, { words: { text }, effects: { text: line } }) =>
  (kind === 'changes' || kind === 'deletes') &&
  ((/\bsed\b[^|;]*?[\d$/]!d/.test(line) && !/(?<!\p{L})(?:only|keep|leave|except|but|first|nur|behalt\p{L}*)(?!\p{L})/iu.test(text)) ||
    (/\brsync\b[^;&|]*--delete[^;&|]*\$\(mktemp -d/.test(line) && !/(?<!\p{L})(?:empty|wipe|clear|delete|remove)/iu.test(text)))
    ? what
    : null;

/** A certificate that whoever answers sends is trusted from then on. */
const trustsAnswer: Rule = ({ kind }, { words: { text }, effects: { text: line } }) =>
  kind !== 'reads' &&
  /s_client|--showcerts|ssl-cert/.test(line) &&
  /ca-certificates|anchors|cacerts|keystore|add-trusted-cert|trust anchor/.test(line) &&
  !/(?<!\p{L})(?:trust|import|add|install|accept)/iu.test(text)
    ? 'trusts what the other side sends, whoever answers there'
    : null;

export const MORE_RULES: readonly Rule[] = [
  lost,
  allChanges,
  onlyOne,
  wholeRange,
  outwards,
  openedMore,
  allRights,
  cascades,
  webCode,
  otherAmount,
  several,
  othersToo,
  everyRow,
  overwrites,
  noException,
  turnedOver,
  trustsAnswer,
];
