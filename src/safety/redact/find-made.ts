/**
 * Finds what a call printed that makes a text at random, at the prompt of a shell or of an interpreter: `>>> secrets.token_hex(32)`,
 * `$ ruby -e 'puts SecureRandom.hex(16)'`. Whoever makes one by hand is about to use it as a key or a password.
 */
import { lineHead } from './line-head.ts';
import type { Hits } from './literals.ts';
import type { Span } from './span.ts';

/** Functions of the libraries of Python, Ruby, JavaScript, PHP, Elixir, Java and Go, and what others are named like. */
export const MADE_LITERALS: readonly string[] = ['token_hex(', 'token_urlsafe(', 'token_bytes(', 'urandom(', 'get_random_bytes('].concat(
  ['securerandom.', 'randombytes(', 'random_bytes(', 'openssl_random_pseudo_bytes(', 'strong_rand_bytes(', 'getrandomvalues('],
  ['generate_key(', 'generatekey(', 'generate_secret(', 'generate_password(', 'random_base32(', 'gensalt(', 'hashpw(', 'gen_salt('],
  ['generate_password_hash(', 'make_password(', 'password_hash(', 'get_random_secret_key('],
);

const LINE_CHARS = 400;
const VALUE_CHARS = 600;
/** A prompt of a shell or of an interpreter, and a command behind it that writes no file. */
const AT_PROMPT = /^(?:.{0,60}?[$#%>❯➜»λ]|In \[\d{1,4}\]:) [^\n]*$/u;
/** One value, as it is or as an interpreter shows it. */
const VALUE =
  /^(?:Out\[\d{1,4}\]: |==?> |\$?\w{1,20} ==?>? )?(?:(?<v>[\w+/=$.,:-]{12,400})|b?(?<quote>["'])(?<v>[^"'\s][^"'\n]{10,400})\k<quote>)[ \t]*(?:\r?\n|$)/d;

export function findMade(text: string, hits: Hits): Span[] {
  const found: Span[] = [];
  let done = 0;
  for (const start of hits.starts) {
    if (start < done) continue;
    const newline = text.indexOf('\n', start);
    if (newline < 0) break;
    done = newline;
    if (!AT_PROMPT.test(lineHead(text, start, LINE_CHARS))) continue;
    const match = VALUE.exec(text.slice(newline + 1, newline + 1 + VALUE_CHARS));
    const [from = 0, to = 0] = match?.indices?.groups?.['v'] ?? [];
    if (/\d/.test(match?.groups?.['v'] ?? '')) found.push({ start: newline + 1 + from, end: newline + 1 + to, kind: 'secret' });
  }
  return found;
}
