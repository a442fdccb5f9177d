/** The effects that the rows of a program describe, by its subcommand and options. */
import type { EffectRow, EffectTable } from '../programs/effect-rows.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { type Flags, flagsOf } from '../syntax/flags.ts';
import { dangerous, type Effect, ordinary } from './effect-types.ts';

/** Operands that are searched for the words of a subcommand. */
const LOOSE_OPERANDS = 8;

/** The effects of all rows that match a command. */
export function tableEffects(command: SimpleCommand, table: EffectTable): readonly Effect[] {
  const flags = flagsOf(command.args, { short: table.short ?? '', long: table.long ?? [] });
  const operands = flags.operands.slice(0, LOOSE_OPERANDS).map(({ value, text }) => value ?? text);
  return table.rows
    .filter((each) => hasWords(each.words, operands, table.loose === true) && hasOptions(each, flags) && hasValue(each, command))
    .map(({ kind, severity, what, recursive }) =>
      (severity === 'dangerous' ? dangerous : ordinary)(kind, what, { recursive: recursive === true }),
    );
}

/** Whether the operands contain the words of a row in order: as the first operands, or anywhere when `loose`. */
function hasWords(words: string, operands: readonly string[], loose: boolean): boolean {
  if (words === '') return true;
  let at = 0;
  return words.split(' ').every((word, index) => {
    const choices = word.split('|');
    const found = loose ? operands.findIndex((operand, place) => place >= at && choices.includes(operand)) : index;
    at = found + 1;
    return found !== -1 && choices.includes(operands[found] ?? '');
  });
}

const hasOptions = ({ options, without }: EffectRow, flags: Flags): boolean =>
  (options === undefined || flags.has(...names(options))) && (without === undefined || !flags.has(...names(without)));

/** Whether one of the row's options has the value that the row asks for. */
function hasValue({ options, value }: EffectRow, { args }: SimpleCommand): boolean {
  if (value === undefined) return true;
  const named = names(options ?? '');
  const { values } = flagsOf(args, { short: named.filter((name) => name.length === 1).join(''), long: named });
  return named.some((name) => values.get(name)?.some((arg) => value.test(arg.value ?? '')) === true);
}

const names = (options: string): readonly string[] => options.split(' ').map((option) => option.replace(/^-+/, ''));
