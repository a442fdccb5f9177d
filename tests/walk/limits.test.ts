/** Walk-throughs that never end, and files on disk that belong to another user or hold no valid walk-through. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { WALK_THROUGH_STEPS } from '../../src/base/limits.ts';
import type { WalkThrough } from '../../src/session/walk-through.ts';
import { CTRL_C, ENTER, open, run, SHELLS, untilLine } from '../shell/contract.ts';
import { eventually } from '../support/clock.ts';
import { chat, pending } from '../support/script.ts';
import { type Shell, World } from '../support/world.ts';
import { accept, acceptLast, ask, factsOf, GOAL, leave, SHELL_COLS, shown, walkThrough } from './walker.ts';

describe.each(SHELLS)('%s: a model that never comes to an end', (shell) => {
  test('needs an Enter for each step, pauses at the limit, and continues with `yo next`', async () => {
    const steps = Array.from({ length: WALK_THROUGH_STEPS + 3 }, (_, n) => `: step-${n + 1}`);
    const [first, ...rest] = steps.map((text) => pending(text));
    await using world = await open({ shell, script: walkThrough(first ?? [], ...rest), cols: SHELL_COLS });
    await ask(world, GOAL, steps[0] as string);
    for (const step of steps.slice(1, WALK_THROUGH_STEPS)) await accept(world, step);
    await acceptLast(world);
    expect(shown(world)).toContain(`yo: ${WALK_THROUGH_STEPS} steps are done; \`yo next\` goes on, \`yo stop\` ends it\nP>`);
    expect(world.requests()).toHaveLength(WALK_THROUGH_STEPS);
    expect(await run(world, 'echo alone')).toBe('alone');
    expect(world.requests()).toHaveLength(WALK_THROUGH_STEPS);

    await ask(world, 'next', steps[WALK_THROUGH_STEPS] as string);
    await accept(world, steps[WALK_THROUGH_STEPS + 1] as string);
    const ledger = factsOf(world.requests().at(-1))['walk-through'] ?? '';
    expect(ledger).toContain(`goal, in the user's words: ${GOAL}\n`);
    expect(ledger).toContain(`\n${WALK_THROUGH_STEPS + 1}. \`: step-${WALK_THROUGH_STEPS + 1}\`: run as suggested, exit status 0`);
  });
});

const STEP = 'echo stored-step';
const folderOf = (world: World): string => path.join(world.home, '.local/state/yosh/plans');

interface OnDisk {
  readonly savedMs: number;
  readonly plan: WalkThrough;
}

/** A terminal that began a walk-through and was closed, and another one of the same user. */
async function taken(
  shell: Shell,
): Promise<{ readonly first: World; readonly other: World; readonly file: string; readonly stored: OnDisk }> {
  const first = await open({ shell, script: walkThrough(pending(STEP), chat('Nothing more is to be done.')), cols: SHELL_COLS });
  await ask(first, GOAL, STEP);
  // written behind the suggestion
  await eventually(
    'it is stored',
    () => fs.existsSync(folderOf(first)) && fs.readdirSync(folderOf(first)).some((name) => !name.includes('.tmp')),
  );
  first.terminal.close();
  await first.terminal.exited;
  const [name = ''] = fs.readdirSync(folderOf(first));
  const file = path.join(folderOf(first), name);
  const stored = JSON.parse(fs.readFileSync(file, 'utf8')) as OnDisk;
  return { first, file, stored, other: await new World({ shell, beside: first, cols: SHELL_COLS }).ready() };
}

const withStep = (stored: OnDisk, step: object): object => ({
  ...stored,
  plan: { ...stored.plan, steps: [{ ...stored.plan.steps[0], ...step }] },
});

describe.each(SHELLS)('%s: a walk-through on disk', (shell) => {
  test('is prefilled only for its own user', async () => {
    const { first, other, file, stored } = await taken(shell);
    await using _first = first;
    await using _other = other;
    const [uid = '', host = ''] = stored.plan.who.split('@');
    for (const who of [`${uid}@elsewhere`, `${Number(uid) + 1}@${host}`, `@${host}`, '', '\x1b[31m\x07']) {
      fs.writeFileSync(file, JSON.stringify({ ...stored, plan: { ...stored.plan, who } }));
      await leave(other, `yo next${ENTER}`);
      expect(shown(other)).toMatch(/yo: that walk-through belongs to [^\n]*, and this is [^\n]*; go on there\nP>$/);
      expect(other.terminal.output.includes('\x1b[31m')).toBe(false);
    }
    fs.writeFileSync(file, JSON.stringify(stored));
    await ask(other, 'next', STEP);
    expect(other.requests()).toHaveLength(1);
    await leave(other, CTRL_C);
  });

  test('that is not valid is not prefilled, and does not block', async () => {
    const { first, other, file, stored } = await taken(shell);
    await using _first = first;
    await using _other = other;
    const aside = path.join(first.home, 'aside.json');
    fs.writeFileSync(aside, JSON.stringify(stored));
    const text = (value: unknown) => (): void => fs.writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
    const NONE = /yo: there is no walk-through to go on with\nP>$/;
    const REFUSED = /yo: step 1 cannot be prefilled: [^\n]*\nP>$/;
    const ASKED = /Nothing more is to be done\.\nyo: walk-through done: [^\n]*\nP>$/;
    const rows: readonly (readonly [name: string, make: () => void, says: RegExp])[] = [
      ['nothing', text(''), NONE],
      ['no object', text('null'), NONE],
      ['a list', text([stored]), NONE],
      ['no plan', text({ savedMs: 1, plan: null }), NONE],
      ['half a file', text(JSON.stringify(stored).slice(0, -20)), NONE],
      ['bytes', () => fs.writeFileSync(file, Buffer.from([0, 255, 254, 13, 10, 27])), NONE],
      ['deep', text('['.repeat(100_000)), NONE],
      ['another name in it', text({ ...stored, plan: { ...stored.plan, id: 'other' } }), NONE],
      ['a name that is a path', text({ ...stored, plan: { ...stored.plan, id: '../../x' } }), NONE],
      ['no goal', text({ ...stored, plan: { ...stored.plan, goal: 7 } }), NONE],
      ['steps of a wrong type', text({ ...stored, plan: { ...stored.plan, steps: 'x' } }), ASKED],
      ['a step of a wrong type', text({ ...stored, plan: { ...stored.plan, steps: [7] } }), REFUSED],
      ['a command of a wrong type', text(withStep(stored, { command: [STEP] })), REFUSED],
      ['ESC in the command', text(withStep(stored, { command: 'echo \x1b[2Ka' })), REFUSED],
      ['CR in the command', text(withStep(stored, { command: 'touch a\rb' })), REFUSED],
      ['a direction mark in the command', text(withStep(stored, { command: 'echo \u202egnorw' })), REFUSED],
      ['the end of the message in the command', text(withStep(stored, { command: 'touch a\0 b' })), REFUSED],
      ['4,000 spaces in the command', text(withStep(stored, { command: `ls${' '.repeat(4_000)}; touch a` })), REFUSED],
      ['10 MB', text(withStep(stored, { explanation: 'x'.repeat(10 * 1024 * 1024) })), NONE],
      ['a FIFO', () => execFileSync('mkfifo', [file]), NONE],
      ['a link', () => fs.symlinkSync(aside, file), NONE],
      ['a folder', () => fs.mkdirSync(file), NONE],
    ];
    for (const [name, make, says] of rows) {
      fs.rmSync(file, { recursive: true, force: true });
      make();
      const before = other.terminal.text().length;
      await leave(other, `yo next${ENTER}`);
      expect(shown(other).slice(before - 200), name).toMatch(says);
      await leave(other, `yo stop${ENTER}`);
    }
    expect(other.terminal.text()).not.toContain(`P> ${STEP}`);
    expect(fs.readdirSync(first.home).filter((name) => !name.startsWith('.'))).toEqual(['aside.json']);
    expect(await run(other, 'echo usable')).toBe('usable');

    fs.rmSync(file, { recursive: true, force: true });
    fs.copyFileSync(aside, file);
    await ask(other, 'next', STEP);
    await untilLine(other, STEP);
  });
});
