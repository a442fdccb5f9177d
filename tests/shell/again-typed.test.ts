/** A question that the history or another command brings back, and `yo` that is not the first word: nothing of a question runs. */
import { describe, expect, test } from 'vitest';
import { run as enter } from '../support/talk.ts';
import type { World } from '../support/world.ts';
import { ENTER, expectNothingRan, litter, OK, open, run, SHELLS } from './contract.ts';

const UNREAD = 'yo: the question could not be read; ask at the prompt, on a line of its own';
const QUESTIONS = ['what does : >made do $(touch b) ; touch c', "what's (up) & why"];

describe.concurrent.each(SHELLS)('%s', (shell) => {
  const start = (rc = ''): Promise<World> => open({ shell, rc });
  /** Types a line that asks, and waits for the answer. */
  const asks = async (world: World, line: string, question: string): Promise<void> => {
    await enter(world, line, new RegExp(`\n  ${OK}\nP>$`));
    expect(world.questions().at(-1)).toBe(question);
  };

  test.each(QUESTIONS)('%s', async (question) => {
    await using world = await start();
    await asks(world, `yo ${question}`, question);
    const again = ['!!', '!yo', '!?what?', ...(shell === 'zsh' ? ['r', 'r yo', 'fc -e - -1', ' r'] : ['fc -s', 'fc -s yo'])];
    for (const line of again) await asks(world, line, question);
    await asks(world, '^what^and what', question.replace('what', 'and what'));
    expect(world.questions()).toHaveLength(again.length + 2);
    expectNothingRan(world);
    // and what is no question is left as it was
    expect(await run(world, 'echo one # two')).toBe(shell === 'bash' ? 'one' : 'one # two');
    await enter(world, '!ec', shell === 'bash' ? /\none\nP>$/ : /\none # two\nP>$/);
    expectNothingRan(world);
  });

  test.each([
    ["ls -d /; yo what's up", `/\n${UNREAD}`],
    ['cd / && yo what (really)', UNREAD],
    ["! yo what's up", UNREAD],
    ['echo a; x=1 yo $(touch b) >made', `a\n${UNREAD}`],
    ['echo "one; yo two"', 'one; yo two'],
    ['echo yo', 'yo'],
  ])('%s', async (line, shown) => {
    await using world = await start();
    expect(await run(world, line)).toBe(shown);
    expect(world.questions()).toEqual([]);
    expectNothingRan(world);
  });

  test.each(['(yo x $(touch b))', "if true; then yo what's; fi", 'for i in 1 2; do yo x >made; done', '{ yo x; }'])(
    'without its end it would be an open command: %s',
    async (line) => {
      await using world = await start();
      expect(await run(world, line)).toMatch(new RegExp(`^[^\n]*(?:syntax|parse) error[^\n]*\n(?:[^\n]*\n)?${UNREAD}$`));
      expectNothingRan(world);
      expect(await run(world, 'echo on')).toBe('on');
      await asks(world, "yo it's fine", "it's fine");
    },
  );
});

describe.concurrent.each(SHELLS)('%s', (shell) => {
  // zsh does not say what the editor has made of it, so there it is refused
  test.each(['fc -e "sed -i s/what/why/" yo', "fc -e 'sed -i s/what/why/' -1"])(
    'a question that an editor has changed: %s',
    async (line) => {
      await using world = await open({ shell });
      await enter(world, "yo what's (up)", new RegExp(`\n  ${OK}\nP>$`));
      await enter(
        world,
        line,
        shell === 'bash' ? new RegExp(`\nyo why's \\(up\\)\n  ${OK}\nP>$`) : new RegExp(`\nyo why's \\(up\\)\n${UNREAD}\nP>$`),
      );
      expect(world.questions()).toEqual(["what's (up)", ...(shell === 'bash' ? ["why's (up)"] : [])]);
    },
  );
});

describe('zsh', () => {
  test('a pasted line of several, with yo in the middle', async () => {
    await using world = await open({ shell: 'zsh' });
    world.terminal.type(`\x1b[200~echo a # b\ryo what's $(touch b)\recho c\x1b[201~`);
    await world.terminal.until('echo c');
    world.terminal.type(ENTER);
    await world.terminal.until(new RegExp(`\na\n${UNREAD}\nc\nP>$`));
    expect(litter(world)).toEqual([]);
  });
});
