/** Writes a question as the rules have it: colloquial words in full, without an end that says again what a whole answer does anyway. */

const IN_FULL: readonly (readonly [RegExp, string])[] = [
  [/\blemme\b/gi, 'let me'],
  [/\bgimme\b/gi, 'give me'],
  [/\bwanna\b/gi, 'want to'],
  [/\bgonna\b/gi, 'going to'],
  [/(?<=\b(?:can|could|would|will|do) )u\b/gi, 'you'],
  [/^(?:let me|give me) (?=see |show |list |the |a |all |my )/i, 'show me '],
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

/** The question; `overwrites` is false when its end, which is taken off, says that nothing is to be overwritten. */
export function plainly(asked: string): { readonly question: string; readonly overwrites: boolean } {
  // a text in quotes stays as it is
  if (/["'`“‘]\S/.test(asked.replace(/(?<=\w)'(?=\w)/g, ''))) return { question: asked, overwrites: true };
  let question = asked;
  for (const [short, full] of IN_FULL) question = question.replace(short, full);
  question = question.replace(NOTHING_ELSE, '').replace(FILE_ONLY, '');
  const rest = TAKES.test(question) ? question.replace(NOT_OVER, '') : question;
  return { question: rest, overwrites: rest === question };
}
