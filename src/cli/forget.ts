/** `yosh forget`: deletes what yosh has stored between terminals, all of it or by kind. */
import { openRecord } from '../record/record.ts';
import type { Kind } from '../record/record-tables.ts';
import { openState, type StateName } from '../state/index.ts';
import { type Removed, statePath } from '../state/folder.ts';
import { type Args, isOn, type Subcommand } from './subcommand.ts';
import { complain, type Endpoints, NO_HOME } from './cli-endpoints.ts';

/** The options that name a kind. */
const FLAGS = ['history', 'log', 'lessons', 'memory'] as const;

/** Everything that is stored, in the order in which it is named. `flag`: the option that names its kind. */
const STORED: readonly {
  readonly name: string;
  readonly flag: (typeof FLAGS)[number] | null;
  readonly state?: StateName;
  readonly record?: Kind;
}[] = [
  { name: 'commands and their output', flag: 'history', record: 'history' },
  { name: 'the log', flag: 'log', record: 'log' },
  { name: 'what was learned', flag: 'lessons', record: 'lessons' },
  { name: 'what yo was told to remember', flag: 'memory', state: 'memory' },
  { name: 'which project files are trusted', flag: 'memory', state: 'trusted' },
  { name: 'conversations', flag: 'log', state: 'conversations' },
  { name: 'walk-throughs', flag: null, state: 'walkThroughs' },
  { name: 'long commands kept as scripts', flag: 'log', state: 'scripts' },
  { name: 'the last request', flag: 'log', state: 'sent' },
  { name: 'which servers may have a key or a question', flag: null, state: 'agreements' },
  { name: 'what is known about models', flag: null, state: 'models' },
];

function forget(args: Args, io: Endpoints): number {
  if (statePath(io.env) === null) {
    complain(io, NO_HOME);
    return 1;
  }
  const kinds = FLAGS.filter((kind) => isOn(args, kind));
  const wanted = STORED.filter(({ flag }) => kinds.length === 0 || kinds.some((kind) => kind === flag));
  const state = openState(io.env);
  const store = openRecord(io.env);
  const done = wanted.map(({ name, state: part, record }): { readonly name: string; readonly how: Removed } => ({
    name,
    how: part === undefined ? (record === undefined ? 'none' : store.forget([record], Date.now())) : state.forget(part),
  }));
  store.close();
  const names = (how: Removed): string =>
    done
      .filter((one) => one.how === how)
      .map(({ name }) => name)
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
  about: 'delete what is stored: commands, the log, lessons, memory, conversations, walk-throughs, which servers may be asked',
  examples: ['yosh forget', 'yosh forget --history'],
  flags: [
    { name: 'history', about: 'only the recorded commands and their output', kind: 'switch' },
    { name: 'log', about: 'only questions, answers and what they cost', kind: 'switch' },
    { name: 'lessons', about: 'only what was learned from your fixes and edits', kind: 'switch' },
    { name: 'memory', about: 'only what you told yo to remember', kind: 'switch' },
  ],
  run: forget,
};
