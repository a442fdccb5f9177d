/** Addresses that a command is given without being known to talk to them: `kubectl apply -f https://…`, `docker -H tcp://…`. */
import { isLoopback } from '../base/loopback.ts';
import { about } from '../programs/index.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { type Effect, ordinary } from './effect-types.ts';
import { hostIn } from './host-in.ts';
import { pathOf } from './paths.ts';
import { shownArg } from './subject.ts';

/** What the command may take from each address, or do there, unless its other effects name the host. */
export function addressEffects({ program, args, scope }: SimpleCommand, effects: readonly Effect[]): readonly Effect[] {
  const { reads, request, interprets, inputs } = about(program);
  // what a find starts is a command of its own
  if (program === null || reads === true || request !== undefined || interprets !== undefined || inputs?.form === 'find') return [];
  return args.flatMap((arg) => {
    const url = /[a-z][\w+.-]*:\/\/\S+/i.exec(pathOf(arg, scope))?.[0];
    const host = url === undefined ? null : hostIn(url);
    if (host === null || isLoopback(host) || effects.some(({ objects }) => objects.some((each) => (hostIn(each) ?? each) === host)))
      return [];
    return [ordinary('runs-foreign-code', `works with ${shownArg(arg)}`, { objects: [host] })];
  });
}
