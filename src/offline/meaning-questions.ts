/** Recognises questions about a meaning. They are answered from the documentation on this machine, never with a command. */

const politeness = /^\W*(?:(?:so|ok|hey|please|can you|could you)\W+)*/i;
const wishes: readonly RegExp[] = [
  /^(what|how) (do|does) .{1,80}\b(do|does|mean|stand for|work)\b\W*$/i,
  /^(what'?s the (difference|point)|what is (the )?(difference|meaning|point|purpose)|what is an? \w+\W*$|how does \w)/i,
  /^(explain|describe|define|why|when should|should i|which is better|difference between)\b|^is it (safe|ok|bad)\b/i,
  /^(tell me (about|a joke)|who (was|invented) |write (me )?a\b)/i,
];

/** Whether the question asks what something means or how it works, not for a command. */
export function asksForMeaning(question: string): boolean {
  if (/\bdifferen/i.test(question) && /[\w-]\.[a-z]+\b|\b(branch|branches|commits?|folders?|director\w+)\b/i.test(question)) return false;
  return wishes.some((wish) => wish.test(question.replace(politeness, '')));
}

const plain = new Set(
  (
    'what does the a an do does mean is are between and explain difference command option flag of in to for i it ' +
    'this that how why stand me with use work works when should vs versus or purpose point between'
  ).split(' '),
);

/** The words of the question that could be names of programs, in order, at most four. */
export function programsIn(question: string): string[] {
  const out: string[] = [];
  for (const word of question.split(/[\s,;:?!()"'`]+/)) {
    if (/^[a-z][a-z0-9._+-]{0,24}$/.test(word) && !plain.has(word) && !out.includes(word)) out.push(word);
  }
  return out.slice(0, 4);
}
