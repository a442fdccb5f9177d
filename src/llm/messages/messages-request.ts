/** Makes the body of a Messages API request. Pure. */
import { record, text } from '../../base/json.ts';
import type { AssistantTurn, ProviderRequest } from '../port.ts';
import { renderUser, textOf, toolResult } from '../render.ts';
import { strictSchema } from '../schema.ts';
import { type Body, ownerOf, type WireOptions } from '../wire-reader.ts';

/** Most web searches, and most page fetches, of one answer; each costs money. */
const SEARCHES = 3;

export function messagesBody(request: ProviderRequest, options: WireOptions, paused: readonly unknown[]): Body {
  const { capabilities, model } = options;
  const { name, count } = capabilities.tokens;
  const messages = messagesOf(request, ownerOf(request, options));
  return {
    model,
    stream: true,
    [name]: count,
    // in the cached prefix the tools come before the system text, so one breakpoint covers both
    system: [{ type: 'text', text: request.system, cache_control: { type: 'ephemeral' } }],
    tools: [
      ...request.tools.map((tool) => ({
        name: tool.name,
        description: tool.description,
        input_schema: capabilities.strict ? strictSchema(tool.parameters) : tool.parameters,
        ...(capabilities.strict ? { strict: true } : {}),
      })),
      ...(options.webSearch && capabilities.webSearch ? [{ type: 'web_search_20250305', name: 'web_search', max_uses: SEARCHES }] : []),
      ...(options.webFetch && capabilities.webSearch ? [{ type: 'web_fetch_20250910', name: 'web_fetch', max_uses: SEARCHES }] : []),
    ],
    tool_choice: { type: 'auto', disable_parallel_tool_use: true },
    ...(capabilities.thinking === null ? {} : { thinking: { type: capabilities.thinking } }),
    ...(capabilities.effort === null ? {} : { output_config: { effort: capabilities.effort } }),
    messages: paused.length === 0 ? messages : [...messages, { role: 'assistant', content: paused }],
  };
}

type Block = Readonly<Record<string, unknown>>;

/** The result of a call goes to the beginning of the next user message. */
function messagesOf(request: ProviderRequest, owner: string): readonly Body[] {
  let results: readonly Block[] = [];
  return request.turns.map((turn, index): Body => {
    if (turn.role === 'assistant') {
      const content = turn.items?.owner === owner ? turn.items.items.map(record) : plain(turn, index);
      results = content
        .filter((block) => block['type'] === 'tool_use')
        .map((block) => ({ type: 'tool_result', tool_use_id: text(block['id']), content: toolResult(text(block['name']), request.tools) }));
      return { role: 'assistant', content };
    }
    const content = [...results, { type: 'text', text: renderUser(turn) }];
    results = [];
    return { role: 'user', content };
  });
}

function plain(turn: AssistantTurn, index: number): readonly Block[] {
  const texts = turn.tool !== null && turn.text.trim() === '' ? [] : [{ type: 'text', text: textOf(turn) }];
  if (turn.tool === null) return texts;
  return [...texts, { type: 'tool_use', id: `toolu_${index}`, name: turn.tool.name, input: record(turn.tool.input) }];
}
