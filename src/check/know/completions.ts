/** Reads the options of a program out of completion files of bash and zsh. */
import { LINE_CHARS, OPTIONS } from '../check-limits.ts';
import type { Options, Takes } from '../../programs/options.ts';

/** A file with fewer options leaves most to be found by running the program. */
const COMPLETE_FROM = 10;

const OPTION = /(?<![\w$/.@-])(-{1,2})([A-Za-z0-9][\w.-]*\w|[A-Za-z0-9?#@%])/g;

/** Named after what loads the files: the bash-completion package, and the completion system of zsh. */
export type CompletionFormat = 'bash-completion' | 'compsys';

/**
 * Every word that looks like an option. A file of zsh that describes its program with `_arguments` is complete. One that asks the program
 * (`--help`), and every file of bash, is not: such a file can only confirm that an option exists.
 */
export function optionsOfCompletion(source: string, format: CompletionFormat): Options {
  const short = new Map<string, Takes>();
  const long = new Map<string, Takes>();
  const single = new Map<string, Takes>();
  for (const whole of source.split('\n')) {
    const line = whole.slice(0, LINE_CHARS);
    if (/^\s*#/.test(line)) continue;
    for (const [, dashes, name = ''] of line.matchAll(OPTION)) {
      const map = dashes === '--' ? long : name.length === 1 ? short : single;
      if (map.size < OPTIONS) map.set(name, 'maybe');
    }
    // the pattern above reads `{-a,--all}` and `(-)--x`, but not the letters of `-{a,b}`
    for (const [, names = ''] of line.matchAll(/(?<![\w-])-\{([\w,]+)\}/g)) {
      for (const name of names.split(',')) (name.length === 1 ? short : single).set(name, 'maybe');
    }
  }
  const count = short.size + long.size + single.size;
  const asks = /_gnu_generic|_parse_help|--help\b|_arguments\s+(?:-\w+\s+)*--(?:\s|$)/.test(source.slice(0, LINE_CHARS * 64));
  return { short, long, single, complete: format === 'compsys' && source.includes('_arguments') && count >= COMPLETE_FROM && !asks };
}
