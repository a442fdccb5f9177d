/**
 * Files that a line makes for itself: it removes them again (`sort a > a.s; comm a.s b; rm a.s`, `t=$(mktemp); …; rm "$t"`), or reads a
 * key that it has just made.
 */
import { about, fillsWords } from '../programs/index.ts';
import { flagsOf } from '../syntax/flags.ts';
import { type Arg, bindingOf, lookUp, type SimpleCommand } from '../syntax/simple-command.ts';
import { type Effect, ordinary } from './effect-types.ts';
import { placeOf } from './paths.ts';

interface OwnFiles {
  /** It removes nothing but files that the line made before. */
  readonly removesOwn: boolean;
  /** Files that the line wrote before, as `placeOf` gives them. */
  readonly written: ReadonlySet<string>;
}

/** What the commands of a line do with files that it made before; only commands that have such a file. */
export function ownFiles(commands: readonly SimpleCommand[]): ReadonlyMap<SimpleCommand, OwnFiles> {
  const ids = new Map<object, number>();
  const idOf = (each: object | null | undefined): string => {
    if (each === null || each === undefined) return '';
    if (!ids.has(each)) ids.set(each, ids.size);
    return `${ids.get(each)}`;
  };
  // the same word means the same file only where its variables and the folder are the same
  const keyOf = (arg: Arg, { scope }: SimpleCommand): string | null => {
    const names = arg.parts.flatMap((part) => (part.kind === 'variable' ? [part.name] : []));
    if (scope?.folder === 'unknown' || arg.parts.some(({ kind }) => kind !== 'text' && kind !== 'variable')) return null;
    const bindings = names.map((name) => bindingOf(scope, name));
    if (bindings.includes(undefined)) return null;
    return [arg.parts.map(({ text }) => text).join(''), idOf(scope?.folder), ...bindings.map(idOf)].join('\0');
  };
  // the keys of files that were written, and of copies: a copy of a secret is one, too
  const [written, copies] = [new Set<string>(), new Set<string>()];
  const found = new Map<SimpleCommand, OwnFiles>();
  for (const command of commands) {
    if (command.where.length > 0) continue;
    const isIn = (made: ReadonlySet<string>, arg: Arg): boolean => made.size > 0 && made.has(keyOf(arg, command) ?? '');
    const named = written.size === 0 ? [] : command.args.filter((arg) => isIn(written, arg));
    const removesOwn = removesOnly(command, (arg) => isIn(written, arg) || isIn(copies, arg));
    if (removesOwn || named.length > 0)
      found.set(command, { removesOwn, written: new Set(named.map((arg) => placeOf(arg, command.scope))) });
    for (const [made, args] of [[written, [...redirected(command), ...piped(command)]] as const, [copies, copied(command)] as const])
      for (const key of args.map((arg) => keyOf(arg, command))) if (key !== null) made.add(key);
  }
  return found;
}

/** Whether a command removes only what mktemp made, or files that the line made itself. With `-r` such a name could be a folder that was there. */
function removesOnly(command: SimpleCommand, isOwn: (arg: Arg) => boolean): boolean {
  const { program, args, wrappers } = command;
  if ((program !== 'rm' && program !== 'unlink') || wrappers.some(fillsWords)) return false;
  const { operands, has } = flagsOf(args);
  const isTree = has('r', 'R', 'recursive');
  return operands.length > 0 && operands.every((arg) => isTemporaryFile(arg, command) || (!isTree && isOwn(arg)));
}

/** Files that a command writes anew by `>`. */
const redirected = ({ redirects }: SimpleCommand): readonly Arg[] =>
  redirects.flatMap(({ operator, target }) => (/^(?:>|>\||&>)$/.test(operator) && target !== null ? [target] : []));

/** Files that a command writes from what is piped into it: `tee FILE`, `install /dev/stdin FILE`. */
function piped({ program, args, from }: SimpleCommand): readonly Arg[] {
  const { writes } = about(program);
  if (from.length === 0 || (writes?.how !== 'appends' && writes?.how !== 'copies')) return [];
  const { operands } = flagsOf(args, writes);
  return writes.how === 'appends' ? operands : operands[0]?.value === '/dev/stdin' ? operands.slice(1, 2) : [];
}

/** The copy that `cp FILE COPY` makes of one file. */
function copied({ program, args }: SimpleCommand): readonly Arg[] {
  return program === 'cp' && args.length === 2 && flagsOf(args).operands.length === 2 ? args.slice(1) : [];
}

/** A variable that the line sets to the name that mktemp prints, or a file in that folder. */
function isTemporaryFile({ parts }: Arg, { scope }: SimpleCommand): boolean {
  const [first, ...rest] = parts;
  if (first?.kind !== 'variable' || rest.some((part) => part.kind !== 'text' || part.text.includes('..'))) return false;
  const [value, ...others] = lookUp(scope, first.name) ?? [];
  const part = value?.parts.length === 1 && others.length === 0 ? value.parts[0] : undefined;
  return part?.kind === 'command' && part.commands.length === 1 && part.commands[0]?.program === 'mktemp';
}

/** The effects of such a command. */
export const withOwnFiles = (effects: readonly Effect[], { removesOwn, written }: OwnFiles): readonly Effect[] =>
  effects
    .filter(({ kind, objects }) => kind !== 'secret' || objects.length === 0 || !objects.every((each) => written.has(each)))
    .map((effect) =>
      removesOwn && effect.kind === 'deletes'
        ? ordinary('changes', `${effect.what}, made by the line itself`, { objects: effect.objects, targets: effect.targets })
        : effect,
    );
