/**
 * The review of a suggestion before it is prefilled, without running anything of it: secrets become variables again, what would not
 * work is sent back once, what it would do is said, and what only untrusted text can have asked for is commented out.
 */
import type { CheckWorld } from '../check/index.ts';
import { check, CHECK_MS } from '../check/index.ts';
import { effectsOf } from '../effects/effects.ts';
import { blastRadius, RADIUS_BUDGET } from '../effects/radius.ts';
import { summary } from '../effects/summary.ts';
import type { Turn } from '../llm/port.ts';
import { gateCommand, type CommandLine } from '../safety/command-gate.ts';
import type { QuotingAt, Restored } from '../safety/redact/index.ts';
import { screenLine, type ScreenText } from '../safety/screen-gate.ts';
import type { Place, Verdict } from '../session/session.ts';
import { untrustedSource } from '../session/untrusted.ts';
import { quotingAt } from '../syntax/quoting.ts';
import { readLine } from '../syntax/read-line.ts';
import { notAskedFor } from './intent.ts';
import { parseSuggestion } from './parsed.ts';

/** A suggestion to review, and what it was made from. */
export interface ReviewRequest {
  readonly command: CommandLine;
  /** All the user's own words. */
  readonly words: string;
  /** Everything that was in the model's context. */
  readonly turns: readonly Turn[];
  readonly place: Place;
}

/** What a review may ask: the machine, the shell's environment, and the redactor that masked the question. */
export interface ReviewWorld {
  readonly check: CheckWorld;
  /** Multiplies the deadlines of the check and of the count; 1 when it is not given. */
  readonly patience?: number;
  variable(name: string): string | undefined;
  restore(command: string, quoting: QuotingAt): Restored;
}

/** Findings shown: nobody reads a list beside a prompt. */
const NOTES = 2;
/** A folder that does not answer is no reason to wait. */
const WARM_UP_MS = 200;
/** Sentences the model gets back. */
const REPAIRS = 3;

/** Never rejects for anything that is in the command; `signal` ends it early with what is known. */
export async function review({ command, words, turns, place }: ReviewRequest, world: ReviewWorld, signal: AbortSignal): Promise<Verdict> {
  const restored = world.restore(command, quotingAt);
  const gated = gateCommand(restored.text, place.size);
  const suggestion = parseSuggestion(gated.ok ? gated.value : command);
  const { line } = suggestion;
  const { shell, cwd, home } = world.check;
  const effects = effectsOf(suggestion, world.check);
  const view = { shell, cwd, home, variable: (name: string) => world.variable(name) };
  const { patience = 1 } = world;
  const [findings, radius] = await Promise.all([
    check(suggestion, world.check, signal, CHECK_MS * patience),
    blastRadius(effects, view, { ...RADIUS_BUDGET, ms: RADIUS_BUDGET.ms * patience }).catch(() => null),
  ]);
  const told = summary(effects, radius);
  const suspect = suspicion(notAskedFor(effects, suggestion.commands, words), turns);
  const commented = suspect === null ? null : commentedOut(line, place);
  const effect = suspect ?? (told.line === '' ? null : told.line);
  return {
    command: commented ?? line,
    effect: effect === null ? null : { text: screenLine(effect), danger: told.danger || suspect !== null },
    notes: [...findings.slice(0, NOTES).map(({ what }) => screenLine(what)), ...secretNotes(restored)],
    repair: findings.length === 0 ? null : repairOf(findings.slice(0, REPAIRS).map(({ forModel }) => forModel)),
  };
}

/** When the review itself failed: nothing is claimed, and the user reads so. */
export const unreviewed = ({ command }: ReviewRequest): Verdict => ({
  command,
  effect: null,
  notes: [screenLine('this could not be looked at closer; read it well')],
  repair: null,
});

/** Runs every stage once with a harmless command: what runs for the first time takes three times as long. */
export async function warmUp(world: CheckWorld): Promise<void> {
  const command = readLine('ls -la . | sort -k 5 > /dev/null');
  const quiet = { ...world, shellSays: async () => '' };
  const effects = effectsOf(command, world);
  const view = { shell: world.shell, cwd: world.cwd, home: world.home, variable: () => undefined };
  await Promise.all([check(command, quiet, AbortSignal.timeout(WARM_UP_MS)), blastRadius(effects, view)]);
  summary(effects, null);
  notAskedFor(effects, command.commands, '');
}

const repairOf = (sentences: readonly string[]): string =>
  `That would not work here. ${sentences.join(' ')} Suggest what does, with the same tool.`;

function secretNotes({ unknown }: Restored): readonly ScreenText[] {
  if (unknown.length === 0) return [];
  return [
    screenLine(`${unknown.join(', ')} stands for a secret that was not sent, and no variable of this shell holds it: put it in yourself`),
  ];
}

/** Why it is commented out, in one line; null when the user's words name all that it does, or nobody else has spoken. */
function suspicion(what: string | null, turns: readonly Turn[]): string | null {
  if (what === null) return null;
  const source = untrustedSource(turns);
  if (source === null) return null;
  return `commented out: it ${what}, you did not ask for that, and ${source} was in the context; take the # away if you want it`;
}

/** Every line of it is a comment, in both shells. One that then fits no screen is refused by an empty comment. */
function commentedOut(line: CommandLine, { size }: Place): CommandLine | null {
  const gated = gateCommand(line.replace(/^/gm, '# '), size);
  if (gated.ok) return gated.value;
  const short = gateCommand('# (too long to be shown commented out; ask again)', size);
  return short.ok ? short.value : null;
}
