/** What two files of the hooks have to say in the same words, because neither can read the other. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const textOf = (file: string): string => fs.readFileSync(path.join(import.meta.dirname, '../../shell-hooks', file), 'utf8');

test('start.bash sets the command of PROMPT_COMMAND that yosh.bash looks for', () => {
  const early = /PROMPT_COMMAND\[1\]='([^']+)'/.exec(textOf('start.bash'))?.[1];
  const own = /^__yo_entry_point='([^']+)'$/m.exec(textOf('yosh.bash'))?.[1];
  expect(early).toContain('__yo_prompt');
  expect(early).toBe(own);
});
