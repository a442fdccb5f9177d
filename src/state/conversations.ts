/** Keeps questions and answers on disk for other terminals: a line of JSON each, the newest last, in a bounded file. */
import { hasText, isSelected, type Selection } from '../base/selection.ts';
import type { Exchange } from '../session/session.ts';
import type { Removed, StateFolder } from './folder.ts';
import { mentions, number, parseJson, record, text } from '../base/json.ts';

const FILE = 'conversations.jsonl';
/** Some thousand exchanges; when the file is full, its older half is dropped. */
const FILE_BYTES = 512 * 1024;
/** Larger than this program ever makes the file: one line may be added to a full one before it is halved. */
const READ_BYTES = FILE_BYTES * 2;
const QUESTION_CHARS = 500;
const TEXT_CHARS = 600;
/** Exchanges in the look-up's text for a model. */
const LOOKED_UP = 12;
const LOOKED_UP_CHARS = 4_000;

export interface KeptExchange extends Exchange {
  readonly timeMs: number;
  /** What happened to the suggested command, as text; empty when it is not known. */
  readonly outcome: string;
}

export class ConversationStore {
  private readonly folder: StateFolder;

  constructor(folder: StateFolder) {
    this.folder = folder;
  }

  add(exchange: Exchange, timeMs: number): void {
    const { id, who, cwd, question, command, text: explanation } = exchange;
    const short = {
      question: question.slice(0, QUESTION_CHARS),
      command: command?.slice(0, TEXT_CHARS) ?? null,
      text: explanation.slice(0, TEXT_CHARS),
    };
    this.line({ timeMs, id, who, cwd, ...short });
  }

  /** Appends the outcome of the exchange with this id. */
  setOutcome(id: string, outcome: string): void {
    if (id !== '') this.line({ id, became: outcome.slice(0, TEXT_CHARS) });
  }

  /** Oldest first. */
  all(): readonly KeptExchange[] {
    const kept: KeptExchange[] = [];
    for (const json of (this.read() ?? '').split('\n')) {
      const line = parseLine(json);
      if (line?.kind === 'exchange') kept.push(line.exchange);
      if (line?.kind !== 'outcome') continue;
      const at = kept.findLastIndex(({ id }) => id === line.id);
      if (at >= 0) kept[at] = { ...(kept[at] as KeptExchange), outcome: line.outcome };
    }
    return kept;
  }

  /** Removes the exchanges that mention one of these texts. */
  forgetTexts(texts: readonly string[]): void {
    const kept = this.read();
    if (kept === null) return;
    const lines = kept.split('\n').filter((line) => !mentions(line, texts));
    this.folder.write(FILE, lines.join('\n'));
  }

  /** How many exchanges it removed. */
  forgetSelected(selection: Selection): number {
    const kept = this.read();
    if (kept === null) return 0;
    const gone = new Set<unknown>();
    const lines = kept.split('\n').filter((line) => {
      const values = record(parseJson(line));
      const { id, question, timeMs, cwd } = values;
      const texts = Object.values(values).map(text);
      // the outcome of an exchange goes with it
      if (typeof question !== 'string') return !gone.has(id) && !(selection.text !== null && hasText(texts, selection.text));
      const isGone = isSelected(selection, { timeMs: number(timeMs), cwd: text(cwd), texts });
      if (isGone) gone.add(id);
      return !isGone;
    });
    const rest = lines.join('\n');
    if (rest !== kept) this.folder.write(FILE, rest);
    return gone.size;
  }

  forget(): Removed {
    return this.folder.remove(FILE);
  }

  private read(): string | null {
    return this.folder.read(FILE, READ_BYTES);
  }

  /** Appends a line, then bounds the file. */
  private line(value: object): void {
    if (!this.folder.append(FILE, `${JSON.stringify(value)}\n`)) return;
    const held = this.read();
    // over READ_BYTES, so that it could not be read any more
    if (held === null) this.folder.write(FILE, '');
    else if (Buffer.byteLength(held) > FILE_BYTES) {
      const bytes = Buffer.from(held);
      this.folder.write(FILE, bytes.subarray(bytes.indexOf('\n', bytes.length - FILE_BYTES / 2) + 1).toString());
    }
  }
}

type Line =
  | { readonly kind: 'exchange'; readonly exchange: KeptExchange }
  | { readonly kind: 'outcome'; readonly id: string; readonly outcome: string };

/** Null for a line that is neither. */
function parseLine(json: string): Line | null {
  const value = record(parseJson(json));
  const [id, outcome] = [text(value['id']), value['became']]; // files call the outcome `became`
  if (typeof outcome === 'string') return { kind: 'outcome', id, outcome };
  if (typeof value['question'] !== 'string') return null;
  const exchange = {
    id,
    who: text(value['who']),
    cwd: text(value['cwd']),
    question: value['question'],
    command: typeof value['command'] === 'string' ? value['command'] : null,
    text: text(value['text']),
    timeMs: number(value['timeMs']),
    outcome: '',
  };
  return { kind: 'exchange', exchange };
}

/** The text of a look-up: the newest exchanges of this folder, or of any folder when there are none here; oldest first. */
export function earlierText(all: readonly KeptExchange[], who: string, cwd: string): string {
  const ours = all.filter((one) => one.who === who);
  const here = ours.filter((one) => one.cwd === cwd);
  const chosen = (here.length > 0 ? here : ours).slice(-LOOKED_UP);
  if (chosen.length === 0) return '(nothing is kept of earlier terminals)';
  const lines = chosen.map(({ timeMs, cwd: place, question, command, text, outcome }) => {
    const answer = command === null ? text : `\`${command}\` (${text})${outcome === '' ? '' : `; ${outcome}`}`;
    return `${new Date(timeMs).toISOString().slice(0, 16)} in ${place}\n  asked: ${question || '(yo alone)'}\n  answered: ${answer}`;
  });
  while (lines.length > 1 && lines.join('\n').length > LOOKED_UP_CHARS) lines.shift();
  return lines.join('\n').slice(0, LOOKED_UP_CHARS);
}
