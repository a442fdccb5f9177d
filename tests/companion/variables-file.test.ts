/** The time of the file with the variables of the shell, in comparison with the commands before. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { VariablesFile } from '../../src/companion/variables-file.ts';

test('what is told after a command counts as told after it, although the time of a file is that of a clock tick', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-variables-')), 'variables');
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
