/**
 * Reads what was recorded for a replay, from the record or from a file of `yosh bug`: JSON of any content, which somebody else may have
 * written. Every text of a verdict passes its gate again.
 */
import { boolean, list, number, parseJson, record, text } from '../base/json.ts';
import type { ProfileName } from '../base/model-notes.ts';
import { err, ok, type Result } from '../base/result.ts';
import type { Failure, ProviderEvent, ToolSpec, Turn } from '../llm/port.ts';
import type { StoredReplay } from '../record/replays.ts';
import { gateCommand, gateText, NO_COMMAND } from '../safety/command-gate.ts';
import { screenLine } from '../safety/screen-gate.ts';
import type { Place, Purpose, Script, Verdict } from '../session/session.ts';
import type { WalkThrough } from '../session/walk-through.ts';
import { parseWalkThrough } from '../state/walk-throughs.ts';
import type { AnswerLook } from '../ui/answer.ts';
import { BACKGROUNDS } from '../ui/colors.ts';
import { parseTurn } from './kept-turn.ts';
import { REPLAY_FORM } from './recording.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Plain data: its JSON is what `yosh bug` packs. */
export interface Recorded {
  readonly purpose: Purpose;
  readonly question: string;
  readonly place: Place;
  readonly walkThrough: WalkThrough | null;
  readonly profile: ProfileName;
  /** Empty where no model was asked. */
  readonly model: string;
  /** It works by rules: see `Provider`. */
  readonly unteachable: boolean;
  readonly look: AnswerLook;
  readonly system: string;
  readonly tools: readonly ToolSpec[];
  /** The turns of the last request. */
  readonly turns: readonly Turn[];
  readonly rounds: readonly (readonly ProviderEvent[])[];
  readonly verdicts: readonly Verdict[];
  readonly cancelled: boolean;
}

/** Why it cannot be replayed, otherwise. */
export function parseRecorded({ request, rest }: StoredReplay): Result<Recorded, string> {
  const value = record(parseJson(rest));
  if (value['form'] !== REPLAY_FORM) return err('it was recorded by another version of yosh');
  const [told, ...turns] = request.map(parseJson);
  const { system, tools } = record(told);
  const place = parsePlace(record(value['place']));
  return ok({
    purpose: PURPOSES.find((one) => one === value['purpose']) ?? 'question',
    question: text(value['question']),
    place,
    walkThrough: withoutUser(parseWalkThrough(value['walkThrough'])),
    profile: PROFILES.find((one) => one === value['profile']) ?? 'large',
    model: text(value['model']),
    unteachable: boolean(value['unteachable']),
    look: parseLook(record(value['look']), place),
    system: text(system),
    tools: list(tools).map(parseTool),
    turns: turns.map(parseTurn).filter((turn) => turn !== null),
    rounds: list(value['rounds']).map((round) => list(round).flatMap((event) => parseEvent(record(event)))),
    verdicts: list(value['verdicts']).map((verdict) => parseVerdict(record(verdict), place)),
    cancelled: boolean(value['cancelled']),
  });
}

/** What `parseRecorded` reads. */
export const storedOf = ({ system, tools, turns, ...rest }: Recorded): StoredReplay => ({
  request: [{ system, tools }, ...turns].map((part) => JSON.stringify(part)),
  rest: JSON.stringify({ form: REPLAY_FORM, ...rest }),
});

const PURPOSES: readonly Purpose[] = ['question', 'bare', 'next'];
const PROFILES: readonly ProfileName[] = ['large', 'medium', 'small'];
/** A window; a question of `bin/yo` has none. */
const LARGEST_WINDOW = 2_000;
const COLS = 80;
/** Numbers of styles and nothing else: it becomes part of an escape sequence. */
const SGR = /^[\d;]{0,40}$/;

function parsePlace({ shell, version, cwd, size }: Fields): Place {
  const { cols, rows } = record(size);
  const window = { cols: Math.max(1, number(cols)), rows: Math.max(1, number(rows)) };
  return { shell: text(shell), version: text(version), cwd: text(cwd), who: '', size: window };
}

function parseLook({ color, background, links }: Fields, { size }: Place): AnswerLook {
  return {
    color: SGR.test(text(color)) ? text(color) : '',
    cols: size.cols > LARGEST_WINDOW ? COLS : size.cols,
    background: BACKGROUNDS.find((one) => one === background) ?? 'unknown',
    links: boolean(links),
  };
}

/** Everybody may replay it. */
const withoutUser = (walkThrough: WalkThrough | null): WalkThrough | null => (walkThrough === null ? null : { ...walkThrough, who: '' });

function parseTool(tool: unknown): ToolSpec {
  const { name, description, parameters, looksUp } = record(tool);
  return { name: text(name), description: text(description), parameters: record(parameters), ...(looksUp === true ? { looksUp } : {}) };
}

const failureOf = ({ what, remedy }: Fields): Failure => ({ what: text(what), remedy: text(remedy) });

/** None for what is no event. */
function parseEvent(event: Fields): readonly ProviderEvent[] {
  const kind = event['kind'] as ProviderEvent['kind'];
  switch (kind) {
    case 'text':
      return [{ kind, text: text(event['text']) }];
    case 'tool': {
      const { name, input } = record(event['call']);
      return [{ kind, call: { name: text(name), input } }];
    }
    case 'usage': {
      const [inputTokens, outputTokens] = [number(event['inputTokens']), number(event['outputTokens'])];
      return [{ kind, inputTokens, outputTokens, cachedTokens: number(event['cachedTokens']) }];
    }
    case 'end': {
      const { reason } = event;
      return [{ kind, reason: reason === 'complete' || reason === 'refused' ? reason : 'cut' }];
    }
    case 'failure':
      return [{ kind, failure: failureOf(record(event['failure'])) }];
    default:
      return [];
  }
}

function parseVerdict(verdict: Fields, { size }: Place): Verdict {
  const { command, script, effect, notes, refused, repair } = verdict;
  const gated = gateCommand(text(command), size);
  const shown = record(effect);
  const known = {
    script: parseScript(record(script)),
    effect: typeof shown['text'] === 'string' ? { text: screenLine(shown['text']), danger: boolean(shown['danger']) } : null,
    notes: list(notes).map((note) => screenLine(text(note))),
    repair: typeof repair === 'string' ? repair : null,
  };
  const { what } = record(refused);
  const failure = typeof what === 'string' ? failureOf(record(refused)) : null;
  return gated.ok
    ? { ...known, command: gated.value, refused: failure }
    : { ...known, command: NO_COMMAND, refused: failure ?? UNREADABLE };
}

const UNREADABLE: Failure = { what: 'the recorded command cannot be prefilled', remedy: 'nothing is prefilled' };

function parseScript({ file, text: lines }: Fields): Script | null {
  const gated = gateText(text(lines));
  return gated.ok ? { file: text(file), text: gated.value } : null;
}
