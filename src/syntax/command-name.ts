/** The name of a command, from the word in its place. */
import { type Arg, programOf, type SimpleCommand } from './simple-command.ts';

/** The program that `$(which NAME)` and `$(command -v NAME)` locate; null for any other word. */
function locatedIn({ parts: [part, ...others] }: Arg): string | null {
  const [located, ...more] = part?.kind === 'command' && others.length === 0 ? part.commands : [];
  if (located === undefined || more.length > 0 || !/^(?:which|command|type)$/.test(located.name ?? '')) return null;
  const names = located.args.map(({ value }) => value).filter((value) => value?.startsWith('-') !== true);
  return names.length === 1 ? (names[0] ?? null) : null;
}

/** The name of a command, in the three forms that `SimpleCommand` has. */
export function named(word: Arg | null): Pick<SimpleCommand, 'word' | 'name' | 'program'> {
  const name = word === null || word.value === '' ? null : (word.value ?? locatedIn(word));
  // `~/bin/x` and `$HOME/bin/x` are x
  const last = word?.parts.at(-1);
  const tail = last?.kind === 'text' && last.text.includes('/') ? programOf(last.text) : '';
  return { word, name, program: name === null ? tail || null : programOf(name) };
}
