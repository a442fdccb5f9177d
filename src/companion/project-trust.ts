/** What a question asks about trusted project files, and the file of a folder for `yosh trust`. */
import type { Env } from '../base/env.ts';
import { thisMachine } from '../context/machine.ts';
import { type ProjectFile, PROJECT_FILE, projectFolder, readProjectFile } from '../context/project-memory.ts';
import type { FactSource } from '../context/source.ts';
import type { State } from '../state/index.ts';

export { PROJECT_FILE } from '../context/project-memory.ts';

/** @param say shows a line while the answer is awaited. */
export function trustOf({ trusted }: Pick<State, 'trusted'>, say: ((line: string) => void) | undefined): FactSource['trust'] {
  return {
    isEmpty: () => trusted.isEmpty(),
    knows: (folder) => trusted.knows(folder),
    accepts: (folder, hash) => trusted.accepts(folder, hash),
    changed(folder, hash) {
      if (say !== undefined && trusted.tells(folder, hash))
        say(`${PROJECT_FILE} of this project has changed and is not read. To look at it and trust it again: \`yosh trust\``);
    },
  };
}

export interface ProjectHere {
  readonly folder: string;
  /** Null when there is none that may be read. */
  readonly file: ProjectFile | null;
}

/** Null when the folder does not exist. */
export async function projectHere(env: Env, cwd: string): Promise<ProjectHere | null> {
  const machine = thisMachine(env);
  const folder = await projectFolder(machine, cwd);
  return folder === null ? null : { folder, file: await readProjectFile(machine, folder) };
}
