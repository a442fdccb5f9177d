/** What the odds know of commands besides their effects: what they do, with which options, on what kinds of places, in which words. Pure. */
import type { SimpleCommand } from '../../syntax/simple-command.ts';

/** Of an option, and of a word. */
const NAME_CHARS = 20;
const SHORT_CHARS = 2;
/** More commands or longer words are a script. */
const COMMANDS = 40;
const WORDS = 60;
const WORD_CHARS = 400;
/** A program, its subcommand, and one below that. */
const VERBS = 3;
const VERB = /^[a-z][\w.-]*$/;
const PLACES = ['/etc/', '/usr/', '/dev/', '/tmp/', '/var/', '/home/', '~/.', '$home/.'] as const;

/** Names of features. All digits count as the same. */
export function lineFeatures(commands: readonly SimpleCommand[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { program, wrappers, args, redirects } of commands.slice(0, COMMANDS)) {
    const targets = redirects.flatMap(({ target }) => (target === null ? [] : [target.text]));
    const given = [...args.slice(0, WORDS).map(({ text }) => text), ...targets].flatMap(plain);
    const options = given.filter((word) => word.startsWith('-')).map((word) => word.replace(/=.*$/s, '').slice(0, NAME_CHARS));
    const places = PLACES.filter((place) => given.some((word) => word.includes(place)));
    for (const option of options) found.add(`option ${option}`);
    for (const place of places) found.add(`place ${place}`);
    for (const name of wrappers) found.add(`runs ${name}`);
    for (const word of given)
      for (const [part] of word.matchAll(/[a-z_.-]+/g)) if (part.length > SHORT_CHARS) found.add(`word ${part.slice(0, NAME_CHARS)}`);
    if (program === null) continue;
    const end = given.findIndex((word) => !VERB.test(word));
    const verbs = [...plain(program), ...given.slice(0, end < 0 ? VERBS - 1 : Math.min(end, VERBS - 1))];
    for (const [at] of verbs.entries()) found.add(`runs ${verbs.slice(0, at + 1).join(' ')}`);
    const [name = '', verb] = verbs;
    for (const each of [...options, ...places]) found.add(`with ${name} ${each}`);
    if (verb !== undefined) for (const option of options) found.add(`with ${name} ${verb} ${option}`);
  }
  return found;
}

/** The words of an argument, without quotes. */
const plain = (text: string): readonly string[] =>
  text
    .slice(0, WORD_CHARS)
    .toLowerCase()
    .replaceAll(/\d+/g, '0')
    .split(/[\s'"`()<>]+/)
    .filter((word) => word !== '');
