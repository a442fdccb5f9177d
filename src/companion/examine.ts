/**
 * What is found out about a suggestion before it is prefilled, without running anything of it: secrets become variables again, what
 * would not work is sent back once, what it would do is told, and what only a stranger can have asked for is commented out.
 */
import type { CheckWorld } from '../check/index.ts';
import { check, CHECK_MS } from '../check/index.ts';
import { effectsOf } from '../effects/effects.ts';
import { unnamed } from '../effects/named.ts';
import { blastRadius, RADIUS_BUDGET } from '../effects/radius.ts';
import { summary } from '../effects/summary.ts';
import type { Turn } from '../llm/port.ts';
import { gateCommand, type CommandLine } from '../safety/command-gate.ts';
import type { Restored } from '../safety/redact/index.ts';
import { screenLine, type ScreenText } from '../safety/screen-gate.ts';
import type { Place, Verdict } from '../session/session.ts';
import { tainted } from './tainted.ts';

export interface Proposal {
  readonly command: CommandLine;
  /** All the user's own words. */
  readonly words: string;
  /** Everything the model had before it. */
  readonly turns: readonly Turn[];
  readonly place: Place;
}

export interface Examiner {
  readonly world: CheckWorld;
  /** Multiplies the deadlines of the check and of the count; 1 when it is not given. */
  readonly patience?: number;
  variable(name: string): string | undefined;
  restore(command: string): Restored;
}

/** Findings shown: nobody reads a list beside a prompt. */
const NOTES = 2;
/** A folder that does not answer is no reason to wait. */
const REHEARSAL_MS = 200;
/** Sentences the model gets back. */
const REPAIRS = 3;

/** Never rejects for anything that is in the command; `signal` ends it early with what is known. */
export async function examine({ command, words, turns, place }: Proposal, examiner: Examiner, signal: AbortSignal): Promise<Verdict> {
  const { world } = examiner;
  const restored = examiner.restore(command);
  const gated = gateCommand(restored.text, place.size);
  const line = gated.ok ? gated.value : command;
  const effects = effectsOf(line, world);
  const view = { shell: world.shell, cwd: world.cwd, home: world.home, variable: (name: string) => examiner.variable(name) };
  const { patience = 1 } = examiner;
  const [findings, radius] = await Promise.all([
    check(line, world, signal, CHECK_MS * patience),
    blastRadius(effects, view, { ...RADIUS_BUDGET, ms: RADIUS_BUDGET.ms * patience }).catch(() => null),
  ]);
  const told = summary(effects, radius);
  const suspect = suspicion(unnamed(effects, words)[0]?.what ?? tainted(line, words), turns);
  const commented = suspect === null ? null : commentedOut(line, place);
  const effect = suspect ?? (told.line === '' ? null : told.line);
  return {
    command: commented ?? line,
    effect: effect === null ? null : { text: screenLine(effect), danger: told.danger || suspect !== null },
    notes: [...findings.slice(0, NOTES).map(({ what }) => screenLine(what)), ...secretNotes(restored)],
    repair: findings.length === 0 ? null : repairOf(findings.slice(0, REPAIRS).map(({ forModel }) => forModel)),
  };
}

/** When looking itself went wrong: nothing is claimed, and the user is told so. */
export const unexamined = ({ command }: Proposal): Verdict => ({
  command,
  effect: null,
  notes: [screenLine('this could not be looked at closer; read it well')],
  repair: null,
});

/** Once through everything with a command of no consequence: what runs for the first time takes three times as long. */
export async function rehearse(world: CheckWorld): Promise<void> {
  const command = 'ls -la . | sort -k 5 > /dev/null';
  const quiet = { ...world, shellSays: async () => '' };
  const effects = effectsOf(command, world);
  const view = { shell: world.shell, cwd: world.cwd, home: world.home, variable: () => undefined };
  await Promise.all([check(command, quiet, AbortSignal.timeout(REHEARSAL_MS)), blastRadius(effects, view)]);
  summary(effects, null);
  unnamed(effects, '');
}

const repairOf = (sentences: readonly string[]): string =>
  `That would not work here. ${sentences.join(' ')} Suggest what does, with the same tool.`;

function secretNotes({ unknown }: Restored): readonly ScreenText[] {
  if (unknown.length === 0) return [];
  return [
    screenLine(`${unknown.join(', ')} stands for a secret that was not sent, and no variable of this shell holds it: put it in yourself`),
  ];
}

/** Facts that hold what others may have written, and what they are called. */
const STRANGERS: Readonly<Record<string, string>> = {
  'last-output': "your last command's output",
  scrollback: 'the terminal output',
  'piped-input': 'the piped input',
  git: "the repository's state",
  earlier: 'an earlier conversation',
};
const WEB = /"(?:web_search|web_fetch)[\w]*"/;

/** Why it is commented out, in one line; null when the user's words name all that it does, or nobody else has spoken. */
function suspicion(what: string | null, turns: readonly Turn[]): string | null {
  if (what === null) return null;
  const source = strangerIn(turns);
  if (source === null) return null;
  return `commented out: it ${what}, you did not ask for that, and ${source} was in the context; take the # away if you want it`;
}

function strangerIn(turns: readonly Turn[]): string | null {
  for (const turn of turns.toReversed()) {
    if (turn.role === 'assistant') {
      if (WEB.test(JSON.stringify(turn.items ?? null))) return 'a web page';
      continue;
    }
    for (const { name } of turn.facts) {
      const source = Object.hasOwn(STRANGERS, name) ? STRANGERS[name] : undefined;
      if (source !== undefined) return source;
    }
  }
  return null;
}

/** Every line of it is a comment, in both shells. One that then fits no screen is refused by an empty comment. */
function commentedOut(line: CommandLine, { size }: Place): CommandLine | null {
  const gated = gateCommand(line.replace(/^/gm, '# '), size);
  if (gated.ok) return gated.value;
  const short = gateCommand('# (too long to be shown commented out; ask again)', size);
  return short.ok ? short.value : null;
}
