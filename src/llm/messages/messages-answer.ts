/** Turns the events of the Messages API into ours. Pure. */
import { list, record, text } from '../../base/json.ts';
import { ANSWER_CHARS } from '../../base/limits.ts';
import { faultOf } from '../classify.ts';
import { type AnswerReader, count, keep, parseInput, type WireEvent } from '../wire-reader.ts';

type Block = Record<string, unknown>;

export class MessagesReader implements AnswerReader {
  private readonly blocks = new Map<number, Block>();
  private readonly inputs = new Map<number, string>();
  private reason: string | null = null;
  private input = 0;
  private output = 0;
  private cached = 0;
  private readonly owner: string;
  private id: unknown = undefined;

  constructor(owner: string) {
    this.owner = owner;
  }

  push(event: unknown): readonly WireEvent[] {
    const { type, index, message, content_block: block, delta, usage, error } = record(event);
    switch (type) {
      case 'message_start':
        // another message inside an open one: it cannot be known to which of them the next call belongs
        if (this.id !== undefined && record(message)['id'] !== this.id) return [{ kind: 'fault', fault: { kind: 'cut' } }];
        this.id = record(message)['id'];
        this.count(record(record(message)['usage']));
        return [];
      case 'content_block_start':
        this.blocks.set(count(index), { ...record(block) });
        return textEvents(text(record(block)['text']));
      case 'content_block_delta':
        return this.delta(count(index), record(delta));
      case 'message_delta':
        this.count(record(usage));
        if (typeof record(delta)['stop_reason'] === 'string') this.reason = text(record(delta)['stop_reason']);
        return [];
      case 'message_stop':
        return this.end();
      case 'error':
        return [{ kind: 'fault', fault: faultOf(error) }];
      default:
        return [];
    }
  }

  finish(): readonly WireEvent[] {
    return [{ kind: 'fault', fault: { kind: 'cut' } }];
  }

  private delta(index: number, delta: Readonly<Block>): readonly WireEvent[] {
    const block = this.blocks.get(index);
    if (block === undefined) return [];
    const append = (name: string, piece: string): void => {
      block[name] = (text(block[name]) + piece).slice(0, ANSWER_CHARS);
    };
    switch (delta['type']) {
      case 'text_delta':
        append('text', text(delta['text']));
        return textEvents(text(delta['text']));
      case 'input_json_delta':
        this.inputs.set(index, ((this.inputs.get(index) ?? '') + text(delta['partial_json'])).slice(0, ANSWER_CHARS));
        return [];
      case 'thinking_delta':
        append('thinking', text(delta['thinking']));
        return [];
      case 'signature_delta':
        append('signature', text(delta['signature']));
        return [];
      case 'citations_delta':
        block['citations'] = [...list(block['citations']), delta['citation']];
        return [];
      default:
        return [];
    }
  }

  private end(): readonly WireEvent[] {
    const usage: WireEvent = { kind: 'usage', inputTokens: this.input, outputTokens: this.output, cachedTokens: this.cached };
    switch (this.reason) {
      case 'end_turn':
      case 'stop_sequence':
      case 'tool_use':
        return [usage, ...this.complete(), { kind: 'end', reason: 'complete' }];
      case 'pause_turn':
        return [usage, { kind: 'pause', content: this.content() }];
      case 'refusal':
        return [usage, { kind: 'end', reason: 'refused' }];
      case 'model_context_window_exceeded':
        return [{ kind: 'fault', fault: { kind: 'context' } }];
      default:
        return [usage, { kind: 'end', reason: 'cut' }];
    }
  }

  /** Tool input counts only when the stop reason is `tool_use`: cut by max_tokens it is a partial object without an error. */
  private complete(): readonly WireEvent[] {
    const content = this.content();
    const calls = this.reason === 'tool_use' ? content.filter((block) => block['type'] === 'tool_use') : [];
    const tools = calls.map((block): WireEvent => ({ kind: 'tool', call: { name: text(block['name']), input: block['input'] } }));
    const whole = content.every((block) => block['type'] !== 'tool_use' || (calls.length > 0 && typeof block['input'] === 'object'));
    return [...tools, ...(whole ? keep(this.owner, content) : [])];
  }

  /** The blocks in the provider's own form, returned to it unchanged, except empty texts, which it refuses. */
  private content(): readonly Block[] {
    return [...this.blocks.entries()]
      .toSorted(([a], [b]) => a - b)
      .map(([index, block]) => (this.inputs.has(index) ? { ...block, input: parseInput(this.inputs.get(index) as string) } : block))
      .filter((block) => block['type'] !== 'text' || text(block['text']) !== '');
  }

  /** The figures are cumulative: a later one replaces an earlier one. */
  private count(usage: Readonly<Block>): void {
    if (usage['output_tokens'] !== undefined) this.output = count(usage['output_tokens']);
    if (typeof usage['input_tokens'] !== 'number') return;
    this.cached = count(usage['cache_read_input_tokens']);
    this.input = usage['input_tokens'] + this.cached + count(usage['cache_creation_input_tokens']);
  }
}

const textEvents = (piece: string): readonly WireEvent[] => (piece === '' ? [] : [{ kind: 'text', text: piece }]);
