/** Chooses how much of the conversation is sent with the next question. Pure. */
import { type Fact, withText } from '../base/fact.ts';
import type { Turn } from '../llm/port.ts';

export interface MemoryLimits {
  readonly exchanges: number;
  readonly tokens: number;
}

/** Each provider counts tokens in its own way; this estimate is close enough for a budget, and too high rather than too low for code. */
const CHARS_PER_TOKEN = 3.5;

/** What is kept of a fact that is cut short. */
const SHORT_CHARS = 160;

function tokensOf(turn: Turn): number {
  const chars =
    turn.role === 'user'
      ? turn.question.length + turn.facts.reduce((sum, fact) => sum + fact.name.length + fact.text.length, 0)
      : turn.text.length + (turn.tool === null ? 0 : JSON.stringify(turn.tool.input ?? null).length);
  return Math.ceil(chars / CHARS_PER_TOKEN);
}

/** A question, its answer, and the turns in between. */
type QuestionTurns = readonly Turn[];

const costOf = (exchange: QuestionTurns): number => exchange.reduce((sum, turn) => sum + tokensOf(turn), 0);

/**
 * The newest exchanges within the limits. When the limit is reached, half is dropped: a provider's prompt cache compares the beginning,
 * so dropping one exchange with every question would miss the cache every time. The rest begins differently from then on, so long
 * outputs in it are cut short, and items that only the provider understands are dropped: it refuses them after a changed history.
 */
export function remembered(memory: readonly Turn[], limits: MemoryLimits): readonly Turn[] {
  const whole = exchangesOf(memory);
  const within = (exchanges: readonly QuestionTurns[], part: number): boolean =>
    exchanges.length <= Math.floor(limits.exchanges * part) && exchanges.reduce((sum, one) => sum + costOf(one), 0) <= limits.tokens * part;
  if (within(whole, 1)) return memory;
  const short = whole.map((exchange) => exchange.map(shortened));
  let from = 0;
  while (from < short.length && !within(short.slice(from), 0.5)) from += 1;
  // the newest exchange is kept if it is within the limits on its own
  if (from === short.length && from > 0 && within(short.slice(from - 1), 1)) from -= 1;
  return short.slice(from).flat();
}

/** A turn that follows up on a question belongs to that question. */
export function exchangesOf(memory: readonly Turn[]): readonly QuestionTurns[] {
  const exchanges: Turn[][] = [];
  for (const turn of memory) {
    if (turn.role === 'user' && turn.follows !== true) exchanges.push([turn]);
    else exchanges.at(-1)?.push(turn);
  }
  return exchanges;
}

function shortened(turn: Turn): Turn {
  return turn.role === 'assistant' ? { ...turn, items: null } : { ...turn, facts: turn.facts.map(shortFact) };
}

const shortFact = (fact: Fact): Fact =>
  withText(fact, (text) =>
    text.length <= SHORT_CHARS ? text : `${text.slice(0, SHORT_CHARS)}… (${text.length - SHORT_CHARS} characters no longer kept)`,
  );
