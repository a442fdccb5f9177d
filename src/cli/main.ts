/** `yosh <subcommand>`; `yosh`, `yosh bash` and `yosh zsh` are the launcher's. */
import path from 'node:path';
import yargs from 'yargs';
import { hideBin } from 'yargs/helpers';
import { VERSION } from '../base/version.ts';
import { initLine } from './init.ts';

const root = path.dirname(__dirname);

void yargs(hideBin(process.argv))
  .scriptName('yosh')
  .usage('yosh [bash|zsh] [--login]\n\nStarts your own shell with yo in it: type `yo` and a sentence at its prompt.')
  .command(
    'init <shell>',
    'print the rc line that makes every interactive terminal start in yosh',
    (command) => command.positional('shell', { choices: ['bash', 'zsh'] as const, demandOption: true }),
    ({ shell }) => void process.stdout.write(`${initLine(root, shell)}\n`),
  )
  .option('login', { type: 'boolean', describe: 'start a login shell' })
  .version(VERSION)
  .help()
  .strict()
  .demandCommand(1)
  .fail((message, error) => {
    process.stderr.write(`yosh: ${message ?? error.message}; see yosh --help\n`);
    process.exit(2);
  })
  .parseAsync();
