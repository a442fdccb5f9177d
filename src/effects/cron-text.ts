/** The jobs that a line writes: into the user's crontab (crontab(1)), or into a file of cron's own (crontab(5)). */
import { flagsOf } from '../syntax/flags.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { givenText, printedText, stdinText } from '../syntax/unwrap.ts';

/** Files whose lines name the account behind the times. */
const OF_SYSTEM = /^\/etc\/(?:ana)?cron(?:\.d\/|tab$)/;
export const isCronFile = (place: string): boolean => OF_SYSTEM.test(place) || place.startsWith('/var/spool/cron/');

/** The commands of lines of a crontab, without their times; of one of the system, without the account. Settings of cron are no commands. */
export function jobsIn(text: string, place: string | null): readonly string[] {
  const times = place !== null && OF_SYSTEM.test(place) ? TIMES_AND_ACCOUNT : TIMES;
  return text.split('\n').flatMap((line) => (OWN_MAIL.test(line) ? [] : line.replace(times, '')));
}
const FIVE = String.raw`^\s*(?:@\w+\s+|(?:[\d*,/A-Za-z-]+\s+){5})`;
const TIMES = new RegExp(FIVE);
const TIMES_AND_ACCOUNT = new RegExp(String.raw`${FIVE}(?:[a-z_][\w-]*\s+)?`);
/** Mail to an account of this machine, or none. */
const OWN_MAIL = /^\s*MAILTO=(["']?)[\w-]*\1\s*$/;

/**
 * What `crontab` reads from its standard input: a text of the line, or the lines that `echo` and `printf` print, besides those of the crontab that
 * is there, from which others are left out or get other times. Undefined where it is more than that.
 */
export function crontabText(command: SimpleCommand): string | undefined {
  const { from } = command;
  if (from.length === 0) return stdinText(command);
  const starters = new Set(from.flatMap(({ wrappers }) => wrappers));
  const texts = from.filter(({ program }) => program === null || !starters.has(program)).map(addedBy);
  return texts.length === 0 || texts.includes(undefined) ? undefined : texts.join('\n');
}

/** The lines that a command adds to the crontab that is piped through it. */
function addedBy(command: SimpleCommand): string | undefined {
  const { program, args, redirects } = command;
  if (redirects.some(({ operator }) => operator.startsWith('<'))) return undefined;
  const { operands, has } = flagsOf(args, { short: 'e' });
  switch (program) {
    case 'crontab':
      return has('l') ? '' : undefined;
    case 'grep':
      return operands.length <= 1 && !has('f', 'file', 'r', 'R', 'recursive') ? '' : undefined;
    case 'sed':
      return operands.length <= 1 && args.every((arg) => arg.value?.startsWith('-') === true || isOfTimes(arg.value)) ? '' : undefined;
    default:
      return printedText(command) ?? givenText(command);
  }
}

/** A script of `sed` that leaves lines out, or puts nothing but times, a sign of a comment and what was found in place of what it found. */
const isOfTimes = (script: string | null): boolean =>
  script !== null && script.split(/;\s*/).every((part) => LEAVES_OUT.test(part) || isNumbers(part));
const LEAVES_OUT = /^\s*(?:\/[^/]*\/|\\(\W).*\1|\d+|\$)\s*d\s*$/;
function isNumbers(part: string): boolean {
  const [, , put] = REPLACES.exec(part) ?? [];
  return put !== undefined && /^(?:[\d\s*,/&#-]|\\[\d/*&])*$/.test(put);
}
const REPLACES = /^\s*(?:\/[^/]*\/\s*)?s([^\w\s\\])(?:\\.|(?!\1).)*\1((?:\\.|(?!\1).)*)\1[gI\d]*\s*$/;
