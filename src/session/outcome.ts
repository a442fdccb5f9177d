/** Notes what became of the suggestion at the prompt: in the records, and in the walk-through that it is a step of. Pure. */
import type { Block } from '../transcript/block.ts';
import type { Effect, Session, Step } from './session.ts';
import { afterShellStart, outcomeText, type Suggestion } from './suggestion.ts';
import { withOwnLine } from './own-lines.ts';
import { withLine } from './untrusted.ts';
import { withOutcome } from './walk-through.ts';

/**
 * The block has changed the outcome of the suggestion. A step that was run is also noted in its walk-through. Where the shell has reported the
 * last of its lines only, the block becomes that of them all.
 */
export function outcomeKnown(session: Session, suggestion: Suggestion, reported: Block): Step {
  const { outcome } = suggestion;
  if (outcome.at !== 'ran') return { session, effects: [] };
  const isWhole = outcome.text === reported.text;
  const block: Block = isWhole ? reported : { ...reported, text: outcome.text, from: reported.lineFrom ?? reported.from };
  const ended = [...session.blocks.ended.slice(0, -1), block];
  return ranAs({ ...session, blocks: { ...session.blocks, ended } }, suggestion, block);
}

/**
 * A prompt comes though the command that was submitted at the last one has not ended: a shell begins that it has started. With the suggestion
 * at that prompt, the command was the suggestion, or another one in its place.
 */
export function shellBegun(session: Session): Step {
  const { phase, suggestion, blocks } = session;
  if (phase.at !== 'prefilled' || suggestion === null || blocks.running === null) return { session, effects: [] };
  const after = afterShellStart(suggestion, blocks.running.text);
  return ranAs({ ...session, phase: { at: 'idle' }, suggestion: after }, after, null);
}

/** `block`: null when there is none of this command. */
function ranAs(session: Session, suggestion: Suggestion, block: Block | null): Step {
  const { outcome, id, origin, own } = suggestion;
  if (outcome.at !== 'ran') return { session, effects: [] };
  const untrustedLines = origin === 'untrusted' ? withLine(session.untrustedLines, outcome.text) : session.untrustedLines;
  const ownLines = withOwnLine(session.ownLines, { line: outcome.text, own: outcome.edited ? '' : own });
  const next: Session = { ...session, untrustedLines, ownLines };
  const record: Effect = { kind: 'record-outcome', id, text: outcomeText(suggestion) };
  // the step of a walk-through that was set aside may be run all the same
  const from = session.walkThrough ?? session.paused;
  if (!suggestion.step || from === null) return { session: next, effects: [record] };
  const walkThrough = withOutcome(from, outcome, block?.cwd ?? session.place.cwd);
  const place = session.walkThrough === null ? { paused: walkThrough } : { walkThrough, detour: false };
  return { session: { ...next, ...place, stepBlock: block }, effects: [record, { kind: 'save-walk-through', walkThrough }] };
}
