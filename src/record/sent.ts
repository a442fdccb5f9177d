/** Keeps the last request exactly as it was sent, for `yosh sent`: the one of the terminal or the script that sent last. */
import type { DatabaseSync } from 'node:sqlite';
import { mentions, number, parseJson, record, text } from '../base/json.ts';
import { recordId } from '../base/record-id.ts';
import { type Usage, usageOf } from '../base/usage.ts';

/** A request holds at most a conversation and a few look-ups. A longer one is not kept: cut, it would be another one. */
const BODY_CHARS = 8 * 1024 * 1024;

export interface Sent {
  /** Name of the terminal's session, or of one question of `bin/yo`. */
  readonly session: string;
  readonly timeMs: number;
  readonly provider: string;
  readonly model: string;
  readonly url: string;
  /** The bytes sent; empty when nothing was sent. Its secrets were masked before, and what has left is not changed any more. */
  readonly body: string;
  /** Hash of the prompt file's text: which prompt it was. */
  readonly prompt: string;
  /** How many secrets were masked in it, by kind. */
  readonly masked: Readonly<Record<string, number>>;
  /** Usage of this question; null when the provider did not report it or has not answered. */
  readonly usage: Usage | null;
  /** Usage of the terminal up to and including it. */
  readonly total: Usage;
}

/** Written once while the answer is awaited for long, and again with its usage. */
export interface SentEntry extends Sent {
  readonly kind: 'sent';
}

/** Does nothing when a newer request is kept. */
export function addSent(db: DatabaseSync, { session, body, timeMs, provider, model, url, prompt, masked, usage, total }: Sent): void {
  if (body.length > BODY_CHARS) return;
  const id = recordId(timeMs);
  db.prepare('DELETE FROM sent WHERE id <= ?').run(id);
  db.prepare('INSERT INTO sent (id, session, facts, body) SELECT ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM sent)').run(
    id,
    session,
    JSON.stringify({ provider, model, url, prompt, masked, usage, total }),
    body,
  );
}

/** Null when none is kept. */
export function readSent(db: DatabaseSync): Sent | null {
  const row = db.prepare('SELECT id / 1000.0 AS timeMs, session, facts, body FROM sent').get();
  if (row === undefined) return null;
  const facts = record(parseJson(text(row['facts'])));
  return sentOf({ ...facts, session: row['session'], timeMs: row['timeMs'], body: row['body'] });
}

/** Reads it from JSON of any content. */
export function sentOf(value: Readonly<Record<string, unknown>>): Sent {
  const masked = Object.entries(record(value['masked'])).map(([kind, count]) => [kind, number(count)] as const);
  return {
    session: text(value['session']),
    timeMs: number(value['timeMs']),
    provider: text(value['provider']),
    model: text(value['model']),
    url: text(value['url']),
    body: text(value['body']),
    prompt: text(value['prompt']),
    masked: Object.fromEntries(masked),
    usage: value['usage'] === null ? null : usageOf(value['usage']),
    total: usageOf(value['total']),
  };
}

/** Removes it when it mentions one of these texts. */
export function forgetInSent(db: DatabaseSync, texts: readonly string[]): void {
  const body = db.prepare('SELECT body FROM sent').get()?.['body'];
  if (mentions(text(body), texts)) db.exec('DELETE FROM sent');
}
