/** Keeps commands that are too tall for a prompt as scripts, one file each, so that the prefilled line and the shell's history find them. */
import { randomHex } from '../base/random.ts';
import { isSelected, type Selection } from '../base/selection.ts';
import type { Removed, StateFolder } from './folder.ts';

const FOLDER = 'scripts';
/** Scripts that are kept: months of long commands, so that a line of the history still finds its file. */
const SCRIPTS_KEPT = 200;
/** All scripts together; the oldest are dropped first. */
const ALL_BYTES = 8 * 1024 * 1024;

export class ScriptStore {
  private readonly folder: StateFolder;

  constructor(folder: StateFolder) {
    this.folder = folder;
  }

  /** Returns the path of the new file; null when it cannot be written. */
  keep(text: string, nowMs: number): string | null {
    const name = `${nameOf(nowMs)}.${randomHex(2)}.sh`;
    if (!this.folder.write(`${FOLDER}/${name}`, `${text}\n`)) return null;
    this.bound();
    return this.folder.place(`${FOLDER}/${name}`, false);
  }

  /** How many it removed. It is not known in which folder a script was suggested. */
  forgetSelected(selection: Selection): number {
    const gone = this.folder.list(FOLDER).filter((name) => {
      const texts = [this.folder.read(`${FOLDER}/${name}`, ALL_BYTES) ?? ''];
      return isSelected(selection, { timeMs: timeOf(name), cwd: null, texts });
    });
    for (const name of gone) this.folder.remove(`${FOLDER}/${name}`);
    return gone.length;
  }

  forget(): Removed {
    return this.folder.remove(FOLDER);
  }

  /** The names begin with the time, so their order is that of their age. */
  private bound(): void {
    let bytes = 0;
    const newestFirst = this.folder.list(FOLDER).toSorted().toReversed();
    for (const [at, name] of newestFirst.entries()) {
      bytes += this.folder.bytesOf(`${FOLDER}/${name}`);
      if (at > 0 && (at >= SCRIPTS_KEPT || bytes > ALL_BYTES)) this.folder.remove(`${FOLDER}/${name}`);
    }
  }
}

/** `2026-11-22.225501` in UTC. */
const nameOf = (nowMs: number): string => new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '').replace('T', '.');

function timeOf(name: string): number | null {
  const [, day = '', hour = '', minute = '', second = ''] = /^(\d{4}-\d\d-\d\d)\.(\d\d)(\d\d)(\d\d)\./.exec(name) ?? [];
  return day === '' ? null : Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}
