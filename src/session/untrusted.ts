/** Finds the untrusted text in the model's context, and remembers the command lines it may have led to. Pure. */
import type { AssistantTurn, OpaqueItems, Turn } from '../llm/port.ts';
import { isFrom } from './suggestion.ts';

/** The label of what a model answered while untrusted text was in the context. */
export const EARLIER = 'an earlier suggestion';

/** Results of searches and fetched pages, as providers name them among their items. */
const WEB = /"(?:web_search|web_fetch)[\w]*"/;
const fromWeb = (items: OpaqueItems | null | undefined): boolean => WEB.test(JSON.stringify(items ?? null));

/**
 * The label of the untrusted text in these turns; null when there is none. The newest text wins, since it is most likely the one the
 * answer is about. An answer made from untrusted text is named only when that text itself is no longer in the turns.
 */
export function untrustedSource(turns: readonly Turn[]): string | null {
  for (const turn of turns.toReversed()) {
    if (turn.role === 'assistant') {
      // an answer with such items is untrusted, and to look into all items of a long conversation takes milliseconds
      if (turn.origin === 'untrusted' && fromWeb(turn.items)) return 'a web page';
      continue;
    }
    for (const fact of turn.facts.toReversed()) if (fact.origin === 'untrusted') return fact.label;
  }
  return turns.some((turn) => turn.role === 'assistant' && turn.origin === 'untrusted') ? EARLIER : null;
}

/** The origin of an answer that was made after these turns, with these items of its own. */
export const answerOrigin = (before: readonly Turn[], items: OpaqueItems | null): AssistantTurn['origin'] =>
  fromWeb(items) || untrustedSource(before) !== null ? 'untrusted' : 'system';

/** Lines kept: seven times the commands of a question's facts, so that one run again from the shell's history is still known. */
const LINES_KEPT = 64;

/** The lines with one more, newest last. */
export const withLine = (lines: readonly string[], line: string): readonly string[] =>
  lines.includes(line) ? lines : [...lines, line].slice(-LINES_KEPT);

/**
 * The origin of a command line. An untrusted suggestion is untrusted, run as suggested or edited; any other line is the user's. A line
 * that was pasted, or completed from a file's name, is the user's too: nothing tells it from one that was typed.
 */
export const lineOrigin = (lines: readonly string[], text: string): 'user' | 'untrusted' =>
  text !== '' && lines.some((line) => isFrom(line, text)) ? 'untrusted' : 'user';
