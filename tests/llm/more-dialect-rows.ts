/**
 * Thirty more answers, written from the templates and parsers of other projects before this program had read one of them: SGLang's
 * `function_call`, vLLM's `tool_parsers`, llama.cpp's `common/chat.cpp`, mlx-lm's `tool_parsers`, and the APIs of text-generation-webui,
 * KoboldCpp, LocalAI and TabbyAPI.
 */
import { sse } from '../support/wire-speech.ts';
import type { BodyRow, Sees, TextRow } from './dialect-rows.ts';

const LS = { command: 'ls -la', explanation: 'lists the files' };
const ARGS = JSON.stringify(LS);
const CALL = JSON.stringify({ name: 'command', arguments: LS });
const FENCED = '```bash\nls -la\n```';
const explained: Sees = { prefilled: LS.command, explanation: LS.explanation };
const rows = (sees: Sees, texts: Readonly<Record<string, string>>): readonly TextRow[] =>
  Object.entries(texts).map(([name, text]) => ({ name, text, sees }));

const pairs = (key: readonly [string, string], value: readonly [string, string]): string =>
  Object.entries(LS)
    .map(([name, text]) => `${key[0]}${name}${key[1]}${value[0]}${text}${value[1]}\n`)
    .join('');

export const MORE_TEXTS: readonly TextRow[] = [
  ...rows(explained, {
    'Kimi K3': `<|open|>think<|sep|>List them.<|close|>think<|sep|><|open|>response<|sep|><|close|>response<|sep|><|open|>tools<|sep|><|open|>call tool="command" index="1"<|sep|><|open|>argument key="command" type="string"<|sep|>ls -la<|close|>argument<|sep|><|open|>argument key="explanation" type="string"<|sep|>lists the files<|close|>argument<|sep|><|close|>call<|sep|><|close|>tools<|sep|><|close|>message<|sep|>`,
    'MiniMax M3': `]<]minimax[>[<tool_call>\n]<]minimax[>[<invoke name="command">]<]minimax[>[<command>ls -la]<]minimax[>[</command>]<]minimax[>[<explanation>lists the files]<]minimax[>[</explanation>]<]minimax[>[</invoke>\n]<]minimax[>[</tool_call>`,
    Inkling: `<|message_model|>command<|content_invoke_tool_json|>{"name":"command","args":${ARGS}}<|end_message|>`,
    'MiniCPM 5': `<function name="command"><param name="command">ls -la</param><param name="explanation">lists the files</param></function>`,
    'MiniCPM 5, CDATA': `<function name="command"><param name="command"><![CDATA[ls -la]]></param><param name="explanation">lists the files</param></function>`,
    'GigaChat 3': `Let me look.<|message_sep|>\n\nfunction call<|role_sep|>\n${CALL}</s>`,
    'Hunyuan 3': `<tool_calls>\n<tool_call>command<tool_sep>\n${pairs(['<arg_key>', '</arg_key>\n'], ['<arg_value>', '</arg_value>'])}</tool_call>\n</tool_calls>`,
    'Hunyuan 3, open weights': `<think:opensource>list</think:opensource><tool_calls:opensource>\n<tool_call:opensource>command<tool_sep:opensource>\n${pairs(['<arg_key:opensource>', '</arg_key:opensource>\n'], ['<arg_value:opensource>', '</arg_value:opensource>'])}</tool_call:opensource>\n</tool_calls:opensource>`,
    'DeepSeek 3.2, JSON': `<｜DSML｜function_calls>\n<｜DSML｜invoke name="command">\n${ARGS}\n</｜DSML｜invoke>\n</｜DSML｜function_calls>`,
    'Step 3': `<｜tool_calls_begin｜>\n<｜tool_call_begin｜>function<｜tool_sep｜><steptml:invoke name="command">\n<steptml:parameter name="command">ls -la</steptml:parameter>\n<steptml:parameter name="explanation">lists the files</steptml:parameter>\n</steptml:invoke><｜tool_call_end｜>\n<｜tool_calls_end｜>`,
    LongCat: `Let me list them.\n<longcat_tool_call>\n${CALL}\n</longcat_tool_call>`,
    'LongCat, pairs': `<longcat_tool_call>command\n${pairs(['<longcat_arg_key>', '</longcat_arg_key>\n'], ['<longcat_arg_value>', '</longcat_arg_value>'])}</longcat_tool_call>`,
    'Functionary 3.2': `>>>command\n${ARGS}`,
    'Command R': `Plan: I will list the files.\nAction: \`\`\`json\n[\n  {\n    "tool_name": "command",\n    "parameters": ${ARGS}\n  }\n]\n\`\`\``,
    'Llama 3.1, built-in tool': `<|python_tag|>command.call(command="ls -la", explanation="lists the files")<|eom_id|>`,
    'LFM2, JSON': `<|tool_call_start|>[${CALL}]<|tool_call_end|>Listing the files.`,
    'Granite 20B': `<function_call> ${CALL} <|endoftext|>`,
    'Apriel 1.5': `Here are my reasoning steps:\nThe user wants files.\n[BEGIN FINAL RESPONSE]\n<tool_calls>[${CALL}]</tool_calls>\n[END FINAL RESPONSE]`,
    'Solar Open': `<|think|>List them.<|end|><|begin|>assistant<|tool_calls|><|tool_call:begin|>b462b4f8<|tool_call:name|>command<|tool_call:args|>${ARGS}<|tool_call:end|><|calls|>`,
    'GLM 4, 9B': `command\n${ARGS}`,
    'Hermes, scratch pad': `<scratch_pad>\nGoal: list files\n</scratch_pad>\n<tool_call>\n${CALL}\n</tool_call>`,
  }),
  { name: 'EXAONE Deep', text: `<thought>\nls or find?\n</thought>\n\n${FENCED}`, sees: { prefilled: LS.command } },
  { name: 'Functionary 3.2, words', text: '>>>all\nIt is so.', sees: { chat: 'It is so.' } },
];

const chunk = (choice: object): { readonly data: object } => ({
  data: { id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] },
});
const DONE = { data: '[DONE]' };
const call = { id: 'a', type: 'function', function: { name: 'command', arguments: ARGS } };
const responses = (...data: readonly object[]): string => sse(data.map((one) => ({ event: (one as { type: string }).type, data: one })));
const done = { type: 'function_call', id: 'f', call_id: 'c', name: 'command', arguments: ARGS, status: 'completed' };

export const MORE_BODIES: readonly BodyRow[] = [
  {
    name: 'mlx-lm: the call with the finish reason, no index, no id',
    wire: 'chat',
    body: sse([
      chunk({ delta: { role: 'assistant', content: '' }, finish_reason: null }),
      chunk({
        delta: {
          role: 'assistant',
          content: '',
          tool_calls: [{ function: { name: 'command', arguments: ARGS }, type: 'function', id: null }],
        },
        finish_reason: 'tool_calls',
      }),
      DONE,
    ]),
    sees: explained,
  },
  {
    name: 'a message where a delta belongs',
    wire: 'chat',
    body: sse([chunk({ message: { role: 'assistant', content: null, tool_calls: [call] }, finish_reason: 'tool_calls' }), DONE]),
    sees: explained,
  },
  {
    name: 'text-generation-webui: the message so far beside each delta',
    wire: 'chat',
    body: sse([
      chunk({ message: { role: 'assistant', content: 'It ' }, delta: { role: 'assistant', content: 'It ' }, finish_reason: null }),
      chunk({ message: { role: 'assistant', content: 'It is so.' }, delta: { role: 'assistant', content: 'is so.' }, finish_reason: null }),
      chunk({ message: { role: 'assistant', content: 'It is so.' }, delta: { role: 'assistant', content: '' }, finish_reason: 'stop' }),
      DONE,
    ]),
    sees: { chat: 'It is so.' },
  },
  {
    name: 'an index as text',
    wire: 'chat',
    body: sse([
      chunk({
        delta: { tool_calls: [{ ...call, index: '0', function: { name: 'command', arguments: ARGS.slice(0, 15) } }] },
        finish_reason: null,
      }),
      chunk({ delta: { tool_calls: [{ index: '0', function: { arguments: ARGS.slice(15) } }] }, finish_reason: null }),
      chunk({ delta: {}, finish_reason: 'tool_calls' }),
      DONE,
    ]),
    sees: explained,
  },
  {
    name: 'the name again with every piece',
    wire: 'chat',
    body: sse([
      ...[ARGS.slice(0, 15), ARGS.slice(15, 40), ARGS.slice(40)].map((part) =>
        chunk({ delta: { tool_calls: [{ index: 0, id: 'a', function: { name: 'command', arguments: part } }] }, finish_reason: null }),
      ),
      chunk({ delta: {}, finish_reason: 'tool_calls' }),
      DONE,
    ]),
    sees: explained,
  },
  {
    name: 'only a finished item',
    wire: 'responses',
    body: responses(
      { type: 'response.created', response: { id: 'r', status: 'in_progress', output: [] } },
      { type: 'response.output_item.done', output_index: 0, item: done },
      { type: 'response.completed', response: { id: 'r', status: 'completed', output: [] } },
    ),
    sees: explained,
  },
  {
    name: 'only the end',
    wire: 'responses',
    body: responses({ type: 'response.completed', response: { id: 'r', status: 'completed', output: [done] } }),
    sees: explained,
  },
];
