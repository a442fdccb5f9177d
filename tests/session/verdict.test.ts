/** Between a suggestion and the prompt: what was found out about it is repaired once, then told. */
import { describe, expect, test } from 'vitest';
import type { CommandLine } from '../../src/safety/command-gate.ts';
import { screenLine } from '../../src/safety/screen-gate.ts';
import type { Effect, Session, SessionEvent, Verdict } from '../../src/session/session.ts';
import { newSession, step } from '../../src/session/step.ts';
import type { AskId } from '../../src/shell/wire.ts';

const ASKED: SessionEvent = { kind: 'asked', id: '1.1' as AskId, sentence: 'find it', timeMs: 1 };
const suggests = (command: string): readonly SessionEvent[] => [
  { kind: 'provider', event: { kind: 'tool', call: { name: 'command', input: { command, explanation: 'finds it', pending: false } } } },
  { kind: 'provider', event: { kind: 'end', reason: 'complete' } },
];
const verdict = (command: string, rest: Partial<Verdict> = {}): SessionEvent => ({
  kind: 'examined',
  verdict: { command: command as CommandLine, effect: null, notes: [], repair: null, ...rest },
});
const BAD: Partial<Verdict> = { repair: 'fd is not installed.', notes: [screenLine('fd is not installed; apt install fd-find')] };

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
  effects.filter(({ kind }) => kind !== 'record').map((effect) => ('text' in effect ? `${effect.kind} ${effect.text}` : effect.kind));

describe('a suggestion', () => {
  test('is looked at before it is prefilled, with the user’s words and all the model was told', () => {
    const { effects, session } = play(ASKED, ...suggests('fd x'));
    expect(effects.at(-1)).toMatchObject({ kind: 'examine', command: 'fd x', words: expect.stringContaining('find it') });
    expect(session.phase.at).toBe('asking');
    expect(effects.some(({ kind }) => kind === 'answer')).toBe(false);
  });

  test('that would not work is sent back once, silently; what comes then is prefilled', () => {
    const { effects } = play(ASKED, ...suggests('fd x'), verdict('fd x', BAD), ...suggests('find . -name x'), verdict('find . -name x'));
    expect(kinds(effects)).toEqual(['ask', 'examine', 'ask', 'examine', 'explain finds it', 'answer find . -name x']);
    expect(effects[2]).toMatchObject({ more: { kind: 'correction', why: 'fd is not installed.' } });
  });

  test('that would not work again is prefilled with what to know', () => {
    const { effects } = play(ASKED, ...suggests('fd x'), verdict('fd x', BAD), ...suggests('fd -H x'), verdict('fd -H x', BAD));
    expect(kinds(effects).slice(-3)).toEqual(['explain finds it', 'note fd is not installed; apt install fd-find', 'answer fd -H x']);
  });

  test('says what it would do, below the explanation; what is prefilled is what the verdict says', () => {
    const effect = { text: screenLine('Careful: this deletes all'), danger: true };
    const { effects, session } = play(ASKED, ...suggests('rm -rf x'), verdict('# rm -rf x', { effect }));
    expect(kinds(effects).slice(-3)).toEqual(['explain finds it', 'effect Careful: this deletes all', 'answer # rm -rf x']);
    expect(session.suggestion?.command).toBe('# rm -rf x');
  });

  test('that was commented out and is run without its mark was run as suggested; as a comment it ran nothing', () => {
    const ran = (text: string): SessionEvent => ({ kind: 'ended', text, status: 0, alias: '', offset: 9, timeMs: 2 });
    const offered = [ASKED, ...suggests('rm -rf x'), verdict('# rm -rf x')];
    expect(play(...offered, ran('rm -rf x')).session.suggestion?.outcome).toMatchObject({ at: 'ran', edited: false });
    expect(play(...offered, ran('# rm -rf x')).session.suggestion?.outcome).toMatchObject({ at: 'open' });
  });

  test('that is given up while it is looked at is gone, and what the provider says then is nobody’s', () => {
    const { effects, session } = play(ASKED, ...suggests('ls'), { kind: 'cancelled' }, verdict('ls'), ...suggests('pwd'), {
      kind: 'broken',
    });
    expect(kinds(effects)).toEqual(['ask', 'examine', 'abort']);
    expect(session.phase).toEqual({ at: 'idle' });
    expect(kinds(play(ASKED, ...suggests('ls'), ...suggests('pwd'), { kind: 'broken' }).effects)).toEqual(['ask', 'examine']);
  });
});
