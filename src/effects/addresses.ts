/** Addresses that a command is given without being known to talk to them: `kubectl apply -f https://…`, `docker -H tcp://…`. */
import { isLoopback } from '../base/loopback.ts';
import { about, wrappingsOf } from '../programs/index.ts';
import { flagsOf } from '../syntax/flags.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { type Effect, ordinary } from './effect-types.ts';
import { hostIn, isBucket } from './host-in.ts';
import { pathOf } from './paths.ts';
import { shownArg } from './subject.ts';
import { readsOnly } from './subcommand-account.ts';

/** What the command may take from each address, or do there, unless its other effects name the host. */
export function addressEffects(command: SimpleCommand, effects: readonly Effect[]): readonly Effect[] {
  const { program, args, scope } = command;
  const { reads, request, interprets, inputs } = about(program);
  // what a find or a wrapper starts is a command of its own
  if (wrappingsOf(program ?? '').some(({ subcommand }) => subcommand === undefined)) return [];
  if (program === null || reads === true || request !== undefined || interprets !== undefined || inputs?.form === 'find') return [];
  return args.flatMap((arg) => {
    const url = /[a-z][\w+.-]*:\/\/\S+/i.exec(pathOf(arg, scope))?.[0];
    const host = url === undefined ? null : hostIn(url);
    // to list a bucket is to ask one's own cloud
    if (url !== undefined && isBucket(url) && (readsOnly(command) || flagsOf(args).has('dryrun', 'dry-run'))) return [];
    if (host === null || isLoopback(host) || effects.some(({ objects }) => objects.some((each) => (hostIn(each) ?? each) === host)))
      return [];
    return [ordinary('runs-foreign-code', `works with ${shownArg(arg)}`, { objects: [host] })];
  });
}
