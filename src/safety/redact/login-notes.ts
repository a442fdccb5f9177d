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

/** Whether a word has letters of both cases and a digit, and is neither a name with a number nor a product with its version. */
const isPicked = (word: string): boolean =>
  [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(word)) && !/^[A-Z]?[a-z]+\d{1,2}$/.test(word) && isChosen(word);

/** What a number opens. */
const OPENED = [
  ...'tür tor tresor safe gate garage alarm keybox lockbox padlock kasten'.split(' '),
  ...'vorhängeschloss zahlenschloss fahrradschloss digicode portail cancello garaje poort'.split(' '),
  'front door',
  'back door',
  'key box',
];

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
  // `the new one is x`, `I changed it to x for now`
  ...['one is ', 'one: ', 'changed it to ', 'set it to ', 'reset it to '].map((literal) => ({
    literal,
    head: /(?:^|[\s:>("'])(?:(?:new|old|other|current) )?$/i,
    rest: WORD,
    isSecret: isPicked,
  })),
  // a user and a password, each behind a letter or a word for it
  ...[' p: ', ' p=', ' pw ', ' pass ', ' pwd '].map((literal) => ({
    literal,
    head: /(?:^|[\s("'])u(?:ser(?:name)?)?[:=]? ?[A-Za-z][\w.@-]{1,40}[ ,;/|]{0,3}$/i,
    rest: LAST,
    isSecret: isTypedWord,
  })),
  ...['usr/pw', 'user/pw', 'user/pass', 'user/password', 'login/pw', 'login/password', 'u/p'].map((literal) => ({
    literal,
    head: /(?:^|[\s("'])$/,
    rest: /:? [A-Za-z][\w.@-]{1,40} ?\/ ?(?<v>\S{6,60}?)[.,;)]?[ \t]*$/dy,
    isSecret: isTypedWord,
  })),
  // a network and its key
  ...['wlan', 'wifi', 'wi-fi'].map((literal) => ({
    literal,
    head: MARKS,
    rest: /[^\n/]{1,40} \/ (?<v>\S{8,63})[ \t]*$/dy,
    isSecret: isPicked,
  })),
  // what was typed at the wrong prompt: no program and no user has such a name
  { literal: 'bash: ', head: /^-?$/, rest: /(?:line \d{1,4}: )?(?<v>\S{8,60}): command not found/dy, isSecret: isPicked },
  { literal: 'command not found: ', head: /^[\w-]{2,8}: $/, rest: /(?<v>\S{8,60})\s*$/dy, isSecret: isPicked },
  ...['invalid user ', 'unknown user ', 'illegal user ', 'no such user: ', 'no such user '].map((literal) => ({
    literal,
    head: /^/,
    rest: /["']?(?<v>[^\s"',;]{8,60})/dy,
    isSecret: isPicked,
  })),
  // numbers that open something, without the word code: `Haustür: 4711#`
  ...OPENED.map((literal) => ({
    literal,
    head: /^[ \t>*-]*(?:(?:the|our|my) )?(?:\p{Lu}\p{L}{1,14} ?)?$/iu,
    rest: /(?: [\p{L}]{2,16}){0,2}(?:[:=]|[ ]?->)? ?(?<v>#?\d{4,8}#)(?=[\s.,;]|$)/duy,
  })),
  // `same user, with x`
  ...['user, with ', 'user with ', 'account with '].map((literal) => ({
    literal,
    head: /(?:^|[\s:>("'])$/,
    rest: LAST,
    isSecret: isTypedWord,
  })),
];
