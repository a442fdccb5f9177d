/** Finds what `yosh replay` and `yosh bug` are about: an exchange of the record by its name, or a file that `yosh bug` wrote. */
import { parseJson, list, record, text } from '../base/json.ts';
import { err, ok, type Result } from '../base/result.ts';
import { parseRecorded, type Recorded } from '../companion/recorded.ts';
import { exchangeNamed, type LoggedExchange } from '../record/log.ts';
import { openRecord } from '../record/record.ts';
import type { Endpoints } from './cli-endpoints.ts';
import { localTime, NOTHING_ASKED, troubleText } from './record-text.ts';
import { readWhole } from './write-file.ts';

export interface Found {
  readonly recorded: Recorded;
  /** Null for a file. */
  readonly exchange: LoggedExchange | null;
}

/** The last heading of a bug file; what a replay needs follows it. */
export const REPLAY_HEADING = '## Replay';

/** @param name letters of a name of `yosh log`, or a file; null: the newest one. The error is one line. */
export function findRecorded(io: Pick<Endpoints, 'env'>, name: string | null): Result<Found, string> {
  return name !== null && /[/.]/.test(name) ? fromFile(name) : fromRecord(io, name);
}

function fromFile(file: string): Result<Found, string> {
  const read = readWhole(file);
  if (!read.ok) return err(`${file} cannot be read (${read.error})`);
  if (read.value === null) return err(`there is no file ${file}`);
  const [, json = ''] = read.value.bytes.toString('utf8').split(`\n${REPLAY_HEADING}\n`);
  const { request, rest } = record(parseJson(json));
  const recorded = parseRecorded({ request: list(request).map((part) => JSON.stringify(part)), rest: JSON.stringify(rest ?? null) });
  return recorded.ok ? ok({ recorded: recorded.value, exchange: null }) : err(`${file} cannot be replayed: ${recorded.error}`);
}

function fromRecord({ env }: Pick<Endpoints, 'env'>, name: string | null): Result<Found, string> {
  const store = openRecord(env);
  const read = exchangeNamed(store.file, name);
  store.close();
  if (!read.ok) return err(read.trouble === 'none' ? NOTHING_ASKED : troubleText(read.trouble, env));
  if (read.value === null) return err(name === null ? NOTHING_ASKED : `no exchange is named ${text(name)}. To see their names: yosh log`);
  const { exchange, stored } = read.value;
  if (stored === null) return err(`of ${exchange.id} (${localTime(exchange.timeMs)}) only the line in the log is kept, nothing to replay`);
  const recorded = parseRecorded(stored);
  return recorded.ok ? ok({ recorded: recorded.value, exchange }) : err(`${exchange.id} cannot be replayed: ${recorded.error}`);
}
