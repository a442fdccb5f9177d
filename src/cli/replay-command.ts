/** `yosh replay`: asks a recorded request again and shows both answers, or plays the recorded answer offline. */
import { costLine } from '../llm/prices.ts';
import { NO_USAGE, type Usage } from '../base/usage.ts';
import { oneQuestion } from '../companion/one-question.ts';
import type { Replayed } from '../companion/replay-exchange.ts';
import { loadConfig, type OnceOnly } from '../config/load.ts';
import type { ProviderContext } from '../llm/providers.ts';
import { displayWidth } from '../safety/display-width.ts';
import { screenLine } from '../safety/screen-gate.ts';
import { openState } from '../state/index.ts';
import { Cancelled } from '../ui/person.ts';
import { complain, type Endpoints, folded, refuse } from './cli-endpoints.ts';
import { localTime } from './record-text.ts';
import { findRecorded, type Found } from './recorded-exchange.ts';
import { sourceOf } from './settings-file.ts';
import { type Args, isOn, type Subcommand, textOf } from './subcommand.ts';

async function replay(args: Args, io: Endpoints): Promise<number> {
  const found = findRecorded(io, textOf(args, 'id'));
  if (!found.ok) return refuse(io, found.error);
  if (isOn(args, 'offline')) return offline(found.value, io);
  const name = textOf(args, 'with');
  const once = name === null ? null : onceNamed(name, io);
  if (name !== null && once === null)
    return refuse(io, `no profile, provider or model is named ${name}. To see them: yosh config list, yosh models`);
  return again(found.value, once, io);
}

/** Loaded when it is needed: it is nearly all of a companion, and every subcommand would load it. */
const player = async () => ({ ...(await import('../companion/replay-exchange.ts')), ...(await import('../companion/replay-rows.ts')) });

/** The painted bytes exactly, and the command that is prefilled, where one is. */
async function offline({ recorded }: Found, io: Endpoints): Promise<number> {
  const { replayOffline } = await player();
  const { screen, command } = await replayOffline(recorded);
  const { cols } = recorded.look;
  if (io.screen !== null && io.screen.cols !== cols)
    complain(io, `this was painted for ${cols} columns, and the window has ${io.screen.cols}`);
  io.out(command === null ? screen : `${screen}> ${command}\n`);
  return 0;
}

/** As `yo @NAME` finds it. */
function onceNamed(name: string, io: Endpoints): OnceOnly | null {
  return oneQuestion(`@${name} words`, sourceOf(io, null), (origin) => openState(io.env).models.listed(origin)).once;
}

async function again(found: Found, once: OnceOnly | null, io: Endpoints): Promise<number> {
  const { recorded, exchange } = found;
  const { config, problems } = loadConfig(sourceOf(io, null), once);
  for (const problem of problems) complain(io, problem);
  const person = io.person();
  const confirm = person === null ? null : (question: string): Promise<boolean> => person.confirm(`yosh: ${screenLine(question)}`);
  const say = (line: string): void => complain(io, line);
  let asked = '';
  try {
    const open = async (context: ProviderContext) => {
      const provider = await io.openProvider({ ...context, config, confirm, say, ...(once === null ? {} : { once: once.name }) });
      asked = provider.model ?? provider.name;
      if (io.screen !== null) complain(io, `asking ${asked} … Ctrl-C stops`);
      return provider;
    };
    const { replayWith, replayOffline, rowsOf } = await player();
    const sides = layout(io);
    // a style, so that the marks of Markdown become one; the rows are plain text
    const look = { color: STYLE, cols: sides.cols };
    const now = await replayWith(recorded, { env: io.env, look, say, provider: open });
    const then = await replayOffline(recorded, look);
    const [label, usage] = exchange === null ? [recorded.model, then.usage] : [exchange.model || exchange.provider, exchange];
    const question = recorded.question === '' ? '(yo alone)' : recorded.question;
    const head = exchange === null ? question : `${exchange.id} · ${localTime(exchange.timeMs)} · ${question}`;
    io.out(`${folded(io, `${screenLine(head)}\n`)}\n`);
    const left = [...heading('recorded', label || 'offline', usage), '', ...(await rowsOf(then, sides.cols))];
    const right = [...heading('now', asked, now.usage), '', ...(await rowsOf(now, sides.cols))];
    io.out(sides.beside ? beside(left, right, sides.cols) : `${left.join('\n')}\n\n${right.join('\n')}\n`);
    io.out(`\n${compared(then, now)}\n`);
    return now.answered ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    return 130;
  } finally {
    person?.close();
  }
}

/** Two columns below this width are too narrow to read. */
const NARROWEST = 80;
const GAP = ' │ ';
const PLAIN_COLS = 80;
const STYLE = '39';

function layout({ screen }: Endpoints): { readonly beside: boolean; readonly cols: number } {
  const cols = screen?.cols ?? PLAIN_COLS;
  return cols >= NARROWEST ? { beside: true, cols: Math.floor((cols - GAP.length) / 2) } : { beside: false, cols };
}

function heading(when: string, model: string, usage: Usage): readonly string[] {
  return [screenLine(`${when}: ${model}`), costLine(model, { ...NO_USAGE, ...usage })];
}

function beside(left: readonly string[], right: readonly string[], cols: number): string {
  const cell = (row: string): string => {
    let text = row;
    while (displayWidth(text) > cols) text = text.slice(0, -1);
    return text + ' '.repeat(Math.max(0, cols - displayWidth(text)));
  };
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    `${cell(left[at] ?? '')}${GAP}${right[at] ?? ''}`.trimEnd(),
  );
  return `${rows.join('\n')}\n`;
}

function compared(then: Replayed, now: Replayed): string {
  if (!now.answered) return then.answered ? 'no answer now' : 'no answer, then and now';
  if (then.command === null && now.command === null) return then.screen === now.screen ? 'the same text' : 'both answer in text';
  if (then.command === null || now.command === null) return now.command === null ? 'now an answer in text' : 'now a command';
  return then.command === now.command ? 'the same command' : 'another command';
}

export const replayCommand: Subcommand = {
  name: 'replay',
  about: 'ask a recorded question again and show both answers; runs and prefills nothing',
  examples: ['yosh replay', 'yosh replay 3f2a91 --with ollama', 'yosh replay 3f2a91 --offline'],
  positionals: [
    {
      name: 'id',
      about: 'its name in yosh log, or a file of yosh bug; without one the newest',
      called: 'the name of an exchange',
      optional: true,
    },
  ],
  flags: [
    { name: 'with', about: 'ask this profile, provider or model', kind: 'text', example: 'work' },
    { name: 'offline', about: 'ask nobody: play the recorded answer exactly as it was', kind: 'switch' },
  ],
  run: replay,
};
