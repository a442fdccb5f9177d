/**
 * Finds made-up words among the arguments of a command at a prompt whose earlier words name a password: `tool reset-password Ab3-cd`,
 * `tool -createCredential shop anna Ab3-cd`. Of any program; quotes, paths and the values of options that are about something else are not
 * looked at.
 */
import { lineHead } from './named-values.ts';
import type { Hits } from './literals.ts';
import { isAbout, NAME_LITERALS } from './secret-names.ts';
import type { Span } from './span.ts';
import { isCommand } from './spaced-values.ts';
import { isMadeUpWord } from './values.ts';

const REST_CHARS = 300;
/** The end of a word that names what the command changes or makes; an assignment or an option with its own value is found by its name. */
const NAMES = /(?:password|passwd|passphrase|credentials?) /iy;
const BEGIN = new Set(['pass', 'cred'].map((name) => NAME_LITERALS.indexOf(name)));
/** What the next commands, comments and quotes begin with. */
const END = /[|;&<>#"'`$\n]/;

export function findArguments(text: string, names: Hits): Span[] {
  const found: Span[] = [];
  let done = -1;
  for (const [index, hit] of names.starts.entries()) {
    if (hit <= done || !BEGIN.has(names.ids[index] ?? -1)) continue;
    NAMES.lastIndex = hit;
    if (!NAMES.test(text) || !isCommand(text, hit) || /["'`#]/.test(lineHead(text, hit))) continue;
    const rest = text.slice(hit, hit + REST_CHARS);
    const end = rest.search(END);
    const words = [...rest.slice(0, end < 0 ? rest.length : end).matchAll(/\S+/g)];
    done = hit + (end < 0 ? rest.length : end);
    for (const [index, { 0: word, index: at }] of words.entries()) {
      const option = words[index - 1]?.[0] ?? '';
      if (index === 0 || /^-|[/\\@=]/.test(word) || (option.startsWith('-') && option.split(/[^A-Za-z]+/).some(isAbout))) continue;
      if (isMadeUpWord(word)) found.push({ start: hit + at, end: hit + at + word.length, kind: 'password' });
    }
  }
  return found;
}
