/** The exchanges that a model may look up, and those that older versions kept in a file of their own. */
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earlierExchanges, earlierText } from '../../src/record/earlier-exchanges.ts';
import { runs } from '../support/sample.ts';
import { clean, exchange, exchangesIn, lastSentIn, NOON_MS, RecordDesk } from './desk.ts';

const earlier = (desk: RecordDesk, who: string, cwd: string): string => {
  const read = earlierExchanges(desk.store.file, who, cwd);
  if (!read.ok) throw new Error(read.trouble);
  return earlierText(read.value);
};

describe('earlier exchanges', () => {
  test('those of this folder come first, with their outcomes; those of other users never', () => {
    using desk = new RecordDesk();
    desk.write(
      exchange('one', { timeMs: NOON_MS }),
      { kind: 'outcome', exchange: 'one', outcome: clean('run as suggested') },
      exchange('two', { timeMs: NOON_MS + 1, cwd: clean('/q') }),
      exchange('three', { timeMs: NOON_MS + 2, who: '2@h' }),
      exchange('four', { timeMs: NOON_MS + 3, exchange: '', answer: clean(''), command: null }),
    );
    expect(earlier(desk, '1@h', '/p')).toBe('2026-11-22T12:00 in /p\n  asked: one\n  answered: `ls` (lists them); run as suggested');
    const elsewhere = earlier(desk, '1@h', '/nowhere');
    expect(elsewhere).toMatch(/asked: one[^]*asked: two/);
    expect(elsewhere).not.toMatch(/three|four/);
    expect(earlier(desk, '3@h', '/p')).toBe('');
  });

  test('are a bounded text, the newest kept', () => {
    using desk = new RecordDesk();
    const many = Array.from({ length: 40 }, (_, n) =>
      exchange(`question ${n}`, {
        timeMs: NOON_MS + n,
        question: clean(`question ${n} ${'q'.repeat(5_000)}`),
        answer: clean('x'.repeat(3_000)),
      }),
    );
    desk.write(...many);
    const text = earlier(desk, '1@h', '/p');
    expect(text.length).toBeLessThanOrEqual(4_000);
    expect(text).toContain('question 39');
    expect(text).not.toContain('question 20 ');
  });
});

const line = (id: string, question: string, more: object = {}): string =>
  JSON.stringify({ timeMs: NOON_MS, id, who: '1@h', cwd: '/p', question, command: 'tar xf a', text: 'unpacks it', ...more });
const OLD_SENT = { timeMs: NOON_MS, provider: 'p', model: 'm', url: 'u', prompt: 'h', body: '{"old":1}', masked: { key: 1 }, usage: null };
const TOTAL = { inputTokens: 3, outputTokens: 2, cachedTokens: 1 };

/** The files of an older version. */
function keep(desk: RecordDesk, conversations: string): void {
  fs.mkdirSync(desk.folder, { recursive: true, mode: 0o700 });
  fs.writeFileSync(path.join(desk.folder, 'conversations.jsonl'), conversations);
  fs.writeFileSync(path.join(desk.folder, 'sent.json'), JSON.stringify({ ...OLD_SENT, session: TOTAL }));
}

describe('the files of an older version', () => {
  test('are read once, and removed; what the record had stays as it was', () => {
    using desk = new RecordDesk();
    const columns = "'1.1', 's', '/p', 'unpack it all', 'tar xf a', 'unpacks it', 'edited: tar xvf a', '', 'p', 'm', '', 1, 1, 1, 0, NULL";
    desk.old(4, `INSERT INTO exchanges VALUES (${NOON_MS * 1_000}, ${columns})`);
    const outcome = JSON.stringify({ id: '9.1', became: 'skipped' });
    keep(desk, [line('1.1', 'unpack it'), line('9.1', 'pack it'), outcome, '{"half', '7', 'null', '[]', '{"question":1}', ''].join('\n'));
    const kept = { who: '1@h', cwd: '/p', command: 'tar xf a', answer: 'unpacks it' };
    const all = [
      { ...kept, exchange: '1.1', session: 's', question: 'unpack it all', outcome: 'edited: tar xvf a' },
      { ...kept, exchange: '9.1', session: 'before', question: 'pack it', outcome: 'skipped' },
    ];
    expect(exchangesIn(desk.env)).toEqual(all);
    expect(lastSentIn(desk.env)).toEqual({ ...OLD_SENT, session: 'before', total: TOTAL });
    expect(fs.readdirSync(desk.folder).filter((name) => !name.startsWith('record.db'))).toEqual([]);
    // a terminal in which the older version still runs
    keep(desk, line('7.7', 'once more'));
    expect(exchangesIn(desk.env)).toEqual(all);
    expect(fs.existsSync(path.join(desk.folder, 'conversations.jsonl'))).toBe(false);
  });

  test('wait for a database that another process keeps', () => {
    using desk = new RecordDesk();
    desk.old(4, '');
    keep(desk, line('9.1', 'pack it'));
    const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
    const other = new DatabaseSync(desk.db);
    other.exec('BEGIN EXCLUSIVE');
    expect(desk.write(exchange('new', { timeMs: NOON_MS + 9 }))).toBe('busy');
    expect(fs.existsSync(path.join(desk.folder, 'conversations.jsonl'))).toBe(true);
    other.exec('COMMIT');
    other.close();
    expect(desk.write(exchange('new', { timeMs: NOON_MS + 9 }))).toBeNull();
    expect(exchangesIn(desk.env).map(({ question }) => question)).toEqual(['pack it', 'new']);
  });

  test('are forgotten with everything else', () => {
    using desk = new RecordDesk();
    desk.old(4, '');
    keep(desk, line('9.1', 'about the walrus'));
    expect(desk.store.forget(['log', 'sent'], NOON_MS + 1)).toBe('gone');
    expect(['walrus', '"old"'].filter((text) => desk.bytes().includes(text))).toEqual([]);
  });

  test('of any content do no harm', () => {
    const any = fc.oneof(
      fc.string(),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.constant(line('1', 'q', { timeMs: 'x' })),
    );
    fc.assert(
      fc.property(fc.array(any, { maxLength: 5 }), (lines) => {
        using desk = new RecordDesk();
        desk.old(4, '');
        keep(desk, lines.join('\n'));
        expect(desk.write(exchange('new', { timeMs: NOON_MS + 9 }))).toBeNull();
        expect(exchangesIn(desk.env).at(-1)?.question).toBe('new');
      }),
      { numRuns: runs(20) },
    );
  });
});
