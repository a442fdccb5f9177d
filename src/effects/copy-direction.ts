/** From where to where a command copies: `cp a b`, `rsync a host:b`, `aws s3 sync a s3://b`. */
import { about } from '../programs/index.ts';
import { flagsOf } from '../syntax/flags.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import type { Effect } from './effect-types.ts';
import { pathOf } from './paths.ts';

/** Subcommands whose last operand is where the others are copied to. */
const COPIES = /^(?:cp|copy|copyto|mv|move|moveto|sync|rsync|mirror|push|pull|put|get)$/;
/** A place, not the name of a remote or a branch. */
const isPlace = (text: string): boolean => /[/:.]/.test(text);
/** Effects that go in the direction of the copy. */
const GOES: ReadonlySet<Effect['kind']> = new Set(['changes', 'deletes', 'uploads', 'network', 'system', 'startup', 'protection']);

/** The effects of a command with the direction in which it copies, where it does. */
export function withDirection(command: SimpleCommand, effects: readonly Effect[]): readonly Effect[] {
  const copy = dumpOf(command) ?? copyOf(command);
  return copy === null ? effects : effects.map((each) => (GOES.has(each.kind) ? { ...each, copy } : each));
}

/** The machines of a dump and of the database that it is piped into: `pg_dump -h a shop | psql -h b shop`. */
function dumpOf({ program, args, from }: SimpleCommand): NonNullable<Effect['copy']> | null {
  const source = from.find((each) => /dump/.test(each.program ?? ''));
  if (source === undefined || about(program).database === undefined) return null;
  const hosts = (given: SimpleCommand['args']): readonly string[] =>
    ['h', 'host']
      .flatMap((name) => flagsOf(given, { short: 'hUpd', long: ['host'] }).values.get(name) ?? [])
      .map(({ value, text }) => value ?? text);
  const [to] = hosts(args);
  return to === undefined ? null : { from: hosts(source.args), to };
}

function copyOf({ program, args, scope }: SimpleCommand): NonNullable<Effect['copy']> | null {
  const { writes, transfers, effects, area, verbs, does } = about(program);
  const isCopy = transfers === true || (writes?.how === 'copies' && program !== 'ln');
  if (!isCopy && (area === 'repository' || (verbs !== true && does === undefined && effects === undefined))) return null;
  const { operands } = flagsOf(args, {
    short: `${writes?.short ?? ''}${effects?.short ?? ''}`,
    long: [...(writes?.long ?? []), ...(effects?.long ?? [])],
  });
  const verb = isCopy ? -1 : operands.findIndex(({ value }) => COPIES.test(value ?? ''));
  if (!isCopy && verb === -1) return null;
  const given = operands.slice(verb + 1).map((arg) => pathOf(arg, scope));
  // where the row does not say which options have a value, the value is among these: `--transfers 8`, `--exclude '*.tmp'`
  const sure = isCopy ? given : given.filter((each) => isPlace(each) && !each.includes('*'));
  const places = sure.length < 2 ? given : sure;
  const to = places.at(-1);
  return to === undefined || places.length < 2 || !places.some(isPlace) ? null : { from: places.slice(0, -1), to };
}
