/** Whether words beside a block of code say that it must not be run: then it is an example, and no suggestion. Pure. */

const any = (words: string): string => `(?:${words.split(' ').join('|')})`;

const NEVER = any('never nie niemals jamais nunca jamás mai nooit aldrig nigdy nikdy никогда');
/** A no to what is done with a command; any other no (`if it does not work, run`) is not about the block. */
const NOT = `(?:${any('do does must should shall may can could would')}(?:n['’]t| not)|${any('not\\sto nicht no non не')})`;
const USE = any(
  'run running execute executing use using type enter paste try ausführen benutzen verwenden eingeben ejecutes? uses? eseguire usare запускай\\w*',
);

const WARNINGS: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})${NEVER}(?!\p{L})`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})${NOT}\s+${USE}(?!\p{L})`, 'iu'),
  /(?<!\p{L})avoid(?!\p{L})/iu,
  // a heading for what is not the answer
  /^[\s#*_>❌✗✘-]*(?:wrong|bad|incorrect|dangerous|not like this|don['’]t|falsch|faux|mal|incorrecto|sbagliato)\b[^.!?]*:[\s*_]*$/iu,
  /^[\s*_#>-]*[❌✗✘🚫⛔]/u,
];

/** A condition in front, whose no is not about the block: `If you do not use zsh, run`. */
const CONDITION = /^[\s*_#>-]*(?:if|when|unless|since|because|as|wenn|falls|weil|da|si|quand|se)\s[^,]*,/iu;

export const isWarning = (words: string): boolean => {
  const main = words.replace(CONDITION, '');
  return WARNINGS.some((pattern) => pattern.test(main));
};

/** The sentence that introduces what follows: the last one of the text before it. */
export function leadIn(before: string): string {
  const lines = before.trimEnd().split('\n');
  const last = lines.at(-1) ?? '';
  return last.split(/(?<=[.!?])\s+/).at(-1) ?? '';
}
