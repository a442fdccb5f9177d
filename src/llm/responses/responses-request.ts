/** Makes the body of a Responses API request. Pure. */
import { record, text } from '../../base/json.ts';
import type { AssistantTurn, ProviderRequest, Tools } from '../port.ts';
import { renderUser, textOf, toolResult } from '../render.ts';
import { strictSchema } from '../schema.ts';
import { type Body, ownerOf, type WireOptions } from '../wire-reader.ts';

export function responsesBody(request: ProviderRequest, options: WireOptions): Body {
  const { capabilities, model } = options;
  const { name, count } = capabilities.tokens;
  const owner = ownerOf(request, options);
  return {
    model,
    stream: true,
    store: false,
    instructions: request.system,
    input: request.turns.flatMap((turn, index) =>
      turn.role === 'user'
        ? [{ role: 'user', content: [{ type: 'input_text', text: renderUser(turn) }] }]
        : answered(turn, index, owner, request.tools),
    ),
    tools: [
      ...request.tools.map((tool) => ({
        type: 'function',
        name: tool.name,
        description: tool.description,
        parameters: capabilities.strict ? strictSchema(tool.parameters) : tool.parameters,
        // when it is left out it means true
        strict: capabilities.strict,
      })),
      ...(options.webSearch && capabilities.webSearch
        ? [{ type: 'web_search', search_context_size: 'low', user_location: { type: 'approximate' } }]
        : []),
    ],
    tool_choice: 'auto',
    parallel_tool_calls: false,
    ...(capabilities.effort === null ? {} : { reasoning: { effort: capabilities.effort }, include: ['reasoning.encrypted_content'] }),
    // the same for all requests with this static part, so that they reach the server that has the prefix in its cache
    prompt_cache_key: `yosh-${owner}`,
    [name]: count,
  };
}

/** The items of the answer, and after them the required output of each call. */
function answered(turn: AssistantTurn, index: number, owner: string, tools: Tools): readonly unknown[] {
  const items = turn.items?.owner === owner ? turn.items.items : plain(turn, index);
  const outputs = items
    .map(record)
    .filter((item) => item['type'] === 'function_call')
    .map((item) => ({ type: 'function_call_output', call_id: text(item['call_id']), output: toolResult(text(item['name']), tools) }));
  return [...items, ...outputs];
}

function plain(turn: AssistantTurn, index: number): readonly unknown[] {
  const messages = turn.tool !== null && turn.text.trim() === '' ? [] : [{ role: 'assistant', content: textOf(turn) }];
  if (turn.tool === null) return messages;
  return [
    ...messages,
    { type: 'function_call', call_id: `call_${index}`, name: turn.tool.name, arguments: JSON.stringify(turn.tool.input) },
  ];
}
