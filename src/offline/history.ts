/** Finds an earlier command of the user's own that the question clearly means. */
import { onlyShows } from '../base/only-shows.ts';
import { loses, destroys } from './danger.ts';
import { isOneLine } from './quote.ts';

/** What looks like a secret: such a command is never shown again, whatever the question says. */
const SECRETS: readonly RegExp[] = [
  /(pass(word|wd|phrase)?|secret|token|api[-_]?key|authorization|bearer|credential|private[-_]?key)/i,
  /:\/\/[^/\s:]+:[^@\s]+@|(^|\s)-p\S+|(^|\s)-u\s*\S+:\S+/,
  /\b(sk|ghp|gho|glpat|xox[abp]|AKIA|ASIA)[-_A-Za-z0-9]{8,}|\beyJ[\w-]{10,}/,
  /\b(?=[A-Za-z0-9+/_-]{32,}\b)(?=\S*\d)(?=\S*[A-Za-z])[A-Za-z0-9+/_-]{32,}/,
];
const STOP = new Set(
  (
    'the a an i my me we used use using ran run command earlier before last time again that this for to of in on ' +
    'with and from what was did do how which line one it again typed history show find please can you get give week ' +
    'yesterday today'
  ).split(' '),
);

const looksSecret = (command: string): boolean => SECRETS.some((secret) => secret.test(command));

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1);

const POINTS_BACK: readonly RegExp[] = [
  /\b(i|we)('ve| have)? (used|ran|run|typed|did|executed|entered)\b|\bdid (i|we) (use|run|type|execute|enter)\b|\b(what|which) was (the|that|my)\b/i,
  /\b(again|earlier|previous(ly)?|last time|from (my )?history|other day|the same .* as before)\b/i,
  /\b(command|line|one) (for|with|from) .*(before|yesterday|last week|earlier)\b/i,
];

/** Whether the question is about something typed before. Only then may a command from the history be prefilled. */
export function asksForHistory(question: string): boolean {
  return POINTS_BACK.some((pattern) => pattern.test(question));
}

/** Whether nothing but an earlier command answers the question: "what was the command for …", "the line I typed yesterday". */
export function asksForOwnCommand(question: string): boolean {
  return asksForHistory(question) && /\b(commands?|lines?|one-?liners?|history|i|we)\b/i.test(question);
}

const isHarmful = (command: string): boolean => loses(command) || destroys(command) || looksSecret(command);

/** Whether a command may be prefilled again: no question or search, nothing that could destroy something or that holds something like a secret. */
export const mayRepeat = (command: string): boolean =>
  command !== '' && !/^yo\b/.test(command) && !onlyShows(command) && isOneLine(command) && !isHarmful(command);

/**
 * The newest earlier command that holds every specific word of the question, or at least two of three; null when there is none.
 * Commands that could destroy something or that hold something like a secret are left out.
 */
export function fromHistory(question: string, lines: readonly string[]): string | null {
  const asked = [...new Set(wordsOf(question).filter((word) => !STOP.has(word)))];
  if (asked.length === 0) return null;
  let best: string | null = null;
  let most = 0;
  for (const line of lines) {
    const command = line.trim();
    if (!mayRepeat(command)) continue;
    const words = new Set(wordsOf(command));
    const prefixes = [...words];
    const hits = asked.filter(
      (word) =>
        words.has(word) ||
        (word.length > 3 && prefixes.some((other) => other.startsWith(word) || (other.length > 3 && word.startsWith(other)))),
    ).length;
    const first = wordsOf(command)[0] ?? '';
    const rate = hits / asked.length + (asked.includes(first) ? 0.2 : 0);
    if (hits > 0 && (hits === asked.length || hits / asked.length >= 0.66 || (asked.includes(first) && hits >= 2)) && rate >= most)
      [best, most] = [command, rate];
  }
  return best;
}
