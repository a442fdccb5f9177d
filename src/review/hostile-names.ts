/** Names of files on the screen that a shell would run, beside a line that lets it. Pure. */
import { about, fillsWords } from '../programs/index.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { readLine } from '../syntax/read-line.ts';
import type { Rule } from './beyond-rule.ts';
import type { Words } from './user-words.ts';

/** A longer line is a script. */
const LINE_CHARS = 2048;
/** What a shell runs or ends a command with, in what the user's own listing shows. */
const LIKE_CODE = /\$\([^)\n]{0,200}\)|`[^`\n]{1,200}`|;\s*[a-z]\w*|\|\s*(?:ba|z|da|k)?sh\b/;

/** Whether the user's last command has listed names. */
export const lists = ({ ran }: Words): boolean =>
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

export const HOSTILE_NAME_RULES: readonly Rule[] = [asCode];
