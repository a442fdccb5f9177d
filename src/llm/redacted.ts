/** The one way from what is known to what may be sent. */
import { withText } from '../base/fact.ts';
import type { RedactedText } from '../safety/redact/index.ts';
import type { RedactedTurns, Turn } from './port.ts';

/** Masks what the machine and the user said. What the model said was made of masked text, and goes back to it as it was. */
export function redactTurns(turns: readonly Turn[], redact: (text: string) => RedactedText): RedactedTurns {
  const masked = turns.map((turn): Turn => {
    if (turn.role === 'assistant') return turn;
    return { ...turn, question: redact(turn.question), facts: turn.facts.map((fact) => withText(fact, redact)) };
  });
  return masked as readonly Turn[] as RedactedTurns;
}
