/** Which single lines of an answer are a command and which are words. */
import { isCommon } from '../programs/index.ts';
import { isAlone, PROSE } from './programs.ts';
import { isPrompted, mayBePrompt, withoutPrompt } from './prompt-signs.ts';

const BARE_CHARS = 600;

/** What may be around a span of code that is all of an answer: signs of markup, of a quotation and of a list. The end of a sentence is none. */
const SIGN = String.raw`[\s*_=>#()[\]{}"'“”„‘’«»「」|$+→-]`;
const NUMBER = String.raw`\d{1,2}[.)]`;
const SPAN_ALONE = new RegExp(`^(?:${SIGN}|${NUMBER})*(\`{1,2})([^\`\\n]+)\\1${SIGN}*$`);
const SPAN_BEGINS = new RegExp(`^(?:${SIGN}|${NUMBER})*(?:\\d{1,2}|(?:\`{1,2}[^\`]*)?(?:\`{1,2}${SIGN}*)?)$`);

/** The code in a text that is nothing but one span of it; null for any other text. */
export const spanAlone = (text: string): string | null => SPAN_ALONE.exec(text)?.[2] ?? null;

/** A line with a sign that it is a command: a prompt sign or the marks of code; for a model without tools also one that looks like one. */
export function mayBeBare(start: string, bare: boolean): boolean {
  const [first = '', ...others] = start.trimEnd().split('\n');
  if (others.length > 0 || first.length > BARE_CHARS) return false;
  // a percent sign in front of words is one
  if (!first.startsWith('%') && (isPrompted(first) || (/^[$❯[~]|@|^P(?:S(?: |$)|$)/.test(first) && mayBePrompt(first)))) return true;
  if (SPAN_BEGINS.test(first)) return true;
  if (!bare) return false;
  const words = first.split(/\s+/);
  const [program = ''] = words;
  if (!/^[a-z][\w.+-]*$/.test(program)) return false;
  if (words.length === 1 && !/\s$/.test(start)) return true;
  return isCommon(program) && !words.slice(1).some((word) => PROSE.has(word));
}

/** A word that only a command has: an option, a path, a quote, a sign of the shell. */
const SHELL_WORD = /^-|[/|<>$*"'=~&;{}]|^\.$/;

/** A single word is a command only when the program needs no argument; words without a sign of the shell are a sentence. */
export function isCommand(whole: string): boolean {
  if (whole.startsWith('`')) return true;
  if (isPrompted(whole)) return whole.startsWith('$ ') || !isSentence(withoutPrompt(whole));
  const [first = '', ...words] = whole.split(/\s+/);
  if (words.length === 0) return isAlone(first);
  return isCommon(first) && words.some((word) => SHELL_WORD.test(word)) && (!/[.!?:]$/.test(whole) || /[\s/][.]$/.test(whole));
}

/** Words that say something of a command, behind its label: the end of a sentence and no sign of the shell, or several words of prose. */
export function isSentence(line: string): boolean {
  if (line.startsWith('`') || line.startsWith('$ ')) return false;
  if (/^[\p{L}\d ,:()-]+[.!?]$/u.test(line)) return true;
  const plain = line
    .replaceAll(/"[^"]*"|'[^']*'/g, '')
    .toLowerCase()
    .split(/[\s,.:;]+/);
  return (
    plain.filter((word) => PROSE.has(word)).length > 1 &&
    (!isCommon(plain[0] ?? '') || !plain.some((word) => /^-|[/|<>$*=~&;{}]/.test(word)))
  );
}
