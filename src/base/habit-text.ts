/** What a lesson says in words, on the screen and to a model. */

const NAME = /^[\w@%+.~-]{1,40}$/;

/** A habit as it is stored, in words: `adds -h to ls`. Null when it is none. */
export function habitText(value: unknown): string | null {
  const { program, does, option, instead } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isName = (word: unknown): word is string => typeof word === 'string' && NAME.test(word);
  if (!isName(program)) return null;
  if (does === 'adds' && isName(option)) return `adds ${option} to ${program}`;
  if (does === 'leaves-out' && isName(option)) return `leaves out ${option} of ${program}`;
  if (does === 'runs' && isName(instead)) return `runs ${instead} instead of ${program}`;
  return does === 'skips' ? `does not run suggestions of ${program}` : null;
}
