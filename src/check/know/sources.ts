/** Finds the manual page and the completion files of a program on this machine, and reads its options from them. */
import path from 'node:path';
import { SOURCE_BYTES, UNPACKED_BYTES } from '../check-limits.ts';
import type { CheckWorld, Looked } from '../check-world.ts';
import { cached, keep } from './cache.ts';
import { optionsOfCompletion } from './completions.ts';
import { optionsOfManual } from './manual.ts';
import type { Options } from '../../programs/options.ts';

type Unpack = (bytes: Buffer) => Promise<Buffer | null>;

/** Loaded when a packed manual page is read: it takes 3 ms. */
const zlib = (): typeof import('node:zlib') => process.getBuiltinModule('node:zlib');

const limit = { maxOutputLength: UNPACKED_BYTES };

const UNPACK: Readonly<Record<string, Unpack>> = {
  '.gz': (bytes) => new Promise((done) => zlib().gunzip(bytes, limit, (error, out) => done(error === null ? out : null))),
  '.zst': (bytes) => new Promise((done) => zlib().zstdDecompress(bytes, limit, (error, out) => done(error === null ? out : null))),
  '': (bytes) => Promise.resolve(bytes),
};

/** Sections of the manual: user commands, and commands of the administrator. */
const SECTIONS = ['1', '8'];

/** The folders in which zsh sorts its completions by system. */
const ZSH_FOLDERS = ['Unix', 'Linux', 'Debian', 'Redhat', 'BSD', 'Darwin', 'X'];

interface Found {
  readonly path: string;
  readonly looked: Extract<Looked, { kind: 'file' }>;
}

async function firstFile({ files }: CheckWorld, paths: readonly string[]): Promise<Found | null> {
  const looked = await Promise.all(paths.map((each) => files.look(each)));
  for (const [at, each] of looked.entries()) if (each.kind === 'file') return { path: paths[at] as string, looked: each };
  return null;
}

/**
 * The folders with the documentation of a program: `/usr/share` for a program in `/usr/bin` or `/bin`. Documentation elsewhere belongs to
 * another program of that name, or to another version.
 */
async function sharesOf({ files }: CheckWorld, program: string): Promise<readonly string[]> {
  const prefix = (file: string): string => path.dirname(path.dirname(file));
  const prefixes = new Set([prefix(program), prefix(await files.real(program))]);
  if (prefixes.has('/')) prefixes.add('/usr');
  return [...prefixes].map((each) => path.join(each, 'share'));
}

async function read(world: CheckWorld, found: Found | null, parse: (text: string) => Options): Promise<Options | null> {
  if (found === null) return null;
  const source = { path: found.path, changedMs: found.looked.changedMs, bytes: found.looked.bytes };
  const known = await cached(world, source);
  if (known !== null) return known;
  const text = await textOf(world, found.path);
  if (text === null) return null;
  const options = parse(await redirected(world, found.path, text));
  await keep(world, source, options);
  return options;
}

async function textOf({ files }: CheckWorld, file: string): Promise<string | null> {
  const bytes = await files.read(file, SOURCE_BYTES);
  if (bytes === null) return null;
  const out = await (UNPACK[path.extname(file)] ?? (UNPACK[''] as Unpack))(bytes);
  return out === null || out.length > UNPACKED_BYTES ? null : out.toString('utf8');
}

/** Follows `.so man1/other.1`, which says that the page is in another file. Only once: a second redirection is not followed. */
async function redirected(world: CheckWorld, file: string, text: string): Promise<string> {
  const target = /^\.so\s+(man\d\w*\/[\w.+:-]+)\s*$/m.exec(text.slice(0, 1024))?.[1];
  if (target === undefined) return text;
  const base = path.join(path.dirname(path.dirname(file)), target);
  const found = await firstFile(
    world,
    Object.keys(UNPACK).map((suffix) => base + suffix),
  );
  return (found === null ? null : await textOf(world, found.path)) ?? text;
}

/** The options in the manual page of `name` that belongs to the program; null when there is no such page. */
export async function manualOf(world: CheckWorld, program: string, name: string): Promise<Options | null> {
  const shares = await sharesOf(world, program);
  const pages = shares.flatMap((share) =>
    SECTIONS.flatMap((section) =>
      Object.keys(UNPACK).map((suffix) => path.join(share, 'man', `man${section}`, `${name}.${section}${suffix}`)),
    ),
  );
  return read(world, await firstFile(world, pages), optionsOfManual);
}

/** The options in each completion file that belongs to the program. */
export async function completionsOf(world: CheckWorld, program: string, name: string): Promise<readonly Options[]> {
  const shares = await sharesOf(world, program);
  const bash = shares.map((share) => path.join(share, 'bash-completion', 'completions', name));
  const own = shares.flatMap((share) =>
    ['site-functions', 'vendor-completions'].map((folder) => path.join(share, 'zsh', folder, `_${name}`)),
  );
  const zsh = shares.flatMap((share) =>
    ZSH_FOLDERS.map((folder) => path.join(share, 'zsh', 'functions', 'Completion', folder, `_${name}`)),
  );
  const found = await Promise.all([
    read(world, await firstFile(world, bash), (text) => optionsOfCompletion(text, 'bash-completion')),
    read(world, await firstFile(world, own), (text) => optionsOfCompletion(text, 'compsys')),
    // the files of zsh describe some version of the program, not this one, so they can only confirm an option
    read(world, await firstFile(world, zsh), (text) => ({ ...optionsOfCompletion(text, 'compsys'), complete: false })),
  ]);
  return found.filter((each) => each !== null);
}
