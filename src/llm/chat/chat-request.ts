/** Makes the body of a Chat Completions request. Pure. */
import { list, record, text } from '../../base/json.ts';
import { ANSWER_FORMAT } from '../answer-schema.ts';
import type { AssistantTurn, ProviderRequest, ToolSpec } from '../port.ts';
import { renderUser, textOf, toolResult } from '../render.ts';
import { strictSchema } from '../schema.ts';
import { type Body, ownerOf, type WireOptions } from '../wire-reader.ts';

export function chatBody(request: ProviderRequest, options: WireOptions): Body {
  const { capabilities, model } = options;
  const { name, count } = capabilities.tokens;
  const tools = (options.tools ? request.tools : []).map((tool) => ({
    type: 'function',
    function: {
      name: tool.name,
      description: tool.description,
      parameters: capabilities.strict ? strictSchema(tool.parameters) : tool.parameters,
      // servers that do not know `strict` may refuse it
      ...(capabilities.strict ? { strict: true } : {}),
    },
  }));
  return {
    model,
    stream: true,
    stream_options: { include_usage: true },
    messages: messagesOf(request, options),
    ...(tools.length > 0 ? { tools, tool_choice: 'auto' } : {}),
    ...(capabilities.strict && tools.length > 0 ? { parallel_tool_calls: false } : {}),
    ...(capabilities.effort === null ? {} : { reasoning_effort: capabilities.effort }),
    [name]: count,
    ...(options.schema === true ? { response_format: ANSWER_FORMAT, temperature: 0 } : {}),
  };
}

/** Tells a model without tools how to answer; `forms.ts` reads that form. */
const WITHOUT_TOOLS =
  'You have no tools here. When the answer is something to run, write the one command in a ```sh block and one sentence behind it; else answer in words.';

function messagesOf(request: ProviderRequest, options: WireOptions): readonly unknown[] {
  const owner = ownerOf(request, options);
  const messages: unknown[] = [
    { role: 'system', content: options.tools || options.told === true ? request.system : `${request.system}\n${WITHOUT_TOOLS}` },
  ];
  request.turns.forEach((turn, index) => {
    if (turn.role === 'user') messages.push({ role: 'user', content: renderUser(turn) });
    else
      messages.push(
        ...(options.tools
          ? answered(turn, index, owner, request.tools)
          : [{ role: 'assistant', content: options.told === true ? asObject(turn) : asText(turn) }]),
      );
  });
  return messages;
}

/** The answer, and after it the required result of each call. */
function answered(turn: AssistantTurn, index: number, owner: string, tools: readonly ToolSpec[]): readonly unknown[] {
  const message = turn.items?.owner === owner ? record(turn.items.items[0]) : plain(turn, index);
  const results = list(message['tool_calls']).map((call) => ({
    role: 'tool',
    tool_call_id: text(record(call)['id']),
    content: toolResult(text(record(record(call)['function'])['name']), tools),
  }));
  return [message, ...results];
}

/** A turn of a model without tools: its command in a block, as the system text asks. */
const asText = (turn: AssistantTurn): string => {
  const command = text(record(turn.tool?.input)['command']);
  return command === '' ? textOf({ ...turn, tool: null }) : `\`\`\`sh\n${command}\n\`\`\``;
};

/** A turn of a model that is asked for one object. */
function asObject(turn: AssistantTurn): string {
  const { command, explanation, response } = record(turn.tool?.input);
  if (text(command) !== '') return JSON.stringify({ command, explanation: text(explanation) });
  return JSON.stringify({ answer: text(response) || textOf({ ...turn, tool: null }) });
}

function plain(turn: AssistantTurn, index: number): Body {
  if (turn.tool === null) return { role: 'assistant', content: textOf(turn) };
  const call = { name: turn.tool.name, arguments: JSON.stringify(turn.tool.input) };
  return { role: 'assistant', content: turn.text, tool_calls: [{ id: `call_${index}`, type: 'function', function: call }] };
}
