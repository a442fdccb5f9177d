/** Where on this machine a program's options are written down. Nothing is looked for before it is asked for. */
import path from 'node:path';
import { gunzip, zstdDecompress } from 'node:zlib';
import { SOURCE_BYTES, UNPACKED_BYTES } from '../check-limits.ts';
import type { CheckWorld, Looked } from '../check-world.ts';
import { cached, keep } from './cache.ts';
import { optionsOfCompletion } from './completions.ts';
import { optionsOfManual } from './manual.ts';
import type { Options } from './options.ts';

type Unpack = (bytes: Buffer) => Promise<Buffer | null>;

const limit = { maxOutputLength: UNPACKED_BYTES };

const UNPACK: Readonly<Record<string, Unpack>> = {
  '.gz': (bytes) => new Promise((done) => gunzip(bytes, limit, (error, out) => done(error === null ? out : null))),
  '.zst': (bytes) => new Promise((done) => zstdDecompress(bytes, limit, (error, out) => done(error === null ? out : null))),
  '': (bytes) => Promise.resolve(bytes),
};

/** User commands, and those of the administrator. */
const SECTIONS = ['1', '8'];

/** zsh keeps its own functions by system. */
const ZSH_ROOMS = ['Unix', 'Linux', 'Debian', 'Redhat', 'BSD', 'Darwin', 'X'];

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
 * `/usr/share` for what lies in `/usr/bin` or `/bin`. What is documented elsewhere is another program of that name, or another
 * version.
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

/** `.so man1/other.1`: the page stands in another file. Once; a page that goes on to a third is not followed. */
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

/** What the manual page of `name` tells, looked for beside the program. */
export async function manualOf(world: CheckWorld, program: string, name: string): Promise<Options | null> {
  const shares = await sharesOf(world, program);
  const pages = shares.flatMap((share) =>
    SECTIONS.flatMap((section) =>
      Object.keys(UNPACK).map((suffix) => path.join(share, 'man', `man${section}`, `${name}.${section}${suffix}`)),
    ),
  );
  return read(world, await firstFile(world, pages), optionsOfManual);
}

/** What completion files beside the program tell, each by itself. */
export async function completionsOf(world: CheckWorld, program: string, name: string): Promise<readonly Options[]> {
  const shares = await sharesOf(world, program);
  const bash = shares.map((share) => path.join(share, 'bash-completion', 'completions', name));
  const own = shares.flatMap((share) => ['site-functions', 'vendor-completions'].map((room) => path.join(share, 'zsh', room, `_${name}`)));
  const zsh = shares.flatMap((share) => ZSH_ROOMS.map((room) => path.join(share, 'zsh', 'functions', 'Completion', room, `_${name}`)));
  const found = await Promise.all([
    read(world, await firstFile(world, bash), (text) => optionsOfCompletion(text, 'bash-completion')),
    read(world, await firstFile(world, own), (text) => optionsOfCompletion(text, 'compsys')),
    // what comes with zsh knows some version of the program, not this one: it acquits, and condemns nothing
    read(world, await firstFile(world, zsh), (text) => ({ ...optionsOfCompletion(text, 'compsys'), complete: false })),
  ]);
  return found.filter((each) => each !== null);
}
