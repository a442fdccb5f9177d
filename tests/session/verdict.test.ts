/** Between a suggestion and the prompt: the review sends it back once, then its findings are shown. */
import { describe, expect, test } from 'vitest';
import type { CommandLine } from '../../src/safety/command-gate.ts';
import { screenLine } from '../../src/safety/screen-gate.ts';
import type { Effect, Session, SessionEvent, Verdict } from '../../src/session/session.ts';
import { newSession, step } from '../../src/session/step.ts';
import type { AskId } from '../../src/shell/wire.ts';

const ASKED: SessionEvent = { kind: 'question-asked', id: '1.1' as AskId, question: 'find it', timeMs: 1 };
const suggests = (command: string): readonly SessionEvent[] => [
  {
    kind: 'answer-event-received',
    event: { kind: 'tool', call: { name: 'command', input: { command, explanation: 'finds it', pending: false } } },
  },
  { kind: 'answer-event-received', event: { kind: 'end', reason: 'complete' } },
];
const verdict = (command: string, rest: Partial<Verdict> = {}): SessionEvent => ({
  kind: 'suggestion-reviewed',
  verdict: { command: command as CommandLine, script: null, effect: null, notes: [], refused: null, repair: null, ...rest },
});
const BAD: Partial<Verdict> = {
  refused: null,
  repair: 'fd is not installed.',
  notes: [screenLine('fd is not installed; apt install fd-find')],
};

function play(...events: readonly SessionEvent[]): { readonly session: Session; readonly effects: readonly Effect[] } {
  let session = newSession;
  const effects: Effect[] = [];
  for (const event of events) {
    const next = step(session, event);
    session = next.session;
    effects.push(...next.effects);
  }
  return { session, effects };
}
const kinds = (effects: readonly Effect[]): string[] =>
  effects
    .filter(({ kind }) => kind !== 'record-exchange')
    .map((effect) => ('text' in effect ? `${effect.kind} ${effect.text}` : effect.kind));

describe('a suggestion', () => {
  test('is reviewed before it is prefilled, with the user’s words and the model’s whole context', () => {
    const { effects, session } = play(ASKED, ...suggests('fd x'));
    expect(effects.at(-1)).toMatchObject({ kind: 'review-suggestion', command: 'fd x', words: expect.stringContaining('find it') });
    expect(session.phase.at).toBe('asking');
    expect(effects.some(({ kind }) => kind === 'release-prompt')).toBe(false);
  });

  test('that would not work is sent back once, silently; the next one is prefilled', () => {
    const { effects } = play(ASKED, ...suggests('fd x'), verdict('fd x', BAD), ...suggests('find . -name x'), verdict('find . -name x'));
    expect(kinds(effects)).toEqual([
      'ask-model',
      'review-suggestion',
      'ask-model',
      'review-suggestion',
      'show-explanation finds it',
      'release-prompt find . -name x',
    ]);
    expect(effects[2]).toMatchObject({ more: { kind: 'correction', why: 'fd is not installed.' } });
  });

  test('that again would not work is prefilled with a note', () => {
    const { effects } = play(ASKED, ...suggests('fd x'), verdict('fd x', BAD), ...suggests('fd -H x'), verdict('fd -H x', BAD));
    expect(kinds(effects).slice(-3)).toEqual([
      'show-explanation finds it',
      'show-note fd is not installed; apt install fd-find',
      'release-prompt fd -H x',
    ]);
  });

  test('of a small model is sent back twice, one of a provider that cannot learn never', () => {
    const bad = { ...verdict('fd x', BAD), repairs: 2 } as SessionEvent;
    const small = play(ASKED, ...suggests('fd x'), bad, ...suggests('fd x'), bad, ...suggests('fd x'), bad);
    expect(kinds(small.effects).filter((kind) => kind === 'ask-model')).toHaveLength(3);
    expect(kinds(small.effects).at(-1)).toBe('release-prompt fd x');
    const never = play(ASKED, ...suggests('fd x'), { ...verdict('fd x', BAD), repairs: 0 } as SessionEvent);
    expect(kinds(never.effects).filter((kind) => kind === 'ask-model')).toHaveLength(1);
  });

  test('shows its effect below the explanation; the command of the verdict is prefilled', () => {
    const effect = { text: screenLine('Careful: this deletes all'), danger: true };
    const { effects, session } = play(ASKED, ...suggests('rm -rf x'), verdict('# rm -rf x', { effect }));
    expect(kinds(effects).slice(-3)).toEqual([
      'show-explanation finds it',
      'show-effect Careful: this deletes all',
      'release-prompt # rm -rf x',
    ]);
    expect(session.suggestion?.command).toBe('# rm -rf x');
  });

  test('that was commented out and is run without its mark was run as suggested; as a comment it ran nothing', () => {
    const ran = (text: string): SessionEvent => ({ kind: 'ended', text, status: 0, alias: '', offset: 9, timeMs: 2 });
    const prefilled = [ASKED, ...suggests('rm -rf x'), verdict('# rm -rf x')];
    expect(play(...prefilled, ran('rm -rf x')).session.suggestion?.outcome).toMatchObject({ at: 'ran', edited: false });
    expect(play(...prefilled, ran('# rm -rf x')).session.suggestion?.outcome).toMatchObject({ at: 'open' });
  });

  test('that is given up during its review is gone, and later events of the provider are dropped', () => {
    const { effects, session } = play(ASKED, ...suggests('ls'), { kind: 'question-cancelled' }, verdict('ls'), ...suggests('pwd'), {
      kind: 'answer-broken-off',
    });
    expect(kinds(effects)).toEqual(['ask-model', 'review-suggestion', 'cancel-request']);
    expect(session.phase).toEqual({ at: 'idle' });
    expect(kinds(play(ASKED, ...suggests('ls'), ...suggests('pwd'), { kind: 'answer-broken-off' }).effects)).toEqual([
      'ask-model',
      'review-suggestion',
    ]);
  });
});
