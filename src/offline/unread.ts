/**
 * Finds the words that a rule permits although its command ignores them: the last check before an answer. A word that shapes a list or a
 * number (longest, lower, time) and a place behind a preposition are read only when the command would be different without them; a text
 * to search for is read only where the question says that it is one.
 */
import { matters, type Reading } from './explained.ts';
import { isFolderName } from './file-kinds.ts';
import { SEPARATES } from './families/text-parts.ts';
import type { Token } from './read-question.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Concepts that change what is printed. Where the rule only permits them, they are read when the command is different without them. */
const SHAPING = words(
  'lower upper char longest time date biggest big small average unique duplicate hidden absolute max min numeric frequent',
);
/** Words without a concept that change what is asked for. */
const SHAPING_FILLERS = words('before after together directly but per or until yesterday today tonight tomorrow their');
/** Written in a command as they are said. */
const LITERAL = /^(?:md5|sha1|sha256|sha512|octal|hex|base64|chmod|chown)$/;
/** What a text to search for follows: "with the word x", "occurrences of x", "grep x". */
const SAYS_TEXT = words('contain word find for with by of and or not key to as does did process user group package service host env where');
/** Words with a concept that limit nothing: "is there some command that …", "using a comma". */
const NEUTRAL = /^(?:commands?|tool|using)$/;
/** Kinds of characters, which nobody means as a word to search for. */
const NAMED_CHARACTERS = /^(?:space|tab|comma|colon|semicolon|hyphen|underscore|digit|quote|parenthese|bracket)s$|^dashes$/;
/** Kinds of words that choose some of many, in parentheses too: "list files (*.log)". */
const LIMITS: ReadonlySet<Token['kind']> = new Set(['glob', 'ext', 'size', 'age', 'range']);
/** Words that make what is in parentheses an example, which limits nothing: "(*.log & more)". */
const EXAMPLE = /^(?:more|etc|others?|examples?|e\.?g\.?|like|similar)$/;
const PLACE = /^(?:in|inside|under|within|below|beneath)$/;

/** Whether the word is a text that the command searches for and that nothing in the question introduces: "the odd lines". */
function isGuessedText({ tokens, command }: Reading, at: number): boolean {
  const token = tokens[at];
  if (
    token === undefined ||
    (token.kind !== 'name' && token.kind !== 'word') ||
    token.raw !== token.low ||
    token.isName ||
    !/^[a-z]+$/.test(token.raw)
  )
    return false;
  if (!new RegExp(`\\bgrep\\b[^|]* '?\\^?${token.raw}\\$?'?(?: |$)|-name '\\*${token.raw}\\*'`).test(command)) return false;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  // "a colon", "a digit": a kind of text, not the text
  if (before?.low === 'a' || before?.low === 'an' || /^ones?$/.test(after?.low ?? '')) return true;
  if (NAMED_CHARACTERS.test(token.low)) return true;
  if (token.kind === 'word') return false;
  const leads = /^(?:the|my)$/.test(before?.low ?? '') ? tokens[at - 2] : before;
  if (leads === undefined) return true;
  return !SAYS_TEXT.has(leads.low) && !leads.concepts.some((concept) => SAYS_TEXT.has(concept));
}

/** What is written beside a word that makes it more than its concept: "ends in .c", "every second", "not below", "names only". */
const PAIRS: readonly (readonly [first: RegExp, next: RegExp, obeyed: RegExp])[] = [
  [/^(?:end|ends|ending|begin|begins|beginning)$/, /^(?:in|with)$/, /^(?!head\b|tail\b)/],
  [/^(?:every|each)$/, /^(?:second|third|fourth|fifth|other)$/, /~|%/],
  [/^(?:every|each)$/, /^lines?$/, /^(?!head\b|tail\b)/],
  [/^not$/, /^(?:below|deeper|nested|recursively)$/, /-maxdepth 1\b/],
  [/^names?$/, /^only$/, /%f|basename|cut|sed|-l|ls/],
  [/^(?:run|start|execute|launch)$/, /^wc$/, /^wc\b/],
  [/^and$/, /^(?:folders|directories|dirs)$/, /^(?!.*-type f\b)/],
  [/^(?:ignore|ignoring|disregard|disregarding|case)$/, /^(?:case|insensitive(?:ly)?)$/, / -\w*i|IGNORECASE|tolower/],
  [/^regardless$/, /^of$/, / -\w*i|IGNORECASE|tolower/],
  [/^(?:aren't|arent|isn't|not|no)$/, /^comments?$/, /#/],
  // "am I running out of inodes?": nothing runs
  [/^running$/, /^(?:out|low)$/, /^(?:df|du|free)\b/],
  [/^whose$/, /^(?:file)?names?$/, /-i?name|-i?regex|-path|grep|awk/],
  // "empty the log files": a verb
  [/^empty$/, /^(?:the|my|our|your|all|every|each|this|these|that|those|out)$/, /\btruncate\b|\btrash\b|: ?>|-delete\b/],
];

/** Whether a mistyped word was taken for "show" or "find" where no verb can be: "warning or fine". */
const isNoVerb = (tokens: readonly Token[], at: number): boolean =>
  at > 0 &&
  tokens[at]?.value === -1 &&
  tokens[at]?.concepts.every((concept) => concept === 'show' || concept === 'find') === true &&
  tokens.slice(0, at).some(({ kind }) => kind === 'word' || kind === 'name' || kind === 'path');

/** Whether what follows "only" changes nothing: "follow app.log but only show lines with WARN". */
const isIdleOnly = ({ tokens, command, remake, implied }: Reading, at: number): boolean =>
  tokens[at]?.low === 'only' && !implied.has('only') && at < tokens.length - 1 && remake(tokens.slice(0, at)) === command;

/** Whether the word limits what is asked for although it is in parentheses. */
const limitsAside = ({ tokens, used }: Reading, at: number): boolean =>
  LIMITS.has(tokens[at]?.kind ?? 'noise') && !used.has(at) && !tokens.some(({ aside, low }) => aside && EXAMPLE.test(low));

function isUnread(reading: Reading, at: number): boolean {
  const { tokens, used, about, expected, implied, inPhrase, command } = reading;
  const token = tokens[at];
  if (token === undefined || token.kind === 'noise' || implied.has(token.low) || inPhrase.has(at)) return false;
  const differs = (): boolean => matters(reading, at);
  if (token.aside) return limitsAside(reading, at) && !differs();
  if (LITERAL.test(token.low)) return !command.toLowerCase().includes(token.low);
  const next = tokens[at + 1]?.low ?? '';
  if (PAIRS.some(([first, second, obeyed]) => first.test(token.low) && second.test(next) && !obeyed.test(command))) return true;
  if (isIdleOnly(reading, at) || isGuessedText(reading, at)) return true;
  if (used.has(at)) return token.low === 'their';
  // a separator that the rule did not find out: it would cut at another one
  if (SEPARATES.test(token.low)) return true;
  if (isNoVerb(tokens, at)) return true;
  if (SHAPING_FILLERS.has(token.low)) {
    const isJoined = (token.low === 'but' && next === 'only') || (token.low === 'or' && used.has(at - 1) && used.has(at + 1));
    return !isJoined && !differs();
  }
  if (token.kind === 'filler') return false;
  if (token.kind !== 'word') return PLACE.test(tokens[at - 1]?.low ?? '') && !token.raw.startsWith('$') && !differs();
  if (token.concepts.some((concept) => about.has(concept))) return false;
  const isPermitted = token.concepts.some((concept) => expected.has(concept));
  const isShaping = token.concepts.some((concept) => SHAPING.has(concept));
  // the name of a folder is a place behind a preposition, whatever else it means
  const isPlace = PLACE.test(tokens[at - 1]?.low ?? '') && isFolderName(token.low);
  return ((!isPermitted && !NEUTRAL.test(token.low)) || isShaping || isPlace) && token.concepts.length > 0 && !differs();
}

/** A command that only lists files does not answer "print the contents of all txt files". */
const listsInstead = ({ tokens, command }: Reading): boolean =>
  /^(?:find|ls)\b(?!.*(?:-exec|\|))/.test(command) &&
  tokens.some(
    ({ concepts }, at) =>
      concepts.includes('content') &&
      tokens[at + 1]?.low === 'of' &&
      tokens.slice(at).some((token) => token.concepts.includes('file')) &&
      !tokens.slice(at).some((token) => token.concepts.includes('dir')),
  );

/** A list without sizes does not answer "how big is each folder". */
const leavesOutSize = ({ tokens, command }: Reading): boolean =>
  /^(?:find|ls)\b(?!.*(?:-size|%s|-empty|-l|-exec|-S|\|))/.test(command) &&
  tokens.some(({ low, concepts }) => concepts.includes('size') && low !== 'how much');

/** Of whom "only" speaks in "only I should be able to read it". */
const PERSON = /^(?:i|me|we|us|you|he|she|they|them|root|owner|myself)$/;
/** A state that is wished for: "others should not be able to read it". */
const WISHED_RIGHT = /\b(?:should|must|may|can|could)(?: not|n't|nt)? be (?:able|allowed)\b/;

/** Words about who may do something are read only by a command that changes rights. */
const ignoresRights = ({ tokens, command }: Reading): boolean => {
  if (/\bch(?:mod|own|grp)\b|-perm\b|-user\b/.test(command)) return false;
  if (tokens.some(({ low }, at) => low === 'only' && PERSON.test(tokens[at + 1]?.low ?? ''))) return true;
  return WISHED_RIGHT.test(tokens.map(({ low }) => low).join(' '));
};

/** One column does not answer "the first 3 columns". */
const leavesOutColumns = ({ tokens, command }: Reading): boolean =>
  /\{print \$\w+\}/.test(command) && /\b(?:first|last|top) \S+ (?:columns|fields)\b/.test(tokens.map(({ low }) => low).join(' '));

/** The first word that the command ignores although it asks for something; null when every word is read or asks for nothing. */
export function firstUnread(reading: Reading): Token | null {
  if (listsInstead(reading) || leavesOutSize(reading) || leavesOutColumns(reading) || ignoresRights(reading))
    return reading.tokens[0] ?? null;
  return reading.tokens.find((_, at) => isUnread(reading, at)) ?? null;
}
