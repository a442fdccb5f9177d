/** `yo 2`, `yo copy 2` and `yo again`: what they lead to, without a terminal. */
import { describe, expect, test } from 'vitest';
import type { CodeBlock } from '../../src/base/fences.ts';
import type { Fact } from '../../src/llm/port.ts';
import type { CommandLine } from '../../src/safety/command-gate.ts';
import { screenLine } from '../../src/safety/screen-gate.ts';
import type { Effect, SessionEvent, Verdict } from '../../src/session/session.ts';
import { newSession, step } from '../../src/session/step.ts';
import type { AskId } from '../../src/shell/wire.ts';
import { pending } from '../support/script.ts';

class Desk {
  session = newSession;
  private questions = 0;

  send(event: SessionEvent): readonly Effect[] {
    const next = step(this.session, event);
    this.session = next.session;
    return next.effects;
  }

  ask(question: string): readonly Effect[] {
    this.questions += 1;
    return this.send({ kind: 'question-asked', id: `1.${this.questions}` as AskId, question, timeMs: this.questions });
  }

  /** A question that is answered with these blocks. */
  answered(question: string, codeBlocks: readonly CodeBlock[], facts: readonly Fact[] = []): this {
    this.ask(question);
    this.send({ kind: 'question-sent', turn: { role: 'user', question, facts }, memory: this.session.memory });
    this.send({ kind: 'answer-event-received', event: { kind: 'text', text: 'Words.' } });
    this.send({ kind: 'answer-event-received', event: { kind: 'end', reason: 'complete' } });
    this.send({ kind: 'text-shown', codeBlocks });
    return this;
  }

  reviewed(verdict: Partial<Verdict> & { readonly command: CommandLine }): readonly Effect[] {
    return this.send({
      kind: 'suggestion-reviewed',
      verdict: { script: null, effect: null, notes: [], refused: null, repair: null, ...verdict },
      repairs: 2,
    });
  }
}

const BLOCKS: readonly CodeBlock[] = [
  { language: 'bash', text: 'ls -la' },
  { language: 'python', text: 'print(1)\nprint(2)' },
  { language: '', text: 'rm -rf build' },
  { language: 'sh', text: null },
  { language: 'Shell', text: 'seq 1 9\n'.repeat(99) },
  { language: 'sh', text: 'a\u200bb' },
];
const WEB: Fact = { name: 'last-output', text: 'x', lasting: false, origin: 'untrusted', label: 'the output of your last command' };
const noteOf = (effects: readonly Effect[]): string => effects.flatMap((one) => (one.kind === 'show-note' ? [one.text] : [])).join('\n');
const failureOf = (effects: readonly Effect[]): string =>
  effects.flatMap((one) => (one.kind === 'show-failure' ? [`${one.failure.what}; ${one.failure.remedy}`] : [])).join('\n');
const last = (effects: readonly Effect[]): Effect | undefined => effects.at(-1);

describe('a code block', () => {
  test('is reviewed with the words and the context of its answer, and prefilled; the memory stays', () => {
    const desk = new Desk().answered('older', []).answered('one', []).answered('clean the build', BLOCKS, [WEB]);
    const { memory } = desk.session;
    const effects = desk.ask('3');
    expect(effects.map(({ kind }) => kind)).toEqual(['review-suggestion']);
    expect(effects[0]).toMatchObject({
      command: 'rm -rf build',
      words: 'older\none\nclean the build',
      taken: { from: 'block', number: 3 },
    });
    expect((effects[0] as Extract<Effect, { kind: 'review-suggestion' }>).turns.slice(0, memory.length)).toEqual(memory);
    const shown = desk.reviewed({
      command: '# rm -rf build' as CommandLine,
      effect: { text: screenLine('commented out'), danger: true },
      repair: 'another',
    });
    expect(shown.map(({ kind }) => kind)).toEqual(['record-exchange', 'show-effect', 'release-prompt']);
    expect(last(shown)).toMatchObject({ answer: 'cmd', text: '# rm -rf build' });
    expect(desk.session.memory).toBe(memory);
    expect(desk.session.suggestion).toMatchObject({ origin: 'untrusted' });
    expect(desk.session.untrustedLines).toContain('# rm -rf build');
    // and the others are still there
    expect(desk.ask('1')[0]).toMatchObject({ kind: 'review-suggestion', command: 'ls -la' });
  });

  test.each([
    ['2', 'code block 2 is python, not a command. To copy it: `yo copy 2`'],
    ['7', 'there is no code block 7: the last answer has 6 code blocks'],
    ['copy 9', 'there is no code block 9: the last answer has 6 code blocks'],
    ['4', 'code block 4 is too long to be kept. It is on the screen'],
    ['copy 4', 'code block 4 is too long to be kept. It is on the screen'],
  ])('yo %s: one line', (question, line) => {
    const effects = new Desk().answered('q', BLOCKS).ask(question);
    expect(effects.map(({ kind }) => kind)).toEqual(['show-note', 'release-prompt']);
    expect(noteOf(effects)).toBe(line);
    expect(last(effects)).toMatchObject({ answer: 'chat', text: '' });
  });

  test.each([['6', /^code block 6 was refused: it contains .*; to copy it: `yo copy 6`$/]])(
    'yo %s: what the gate refuses is not prefilled',
    (question, line) => {
      const effects = new Desk().answered('q', BLOCKS).ask(question);
      expect(failureOf(effects)).toMatch(line);
      expect(last(effects)).toMatchObject({ kind: 'release-prompt', answer: 'err', text: '' });
    },
  );

  test('is copied as it is, whatever its language', () => {
    const effects = new Desk().answered('q', BLOCKS).ask('copy 2');
    expect(effects[0]).toEqual({ kind: 'copy-text', text: 'print(1)\nprint(2)' });
    expect(noteOf(effects)).toBe('code block 2 (2 lines) is on the clipboard, if this terminal allows it');
  });

  test('belongs to the last answer only, and is forgotten with the conversation', () => {
    const nothing = 'there is no code block 1: the last answer has no code blocks';
    expect(noteOf(new Desk().ask('1'))).toBe(nothing);
    expect(noteOf(new Desk().answered('q', BLOCKS).answered('r', []).ask('copy 1'))).toBe(nothing);
    for (const word of ['reset', 'off']) {
      const desk = new Desk().answered('q', BLOCKS);
      desk.ask(word);
      expect(noteOf(desk.ask('1'))).toBe(nothing);
    }
  });

  test('a number answers what a walk-through has asked, when there is no such block', () => {
    const desk = new Desk();
    desk.ask('set up a project');
    for (const event of pending('make one')) if ('kind' in event) desk.send({ kind: 'answer-event-received', event });
    desk.reviewed({ command: 'make one' as CommandLine });
    const { walkThrough } = desk.session;
    if (walkThrough === null) throw new Error('no walk-through');
    desk.session = { ...desk.session, walkThrough: { ...walkThrough, waits: true } };
    expect(desk.ask('2')[0]).toMatchObject({ kind: 'ask-model', question: '2' });
  });
});

describe('again', () => {
  test.each(['again', 'another way'])('%s: the same question, and the model is told that another answer is wanted', (word) => {
    const desk = new Desk().answered('why so?', []);
    const [first] = desk.ask(word);
    expect(first).toMatchObject({ kind: 'ask-model', question: 'why so?', facts: [{ name: 'asked-again', origin: 'system' }] });
    expect((first as Extract<Effect, { kind: 'ask-model' }>).memory).toHaveLength(2);
    expect(desk.ask('why so?')[1]).toMatchObject({ kind: 'ask-model', facts: [] });
  });

  test('also after an answer that failed or was given up, and after yo alone', () => {
    const desk = new Desk();
    desk.ask('first');
    desk.send({ kind: 'question-cancelled' });
    expect(desk.ask('again').at(-1)).toMatchObject({ kind: 'ask-model', question: 'first', purpose: 'question' });
    desk.send({ kind: 'answer-event-received', event: { kind: 'failure', failure: { what: 'x', remedy: 'y' } } });
    expect(desk.ask('again').at(-1)).toMatchObject({ kind: 'ask-model', question: 'first' });
    desk.answered('', []);
    expect(desk.ask('again').at(-1)).toMatchObject({ kind: 'ask-model', question: '', purpose: 'bare' });
  });

  test('without a question before: one line', () => {
    const effects = new Desk().ask('again');
    expect(noteOf(effects)).toBe('there is no question to ask again');
    const desk = new Desk().answered('q', []);
    desk.ask('reset');
    expect(noteOf(desk.ask('another way'))).toBe('there is no question to ask again');
    desk.ask('off');
    expect(failureOf(desk.ask('again'))).toContain('yo is off');
  });
});
