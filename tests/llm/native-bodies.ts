/**
 * Answers of servers in forms that no table here was written for: bodies of public issues of proxies, named beside the row, and the own
 * forms of servers behind an address for Chat Completions. Frozen before their first run; decision 59 has the figures.
 */
import type { WireName } from '../../src/providers/wires.ts';
import type { Sees } from './dialect-rows.ts';

export interface NativeBody {
  readonly name: string;
  readonly wire: WireName;
  readonly body: string;
  readonly sees: Sees;
}

export const LS = { command: 'ls -la', explanation: 'lists the files' };
export const ARGS = JSON.stringify(LS);
export const CALL = JSON.stringify({ name: 'command', arguments: LS });
const HALVES = [ARGS.slice(0, 20), ARGS.slice(20)] as const;
const CUT = '{"command": "rm -rf /home/me';
export const explained: Sees = { prefilled: LS.command, explanation: LS.explanation };
export const plain: Sees = { prefilled: LS.command };
export const said: Sees = { chat: 'It is so.' };

export const choice = (delta: unknown, finish: unknown = null): object => ({
  id: 'c',
  choices: [{ index: 0, delta, finish_reason: finish }],
});
const event = (data: unknown): string => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
export const events = (...all: readonly unknown[]): string => all.map(event).join('');
export const text = (content: string): string => events(choice({ content }), choice({}, 'stop'), '[DONE]');
const named = (...all: readonly { readonly type: string }[]): string => all.map((one) => `event: ${one.type}\n${event(one)}`).join('');
const tool = (...calls: readonly unknown[]): object => choice({ tool_calls: calls });
const call = (args: unknown, name = 'command'): string =>
  events(tool({ index: 0, id: 'a', type: 'function', function: { name, arguments: args } }), choice({}, 'tool_calls'), '[DONE]');
const ended = (reason: unknown): string => events(choice({ content: 'It is ' }), choice({}, reason), '[DONE]');
const whole = (value: unknown): string => JSON.stringify(value);
export const rows = (wire: WireName, sees: Sees, bodies: Readonly<Record<string, string>>): readonly NativeBody[] =>
  Object.entries(bodies).map(([name, body]) => ({ name, wire, body, sees }));

export const NATIVE_BODIES: readonly NativeBody[] = [
  ...rows('chat', explained, {
    'Open WebUI: a reason behind every piece (jcode#1326)': events(
      tool({ index: 0, id: 'a', type: 'function', function: { name: 'command', arguments: '' } }),
      choice({}, 'stop'),
      ...HALVES.flatMap((half) => [tool({ index: 0, function: { arguments: half } }), choice({}, 'stop')]),
      '[DONE]',
    ),
    'vMLX: a sign of life beside empty pieces (vmlx#219)': events(
      choice({ tool_call_generating: true }),
      choice({ content: '', tool_call_generating: true }),
      tool({ index: 0, id: 'a', type: 'function', function: { name: 'command', arguments: ARGS } }),
      choice({}, 'tool_calls'),
      '[DONE]',
    ),
    'LocalAI: the call as words too (LocalAI#10052)': events(
      choice({ content: CALL }),
      tool({ index: 0, id: 'a', type: 'function', function: { name: 'command', arguments: ARGS } }),
      choice({}, 'tool_calls'),
      '[DONE]',
    ),
    'LocalAI: two signs of it as words (LocalAI#9988)': events(
      choice({ content: '{"' }),
      tool({ index: 0, id: 'a', type: 'function', function: { name: 'command', arguments: ARGS } }),
      choice({}, 'tool_calls'),
      '[DONE]',
    ),
    'OCI: another id and an empty name with each piece (litellm#40040)': events(
      tool({ index: 0, id: 'x1', type: 'function', function: { name: 'command', arguments: '' } }),
      ...HALVES.map((half, at) => tool({ index: 0, id: `call_${at}`, type: 'function', function: { name: '', arguments: half } })),
      choice({}, 'stop'),
      '[DONE]',
    ),
    'Gemini: a signature beside the call, and stop (python-genai#2868)': events(
      tool({
        index: 0,
        id: 'a',
        type: 'function',
        function: { name: 'command', arguments: ARGS },
        extra_content: { google: { thought_signature: 'AbCd' } },
      }),
      choice({}, 'stop'),
      '[DONE]',
    ),
    'SGLang: the reason twice (sglang#8417)': events(
      tool({ index: 0, id: 'a', type: 'function', function: { name: 'command', arguments: ARGS } }),
      choice({}, 'stop'),
      choice({}, 'tool_calls'),
      '[DONE]',
    ),
    'Bedrock: counted from 1 in pieces (litellm#32759)': events(
      tool({ index: 1, id: 'a', type: 'function', function: { name: 'command', arguments: HALVES[0] } }),
      tool({ index: 1, function: { arguments: HALVES[1] } }),
      choice({}, 'tool_calls'),
      '[DONE]',
    ),
    'an id that is a number': events(
      tool({ index: 0, id: 12345, type: null, function: { name: 'command', arguments: ARGS } }),
      choice({}, 'tool_calls'),
      '[DONE]',
    ),
    'lists that became objects, as PHP writes them': events(
      { choices: { 0: { index: 0, delta: { tool_calls: { 0: { id: 'a', function: { name: 'command', arguments: ARGS } } } } } } },
      { choices: { 0: { index: 0, delta: {}, finish_reason: 'tool_calls' } } },
      '[DONE]',
    ),
    'arguments with the tag of the end': call(`${ARGS}\n</tool_call>`),
    'arguments quoted as Python does': call("{'command': 'ls -la', 'explanation': 'lists the files'}"),
    'arguments in a list': call(`[${ARGS}]`),
    'arguments inside arguments': call(`{"arguments": ${ARGS}}`),
    'arguments inside input, as text': call(`{"input": ${JSON.stringify(ARGS)}}`),
    'the name of a namespace': call(ARGS, 'default_api.command'),
    'the name with a colon': call(ARGS, 'default_api:command'),
    'the name with a number': call(ARGS, 'functions.command:0'),
    'a tool for several tools': call(
      `{"tool_uses": [{"recipient_name": "functions.command", "parameters": ${ARGS}}]}`,
      'multi_tool_use.parallel',
    ),
    'Workers AI: one JSON with a call': whole({
      result: { response: null, tool_calls: [{ name: 'command', arguments: LS }] },
      success: true,
      errors: [],
      messages: [],
    }),
    'Converse: one JSON with a call': whole({
      output: { message: { role: 'assistant', content: [{ toolUse: { toolUseId: 'a', name: 'command', input: LS } }] } },
      stopReason: 'tool_use',
    }),
    'Gemini: one JSON with a call': whole({
      candidates: [{ content: { role: 'model', parts: [{ functionCall: { name: 'command', args: LS } }] }, finishReason: 'STOP' }],
    }),
  }),
  ...rows('chat', said, {
    'Workers AI: its own events': events(
      { response: 'It ' },
      { response: 'is so.' },
      { response: '', usage: { total_tokens: 3 } },
      '[DONE]',
    ),
    'Workers AI: one JSON': whole({ result: { response: 'It is so.' }, success: true, errors: [], messages: [] }),
    'text-generation-inference: its own events': events(
      { token: { id: 1, text: 'It ', special: false }, generated_text: null },
      { token: { id: 2, text: 'is so.', special: false }, generated_text: null },
      { token: { id: 3, text: '</s>', special: true }, generated_text: 'It is so.', details: { finish_reason: 'eos_token' } },
    ),
    'text-generation-inference: one JSON': whole([{ generated_text: 'It is so.' }]),
    'text-generation-inference: no tool': call('{"content": "It is so."}', 'no_tool'),
    'llama.cpp: its own events': events(
      { content: 'It ', stop: false },
      { content: 'is so.', stop: false },
      { content: '', stop: true, stop_type: 'eos' },
    ),
    'KoboldCpp: its own events': named(
      ...['It ', 'is so.', ''].map((token) => ({ type: 'message', token, finish_reason: token === '' ? 'stop' : null })),
    ),
    'Ollama: lines of generate': [{ response: 'It ' }, { response: 'is so.' }, { response: '', done: true, done_reason: 'stop' }]
      .map((line) => JSON.stringify({ model: 'm', done: false, ...line }))
      .join('\n'),
    'Converse: one JSON': whole({ output: { message: { role: 'assistant', content: [{ text: 'It is so.' }] } }, stopReason: 'end_turn' }),
    'Gemini: one JSON': whole({ candidates: [{ content: { role: 'model', parts: [{ text: 'It is so.' }] }, finishReason: 'STOP' }] }),
    'Cohere: one JSON': whole({
      message: { role: 'assistant', content: [{ type: 'text', text: 'It is so.' }] },
      finish_reason: 'COMPLETE',
    }),
    'Messages: one JSON': whole({
      type: 'message',
      role: 'assistant',
      content: [{ type: 'text', text: 'It is so.' }],
      stop_reason: 'end_turn',
    }),
    'Responses: one JSON': whole({
      object: 'response',
      status: 'completed',
      output: [{ type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'It is so.' }] }],
    }),
    'an event for the end': `${events(choice({ content: 'It is so.' }), choice({}, 'stop'))}event: done\ndata: \n\n`,
    'an event for the end, with a state': `${events(choice({ content: 'It is so.' }), choice({}, 'stop'))}event: end\ndata: {"status":"ok"}\n\n`,
    'Perplexity: the message so far and its sources': events(
      ...['It ', 'is so.'].map((content, at) => ({
        citations: ['https://a.example'],
        search_results: [{ title: 'A', url: 'https://a.example' }],
        choices: [
          {
            index: 0,
            delta: { role: 'assistant', content },
            message: { role: 'assistant', content: ['It ', 'It is so.'][at] },
            finish_reason: at === 1 ? 'stop' : null,
          },
        ],
      })),
    ),
    'null again behind the reason': events(choice({ content: 'It is so.' }), choice({}, 'stop'), choice({ content: '' }), '[DONE]'),
    'no empty lines': `${[choice({ content: 'It ' }), choice({ content: 'is so.' }), choice({}, 'stop')].map((one) => `data: ${JSON.stringify(one)}`).join('\n')}\ndata: [DONE]\n`,
    'two objects in one event':
      event(`${JSON.stringify(choice({ content: 'It ' }))}${JSON.stringify(choice({ content: 'is so.' }))}`) +
      events(choice({}, 'stop'), '[DONE]'),
    'events as JSON text': events(
      ...[choice({ content: 'It is so.' }), choice({}, 'stop')].map((one) => JSON.stringify(JSON.stringify(one))),
      '[DONE]',
    ),
    'a tab behind the colon': `data:\t${JSON.stringify(choice({ content: 'It is so.' }))}\n\ndata:\t${JSON.stringify(choice({}, 'stop'))}\n\n`,
    'a delta that is text': events(
      { choices: [{ delta: 'It ' }] },
      { choices: [{ delta: 'is so.' }] },
      { choices: [{ delta: '', finish_reason: 'stop' }] },
      '[DONE]',
    ),
  }),
  ...rows('chat', 'nothing', {
    'Workers AI: an error in its envelope': whole({
      result: null,
      success: false,
      errors: [{ code: 7000, message: 'No route for that URI' }],
      messages: [],
    }),
    'Groq: an error beside the pieces': events(choice({ content: 'It is ' }), {
      choices: [],
      x_groq: { id: 'r', error: 'over capacity, please try again' },
    }),
    'OpenRouter: the reason error, and why': events(choice({ content: 'It is ' }), {
      error: { code: 502, message: 'Provider returned error' },
      choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
    }),
    'the reason error alone': ended('error'),
    'Gemini: a malformed call': ended('function_call_filter: MALFORMED_FUNCTION_CALL'),
    'SGLang: aborted': ended('abort'),
    'DeepSeek: no resources': ended('insufficient_system_resource'),
    'GLM: the network of the server': ended('network_error'),
    'Mistral: the length of the model': events(
      tool({ index: 0, id: 'a', type: 'function', function: { name: 'command', arguments: ARGS } }),
      choice({}, 'model_length'),
      '[DONE]',
    ),
    'arguments cut, in a list': call(`[${CUT}`),
    'a tool for several tools, cut': call(
      `{"tool_uses": [{"recipient_name": "functions.command", "parameters": ${CUT}`,
      'multi_tool_use.parallel',
    ),
  }),
  ...rows('messages', explained, {
    'the input whole in the beginning': named(
      { type: 'message_start', message: { id: 'm', type: 'message', role: 'assistant', content: [], usage: {} } } as { type: string },
      { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 't', name: 'command', input: LS } } as {
        type: string;
      },
      { type: 'content_block_stop', index: 0 } as { type: string },
      { type: 'message_delta', delta: { stop_reason: 'tool_use' }, usage: {} } as { type: string },
      { type: 'message_stop' },
    ),
    'the input in the beginning and in pieces, no block ends': named(
      { type: 'message_start', message: { id: 'm', type: 'message', role: 'assistant', content: [], usage: {} } } as { type: string },
      { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 't', name: 'command', input: LS } } as {
        type: string;
      },
      ...['', ...HALVES].map(
        (partial) =>
          ({ type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: partial } }) as { type: string },
      ),
      { type: 'message_delta', delta: { stop_reason: 'tool_use' }, usage: {} } as { type: string },
      { type: 'message_stop' },
    ),
  }),
  ...rows('responses', explained, {
    'LM Studio: arguments only when done, then empty (pi#917)': named(
      { type: 'response.created', response: { id: 'r', status: 'in_progress', output: [] } } as { type: string },
      {
        type: 'response.output_item.added',
        output_index: 0,
        item: { type: 'function_call', id: 'f', call_id: 'c', name: 'command', arguments: '' },
      } as { type: string },
      { type: 'response.function_call_arguments.done', output_index: 0, item_id: 'f', arguments: ARGS } as { type: string },
      {
        type: 'response.output_item.done',
        output_index: 0,
        item: { type: 'function_call', id: 'f', call_id: 'c', name: 'command', arguments: '{}' },
      } as { type: string },
      { type: 'response.completed', response: { id: 'r', status: 'completed', output: [] } } as { type: string },
    ),
    'another id with the pieces than with the item': named(
      {
        type: 'response.output_item.added',
        output_index: 0,
        item: { type: 'function_call', id: 'f1', call_id: 'c', name: 'command', arguments: '' },
      } as { type: string },
      ...HALVES.map(
        (delta) => ({ type: 'response.function_call_arguments.delta', output_index: 0, item_id: 'f2', delta }) as { type: string },
      ),
      { type: 'response.completed', response: { id: 'r', status: 'completed', output: [] } } as { type: string },
    ),
  }),
  ...rows('responses', said, {
    'the text only when it is done': named(
      { type: 'response.created', response: { id: 'r', status: 'in_progress', output: [] } } as { type: string },
      { type: 'response.output_text.done', output_index: 0, item_id: 'm', content_index: 0, text: 'It is so.' } as { type: string },
      { type: 'response.completed', response: { id: 'r', status: 'completed', output: [] } } as { type: string },
    ),
  }),
];
