/** A process that cannot be started for want of descriptors is a failure like another, and ends nothing. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = (file: string): string => JSON.stringify(path.resolve('src', file));

/** Prints what the shell that is asked about syntax and a key command give, with 0 to 7 free descriptors and then with many. */
const PROGRAM = `
import fs from 'node:fs';
import { shellSays } from ${source('check/syntax-shell.ts')};
import { Keys } from ${source('llm/key.ts')};
const ask = () => Promise.all([
  shellSays({ shell: 'bash', shellPath: '/bin/bash' }, 'echo )', new AbortController().signal).then((said) => said !== null),
  new Keys().read({ kind: 'command', command: 'echo key', from: 'key_command' }, process.env).then((key) => key.ok),
]);
await ask();
const taken = [];
try {
  for (;;) taken.push(fs.openSync('/dev/null'));
} catch {}
const given = [];
for (let free = 0; free < 8; free += 1) {
  given.push(await ask());
  fs.closeSync(taken.pop());
}
taken.forEach((fd) => fs.closeSync(fd));
given.push(await ask());
console.log(JSON.stringify(given));
`;

test('the shell that is asked about syntax, and the command that prints a key', () => {
  const limited = ['-c', 'ulimit -n 80; exec "$@"', 'sh', process.execPath, '--input-type=module', '-e', PROGRAM];
  const { stdout, stderr } = spawnSync('/bin/sh', limited, { encoding: 'utf8' });
  expect(stderr).toBe('');
  const given = JSON.parse(stdout) as readonly (readonly boolean[])[];
  expect([given[0], given.at(-1)]).toEqual([
    [false, false],
    [true, true],
  ]);
});
