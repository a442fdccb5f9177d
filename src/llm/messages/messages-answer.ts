/** Turns the events of the Messages API into ours. Pure. */
import { list, record, text } from '../../base/json.ts';
import { faultOf } from '../error-body.ts';
import { endNamed, endOf } from '../end-names.ts';
import { DONE } from '../event-stream.ts';
import { ofOtherWire } from '../other-wire.ts';
import { type AnswerReader, appended, count, keep, parseInput, type WireEvent } from '../wire-reader.ts';

type Block = Record<string, unknown>;

export class MessagesReader implements AnswerReader {
  private readonly blocks = new Map<number, Block>();
  private readonly inputs = new Map<number, string>();
  private readonly citations = new Map<number, unknown[]>();
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
    if (event === DONE) return this.id === undefined ? [] : this.end();
    const { type, index, message, content_block: block, delta, usage, error } = record(event);
    switch (type) {
      case 'message':
        return this.whole(record(event));
      case 'message_start':
        // another message inside an open one: it cannot be known to which of them the next call belongs
        if (this.id !== undefined && record(message)['id'] !== this.id) return [{ kind: 'fault', fault: { kind: 'cut' } }];
        this.id = record(message)['id'];
        this.count(record(record(message)['usage']));
        return [];
      case 'content_block_start':
        this.blocks.set(count(index), { ...record(block) });
        this.citations.delete(count(index));
        return [...signOf(record(block)['type']), ...textEvents(text(record(block)['text']))];
      case 'content_block_delta':
        return this.delta(count(index), record(delta));
      case 'message_delta':
        this.count(record(usage));
        this.reason = endOf(this.reason, text(record(delta)['stop_reason']));
        return [];
      case 'message_stop':
        return this.end();
      case 'error':
        return [{ kind: 'fault', fault: faultOf({ error }) }];
      default:
        if (error !== undefined && error !== null) return [{ kind: 'fault', fault: faultOf({ error }) }];
        return ofOtherWire(event);
    }
  }

  /** A server that leaves out `message_stop` has still said why the message ended. */
  finish(): readonly WireEvent[] {
    return this.reason === null ? [{ kind: 'fault', fault: { kind: 'cut' } }] : this.end();
  }

  ended(): boolean {
    return this.reason !== null;
  }

  /** The whole message at once, of a server that does not stream. */
  private whole(message: Readonly<Block>): readonly WireEvent[] {
    this.id = message['id'] ?? '';
    this.count(record(message['usage']));
    list(message['content']).forEach((block, index) => this.blocks.set(index, { ...record(block) }));
    if (typeof message['stop_reason'] === 'string') this.reason = message['stop_reason'];
    const said = [...this.blocks.values()].map((block) => (block['type'] === 'text' ? text(block['text']) : '')).join('');
    return [...textEvents(said), ...this.end()];
  }

  private delta(index: number, delta: Readonly<Block>): readonly WireEvent[] {
    const block = this.blocks.get(index) ?? this.unannounced(index, delta['type']);
    if (block === undefined) return [];
    const append = (name: string, piece: string): void => {
      block[name] = appended(text(block[name]), piece);
    };
    switch (delta['type']) {
      case 'text_delta':
        append('text', text(delta['text']));
        return textEvents(text(delta['text']));
      case 'input_json_delta':
        this.inputs.set(index, appended(this.inputs.get(index) ?? '', written(delta['partial_json'])));
        return [];
      case 'thinking_delta':
        append('thinking', text(delta['thinking']));
        return [];
      case 'signature_delta':
        append('signature', text(delta['signature']));
        return [];
      case 'citations_delta':
        this.cite(index, block, delta['citation']);
        return [];
      default:
        return [];
    }
  }

  /** The block of a piece whose beginning the server left out. That of a call has no name then. */
  private unannounced(index: number, piece: unknown): Block | undefined {
    const type = piece === 'text_delta' ? 'text' : piece === 'thinking_delta' ? 'thinking' : null;
    if (type !== null) this.blocks.set(index, { type });
    return this.blocks.get(index);
  }

  /** The first citation of a block makes a list of its own, which the others are added to. */
  private cite(index: number, block: Block, citation: unknown): void {
    const cited = this.citations.get(index) ?? [...list(block['citations'])];
    cited.push(citation);
    this.citations.set(index, cited);
    block['citations'] = cited;
  }

  /**
   * The reasons are those of the Messages API, `stop_reason` (docs.anthropic.com, "Handling stop reasons"), and of servers that only
   * translate into it. With an unknown one, only what has an end of its own is complete.
   */
  private end(): readonly WireEvent[] {
    const usage: WireEvent = { kind: 'usage', inputTokens: this.input, outputTokens: this.output, cachedTokens: this.cached };
    switch (this.reason) {
      case 'pause_turn':
        return [usage, { kind: 'pause', content: this.content() }];
      case 'model_context_window_exceeded':
        return [{ kind: 'fault', fault: { kind: 'context' } }];
      default: {
        const known = endNamed((this.reason ?? '').toLowerCase());
        if (known === 'full') return [usage, { kind: 'end', reason: 'cut', full: true }];
        if (known === 'refused' || known === 'cut') return [usage, { kind: 'end', reason: known }];
        return [usage, ...this.complete(), { kind: 'end', reason: 'complete', ...(known === null ? { unmarked: true } : {}) }];
      }
    }
  }

  /** Tool input counts only behind a normal reason: cut by max_tokens it is a partial object without an error. */
  private complete(): readonly WireEvent[] {
    const content = this.content();
    const calls = content.filter((block) => block['type'] === 'tool_use');
    const tools = calls.map((block): WireEvent => ({ kind: 'tool', call: { name: text(block['name']), input: block['input'] } }));
    const whole = content.every((block) => block['type'] !== 'tool_use' || (calls.length > 0 && typeof block['input'] === 'object'));
    // some servers take a call for a thought
    const isHidden = content.every((block) => block['type'] === 'thinking');
    const thought = isHidden ? content.map((block) => text(block['thinking'])).join('') : '';
    return [...textEvents(thought === '' ? '' : `<think>${thought}`), ...tools, ...(whole ? keep(this.owner, content) : [])];
  }

  /** The blocks in the provider's own form, returned to it unchanged, except empty texts, which it refuses. */
  private content(): readonly Block[] {
    return [...this.blocks.entries()]
      .toSorted(([a], [b]) => a - b)
      .map(([index, block]) => {
        const json = this.inputs.get(index)?.trim() ?? '';
        // some servers send the input whole with the beginning of its block, and an empty piece behind it
        return json === '' ? block : { ...block, input: parseInput(json) };
      })
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

/** A piece of an input; some servers send the object itself. */
const written = (piece: unknown): string => (typeof piece === 'object' && piece !== null ? JSON.stringify(piece) : text(piece));

/** The types of blocks that are neither words nor a call of ours (thinking, searches of the provider) mean that the model is at work. */
const signOf = (type: unknown): readonly WireEvent[] =>
  type === 'text' ? [] : [{ kind: 'sign', of: type === 'tool_use' ? 'call' : 'thought' }];
