import type { SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf } from '../syntax/flags.ts';
import { danger, type Finding } from './effect-types.ts';

/** What hardly any program means harmlessly when it is one of the first words behind its name. */
const VERB = /^(?:batch-)?(?:delete|destroy|purge|wipe|erase|terminate|undeploy|deregister|deprovision|nuke)(?:[-_:](?!protect)[\w:-]+)?$/i;
/** The same behind a colon or a dash, and what means it only as the second half of a word. */
const COMPOUND =
  /^(?:remove-(?!comment)[\w-]+|[\w-]+:(?:delete|destroy|drop|purge|flush|wipe|reset)|db:(?:drop|reset|purge)(?::\w+)?|dropdb|dropuser)$/i;
/** Programs of a service that spell it as an option. */
const BY_OPTION = /^(?:kafka-[\w-]+?|zkCli)(?:\.sh)?$/;
const OPTIONS: readonly string[] = ['delete', 'delete-config', 'remove', 'reset-offsets'];
/** A file that is called `delete` is an operand further behind. */
const FIRST_OPERANDS = 4;

/**
 * `anything delete x`: hundreds of command lines of services have such a verb, and nobody can list them. Asked only for programs
 * that no table and no list of readers knows by that word.
 */
export function byVerb(command: SimpleCommand): readonly Finding[] {
  const flags = flagsOf(command.args);
  const words = flags.operands.slice(0, command.program === 'java' ? FIRST_OPERANDS + 2 : FIRST_OPERANDS).map(({ value }) => value ?? '');
  const verb = words.find((word) => VERB.test(word) || COMPOUND.test(word));
  if (verb !== undefined) return [danger('deletes', `${command.program} ${verb}: takes something away for good`)];
  const option = BY_OPTION.test(command.program ?? '') ? OPTIONS.find((each) => flags.has(each)) : undefined;
  return option === undefined ? [] : [danger('deletes', `${command.program} --${option}: takes something away for good`)];
}
