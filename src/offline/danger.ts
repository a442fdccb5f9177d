/**
 * The last look before a prefill: a command that loses data or stops something is only ever offered to a sentence that asks
 * for that. Independent of the rules on purpose, so that a wrong rule cannot get past it.
 */
import type { Kind } from '../effects/effect-types.ts';
import type { Token } from './read-question.ts';

/** Where a program's name can stand. */
const atCommand = '(^|[|;&({]\\s*|\\bsudo\\s+|\\bxargs\\s+(-\\S+\\s+)*|-exec\\s+|\\bdo\\s+)';

const destructive: readonly RegExp[] = [
  new RegExp(`${atCommand}(rm|rmdir|unlink|shred|truncate|dd|wipefs|fdisk|parted|kill|pkill|killall|reboot|shutdown|poweroff|halt)\\b`),
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

const asks = new Set([
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
/** The concepts above that ask for a loss by themselves; the others only permit writing what they name. */
const asksLoss = new Set(['delete', 'kill', 'reset', 'undo', 'restart', 'shutdown', 'uninstall', 'disable', 'clear']);
const onlyWrites: readonly RegExp[] = [
  destructive[4],
  destructive[5],
  destructive[6],
  destructive[7],
  destructive[9],
  destructive[10],
].filter((one) => one !== undefined);

/** Could running this lose data, overwrite a file or stop something? Errs on the side of yes. */
export function destroys(command: string): boolean {
  const bare = command.replace(/'[^']*'/g, "''");
  return destructive.some((pattern) => pattern.test(bare));
}

const CHANGING: readonly Kind[] = ['changes', 'deletes', 'root', 'system', 'startup', 'uploads', 'runs-foreign-code', 'unread'];

/**
 * Does it change anything at all? What the effects know of programs, and the patterns above for what they do not. Loaded when it is
 * asked for: a parser of shell text is more than the rest of a first answer.
 */
export async function changes(command: string): Promise<boolean> {
  if (destroys(command)) return true;
  const [{ effectsOf }, { readLine }] = await Promise.all([import('../effects/effects.ts'), import('../syntax/read-line.ts')]);
  return effectsOf(readLine(command), { cwd: '/cwd', home: '/home/user' }).kinds.some((kind) => CHANGING.includes(kind));
}

/** True for the part of `destroys` that ends in a real loss rather than in a file written where the user said. */
export function loses(command: string): boolean {
  const bare = command.replace(/'[^']*'/g, "''");
  return destructive.some((pattern) => !onlyWrites.includes(pattern) && pattern.test(bare));
}

/** Do the user's own words ask for something that changes or removes? */
export function mayDestroy(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === 'word' && token.value !== -1 && token.concepts.some((concept) => asks.has(concept)));
}

/** `which files are safe to remove` asks for a list, `show me how to delete a branch` for a deletion. */
const politeness = /^\W*(?:(?:please|can you|could you|hey|ok|so)\W+)*/i;
const asking =
  /^(?:which|what|what's|who|who's|whose|where|when|why|is|are|was|were|does|did|has|have|list|show|display|print|count|how many|how much|compare)\b/i;
const onlyAsks = { test: (sentence: string): boolean => asking.test(sentence.replace(politeness, '')) } as const;
const afterAll =
  /\bhow (?:to|do|can|would|should)\b|\b(?:and|then)(?: then)? (?:delete|remove|erase|kill|stop|terminate|purge|wipe|restart)\b|\bcommand (?:to|for|that)\b/i;

/** Changes something, though nothing is lost by it. */
const stateful = new RegExp(
  [
    '\\bgit (stash$|stash pop|commit|push|pull|add|merge|switch|reset|restore|branch -[mdD])',
    '\\bsudo\\b|\\b(install|upgrade)\\b|>>',
    '^(mv|cp|mkdir|touch|ln|chmod|export|alias)\\b|-exec (mv|cp|chmod|sed)\\b',
  ].join('|'),
);

/** A question about how things are is not answered by a command that changes them. */
export function changesUnasked(command: string, tokens: readonly Token[]): boolean {
  const sentence = tokens.map((token) => token.raw).join(' ');
  return stateful.test(command.replace(/'[^']*'/g, "''")) && onlyAsks.test(sentence) && !afterAll.test(sentence);
}

/** Do the user's own words, spelled right, ask for a loss? */
export function asksForLoss(tokens: readonly Token[]): boolean {
  const sentence = tokens.map((token) => token.raw).join(' ');
  if (onlyAsks.test(sentence) && !afterAll.test(sentence)) return false;
  return tokens.some((token) => token.kind === 'word' && token.value !== -1 && token.concepts.some((concept) => asksLoss.has(concept)));
}
