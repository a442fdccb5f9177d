import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProviderEvent } from '../../src/llm/port.ts';
import type { CommandLine } from '../../src/safety/command-gate.ts';
import type { Effect, Session, SessionEvent } from '../../src/session/session.ts';
import { newSession, step } from '../../src/session/step.ts';
import type { AskId } from '../../src/shell/wire.ts';

const id = '1.1' as AskId;
const ask = (sentence: string | null, as = id): SessionEvent => ({ kind: 'asked', id: as, sentence, timeMs: 1000 });
const said = (event: ProviderEvent): SessionEvent => ({ kind: 'provider', event });
const END = said({ kind: 'end', reason: 'complete' });
const call = (name: string, input: unknown): SessionEvent => said({ kind: 'tool', call: { name, input } });
const command = (text: string, explanation = 'why'): SessionEvent => call('command', { command: text, explanation, pending: false });

const STARTED = (text: string): SessionEvent => ({ kind: 'started', text, offset: 0, timeMs: 1 });
const ENDED = (text: string, status = 0, offset = 9): SessionEvent => ({ kind: 'ended', text, status, alias: '', offset, timeMs: 2 });

function play(...events: readonly SessionEvent[]): { session: Session; effects: readonly Effect[] } {
  let session = newSession;
  const effects: Effect[] = [];
  /** Nothing is found to be wrong with any suggestion. */
  const examined = (line: CommandLine): void => {
    const verdict = { command: line, effect: null, notes: [], repair: null };
    const next = step(session, { kind: 'examined', verdict });
    session = next.session;
    effects.push(...next.effects);
  };
  for (const event of events) {
    const next = step(session, event);
    session = next.session;
    effects.push(...next.effects.filter(({ kind }) => kind !== 'examine'));
    for (const effect of next.effects) if (effect.kind === 'examine') examined(effect.command);
  }
  return { session, effects };
}

const kinds = (effects: readonly Effect[]): string[] =>
  effects
    // what is written down for later is none of the user's sight
    .filter(({ kind }) => kind !== 'record' && kind !== 'became')
    .map((effect) => (effect.kind === 'answer' ? `answer:${effect.answer}` : effect.kind));
const answers = (effects: readonly Effect[]): Effect[] => effects.filter((effect) => effect.kind === 'answer');

describe('a question', () => {
  test('is asked, and a command comes back offered', () => {
    const { session, effects } = play(ask('list files'), command('ls'), END);
    expect(kinds(effects)).toEqual(['ask', 'explain', 'answer:cmd']);
    expect(session.phase).toEqual({ at: 'offered', drawn: false });
    expect(session.suggestion).toMatchObject({ command: 'ls', outcome: { at: 'open' } });
    expect(session.memory).toHaveLength(2);
  });

  test('answered in words is streamed', () => {
    const { session, effects } = play(ask('why?'), said({ kind: 'text', text: 'be' }), said({ kind: 'text', text: 'cause' }), END);
    expect(kinds(effects)).toEqual(['ask', 'stream', 'stream', 'stream-end', 'answer:chat']);
    expect(session.phase).toEqual({ at: 'idle' });
  });

  test('answered by the chat tool is the same', () => {
    expect(kinds(play(ask('why?'), call('chat', { response: 'because' }), END).effects)).toEqual([
      'ask',
      'stream',
      'stream-end',
      'answer:chat',
    ]);
  });

  test('a prefilled command that is run is no longer on offer', () => {
    const { session } = play(ask('q'), command('ls'), END, STARTED('ls'), ENDED('ls'));
    expect(session.phase).toEqual({ at: 'idle' });
    expect(session.suggestion?.outcome).toMatchObject({ at: 'ran', edited: false });
  });
});

describe('only complete answers exist', () => {
  test.each(['cut', 'refused'] as const)('%s: nothing is prefilled', (reason) => {
    expect(kinds(play(ask('q'), command('rm -rf /home/me'), said({ kind: 'end', reason })).effects)).toEqual(['ask', 'fail', 'answer:err']);
  });

  test('a stream without an end: nothing is prefilled', () => {
    expect(kinds(play(ask('q'), command('ls'), { kind: 'broken' }).effects)).toEqual(['ask', 'fail', 'answer:err']);
  });

  test('a failure is one line', () => {
    expect(kinds(play(ask('q'), said({ kind: 'failure', failure: { what: 'x', remedy: 'y' } })).effects)).toEqual([
      'ask',
      'fail',
      'answer:err',
    ]);
  });

  test('a command that the gate refuses is told, with what was in it', () => {
    const { effects } = play(ask('q'), command('rm a\x1b[2Kb'), END);
    expect(kinds(effects)).toEqual(['ask', 'fail', 'answer:err']);
    expect(JSON.stringify(effects)).toContain('␛');
  });
});

describe('asked again once, with the question kept', () => {
  const bad: readonly (readonly [string, readonly SessionEvent[]])[] = [
    ['nothing at all', []],
    ['two tools', [command('ls'), command('pwd')]],
    ['no explanation', [call('command', { command: 'ls' })]],
    ['a wrong tool', [call('sudo', {})]],
    ['an empty command', [command(' ')]],
    ['wrong types', [call('command', 7)]],
  ];
  test.each(bad)('%s', (_name, events) => {
    const first = play(ask('the question'), ...events, END);
    expect(kinds(first.effects)).toEqual(['ask', 'ask']);
    expect(first.effects[1]).toMatchObject({ question: 'the question' });
    expect(first.effects[1]).toMatchObject({ more: { kind: 'correction' } });
    expect(kinds(play(ask('q'), ...events, END, command('ls'), END).effects).at(-1)).toBe('answer:cmd');
    expect(kinds(play(ask('q'), ...events, END, ...events, END).effects)).toEqual(['ask', 'ask', 'fail', 'answer:err']);
  });
});

describe('what yo understands by itself', () => {
  test('reset forgets and empties the ring', () => {
    const { session, effects } = play(ask('q'), command('ls'), END, ENDED('x', 1), ask('reset'));
    expect(session.memory).toEqual([]);
    expect(session.blocks.ended).toEqual([]);
    expect(kinds(effects).slice(-3)).toEqual(['capture', 'note', 'answer:chat']);
  });

  test('off captures and sends nothing until on', () => {
    const off = play(ask('off'), ENDED('secret', 1), ask('a question'));
    expect(off.effects.filter((effect) => effect.kind === 'ask')).toEqual([]);
    expect(off.session.blocks.ended).toEqual([]);
    expect(kinds(off.effects)).toEqual(['capture', 'note', 'answer:chat', 'fail', 'answer:err']);
    expect(kinds(play(ask('off'), ask('on'), ask('a question')).effects).at(-1)).toBe('ask');
  });

  test('a sentence that only begins like one is a question', () => {
    expect(kinds(play(ask('reset my git repository')).effects)).toEqual(['ask']);
    expect(kinds(play(ask('constructor')).effects)).toEqual(['ask']);
  });
});

describe('bad input', () => {
  test('not UTF-8, or longer than the bound: one line, nothing sent', () => {
    for (const sentence of [null, 'x'.repeat(100_000)]) expect(kinds(play(ask(sentence)).effects)).toEqual(['fail', 'answer:err']);
  });
  test('blank is a bare yo', () => {
    expect(play(ask('   ')).effects[0]).toMatchObject({ kind: 'ask', question: '' });
  });
});

describe('giving up', () => {
  test('a cancel aborts; what comes later is nobody’s', () => {
    const { session, effects } = play(ask('q'), { kind: 'cancelled' }, command('ls'), END);
    expect(kinds(effects)).toEqual(['ask', 'abort']);
    expect(session.phase).toEqual({ at: 'idle' });
  });
  test('a new question aborts the old one', () => {
    expect(kinds(play(ask('q'), ask('r', '1.2' as AskId)).effects)).toEqual(['ask', 'abort', 'ask']);
  });
});

test('in any order of events: at most one answer a question, none without one, nothing unbounded (an answer that was asked for again is remembered too)', () => {
  const event: fc.Arbitrary<SessionEvent> = fc.oneof(
    fc.string().map((text) => ask(text)),
    fc.constant(ask('off')),
    fc.constant(ask('on')),
    fc.constant(ask('reset')),
    fc.constant(ask(null)),
    fc.constant(command('ls')),
    fc.constant(END),
    fc.constant(said({ kind: 'end', reason: 'cut' })),
    fc.string().map((text) => said({ kind: 'text', text })),
    fc.anything().map((input) => call('command', input)),
    fc.constant<SessionEvent>({ kind: 'cancelled' }),
    fc.constant<SessionEvent>({ kind: 'broken' }),
    fc.constant(STARTED('x')),
    fc.constant(ENDED('x')),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const { effects, session } = play(...events);
      const questions = events.filter((one) => one.kind === 'asked').length;
      return answers(effects).length <= questions && session.memory.length <= 4 * questions;
    }),
    { numRuns: 2000 },
  );
});
