/** The last request in the record: the newest of all terminals and scripts, exactly as it was sent. */
import { describe, expect, test } from 'vitest';
import { lastSent } from '../../src/record/log.ts';
import type { Sent } from '../../src/record/sent.ts';
import { NO_USAGE } from '../../src/base/usage.ts';
import { NOON_MS, RecordDesk, sent } from './desk.ts';

const last = (desk: RecordDesk): Sent | null => {
  const read = lastSent(desk.store.file);
  if (!read.ok) throw new Error(read.trouble);
  return read.value;
};

describe('the last request', () => {
  test('is the newest, whoever writes last, and gets its usage later', () => {
    using desk = new RecordDesk();
    const usage = { ...NO_USAGE, inputTokens: 7 };
    desk.write(sent('{"of":"a"}', { session: 'a' }), sent('{"of":"b"}', { session: 'once.b', timeMs: NOON_MS + 5 }));
    desk.write(sent('{"of":"a"}', { session: 'a', usage, total: usage }));
    expect(last(desk)).toMatchObject({ session: 'once.b', body: '{"of":"b"}', usage: null, timeMs: NOON_MS + 5 });
    const { kind: _, ...whole } = sent('{"of":"b"}', { session: 'once.b', timeMs: NOON_MS + 5, usage, total: usage, masked: { key: 2 } });
    desk.write({ kind: 'sent', ...whole });
    expect(last(desk)).toEqual(whole);
  });

  test('is not written again after it was forgotten, and leaves no byte', () => {
    using desk = new RecordDesk();
    desk.write(sent('{"of":"walrus"}'));
    expect(desk.store.forget(['sent'], NOON_MS + 1)).toBe('gone');
    desk.write(sent('{"of":"walrus"}', { usage: NO_USAGE }));
    expect(last(desk)).toBeNull();
    expect(desk.bytes()).not.toContain('walrus');
    desk.write(sent('{"of":"ostrich"}', { timeMs: NOON_MS + 2 }));
    desk.store.forgetTexts(['the OSTRICH']);
    expect(last(desk)?.body).toContain('ostrich');
    desk.store.forgetTexts(['OSTRICH']);
    expect(last(desk)).toBeNull();
    expect(desk.bytes()).not.toContain('ostrich');
  });

  test('that is too long is not cut, but left out', () => {
    using desk = new RecordDesk();
    desk.write(sent('short'), sent('x'.repeat(9 * 1024 * 1024), { timeMs: NOON_MS + 1 }));
    expect(last(desk)?.body).toBe('short');
  });
});
