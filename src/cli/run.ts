/** From the words on the command line to the subcommand and its exit status; yargs does the reading and the help. */
import yargs, { type Argv } from 'yargs';
import { VERSION } from '../base/version.ts';
import { SHELL_NAMES } from '../shell/shell-kinds.ts';
import type { Args, Command, Word } from './subcommand.ts';
import { complain, type Endpoints } from './cli-endpoints.ts';

const USAGE = `yosh [${SHELL_NAMES.join('|')}] [--login]\n\nStarts your own shell with yo in it: type \`yo\` and a sentence at its prompt.`;
const MISUSE_STATUS = 2;

/** What yargs found wrong, thrown so that it neither prints nor exits by itself. */
class Misuse extends Error {}

export async function runCli(words: readonly string[], commands: readonly Command[], io: Endpoints): Promise<number> {
  let status = 0;
  const done = (code: number): void => void (status = code);
  const parser = yargs([...words])
    .scriptName('yosh')
    .parserConfiguration({
      'boolean-negation': false,
      'camel-case-expansion': false,
      'populate--': true,
      'parse-positional-numbers': false,
    })
    .detectLocale(false) // its translations lie in its package, which is not there in a bundle
    .usage(USAGE)
    .option('login', { type: 'boolean', describe: 'start a login shell' })
    .version(VERSION)
    .alias({ help: 'h', version: 'v' })
    .exitProcess(false)
    .demandCommand(1, 'say what to do')
    .fail((message, error) => {
      if (error !== undefined && error !== null && error.name !== 'YError') throw error;
      throw new Misuse(message ?? error.message);
    });
  for (const command of commands) add(parser, command, io, done);
  try {
    await parser.strict().parseAsync([...words], {}, (_error: unknown, _argv: unknown, output: string) => {
      if (output !== '') io.out(`${output}\n`);
    });
    return status;
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    complain(io, `${error.message}; see yosh --help`);
    return MISUSE_STATUS;
  }
}

function add(parser: Argv, command: Command, io: Endpoints, done: (status: number) => void): void {
  const { name, about, words = [], flags = [], children = [], run } = command;
  const usage = [name, ...words.map((word) => (word.optional === true ? `[${word.name}]` : `<${word.name}>`))].join(' ');
  const build = (own: Argv): Argv => {
    for (const word of words)
      own.positional(word.name, { type: 'string', describe: word.about, ...(word.choices && { choices: word.choices }) });
    for (const flag of flags)
      own.option(
        flag.name,
        flag.kind === 'switch' ? { type: 'boolean', describe: flag.about } : { type: 'string', requiresArg: true, describe: flag.about },
      );
    for (const child of children) add(own, child, io, done);
    if (children.length > 0) own.demandCommand(1, `yosh ${name} needs one of ${children.map((child) => child.name).join(', ')}`);
    return own;
  };
  parser.command(usage, about, build, async (args) => {
    if (run !== undefined) done(await run(withLiteral(words, args), io));
  });
}

/** Words behind `--` are taken as they are, whatever they begin with: they fill the places that are still empty. */
function withLiteral(words: readonly Word[], args: Args): Args {
  const literal = Array.isArray(args['--']) ? args['--'].map(String) : [];
  const filled: Record<string, unknown> = { ...args };
  for (const { name } of words) if (filled[name] === undefined && literal.length > 0) filled[name] = literal.shift();
  if (literal.length > 0) throw new Misuse(`Unknown argument: ${literal.join(', ')}`);
  return filled;
}
