/** A password that one command prints and the next reads to log in: `aws ecr get-login-password | docker login --password-stdin HOST`. */
import type { SimpleCommand } from '../syntax/simple-command.ts';
import type { Effect } from './effect-types.ts';
import { bareHost, hostIn } from './host-in.ts';

/** Options with which a login reads the password from its standard input. Source: docker-login(1), helm registry login, gh auth login. */
const FROM_STDIN = /^--(?:password-stdin|with-token)$/;

/** The machines that get what a command of the line prints, by that command. */
export function passwordReaders(commands: readonly SimpleCommand[]): ReadonlyMap<SimpleCommand, string> {
  const readers = new Map<SimpleCommand, string>();
  for (const { args, from } of commands) {
    const printer = from.at(-1);
    if (printer === undefined || !args.some(({ value }) => FROM_STDIN.test(value ?? '')) || !args.some(({ value }) => value === 'login'))
      continue;
    const host = args.map(({ value }) => hostIn(value ?? '') ?? bareHost(value ?? '')).find((each) => each !== null);
    if (host !== undefined && host !== null) readers.set(printer, host);
  }
  return readers;
}

/** Nobody sees the password, and one machine gets it: the user must have named that. */
export const readBy = (effect: Effect, host: string): Effect =>
  effect.kind === 'secret'
    ? { ...effect, severity: 'ordinary', what: `logs in to ${host} with a password of yours`, objects: [host] }
    : effect;
