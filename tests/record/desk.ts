/** A record in a home of its own, for tests. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CommandEntry, Entry, ExchangeEntry } from '../../src/record/entries.ts';
import { find, type Found, type Query } from '../../src/record/find.ts';
import { lastSent } from '../../src/record/log.ts';
import type { Sent, SentEntry } from '../../src/record/sent.ts';
import { MIGRATIONS } from '../../src/record/record-tables.ts';
import { openRecord, type RecordStore } from '../../src/record/record.ts';
import { NO_USAGE } from '../../src/base/usage.ts';
import { type RedactedText, Redactor } from '../../src/safety/redact/index.ts';

const redactor = new Redactor({});
export const clean = (text: string): RedactedText => redactor.redact(text);

/** Noon of a day in November 2026. */
export const NOON_MS = Date.UTC(2026, 10, 22, 12);
export const DAY_MS = 24 * 60 * 60 * 1_000;

type Unclean<T> = { readonly [Field in keyof T]?: T[Field] extends RedactedText | null ? string | null : T[Field] };

export function command(text: string, of: Unclean<Omit<CommandEntry, 'text' | 'kind'>> = {}): CommandEntry {
  const { session = 's', timeMs = NOON_MS, cwd = '/p', status = 0, durationMs = 10, shell = 'bash', typed = true } = of;
  return { kind: 'command', session, timeMs, text: clean(text), cwd: clean(cwd ?? ''), status, durationMs, shell, typed };
}

export const output = (text: string, timeMs = NOON_MS, session = 's'): Entry => ({ kind: 'output', session, timeMs, output: clean(text) });

export function exchange(question: string, of: Partial<ExchangeEntry> = {}): ExchangeEntry {
  return {
    kind: 'exchange',
    exchange: question,
    session: 's',
    timeMs: NOON_MS,
    who: '1@h',
    cwd: clean('/p'),
    question: clean(question),
    command: clean('ls'),
    answer: clean('lists them'),
    outcome: clean(''),
    review: clean('live'),
    provider: 'anthropic',
    model: 'claude-sonnet-5-5',
    prompt: 'p1',
    requests: 1,
    inputTokens: 1_000,
    outputTokens: 100,
    cachedTokens: 0,
    dollars: 0.003,
    ...of,
  };
}

export const sent = (body: string, of: Partial<SentEntry> = {}): SentEntry => ({
  kind: 'sent',
  session: 's',
  timeMs: NOON_MS,
  provider: 'anthropic',
  model: 'claude-sonnet-5-5',
  url: 'https://api.anthropic.com',
  prompt: 'p',
  body,
  masked: {},
  usage: null,
  total: NO_USAGE,
  ...of,
});

type Env = Readonly<Record<string, string | undefined>>;

function reading<T>(env: Env, read: (store: RecordStore) => T): T {
  const store = openRecord(env);
  try {
    return read(store);
  } finally {
    store.close();
  }
}

/** What `yosh sent` would show in this home. */
export const lastSentIn = (env: Env): Sent | null =>
  reading(env, ({ file }) => {
    const read = lastSent(file);
    return read.ok ? read.value : null;
  });

/** The exchanges that are recorded in this home, oldest first. */
export const exchangesIn = (env: Env): readonly KeptExchange[] =>
  reading(env, ({ file }) => {
    const sql = 'SELECT exchange, session, who, cwd, question, command, answer, outcome FROM exchanges ORDER BY id';
    const read = file.use(false, (db) => db.prepare(sql).all() as unknown as readonly KeptExchange[]);
    return read.ok ? read.value : [];
  });

export interface KeptExchange {
  readonly exchange: string;
  readonly session: string;
  readonly who: string;
  readonly cwd: string;
  readonly question: string;
  readonly command: string | null;
  readonly answer: string;
  readonly outcome: string;
}

export class RecordDesk implements Disposable {
  readonly home = fs.mkdtempSync(path.join(os.tmpdir(), 'yosh-record-'));
  readonly env = { HOME: this.home };
  readonly folder = path.join(this.home, '.local/state/yosh');
  readonly db = path.join(this.folder, 'record.db');
  readonly store = openRecord(this.env);

  write(...entries: readonly Entry[]): ReturnType<RecordStore['write']> {
    return this.store.write(entries, NOON_MS);
  }

  /** Makes a record of an earlier version, with these rows. */
  old(version: number, rows: string): void {
    fs.mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
    const db = new DatabaseSync(this.db);
    db.exec(`${MIGRATIONS.slice(0, version).join('')} PRAGMA user_version = ${version}; ${rows}`);
    db.close();
  }

  find(words: string, more: Partial<Query> = {}): readonly Found[] {
    const found = find(this.store.file, { words, cwd: '/p', nowMs: NOON_MS, limit: 20, ...more });
    if (!found.ok) throw new Error(found.trouble);
    return found.value;
  }

  texts(words: string, more: Partial<Query> = {}): readonly string[] {
    return this.find(words, more).map(({ text }) => text);
  }

  /** All bytes of the database and the files beside it. */
  bytes(): string {
    return fs
      .readdirSync(this.folder)
      .map((name) => fs.readFileSync(path.join(this.folder, name), 'latin1'))
      .join('\n');
  }

  [Symbol.dispose](): void {
    this.store.close();
    fs.rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  }
}
