/** What the odds know of a line as text: its hosts, its places, its words beside each other, and pieces of four signs. Pure. */
import { hostIn } from '../../effects/host-in.ts';
import type { SimpleCommand } from '../../syntax/simple-command.ts';
import type { Said } from './said-words.ts';

/** Of a word, and of the text of all commands. */
const WORD_CHARS = 18;
const TEXT_CHARS = 300;
const PIECE = 4;
/** Words of a command that are looked at, and letters of a place. */
const WORDS = 40;
const PLACE_CHARS = 200;

/** Features by name, each from 0 to 1. */
export function textFeatures(commands: readonly SimpleCommand[], { question, typed }: Said): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const said = `${question}\n${typed}`.toLowerCase();
  const texts = commands.map(wordsOf);
  for (const [at, words] of texts.entries()) {
    const program = commands[at]?.program?.toLowerCase() ?? '';
    for (const [place, word] of words.slice(1).entries()) {
      found.set(`pair ${short(words[place] ?? '')} ${short(word)}`, 1);
      for (const name of hostFeatures(word, said)) found.set(name, 1);
      const where = placeOf(word);
      if (where === null) {
        if (!word.startsWith('-') && program !== '') found.set(`word of ${program} ${said.includes(word) ? 'asked' : 'new'}`, 1);
      } else {
        const isSaid = word.split('/').some((part) => part.length > 2 && said.includes(part));
        for (const name of ['at', `${program} at`]) found.set(`${name} ${where} ${isSaid ? 'asked' : 'new'}`, 1);
      }
    }
  }
  const text = ` ${texts.map((words) => words.join(' ')).join(' ; ')} `.replaceAll(/\d+/g, '0').slice(0, TEXT_CHARS);
  // a long line has many pieces, and each says less
  const weight = 2 / Math.max(2, Math.sqrt(text.length / PIECE));
  for (let at = 0; at + PIECE <= text.length; at += 1) found.set(`piece ${text.slice(at, at + PIECE)}`, weight);
  return found;
}

/** What sets variables, the program, its arguments, where it writes to; in small letters. */
function wordsOf({ assignments, word, args, redirects }: SimpleCommand): readonly string[] {
  const set = assignments.map(({ name, values }) => `${name}=${values.map(({ text }) => text).join(' ')}`);
  const to = redirects.map(({ operator, target }) => operator + (target?.text ?? ''));
  return [...set, word?.text ?? '', ...args.slice(0, WORDS).map(({ text }) => text), ...to]
    .filter((text) => text !== '')
    .map((text) => text.toLowerCase());
}

const short = (word: string): string => word.replaceAll(/\d+/g, '0').slice(0, WORD_CHARS);

/** The beginning of a place: `~/.ssh` of `~/.ssh/config`, `/etc/ssh` of a file in it. */
function placeOf(word: string): string | null {
  const text = word.replace(/^[>&|<]+|^['"]/, '');
  if (!/^[~/.]/.test(text) || text.length > PLACE_CHARS) return null;
  return text
    .split('/')
    .slice(0, text.startsWith('/') ? 3 : text.startsWith('~') ? 2 : 1)
    .join('/');
}

/** An address, at the beginning of a word or behind `=` or a quote. */
const ADDRESS = /(?:^|[=@'"\s])((?:[a-z][a-z\d+.-]*:\/\/|[\w.-]+@)?[\w.-]+\.[\w.-]+(?::[^\s'"]*)?(?:\/[^\s'"]*)?)/g;

function hostFeatures(word: string, said: string): readonly string[] {
  if (!word.includes('.')) return [];
  return [...word.matchAll(ADDRESS)].flatMap(([, address = '']) => {
    const host = hostIn(address)?.toLowerCase();
    if (host === undefined) return [];
    const isSaid = said.includes(host) ? 'asked' : 'new';
    const isNumber = /^[\d.]+$/.test(host);
    const parts = host.split('.');
    return [
      `host ${isSaid} ${isNumber ? 'number' : 'name'}`,
      ...(/^(?:http|ftp|git):/.test(address) ? [`clear text ${isSaid}`] : []),
      ...(isSaid === 'asked' || isNumber ? [] : [`ends ${parts.at(-1) ?? ''}`, `domain ${parts.slice(-2).join('.')}`]),
    ];
  });
}
