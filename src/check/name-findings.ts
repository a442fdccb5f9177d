/** Whether the word that names a command means anything here. */
import path from 'node:path';
import { KINDS } from '../shell/shell-kinds.ts';
import type { Arg } from '../syntax/simple-command.ts';
import type { Finding } from './finding.ts';
import { NEARBY_NAMES, PATH_FOLDERS } from './check-limits.ts';
import { pathOf, isMade, type Step } from './line.ts';
import { nearest } from '../base/nearest.ts';
import { insteadOf, isForeignManager, originOf, otherNames } from './package-hints.ts';
import type { CheckWorld } from './check-world.ts';

/** What a name means: a file that can be run, something of the shell's own, nothing, or nobody can say. */
export type Meaning = { readonly kind: 'program'; readonly path: string } | { readonly kind: 'shell' | 'nothing' | 'unknown' };

/** Where the programs of root lie; `sudo` looks there too. */
const ROOT_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

const foldersOf = ({ path: folders }: CheckWorld): readonly string[] =>
  [...new Set(folders.split(':'))].filter((each) => path.isAbsolute(each)).slice(0, PATH_FOLDERS);

/** The first file of that name that can be run. `unknown` when a folder before it could not be looked into. */
async function onPath(world: CheckWorld, name: string, folders: readonly string[]): Promise<Meaning> {
  const looked = await Promise.all(folders.map((folder) => world.files.look(path.join(folder, name))));
  for (const [at, each] of looked.entries()) {
    if (each.kind === 'file' && each.executable) return { kind: 'program', path: path.join(folders[at] as string, name) };
    if (each.kind === 'unknown') return { kind: 'unknown' };
  }
  return { kind: 'nothing' };
}

/** Resolves a name as the shell would, without asking it. */
export async function meaningOf(world: CheckWorld, step: Step, name: string, defined: ReadonlySet<string>): Promise<Meaning> {
  if (defined.has(name) || /^\d+$|[^\w@+.:,[\]!{}-]/.test(name)) return { kind: 'unknown' };
  if (world.names(name)) return { kind: 'shell' };
  if (!step.bare && KINDS[world.shell].language.builtins.has(name)) return { kind: 'shell' };
  if (
    KINDS[world.shell].language.entersFolders &&
    step.cwd !== null &&
    (await world.files.look(path.join(step.cwd, name))).kind === 'folder'
  )
    return { kind: 'shell' };
  const folders = foldersOf(world);
  return onPath(world, name, step.root ? [...folders, ...ROOT_FOLDERS] : folders);
}

const finding = (kind: Finding['kind'], what: string, forModel: string, at: Finding['at']): Finding => ({ kind, what, forModel, at });

/** A name without a meaning, with what to do about it; null when nothing can be said. */
export async function nameFinding(world: CheckWorld, step: Step, name: string, at: Finding['at']): Promise<Finding | null> {
  const { os } = world;
  const onMac = os.id === 'macos';
  if (step.bare && KINDS[world.shell].language.builtins.has(name)) {
    const by = step.command.wrappers.at(-1) ?? '';
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

/** A command given by its path: it must be there, be a file, and be executable. */
export async function pathFinding(world: CheckWorld, step: Step, word: Arg, at: Finding['at']): Promise<Finding | null> {
  const file = pathOf(word, step.cwd, world.home);
  if (file === null || !step.filesKnown || isMade(step.made, file)) return null;
  const looked = await world.files.look(file);
  if (looked.kind === 'nothing')
    return finding('unknown-program', `there is no ${word.text}`, `There is no file \`${word.text}\` to run.`, at);
  if (looked.kind === 'file' && !looked.executable) {
    return finding(
      'unknown-program',
      `${word.text} is not executable; chmod +x ${word.text}`,
      `\`${word.text}\` is there but not executable; start it with its interpreter or make it executable first.`,
      at,
    );
  }
  return null;
}
