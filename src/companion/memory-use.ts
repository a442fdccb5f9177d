/** Reads and changes the file with what the user told yo to remember, and removes what is forgotten from everything that is kept. */
import { deadlineOf } from '../base/deadline.ts';
import { holdsIn } from '../base/memory-lines.ts';
import { GATHER_MS } from '../context/gather.ts';
import { findRepository } from '../context/repository.ts';
import type { Redactor } from '../safety/redact/index.ts';
import { screenLine } from '../safety/screen-gate.ts';
import { answerWish, refusalOf } from '../session/remembering.ts';
import type { Effect, SessionEvent } from '../session/session.ts';
import type { State } from '../state/index.ts';
import type { Host } from './host.ts';
import type { Recorder } from './recorder.ts';

type Wished = Extract<Effect, { kind: 'use-memory' }>;
type Used = Extract<SessionEvent, { kind: 'memory-used' }>;
type MemoryHost = Pick<Host, 'machine' | 'patience'> & { readonly state: Pick<Host['state'], 'memory'> };

/** The repository around the folder, else the folder itself; the folder as it is named when the disk does not answer. */
async function rootOf(cwd: string, { machine, patience }: Pick<MemoryHost, 'machine' | 'patience'>): Promise<string> {
  const deadline = deadlineOf(GATHER_MS * patience);
  const found = async (): Promise<string> => (await findRepository(machine, cwd))?.root ?? (await machine.resolve(cwd)) ?? cwd;
  const root = await Promise.race([found(), deadline.passed.then(() => cwd)]);
  deadline.end();
  return root;
}

const NOT_WRITTEN = 'the memory file cannot be read or written. To see why: `yosh doctor`';
/** Follows the line that says what is forgotten. */
const STILL_RECORDED = '\nThe record is in use and may still hold it. To remove it there: `yosh forget --matching TEXT`';

/** Never rejects. What is forgotten is removed from the record before the user reads that it is. */
export async function useMemory(
  { id, wish, cwd }: Wished,
  host: MemoryHost,
  redactor: Pick<Redactor, 'redact'>,
  recorder: Pick<Recorder, 'forgetTexts'>,
): Promise<Used> {
  const used = (text: string | null, gone: readonly string[] = []): Used => ({ kind: 'memory-used', id, text, gone });
  const { memory } = host.state;
  const root = await rootOf(cwd, host);
  const lines = memory.lines();
  const here = lines.filter((line) => holdsIn(line, root, host.machine.home));
  // a folder's name that holds a secret is refused, as the sentence would be
  const answer = answerWish(wish, { root: redactor.redact(root), lines, here });
  const change = answer?.change ?? null;
  if (answer === null || change === null) return used(answer?.text ?? null);
  const done = change.kind === 'remove' ? memory.remove(change.lines) : change.lines.every((line) => memory.add(line));
  if (!done) return used(NOT_WRITTEN);
  if (change.kind === 'add') return used(answer.text);
  const gone = change.lines.map(({ text }) => text);
  return used((await recorder.forgetTexts(gone)) ? answer.text : `${answer.text}${STILL_RECORDED}`, gone);
}

export type Confirm = (text: string) => Promise<boolean>;

/**
 * Keeps a line that a model proposes when the user says yes. It stays marked as the model's, whatever the user says. Returns what came of
 * it, for the model.
 */
export async function propose(
  line: string,
  memory: State['memory'],
  redact: (text: string) => string,
  confirm: Confirm | null,
): Promise<string> {
  const text = screenLine(redact(line));
  if (refusalOf(text) !== null) return 'not remembered: it holds a secret, or it is not one short line';
  if (confirm === null) return 'not remembered: the user cannot be asked here';
  if (!(await confirm(`the model asks to remember: "${text}". Remember it?`))) return 'not remembered: the user said no. Go on';
  return memory.add({ text, scope: null, proposed: true }) ? 'remembered. Go on' : 'not remembered: the file cannot be written';
}
