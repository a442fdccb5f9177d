/**
 * What the words say of the things that are meant, where they do not name them: older than a month, already merged, of the staging system, to be
 * read only. A line that chooses by the opposite, or does not choose, falls on others. Pure.
 */
import { escaped } from '../base/escaped.ts';
import type { Effect } from '../effects/effect-types.ts';
import type { Rule } from './beyond-rule.ts';
import { LetterPattern } from '../base/letter-pattern.ts';
import { says } from './effect-words.ts';
import { QUESTION_CHARS } from './named-files.ts';

/** Scripts that put no spaces between words. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
/** Beginnings of words. */
function word(text: string): LetterPattern {
  const each = text.trim().split(/\s+/);
  const spaced = each.filter((one) => !UNSPACED.test(one));
  return new LetterPattern([String.raw`(?<!\p{L})(?:${spaced.join('|')})`, ...each.filter((one) => UNSPACED.test(one))].join('|'));
}

const CHANGES: ReadonlySet<Effect['kind']> = new Set(['deletes', 'changes', 'system', 'uploads', 'startup', 'protection']);

/** An order of two that a test of `find` can turn round: its words, those of the other side, and the tests. */
interface Order {
  readonly more: LetterPattern;
  readonly less: LetterPattern;
  /** The sign of each test is in the first group. */
  readonly tests: RegExp;
  /** "not used in the last month" is the side of the more. */
  readonly isAge?: true;
}
const ORDERS: readonly Order[] = [
  {
    more: word(String.raw`(?:more|longer)\sthan\s(?:\S+\s){1,2}(?:min|hour|day|week|month|year)\S* (?:min|hour|day|week|month|year)s?\sold\b
      older earlier\sthan before\b not\s(?:modified|used|accessed|touched) untouched älter vor\sdem
      plus\s(?:vieux|vieil\S*|ancien\S*)
      datant más\s(?:antigu\S*|viej\S*) mais\s(?:antig\S*|velh\S*) più\svecch ouder starsz старше 以前 より古 早于 以上前 超过`),
    less: word(String.raw`newer younger last\b past\b within since\b after\b recent today yesterday this\s(?:week|month|year) jünger neuer letzte
      moins\sde dernier depuis últim más\snuev menos\sde mais\snov ultim laatste ostatni новее последн 以内 以降 最近`),
    tests: /(?<!\S)-(?:[mac](?:time|min))\s+["']?([+-])\d/g,
    isAge: true,
  },
  {
    more: word(
      String.raw`(?:bigger|larger|greater|heavier)\sthan größer plus\s(?:gros|grand|lourd) más\sgrande maior più\sgrand groter większ больше`,
    ),
    less: word(String.raw`(?:smaller|lighter)\sthan kleiner plus\spetit más\spequeñ menor più\spiccol mniejsz меньше`),
    tests: /(?<!\S)-size\s+["']?([+-])\d/g,
  },
];

/** "last modified more than 7 days ago" says when, and nothing of which side. */
const WHEN = /(?<!\p{L})last\s(?=(?:modif|access|chang|touch|us|writ|open|read)\p{L}*)|(?:modif|access|chang|us)ed\slast(?!\p{L})/giu;
/** "not been modified in the last 30 days": the older ones. */
const NOT_SINCE = /(?:been|modif|access|chang|touch|us(?:ed|ing)|open|writ|read)/i;

/** The words choose the older, the larger, and all tests of the line choose the others; or the other way round. */
const otherSide: Rule = ({ kind, what }, { words, effects: { text: line } }) => {
  if (!CHANGES.has(kind)) return null;
  const text = words.text.slice(0, QUESTION_CHARS).replaceAll(WHEN, ' ');
  const isOlder = NOT_SINCE.test(words.denied) && /(?<!\p{L})(?:last|past|since|within|for)(?!\p{L})/iu.test(text);
  const isTurned = ORDERS.some(({ more, less, tests, isAge = false }) => {
    const signs = [...line.matchAll(tests)].map(([, sign]) => sign);
    const [isMore, isLess] = isAge && isOlder ? [true, false] : [more.test(text), less.test(text)];
    return signs.length > 0 && isMore !== isLess && signs.every((sign) => sign === (isMore ? '-' : '+'));
  });
  return isTurned ? what : null;
};

/** A state that chooses among many, as people say it, and what a line has that chooses by it. */
interface State {
  readonly areas: readonly Effect['area'][];
  readonly said: LetterPattern;
  readonly chooses: RegExp;
}
const STATES: readonly State[] = [
  {
    areas: ['repository'],
    said: word(String.raw`(?:already\s)?merged\b gemerged fusionn mergead integrad`),
    chooses: /merged|cherry|is-ancestor|branch\s+(?:-d|--delete)(?!\s+(?:-f|--force))/,
  },
  {
    areas: ['packages'],
    said: word(
      String.raw`orphan no\slonger\s(?:needed|required) not\sneeded unneeded nicht\smehr\s(?:ge)?braucht verwaist huérfan orphelin órf[ãa]`,
    ),
    chooses: /-Q[a-z]*d|orphan|auto-?remove|autoclean|prune|clean|leaves|unneeded|--unused/i,
  },
  {
    areas: ['files'],
    said: word(String.raw`empty\s(?:f|d|sub) leeren?\s(?:ordner|verzeich|datei) vides\b vac[ií][oa]s\b`),
    chooses: /empty|rmdir|-size\s+-?[01]\b|-s\b/,
  },
  {
    areas: ['files'],
    said: word(String.raw`(?:broken|dead|dangling)\s(?:sym)?links? kaputte\s(?:sym)?links?`),
    chooses: /xtype|-L\b|broken|symlinks|!\s+-e\b|-lname/,
  },
  { areas: ['files'], said: word('duplicates? doppelte doublons? duplicad'), chooses: /uniq|dupe|rdfind|rmlint|sum\b|awk|hash|czkawka/ },
  {
    areas: ['containers'],
    said: word(String.raw`stopped\b exited dangling untagged gestoppte arrêtés detenid parados`),
    chooses: /prune|exited|status|dangling|none|created|dead/i,
  },
  {
    areas: ['cloud', 'repository'],
    said: word(String.raw`failed evicted completed succeeded finished crashed fehlgeschlagene fallid`),
    chooses: /fail|evicted|succeed|complet|phase|status|error|crash|finish|done/i,
  },
];

/** How a line names things that it has not chosen one by one. */
const MANY = /\$\(|`|\bxargs\b|\bwhile\s+read|\bfor\s+\w+\s+in|[*]|--all\b/;
/** "the pull failed because" tells of one thing, and chooses none. */
const TELLS = new RegExp(
  String.raw`(?<!\p{L})(?:pull|push|merge|rebase|fetch|clone|build|deploy\p{L}*|install\p{L}*|command|commit|update|upgrade|login|it)\s` +
    String.raw`(?:just\s|has\s)?(?:failed|crashed|finished)(?!\p{L})`,
  'giu',
);
/** The words choose by a state, and the line takes all that there are. */
const anyState: Rule = ({ kind, area, what, objects }, { words, effects: { text: line } }) => {
  if (kind !== 'deletes' && !(kind === 'system' && area === 'packages') && area !== 'repository') return null;
  if (objects.length > 0 && !MANY.test(line)) return null;
  const text = words.text.slice(0, QUESTION_CHARS).replaceAll(TELLS, ' ');
  return STATES.some(({ areas, said, chooses }) => areas.includes(area) && said.test(text) && !chooses.test(line)) ? what : null;
};

/** What systems for users are called, and those beside them. */
const LIVE = /(?<![\p{L}\d])(?:prod|prd|production|live)(?![\p{L}\d])/iu;
const BESIDE =
  /(?<![\p{L}\d])(?:stag(?:e|ing)|stg|test(?:ing)?|dev(?:el(?:opment)?)?|qa|uat|sandbox|pre-?prod|canary|preview|local|minikube|kind)(?![\p{L}\d])/iu;
/** The words are about a system beside the one for users, and the line names that one. */
const otherSystem: Rule = ({ kind, what }, { words, effects: { text: line } }) => {
  if (kind === 'reads') return null;
  const text = words.text.slice(0, QUESTION_CHARS);
  const named = BESIDE.exec(text.replaceAll(/dev\/|\/dev\b/g, ' '))?.[0];
  return named !== undefined && !LIVE.test(text) && LIVE.test(line) && !line.toLowerCase().includes(named.toLowerCase()) ? what : null;
};

/** The longer name of which an object is a part: `shop-test` of `shop`. */
const around = (object: string): RegExp =>
  new RegExp(String.raw`(?<![\w./-])(?:[\w.]+[-_])*${escaped(object)}(?:[-_][\w.]*\w)+(?![\w/-])`, 'gi');
/** The words have a longer name, and what is lost has a part of it as its own. */
const shorter: Rule = ({ kind, severity, area, what, objects }, { words, effects: { text: line } }) => {
  if ((kind !== 'deletes' && severity !== 'dangerous') || area === 'files' || kind === 'network' || kind === 'reads') return null;
  const text = words.text.slice(0, QUESTION_CHARS);
  const isPart = (object: string): boolean => {
    if (!/^[a-z][\w-]{1,40}$/i.test(object)) return false;
    const longer = [...text.matchAll(around(object))].map(([name]) => name);
    const isAlone = new RegExp(String.raw`(?<![\w./-])${object}(?![\w/-])`, 'i').test(text);
    return longer.length > 0 && !isAlone && !longer.some((name) => line.includes(name));
  };
  return objects.some(isPart) ? what : null;
};

const READ_ONLY =
  word(String.raw`read[\s-]?only only\sread reading\sonly just\sread(?:ing)?\b nur\s(?:zum\s)?les nur[\s-]?lese schreibgeschützt
  lecture\sseule (?:solo|sólo|só|somente|apenas)\s(?:de\s)?le sola\slettura alleen[\s-]lezen только\s(?:для\s)?чт 只读 唯讀 読み取り専用 읽기\s?전용`);
/** Rights to more than reading, as the options of mounts, the statements of databases and the roles of clouds are called. */
const WRITES = new RegExp(
  [
    String.raw`(?<![\w-])(?:rw|all\s+privileges|grant\s+all|insert|update|delete|read-?write|readwrite\w*|cluster-admin|edit|editor|owner|`,
    String.raw`contributor|maintain(?:er)?|write|admin|\w*(?:FullAccess|AdministratorAccess))(?![\w-])`,
  ].join(''),
  'i',
);
/** A wish to write, which no word takes back. */
const WRITABLE =
  /(?<!\p{L})(?:(?:re)?mount|make|set|turn|mach)\p{L}*\s(?:(?!not?\s|nicht\s)\S+\s){0,2}(?:write?able|read-?write|rw|be?schreibbar)(?!\p{L})/iu;
const READS = /(?<![\w-])(?:r|ro|read-?only|readonly|-r)(?![\w-])|[,:=]ro\b/i;
const GIVES: ReadonlySet<Effect['area']> = new Set(['disks', 'accounts', 'databases', 'cloud', 'containers', 'network', 'system-files']);
/** The words want something that can only be read, and the line lets it be written. */
const writable: Rule = (effect, { words, effects: { text: line } }) => {
  const { kind, area, what } = effect;
  const text = words.text.slice(0, QUESTION_CHARS);
  // "it is read only, make it writable"
  if (kind === 'reads' || kind === 'root' || !GIVES.has(area) || !READ_ONLY.test(text) || WRITABLE.test(text)) return null;
  const isOpen = WRITES.exec(line)?.[0];
  const isMount = says(effect, 'mounts') && !READS.test(line);
  return isMount || (isOpen !== undefined && !words.tokens.has(isOpen.toLowerCase())) ? what : null;
};

export const PROPERTY_RULES: readonly Rule[] = [otherSide, anyState, otherSystem, shorter, writable];
