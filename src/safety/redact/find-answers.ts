/**
 * Finds what a client answers to prompts in base64, as transcripts of mail servers show them: `334 UGFzc3dvcmQ6`, and the password on the
 * next line. Source: RFC 4954 and the LOGIN mechanism of SASL.
 */
import type { Hits } from './literals.ts';
import type { Span } from './span.ts';

/** `Username:` and `Password:`. */
export const ANSWER_LITERALS: readonly string[] = ['Username:', 'Password:'].map((prompt) => Buffer.from(prompt).toString('base64'));

/** The end of the prompt, and the line below up to its last word. */
const ANSWER = /^\r?\n[^\n]{0,40}?(?<=[\s:>]|\n)(?<v>[A-Za-z\d+/]{4,200}={0,2})[ \t]*(?:\r?\n|$)/d;

export function findAnswers(text: string, hits: Hits): Span[] {
  return hits.starts.flatMap((start, index) => {
    const prompt = ANSWER_LITERALS[hits.ids[index] ?? 0] ?? '';
    const from = start + prompt.length;
    const match = text.startsWith(prompt, start) ? ANSWER.exec(text.slice(from, from + 300)) : null;
    const [begin = 0, end = 0] = match?.indices?.groups?.['v'] ?? [];
    return end > begin ? [{ start: from + begin, end: from + end, kind: 'password' }] : [];
  });
}
