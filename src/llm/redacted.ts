/** Masks the secrets in turns: the only way to turns that may be sent. */
import { withText } from '../base/fact.ts';
import type { RedactedText } from '../safety/redact/index.ts';
import type { RedactedTurns, Turn } from './port.ts';

/** Masks questions and facts. The model's own turns were made from masked text and are sent back unchanged. */
export function redactTurns(turns: readonly Turn[], redact: (text: string) => RedactedText): RedactedTurns {
  const masked = turns.map((turn): Turn => {
    if (turn.role === 'assistant') return turn;
    return { ...turn, question: redact(turn.question), facts: turn.facts.map((fact) => withText(fact, redact)) };
  });
  return masked as readonly Turn[] as RedactedTurns;
}
