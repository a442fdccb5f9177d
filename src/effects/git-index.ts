/** Reads which files git tracks from its index, without running git. */
import fs from 'node:fs';
import path from 'node:path';
import { openRegular } from '../base/open-regular.ts';

/** About 80,000 files; reading a larger index takes too long for one remark. */
const INDEX_BYTES = 8 * 1024 * 1024;
/** `.git` of a worktree is a file of one line. */
const LINK_BYTES = 4 * 1024;
/** How many parent folders are searched for a repository. */
const LEVELS = 32;
/** An entry before its name: times, ids and sizes 40, object id 20, flags 2. From gitformat-index(5). */
const HEAD_BYTES = 62;
const EXTENDED = 0x4000;

export interface Tracked {
  /** The folder of the working tree; an absolute path. */
  readonly root: string;
  /** Paths relative to `root`. */
  readonly paths: ReadonlySet<string>;
}

/**
 * The files that git tracks in the working tree around a folder; null when there is no repository, or its index is too large or not
 * understood.
 */
export function trackedAround(folder: string): Tracked | null {
  const root = rootAround(folder);
  const git = root === null ? null : gitFolderOf(root);
  const bytes = git === null ? null : quietRead(path.join(git, 'index'), INDEX_BYTES);
  const paths = bytes === null ? null : parseIndex(bytes);
  return root === null || paths === null ? null : { root, paths };
}

/** The folder with HEAD of the repository around a folder; null when there is none. */
export function gitFolderAround(folder: string): string | null {
  const root = rootAround(folder);
  return root === null ? null : gitFolderOf(root);
}

const gitFolderOf = (root: string): string | null =>
  fs.lstatSync(path.join(root, '.git')).isDirectory() ? path.join(root, '.git') : linked(root);

/** The folder of the working tree, which has `.git`. */
function rootAround(folder: string): string | null {
  let root = folder;
  for (let level = 0; level < LEVELS; level += 1) {
    if (fs.lstatSync(path.join(root, '.git'), { throwIfNoEntry: false }) !== undefined) return root;
    const above = path.dirname(root);
    if (above === root) return null;
    root = above;
  }
  return null;
}

function linked(root: string): string | null {
  const line = quietRead(path.join(root, '.git'), LINK_BYTES)?.toString('utf8');
  const target = /^gitdir: (.+)$/m.exec(line ?? '')?.[1];
  return target === undefined ? null : path.resolve(root, target);
}

/**
 * The bytes of a file, without changing its access time where that is allowed; null when it does not exist, is too large or not readable.
 */
export function quietRead(file: string, limitBytes: number): Buffer | null {
  // only Linux has O_NOATIME, and only the owner of a file may use it
  const descriptor = openRegular(file, (fs.constants as { readonly O_NOATIME?: number }).O_NOATIME) ?? openRegular(file);
  if (descriptor === null) return null;
  try {
    const { size } = fs.fstatSync(descriptor);
    return size > limitBytes ? null : fs.readFileSync(descriptor);
  } catch {
    return null;
  } finally {
    fs.closeSync(descriptor);
  }
}

/**
 * The paths in an index of version 2, 3 or 4 with SHA-1 names (gitformat-index(5)); null when the bytes are not such an index. The
 * extensions and the checksum after the entries are ignored.
 */
export function parseIndex(bytes: Buffer): ReadonlySet<string> | null {
  if (bytes.length < 12 || bytes.toString('latin1', 0, 4) !== 'DIRC') return null;
  const version = bytes.readUInt32BE(4);
  if (version < 2 || version > 4) return null;
  const count = bytes.readUInt32BE(8);
  const paths = new Set<string>();
  let at = 12;
  let previous = Buffer.alloc(0);
  for (let entry = 0; entry < count; entry += 1) {
    if (at + HEAD_BYTES > bytes.length) return null;
    const extended = version >= 3 && (bytes.readUInt16BE(at + 60) & EXTENDED) !== 0;
    let name = at + HEAD_BYTES + (extended ? 2 : 0);
    if (version === 4) {
      const strip = varint(bytes, name);
      if (strip === null || strip.value > previous.length) return null;
      const end = bytes.indexOf(0, strip.next);
      if (end === -1) return null;
      previous = Buffer.concat([previous.subarray(0, previous.length - strip.value), bytes.subarray(strip.next, end)]);
      paths.add(previous.toString('utf8'));
      at = end + 1;
      continue;
    }
    const end = bytes.indexOf(0, name);
    if (end === -1) return null;
    paths.add(bytes.toString('utf8', name, end));
    // padded with NUL to a multiple of eight, at least one
    name = end - at;
    at += name + 8 - (name % 8);
  }
  return paths;
}

/** The offset encoding of pack files: seven bits per byte, and one is added for each further byte. */
function varint(bytes: Buffer, from: number): { readonly value: number; readonly next: number } | null {
  let at = from;
  let byte = bytes[at];
  if (byte === undefined) return null;
  let value = byte & 0x7f;
  while ((byte & 0x80) !== 0) {
    at += 1;
    byte = bytes[at];
    if (byte === undefined || at - from > 4) return null;
    value = (value + 1) * 128 + (byte & 0x7f);
  }
  return { value, next: at + 1 };
}
