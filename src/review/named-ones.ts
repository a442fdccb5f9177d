/**
 * Rules about the one that the words name, where a line falls on it and on others, or on another one: ids from the named one on, another
 * account, another disk. Pure.
 */
import { choice } from '../base/choice.ts';
import type { Effect, Effects } from '../effects/effect-types.ts';
import { about } from '../programs/index.ts';
import { CALLED } from './called.ts';
import { says } from './effect-words.ts';
import { filesIn, filesInFolders, placesOf, QUESTION_CHARS } from './named-files.ts';
import type { Words } from './user-words.ts';

/** Words that make a number one end of a range, before it and after it. */
const BEFORE = String.raw`from since after before above below over under than least most to until through between beyond except but not
  bis ab von über unter als que jusqu\p{L}* depuis avant après desde hasta da fino`;
const BEHIND = String.raw`(?:to|until|through|bis)\s(?:\p{L}+\s)?["'#]?\d (?:and|or|und)\s(?:later|older|newer|up|above|below|higher|lower|more|less)
  (?:and|or|und)\s(?:greater|höher) upwards? onwards? on(?=\s*(?:$|[,.;\n])) aufwärts`;
const isRange = (number: string, text: string): boolean =>
  /[<>≥≤]/.test(text) ||
  new RegExp(
    String.raw`(?<!\p{L})(?:${choice(BEFORE)})\s(?:\p{L}+\s)?["'#]?${number}(?!\d)|(?<!\d)${number}["']?\s(?:${choice(BEHIND)})(?!\p{L})`,
    'iu',
  ).test(text);
/** Comparisons in a statement with all numbers on one side, or with all but one. */
const COMPARED = /(?:[<>]=?|!=|<>)\s*['"]?(\d+)(?![\d.])|(?<![\d.])(\d+)['"]?\s*(?:[<>]=?|!=|<>)/g;
const LISTED = /\bin\s*\(([^()]*)\)/gi;
const ALWAYS = /\bor\s+(?:true|(\d+)\s*=\s*\1|not\s+false|[1-9]\d*(?!\s*[\w.<>=!+*/%-]))(?![\w.])/i;

/** "order 1042", and the statement changes all orders from 1042 on, or others beside it. */
export function reachesFurther({ kind, area }: Effect, { text: line }: Effects, { text: whole, tokens }: Words): boolean {
  if (area !== 'databases' || (kind !== 'changes' && kind !== 'deletes')) return false;
  const text = whole.slice(0, QUESTION_CHARS);
  const isOne = (number: string): boolean => (tokens.has(number) || tokens.has(`#${number}`)) && !isRange(number, text);
  const compared = [...line.matchAll(COMPARED)].map(([, right, left]) => right ?? left ?? '');
  const lists = [...line.matchAll(LISTED)].map(([, list = '']) => list.match(/\d+/g) ?? []);
  return compared.some(isOne) || lists.some((list) => list.some(isOne) && !list.every(isOne)) || (ALWAYS.test(line) && /\d/.test(text));
}

/** A disk is named, and the line writes to whatever a variable or a pattern stands for. */
export function isAnyDisk({ kind, objects }: Effect, { text: line }: Effects, { text: whole }: Words): boolean {
  if (kind !== 'changes' && kind !== 'deletes' && kind !== 'system') return false;
  const named = whole.slice(0, QUESTION_CHARS).match(/\/dev\/[a-z][\w/]*/gi) ?? [];
  return named.length > 0 && !named.some((each) => line.includes(each)) && objects.some((each) => /[$`*?]/.test(each));
}

/** Where people name somebody's account. */
const ACCOUNT = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:user|account|login|benutzers?|nutzers?|konto|utilisateur|compte|usuario|cuenta|utente)\s`,
    String.raw`(?:(?:named|called|of|for|von|de|di)\s)?|`,
    String.raw`(?:password|passwort|shell|account|groups?|quota)\s(?:of|for|von|für)\s(?:(?:the\s)?(?:user|account)\s)?|`,
    String.raw`make\s(?=\S+\s(?:the\s)?own(?:er)?(?!\p{L}))|(?:owner(?:ship)?\s(?:of\s\S+\s)?|belongs?\s)to\s|`,
    String.raw`(?:give|grant|allow)\s(?:user\s)?(?=\S+\s(?:\p{L}+\s){0,2}(?:access|rights?|permissions?)(?!\p{L})))`,
    String.raw`["'\x60]?([a-z_][\w.-]*[\w])["'\x60]?(?![\p{L}\d@:/"']|\s(?:users?|accounts?)(?!\p{L}))`,
  ].join(''),
  'giu',
);
/** Words in the place of a name. */
const NO_ACCOUNT = new Set(
  `these those other to in on with who that which can may should must from and or as is are was has have for of by the my me a an this our all new every
  name names named id ids list group groups account accounts user users password passwords login data db access rights permission
  permissions next then agent key keys file files settings it its them us him her nobody somebody someone everyone everybody anyone anybody
  others people without not no into at if so again please too only now be will would does do did using via up out off over under there here database und mit
  für der die das den dem ist zu auf im in von qui avec pour le la les el los con para il i che per creation expires expired locked last first root sudo admin
  write read full shell home ssh service services session sessions profile profiles config directory folder dir interface manager management
  mode space unit units manual guide input agent agents process processes`.split(/\s+/),
);

/** The user's own account, which a line need not spell out. */
const OWN_ACCOUNT = /\$\{?(?:USER|LOGNAME|UID)\b|(?:whoami|id\s+-un?)\b/;

/** An entry of an access list: `u:kim:rwx`. */
const ENTRY = /(?<!\w)(?:u|user|g|group):[\w.-]+:/;

/** The words name an account that the line does not contain, and the line changes accounts or what somebody may do. */
export function isOtherAccount(effect: Effect, { text: line }: Effects, { text: whole }: Words): boolean {
  const { kind, area, by } = effect;
  const isAccounts =
    (area === 'accounts' ||
      (says(effect, 'changes owners') && !OWN_ACCOUNT.test(line)) ||
      (by !== undefined && about(by).area === 'accounts') ||
      (says(effect, 'changes rights') && ENTRY.test(line))) &&
    kind !== 'reads' &&
    kind !== 'network' &&
    kind !== 'root';
  if (!isAccounts) return false;
  const lower = line.toLowerCase();
  const named = [...whole.slice(0, QUESTION_CHARS).matchAll(ACCOUNT)]
    .map(([, name = '']) => name.toLowerCase())
    .filter((name) => !NO_ACCOUNT.has(name));
  return named.length > 0 && !named.some((name) => lower.includes(name));
}

/** A port is named, and the firewall is changed, or processes are ended, for others, or for all. What answers at a port has a name of its own. */
export function isOtherPort({ kind, area, objects }: Effect, { text: line }: Effects, { text: whole }: Words): boolean {
  const isEnded = area === 'processes' && objects.length === 0 && /(?:tcp|udp|[sd]port|[\s-]i?:)\W{0,4}\d|\$\(|`|\|/.test(line);
  if ((area !== 'firewall' && !isEnded) || kind === 'reads') return false;
  const form = isEnded ? /(?<!\p{L})(?:ports?|on|auf|sur|en)\s:?(\d{2,5})(?!\d)/giu : /(?<!\p{L})ports?\s(\d{2,5})(?!\d)/giu;
  const named = [...whole.slice(0, QUESTION_CHARS).matchAll(form)].map(([, port = '']) => port);
  const lower = line.toLowerCase();
  const isThere = (port: string): boolean =>
    new RegExp(`(?<!\\d)${port}(?!\\d)`).test(line) || (CALLED[port]?.split(' ').some((name) => lower.includes(name)) ?? false);
  return named.length > 0 && !named.some(isThere);
}

/** A find that takes all files of a place and changes or sends them. */
const FOUND = new RegExp(
  String.raw`\bfind\s+["']?(?:\.|~|\/|\$HOME)[\w./-]*["']?\s(?:(?!-i?(?:name|path|wholename|regex|samefile|inum)\b)[^|;&])*` +
    String.raw`-exec(?:dir)?\s+(?!ls\b|stat\b|file\b|grep\b|cat\b)`,
);
const NOT_ONLY = new RegExp(
  String.raw`(?<!(?:\p{L}|(?:for|by|to|für|pour|para)\s))(?:except|but|without|not|other|others|all|every\w*|whole|everything|like|such` +
    String.raw`|ignor\w*|exclud\w*|außer|sauf|excepto)(?!\p{L})`,
  'iu',
);
/** Words of a line that are the whole folder, a home folder, or all that a program finds there. */
const WHOLE = /^["']?(?:\.\.?\/?|(?:\.\/)?\*|~\/?|\/|\$\{?HOME\}?\/?|\$\((?:find|ls|git ls-files)\b.*)["']?$/;
/** A folder by its path. */
const FOLDER = /^["']?(?:~|\$\{?HOME\}?|\/home\/[^/]+|\/root)\/[\w./-]*["']?$/;

/**
 * A file is named, and the line changes, deletes or sends all that is in the current folder, in a home folder or in a folder that the words do
 * not name, or all files of its kind.
 */
export function isWholeFolder(
  { kind, area, objects, targets, copy, existing, recursive }: Effect,
  { text: line }: Effects,
  { text: whole, tokens }: Words,
): boolean {
  const isSent = kind === 'uploads' || copy !== undefined || (kind === 'network' && area === 'network');
  const isLost =
    (kind === 'deletes' || (kind === 'changes' && (targets.length > 0 || existing === true || recursive || FOUND.test(line)))) &&
    (area === 'files' || area === 'system-files');
  if (!isLost && !isSent) return false;
  const text = whole.slice(0, QUESTION_CHARS);
  const named = [...filesIn(text), ...filesInFolders(text).map((each) => each.replace(/^.*\//, ''))];
  if (named.length === 0 || NOT_ONLY.test(text) || named.some((each) => line.includes(each))) return false;
  const isAll = (each: string): boolean =>
    WHOLE.test(each) || named.some((name) => each.replace(/^\.\//, '') === `*${name.slice(name.lastIndexOf('.'))}`);
  const isOtherFolder = (each: string): boolean => FOLDER.test(each) && !/\.[a-z]\w{0,4}$/i.test(each) && !isFolderNamed(each, tokens);
  const places = [...objects, ...(copy?.from ?? []), ...targets.flatMap(placesOf)];
  // what is sent to a server has the server as its object
  const sent = isSent ? line.split(/\s+/).slice(1) : [];
  return (
    (isLost && FOUND.test(line)) || [...places, ...sent].some(isAll) || (isSent && [...(copy?.from ?? []), ...sent].some(isOtherFolder))
  );
}
const isFolderNamed = (folder: string, tokens: Words['tokens']): boolean => {
  const name = folder
    .replaceAll(/["']|\/+["']?$/g, '')
    .replace(/^.*\//, '')
    .toLowerCase();
  return tokens.has(name) || tokens.has(name.replace(/s$/, ''));
};

/** "the last 3 commits", and the line goes back further. */
export function goesFurtherBack({ area }: Effect, { text: line }: Effects, { text }: Words): boolean {
  if (area !== 'repository') return false;
  const named = /(?<!\p{L})(?:last|latest|previous|newest|letzten|derniers|últimos)\s(\d{1,4})\s(?:commits?|\p{L}+\scommits?)/iu.exec(
    text,
  )?.[1];
  const back = [...line.matchAll(/(?:HEAD|@)~(\d+)/g)].map(([, count = '']) => Number(count));
  return named !== undefined && back.some((count) => count > Number(named));
}

/** Somebody's processes are ended all at once, and the words name no owner of processes. */
export const isAllOfUser = ({ area, objects }: Effect, { text }: Words): boolean =>
  area === 'processes' &&
  objects.some((each) => /^"?\$(?:\{?(?:USER|LOGNAME|UID|EUID)\}?|\((?:whoami|id -un?)\))"?$/.test(each)) &&
  !/(?<!\p{L})(?:all|every\w*|my|mine|user\w*|session|processes|log\s?\w*\soff|log\s?out|alle\w*)(?!\p{L})/iu.test(text);

/** Words for a connection that is not checked. */
const UNCHECKED = /insecure|self-?\s?signed|certificat|ignor|skip|(?:no|without|disable)\W+(?:tls|ssl|https?|cert|check|verif)|-k\b/iu;
/** Code is run that comes over a connection which the line does not check, and nobody asked not to check it. */
export const isUnchecked = ({ kind, called }: Effect, { list }: Effects, { text }: Words): boolean =>
  kind === 'protection' &&
  called === undefined &&
  list.some((each) => each.kind === 'runs-foreign-code' && each.area === 'foreign-code' && each.severity === 'dangerous') &&
  !UNCHECKED.test(text);
