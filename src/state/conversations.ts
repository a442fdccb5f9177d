/** What was asked and answered, for other terminals: one line of JSON each, the newest last, bounded. */
import type { Exchange } from '../session/session.ts';
import type { Removed, StateFolder } from './folder.ts';
import { number, parseJson, record, text } from '../base/json.ts';

const FILE = 'conversations.jsonl';
/** Some thousand exchanges; when it is full the older half goes. */
const FILE_BYTES = 512 * 1024;
const QUESTION_CHARS = 500;
const TEXT_CHARS = 600;
/** What a model is given of them. */
const TOLD = 12;
const TOLD_CHARS = 4_000;

export interface Kept extends Exchange {
  readonly timeMs: number;
  /** What became of the command; empty when it is not known. */
  readonly became: string;
}

export class ConversationStore {
  private readonly folder: StateFolder;

  constructor(folder: StateFolder) {
    this.folder = folder;
  }

  add(exchange: Exchange, timeMs: number): void {
    const { id, who, cwd, question, command, text: said } = exchange;
    const short = {
      question: question.slice(0, QUESTION_CHARS),
      command: command?.slice(0, TEXT_CHARS) ?? null,
      text: said.slice(0, TEXT_CHARS),
    };
    this.line({ timeMs, id, who, cwd, ...short });
  }

  /** Of the exchange with this id. */
  became(id: string, outcome: string): void {
    if (id !== '') this.line({ id, became: outcome.slice(0, TEXT_CHARS) });
  }

  /** Oldest first. */
  all(): readonly Kept[] {
    const kept: Kept[] = [];
    for (const line of (this.folder.read(FILE, FILE_BYTES * 2) ?? '').split('\n')) {
      const value = record(parseJson(line));
      const [id, who] = [text(value['id']), text(value['who'])];
      if (typeof value['became'] === 'string') {
        const at = kept.findLastIndex((one) => one.id === id);
        if (at >= 0) kept[at] = { ...(kept[at] as Kept), became: value['became'] };
      } else if (typeof value['question'] === 'string') {
        const command = typeof value['command'] === 'string' ? value['command'] : null;
        const { cwd, question, text: said } = { cwd: text(value['cwd']), question: value['question'], text: text(value['text']) };
        kept.push({ id, who, cwd, question, command, text: said, timeMs: number(value['timeMs']), became: '' });
      }
    }
    return kept;
  }

  forget(): Removed {
    return this.folder.remove(FILE);
  }

  private line(value: object): void {
    if (!this.folder.append(FILE, `${JSON.stringify(value)}\n`)) return;
    const held = this.folder.read(FILE, FILE_BYTES * 2);
    // somebody has made it larger than we ever do: it would not be read any more
    if (held === null) this.folder.write(FILE, '');
    else if (Buffer.byteLength(held) > FILE_BYTES) {
      const bytes = Buffer.from(held);
      this.folder.write(FILE, bytes.subarray(bytes.indexOf('\n', bytes.length - FILE_BYTES / 2) + 1).toString());
    }
  }
}

/** For a model: those of this folder first, else the newest from anywhere; in the order in which they happened. */
export function earlierText(all: readonly Kept[], who: string, cwd: string): string {
  const ours = all.filter((one) => one.who === who);
  const here = ours.filter((one) => one.cwd === cwd);
  const chosen = (here.length > 0 ? here : ours).slice(-TOLD);
  if (chosen.length === 0) return '(nothing is kept of earlier terminals)';
  const lines = chosen.map(({ timeMs, cwd: place, question, command, text: said, became }) => {
    const answer = command === null ? said : `\`${command}\` (${said})${became === '' ? '' : `; ${became}`}`;
    return `${new Date(timeMs).toISOString().slice(0, 16)} in ${place}\n  asked: ${question || '(yo alone)'}\n  answered: ${answer}`;
  });
  while (lines.length > 1 && lines.join('\n').length > TOLD_CHARS) lines.shift();
  return lines.join('\n').slice(0, TOLD_CHARS);
}
