/** The proxy's engine without a terminal: what it does with bytes from both sides, however reads split them. */
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  COMPANION_CRASHES,
  COMPANION_SILENCE_MS,
  ENTER_GUARD_MS,
  EXIT_DRAIN_BYTES,
  EXIT_DRAIN_MS,
  HEARTBEAT_MS,
  PTY_QUEUE_BYTES,
  STRADDLE_MS,
} from '../../src/base/limits.ts';
import { float64, uint16Pair } from '../../src/link/link.ts';
import { LINE_KEY, PREFILL_KEY, SEARCH_END_KEY } from '../../src/shell/wire.ts';
import {
  cuts,
  endFrame,
  EngineDesk,
  type FakeCompanion,
  LEFT,
  prefilledFrame,
  promptFrame,
  questionFrame,
  READY,
  startFrame,
  written,
} from './engine-desk.ts';
import { claimed } from '../support/sample.ts';

const latin1 = (...parts: readonly Buffer[]): string => Buffer.concat(parts).toString('latin1');

let desk: EngineDesk;
beforeEach(() => {
  desk = new EngineDesk();
});

describe('bytes', () => {
  const parts = fc.array(fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes).toString('latin1')));

  test('of the shell reach the terminal at once, unchanged and in order', () => {
    fc.assert(
      fc.property(parts, (output) => {
        const fresh = new EngineDesk().prints(...output);
        fresh.clock.pass(STRADDLE_MS);
        expect(fresh.shown).toBe(output.join(''));
        expect(fresh.typed).toBe('');
      }),
    );
  });

  test('of the keyboard reach the program unchanged and in order', () => {
    fc.assert(
      fc.property(parts, (keys) => {
        const fresh = new EngineDesk().types(...keys);
        expect(fresh.typed).toBe(keys.join(''));
        expect(fresh.shown).toBe('');
      }),
    );
  });

  test('of a frame are removed, wherever a read ends', () => {
    for (const output of cuts(`a\r\n${written(endFrame(), promptFrame('zsh'))}P> `)) {
      const fresh = new EngineDesk().prints(...output);
      expect(fresh.shown).toBe('a\r\nP> ');
    }
  });

  test('of a frame with another nonce are ordinary output', () => {
    const forged = written(promptFrame('zsh')).replace('0123', '3210');
    expect(desk.prints(forged).shown).toBe(forged);
  });

  test('of an unfinished frame are shown after STRADDLE_MS', () => {
    desk.prints('a\x1b');
    expect(desk.shown).toBe('a');
    desk.clock.pass(STRADDLE_MS);
    expect(desk.shown).toBe('a\x1b');
  });
});

describe('a question', () => {
  beforeEach(() => {
    desk.engine.resized();
    desk.prints(written(promptFrame('bash')), `${READY}P> `);
  });

  test('starts a companion, which receives the window’s size, the earlier frames, and the question', () => {
    desk.prints(written(startFrame), 'file\r\n', written(endFrame(), promptFrame('bash')));
    expect(desk.companions).toEqual([]);
    desk.prints(written(startFrame, questionFrame('1.1', 'why?')));
    expect(desk.companion.received[0]).toBe(`W ${latin1(float64(0), uint16Pair(80, 24))}`);
    expect(desk.companion.frames).toEqual(['P;bash;5;0;/;;0@h', 'C;', 'D;0;;;', 'P;bash;5;0;/;;0@h', 'C;', 'Q;1.1;0;why?']);
    desk.companion.answers('1.1', 'chat');
    desk.prints(written(promptFrame('bash'), questionFrame('1.2')));
    expect(desk.companions).toHaveLength(1);
    expect(desk.companion.frames.slice(-2)).toEqual(['P;bash;5;0;/;;0@h', 'Q;1.2;0;why']);
  });

  test('is answered on the screen and at the hook', () => {
    desk.prints(written(startFrame, questionFrame('1.1')));
    desk.companion.shows('because.\r\n');
    desk.companion.answers('1.1', 'chat');
    expect(desk.shown).toBe(`${READY}P> because.\r\n`);
    expect(desk.answers).toEqual(['1.1;chat;\0']);
  });

  test('holds the keys typed meanwhile, and replays them at the next prompt', () => {
    desk.prints(written(startFrame, questionFrame('1.1'))).types('ls', '\r');
    expect(desk.typed).toBe('');
    desk.companion.answers('1.1', 'chat');
    desk.prints(written(promptFrame('bash')));
    expect(desk.typed).toBe('');
    desk.prints(`${READY}P> `);
    expect(desk.typed).toBe('ls\r');
  });

  test('ends with Ctrl-C on the screen, at the hook and in the companion', () => {
    desk.prints(written(startFrame, questionFrame('1.1'))).types('typed ahead', '\x03');
    expect(desk.shown).toContain('^C\r\n');
    expect(desk.answers).toEqual(['1.1;cancel;\0']);
    expect(desk.companion.received.at(-1)).toBe('X ');
    desk.companion.shows('late');
    desk.companion.answers('1.1', 'cmd', 'rm x');
    desk.prints(written(promptFrame('bash')), READY);
    expect(desk.answers).toHaveLength(1);
    expect(desk.shown).not.toContain('late');
    expect(desk.typed).toBe('');
  });

  test('shows nothing of a question that was cancelled once the next is asked', () => {
    desk.prints(written(startFrame, questionFrame('1.1')));
    desk.companion.shows('of the first, ');
    desk.types('\x03').prints(written(promptFrame('bash')), READY, written(startFrame, questionFrame('1.2')));
    desk.companion.showsMore('late');
    desk.companion.shows('late too', '1.1');
    desk.companion.shows('of the second, ', '1.2');
    desk.companion.showsMore('and more');
    expect(desk.shown).toContain('of the first, ');
    expect(desk.shown).not.toContain('late');
    expect(desk.shown.endsWith('of the second, and more')).toBe(true);
  });

  test('fails with a message when the session’s folder is gone, and gives the keyboard back', () => {
    desk.answers = null;
    desk.prints(written(startFrame, questionFrame('1.1')));
    expect(desk.shown).toContain('yo: the folder of this session is gone; start a new yosh\r\n');
    expect(desk.companions).toEqual([]);
    desk.prints(written(promptFrame('bash'))).types('ls');
    expect(desk.typed).toBe('ls');
  });
});

describe('a suggestion', () => {
  /** From the question to the suggestion in the editor; `prompt` is the shell's output after the answer. */
  function suggested(prompt: readonly string[], shell: 'bash' | 'zsh' = 'bash'): EngineDesk {
    const fresh = new EngineDesk();
    fresh.prints(written(promptFrame(shell)), `${READY}P> `, LEFT, written(startFrame, questionFrame('1.1')));
    fresh.companion.answers('1.1', 'cmd', 'ls -l');
    return fresh.types('\r').prints(...prompt);
  }

  test('goes to the hook, and in bash PREFILL_KEY is typed, wherever a read ends in the prompt', () => {
    for (const prompt of cuts(`${written(promptFrame('bash', true))}${READY}P> `)) {
      const fresh = suggested(prompt);
      expect(fresh.answers).toEqual(['1.1;cmd;ls -l\0']);
      expect(fresh.typed, JSON.stringify(prompt)).toBe(PREFILL_KEY);
      expect(fresh.shown).toBe(`${READY}P> ${LEFT}${READY}P> `);
    }
  });

  test.each(['bash', 'zsh'] as const)('is not run by an Enter typed before it was shown (%s)', (shell) => {
    const fresh = suggested([written(promptFrame(shell, shell === 'bash')), `${READY}P> `], shell);
    if (shell === 'bash') fresh.types('\r').prints(written(prefilledFrame));
    fresh.typed = '';
    fresh.types('\r');
    expect(fresh.typed).toBe('');
    expect(fresh.shown.endsWith('\x07')).toBe(true);
    fresh.clock.pass(ENTER_GUARD_MS);
    expect(fresh.types('\r').typed).toBe('\r');
  });

  test('that the editor never takes does not block the keyboard', () => {
    const fresh = suggested([written(promptFrame('bash', true)), `${READY}P> `]);
    fresh.clock.pass(20_000);
    fresh.typed = '';
    expect(fresh.types('ls\r').typed).toBe('ls\r');
  });
});

describe('a line that may be a question', () => {
  test('is announced to bash before its Enter, however its keys are split', () => {
    for (const keys of cuts('yo why\r')) {
      const fresh = new EngineDesk().prints(written(promptFrame('bash')), `${READY}P> `).types(...keys);
      expect(fresh.typed).toBe(`yo why${LINE_KEY}\r`);
    }
  });

  test.each([
    ['a line without its end', 'lone', true],
    ['coloured, with a title behind it', '\x1b[31mlone\x1b[0m\x1b]0;title\x07', true],
    ['nothing', '\r\n\x1b[?2004l\r', false],
    ['a whole line', 'whole\r\n\x1b[0m\x1b]0;title\x07', false],
    ['a full-screen program', '\x1b[?1049hlone\x1b[24;1H~\x1b[?1l\x1b>\x1b[?1049l', false],
  ])('bash erases its row: output that ended in that row is kept (%s)', (_, output, kept) => {
    desk.prints(written(startFrame), output, written(endFrame(0, 'x'), promptFrame('bash')), `${READY}P> `).types('yo why\r');
    expect(desk.shown.endsWith('P> \r\n')).toBe(kept);
  });

  test('bash erases all rows of a long line: what is behind its beginning is no row of the prompt', () => {
    desk.prints(written(startFrame), 'lone', written(endFrame(0, 'x'), promptFrame('bash')), `${READY}P> `).types('yo');
    desk.prints('yo wrapped\r\n').types(' why\r');
    expect(desk.shown.endsWith('wrapped\r\n\r\n')).toBe(true);
  });

  test('bash does not erase the first row of a prompt of two', () => {
    desk.prints(written(startFrame), 'lone', written(endFrame(0, 'x'), promptFrame('bash')), `${READY}~\r\nP> `).types('yo why\r');
    expect(desk.shown.endsWith('P> ')).toBe(true);
  });

  test('is not announced to zsh', () => {
    desk.prints(written(promptFrame('zsh')), `${READY}P> `).types('yo why\r');
    expect(desk.typed).toBe('yo why\r');
  });
});

describe('a command', () => {
  const after = (line: string): readonly string[] => {
    const fresh = new EngineDesk().prints(written(promptFrame('bash')), `${READY}P> `).types(line);
    fresh.prints(written(startFrame, endFrame(0, 'pass')), written(promptFrame('bash'), questionFrame('1.1')));
    return fresh.companion.frames;
  };

  test('that bash reports as a repetition is recorded as one', () => expect(after('make\r')).toContain('D;0;;;pass'));
  test('is not recorded as one when it may start with a space, which keeps it out of the history', () =>
    expect(after(' make\r')).toContain('D;0;;;'));

  test('that a signal ended leaves no terminal mode on', () => {
    desk.prints(written(promptFrame('bash'), startFrame), '\x1b[?1000h\x1b[?25l');
    desk.prints(written(endFrame(137)), '\r\n', written(promptFrame('bash')));
    expect(desk.shown.endsWith('\r\n\x1b[?1000l\x1b[?25h')).toBe(true);
  });
});

describe('any conversation', () => {
  const output = fc
    .array(
      fc.oneof(
        fc
          .constantFrom(promptFrame('bash'), promptFrame('bash', true), promptFrame('zsh'), startFrame, endFrame(), prefilledFrame)
          .map((frame) => written(frame)),
        fc.constantFrom('1.1', '1.2').map((id) => written(questionFrame(id))),
        fc.constantFrom(READY, LEFT, 'P> ', '\r\n', '\x1b[31m', 'yo x', 'event not found', '\x1b]5577;', '\x1b'),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join(''));
  const step = fc.oneof(
    output.map((text) => ({ prints: text })),
    fc.constantFrom('ls', 'yo x', '\r', '\x03', '\x1b[A', ' ').map((text) => ({ types: text })),
    fc.constantFrom('cmd' as const, 'chat' as const).map((kind) => ({ answers: kind })),
  );

  test('has the same result wherever the reads of its output end: 2,000 conversations', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.infiniteStream(fc.nat(1_000)), (steps, places) => {
        const outcome = (cut: (text: string) => readonly string[]): object => {
          const fresh = new EngineDesk();
          for (const one of steps) {
            if ('prints' in one) fresh.prints(...cut(one.prints));
            else if ('types' in one) fresh.types(one.types);
            else for (const id of ['1.1', '1.2']) fresh.companions.at(-1)?.answers(id, one.answers, 'ls');
          }
          fresh.clock.pass(STRADDLE_MS);
          const frames = fresh.companions.map((companion) => companion.frames);
          return {
            shown: fresh.shown,
            typed: fresh.typed.replaceAll(SEARCH_END_KEY, '').replaceAll(LINE_KEY, ''),
            answers: fresh.answers,
            frames,
          };
        };
        const expected = outcome((text) => [text]);
        expect(outcome((text) => [...text])).toEqual(expected);
        expect(
          outcome((text) => {
            const at = (places.next().value ?? 0) % (text.length + 1);
            return [text.slice(0, at), text.slice(at)];
          }),
        ).toEqual(expected);
      }),
      { numRuns: claimed(2_000) },
    );
  });
});

describe('the companion', () => {
  const RESTARTED = 'yo: companion restarted\r\n';

  beforeEach(() => {
    desk.prints(written(promptFrame('zsh')), 'P> ', written(questionFrame('1.1', 'why?')));
  });

  test('crashes: a new one is asked the same question, and the screen is put in order', () => {
    desk.companion.shows('half an ans');
    desk.companion.dies(1);
    expect(desk.shown.endsWith(`half an ans\x1b[0m\r\n${RESTARTED}`)).toBe(true);
    expect(desk.companions).toHaveLength(2);
    expect(desk.companion.frames.at(-1)).toBe('Q;1.1;0;why?');
    desk.companion.answers('1.1', 'chat');
    expect(desk.answers).toEqual(['1.1;chat;\0']);
  });

  test('crashes twice: one line reports it, and the hook is released', () => {
    desk.companion.dies();
    desk.companion.dies();
    expect(desk.shown).toContain('yo: the companion stopped twice on this question; nothing was prefilled\r\n');
    expect(desk.answers).toEqual(['1.1;err;\0']);
  });

  test('crashes again and again: yo gives up, the shell works on', () => {
    desk.companion.dies();
    desk.companion.dies();
    for (const id of ['1.2', '1.3', '1.4']) {
      desk.prints(written(promptFrame('zsh'), questionFrame(id)));
      if (!desk.companion.closed) desk.companion.dies();
      if (!desk.companion.closed) desk.companion.dies();
    }
    expect(desk.companions).toHaveLength(COMPANION_CRASHES);
    expect(desk.answers?.at(-1)).toBe('1.4;err;\0');
    desk.prints(written(promptFrame('zsh')), READY).types('ls\r');
    expect(desk.typed).toBe('ls\r');
  });

  test('is silent for too long: it is replaced', () => {
    const [first] = desk.companions;
    desk.clock.pass(COMPANION_SILENCE_MS - HEARTBEAT_MS);
    desk.companion.shows('');
    desk.clock.pass(COMPANION_SILENCE_MS - HEARTBEAT_MS);
    expect(first?.closed).toBe(false);
    desk.clock.pass(HEARTBEAT_MS);
    expect(first?.closed).toBe(true);
    expect(desk.companion).not.toBe(first);
  });

  test.each([
    ['waits for a processor', (waitedMs: number) => ({ waitedMs: waitedMs + HEARTBEAT_MS * 0.95, atDisk: false })],
    ['waits for a disk', (waitedMs: number) => ({ waitedMs, atDisk: true })],
  ])('%s on a busy machine: it is not replaced before it has been silent with a processor', (_, next) => {
    const [first] = desk.companions as [FakeCompanion];
    first.delayed = { waitedMs: 60_000, atDisk: false };
    desk.companion.answers('1.1', 'chat');
    desk.prints(written(promptFrame('zsh'), questionFrame('1.2')));
    for (let tick = 0; tick < 60; tick++) {
      first.delayed = next(first.delayed.waitedMs);
      desk.clock.pass(HEARTBEAT_MS);
    }
    expect(first.closed).toBe(false);
    desk.companion.shows('');
    first.delayed = { ...first.delayed, atDisk: false };
    desk.clock.pass(COMPANION_SILENCE_MS - HEARTBEAT_MS);
    expect(first.closed).toBe(false);
    desk.clock.pass(HEARTBEAT_MS);
    expect(first.closed).toBe(true);
  });

  test('is silent where no delays are known: only a clock that is on time counts', () => {
    const [first] = desk.companions as [FakeCompanion];
    first.delayed = null;
    for (let tick = 0; tick < 60; tick++) desk.clock.stall(HEARTBEAT_MS * 2);
    expect(first.closed).toBe(false);
    desk.clock.pass(COMPANION_SILENCE_MS);
    expect(first.closed).toBe(true);
  });

  test('ends after a long time without a question: the next question starts a new one, without a message', () => {
    desk.companion.answers('1.1', 'chat');
    desk.companion.dies(0);
    desk.prints(written(questionFrame('1.2')));
    expect(desk.companions).toHaveLength(2);
    expect(desk.shown).not.toContain(RESTARTED);
  });

  test('receives the output it asks for, without frames', () => {
    desk.companion.asks('r', Buffer.concat([float64(1), float64(100)]));
    expect(desk.companion.received.at(-1)).toBe(`R ${latin1(float64(1))}> `);
  });

  test('switches recording off: nothing is recorded, and the next companion starts with recording off', () => {
    desk.companion.asks('c', Buffer.of(0));
    desk.companion.answers('1.1', 'chat');
    desk.prints('secret', written(startFrame, endFrame()));
    desk.companion.asks('r', Buffer.concat([float64(0), float64(100)]));
    expect(desk.companion.received.at(-1)).not.toContain('secret');
    desk.companion.dies(0);
    desk.prints(written(questionFrame('1.2')));
    expect(desk.companion.capturing).toBe(false);
    expect(desk.companion.frames).toEqual(['Q;1.2;0;why']);
  });
});

describe('the window', () => {
  test('changes: the shell’s terminal gets the new size, and the companion the position from which it holds', () => {
    desk.prints(written(questionFrame('1.1')), 'four');
    desk.size = { cols: 100, rows: 30 };
    desk.engine.resized();
    expect(desk.sizes).toEqual(['100x30']);
    expect(desk.companion.received.at(-1)).toBe(`W ${latin1(float64(4), uint16Pair(100, 30))}`);
  });
});

describe('a program that does not read its keys', () => {
  test('receives all of them later, in order; the keyboard is not read while too many wait', () => {
    desk.room = 3;
    desk.types('abcdef', 'g');
    expect(desk.typed).toBe('abc');
    expect(desk.keyboard).toBe('read');
    const paste = 'x'.repeat(PTY_QUEUE_BYTES);
    desk.types(paste);
    expect(desk.keyboard).toBe('paused');
    desk.clock.pass(1_000);
    expect(desk.keyboard).toBe('paused');
    desk.room = Infinity;
    desk.clock.pass(1_000);
    expect(desk.typed).toBe(`abcdefg${paste}`);
    expect(desk.keyboard).toBe('read');
    expect(desk.types('h').typed).toBe(`abcdefg${paste}h`);
  });
});

describe('the shell', () => {
  test('stops itself: it is continued unless it has ended', () => {
    desk.engine.childStopped();
    expect(desk.continued).toBe(1);
    desk.engine.shellExited(0, 0);
    desk.engine.childStopped();
    expect(desk.continued).toBe(1);
  });

  test('exits: its last output is shown without frames; an unfinished frame is shown as it is', () => {
    desk.prints('logout\r');
    desk.engine.shellExited(3, 0);
    expect(desk.slaveReleased).toBe(true);
    expect(desk.ended).toBeNull();
    desk.rest = ['\n', written(endFrame()), 'bye\r\n', '\x1b]5577;01'];
    desk.engine.outputEnded();
    expect(desk.shown).toBe('logout\r\nbye\r\n\x1b]5577;01');
    expect(desk.ended).toBe(3);
  });

  test('is ended by a signal: the status is 128 + its number', () => {
    desk.engine.shellExited(0, 15);
    desk.engine.outputEnded();
    expect(desk.ended).toBe(128 + 15);
  });

  test('exits: a background job that prints for ever does not keep the window', () => {
    desk.engine.shellExited(0, 0);
    const chunk = 'y'.repeat(64 * 1024);
    desk.rest = Array.from({ length: 100 }, () => chunk);
    desk.clock.pass(EXIT_DRAIN_MS);
    expect(desk.ended).toBe(0);
    expect(desk.shown).toHaveLength(EXIT_DRAIN_BYTES);
  });

  test('disappears without a status: that counts as a hang-up', () => {
    desk.engine.outputEnded();
    expect(desk.ended).toBe(129);
  });
});

describe('a yes/no prompt of the companion', () => {
  const asked = (): EngineDesk => {
    const desk = new EngineDesk().prints(written(promptFrame('zsh'), questionFrame('1.1')));
    desk.companion.shows('yo: may it? [y/N] ');
    desk.companion.asks('q', Buffer.from('1.1'));
    return desk;
  };
  const heard = (desk: EngineDesk): readonly string[] => desk.companion.received.filter((message) => message.startsWith('Y'));

  test('is answered after the guard, and the companion hears it once', () => {
    const desk = asked().types('y\r');
    expect(heard(desk)).toEqual([]);
    desk.clock.pass(ENTER_GUARD_MS);
    desk.types('y', '\r', 'ls\r');
    expect([heard(desk), desk.typed, desk.answers]).toEqual([['Y \x01'], '', []]);
    expect(desk.shown).toMatch(/may it\? \[y\/N\] \x07y\r\n$/);
  });

  test('Ctrl-C is no, and does not cancel the question', () => {
    const desk = asked().types('\x03');
    expect([heard(desk), desk.answers]).toEqual([['Y \0'], []]);
  });

  test('for another question, or from a companion that is gone, is none', () => {
    const desk = asked();
    desk.companion.asks('q', Buffer.from('not; an id'));
    const old = desk.companion;
    old.dies();
    desk.clock.pass(ENTER_GUARD_MS);
    desk.types('y\r');
    expect([heard(desk), old.received.filter((message) => message.startsWith('Y'))]).toEqual([[], []]);
    desk.companion.asks('q', Buffer.from('9.9'));
    desk.clock.pass(ENTER_GUARD_MS);
    desk.types('y\r');
    expect(heard(desk)).toEqual([]);
  });
});

describe('what is left behind for the record', () => {
  test('the frames of the log when a command has ended in it, and nothing otherwise', () => {
    desk.prints(written(promptFrame('bash')));
    desk.engine.ending();
    expect(desk.leftBehind).toEqual([]);
    desk.prints(written(startFrame), written(endFrame()));
    desk.engine.ending();
    expect(desk.leftBehind).toEqual([3]);
  });

  const IDLE_MS = 200_000;
  const runs = (status: number) =>
    desk.prints(written(startFrame), 'some output\r\n', written(endFrame(status)), written(promptFrame('bash')));

  test('when nothing happens after a failure, once, with what it printed', () => {
    desk.prints(written(promptFrame('bash')));
    runs(0);
    desk.clock.pass(IDLE_MS);
    expect(desk.leftBehind).toEqual([]);
    runs(2);
    desk.clock.pass(IDLE_MS);
    // two prompts more, and the piece of the ring
    expect(desk.leftBehind).toEqual([8]);
    desk.prints(written(promptFrame('bash')));
    desk.clock.pass(IDLE_MS);
    expect(desk.leftBehind).toEqual([8]);
    runs(0);
    desk.clock.pass(IDLE_MS);
    expect(desk.leftBehind).toEqual([8, 12]);
  });
});
