/** How much of the conversation goes along with the next question. Pure. */
import type { Turn } from '../llm/port.ts';

export interface MemoryLimits {
  readonly exchanges: number;
  readonly tokens: number;
}

/** Tokens are a provider's own; this is near enough for a budget and errs upwards for code. */
const CHARS_PER_TOKEN = 3.5;

function tokensOf(turn: Turn): number {
  const chars =
    turn.role === 'user'
      ? turn.question.length + turn.facts.reduce((sum, fact) => sum + fact.name.length + fact.text.length, 0)
      : turn.text.length + (turn.tool === null ? 0 : JSON.stringify(turn.tool.input ?? null).length);
  return Math.ceil(chars / CHARS_PER_TOKEN);
}

/**
 * The newest exchanges within the limits. When something has to go, half goes: a provider's prompt cache compares the beginning,
 * so forgetting one exchange with every question would make it miss every time. What is left has another beginning from then on, and
 * items that only the provider understands are dropped with it: it refuses them behind a changed history.
 */
export function remembered(memory: readonly Turn[], limits: MemoryLimits): readonly Turn[] {
  const exchanges: Turn[][] = [];
  for (const turn of memory) {
    if (turn.role === 'user' && turn.follows !== true) exchanges.push([turn]);
    else exchanges.at(-1)?.push(turn);
  }
  const costs = exchanges.map((turns) => turns.reduce((sum, turn) => sum + tokensOf(turn), 0));
  const fits = (from: number, part: number): boolean =>
    exchanges.length - from <= Math.floor(limits.exchanges * part) &&
    costs.slice(from).reduce((sum, cost) => sum + cost, 0) <= limits.tokens * part;
  if (fits(0, 1)) return memory;
  let from = 0;
  while (from < exchanges.length && !fits(from, 0.5)) from += 1;
  // the newest exchange stays as long as it fits by itself
  if (from === exchanges.length && from > 0 && fits(from - 1, 1)) from -= 1;
  return exchanges
    .slice(from)
    .flat()
    .map((turn) => (turn.role === 'assistant' ? { ...turn, items: null } : turn));
}
