/** Turns the events of the Responses API into ours. Pure. */
import { list, record, text } from '../../base/json.ts';
import { faultOf } from '../error-body.ts';
import { DONE } from '../event-stream.ts';
import { ofOtherWire } from '../other-wire.ts';
import { ANSWER_CHARS } from '../../base/limits.ts';
import { type AnswerReader, appended, count, keep, parseInput, type WireEvent } from '../wire-reader.ts';

type Item = Readonly<Record<string, unknown>>;

export class ResponsesReader implements AnswerReader {
  private readonly done: Item[] = [];
  /** Calls that are not done: some servers send only the events of their arguments. */
  private readonly begun = new Map<unknown, { readonly item: Item; readonly place: unknown; json: string }>();
  private streamed = '';
  /** The text is that of a refusal. */
  private refused = false;
  private readonly owner: string;

  constructor(owner: string) {
    this.owner = owner;
  }

  push(event: unknown): readonly WireEvent[] {
    if (event === DONE) return this.finish(true);
    const { type, delta, item, response, ...rest } = record(event);
    switch (type) {
      case 'response.refusal.delta':
      case 'response.output_text.delta':
        this.refused ||= type === 'response.refusal.delta';
        this.streamed += text(delta);
        return text(delta) === '' ? [] : [{ kind: 'text', text: text(delta) }];
      case 'response.output_text.done':
        return this.late(text(rest['text']));
      case 'response.output_item.added':
        if (record(item)['type'] !== 'function_call') return record(item)['type'] === 'message' ? [] : [{ kind: 'sign', of: 'thought' }];
        this.begun.set(record(item)['id'], { item: record(item), place: rest['output_index'], json: '' });
        return [{ kind: 'sign', of: 'call' }];
      case 'response.function_call_arguments.delta':
      case 'response.function_call_arguments.done':
        this.argued(rest, text(delta));
        return [{ kind: 'sign', of: 'call' }];
      case 'response.output_item.done':
        this.done.push(this.whole(record(item)));
        this.begun.delete(record(item)['id']);
        return [];
      case 'response.completed':
      case 'response.done':
      case 'response.incomplete':
      case 'response.failed':
        return this.end(record(response), type);
      case 'error':
        return [{ kind: 'fault', fault: faultOf(rest) }];
      default:
        // a server that does not stream sends the response itself
        if (record(event)['object'] === 'response') return this.end(record(event), 'response');
        if (rest['error'] !== undefined && rest['error'] !== null) return [{ kind: 'fault', fault: faultOf(rest) }];
        return ofOtherWire(event);
    }
  }

  /** `done`: the server sent a `[DONE]` instead of its last event. */
  finish(done = false): readonly WireEvent[] {
    const any = this.done.length > 0 || this.begun.size > 0 || this.streamed !== '';
    return done && any ? this.complete([], true) : [{ kind: 'fault', fault: { kind: 'cut' } }];
  }

  /** A text that only its last event has. */
  private late(whole: string): readonly WireEvent[] {
    if (whole === '' || this.streamed !== '') return [];
    this.streamed = whole;
    return [{ kind: 'text', text: whole }];
  }

  /** An item as it is done; LM Studio leaves out the arguments that it sent before. */
  private whole(item: Item): Item {
    const { json = '' } = this.begun.get(item['id']) ?? {};
    return json !== '' && /^\s*(?:\{\s*\})?\s*$/.test(text(item['arguments'])) ? { ...item, arguments: json } : item;
  }

  private argued(event: Item, delta: string): void {
    const { item_id: id, output_index: place, name, arguments: whole } = event;
    // some servers give the pieces another id than the item
    const beside = [...this.begun.values()].find((one) => place !== undefined && one.place === place);
    const begun = this.begun.get(id) ?? beside ?? { item: { type: 'function_call', id, call_id: id, name }, place, json: '' };
    begun.json = typeof whole === 'string' ? whole.slice(0, ANSWER_CHARS) : appended(begun.json, delta);
    const key = begun.item['id'];
    if (this.begun.size < MOST_CALLS || this.begun.has(key)) this.begun.set(key, begun);
  }

  private end(response: Item, event: string): readonly WireEvent[] {
    const usage = usageOf(record(response['usage']));
    const { reason: missing } = record(response['incomplete_details']);
    // the status counts, not the name of the event: a 200 can carry a failure; with a reason why it is not whole no answer is
    switch (text(missing) === '' ? response['status'] : 'incomplete') {
      case 'completed':
        return [...usage, ...this.complete(list(response['output']).map(record))];
      case 'incomplete':
        if (missing === 'content_filter') return [...usage, { kind: 'end', reason: 'refused' }];
        return [...usage, { kind: 'end', reason: 'cut', ...(missing === 'max_output_tokens' ? { full: true } : {}) }];
      case 'failed':
        return [{ kind: 'fault', fault: faultOf(response['error']) }];
      case 'cancelled':
        return [{ kind: 'fault', fault: { kind: 'cut' } }];
      default:
        // of servers that leave the status out, or as it was while they answered
        if (event === 'response.completed' || event === 'response.done')
          return [...usage, ...this.complete(list(response['output']).map(record), true)];
        return [{ kind: 'fault', fault: { kind: 'cut' } }];
    }
  }

  private complete(output: readonly Item[], unmarked = false): readonly WireEvent[] {
    const argued = [...this.begun.values()].map(({ item, json }): Item => ({ ...item, arguments: json, status: 'completed' }));
    // the last event repeats the items, but some servers leave them out
    const items = output.length > 0 ? output : [...this.done, ...argued];
    const parts = items.filter((item) => item['type'] === 'message').flatMap((item) => list(item['content']).map(record));
    const whole = parts.map((part) => text(part['text'] ?? part['refusal'])).join('');
    // the part of the text that was not streamed
    const rest = whole.startsWith(this.streamed) ? whole.slice(this.streamed.length) : '';
    const late: readonly WireEvent[] = rest === '' ? [] : [{ kind: 'text', text: rest }];
    if (this.refused || parts.some((part) => part['type'] === 'refusal')) return [...late, { kind: 'end', reason: 'refused' }];
    const isCustom = ({ type }: Item): boolean => type === 'custom_tool_call';
    const calls = items
      .filter((item) => item['type'] === 'function_call' || isCustom(item))
      .map((item): WireEvent => {
        const input = isCustom(item) ? item['input'] : item['arguments'];
        return { kind: 'tool', call: { name: text(item['name']), input: typeof input === 'object' ? input : parseInput(text(input)) } };
      });
    const isCut = items.some((item) => item['status'] === 'incomplete' && item['type'] !== 'reasoning');
    if (isCut) return [{ kind: 'end', reason: 'cut' }];
    // the result of a call that is not of our kind could not be sent back
    const kept = items.some(isCustom) ? [] : keep(this.owner, items);
    return [...late, ...calls, ...kept, { kind: 'end', reason: 'complete', ...(unmarked ? { unmarked } : {}) }];
  }
}

const MOST_CALLS = 16;

function usageOf(usage: Item): readonly WireEvent[] {
  if (usage['input_tokens'] === undefined) return [];
  const cachedTokens = count(record(usage['input_tokens_details'])['cached_tokens']);
  return [{ kind: 'usage', inputTokens: count(usage['input_tokens']), outputTokens: count(usage['output_tokens']), cachedTokens }];
}
