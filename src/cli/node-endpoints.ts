/** The endpoints of a real run: this process, its terminal, the user's home. */
import fs from 'node:fs';
import path from 'node:path';
import { reason } from '../base/file-error.ts';
import { openProviders } from '../companion/open-providers.ts';
import { foldLines } from '../ui/wrap.ts';
import type { Endpoints } from './cli-endpoints.ts';
import { personAt } from '../ui/person.ts';
import { LocalServers } from '../llm/local.ts';
import { openState } from '../state/index.ts';
import { providerInfos } from './setup/provider-info.ts';

const LINE_BYTES = 64 * 1024;

/** `folder` is the one that holds the program: `dist` in the root. */
export function nodeEndpoints(folder: string): Endpoints {
  const { stdin, stdout, stderr, env } = process;
  const providers = openProviders();
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // `yosh config list | head -n 1` closes the pipe early: that is not an error
    if (error.code === 'EPIPE') process.exit(0);
    stderr.write(`yosh: standard output cannot be written (${reason(error)})\n`);
    process.exit(1);
  });
  return {
    env,
    home: env['HOME'] || null,
    sharedFolder: '/tmp', // the same as in bin/yosh
    root: path.dirname(folder),
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(stderr.isTTY ? foldLines(text, stderr.columns) : text),
    screen: stdout.isTTY ? { cols: stdout.columns, rows: stdout.rows } : null,
    person: () => (stdin.isTTY && stdout.isTTY ? personAt(stdin, stdout, (env['TERM'] ?? 'dumb') === 'dumb') : null),
    readLine: () => readLine(),
    patience: 1,
    now: () => performance.now(),
    agreements: openState(env).agreements,
    modelNotes: openState(env).models,
    providers: providerInfos(process.env),
    // whether it listens and whose it is; which models it has is asked once it is chosen
    localServer: async () => (await new LocalServers(async () => 'unasked').find(env))?.name ?? null,
    openProvider: (context) => providers.open(context),
    listModels: (context) => providers.models(context),
  };
}

function readLine(): string | null {
  const buffer = Buffer.alloc(LINE_BYTES);
  let length = 0;
  for (let count = 1; count > 0 && length < LINE_BYTES && !buffer.subarray(0, length).includes(0x0a); length += count) {
    try {
      count = fs.readSync(0, buffer, length, LINE_BYTES - length, null);
    } catch {
      break;
    }
  }
  if (length === 0) return null;
  return (buffer.subarray(0, length).toString('utf8').split(/\r?\n/)[0] as string).trim();
}
