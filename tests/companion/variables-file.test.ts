/** The file with the variables of the shell: when it was written, in comparison with the commands before, and what an empty one means. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SessionVariables, VariablesFile } from '../../src/companion/variables-file.ts';

const madeFile = (): string => path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-variables-')), 'variables');

test('an empty one and none are unreadable: the hook could not write', () => {
  const file = madeFile();
  const variables = new VariablesFile(file);
  expect(variables.read().kind).toBe('unreadable');
  fs.writeFileSync(file, '', { mode: 0o600 });
  expect(variables.read().kind).toBe('unreadable');
});

test('those of a question stay until it has ended, those of a command until they are read', () => {
  const session = path.dirname(madeFile());
  const variables = new SessionVariables(session);
  const tell = (name: string, text: string): void => fs.writeFileSync(path.join(session, name), `bash\n${text}\0`, { mode: 0o600 });
  const sizes = (): readonly number[] => ['variables', 'variables.ended'].map((name) => fs.statSync(path.join(session, name)).size);
  tell('variables.ended', 'declare -- OLD="1"\n');
  tell('variables', 'declare -- NEW="1"\n');
  expect(variables.read()).toMatchObject({ kind: 'known', variables: [{ name: 'OLD' }, { name: 'NEW' }] });
  expect(sizes()).toEqual([expect.toSatisfy((size) => size > 0), 0]);
  expect(variables.read()).toMatchObject({ kind: 'known', variables: [{ name: 'NEW' }] });
  variables.remove();
  expect(sizes()).toEqual([0, 0]);
  expect(variables.read().kind).toBe('unreadable');
});

test('a question that was given up ends late, and leaves what was told with the next one', () => {
  const file = madeFile();
  const variables = new VariablesFile(file);
  fs.writeFileSync(file, 'bash\ndeclare -- FIRST="1"\n\0', { mode: 0o600 });
  expect(variables.read().kind).toBe('known');
  fs.writeFileSync(file, 'bash\ndeclare -- SECOND="12"\n\0', { mode: 0o600 });
  variables.remove();
  expect(variables.read()).toMatchObject({ kind: 'known', variables: [{ name: 'SECOND' }] });
  variables.remove();
  expect(fs.statSync(file).size).toBe(0);
});

test('what is told after a command counts as told after it, although the time of a file is that of a clock tick', () => {
  const file = madeFile();
  const variables = new VariablesFile(file);
  for (let turn = 0; turn < 100; turn += 1) {
    const ended = Date.now();
    fs.writeFileSync(file, `bash\ndeclare -- TURN="${turn}"\n\0`, { mode: 0o600 });
    const told = variables.read();
    expect(told.kind).toBe('known');
    if (told.kind !== 'known') return;
    expect(told.reportedMs).toBeGreaterThanOrEqual(ended);
    expect(told.reportedMs).toBeLessThanOrEqual(Date.now());
  }
});
