/** The session's state machine: which effects follow from which events. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProviderEvent } from '../../src/llm/port.ts';
import type { CommandLine } from '../../src/safety/command-gate.ts';
import { screenLine } from '../../src/safety/screen-gate.ts';
import type { Effect, Session, SessionEvent } from '../../src/session/session.ts';
import { newSession, step } from '../../src/session/step.ts';
import type { AskId } from '../../src/shell/wire.ts';
import { claimed } from '../support/sample.ts';

const id = '1.1' as AskId;
const ask = (question: string | null, as = id): SessionEvent => ({ kind: 'question-asked', id: as, question, timeMs: 1000 });
const received = (event: ProviderEvent): SessionEvent => ({ kind: 'answer-event-received', event });
const END = received({ kind: 'end', reason: 'complete' });
const call = (name: string, input: unknown): SessionEvent => received({ kind: 'tool', call: { name, input } });
const command = (text: string, explanation = 'why'): SessionEvent => call('command', { command: text, explanation, pending: false });

const STARTED = (text: string): SessionEvent => ({ kind: 'started', text, offset: 0, timeMs: 1 });
const ENDED = (text: string, status = 0, offset = 9): SessionEvent => ({ kind: 'ended', text, status, alias: '', offset, timeMs: 2 });

function play(...events: readonly SessionEvent[]): { session: Session; effects: readonly Effect[] } {
  let session = newSession;
  const effects: Effect[] = [];
  /** The review finds nothing wrong with any suggestion. */
  const reviewed = (line: CommandLine): void => {
    const verdict = { command: line, script: null, effect: null, notes: [], refused: null, repair: null };
    const next = step(session, { kind: 'suggestion-reviewed', verdict });
    session = next.session;
    effects.push(...next.effects);
  };
  for (const event of events) {
    const next = step(session, event);
    session = next.session;
    effects.push(...next.effects.filter(({ kind }) => kind !== 'review-suggestion'));
    for (const effect of next.effects) if (effect.kind === 'review-suggestion') reviewed(effect.command as CommandLine);
  }
  return { session, effects };
}

const kinds = (effects: readonly Effect[]): string[] =>
  effects
    // records on disk are not shown to the user
    .filter(({ kind }) => kind !== 'record-exchange' && kind !== 'record-outcome')
    .map((effect) => (effect.kind === 'release-prompt' ? `answer:${effect.answer}` : effect.kind));
const answers = (effects: readonly Effect[]): Effect[] => effects.filter((effect) => effect.kind === 'release-prompt');

describe('a question', () => {
  test('is sent to the model, and its command is prefilled', () => {
    const { session, effects } = play(ask('list files'), command('ls'), END);
    expect(kinds(effects)).toEqual(['ask-model', 'show-explanation', 'answer:cmd']);
    expect(session.phase).toEqual({ at: 'prefilled', drawn: false });
    expect(session.suggestion).toMatchObject({ command: 'ls', outcome: { at: 'open' } });
    expect(session.memory).toHaveLength(2);
  });

  test('with an answer in text shows the text as it arrives', () => {
    const { session, effects } = play(ask('why?'), received({ kind: 'text', text: 'be' }), received({ kind: 'text', text: 'cause' }), END);
    expect(kinds(effects)).toEqual(['ask-model', 'show-text', 'show-text', 'end-text', 'answer:chat']);
    expect(session.phase).toEqual({ at: 'idle' });
  });

  test('with an answer by the chat tool does the same', () => {
    expect(kinds(play(ask('why?'), call('chat', { response: 'because' }), END).effects)).toEqual([
      'ask-model',
      'show-text',
      'end-text',
      'answer:chat',
    ]);
  });

  test('a prefilled command that is run is no longer at the prompt', () => {
    const { session } = play(ask('q'), command('ls'), END, STARTED('ls'), ENDED('ls'));
    expect(session.phase).toEqual({ at: 'idle' });
    expect(session.suggestion?.outcome).toMatchObject({ at: 'ran', edited: false });
  });
});

describe('only complete answers exist', () => {
  test.each(['cut', 'refused'] as const)('%s: nothing is prefilled', (reason) => {
    expect(kinds(play(ask('q'), command('rm -rf /home/me'), received({ kind: 'end', reason })).effects)).toEqual([
      'ask-model',
      'show-failure',
      'answer:err',
    ]);
  });

  test('a stream without an end: nothing is prefilled', () => {
    expect(kinds(play(ask('q'), command('ls'), { kind: 'answer-broken-off' }).effects)).toEqual([
      'ask-model',
      'show-failure',
      'answer:err',
    ]);
  });

  test('a failure is one line', () => {
    expect(kinds(play(ask('q'), received({ kind: 'failure', failure: { what: 'x', remedy: 'y' } })).effects)).toEqual([
      'ask-model',
      'show-failure',
      'answer:err',
    ]);
  });

  test('a command that the gate refuses twice is shown with what was in it', () => {
    const bad = [command('rm a\x1b[2Kb'), END];
    const { effects } = play(ask('q'), ...bad, ...bad);
    expect(kinds(effects)).toEqual(['ask-model', 'ask-model', 'show-failure', 'answer:err']);
    expect(effects[2]).toMatchObject({ failure: { what: expect.stringContaining('␛') as string } });
  });
});

describe('an invalid answer is corrected once, and the question stays', () => {
  const bad: readonly (readonly [string, readonly SessionEvent[]])[] = [
    ['nothing at all', []],
    ['a wrong tool', [call('sudo', {})]],
    ['an empty command', [command(' ')]],
    ['wrong types', [call('command', 7)]],
    ['two calls that are none', [call('sudo', {}), command('')]],
  ];
  test.each(bad)('%s', (_name, events) => {
    const first = play(ask('the question'), ...events, END);
    expect(kinds(first.effects)).toEqual(['ask-model', 'ask-model']);
    expect(first.effects[1]).toMatchObject({ question: 'the question' });
    expect(first.effects[1]).toMatchObject({ more: { kind: 'correction' } });
    expect(kinds(play(ask('q'), ...events, END, command('ls'), END).effects).at(-1)).toBe('answer:cmd');
    expect(kinds(play(ask('q'), ...events, END, ...events, END).effects)).toEqual(['ask-model', 'ask-model', 'show-failure', 'answer:err']);
  });
});

test.each(['ls\u00a0-la', 'ls\u202f-la', 'l\u200bs', 'ls \ufeff-la', `echo${' '.repeat(3000)}; ls`])(
  'a command that a prompt cannot show is asked for once more: %j',
  (text) => {
    const { effects } = play(ask('q'), command(text), END, command('ls -la'), END);
    expect(kinds(effects)).toEqual(['ask-model', 'ask-model', 'show-explanation', 'answer:cmd']);
    expect(effects[1]).toMatchObject({ more: { kind: 'correction', why: expect.stringMatching(/<U\+|hide/) as string } });
  },
);

describe('yo’s own words', () => {
  test('`reset` forgets the conversation and empties the ring', () => {
    const { session, effects } = play(ask('q'), command('ls'), END, ENDED('x', 1), ask('reset'));
    expect(session.memory).toEqual([]);
    expect(session.blocks.ended).toEqual([]);
    expect(kinds(effects).slice(-3)).toEqual(['set-capture', 'show-note', 'answer:chat']);
  });

  test('`off` captures and sends nothing until `on`', () => {
    const off = play(ask('off'), ENDED('secret', 1), ask('a question'));
    expect(off.effects.filter((effect) => effect.kind === 'ask-model')).toEqual([]);
    expect(off.session.blocks.ended).toEqual([]);
    expect(kinds(off.effects)).toEqual(['set-capture', 'show-note', 'answer:chat', 'show-failure', 'answer:err']);
    expect(kinds(play(ask('off'), ask('on'), ask('a question')).effects).at(-1)).toBe('ask-model');
  });

  test('a question that only begins with such a word is a question', () => {
    expect(kinds(play(ask('reset my git repository')).effects)).toEqual(['ask-model']);
    expect(kinds(play(ask('constructor')).effects)).toEqual(['ask-model']);
  });
});

describe('bad input', () => {
  test('not UTF-8, or longer than the bound: one line, nothing sent', () => {
    for (const question of [null, 'x'.repeat(100_000)]) expect(kinds(play(ask(question)).effects)).toEqual(['show-failure', 'answer:err']);
  });
  test('spaces alone are a bare yo', () => {
    expect(play(ask('   ')).effects[0]).toMatchObject({ kind: 'ask-model', question: '' });
  });
});

describe('giving up', () => {
  test('cancels the request, and later events are dropped', () => {
    const { session, effects } = play(ask('q'), { kind: 'question-cancelled' }, command('ls'), END);
    expect(kinds(effects)).toEqual(['ask-model', 'cancel-request']);
    expect(session.phase).toEqual({ at: 'idle' });
  });
  test('a new question cancels the old one', () => {
    expect(kinds(play(ask('q'), ask('r', '1.2' as AskId)).effects)).toEqual(['ask-model', 'cancel-request', 'ask-model']);
  });
});

test('an answer is for the open question, whatever comes during a review', () => {
  const verdict = { command: 'ls' as CommandLine, script: null, effect: null, notes: [], refused: null, repair: null };
  const others: readonly SessionEvent[] = [
    ask('r', '1.2' as AskId),
    ask('off'),
    ask('on'),
    END,
    { kind: 'question-cancelled' },
    { kind: 'answer-broken-off' },
    { kind: 'suggestion-reviewed', verdict },
    { kind: 'suggestion-reviewed', verdict: { ...verdict, refused: null, repair: 'x' } },
    STARTED('x'),
    ENDED('x'),
    { kind: 'step-due', id: '1.3' as AskId, who: '0@h', timeMs: 4 },
  ];
  const move = fc.oneof(
    { weight: 3, arbitrary: fc.constant<readonly SessionEvent[]>([ask('q'), command('ls'), END]) },
    ...others.map((event) => fc.constant<readonly SessionEvent[]>([event])),
  );
  let reviews = 0;
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      let session: Session = newSession;
      let open: AskId | null = null;
      for (const event of moves.flat()) {
        if (event.kind === 'question-asked' || event.kind === 'step-due') open = event.id;
        else if (event.kind === 'question-cancelled') open = null;
        const done = step(session, event);
        session = done.session;
        for (const effect of done.effects) {
          if (effect.kind === 'review-suggestion') reviews += 1;
          if (effect.kind !== 'release-prompt') continue;
          expect(effect.id).toBe(open);
          open = null;
        }
      }
    }),
    { numRuns: claimed(2_000) },
  );
  expect(reviews).toBeGreaterThan(claimed(2_000) / 2);
});

test('in any order of events: at most one answer a question, none without one, nothing unbounded (an answer that was corrected is remembered too)', () => {
  const event: fc.Arbitrary<SessionEvent> = fc.oneof(
    fc.string().map((text) => ask(text)),
    fc.constant(ask('off')),
    fc.constant(ask('on')),
    fc.constant(ask('reset')),
    fc.constant(ask(null)),
    fc.constant(command('ls')),
    fc.constant(END),
    fc.constant(received({ kind: 'end', reason: 'cut' })),
    fc.string().map((text) => received({ kind: 'text', text })),
    fc.anything().map((input) => call('command', input)),
    fc.constant<SessionEvent>({ kind: 'question-cancelled' }),
    fc.constant<SessionEvent>({ kind: 'answer-broken-off' }),
    fc.constant(STARTED('x')),
    fc.constant(ENDED('x')),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const { effects, session } = play(...events);
      const questions = events.filter((one) => one.kind === 'question-asked').length;
      return answers(effects).length <= questions && session.memory.length <= 4 * questions;
    }),
    { numRuns: claimed(2000) },
  );
});

describe('a question that needs a yes', () => {
  const NEEDED: SessionEvent = { kind: 'confirmation-needed', text: screenLine('may it?') };
  const answered = (yes: boolean): SessionEvent => ({ kind: 'confirmation-answered', yes });

  test('waits in a state of its own, in which nothing of a provider counts', () => {
    const { session, effects } = play(ask('list files'), NEEDED, command('ls'), END);
    expect(session.phase.at).toBe('confirming');
    expect(kinds(effects)).toEqual(['ask-model', 'ask-user']);
  });

  test('goes on after the answer, whatever it is: who was asked says what a no means', () => {
    for (const yes of [true, false]) {
      const { session, effects } = play(ask('list files'), NEEDED, answered(yes));
      expect([session.phase.at, effects.at(-1)]).toEqual(['asking', { kind: 'settle-confirmation', yes }]);
    }
  });

  test('is given up by Ctrl-C and by the next question; an answer that comes then counts for nothing', () => {
    expect(kinds(play(ask('list files'), NEEDED, { kind: 'question-cancelled' }, answered(true)).effects)).toEqual([
      'ask-model',
      'ask-user',
      'cancel-request',
    ]);
    const next = play(ask('list files'), NEEDED, ask('list more', '1.2' as AskId), answered(true));
    expect(kinds(next.effects)).toEqual(['ask-model', 'ask-user', 'cancel-request', 'ask-model']);
  });

  test('is not asked without a question', () => {
    expect(play(NEEDED, answered(true)).effects).toEqual([]);
  });
});
