/**
 * Rows of `find-logins.ts` for what people write to each other and to themselves: the answer to a question that only one person knows, and a
 * password in a sentence that has no word for it.
 */
import { isChosen } from './login-arguments.ts';
import type { Login } from './login-row.ts';
import { isTypedWord } from './values.ts';

/** A question in quotes or brackets or its number, a sign, then an answer of few words. */
const QUESTION =
  String.raw`(?:["'“„«(][^\n]{2,60}?["'”“»)]|(?:(?:the|your|die|der) )?(?:(?:security|secret) )?` +
  String.raw`(?:question|frage|pregunta|domanda|pergunta|vraag|fråga)(?: \d{1,2})?)`;
const ANSWER = new RegExp(
  String.raw`${QUESTION} {0,2}[:=] {1,4}["']?(?<v>[^\s"':;?<>]{2,30}(?: [^\s"':;?<>]{1,30}){0,2}?)["']?[ \t]*$`,
  'diy',
);
const MARKS = /^[ \t>*?-]*(?:(?:your|my|the) )?$/i;

/** What is between the verb of a sentence and the word. */
const ADVERBS = '(?:(?:still|now|just|again|always|currently) ){0,2}';
const WORD = new RegExp(`${ADVERBS}["'\`]?(?<v>[^\\s"'\`,;]{8,60}?)["'\`]?[.,;]?(?=\\s|$)`, 'dy');
const LAST = /["'`]?(?<v>[^\s"'`,;]{8,60}?)["'`]?[.,;!]?[ \t]*$/dy;

/** Whether a word has a sign amid letters, and three kinds of characters beside it: no word of a language, an option or a file has. */
const isUnmistakable = (word: string): boolean =>
  /[\p{L}\d][!#$%^&*?~][\p{L}\d]/u.test(word) && [/\p{Ll}/u, /\p{Lu}/u, /\d/].every((kind) => kind.test(word)) && isChosen(word);

export const NOTES: readonly Login[] = [
  ...['answer to ', 'answer ', 'antwort auf ', 'respuesta a ', 'risposta a ', 'resposta a ', 'antwoord op '].map((literal) => ({
    literal,
    head: MARKS,
    rest: ANSWER,
  })),
  // the search for literals needs letters of ASCII at their beginning
  { literal: 'ponse à ', head: /^[ \t>*?-]*ré$/i, rest: ANSWER },
  // `ubuntu@staging.example, it is still x`
  ...['it is ', "it's ", 'it was ', 'still ', 'use ', 'try '].map((literal) => ({
    literal,
    head: /(?:^|[\s:>("'])$/,
    rest: WORD,
    isSecret: isUnmistakable,
  })),
  // `same user, with x`
  ...['user, with ', 'user with ', 'account with '].map((literal) => ({
    literal,
    head: /(?:^|[\s:>("'])$/,
    rest: LAST,
    isSecret: isTypedWord,
  })),
];
