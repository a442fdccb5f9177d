/** Which words of a command name files that must already exist, by the rows of the programs. */
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import { about } from '../programs/index.ts';
import type { Flavour, Inputs } from '../programs/option-rows.ts';
import { mannerOf, rowOf } from '../programs/known-options.ts';
import { asOperands, type Operand, type Sorted, sortArgs } from '../syntax/sort-args.ts';

/** The starting points of find: the words before its expression. */
function startPoints(args: readonly Arg[]): readonly Arg[] {
  const options = args.findIndex(({ value }) => !/^-[HLP]$/.test(value ?? ''));
  const rest = options === -1 ? [] : args.slice(options);
  const end = rest.findIndex(({ text, value }) => text.startsWith('-') || /^\\?[(!,)]$/.test(value ?? text));
  return end === -1 ? rest : rest.slice(0, end);
}

/** The files of tar: with `x` and `t` the archive, with `c` the files to pack. */
function ofTar(sorted: Sorted): readonly Arg[] {
  const { given, operands } = sorted;
  const has = (...names: readonly string[]): boolean => names.some((name) => given.has(name));
  const archive = given.get('f') ?? given.get('file');
  if (has('x', 't', 'extract', 'get', 'list', 'd', 'diff'))
    return archive === null || archive === undefined || typeof archive === 'string' ? [] : [archive];
  if (!has('c', 'create') || has('C', 'directory', 'T', 'files-from', 'transform', 'xform')) return [];
  return certain(operands);
}

/** The operands that are certainly not values of options. */
const certain = (operands: readonly Operand[]): readonly Arg[] => operands.filter(({ sure }) => sure).map(({ arg }) => arg);

/** The words that name files to read, in any order. Pure. A word may still be a glob or contain a variable. */
export function inputsOf(command: SimpleCommand, flavour: Flavour): readonly Arg[] {
  const { program, args, redirects } = command;
  const read = redirects.flatMap(({ operator, target }) => (operator === '<' && target !== null ? [target] : []));
  return program === null ? read : [...read, ...ofProgram(program, args, flavour)];
}

function ofProgram(program: string, args: readonly Arg[], flavour: Flavour): readonly Arg[] {
  const row = about(program);
  const sub = row.subcommands?.[args[0]?.value ?? '']?.inputs;
  const rule = sub ?? row.inputs;
  if (rule === undefined) return [];
  if (rule.form === 'find') return startPoints(args);
  const key = sub === undefined ? program : `${program} ${args[0]?.value ?? ''}`;
  const options = rowOf(key, flavour) ?? rowOf(key, 'gnu');
  if (options === null && (rule.bareOnly === true || args.some(({ text }) => /^[-+]./.test(text)))) {
    return args[0] !== undefined && !/^[-+]/.test(args[0].text) ? args.slice(0, rule.most ?? args.length) : [];
  }
  const rest = sub === undefined ? args : args.slice(1);
  const sorted = options === null ? asOperands(rest) : sortArgs(rest, options, mannerOf(key));
  // an unknown option may have taken the next word
  if (sorted.unknown.length > 0) return [];
  return rule.form === 'tar' ? ofTar(sorted) : byRule(rule, sorted);
}

function byRule(rule: Inputs, { operands, given }: Sorted): readonly Arg[] {
  const { from = 0, butLast = 0, most = Infinity, values = [], unless = [], instead = [], not } = rule;
  const files = values.flatMap((name) => {
    const value = given.get(name);
    return value === undefined || value === null || typeof value === 'string' ? [] : [value];
  });
  if (unless.some((name) => given.has(name)) || operands.some(({ sure }) => !sure)) return files;
  const start = instead.some((name) => given.has(name)) ? Math.max(0, from - 1) : from;
  // `cp` with a single operand is a different mistake
  const end = Math.min(operands.length - butLast, start + most);
  const words = certain(operands.slice(start, Math.max(start, end)));
  return [...files, ...words.filter(({ value, text }) => not === undefined || !not.test(value ?? text))];
}
