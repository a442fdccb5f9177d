/** `yosh <subcommand>`; `yosh`, `yosh bash` and `yosh zsh` are the launcher's. */
import { COMMANDS } from './commands.ts';
import { complain } from './cli-endpoints.ts';
import { nodeEndpoints } from './node-endpoints.ts';
import { runCli } from './run.ts';

const io = nodeEndpoints(__dirname);

runCli(process.argv.slice(2), COMMANDS, io).then(
  (status) => process.exit(status),
  (error: unknown) => {
    complain(io, `it stumbled (${error instanceof Error ? error.message : String(error)}); run yosh doctor`);
    process.exit(1);
  },
);
