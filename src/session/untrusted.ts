/** Finds untrusted text in the model's context, and keeps the command lines that were suggested with such text in it. Pure. */
import type { AssistantTurn, OpaqueItems, Turn } from '../llm/port.ts';
import { isFrom } from './suggestion.ts';

/** The label of an answer that was made while untrusted text was in the context. */
export const EARLIER = 'an earlier suggestion';

/** The providers' names for search results and fetched pages among their items. */
const WEB = /"(?:web_search|web_fetch)[\w]*"/;
const fromWeb = (items: OpaqueItems | null | undefined): boolean => WEB.test(JSON.stringify(items ?? null));

/**
 * The label of the untrusted text in these turns; null when there is none. The newest text wins, because the answer is most likely
 * about it. An answer made from untrusted text gives the label only when that text itself is no longer in the turns.
 */
export function untrustedSource(turns: readonly Turn[]): string | null {
  for (const turn of turns.toReversed()) {
    if (turn.role === 'assistant') {
      // only untrusted answers can have such items; searching all items of a long conversation takes milliseconds
      if (turn.origin === 'untrusted' && fromWeb(turn.items)) return 'a web page';
      continue;
    }
    for (const fact of turn.facts.toReversed()) if (fact.origin === 'untrusted') return fact.label;
  }
  return turns.some((turn) => turn.role === 'assistant' && turn.origin === 'untrusted') ? EARLIER : null;
}

/** Facts that hold what a model suggested, in its own words or as it was run. */
const SUGGESTED: ReadonlySet<string> = new Set(['walk-through', 'last-command', 'recent-commands', 'your-last-suggestion']);

/**
 * All untrusted text in these turns; null where a part of it cannot be read here: a provider keeps pages and results of searches to itself.
 * What a model made from such text counts only where none of that text is there any more, and its newest answer never: that is what is compared.
 */
export function untrustedText(turns: readonly Turn[]): string | null {
  const given: string[] = [];
  const made: string[] = [];
  for (const turn of turns) {
    if (turn.role === 'assistant') {
      if (turn.origin !== 'untrusted') continue;
      if (fromWeb(turn.items)) return null;
      if (turn !== turns.at(-1)) made.push(turn.text, JSON.stringify(turn.tool ?? ''));
    } else for (const { name, text, origin } of turn.facts) if (origin === 'untrusted') (SUGGESTED.has(name) ? made : given).push(text);
  }
  return (given.length > 0 ? given : made).join('\n');
}

/** The origin of an answer to these turns that has these items itself. */
export const answerOrigin = (before: readonly Turn[], items: OpaqueItems | null): AssistantTurn['origin'] =>
  fromWeb(items) || untrustedSource(before) !== null ? 'untrusted' : 'system';

/** Lines kept: seven times the commands in a question's facts, so that a line run again from the shell's history is still recognized. */
const LINES_KEPT = 64;

/** Adds a line, newest last. */
export const withLine = (lines: readonly string[], line: string): readonly string[] =>
  lines.includes(line) ? lines : [...lines, line].slice(-LINES_KEPT);

/**
 * The origin of a command line. An untrusted suggestion stays untrusted, run as suggested or edited; any other line is the user's. A line
 * that was pasted, or completed from a file name, also counts as the user's: it cannot be distinguished from a typed one.
 */
export const lineOrigin = (lines: readonly string[], text: string): 'user' | 'untrusted' =>
  text !== '' && lines.some((line) => isFrom(line, text)) ? 'untrusted' : 'user';
