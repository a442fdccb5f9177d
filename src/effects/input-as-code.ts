/** Programs that run each line or word that they are given as code: `xargs sh -c`, `parallel` without a command. */
import { about, fillsWords, wrappingsOf } from '../programs/index.ts';
import { flagsOf } from '../syntax/flags.ts';
import { type Arg, lookUp, type Part, type SimpleCommand } from '../syntax/simple-command.ts';
import { innersOf, shellOptions } from '../syntax/unwrap.ts';
import { type Effect, ordinary } from './effect-types.ts';
import { inputFiles } from './given-inputs.ts';
import { shownArg } from './subject.ts';

/** A word that consists of what `xargs -I` or `parallel` replaces. */
const PLACE = /^(?:\{\S*\}|[^\w\s'"$`-]{1,3})$/;
/** Before a file whose lines are the arguments. Source: parallel(1). */
const FROM_FILE = '::::';

/** The effect of running what comes in; null when the command does not. */
export function inputAsCode(command: SimpleCommand): readonly Effect[] | null {
  const isParallel = wrappingsOf(command.program).some(({ inner }) => inner === 'parallel');
  if (!(isParallel ? hasNoCommand(command) : endsAtCode(command))) return null;
  const file = inputFiles(command)[0] ?? catFile(command) ?? (isParallel ? linesFrom(command) : undefined);
  if (file === undefined) return [ordinary('unread', 'runs what it is given as commands')];
  return [ordinary('runs-project-code', `runs the lines of ${shownArg(file)}`, { objects: [shownArg(file)], area: 'scripts' })];
}

function hasNoCommand(command: SimpleCommand): boolean {
  if (flagsOf(command.args).has('version', 'help', 'citation', 'number-of-cores', 'number-of-cpus')) return false;
  return innersOf(command).every((each) => each.kind === 'text' && PLACE.test(each.text));
}

/** The file of `cat FILE | parallel`. */
const catFile = ({ from }: SimpleCommand): Arg | undefined =>
  from.length === 1 && from[0]?.program === 'cat' && from[0].args.length === 1 ? from[0].args[0] : undefined;

/** The file that `parallel` reads its lines from, where it is an argument. */
function linesFrom({ args }: SimpleCommand): Arg | undefined {
  const { values } = flagsOf(args, { short: 'a', long: ['arg-file'] });
  const marked = args.findIndex(({ value }) => value === FROM_FILE);
  return values.get('a')?.[0] ?? values.get('arg-file')?.[0] ?? (marked === -1 ? undefined : args[marked + 1]);
}

/** Whether an interpreter ends at the option whose value is code, or has a place there that is filled in. */
function endsAtCode(command: SimpleCommand): boolean {
  const { program, args, wrappers } = command;
  const { shell, code = [] } = about(program).interprets ?? {};
  if (!wrappers.some(fillsWords)) return false;
  if (!innersOf(command).every((each) => each.kind === 'text' && PLACE.test(each.text))) return false;
  const option = (PLACE.test(args.at(-1)?.value ?? '') ? args.at(-2) : args.at(-1))?.value ?? '';
  return shell === true ? /^-\w*c$/.test(option) : /^-\w+$/.test(option) && code.includes(option.slice(-1));
}

const NO_SHELL: ReturnType<typeof shellOptions> = { takesScript: false, readsStdin: false };
/**
 * The effect of names that the shell reads as code: `for f in *; do eval "wc -l $f"; done`. What the line sets to a pattern, to what a program
 * prints or to what is read may be anything.
 */
export function namesAsCode({ program, args, scope, wrappers }: SimpleCommand): readonly Effect[] {
  const { takesScript, operand } = about(program).interprets?.shell === true ? shellOptions(args) : NO_SHELL;
  const isText = wrappingsOf(program).some(({ inner, where }) => inner === 'text' && where === undefined);
  const code = takesScript && operand !== undefined ? [operand] : isText ? args : [];
  const isOpen = (part: Part): boolean => {
    if (part.kind === 'command') return part.commands.some((each) => each.args.some(({ parts }) => parts.some(isOpen)));
    if (part.kind !== 'variable') return false;
    const values = lookUp(scope, part.name);
    return values === null || values?.some(({ parts }) => parts.some(({ kind }) => kind === 'glob' || kind === 'command')) === true;
  };
  // `find -exec sh -c 'wc {}'`: so often written that it is held only beside a name that is code
  if (takesScript && wrappers.some(fillsWords) && code.some(({ text }) => text.includes('{}')))
    return [ordinary('runs-project-code', 'runs names as code', { area: 'scripts', tells: 'names' })];
  // the whole text is one variable: whoever set it wrote code
  return code.some(({ parts }) => parts.length > 1 && parts.some(isOpen))
    ? [ordinary('runs-project-code', 'runs names as code', { area: 'scripts' })]
    : [];
}
