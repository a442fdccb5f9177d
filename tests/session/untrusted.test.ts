/** Which untrusted text was in the context, and which command lines came of it. */
import { describe, expect, test } from 'vitest';
import type { Turn } from '../../src/llm/port.ts';
import { newSession, step } from '../../src/session/step.ts';
import type { Effect, Session, SessionEvent } from '../../src/session/session.ts';
import { answerOrigin, lineOrigin, untrustedSource, withLine } from '../../src/session/untrusted.ts';
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

describe('the source', () => {
  test.each<readonly [string, readonly Turn[], string | null]>([
    ['nothing', [], null],
    ['facts of the system and the user', [asked(fact('os', 'x'), { ...fact('recent-commands', 'ls'), origin: 'user' })], null],
    ['an answer beside nothing untrusted', [asked(), answered('system')], null],
    ['output', [asked(fact('os', 'x'), OUTPUT)], OUTPUT.origin === 'untrusted' ? OUTPUT.label : ''],
    ['the last of several in a turn', [asked(GIT, OUTPUT)], 'the output of your last command'],
    ['the newest of several turns', [asked(OUTPUT), answered('untrusted'), asked(GIT)], "the repository's state"],
    ['a page behind the question', [asked(OUTPUT), answered('untrusted', PAGE)], 'a web page'],
    [
      'text that is still there before what was said beside it',
      [asked(OUTPUT), answered('untrusted'), asked()],
      'the output of your last command',
    ],
    ['what was said beside text that is gone', [answered('untrusted'), asked()], 'an earlier suggestion'],
  ])('%s', (_, turns, label) => expect(untrustedSource(turns)).toBe(label));

  test('an answer is as good as what it was made from', () => {
    expect(answerOrigin([asked()], null)).toBe('system');
    expect(answerOrigin([asked(OUTPUT)], null)).toBe('untrusted');
    expect(answerOrigin([answered('untrusted'), asked()], null)).toBe('untrusted');
    expect(answerOrigin([asked()], { owner: 'x', items: PAGE })).toBe('untrusted');
  });
});

describe('a command line', () => {
  test('that was suggested is not the user’s, also with other spaces, without its comment mark, or edited a little', () => {
    const lines = withLine([], '# find . -name core -size +10M -delete');
    for (const text of [
      'find . -name core -size +10M -delete',
      'find  . -name core -size +10M  -delete',
      'find . -name core -size +20M -delete',
    ])
      expect(lineOrigin(lines, text)).toBe('untrusted');
    for (const text of ['ls', 'find / -type d', '']) expect(lineOrigin(lines, text)).toBe('user');
  });

  test('is kept once, the newest ones', () => {
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
        if (effect.kind === 'examine')
          now = play(now, { kind: 'examined', verdict: { command: effect.command, effect: null, notes: [], repair: null } });
    }
    return now;
  };
  const place = { offset: 0, timeMs: 0 };
  const prompt: SessionEvent = { kind: 'prompt', shell: 'bash', version: '5.2', status: 0, cwd: '/', who: '1@h', ...place };
  const suggested = (command: string, pending: boolean, ...facts: Extract<Turn, { role: 'user' }>['facts']): readonly SessionEvent[] => [
    { kind: 'asked', id: '1.1' as AskId, sentence: '', timeMs: 1 },
    { kind: 'sent', turn: { role: 'user', question: '', facts }, memory: [] },
    { kind: 'provider', event: { kind: 'tool', call: { name: 'command', input: { command, explanation: 'x', pending } } } },
    { kind: 'provider', event: { kind: 'end', reason: 'complete' } },
  ];
  const ran = (text: string): readonly SessionEvent[] => [
    prompt,
    { kind: 'started', text, ...place },
    { kind: 'ended', text, status: 1, alias: '', ...place },
    prompt,
  ];

  test('remembers a line that was suggested beside untrusted text, and as it was edited', () => {
    const offered = play(newSession, prompt, ...suggested('make build -j4 all', false, OUTPUT));
    expect(offered.suggestion?.origin).toBe('untrusted');
    expect(offered.untrustedLines).toEqual(['make build -j4 all']);
    const edited = play(offered, ...ran('make build -j8 all now'));
    expect(edited.untrustedLines).toEqual(['make build -j4 all', 'make build -j8 all now']);
    expect(play(edited, { kind: 'asked', id: '1.2' as AskId, sentence: 'reset', timeMs: 2 }).untrustedLines).toEqual([]);
  });

  test('does not remember one that was suggested beside nothing of the kind', () => {
    const offered = play(newSession, prompt, ...suggested('make', false, fact('os', 'x')));
    expect(offered.suggestion?.origin).toBe('system');
    expect(play(offered, ...ran('make')).untrustedLines).toEqual([]);
  });

  test('a goal made from such a line does not speak in the user’s name', () => {
    const begun = (line: string, ...facts: Extract<Turn, { role: 'user' }>['facts']): string => {
      let session = play(newSession, prompt, ...suggested('rm -rf build', false, ...facts));
      session = play(session, ...ran(line), ...suggested('ls build', true));
      play(session, ...ran('ls build'), { kind: 'next', id: '1.3' as AskId, who: '1@h', timeMs: 3 });
      const said = play(session, { kind: 'asked', id: '1.4' as AskId, sentence: 'and then?', timeMs: 4 });
      const { phase } = said;
      if (phase.at !== 'asking') throw new Error('not asking');
      const done = step(play(said, ...suggested('x', false).slice(1, 3)), { kind: 'provider', event: { kind: 'end', reason: 'complete' } });
      const examine = done.effects.find((effect) => effect.kind === 'examine');
      return examine?.words ?? 'none';
    };
    expect(begun('rm -rf build', OUTPUT)).not.toContain('rm -rf');
    expect(begun('rm -rf build', fact('os', 'x'))).toContain('rm -rf build');
  });

  test('says so with every request', () => {
    const session = play(newSession, prompt, ...suggested('make', false, OUTPUT), ...ran('make'));
    play(session, { kind: 'asked', id: '1.2' as AskId, sentence: 'why?', timeMs: 2 });
    expect(effects[0]).toMatchObject({
      kind: 'ask',
      untrustedLines: ['make'],
      told: [{ name: 'your-last-suggestion', origin: 'untrusted' }],
    });
  });
});
