/** The conversation: the part of a session that the next companion goes on with. It is saved, and masked, as one value. */
import type { Session } from './session.ts';

const PARTS = [
  'memory',
  'suggestion',
  'untrustedLines',
  'ownLines',
  'walkThrough',
  'paused',
  'asked',
  'answers',
  'codeBlocks',
  'script',
  'detour',
  'usage',
] as const satisfies readonly (keyof Session)[];

export type Conversation = Pick<Session, (typeof PARTS)[number]>;

export const conversationOf = (session: Session): Conversation =>
  // each part has its own value
  Object.fromEntries(PARTS.map((part) => [part, session[part]])) as unknown as Conversation;
