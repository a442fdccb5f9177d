/** Fills command templates such as `tail -n {n:10} {file}`. A slot without a value and without a default makes the rule not apply. */
import { quote, quoteGlob, quotePath } from './quote.ts';
import type { Slots } from './slots.ts';

type Filler = (slots: Slots) => string | null;

const text = (value: string | null): string | null => (value === null ? null : quote(value));
const path = (value: string | null): string | null => (value === null ? null : quotePath(value));
const digits = (value: number | null): string | null => (value === null || !Number.isFinite(value) ? null : String(Math.trunc(value)));

/** By the name of a slot: how its value is taken from the question and written for the shell. */
const FILLERS: Readonly<Record<string, Filler>> = {
  file: (slots) => path(slots.file()),
  path: (slots) => path(slots.path()),
  dir: (slots) => path(slots.dir()),
  dest: (slots) => path(slots.dest()),
  glob: (slots) => slots.globs().map(quoteGlob).join(' ') || null,
  input: (slots) => path(slots.file()) ?? (slots.globs().map(quoteGlob).join(' ') || null),
  n: (slots) => digits(slots.count()),
  column: (slots) => digits(slots.numberOf('column')),
  line: (slots) => digits(slots.numberOf('line')),
  text: (slots) => text(slots.text()),
  name: (slots) => text(slots.name()),
  newpath: (slots) => path(slots.name()),
  port: (slots) => digits(slots.port()),
  url: (slots) => text(slots.url()),
  host: (slots) => text(slots.host()),
  mode: (slots) => slots.mode(),
  integer: (slots) => digits(slots.integer()),
  quoted: (slots) => text(slots.quoted()),
  user: (slots) => text(slots.named('user')),
  process: (slots) => text(slots.named('process')),
  service: (slots) => text(slots.named('service')),
  package: (slots) => text(slots.named('package')),
  branch: (slots) => text(slots.named('branch')),
  tag: (slots) => text(slots.named('tag')),
  container: (slots) => text(slots.named('docker')),
};

/** The template with its slots filled; null when a value is missing. `{after:with by}` takes the value after one of those words. */
export function fill(template: string, slots: Slots): string | null {
  let missing = false;
  const command = template.replace(/\{([a-z]+)(?::([^{}]*))?\}/g, (_, name: string, rest: string | undefined) => {
    const value = name === 'after' ? text(slots.after(rest ?? '')) : (FILLERS[name]?.(slots) ?? rest ?? null);
    if (value === null) missing = true;
    return value ?? '';
  });
  return missing ? null : command;
}
