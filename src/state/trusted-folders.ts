/** Keeps which project files the user trusts: a folder and the hash of the file's content. Read anew each time. */
import { isSelected, type Selection } from '../base/selection.ts';
import { list, parseJson, record, text } from '../base/json.ts';
import type { Removed, StateFolder } from './folder.ts';

const FILE = 'trusted.json';
const FILE_BYTES = 256 * 1024;
/** Of each list; the oldest are dropped. */
const KEPT = 200;

interface Content {
  readonly folder: string;
  readonly hash: string;
}

interface Kept {
  /** A folder may have several: those of its branches. */
  readonly trusted: readonly Content[];
  /** Changed content for which the user has seen a line, once each. */
  readonly shownOnce: readonly Content[];
}

const isSame = (one: Content, other: Content): boolean => one.folder === other.folder && one.hash === other.hash;
const added = (all: readonly Content[], one: Content): readonly Content[] =>
  [...all.filter((each) => !isSame(each, one)), one].slice(-KEPT);

export class TrustStore {
  private readonly folder: StateFolder;

  constructor(folder: StateFolder) {
    this.folder = folder;
  }

  isEmpty(): boolean {
    return this.read().trusted.length === 0;
  }

  /** Whether some content of this folder's file is trusted. */
  knows(folder: string): boolean {
    return this.read().trusted.some((one) => one.folder === folder);
  }

  accepts(folder: string, hash: string): boolean {
    return this.read().trusted.some((one) => isSame(one, { folder, hash }));
  }

  /** False when it could not be written. */
  trust(folder: string, hash: string): boolean {
    const { trusted, shownOnce } = this.read();
    return this.write({ trusted: added(trusted, { folder, hash }), shownOnce });
  }

  /** Trusts no content of this folder any more. False when it could not be written. */
  undo(folder: string): boolean {
    const { trusted, shownOnce } = this.read();
    const others = (all: readonly Content[]): readonly Content[] => all.filter((one) => one.folder !== folder);
    return this.write({ trusted: others(trusted), shownOnce: others(shownOnce) });
  }

  /** Whether a line about this changed content is due: the first time, as far as that can be written. */
  tells(folder: string, hash: string): boolean {
    const { trusted, shownOnce } = this.read();
    if (shownOnce.some((one) => isSame(one, { folder, hash }))) return false;
    return this.write({ trusted, shownOnce: added(shownOnce, { folder, hash }) });
  }

  /** How many folders it removed. */
  forgetSelected(selection: Selection): number {
    const { trusted, shownOnce } = this.read();
    const isKept = ({ folder }: Content): boolean => !isSelected(selection, { timeMs: null, cwd: folder, texts: [folder] });
    const kept = { trusted: trusted.filter(isKept), shownOnce: shownOnce.filter(isKept) };
    const gone = trusted.length + shownOnce.length - kept.trusted.length - kept.shownOnce.length;
    return gone > 0 && this.write(kept) ? gone : 0;
  }

  forget(): Removed {
    return this.folder.remove(FILE);
  }

  private read(): Kept {
    return parseTrusted(this.folder.read(FILE, FILE_BYTES) ?? '');
  }

  private write({ trusted, shownOnce }: Kept): boolean {
    // the name in the files that are there
    return this.folder.write(FILE, `${JSON.stringify({ trusted, told: shownOnce })}\n`);
  }
}

/** Text of any content: an entry that is not as expected is left out. */
export function parseTrusted(json: string): Kept {
  const value = record(parseJson(json));
  const contents = (all: unknown): readonly Content[] =>
    list(all)
      .map((each) => ({ folder: text(record(each)['folder']), hash: text(record(each)['hash']) }))
      .filter(({ folder, hash }) => folder.startsWith('/') && /^[0-9a-f]{64}$/.test(hash));
  return { trusted: contents(value['trusted']), shownOnce: contents(value['told']) };
}
