/**
 * Facts that change only when certain files do: kept in memory and on disk, with a key of what they depend on. Finding the installed
 * programs takes fifty look-ups on the disk, comparing the key one for each folder of the PATH.
 */
import type fs from 'node:fs';
import path from 'node:path';
import type { Env } from '../base/env.ts';
import { parseJson, record, text } from '../base/json.ts';
import { ownFolder, xdgFolder } from '../base/own-folder.ts';
import { replaceFile } from '../base/replace-file.ts';
import { VERSION } from '../base/version.ts';
import { readRegularFile } from './read-file.ts';

/** Two facts of at most 2 KB each, and their keys: a long PATH with a line of numbers for each folder. */
const FILE_BYTES = 64 * 1024;

/** Whether only this user can write to the file. */
const isOwn = ({ uid, mode }: fs.Stats): boolean => uid === process.geteuid?.() && (mode & 0o022) === 0;

/** A value with the key that it was made for. */
interface Entry {
  readonly key: string;
  readonly value: unknown;
}

/** How long a fact counts as compared with the disk: from the first keys of a question to its Enter. */
const COMPARED_MS = 60_000;
/** A clock that is never set back. Node's `performance` takes 0.8 ms to load. */
const upMs = (): number => process.uptime() * 1000;

export class KeptFacts {
  /** Facts that were compared with the disk since the last question ended. */
  private readonly compared = new Map<string, { readonly sinceMs: number; readonly fact: Promise<unknown> }>();
  private readonly entries = new Map<string, Entry>();
  private readonly file: string | null;
  private reading: Promise<void> | null = null;
  private isChanged = false;

  /** Nothing is read yet. Without a home, or where another user could write, values are kept in memory only. */
  constructor(env: Env) {
    this.file = fileIn(env);
  }

  /** The fact that `compare` makes, once for each question and while it is typed. */
  once<T>(name: string, compare: () => Promise<T>): Promise<T> {
    const known = this.compared.get(name);
    if (known !== undefined && upMs() - known.sinceMs < COMPARED_MS) return known.fact as Promise<T>;
    const fact = compare();
    this.compared.set(name, { sinceMs: upMs(), fact });
    fact.catch(() => this.compared.delete(name));
    return fact;
  }

  /** The value kept under this name, from a file and therefore of any type; null when there is none, or one for another key. */
  async recall(name: string, key: string): Promise<unknown> {
    await (this.reading ??= this.read());
    const entry = this.entries.get(name);
    return entry?.key === key ? entry.value : null;
  }

  /** @param value JSON. */
  keep(name: string, key: string, value: unknown): void {
    this.entries.set(name, { key, value });
    this.isChanged = true;
  }

  /** A question has ended: what the next one is sent is compared again, and what is new is written to the disk. Never rejects. */
  async store(): Promise<void> {
    this.compared.clear();
    const { file, isChanged } = this;
    this.isChanged = false;
    if (file === null || !isChanged || !ownFolder(path.dirname(file))) return;
    await replaceFile(file, JSON.stringify(Object.fromEntries(this.entries)), { mode: 0o600 }).catch(() => {
      // a full or read-only disk: the next process makes the facts again
    });
  }

  private async read(): Promise<void> {
    const { file } = this;
    const held = file === null ? null : await readRegularFile(file, { limitBytes: FILE_BYTES, links: 'refused' }, isOwn);
    const entries = record(parseJson(held ?? ''));
    for (const [name, entry] of Object.entries(entries)) {
      const { key, value } = record(entry);
      if (!this.entries.has(name)) this.entries.set(name, { key: text(key), value });
    }
  }
}

function fileIn(env: Env): string | null {
  const base = xdgFolder('cache', env);
  return base === null ? null : path.join(base, 'yosh', 'facts.json');
}

/** What a kept fact needs of the machine. */
export interface KeepingMachine {
  /** A text that changes whenever what is at the path changes, with links followed; empty when nothing is there. */
  stamp(path: string): Promise<string>;
  /** Facts that seldom change. */
  readonly kept: Pick<KeptFacts, 'once' | 'recall' | 'keep' | 'store'>;
}

/** How a fact is kept. */
export interface Keeping<T> {
  readonly name: string;
  /** The paths whose change makes the fact another one. */
  readonly paths: readonly string[];
  /** Whatever else it depends on. */
  readonly also: readonly string[];
  /** Reads a kept value, which may be any JSON; null when it is not such a fact. */
  parse(value: unknown): T | null;
  make(): Promise<T>;
}

/**
 * The kept fact, or a new one when something that it depends on has changed. This program's version always counts, and the day: what no
 * path shows, such as a link whose target was removed, is noticed on the next one.
 */
export const kept = <T>(machine: KeepingMachine, keeping: Keeping<T>): Promise<T> =>
  machine.kept.once(keeping.name, () => compared(machine, keeping));

async function compared<T>(machine: KeepingMachine, { name, paths, also, parse, make }: Keeping<T>): Promise<T> {
  const stamps = await Promise.all(paths.map((one) => machine.stamp(one)));
  const key = JSON.stringify([VERSION, new Date().toDateString(), also, paths, stamps]);
  const known = parse(await machine.kept.recall(name, key));
  if (known !== null) return known;
  const made = await make();
  machine.kept.keep(name, key, made);
  return made;
}
