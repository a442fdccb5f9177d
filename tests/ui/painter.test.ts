import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { screenLine } from '../../src/safety/screen-gate.ts';
import { Painter } from '../../src/ui/painter.ts';

let written = '';
const painter = (): Painter => new Painter((text) => (written += text));

beforeEach(() => {
  written = '';
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('the thinking line', () => {
  test('appears within 100 ms, leaves the cursor in column 0, and is erased by the answer', () => {
    const paint = painter();
    paint.begin({ color: '36', cols: 80 });
    expect(written).toBe('');
    vi.advanceTimersByTime(100);
    expect(written).toMatch(/thinking….*\r$/);
    written = '';
    paint.explain(screenLine('lists files'), null);
    expect(written).toBe('\x1b[K\x1b[36m  lists files\x1b[0m\r\n');
  });

  test('does not appear for an instant answer, nor after it', () => {
    const paint = painter();
    paint.begin({ color: '', cols: 80 });
    paint.note(screenLine('on'));
    vi.advanceTimersByTime(1000);
    expect(written).toBe('yo: on\r\n');
  });

  test('after an abort nothing more is painted', () => {
    const paint = painter();
    paint.begin({ color: '', cols: 80 });
    paint.abort();
    vi.advanceTimersByTime(1000);
    expect(written).toBe('');
  });
});

describe('text', () => {
  test('streams in one colour, with CR LF, and ends with a line end', () => {
    const paint = painter();
    paint.begin({ color: '36', cols: 80 });
    paint.stream('one\ntw');
    paint.stream('o');
    paint.streamEnd();
    expect(written).toBe('\x1b[36m  one\r\n  two\x1b[0m\r\n');
  });

  test('that ends with a line end gets no second one', () => {
    const paint = painter();
    paint.begin({ color: '', cols: 80 });
    paint.stream('one\n');
    paint.streamEnd();
    paint.streamEnd();
    expect(written).toBe('  one\r\n');
  });

  test('passes the gate: an escape sequence cut in two is made visible', () => {
    const paint = painter();
    paint.begin({ color: '', cols: 80 });
    paint.stream('a\x1b');
    paint.stream('[2Jb\r');
    paint.stream('\nc');
    paint.streamEnd();
    expect(written).toBe('  a␛[2Jb\r\n  c\r\n');
  });
});

test('a failure is one line: what happened, and what to do', () => {
  const paint = painter();
  paint.begin({ color: '', cols: 80 });
  paint.fail({ what: 'it\nbroke\x07', remedy: 'mend it' });
  expect(written).toBe('yo: it broke␇; mend it\r\n');
});

test('a remedy that is a sentence of its own follows a full stop', () => {
  const paint = painter();
  paint.begin({ color: '', cols: 80 });
  paint.fail({ what: 'no offline rule for that', remedy: 'To connect a model: yosh setup' });
  expect(written).toBe('yo: no offline rule for that. To connect a model: yosh setup\r\n');
});

test('what is copied is painted as Base64 only', () => {
  const text = 'a\x1b]52;c;?\x07\u202e é\n';
  painter().copy(text);
  const [, copied = ''] = /^\x1b\]52;c;([A-Za-z0-9+/=]*)\x1b\\$/.exec(written) ?? [];
  expect(Buffer.from(copied, 'base64').toString()).toBe(text);
});
