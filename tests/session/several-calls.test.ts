/** An answer with several calls: what counts of it, what is shown, and what is asked for once more. */
import { describe, expect, test } from 'vitest';
import type { ProviderEvent } from '../../src/llm/port.ts';
import type { CommandLine } from '../../src/safety/command-gate.ts';
import type { Effect, Session, SessionEvent } from '../../src/session/session.ts';
import { newSession, step } from '../../src/session/step.ts';
import type { AskId } from '../../src/shell/wire.ts';

const received = (event: ProviderEvent): SessionEvent => ({ kind: 'answer-event-received', event });
const END = received({ kind: 'end', reason: 'complete' });
const call = (name: string, input: unknown): SessionEvent => received({ kind: 'tool', call: { name, input } });
const command = (text: string, explanation = 'why'): SessionEvent => call('command', { command: text, explanation, pending: false });

/** The answers to one question; the review finds nothing wrong with any suggestion. */
function play(...events: readonly SessionEvent[]): { readonly session: Session; readonly effects: readonly Effect[] } {
  let session = newSession;
  const effects: Effect[] = [];
  const send = (event: SessionEvent): void => {
    const next = step(session, event);
    session = next.session;
    for (const effect of next.effects) {
      if (effect.kind !== 'review-suggestion') effects.push(effect);
      else {
        const verdict = { command: effect.command as CommandLine, script: null, effect: null, notes: [], refused: null, repair: null };
        send({ kind: 'suggestion-reviewed', verdict });
      }
    }
  };
  send({ kind: 'question-asked', id: '1.1' as AskId, question: 'list the files', timeMs: 1 });
  for (const event of events) send(event);
  return { session, effects };
}

const kinds = (effects: readonly Effect[]): string[] =>
  effects
    .filter(({ kind }) => kind !== 'record-exchange' && kind !== 'save-walk-through')
    .map((effect) => (effect.kind === 'release-prompt' ? `answer:${effect.answer}` : effect.kind));

describe('of several calls', () => {
  const says = call('chat', { response: 'I list them.' });
  const pending = (text: string): SessionEvent => call('command', { command: text, explanation: 'why', pending: true });
  const shown = (effects: readonly Effect[]): string => effects.map((one) => (one.kind === 'show-text' ? one.text : '')).join('');

  test.each<readonly (readonly [string, ...SessionEvent[]])[]>([
    [['words before a command', says, command('ls')]],
    [['words behind one', command('ls'), says]],
    [['words and a look-up', says, call('docs', {}), command('ls')]],
  ])('%s: the words are shown, and the command is prefilled', ([, ...events]) => {
    const { session, effects } = play(...events, END);
    expect(kinds(effects)).toEqual(['ask-model', 'show-text', 'end-text', 'show-explanation', 'answer:cmd']);
    expect(effects.at(-1)).toMatchObject({ text: 'ls' });
    expect(session.memory.at(-1)).toMatchObject({ text: 'I list them.', tool: { name: 'command' } });
  });

  test('a look-up beside a command is dropped, whichever is first', () => {
    for (const events of [
      [call('docs', {}), command('ls')],
      [command('ls'), call('scrollback', { lines: 9 })],
    ])
      expect(kinds(play(...events, END).effects)).toEqual(['ask-model', 'show-explanation', 'answer:cmd']);
  });

  test('words that are the explanation, or were received as text, are shown once', () => {
    expect(shown(play(call('chat', { response: 'why' }), command('ls'), END).effects)).toBe('');
    expect(shown(play(received({ kind: 'text', text: 'I list them.' }), says, command('ls'), END).effects)).toBe('I list them.');
  });

  test('words behind text are a paragraph of it, also where there is nothing else', () => {
    const text = received({ kind: 'text', text: 'First.' });
    for (const events of [
      [text, says],
      [text, says, says],
    ]) {
      const { session, effects } = play(...events, END);
      expect(shown(effects)).toBe('First.\n\nI list them.');
      expect(kinds(effects).slice(-2)).toEqual(['end-text', 'answer:chat']);
      expect(session.memory.at(-1)).toMatchObject({ text: 'First.\n\nI list them.', tool: null });
    }
  });

  test('the same command twice is one; the first of several steps is the step', () => {
    expect(play(command('ls', 'one'), command('ls ', 'two'), END).effects.at(-1)).toMatchObject({ answer: 'cmd', text: 'ls' });
    expect(play(says, pending('cd a'), command('ls'), END).effects.at(-1)).toMatchObject({ answer: 'pend', text: 'cd a' });
  });

  test('a look-up beside words is done, and the model goes on; the second time the words are the answer', () => {
    const both = [says, call('docs', {}), END];
    const { effects } = play(...both, command('ls'), END);
    expect(kinds(effects)).toEqual(['ask-model', 'show-text', 'end-text', 'show-note', 'ask-model', 'show-explanation', 'answer:cmd']);
    expect(kinds(play(END, ...both).effects)).toEqual(['ask-model', 'ask-model', 'show-text', 'end-text', 'answer:chat']);
  });

  test('of several commands one is asked for; the second time they are shown as blocks, and none is prefilled', () => {
    const several = [command('ls', 'lists'), command('echo "```"', 'prints'), says, END];
    const first = play(...several);
    expect(kinds(first.effects)).toEqual(['ask-model', 'ask-model']);
    expect(first.effects[1]).toMatchObject({ more: { kind: 'correction', why: expect.stringContaining('2 commands') as string } });
    expect(kinds(play(...several, command('ls'), END).effects).at(-1)).toBe('answer:cmd');
    const { session, effects } = play(...several, ...several);
    expect(kinds(effects)).toEqual(['ask-model', 'ask-model', 'show-text', 'end-text', 'answer:chat']);
    expect(shown(effects)).toBe('I list them.\n\nlists\n\n```sh\nls\n```\n\nprints\n\n````sh\necho "```"\n````');
    expect(session.memory.at(-1)).toMatchObject({ text: shown(effects), tool: null });
  });

  test('one that is not valid is asked for once more; the second time the valid one counts', () => {
    const both = [call('sudo', {}), command('ls'), END];
    expect(kinds(play(...both).effects)).toEqual(['ask-model', 'ask-model']);
    expect(play(...both, ...both).effects.at(-1)).toMatchObject({ answer: 'cmd', text: 'ls' });
  });
});
