/**
 * Which commands ran, folded from what the shell's hooks said. Pure; nothing is read from the ring here.
 *
 * A command is what stands between `started` and `ended` without a prompt between. What was started and reached the next prompt
 * without an end was a `yo` line or an empty one. What a background job writes belongs to the command it falls into, and to none
 * while the prompt stands.
 */
import { assertNever } from '../base/assert-never.ts';
import type { Block } from './block.ts';

/** Commands remembered, as many as anybody refers back to; their output is in the ring or lost, so an old one is a line of text. */
export const BLOCKS_KEPT = 64;

/** What a hook said, and where in the ring and when (milliseconds since 1970) it said it. */
export type Mark =
  | {
      readonly kind: 'prompt';
      readonly shell: string;
      readonly version: string;
      readonly cwd: string;
      /** `<uid>@<host>` as the shell has it. */
      readonly who: string;
      readonly status: number;
      readonly offset: number;
      readonly timeMs: number;
    }
  /** zsh says here what is run, bash at the end; the other one is empty. */
  | { readonly kind: 'started'; readonly text: string; readonly offset: number; readonly timeMs: number }
  | {
      readonly kind: 'ended';
      readonly text: string;
      readonly alias?: string;
      readonly status: number;
      readonly offset: number;
      readonly timeMs: number;
    };

export type PromptMark = Extract<Mark, { kind: 'prompt' }>;
export type StartedMark = Extract<Mark, { kind: 'started' }>;
export type EndedMark = Extract<Mark, { kind: 'ended' }>;

export interface Blocks {
  /** The newest prompt: where the next command is started. */
  readonly prompt: PromptMark | null;
  readonly running: StartedMark | null;
  /** Newest last, at most `BLOCKS_KEPT`; no two of them share a byte. */
  readonly ended: readonly Block[];
  /** Ring position before which nobody knows any more whose bytes those are: older commands were forgotten. */
  readonly since: number;
}

export const noBlocks: Blocks = { prompt: null, running: null, ended: [], since: 0 };

/**
 * The blocks after one more mark. A mark that stands before the newest one is not believed: positions only grow, and a stretch
 * that begins inside another's would hold two commands' output.
 */
export function marked(blocks: Blocks, mark: Mark): Blocks {
  if (!(mark.offset >= newest(blocks))) return blocks;
  switch (mark.kind) {
    case 'prompt':
      return { ...blocks, prompt: mark, running: null };
    case 'started':
      return { ...blocks, running: mark };
    case 'ended':
      return { ...blocks, running: null, ...kept([...blocks.ended, blockOf(blocks, mark)], blocks.since) };
    default:
      return assertNever(mark);
  }
}

function kept(ended: readonly Block[], since: number): Pick<Blocks, 'ended' | 'since'> {
  const newest = ended.slice(-BLOCKS_KEPT);
  return { ended: newest, since: newest.length < ended.length ? (newest[0]?.typedFrom ?? since) : since };
}

const endOfLast = (blocks: Blocks): number => blocks.ended.at(-1)?.to ?? 0;

const newest = (blocks: Blocks): number => Math.max(endOfLast(blocks), blocks.prompt?.offset ?? 0, blocks.running?.offset ?? 0);

function blockOf(blocks: Blocks, mark: EndedMark): Block {
  const { prompt, running } = blocks;
  const unseen = startUnseen(blocks, mark);
  const from = running?.offset ?? unseen;
  return {
    text: running?.text || mark.text,
    status: mark.status,
    shell: prompt?.shell ?? '',
    cwd: prompt?.cwd ?? '',
    who: prompt?.who ?? '',
    alias: mark.alias ?? '',
    typedFrom: Math.min(unseen, from),
    from,
    to: mark.offset,
    startedMs: running?.timeMs ?? null,
    durationMs: running === null ? null : Math.max(0, mark.timeMs - running.timeMs),
  };
}

/**
 * Where a command may have begun whose start was not seen (a PS0 of the user's own over ours): at its prompt, so that the prompt
 * and the typed line come before its output. Without a prompt of its own the block is empty, `from` being `to`.
 */
const startUnseen = (blocks: Blocks, mark: EndedMark): number =>
  blocks.prompt !== null && blocks.prompt.offset >= endOfLast(blocks) ? blocks.prompt.offset : mark.offset;
