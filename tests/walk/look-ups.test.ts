/** Look-ups: the terminal's lines, this program's documentation, the conversations of other terminals. */
import { STANDARD } from '../../src/config/config-keys.ts';
import type { RedactedText } from '../../src/safety/redact/index.ts';
import { noBlocks } from '../../src/transcript/blocks.ts';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { LOOK_UPS } from '../../src/base/limits.ts';
import type { Material } from '../../src/companion/turn-material.ts';
import { turnOf } from '../../src/companion/turn.ts';
import { ENTER, open, run, SHELLS } from '../shell/contract.ts';
import { exchangesIn } from '../record/desk.ts';
import { eventually } from '../support/clock.ts';
import { chat, command, LOOKED_UP, lookUp, type Script } from '../support/script.ts';
import { fact } from '../support/facts.ts';
import { World } from '../support/world.ts';
import { acceptLast, ask, factsOf, leave, newTurn, SHELL_COLS, shown } from './walker.ts';

const README = path.resolve(import.meta.dirname, '../../README.md');
beforeAll(() => fs.copyFileSync(README, path.join(inject('scriptedRoot'), 'README.md')));

const looks = (name: 'scrollback' | 'docs' | 'earlier', input: object = {}): Script => ({
  [LOOKED_UP]: chat('I see.'),
  '*': lookUp(name, input),
});

describe.each(SHELLS)('%s', (shell) => {
  test.concurrent('the scrollback: noted on the screen, and its exact lines are sent', async () => {
    await using world = await open({ shell, script: looks('scrollback', { lines: 6 }), cols: SHELL_COLS });
    await run(world, "printf '\\033[31mred-%s\\033[0m\\n' {1..40}");
    await run(world, 'echo after');
    await leave(world, `yo what was red?${ENTER}`);
    expect(shown(world)).toMatch(/P> yo what was red\?\nyo: reading 6 lines of output\n {2}I see\.\nP>$/);
    const [first, second] = world.requests();
    expect(factsOf(second)['scrollback']).toBe('red-38\nred-39\nred-40\nP> echo after\nafter\nP> yo what was red?');
    // the request continues the question, which stays as it was sent
    expect(JSON.stringify(second?.turns[0])).toBe(JSON.stringify(first?.turns[0]));
    expect(second?.turns[1]).toMatchObject({ role: 'assistant', tool: { name: 'scrollback', input: { lines: 6 } } });
  });

  test.concurrent('more lines than there are, and than the settings allow', async () => {
    await using world = await open({ shell, script: looks('scrollback', { lines: 100_000 }), cols: SHELL_COLS });
    await run(world, "printf 'line-%s\\n' {1..1500}");
    await leave(world, `yo what was it?${ENTER}`);
    const lines = (factsOf(world.requests().at(-1))['scrollback'] ?? '').split('\n');
    expect(lines).toHaveLength(1000);
    expect(lines.slice(-2)).toEqual(['line-1500', 'P> yo what was it?']);
  });

  test.concurrent('the scrollback when it is switched off', async () => {
    await using world = await open({ shell, script: looks('scrollback', { lines: 9 }), env: { YO_SCROLLBACK_ENABLED: '0' } });
    await run(world, 'echo hush');
    await leave(world, `yo what was it?${ENTER}`);
    expect(factsOf(world.requests().at(-1))['scrollback']).toBe('(the user has switched the scrollback off)');
  });

  test.concurrent('the documentation: its settings reach the model', async () => {
    await using world = await open({ shell, script: looks('docs') });
    await leave(world, `yo how do I change your model?${ENTER}`);
    expect(shown(world)).toContain("yo: reading yosh's documentation\n  I see.\nP>");
    const text = factsOf(world.requests().at(-1))['docs'] ?? '';
    for (const setting of ['provider', 'key_command', 'token_budget', 'scrollback_lines', 'history']) expect(text).toContain(setting);
  });

  test('earlier terminals: question, command and outcome', async () => {
    await using world = await open({
      shell,
      script: { before: command('echo from-before', 'says where it is from'), ...looks('earlier') },
    });
    await ask(world, 'what was before', 'echo from-before');
    await acceptLast(world);
    await eventually('the outcome is stored', () => kept(world).includes('run as suggested'));
    world.terminal.close();
    await world.terminal.exited;
    await using other = await new World({ shell, beside: world, cols: SHELL_COLS }).ready();
    await leave(other, `yo the same again${ENTER}`);
    expect(shown(other)).toContain('yo: reading what was asked in earlier terminals\n  I see.\nP>');
    expect(factsOf(other.requests().at(-1))['earlier']).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d in \S+\n {2}asked: what was before\n {2}answered: `echo from-before` \(says where it is from\); `echo from-before`: run as suggested, exit status 0$/,
    );
  });

  test('earlier terminals: with `history = 0` nothing is kept and nothing sent', async () => {
    await using world = await open({ shell, script: { before: command('echo from-before'), ...looks('earlier') } });
    fs.writeFileSync(path.join(world.home, '.yoconf'), 'history = 0\n', { mode: 0o600 });
    await ask(world, 'what was before', 'echo from-before');
    await acceptLast(world);
    expect(kept(world)).toBe('[]');
    fs.rmSync(path.join(world.home, '.yoconf'));
    await leave(world, `yo this one is kept${ENTER}`);
    await eventually('the exchange is recorded', () => kept(world).includes('this one is kept'));
    expect(kept(world)).not.toContain('before');
    fs.writeFileSync(path.join(world.home, '.yoconf'), 'history = 0\n', { mode: 0o600 });
    await leave(world, `yo the same again${ENTER}`);
    expect(factsOf(world.requests().at(-1))['earlier']).toBe('(the user keeps no history)');
    expect(newTurn(world.requests().at(-1))).not.toContain('this one is kept');
  });

  test.concurrent('three at most, then an answer is due', async () => {
    await using world = await open({ shell, script: { '*': lookUp('docs') }, cols: SHELL_COLS });
    await leave(world, `yo tell me all${ENTER}`);
    expect(shown(world).match(/reading yosh's documentation/g)).toHaveLength(LOOK_UPS);
    // and once more after the correction
    expect(world.requests()).toHaveLength(LOOK_UPS + 2);
    expect(world.questions().at(-1)).toContain('You have looked up 3 times');
    expect(shown(world)).toMatch(/yo: no usable answer from [^\n]*\nP>$/);
    expect(await run(world, 'echo usable')).toBe('usable');
  });
});

test('missing documentation is reported as missing, not as empty', async () => {
  const more = { kind: 'look-up', what: { does: 'look-up', kind: 'docs', note: '' } } as const;
  const effect = { more, memory: [], blocks: noBlocks, recent: [], last: null } as Partial<Parameters<typeof turnOf>[0]> as Parameters<
    typeof turnOf
  >[0];
  const material = { readme: () => '', config: STANDARD, redact: (text: string) => text as RedactedText } as Partial<Material> as Material;
  expect((await turnOf(effect, material)).turn.facts).toEqual([fact('docs', '(the documentation cannot be read)')]);
});

const kept = (world: World): string => JSON.stringify(exchangesIn({ HOME: world.home }));
