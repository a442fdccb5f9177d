/**
 * A line that goes on with what the user has just done himself, on the things that he has seen there: `helm history api`, then
 * `helm rollback api 11`. The words need not call the deed by its name then; what the line does is said. Pure.
 */
import { occursAsWord } from '../base/occurs.ts';
import type { Effect, Effects } from '../effects/effect-types.ts';
import { about } from '../programs/index.ts';
import { isVerbWord } from '../programs/verb-words.ts';
import { asksElse } from './asked-less.ts';
import { isOfInstalled } from './system-file-meant.ts';
import { onlyInforms, onlyNames } from './question-kinds.ts';
import { names, type Words } from './user-words.ts';
import type { Weight } from './weight.ts';
import { REMOVE } from './wish-verbs.ts';
import { hasVerb } from './wishes.ts';
import { has } from './word-match.ts';

/** What such work changes. Never accounts, keys, start-up files, whole disks or files of the system. */
const AREAS: ReadonlySet<Effect['area']> = new Set([
  'backups',
  'cloud',
  'containers',
  'databases',
  'firewall',
  'jobs',
  'network',
  'packages',
  'processes',
  'repository',
  'services',
  'uploads',
]);
const KINDS: ReadonlySet<Effect['kind']> = new Set(['changes', 'deletes', 'system', 'uploads']);
/** "take it down", "turn it off": an end in other words than those for files. */
const ENDS = String.raw`${REMOVE} (?:tak|turn|bring|shut)\w*\s(?:\S+\s){0,4}(?:down|off)\b unload deallocat terminat rest\scan
  forc(?:e|ing)\s(?:it|that|them)\b`;

/** The weight of an effect that goes on with the user's own last command; nothing where the words have its verb, too, or want the same again. */
export function weightOfNext(weight: Weight, effect: Effect, effects: Effects, words: Words, ran: Effects | null): Weight {
  if (weight === 'serious' && (isLeftLock(effect, words) || isInTheWay(effect, effects, words))) return 'light';
  if (weight === 'none' || !goesOn(effect, effects, words, ran)) return weight;
  const isSame =
    AGAIN.test(words.text) &&
    ran?.list.some(({ kind, area, by }) => kind === effect.kind && area === effect.area && by === effect.by) === true;
  return effect.severity === 'ordinary' &&
    (effect.kind === 'changes' || effect.kind === 'system') &&
    effect.area !== 'system-files' &&
    (isSame || hasVerb(effect.area, words))
    ? 'none'
    : 'light';
}
const AGAIN = /(?<!\p{L})(?:same|too|also|again|other\sone|next\sone|the\srest|as\swell|auch|aussi|también|anche)(?!\p{L})/iu;

/** A file that says that a program is at work, by which the user's own command failed: the words tell of it. */
const LOCK = /(?:^|[/.])(?:lock|lck|pid|swp)$/;
const isLeftLock = ({ kind, area, severity, objects }: Effect, { text, meant, seen }: Words): boolean =>
  kind === 'deletes' &&
  area === 'files' &&
  severity === 'ordinary' &&
  meant !== null &&
  objects.length > 0 &&
  objects.every((each) => LOCK.test(each) && occursAsWord(seen.printed, each)) &&
  (/(?<!\p{L})(?:lock|exist|stale|pid|swap\s?file|running|left\s?over|gesperrt|sperr|verrou|bloque)/iu.test(text) ||
    AT_WORK.test(seen.printed));

/** An error that says that another process is at work. */
const AT_WORK = /already (?:running|in use|started|open)|in use by|is running|held by|locked by|another (?:process|instance|git process)/i;
/** The processes by whose numbers the user's own command says that they are at work: "already running (pid: 4021)". */
function isInTheWay({ kind, area, severity }: Effect, { text: line }: Effects, { meant, seen }: Words): boolean {
  if (kind !== 'system' || area !== 'processes' || severity !== 'ordinary' || meant === null || !AT_WORK.test(seen.printed)) return false;
  const numbers = line.match(/(?<![\w.:/-])\d{2,7}(?![\w.:/-])/g) ?? [];
  return numbers.length > 0 && numbers.every((each) => new RegExp(String.raw`\bpid\W{0,3}${each}\b`, 'i').test(seen.printed));
}

/** Whether an effect is one of the program that the user has just run himself, and falls on nothing but what he named or saw there. */
function goesOn(effect: Effect, { text: line, list }: Effects, words: Words, ran: Effects | null): boolean {
  const { kind, area, by, objects } = effect;
  if (by === undefined || words.ran === null || words.seen.typed === '' || onlyInforms(words) || onlyNames(words)) return false;
  // a file of the system that he has just looked at, by its path, or asked for: `psql -tc 'show config_file'` prints nothing else
  if (kind === 'system' && area === 'system-files')
    return (
      objects.length > 0 &&
      objects.every(
        (each) => occursAsWord(words.seen.typed, each) || words.seen.printed.trim() === each || isOfInstalled(each, words.seen.typed),
      )
    );
  // an account that he has named there
  if (kind === 'system' && area === 'accounts' && effect.severity === 'ordinary' && effect.deed !== 'gives-rights')
    return objects.length > 0 && objects.every((each) => AMOUNT.test(each) || occursAsWord(words.seen.typed, each));
  // his own jobs, which he has just listed: what is changed in that list
  if (kind === 'startup' && by === 'crontab')
    return /\bcrontab -l\s*\|\s*(?:sed|grep -v)\b/.test(line) && words.ran.commands.some(({ program }) => program === by);
  if (!KINDS.has(kind) || !AREAS.has(area) || !words.ran.commands.some(({ program }) => program === by)) return false;
  if (list.some(({ kind: other }) => other === 'runs-foreign-code' || other === 'secret')) return false;
  if (kind === 'deletes' && !has(ENDS, words.deeds)) return false;
  // all of it, in other words than people have for that
  if (effect.severity === 'dangerous' && objects.length === 0 && effect.called !== undefined && !has(effect.called, words.deeds))
    return false;
  // to have read a page is not to send something there
  if (kind === 'uploads' && about(by).request !== undefined && ran?.list.some((each) => each.kind === kind) !== true) return false;
  if (asksElse(effect, words)) return false;
  const things = [...objects.flatMap((each) => each.split(' ')), ...valuesOf(by, line)];
  return things.every((each) => isSyntax(each, by) || isOwn(each, words));
}

/** A number, a size, a time, or an empty word: it chooses among the things, and is none. */
const AMOUNT = /^[+-]?\d{0,6}[.:]?\d{0,4}(?:%\w*|[a-z]{1,3})?$/i;
/** What an output may not bring in: a place outside of the project, an address. */
const PLACE = /^[~/$]|:\/\/|^[\w.+-]+@[\w.-]+\.\w+$|\.\./;

/** Whether the user named it, typed it, or saw it in what he ran. */
function isOwn(given: string, words: Words): boolean {
  const word = given.replaceAll(/^["']+|["']+$/g, '');
  if (AMOUNT.test(word) || names(words, word)) return true;
  const { typed, printed } = words.seen;
  if (occursAsWord(typed, word)) return true;
  // `aws s3 ls s3://docs/` shows report.pdf: s3://docs/report.pdf
  const folder = typed.split(/\s+/).find((each) => each.endsWith('/') && each.length > 1 && word.startsWith(each)) ?? '';
  const rest = word.slice(folder.length);
  return (folder !== '' || !PLACE.test(word)) && rest !== '' && occursAsWord(printed, rest);
}

/** The words behind a program that are no option and no plain word in small letters, which a subcommand is; of an option its value. */
function valuesOf(program: string, line: string): readonly string[] {
  const name = program.replaceAll(/[^\w-]/g, '.');
  return [...line.matchAll(new RegExp(String.raw`(?:^|[\s;&|/])${name}\s+([^;|&]*)`, 'g'))]
    .flatMap(([, rest = '']) => rest.split(/\s+/))
    .map((each) => (each.startsWith('-') ? (/^-[^=]*=(.*)$/s.exec(each)?.[1] ?? '') : each))
    .filter((each) => each !== '' && !/^[a-z][a-z_-]*$/.test(each));
}

/** Words between the things of a command, and the names of its parts. */
const isSyntax = (word: string, program: string): boolean =>
  /^(?:dev|via|to|from|on|in|for|with|proto|port|any|tcp|udp)$/.test(word) || isVerbWord(program, word);
