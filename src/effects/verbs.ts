/** Guesses deletions from the verb of an unknown command line: `anything delete x`. */
import { about } from '../programs/index.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf } from '../syntax/flags.ts';
import { dangerous, type Effect } from './effect-types.ts';

/** Words that mean a deletion in nearly every program when they are among its first operands. */
const VERB = /^(?:batch-)?(?:delete|destroy|purge|wipe|erase|terminate|undeploy|deregister|deprovision|nuke)(?:[-_:](?!protect)[\w:-]+)?$/i;
/** Words that mean a deletion only in combination, with a colon or a dash. */
const COMPOUND =
  /^(?:remove-(?!comment)[\w-]+|[\w-]+:(?:delete|destroy|drop|purge|flush|wipe|reset)|db:(?:drop|reset|purge)(?::\w+)?|dropdb|dropuser)$/i;
/** Programs that delete with an option. */
const BY_OPTION = /^(?:kafka-[\w-]+?|zkCli)(?:\.sh)?$/;
const OPTIONS: readonly string[] = ['delete', 'delete-config', 'remove', 'reset-offsets'];
/** Only the first operands count: a file that is called `delete` comes later. */
const FIRST_OPERANDS = 4;

/**
 * Hundreds of command lines of services have such verbs, too many to list. Used only for programs whose row does not already explain the
 * word.
 */
export function verbEffects(command: SimpleCommand): readonly Effect[] {
  const flags = flagsOf(command.args);
  const words = flags.operands.slice(0, command.program === 'java' ? FIRST_OPERANDS + 2 : FIRST_OPERANDS).map(({ value }) => value ?? '');
  const verb = words.find((word) => VERB.test(word) || COMPOUND.test(word));
  const { area } = about(command.program);
  const objects = verb === undefined ? [] : flags.operands.slice(words.indexOf(verb) + 1).map(({ value, text }) => value ?? text);
  const named = [...objects, ...[...flags.values.values()].flat().map(({ value, text }) => value ?? text)];
  if (verb !== undefined)
    return [
      dangerous('deletes', `deletes something for good: ${command.program} ${verb}`, area === undefined ? {} : { area, objects: named }),
    ];
  const option = BY_OPTION.test(command.program ?? '') ? OPTIONS.find((each) => flags.has(each)) : undefined;
  return option === undefined ? [] : [dangerous('deletes', `deletes something for good: ${command.program} --${option}`)];
}
