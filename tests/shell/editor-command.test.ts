/**
 * Programs that a key of bash's editor starts: what an editor makes of a question is asked, and their keys are theirs. And a bash that has
 * no editor.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { chat, command } from '../support/script.ts';
import { AT_PROMPT } from '../support/talk.ts';
import { enter, ESC, leaveInsertMode, OK, open, run, untilLine } from './contract.ts';

/** The key that opens the line in $EDITOR and runs what comes back. */
const EDIT = { emacs: '\x18\x05', vi: `${ESC}v` } as const;

/** Takes the alternate screen, as an editor does, and writes what it reads up to a Ctrl-G. */
const FULL_SCREEN = `#!/bin/bash
stty raw -echo
printf '\\e[?1049hediting\\e[?2004h'
# it reads line ends as \\n
IFS= read -r -d $'\\a' keys
printf %s "$keys" >~/keys
stty sane
printf '\\e[?2004l\\e[?1049l'
`;

describe.concurrent.each(['emacs', 'vi'] as const)('bash, %s', (mode) => {
  test.each(['command', 'text'])('a question from the editor is answered with a %s, and the keyboard is free', async (kind) => {
    await using world = await open({
      shell: 'bash',
      mode,
      rc: `EDITOR='sed -i s/find/list/'`,
      script: { '*': kind === 'command' ? command('echo "works-$((6*7))"') : chat('Words.') },
    });
    const { terminal } = world;
    terminal.type("yo find what's (new)");
    await untilLine(world, "yo find what's (new)");
    if (mode === 'vi') await leaveInsertMode(world);
    terminal.type(mode === 'vi' ? 'v' : EDIT.emacs);
    if (kind === 'command') {
      await terminal.until(/\nP> echo "works-\$\(\(6\*7\)\)"$/);
      await enter(world, '\r');
      await terminal.until(/\nworks-42\nP>$/);
    } else await terminal.until(/\n {2}Words\.\nP>$/);
    expect(await run(world, 'echo on')).toBe('on');
    expect(world.questions()).toEqual(["list what's (new)"]);
  });
});

describe.concurrent('bash', () => {
  test('without an editor, keys of ours are not typed, and a suggestion is shown; then with one again', async () => {
    await using world = await open({ shell: 'bash', rc: 'set +o emacs', script: { '*': command('echo "works-$((6*7))"') } });
    const { terminal } = world;
    terminal.type('yo what is (up)\r');
    await terminal.until(/\n {2}does it\n {2}echo "works-\$\(\(6\*7\)\)"\nP>$/);
    expect(await run(world, 'echo on')).toBe('on');
    await run(world, 'set -o vi');
    terminal.type("yo what's (new)\r");
    await terminal.until(/\nP> echo "works-\$\(\(6\*7\)\)"$/);
    await enter(world, '\r');
    await terminal.until(/\nworks-42\nP>$/);
    await run(world, 'set +o vi');
    expect(await run(world, 'echo yo there')).toBe('yo there');
    expect(world.questions()).toEqual(['what is (up)', "what's (new)"]);
  });

  test.each(['EDITOR=~/full', `bind -x '"\\C-x\\C-e": ~/full'`])(
    'a program on the alternate screen gets the keys that are typed: %s',
    async (rc) => {
      await using world = await open({ shell: 'bash', rc });
      const file = path.join(world.home, 'full');
      fs.writeFileSync(file, FULL_SCREEN, { mode: 0o755 });
      world.terminal.type(EDIT.emacs);
      await world.terminal.until(/editing$/);
      for (const line of ['#!/bin/bash\r', 'yo what\r', 'bash\r']) world.terminal.type(line);
      world.terminal.type('\x07');
      await world.terminal.until(AT_PROMPT);
      expect(fs.readFileSync(path.join(world.home, 'keys'), 'latin1')).toBe('#!/bin/bash\nyo what\nbash\n');
      await enter(world, "yo what's it!a\r");
      await world.terminal.until(new RegExp(`\n  ${OK}\nP>$`));
      expect(world.questions()).toEqual(["what's it!a"]);
    },
  );
});
