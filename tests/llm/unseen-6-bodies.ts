/**
 * The sixth set: bodies of servers that no earlier set has, each with the server whose habit it is. Sources: api documentation and public
 * issues of OpenRouter (errors in the middle of a stream), Azure (annotations without a delta: autogen#6465), Groq, Cerebras, Novita,
 * MiniMax, DashScope, Hunyuan, Databricks, text-generation-inference, TabbyAPI#289, koboldcpp#2480, Gemini behind proxies (AstrBot#6661).
 * Frozen before their first run; decision 66 has the figures.
 */
import { ARGS, choice, events, explained, LS, type NativeBody, rows, said } from './native-bodies.ts';

const HALVES = [ARGS.slice(0, 20), ARGS.slice(20)] as const;
const fn = (args: unknown, more: object = {}): object => ({
  index: 0,
  id: 'a',
  type: 'function',
  function: { name: 'command', arguments: args },
  ...more,
});
const tool = (...calls: readonly unknown[]): object => choice({ tool_calls: calls });
const more = (args: string, extra: object = {}): object => tool({ index: 0, function: { arguments: args }, ...extra });
const END = choice({}, 'tool_calls');
const STOP = choice({}, 'stop');
const TEXT = [choice({ content: 'It is ' }), choice({ content: 'so.' })] as const;
const whole = (value: unknown): string => JSON.stringify(value);
const message = (delta: object, finish: unknown = 'stop', extra: object = {}): string =>
  whole({ id: 'c', choices: [{ index: 0, message: { role: 'assistant', ...delta }, finish_reason: finish }], ...extra });
const SAFE = { hate: { filtered: false, severity: 'safe' }, violence: { filtered: false, severity: 'safe' } };
const CUT = '{"command": "rm -rf /home/me';
const ENDED = `${TEXT.map((one) => `data: ${whole(one)}\n\n`).join('')}data: ${whole(STOP)}\n\ndata: [DONE]\n\n`;
const CALLED = events(tool(fn(ARGS)), END, '[DONE]');

export const SIXTH_BODIES: readonly NativeBody[] = [
  ...rows('chat', explained, {
    'Gemini behind a proxy: no index, empty id and type in later pieces': events(
      tool({ id: 'a', type: 'function', function: { name: 'command', arguments: HALVES[0] } }),
      tool({ id: '', type: '', function: { arguments: HALVES[1] } }),
      END,
      '[DONE]',
    ),
    'the name again in every piece': events(tool(fn('')), ...HALVES.map((half) => tool(fn(half))), END, '[DONE]'),
    'an index below zero': events(
      tool(fn(HALVES[0], { index: -1 })),
      tool({ index: -1, function: { arguments: HALVES[1] } }),
      END,
      '[DONE]',
    ),
    'arguments begin as an empty object': events(tool(fn({})), more(HALVES[0]), more(HALVES[1]), END, '[DONE]'),
    'arguments in bytes of one letter': events(tool(fn('')), ...[...ARGS].map((letter) => more(letter)), END, '[DONE]'),
    'text-generation-inference: an object, and the end mark in the arguments': events(
      choice({ tool_calls: fn(HALVES[0]) }),
      choice({ tool_calls: { index: 0, id: '', type: 'function', function: { name: null, arguments: HALVES[1] } } }),
      choice({ tool_calls: { index: 0, id: '', type: 'function', function: { name: null, arguments: '<|eot_id|>' } } }),
      choice({}, 'eos_token'),
      '[DONE]',
    ),
    'text-generation-inference: the function inside the arguments': events(
      tool(fn(whole({ function: { _name: 'command', ...LS } }))),
      choice({}, 'stop'),
      '[DONE]',
    ),
    'TabbyAPI: stop, and its own fields': message(
      { content: '', tool_calls: [{ id: 't', function: { name: 'command', arguments: ARGS }, type: 'function' }] },
      'stop',
      { stop_str: '<function=', tool_calls_json: null },
    ),
    'KoboldCpp: named events, the call whole, then an empty text': `${[tool(fn(ARGS)), choice({ content: '' }), END].map((one) => `event: message\ndata: ${whole(one)}\n\n`).join('')}data: [DONE]\n\n`,
    'MLX: comments with progress, empty lists of calls': `: keepalive 12/100\n\n: keepalive 100/100\n\n${events(choice({ role: 'assistant', content: '', tool_calls: [] }), choice({ content: null, tool_calls: [fn(ARGS, { id: null })] }), choice({ content: '', tool_calls: [] }, 'tool_calls'), '[DONE]')}`,
    'LM Studio: the name and the arguments apart': events(
      tool({ index: 0, id: '123456789', type: 'function', function: { name: 'command', arguments: '' } }),
      more(HALVES[0]),
      more(HALVES[1]),
      choice({}, 'tool_calls'),
      '[DONE]',
    ),
    'text-generation-webui: delta and message in every chunk': events(
      {
        choices: [
          { index: 0, finish_reason: null, delta: { role: 'assistant', content: '' }, message: { role: 'assistant', content: '' } },
        ],
      },
      { choices: [{ index: 0, finish_reason: null, delta: { tool_calls: [fn(ARGS)] }, message: { role: 'assistant', content: '' } }] },
      {
        choices: [
          { index: 0, finish_reason: 'tool_calls', delta: { role: 'assistant', content: '' }, message: { role: 'assistant', content: '' } },
        ],
      },
      '[DONE]',
    ),
    'the call in the message of the last chunk': events(
      choice({ role: 'assistant', content: '' }),
      { choices: [{ index: 0, message: { role: 'assistant', content: null, tool_calls: [fn(ARGS)] }, finish_reason: 'tool_calls' }] },
      '[DONE]',
    ),
    'llama.cpp: timings, a verbose copy, null thoughts': events(
      choice({ role: 'assistant', content: null, reasoning_content: null }),
      tool(fn(ARGS)),
      { ...END, timings: { prompt_n: 12, predicted_per_second: 30.1 }, __verbose: { content: ARGS, stop: true } },
      '[DONE]',
    ),
    'Groq: its own object and thoughts beside the call': events(
      { ...choice({ role: 'assistant', content: null, reasoning: 'ls?', channel: 'analysis' }), x_groq: { id: 'req_1' } },
      tool(fn(ARGS)),
      { ...END, x_groq: { id: 'req_1', usage: { total_tokens: 3 } } },
      '[DONE]',
    ),
    'Cerebras: times in a chunk of its own': events(
      tool(fn(ARGS)),
      END,
      { id: 'c', object: 'chat.completion.chunk', usage: {}, time_info: { total_time: 0.1 } },
      '[DONE]',
    ),
    'DeepInfra: role and name null beside whole arguments': events(
      choice({
        role: null,
        content: null,
        tool_calls: [{ index: 0, id: 'a', type: 'function', function: { name: 'command', arguments: null } }],
      }),
      choice({ role: null, content: null, tool_calls: [{ index: 0, id: null, type: null, function: { name: null, arguments: ARGS } }] }),
      END,
      '[DONE]',
    ),
    'Workers AI: calls in the last event': events(
      { response: '', p: 'abcd' },
      { response: '', tool_calls: [{ name: 'command', arguments: LS }] },
      '[DONE]',
    ),
    'Azure: annotations without a delta, before and behind': events(
      { id: '', object: '', model: '', choices: [], prompt_filter_results: [{ prompt_index: 0, content_filter_results: SAFE }] },
      tool(fn(ARGS)),
      {
        id: '',
        choices: [
          { index: 0, finish_reason: null, content_filter_results: SAFE, content_filter_offsets: { check_offset: 44, end_offset: 198 } },
        ],
      },
      END,
      {
        id: '',
        choices: [
          { index: 0, finish_reason: null, content_filter_results: SAFE, content_filter_offsets: { check_offset: 44, end_offset: 198 } },
        ],
      },
      '[DONE]',
    ),
    'OpenRouter: comments and a native reason': `: OPENROUTER PROCESSING\n\n${events(tool(fn(ARGS)))}: OPENROUTER PROCESSING\n\n${events({ choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: 'tool_calls', native_finish_reason: 'STOP' }] }, '[DONE]')}`,
    'LiteLLM: the reason behind [DONE] never comes': events(tool(fn(ARGS)), '[DONE]'),
    'a folded list: one call in two chunks by its id alone': events(
      tool({ id: 'a', function: { name: 'command' } }),
      tool({ id: 'a', function: { arguments: HALVES[0] } }),
      tool({ id: 'a', function: { arguments: HALVES[1] } }),
      END,
      '[DONE]',
    ),
    'custom tools: input as text (OpenAI)': events(
      tool({ index: 0, id: 'a', type: 'custom', custom: { name: 'command', input: ARGS } }),
      END,
      '[DONE]',
    ),
    'Hunyuan: capital names': whole({
      Response: {
        Choices: [
          {
            FinishReason: 'tool_calls',
            Message: {
              Role: 'assistant',
              Content: '',
              ToolCalls: [{ Id: 'a', Type: 'function', Function: { Name: 'command', Arguments: ARGS } }],
            },
          },
        ],
      },
    }),
    'DashScope: its own envelope': whole({
      status_code: 200,
      request_id: 'r',
      code: '',
      message: '',
      output: {
        text: null,
        choices: [{ finish_reason: 'tool_calls', message: { role: 'assistant', content: '', tool_calls: [fn(ARGS)] } }],
      },
      usage: {},
    }),
    'Qianfan: the older function_call': whole({
      id: 'as-1',
      object: 'chat.completion',
      result: '',
      is_truncated: false,
      function_call: { name: 'command', thoughts: 'ls', arguments: ARGS },
    }),
    'Jan: an id for the thread, and a JSON body as a stream': message({ content: null, tool_calls: [fn(ARGS)] }, 'tool_calls', {
      thread_id: 't',
    }),
    'SambaNova: whole arguments and an empty text behind': events(
      tool(fn(ARGS)),
      choice({ content: '' }),
      { ...END, usage: { completion_tokens: 3 } },
      { choices: [], usage: {} },
      '[DONE]',
    ),
    'a field name in capitals and a space before the colon': CALLED.replaceAll('data: ', 'Data : '),
    'spaces before the field': CALLED.replaceAll('data: ', '  data: '),
    'lines that end in CRLF, without empty lines': CALLED.replaceAll('\n\n', '\r\n'),
    'a byte order mark before every event': CALLED.replaceAll('data: ', '\uFEFFdata: '),
    'zero bytes between events': CALLED.replaceAll('\n\n', '\n\n\0\0'),
    'the end in quotes': CALLED.replace('[DONE]', '"[DONE]"'),
    'the end in small letters': CALLED.replace('[DONE]', '[done]'),
    'the end without brackets': CALLED.replace('[DONE]', 'DONE'),
    'a JSON with the end behind it': `${message({ content: null, tool_calls: [fn(ARGS)] }, 'tool_calls')}\ndata: [DONE]\n`,
    'single quotes around each event': CALLED.replaceAll(/data: (.*)/g, "data: '$1'"),
    'the chunk in base64 of a Lambda': whole({
      statusCode: 200,
      headers: { 'content-type': 'application/json' },
      body: message({ content: null, tool_calls: [fn(ARGS)] }, 'tool_calls'),
    }),
    'a list of one answer': whole([{ message: { role: 'assistant', content: null, tool_calls: [fn(ARGS)] }, finish_reason: 'tool_calls' }]),
    'parsed arguments beside the text': events(tool({ ...fn(ARGS), parsed_arguments: LS }), END, '[DONE]'),
    'arguments as a list of pieces': events(tool(fn([...HALVES])), END, '[DONE]'),
    'arguments as pairs': events(
      tool(
        fn([
          { name: 'command', value: LS.command },
          { name: 'explanation', value: LS.explanation },
        ]),
      ),
      END,
      '[DONE]',
    ),
  }),
  ...rows('chat', said, {
    'MiniMax: the whole message again behind the pieces': events(...TEXT, {
      id: 'c',
      object: 'chat.completion',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'It is so.' } }],
      base_resp: { status_code: 0, status_msg: '' },
    }),
    'Mistral: a reference between the texts': events(
      choice({
        content: [
          { type: 'text', text: 'It is ' },
          { type: 'reference', reference_ids: [0] },
          { type: 'text', text: 'so.' },
        ],
      }),
      STOP,
      '[DONE]',
    ),
    'Databricks: a summary of thoughts in the content': events(
      choice({
        content: [
          { type: 'reasoning', summary: [{ type: 'summary_text', text: 'ls or find?' }] },
          { type: 'text', text: 'It is so.' },
        ],
      }),
      STOP,
      '[DONE]',
    ),
    'Perplexity: citations and results beside every piece': events(
      {
        ...choice({ role: 'assistant', content: 'It is ' }),
        citations: ['https://example.com'],
        search_results: [{ title: 'a', url: 'https://example.com' }],
      },
      { ...choice({ content: 'so.' }), citations: ['https://example.com'] },
      { ...STOP, citations: ['https://example.com'], usage: { search_context_size: 'low' } },
      '[DONE]',
    ),
    'Perplexity: named events for thoughts and the end': `event: reasoning\ndata: ${whole({ object: 'chat.reasoning', choices: [{ delta: { reasoning_steps: [{ thought: 'hm' }] } }] })}\n\nevent: completion\ndata: ${whole({ object: 'chat.completion.chunk', choices: [{ delta: { content: 'It is so.' } }] })}\n\nevent: end\ndata: ${whole({ object: 'chat.completion.done', choices: [{ delta: {}, message: { content: 'It is so.' }, finish_reason: 'stop' }] })}\n\n`,
    'DashScope: its own envelope, words': whole({
      output: { text: 'It is so.', finish_reason: 'stop' },
      usage: { total_tokens: 3 },
      request_id: 'r',
    }),
    'DashScope: its own events': events(
      { output: { choices: [{ message: { content: 'It is ', role: 'assistant' }, finish_reason: 'null' }] } },
      { output: { choices: [{ message: { content: 'so.', role: 'assistant' }, finish_reason: 'stop' }] } },
    ),
    'Hunyuan: capital names, words': events(
      { Choices: [{ Delta: { Role: 'assistant', Content: 'It is ' }, FinishReason: '' }] },
      { Choices: [{ Delta: { Content: 'so.' }, FinishReason: 'stop' }] },
    ),
    'Qianfan: result in pieces': events(
      { id: 'as', sentence_id: 0, is_end: false, result: 'It is ' },
      { id: 'as', sentence_id: 1, is_end: true, result: 'so.' },
    ),
    'GPT4All: references beside one JSON': message({ content: 'It is so.' }, 'stop', {
      choices: [{ index: 0, message: { role: 'assistant', content: 'It is so.' }, references: [], finish_reason: 'stop' }],
    }),
    'only roles, then usage first, then words': events(
      choice({ role: 'assistant' }),
      choice({ role: 'assistant' }),
      { choices: [], usage: { prompt_tokens: 3 } },
      ...TEXT,
      STOP,
      '[DONE]',
    ),
    'a choice that is null': events({ choices: [null] }, ...TEXT, STOP, '[DONE]'),
    'the logprobs of each piece': events(
      ...TEXT.map((one) => ({ ...one, logprobs: { content: [{ token: 'x', logprob: -1 }] } })),
      STOP,
      '[DONE]',
    ),
    'Fireworks: raw output and token ids': events(
      { ...TEXT[0], raw_output: null },
      { ...TEXT[1], token_ids: [1, 2] },
      { ...STOP, perf_metrics: {} },
      '[DONE]',
    ),
    'MiniMax: sensitive flags that say no': events(...TEXT, {
      ...STOP,
      input_sensitive: false,
      output_sensitive: false,
      base_resp: { status_code: 0, status_msg: 'success' },
    }),
    'two choices, the second is another answer': events(
      {
        choices: [
          { index: 0, delta: { content: 'It is so.' } },
          { index: 1, delta: { content: 'It is not so.' } },
        ],
      },
      {
        choices: [
          { index: 0, delta: {}, finish_reason: 'stop' },
          { index: 1, delta: {}, finish_reason: 'stop' },
        ],
      },
      '[DONE]',
    ),
    'an audio transcript instead of content': message({ content: null, audio: { id: 'x', transcript: 'It is so.' } }),
    'an empty first JSON, then a stream': `{}\n${ENDED}`,
    'output_text of the newer form at the older address': whole({ object: 'response', status: 'completed', output_text: 'It is so.' }),
    'a refusal of the model in its own field': message({ content: null, refusal: 'It is so.' }),
  }),
  ...rows('chat', 'nothing', {
    'OpenRouter: the provider is gone behind half a call': events(
      tool(fn(CUT)),
      {
        id: 'c',
        provider: 'X',
        error: { code: 502, message: 'Provider disconnected' },
        choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
      },
      '[DONE]',
    ),
    'OpenRouter: an error behind a whole call': events(tool(fn(ARGS)), {
      id: 'c',
      error: { code: 'server_error', message: 'Provider disconnected unexpectedly' },
      choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
    }),
    'vLLM: an error object in the stream': events(
      tool(fn(CUT)),
      { object: 'error', message: 'CUDA error', type: 'InternalServerError', param: null, code: 500 },
      '[DONE]',
    ),
    'LiteLLM: an error as text in the stream': `${events(tool(fn(CUT)))}data: {"error": {"message": "litellm.MidStreamFallbackError: ServiceUnavailableError", "code": "503"}}\n\n`,
    'Novita: an error with a reason in a 200': whole({
      code: 429,
      reason: 'RATE_LIMIT_EXCEEDED',
      message: 'rate limit exceeded, please try again later',
      metadata: {},
    }),
    'MiniMax: no balance in a 200': whole({ id: '', choices: null, base_resp: { status_code: 1008, status_msg: 'insufficient balance' } }),
    'Hunyuan: an error in a 200': whole({
      Response: { RequestId: 'r', Error: { Code: 'LimitExceeded', Message: 'The request rate limit was exceeded.' } },
    }),
    'DashScope: an error in a 200': whole({
      code: 'DataInspectionFailed',
      message: 'Output data may contain inappropriate content.',
      request_id: 'r',
    }),
    'Qianfan: an error in a 200': whole({ error_code: 336100, error_msg: 'the max input characters is 20000', id: 'as' }),
    'GLM: sensitive': events(tool(fn(ARGS)), choice({}, 'sensitive'), '[DONE]'),
    'Azure: content_filter behind a call': events(tool(fn(ARGS)), choice({}, 'content_filter'), '[DONE]'),
    'Kimi: length behind a whole call': events(tool(fn(ARGS)), choice({}, 'length'), '[DONE]'),
    'arguments as a list of pieces, cut': events(tool(fn(['{"command": ', '"rm -rf /home/me'])), END, '[DONE]'),
    'text-generation-inference: the end mark in cut arguments': events(tool(fn(`${CUT}<|eot_id|>`)), choice({}, 'eos_token'), '[DONE]'),
    'a call that ends in the middle without a reason': events(tool(fn(HALVES[0]))),
    'an ended stream of nothing': 'data: [DONE]\n\n',
    'a request id and nothing else': whole({ request_id: 'r', status: 'ok' }),
    'a page of a login in a 200':
      '<!doctype html><html><head><title>Sign in - Example Wi-Fi</title></head><body><form></form></body></html>',
  }),
  ...rows('messages', explained, {
    'Bedrock gateway: no message_start': [
      { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 't', name: 'command', input: {} } },
      { type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: ARGS } },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'tool_use' }, usage: {} },
      { type: 'message_stop', 'amazon-bedrock-invocationMetrics': { inputTokenCount: 3 } },
    ]
      .map((one) => `event: ${one.type}\ndata: ${whole(one)}\n\n`)
      .join(''),
    'a proxy of GLM: input as text in the first event': [
      { type: 'message_start', message: { id: 'm', type: 'message', role: 'assistant', content: [], usage: {} } },
      { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 't', name: 'command', input: ARGS } },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'tool_use', stop_sequence: null }, usage: {} },
      { type: 'message_stop' },
    ]
      .map((one) => `event: ${one.type}\ndata: ${whole(one)}\n\n`)
      .join(''),
    'MiniMax: a call as text (MiniMax-M2.5#10)': [
      { type: 'message_start', message: { id: 'm', type: 'message', role: 'assistant', content: [], usage: {} } },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      {
        type: 'content_block_delta',
        index: 0,
        delta: {
          type: 'text_delta',
          text: `<minimax:tool_call>\n  <invoke name="command">\n    <parameter name="command">ls -la</parameter>\n    <parameter name="explanation">lists the files</parameter>\n  </invoke>\n</minimax:tool_call>`,
        },
      },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: {} },
      { type: 'message_stop' },
    ]
      .map((one) => `event: ${one.type}\ndata: ${whole(one)}\n\n`)
      .join(''),
  }),
  ...rows('responses', explained, {
    'LM Studio: only the completed response': `event: response.completed\ndata: ${whole({ type: 'response.completed', response: { id: 'r', status: 'completed', output: [{ type: 'function_call', id: 'f', call_id: 'c', name: 'command', arguments: ARGS, status: 'completed' }] } })}\n\n`,
    'a proxy: arguments as an object': whole({
      id: 'r',
      object: 'response',
      status: 'completed',
      output: [{ type: 'function_call', id: 'f', call_id: 'c', name: 'command', arguments: LS }],
    }),
    'gpt-oss behind vLLM: a namespace and a channel in the name': `event: response.completed\ndata: ${whole({
      type: 'response.completed',
      response: {
        id: 'r',
        status: 'completed',
        output: [
          { type: 'reasoning', summary: [] },
          {
            type: 'function_call',
            id: 'f',
            call_id: 'c',
            name: 'functions.command<|channel|>commentary',
            arguments: ARGS,
            status: 'completed',
          },
        ],
      },
    })}\n\n`,
  }),
];
