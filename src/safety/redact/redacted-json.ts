/** Masks every text of a value and writes it as JSON. Masking the JSON itself would miss secrets that JSON escapes, and could break it. */
import type { Brand } from '../../base/brand.ts';
import type { RedactedText } from './index.ts';

/** JSON in which no text holds a secret that was recognised. */
export type RedactedJson = Brand<string, 'RedactedJson'>;

/** @param value plain data: what JSON can write. Names in it are masked too, because a model chooses those of a tool's input. */
export function redactedJson(value: unknown, redact: (text: string) => RedactedText): RedactedJson {
  // tools repeat the same few names and types
  const known = new Map<string, RedactedText>();
  const once = (text: string): RedactedText => {
    const done = known.get(text) ?? redact(text);
    known.set(text, done);
    return done;
  };
  const masked = (one: unknown): unknown => {
    if (typeof one === 'string') return once(one);
    if (Array.isArray(one)) return one.map(masked);
    if (one === null || typeof one !== 'object') return one;
    return Object.fromEntries(Object.entries(one).map(([name, part]) => [once(name), masked(part)]));
  };
  return (JSON.stringify(masked(value)) ?? 'null') as RedactedJson;
}
