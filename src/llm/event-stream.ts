/**
 * Decodes the body of an answer into JSON values, however the server frames them: server-sent events, with or without `event:` lines
 * and empty lines, JSON lines, or one JSON document although a stream was asked for. The SDKs read only the first of these.
 */
import { parseJson } from '../base/json.ts';
import { FaultError } from './faults.ts';
import { looseValue } from './loose-json.ts';

/** Stands for the server's `[DONE]`. */
export const DONE = Symbol('[DONE]');
/** Bytes arrived that are no event yet: comments, empty lines, a part of an event. They prove that the server is alive. */
export const ALIVE = Symbol('alive');
/** An event that is no JSON but words: what some servers and proxies write when they fail. */
export class Words {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The values of a response's body. Throws a `FaultError` for an event that is not JSON; a last event that is not whole is dropped. */
export async function* eventsOf(response: Response, signal: AbortSignal): AsyncGenerator<unknown> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  const cancel = (): void => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', cancel);
  const decoder = new EventDecoder();
  const utf8 = new TextDecoder();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      const events = done ? decoder.end() : decoder.push(utf8.decode(value, { stream: true }));
      yield* events;
      if (done) return;
      if (events.length === 0) yield ALIVE;
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}

/** The decoder alone; `push` and `end` return the values that became complete. */
export class EventDecoder {
  /** The parts of a line that has no end yet. Joined once, because to search all of it with each part would take its square. */
  private parts: string[] = [];
  /** The lines of an event or of a document that is not complete. */
  private lines: string[] = [];
  /** The lines are a document, not an event. */
  private bare = false;
  private afterReturn = false;
  private first = true;
  /** The name in the `event:` line of the event that has begun. */
  private name = '';
  /** As long as there is nothing else: lines that are neither JSON nor of an event. A body of these alone is what the server has to say. */
  private stray: string[] | null = [];

  push(text: string): readonly unknown[] {
    const events: unknown[] = [];
    const lines = text.split(/\r\n|\n|\r/);
    // a line end may arrive in two parts
    if (this.afterReturn && text.startsWith('\n')) lines.shift();
    if (text !== '') this.afterReturn = text.endsWith('\r');
    for (const [index, part] of lines.entries()) {
      this.parts.push(part);
      if (index === lines.length - 1) break;
      events.push(...this.line(this.parts.join('')));
      this.parts = [];
    }
    return events;
  }

  end(): readonly unknown[] {
    const line = this.parts.join('');
    this.parts = [];
    // what is not whole was cut
    const value = parseJson(dataOf(line) ?? line);
    const events = value === null ? this.line(line) : this.named([...this.whole(), value]);
    const all = [...events, ...this.whole()];
    const words = all.length > 0 || value !== null ? '' : (this.stray ?? []).join('\n').trim();
    return words === '' ? all : [new Words(words)];
  }

  private line(raw: string): readonly unknown[] {
    // a record separator begins each text of a sequence (RFC 7464)
    // zero bytes are no part of a text
    const line = (this.first ? raw.replace(/^\uFEFF/, '') : raw).replaceAll('\0', '').replace(/^\u001E/, '');
    this.first = false;
    const field = this.bare ? line : line.trimStart();
    const isError = !this.bare && ERROR_FIELD.test(field);
    if (isError) this.name = 'error';
    const data = isError ? field.replace(ERROR_FIELD, '') : dataOf(field);
    if (data !== null) {
      this.stray = null;
      return this.named(this.data(data));
    }
    if (line.trim() === '') {
      const events = this.named(this.event());
      this.name = '';
      return events;
    }
    if (!this.bare) this.name = NAME.exec(line)?.[1] ?? this.name;
    // a document or a line of JSON; a line of another field of an event begins with its name
    if (!this.bare && !/^\s*[[{]/.test(line)) {
      if (FIELD.test(line) || FIELDS.some((field) => field.startsWith(line.trim()))) return [];
      // an event that was printed over several lines
      if (this.lines.length > 0) this.lines.push(line);
      else if (this.stray !== null && this.stray.length < STRAY_LINES) this.stray.push(line);
      return [];
    }
    this.bare ||= this.lines.length === 0;
    this.stray = null;
    this.lines.push(line);
    if (!this.bare) return [];
    // to try at each line would take the square of the length
    return this.lines.length === 1 || /^[}\]]/.test(line) ? this.whole() : [];
  }

  private data(data: string): readonly unknown[] {
    if (END.test(data.trim())) return [...this.event(), DONE];
    if (data.trim() === 'null') return [];
    // bytes as Python prints them
    const printed = /^b?'(\{.*\})'$/.exec(data)?.[1];
    if (printed !== undefined) return this.data(printed);
    // most events are one line: they are complete without the empty line behind them, which some servers leave out
    const value = this.lines.length === 0 ? parseJson(data) : null;
    // a proxy may have written the event as text once more
    if (typeof value === 'string' && value.startsWith('{')) return [parseJson(value) ?? value];
    if (value !== null) return [value];
    this.lines.push(data);
    return [];
  }

  /** The end of an event: what its lines are together. */
  private event(): readonly unknown[] {
    if (this.lines.length === 0 || this.bare) return [];
    const text = this.lines.join('\n').trim();
    const found = this.whole();
    this.lines = [];
    if (found.length > 0 || text === '') return found;
    // as Python prints it, with its quotes and constants
    const loose = valuesIn(text);
    if (loose !== null) return loose;
    if (/^[{"]|^\[(?![\p{L}_ ]+\])/u.test(text)) throw new FaultError({ kind: 'garbled' });
    return [new Words(text)];
  }

  /** Events whose data does not say what they are, with the type that their `event:` line names; the data of an error as one. */
  private named(events: readonly unknown[]): readonly unknown[] {
    const { name } = this;
    const isObject = (one: unknown): one is object =>
      typeof one === 'object' && one !== null && !Array.isArray(one) && !(one instanceof Words);
    if (name === 'error') return events.map((one) => (isObject(one) && !('error' in one) ? { error: one } : one));
    return name === '' ? events : events.map((one) => (isObject(one) && !('type' in one) ? { ...one, type: name } : one));
  }

  private whole(): readonly unknown[] {
    if (this.lines.length === 0) return [];
    const value = parseJson(this.lines.join('\n'));
    if (value === null) return [];
    this.lines = [];
    this.bare = false;
    return [value];
  }
}

/** The objects that are the whole text, one behind the other; null when there is anything else. */
function valuesIn(text: string): readonly unknown[] | null {
  const values: unknown[] = [];
  for (let at = 0; at < text.length;) {
    const found = looseValue(text, at);
    if (found === null || typeof found.value !== 'object') return null;
    values.push(found.value);
    at = found.end + (/^\s*/.exec(text.slice(found.end))?.[0].length ?? 0);
  }
  return values;
}

/** The beginning of a comment, or of a field of an event that has no data. */
const FIELD = /^\s*(?:event|id|retry)?\s*:/i;
/** A stream that was cut may end in a part of one. */
const FIELDS = ['event:', 'data:', 'id:', 'retry:'];
const STRAY_LINES = 50;

/** The name of an event of Responses (`response.done`) or Messages (`message_stop`). */
const NAME = /^\s*event: ?(error|\w+[._][\w.]{1,80})\s*$/;

/** In front of an error: what llama.cpp wrote until late in 2025, tools/server/utils.hpp, `server_sent_event`. */
const ERROR_FIELD = /^error ?: ?(?=\{)/i;

/** `[DONE]`, also in quotes, in small letters or without its brackets. */
const END = /^"?\[?DONE\]?"?$/i;

/** The text behind `data:`; a proxy may have put the prefix before an event that had it. */
const dataOf = (line: string): string | null => {
  const prefix = /^(?:data ?:[ ]?)+/i.exec(line)?.[0];
  return prefix === undefined ? null : line.slice(prefix.length);
};
