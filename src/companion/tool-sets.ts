/** The tools that go along with a prompt. */
import type { ToolSpec } from '../llm/port.ts';
import type { ToolSet } from '../prompts/prompt-file.ts';
import { tools } from '../replies/index.ts';

/** Look-ups of things that are seldom asked about: a smaller model calls them instead of answering. */
const SELDOM: readonly string[] = ['docs', 'earlier', 'history', 'remember'];

const SETS: Readonly<Record<ToolSet, readonly ToolSpec[]>> = {
  all: tools,
  few: tools.filter(({ name }) => !SELDOM.includes(name)),
  // not sent: the one object is read as a call of one of these
  schema: tools.filter(({ looksUp }) => looksUp !== true),
};

export const toolsOf = (set: ToolSet): readonly ToolSpec[] => SETS[set];
