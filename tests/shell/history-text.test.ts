/** The text of a command, as bash's hook takes it out of the history: whole, whatever is in it and whatever its number is. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../support/sample.ts';
import { shellPath } from '../support/shells-here.ts';

const HOOKS = path.join(import.meta.dirname, '../../shell-hooks/yosh.bash');
const newest = /^__yo_newest\(\) \{\n[^]*?\n\}$/m.exec(fs.readFileSync(HOOKS, 'utf8'))?.[0] ?? '';

/** Texts that are not UTF-8, too: an argument of a process is bytes. */
const text = fc
  .array(fc.constantFrom('a', 'ü', '字', ' ', '\t', '\n', '* ', ' 7', '9 ', '%', ';', '\\', '"', '$x', '\\xff', '\\xc3'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((pieces) => pieces.join(''));

const SCRIPT = String.raw`
set -o history; HISTFILE=/dev/null HISTSIZE=200000 __yo_always=
for ((i = HISTCMD; i < FROM; i++)); do history -s x; done
for quoted; do
  printf -v entry %b "$quoted"
  history -s "$entry"
  __yo_newest
  [[ $__yo_entry == "$entry" ]] || printf '%q became %q\n' "$entry" "$__yo_entry"
done
`;

const NUMBERS = [1, 9_990, 99_990];
/** Bytes that are no UTF-8 before a backslash: `${x%y}` of bash 5.2 then gives back memory that has nothing to do with x. */
const BAD_BYTES = Array.from({ length: 20 }, () => String.raw`\xc3\ a`);

test.each(['C.UTF-8', 'C'].flatMap((locale) => NUMBERS.map((from) => [locale, from] as const)))('%s, from number %d', (locale, from) => {
  const session = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-history-'));
  fs.writeFileSync(path.join(session, 'line'), '');
  const script = `${newest}\n${SCRIPT.replace('FROM', String(from))}`;
  fc.assert(
    fc.property(fc.array(text, { minLength: 20, maxLength: 20 }), (texts) => {
      const env = { LC_ALL: locale, YOSH_SESSION: session };
      const args = ['--norc', '--noprofile', '-c', script, 'bash', ...texts];
      expect(execFileSync(shellPath('bash'), args, { env, encoding: 'latin1' })).toBe('');
    }),
    { numRuns: runs(12), examples: [[BAD_BYTES]] },
  );
});
