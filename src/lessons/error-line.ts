/** Finds the last error line of an output, and leaves its values open, so that two failures can be compared. Pure. */
import { about } from '../programs/index.ts';
import type { Slot } from './lesson-types.ts';

/** A longer line is cut: it is data, not a message. */
const LINE_CHARS = 400;

/** Lines that end many different failures. */
const GENERIC: readonly RegExp[] = [
  /^error: failed to push some refs/,
  /A complete log of this run can be found in/,
  /^error Found incompatible module/,
  /^(?:npm (?:ERR!|error))?\s*(?:errno|syscall|path|code [A-Z]+)\b/,
  /^make(?:\[\d+\])?: \*\*\* .*Error \d+$/,
  /^Aborting\b/,
  /command (?:failed|exited)(?: with)? (?:exit )?(?:code|status)/i,
  /^hint:/,
  /^\(.*left out.*\)$/,
];

/** Lines that name themselves an error; `PROGRAM: …` is one too. */
const STRONG =
  /^(?:\W{0,3}\s*)?(?:fatal|error|err|e|panic|exception|npm (?:err!|error)|(?:[\w.:]+)?(?:error|exception))\b(?:\[\w+\])?(?:[:!]|\s)/i;
const WEAK = new RegExp(
  [
    String.raw`\b(?:error|fatal|fail(?:ed|ure|s)?|cannot|can't|could not|couldn't|unable|denied|refused|rejected|invalid|unknown|missing|`,
    String.raw`unexpected|conflict|not found|not exist|not specified|not permitted|not a|not installed|in use|already|required|forbidden|`,
    String.raw`unsupported|undefined|incompatible|timed? ?out|unreachable|no (?:such|required|rule|module|space|route|tracking|package|matching))\b`,
  ].join(''),
  'i',
);

/** What prints an error under its own name: the program, or the shell that was to start it. A login shell begins with a dash. */
const isSpeaker = (name: string, program: string): boolean => name === program || about(name.replace(/^-/, '')).interprets?.shell === true;

/** More lines without such a word are the output of work, not a message. */
const FEW = 3;

/** The last line that says what went wrong; null when the output has no such line. */
export function errorLine(output: string, program: string): string | null {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\p{L}/u.test(line) && !GENERIC.some((pattern) => pattern.test(line)));
  const isNamed = (line: string): boolean => isSpeaker(/^([^\s:]+): /.exec(line)?.[1] ?? '', program);
  const strong = lines.findLast((line) => STRONG.test(line) || isNamed(line));
  // a program that prints a few lines and fails has said why, in whatever words
  const line = strong ?? lines.findLast((one) => WEAK.test(one)) ?? (lines.length <= FEW ? lines.at(-1) : undefined) ?? null;
  return line === null ? null : line.slice(0, LINE_CHARS);
}

const QUOTED = String.raw`(?<!\w)(?:'(?<single>[^']*)'|"(?<double>[^"]*)"|${'`'}(?<tick>[^${'`'}]*)${'`'})(?!\w)|[‘“](?<curly>[^’”]*)[’”]`;
/** Endings of source files: `db.example.net:5432` is no place in a file. */
const SOURCES =
  'bash|c|cc|clj|cpp|cs|css|el|exs?|go|h|hpp|hs|html|java|jsx?|json|kt|lua|[cm]js|md|ml|php|pl|proto|py|rb|rs|' +
  'scala|scss|sh|sql|swift|tex|tf|toml|tsx?|vue|xml|ya?ml|zsh';
const PLACE = String.raw`(?<place>[\w./~-]*\.(?:${SOURCES}):\d+(?::\d+)?)(?=[:,\s)]|$)`;
const PID = String.raw`(?<=\b(?:process|pid|PID)[\s:=#(]{1,3})(?<pid>\d+)`;
const TOKENS = new RegExp(`${QUOTED}|${PLACE}|${PID}|(?<word>[^\\s]+)`, 'g');

/** After these words comes a name. */
const NAMING: ReadonlySet<string> = new Set(
  `branch module package file directory folder path user host port service unit container image network volume database table role command
  program target task script socket endpoint interface device remote tag namespace pod repository crate`.split(/\s+/),
);
/** What follows such a word without being a name. */
const NO_NAME: ReadonlySet<string> = new Set(
  `is are was were has have had not no does do did already of in on to for with without and or but at by from that this which name named called
  found exists failed error cannot could must may can be been it a an the`.split(/\s+/),
);

/** The number after such a word says which error it is. */
const CODED: ReadonlySet<string> = new Set(['errno', 'code', 'status']);

/** The line with its values left open, and the values. `words`: those of the failed command, which are values too. */
export function slotsOf(
  line: string,
  program: string,
  words: readonly string[],
): { readonly pattern: string; readonly slots: readonly Slot[] } {
  const slots: Slot[] = [];
  const pattern: string[] = [];
  const own = new Set(words);
  let previous = '';
  const open = (value: string, volatile = false): void => {
    slots.push({ value, volatile });
    pattern.push('<>');
    previous = '';
  };
  for (const { groups = {}, index } of line.matchAll(TOKENS)) {
    const quoted = groups['single'] ?? groups['double'] ?? groups['tick'] ?? groups['curly'];
    if (quoted !== undefined) open(quoted);
    else if (groups['place'] !== undefined || groups['pid'] !== undefined) open(groups['place'] ?? groups['pid'] ?? '', true);
    else {
      const [, before = '', core = '', after = ''] = /^([("'[{<]*)(.*?)([)"'\]}>.,;:!?]*)$/.exec(groups['word'] ?? '') ?? [];
      const isSegment = after.endsWith(':') || (/:\s+$/.test(line.slice(0, index)) && index + before.length + core.length === line.length);
      const isArrow = /^\s*->/.test(line.slice(index + before.length + core.length)) || /->\s*$/.test(line.slice(0, index));
      const isNamed = (NAMING.has(previous) && !NO_NAME.has(core.toLowerCase()) && core !== '') || (isArrow && /\w/.test(core));
      const isWord = NAMING.has(core.toLowerCase()) || NO_NAME.has(core.toLowerCase());
      const isSegmentName = isSegment && !isWord && !isSpeaker(core, program) && /^[\w@+-]+$/.test(core) && !isErrorWord(core);
      if (isHash(core)) open(core, true);
      else if ((isValue(core) && !CODED.has(previous)) || own.has(core) || isNamed || isSegmentName) open(core);
      else {
        pattern.push((before + core + after).toLowerCase());
        previous = after === '' ? core.toLowerCase() : '';
        continue;
      }
      // punctuation tells one message from another
      if (/[?!]/.test(after)) pattern.push(after.replaceAll(/[^?!]/g, ''));
    }
  }
  return { pattern: pattern.join(' '), slots };
}

const isErrorWord = (word: string): boolean =>
  /(?:error|exception|fatal|failed|failure|denied|found|panic|warning|conflict|exists|aborting|e)$/i.test(word) && !/[\d_-]/.test(word);

const isHash = (word: string): boolean => /^[0-9a-f]{7,64}$/.test(word) && /\d/.test(word) && /[a-f]/.test(word);

/** A number, a path, a host, an address, a version. */
const isValue = (word: string): boolean =>
  (/\d/.test(word) && /^[\W\d]*$/.test(word)) || /^v?\d+(?:\.\d+)+/.test(word) || /[\w~.]\/|\/\w|\w\.\w|\w@\w|\w:\d/.test(word);
