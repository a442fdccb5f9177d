/** What the words say of a rule of sudo that asks for no password. Source: sudoers(5). Pure. */
import type { Words } from './user-words.ts';

/** "let alice reboot the box without being root": a rule for single programs, of somebody whom the words name. */
export function isWithoutPassword(line: string, { without, text, tokens }: Pick<Words, 'without' | 'text' | 'tokens'>): boolean {
  const user = /^%?([\w.-]+)\s[^:]*NOPASSWD:\s*(?!ALL\b)\//.exec(line)?.[1];
  return (
    user !== undefined &&
    tokens.has(user.toLowerCase()) &&
    (without !== '' || /(?<!\p{L})(?:ohne|sans|sin|no)\s/iu.test(text)) &&
    /(?<!\p{L})(?:pass\p{L}*|pw|root|sudo|ask\p{L}*)(?!\p{L})/iu.test(`${without} ${text}`)
  );
}

/** A rule for all programs, where the words want one thing done: "let deploy restart nginx". */
export const isForMore = (line: string, { text }: Pick<Words, 'text'>): boolean =>
  /NOPASSWD:\s*ALL\b/.test(line) && /(?<!\p{L})(?:re)?(?:start|load|boot)|(?<!\p{L})only(?!\p{L})/iu.test(text);
