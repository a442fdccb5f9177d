/** Keeps what the user told yo to remember, in `memory.md`: read anew each time, because the user and every terminal may change it. */
import { type MemoryLine, NEW_MEMORY, parseMemory, withLine, withoutLines } from '../base/memory-lines.ts';
import { isSelected, type Selection } from '../base/selection.ts';
import type { Removed, StateFolder } from './folder.ts';

export const MEMORY_FILE = 'memory.md';
/** Some thousand lines. A larger file is neither read nor changed. */
const FILE_BYTES = 512 * 1024;

export class MemoryStore {
  private readonly folder: StateFolder;

  constructor(folder: StateFolder) {
    this.folder = folder;
  }

  /** The text of the file; empty when there is none, null when it cannot be read. */
  text(): string | null {
    return (
      this.folder.read(MEMORY_FILE, FILE_BYTES) ??
      (this.folder.place(MEMORY_FILE, false) === null && this.folder.blocked(MEMORY_FILE) === null ? '' : null)
    );
  }

  /** In the order of the file; none when it cannot be read. */
  lines(): readonly MemoryLine[] {
    return parseMemory(this.text() ?? '');
  }

  /** False when it could not be written. A line that is there already is not added again. */
  add(line: MemoryLine): boolean {
    const text = this.text();
    if (text === null) return false;
    const isThere = parseMemory(text).some((one) => one.text === line.text && one.scope === line.scope);
    return isThere || this.folder.write(MEMORY_FILE, withLine(text, line));
  }

  /** False when it could not be written. */
  remove(lines: readonly MemoryLine[]): boolean {
    const text = this.text();
    return text !== null && this.folder.write(MEMORY_FILE, withoutLines(text, lines));
  }

  /** The path of the file; an empty one gets its heading, so that an editor shows how lines are written. Null when it cannot be made. */
  begin(): string | null {
    if (this.text() === '') this.folder.write(MEMORY_FILE, NEW_MEMORY);
    return this.folder.place(MEMORY_FILE, false);
  }

  /** How many lines it removed. A line has no time; its folder is the one in which it holds. */
  forgetSelected(selection: Selection, home: string): number {
    const gone = this.lines().filter(({ text, scope }) =>
      isSelected(selection, { timeMs: null, cwd: scope?.replace(/^~(?=\/|$)/, home) ?? null, texts: [text, scope ?? ''] }),
    );
    return gone.length > 0 && this.remove(gone) ? gone.length : 0;
  }

  forget(): Removed {
    return this.folder.remove(MEMORY_FILE);
  }
}
