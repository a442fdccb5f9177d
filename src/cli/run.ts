/** Finds the subcommand that the arguments of `yosh` name, runs it and returns its exit status. yargs parses and writes the help. */
import path from 'node:path';
import yargs, { type Argv } from 'yargs';
import { currentFolder } from '../base/current-folder.ts';
import { VERSION } from '../base/version.ts';
import { SHELL_NAMES } from '../shell/shell-kinds.ts';
import { complain, type Endpoints } from './cli-endpoints.ts';
import { asksForHelp, helpFor } from './help.ts';
import { misuseOf } from './misuse.ts';
import { type Args, HELP, LOGIN, type Positional, SHOW_VERSION, type Subcommand, wordsOf } from './subcommand.ts';

/** `yosh` itself: with a shell's name, or without an argument, the launcher starts the shell. */
export const topCommand = (children: readonly Subcommand[]): Subcommand => ({
  name: 'yosh',
  about: 'start your own shell with yo in it: type yo and a question at its prompt',
  examples: ['yosh', ...SHELL_NAMES.map((name) => `yosh ${name} --login`)],
  children,
});
const MISUSE_STATUS = 2;

/** A command line that cannot be run. Thrown, because yargs otherwise prints its own message and exits. */
class Misuse extends Error {}

/** Other words for the options of `yosh` itself, as its first argument. */
const FIRST: Readonly<Record<string, string>> = { help: '--help', version: '--version', '-V': '--version' };

export async function runCli(given: readonly string[], commands: readonly Subcommand[], io: Endpoints): Promise<number> {
  const [first = '', ...others] = given;
  const args = Object.hasOwn(FIRST, first) ? [FIRST[first] ?? first, ...others] : given;
  if (asksForHelp(args)) {
    io.out(helpFor(args, topCommand(commands), io.screen?.cols, path.join(io.root, 'docs')));
    return 0;
  }
  let status = 0;
  const done = (code: number): void => void (status = code);
  const refuse = (): never => {
    throw new Misuse(misuseOf(args, commands));
  };
  const parser = yargs([...args], currentFolder(io.env))
    .scriptName('yosh')
    .parserConfiguration({
      'boolean-negation': false,
      'camel-case-expansion': false,
      'populate--': true,
      'parse-positional-numbers': false,
    })
    .detectLocale(false) // its translations lie in its package, which is not there in a bundle
    .option(LOGIN.name, { type: 'boolean', describe: LOGIN.about })
    .help(false)
    .option(HELP.name, { type: 'boolean', alias: 'h' })
    .version(SHOW_VERSION.name, SHOW_VERSION.about, VERSION)
    .alias({ version: 'v' })
    .exitProcess(false)
    .demandCommand(1)
    .fail((_message, error) => {
      if (error !== undefined && error !== null && error.name !== 'YError') throw error;
      refuse();
    });
  for (const command of commands) add(parser, command, io, done, refuse);
  try {
    await parser.strict().parseAsync([...args], {}, (_error: unknown, _argv: unknown, output: string) => {
      if (output !== '') io.out(`${output}\n`);
    });
    return status;
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    complain(io, error.message);
    return MISUSE_STATUS;
  }
}

function add(parser: Argv, command: Subcommand, io: Endpoints, done: (status: number) => void, refuse: () => never): void {
  const { name, about, positionals = [], flags = [], children = [], run } = command;
  const usage = [name, ...positionals.map((each) => placeholderOf(each))].join(' ');
  const build = (own: Argv): Argv => {
    for (const each of positionals)
      own.positional(each.name, {
        type: 'string',
        array: each.many === true,
        describe: each.about,
        ...(each.choices && { choices: each.choices }),
      });
    for (const flag of flags)
      own.option(
        flag.name,
        flag.kind === 'switch' ? { type: 'boolean', describe: flag.about } : { type: 'string', requiresArg: true, describe: flag.about },
      );
    for (const child of children) add(own, child, io, done, refuse);
    if (children.length > 0) own.demandCommand(1);
    return own;
  };
  parser.command(usage, about, build, async (parsed) => {
    if (run !== undefined) done(await run(withLiteral(positionals, parsed, refuse), io));
  });
}

const placeholderOf = ({ name, optional = false, many = false }: Positional): string => {
  const shown = many ? `${name}..` : name;
  return optional ? `[${shown}]` : `<${shown}>`;
};

/** Arguments after `--` are taken as they are, whatever they begin with: they fill the places that are still empty. */
function withLiteral(positionals: readonly Positional[], args: Args, refuse: () => never): Args {
  const literal = Array.isArray(args['--']) ? args['--'].map(String) : [];
  const filled: Record<string, unknown> = { ...args };
  for (const { name, many } of positionals) {
    if (many === true) filled[name] = [...wordsOf(filled, name), ...literal.splice(0)];
    else if (filled[name] === undefined && literal.length > 0) filled[name] = literal.shift();
  }
  if (literal.length > 0) refuse();
  return filled;
}
