/**
 * Takes over what versions before this form of the record kept in files of their own: the conversations that a model may look up, a line of
 * JSON each, and the last request. They were masked when they were written, are read once, and are removed when the record has them.
 */
import type { DatabaseSync } from 'node:sqlite';
import { number, parseJson, record, text } from '../base/json.ts';
import { recordId } from '../base/record-id.ts';
import { addSent, sentOf } from './sent.ts';
import type { StateFolder } from '../state/folder.ts';

const CONVERSATIONS = 'conversations.jsonl';
const SENT = 'sent.json';
/** Larger than those versions made them. */
const CONVERSATIONS_BYTES = 1024 * 1024;
const SENT_BYTES = 8 * 1024 * 1024;

/** The session of what comes from these files: which terminal it was is not known. */
const SESSION = 'before';

type Fields = Readonly<Record<string, unknown>>;

/** Adds what they hold. What is in the record already only gets the name of its user. */
export function takeOver(db: DatabaseSync, folder: StateFolder): void {
  for (const line of (folder.read(CONVERSATIONS, CONVERSATIONS_BYTES) ?? '').split('\n')) {
    const value = record(parseJson(line));
    if (typeof value['question'] === 'string') addExchange(db, value, value['question']);
    // these files call the outcome `became`; that of an exchange which was in the record is there
    else if (typeof value['became'] === 'string') addOutcome(db, value, value['became']);
  }
  const sent = record(parseJson(folder.read(SENT, SENT_BYTES) ?? ''));
  // these files call the usage of the terminal `session`
  if (typeof sent['body'] === 'string') addSent(db, sentOf({ ...sent, session: SESSION, total: sent['session'] }));
}

export function removeOldFiles(folder: StateFolder): void {
  for (const file of [CONVERSATIONS, SENT]) folder.remove(file);
}

function addExchange(db: DatabaseSync, { id, who, cwd, command, text: answer, timeMs }: Fields, question: string): void {
  // such a line was cut, and has the time of the record or that of a moment later
  const known = db.prepare('UPDATE exchanges SET who = ? WHERE exchange = ? AND substr(question, 1, length(?)) = ?');
  if (known.run(text(who), text(id), question, question).changes > 0) return;
  const free = db.prepare('SELECT 1 FROM exchanges WHERE id = ?');
  let row = recordId(number(timeMs));
  while (free.get(row) !== undefined) row += 1;
  db.prepare(
    `INSERT INTO exchanges (id, exchange, session, cwd, question, command, answer, outcome, review, provider, model, prompt,
       requests, input_tokens, output_tokens, cached_tokens, dollars, who)
     VALUES (?, ?, ?, ?, ?, ?, ?, '', '', '', '', '', 0, 0, 0, 0, NULL, ?)`,
  ).run(row, text(id), SESSION, text(cwd), question, typeof command === 'string' ? command : null, text(answer), text(who));
}

function addOutcome(db: DatabaseSync, { id }: Fields, outcome: string): void {
  db.prepare(
    "UPDATE exchanges SET outcome = ? WHERE outcome = '' AND id = (SELECT max(id) FROM exchanges WHERE exchange = ? AND session = ?)",
  ).run(outcome, text(id), SESSION);
}
