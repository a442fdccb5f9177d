/** What the redactor and the user's `ignore` leave of a text that is recorded. */
import { randomHex } from '../base/random.ts';
import { ignorePattern, maskIgnored } from '../context/kept-out.ts';
import { type Environment, type RedactedText, Redactor } from '../safety/redact/index.ts';

/** A redactor whose placeholders differ from those of other processes: what those have sent or written may come back to this one. */
export const newRedactor = (env: Environment): Redactor => new Redactor(env, 1_000 + (Number.parseInt(randomHex(4), 16) % 900_000));

export interface Cleaner {
  /** Whether a command is not recorded at all. */
  ignores(command: string): boolean;
  clean(text: string): RedactedText;
}

/** @param pattern the setting `ignore`. */
export function cleaner(pattern: string, redact: (text: string) => RedactedText): Cleaner {
  const ignore = ignorePattern(pattern);
  return { ignores: (command) => ignore !== null && command.search(ignore) >= 0, clean: (text) => redact(maskIgnored(text, ignore)) };
}
