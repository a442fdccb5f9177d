/** The command that a question contains or that the user has tried before it, "do a git push origin main", and what a suggestion adds to it. Pure. */
import type { Effect, Effects } from '../effects/effect-types.ts';
import { type ReadLine, readLine } from '../syntax/read-line.ts';
import { withoutQuotes } from '../syntax/without-quotes.ts';
import { has } from './word-match.ts';

/** A longer question was pasted. */
const QUESTION_CHARS = 1024;
/** Fewer words than these after a program are the words of a sentence. */
const WORDS_MIN = 2;

/** Words of sentences, of which a command has none. */
const GRAMMAR = new Set(
  `the a an my our this that these those it its all in to on from for with of into onto is are was were as by at how what why where which who
  when without using only but if so not any some every each both via per do does can could should would will i you we me us them new old big
  files folders folder der die das den dem ein eine im in mit von zu auf für und oder nicht le la les un une des dans avec pour sur et el los
  las una del con para por y il lo gli di da che e`.split(/\s+/),
);
/** What follows a command in a sentence. */
const AFTER = /\s+(?:please|pls|bitte|now|thanks|thx|for\sme|again)(?![\w-]).*$|\s*[,;?!]+\s.*$|[\s?!.,;:)]+$/iu;

const unquoted = (word: string): string => word.replaceAll(/["'\x60]/g, '');
const wordsOf = (line: string): readonly string[] => line.split(/\s+/).map(unquoted).filter(Boolean);

/** The program that a line starts, without the rights that it asks for. */
const programOf = (line: string): string => /^(?:sudo\s+)?([a-z][\w.-]*)(?=\s)/.exec(line.trim())?.[1] ?? '';

/** The command in a question, with the program of the suggestion; null where the question only names that program. */
export function commandIn(question: string, suggestion: string): ReadLine | null {
  const program = programOf(suggestion);
  if (program === '' || question.length > QUESTION_CHARS) return null;
  const offered = wordsOf(suggestion);
  for (const line of question.split('\n')) {
    const words = line.split(/\s+/);
    const at = words.findIndex((word) => unquoted(word) === program);
    if (at === -1) continue;
    const text = paired(words.slice(at).join(' ').replace(AFTER, '').replace(AFTER, ''));
    const given = wordsOf(text);
    if (given.length <= WORDS_MIN || given.some((word) => /\p{L}[:,;]$/u.test(word) || GRAMMAR.has(word.toLowerCase()))) continue;
    // a plain word that the suggestion has in another form is one of a sentence: "rm build folder"
    if (isWithin(given, offered) || (at === 0 && given.slice(1).some((word) => /^-|\d|[/.]/.test(word)) && hasSameThing(given, offered)))
      return readLine(text);
  }
  return null;
}

/** Without quotes that the sentence has around the command. */
const paired = (text: string): string =>
  ['"', "'", '`'].reduce((left, quote) => (quote === '`' || left.split(quote).length % 2 === 0 ? left.replaceAll(quote, '') : left), text);

/** Whether words follow each other in a longer list, with others between them. */
function isWithin(given: readonly string[], offered: readonly string[]): boolean {
  let at = 0;
  for (const word of offered) if (word === given[at]) at += 1;
  return at === given.length;
}

const hasSameThing = (given: readonly string[], offered: readonly string[]): boolean =>
  given.slice(1).some((word) => offered.includes(word));

/** Whether the command that the user wrote has such an effect. */
const hasSuch = ({ list }: Effects, { kind, area, severity, recursive }: Effect): boolean =>
  list.some(
    (each) =>
      each.kind === kind && each.area === area && (severity === 'ordinary' || each.severity === severity) && (!recursive || each.recursive),
  );

/** The first effect of a suggestion that the command of the question does not have. */
export const addedEffect = (given: Effects, suggested: Effects): Effect | null =>
  suggested.list.find((each) => each.kind !== 'reads' && each.kind !== 'root' && !hasSuch(given, each)) ?? null;

/** The first option of a suggestion that the command of the question does not have, where it has any effect. */
export function addedOption(given: ReadLine, suggested: Effects): string | null {
  if (suggested.list.length === 0) return null;
  const own = new Set(wordsOf(withoutQuotes(given)).map((word) => word.replace(/=.*$/s, '')));
  const letters = [...own].filter((word) => /^-[A-Za-z]+$/.test(word)).join('');
  return (
    wordsOf(suggested.text)
      .map((word) => word.replace(/=.*$/s, ''))
      .find(
        (word) =>
          /^--?[A-Za-z]/.test(word) &&
          !own.has(word) &&
          !(
            /^-[A-Za-z]+$/.test(word) &&
            word
              .slice(1)
              .split('')
              .every((each) => letters.includes(each))
          ),
      ) ?? null
  );
}

/** Options with which a program only tries, and the letter that most have for it. */
const TRIES = /^--(?:dry-?run(?:=\w+)?|check|simulate|what-?if|noop|no-act|just-print|preview)$/;
const inEarnest = (line: string): string =>
  line
    .trim()
    .split(/\s+/)
    .filter((word) => !TRIES.test(word))
    .map((word) => (/^-[A-Za-z]+$/.test(word) ? word.replace('n', '') : word))
    .filter((word) => word !== '-')
    .join(' ');
/** Words with which somebody wants done what he has tried. */
const GO = String.raw`real(?:ly)?\b earnest do\b go\b now\b apply execute run\b yes\b yep\b ok(?:ay)?\b looks?\b fine\b good\b right\b perfect without
  echt\b jetzt\b mach los\b ja\b passt vrai maintenant vas-y oui\b hazlo dale\b ahora vale\b faz\b agora vai\b sim\b adesso davvero s[iì]\b
  本番 実行 执行 正式 真的 실제 실행`;
const DENIES = /(?<!\p{L})(?:not|don'?t|never|wait|stop|why|what|which|nicht|nein|pas|non|no)(?!\p{L})/iu;

/** `git clean` refuses without this option what it has tried with `-n`. Source: git-clean(1), clean.requireForce. */
const withoutForce = (line: string): string =>
  /^(?:sudo )?git clean /.test(line)
    ? line
        .split(' ')
        .map((word) => (/^-[A-Za-z]+$/.test(word) ? word.replace('f', '') : word))
        .filter((word) => word !== '-' && word !== '--force')
        .join(' ')
    : line;

/** Whether the suggestion is the command that the user has just tried, without the option that made it a trial. */
export function isTriedFirst(question: string, typed: string, suggestion: string): boolean {
  const tried = inEarnest(typed);
  const isTrial = tried !== typed.trim().split(/\s+/).join(' ');
  return isTrial && tried.includes(' ') && tried === withoutForce(inEarnest(suggestion)) && has(GO, question) && !DENIES.test(question);
}

/** Words of somebody who has read why his command was refused, and wants it all the same. */
const ANYWAY = String.raw`anyway any\sway all\sthe\ssame i'?m\ssure im\ssure for\ssure yes\sreally forc do\sit\b whole\sthing don'?t\scare regardless trotzdem
  wirklich sicher quand\smême de\stoute igualmente igual\b de\stodas assim\smesmo mesmo\sassim comunque lo\sstesso toch\b mimo\sto всё\sравно
  все\sравно それでも 強制 仍然 还是 强制 그래도 강제`;
/** Options with which a program does what it refused before. */
const FORCES = /^(?:-[a-zA-Z]*[fFDRr][a-zA-Z]*|--force|--recursive|--yes)$/;

/** Whether the suggestion is the command that the user typed and that was refused, with the option that forces it, and he insists. */
export function isInsisted(question: string, typed: string, suggestion: string): boolean {
  const [was, now] = [wordsOf(typed), wordsOf(suggestion)];
  const operands = (words: readonly string[]): string => words.filter((word) => !word.startsWith('-')).join(' ');
  const [given, added] = [was.filter((word) => word.startsWith('-')), now.filter((word) => word.startsWith('-') && !was.includes(word))];
  const isSame = operands(was) === operands(now);
  return (
    isSame &&
    was.length > 1 &&
    added.length === 1 &&
    added.every((word) => FORCES.test(word)) &&
    given.length <= 2 &&
    has(ANYWAY, question) &&
    !DENIES.test(question)
  );
}
