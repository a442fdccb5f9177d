/**
 * What is wrong with a command line that yargs refused, in one line with what to type instead. Computed from the arguments and the
 * table of subcommands, never from yargs's own message, so that no text of yargs reaches the screen. Pure.
 */
import { nearest } from '../base/nearest.ts';
import { SHELL_NAMES } from '../shell/shell-kinds.ts';
import { listed } from './help.ts';
import { type Flag, type Positional, type Subcommand, TOP_FLAGS } from './subcommand.ts';

/** Where on the command line the reader is: after `path`, with these subcommands, arguments and options allowed. */
interface Place {
  readonly path: string;
  readonly children: readonly Subcommand[];
  readonly positionals: readonly Positional[];
  readonly flags: readonly Flag[];
}

const SHORT: Readonly<Record<string, string>> = { '-h': '--help', '-v': '--version' };

/** The first thing that is wrong. `args` as they followed `yosh`. */
export function misuseOf(args: readonly string[], commands: readonly Subcommand[]): string {
  let place: Place = { path: 'yosh', children: commands, positionals: [], flags: TOP_FLAGS };
  const [values, options]: [string[], string[]] = [[], []];
  const end = args.indexOf('--') < 0 ? args.length : args.indexOf('--');
  const textFlags = flagsOf(commands).filter(({ kind }) => kind === 'text');
  for (let at = 0; at < end; at++) {
    const text = args[at] as string;
    if (isOption(text)) {
      options.push(text);
      // an option may precede the subcommand that has it, so here only whether it takes the next argument is decided
      const flag = textFlags.find((each) => `--${each.name}` === text);
      if (flag === undefined) continue;
      at += 1;
      if (at >= end || isOption(args[at] as string)) return `${text} needs a value: ${place.path} ${text} ${flag.example ?? 'VALUE'}`;
    } else if (place.children.length > 0) {
      const child = place.children.find((each) => each.name === text);
      if (child === undefined) return isShell(text, place) ? shellWith(text, args.slice(at + 1)) : unknownCommand(text, place);
      place = inside(place, child);
    } else values.push(text);
  }
  const unknown = options.find((text) => !place.flags.some((flag) => `--${flag.name}` === longName(text)));
  if (unknown !== undefined) return unknownOption(unknown, place, values);
  return wrongArguments(place, values, args.slice(end + 1)) ?? misplacedOption(place, options);
}

/** yargs takes a negative number for an argument. */
const isOption = (text: string): boolean => text.startsWith('-') && text !== '-' && !/^-(?:\d+(?:\.\d+)?|\.\d+)$/.test(text);

/** `--name` of an option as it was typed: `-h`, `--name`, `--name=value`. */
const longName = (text: string): string => SHORT[nameIn(text)] ?? nameIn(text);
const nameIn = (text: string): string => text.split('=', 1)[0] as string;

const flagsOf = (commands: readonly Subcommand[]): readonly Flag[] =>
  commands.flatMap(({ flags = [], children = [] }) => [...flags, ...flagsOf(children)]);

const inside = (place: Place, { name, children = [], positionals = [], flags = [] }: Subcommand): Place => ({
  path: `${place.path} ${name}`,
  children,
  positionals,
  flags: [...flags, ...place.flags],
});

/** `behind`: what follows `--`, which fills the arguments that are still missing, but none of those that must be there. */
function wrongArguments(place: Place, values: readonly string[], behind: readonly string[]): string | null {
  const { path, children, positionals } = place;
  if (children.length > 0) return `${path} needs a command: ${either(children.map(({ name }) => `${path} ${name}`))}`;
  const missing = positionals[values.length];
  if (missing !== undefined && missing.optional !== true) return missingArgument(path, values, missing);
  const surplus = positionals.at(-1)?.many === true ? [] : [...values, ...behind].slice(positionals.length);
  if (surplus.length > 0) return `too many arguments: ${surplus.join(' ')}. ${seeHelp(path)}`;
  for (const [at, { choices, choicesMessage = 'it is' }] of positionals.entries()) {
    const value = values[at];
    if (choices !== undefined && value !== undefined && !choices.includes(value))
      return `${choicesMessage} ${listed(choices, 'and')}, not ${value}`;
  }
  return null;
}

/** yargs takes what follows an option that it does not know yet for the value: `doctor` in `yosh --json doctor`. */
function misplacedOption({ path }: Place, options: readonly string[]): string {
  const [option] = options;
  return option === undefined
    ? `this command line cannot be read. ${seeHelp(path)}`
    : `${option} must follow its command: ${path} ${option}`;
}

function missingArgument(path: string, values: readonly string[], { called, choices, suggest = [] }: Positional): string {
  const soFar = [path, ...values].join(' ');
  if (choices !== undefined) return `${path} needs ${called}: ${either(choices.map((choice) => `${soFar} ${choice}`))}`;
  return `${path} needs ${called}${suggest.length === 0 ? '' : `, for example: ${soFar} ${suggest[0]}`}`;
}

/** The launcher starts a shell by its name alone; what else is on the line made it another command line. */
const isShell = (text: string, { path }: Place): boolean => path === 'yosh' && (SHELL_NAMES as readonly string[]).includes(text);

const shellWith = (shell: string, rest: readonly string[]): string =>
  `yosh ${shell} takes no arguments but --login. To start it: yosh ${shell}. Without yo: ${[shell, ...rest].join(' ')}`;

function unknownCommand(text: string, { path, children }: Place): string {
  const before = path.split(' ').slice(1);
  const shown = [...before, text].join(' ');
  const known = [...children.map(({ name }) => name), ...(before.length === 0 ? SHELL_NAMES : [])];
  const meant = alike(text, known);
  const option = before.length === 0 && TOP_FLAGS.some(({ name }) => name === text.toLowerCase()) ? `yosh --${text.toLowerCase()}` : null;
  if (meant === null && option === null) return `no such command: ${shown}. ${seeHelp(path)}`;
  return `no such command: ${shown}. Did you mean ${option ?? [...before, meant].join(' ')}?`;
}

function unknownOption(text: string, { path, positionals, flags }: Place, values: readonly string[]): string {
  const name = nameIn(text);
  const meant = alike(
    name,
    flags.map((flag) => `--${flag.name}`),
  );
  if (meant !== null) return `unknown option ${name}. Did you mean ${meant}?`;
  // one word that could be a value: the way to give it is shown as it would be typed
  if (values.length > 0 && values.length < positionals.length && /^[\w.:/=-]+$/.test(text))
    return `unknown option ${name}. For a value that begins with a dash: ${path} ${values.join(' ')} -- ${text}`;
  return `unknown option ${name}. ${seeHelp(path)}`;
}

/** What was meant: the word in other letters, the only one that begins so, or the nearest one. */
function alike(given: string, known: readonly string[]): string | null {
  const text = given.toLowerCase();
  if (known.includes(text)) return text;
  const longer = text.replace(/^-+/, '') === '' ? [] : known.filter((each) => each.startsWith(text));
  return longer.length === 1 ? (longer[0] as string) : nearest(text, known);
}

const seeHelp = (path: string): string => `To see how: ${path} --help`;

/** `a, or b`. */
const either = (texts: readonly string[]): string => texts.join(', ').replace(/, (?=[^,]*$)/, ', or ');
