/** The variables that a command sets for the commands after it. */
import { about } from '../programs/index.ts';
import type { Arg, Assignment } from './simple-command.ts';
import { leadOf, sliceArg } from './flags.ts';

/** A variable that a command sets; `values` is null when its value is unknown. */
export interface Binding {
  readonly name: string;
  readonly values: readonly Arg[] | null;
}

/** The variables that a command sets for the commands after it. Assignments before a command word last only for that command. */
export function bindings(word: Arg | null, assignments: readonly Assignment[], args: readonly Arg[]): readonly Binding[] {
  if (word === null) return assignments;
  if (word.value === null) return [];
  const { binds } = about(word.value);
  if (binds === undefined) return [];
  if (binds === 'assignments') return args.flatMap(declared);
  return args.flatMap(({ value }) =>
    value !== null && /^[A-Za-z_]\w*/.test(value) ? [{ name: value.replace(/\W.*$/s, ''), values: null }] : [],
  );
}

/** The variable in an argument of the form `NAME=value`. */
function declared(arg: Arg): readonly Binding[] {
  const lead = leadOf(arg);
  const name = /^([A-Za-z_]\w*)=/.exec(lead)?.[1];
  return name === undefined ? [] : [{ name, values: [sliceArg(arg, name.length + 1)] }];
}
