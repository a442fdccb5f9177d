/** Recognises questions about a meaning. They are answered from the documentation on this machine, never with a command. */
import { isKnownProgram } from '../programs/index.ts';

const POLITENESS = /^\W*(?:(?:so|ok|hey|please|can you|could you)\W+)*/i;
const WISHES: readonly RegExp[] = [
  /^(what|how) (do|does) .{1,80}\b(do|does|mean|stand for|work)\b\W*$/i,
  /^(what'?s the (difference|point)|what is (the )?(difference|meaning|point|purpose)|what is an? \w+\W*$|how does \w)/i,
  /^(explain|describe|define|why|when should|should i|which is better|difference between)\b|^is it (safe|ok|bad)\b/i,
  /^(tell me (about|a joke)|who (was|invented) |write (me )?a\b)/i,
];

/** Whether the question asks what something means or how it works, not for a command. */
export function asksForMeaning(question: string): boolean {
  if (/\bdifferen/i.test(question) && /[\w-]\.[a-z]+\b|\b(branch|branches|commits?|folders?|director\w+)\b/i.test(question)) return false;
  return WISHES.some((wish) => wish.test(question.replace(POLITENESS, '')));
}

/** An option, a redirection, a connection between commands: what only a line of the shell has. */
const SIGN = /^-{1,2}\w|^[|<>&]|[<>|;]/;

/** The command line that the question asks about: `what does tar -xzf do`. Null for a single word, which the manual has a line about. */
export function lineIn(question: string): string | null {
  const line = /^\W*(?:what (?:does|do)|explain|what is)\s+(.+?)(?:\s+(?:do|does|mean|stand for))?[\s?.!]*$/is.exec(question)?.[1] ?? '';
  const [program = '', ...others] = line
    .replace(/^`(.*)`$/s, '$1')
    .trim()
    .split(/\s+/);
  return others.some((word) => SIGN.test(word)) && isKnownProgram(program) ? [program, ...others].join(' ') : null;
}

const PLAIN = new Set(
  (
    'what does the a an do does mean is are between and explain difference command option flag of in to for i it ' +
    'this that how why stand me with use work works when should vs versus or purpose point between'
  ).split(' '),
);

/**
 * The programs that the question is about, in order, at most four. Empty when it has a word that is neither a program nor an option nor a
 * word of such questions: the one line that the manual has about a program does not answer "what does exit code 127 mean".
 */
export function programsIn(question: string): string[] {
  const words = question
    .toLowerCase()
    .split(/[\s,;:?!()"'`]+/)
    .filter((word) => word !== '' && !PLAIN.has(word) && !/^--?[a-z][\w-]*$/.test(word));
  // which one is better is an opinion
  if (/\b(?:should i|better|best)\b/i.test(question)) return [];
  return words.every((word) => isKnownProgram(word)) ? [...new Set(words)].slice(0, 4) : [];
}
