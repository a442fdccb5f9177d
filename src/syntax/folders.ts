/** Follows the folder of a line: where `cd`, `pushd` and `popd` lead, and when that is only known as the line runs. */
import { forEachChild, type SyntaxNode } from 'unbash';
import { about, wrappingsOf } from '../programs/index.ts';
import { leadOf } from './flags.ts';
import { type Arg, type Folder, literalArg, type Scope, type SimpleCommand } from './simple-command.ts';

const MOVERS: ReadonlySet<string | null> = new Set(['cd', 'chdir', 'pushd', 'popd']);
/** What a `~` without quotes is. */
const HOME: Arg = { text: '~', written: '~', value: null, quoted: false, parts: [{ kind: 'tilde', text: '~' }] };

/** The folder of a scope; null: the one in which the line starts. */
export const folderOf = (scope: Scope | null): Folder | null => scope?.folder ?? null;

/** A scope in another folder. `$PWD` is that folder, too. */
export const inFolder = (outer: Scope | null, folder: Folder | null): Scope => ({
  name: folder === null ? '' : 'PWD',
  values: folder === null || folder === 'unknown' ? null : [folder.to],
  outer,
  folder,
});

/** `cd`, and what may run one in this shell: `builtin cd`, `eval`, `source`. */
const mayMove = (name: string): boolean =>
  MOVERS.has(name) || about(name).bringsNames === true || wrappingsOf(name).some(({ inShell }) => inShell === true);

/** Whether a part of a line may change the folder for what comes after it. A subshell does not; each node is looked at once. */
export class Movements {
  private readonly known = new Map<SyntaxNode, boolean>();

  in(node: SyntaxNode): boolean {
    const known = this.known.get(node);
    if (known !== undefined) return known;
    let found = false;
    if (node.type === 'Command') found = node.name !== undefined && mayMove(node.name.value);
    else if (node.type !== 'Subshell' && node.type !== 'Coproc')
      forEachChild(node, (child) => {
        found ||= this.in(child);
      });
    this.known.set(node, found);
    return found;
  }
}

/** Whether a command may change the folder for those after it. */
export const isMover = ({ program }: SimpleCommand): boolean => MOVERS.has(program);

/**
 * The folder after a command; undefined when it stays as it is. What `cd -` and `popd` go back to depends on which of the commands before
 * them failed, so it is only known when the line runs.
 */
export function folderAfter({ program, args, scope }: SimpleCommand): Folder | undefined {
  if (!MOVERS.has(program) || (program !== 'cd' && args.some(({ value }) => value === '-n'))) return undefined;
  const [first, ...more] = args.filter((arg) => !/^(?:-[A-Za-z@]+|--)$/.test(arg.value ?? ''));
  if (program === 'popd' || more.length > 0 || /^-$|^[-+]\d/.test(first?.value ?? '')) return 'unknown';
  if (first === undefined) return program === 'pushd' ? 'unknown' : { to: HOME, scope };
  return first.value === '' ? undefined : { to: first, scope };
}

/** Whether a node is a `cd` and nothing else: when it fails, the folder is the one from before. */
export const isPlainMove = (node: SyntaxNode): boolean => node.type === 'Command' && MOVERS.has(node.name?.value ?? null);

/** Whether a node ends the shell, so that nothing after it runs: `cd x || exit`, `cd x || { echo no; exit 1; }`. */
export function endsShell(node: SyntaxNode): boolean {
  if (node.type === 'Command') return /^(?:exit|return|logout)$/.test(node.name?.value ?? '');
  return node.type === 'BraceGroup' && node.body.commands.some(({ command, background }) => background !== true && endsShell(command));
}

/**
 * What is set for the files that a command works on: like its scope, in the folder that one of its options names (`git -C`, `make -C`,
 * `env -C`).
 */
export function insideOf({ program, args, scope }: SimpleCommand): Scope | null {
  const { enters, effects, wraps, verbs } = about(program);
  if (enters === undefined) return scope;
  const names = enters.split(' ');
  const isOne = (name: string): boolean => names.includes(name);
  const valued = [...(effects?.short ?? ''), ...wrappingsOf(program).flatMap(({ short }) => [...(short ?? '')])];
  let folder = null as Folder | null;
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] as Arg;
    const lead = leadOf(arg);
    const [, long, value] = /^--?([\w-]{2,})(?:=(.*))?$/s.exec(lead) ?? [];
    const letter = /^-(\w)(.*)$/s.exec(lead);
    const next = args[at + 1];
    if (long !== undefined && isOne(long)) {
      if (value === undefined && next !== undefined) folder = { to: next, scope: folder === null ? scope : inFolder(scope, folder) };
      else folder = arg.value === null || value === undefined ? 'unknown' : { to: literalArg(value), scope };
    } else if (letter !== null && !lead.startsWith('--') && isOne(letter[1] as string)) {
      const within: Scope | null = folder === null ? scope : inFolder(scope, folder);
      if (letter[2] !== '') folder = arg.value === null ? 'unknown' : { to: literalArg(letter[2] as string), scope: within };
      else if (next !== undefined) {
        folder = { to: next, scope: within };
        at += 1;
      }
    } else if (letter !== null && letter[2] === '' && valued.includes(letter[1] as string)) at += 1;
    // the options of the subcommand, or of the program that is started, are others
    else if (!lead.startsWith('-') && (verbs === true || (wraps !== undefined && !/^\w+=/.test(lead)))) break;
  }
  return folder === null ? scope : inFolder(scope, folder);
}
