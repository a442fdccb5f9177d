/** Reads a public collection from a folder or a bare git directory outside of this repository. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export interface Corpus {
  readonly files: readonly string[];
  readonly read: (file: string) => Buffer;
}

/** A text and the parts of it that must not be in the output. */
export interface Case {
  readonly group: string;
  readonly text: string;
  readonly secrets: readonly string[];
}

export function openCorpus(folder: string): Corpus {
  if (fs.existsSync(path.join(folder, 'objects')) && fs.existsSync(path.join(folder, 'HEAD'))) {
    const git = (...args: string[]): Buffer => execFileSync('git', [`--git-dir=${folder}`, ...args], { maxBuffer: 1 << 28 });
    return {
      files: git('ls-tree', '-r', '-z', '--name-only', 'HEAD').toString().split('\0').filter(Boolean),
      read: (file) => git('show', `HEAD:${file}`),
    };
  }
  return {
    files: fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
    read: (file) => fs.readFileSync(path.join(folder, file)),
  };
}
