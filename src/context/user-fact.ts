/** The fact about the user: root or not, and whether the session came over ssh. Neither a name nor an address is sent. */
import type { Row } from './source.ts';

export const user: Row = {
  name: 'user',
  chars: 60,
  purposes: ['question', 'bare'],
  lasting: true,
  origin: 'system',
  gather({ who, machine }) {
    const uid = /^(\d+)@/.exec(who)?.[1];
    const words = [uid === undefined ? '' : Number(uid) === 0 ? 'root' : 'not root', over(machine.env['SSH_CONNECTION'])];
    return words.filter((word) => word !== '').join(', ');
  },
};

const over = (connection: string | undefined): string => ((connection ?? '') === '' ? '' : 'over ssh');
