import { about } from '../programs/index.ts';
import type { Arg, Assignment } from './simple-command.ts';
import { behind, leadOf } from './flags.ts';

/** A variable that a command leaves behind; null when what it then holds is not known. */
export interface Binding {
  readonly name: string;
  readonly values: readonly Arg[] | null;
}

/** What a command sets for those after it. Assignments before a command word are gone with the command. */
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

function declared(arg: Arg): readonly Binding[] {
  const lead = leadOf(arg);
  const name = /^([A-Za-z_]\w*)=/.exec(lead)?.[1];
  return name === undefined ? [] : [{ name, values: [behind(arg, name.length + 1)] }];
}
