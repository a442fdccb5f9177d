/** The words of a command, by what they are for: the program, its subcommand, options, operands. Pure. */
import { about, startsItsWords } from '../programs/index.ts';
import { type SimpleCommand, programOf } from '../syntax/simple-command.ts';
import { readLine } from '../syntax/read-line.ts';

export interface CommandWords {
  readonly program: string;
  /** It is named by its path: a script of the user's, as a rule. */
  readonly isPath: boolean;
  /** Wrappers, program, subcommand and options as they were typed; `<>` for each operand. */
  readonly shape: string;
  /** The values of the operands, and of a program that is named by its path. */
  readonly operands: readonly string[];
}

/** Subcommands that have subcommands. `*`: all of the program's. */
const DEEP: ReadonlyMap<string, string> = new Map([
  ['docker', 'builder buildx compose config container context image manifest network plugin secret service stack swarm system volume'],
  ['podman', 'compose container image machine network pod system volume'],
  ['kubectl', 'certificate config create rollout set top'],
  ['git', 'bisect remote stash submodule worktree'],
  ['npm', 'config cache'],
  ['aws', '*'],
  ['gcloud', '*'],
  ['az', '*'],
  ['gh', '*'],
  ['glab', '*'],
  ['helm', 'dependency plugin repo'],
  ['ip', '*'],
]);

/** Its leading operands that say what it does, not to what. */
export function verbsOf({ program, args }: SimpleCommand): readonly string[] {
  if (program === null || (about(program).verbs !== true && !DEEP.has(program))) return [];
  const words = args.map(({ value }) => value ?? '').filter((word) => !word.startsWith('-'));
  const [first = '', second = ''] = words;
  const deep = DEEP.get(program)?.split(' ') ?? [];
  return (deep.includes('*') || deep.includes(first) ? [first, second] : [first]).filter((word) => word !== '');
}

/**
 * The commands that a line runs, without `sudo` and others that only start one; those of substitutions are parts of a word. `screen -r`, which
 * starts nothing, is a command itself, and so is `eval "$(ssh-agent -s)"`, of which is not known what it starts.
 */
export function commandsOf(text: string): readonly SimpleCommand[] {
  const commands = readLine(text).commands.filter(({ captured, group }) => !captured && !group);
  const starts = ({ program }: SimpleCommand): boolean =>
    program !== null && startsItsWords(program) && commands.some(({ wrappers }) => wrappers.includes(program));
  return commands.filter((one) => !starts(one) && !(one.program === null && one.wrappers.at(-1) === 'eval'));
}

/** Null when the line is not one command, or not readable. */
export function readWords(text: string): CommandWords | null {
  const commands = commandsOf(text);
  const [command] = commands;
  // `docker exec web sh` is one command, whose last words are another one
  const isOne = commands.slice(1).every(({ wrappers }) => command?.program != null && wrappers.includes(command.program));
  if (readLine(text).error !== null || !isOne || command?.program == null || command.word === null) return null;
  const { program, name, wrappers, args, assignments } = command;
  const verbs = [...verbsOf(command)];
  const isPath = name?.includes('/') === true;
  const operands = isPath ? [name ?? ''] : [];
  const shape = [...assignments.map((one) => `${one.name}=`), ...wrappers, isPath ? '<>' : program];
  for (const { value, text: written } of args) {
    const word = value ?? written;
    if (word.startsWith('-') && word !== '-') shape.push(word);
    else if (verbs[0] === word) shape.push(verbs.shift() ?? '');
    else {
      shape.push('<>');
      operands.push(word);
    }
  }
  return { program: programOf(program), isPath, shape: shape.join(' '), operands };
}
