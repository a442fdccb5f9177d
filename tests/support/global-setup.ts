/** Builds the program, and beside it a root whose companion talks to the scripted provider. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import type { TestProject } from 'vitest/node';
import { copyRoot, REPOSITORY, scriptCompanion } from './scripted-root.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A root like the repository's, with the scripted companion. */
    scriptedRoot: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  execFileSync('sh', ['bin/prepare'], { cwd: REPOSITORY, stdio: 'inherit' });
  const root = copyRoot();
  await scriptCompanion(root);
  project.provide('scriptedRoot', root);
  return () => fs.rmSync(root, { recursive: true, force: true });
}
