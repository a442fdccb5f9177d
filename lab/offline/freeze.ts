/** Records the grammar as it was when the held-out requests were written: `node lab/offline/freeze.ts >lab/offline/FREEZE`, once. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const root = fileURLToPath(new URL('../../src/offline', import.meta.url));

const sources = (): string[] =>
  readdirSync(root, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts'))
    .toSorted();
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The hash of each source file, one line each. */
export function hashes(): string[] {
  return sources().map((name) => `${sha256(readFileSync(join(root, name), 'utf8'))}  src/offline/${name}`);
}

/** One hash of all sources. */
export async function frozenHash(): Promise<string> {
  return sha256(hashes().join('\n'));
}

if (import.meta.main) console.log(`${await frozenHash()}\n${hashes().join('\n')}`);
