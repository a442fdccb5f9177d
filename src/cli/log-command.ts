/** `yosh log`: the exchanges with models, the newest last, and what they cost. */
import { costLine } from '../llm/prices.ts';
import { COST_SPANS, type CostRow, costs, exchanges, type LoggedExchange } from '../record/log.ts';
import { openRecord } from '../record/record.ts';
import { screenLine } from '../safety/screen-gate.ts';
import { complain, type Endpoints, folded } from './cli-endpoints.ts';
import { counted, isOneShot, localTime, NOTHING_ASKED, ONE_SHOT, troubleText } from './record-text.ts';
import { type Args, isOn, type Subcommand, textOf } from './subcommand.ts';

/** Exchanges that are shown: some screens. */
const SHOWN = 50;
const IN_JSON = 10_000;

function log(args: Args, io: Endpoints): number {
  const [wanted, json] = [textOf(args, 'cost'), isOn(args, 'json')];
  const span = COST_SPANS.find((one) => one === wanted) ?? null;
  if (wanted !== null && span === null) {
    complain(io, `--cost is ${COST_SPANS.join(', ').replace(/, (?=[^,]*$)/, ' or ')}, not ${wanted}`);
    return 2;
  }
  const store = openRecord(io.env);
  const read = span === null ? exchanges(store.file, json ? IN_JSON : SHOWN) : costs(store.file, span);
  store.close();
  if (!read.ok) {
    complain(io, read.trouble === 'none' ? NOTHING_ASKED : troubleText(read.trouble, io.env));
    return 1;
  }
  if (json) io.out(`${JSON.stringify(read.value.map(gated), null, 2)}\n`);
  else if (read.value.length === 0) complain(io, NOTHING_ASKED);
  else
    io.out(
      folded(
        io,
        (span === null ? (read.value as readonly LoggedExchange[]).flatMap(linesOf) : costLines(read.value as readonly CostRow[])).join(''),
      ),
    );
  return read.value.length > 0 ? 0 : 1;
}

/** Texts that a model or a server wrote may hold anything. */
const gated = (row: LoggedExchange | CostRow): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name === 'timeMs' ? 'time' : name,
      name === 'timeMs' ? new Date(Number(value)).toISOString() : typeof value === 'string' ? screenLine(value) : value,
    ]),
  );

function linesOf(one: LoggedExchange): readonly string[] {
  const { id, timeMs, question, command, answer, outcome, review, model, provider, prompt, session } = one;
  const cost = costLine(model, one);
  const facts = [id, model || provider, prompt === '' ? '' : `prompt ${prompt}`, cost];
  const said = [...facts, isOneShot(session) ? ONE_SHOT : ''].filter((text) => text !== '').join(' · ');
  const details = [command ?? answer, said, review, outcome].filter((text) => text !== '');
  return [`${screenLine(`${localTime(timeMs)}  ${question || '(yo alone)'}`)}\n`, ...details.map((text) => `    ${screenLine(text)}\n`)];
}

const money = (dollars: number): string => `$${dollars.toFixed(4)}`;

function costLines(rows: readonly CostRow[]): readonly string[] {
  const width = Math.max(...rows.map((row) => row.of.length));
  return rows.map(({ of, exchanges: asked, tokens, dollars, unpriced }) => {
    const some = unpriced === 0 ? '' : `, ${unpriced} without a known price`;
    const all = `${tokens.toLocaleString('en-US').padStart(12)} tokens  ${money(dollars)}${some}`;
    return `${screenLine(`${of.padEnd(width)}  ${counted(asked, 'question').padStart(14)}  ${all}`)}\n`;
  });
}

export const logCommand: Subcommand = {
  name: 'log',
  about: 'show each question: its name, answer, model, prompt, tokens, cost, review and outcome',
  examples: ['yosh log', 'yosh log --cost month', 'yosh log --json'],
  flags: [
    { name: 'cost', about: 'what it cost, by day, month or model', kind: 'text', example: 'month' },
    { name: 'json', about: 'print it as JSON', kind: 'switch' },
  ],
  run: log,
};
