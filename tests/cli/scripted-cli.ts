/**
 * The real `yosh` subcommands with a scripted provider that needs a key, bundled in place of `dist/cli.cjs` in a root of its
 * own. The provider is named `offline`, a name that every version of the table of providers has.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { COMMANDS } from '../../src/cli/commands.ts';
import { complain } from '../../src/cli/cli-endpoints.ts';
import { nodeEndpoints } from '../../src/cli/node-endpoints.ts';
import { runCli } from '../../src/cli/run.ts';
import type { Provider, ProviderEvent } from '../../src/llm/port.ts';

const real = nodeEndpoints(__dirname);
const { env } = process;

const answer = (key: string): readonly ProviderEvent[] => {
  if (env['SCRIPTED_NET'] === 'down')
    return [{ kind: 'failure', failure: { what: 'scripted.example cannot be reached (ECONNREFUSED)', remedy: 'look at your network' } }];
  if (!key.startsWith('good-'))
    return [{ kind: 'failure', failure: { what: `the key ${key} is not accepted (401)`, remedy: 'check it, then run yosh setup' } }];
  return [
    { kind: 'tool', call: { name: 'command', input: { command: 'ls -la', explanation: 'lists them', pending: false } } },
    { kind: 'end', reason: 'complete' },
  ];
};

const provider = (key: string): Provider => ({
  name: 'offline',
  async *ask(_, signal) {
    while (env['SCRIPTED_NET'] === 'hangs' && !signal.aborted) await sleep(5);
    if (!signal.aborted) yield* answer(key);
  },
});

const io = {
  ...real,
  patience: 30,
  sharedFolder: env['TMPDIR'] ?? real.sharedFolder,
  providers: [
    {
      name: 'offline',
      about: 'a scripted provider; needs a key',
      needsKey: true as const,
      envKeys: ['SCRIPTED_KEY'],
      defaultModel: 'scripted-1',
      modelCalled: null,
      seldom: false,
      needsUrl: false,
    },
  ],
  openProvider: ({ config }: { config: { key: string } }) => Promise.resolve(provider(config.key || (env['SCRIPTED_KEY'] ?? ''))),
};

runCli(process.argv.slice(2), COMMANDS, io).then(
  (status) => process.exit(status),
  (error: unknown) => {
    complain(io, `unexpected error (${String(error)})`);
    process.exit(1);
  },
);
