/** Finds out whether the name of a command exists on this machine, and what to do when it does not. */
import path from 'node:path';
import { KINDS } from '../shell/shell-kinds.ts';
import type { Arg } from '../syntax/simple-command.ts';
import type { Finding } from './finding.ts';
import { NEARBY_NAMES, PATH_FOLDERS } from './check-limits.ts';
import { type CommandState, isMade, pathOf } from './line.ts';
import { nearest } from '../base/nearest.ts';
import { insteadOf, isForeignManager, originOf, otherNames } from './package-hints.ts';
import type { CheckWorld } from './check-world.ts';

/** The meaning of a name: an executable file, part of the shell (a builtin, an alias, a function), nothing, or unknown. */
export type Meaning = { readonly kind: 'program'; readonly path: string } | { readonly kind: 'shell' | 'nothing' | 'unknown' };

/** The folders of root's programs, which `sudo` searches too. */
const ROOT_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

const foldersOf = ({ path: folders }: CheckWorld): readonly string[] =>
  [...new Set(folders.split(':'))].filter((each) => path.isAbsolute(each)).slice(0, PATH_FOLDERS);

/** The first executable file with that name. `unknown` when a folder before it could not be read. */
async function onPath(world: CheckWorld, name: string, folders: readonly string[]): Promise<Meaning> {
  const looked = await Promise.all(folders.map((folder) => world.files.look(path.join(folder, name))));
  for (const [at, each] of looked.entries()) {
    if (each.kind === 'file' && each.executable) return { kind: 'program', path: path.join(folders[at] as string, name) };
    if (each.kind === 'unknown') return { kind: 'unknown' };
  }
  return { kind: 'nothing' };
}

/** Resolves a name as the shell would, without starting it. */
export async function meaningOf(world: CheckWorld, state: CommandState, name: string, defined: ReadonlySet<string>): Promise<Meaning> {
  if (defined.has(name) || /^\d+$|[^\w@+.:,[\]!{}-]/.test(name)) return { kind: 'unknown' };
  if (world.names(name)) return { kind: 'shell' };
  if (!state.bare && KINDS[world.shell].language.builtins.has(name)) return { kind: 'shell' };
  if (
    KINDS[world.shell].language.entersFolders &&
    state.cwd !== null &&
    (await world.files.look(path.join(state.cwd, name))).kind === 'folder'
  )
    return { kind: 'shell' };
  const folders = foldersOf(world);
  // `cp tool ~/.local/bin && tool`
  if (folders.some((folder) => [...state.made].some((file) => file === folder || path.dirname(file) === folder)))
    return { kind: 'unknown' };
  return onPath(world, name, state.root ? [...folders, ...ROOT_FOLDERS] : folders);
}

const finding = (kind: Finding['kind'], what: string, forModel: string, at: Finding['at']): Finding => ({ kind, what, forModel, at });

/** The finding for a name that means nothing, with a remedy; null when nothing is certain. */
export async function nameFinding(world: CheckWorld, state: CommandState, name: string, at: Finding['at']): Promise<Finding | null> {
  const { os } = world;
  const onMac = os.id === 'macos';
  if (state.bare && KINDS[world.shell].language.builtins.has(name)) {
    const by = state.command.wrappers.at(-1) ?? '';
    return finding(
      'unknown-program',
      `${name} belongs to the shell; ${by} cannot run it`,
      `\`${name}\` is a shell builtin, which \`${by}\` cannot run; use \`sh -c\` or another way.`,
      at,
    );
  }
  if (isForeignManager(name, os.packageManager)) {
    return finding(
      'flavour',
      `${name} is not this system's package manager; ${os.packageManager} is`,
      `This system (${os.id}) has no \`${name}\`; its package manager is \`${os.packageManager}\`.`,
      at,
    );
  }
  const instead = insteadOf(name, onMac);
  if (instead !== null) {
    const system = onMac ? 'Linux' : 'macOS';
    return finding(
      'flavour',
      `${name} is a program of ${system}; here: ${instead}`,
      `\`${name}\` is not on this system (${os.id}); \`${instead}\` does that here.`,
      at,
    );
  }
  const other = await firstThere(world, otherNames(name));
  if (other !== null)
    return finding(
      'unknown-program',
      `${name} is called ${other} here`,
      `\`${name}\` is not installed; the program is called \`${other}\` on this machine.`,
      at,
    );
  const away = await onPath(world, name, ROOT_FOLDERS);
  if (away.kind === 'program') {
    return finding(
      'unknown-program',
      `${name} is not in PATH; it is ${away.path}`,
      `\`${name}\` is not in PATH; it is \`${away.path}\`.`,
      at,
    );
  }
  const origin = originOf(name, os.packageManager);
  if (origin !== null) {
    return finding(
      'unknown-program',
      `${name} is not installed; ${origin.install}`,
      `\`${name}\` is not installed on this machine (${os.id}); use what is there, or install it first with \`${origin.install}\`.`,
      at,
    );
  }
  const near = await nearName(world, name);
  const hint = near === null ? '' : `; did you mean ${near}?`;
  return finding(
    'unknown-program',
    `${name} is not installed${hint}`,
    `There is no \`${name}\` on this machine${near === null ? '' : `; \`${near}\` is spelled alike`}; use programs that are there.`,
    at,
  );
}

async function firstThere(world: CheckWorld, names: readonly string[]): Promise<string | null> {
  for (const name of names) if ((await onPath(world, name, foldersOf(world))).kind === 'program') return name;
  return null;
}

async function nearName(world: CheckWorld, name: string): Promise<string | null> {
  const names: string[] = [];
  for (const folder of foldersOf(world)) {
    if (names.length >= NEARBY_NAMES) break;
    names.push(...(await world.files.names(folder, NEARBY_NAMES - names.length)));
  }
  return nearest(name, names);
}

/** The finding for a command that is given by its path: it must be an executable file. */
export async function pathFinding(world: CheckWorld, state: CommandState, word: Arg, at: Finding['at']): Promise<Finding | null> {
  const file = pathOf(word, state.cwd, world.home);
  if (file === null || !state.filesKnown || isMade(state.made, file)) return null;
  const looked = await world.files.look(file);
  if (looked.kind === 'nothing')
    return finding('unknown-program', `there is no ${word.text}`, `There is no file \`${word.text}\` to run.`, at);
  if (looked.kind === 'file' && !looked.executable && state.changed !== null && !isMade(state.changed, file)) {
    return finding(
      'unknown-program',
      `${word.text} is not executable; chmod +x ${word.text}`,
      `\`${word.text}\` is there but not executable; start it with its interpreter or make it executable first.`,
      at,
    );
  }
  return null;
}
