/**
 * Saves the conversation in the session's own folder (0700, removed with the terminal) for the next companion. A companion can end at
 * any moment, also because it was idle, and the conversation continues.
 */
import fs from 'node:fs';
import { ANSWER_CHARS } from '../base/limits.ts';
import { replaceFileSync } from '../base/replace-file.ts';
import { gateCommand, type ScreenSize } from '../safety/command-gate.ts';
import { type Conversation, conversationOf } from '../session/conversation.ts';
import type { Session } from '../session/session.ts';
import { newSession } from '../session/step.ts';
import type { GivenAnswer, Suggestion } from '../session/suggestion.ts';
import { boolean, list, number, parseJson, record, text } from '../base/json.ts';
import { parseTurn } from './kept-turn.ts';
import { parseOutcome, parseWalkThrough } from '../state/walk-throughs.ts';
import { usageOf } from '../base/usage.ts';

/** Whether the command fits the screen is checked when it is prefilled again. */
const ANY_SIZE: ScreenSize = { cols: ANSWER_CHARS, rows: ANSWER_CHARS };

/** Enough for a conversation within its token budget, and the items that the provider wants back. */
const SNAPSHOT_BYTES = 4 * 1024 * 1024;

export interface Snapshot {
  /** Time of the newest frame in it. */
  readonly handledMs: number;
  /** False after `yo off`. */
  readonly on: boolean;
  readonly session: Conversation & { readonly prefilled: boolean };
}

const fileOf = (folder: string): string => `${folder}/conversation.json`;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Does nothing when it cannot be written: then the next companion begins a new conversation. */
export function save(folder: string, { session, handledMs }: { readonly session: Session; readonly handledMs: number }): void {
  const kept = { ...conversationOf(session), prefilled: session.phase.at === 'prefilled' };
  const snapshot: Snapshot = { handledMs, on: session.on, session: kept };
  try {
    replaceFileSync(fileOf(folder), JSON.stringify(snapshot), 0o600);
  } catch {
    // the disk is full, or the session's folder is gone
  }
}

/** Tells the hooks, in a file of the session, which script `yo edit` opens; ended by a NUL, because a path may contain a line end. */
export function pointToScript(folder: string, file: string | null): void {
  if (file === null) return;
  try {
    fs.writeFileSync(`${folder}/script`, `${file}\0`, { mode: 0o600 });
  } catch {
    // the disk is full, or the session's folder is gone: `yo edit` says that there is nothing to edit
  }
}

/** Null when there is none, or none that can be read. */
export function read(folder: string): Snapshot | null {
  let json = '';
  try {
    if (fs.statSync(fileOf(folder)).size > SNAPSHOT_BYTES) return null;
    json = fs.readFileSync(fileOf(folder), 'utf8');
  } catch {
    return null;
  }
  const outer = record(parseJson(json));
  const session = record(outer['session']);
  return {
    handledMs: number(outer['handledMs']),
    on: outer['on'] !== false,
    session: {
      memory: list(session['memory'])
        .map(parseTurn)
        .filter((turn) => turn !== null),
      suggestion: parseSuggestion(session['suggestion']),
      untrustedLines: list(session['untrustedLines']).map(text),
      ownLines: list(session['ownLines'])
        .map(record)
        .map(({ line, own }) => ({ line: text(line), own: text(own) })),
      walkThrough: parseWalkThrough(session['walkThrough']),
      paused: parseWalkThrough(session['paused']),
      asked: textOrNull(session['asked']),
      answers: list(session['answers'])
        .map(parseAnswer)
        .filter((answer) => answer !== null),
      codeBlocks: list(session['codeBlocks'])
        .map(record)
        .map((block) => ({ language: text(block['language']), text: textOrNull(block['text']) })),
      script: textOrNull(session['script']),
      detour: boolean(session['detour']),
      usage: usageOf(session['usage']),
      prefilled: boolean(session['prefilled']),
    },
  };
}

/** Null for anything that is not a suggestion. A command from a file has to pass the gate before it can be prefilled. */
function parseSuggestion(value: unknown): Suggestion | null {
  const { command, id, step, outcome, origin, own } = record(value);
  const gated = gateCommand(text(command), ANY_SIZE);
  if (!gated.ok) return null;
  return {
    command: gated.value,
    id: text(id),
    step: boolean(step),
    outcome: parseOutcome(outcome),
    origin: origin === 'system' ? 'system' : 'untrusted',
    own: text(own),
  };
}

function parseAnswer(value: unknown): GivenAnswer | null {
  const { suggestion: given, cursor, script } = record(value);
  const suggestion = parseSuggestion(given);
  return suggestion === null
    ? null
    : { suggestion, ...(typeof cursor === 'number' && { cursor }), ...(typeof script === 'string' && { script }) };
}

/** The session with the snapshot in it. */
export function restored(session: Session, { session: { prefilled, ...kept } }: Snapshot): Session {
  const phase = prefilled && session.phase.at === newSession.phase.at ? ({ at: 'prefilled', drawn: false } as const) : session.phase;
  return { ...session, ...kept, phase };
}
