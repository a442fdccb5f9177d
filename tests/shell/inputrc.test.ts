/** bash reads the inputrc with the hooks as without them: the same file, the same editing mode, the same errors. */
import { describe, expect, inject, test } from 'vitest';
import { initLine } from '../../src/cli/init.ts';
import { run, WORKS, yoWorks } from '../support/talk.ts';
import { shellPath, World, type WorldOptions } from '../support/world.ts';

const WAYS: Readonly<Record<string, (options: Partial<WorldOptions>) => World>> = {
  bare: (options) => new World({ shell: 'bash', program: [shellPath('bash'), '-i'], script: WORKS, ...options }),
  yosh: (options) => new World({ shell: 'bash', script: WORKS, ...options }),
  'the rc line': (options) => {
    const rc = `${initLine(inject('scriptedRoot'), 'bash')}\n${options.rc ?? ''}`;
    return new World({ shell: 'bash', program: [shellPath('bash'), '-i'], script: WORKS, ...options, rc });
  },
};

describe.concurrent.each(Object.entries(WAYS))('%s', (way, world) => {
  const works = async (one: World): Promise<void> => {
    if (way !== 'bare') await yoWorks(one);
  };

  test.each(['', 'set -u', 'set -e'])('set editing-mode vi, and in the rc file %j', async (rc) => {
    await using vi = await world({ rc, files: { '.inputrc': 'set editing-mode vi\n' } }).ready();
    await run(vi, 'shopt -o vi emacs || :', /\nvi\s+on\nemacs\s+off\nP>$/);
    await works(vi);
    await run(vi, 'env bash', /env bash\n(?:.*\n)*P>$/);
    await run(vi, 'shopt -o vi emacs || :', /\nvi\s+on\nemacs\s+off\nP>$/);
  });

  test('INPUTRC set in the rc file', async () => {
    await using mine = await world({ rc: 'export INPUTRC=~/.mine', files: { '.mine': 'set completion-ignore-case on\n' } }).ready();
    await run(mine, 'bind -v | grep ignore-case', /\nset completion-ignore-case on\nP>$/);
    await works(mine);
  });

  test('a line that readline does not understand', async () => {
    await using bad = await world({ files: { '.inputrc': '"unfinished\nset completion-ignore-case on\n' } }).ready();
    expect(bad.terminal.text()).toMatch(/^readline: [^\n]*\.inputrc: line 1: [^\n]*\nP>$/);
    await run(bad, 'bind -v | grep ignore-case', /\nset completion-ignore-case on\nP>$/);
    await works(bad);
  });
});
