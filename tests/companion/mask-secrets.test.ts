/** A secret that becomes known later is masked in all of the conversation that is there already. */
import { expect, test } from 'vitest';
import { maskedSession } from '../../src/companion/mask-secrets.ts';
import { gateCommand } from '../../src/safety/command-gate.ts';
import { conversationOf } from '../../src/session/conversation.ts';
import type { Session } from '../../src/session/session.ts';
import { newSession } from '../../src/session/step.ts';
import { newWalkThrough } from '../../src/session/walk-through.ts';

const SECRET = 'walrus-delta-2';
const redactor = { redact: (text: string) => text.replaceAll(SECRET, '[masked]') } as unknown as Parameters<typeof maskedSession>[1];

test('but not in a command that may be prefilled', () => {
  const gated = gateCommand(`deploy --token ${SECRET}`, { cols: 80, rows: 24 });
  if (!gated.ok) throw new Error('the gate refused it');
  const ran = { at: 'ran', text: `deploy --token ${SECRET} -v`, edited: true, status: 0 } as const;
  const suggestion = { id: 'a', command: gated.value, step: false, outcome: ran, origin: 'system', own: '' } as const;
  const walkThrough = newWalkThrough({ id: 'w', goal: `deploy with ${SECRET}`, who: '1000@here', cwd: '/' });
  const session: Session = {
    ...newSession,
    memory: [{ role: 'user', question: `what is ${SECRET}`, facts: [] }],
    asked: SECRET,
    untrustedLines: [SECRET],
    ownLines: [{ line: `deploy --token ${SECRET}`, own: `deploy --token ${SECRET}` }],
    codeBlocks: [{ language: '', text: SECRET }],
    suggestion,
    walkThrough,
    paused: walkThrough,
    script: `/tmp/${SECRET}`,
  };
  const { suggestion: left, ...rest } = conversationOf(maskedSession(session, redactor));
  expect(JSON.stringify([rest, left?.outcome])).not.toContain(SECRET);
  expect(left?.command).toBe(gated.value);
});
