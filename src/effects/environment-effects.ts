/** Which variables a command prints: all of them, those that a filter lets through, or single ones with telling names. */
import { about, fillsWords } from '../programs/index.ts';
import { flagsOf } from '../syntax/flags.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { type Effect, ordinary } from './effect-types.ts';
import { TELLING } from './network-effects.ts';
import { shownArg } from './subject.ts';

/** Patterns that find variables named like secrets. A pattern need not be a whole name: `tok` finds TOKEN. */
const FINDS = /key|tok|secr|pass|pwd|cred|auth|priv|cookie|session/i;
/** A shorter pattern finds nearly any variable; `()` finds functions. */
const SELECTS = /[A-Za-z_]{3}|\(\)/;
/** A script of sed or awk that chooses lines by a pattern. */
const CHOOSES = /\/[^/]*(?:[A-Za-z_]{3}|\(\))[^/]*\//;

/** Effects of programs that print variables. */
export function environmentEffects(command: SimpleCommand): readonly Effect[] {
  const { program, args, pipedOn, captured, redirects, from } = command;
  if (captured || redirects.some(({ operator }) => operator.startsWith('<'))) return [];
  if (!pipedOn && listsAll(command)) return [ordinary('secret', 'shows variables, secrets included')];
  const lister = pipedOn ? -1 : from.findLastIndex(listsAll);
  if (lister !== -1) return filtered([...from.slice(lister + 1), command]);
  const named = namedIn(command);
  if (named !== undefined) return [ordinary('secret', `shows ${named}`, { objects: [named] })];
  if (about(program).files !== 'kept' || (program !== 'echo' && program !== 'printf')) return [];
  const telling = args.find(({ parts }) => parts.some((part) => part.kind === 'variable' && TELLING.test(part.name)));
  return telling === undefined || pipedOn
    ? []
    : [ordinary('secret', `shows ${shownArg(telling)}`, { objects: [telling.text.replace(/\W/g, '')] })];
}

/** Whether a program prints the names and values of all variables: `env`, `set`, `printenv -0`. */
function listsAll({ program, args, redirects, wrappers }: SimpleCommand): boolean {
  if (wrappers.some(fillsWords) || redirects.some(({ operator }) => operator.startsWith('<'))) return false;
  const { secret, effects } = about(program);
  // functions, which `declare -f` prints, are no variables
  if (flagsOf(args).has('f', 'F')) return false;
  // the history of the shell and the stores of passwords have rows of their own
  return (
    secret === true &&
    effects === undefined &&
    program !== 'fc' &&
    args.every(({ text }) => text.startsWith('-')) &&
    (program !== 'set' || args.length === 0)
  );
}

/** A variable with a telling name that `printenv NAME` or `declare -p NAME` prints; `export NAME` prints nothing. */
function namedIn({ program, args, pipedOn }: SimpleCommand): string | undefined {
  const { secret, reads, binds } = about(program);
  if (pipedOn || secret !== true || reads !== true || (binds !== undefined && !flagsOf(args).has('p'))) return undefined;
  return args.map(({ value }) => value ?? '').find((value) => /^\w+$/.test(value) && TELLING.test(value));
}

/** What is left of all variables after the filters of a pipeline. */
function filtered(stages: readonly SimpleCommand[]): readonly Effect[] {
  const last = stages.at(-1);
  // what only counts or compares prints none
  if (last === undefined || (about(last.program).files === 'kept' && !last.wrappers.some(fillsWords))) return [];
  const chosen = stages
    .filter(isSearch)
    .map(({ args }) => ({
      words: flagsOf(args).operands.map(({ value, text }) => value ?? text),
      inverted: flagsOf(args).has('v', 'invert-match'),
    }));
  const found = stages.flatMap(({ args }) => args.map(({ value, text }) => value ?? text)).find((word) => FINDS.test(word));
  if (found !== undefined && !chosen.some(({ words, inverted }) => inverted && words.includes(found)))
    return [ordinary('secret', `shows variables like ${found}`, { objects: [found] })];
  const isNarrow =
    chosen.some(({ words, inverted }) => !inverted && words.some((word) => SELECTS.test(word))) ||
    stages.some((each) => isScript(each) && each.args.some(({ value }) => CHOOSES.test(value ?? '')));
  return isNarrow ? [] : [ordinary('secret', 'shows variables, secrets included')];
}

const isSearch = ({ program }: SimpleCommand): boolean => about(program).searches !== undefined;
const isScript = ({ program, args }: SimpleCommand): boolean =>
  program === 'sed' ? flagsOf(args).has('n', 'quiet', 'silent') : /^[gm]?awk$/.test(program ?? '');
