/** The fact about the user's habits: what he changes in suggestions, and how he repaired errors, in words that he typed. */
import type { Row } from './source.ts';

/** 120 tokens. */
const CHARS = 360;

export const habits: Row = {
  name: 'habits-of-the-user',
  chars: CHARS,
  purposes: ['question'],
  yields: true,
  lasting: false,
  origin: 'user',
  gather: async ({ habits: read }) => (await read()).join('\n'),
};
