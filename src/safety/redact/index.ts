/**
 * Masks the secrets in every text before it leaves the machine. The order is: render, redact, cut to the budget, send. A colour code inside
 * a token, or a token cut in half, would not be recognised.
 *
 * The order, the placeholders and what is not caught: docs/decisions/0007-redaction.md.
 */
import type { Brand } from '../../base/brand.ts';
import type { Variable } from '../../base/variable.ts';
import { findAgain } from './find-again.ts';
import { findKnown, findSecrets, type Secret } from './find-secrets.ts';
import { type Environment, expansionsOf, KnownValues, secretsIn, variablesOf, withoutFolders } from './known-values.ts';
import { kindOf, placeholderFor, placeholdersIn } from './placeholder.ts';
import { type NameOf, type QuotingAt, type Restored, restoreCommand } from './restore.ts';

export type { Environment } from './known-values.ts';
export type { Blocked, QuotingAt, Restored } from './restore.ts';

/** Text without the secrets that were recognised in it. Only a Redactor makes it. */
export type RedactedText = Brand<string, 'RedactedText'>;

/** The number of different secrets masked in a redacted text, by kind. */
export function maskedIn(text: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const shape of new Set(placeholdersIn(text).map((found) => found.text))) counts[kindOf(shape)] = (counts[kindOf(shape)] ?? 0) + 1;
  return counts;
}

/** The most passes. A placeholder changes the length of a line, and so which lines look wrapped: passes repeat until nothing is found. */
const PASSES = 4;

/** A longer value of a variable is data or code: it is masked when it is on the screen, as any text. */
const WITHIN_CHARS = 8192;
/** Then values are searched anew: a variable that changes with each command fills the set. */
const SEARCHED = 20_000;
/** Characters of the texts whose result is kept: a question with its facts, the conversation, system text and tools. */
const KEPT_CHARS = 64 * 1024;

/** Masks secrets and remembers the placeholder of each, so it should live as long as the conversation. */
export class Redactor {
  private readonly known = new KnownValues();
  private variables: readonly Variable[] = [];
  /** What stands for a value after a `$`; made for the first command with a placeholder, because each name has to be looked at. */
  private expansions: ReadonlyMap<string, string> | null = null;
  private readonly placeholders = new Map<string, string>();
  private readonly secrets = new Map<string, string>();
  /** Placeholders found in the user's own text before we made them; these are never assigned to a secret. */
  private readonly taken = new Set<string>();
  private readonly first: number;
  /** Values of variables that were searched for secrets. */
  private readonly searched = new Set<string>();
  /** The secrets of variables, by name and value: few of them change between two questions. */
  private readonly ofVariables = new Map<string, readonly string[]>();
  /** Results that hold as long as no other value is known. The same facts are masked for the memory, the request and the record. */
  private readonly kept = new Map<string, RedactedText>();
  private keptChars = 0;
  private keptVersion = 0;
  private readonly ordinals = new Map<string, number>();

  /**
   * `first`: the number before the first placeholder. Text of another terminal's conversation may contain placeholders of another
   * redactor. They must differ from ours, or one secret would be restored as another.
   */
  constructor(env: Environment, first = 0) {
    this.first = first;
    this.learn(variablesOf(env));
  }

  /**
   * Takes the variables as they are now. What was a secret stays masked; it is restored by a variable that holds it now. True when more
   * values are masked than before.
   */
  learn(variables: readonly Variable[]): boolean {
    [this.variables, this.expansions] = [variables, null];
    let more = false;
    for (const variable of withoutFolders(variables)) for (const value of this.secretsOf(variable)) more = this.known.add(value) || more;
    return this.learnWithin(variables) || more;
  }

  private secretsOf(variable: Variable): readonly string[] {
    if (variable.value.length > WITHIN_CHARS) return secretsIn(variable);
    const key = `${variable.name}=${variable.value}`;
    const secrets = this.ofVariables.get(key) ?? secretsIn(variable);
    if (this.ofVariables.size > SEARCHED) this.ofVariables.clear();
    this.ofVariables.set(key, secrets);
    return secrets;
  }

  /** Remembers the secrets within values: a token in JSON, a password among options. True when there are new ones. */
  private learnWithin(variables: readonly Variable[]): boolean {
    let more = false;
    const nothingKnown = new KnownValues();
    if (this.searched.size > SEARCHED) this.searched.clear();
    for (const { value } of variables) {
      if (value.length > WITHIN_CHARS || this.searched.has(value) || !/[=:\s]/.test(value)) continue;
      this.searched.add(value);
      for (const secret of findSecrets(value, nothingKnown)) more = this.known.remember(secret.value, secret.kind) || more;
    }
    return more;
  }

  /** The text with a placeholder for each secret; a secret always gets the same one, however it was wrapped. Never throws. */
  redact(text: string): RedactedText {
    const { version } = this.known;
    if (version !== this.keptVersion || this.keptChars > KEPT_CHARS) {
      this.kept.clear();
      [this.keptVersion, this.keptChars] = [version, 0];
    }
    const before = this.kept.get(text);
    if (before !== undefined) return before;
    const redacted = this.search(text);
    // a text of its own: a part of a longer one would keep all of that in memory
    const copy = Buffer.from(text).toString();
    // what this text has taught may be found in it again
    if (version === this.known.version && copy === text) {
      this.kept.set(copy, redacted === text ? (copy as RedactedText) : redacted);
      this.keptChars += text.length;
    }
    return redacted;
  }

  private search(text: string): RedactedText {
    for (const { text: shape } of placeholdersIn(text)) if (!this.secrets.has(shape)) this.taken.add(shape);
    let out = text;
    let secrets = findSecrets(out, this.known);
    for (let pass = 1; secrets.length > 0; pass++) {
      const replaced = this.replace(out, secrets);
      out = replaced.text;
      if (pass === PASSES) break;
      secrets = findAgain(out, replaced.ends, this.known);
      // what was masked in one place may be anywhere
      if (secrets.length === 0) secrets = findKnown(out, this.known);
    }
    return out as RedactedText;
  }

  /** A command of the model, with its placeholders replaced by the variables that hold the secrets. */
  restore(command: string, quotingAt: QuotingAt): Restored {
    const nameOf: NameOf = (placeholder) => {
      const secret = this.secrets.get(placeholder);
      if (secret === undefined) return undefined;
      this.expansions ??= expansionsOf(this.variables);
      return this.expansions.get(secret) ?? null;
    };
    return restoreCommand(command, nameOf, quotingAt);
  }

  private replace(text: string, secrets: readonly Secret[]): { readonly text: string; readonly ends: readonly number[] } {
    let out = '';
    let at = 0;
    const ends: number[] = [];
    for (const { start, end, kind, value } of secrets) {
      out += text.slice(at, start) + this.placeholder(kind, value);
      // a line end that was taken for a wrap may be the end of the value
      const [line = ''] = text.slice(start, end).split('\n', 1);
      if (line.length < value.length && kind !== 'private-key' && kind !== 'environment') this.known.remember(line.trim(), kind);
      ends.push(out.length);
      at = end;
    }
    return { text: out + text.slice(at), ends };
  }

  private placeholder(kind: string, secret: string): string {
    if (kind !== 'environment') this.known.remember(secret, kind);
    const known = this.placeholders.get(secret);
    if (known !== undefined) return known;
    let made: string;
    do {
      const ordinal = (this.ordinals.get(kind) ?? this.first) + 1;
      this.ordinals.set(kind, ordinal);
      made = placeholderFor(kind, ordinal);
    } while (this.taken.has(made));
    this.placeholders.set(secret, made);
    this.secrets.set(made, secret);
    return made;
  }
}
