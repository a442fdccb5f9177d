/**
 * bash up to 5.0 has no array of prompt commands. Prompts and terminals save PROMPT_COMMAND, set their own and evaluate the saved one in it,
 * so the hooks are called within a function of theirs. A suggestion and a walk-through must be prefilled all the same.
 *
 * Always with the hooks on their way for bash 5.0 in the bash of this machine, and with the binaries in YOSH_TEST_OLD_BASH (colon-separated).
 */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { initLine } from '../../src/cli/init.ts';
import { BrokenRoot } from '../support/broken-root.ts';
import { eventually } from '../support/clock.ts';
import { command, pending } from '../support/script.ts';
import { enter, expectNothingShown, run, yoWorks, WORKS } from '../support/talk.ts';
import { shellPath, World } from '../support/world.ts';
import { walkThrough } from '../walk/walker.ts';
import { TERMINALS } from './terminals.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures/plugins');
const LIQUIDPROMPT = '/usr/share/liquidprompt/liquidprompt';

let forced: BrokenRoot;
beforeAll(() => {
  forced = new BrokenRoot();
  const hooks = path.join(forced.path, 'shell-hooks/yosh.bash');
  const text = fs.readFileSync(hooks, 'utf8');
  const version = /^__yo_version=.*$/m;
  expect(text).toMatch(version);
  fs.writeFileSync(hooks, text.replace(version, '__yo_version=500'));
  const start = path.join(forced.path, 'shell-hooks/start.bash');
  const early = fs.readFileSync(start, 'utf8');
  expect(early).toContain('\n((BASH_VERSINFO[0] * 100 + BASH_VERSINFO[1] < 501)) ||');
  fs.writeFileSync(start, early.replace('\n((BASH_VERSINFO[0] * 100 + BASH_VERSINFO[1] < 501)) ||', '\n((500 < 501)) ||'));
});
afterAll(() => forced[Symbol.dispose]());

const OLD = (process.env['YOSH_TEST_OLD_BASH'] ?? '').split(':').filter((file) => file !== '');
const BASHES: readonly (readonly [string, () => { readonly file: string; readonly root: string }])[] = [
  ['hooks as for bash 5.0', () => ({ file: shellPath('bash'), root: forced.path })],
  ...OLD.map((file) => [file, () => ({ file, root: inject('scriptedRoot') })] as const),
];

const vscode = TERMINALS.bash['VS Code']?.files['integration.bash'] as string;
const PROMPTS: Readonly<Record<string, string>> = {
  nothing: '',
  'starship, timed by a trap': `. ${FIXTURES}/starship.bash`,
  'starship, timed by PS0': `CROSS_TIMER=ps0; . ${FIXTURES}/starship.bash`,
  'the script of VS Code': vscode,
  'starship in the script of VS Code': `. ${FIXTURES}/starship.bash\n${vscode}`,
  liquidprompt: `LP_ENABLE_LOAD=0 LP_ENABLE_BATT=0 LP_ENABLE_TEMP=0; . ${LIQUIDPROMPT}`,
};

const STEPS = ['echo one-$((1))', 'echo two-$((2))', 'echo three-$((3))'] as const;
const ends = (line: string) => (text: string) => text.trimEnd().endsWith(line);

describe.concurrent.each(BASHES)('%s', (_, bash) => {
  test.each(['yosh', 'the rc line'])('%s: the history has what was typed, and no line of a file or of PROMPT_COMMAND', async (way) => {
    const { file, root } = bash();
    await using world = await new World({
      shell: 'bash',
      rc: `${way === 'yosh' ? '' : initLine(root, 'bash')}\n: behind\nPROMPT_COMMAND=$': one\\n: two\\n: three'\nset -u`,
      program: way === 'yosh' ? [`${root}/bin/yosh`] : [file, '-i'],
      env: { SHELL: file },
    }).ready();
    await eventually('a session runs', () => world.session() !== null);
    await run(world, 'echo first');
    await run(world, 'history', /\n +2 +history\nP>$/);
    expect(world.terminal.text()).toMatch(/P> history\n +1 +echo first\n +2 +history\nP>$/);
  });

  describe.each(['yosh', 'the rc line', 'the rc line, login'])('%s', (way) => {
    test.for(Object.entries(PROMPTS))('%s', async ([name, rc], ctx) => {
      if (name === 'liquidprompt' && !fs.existsSync(LIQUIDPROMPT)) ctx.skip('liquidprompt is not installed');
      const { file, root } = bash();
      const line = way === 'yosh' ? '' : initLine(root, 'bash');
      const login = way.includes('login') ? ['-l'] : [];
      await using world = new World({
        shell: 'bash',
        rc: `${line}\n${rc}`,
        script: WORKS,
        cols: 160,
        program: way === 'yosh' ? [`${root}/bin/yosh`] : [file, ...login, '-i'],
        env: { SHELL: file },
        files: { '.bash_profile': '. ~/.bashrc\n' },
      });
      await eventually('a session runs', () => world.session() !== null);
      await world.terminal.until(/\S\s*$/);
      await run(world, ': first', /: first\n[^]*\S/);
      const prompt = /works-42\s*\n[^]*\S/;
      await yoWorks(world, { prompt });
      await run(world, "unset PROMPT_COMMAND; PS1='P> '");
      await run(world, ':');
      await yoWorks(world);
      expectNothingShown(world);

      const [one, two, three] = STEPS;
      world.script(walkThrough(pending(one), pending(two), command(three)));
      const asked = world.questions().length;
      world.terminal.type('yo set it up\r');
      for (const [at, step] of STEPS.entries()) {
        await world.terminal.until(ends(step));
        await enter(world, (text) => text.includes(`\n${['one-1', 'two-2', 'three-3'][at]}\n`));
      }
      await run(world, ':');
      expect(world.questions().slice(asked)).toHaveLength(3);
    });
  });
});
