/** The table of all facts, in the order in which they are sent. A new fact is one file and one line here. */
import { alias } from './alias.ts';
import { cwd } from './cwd.ts';
import { git } from './git-state.ts';
import { habits } from './user-habits.ts';
import { installed } from './installed.ts';
import { lastCommand } from './last-command.ts';
import { lastOutput } from './last-output.ts';
import { memoryFacts } from './memory-facts.ts';
import { operatingSystem } from './os-fact.ts';
import { projectMemory } from './project-memory.ts';
import { recentCommands } from './recent-commands.ts';
import { shell } from './shell-fact.ts';
import type { Row } from './source.ts';
import { user } from './user-fact.ts';

/** The facts that change least come first; those that the question is most likely about come last. */
export const FACTS: readonly Row[] = [
  operatingSystem,
  shell,
  user,
  installed,
  ...memoryFacts,
  habits,
  projectMemory,
  cwd,
  git,
  recentCommands,
  alias,
  lastCommand,
  ...lastOutput,
];
