/** `yo remember …`, `yo forget …`, `yo what do you remember`: what each sentence wants, and what comes of it. */
import { describe, expect, test } from 'vitest';
import type { MemoryLine } from '../../src/base/memory-lines.ts';
import type { Turn } from '../../src/llm/port.ts';
import { ownWord } from '../../src/session/own-words.ts';
import { gateCommand } from '../../src/safety/command-gate.ts';
import { newSession } from '../../src/session/step.ts';
import { newWalkThrough } from '../../src/session/walk-through.ts';
import { block } from '../context/support.ts';
import { memoryWish } from '../../src/session/memory-wish.ts';
import { answerWish, withoutForgotten, withoutTexts } from '../../src/session/remembering.ts';

describe('the sentence', () => {
  test.each([
    ['remember our staging host is st4', 'our staging host is st4', false],
    ['Remember that I like tabs.', 'I like tabs.', false],
    ['remember: the port is 5433 in this project', 'the port is 5433', true],
    ['remember in this repo, tests need postgres', 'tests need postgres', true],
    ['remember that for this repository the branch is trunk!', 'the branch is trunk!', true],
    ['remember the owner of this project is Ana', 'the owner of this project is Ana', true],
    ['remember to run the tests', 'to run the tests', false],
    ['remember', '', false],
  ])('%s', (question, text, here) => expect(memoryWish(question)).toEqual({ kind: 'remember', text, here }));

  test.each(['what do you remember', 'What do you still remember?'])('%s lists', (question) =>
    expect(memoryWish(question)).toEqual({ kind: 'list' }),
  );
  test.each(['remembering things', 'forget', 'forgetful', 'what do you remember about git', 'do you remember me', 'please remember this'])(
    '%s is a question',
    (question) => expect(memoryWish(question)).toBeNull(),
  );
  test('counts for a named model too', () => expect(ownWord('remember x', true)?.kind).toBe('remembers'));
});

const line = (text: string, scope: string | null = null): MemoryLine => ({ text, scope, proposed: false });
const at = (...lines: readonly MemoryLine[]) => ({ root: '/r', lines, here: lines.filter(({ scope }) => scope !== '/other') });
const wish = (question: string) => memoryWish(question) ?? { kind: 'list' as const };

describe('what comes of it', () => {
  test('a line is added, everywhere or here', () => {
    expect(answerWish(wish('remember a is b'), at())).toEqual({
      change: { kind: 'add', lines: [line('a is b')] },
      text: 'remembered: a is b',
    });
    expect(answerWish(wish('remember a is b in this project'), at())).toEqual({
      change: { kind: 'add', lines: [line('a is b', '/r')] },
      text: 'remembered: a is b (in /r)',
    });
  });
  test('nothing, a secret and a document are refused', () => {
    for (const [question, why] of [
      ['remember', 'say what to remember'],
      ['remember …', 'say what to remember'],
      ['remember the token is REDACTED_GITHUB_TOKEN_3', 'there is a secret in it (github token)'],
      [`remember ${'x '.repeat(400)}`, 'at most 300 characters'],
    ] as const) {
      const answer = answerWish(wish(question), at());
      expect(answer?.change).toBeNull();
      expect(answer?.text).toContain(why);
    }
  });
  test('what is named is forgotten; what names nothing is a question', () => {
    const lines = at(line('our staging host is st4'), line('the production host is p1'), line('the test host is t1', '/other'));
    expect(answerWish(wish('forget the staging host'), lines)).toMatchObject({
      change: { kind: 'remove', lines: [line('our staging host is st4')] },
      text: 'forgotten: our staging host is st4',
    });
    expect(answerWish(wish('forget the test host'), lines)?.change?.lines).toEqual([line('the test host is t1', '/other')]);
    expect(answerWish(wish('forget the last commit'), lines)).toBeNull();
  });
  test('several lines are shown, and none is forgotten', () => {
    const answer = answerWish(wish('forget the host'), at(line('our staging host is st4'), line('the production host is p1')));
    expect(answer?.change).toBeNull();
    expect(answer?.text).toContain('2 lines match');
    expect(answer?.text).toContain('- the production host is p1');
  });
  test('the list shows text as it was written', () => {
    expect(answerWish({ kind: 'list' }, at(line('use *.log'), line('b', '/r')))?.text).toBe(
      '- `use *.log`\n- b (in /r)\n\nTo change it: `yosh memory edit`',
    );
    expect(answerWish({ kind: 'list' }, at())?.text).toContain('nothing is remembered here yet');
  });
});

describe('the conversation', () => {
  const asked = (question: string, told: string): Turn => ({
    role: 'user',
    question,
    facts: [{ name: 'remembered', text: told, lasting: true, origin: 'user' }],
  });
  const answered = (text: string): Turn => ({ role: 'assistant', text, tool: null, origin: 'system', items: { owner: 'o', items: [1] } });
  const MEMORY = [asked('one', '- a\n- b'), answered('fine'), asked('two', '- b'), answered('ssh b then')];

  test('stays as it is while everything is remembered', () => expect(withoutForgotten(MEMORY, () => true)).toBe(MEMORY));
  test('loses what is no longer remembered, with what only the provider understands', () => {
    const left = withoutForgotten(MEMORY, (one) => one !== '- b');
    expect(left.map((turn) => (turn.role === 'user' ? turn.facts.map(({ text }) => text) : turn.items))).toEqual([['- a'], null, [], null]);
  });
  test('loses the exchanges that mention what is forgotten', () => {
    const memory = [asked('x', '- the host is st4'), answered('ok'), asked('where?', ''), answered('The HOST is st4.')];
    const ended = [block('echo the host is st4'), block('ls')];
    const gated = gateCommand('ping st4 # the host is st4', { cols: 80, rows: 24 });
    if (!gated.ok) throw new Error('the gate refused it');
    const outcome = { at: 'ran', text: 'ping -c1 st4 # The host is st4', edited: true, status: 0 } as const;
    const suggestion = { id: 'a', command: gated.value, step: true, outcome, origin: 'system', own: '' } as const;
    const walkThrough = newWalkThrough({ id: 'w', goal: 'the host is st4: set it up', who: '1000@here', cwd: '/' });
    const left = withoutTexts(
      {
        ...newSession,
        memory,
        asked: 'is the host is st4 up',
        blocks: { ...newSession.blocks, ended },
        suggestion,
        answers: [{ suggestion }],
        untrustedLines: ['echo the host is st4'],
        ownLines: [{ line: 'echo the host is st4', own: 'echo' }],
        codeBlocks: [{ language: '', text: 'echo the host is st4' }],
        walkThrough,
        paused: walkThrough,
      },
      ['the host is st4'],
    );
    expect(JSON.stringify(left)).not.toMatch(/st4/i);
    expect(left.memory).toHaveLength(2);
    expect(left.blocks.ended.map(({ text }) => text)).toEqual(['', 'ls']);
  });
});
