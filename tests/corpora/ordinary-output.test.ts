/** Ordinary terminal output, which holds no secret: the set is as it was collected. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = path.join(import.meta.dirname, 'ordinary-output');

/** A file is never changed, added or removed: a set that is tuned to the masks says nothing about them. */
const FROZEN = { files: 72, lines: 8_040, sha256: '8c329fe21c352c9afb56e6c967e6d7fb8ce1d4ecfb1008f5e911778f9893051b' };

test('is as it was collected', () => {
  const hash = createHash('sha256');
  const files = fs.readdirSync(FOLDER).toSorted();
  let lines = 0;
  for (const file of files) {
    const text = fs.readFileSync(path.join(FOLDER, file), 'utf8');
    lines += text.split('\n').length - 1;
    hash.update(`${file}\n${text}`);
  }
  expect({ files: files.length, lines, sha256: hash.digest('hex') }).toEqual(FROZEN);
});
