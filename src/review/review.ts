/**
 * Reviews a suggestion before it is prefilled, without running anything of it: puts variables in place of secrets, finds what would
 * not work, describes its effects, and comments it out when only untrusted text can have asked for them.
 */
import { quotedWord } from '../base/quoted-word.ts';
import type { CheckWorld } from '../check/index.ts';
import { check, CHECK_MS } from '../check/index.ts';
import { effectsOf } from '../effects/effects.ts';
import { blastRadius, RADIUS_BUDGET } from '../effects/radius.ts';
import { summary, type Summary } from '../effects/summary.ts';
import type { Disk } from '../effects/tally.ts';
import type { Turn } from '../llm/port.ts';
import { type CommandLine, type CommandText, gateCommand, gateText, NO_COMMAND, type ScreenSize } from '../safety/command-gate.ts';
import { hostNotes } from '../safety/hosts.ts';
import type { Blocked, QuotingAt, Restored } from '../safety/redact/index.ts';
import { screenLine, type ScreenText } from '../safety/screen-gate.ts';
import type { Place, Script, Verdict } from '../session/session.ts';
import { untrustedSource } from '../session/untrusted.ts';
import { blanksShown, isAboutBlank } from './blanks.ts';
import { failedCommand } from './failed-command.ts';
import { quotingAt } from '../syntax/quoting.ts';
import { readLine } from '../syntax/read-line.ts';
import { hostNotesOf } from './host-notes.ts';
import { intentOf, isHarmless } from './intent.ts';
import type { Intent } from './intent-kinds.ts';
import { parseSuggestion } from './parsed.ts';
import { isCalmWhenSure, isSaid } from './said.ts';
import { withoutBrought } from './odds/brought.ts';
import { wordsOf, writtenBy } from './user-words.ts';

/** A suggestion to review, and the context it was made in. */
export interface ReviewRequest {
  readonly command: CommandText;
  /** The user's own words: the question, and those before it in this conversation that still count. */
  readonly words: string;
  /** Everything that was in the model's context. */
  readonly turns: readonly Turn[];
  readonly place: Place;
}

/** What a review has access to: the machine, the shell's environment, and the redactor that masked the question. */
export interface ReviewWorld {
  readonly check: CheckWorld;
  /** The files that a command could overwrite or delete; those of this machine where nothing else is given. */
  readonly disk?: Disk;
  /** Multiplies the deadlines of the check and of counting files. */
  readonly patience: number;
  variable(name: string): string | undefined;
  restore(command: string, quoting: QuotingAt): Restored;
  /** Keeps a command that is too tall for the window as a script, and returns its path; null when that failed. */
  keep(text: CommandText): string | null;
}

/** Findings shown: more would not be read above a prompt. */
const NOTES = 2;
/** Limit of the warm-up, for folders that do not answer. */
const WARM_UP_MS = 200;
/** Findings sent back to the model. */
const REPAIRS = 3;

/** Rejects for no command, whatever is in it; `signal` ends it early with what is known by then. */
export async function review({ command, words, turns, place }: ReviewRequest, world: ReviewWorld, signal: AbortSignal): Promise<Verdict> {
  const restored = world.restore(command, quotingAt);
  if (restored.blocked !== null) return refusal(restored.blocked);
  const gated = gateText(restored.text);
  const suggestion = parseSuggestion(gated.ok ? gated.value : command);
  const { line } = suggestion;
  const { shell, cwd, home } = world.check;
  const { patience, disk } = world;
  // first, so that the shell reads the command while the rest of the review keeps this thread busy
  const checking = check(suggestion, world.check, signal, CHECK_MS * patience);
  const effects = effectsOf(suggestion, world.check);
  const view = { shell, cwd, home, variable: (name: string) => world.variable(name), ...(disk === undefined ? {} : { disk }) };
  const [found, radius] = await Promise.all([
    checking,
    blastRadius(effects, view, { ...RADIUS_BUDGET, ms: RADIUS_BUDGET.ms * patience }).catch(() => null),
  ]);
  const findings = found.filter(({ what }) => !isAboutBlank(what));
  const source = untrustedSource(turns);
  const counted = radius ?? undefined;
  // the question of a harmless line is not taken apart: its patterns take 5 ms to compile
  const own = source === null && isHarmless(effects, counted) ? null : failedCommand(words, turns, line);
  const intent = own === null || source === null ? null : intentOf(effects, own, world.check, counted);
  const isSure = intent?.kind === 'asked' && intent.isSure === true && isCalmWhenSure(effects);
  const described = summary(effects, radius, isSure || (own !== null && isSaid(effects, own, world.check)));
  const { commented, clear } = intent === null || source === null ? { commented: false, clear: null } : judged(intent, source, described);
  const effect = clear ?? (described.line === '' ? null : described.line);
  const form = prefillable(line, commented, place.size, (text) => world.keep(text));
  if (form === null) return lost(command);
  return {
    ...form,
    effect: effect === null ? null : { text: screenLine(blanksShown(effect)), danger: described.danger || clear !== null },
    ...(own !== null && form.script === null && isOwn(intent) && { own: withoutBrought(line, writtenBy(own), own.untrusted) }),
    notes: [
      ...(suggestion.blanks.length === 0 ? [] : [screenLine(`fill in ${suggestion.blanks.join(' and ')} before you run it`)]),
      ...findings.slice(0, NOTES).map(({ what }) => screenLine(what)),
      ...hostNotesOf(suggestion),
      ...secretNotes(restored),
    ],
    refused: null,
    repair: findings.length === 0 ? null : repairOf(findings.slice(0, REPAIRS).map(({ forModel }) => forModel)),
  };
}

/** The words ask for what it does, or a clear line says it. */
const isOwn = (intent: Intent | null): boolean => intent?.kind === 'unclear' || (intent?.kind === 'asked' && intent.inWords);

/** The verdict when the review itself failed: a note tells the user. */
export function unreviewed({ command, place }: ReviewRequest, world: Pick<ReviewWorld, 'keep'>): Verdict {
  const form = prefillable(command, false, place.size, (text) => world.keep(text));
  if (form === null) return lost(command);
  const notes = [screenLine('this command could not be reviewed; read it before you run it'), ...hostNotes([[command, 'word']])];
  return { ...form, effect: null, notes, refused: null, repair: null };
}

/** The verdict on a command that can neither be prefilled nor kept as a script. */
const lost = (command: CommandText): Verdict => ({
  ...NOT_PREFILLED,
  refused: {
    what: `the suggested command does not fit the screen (${command.split('\n').length} lines) and could not be kept as a file`,
    remedy: 'make the window taller, then `yo again`',
  },
  repair: null,
});

/** Runs every stage once with a harmless command, because code that runs for the first time takes three times as long. */
export async function warmUp(world: CheckWorld): Promise<void> {
  const command = readLine('ls -la . | sort -k 5 > /dev/null');
  const quiet = { ...world, shellSays: async () => '' };
  const effects = effectsOf(command, world);
  const view = { shell: world.shell, cwd: world.cwd, home: world.home, variable: () => undefined };
  await Promise.all([check(command, quiet, AbortSignal.timeout(WARM_UP_MS)), blastRadius(effects, view)]);
  summary(effects, null);
  intentOf(effects, wordsOf(''), world);
  // the odds are read for a line that changes something
  intentOf(effectsOf(readLine('touch notes.txt'), world), { ...wordsOf('make a file'), untrusted: 'notes.txt' }, world);
}

const repairOf = (findings: readonly string[]): string =>
  `That would not work here. ${findings.join(' ')} Suggest what does, with the same tool.`;

/** Where no variable is expanded, as the user and the model read it. */
const UNEXPANDED: Readonly<Record<Blocked['quoting'], string>> = {
  document: 'in a quoted here-document',
  literal: 'after a backslash, within ${…}, or where the quoting is not certain',
};

const NOT_PREFILLED = { command: NO_COMMAND, script: null, effect: null, notes: [] } as const;

/** A secret that cannot be written as its variable: the model is asked for another command, and this one is never prefilled. */
function refusal({ placeholder, name, quoting }: Blocked): Verdict {
  const where = UNEXPANDED[quoting];
  return {
    ...NOT_PREFILLED,
    refused: {
      what: `the suggested command was refused: it needs the secret in $${name} ${where}, where the shell expands no variable`,
      remedy: 'put the question another way',
    },
    repair:
      `${placeholder} is a secret that only a variable of the shell holds. It is ${where}, where no variable is expanded. ` +
      'Suggest a command that has it elsewhere, for example in double quotes, with the same tool.',
  };
}

function secretNotes({ unknown }: Restored): readonly ScreenText[] {
  if (unknown.length === 0) return [];
  return [
    screenLine(
      `${unknown.join(', ')} is the placeholder of a secret that was not sent, and no variable of this shell holds it: replace it with the secret`,
    ),
  ];
}

/**
 * What the intent check leads to: a suggestion that is commented out, or a clear line above it.
 * @param source the untrusted text of the context. Without any, only the user can have asked, and nothing is checked.
 * @param described what the line does; a danger in it is said first, and once.
 */
function judged(intent: Intent, source: string, described: Summary): { readonly commented: boolean; readonly clear: string | null } {
  switch (intent.kind) {
    case 'asked':
      return { commented: false, clear: null };
    case 'unclear': {
      const what = `${intent.what} (${source} was in the context)`;
      if (!described.danger) return { commented: false, clear: `Careful: ${what}` };
      const isSame = intent.does !== undefined && described.line.includes(intent.does);
      return { commented: false, clear: isSame ? described.line : `${described.line}; ${what}` };
    }
    case 'unasked':
      return {
        commented: true,
        clear: `commented out: it ${intent.what}, and you did not ask for that (${source} was in the context). Remove the # to keep it`,
      };
  }
}

/**
 * The command as it can be prefilled: on its own lines, or, when these are too many for the window, as one line that runs a script of them.
 * `commented` makes every line a comment, in both shells. Null when not even that line fits, or the script cannot be kept.
 */
function prefillable(
  text: CommandText,
  commented: boolean,
  size: ScreenSize,
  keep: ReviewWorld['keep'],
): { readonly command: CommandLine; readonly script: Script | null } | null {
  const gated = gateCommand(commented ? commentOut(text) : text, size);
  if (gated.ok) return { command: gated.value, script: null };
  const file = keep(text);
  if (file === null) return null;
  const line = gateCommand(commented ? commentOut(runs(file)) : runs(file), size);
  return line.ok ? { command: line.value, script: { file, text } } : null;
}

const commentOut = (text: string): string => text.replace(/^/gm, '# ');

/** The line that runs a file in the shell itself, so that `cd` and variables count as if its lines had been typed. */
const runs = (file: string): string => `. ${quotedWord(file)}`;
