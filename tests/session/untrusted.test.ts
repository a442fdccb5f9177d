/** Untrusted text in the context, and the command lines that were suggested with it. */
import { describe, expect, test } from 'vitest';
import type { Turn } from '../../src/llm/port.ts';
import { withOwnLine } from '../../src/session/own-lines.ts';
import { newSession, step } from '../../src/session/step.ts';
import type { CommandLine } from '../../src/safety/command-gate.ts';
import type { Effect, Session, SessionEvent } from '../../src/session/session.ts';
import { answerOrigin, lineOrigin, untrustedSource, untrustedText, withLine } from '../../src/session/untrusted.ts';
import type { AskId } from '../../src/shell/wire.ts';
import { fact, untrusted } from '../support/facts.ts';

const asked = (...facts: Extract<Turn, { role: 'user' }>['facts']): Turn => ({ role: 'user', question: 'q', facts });
const answered = (origin: 'system' | 'untrusted', items: readonly unknown[] = []): Turn => ({
  role: 'assistant',
  text: 'a',
  tool: null,
  origin,
  items: { owner: 'x', items },
});
const OUTPUT = untrusted('last-output', 'x', 'the output of your last command');
const GIT = untrusted('git', 'x', "the repository's state");
const PAGE = [{ type: 'web_search_tool_result' }];

describe('the untrusted text itself', () => {
  test.each<readonly [string, readonly Turn[], string | null]>([
    ['nothing', [asked(fact('os', 'x')), answered('system')], ''],
    ['output, and not the answer that was made from it', [asked(OUTPUT), answered('untrusted'), asked(GIT)], 'x\nx'],
    ['output, and not what was suggested and run', [asked(OUTPUT, untrusted('last-command', 'ls', 'an earlier suggestion'))], 'x'],
    ['an answer made from text that is gone', [answered('untrusted'), asked()], 'a\n""'],
    ['never the newest answer, which is compared with it', [answered('untrusted'), asked(), answered('untrusted')], 'a\n""'],
    ['a page that the provider keeps', [asked(OUTPUT), answered('untrusted', PAGE)], null],
  ])('%s', (_, turns, text) => expect(untrustedText(turns)).toBe(text));
});

describe('the label of the untrusted text', () => {
  test.each<readonly [string, readonly Turn[], string | null]>([
    ['nothing', [], null],
    ['facts of the system and the user', [asked(fact('os', 'x'), { ...fact('recent-commands', 'ls'), origin: 'user' })], null],
    ['an answer without untrusted text', [asked(), answered('system')], null],
    ['output', [asked(fact('os', 'x'), OUTPUT)], OUTPUT.origin === 'untrusted' ? OUTPUT.label : ''],
    ['the last of several facts in a turn', [asked(GIT, OUTPUT)], 'the output of your last command'],
    ['the newest of several turns', [asked(OUTPUT), answered('untrusted'), asked(GIT)], "the repository's state"],
    ['a page that the answer read', [asked(OUTPUT), answered('untrusted', PAGE)], 'a web page'],
    [
      'text that is still there, before the answer made from it',
      [asked(OUTPUT), answered('untrusted'), asked()],
      'the output of your last command',
    ],
    ['an answer made from text that is gone', [answered('untrusted'), asked()], 'an earlier suggestion'],
  ])('%s', (_, turns, label) => expect(untrustedSource(turns)).toBe(label));

  test('an answer has the origin of what it was made from', () => {
    expect(answerOrigin([asked()], null)).toBe('system');
    expect(answerOrigin([asked(OUTPUT)], null)).toBe('untrusted');
    expect(answerOrigin([answered('untrusted'), asked()], null)).toBe('untrusted');
    expect(answerOrigin([asked()], { owner: 'x', items: PAGE })).toBe('untrusted');
  });
});

describe('a command line', () => {
  test('that was suggested is not the user’s, even with other spaces, without its comment mark, or edited a little', () => {
    const lines = withLine([], '# find . -name core -size +10M -delete');
    for (const text of [
      'find . -name core -size +10M -delete',
      'find  . -name core -size +10M  -delete',
      'find . -name core -size +20M -delete',
    ])
      expect(lineOrigin(lines, text)).toBe('untrusted');
    for (const text of ['ls', 'find / -type d', '']) expect(lineOrigin(lines, text)).toBe('user');
  });

  test('is kept once, and only the newest lines are kept', () => {
    let lines = withLine(withLine([], 'a'), 'a');
    expect(lines).toEqual(['a']);
    for (let n = 0; n < 100; n++) lines = withLine(lines, `n ${n}`);
    expect(lines).toHaveLength(64);
    expect(lines.at(-1)).toBe('n 99');
  });
});

describe('a session', () => {
  let effects: readonly Effect[] = [];
  const play = (session: Session, ...events: readonly SessionEvent[]): Session => {
    let now = session;
    for (const event of events) {
      const done = step(now, event);
      now = done.session;
      effects = done.effects;
      for (const effect of done.effects)
        if (effect.kind === 'review-suggestion')
          now = play(now, {
            kind: 'suggestion-reviewed',
            verdict: { command: effect.command as CommandLine, script: null, effect: null, notes: [], refused: null, repair: null },
          });
    }
    return now;
  };
  const place = { offset: 0, timeMs: 0 };
  const prompt: SessionEvent = { kind: 'prompt', shell: 'bash', version: '5.2', status: 0, cwd: '/', who: '1@h', ...place };
  const suggested = (command: string, pending: boolean, ...facts: Extract<Turn, { role: 'user' }>['facts']): readonly SessionEvent[] => [
    { kind: 'question-asked', id: '1.1' as AskId, question: '', timeMs: 1 },
    { kind: 'question-sent', turn: { role: 'user', question: '', facts }, memory: [] },
    { kind: 'answer-event-received', event: { kind: 'tool', call: { name: 'command', input: { command, explanation: 'x', pending } } } },
    { kind: 'answer-event-received', event: { kind: 'end', reason: 'complete' } },
  ];
  const ran = (text: string): readonly SessionEvent[] => [
    prompt,
    { kind: 'started', text, ...place },
    { kind: 'ended', text, status: 1, alias: '', ...place },
    prompt,
  ];

  test('remembers a line that was suggested with untrusted text in the context, and its edited form', () => {
    const prefilled = play(newSession, prompt, ...suggested('make build -j4 all', false, OUTPUT));
    expect(prefilled.suggestion?.origin).toBe('untrusted');
    expect(prefilled.untrustedLines).toEqual(['make build -j4 all']);
    const edited = play(prefilled, ...ran('make build -j8 all now'));
    expect(edited.untrustedLines).toEqual(['make build -j4 all', 'make build -j8 all now']);
    expect(play(edited, { kind: 'question-asked', id: '1.2' as AskId, question: 'reset', timeMs: 2 }).untrustedLines).toEqual([]);
  });

  test('does not remember a line that was suggested without untrusted text', () => {
    const prefilled = play(newSession, prompt, ...suggested('make', false, fact('os', 'x')));
    expect(prefilled.suggestion?.origin).toBe('system');
    expect(play(prefilled, ...ran('make')).untrustedLines).toEqual([]);
  });

  test('a goal made from such a line does not count as the user’s words', () => {
    const begun = (line: string, ...facts: Extract<Turn, { role: 'user' }>['facts']): string => {
      let session = play(newSession, prompt, ...suggested('rm -rf build', false, ...facts));
      session = play(session, ...ran(line), ...suggested('ls build', true));
      play(session, ...ran('ls build'), { kind: 'step-due', id: '1.3' as AskId, who: '1@h', timeMs: 3 });
      const asking = play(session, { kind: 'question-asked', id: '1.4' as AskId, question: 'and then?', timeMs: 4 });
      const { phase } = asking;
      if (phase.at !== 'asking') throw new Error('not asking');
      const done = step(play(asking, ...suggested('x', false).slice(1, 3)), {
        kind: 'answer-event-received',
        event: { kind: 'end', reason: 'complete' },
      });
      const review = done.effects.find((effect) => effect.kind === 'review-suggestion');
      return review?.words ?? 'none';
    };
    expect(begun('rm -rf build', OUTPUT)).not.toContain('rm -rf');
    expect(begun('rm -rf build', fact('os', 'x'))).toContain('rm -rf build');
  });

  test('sends the origin of these lines with every request', () => {
    const session = play(newSession, prompt, ...suggested('make', false, OUTPUT), ...ran('make'));
    play(session, { kind: 'question-asked', id: '1.2' as AskId, question: 'why?', timeMs: 2 });
    expect(effects[0]).toMatchObject({
      kind: 'ask-model',
      untrustedLines: ['make'],
      facts: [{ name: 'your-last-suggestion', origin: 'untrusted' }],
    });
  });

  describe('what counts as the user’s own of a suggestion', () => {
    /** A step whose review leaves this of it. */
    const stepped = (own: string, line: string): Session => {
      const asking = play(newSession, prompt, ...suggested('make notes.pdf', true, OUTPUT).slice(0, 3));
      const answered = step(asking, { kind: 'answer-event-received', event: { kind: 'end', reason: 'complete' } });
      const verdict = { command: 'make notes.pdf' as CommandLine, script: null, effect: null, notes: [], own, refused: null, repair: null };
      const session = play(step(answered.session, { kind: 'suggestion-reviewed', verdict }).session, ...ran(line).slice(0, 3));
      play(session, { kind: 'step-due', id: '1.2' as AskId, who: '1@h', timeMs: 2 });
      return session;
    };

    test('is kept when it has run as it was, and sent with the next step', () => {
      expect(stepped('make _', 'make notes.pdf').ownLines).toEqual([{ line: 'make notes.pdf', own: 'make _' }]);
      expect(effects[0]).toMatchObject({
        kind: 'ask-model',
        ownLines: [{ line: 'make notes.pdf', own: 'make _' }],
        facts: [{ name: 'walk-through', value: { kind: 'steps', lines: ['make _'] } }],
      });
    });

    test('is gone when nothing of the same line counts at another time, and with the conversation', () => {
      const session = stepped('make _', 'make notes.pdf');
      const again = { ...session, walkThrough: null, phase: { at: 'idle' } } as const;
      const reset = play(again, { kind: 'question-asked', id: '1.5' as AskId, question: 'reset', timeMs: 5 });
      expect([reset.ownLines, reset.stepBlock]).toEqual([[], null]);
      expect(withOwnLine(session.ownLines, { line: 'make notes.pdf', own: '' })).toEqual([]);
    });

    test.each([
      ['it was edited', 'make _', 'make notes.pdf -B'],
      ['nothing of it counts', '', 'make notes.pdf'],
      ['another command was run', 'make _', 'ls'],
    ])('is nothing where %s', (_, own, line) => expect(stepped(own, line).ownLines).toEqual([]));
  });
});
