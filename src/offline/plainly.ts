/** Writes a question as the rules have it: colloquial words in full, without an end that says again what a whole answer does anyway. */
import type { Machine } from './types.ts';

const LAST_TIME = '(?:in|within|over|during) (?:the )?(?:last|past) (?:\\w+ |couple of )?(?:min|hour|day|week|month)';
const IN_FULL: readonly (readonly [RegExp, string])[] = [
  [/\blemme\b/gi, 'let me'],
  [/\bgimme\b/gi, 'give me'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgonna\b/gi, 'going to'],
  [/(?<=\b(?:can|could|would|will|do) )u\b/gi, 'you'],
  [/^(?:let me|give me) (?=see |show |list |the |a |all |my )/i, 'show me '],
  [
    new RegExp(`^(?:what|which files|what files) (?:did|have) i (?:chang|edit|modif|touch)(?:e|y|ed|ied)? (?=${LAST_TIME})`, 'i'),
    'list files changed ',
  ],
  [/(?<=\w) anywhere(?= (?:below|under|in|inside) (?:here|this folder)\b)/i, ''],
];
const POLITE =
  '^(?:(?:please|pls|plz|hey|hi|ok|so|just|(?:can|could|would|will) you|how (?:do|can) i|i want to|i need to|i would like to),? )*';
const TAKES = new RegExp(`${POLITE}(?:copy|cp|move|mv|rename|extract|unpack|unzip|untar)\\b`, 'i');
const NOTHING_ELSE = /(?:,| and| but)?(?: and| but)? (?:nothing|nowhere) else[.!]*$/i;
/** Behind the only file that the words name. */
const FILE_ONLY = /(?<=\bin [\w./-]+\.[a-z]\w*) only$/i;
const NOT_OVER = new RegExp(
  [
    String.raw`(?:,| and| but)?(?: and| but)? (?:never|do not|don't|dont|without|not)`,
    String.raw` overwrit(?:e|ing)(?: (?:anything|any|existing(?: files| ones)?|files|any files))?[.!]*$`,
  ].join(''),
  'i',
);

/** What is kept anyway when a file is taken out of the index. */
const UNSTAGED_KEPT = /(?<=^unstage \S+) (?:but|and) keep (?:it|the file|my changes|the changes|the edits)$/i;

const ONLY_SHOWS = new RegExp(
  '(?:[,;.?!]| -)?(?: and| but)? (?:' +
    [
      '(?:only|just) (?:print|show|display|list)(?: it| them| me| the result| the output)?',
      '(?:print|show) (?:it|the rest|the result|the output)(?: only)?',
      String.raw`(?:do not|don't|dont|without) (?:chang(?:e|ing)|modify(?:ing)?|edit(?:ing)?|touch(?:ing)?) (?:the |any |my )?` +
        '(?:file|files|it|anything|original|them)',
      'on (?:the )?screen(?: only)?',
    ].join('|') +
    ')[.!?]*$',
  'i',
);
const WHAT_IF =
  /^(?:what|which files) would (?:be|get) (?:deleted|removed|lost) if (?:i|we|you) (?:deleted?|removed?|erased?|rm) (?=all |every |the |my )/i;

/** The question without the words which say that the result is only to be shown; null when none says it. */
export function onlyShown(question: string): string | null {
  let rest = question;
  for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replace(ONLY_SHOWS, '')];
  rest = rest.replace(WHAT_IF, 'list ');
  return rest === question ? null : rest.replace(/[.,;?!]+$/, '');
}

/** So many words of a question may be one name. */
const NAME_WORDS = 6;
const IN_FOLDER = /^ (?:in|from|inside|under) (?:the )?(?<dir>[\w./-]+)(?: (?:folder|directory|dir))?(?=\s|$)/i;

/** Puts quotes around a name with spaces that is the name of a file here, or in the folder that follows it. */
export function withNamesQuoted(question: string, machine: Pick<Machine, 'exists'>): string {
  if (/["'`“‘]/.test(question.replace(/(?<=\w)'(?=\w)/g, ''))) return question;
  const starts = [...question.matchAll(/(?<=^|\s)\S/g)].map(({ index }) => index);
  const ends = [...question.matchAll(/\S\.\w{1,5}(?=[\s,;:?!]|\.?$)/g)].map(({ index, 0: text }) => index + text.length);
  for (const end of ends)
    for (const start of starts) {
      const name = question.slice(start, end);
      const words = name.split(' ').length;
      if (words < 2 || words > NAME_WORDS) continue;
      const rest = question.slice(end);
      if (machine.exists(name)) return `${question.slice(0, start)}"${name}"${rest}`;
      const [behind = '', dir] = IN_FOLDER.exec(rest) ?? [];
      if (dir !== undefined && machine.exists(`${dir}/${name}`))
        return `${question.slice(0, start)}"${dir.replace(/\/$/, '')}/${name}"${rest.slice(behind.length)}`;
    }
  return question;
}

/** The question; `overwrites` is false when its end, which is taken off, says that nothing is to be overwritten. */
export function plainly(asked: string): { readonly question: string; readonly overwrites: boolean } {
  // a text in quotes stays as it is
  if (/["'`“‘]\S/.test(asked.replace(/(?<=\w)'(?=\w)/g, ''))) return { question: asked, overwrites: true };
  let question = asked;
  for (const [short, full] of IN_FULL) question = question.replace(short, full);
  question = question.replace(NOTHING_ELSE, '').replace(FILE_ONLY, '').replace(UNSTAGED_KEPT, '');
  const rest = TAKES.test(question) ? question.replace(NOT_OVER, '') : question;
  return { question: rest, overwrites: rest === question };
}
