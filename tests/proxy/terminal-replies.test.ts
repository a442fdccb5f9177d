/** A prompt may ask the terminal while it is drawn: the replies reach it, and no key is taken for one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Keyboard } from '../../src/proxy/keyboard.ts';
import { withoutReplies } from '../../src/proxy/terminal-replies.ts';
import type { AskId } from '../../src/shell/wire.ts';

const REPLIES = [
  '\x1b[3;1R',
  '\x1b[?3;1R',
  '\x1b[?62;22c',
  '\x1b[>0;276;0c',
  '\x1b[0n',
  '\x1b[?2026;2$y',
  '\x1b[8;24;80t',
  '\x1b]11;rgb:1e1e/1e1e/2e2e\x07',
  '\x1b]11;rgb:1e1e/1e1e/2e2e\x1b\\',
  '\x1bP>|kitty(0.40)\x1b\\',
];
const KEYS = [
  'x',
  '\r',
  '\x03',
  '\x1b',
  '\x1bb',
  '\x1bOR',
  '\x1b[A',
  '\x1b[1;5C',
  '\x1b[200~yes\x1b[201~',
  '\x1b[99;5u',
  '\x1b[13~',
  'é',
  '\t',
];

describe('withoutReplies', () => {
  test('takes the replies out of the keys, both in order', () => {
    const piece = fc.oneof(
      fc.constantFrom(...REPLIES).map((text) => ({ text, reply: true })),
      // a letter behind each key, because a lone Escape would begin the next reply
      fc.constantFrom(...KEYS).map((text) => ({ text: `${text}x`, reply: false })),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const of = (reply: boolean): string =>
          pieces
            .filter((one) => one.reply === reply)
            .map(({ text }) => text)
            .join('');
        const { replies, keys } = withoutReplies(Buffer.from(pieces.map(({ text }) => text).join(''), 'utf8'));
        expect([replies.toString('utf8'), keys.toString('utf8')]).toEqual([of(true), of(false)]);
      }),
    );
  });

  test('loses no byte', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const { replies, keys } = withoutReplies(Buffer.from(bytes));
        expect([...replies, ...keys].toSorted((a, b) => a - b)).toEqual([...bytes].toSorted((a, b) => a - b));
      }),
    );
  });
});

test.each(['bash', 'zsh'] as const)('%s: while a prompt is drawn after an answer, replies pass and keys are held', (shell) => {
  let sent = '';
  const keyboard = new Keyboard({
    toPty: (bytes) => (sent += bytes.toString('latin1')),
    bell: () => {},
    lineBegun: () => {},
    lineRedrawn: () => {},
    questionBegun: () => {},
    cancel: () => {},
    confirmed: () => {},
    echo: () => {},
    guard: () => {},
    awaitQuiet: () => {},
  });
  const types = (text: string): void => keyboard.keys(Buffer.from(text, 'latin1'));
  keyboard.frame({ verb: 'Q', id: '1.1' as AskId, status: 0, question: Buffer.from('x') });
  types('early');
  keyboard.answered('chat');
  types(`a${REPLIES[0]}b`);
  expect(sent).toBe(REPLIES[0]);
  keyboard.frame({ verb: 'P', shell, version: '5', status: 0, cwd: '/', prefill: false, who: '0@h' });
  types(`c${REPLIES[0]}`);
  expect(sent).toBe(`${REPLIES[0]}${REPLIES[0]}`);
  keyboard.quiet();
  expect(sent).toBe(`${REPLIES[0]}${REPLIES[0]}earlyabc`);
});
