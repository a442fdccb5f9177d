/**
 * Answers of models in notations that no table here was written for. Their sources: docs.vllm.ai (vllm.parser, vllm.tool_parsers),
 * docs.rs/tool-parser, common/chat.cpp of ggml-org/llama.cpp, and what agents ask models to write. Frozen as `native-bodies.ts`.
 */
import { ARGS, CALL, choice, events, explained, LS, type NativeBody, plain, rows, said, text } from './native-bodies.ts';

const pairs = (key: readonly [string, string], value: readonly [string, string]): string =>
  Object.entries(LS)
    .map(([name, words]) => `${key[0]}${name}${key[1]}${value[0]}${words}${value[1]}`)
    .join('\n');
const dsml = (bar: string, space: string, outer: string): string =>
  `<${bar}DSML${bar}${space}${outer}>\n<${bar}DSML${bar}${space}invoke name="command">\n${Object.entries(LS)
    .map(([name, words]) => `<${bar}DSML${bar}${space}parameter name="${name}" string="true">${words}</${bar}DSML${bar}${space}parameter>`)
    .join('\n')}\n</${bar}DSML${bar}${space}invoke>\n</${bar}DSML${bar}${space}${outer}>`;

export const NATIVE_TEXTS: readonly NativeBody[] = [
  ...rows('chat', explained, {
    'DeepSeek 4.1, tags with a space': text(`<think>hm</think>\n${dsml('｜', ' ', 'calls')}`),
    'DeepSeek 4, bars of ASCII': text(dsml('|', '', 'tool_calls')),
    'Hunyuan 4, a checkpoint behind each name': text(
      `<tool_calls:6124c78e><tool_call:6124c78e>command<tool_sep:6124c78e>${pairs(
        ['<arg_key:6124c78e>', '</arg_key:6124c78e>'],
        ['<arg_value:6124c78e>', '</arg_value:6124c78e>'],
      )}</tool_call:6124c78e></tool_calls:6124c78e>`,
    ),
    'Inkling, thoughts and a call': text(
      `<|message_model|><|content_thinking|>hm<|end_message|><|message_model|><|content_invoke_tool_json|>{"name":"command","args":${ARGS}}<|end_message|><|content_model_end_sampling|>`,
    ),
    'Ling 3, thoughts that are not closed': text(
      `<think>hm\n<tool_call>command\n${pairs(['<arg_key>', '</arg_key>\n'], ['<arg_value>', '</arg_value>'])}\n</tool_call>`,
    ),
    'Kimi K3, indented': text(
      `<|open|>tools<|sep|>\n  <|open|>call tool="command" index="1"<|sep|>\n${Object.entries(LS)
        .map(([name, words]) => `    <|open|>argument key="${name}" type="string"<|sep|>${words}<|close|>argument<|sep|>`)
        .join('\n')}\n  <|close|>call<|sep|>\n<|close|>tools<|sep|>`,
    ),
    'Kimi K2, no functions before the name': text(
      `<|tool_calls_section_begin|><|tool_call_begin|>command:0<|tool_call_argument_begin|>${ARGS}<|tool_call_end|><|tool_calls_section_end|>`,
    ),
    'Command A, thoughts and an action': text(
      `<|START_THINKING|>hm<|END_THINKING|><|START_ACTION|>[{"tool_call_id": "0", "tool_name": "command", "parameters": ${ARGS}}]<|END_ACTION|>`,
    ),
    'Gemma 4': text(`<|tool_call>call:command{command:<|"|>ls -la<|"|>,explanation:<|"|>lists the files<|"|>}<tool_call|>`),
    'Qwen, a dotted name': text(
      `<tool_call>\n<function=functions.command>\n<parameter=command>\nls -la\n</parameter>\n<parameter=explanation>\nlists the files\n</parameter>\n</function>\n</tool_call>`,
    ),
    'GigaChat 3': text(`<|message_sep|>\n\nfunction call<|role_sep|>\n${CALL}`),
    Apertus: text(`<|inner_prefix|>hm<|inner_suffix|><|tools_prefix|>[{"command": ${ARGS}}]<|tools_suffix|>`),
    'LFM 2': text(`<|tool_call_start|>[command(command="ls -la", explanation="lists the files")]<|tool_call_end|>`),
    'Solar Open': text(
      `<|think|>hm<|end|><|begin|>assistant<|tool_calls|><|tool_call:begin|>a1<|tool_call:name|>command<|tool_call:args|>${ARGS}<|tool_call:end|>`,
    ),
    MiroThinker: text(
      `<use_mcp_tool>\n<server_name>tools</server_name>\n<tool_name>command</tool_name>\n<arguments>\n${ARGS}\n</arguments>\n</use_mcp_tool>`,
    ),
    'Apriel 1.5, steps and a call': text(
      `Here are my reasoning steps:\nhm\n[BEGIN FINAL RESPONSE]\n<tool_calls>[${CALL}]</tool_calls>\n[END FINAL RESPONSE]`,
    ),
    'Llama 4, between the marks of Python': text(
      `<|python_start|>[command(command="ls -la", explanation="lists the files")]<|python_end|>`,
    ),
    'Hermes, quoted as Python does': text(
      `<tool_call>\n{'name': 'command', 'arguments': {'command': 'ls -la', 'explanation': 'lists the files'}}\n</tool_call>`,
    ),
    'smolagents, code': text(`Thought: hm\nCode:\n\`\`\`py\ncommand(command="ls -la", explanation="lists the files")\n\`\`\`<end_code>`),
    'gptme, a tool and its id': text(`@command(call_1): ${ARGS}`),
    'a list under tool_calls': text(`{"tool_calls": [${CALL}]}`),
  }),
  ...rows('chat', plain, {
    'Cline, an approval beside the command': text(
      `<execute_command>\n<command>ls -la</command>\n<requires_approval>false</requires_approval>\n</execute_command>`,
    ),
  }),
  ...rows('chat', said, {
    'Inkling, thoughts and words': text(
      `<|message_model|><|content_thinking|>hm<|end_message|><|message_model|><|content_text|>It is so.<|end_message|>`,
    ),
    'Command A, words': text('<|START_RESPONSE|>It is so.<|END_RESPONSE|>'),
    'Command A, citations': text('It is <co: 0>so</co: 0>.'),
    'Apriel 1.5, steps and words': text('Here are my reasoning steps:\nhm\n[BEGIN FINAL RESPONSE]\nIt is so.\n[END FINAL RESPONSE]'),
    'Solar Open, words': text('<|think|>hm<|end|><|begin|>assistant<|content|>It is so.<|end|>'),
  }),
  ...rows('chat', 'nothing', {
    'DeepSeek 4.1, cut': events(
      choice({
        content: `<｜DSML｜ calls>\n<｜DSML｜ invoke name="command">\n<｜DSML｜ parameter name="command" string="true">rm -rf /home/me`,
      }),
      choice({}, 'length'),
      '[DONE]',
    ),
  }),
];
