/** Copies of the built program in their own folders: a later build does not change them, and the companion can be replaced. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rolldown } from 'rolldown';

export const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** A copy of the built program, with the repository's node_modules. */
export function copyRoot(folder: string = os.tmpdir()): string {
  const root = fs.mkdtempSync(path.join(folder, 'yosh-root-'));
  for (const folder of ['bin', 'shell-hooks', 'dist'])
    fs.cpSync(path.join(REPOSITORY, folder), path.join(root, folder), { recursive: true });
  fs.copyFileSync(path.join(REPOSITORY, 'package.json'), path.join(root, 'package.json'));
  fs.symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(root, 'node_modules'));
  return root;
}

/** Replaces the companion with the one that has the scripted provider. */
export async function scriptCompanion(root: string): Promise<void> {
  const bundle = await rolldown({ input: path.join(import.meta.dirname, 'scripted-companion.ts'), platform: 'node' });
  await bundle.write({ file: path.join(root, 'dist/companion.cjs'), format: 'cjs', codeSplitting: false });
  await bundle.close();
}
