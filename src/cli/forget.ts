/** `yosh forget`: deletes what yosh has stored between terminals. */
import { openState } from '../state/index.ts';
import { type Removed, statePath } from '../state/folder.ts';
import type { Args, Subcommand } from './subcommand.ts';
import { complain, type Endpoints, NO_HOME } from './cli-endpoints.ts';

const NAMES = {
  conversations: 'conversations',
  walkThroughs: 'walk-throughs',
  sent: 'the last request',
  agreements: 'which servers may have a key or a question',
  models: 'what is known about models',
} as const;

function forget(_args: Args, io: Endpoints): number {
  if (statePath(io.env) === null) {
    complain(io, NO_HOME);
    return 1;
  }
  const done = openState(io.env).forget();
  const names = (how: Removed): string =>
    (Object.keys(NAMES) as (keyof typeof NAMES)[])
      .filter((name) => done[name] === how)
      .map((name) => NAMES[name])
      .join(', ');
  if (names('stuck') !== '') {
    complain(io, `could not delete ${names('stuck')}. To delete all that is stored: rm -r ${statePath(io.env) ?? ''}`);
    return 1;
  }
  io.out(names('gone') === '' ? 'nothing was stored\n' : `forgotten: ${names('gone')}\n`);
  return 0;
}

export const forgetCommand: Subcommand = {
  name: 'forget',
  about: 'delete stored conversations, walk-throughs, the last request, and which servers may be asked',
  run: forget,
};
