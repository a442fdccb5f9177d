/** Names of files on the screen that a shell would run, or that a program would take for its options, beside a line that lets them. Pure. */
import { about, fillsWords } from '../programs/index.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { readLine } from '../syntax/read-line.ts';
import type { Rule } from './beyond-rule.ts';
import type { Words } from './user-words.ts';

/** A longer line is a script. */
const LINE_CHARS = 2048;
/** What a shell runs or ends a command with, in what the user's own listing shows. */
const LIKE_CODE = /\$\([^)\n]{0,200}\)|`[^`\n]{1,200}`|;\s*[a-z]\w*|\|\s*(?:ba|z|da|k)?sh\b/;
/** A name that begins as an option does. The rights of a file in a long listing are none, nor is an item of a list. */
const LIKE_OPTION = /(?:^|[\s/])-(?![rwxsStTl-]{9})(?:-[a-z][\w-]{0,40}(?:=\S{0,200}(?!\S))?|[a-zA-Z]\w{0,40})(?=[^\S\n]{0,9}$)/m;

/** Whether the user's last command has listed names. */
const lists = ({ ran }: Words): boolean =>
  ran?.commands.some(({ program }) => about(program).lines === 'names' || about(program).walks === true) === true;

/** Whether a command reads words as code that something else has put there: `eval "wc -l $f"`, `find -exec sh -c 'wc {}'`. */
function takesNames({ program, args, wrappers }: SimpleCommand): boolean {
  const isShell = wrappers.some((each) => each === 'eval' || about(each).interprets?.shell === true) || program === 'eval';
  const filled = wrappers.some(fillsWords);
  return (
    isShell &&
    args.some(({ parts, text }) => parts.some(({ kind }) => kind === 'variable' || kind === 'command') || (filled && text.includes('{}')))
  );
}

/** The line has the shell read names as code, and a name that the user's own listing shows is code. */
const asCode: Rule = ({ kind, what }, { words, effects: { text } }) =>
  kind !== 'reads' && lists(words) && LIKE_CODE.test(words.seen.printed) && readLine(text.slice(0, LINE_CHARS)).commands.some(takesNames)
    ? what
    : null;

/** A star without a folder before it takes every name here, and one on the screen is an option. */
const asOption: Rule = ({ kind, what }, { words, effects: { text } }) =>
  kind !== 'reads' &&
  kind !== 'root' &&
  lists(words) &&
  LIKE_OPTION.test(words.seen.printed) &&
  readLine(text.slice(0, LINE_CHARS)).commands.some(
    ({ program, args }) =>
      about(program).reads !== true &&
      args.some(({ parts }, at) => parts[0]?.kind === 'glob' && !args.slice(0, at).some(({ value }) => value === '--')),
  )
    ? what
    : null;

export const HOSTILE_NAME_RULES: readonly Rule[] = [asCode, asOption];
