/**
 * The last check before a prefill: a command that loses data or stops something is suggested only when the question asks for that.
 * Independent of the rules on purpose, so that a wrong rule cannot get past it.
 */
import type { Kind } from '../effects/effect-types.ts';
import type { Token } from './read-question.ts';

/** The places in a command where a program's name can be. */
const AT_COMMAND = '(^|[|;&({]\\s*|\\bsudo\\s+|\\bxargs\\s+(-\\S+\\s+)*|-exec\\s+|\\bdo\\s+)';

const DESTRUCTIVE: readonly RegExp[] = [
  new RegExp(`${AT_COMMAND}(rm|rmdir|unlink|shred|truncate|dd|wipefs|fdisk|parted|kill|pkill|killall|reboot|shutdown|poweroff|halt)\\b`),
  /(^|[|;&({]\s*|\bsudo\s+)(mkfs\S*)\b/,
  /\s-delete\b/,
  /\bgit\s+(reset\s+--hard|clean\b|checkout\s+(--|\.)|restore\b|push\s+.*(--force|-f\b)|branch\s+-[dD]\b|stash\s+(drop|clear)|rm\b)/,
  /\bsed\s+(-\S+\s+)*-i|\bsed\s+-[a-z]*i|\bperl\s+-[a-z]*i|\bsort\s+.*-o\b/,
  /\b(chmod|chown|chgrp)\s+(\S+\s+)*-R/,
  /\b(mv|cp)\s+(?!-n\b)(?!-rn\b)(?!-an\b)/,
  /(^|[^>&\d])>(?![>&])\s*(?!\/dev\/null)/,
  /\b(fuser\s+-k|crontab\s+-r|docker\s+(rm|rmi|kill|stop|system\s+prune|\w+\s+prune)|userdel|groupdel|systemctl\s+(stop|disable|mask)|ufw|iptables)\b/,
  /\b(apt|apt-get|dnf|yum|brew|pacman|apk|zypper|pip3?|npm)\s+(-\S+\s+)*(remove|purge|uninstall|autoremove|-R)\b/,
  /\b(gzip|bzip2|xz|gunzip|bunzip2|unxz)\s+(?!-k|-\w*[kcltd])/,
  /\bunzip\s+-o|\brsync\b.*--delete/,
];

const ASKS = new Set([
  'delete',
  'kill',
  'move',
  'rename',
  'replace',
  'reset',
  'undo',
  'restart',
  'shutdown',
  'uninstall',
  'disable',
  'clear',
  'extract',
  'archive',
  'upper',
  'lower',
  'copy',
  'set',
  'add',
  'create',
  'sort',
  'trailing',
  'crlf',
  'split',
  'join',
  'link',
  'sync',
  'decode',
  'encode',
  'unique',
]);
/** Of the concepts above, those that ask for a loss; the others only permit writing what they name. */
const ASKS_LOSS = new Set(['delete', 'kill', 'reset', 'undo', 'restart', 'shutdown', 'uninstall', 'disable', 'clear']);
const ONLY_WRITES: readonly RegExp[] = [
  DESTRUCTIVE[4],
  DESTRUCTIVE[5],
  DESTRUCTIVE[6],
  DESTRUCTIVE[7],
  DESTRUCTIVE[9],
  DESTRUCTIVE[10],
].filter((one) => one !== undefined);

/** Whether running this could lose data, overwrite a file or stop something. In doubt yes. */
export function destroys(command: string): boolean {
  const bare = command.replace(/'[^']*'/g, "''");
  return DESTRUCTIVE.some((pattern) => pattern.test(bare));
}

const CHANGING: readonly Kind[] = ['changes', 'deletes', 'root', 'system', 'startup', 'uploads', 'runs-foreign-code', 'unread'];

/**
 * Whether the command changes anything at all: by the effects room, and by the patterns above for programs it does not know. The
 * effects room is loaded on first use: its shell parser takes longer to load than the rest of a first answer.
 */
export async function changes(command: string): Promise<boolean> {
  if (destroys(command)) return true;
  const [{ effectsOf }, { readLine }] = await Promise.all([import('../effects/effects.ts'), import('../syntax/read-line.ts')]);
  const { list } = effectsOf(readLine(command), { cwd: '/cwd', home: '/home/user' });
  // a folder that is served is only shown, and no other rule makes such a command
  return list.some(({ kind, area }) => CHANGING.includes(kind) && !(kind === 'uploads' && area === 'network'));
}

/** The part of `destroys` that is a real loss, not a file written where the user said. */
export function loses(command: string): boolean {
  const bare = command.replace(/'[^']*'/g, "''");
  return DESTRUCTIVE.some((pattern) => !ONLY_WRITES.includes(pattern) && pattern.test(bare));
}

/** Whether the question asks for something to be changed or removed. */
export function mayDestroy(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === 'word' && token.value !== -1 && token.concepts.some((concept) => ASKS.has(concept)));
}

/** `which files are safe to remove` asks for a list, `show me how to delete a branch` for a deletion. */
const POLITENESS = /^\W*(?:(?:please|can you|could you|hey|ok|so)\W+)*/i;
const ASKING =
  /^(?:which|what|what's|who|who's|whose|where|when|why|is|are|was|were|does|did|has|have|list|show|display|print|count|how many|how much|compare)\b/i;
const onlyAsks = { test: (question: string): boolean => ASKING.test(question.replace(POLITENESS, '')) } as const;
const AFTER_ALL =
  /\bhow (?:to|do|can|would|should)\b|\b(?:and|then)(?: then)? (?:delete|remove|erase|kill|stop|terminate|purge|wipe|restart)\b|\bcommand (?:to|for|that)\b/i;

/** Commands that change something without losing anything. */
const STATEFUL = new RegExp(
  [
    '\\bgit (stash$|stash pop|commit|push|pull|add|merge|switch|reset|restore|branch -[mdD])',
    '\\bsudo\\b|\\b(install|upgrade)\\b|>>',
    '^(mv|cp|mkdir|touch|ln|chmod|export|alias)\\b|-exec (mv|cp|chmod|sed)\\b',
  ].join('|'),
);

/** Whether the command changes something although the question only asks how things are. */
export function changesUnasked(command: string, tokens: readonly Token[]): boolean {
  const question = tokens.map((token) => token.raw).join(' ');
  return STATEFUL.test(command.replace(/'[^']*'/g, "''")) && onlyAsks.test(question) && !AFTER_ALL.test(question);
}

/** What is taken off a name is no file: "remove the .bak ending from all files". */
const OF_A_NAME = new RegExp(
  String.raw`\b(?:ending|extension|suffix|prefix)s? (?:from|of|off|in|on)\b.*\b(?:files?|names?|filenames?|\w+s)\b|\b(?:from|of|off|in) (?:all |every ` +
    String.raw`|each |the |my )*(?:file ?names?|names)\b`,
  'i',
);

/** Whether the question asks for a loss, in a word that is spelled right. */
export function asksForLoss(tokens: readonly Token[]): boolean {
  const question = tokens.map((token) => token.raw).join(' ');
  if (onlyAsks.test(question) && !AFTER_ALL.test(question)) return false;
  if (OF_A_NAME.test(question)) return false;
  return tokens.some((token) => token.kind === 'word' && token.value !== -1 && token.concepts.some((concept) => ASKS_LOSS.has(concept)));
}
