/** `yosh memory`: what the user told yo to remember, and the file with it. */
import { parseMemory } from '../base/memory-lines.ts';
import { screenLine, screenText } from '../safety/screen-gate.ts';
import { openState } from '../state/index.ts';
import { MEMORY_FILE } from '../state/memory-file.ts';
import { type Endpoints, NO_HOME, refuse } from './cli-endpoints.ts';
import { openInEditor } from './editor.ts';
import { unreadable, unwritable } from './record-text.ts';
import { type Subcommand, textOf } from './subcommand.ts';

const EMPTY = 'nothing is remembered yet. In a shell of yosh: yo remember our staging host is st4';

function show(io: Endpoints): number {
  const text = openState(io.env).memory.text();
  if (text === null) return refuse(io, unreadable(io.env, MEMORY_FILE) ?? 'the memory file cannot be read. Its path: yosh memory path');
  if (parseMemory(text).length === 0) return refuse(io, EMPTY);
  io.out(`${screenText(text.trimEnd())}\n`);
  return 0;
}

const unmade = ({ env, home }: Endpoints): string =>
  home === null ? NO_HOME : (unreadable(env, MEMORY_FILE) ?? unwritable(env) ?? 'the memory file cannot be written');

function edit(io: Endpoints): number {
  const { memory } = openState(io.env);
  const file = memory.begin();
  if (file === null) return refuse(io, unmade(io));
  const trouble = openInEditor(io, file);
  if (trouble !== null) return refuse(io, trouble);
  const { length } = memory.lines();
  io.out(`${screenLine(length === 1 ? 'one line is remembered' : `${length} lines are remembered`)}\n`);
  return 0;
}

function path(io: Endpoints): number {
  const file = openState(io.env).memory.begin();
  if (file === null) return refuse(io, unmade(io));
  io.out(`${screenLine(file)}\n`);
  return 0;
}

const DEEDS = { show, edit, path } as const;
const NAMES = Object.keys(DEEDS) as readonly (keyof typeof DEEDS)[];

export const memoryCommand: Subcommand = {
  name: 'memory',
  about: 'show what you told yo to remember; edit it, or print the path of the file',
  examples: ['yosh memory', 'yosh memory edit'],
  positionals: [
    {
      name: 'what',
      about: 'show: print it, as without a word; edit: open the file in $EDITOR; path: print where the file is',
      called: 'a word',
      optional: true,
      choices: NAMES,
      choicesMessage: 'the words are',
    },
  ],
  run: (args, io) => DEEDS[NAMES.find((name) => name === textOf(args, 'what')) ?? 'show'](io),
};
