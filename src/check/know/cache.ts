/**
 * Keeps the options read from manual pages and completion files on disk, one file each, valid while the source has the same time and size.
 */
import path from 'node:path';
import { sha256 } from '../../base/sha256.ts';
import { CACHED_BYTES } from '../check-limits.ts';
import type { CheckWorld } from '../check-world.ts';
import { fromRow, type Options, type Takes } from '../../programs/options.ts';

/** Increased with every change to what is read out of a page. */
const VERSION = 2;

const MARKS: Readonly<Record<Takes, string>> = { none: '', value: '=', joined: '?', maybe: '~' };

const written = (map: ReadonlyMap<string, Takes>): string => [...map].map(([name, takes]) => name + MARKS[takes]).join(' ');

/** Options in the form of a row. The letters begin with a space, so that the group of letters without a value is empty. */
const rowOfOptions = ({ short, long, single }: Options): readonly [string, string, string] => [
  ` ${written(short)}`,
  written(long),
  written(single),
];

interface Source {
  readonly path: string;
  readonly changedMs: number;
  readonly bytes: number;
}

const fileOf = (folder: string, source: Source): string => path.join(folder, `${sha256(source.path).slice(0, 32)}.json`);

/** The options that were read from a source before; null when there are none, the source has changed or the file is damaged. */
export async function cached({ cacheFolder, files }: CheckWorld, source: Source): Promise<Options | null> {
  if (cacheFolder === null) return null;
  const bytes = await files.read(fileOf(cacheFolder, source), CACHED_BYTES);
  if (bytes === null) return null;
  try {
    const kept: unknown = JSON.parse(bytes.toString('utf8'));
    if (!Array.isArray(kept) || kept.length !== 8) return null;
    const [version, file, changedMs, size, complete, ...row] = kept as unknown[];
    if (version !== VERSION || file !== source.path || changedMs !== source.changedMs || size !== source.bytes) return null;
    const [short, long, single] = row;
    if (typeof short !== 'string' || typeof long !== 'string' || typeof single !== 'string') return null;
    return { ...fromRow([short, long, single]), complete: complete === true };
  } catch {
    return null;
  }
}

/** Stores the options of a source. */
export async function keep({ cacheFolder, files }: CheckWorld, source: Source, options: Options): Promise<void> {
  if (cacheFolder === null) return;
  const kept = [VERSION, source.path, source.changedMs, source.bytes, options.complete, ...rowOfOptions(options)];
  await files.keep(fileOf(cacheFolder, source), JSON.stringify(kept));
}
