/** A checkout in a folder whose name the shell would read in another way, in every locale. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { initLine } from '../../src/cli/init.ts';
import { BrokenRoot } from '../support/broken-root.ts';
import { run, WORKS, yoWorks } from '../support/talk.ts';
import { shellPath, World } from '../support/world.ts';

/** Quotes, a substitution, a space, letters that C.UTF-8 has and C has not. */
const BEGINNING = "it's $(exit) ü日 ";

describe.concurrent.each(['bash', 'zsh'] as const)('%s', (shell) => {
  test.each(['C', 'C.UTF-8'])('LANG=%s', async (locale) => {
    using root = new BrokenRoot(BEGINNING);
    const other = shell === 'bash' ? 'zsh' : 'bash';
    const env = { LANG: locale, LC_ALL: locale };
    await using world = await new World({ shell, script: WORKS, program: [root.launcher], env }).ready();
    await yoWorks(world);
    // a shell inside takes the hooks along
    fs.writeFileSync(path.join(world.home, `.${other}rc`), "PS1='P> '\n");
    for (const inner of [shell, other]) {
      await run(world, inner);
      await yoWorks(world);
      await run(world, 'exit', /exit\n(?:exit\n)?P>$/);
    }
    const rc = `${initLine(root.path, shell)}\n`;
    await using terminal = await new World({ shell, script: WORKS, env, program: [shellPath(shell), '-i'], rc }).ready();
    await yoWorks(terminal);
    expect(terminal.session()).not.toBeNull();
  });
});
