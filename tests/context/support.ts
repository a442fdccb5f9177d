/** A fake machine with a few files, and sources and blocks for tests of facts. */
import { FACT_ROOM } from '../../src/companion/tool-sets.ts';
import type { FileKind, Machine } from '../../src/context/machine.ts';
import type { FactSource, Row } from '../../src/context/source.ts';
import type { Block } from '../../src/transcript/block.ts';

export interface MadeUp extends Partial<Pick<Machine, 'platform' | 'release' | 'arch' | 'home' | 'env'>> {
  /** Path → content; every folder of such a path exists. */
  readonly files?: Readonly<Record<string, string>>;
  /** Path of a link → its target. */
  readonly links?: Readonly<Record<string, string>>;
}

export function machine({ files = {}, links = {}, ...rest }: MadeUp = {}): Machine {
  const paths = [...Object.keys(files), ...Object.keys(links)];
  const isFolder = (path: string): boolean => paths.some((one) => one.startsWith(path === '/' ? path : `${path}/`));
  const kindOf = (path: string): FileKind =>
    Object.hasOwn(files, path) ? 'file' : Object.hasOwn(links, path) ? 'link' : isFolder(path) ? 'folder' : 'none';
  return {
    platform: 'linux',
    release: '6.1.0-25-amd64',
    arch: 'x86_64',
    home: '/home/me',
    env: { PATH: '/usr/bin' },
    ...rest,
    async readFile(path, { limitBytes, links: followed }) {
      const text = files[followed === 'followed' ? (links[path] ?? path) : path];
      return text === undefined || Buffer.byteLength(text) > limitBytes ? null : text;
    },
    async kind(path) {
      return kindOf(path);
    },
    async resolve(path) {
      return links[path] ?? (kindOf(path) === 'none' ? null : path);
    },
    async names(folder) {
      return new Set(paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1)));
    },
    async stamp(path) {
      return kindOf(path);
    },
    kept: { once: (_, compare) => compare(), recall: async () => null, keep: () => {}, store: async () => {} },
    async runnable(path) {
      return Object.hasOwn(files, links[path] ?? path);
    },
  };
}

export const block = (text: string, more: Partial<Block> = {}): Block => ({
  text,
  status: 0,
  shell: 'bash',
  cwd: '/home/me/src',
  who: '1000@box',
  alias: '',
  typedFrom: 0,
  from: 0,
  to: 100,
  startedMs: 1_700_000_000_000,
  durationMs: 100,
  ...more,
});

export const source = (more: Partial<FactSource> = {}): FactSource => ({
  purpose: 'question',
  room: FACT_ROOM[more.purpose ?? 'question'],
  question: 'what now?',
  shell: 'bash',
  version: '5.2.15(1)-release',
  cwd: '/home/me/src',
  who: '1000@box',
  last: null,
  alias: '',
  recent: [],
  lineOrigin: () => ({ origin: 'user' }),
  ownPart: () => '',
  output: async () => null,
  memory: () => [],
  habits: async () => [],
  trust: { isEmpty: () => true, knows: () => false, accepts: () => false, changed() {} },
  machine: machine(),
  ...more,
});

/** The text of a row's fact. */
export async function textOf(row: Row, more: Partial<FactSource> = {}): Promise<string> {
  const gathered = await row.gather(source(more));
  return typeof gathered === 'string' ? gathered : gathered.text;
}
