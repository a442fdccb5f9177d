/** The frozen screens that show credentials, and the ordinary ones beside them: how much is masked of both. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SCREENS_FOLDER } from '../../lab/secrets/screens.ts';

/** A set is never changed: one that is tuned to the masks says nothing about them. */
const FROZEN: Readonly<Record<string, string>> = {
  'screens-1.txt': 'ac6b6d3927147e029f0a66af7521ef96b3561254aecf9dd9fc4d0e0b9f8b0632',
  'screens-2.txt': '0050a0791a9dfbde5faff6362387acf601bc60a830a3738ba007f3d452c29946',
  'ordinary-1.txt': '02075a1898b5df011a55e12c478056306dd1fc7b5cad95a0633e90789a33dfd0',
  'ordinary-2.txt': '4d5c4a01e7803ff92ef14f5116b1b0c1cbb28ea7a5608300f4301de9c139168c',
};

test.each(Object.entries(FROZEN))('%s is as it was written', (file, sha256) => {
  expect(
    createHash('sha256')
      .update(fs.readFileSync(path.join(SCREENS_FOLDER, file)))
      .digest('hex'),
  ).toBe(sha256);
});
