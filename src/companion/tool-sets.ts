/** The tools that go along with a prompt. */
import type { ToolSpec } from '../llm/port.ts';
import type { ToolSet } from '../prompts/prompt-file.ts';
import { tools } from '../replies/index.ts';

const SETS: Readonly<Record<ToolSet, readonly ToolSpec[]>> = {
  all: tools,
  // a smaller model calls what is seldom needed instead of answering
  few: tools.filter(({ looksUp, often }) => looksUp !== true || often === true),
  // not sent: the one object is read as a call of one of these
  schema: tools.filter(({ looksUp }) => looksUp !== true),
};

export const toolsOf = (set: ToolSet): readonly ToolSpec[] => SETS[set];
