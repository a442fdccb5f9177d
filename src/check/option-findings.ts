/** Finds options that the program of a command does not have, as far as its options are known. */
import path from 'node:path';
import { about } from '../programs/index.ts';
import type { Flavour, Manner } from '../programs/option-rows.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { asOperands, type Sorted, sortArgs } from '../syntax/sort-args.ts';
import type { Finding } from './finding.ts';
import { flavourOf, hintFor, NAMES, quirkOf } from './flavour.ts';
import { CUSTOMARY, join, NOTHING, type Options } from '../programs/options.ts';
import { mannerOf, rowOf } from '../programs/known-options.ts';
import { completionsOf, manualOf } from './know/sources.ts';
import { nearest } from '../base/nearest.ts';
import type { CheckWorld } from './check-world.ts';

export type At = (arg: Arg) => Finding['at'];

const STOPS: Manner = { stops: true };
/** A program that is known only from its manual page may start another one, so only the options before its first operand are checked. */
const mannerWithout = (row: Options | null, name: string): Manner => (row === null ? { ...mannerOf(name), ...STOPS } : mannerOf(name));

/** The findings about the options of one command. `file`: the path of its program. */
export async function flagFindings(world: CheckWorld, command: SimpleCommand, file: string, at: At): Promise<readonly Finding[]> {
  const program = command.program ?? '';
  const real = await world.files.real(file);
  const flavour = flavourOf(world, real);
  if (flavour === null || about(program).open === true || about(path.basename(real)).open === true) return [];
  const quirk = quirkOf(program, command.args, flavour);
  if (quirk !== null) return [{ kind: 'flavour', what: quirk.quirk.what, forModel: quirk.quirk.forModel, at: at(quirk.arg) }];
  const found =
    about(program).pages === true
      ? await ofSubcommand(world, command, file, flavour)
      : await ofName(world, program, command.args, file, flavour);
  return found.unknown.map((one) => describe(found, one, flavour, at));
}

/** The options of a command that its program does not have. */
interface Unknown {
  readonly name: string;
  /** `otherFlavour`: the other flavour of the program has the option. */
  readonly unknown: readonly { readonly flag: string; readonly arg: Arg; readonly otherFlavour: boolean }[];
  readonly options: Options;
  readonly sorted: Sorted;
}

/**
 * Checks options with the row of the program, which nearly always suffices; then with the manual page of the program, then with completion
 * files. An option in the row of the other flavour belongs to that flavour even if a completion file has it, because those serve both.
 */
async function ofName(world: CheckWorld, name: string, args: readonly Arg[], file: string, flavour: Flavour): Promise<Unknown> {
  const row = rowOf(name, flavour);
  const manner = mannerWithout(row, name);
  const sortedWith = (options: Options): Unknown => {
    const sorted = sortArgs(args, options, manner);
    return { name, sorted, options, unknown: sorted.unknown.map((one) => ({ ...one, otherFlavour: false })) };
  };
  const mayBeWrong = args.some(({ text }) => /^["']?-./.test(text));
  if (!mayBeWrong) return { ...sortedWith(row ?? NOTHING), unknown: [] };
  let now = sortedWith(row ?? CUSTOMARY);
  if (row !== null && now.unknown.length === 0) return now;
  const page = await manualOf(world, file, name.replace(' ', '-'));
  if (page !== null) now = sortedWith(join(now.options, page));
  if (now.unknown.length === 0) return now;
  const other = rowOf(name, flavour === 'gnu' ? 'bsd' : 'gnu');
  const ofOther =
    other === null || row === null ? [] : now.unknown.filter(({ arg }) => sortArgs([arg], other, manner).unknown.length === 0);
  if (ofOther.length > 0) return { ...now, unknown: ofOther.map((one) => ({ ...one, otherFlavour: true })) };
  if (page === null)
    for (const completion of await completionsOf(world, file, name.split(' ')[0] as string))
      now = sortedWith(join(now.options, completion));
  return now.options.complete ? now : { ...now, unknown: [] };
}

/** `git -C x log --oneline`: the options of the program up to the subcommand, then those of the subcommand. */
async function ofSubcommand(world: CheckWorld, { program, args }: SimpleCommand, file: string, flavour: Flavour): Promise<Unknown> {
  const name = program ?? '';
  const row = rowOf(name, flavour);
  const first = row === null ? args.findIndex(({ text }) => !text.startsWith('-')) : -1;
  const none: Unknown = { name, unknown: [], options: NOTHING, sorted: asOperands([]) };
  // without a row, the first word may be the value of an option before it
  if (row === null && first !== 0) return none;
  const own = row === null ? none : await ofName(world, name, args, file, flavour);
  if (own.unknown.length > 0) return own;
  const sub = row === null ? args[0] : own.sorted.operands[0]?.arg;
  if (sub === undefined || sub.value === null || !/^[a-z][\w-]*$/.test(sub.value)) return none;
  return ofName(world, `${name} ${sub.value}`, args.slice(args.indexOf(sub) + 1), file, flavour);
}

/** The finding for one option. */
function describe({ name: program, options }: Unknown, one: Unknown['unknown'][number], flavour: Flavour, at: At): Finding {
  const { flag, arg, otherFlavour } = one;
  if (otherFlavour) {
    const hint = hintFor(program, flag, flavour);
    const other = flavour === 'gnu' ? 'macOS' : 'GNU';
    return {
      kind: 'flavour',
      what: `${program} ${flag} is for ${other}${hint === null ? '' : `; here: ${hint}`}`,
      forModel: `\`${program}\` on this machine is ${NAMES[flavour]} and has no \`${flag}\`${hint === null ? '' : `; \`${hint}\` does that here`}.`,
      at: at(arg),
    };
  }
  const near = nearest(flag.slice(2), options.long.keys());
  const hint = flag.startsWith('--') && near !== null ? `--${near}` : null;
  return {
    kind: 'unknown-flag',
    what: `${program} has no option ${flag}${hint === null ? '' : `; did you mean ${hint}?`}`,
    forModel: `\`${program}\` on this machine has no option \`${flag}\`${hint === null ? '' : `; \`${hint}\` is spelled alike`}.`,
    at: at(arg),
  };
}
