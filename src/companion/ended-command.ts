/** A command that ended, as the record and the lessons need it: whose it was, what it printed, and which of those that wait are kept. */
import type { Config } from '../config/config-keys.ts';
import type { RedactedText } from '../safety/redact/index.ts';
import type { Session } from '../session/session.ts';
import { isFrom } from '../session/suggestion.ts';
import { lineOrigin } from '../session/untrusted.ts';
import type { Block, OutputBudget } from '../transcript/block.ts';
import { excerpt } from '../transcript/excerpt.ts';
import { renderBlock } from '../transcript/output.ts';
import { isPrivate } from '../transcript/private.ts';
import type { Terminal } from './turn-material.ts';

/** Commands whose output waits, the newest: the ring has lost that of older ones. Of those that failed more: lessons need them. */
const OUTPUTS_WAITING = 16;
const FAILED_WAITING = 32;

/** What is kept of an output: its first lines say what ran, the last ones why it failed. */
const OUTPUT: OutputBudget = { headLines: 15, tailLines: 45, chars: 3_000 };

/** A command that ended, as its text came from the shell, with the secrets known then masked. */
export interface EndedCommand {
  readonly block: Block;
  readonly timeMs: number;
  readonly typed: boolean;
}

/** Head and tail of what it printed, masked with what is known now. */
export async function outputOf(
  block: Block,
  terminal: Terminal | null,
  config: Config,
  clean: (text: string) => RedactedText,
): Promise<RedactedText | null> {
  if (terminal === null || !config.scrollback_enabled) return null;
  // more than is kept: the cut made here may leave half a secret, and the second cut removes that part
  const rendered = await renderBlock(block, terminal.readRing, terminal.sizes, { ...OUTPUT, chars: OUTPUT.chars * 2 }).catch(() => null);
  if (rendered === null) return null;
  const lines = clean(rendered.text).split('\n');
  const ends = { head: lines.slice(0, OUTPUT.headLines), between: 0, tail: lines.slice(OUTPUT.headLines) };
  return clean(excerpt(ends, OUTPUT.chars).text);
}

export function newestOf(commands: readonly EndedCommand[]): EndedCommand[] {
  const failed = new Set(commands.filter(({ block }) => block.status !== 0).slice(-FAILED_WAITING));
  const others = new Set(commands.filter(({ block }) => block.status === 0).slice(-OUTPUTS_WAITING));
  return commands.filter((one) => failed.has(one) || others.has(one));
}

/** Not a private or ignored command, not one of another user whose shell runs in this terminal, and not one of a shell that keeps no history. */
export const isRecorded = (block: Block): boolean => !isPrivate(block) && isOwn(block.who) && block.withoutHistory !== true;

/**
 * Whether the user typed the line: it is no suggestion of this session, and none that he edited. Where the answers to earlier questions are
 * not known, as after a companion that died, it may be one.
 */
export function isTyped(text: string, { asked, memory, suggestion, untrustedLines }: Session): boolean {
  if (asked !== null && memory.length === 0) return false;
  const { outcome } = suggestion ?? {};
  if (outcome?.at === 'ran' && outcome.text === text) return false;
  return lineOrigin(untrustedLines, text) === 'user' && (suggestion === null || !isFrom(suggestion.command, text));
}

/** Another user's shell has our hooks too, after `sudo -s`. */
const isOwn = (who: string): boolean => who === '' || who.startsWith(`${process.geteuid?.() ?? ''}@`);
