/** The fact that the last command's first word is an alias. */
import { oneLine } from './fit.ts';
import { isPrivate } from '../transcript/private.ts';
import type { Row } from './source.ts';

const WORD_CHARS = 30;

/** Without it the model cannot explain why `k get pods` failed: only this shell knows what `k` is. */
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
