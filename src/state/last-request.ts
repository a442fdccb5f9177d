/** Keeps the last request on disk exactly as it was sent, for `yosh sent`. */
import { add, NO_USAGE, type Usage } from '../base/usage.ts';
import { hasText, inJson, isSelected, type Selection } from '../base/selection.ts';
import type { Removed, StateFolder } from './folder.ts';
import { number, parseJson, record, text } from '../base/json.ts';

const FILE = 'sent.json';
/** A request holds at most a conversation and a few look-ups. */
const SENT_BYTES = 8 * 1024 * 1024;

export interface Sent {
  readonly timeMs: number;
  readonly provider: string;
  readonly model: string;
  readonly url: string;
  /** The bytes sent; empty when nothing was sent. */
  readonly body: string;
  /** Hash of the prompt file's text: which prompt it was. */
  readonly prompt: string;
  /** How many secrets were masked in it, by kind. */
  readonly masked: Readonly<Record<string, number>>;
  /** Usage of this question; null when the provider did not report it or has not answered. */
  readonly usage: Usage | null;
  /** Usage of the terminal's session up to and including it. */
  readonly session: Usage;
}

export class SentStore {
  private readonly folder: StateFolder;

  constructor(folder: StateFolder) {
    this.folder = folder;
  }

  write(sent: Sent): void {
    this.folder.write(FILE, `${JSON.stringify(sent)}\n`);
  }

  read(): Sent | null {
    const json = this.folder.read(FILE, SENT_BYTES);
    const value = record(parseJson(json ?? ''));
    if (typeof value['body'] !== 'string') return null;
    const masked = Object.entries(record(value['masked'])).map(([kind, count]) => [kind, number(count)] as const);
    return {
      timeMs: number(value['timeMs']),
      provider: text(value['provider']),
      model: text(value['model']),
      url: text(value['url']),
      body: value['body'],
      prompt: text(value['prompt']),
      masked: Object.fromEntries(masked),
      usage: value['usage'] === null ? null : usageOf(value['usage']),
      session: usageOf(value['session']),
    };
  }

  /** Whether it was removed. A request tells its folder: it belongs to each that it mentions. */
  forgetSelected(selection: Selection): number {
    const sent = this.read();
    if (sent === null) return 0;
    const { under, text: part } = selection;
    const mentioned = (words: string | null): boolean => words === null || hasText([sent.body], inJson(words));
    if (!mentioned(under) || !mentioned(part) || !isSelected({ ...selection, under: null, text: null }, { ...sent, cwd: null, texts: [] }))
      return 0;
    return this.forget() === 'gone' ? 1 : 0;
  }

  forget(): Removed {
    return this.folder.remove(FILE);
  }
}

export function usageOf(value: unknown): Usage {
  const { inputTokens, outputTokens, cachedTokens } = record(value);
  return add(NO_USAGE, { inputTokens: number(inputTokens), outputTokens: number(outputTokens), cachedTokens: number(cachedTokens) });
}
