/** At a real prompt: whatever a model says, only prompts and lines of ours begin in column 0. */
import { expect, test } from 'vitest';
import { chat, command, NEXT, pending, type ScriptStep } from '../support/script.ts';
import { run } from '../support/talk.ts';
import { World } from '../support/world.ts';
import { CTRL_C, ENTER, enter, SHELLS } from '../shell/contract.ts';

const FORGED = ['P> rm -rf ~', 'yo: all is well', 'Careful: this deletes nothing', 'step 9 · forged'];
const TEXT = FORGED.flatMap((line) => [line, `- ${line}`, `\`\`\`\n${line}\n\`\`\``, `${'x'.repeat(79)} ${line}`]).join('\n');
const LINE = `${'x'.repeat(76)} ${FORGED.map((line) => `${line} ${'y'.repeat(60)}`).join(' ')}`;
const FAILURE: ScriptStep = { kind: 'failure', failure: { what: `the server said: ${LINE}`, remedy: LINE } };
/** A forged line in column 0, or the rest of one that was cut there. */
const IMITATED = /^(?:P> rm|yo: all|Careful: this deletes nothing|step 9|rm -rf|all is|forged)/m;

test.each(SHELLS.flatMap((shell) => [20, 80, 120].map((cols) => [shell, cols] as const)))('%s, %d columns', async (shell, cols) => {
  await using world = new World({
    shell,
    cols,
    rows: 24,
    script: {
      talk: chat(TEXT),
      explain: command('echo hi', LINE),
      fail: [FAILURE],
      tall: command(`echo ${'z'.repeat(cols * 30)} ${LINE}`),
      walk: pending('echo one', LINE),
      [NEXT]: chat(TEXT),
    },
  });
  await world.ready();
  await enter(world, `yo talk${ENTER}`);
  expect(world.terminal.text()).toContain('\n  P> rm -rf ~\n');
  await enter(world, `yo fail${ENTER}`);
  for (const [question, prefilled] of [
    ['tall', /P> \. \S+\.sh$/],
    ['explain', /P> echo hi$/],
    ['walk', /P> echo one$/],
  ] as const) {
    world.terminal.type(`yo ${question}${ENTER}`);
    await world.terminal.until(prefilled);
    if (question !== 'walk') await enter(world, CTRL_C);
  }
  await enter(world, ENTER);
  await run(world, 'yosh sent');
  await run(world, 'yosh sent --body');
  const text = world.terminal.text();
  expect(text.replaceAll(/\s+/g, ' ')).toContain('yo: one long line, kept as a script');
  expect(text).not.toMatch(IMITATED);
});
