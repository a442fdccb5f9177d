/** Keeps what is remembered about models (`src/base/model-notes.ts`). Read anew each time, because every terminal writes it. */
import { list, number, parseJson, record, text } from '../base/json.ts';
import { ABILITIES, type Experience, type ModelNotes, type Probed, PROFILE_NAMES, REFUSALS } from '../base/model-notes.ts';
import type { Removed, StateFolder } from './folder.ts';

const FILE = 'models.json';
const FILE_BYTES = 1024 * 1024;
/** Servers, and models at all servers together; the oldest are dropped. */
const KEPT = 100;
/** Names kept of one server: the lists of the largest have about a thousand. */
const KEPT_NAMES = 2_000;

interface ServerNote {
  readonly taken: string;
  readonly listed: readonly string[];
}

interface Kept {
  readonly servers: Readonly<Record<string, ServerNote>>;
  /** By origin and model, with a space between. */
  readonly models: Readonly<Record<string, Experience>>;
}

const EMPTY: ServerNote = { taken: '', listed: [] };

export class ModelStore implements ModelNotes {
  /** What could not be written. */
  private unwritten: Kept | null = null;
  private readonly folder: StateFolder;

  constructor(folder: StateFolder) {
    this.folder = folder;
  }

  taken = (origin: string): string => this.server(origin).taken;

  setTaken(origin: string, model: string): void {
    const server = this.server(origin);
    if (server.taken !== model) this.setServer(origin, { ...server, taken: model });
  }

  listed = (origin: string): readonly string[] => this.server(origin).listed;

  setListed(origin: string, models: readonly string[]): void {
    const server = this.server(origin);
    const listed = models.slice(0, KEPT_NAMES);
    if (server.listed.join(' ') !== listed.join(' ')) this.setServer(origin, { ...server, listed });
  }

  experience(origin: string, model: string): Experience | null {
    const { models } = this.read();
    return Object.hasOwn(models, `${origin} ${model}`) ? (models[`${origin} ${model}`] ?? null) : null;
  }

  setExperience(origin: string, model: string, experience: Experience): void {
    const kept = this.read();
    this.write({ ...kept, models: latest(kept.models, `${origin} ${model}`, experience) });
  }

  forget(): Removed {
    this.unwritten = null;
    return this.folder.remove(FILE);
  }

  private server(origin: string): ServerNote {
    const { servers } = this.read();
    return Object.hasOwn(servers, origin) ? (servers[origin] ?? EMPTY) : EMPTY;
  }

  private setServer(origin: string, note: ServerNote): void {
    const kept = this.read();
    this.write({ ...kept, servers: latest(kept.servers, origin, note) });
  }

  private read(): Kept {
    return this.unwritten ?? parseKept(this.folder.read(FILE, FILE_BYTES) ?? '');
  }

  private write(kept: Kept): void {
    this.unwritten = this.folder.write(FILE, `${JSON.stringify(kept)}\n`) ? null : kept;
  }
}

const latest = <T>(all: Readonly<Record<string, T>>, key: string, value: T): Readonly<Record<string, T>> =>
  Object.fromEntries([...Object.entries(all).filter(([name]) => name !== key), [key, value] as const].slice(-KEPT));

/** Text of any content, checked like what is not trusted: an entry that is not as expected is left out. */
export function parseKept(json: string): Kept {
  const value = record(parseJson(json));
  const servers = Object.entries(record(value['servers'])).map(([origin, each]) => {
    const { taken, listed } = record(each);
    return [origin, { taken: text(taken), listed: list(listed).filter((name) => typeof name === 'string') as string[] }] as const;
  });
  const models = Object.entries(record(value['models'])).flatMap(([target, each]) => {
    const { profile, good, bad, lowered, startsInThought, probed } = record(each);
    const known = PROFILE_NAMES.find((name) => name === profile);
    if (known === undefined) return [];
    const counts = { good: number(good), bad: number(bad), lowered: number(lowered) };
    const begins: Pick<Experience, 'startsInThought'> = startsInThought === true ? { startsInThought } : {};
    return [[target, { profile: known, ...counts, ...begins, ...parseProbed(probed) }] as const];
  });
  return { servers: Object.fromEntries(servers), models: Object.fromEntries(models) };
}

function parseProbed(value: unknown): { readonly probed?: Probed } {
  const { atMs, can, refuses, right, tasks } = record(value);
  if (typeof atMs !== 'number' || !Number.isFinite(new Date(atMs).getTime())) return {};
  const among = <T extends string>(names: readonly T[], found: unknown): readonly T[] => names.filter((name) => list(found).includes(name));
  return { probed: { atMs, can: among(ABILITIES, can), refuses: among(REFUSALS, refuses), right: number(right), tasks: number(tasks) } };
}
