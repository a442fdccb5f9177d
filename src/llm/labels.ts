/** What models write before a command and before its explanation, in the languages that they answer in. */

const COMMANDS = [
  'command',
  'shell command',
  'bash command',
  'the command',
  'befehl',
  'kommando',
  'commande',
  'comando',
  'команда',
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
  'объяснение',
  'пояснение',
  '解释',
  '说明',
  '說明',
  '説明',
  '설명',
];
/** Before code it announces a command, before words it is the answer itself. */
const ANSWERS = ['answer', 'antwort', 'réponse', 'respuesta', 'shell', 'bash', 'terminal', 'run'];

const label = (words: readonly string[], behind = ''): RegExp =>
  new RegExp(String.raw`^[*_]*(?:${words.join('|')})[*_]*\s?[:：][*_]*\s*${behind}`, 'i');
export const COMMAND_LABEL = new RegExp(`${label(COMMANDS).source}|${label(ANSWERS, '(?=`[^`\n]*`?$)').source}`, 'i');
export const EXPLANATION_LABEL = label(EXPLANATIONS);

/** Those of one word: to hold back a text for each `The` would delay many answers. */
const HELD = [...COMMANDS, ...ANSWERS].filter((word) => !word.includes(' '));

/** Whether more text may make one of this text's beginning. */
export function mayBeCommandLabel(start: string): boolean {
  const plain = start.replaceAll(/[*_]/g, '').toLowerCase();
  return (
    /^[*_]{0,3}[\p{L} ]*[*_]*\s?[:：]?[*_]*\s*$/u.test(start) &&
    HELD.some((word) => `${word}: `.startsWith(plain) || `${word} : `.startsWith(plain) || `${word}：`.startsWith(plain))
  );
}
