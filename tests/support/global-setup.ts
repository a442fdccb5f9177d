/** Builds the program, and makes a root whose companion uses the scripted provider, in a folder of this run. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { copyRoot, keepCode, REPOSITORY, scriptCompanion } from './scripted-root.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder in which every test file gets its own folder. */
    runFolder: string;
    /** The environment in which the tests were started, for programs that must reach a package registry. */
    outerEnv: Record<string, string>;
    /** A root like the repository's, with the scripted companion. Not for the pure lane, which runs nothing of it. */
    scriptedRoot: string;
    /** A root like the repository's, for tests that start the real companion or `bin/yo` many times. No test may change it. */
    builtRoot: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  execFileSync('sh', ['bin/prepare'], { cwd: REPOSITORY, stdio: 'inherit' });
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-tests-')));
  fs.chmodSync(folder, 0o755);
  project.provide('runFolder', folder);
  project.provide(
    'outerEnv',
    Object.fromEntries(Object.entries(process.env).filter((one): one is [string, string] => one[1] !== undefined)),
  );
  if (project.name !== 'pure') {
    const root = copyRoot(folder);
    await scriptCompanion(root);
    // the scripted companion does so by itself
    keepCode(root, ['yo', 'recorder']);
    project.provide('scriptedRoot', root);
    const built = copyRoot(folder);
    keepCode(built);
    for (const name of ['README.md', 'docs']) fs.symlinkSync(path.join(REPOSITORY, name), path.join(built, name));
    project.provide('builtRoot', built);
  }
  return () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}
