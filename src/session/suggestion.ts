/** A suggested command and its outcome, found by comparing it with what the shell ran. Pure. */
import type { AssistantTurn } from '../llm/port.ts';
import { about, startsItsWords } from '../programs/index.ts';
import type { CommandLine } from '../safety/command-gate.ts';
import { KINDS, SHELL_NAMES, shellNamed } from '../shell/shell-kinds.ts';
import { programOf } from '../syntax/simple-command.ts';
import { readLine } from '../syntax/read-line.ts';
import { scriptText } from '../syntax/unwrap.ts';
import type { Block } from '../transcript/block.ts';
import { isHidden } from '../transcript/private.ts';

export type Outcome =
  /** Not run; `others`: other commands were. */
  | { readonly at: 'open'; readonly others: boolean }
  /** `status`: null when it has started the shell that asks now, so it has not ended or never will. */
  | { readonly at: 'ran'; readonly text: string; readonly edited: boolean; readonly status: number | null }
  /** A command that the shell kept out of its history was run at its prompt: this one, or any other. */
  | { readonly at: 'unseen'; readonly status: number };

export interface Suggestion {
  /** Id of the question it answered; empty when it was prefilled again. */
  readonly id: string;
  readonly command: CommandLine;
  /** It is the newest step of the current walk-through. */
  readonly step: boolean;
  readonly outcome: Outcome;
  /** Origin of the answer it came in. */
  readonly origin: AssistantTurn['origin'];
  /** See `Verdict`; empty where nothing of it counts. */
  readonly own: string;
}

/** An answer that can be put at the prompt again. */
export interface GivenAnswer {
  readonly suggestion: Suggestion;
  /** See `SuggestReply`. */
  readonly cursor?: number;
  /** The file that the line runs, when the command was too tall for the window. */
  readonly script?: string;
}

const OPEN: Outcome = { at: 'open', others: false };

/** The suggestion when it is put at the prompt once more. */
export const offeredAgain = (suggestion: Suggestion): Suggestion => ({ ...suggestion, outcome: OPEN });

export const suggest = (command: CommandLine, origin: Suggestion['origin'], step: boolean, id = '', own = ''): Suggestion => ({
  id,
  command,
  step,
  outcome: OPEN,
  origin,
  own,
});

/** The suggestion after this command has run. `prefilled`: it ran from the prompt where the suggestion was prefilled. */
export function afterCommand(suggestion: Suggestion, { text, status, shell }: Block, prefilled: boolean): Suggestion {
  if (suggestion.outcome.at !== 'open') return suggestion;
  const { command } = suggestion;
  const having = (outcome: Outcome): Suggestion => ({ ...suggestion, outcome });
  // a line that is still commented out ran nothing
  if (text.startsWith('#')) return having({ at: 'open', others: true });
  if (isSame(command, text)) return having({ at: 'ran', text, edited: false, status });
  if (prefilled && reportsLastLineOnly(shell) && isLastOf(command, text))
    return having({ at: 'ran', text: unmarked(command), edited: false, status });
  if (isHidden(text)) return having(prefilled ? { at: 'unseen', status } : { at: 'open', others: true });
  return having(isEdit(command, text, prefilled) ? { at: 'ran', text, edited: true, status } : { at: 'open', others: true });
}

/**
 * The suggestion after a shell has begun that was started from its prompt: `bash`, `exec zsh`. `text` is empty when the shell before it has
 * not reported the line; then the suggestion was that line if it starts a shell.
 */
export function afterShellStart(suggestion: Suggestion, text: string): Suggestion {
  if (suggestion.outcome.at !== 'open') return suggestion;
  const { command } = suggestion;
  const isIt = text === '' ? startsShell(unmarked(command)) : isEditOf(command, text);
  const ran: Outcome = { at: 'ran', text: text || unmarked(command), edited: text !== '' && !isSame(command, text), status: null };
  return { ...suggestion, outcome: isIt ? ran : { at: 'open', others: true } };
}

/** Only a shell that such a line starts has the hooks: see `__yo_shell_of` of the hooks. */
const SHELL_LINE = new RegExp(
  `^\\s*(?:exec\\s+(?:-l\\s+)?)?(?:(?:\\S*/)?(?:${SHELL_NAMES.join('|')})|"?\\$\\{?SHELL\\}?"?)(?:\\s+-\\S+)*\\s*$`,
);
const startsShell = (command: string): boolean => SHELL_LINE.test(command);

/** Whether this line is that command, as it is or edited. */
export const isFrom = (command: string, text: string): boolean => isSame(command, text) || isEdit(command, text, false);

/** Whether the line at the prompt is that command after the user has changed it there. */
export const isEditOf = (command: string, line: string): boolean => isSame(command, line) || isEdit(command, line, true);

/** The outcome as text for the model. */
export function outcomeText({ command, outcome }: { readonly command: string; readonly outcome: Outcome }): string {
  const quoted = `\`${command}\``;
  switch (outcome.at) {
    case 'ran':
      return outcome.edited
        ? `${quoted}: edited to \`${outcome.text}\` and run, ${ending(outcome)}`
        : `${quoted}: run as suggested, ${ending(outcome)}`;
    case 'unseen':
      return `${quoted}: this or another command was run, the shell did not report which; exit status ${outcome.status}`;
    case 'open':
      return `${quoted}: not run${outcome.others ? '; other commands were' : ''}`;
  }
}

const ending = ({ status }: { readonly status: number | null }): string =>
  status === null ? 'it started the shell that is used now' : `exit status ${status}`;

/** The command without the marks that commented it out: it counts as the same command. */
const unmarked = (text: string): string => text.replace(/^# /gm, '');
const plain = (text: string): string => unmarked(text).replace(/\s+/g, ' ').trim();
const joined = (text: string): string =>
  unmarked(text)
    .replace(/[;\s]+/g, ' ')
    .trim();
const isLong = (command: string): boolean => command.includes('\n');

/** Spaces do not count. bash writes a command of several lines into its history as one, with `; ` or a space where a line ended. */
const isSame = (command: string, text: string): boolean =>
  plain(text) === plain(command) || (isLong(command) && joined(text) === joined(command));

const reportsLastLineOnly = (shell: string): boolean => {
  const name = shellNamed(shell);
  return name !== null && KINDS[name].history.reportsLastLineOnly;
};

/** Some shells report only the last of several commands that were accepted together on lines of their own. */
const isLastOf = (command: string, text: string): boolean =>
  isLong(command) && !isHidden(text) && joined(command).endsWith(` ${joined(text)}`);

/** The words of its commands, without `sudo`, `env` and other wrappers that only start another command on this machine. */
const words = (text: string): readonly string[] =>
  readLine(unmarked(text))
    .commands.filter(({ program, wrappers }) => !startsItsWords(program) && wrappers.every(startsItsWords))
    .flatMap(({ word, args, redirects }) => [word, ...args, ...redirects.map(({ target }) => target)])
    // a word with spaces in it counts by its parts, so that one changed part is an edit and a different word is not
    .flatMap((arg) =>
      arg === null
        ? []
        : scriptText(arg)
            .split(/[\s()]+/)
            .filter((part) => part !== ''),
    );

/** The program, with its subcommand if it has them. Commands with different verbs are different commands. */
function verb(all: readonly string[]): string {
  const [first = '', second = ''] = all;
  return about(programOf(first)).verbs === true ? `${first} ${second}` : first;
}

/** Edits often add or remove options, so only operands are compared. */
const isOperand = (word: string): boolean => !word.startsWith('-');

/** How many of all their words occur in both: 1 for the same words. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const common = one.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / (one.length + other.length);
}

/** The likeness from which a command counts as an edit of the suggestion: at its own prompt; later, among other commands. */
const EDITED = 0.5;
const RECALLED = 0.75;

/** When in doubt it is another command, so that nothing of it is taken for the step's output. */
function isEdit(command: string, text: string, prefilled: boolean): boolean {
  const [one, other] = [words(command), words(text)];
  const alike = likeness(one.filter(isOperand), other.filter(isOperand));
  return verb(one) === verb(other) ? alike >= (prefilled ? EDITED : RECALLED) : prefilled && alike >= RECALLED;
}
