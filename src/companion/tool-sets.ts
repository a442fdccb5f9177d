/** The tools that go along with a prompt, and the room that they leave for facts. */
import type { ToolSpec } from '../llm/port.ts';
import type { ToolSet } from '../prompts/prompt-file.ts';
import { tools } from '../replies/index.ts';
import type { Purpose } from '../session/session.ts';

const SETS: Readonly<Record<ToolSet, readonly ToolSpec[]>> = {
  all: tools,
  // a smaller model calls what is seldom needed instead of answering
  few: tools.filter(({ looksUp, often }) => looksUp !== true || often === true),
  // not sent: the one object is read as a call of one of these
  schema: tools.filter(({ looksUp }) => looksUp !== true),
};

/** As a provider gets them: in any wire they have about this length. */
const TOOL_CHARS = JSON.stringify(tools.map(({ name, description, parameters }) => ({ name, description, parameters }))).length;

/**
 * Most UTF-16 units of all facts together. Those of a question share 3,833 with the tools, so that system text, tools and facts stay within
 * 1,500 tokens: a new tool takes its room from facts that yield. Facts seldom need half of theirs.
 */
export const FACT_ROOM: Readonly<Record<Purpose, number>> = { question: 3_833 - TOOL_CHARS, bare: 14_000, next: 8_000 };

export const toolsOf = (set: ToolSet): readonly ToolSpec[] => SETS[set];
