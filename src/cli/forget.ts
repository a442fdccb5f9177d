/** `yosh forget`: removes what is kept between terminals. */
import { openState } from '../state/index.ts';
import { type Removed, statePath } from '../state/folder.ts';
import type { Args, Command } from './subcommand.ts';
import { complain, type Endpoints, NO_HOME } from './cli-endpoints.ts';

const NAMES = { conversations: 'conversations', walkThroughs: 'walk-throughs', sent: 'the last request' } as const;

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
    complain(io, `${names('stuck')} could not be removed from ${statePath(io.env) ?? ''}; remove it by hand`);
    return 1;
  }
  io.out(names('gone') === '' ? 'nothing was kept\n' : `forgotten: ${names('gone')}\n`);
  return 0;
}

export const forgetCommand: Command = {
  name: 'forget',
  about: 'delete stored conversations, walk-throughs and the last request',
  run: forget,
};
