/** What models write before a command and before its explanation, in the languages that they answer in. */
import { choice } from '../base/choice.ts';

const COMMANDS = [
  'command',
  'shell command',
  'bash command',
  'the command',
  'befehl',
  'kommando',
  'commande',
  'comando',
  'opdracht',
  'polecenie',
  'příkaz',
  'kommandot',
  'komut',
  'perintah',
  'lệnh',
  'команда',
  'الأمر',
  'कमांड',
  '命令',
  '指令',
  'コマンド',
  '명령',
  '명령어',
];
const EXPLANATIONS = [
  'explanation',
  'description',
  'erklärung',
  'beschreibung',
  'explication',
  'explicación',
  'explicação',
  'spiegazione',
  'uitleg',
  'wyjaśnienie',
  'vysvětlení',
  'förklaring',
  'forklaring',
  'açıklama',
  'penjelasan',
  'giải thích',
  'объяснение',
  'пояснение',
  'شرح',
  'व्याख्या',
  '解释',
  '说明',
  '說明',
  '説明',
  '설명',
];
/** The answer itself: before code it announces a command. */
const WORDS = ['answer', 'antwort', 'réponse', 'respuesta'];
const ANSWERS = [...WORDS, 'shell', 'bash', 'terminal', 'run'];

const LABELLED = { command: COMMANDS, explanation: EXPLANATIONS, response: WORDS } as const;

/** The property that one of these words means as the key of an object. */
export function propertyLabelled(key: string): string | undefined {
  const word = key.trim().toLowerCase();
  return Object.entries(LABELLED).find(([, list]) => (list as readonly string[]).includes(word))?.[0];
}

/** A picture in front of a label. */
const PICTURE = String.raw`(?:\p{Extended_Pictographic}\u{FE0F}?\s*)?`;
const label = (words: readonly string[], behind = ''): RegExp =>
  new RegExp(String.raw`^${PICTURE}[*_]*(?:${words.join('|')})[*_]*\s?[:：][*_]*\s*${behind}`, 'iu');
export const COMMAND_LABEL = new RegExp(`${label(COMMANDS).source}|${label(ANSWERS, '(?=`[^`\n]*`?$)').source}`, 'iu');
export const EXPLANATION_LABEL = label(EXPLANATIONS);

const BEGINS_WITH_PICTURE = new RegExp(`^${PICTURE}`, 'u');

/** Labels of one word: to hold back a text for each `The` would delay many answers. */
const HELD = [...COMMANDS, ...ANSWERS].filter((word) => !word.includes(' '));

/** Whether more text may make one of this text's beginning. */
export function mayBeCommandLabel(start: string): boolean {
  const plain = start.replace(BEGINS_WITH_PICTURE, '').replaceAll(/[*_]/g, '').toLowerCase();
  return (
    /^(?:\p{Extended_Pictographic}\u{FE0F}?\s*)?[*_]{0,3}[\p{L}\p{M} ]*[*_]*\s?[:：]?[*_]*\s*$/u.test(start) &&
    HELD.some((word) => `${word}: `.startsWith(plain) || `${word} : `.startsWith(plain) || `${word}：`.startsWith(plain))
  );
}

/** Any of the words, in any case. Chinese and Japanese have no spaces around theirs. */
const anyOf = (words: string, unspaced: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${choice(words).replaceAll('_', ' ')})(?!\p{L})|${unspaced}`, 'iu');

/** Words that ask the user to run what follows. */
export const TELLS_TO_RUN = anyOf(
  `run use execute try enter type this_command following_command the_command right_command like_this this_way
   benutzen? verwenden? führen? gib gebt tippe tippen eingeben diese[nr]?_Befehl folgende[nr]?_Befehl exécute[rz]? utilise[rz]? lance[rz]?
   ejecut[ae]r? us[ae]r? esegu[ia] выполните используйте`,
  '执行|运行|使用|執行|実行|실행',
);
/** Words that say what somebody else runs, or what is printed. */
export const TELLS_OF_COMMAND = anyOf(
  `examples? e\\.g\\. instance output prints? looks?_like runs ran uses used executes executed calls called fail(?:s|ed)? contains?
   has had was were did Beispiel Ausgabe exemple sortie ejemplo salida esempio пример вывод`,
  '例|输出',
);
