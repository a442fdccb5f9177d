/** What the effect of a row makes or empties, what it takes into use, and whom it puts into which groups. Pure. */
import type { EffectRow, Joins } from '../programs/effect-rows.ts';
import { fillsWords } from '../programs/index.ts';
import { flagsOf, optionNames } from '../syntax/flags.ts';
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import type { Effect } from './effect-types.ts';
import { pathOf, placeOf } from './paths.ts';

/** @param operands as the row's program reads them. */
export function newlyUsed(
  { empties, uses, joins }: EffectRow,
  command: SimpleCommand,
  operands: readonly Arg[],
): Pick<Effect, 'empties' | 'uses' | 'joins'> {
  if (empties === undefined && uses === undefined && joins === undefined) return {};
  const things = operands.map((each) => placeOf(each, command.scope)).filter((each) => each.startsWith('/'));
  const [first = '', place = ''] = things;
  return {
    ...(empties === 'operands' ? { empties: things } : empties === 'first' ? { empties: things.slice(0, 1) } : {}),
    ...(empties === 'volume' ? { empties: volumeOf(command) } : {}),
    ...(uses === undefined ? {} : { uses: uses === 'first' ? [{ thing: first, place }] : things.map((thing) => ({ thing, place: '' })) }),
    ...joinedBy(joins, command),
  };
}

/** `lvcreate -L 10G -n NAME GROUP`. Source: lvcreate(8) of LVM 2.03.16. */
function volumeOf({ args, scope }: SimpleCommand): readonly string[] {
  const { values, operands } = flagsOf(args, { short: 'nLl', long: ['name', 'size', 'extents'] });
  // a snapshot holds what its volume has
  if (args.some(({ text }) => /^-\w*s|^--(?:snapshot|thin|type)/.test(text))) return [];
  const [name] = values.get('n') ?? values.get('name') ?? [];
  const [group] = operands;
  return name === undefined || group === undefined || operands.length > 1 ? [] : [`/dev/${pathOf(group, scope)}/${pathOf(name, scope)}`];
}

/** Nothing where the command does more than put an account into groups, or where one of the two is not known. */
export function joinedBy(joins: Joins | undefined, { args, scope, wrappers }: SimpleCommand): Pick<Effect, 'joins'> {
  if (joins === undefined || wrappers.some(fillsWords)) return {};
  const { account = '', groups = '', only } = joins;
  const taking = optionNames(`${account} ${groups}`);
  const flags = flagsOf(args, { short: taking.filter((name) => name.length === 1).join(''), long: taking });
  const known = new Set([...taking, ...optionNames(only)]);
  // a word after a single dash is among the long names too
  const given = [
    ...flags.short,
    ...[...flags.long].filter((name) => name.length > 1 && ![...name].every((letter) => flags.short.has(letter))),
  ];
  const operands = [...flags.operands];
  const valuesOf = (options: string): readonly Arg[] =>
    options === '' ? operands.splice(0, 1) : optionNames(options).flatMap((name) => flags.values.get(name) ?? []);
  const [whom, ...others] = valuesOf(account);
  const into = valuesOf(groups).flatMap((each) => pathOf(each, scope).split(','));
  const isAll = others.length === 0 && operands.length === 0 && given.every((name) => known.has(name));
  if (whom === undefined || into.length === 0 || !isAll) return {};
  return { joins: into.map((group) => ({ account: pathOf(whom, scope), group })) };
}
