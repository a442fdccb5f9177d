/**
 * Hashes of what must not change: the grammar as it was when the held-out requests were written (`FREEZE`, made once), and the sets that
 * measure it (`FREEZE-SETS`; `node lab/offline/freeze.ts >lab/offline/FREEZE-SETS`, once for each set).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const SETS = [
  'held-out.ts',
  'natural.ts',
  'forum.ts',
  'wordings.ts',
  'wishes.ts',
  'clauses.ts',
  'newcomers.ts',
  'visitors.ts',
  'guests.ts',
  'fixture.sh',
  'projects.sh',
  'tree.sh',
  'shelf.sh',
  'garden.sh',
  'house.sh',
];

/** The hash of each file of requests and of the folders in which they are asked, one line each. */
export const setHashes = (): string =>
  SETS.map((name) => {
    const text = readFileSync(new URL(name, import.meta.url), 'utf8');
    return `${createHash('sha256').update(text).digest('hex')}  ${name}\n`;
  }).join('');

if (import.meta.main) process.stdout.write(setHashes());
