/**
 * The fact with what a project's own file says: read only in a folder that the user has trusted, and told only while the file is the one
 * that was trusted. Untrusted text even then: others write it, and the user has read it once.
 */
import path from 'node:path';
import { parseMemory, toldLine, toldWith } from '../base/memory-lines.ts';
import { sha256 } from '../base/sha256.ts';
import type { Machine } from './machine.ts';
import { findRepository } from './repository.ts';
import type { Row } from './source.ts';

export const PROJECT_FILE = '.yosh.md';
/** A larger file is a document: a model gets 200 characters of it. */
const FILE_BYTES = 64 * 1024;
const CHARS = 200;
/** Words that a line must share with the question. */
const SHARED = 1;

/** The repository around the folder, else the folder itself, without links; null when it does not exist. */
export const projectFolder = async (machine: Machine, cwd: string): Promise<string | null> =>
  (await findRepository(machine, cwd))?.root ?? (await machine.resolve(cwd));

export interface ProjectFile {
  readonly text: string;
  readonly hash: string;
  readonly lines: readonly string[];
}

/** Null when there is none, or it is a link, too large or no regular file. */
export async function readProjectFile(machine: Machine, folder: string): Promise<ProjectFile | null> {
  const text = await machine.readFile(path.join(folder, PROJECT_FILE), { limitBytes: FILE_BYTES, links: 'refused' });
  return text === null ? null : { text, hash: sha256(text), lines: parseMemory(text).map((line) => line.text) };
}

export const projectMemory: Row = {
  name: 'project-memory',
  chars: CHARS,
  purposes: ['question'],
  lasting: false,
  yields: true,
  origin: 'untrusted',
  label: `the project's ${PROJECT_FILE}`,
  async gather({ machine, cwd, question, trust }) {
    if (trust.isEmpty()) return '';
    const folder = await projectFolder(machine, cwd);
    // nothing in a folder that is not trusted is opened
    if (folder === null || !trust.knows(folder)) return '';
    const file = await readProjectFile(machine, folder);
    if (file === null) return '';
    if (trust.accepts(folder, file.hash)) return toldWith(question, file.lines.map(toldLine), CHARS, SHARED).join('\n');
    trust.changed(folder, file.hash);
    return '';
  },
};
