/** Turns the events of the Responses API into ours. Pure. */
import { list, record, text } from '../../base/json.ts';
import { faultOf } from '../classify.ts';
import { type AnswerReader, count, keep, parseInput, type WireEvent } from '../wire-reader.ts';

type Item = Readonly<Record<string, unknown>>;

export class ResponsesReader implements AnswerReader {
  private readonly done: Item[] = [];
  private streamed = '';
  private readonly owner: string;

  constructor(owner: string) {
    this.owner = owner;
  }

  push(event: unknown): readonly WireEvent[] {
    const { type, delta, item, response, ...rest } = record(event);
    switch (type) {
      case 'response.output_text.delta':
        this.streamed += text(delta);
        return text(delta) === '' ? [] : [{ kind: 'text', text: text(delta) }];
      case 'response.output_item.done':
        this.done.push(record(item));
        return [];
      case 'response.completed':
      case 'response.incomplete':
      case 'response.failed':
        return this.end(record(response));
      case 'error':
        return [{ kind: 'fault', fault: faultOf(rest) }];
      default:
        return [];
    }
  }

  finish(): readonly WireEvent[] {
    return [{ kind: 'fault', fault: { kind: 'cut' } }];
  }

  private end(response: Item): readonly WireEvent[] {
    const usage = usageOf(record(response['usage']));
    // the status counts, not the name of the event: a 200 can carry a failure
    switch (response['status']) {
      case 'completed':
        return [...usage, ...this.complete(list(response['output']).map(record))];
      case 'incomplete': {
        const filtered = record(response['incomplete_details'])['reason'] === 'content_filter';
        return [...usage, { kind: 'end', reason: filtered ? 'refused' : 'cut' }];
      }
      case 'failed':
        return [{ kind: 'fault', fault: faultOf(response['error']) }];
      default:
        return [{ kind: 'fault', fault: { kind: 'cut' } }];
    }
  }

  private complete(output: readonly Item[]): readonly WireEvent[] {
    // the last event repeats the items, but some servers leave them out
    const items = output.length > 0 ? output : this.done;
    const parts = items.filter((item) => item['type'] === 'message').flatMap((item) => list(item['content']).map(record));
    if (parts.some((part) => part['type'] === 'refusal')) return [{ kind: 'end', reason: 'refused' }];
    const whole = parts.map((part) => text(part['text'])).join('');
    // the part of the text that was not streamed
    const rest = whole.startsWith(this.streamed) ? whole.slice(this.streamed.length) : '';
    const late: readonly WireEvent[] = rest === '' ? [] : [{ kind: 'text', text: rest }];
    const calls = items
      .filter((item) => item['type'] === 'function_call')
      .map((item): WireEvent => ({ kind: 'tool', call: { name: text(item['name']), input: parseInput(text(item['arguments'])) } }));
    const broken = items.some((item) => item['status'] === 'incomplete');
    if (broken) return [{ kind: 'end', reason: 'cut' }];
    return [...late, ...calls, ...keep(this.owner, items), { kind: 'end', reason: 'complete' }];
  }
}

function usageOf(usage: Item): readonly WireEvent[] {
  if (usage['input_tokens'] === undefined) return [];
  const cachedTokens = count(record(usage['input_tokens_details'])['cached_tokens']);
  return [{ kind: 'usage', inputTokens: count(usage['input_tokens']), outputTokens: count(usage['output_tokens']), cachedTokens }];
}
