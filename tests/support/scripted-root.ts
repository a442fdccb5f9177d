/** Copies of the built program in their own folders: a later build does not change them, and the companion can be replaced. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

export const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/**
 * A copy of the built program of a checkout, this one unless told otherwise, with its node_modules, in a new folder of `folder`, or in the
 * one with this name.
 */
export function copyRoot(folder: string = os.tmpdir(), name?: string, checkout = REPOSITORY): string {
  const root = name === undefined ? fs.mkdtempSync(path.join(folder, 'yosh-root-')) : path.join(folder, name);
  for (const folder of ['bin', 'shell-hooks', 'dist']) fs.cpSync(path.join(checkout, folder), path.join(root, folder), { recursive: true });
  fs.copyFileSync(path.join(checkout, 'package.json'), path.join(root, 'package.json'));
  fs.symlinkSync(path.join(checkout, 'node_modules'), path.join(root, 'node_modules'));
  return root;
}

/**
 * These programs of a copy keep their compiled code in the copy, where all homes of a run find it, and not in the home of a test: to compile it
 * for a home that is new costs 115 ms of CPU time for a companion, and 50 for the program that records what no companion has seen.
 */
export function keepCode(root: string, names: readonly string[] = ['companion', 'yo', 'recorder']): void {
  for (const name of names) {
    const file = path.join(root, `dist/${name}.cjs`);
    const text = fs.readFileSync(file, 'utf8');
    const kept = text.replace('cacheCode(process.env,', `cacheCode(${JSON.stringify({ XDG_CACHE_HOME: path.join(root, '.cache') })},`);
    if (kept === text) throw new Error(`${file} does not say where it keeps its code`);
    fs.writeFileSync(file, kept);
  }
}

/** Replaces the companion with the one that has the scripted provider. */
export const scriptCompanion = (root: string): Promise<void> =>
  scriptCompanionInParts(root, path.join(import.meta.dirname, 'scripted-main.ts'), REPOSITORY);

/** What the build puts into a bundle in place of modules. It is found by the path in its own checkout; an older one may put nothing there. */
export const bundledModules = (checkout: string): Promise<Plugin[][]> =>
  Promise.all(
    ['src/programs/built-index.ts', 'src/prompts/built-prompts.ts', 'src/review/odds/built-weights.ts']
      .map((file) => path.join(checkout, file))
      .filter((file) => fs.existsSync(file))
      .map(async (file) => Object.values((await import(file)) as Readonly<Record<string, Plugin>>)),
  );

/** The same from another checkout. It is in several files, of which only those are read that are needed, as in the real build. */
export async function scriptCompanionInParts(root: string, entry: string, checkout: string): Promise<void> {
  const bundle = await rolldown({ input: { companion: entry }, platform: 'node', plugins: await bundledModules(checkout) });
  const names = { entryFileNames: '[name].cjs', chunkFileNames: 'scripted-[name].cjs' };
  await bundle.write({ dir: path.join(root, 'dist'), ...names, format: 'cjs', minify: false });
  await bundle.close();
}
