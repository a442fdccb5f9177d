/**
 * Reads objects of a git repository without running git, whose configuration names programs. Bounded and read-only; anything that is not
 * understood counts as missing. Source: gitformat-pack(5), gitrepository-layout(5).
 */
import fs from 'node:fs';
import path from 'node:path';
import { namesIn } from '../base/names-in.ts';
import { openRegular } from '../base/open-regular.ts';

/** A commit with a longer message is not read. */
const OBJECT_BYTES = 64 * 1024;
const inflate = (bytes: Buffer): Buffer => process.getBuiltinModule('node:zlib').inflateSync(bytes, { maxOutputLength: OBJECT_BYTES });
const PACKS = 64;
/** git makes chains of at most 50 deltas by default. */
const CHAIN = 60;
const HASH_BYTES = 20;
/** Magic number and version before the table of an index, whose 256 entries have 4 bytes. */
const INDEX_HEAD = 8;
const FANOUT_BYTES = 1024;

const COMMIT = 1;
const TAG = 4;
const OFFSET_DELTA = 6;
const HASH_DELTA = 7;
const TYPES: Readonly<Record<string, number>> = { commit: COMMIT, tag: TAG };

interface GitObject {
  readonly type: number;
  readonly bytes: Buffer;
}

interface Pack {
  readonly index: number;
  readonly pack: number;
  readonly count: number;
}

/** The objects of the repository whose files are in `folder`. Must be closed. */
export class GitObjects implements Disposable {
  private packs: readonly Pack[] | null = null;
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = path.join(folder, 'objects');
  }

  /** The text of a commit, or of the one that a tag names; null when there is none. */
  commit(hash: string, hops = 2): { readonly hash: string; readonly text: string } | null {
    const found = this.loose(hash) ?? this.packed(hash);
    if (found === null) return null;
    const text = found.bytes.toString('utf8');
    if (found.type === COMMIT) return { hash, text };
    const named = found.type === TAG ? /^object ([0-9a-f]{40})\ntype (?:commit|tag)\n/.exec(text)?.[1] : undefined;
    return named === undefined || hops === 0 ? null : this.commit(named, hops - 1);
  }

  /** The only object whose hash begins so; null when there is none or more than one. */
  withPrefix(prefix: string): string | null {
    const found = new Set<string>();
    for (const name of namesIn(path.join(this.folder, prefix.slice(0, 2))))
      if (name.startsWith(prefix.slice(2))) found.add(prefix.slice(0, 2) + name);
    for (const pack of this.opened()) {
      const hashAt = (at: number): string => (at < pack.count ? (this.hashAt(pack, at)?.toString('hex') ?? '') : '');
      const first = this.firstFrom(pack, Buffer.from(prefix.padEnd(HASH_BYTES * 2, '0'), 'hex'));
      for (const each of [hashAt(first), hashAt(first + 1)]) if (each.startsWith(prefix)) found.add(each);
    }
    return found.size === 1 ? ([...found][0] as string) : null;
  }

  [Symbol.dispose](): void {
    for (const { index, pack } of this.packs ?? []) for (const fd of [index, pack]) fs.closeSync(fd);
    this.packs = null;
  }

  private loose(hash: string): GitObject | null {
    try {
      const file = path.join(this.folder, hash.slice(0, 2), hash.slice(2));
      if (!fs.lstatSync(file).isFile() || fs.statSync(file).size > OBJECT_BYTES) return null;
      const bytes = inflate(fs.readFileSync(file));
      const end = bytes.indexOf(0);
      const type = TYPES[bytes.toString('latin1', 0, bytes.indexOf(0x20))];
      return end < 0 || type === undefined ? null : { type, bytes: bytes.subarray(end + 1) };
    } catch {
      return null;
    }
  }

  private packed(hash: string, left = CHAIN): GitObject | null {
    const wanted = Buffer.from(hash, 'hex');
    for (const pack of this.opened()) {
      const at = this.firstFrom(pack, wanted);
      if (at >= pack.count || this.hashAt(pack, at)?.equals(wanted) !== true) continue;
      const offset = this.offsetAt(pack, at);
      return offset === null ? null : this.entry(pack, offset, left);
    }
    return null;
  }

  private opened(): readonly Pack[] {
    if (this.packs !== null) return this.packs;
    const folder = path.join(this.folder, 'pack');
    const names = namesIn(folder).filter((name) => /^pack-[0-9a-f]{40}\.idx$/.test(name));
    return (this.packs = names.slice(0, PACKS).flatMap((name) => openPack(path.join(folder, name)) ?? []));
  }

  /** The position of the first hash that is not less. */
  private firstFrom(pack: Pack, wanted: Buffer): number {
    const first = wanted[0] as number;
    let low = first === 0 ? 0 : (uint32(pack.index, INDEX_HEAD + (first - 1) * 4) ?? 0);
    let high = Math.min(uint32(pack.index, INDEX_HEAD + first * 4) ?? 0, pack.count);
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const hash = this.hashAt(pack, middle);
      if (hash === null) return pack.count;
      if (hash.compare(wanted) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private hashAt({ index }: Pack, at: number): Buffer | null {
    return bytesAt(index, INDEX_HEAD + FANOUT_BYTES + at * HASH_BYTES, HASH_BYTES);
  }

  /** Null for an offset beyond 2 GB, which is in a further table. */
  private offsetAt({ index, count }: Pack, at: number): number | null {
    const offset = uint32(index, INDEX_HEAD + FANOUT_BYTES + count * (HASH_BYTES + 4) + at * 4);
    return offset === null || offset >= 0x8000_0000 ? null : offset;
  }

  private entry(pack: Pack, offset: number, left: number): GitObject | null {
    const head = bytesAt(pack.pack, offset, OBJECT_BYTES, true);
    if (head === null || left === 0) return null;
    let at = 0;
    const type = ((head[0] as number) >> 4) & 7;
    while (((head[at] ?? 0) & 0x80) !== 0) at += 1;
    at += 1;
    if (type === COMMIT || type === TAG) return inflated(type, head.subarray(at));
    if (type === OFFSET_DELTA) {
      let byte = head[at++] ?? 0;
      let back = byte & 0x7f;
      while ((byte & 0x80) !== 0) {
        byte = head[at++] ?? 0;
        back = (back + 1) * 128 + (byte & 0x7f);
      }
      return this.fromDelta(back > 0 && back < offset ? this.entry(pack, offset - back, left - 1) : null, head.subarray(at));
    }
    if (type !== HASH_DELTA) return null;
    const base = head.toString('hex', at, at + HASH_BYTES);
    return this.fromDelta(this.loose(base) ?? this.packed(base, left - 1), head.subarray(at + HASH_BYTES));
  }

  private fromDelta(base: GitObject | null, compressed: Buffer): GitObject | null {
    const delta = base === null ? null : inflated(base.type, compressed);
    const bytes = base === null || delta === null ? null : patched(base.bytes, delta.bytes);
    return base === null || bytes === null ? null : { type: base.type, bytes };
  }
}

function openPack(file: string): Pack | null {
  const [index, pack] = [openRegular(file), openRegular(file.replace(/idx$/, 'pack'))];
  try {
    if (index === null || pack === null) throw new Error('no pack');
    const head = bytesAt(index, 0, INDEX_HEAD);
    if (head === null || head.readUInt32BE(0) !== 0xff74_4f63 || head.readUInt32BE(4) !== 2) throw new Error('another version');
    const count = uint32(index, INDEX_HEAD + FANOUT_BYTES - 4) ?? 0;
    return { index, pack, count };
  } catch {
    for (const fd of [index, pack]) if (fd !== null) fs.closeSync(fd);
    return null;
  }
}

/** `length` bytes; with `orLess` those that there are. Null when they cannot be read. */
function bytesAt(fd: number, offset: number, length: number, orLess = false): Buffer | null {
  const buffer = Buffer.allocUnsafe(length);
  const count = fs.readSync(fd, buffer, 0, length, offset);
  return count === length ? buffer : orLess && count > 0 ? buffer.subarray(0, count) : null;
}

const uint32 = (fd: number, offset: number): number | null => bytesAt(fd, offset, 4)?.readUInt32BE(0) ?? null;

function inflated(type: number, compressed: Buffer): GitObject | null {
  try {
    // what follows in the pack is another object
    return { type, bytes: inflate(compressed) };
  } catch {
    return null;
  }
}

/** Applies a delta: two sizes, then copies from the base and new bytes. */
function patched(base: Buffer, delta: Buffer): Buffer | null {
  let at = 0;
  for (let sizes = 0; sizes < 2; at++) if (((delta[at] ?? 0) & 0x80) === 0) sizes += 1;
  const parts: Buffer[] = [];
  let length = 0;
  while (at < delta.length && length <= OBJECT_BYTES) {
    const code = delta[at++] as number;
    if (code === 0) return null;
    let part: Buffer;
    if ((code & 0x80) === 0) {
      part = delta.subarray(at, at + code);
      at += code;
    } else {
      const [from, size] = [
        [0, 1, 2, 3],
        [4, 5, 6],
      ].map((bits) => bits.reduce((sum, bit, place) => ((code >> bit) & 1 ? sum + (delta[at++] ?? 0) * 256 ** place : sum), 0)) as [
        number,
        number,
      ];
      part = base.subarray(from, from + (size || 0x10000));
    }
    parts.push(part);
    length += part.length;
  }
  return length > OBJECT_BYTES ? null : Buffer.concat(parts);
}
