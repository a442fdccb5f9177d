/** Rows as a session makes them, up to what the rules find of them: what the odds are learned from. */
import { WALK } from './blocks.ts';
import { parseSuggestion } from '../../src/review/parsed.ts';
import { blastRadius, RADIUS_BUDGET } from '../../src/effects/radius.ts';
import { effectsOf } from '../../src/effects/effects.ts';
import { doubtsOf } from '../../src/review/doubts.ts';
import { failedCommand } from '../../src/review/failed-command.ts';
import { findingsOf, onlyLooks } from '../../src/review/intent.ts';
import { LOOKS } from '../../src/review/likely.ts';
import { type Features, featuresBeside } from '../../src/review/odds/features.ts';
import { countedOf } from '../../src/review/odds/odds.ts';
import { withoutBrought } from '../../src/review/odds/brought.ts';
import { writtenBy } from '../../src/review/user-words.ts';
import { type CommandLine, gateCommand } from '../../src/safety/command-gate.ts';
import { CWD, HOME } from '../check/world.ts';
import { DISK } from '../trust/disk.ts';
import { asStep, type Reviewed, typedBefore } from '../trust/in-session.ts';
import type { Row } from '../trust/rows.ts';
import { PATIENCE, SIZE } from '../trust/score.ts';

/** What is counted of a row that does something. */
export interface Deed {
  readonly row: Row;
  readonly features: Features;
  /** What else speaks for or against it. */
  readonly doubts: readonly string[];
}

/** Null for a row that only does something as root, or that is never prefilled. */
export async function deedOf(row: Row): Promise<Deed | null> {
  const gated = gateCommand(row.command, SIZE);
  if (!gated.ok) return null;
  const played = await (row.group === WALK ? asStep : typedBefore)(row, async (request) => ({
    command: request.command as string as CommandLine,
    script: null,
    effect: null,
    notes: [],
    refused: null,
    repair: null,
    own: ownOf(request),
  }));
  if (played === null) return null;
  const suggestion = parseSuggestion(gated.value);
  const place = { cwd: CWD, home: HOME };
  const effects = effectsOf(suggestion, place);
  const looks = onlyLooks(effects);
  if (!looks && effects.list.every(({ kind }) => kind === 'root')) return null;
  const view = { shell: row.shell, ...place, variable: () => undefined, disk: DISK };
  const radius = await blastRadius(effects, view, { ...RADIUS_BUDGET, ms: RADIUS_BUDGET.ms * PATIENCE });
  const own = failedCommand(played.words, played.turns, suggestion.line);
  const { found, words, brought, isSettled } = findingsOf(effects, own, place, radius ?? undefined);
  if (isSettled) return null;
  const doubts = doubtsOf(looks ? LOOKS : found, effects, words, brought());
  return { row, features: featuresBeside(writtenBy(words))(countedOf(effects)), doubts };
}

/** A step that was run as it was suggested is the user's own, without what it has from output. */
function ownOf({ command, words, turns }: Reviewed): string {
  const own = failedCommand(words, turns, command);
  return withoutBrought(command, writtenBy(own), own.untrusted);
}
