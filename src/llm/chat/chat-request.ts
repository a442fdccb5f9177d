/** Makes the body of a Chat Completions request. Pure. */
import { list, record, text } from '../../base/json.ts';
import { ANSWER_FORMAT } from '../answer-schema.ts';
import type { AssistantTurn, ProviderRequest } from '../port.ts';
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

function messagesOf(request: ProviderRequest, options: WireOptions): readonly Body[] {
  const owner = ownerOf(request, options);
  const hasCalls = options.tools && options.callsAsText !== true;
  const messages: Body[] = [
    { role: 'system', content: options.tools || options.systemExplains === true ? request.system : `${request.system}\n${WITHOUT_TOOLS}` },
  ];
  request.turns.forEach((turn, index) => {
    if (turn.role === 'assistant')
      messages.push(...(hasCalls ? answered(request, turn, index, owner) : [{ role: 'assistant', content: inWords(turn, options) }]));
    // what follows a call is its result, where it is already
    else if (turn.follows !== true || messages.at(-1)?.['role'] !== 'tool') messages.push({ role: 'user', content: renderUser(turn) });
  });
  return messages;
}

/** Ends a turn that ended with a call: Mistral, and the templates of its models, take no user's turn behind the result of one. */
const ANSWERED = { role: 'assistant', content: 'Answered.' };

/**
 * The answer, and after it the required result of each call. What the user's next turn brings for a look-up or against a mistake is the
 * result of the last call. An answer in the server's own form is not ended: DeepSeek wants the thoughts of each message behind a call.
 */
function answered({ turns, tools }: ProviderRequest, turn: AssistantTurn, index: number, owner: string): readonly Body[] {
  const isKept = turn.items?.owner === owner;
  const message = isKept ? record(turn.items?.items[0]) : withCall(turn, index);
  const calls = list(message['tool_calls']).map(record);
  const next = turns[index + 1];
  const follows = next?.role === 'user' && next.follows === true ? renderUser(next) : null;
  const results = calls.map((call, at) => ({
    role: 'tool',
    tool_call_id: text(call['id']),
    content: follows !== null && at === calls.length - 1 ? follows : toolResult(text(record(call['function'])['name']), tools),
  }));
  return [message, ...results, ...(results.length > 0 && follows === null && !isKept ? [ANSWERED] : [])];
}

/** An answer as text, in the form that the model is asked for. */
const inWords = (turn: AssistantTurn, { tools, systemExplains }: WireOptions): string =>
  tools ? asCall(turn) : systemExplains === true ? asObject(turn) : asBlock(turn);

/** A call as models write one that have no other way: written so again, it is read as a call. */
const asCall = (turn: AssistantTurn): string => {
  if (turn.tool === null) return textOf(turn);
  const call = JSON.stringify({ name: turn.tool.name, arguments: turn.tool.input });
  return turn.text.trim() === '' ? call : `${turn.text.trim()}\n${call}`;
};

/** A turn of a model without tools: its command in a block, as the system text asks. */
const asBlock = (turn: AssistantTurn): string => {
  const command = text(record(turn.tool?.input)['command']);
  return command === '' ? textOf({ ...turn, tool: null }) : `\`\`\`sh\n${command}\n\`\`\``;
};

/** A turn of a model that is asked for one object. */
function asObject(turn: AssistantTurn): string {
  const { command, explanation, response } = record(turn.tool?.input);
  if (text(command) !== '') return JSON.stringify({ command, explanation: text(explanation) });
  return JSON.stringify({ answer: text(response) || textOf({ ...turn, tool: null }) });
}

/** The length of the IDs that Mistral takes, of letters and digits. Other servers take any. */
const ID_CHARS = 9;

function withCall(turn: AssistantTurn, index: number): Body {
  if (turn.tool === null) return { role: 'assistant', content: textOf(turn) };
  // templates take the arguments apart as an object; of what is none, the user's next turn says what was wrong
  const call = { name: turn.tool.name, arguments: JSON.stringify(record(turn.tool.input)) };
  const id = `call${String(index).padStart(ID_CHARS - 'call'.length, '0')}`;
  return { role: 'assistant', content: turn.text, tool_calls: [{ id, type: 'function', function: call }] };
}
