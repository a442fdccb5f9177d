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
  test('appears within 100 ms, leaves the cursor at its beginning, and is wiped by the answer', () => {
    const paint = painter();
    paint.begin({ color: '36', cols: 80 });
    expect(written).toBe('');
    vi.advanceTimersByTime(100);
    expect(written).toMatch(/thinking….*\r$/);
    written = '';
    paint.explain(screenLine('lists files'), null);
    expect(written).toBe('\x1b[K\x1b[36mlists files\x1b[0m\r\n');
  });

  test('does not flicker for an instant answer, and never comes later', () => {
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

describe('words', () => {
  test('stream in one colour, with CR LF, and end at the beginning of a line', () => {
    const paint = painter();
    paint.begin({ color: '36', cols: 80 });
    paint.stream('one\ntw');
    paint.stream('o');
    paint.streamEnd();
    expect(written).toBe('\x1b[36mone\r\ntwo\x1b[0m\r\n');
  });

  test('that end with a line end get no second one', () => {
    const paint = painter();
    paint.begin({ color: '', cols: 80 });
    paint.stream('one\n');
    paint.streamEnd();
    paint.streamEnd();
    expect(written).toBe('one\r\n');
  });

  test('pass the gate: an escape sequence cut in two is made visible', () => {
    const paint = painter();
    paint.begin({ color: '', cols: 80 });
    paint.stream('a\x1b');
    paint.stream('[2Jb\r');
    paint.stream('\nc');
    paint.streamEnd();
    expect(written).toBe('a␛[2Jb\r\nc\r\n');
  });
});

test('a failure is one line: what happened, and what to do', () => {
  const paint = painter();
  paint.begin({ color: '', cols: 80 });
  paint.fail({ what: 'it\nbroke\x07', remedy: 'mend it' });
  expect(written).toBe('yo: it broke␇; mend it\r\n');
});
