/** Every frame and every answer is parsed as it was written; other input is refused without an exception. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANSWER_KINDS,
  type AskId,
  decodeArg,
  encodeAnswer,
  encodeArg,
  type Frame,
  framePrefix,
  type Nonce,
  parseAnswerHead,
  parseAskId,
  parseFrame,
} from '../../src/shell/wire.ts';
import { encodeFrame } from '../support/encode-frame.ts';
import { claimed } from '../support/sample.ts';

const NONCE = '0123456789abcdef0123456789abcdef' as Nonce;
/** The bytes between the prefix and BEL. */
const bodyOf = (bytes: Buffer): Buffer => bytes.subarray(framePrefix(NONCE).length, -1);

const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map((s) => s.toWellFormed());
const hard = fc.oneof(
  text,
  fc.constantFrom('', ';', '%', '%41', 'a;b;c', '\x1b]5577;', '\x07', '\x00', '\n\r\t', 'é', '~!@#$^&*()', 'it\'s; "q"'),
);
const status = fc.nat(255);
const id = fc.stringMatching(/^[0-9A-Za-z.-]{1,40}$/).map((s) => s as AskId);
const frame: fc.Arbitrary<Frame> = fc.oneof(
  fc.record(
    {
      verb: fc.constant('P' as const),
      shell: fc.constantFrom('bash' as const, 'zsh' as const),
      version: hard,
      status,
      cwd: hard,
      prefill: fc.boolean(),
      everyLine: fc.constant(true),
      noEditor: fc.constant(true),
      who: hard,
    },
    { requiredKeys: ['verb', 'shell', 'version', 'status', 'cwd', 'prefill', 'who'] },
  ),
  fc.record({ verb: fc.constant('C' as const), text: hard }),
  fc.record(
    { verb: fc.constant('D' as const), status, text: hard, alias: hard, repeats: hard, refused: fc.constant(true) },
    { requiredKeys: ['verb', 'status', 'text', 'alias', 'repeats'] },
  ),
  fc.record({ verb: fc.constant('N' as const), id, who: hard }),
  fc.constant<Frame>({ verb: 'R' }),
  fc.record({
    verb: fc.constant('K' as const),
    id,
    line: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    key: fc.constantFrom('explain' as const, 'again' as const),
  }),
  fc.record({ verb: fc.constant('Q' as const), id, status, question: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) }),
);

describe('frames', () => {
  test('are parsed as they were written: 5,000', () => {
    fc.assert(
      fc.property(frame, (sent) => {
        const bytes = encodeFrame(NONCE, sent);
        expect(bodyOf(bytes).every((byte) => byte >= 0x20 && byte !== 0x7f)).toBe(true);
        expect(parseFrame(bodyOf(bytes))).toEqual({ ok: true, value: sent });
      }),
      { numRuns: claimed(5_000) },
    );
  });

  test('a question is bytes, not text: invalid UTF-8 is kept', () => {
    const question = Buffer.from([0xff, 0xfe, 0x80, 0x3b, 0x25, 0x00, 0xc3]);
    const parsed = parseFrame(bodyOf(encodeFrame(NONCE, { verb: 'Q', id: '1.1' as AskId, status: 0, question })));
    expect(parsed.ok && parsed.value.verb === 'Q' && Buffer.from(parsed.value.question).equals(question)).toBe(true);
  });

  test('the parser never throws: 20,000 bodies', () => {
    const body = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc
        .array(
          fc.constantFrom('P', 'C', 'D', 'Q', 'N', 'R', ';', '%', '%4', '%41', 'bash', 'zsh', '0', '999', '1000', '-1', '1.1', '\x00', 'é'),
          { maxLength: 14 },
        )
        .map((parts) => Buffer.from(parts.join(''))),
    );
    fc.assert(
      fc.property(body, (bytes) => {
        const parsed = parseFrame(bytes);
        expect(parsed.ok ? 'PCDQNR'.includes(parsed.value.verb) : parsed.error.length > 0).toBe(true);
      }),
      { numRuns: claimed(20_000) },
    );
  });

  test.each([
    'X',
    '',
    'P',
    'P;csh;5;0;/;;',
    'P;bash;5;x;/;;',
    'P;bash;5;0;/',
    'P;bash;5;0;/;;;',
    'N',
    'N;a b;x',
    'N;1.1',
    'N;1.1;x;y',
    'D',
    'D;0',
    'D;;x;;',
    'D;1234;x;;',
    'D;-1;x;;',
    'D;2;;;x;other',
    'D;2;;;x;refused;y',
    'R;x',
    'C;a;b',
    'Q',
    'Q;1;0',
    'Q;;0;x',
    'Q;a b;0;x',
    'Q;1;0;x;y',
    `Q;${'1'.repeat(41)};0;x`,
    'C;%',
    'C;%4',
    'C;%4g',
    'C;%%',
    'p;bash;5;0;/;',
  ])('%j is not a frame', (body) => expect(parseFrame(Buffer.from(body)).ok).toBe(false));
});

describe('arguments', () => {
  test('are decoded as they were encoded, and encoded hold no byte that ends a frame: 5,000', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        const encoded = encodeArg(bytes);
        expect(encoded.every((byte) => byte >= 0x20 && byte !== 0x7f && byte !== 0x3b)).toBe(true);
        expect(decodeArg(encoded)).toEqual({ ok: true, value: Buffer.from(bytes) });
      }),
      { numRuns: claimed(5_000) },
    );
  });

  test('all 256 bytes', () => {
    const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    expect(decodeArg(encodeArg(all))).toEqual({ ok: true, value: all });
  });
});

describe('answers', () => {
  const kind = fc.constantFrom(...ANSWER_KINDS);

  test('begin with the id and end with their only NUL', () => {
    fc.assert(
      fc.property(id, kind, hard, (askId, answerKind, content) => {
        const encoded = encodeAnswer({ id: askId, kind: answerKind, text: content });
        expect(encoded.ok).toBe(!/[\0\x1f]/.test(content));
        if (!encoded.ok) return;
        expect(encoded.value.indexOf(0)).toBe(encoded.value.length - 1);
        expect(parseAnswerHead(encoded.value)).toEqual({ ok: true, value: { id: askId, kind: answerKind } });
      }),
      { numRuns: claimed(2_000) },
    );
  });

  test('mark the place of the cursor', () => {
    const encoded = encodeAnswer({ id: '1.1' as AskId, kind: 'cmd', text: "cd ''", cursor: 4 });
    expect(encoded).toEqual({ ok: true, value: Buffer.from("1.1;cmd;cd '\x1f'\0") });
  });

  test('the head’s parser never throws', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => typeof parseAnswerHead(bytes).ok === 'boolean'));
    for (const wrong of ['', ';cmd;', '1.1;run;x', '1.1;cmd', 'a b;cmd;x']) expect(parseAnswerHead(Buffer.from(wrong)).ok).toBe(false);
  });
});

test('an id has at most 40 plain characters', () => {
  for (const wrong of ['', 'a b', 'a;b', 'é', 'x'.repeat(41), 'a\n']) expect(parseAskId(wrong).ok).toBe(false);
});
