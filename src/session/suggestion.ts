/** A command that was suggested, and what truly became of it. Pure. */
import type { AssistantTurn } from '../llm/port.ts';
import { about, wrappingsOf } from '../programs/index.ts';
import type { CommandLine } from '../safety/command-gate.ts';
import { KINDS, shellNamed } from '../shell/shell-kinds.ts';
import { programOf } from '../syntax/simple-command.ts';
import { readLine } from '../syntax/read-line.ts';
import { scriptText } from '../syntax/unwrap.ts';
import type { Block } from '../transcript/block.ts';
import { isHidden } from '../transcript/private.ts';

export type Outcome =
  /** Not run; `others`: something else was. */
  | { readonly at: 'open'; readonly others: boolean }
  | { readonly at: 'ran'; readonly text: string; readonly edited: boolean; readonly status: number }
  /** Something was run at its prompt that the shell kept out of its history: this, or anything. */
  | { readonly at: 'unseen'; readonly status: number };

export interface Suggestion {
  /** Of the question it answered; empty when it was offered again. */
  readonly id: string;
  readonly command: CommandLine;
  /** It is the newest step of the walk-through under way. */
  readonly step: boolean;
  readonly outcome: Outcome;
  /** Of the answer that made it. */
  readonly origin: AssistantTurn['origin'];
}

const OPEN: Outcome = { at: 'open', others: false };

export const suggest = (command: CommandLine, origin: Suggestion['origin'], step: boolean, id = ''): Suggestion => ({
  id,
  command,
  step,
  outcome: OPEN,
  origin,
});

/** The suggestion after this command has run. `offered`: it ran from the very prompt where the suggestion stood. */
export function after(suggestion: Suggestion, { text, status, shell }: Block, offered: boolean): Suggestion {
  if (suggestion.outcome.at !== 'open') return suggestion;
  const { command } = suggestion;
  const become = (outcome: Outcome): Suggestion => ({ ...suggestion, outcome });
  // a line that is still a comment ran nothing
  if (text.startsWith('#')) return become({ at: 'open', others: true });
  if (isSame(command, text) || (offered && reportsLastLineOnly(shell) && isLastOf(command, text)))
    return become({ at: 'ran', text, edited: false, status });
  if (isHidden(text)) return become(offered ? { at: 'unseen', status } : { at: 'open', others: true });
  return become(isEdit(command, text, offered) ? { at: 'ran', text, edited: true, status } : { at: 'open', others: true });
}

/** Whether this line is that command, or the same one edited. */
export const isFrom = (command: string, text: string): boolean => isSame(command, text) || isEdit(command, text, false);

/** In words, for the model. */
export function told({ command, outcome }: { readonly command: string; readonly outcome: Outcome }): string {
  const quoted = `\`${command}\``;
  switch (outcome.at) {
    case 'ran':
      return outcome.edited
        ? `${quoted}: edited to \`${outcome.text}\` and run, exit status ${outcome.status}`
        : `${quoted}: run as suggested, exit status ${outcome.status}`;
    case 'unseen':
      return `${quoted}: something was run in its place or it itself, the shell did not say; exit status ${outcome.status}`;
    case 'open':
      return `${quoted}: not run${outcome.others ? '; other commands were' : ''}`;
  }
}

/** A command that was commented out is the same without its marks. */
const unmarked = (text: string): string => text.replace(/^# /gm, '');
const plain = (text: string): string => unmarked(text).replace(/\s+/g, ' ').trim();
const joined = (text: string): string =>
  unmarked(text)
    .replace(/[;\s]+/g, ' ')
    .trim();
const isLong = (command: string): boolean => command.includes('\n');

/** Blanks do not count. bash writes a command of several lines into its history as one, with `; ` or a blank where a line ended. */
const isSame = (command: string, text: string): boolean =>
  plain(text) === plain(command) || (isLong(command) && joined(text) === joined(command));

const reportsLastLineOnly = (shell: string): boolean => {
  const name = shellNamed(shell);
  return name !== null && KINDS[name].history.reportsLastLineOnly;
};

/** Of several commands on lines of their own, accepted together, some shells report the last one only. */
const isLastOf = (command: string, text: string): boolean =>
  isLong(command) && !isHidden(text) && joined(command).endsWith(` ${joined(text)}`);

/** The words of its commands, without `sudo`, `env` and whatever else only starts another one here. */
const words = (text: string): readonly string[] =>
  readLine(unmarked(text))
    .commands.filter(({ program, wrappers }) => !onlyStarts(program) && wrappers.every(onlyStarts))
    .flatMap(({ word, args, redirects }) => [word, ...args, ...redirects.map(({ target }) => target)])
    // a long word counts by its parts, so that one changed part is an edit and another word is not
    .flatMap((arg) =>
      arg === null
        ? []
        : scriptText(arg)
            .split(/[\s()]+/)
            .filter((part) => part !== ''),
    );

const onlyStarts = (program: string | null): boolean =>
  wrappingsOf(program).some(({ inner, where, subcommand }) => inner === 'argv' && where === undefined && subcommand === undefined);

/** What is done, without what to: two commands with another one are two commands. */
function verb(all: readonly string[]): string {
  const [first = '', second = ''] = all;
  return about(programOf(first)).verbs === true ? `${first} ${second}` : first;
}

/** Options come and go in an edit. */
const isOperand = (word: string): boolean => !word.startsWith('-');

/** Of all words of both, how many stand in both: 1 for the same ones. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const common = one.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / (one.length + other.length);
}

/** How much of a command is still there when it counts as the same one edited: at its own prompt; later, among other commands. */
const EDITED = 0.5;
const RECALLED = 0.75;

/** When in doubt it is another command: then nothing of it is taken for the step's output. */
function isEdit(command: string, text: string, offered: boolean): boolean {
  const [one, other] = [words(command), words(text)];
  const alike = likeness(one.filter(isOperand), other.filter(isOperand));
  return verb(one) === verb(other) ? alike >= (offered ? EDITED : RECALLED) : offered && alike >= RECALLED;
}
