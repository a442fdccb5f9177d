/** Files that a line makes for itself and removes again: `sort a > a.s; comm a.s b; rm a.s`, `t=$(mktemp); …; rm "$t"`. */
import { about, fillsWords } from '../programs/index.ts';
import { flagsOf } from '../syntax/flags.ts';
import { type Arg, bindingOf, lookUp, type SimpleCommand } from '../syntax/simple-command.ts';
import { type Effect, ordinary } from './effect-types.ts';

/** The commands that remove nothing but files which the line made before. */
export function removersOfOwn(commands: readonly SimpleCommand[]): ReadonlySet<SimpleCommand> {
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
  const written = new Set<string>();
  const copies = new Set<string>();
  const found = new Set<SimpleCommand>();
  const note = (into: Set<string>, args: readonly Arg[], command: SimpleCommand): void => {
    for (const key of args.map((arg) => keyOf(arg, command))) if (key !== null) into.add(key);
  };
  for (const command of commands) {
    if (command.where.length > 0) continue;
    const { operands, has } = flagsOf(command.args);
    // what a copy went to may be a folder, which `rm -r` ends
    const isTree = has('r', 'R', 'recursive');
    const isOwn = (arg: Arg): boolean => {
      const key = keyOf(arg, command) ?? '';
      return isTemporaryFile(arg, command) || written.has(key) || (!isTree && copies.has(key));
    };
    if (about(command.program).removes === true && !command.wrappers.some(fillsWords) && operands.length > 0 && operands.every(isOwn))
      found.add(command);
    note(written, redirected(command), command);
    note(copies, copied(command), command);
  }
  return found;
}

/** Files that a command writes anew by `>`. */
const redirected = ({ redirects }: SimpleCommand): readonly Arg[] =>
  redirects.flatMap(({ operator, target }) => (/^(?:>|>\||&>)$/.test(operator) && target !== null ? [target] : []));

/** The copy that `cp FILE COPY` makes of one file. */
function copied({ program, args }: SimpleCommand): readonly Arg[] {
  const { operands } = flagsOf(args);
  return program === 'cp' && operands.length === args.length && operands.length === 2 ? operands.slice(1) : [];
}

/** A variable that the line sets to the name that mktemp prints, or a file in that folder. */
function isTemporaryFile({ parts }: Arg, { scope }: SimpleCommand): boolean {
  const [first, ...rest] = parts;
  if (first?.kind !== 'variable' || rest.some((part) => part.kind !== 'text' || part.text.includes('..'))) return false;
  const [value, ...others] = lookUp(scope, first.name) ?? [];
  const part = value?.parts.length === 1 && others.length === 0 ? value.parts[0] : undefined;
  return part?.kind === 'command' && part.commands.length === 1 && part.commands[0]?.program === 'mktemp';
}

/** What such a command does. */
export const ownRemoved = (effect: Effect): Effect =>
  effect.kind === 'deletes' ? ordinary('changes', `${effect.what}, made by the line itself`, { objects: effect.objects }) : effect;
