/** Builds the program, and beside it a root whose companion talks to the scripted provider. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A root like the repository's, with the scripted companion. */
    scriptedRoot: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const repository = path.resolve(import.meta.dirname, '../..');
  execFileSync('sh', ['bin/prepare'], { cwd: repository, stdio: 'inherit' });
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-root-'));
  for (const folder of ['bin', 'shell-hooks', 'dist']) fs.cpSync(path.join(repository, folder), path.join(root, folder), { recursive: true });
  fs.copyFileSync(path.join(repository, 'package.json'), path.join(root, 'package.json'));
  fs.symlinkSync(path.join(repository, 'node_modules'), path.join(root, 'node_modules'));
  const bundle = await rolldown({ input: path.join(import.meta.dirname, 'scripted-companion.ts'), platform: 'node' });
  await bundle.write({ file: path.join(root, 'dist/companion.cjs'), format: 'cjs', codeSplitting: false });
  await bundle.close();
  project.provide('scriptedRoot', root);
  return () => fs.rmSync(root, { recursive: true, force: true });
}
