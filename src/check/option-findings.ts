/** Whether the options of a command are ones its program has, as far as anything here knows them. */
import path from 'node:path';
import { about } from '../programs/index.ts';
import type { Flavour, Manner } from '../programs/option-rows.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { type Sorted, sortArgs } from './args.ts';
import type { Finding } from './finding.ts';
import { flavourOf, hintFor, NAMES, quirkOf } from './flavour.ts';
import { CUSTOMARY, join, NOTHING, type Options } from './know/options.ts';
import { mannerOf, rowOf } from './know/known-options.ts';
import { completionsOf, manualOf } from './know/sources.ts';
import { nearest } from '../base/nearest.ts';
import type { CheckWorld } from './check-world.ts';

export type At = (arg: Arg) => Finding['at'];

const STOPS: Manner = { stops: true };
/** A program of which only a page is known may start another one; so only what stands before its first operand is looked at. */
const mannerWithout = (row: Options | null, name: string): Manner => (row === null ? { ...mannerOf(name), ...STOPS } : mannerOf(name));

/** What is wrong with the options of one command whose program lies at `file`. */
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

interface Unknown {
  readonly name: string;
  readonly unknown: readonly { readonly flag: string; readonly arg: Arg; readonly elsewhere: boolean }[];
  readonly options: Options;
  readonly sorted: Sorted;
}

/**
 * With our own row first, which answers nearly always; then the manual page beside the program, then completion files. Options that the row
 * of the other flavour has are its own whatever a completion says, for those serve both.
 */
async function ofName(world: CheckWorld, name: string, args: readonly Arg[], file: string, flavour: Flavour): Promise<Unknown> {
  const row = rowOf(name, flavour);
  const manner = mannerWithout(row, name);
  const judged = (options: Options): Unknown => {
    const sorted = sortArgs(args, options, manner);
    return { name, sorted, options, unknown: sorted.unknown.map((one) => ({ ...one, elsewhere: false })) };
  };
  const mayBeWrong = args.some(({ text }) => /^["']?-./.test(text));
  if (!mayBeWrong) return { ...judged(row ?? NOTHING), unknown: [] };
  let now = judged(row ?? CUSTOMARY);
  if (row !== null && now.unknown.length === 0) return now;
  const page = await manualOf(world, file, name.replace(' ', '-'));
  if (page !== null) now = judged(join(now.options, page));
  if (now.unknown.length === 0) return now;
  const other = rowOf(name, flavour === 'gnu' ? 'bsd' : 'gnu');
  const elsewhere =
    other === null || row === null ? [] : now.unknown.filter(({ arg }) => sortArgs([arg], other, manner).unknown.length === 0);
  if (elsewhere.length > 0) return { ...now, unknown: elsewhere.map((one) => ({ ...one, elsewhere: true })) };
  if (page === null)
    for (const told of await completionsOf(world, file, name.split(' ')[0] as string)) now = judged(join(now.options, told));
  return now.options.complete ? now : { ...now, unknown: [] };
}

/** `git -C x log --oneline`: the program's own options up to the subcommand, then those of that. */
async function ofSubcommand(world: CheckWorld, { program, args }: SimpleCommand, file: string, flavour: Flavour): Promise<Unknown> {
  const name = program ?? '';
  const row = rowOf(name, flavour);
  const first = row === null ? args.findIndex(({ text }) => !text.startsWith('-')) : -1;
  const none: Unknown = { name, unknown: [], options: NOTHING, sorted: { unknown: [], operands: [], given: new Map() } };
  // without a row nobody knows whether the first word is the value of an option before it
  if (row === null && first !== 0) return none;
  const own = row === null ? none : await ofName(world, name, args, file, flavour);
  if (own.unknown.length > 0) return own;
  const sub = row === null ? args[0] : own.sorted.operands[0]?.arg;
  if (sub === undefined || sub.value === null || !/^[a-z][\w-]*$/.test(sub.value)) return none;
  return ofName(world, `${name} ${sub.value}`, args.slice(args.indexOf(sub) + 1), file, flavour);
}

function describe({ name: program, options }: Unknown, one: Unknown['unknown'][number], flavour: Flavour, at: At): Finding {
  const { flag, arg, elsewhere } = one;
  if (elsewhere) {
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
