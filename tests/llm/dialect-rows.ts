/** Ways in which compatible servers and small models write an answer, as rows: what is sent, and what the user must see. */
import type { WireName } from '../../src/providers/wires.ts';
import { SPEECH, sse, type SseEvent } from '../support/wire-speech.ts';

/** What the user sees: a command at the prompt, text with this in it, or one line that says there is no answer. */
export type Sees = { readonly prefilled: string; readonly explanation?: string } | { readonly chat: string } | 'nothing';

export interface TextRow {
  readonly name: string;
  /** The text of the model. */
  readonly text: string;
  readonly sees: Sees;
  /** For a model that refused tools. */
  readonly toolless?: true;
}

const LS = { command: 'ls -la', explanation: 'lists the files' };
const ARGS = JSON.stringify(LS);
const CALL = JSON.stringify({ name: 'command', arguments: LS });
const PARAMETERS = JSON.stringify({ name: 'command', parameters: LS });
const PYTHON = 'command(command="ls -la", explanation="lists the files")';
const INVOKED = '<parameter name="command">ls -la</parameter>\n<parameter name="explanation">lists the files</parameter>';
const FENCED = '```bash\nls -la\n```';

const explained: Sees = { prefilled: 'ls -la', explanation: 'lists the files' };
const prefilled: Sees = { prefilled: 'ls -la' };
const rows = (sees: Sees, texts: Readonly<Record<string, string>>): readonly TextRow[] =>
  Object.entries(texts).map(([name, text]) => ({ name, text, sees }));

export const TEXTS: readonly TextRow[] = [
  // calls in the notation of a model's family
  ...rows(explained, {
    'Hermes, Qwen': `<tool_call>\n${CALL}\n</tool_call>`,
    'Hermes, unclosed tag': `<tool_call>\n${CALL}`,
    'Hermes behind words': `Let me list them.\n<tool_call>\n${CALL}\n</tool_call>`,
    'Hermes, end mark': `<tool_call>\n${CALL}\n</tool_call><|im_end|>`,
    'Qwen3-Coder':
      '<tool_call>\n<function=command>\n<parameter=command>\nls -la\n</parameter>\n<parameter=explanation>\nlists the files\n</parameter>\n</function>\n</tool_call>',
    'Qwen3-Coder, no outer tag':
      '<function=command>\n<parameter=command>\nls -la\n</parameter>\n<parameter=explanation>\nlists the files\n</parameter>\n</function>',
    'Llama 3.1': `<function=command>${ARGS}</function>`,
    'Llama 3.1, python tag': `<|python_tag|>${PARAMETERS}`,
    'Llama 3.1, python tag and end mark': `<|python_tag|>${PARAMETERS}<|eom_id|>`,
    'Llama 3.2, Python style': `[${PYTHON}]`,
    'Llama 4, Python style with end mark': `[${PYTHON}]<|eot|>`,
    'Python style, bare': PYTHON,
    'GLM 4.5':
      '<tool_call>command\n<arg_key>command</arg_key>\n<arg_value>ls -la</arg_value>\n<arg_key>explanation</arg_key>\n<arg_value>lists the files</arg_value>\n</tool_call>',
    Mistral: `[TOOL_CALLS][${CALL}]`,
    'Mistral, one object': `[TOOL_CALLS]${CALL}`,
    'Mistral, newer': `[TOOL_CALLS]command${ARGS}`,
    'Mistral, with marks': `[TOOL_CALLS]command[CALL_ID]abc123def[ARGS]${ARGS}`,
    Gemma: `\`\`\`tool_code\n${PYTHON}\n\`\`\``,
    'Gemma, printed': `\`\`\`tool_code\nprint(default_api.${PYTHON})\n\`\`\``,
    FunctionGemma:
      '<start_function_call>call:command{command:<escape>ls -la<escape>,explanation:<escape>lists the files<escape>}<end_function_call>',
    'Gemma 4': '<|tool_call>call:command{command:<|"|>ls -la<|"|>,explanation:<|"|>lists the files<|"|>}<tool_call|>',
    Phi: `functools[${CALL}]`,
    'Phi 4': `<|tool_call|>[${CALL}]<|/tool_call|>`,
    Granite: `<|tool_call|>[${CALL}]`,
    'Granite, tag': `<tool_call>[${CALL}]`,
    'DeepSeek R1': `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>command\n\`\`\`json\n${ARGS}\n\`\`\`<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
    'DeepSeek 3.1': `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>command<｜tool▁sep｜>${ARGS}<｜tool▁call▁end｜><｜tool▁calls▁end｜><｜end▁of▁sentence｜>`,
    'DeepSeek 3.2':
      '<｜DSML｜function_calls>\n<｜DSML｜invoke name="command">\n<｜DSML｜parameter name="command" string="true">ls -la</｜DSML｜parameter>\n<｜DSML｜parameter name="explanation" string="true">lists the files</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜function_calls>',
    'Kimi K2': `<|tool_calls_section_begin|><|tool_call_begin|>functions.command:0<|tool_call_argument_begin|>${ARGS}<|tool_call_end|><|tool_calls_section_end|>`,
    MiniMax: `<minimax:tool_call>\n<invoke name="command">\n${INVOKED}\n</invoke>\n</minimax:tool_call>`,
    'Claude style': `<function_calls>\n<invoke name="command">\n${INVOKED}\n</invoke>\n</function_calls>`,
    Cohere: `<|START_ACTION|>[{"tool_call_id": "0", "tool_name": "command", "parameters": ${ARGS}}]<|END_ACTION|>`,
    'Cohere with thoughts': `<|START_THINKING|>I will list.<|END_THINKING|><|START_ACTION|>[{"tool_call_id": "0", "tool_name": "command", "parameters": ${ARGS}}]<|END_ACTION|>`,
    InternLM: `<|action_start|><|plugin|>\n${PARAMETERS}<|action_end|>`,
    Nemotron: `<TOOLCALL>[${CALL}]</TOOLCALL>`,
    Jamba: `<tool_calls>[${CALL}]</tool_calls>`,
    LFM2: `<|tool_call_start|>[${PYTHON}]<|tool_call_end|>`,
    Apertus: `<|tools_prefix|>[{"command": ${ARGS}}]<|tools_suffix|>`,
    'Olmo 3': `<function_calls>\n${PYTHON}\n</function_calls>`,
    'Seed-OSS':
      '<seed:tool_call>\n<function=command>\n<parameter=command>ls -la</parameter>\n<parameter=explanation>lists the files</parameter>\n</function>\n</seed:tool_call>',
    Hunyuan: `<tool_calls>\n<tool_call>command\n\`\`\`json\n${ARGS}\n\`\`\`\n</tool_call>\n</tool_calls>`,
    Step: `<steptml:invoke name="command"><steptml:parameter name="command">ls -la</steptml:parameter><steptml:parameter name="explanation">lists the files</steptml:parameter></steptml:invoke>`,
    'an unknown family': `<|begin_call|>command<|args|>${ARGS}<|end_call|>`,
    'harmony, whole': `<|channel|>analysis<|message|>User wants files.<|end|><|start|>assistant<|channel|>commentary to=functions.command <|constrain|>json<|message|>${ARGS}<|call|>`,
    'harmony, recipient first': `<|start|>assistant to=functions.command<|channel|>commentary json<|message|>${ARGS}<|call|>`,
    'harmony without its marks': `analysisWe need to list files.assistantcommentary to=functions.command json${ARGS}`,
    ReAct: `Thought: I should list the files.\nAction: command\nAction Input: ${ARGS}`,
    'ReAct, more of it': `Thought: list.\nAction: command\nAction Input: ${ARGS}\nObservation: `,
  }),
  // JSON
  ...rows(explained, {
    'JSON alone': ARGS,
    'JSON as a call': CALL,
    'JSON, arguments as text': JSON.stringify({ name: 'command', arguments: ARGS }),
    'JSON, arguments encoded twice': JSON.stringify({ name: 'command', arguments: JSON.stringify(ARGS) }),
    'JSON, OpenAI call': JSON.stringify({ type: 'function', function: { name: 'command', arguments: ARGS } }),
    'JSON, tool_calls': JSON.stringify({ tool_calls: [{ id: 'x', type: 'function', function: { name: 'command', arguments: ARGS } }] }),
    'JSON, list': `[${CALL}]`,
    'JSON, name as key': `{"command": ${ARGS}}`,
    'JSON, action and action_input': JSON.stringify({ action: 'command', action_input: LS }),
    'JSON, tool and args': JSON.stringify({ tool: 'command', args: LS }),
    'JSON, kwargs': JSON.stringify({ name: 'command', kwargs: LS }),
    'JSON in a json fence': `\`\`\`json\n${ARGS}\n\`\`\``,
    'JSON in a fence without a tag': `\`\`\`\n${ARGS}\n\`\`\``,
    'JSON before words': `${ARGS}\n\nThis shows everything.`,
    'JSON behind words': `Sure, here it is: ${ARGS}`,
    'JSON between words': `Here you go:\n${ARGS}\nHope this helps!`,
    'JSON in a fence behind words': `Here is the call:\n\`\`\`json\n${CALL}\n\`\`\``,
    'JSON in a fence between words': `Here is the call:\n\`\`\`json\n${CALL}\n\`\`\`\nIt lists them.`,
    'JSON with a trailing comma': '{"command": "ls -la", "explanation": "lists the files",}',
    'JSON in single quotes': "{'command': 'ls -la', 'explanation': 'lists the files', 'pending': False}",
    'JSON, pending as text': '{"command": "ls -la", "explanation": "lists the files", "pending": "false"}',
    'JSON, pending null': '{"command": "ls -la", "explanation": "lists the files", "pending": null}',
    'JSON, cmd and description': '{"cmd": "ls -la", "description": "lists the files"}',
    'JSON, capitals': '{"Command": "ls -la", "Explanation": "lists the files"}',
    'JSON, reason': '{"command": "ls -la", "reason": "lists the files"}',
    'JSON, extra field': '{"command": "ls -la", "explanation": "lists the files", "confidence": 0.9}',
    'JSON, command as list': '{"command": ["ls", "-la"], "explanation": "lists the files"}',
    'JSON, command as list for bash': '{"command": ["bash", "-lc", "ls -la"], "explanation": "lists the files"}',
    'JSON, name functions.command': JSON.stringify({ name: 'functions.command', arguments: LS }),
    'JSON, name with a space': JSON.stringify({ name: ' command', arguments: LS }),
    'JSON, tool bash': JSON.stringify({ name: 'bash', arguments: LS }),
    'JSON, tool run_shell_command': JSON.stringify({ name: 'run_shell_command', arguments: LS }),
    'JSON, same call twice': `[${CALL},${CALL}]`,
    'JSON behind thoughts': `<think>\nls or find?\n</think>\n\n${ARGS}`,
    'JSON behind the end of thoughts': `ls or find?\n</think>\n\n${ARGS}`,
    'JSON in thoughts that do not end': `<think>\nThe user wants files.\n${ARGS}`,
  }),
  ...rows(prefilled, {
    'JSON without an explanation': '{"command": "ls -la"}',
    'call without an explanation': '<tool_call>{"name": "command", "arguments": {"command": "ls -la"}}</tool_call>',
    'JSON, empty explanation': '{"command": "ls -la", "explanation": ""}',
    'fence behind thoughts': `<think>hm</think>${FENCED}`,
    'fence behind other thoughts': `<thinking>hm</thinking>\n${FENCED}`,
    'fence behind Magistral thoughts': `[THINK]hm[/THINK]${FENCED}`,
    'fence behind Kimi thoughts': `◁think▷hm◁/think▷${FENCED}`,
    'fence behind Seed thoughts': `<seed:think>hm</seed:think>${FENCED}`,
    'fence in an answer tag': `<think>hm</think>\n<answer>\n${FENCED}\n</answer>`,
    'fence in the final channel': `<|channel|>analysis<|message|>hm<|end|><|start|>assistant<|channel|>final<|message|>${FENCED}<|return|>`,
    'fence alone': FENCED,
    'fence, sh': '```sh\nls -la\n```',
    'fence, zsh': '```zsh\nls -la\n```',
    'fence, shell': '```shell\nls -la\n```',
    'fence, console': '```console\n$ ls -la\n```',
    'fence, console with output': '```console\n$ ls -la\ntotal 0\n```',
    'fence, capitals': '```Bash\nls -la\n```',
    'fence without a tag': '```\nls -la\n```',
    'fence behind a sentence': `Here is the command:\n${FENCED}`,
    'fence behind a sentence and a line': `Here is the command:\n\n${FENCED}`,
    'fence, long introduction': `You can list all files, including hidden ones, with the following command:\n\n${FENCED}`,
    'fence between sentences': `Use this:\n\n${FENCED}\n\nThis lists all files.`,
    'fence before a list': `${FENCED}\n\nExplanation:\n- \`ls\`: lists\n- \`-la\`: all of them`,
    'fence between a sentence and a list': `Run:\n\n${FENCED}\n\n* \`ls\` lists files.\n* \`-la\` shows all, in long form.`,
    'fence with a comment line': 'Try this:\n```bash\n# list the files\nls -la\n```',
    'fence, CRLF': 'Here:\r\n```bash\r\nls -la\r\n```\r\n',
    'fence, tildes': '~~~bash\nls -la\n~~~',
    'fence, indented': '1. Run this:\n   ```bash\n   ls -la\n   ```',
    'fence and an end mark': `Here is the command:\n${FENCED}</s>`,
    'prompt sign': '$ ls -la',
    backticks: '`ls -la`',
    'Command label': '**Command:** `ls -la`',
    'Command label, plain': 'Command: ls -la',
    'Command label, bold': '**Command:** ls -la',
    'Command label and a fence': `**Command:**\n${FENCED}`,
    'Command and Explanation labels': 'Command: ls -la\nExplanation: lists the files',
  }),
  {
    name: 'a raw line break in a string',
    text: '{"command": "printf a\nprintf b", "explanation": "prints"}',
    sees: { prefilled: 'printf a\nprintf b' },
  },
  { name: 'toolless, bare command', text: 'ls -la', sees: prefilled, toolless: true },
  { name: 'toolless, bare pipe', text: 'du -sh * | sort -h', sees: { prefilled: 'du -sh * | sort -h' }, toolless: true },
  ...['python3 3.11.2', 'file not found', 'last week', 'find is fast', 'sort of'].map((text): TextRow => ({
    name: `toolless, words: ${text}`,
    text,
    sees: { chat: text },
    toolless: true,
  })),
  // words
  ...['python3 3.11.2', 'file not found', 'last week', 'ls -la', 'git is great', 'yes', 'make install first', 'echo', '42'].map(
    (text): TextRow => ({ name: `words: ${text}`, text, sees: { chat: text } }),
  ),
  ...[
    'Use `ls -la` for that.',
    'It contains:\n```\nhello world\n```',
    'In Python:\n```python\nprint(1)\n```',
    'Either:\n```bash\nls\n```\nor\n```bash\nfind .\n```',
    'Save this as a.sh:\n```bash\n#!/bin/bash\nls -la\n```',
    'Put this into tasks.json:\n```json\n{"command": "npm run build", "args": []}\n```',
    'The object {"answer": 42} is JSON.',
    '{ echo one; echo two; } groups commands',
    '<table> is a tag, and a < b is a comparison.',
  ].map((text): TextRow => ({ name: `words: ${text.split('\n', 1)[0]}`, text, sees: { chat: text } })),
  {
    name: 'chat as a call',
    text: '<tool_call>{"name": "chat", "arguments": {"response": "It is so."}}</tool_call>',
    sees: { chat: 'It is so.' },
  },
  { name: 'chat as JSON', text: '{"response": "It is so."}', sees: { chat: 'It is so.' } },
  { name: 'chat as an answer', text: '{"answer": "It is so."}', sees: { chat: 'It is so.' } },
  {
    name: 'the final channel',
    text: '<|channel|>analysis<|message|>hm<|end|><|start|>assistant<|channel|>final<|message|>It is so.<|return|>',
    sees: { chat: 'It is so.' },
  },
  { name: 'channels without their marks', text: 'analysisThe user asks.assistantfinalIt is so.', sees: { chat: 'It is so.' } },
  { name: 'an answer tag', text: '<think>hm</think><answer>It is so.</answer>', sees: { chat: 'It is so.' } },
  { name: 'an end mark', text: 'It is so.<|im_end|>', sees: { chat: 'It is so.' } },
  { name: 'another end mark', text: 'It is so.</s>', sees: { chat: 'It is so.' } },
  { name: 'thoughts and words', text: '<think>hm</think>\n\nIt is so.', sees: { chat: 'It is so.' } },
  { name: 'thoughts only', text: '<think>hm hm hm', sees: 'nothing' },
  {
    name: 'two different calls',
    text: `<tool_call>${CALL}</tool_call><tool_call>{"name":"command","arguments":{"command":"pwd","explanation":"x"}}</tool_call>`,
    sees: 'nothing',
  },
  {
    name: 'a closing tag in the command',
    text: '<function=command>\n<parameter=command>\necho "</parameter>"; ls\n</parameter>\n</function>',
    sees: 'nothing',
  },
  { name: 'a half call', text: '<tool_call>{"name": "command", "arguments": {"command": "ls -la', sees: 'nothing' },
  {
    name: 'an unknown tool',
    text: '<tool_call>{"name": "sudo", "arguments": {"command": "ls -la", "explanation": "x"}}</tool_call>',
    sees: 'nothing',
  },
];

/** A whole response body. */
export interface BodyRow {
  readonly name: string;
  readonly wire: WireName;
  readonly body: string;
  readonly type?: string;
  readonly sees: Sees;
  /** A place in the body from which on the answer is complete; nothing may be prefilled before it. */
  readonly completeFrom?: string;
}

const chunk = (delta: object | null, finish: string | null = null): SseEvent => ({
  data: { id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta: delta ?? {}, finish_reason: finish }] },
});
const piece = (call: object, id?: string, index: number | undefined = 0): SseEvent =>
  chunk({
    tool_calls: [{ ...(index === undefined ? {} : { index }), ...(id === undefined ? {} : { id, type: 'function' }), function: call }],
  });
const args = (json: string): object => ({ arguments: json });
const DONE: SseEvent = { data: '[DONE]' };
const HALVES = [ARGS.slice(0, 20), ARGS.slice(20)] as const;
const TWICE = JSON.stringify(ARGS);
const chat = (name: string, sees: Sees, events: readonly SseEvent[]): BodyRow => ({ name, wire: 'chat', body: sse(events), sees });
const named = (given: string): readonly SseEvent[] => [piece({ name: given, arguments: ARGS }, 'a'), chunk(null, 'tool_calls'), DONE];
const inputIs = (json: string): readonly SseEvent[] => [piece({ name: 'command', arguments: json }, 'a'), chunk(null, 'tool_calls'), DONE];
const endsWith = (finish: string): readonly SseEvent[] => [piece({ name: 'command', arguments: ARGS }, 'a'), chunk(null, finish), DONE];
const message = (inner: object, finish = 'stop'): string =>
  JSON.stringify({ id: 'c', choices: [{ index: 0, message: inner, finish_reason: finish }] });
const whole = { id: 'a', type: 'function', function: { name: 'command', arguments: ARGS } };

const CHAT: readonly BodyRow[] = [
  chat('a new id in each piece', explained, [
    piece({ name: 'command', arguments: '' }, 'a'),
    piece(args(HALVES[0]), 'b'),
    piece(args(HALVES[1]), 'c'),
    chunk(null, 'tool_calls'),
    DONE,
  ]),
  chat('two calls interleaved', 'nothing', [
    piece({ name: 'command', arguments: '{"command":' }, 'a', 0),
    piece({ name: 'command', arguments: '{"command":' }, 'b', 1),
    piece(args('"ls"}'), undefined, 0),
    piece(args('"pwd"}'), undefined, 1),
    chunk(null, 'tool_calls'),
    DONE,
  ]),
  chat('the same call interleaved with itself', explained, [
    piece({ name: 'command', arguments: HALVES[0] }, 'a', 0),
    piece({ name: 'command', arguments: HALVES[0] }, 'b', 1),
    piece(args(HALVES[1]), undefined, 0),
    piece(args(HALVES[1]), undefined, 1),
    chunk(null, 'tool_calls'),
    DONE,
  ]),
  chat('a first piece of {}', explained, [
    piece({ name: 'command', arguments: '{}' }, 'a'),
    piece(args(ARGS)),
    chunk(null, 'tool_calls'),
    DONE,
  ]),
  chat('cumulative arguments', explained, [
    piece({ name: 'command', arguments: ARGS.slice(0, 10) }, 'a'),
    piece(args(ARGS.slice(0, 30))),
    piece(args(ARGS)),
    chunk(null, 'tool_calls'),
    DONE,
  ]),
  chat('arguments as an object', explained, [piece({ name: 'command', arguments: LS }, 'a'), chunk(null, 'tool_calls'), DONE]),
  chat('arguments encoded twice', explained, inputIs(TWICE)),
  chat('arguments in a fence', explained, inputIs(`\`\`\`json\n${ARGS}\n\`\`\``)),
  chat('arguments in single quotes', explained, inputIs("{'command': 'ls -la', 'explanation': 'lists the files', 'pending': False}")),
  chat('arguments and then words', explained, inputIs(`${ARGS} Done.`)),
  chat('arguments in a list', explained, inputIs(`[${ARGS}]`)),
  chat('arguments with a trailing comma', explained, inputIs('{"command": "ls -la", "explanation": "lists the files",}')),
  chat('arguments twice in one', explained, inputIs(`${ARGS}${ARGS}`)),
  chat('arguments with an end mark', explained, inputIs(`${ARGS}<|call|>`)),
  chat('no explanation', prefilled, inputIs('{"command": "ls -la", "pending": false}')),
  chat('pending as text', explained, inputIs('{"command": "ls -la", "explanation": "lists the files", "pending": "False"}')),
  chat('the call inside its arguments', explained, inputIs(CALL)),
  chat('cmd', explained, inputIs('{"cmd": "ls -la", "description": "lists the files"}')),
  chat('an argv', explained, inputIs('{"command": ["ls", "-la"], "explanation": "lists the files"}')),
  chat('an argv with a space in it', { prefilled: "cat 'my file'" }, inputIs('{"command": ["cat", "my file"], "explanation": "x"}')),
  chat('the same call twice', explained, [
    piece({ name: 'command', arguments: ARGS }, 'a', 0),
    piece({ name: 'command', arguments: ARGS }, 'b', 1),
    chunk(null, 'tool_calls'),
    DONE,
  ]),
  chat('no index and no id', explained, [
    piece({ name: 'command', arguments: HALVES[0] }, undefined, undefined),
    piece(args(HALVES[1]), undefined, undefined),
    chunk(null, 'tool_calls'),
    DONE,
  ]),
  chat('a legacy function_call', explained, [
    chunk({ function_call: { name: 'command', arguments: '' } }),
    chunk({ function_call: { arguments: HALVES[0] } }),
    chunk({ function_call: { arguments: HALVES[1] } }),
    chunk(null, 'function_call'),
    DONE,
  ]),
  ...[
    'functions.command',
    'command<|channel|>json',
    ' command',
    'Command',
    'default_api.command',
    'functions.command:0',
    'bash',
    'shell',
    'run',
    'run_in_terminal',
    'execute_command',
    'Bash',
    'runCommand',
  ].map((name) => chat(`name ${name}`, explained, named(name))),
  ...['python', 'sudo', 'write_file', ''].map((name) => chat(`name ${JSON.stringify(name)}`, 'nothing', named(name))),
  ...['eos_token', 'stop_sequence', 'STOP', 'COMPLETE', 'tool_use', 'tool_call', 'end_turn', 'stop', 'eos'].map((end) =>
    chat(`end ${end}`, explained, endsWith(end)),
  ),
  ...['length', 'max_tokens', 'MAX_TOKENS', 'model_length', 'content_filter', 'error'].map((end) =>
    chat(`end ${end}`, 'nothing', endsWith(end)),
  ),
  chat('no finish reason before [DONE]', explained, [piece({ name: 'command', arguments: ARGS }, 'a'), DONE]),
  chat('no finish reason before [DONE], half a call', 'nothing', [piece({ name: 'command', arguments: HALVES[0] }, 'a'), DONE]),
  chat('no finish reason before [DONE], a fence', prefilled, [chunk({ content: FENCED }), DONE]),
  chat('no finish reason before [DONE], an open fence', 'nothing', [chunk({ content: '```bash\nls -la' }), DONE]),
  chat('no finish reason before [DONE], words', { chat: 'It is so.' }, [chunk({ content: 'It is so.' }), DONE]),
  chat('an empty reason after the reason', explained, [
    piece({ name: 'command', arguments: ARGS }, 'a'),
    chunk(null, 'tool_calls'),
    chunk(null, ''),
    DONE,
  ]),
  chat('half a call with a normal reason', 'nothing', inputIs('{"command": "ls -l')),
  chat('half a call, cut inside the explanation', 'nothing', inputIs('{"command": "ls -la", "explanation": "lists th')),
  chat('neither reason nor [DONE]', 'nothing', [piece({ name: 'command', arguments: ARGS }, 'a')]),
  { ...chat('[DONE] with a space', explained, endsWith('stop')), body: sse(endsWith('stop')).replace('[DONE]', '[DONE] ') },
  { ...chat('no space after data:', explained, endsWith('stop')), body: sse(endsWith('stop')).replaceAll('data: ', 'data:') },
  { ...chat('comments', explained, endsWith('stop')), body: `: OPENROUTER PROCESSING\n\n${sse(endsWith('stop'))}` },
  { ...chat('no empty line at the end', explained, endsWith('stop')), body: sse(endsWith('stop').slice(0, -1)).trimEnd() },
  { ...chat('line ends CR LF', explained, endsWith('stop')), body: sse(endsWith('stop'), { eol: '\r\n' }) },
  { ...chat('a byte order mark', explained, endsWith('stop')), body: `\uFEFF${sse(endsWith('stop'))}` },
  {
    name: 'one JSON',
    wire: 'chat',
    type: 'application/json',
    body: message({ role: 'assistant', content: null, tool_calls: [whole] }, 'tool_calls'),
    sees: explained,
  },
  {
    name: 'one JSON over several lines',
    wire: 'chat',
    type: 'application/json',
    body: JSON.stringify(JSON.parse(message({ content: null, tool_calls: [whole] }, 'tool_calls')), null, 2),
    sees: explained,
  },
  {
    name: 'one JSON that says it is a stream',
    wire: 'chat',
    body: message({ content: null, tool_calls: [whole] }, 'tool_calls'),
    sees: explained,
  },
  { name: 'one JSON, fence', wire: 'chat', type: 'application/json', body: message({ content: FENCED }), sees: prefilled },
  { name: 'one JSON, words', wire: 'chat', type: 'application/json', body: message({ content: 'It is so.' }), sees: { chat: 'It is so.' } },
  {
    name: 'one JSON, cut by length',
    wire: 'chat',
    type: 'application/json',
    body: message({ content: null, tool_calls: [whole] }, 'length'),
    sees: 'nothing',
  },
  {
    name: 'NDJSON',
    wire: 'chat',
    type: 'application/x-ndjson',
    body: endsWith('stop')
      .slice(0, -1)
      .map(({ data }) => `${JSON.stringify(data)}\n`)
      .join(''),
    sees: explained,
  },
  {
    name: 'NDJSON of Ollama',
    wire: 'chat',
    type: 'application/x-ndjson',
    body: `${JSON.stringify({ model: 'm', message: { role: 'assistant', content: '', tool_calls: [{ function: { name: 'command', arguments: LS } }] }, done: false })}\n${JSON.stringify({ model: 'm', message: { role: 'assistant', content: '' }, done: true, done_reason: 'stop' })}\n`,
    sees: explained,
  },
  { name: 'an error as text', wire: 'chat', body: sse([{ data: { error: 'model is broken' } }, DONE]), sees: 'nothing' },
  { name: 'an error as an object', wire: 'chat', body: sse([{ data: { error: { message: 'model is broken' } } }, DONE]), sees: 'nothing' },
  {
    name: 'an error in a list',
    wire: 'chat',
    type: 'application/json',
    body: JSON.stringify([{ error: { code: 400, message: 'model is broken' } }]),
    sees: 'nothing',
  },
  {
    name: 'an error behind a call',
    wire: 'chat',
    body: sse([piece({ name: 'command', arguments: ARGS }, 'a'), { data: { error: 'model is broken' } }, DONE]),
    sees: 'nothing',
  },
  chat('content in parts', prefilled, [chunk({ content: [{ type: 'text', text: FENCED }] }), chunk(null, 'stop'), DONE]),
  chat('reasoning_content beside it', explained, [chunk({ reasoning_content: 'hm' }), ...endsWith('stop')]),
  chat('reasoning beside it', explained, [chunk({ reasoning: 'hm' }), ...endsWith('stop')]),
  chat('thinking in parts', prefilled, [
    chunk({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] }] }),
    chunk({ content: FENCED }),
    chunk(null, 'stop'),
    DONE,
  ]),
  chat('the call in reasoning_content', explained, [
    chunk({ reasoning_content: `hm <tool_call>${CALL}</tool_call>` }),
    chunk(null, 'stop'),
    DONE,
  ]),
  chat('reasoning only', 'nothing', [chunk({ reasoning_content: 'hm hm' }), chunk(null, 'stop'), DONE]),
  chat('words and a call', explained, [chunk({ content: 'Let me see. ' }), ...endsWith('stop')]),
  chat('text of the call beside the call', explained, [chunk({ content: `<tool_call>${CALL}</tool_call>` }), ...endsWith('stop')]),
];

const messages = (events: readonly SseEvent[]): string => sse(events);
const normal = SPEECH.messages.say({ calls: [{ name: 'command', input: LS }] });
const reason = (to: string | null, events = normal): readonly SseEvent[] =>
  events.map((event) =>
    event.event === 'message_delta' ? { ...event, data: { ...(event.data as object), delta: { stop_reason: to } } } : event,
  );
const MESSAGES: readonly BodyRow[] = (
  [
    ['no message_stop', explained, messages(normal.slice(0, -1))],
    ['no event lines', explained, messages(normal.map(({ data }) => ({ data })))],
    ['[DONE] at the end', explained, messages([...normal, DONE])],
    ['[DONE] instead of message_stop', explained, messages([...normal.slice(0, -1), DONE])],
    ['end_turn with a call', explained, messages(reason('end_turn'))],
    ['stop_sequence with a call', explained, messages(reason('stop_sequence'))],
    ['stop with a call', explained, messages(reason('stop'))],
    ['max_tokens with a call', 'nothing', messages(reason('max_tokens'))],
    ['no reason, then message_stop', explained, messages(reason(null))],
    ['no reason, half a call', 'nothing', messages(reason(null, SPEECH.messages.say({ calls: [{ name: 'command', input: HALVES[0] }] })))],
    [
      'two equal calls',
      explained,
      messages(
        SPEECH.messages.say({
          calls: [
            { name: 'command', input: LS },
            { name: 'command', input: LS },
          ],
        }),
      ),
    ],
    [
      'two different calls',
      'nothing',
      messages(
        SPEECH.messages.say({
          calls: [
            { name: 'command', input: LS },
            { name: 'command', input: { ...LS, command: 'pwd' } },
          ],
        }),
      ),
    ],
    [
      'input in the start of the block',
      explained,
      messages(
        normal
          .filter(({ data }) => !JSON.stringify(data).includes('partial_json'))
          .map((event) =>
            event.event === 'content_block_start'
              ? {
                  ...event,
                  data: { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 't', name: 'command', input: LS } },
                }
              : event,
          ),
      ),
    ],
    [
      'tool name of another program',
      explained,
      messages(SPEECH.messages.say({ calls: [{ name: 'Bash', input: { command: 'ls -la', description: 'lists the files' } }] })),
    ],
    ['no explanation', prefilled, messages(SPEECH.messages.say({ calls: [{ name: 'command', input: { command: 'ls -la' } }] }))],
    ['thinking before it', explained, messages(SPEECH.messages.say({ thinks: true, calls: [{ name: 'command', input: LS }] }))],
    [
      'an error in the stream',
      'nothing',
      messages([...normal.slice(0, 3), { event: 'error', data: { type: 'error', error: 'model is broken' } }]),
    ],
  ] as const
).map(([name, sees, body]): BodyRow => ({ name, wire: 'messages', body, sees }));
const wholeMessage = (stop: string, content: readonly object[]): string =>
  JSON.stringify({ id: 'm', type: 'message', role: 'assistant', content, stop_reason: stop, usage: { input_tokens: 1, output_tokens: 1 } });
const MESSAGES_JSON: readonly BodyRow[] = [
  {
    name: 'one JSON',
    wire: 'messages',
    type: 'application/json',
    body: wholeMessage('tool_use', [{ type: 'tool_use', id: 't', name: 'command', input: LS }]),
    sees: explained,
  },
  {
    name: 'one JSON, words',
    wire: 'messages',
    type: 'application/json',
    body: wholeMessage('end_turn', [{ type: 'text', text: 'It is so.' }]),
    sees: { chat: 'It is so.' },
  },
  {
    name: 'one JSON, cut',
    wire: 'messages',
    type: 'application/json',
    body: wholeMessage('max_tokens', [{ type: 'tool_use', id: 't', name: 'command', input: LS }]),
    sees: 'nothing',
  },
];

const answered = SPEECH.responses.say({ calls: [{ name: 'command', input: LS }] });
const mapped = (change: (data: Record<string, unknown>) => object | null, events: readonly SseEvent[] = answered): string =>
  sse(
    events.flatMap(({ data }) => {
      const changed = change(structuredClone(data) as Record<string, unknown>);
      return changed === null ? [] : [{ event: (changed as { type: string }).type, data: changed }];
    }),
  );
const last = (data: Record<string, unknown>): boolean => data['type'] === 'response.completed';
const final = (data: Record<string, unknown>, change: object): object => ({
  ...data,
  response: { ...(data['response'] as object), ...change },
});
const added = {
  type: 'response.output_item.added',
  output_index: 0,
  item: { type: 'function_call', id: 'fc_0', call_id: 'c', name: 'command', arguments: '' },
};
const argued = (end: object): string =>
  sse(
    [added, { type: 'response.function_call_arguments.delta', item_id: 'fc_0', output_index: 0, delta: ARGS }, end].map((data) => ({
      event: (data as { type: string }).type,
      data,
    })),
  );
const RESPONSES: readonly BodyRow[] = (
  [
    ['response.done', explained, mapped((data) => (last(data) ? { ...data, type: 'response.done' } : data))],
    ['no status', explained, mapped((data) => (last(data) ? final(data, { status: undefined }) : data))],
    [
      'response.done without status',
      explained,
      mapped((data) => (last(data) ? { ...final(data, { status: undefined }), type: 'response.done' } : data)),
    ],
    ['no output in the end', explained, mapped((data) => (last(data) ? final(data, { output: [] }) : data))],
    ['only argument events', explained, argued({ type: 'response.completed', response: { status: 'completed', output: [] } })],
    ['only argument events, done', explained, argued({ type: 'response.done', response: {} })],
    ['an end without a response', explained, mapped((data) => (last(data) ? { type: 'response.completed' } : data))],
    ['[DONE] at the end', explained, `${sse(answered)}data: [DONE]\n\n`],
    ['[DONE] instead of the end', explained, `${mapped((data) => (last(data) ? null : data))}data: [DONE]\n\n`],
    ['neither end nor [DONE]', 'nothing', mapped((data) => (last(data) ? null : data))],
    ['incomplete', 'nothing', sse(SPEECH.responses.say({ calls: [{ name: 'command', input: LS }], stop: 'cut' }))],
    ['incomplete status behind completed', 'nothing', mapped((data) => (last(data) ? final(data, { status: 'incomplete' }) : data))],
    ['no event lines', explained, sse(answered.map(({ data }) => ({ data })))],
    ['no explanation', prefilled, sse(SPEECH.responses.say({ calls: [{ name: 'command', input: { command: 'ls -la' } }] }))],
    ['name functions.command', explained, sse(SPEECH.responses.say({ calls: [{ name: 'functions.command', input: LS }] }))],
    ['arguments encoded twice', explained, sse(SPEECH.responses.say({ calls: [{ name: 'command', input: TWICE }] }))],
    [
      'the same call twice',
      explained,
      sse(
        SPEECH.responses.say({
          calls: [
            { name: 'command', input: LS },
            { name: 'command', input: LS },
          ],
        }),
      ),
    ],
    [
      'an error in the stream',
      'nothing',
      sse([...answered.slice(0, 2), { event: 'error', data: { type: 'error', error: { message: 'model is broken' } } }]),
    ],
  ] as const
).map(([name, sees, body]): BodyRow => ({ name, wire: 'responses', body, sees }));
const wholeResponse = (status: string): string =>
  JSON.stringify({
    id: 'r',
    object: 'response',
    status,
    error: null,
    output: [{ type: 'function_call', id: 'f', call_id: 'c', name: 'command', arguments: ARGS, status: 'completed' }],
  });
const RESPONSES_JSON: readonly BodyRow[] = [
  { name: 'one JSON', wire: 'responses', type: 'application/json', body: wholeResponse('completed'), sees: explained },
  { name: 'one JSON, incomplete', wire: 'responses', type: 'application/json', body: wholeResponse('incomplete'), sees: 'nothing' },
];

export const BODIES: readonly BodyRow[] = [...CHAT, ...MESSAGES, ...MESSAGES_JSON, ...RESPONSES, ...RESPONSES_JSON];
