/**
 * What a companion leaves for the one after it, in the session's own folder (0700, gone with the terminal): it may be ended at any
 * moment, by its own idleness too, and the conversation goes on.
 */
import fs from 'node:fs';
import { ANSWER_CHARS } from '../base/limits.ts';
import { gateCommand, type ScreenSize } from '../safety/command-gate.ts';
import type { Session } from '../session/session.ts';
import { newSession } from '../session/step.ts';
import { boolean, list, number, parseJson, record, text } from '../base/json.ts';
import { parseTurn } from './kept-turn.ts';
import { parseOutcome, parsePlan } from '../state/walk-throughs.ts';
import { usageOf } from '../state/last-request.ts';

/** Whether it fits is asked when it is offered again. */
const ANY_SIZE: ScreenSize = { cols: ANSWER_CHARS, rows: ANSWER_CHARS };

/** A conversation within its token budget, and what the provider wants back with it. */
const SNAPSHOT_BYTES = 4 * 1024 * 1024;

export interface Snapshot {
  /** Frames up to this one are in it. */
  readonly handledMs: number;
  /** False when the user had said `yo off`. */
  readonly on: boolean;
  readonly session: Pick<Session, 'memory' | 'suggestion' | 'untrustedLines' | 'plan' | 'paused' | 'detour' | 'usage'> & {
    readonly offered: boolean;
  };
}

const fileOf = (folder: string): string => `${folder}/conversation.json`;

/** Silent when it cannot be written: then the next companion begins anew. */
export function save(folder: string, { session, handledMs }: { readonly session: Session; readonly handledMs: number }): void {
  const { memory, suggestion, untrustedLines, plan, paused, detour, usage, phase } = session;
  const left = { memory, suggestion, untrustedLines, plan, paused, detour, usage };
  const snapshot: Snapshot = { handledMs, on: session.on, session: { ...left, offered: phase.at === 'offered' } };
  const temporary = `${fileOf(folder)}.tmp`;
  try {
    fs.writeFileSync(temporary, JSON.stringify(snapshot), { mode: 0o600 });
    fs.renameSync(temporary, fileOf(folder));
  } catch {
    // the disk is full, or the session's folder is gone
  }
}

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
  const suggestion = record(session['suggestion']);
  // what was not passed by the gate cannot be prefilled, whoever wrote it
  const gated = gateCommand(text(suggestion['command']), ANY_SIZE);
  return {
    handledMs: number(outer['handledMs']),
    on: outer['on'] !== false,
    session: {
      memory: list(session['memory'])
        .map(parseTurn)
        .filter((turn) => turn !== null),
      suggestion: gated.ok
        ? {
            command: gated.value,
            id: text(suggestion['id']),
            step: boolean(suggestion['step']),
            outcome: parseOutcome(suggestion['outcome']),
            origin: suggestion['origin'] === 'system' ? 'system' : 'untrusted',
          }
        : null,
      untrustedLines: list(session['untrustedLines']).map(text),
      plan: parsePlan(session['plan']),
      paused: parsePlan(session['paused']),
      detour: boolean(session['detour']),
      usage: usageOf(session['usage']),
      offered: boolean(session['offered']),
    },
  };
}

/** The session with what was left in it. */
export function restored(session: Session, { session: { offered, ...left } }: Snapshot): Session {
  const phase = offered && session.phase.at === newSession.phase.at ? ({ at: 'offered', drawn: false } as const) : session.phase;
  return { ...session, ...left, phase };
}
