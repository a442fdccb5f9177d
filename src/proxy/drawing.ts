/**
 * What the keyboard does while the shell draws its prompt after an answer, as a table. For each thing awaited it has the next step
 * when something is printed, when the editor announces itself, when nothing was printed for a while, and when bash's hook reports
 * that the editor has taken the suggestion.
 */
import { HOOK_RETURN_MS, PREFILL_MS, PROMPT_QUIET_MS } from '../base/limits.ts';
import { type AnswerKind, PREFILL_KEY, prefills } from '../shell/wire.ts';

export type Awaited =
  /** The editor; then the held keys are replayed. */
  | 'editor'
  /** An editor that starts with the suggestion in it (zsh) and is known to announce itself. */
  | 'editor-with-suggestion'
  /** Such an editor behind a slow prompt: keys stay held, because the suggestion is not in it yet and an Enter could run it unread. */
  | 'slow-editor-with-suggestion'
  /** An editor that starts with the suggestion in it; it is not known whether it announces itself. */
  | 'silent-editor-with-suggestion'
  /** The editor, which is known to announce itself; then PREFILL_KEY is typed (bash). */
  | 'editor-to-prefill'
  /** Such an editor behind a slow prompt: typed before it reads, the key would be a line of garbage, and keys typed ahead would run. */
  | 'slow-editor-to-prefill'
  /** An editor that PREFILL_KEY is typed to; it is not known whether it announces itself. */
  | 'silent-editor-to-prefill'
  /** The hook's `R` frame, after PREFILL_KEY was typed. */
  | 'prefill';

export type DrawingEvent = 'printed' | 'ready' | 'quiet' | 'prefilled';

/** What happens to the held keys when the prompt is drawn. Before a suggestion, Enter is dropped for ENTER_GUARD_MS as well. */
export type HeldKeysEnd = 'replayed' | 'dropped-before-suggestion' | 'dropped';

export type DrawingStep =
  | { readonly do: 'nothing' }
  /** `quietMs`: the time until the event `quiet`, when no other event comes first. */
  | { readonly do: 'wait'; readonly awaits: Awaited; readonly quietMs: number; readonly types?: Buffer }
  | { readonly do: 'enter-prompt'; readonly held: HeldKeysEnd };

const nothing: DrawingStep = { do: 'nothing' };
const replay: DrawingStep = { do: 'enter-prompt', held: 'replayed' };
const suggest: DrawingStep = { do: 'enter-prompt', held: 'dropped-before-suggestion' };
const giveUp: DrawingStep = { do: 'enter-prompt', held: 'dropped' };
const wait = (awaits: Awaited, quietMs: number): DrawingStep => ({ do: 'wait', awaits, quietMs });
const typeKey = (quietMs: number): DrawingStep => ({ do: 'wait', awaits: 'prefill', quietMs, types: Buffer.from(PREFILL_KEY) });

const STEPS: Readonly<Record<Awaited, Readonly<Record<DrawingEvent, DrawingStep>>>> = {
  editor: { printed: wait('editor', PROMPT_QUIET_MS), ready: replay, quiet: replay, prefilled: nothing },
  'editor-with-suggestion': {
    printed: wait('editor-with-suggestion', PROMPT_QUIET_MS),
    ready: suggest,
    quiet: wait('slow-editor-with-suggestion', HOOK_RETURN_MS),
    prefilled: nothing,
  },
  'slow-editor-with-suggestion': {
    printed: wait('slow-editor-with-suggestion', HOOK_RETURN_MS),
    ready: suggest,
    quiet: suggest,
    prefilled: nothing,
  },
  'silent-editor-with-suggestion': {
    printed: wait('silent-editor-with-suggestion', PROMPT_QUIET_MS),
    ready: suggest,
    quiet: suggest,
    prefilled: nothing,
  },
  // an editor that announced itself answers within one round trip to the shell; after mere silence the prompt may still be drawn
  'editor-to-prefill': {
    printed: wait('editor-to-prefill', PROMPT_QUIET_MS),
    ready: typeKey(PREFILL_MS),
    quiet: wait('slow-editor-to-prefill', HOOK_RETURN_MS),
    prefilled: nothing,
  },
  'slow-editor-to-prefill': {
    printed: wait('slow-editor-to-prefill', HOOK_RETURN_MS),
    ready: typeKey(PREFILL_MS),
    quiet: typeKey(HOOK_RETURN_MS),
    prefilled: nothing,
  },
  'silent-editor-to-prefill': {
    printed: wait('silent-editor-to-prefill', PROMPT_QUIET_MS),
    ready: typeKey(PREFILL_MS),
    quiet: typeKey(HOOK_RETURN_MS),
    prefilled: nothing,
  },
  prefill: { printed: nothing, ready: nothing, quiet: giveUp, prefilled: suggest },
};

export const drawingStep = (awaited: Awaited, event: DrawingEvent): DrawingStep => STEPS[awaited][event];

/** What is awaited after the prompt frame. `answer` is null when no question preceded it; `hookPrefills`: bash's hook holds a suggestion. */
export function awaitedAfter(answer: AnswerKind | null, hookPrefills: boolean, editor: 'unknown' | 'announces'): Awaited {
  if (hookPrefills) return editor === 'announces' ? 'editor-to-prefill' : 'silent-editor-to-prefill';
  if (answer === null || !prefills(answer)) return 'editor';
  return editor === 'announces' ? 'editor-with-suggestion' : 'silent-editor-with-suggestion';
}
