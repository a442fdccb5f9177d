/** Entry of `yosh <subcommand>`. The launcher handles `yosh`, `yosh bash` and `yosh zsh` by itself. */
import { COMMANDS } from './commands.ts';
import { complain } from './cli-endpoints.ts';
import { nodeEndpoints } from './node-endpoints.ts';
import { runCli } from './run.ts';

const io = nodeEndpoints(__dirname);

runCli(process.argv.slice(2), COMMANDS, io).then(
  // by then a failure to write has been reported
  (status) => setImmediate(() => process.exit(status)),
  (error: unknown) => {
    complain(io, `unexpected error (${error instanceof Error ? error.message : String(error)}). To check the installation: yosh doctor`);
    process.exit(1);
  },
);
