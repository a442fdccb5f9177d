import type { Arg, Assignment } from './command.ts';
import { behind, leadOf } from './flags.ts';

/** Builtins whose `NAME=value` arguments are assignments. */
const DECLARE: ReadonlySet<string> = new Set(['export', 'declare', 'typeset', 'local', 'readonly']);
/** Builtins that set the variables they are given, to something the line does not say. */
const FILL: ReadonlySet<string> = new Set(['read', 'mapfile', 'readarray', 'getopts', 'let']);

/** A variable that a command leaves behind; null when what it then holds is not known. */
export interface Binding {
  readonly name: string;
  readonly values: readonly Arg[] | null;
}

/** What a command sets for those after it. Assignments before a command word are gone with the command. */
export function bindings(word: Arg | null, assignments: readonly Assignment[], args: readonly Arg[]): readonly Binding[] {
  if (word === null) return assignments;
  if (word.value === null) return [];
  if (DECLARE.has(word.value)) return args.flatMap(declared);
  if (!FILL.has(word.value)) return [];
  return args.flatMap(({ value }) =>
    value !== null && /^[A-Za-z_]\w*/.test(value) ? [{ name: value.replace(/\W.*$/s, ''), values: null }] : [],
  );
}

function declared(arg: Arg): readonly Binding[] {
  const lead = leadOf(arg);
  const name = /^([A-Za-z_]\w*)=/.exec(lead)?.[1];
  return name === undefined ? [] : [{ name, values: [behind(arg, name.length + 1)] }];
}
