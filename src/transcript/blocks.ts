/**
 * Which commands ran, folded from the reports of the shell's hooks. Pure: it reads nothing from the ring.
 *
 * A command lies between `started` and `ended`, without a prompt in between. A line that started and reached the next prompt
 * without an end was a `yo` line or an empty line. The output of a background job belongs to the command that runs at that
 * moment, and to no command while the shell waits at its prompt.
 */
import { assertNever } from '../base/assert-never.ts';
import type { Block } from './block.ts';

/** Commands remembered. Users seldom refer to older ones; the output is in the ring or lost, so an old block costs one line of text. */
export const BLOCKS_KEPT = 64;

/** A report of a hook, with its ring position and its time (milliseconds since 1970). */
export type Mark =
  | {
      readonly kind: 'prompt';
      readonly shell: string;
      readonly version: string;
      readonly cwd: string;
      /** `<uid>@<host>` as the shell reports it. */
      readonly who: string;
      readonly status: number;
      /** The shell keeps no history of what is submitted here. */
      readonly withoutHistory?: boolean;
      readonly offset: number;
      readonly timeMs: number;
    }
  /** zsh reports the command's text here, bash at the end; the text of the other report is empty. */
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

/** `lineFrom`: where the first of several commands began that were accepted together, when this is a later one. */
type Running = StartedMark & Pick<Block, 'lineFrom'>;

export interface Blocks {
  /** The newest prompt: it holds the working directory of the next command. */
  readonly prompt: PromptMark | null;
  readonly running: Running | null;
  /** Newest last, at most `BLOCKS_KEPT`; no two of them share a byte. */
  readonly ended: readonly Block[];
  /** Ring position before which the owner of the bytes is unknown, because older commands were forgotten. */
  readonly since: number;
}

export const noBlocks: Blocks = { prompt: null, running: null, ended: [], since: 0 };

/**
 * The blocks after one more mark. A mark whose position is before the newest one is ignored: positions only grow, and a stretch
 * that begins inside another one would hold the output of two commands.
 */
export function marked(blocks: Blocks, mark: Mark): Blocks {
  if (!(mark.offset >= newestOffset(blocks))) return blocks;
  switch (mark.kind) {
    case 'prompt':
      return { ...blocks, prompt: mark, running: null };
    case 'started':
      return {
        ...blocks,
        running: blocks.running === null ? mark : { ...mark, lineFrom: blocks.running.lineFrom ?? blocks.running.offset },
      };
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

const newestOffset = (blocks: Blocks): number => Math.max(endOfLast(blocks), blocks.prompt?.offset ?? 0, blocks.running?.offset ?? 0);

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
    ...(prompt?.withoutHistory === true && { withoutHistory: true }),
    typedFrom: Math.min(unseen, from),
    from,
    to: mark.offset,
    ...(running?.lineFrom !== undefined && { lineFrom: running.lineFrom }),
    startedMs: running?.timeMs ?? null,
    durationMs: running === null ? null : Math.max(0, mark.timeMs - running.timeMs),
  };
}

/**
 * Where a command may have begun whose start was not seen (the user's own PS0 replaced ours): at its prompt, so that its text
 * includes the prompt and the typed line. Without a prompt of its own the block is empty: `from` equals `to`.
 */
const startUnseen = (blocks: Blocks, mark: EndedMark): number =>
  blocks.prompt !== null && blocks.prompt.offset >= endOfLast(blocks) ? blocks.prompt.offset : mark.offset;
