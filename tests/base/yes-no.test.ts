/** The one yes/no prompt: only a whole line that was typed after it could be read is a yes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { YesNo, type YesNoOutcome } from '../../src/base/yes-no.ts';
import { claimed } from '../support/sample.ts';

const GUARD = null;
type Key = string | typeof GUARD;

/** Types reads of keys; `null` is the end of the guard. Stops at the first outcome that is not `open`. */
function answer(reads: readonly Key[], before: readonly string[] = []): readonly [outcome: YesNoOutcome, echo: string] {
  const prompt = new YesNo(before.map((keys) => Buffer.from(keys)));
  let shown = '';
  for (const read of reads) {
    if (read === GUARD) {
      prompt.guardEnded();
      continue;
    }
    const { outcome, echo } = prompt.keys(Buffer.from(read));
    shown += echo;
    if (outcome !== 'open') return [outcome, shown];
  }
  return ['open', shown];
}

describe('an answer', () => {
  test.each<[what: string, reads: readonly Key[], outcome: YesNoOutcome]>([
    ['y', [GUARD, 'y', '\r'], 'yes'],
    ['y in one read', [GUARD, 'y\r'], 'yes'],
    ['yes', [GUARD, 'Yes\n'], 'yes'],
    ['corrected', [GUARD, 'n', '\x7f', 'y', '\r'], 'yes'],
    ['cleared', [GUARD, 'no', '\x15', 'y', '\r'], 'yes'],
    ['Enter alone', [GUARD, '\r'], 'no'],
    ['n', [GUARD, 'n\r'], 'no'],
    ['another word with y', [GUARD, 'yy\r'], 'no'],
    ['the end of a line', [GUARD, 'ls -y\r'], 'no'],
    ['Ctrl-D', [GUARD, '\x04'], 'no'],
    ['Ctrl-C', [GUARD, 'y\x03'], 'cancelled'],
    ['Ctrl-C in the guard', ['\x03'], 'cancelled'],
    ['Ctrl-C of the kitty protocol', [GUARD, '\x1b[99;5u'], 'cancelled'],
    ['y without Enter', [GUARD, 'y'], 'open'],
    ['y in the guard', ['y\r', GUARD], 'open'],
    ['y in the guard, its Enter after it', ['y', GUARD, '\r'], 'open'],
    ['the rest of a line that began in the guard', ['apt remove -', GUARD, 'y', '\r'], 'open'],
    ['y after that line', ['apt remove -', GUARD, 'y', '\r', 'y', '\r'], 'yes'],
    ['an arrow in the guard, then y', ['\x1b[A', GUARD, 'y\r'], 'yes'],
    ['Ctrl-D, too early once', ['\x04', GUARD, '\x04'], 'no'],
    ['y after a whole line in the guard', ['ls\r', GUARD, 'y\r'], 'yes'],
    ['an arrow, then y', [GUARD, '\x1b[A', 'y\r'], 'yes'],
    ['a paste in brackets', [GUARD, '\x1b[200~y\r\x1b[201~'], 'open'],
    ['a long line', [GUARD, `${'y'.repeat(500)}\r`], 'open'],
  ])('%s', (_, reads, outcome) => expect(answer(reads)[0]).toBe(outcome));

  test('a line that was begun before the prompt was drawn ends before an answer begins', () => {
    expect(answer([GUARD, 'y\r'], ['rm -'])[0]).toBe('open');
    expect(answer([GUARD, 'y\r', 'y\r'], ['rm -'])[0]).toBe('yes');
    expect(answer([GUARD, 'y\r'], ['\x1b[200~rm -'])[0]).toBe('open');
  });

  test('a control key that was too early, even before the prompt was drawn, has begun no line', () => {
    expect(answer([GUARD, '\x04'], ['\x04'])[0]).toBe('no');
    expect(answer([GUARD, 'y\r'], ['ls\r', '\x04'])[0]).toBe('yes');
    expect(answer([GUARD, 'y\r'], ['rm -', '\x04'])[0]).toBe('open');
  });

  test('what is typed is shown, and nothing that is dropped', () => {
    expect(answer(['y\r', GUARD, 'n', '\x7f', 'y', '\r'])).toEqual(['yes', '\x07n\b \by\r\n']);
    expect(answer([GUARD, 'y\x03'])[1]).toBe('^C\r\n');
  });

  const piece = fc.oneof(fc.constantFrom<Key>('y', 'yes', '\r', '\n', 'n', '\x7f', '\x15', '\x1b[A', 'ls -', GUARD), fc.string());

  test('without a line `y` or `yes` behind the guard there is never a yes', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.array(fc.string(), { maxLength: 2 }), (reads, before) => {
        const [outcome] = answer(reads, before);
        const guard = reads.indexOf(GUARD);
        const after = guard < 0 ? '' : reads.slice(guard).join('');
        if (outcome === 'yes') expect(after).toMatch(/y[^]*[\r\n]/i);
      }),
      { numRuns: claimed(2_000) },
    );
  });

  test('what comes before the guard ends never confirms, and no key is echoed that moves the cursor elsewhere', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.uint8Array({ maxLength: 30 }), (reads, bytes) => {
        const early = reads.filter((read) => read !== GUARD && !read.includes('\x03'));
        expect(answer(early)).toEqual(['open', '\x07'.repeat(early.length)]);
        expect(answer([GUARD, Buffer.from(bytes).toString('latin1')])[1]).toMatch(/^[\x20-\x7e\x07\b^]*(?:\r\n)?$/);
      }),
      { numRuns: claimed(2_000) },
    );
  });
});
