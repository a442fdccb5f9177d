/** `yosh forget`: deletes what yosh has stored between terminals: all of it, or by kind, time, folder and text. */
import type { Selection } from '../base/selection.ts';
import { RECORD_FILE } from '../record/record-file.ts';
import { openRecord } from '../record/record.ts';
import type { Kind } from '../record/record-tables.ts';
import { parseSince, SINCE_EXAMPLES } from '../record/since.ts';
import { openState, type StateName } from '../state/index.ts';
import { type Removed, statePath } from '../state/folder.ts';
import { type Args, isOn, type Subcommand, textOf } from './subcommand.ts';
import { counted, unreadable } from './record-text.ts';
import { complain, type Endpoints, NO_HOME, refuse } from './cli-endpoints.ts';

/** The options that name a kind. */
const FLAGS = ['history', 'log', 'lessons', 'memory'] as const;

const TIMES = ['since', 'before'] as const;

/** Everything that is stored, in the order in which it is named. `flag`: the option that names its kind. */
const STORED: readonly {
  readonly name: string;
  readonly flag: (typeof FLAGS)[number] | null;
  readonly state?: StateName;
  readonly record?: Kind;
}[] = [
  { name: 'commands and their output', flag: 'history', record: 'history' },
  { name: 'conversations and their log', flag: 'log', record: 'log' },
  { name: 'what was learned', flag: 'lessons', record: 'lessons' },
  { name: 'what yo was told to remember', flag: 'memory', state: 'memory' },
  { name: 'which project files are trusted', flag: 'memory', state: 'trusted' },
  { name: 'walk-throughs', flag: null, state: 'walkThroughs' },
  { name: 'long commands kept as scripts', flag: 'log', state: 'scripts' },
  { name: 'the last request', flag: 'log', record: 'sent' },
  { name: 'which servers may have a key or a question', flag: null, state: 'agreements' },
  { name: 'what is known about models', flag: null, state: 'models' },
];

/** What can be forgotten in part, and what one of it is called. Servers and models hold no words of the user. */
type Part = Exclude<StateName, 'agreements' | 'models'> | Kind;
const CALLED: Readonly<Record<Part, string>> = {
  history: 'command',
  log: 'exchange',
  lessons: 'lesson',
  memory: 'remembered line',
  trusted: 'trusted project file',
  walkThroughs: 'walk-through',
  scripts: 'script',
  sent: 'request',
};

/** Null, after a complaint, when a time cannot be read; undefined when everything is to be forgotten. */
function selectionOf(args: Args, io: Endpoints): Selection | null | undefined {
  const nowMs = Date.now();
  const times = TIMES.map((name) => {
    const words = textOf(args, name);
    return { name, words, timeMs: words === null ? null : parseSince(words, nowMs) };
  });
  const unread = times.find(({ words, timeMs }) => words !== null && timeMs === null);
  if (unread !== undefined) {
    complain(io, `--${unread.name} needs a time: ${SINCE_EXAMPLES}`);
    return null;
  }
  const [since, before] = times;
  const text = textOf(args, 'matching');
  if (text !== null && text.trim() === '') {
    complain(io, '--matching needs a text, for example: yosh forget --matching st4.example.net');
    return null;
  }
  const under = isOn(args, 'here') ? (io.env['PWD'] ?? '') : null;
  const selection = { sinceMs: since?.timeMs ?? null, beforeMs: before?.timeMs ?? null, under, text };
  return Object.values(selection).every((part) => part === null) ? undefined : selection;
}

/** Removes what is selected, and tells how much of each. */
function forgetPart(wanted: readonly (typeof STORED)[number][], selection: Selection, io: Endpoints): number {
  const state = openState(io.env);
  const store = openRecord(io.env);
  const kinds = wanted.flatMap(({ record }) => record ?? []);
  const recorded = kinds.length === 0 ? {} : store.forgetSelected(kinds, selection);
  store.close();
  const parts = wanted.map(({ state: part }) => part).filter((part) => part !== undefined && part !== 'agreements' && part !== 'models');
  const stored = parts.map((part) => [part, state[part].forgetSelected(selection, io.home ?? '')] as const);
  const counts = [...Object.entries(recorded ?? {}), ...stored].filter(([, count]) => count > 0);
  if (recorded === null) {
    complain(io, `could not change the record. To see why: yosh doctor`);
    return 1;
  }
  const named = counts.map(([part, count]) => counted(count, CALLED[part as Part]));
  io.out(named.length === 0 ? 'nothing stored matches\n' : `forgotten: ${named.join(', ')}\n`);
  return 0;
}

function forget(args: Args, io: Endpoints): number {
  if (statePath(io.env) === null) {
    complain(io, NO_HOME);
    return 1;
  }
  const blocked = unreadable(io.env, RECORD_FILE);
  if (blocked !== null) return refuse(io, blocked);
  const kinds = FLAGS.filter((kind) => isOn(args, kind));
  const wanted = STORED.filter(({ flag }) => kinds.length === 0 || kinds.some((kind) => kind === flag));
  const selection = selectionOf(args, io);
  if (selection === null) return 2;
  if (selection !== undefined) return forgetPart(wanted, selection, io);
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
  examples: ['yosh forget', 'yosh forget --history', 'yosh forget --matching st4.example.net', 'yosh forget --here --since today'],
  flags: [
    { name: 'history', about: 'only the recorded commands and their output', kind: 'switch' },
    { name: 'log', about: 'only questions, answers and what they cost', kind: 'switch' },
    { name: 'lessons', about: 'only what was learned from your fixes and edits', kind: 'switch' },
    { name: 'memory', about: 'only what you told yo to remember', kind: 'switch' },
    { name: 'since', about: `only what is from then or later: ${SINCE_EXAMPLES}`, kind: 'text', example: 'today' },
    { name: 'before', about: 'only what is older than that', kind: 'text', example: '2w' },
    { name: 'here', about: 'only what is of this folder and those below it', kind: 'switch' },
    { name: 'matching', about: 'only what contains this text', kind: 'text', example: 'st4.example.net' },
  ],
  run: forget,
};
