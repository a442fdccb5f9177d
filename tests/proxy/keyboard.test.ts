/** No key is lost, reordered or invented; the answer decides whether keys typed while it was awaited are replayed or dropped. */
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { TYPEAHEAD_BYTES } from '../../src/base/limits.ts';
import { Keyboard } from '../../src/proxy/keyboard.ts';
import type { ShellName } from '../../src/shell/shell-kinds.ts';
import { type AnswerKind, type AskId, LINE_KEY, PREFILL_KEY, SEARCH_END_KEY } from '../../src/shell/wire.ts';
import { claimed } from '../support/sample.ts';

const READY = '\x1b[?2004h';
const CTRL_C = ['\x03', '\x1b[99;5u', '\x1b[27;5;99~'];
const id = (n: number): AskId => `1.${n}` as AskId;

/** A keyboard with a record of its effects. */
class Desk {
  writes: string[] = [];
  bells = 0;
  begun = 0;
  cancelled: string[] = [];
  guards = 0;
  confirmed: boolean[] = [];
  shown = '';
  waits: number[] = [];
  private asked = 0;
  readonly keyboard = new Keyboard({
    toPty: (bytes) => this.writes.push(bytes.toString('latin1')),
    bell: () => (this.bells += 1),
    lineBegun: () => {},
    lineRedrawn: () => {},
    questionBegun: () => (this.begun += 1),
    // as the proxy does: the hook is released, and that is the answer
    cancel: (which) => {
      this.cancelled.push(which);
      this.keyboard.answered('cancel');
    },
    confirmed: (yes) => this.confirmed.push(yes),
    echo: (text) => (this.shown += text),
    guard: () => (this.guards += 1),
    awaitQuiet: (delayMs) => this.waits.push(delayMs),
  });

  type(keys: string): void {
    const reused = Buffer.from(keys, 'latin1');
    this.keyboard.keys(reused);
    reused.fill(0x2e);
  }

  prompt(shell: ShellName = 'bash', prefill = false): void {
    this.keyboard.frame({ verb: 'P', shell, version: '5', status: 0, cwd: '/', prefill, who: '0@h' });
  }

  start(): void {
    this.keyboard.frame({ verb: 'C', text: '' });
  }

  filled(): void {
    this.keyboard.frame({ verb: 'R' });
  }

  ask(): AskId {
    this.asked += 1;
    this.keyboard.frame({ verb: 'Q', id: id(this.asked), status: 0, question: Buffer.from('x') });
    return id(this.asked);
  }

  /** A question is answered with a command, and the prompt for it begins. */
  suggested(shell: ShellName): void {
    this.ask();
    this.keyboard.answered('cmd');
    this.prompt(shell, shell === 'bash');
  }

  output(text: string): void {
    const bytes = Buffer.from(text, 'latin1');
    if (this.keyboard.watchesOutput) this.keyboard.output(bytes, 0, bytes.length);
  }

  get sent(): string {
    return this.writes.join('');
  }

  /** What reached the shell, without the keys that the proxy types. */
  get typed(): string {
    return [LINE_KEY, PREFILL_KEY, SEARCH_END_KEY].reduce((sent, key) => sent.replaceAll(key, ''), this.sent);
  }
}

let desk: Desk;
beforeEach(() => {
  desk = new Desk();
});

/** Pieces a terminal sends; none is a burst of several lines, which `foldPaste` may join. */
const key = fc.constantFrom(
  'a',
  'yo ',
  'yo what',
  '!x',
  ' ',
  '\r',
  '\n',
  '\x0f',
  '\x16',
  '\x12',
  '\x1b',
  '\x1b[A',
  '\x1bOB',
  '\x7f',
  '\t',
  '\x00',
  '\xff',
  'é',
  '/yo ',
  '\x1b[<0;1;1M',
);
const keys = fc.array(key, { maxLength: 30 });

describe('a program runs', () => {
  test('its keys are copied: any bytes, Ctrl-C and Enter included', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 20 })), (parts) => {
        const fresh = new Desk();
        for (const part of parts) fresh.keyboard.keys(Buffer.from(part));
        expect(fresh.sent).toBe(parts.map((part) => Buffer.from(part).toString('latin1')).join(''));
        expect(fresh.bells + fresh.guards + fresh.cancelled.length).toBe(0);
      }),
    );
  });

  test('also between two prompts', () => {
    desk.prompt();
    desk.type('vi\r');
    desk.start();
    desk.type('iyo what\x1b:wq\r');
    expect(desk.sent).toBe('vi\riyo what\x1b:wq\r');
  });
});

describe.each(['bash', 'zsh'] as const)('at the prompt of %s', (shell) => {
  test('every key is passed on, in order: 2,000 lines', () => {
    fc.assert(
      fc.property(keys, fc.boolean(), (parts, announced) => {
        const fresh = new Desk();
        fresh.prompt(shell);
        if (announced) fresh.output(`${READY}P> `);
        for (const part of parts) fresh.type(part);
        expect(fresh.typed).toBe(parts.join(''));
        expect(fresh.bells).toBe(0);
        if (shell === 'zsh') expect(fresh.sent).toBe(fresh.typed);
      }),
      { numRuns: claimed(2_000) },
    );
  });

  test('keys typed while a question waits are replayed after an answer without a command', () => {
    fc.assert(
      fc.property(keys, keys, keys, (during, after, drawing) => {
        const fresh = new Desk();
        fresh.prompt(shell);
        fresh.ask();
        for (const part of during) fresh.type(part);
        expect(fresh.sent).toBe('');
        fresh.keyboard.answered('chat');
        for (const part of after) fresh.type(part);
        fresh.prompt(shell);
        for (const part of drawing) fresh.type(part);
        if (fresh.typed === '') fresh.output(`${READY}P> `);
        expect(fresh.typed).toBe([...during, ...after, ...drawing].join(''));
      }),
      { numRuns: claimed(1_000) },
    );
  });

  test.each(['err', 'chat'] as const)('… also after "%s" when no prompt announces itself', (kind) => {
    desk.prompt(shell);
    desk.ask();
    desk.type('ls\r');
    desk.keyboard.answered(kind);
    desk.prompt(shell);
    desk.keyboard.quiet();
    expect(desk.typed).toBe('ls\r');
  });

  test('before a command they are dropped, and Enter is dropped for ENTER_GUARD_MS', () => {
    desk.prompt(shell);
    desk.ask();
    desk.type('x\r');
    desk.keyboard.answered('cmd');
    desk.type('y\r');
    desk.prompt(shell, shell === 'bash');
    desk.type('z\r');
    desk.output(`${READY}P> `);
    expect(desk.sent).toBe(shell === 'bash' ? PREFILL_KEY : '');
    if (shell === 'bash') {
      // bash's hook must report that the command is prefilled
      expect(desk.guards).toBe(0);
      desk.type('\r');
      desk.filled();
    }
    expect(desk.guards).toBe(1);
    desk.type('\r');
    desk.type(' -l\r');
    expect(desk.typed).toBe(' -l');
    expect(desk.bells).toBe(2);
    desk.keyboard.guardEnded();
    desk.type('\r');
    expect(desk.typed).toBe(' -l\r');
  });

  test('however slow the prompt is, no Enter comes before the command is prefilled', () => {
    // at the first prompt of the session this editor announced itself
    desk.prompt(shell);
    desk.output(`${READY}P> `);
    desk.suggested(shell);
    desk.keyboard.quiet();
    expect(desk.waits.at(-1)).toBeGreaterThan(5_000);
    desk.type('\r');
    desk.output(`${READY}P> `);
    if (shell === 'bash') {
      desk.type('\r');
      desk.filled();
    }
    desk.type('\r');
    expect(desk.typed).toBe('');
    expect(desk.sent).toBe(shell === 'bash' ? PREFILL_KEY : '');
    desk.keyboard.guardEnded();
    desk.type('\r');
    expect(desk.typed).toBe('\r');
  });

  test('PREFILL_KEY is not typed at a prompt that is merely slow: its editor has announced itself before, and will again', () => {
    desk.prompt(shell);
    desk.output(`${READY}P> `);
    desk.suggested(shell);
    desk.keyboard.quiet();
    expect(desk.sent).toBe('');
    desk.output(`${READY}P> `);
    expect(desk.sent).toBe(shell === 'bash' ? PREFILL_KEY : '');
  });

  test('an editor that was silent at the last prompt is not waited for: bracketed paste was switched off', () => {
    desk.prompt(shell);
    desk.output(`${READY}P> `);
    desk.start();
    desk.prompt(shell);
    desk.output('P> ');
    desk.suggested(shell);
    desk.output('P> ');
    desk.keyboard.quiet();
    expect(desk.sent).toBe(shell === 'bash' ? PREFILL_KEY : '');
    if (shell === 'bash') desk.filled();
    expect(desk.guards).toBe(1);
    // and when it is on again, a slow prompt is waited for at the next question
    desk.start();
    desk.prompt(shell);
    desk.output(`${READY}P> `);
    desk.suggested(shell);
    desk.keyboard.quiet();
    expect(desk.guards).toBe(1);
  });

  test('an editor that never takes it does not block the keyboard', () => {
    desk.prompt(shell);
    desk.output(`${READY}P> `);
    desk.suggested(shell);
    // the prompt is slow, then it is late, then (bash) the hook does not answer the key
    for (let silences = 0; silences < (shell === 'bash' ? 3 : 2); silences += 1) desk.keyboard.quiet();
    desk.keyboard.guardEnded();
    desk.type('ls\r');
    expect(desk.typed).toBe('ls\r');
  });

  test.each(CTRL_C)('%j cancels the question, and the held keys are dropped', (ctrlC) => {
    desk.prompt(shell);
    const question = desk.ask();
    desk.type('typed ahead');
    desk.type(ctrlC);
    expect(desk.cancelled).toEqual([question]);
    desk.prompt(shell);
    desk.output(`${READY}P> `);
    desk.type('ls');
    expect(desk.sent).toBe('ls');
  });

  test.each(CTRL_C)('%j reaches the shell between the answer and its prompt', (ctrlC) => {
    desk.prompt(shell);
    desk.ask();
    desk.keyboard.answered('cmd');
    desk.type(ctrlC);
    expect(desk.sent).toBe(ctrlC);
    expect(desk.cancelled).toEqual([]);
  });

  test('a hook that never returns does not block the keyboard', () => {
    desk.prompt(shell);
    desk.ask();
    desk.type('ls\r');
    desk.keyboard.answered('chat');
    expect(desk.waits.at(-1)).toBeGreaterThan(1_000);
    desk.keyboard.quiet();
    desk.type('more');
    expect(desk.sent).toBe('ls\rmore');
  });

  test('an abandoned question is cancelled by the next prompt and by the next question', () => {
    desk.prompt(shell);
    const first = desk.ask();
    desk.prompt(shell);
    const second = desk.ask();
    const third = desk.ask();
    expect(desk.cancelled).toEqual([first, second]);
    expect(desk.keyboard.asking).toBe(third);
  });

  test('typing ahead beyond the bound rings the bell and keeps the first keys', () => {
    desk.prompt(shell);
    desk.ask();
    desk.type('first ');
    for (let i = 0; i < 100; i++) desk.type('x'.repeat(1_000));
    expect(desk.bells).toBeGreaterThan(0);
    desk.keyboard.answered('chat');
    desk.prompt(shell);
    desk.output(READY);
    expect(desk.typed.startsWith('first x')).toBe(true);
    expect(desk.typed.length).toBeLessThanOrEqual(TYPEAHEAD_BYTES);
  });
});

describe('what an editor announces is seen wherever a read ends in it', () => {
  /** Every way to cut the text in two, and byte by byte. */
  const cuts = (text: string): string[][] => [
    [...text],
    ...Array.from({ length: text.length + 1 }, (_, at) => [text.slice(0, at), text.slice(at)]),
  ];

  test.each(['bash', 'zsh'] as const)('%s is ready: the suggestion is prefilled without another wait', (shell) => {
    for (const parts of cuts(`\r\n${READY}P> `)) {
      const fresh = new Desk();
      fresh.prompt(shell);
      fresh.output(READY);
      fresh.ask();
      fresh.keyboard.answered('cmd');
      fresh.prompt(shell, shell === 'bash');
      for (const part of parts) fresh.output(part);
      expect(fresh.sent, JSON.stringify(parts)).toBe(shell === 'bash' ? PREFILL_KEY : '');
      if (shell === 'bash') fresh.filled();
      expect(fresh.guards, JSON.stringify(parts)).toBe(1);
    }
  });

  test('bash refused the line: the next one may be a question', () => {
    for (const parts of cuts(`\r\n\x1b[?2004lbash: !x: event not found\r\n${READY}P> `)) {
      const fresh = new Desk();
      fresh.prompt('bash');
      fresh.output(`${READY}P> `);
      fresh.type('echo !x\r');
      for (const part of parts) fresh.output(part);
      fresh.type('yo what\r');
      expect(fresh.sent, JSON.stringify(parts)).toBe(`echo !x\ryo what${SEARCH_END_KEY}${LINE_KEY}\r`);
    }
  });

  test('a program that a key has started has the alternate screen: LINE_KEY is not typed to it, but behind it', () => {
    for (const parts of cuts(`\r\n\x1b[?2004l\x1b[?1049hx${READY}#!/bin/bash\x1b[?2004l\x1b[?1049lls\r\nx\r\n${READY}P> `)) {
      const fresh = new Desk();
      fresh.prompt('bash');
      fresh.output(`${READY}P> `);
      fresh.type('\x18\x05');
      for (const [at, part] of parts.entries()) {
        fresh.output(part);
        const all = parts.slice(0, at + 1).join('');
        if (all.includes('\x1b[?1049h') && !all.includes('\x1b[?1049l')) fresh.type('#!/bin/bash\ryo what\r');
      }
      expect(fresh.sent, JSON.stringify(parts)).not.toContain(LINE_KEY);
      fresh.type('yo what\r');
      expect(fresh.sent, JSON.stringify(parts)).toMatch(/yo what(?:\x1b\[5576~)?\x1b\[5577~\r$/);
    }
  });

  test('bash asks for another line of the same command: that line is not a question', () => {
    for (const parts of cuts(`\r\n\x1b[?2004l\x1b[1m\r\x1b[m${READY}> `)) {
      const fresh = new Desk();
      fresh.prompt('bash');
      fresh.output(`${READY}P> `);
      fresh.type('cat <<x\r');
      for (const part of parts) fresh.output(part);
      fresh.type('yo what\r');
      expect(fresh.sent, JSON.stringify(parts)).toBe('cat <<x\ryo what\r');
    }
  });
});

describe('LINE_KEY before Enter in bash', () => {
  test('comes for `yo …`, in one piece, key by key and in any pieces', () => {
    const line = 'yo what is it\r';
    fc.assert(
      fc.property(fc.array(fc.nat(line.length), { maxLength: 14 }), (places) => {
        const fresh = new Desk();
        fresh.prompt('bash');
        fresh.output(`${READY}P> `);
        const borders = [0, ...places.toSorted((a, b) => a - b), line.length];
        for (let i = 1; i < borders.length; i++) fresh.type(line.slice(borders[i - 1], borders[i]));
        expect(fresh.typed).toBe(line);
        expect(fresh.sent).toMatch(/^yo what is it(?:\x1b\[5576~)?\x1b\[5577~\r$/);
      }),
      { numRuns: 300 },
    );
  });

  test('comes for a line recalled from the history, by its echo, split anywhere', () => {
    for (let at = 0; at <= 7; at++) {
      const fresh = new Desk();
      fresh.prompt('bash');
      fresh.output(`${READY}P> `);
      fresh.type('\x1b[A');
      fresh.output('yo what'.slice(0, at));
      fresh.output('yo what'.slice(at));
      fresh.type('\r');
      expect(fresh.sent).toContain(LINE_KEY);
      expect(fresh.typed).toBe('\x1b[A\r');
    }
  });

  test.each(['ls -l\r', 'yobbo x\r', 'make\r'])('does not come for %j', (line) => {
    desk.prompt('bash');
    desk.output(`${READY}P> `);
    desk.type(line);
    expect(desk.sent).toBe(line);
  });

  test('never comes after Ctrl-V, whose next key is text, nor while a program runs', () => {
    desk.prompt('bash');
    desk.output(`${READY}P> `);
    desk.type('yo a\x16\r');
    expect(desk.sent).toBe('yo a\x16\r');
    desk.start();
    desk.type('yo b\r');
    expect(desk.typed).toBe('yo a\x16\ryo b\r');
    expect(desk.sent.slice('yo a\x16\r'.length)).toBe('yo b\r');
  });

  test('comes where the beginning of the last command is reported behind the prompt: its frame went through a program', () => {
    const fresh = new Desk();
    fresh.prompt('bash');
    fresh.output(`${READY}P> `);
    fresh.type('ls\r');
    // typed ahead
    fresh.type('\r');
    fresh.keyboard.frame({ verb: 'D', status: 0, text: 'ls', alias: '', repeats: '' });
    fresh.prompt('bash');
    fresh.start();
    fresh.output(`a  b\r\n${READY}P> `);
    fresh.type('yo what is it\r');
    expect(fresh.sent).toMatch(/^ls\r\ryo what is it\x1b\[5577~\r$/);
  });

  test.each([
    ['echo )\r', true],
    [' echo )\r', false],
    ['\x1b[A\r', true],
    ['\r', false],
  ])('knows whether a refused line was typed without a space in front, and takes its report for no command: %j', (keys, isPlain) => {
    desk.prompt('bash');
    desk.output(`${READY}P> `);
    desk.type(keys);
    expect(desk.keyboard.typedPlain).toBe(isPlain);
    desk.keyboard.frame({ verb: 'D', status: 2, text: '', alias: '', repeats: 'echo )', refused: true });
    desk.prompt('bash');
    desk.output(`${READY}P> `);
    desk.type('yo why\r');
    expect(desk.sent.slice(keys.length)).toMatch(/yo why\x1b\[5577~\r$/);
  });

  test('a burst without a question is one write, as are the keys in front of the hint', () => {
    desk.prompt('bash');
    for (const keys of ['echo a\recho b\recho c\r', 'ls\ryo what\rls\r']) desk.type(keys);
    expect(desk.writes).toEqual(['echo a\recho b\recho c\r', 'ls\ryo what', SEARCH_END_KEY + LINE_KEY, '\rls\r']);
  });

  test('comes after a Ctrl-V that is itself quoted by Ctrl-V', () => {
    desk.prompt('bash');
    desk.output(`${READY}P> `);
    desk.type('yo a\x16\x16\r');
    expect(desk.sent).toContain(LINE_KEY);
  });
});

describe('in any history of events', () => {
  type Step = (fresh: Desk) => string;
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.oneof(key, fc.constantFrom(...CTRL_C)).map(
        (text): Step =>
          (fresh) => (fresh.type(text), text),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom<ShellName>('bash', 'zsh'), fc.boolean()).map(
        ([shell, prefill]): Step =>
          (fresh) => (fresh.prompt(shell, prefill && shell === 'bash'), ''),
      ),
    },
    { weight: 1, arbitrary: fc.constant<Step>((fresh) => (fresh.start(), '')) },
    { weight: 1, arbitrary: fc.constant<Step>((fresh) => (fresh.ask(), '')) },
    { weight: 1, arbitrary: fc.constant<Step>((fresh) => (fresh.filled(), '')) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<AnswerKind>('cmd', 'chat', 'err', 'cancel').map(
        (kind): Step =>
          (fresh) => (fresh.keyboard.answered(kind), ''),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(READY, '\x1b[?2004l', 'P> ', 'yo x', '--More--').map(
        (text): Step =>
          (fresh) => (fresh.output(text), ''),
      ),
    },
    { weight: 1, arbitrary: fc.constant<Step>((fresh) => (fresh.keyboard.quiet(), '')) },
    { weight: 1, arbitrary: fc.constant<Step>((fresh) => (fresh.keyboard.guardEnded(), '')) },
  );

  test('the shell receives only typed keys, in the order typed: 5,000 histories', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const fresh = new Desk();
        const typed = steps.map((one) => one(fresh)).join('');
        let at = 0;
        for (const byte of fresh.typed) {
          at = typed.indexOf(byte, at) + 1;
          expect(at, JSON.stringify({ typed, got: fresh.typed })).toBeGreaterThan(0);
        }
        // and the keyboard always recovers: a drawn prompt copies keys
        fresh.prompt('zsh');
        fresh.output(READY);
        fresh.keyboard.quiet();
        fresh.keyboard.guardEnded();
        const before = fresh.sent.length;
        fresh.type('k\r');
        expect(fresh.sent.slice(before)).toBe('k\r');
      }),
      { numRuns: claimed(5_000) },
    );
  });
});

describe('a yes/no prompt', () => {
  const asked = (before = ''): AskId => {
    desk.prompt('zsh');
    const question = desk.ask();
    if (before !== '') desk.type(before);
    desk.keyboard.confirm();
    return question;
  };

  test('takes the keys, and none reaches the shell, also not those that were typed ahead', () => {
    asked('y\rls\r');
    desk.type('y\r');
    desk.keyboard.guardEnded();
    expect(desk.confirmed).toEqual([]);
    desk.type('y\r');
    expect([desk.confirmed, desk.shown.replaceAll('\x07', ''), desk.sent]).toEqual([[true], 'y\r\n', '']);
    desk.type('ls\r');
    desk.keyboard.answered('chat');
    desk.prompt('zsh');
    desk.output(READY);
    desk.keyboard.quiet();
    expect(desk.sent).toBe('ls\r');
  });

  test('Ctrl-D between the text and the prompt is dropped, and the next one is no', () => {
    asked('\x04');
    desk.keyboard.guardEnded();
    desk.type('\x04');
    expect(desk.confirmed).toEqual([false]);
  });

  test('Ctrl-C is no, and the question goes on to its end', () => {
    const question = asked();
    desk.type('\x03');
    expect([desk.confirmed, desk.cancelled, desk.keyboard.asking]).toEqual([[false], [], question]);
  });

  test('the next question, the next prompt and the end of who asked withdraw it', () => {
    const first = asked();
    const second = desk.ask();
    expect([desk.cancelled, desk.keyboard.asking]).toEqual([[first], second]);
    desk.keyboard.confirm();
    desk.prompt('zsh');
    expect(desk.cancelled).toEqual([first, second]);
    const third = asked();
    desk.keyboard.withdrawConfirm();
    desk.keyboard.guardEnded();
    desk.type('y\r');
    expect([desk.confirmed, desk.keyboard.asking]).toEqual([[], third]);
  });

  test('without a question there is none', () => {
    desk.prompt('zsh');
    desk.keyboard.confirm();
    desk.type('y\r');
    expect([desk.confirmed, desk.sent]).toEqual([[], 'y\r']);
  });
});

describe('a question that is being typed', () => {
  const begunBy = (keys: readonly string[], shell: ShellName): number => {
    desk.prompt(shell);
    desk.output(READY);
    for (const key of keys) desk.type(key);
    return desk.begun;
  };

  test.each<readonly [string, readonly string[], number]>([
    ['key by key', [...'yo how'], 1],
    ['in one piece', ['yo how are you'], 1],
    ['in two pieces', ['y', 'o how'], 1],
    ['other words', [...'you'], 0],
    ['a command', [...'ls yo '], 0],
    ['nothing yet', ['yo'], 0],
  ])('%s', (_, keys, times) => {
    for (const shell of ['bash', 'zsh'] as const) {
      desk = new Desk();
      expect(begunBy(keys, shell)).toBe(times);
      expect(desk.typed).toBe(keys.join(''));
    }
  });

  test('each prompt has its own first keys, and those of a program are none', () => {
    expect(begunBy(['l', 's'], 'zsh')).toBe(0);
    desk.start();
    desk.type('yo there');
    expect(desk.begun).toBe(0);
    expect(begunBy(['yo '], 'zsh')).toBe(1);
  });
});

describe('a key at a line of the prompt', () => {
  const pressed = (): void => {
    desk.prompt();
    desk.type('ls');
    desk.keyboard.frame({ verb: 'K', id: id(9), line: Buffer.from('ls'), key: 'explain' });
    desk.writes = [];
  };

  test('after an answer in words, what was typed meanwhile reaches the same line', () => {
    pressed();
    desk.type(' -l');
    desk.keyboard.answered('chat');
    desk.type('a');
    expect(desk.sent).toBe('');
    desk.filled();
    expect(desk.sent).toBe(' -la');
    desk.type('x\r');
    expect(desk.sent).toContain('x');
    expect(desk.sent.endsWith('\r')).toBe(true);
  });

  test('before a suggestion it is dropped, and so is Enter for a moment', () => {
    pressed();
    desk.type('x\r');
    desk.keyboard.answered('cmd');
    desk.filled();
    expect([desk.sent, desk.guards]).toEqual(['', 1]);
    desk.type('\r');
    expect(desk.sent).toBe('');
    desk.keyboard.guardEnded();
    desk.type('\r');
    expect(desk.sent.endsWith('\r')).toBe(true);
  });

  test.each(CTRL_C)('Ctrl-C as %j gives it up, and the line goes on', (ctrlC) => {
    pressed();
    desk.type(ctrlC);
    expect(desk.cancelled).toEqual([id(9)]);
    desk.filled();
    desk.type('x');
    expect(desk.sent).toBe('x');
  });

  test('a hook that says nothing more gives the keyboard back to the line', () => {
    pressed();
    desk.keyboard.answered('chat');
    desk.keyboard.quiet();
    desk.type('x');
    expect(desk.sent).toBe('x');
  });
});
