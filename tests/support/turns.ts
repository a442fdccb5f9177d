import type { RedactedTurns, Turn } from '../../src/llm/port.ts';
import { redactTurns } from '../../src/llm/redacted.ts';
import type { RedactedText } from '../../src/safety/redact/index.ts';

/** Turns as a provider receives them; a test's own text holds no secret. */
export const asSent = (turns: readonly Turn[]): RedactedTurns => redactTurns(turns, (text) => text as RedactedText);
