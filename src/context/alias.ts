import { oneLine } from './fit.ts';
import { isPrivate } from '../transcript/private.ts';
import type { Row } from './source.ts';

const WORD_CHARS = 30;

/** `k get pods` failed, and `k` is something only this shell knows. */
export const alias: Row = {
  name: 'alias',
  chars: 120,
  purposes: ['question', 'bare'],
  lasting: false,
  origin: 'system',
  gather({ last, alias: meaning }) {
    if (meaning === '' || last === null || isPrivate(last)) return '';
    return `${oneLine(/^\S+/.exec(last.text)?.[0] ?? '', WORD_CHARS)} is an alias of: ${meaning}`;
  },
};
