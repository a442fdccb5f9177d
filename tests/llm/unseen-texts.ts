/**
 * A hundred more answers in notations of families, programs and servers that no table of this project knew when they were written: vLLM's
 * `tool_parsers` and `reasoning`, SGLang's `function_call`, mlx-lm's `tool_parsers`, Ollama's `model/parsers` (all as of November 2026),
 * the prompts of Cline, OpenHands, Cursor, Codex, Cherry Studio, LangChain and Open Interpreter, and the habits of models that answer
 * with Markdown. Frozen before their first run; decision 46 has the figures.
 */
import type { Sees, TextRow } from './dialect-rows.ts';

const LS = { command: 'ls -la', explanation: 'lists the files' };
const ARGS = JSON.stringify(LS);
const CALL = JSON.stringify({ name: 'command', arguments: LS });
const FIND = `find . -name '*.log' -size +10M -exec ls -lh {} +`;
const AWK = `awk '{print $1}' access.log | sort | uniq -c | sort -rn | head`;
const LESS = `[ "$(df / | wc -l)" -lt 3 ] && echo "a < b" > out.txt`;
const FENCED = '```bash\nls -la\n```';

const explained: Sees = { prefilled: LS.command, explanation: LS.explanation };
const prefilled: Sees = { prefilled: LS.command };
const said: Sees = { chat: 'It is so.' };
const rows = (sees: Sees, texts: Readonly<Record<string, string>>): readonly TextRow[] =>
  Object.entries(texts).map(([name, text]) => ({ name, text, sees }));
const as = (command: string): Sees => ({ prefilled: command, explanation: LS.explanation });
const json = (value: unknown): string => JSON.stringify(value);
/** Each property between marks. */
const each = (key: (name: string) => string, value: (text: string) => string, between = '\n', of: object = LS): string =>
  Object.entries(of)
    .map(([name, text]) => key(name) + value(String(text)))
    .join(between);
const tagged = (tag: string, inside: string): string => `<${tag}>${inside}</${tag}>`;
const attributed = (prefix: string, of: object = LS): string =>
  each(
    (name) => `<${prefix}parameter name="${name}">`,
    (text) => `${text}</${prefix}parameter>`,
    '\n',
    of,
  );
const keyed = (prefix: string, key: string, value: string, between: string, of: object = LS): string =>
  each(
    (name) => `<${prefix}${key}>${name}</${prefix}${key}>`,
    (text) => `${between}<${prefix}${value}>${text}</${prefix}${value}>`,
    between,
    of,
  );

const FAMILIES: readonly TextRow[] = [
  ...rows(explained, {
    'Muse Glimmer': ` to=command<|message|><atem:function_calls>\n<atem:invoke name="command">\n${attributed('atem:')}\n</atem:invoke>\n</atem:function_calls><|eot|>`,
    'Muse Glimmer with thoughts': ` to=self<|message|>List them.<|eom|><|start|>assistant to=command<|message|><atem:function_calls>\n<atem:invoke name="command">\n${attributed('atem:')}\n</atem:invoke>\n</atem:function_calls><|eot|>`,
    'Muse Glimmer, a mark in the name': ` to=command<|message|><atem:function_calls>\n<atem:invoke name="command<|message|>">\n${attributed('atem:')}\n</atem:invoke>\n</atem:function_calls><|eot|>`,
    TeleChat: `<tool_call>command${keyed('', 'param_key', 'param_value', '')}</tool_call>`,
    'TeleChat behind words': `I will list them.<tool_call>command${keyed('', 'param_key', 'param_value', '\n')}</tool_call>`,
    'XingChen, name and JSON': `<tool_call>command${ARGS}</tool_call>`,
    'Solar Open 2': `<|tool_call:start|>command\n${each(
      (name) => `<|tool_arg:start|>${name}<|tool_arg:value|>`,
      (text) => `${text}<|tool_arg:end|>`,
    )}\n<|tool_call:end|>`,
    dots: `<dots_function_call>\n<invoke name="command">\n${attributed('')}\n</invoke>\n</dots_function_call>`,
    'dots, JSON': `<dots_function_call>${CALL}</dots_function_call>`,
    'PLaMo 3': `<|plamo:begin_tool_requests:plamo|><|plamo:begin_tool_request:plamo|><|plamo:begin_tool_name:plamo|>command<|plamo:end_tool_name:plamo|><|plamo:begin_tool_arguments:plamo|><|plamo:constrain|>json<|plamo:msg|>${ARGS}<|plamo:end_tool_arguments:plamo|><|plamo:end_tool_request:plamo|><|plamo:end_tool_requests:plamo|>`,
    'Spark 3': `<tool_call>command\n${keyed('', 'arg_key', 'arg_value', '')}\n</tool_call>`,
    'Ling 3, no line end behind the name': `<tool_call>command${keyed('', 'arg_key', 'arg_value', '\n')}</tool_call>`,
    'IQuest Q1': `<iquest_tool_call>command${keyed('', 'arg_key', 'arg_value', '')}</iquest_tool_call>`,
    'K2 Horizon': `<ifm|tool_calls>\n<ifm|tool_call>command\n${keyed('ifm|', 'arg_key', 'arg_value', '\n')}\n</ifm|tool_call>\n</ifm|tool_calls>`,
    'K2 Horizon, typed': `<ifm|tool_calls><ifm|tool_call>command${each(
      (name) => `<ifm|arg_key>${name}</ifm|arg_key><ifm|arg_type>string</ifm|arg_type>`,
      (text) => `<ifm|arg_value>${text}</ifm|arg_value>`,
      '',
    )}</ifm|tool_call></ifm|tool_calls>`,
    'K2 Horizon, JSON': `<ifm|tool_calls><ifm|tool_call>${CALL}</ifm|tool_call></ifm|tool_calls>`,
    RWKV: `I will list them.\n\n**Tool Call:**\n\`\`\`json\n${CALL}\n\`\`\``,
    'GigaChat 3.5': `<｜GCML｜tool_calls>\n<｜GCML｜invoke name="command">\n${each(
      (name) => `<｜GCML｜parameter name="${name}" string="true">`,
      (text) => `${text}</｜GCML｜parameter>`,
    )}\n</｜GCML｜invoke>\n</｜GCML｜tool_calls><|message_sep|>\n\n</s>`,
    'DeepSeek 4': `<think>hm</think>\n\n<｜DSML｜tool_calls>\n<｜DSML｜invoke name="command">\n${each(
      (name) => `<｜DSML｜parameter name="${name}" string="true">`,
      (text) => `${text}</｜DSML｜parameter>`,
    )}\n</｜DSML｜invoke>\n</｜DSML｜tool_calls>`,
    'HyperCLOVA X, a list behind thoughts': `ls or find?</think>\n\n[${json({ name: 'command', parameters: LS })}]<|im_end|>`,
    'HyperCLOVA X 14B': ` -> tool/function_call\n[${CALL}]<|im_end|>`,
    Pangu: `[unused11][${CALL}][unused12]`,
    'Pangu with thoughts': `[unused16]ls or find?[unused17]\n[unused11][${CALL}][unused12]`,
    'LLM-jp 4.1': `<|channel|> analysis<|message|> hm<|end|><|start|> assistant to=functions.command<|channel|> commentary <|constrain|>  json<|message|> ${ARGS}<|end|>`,
    'Step Audio 2': `<tool_call>function\ncommand\n${ARGS}</tool_call>`,
    'GLM 5.3 Flash': `<tool_call>command>${ARGS}`,
    'GLM 5.3 Flash, a namespace': `<tool_call>Shell/command>${ARGS}</tool_call>`,
    'Laguna, the same call again': `<tool_call>command\n${ARGS}\n<tool_call>command\n${ARGS}</tool_call>`,
    'Granite with thoughts': `Here is my thought process: ls or find?\nHere is my response: <tool_call>[${CALL}]`,
    'ERNIE 4.5': `ls or find?\n</think>\n\n<tool_call>\n${CALL}\n</tool_call>\n`,
    'Hunyuan A13B': `<think>\nls or find?\n</think>\n<answer>\n<tool_calls>[${CALL}]</tool_calls>\n</answer>`,
    'Nemotron without a list': `<TOOLCALL>${CALL}</TOOLCALL>`,
    'xLAM: thought and tool_calls': json({ thought: 'list them', tool_calls: [{ name: 'command', arguments: LS }] }),
    'Functionary 2': `<|recipient|>command\n<|content|>${ARGS}<|stop|>`,
    'Hermes in Python': `<tool_call>\n{'name': 'command', 'arguments': {'command': 'ls -la', 'explanation': 'lists the files'}}\n</tool_call>`,
    'MiniCPM 3': `<|thought_start|>\nls or find?\n<|thought_end|>\n<|tool_call_start|>\n\`\`\`python\ncommand(command="ls -la", explanation="lists the files")\n\`\`\`\n<|tool_call_end|>`,
    'Llama 3.2, type first': json({ type: 'function', function: 'command', parameters: LS }),
    'Llama 4 with marks': `<|python_start|>[command(command='ls -la', explanation='lists the files')]<|python_end|>`,
    'Claude 2': `<function_calls>\n<invoke>\n<tool_name>command</tool_name>\n<parameters>\n<command>ls -la</command>\n<explanation>lists the files</explanation>\n</parameters>\n</invoke>\n</function_calls>`,
    'harmony, a call in the analysis channel': `<|channel|>analysis to=functions.command code<|message|>${ARGS}<|call|>`,
    'harmony, words before the call': `<|channel|>commentary<|message|>I will look.<|end|><|start|>assistant<|channel|>commentary to=functions.command <|constrain|>json<|message|>${ARGS}<|call|>`,
    'harmony, the recipient alone': `to=functions.command json<|message|>${ARGS}<|call|>`,
  }),
  {
    name: 'GPT-OSS, its own shell',
    text: `<|channel|>commentary to=container.exec <|constrain|>json<|message|>{"cmd":["bash","-lc","ls -la"],"timeout":10000}<|call|>`,
    sees: prefilled,
  },
  { name: 'CWM', text: '<think>hm</think>\n<tool: bash>\nls -la\n</tool>', sees: prefilled },
  { name: 'CWM, the name in the body', text: `<tool: function>\nterminal ${FIND}\n</tool>`, sees: { prefilled: FIND } },
  { name: 'Muse Glimmer, words', text: ' to=self<|message|>hm<|eom|><|start|>assistant to=user<|message|>It is so.<|eot|>', sees: said },
  { name: 'Pangu, words', text: '[unused16]hm[unused17]It is so.', sees: said },
  { name: 'ERNIE 4.5, words', text: '<think>\nhm\n</think>\n\n<response>\nIt is so.\n</response>\n', sees: said },
  { name: 'Granite with thoughts, words', text: 'Here is my thought process: hm\nHere is my response: It is so.', sees: said },
  { name: 'Marco-o1', text: '<Thought>\nhm\n</Thought>\n<Output>\nIt is so.\n</Output>', sees: said },
  {
    name: 'OpenThinker',
    text: `<|begin_of_thought|>\n\nhm\n\n<|end_of_thought|>\n\n<|begin_of_solution|>\n\n${FENCED}\n\n<|end_of_solution|>`,
    sees: prefilled,
  },
  {
    name: 'OpenThinker, words',
    text: '<|begin_of_thought|>hm<|end_of_thought|><|begin_of_solution|>It is so.<|end_of_solution|>',
    sees: said,
  },
  { name: 'GLM 4.5V', text: '<think>hm</think><|begin_of_box|>It is so.<|end_of_box|>', sees: said },
  { name: 'thoughts in capitals', text: `<THINKING>hm</THINKING>\n${FENCED}`, sees: prefilled },
  { name: 'a plan and an analysis', text: `<analysis>hm</analysis>\n<plan>list</plan>\n${FENCED}`, sees: prefilled },
  { name: 'a scratchpad', text: '<scratchpad>hm</scratchpad>It is so.', sees: said },
  { name: 'Cohere, words', text: '<|START_THINKING|>hm<|END_THINKING|><|START_TEXT|>It is so.<|END_TEXT|>', sees: said },
  { name: 'Llama 3, its header', text: '<|start_header_id|>assistant<|end_header_id|>\n\nIt is so.<|eot_id|>', sees: said },
  { name: 'ChatML, its header', text: '<|im_start|>assistant\nIt is so.<|im_end|>\n', sees: said },
  { name: 'the next turn of the user, made up', text: 'It is so.<|im_end|>\n<|im_start|>user\nthanks<|im_end|>', sees: said },
  { name: 'the next turn behind a call', text: `<tool_call>\n${CALL}\n</tool_call><|im_end|>\n<|im_start|>user\nthanks`, sees: explained },
  {
    name: 'the result, made up',
    text: `<tool_call>\n${CALL}\n</tool_call>\n<tool_response>\n{"stdout": "total 0", "exit_code": 0}\n</tool_response>\nThe folder is empty.`,
    sees: explained,
  },
  {
    name: 'ReAct to its end',
    text: `Thought: list.\nAction: command\nAction Input: ${ARGS}\nObservation: total 0\nThought: I know the answer.\nFinal Answer: The folder is empty.`,
    sees: explained,
  },
  { name: 'ReAct, the answer', text: 'Thought: I know the answer.\nFinal Answer: It is so.', sees: said },
  { name: 'ReAct, a bare input', text: 'Thought: list.\nAction: command\nAction Input: ls -la', sees: prefilled },
  {
    name: 'LangChain',
    text: `Thought: list.\n\nAction:\n\`\`\`json\n{\n  "action": "command",\n  "action_input": ${ARGS}\n}\n\`\`\``,
    sees: explained,
  },
  {
    name: 'a call in the thoughts and one behind',
    text: `<think>\nmaybe <tool_call>{"name": "command", "arguments": {"command": "ls", "explanation": "x"}}</tool_call>\n</think>\n<tool_call>\n${CALL}\n</tool_call>`,
    sees: explained,
  },
];

/** Commands with quotes, redirections and signs of XML in them must arrive unchanged. */
const EXACT: readonly TextRow[] = [
  {
    name: 'TeleChat, awk',
    text: `<tool_call>command${keyed('', 'param_key', 'param_value', '', { ...LS, command: AWK })}</tool_call>`,
    sees: as(AWK),
  },
  {
    name: 'Muse Glimmer, find',
    text: ` to=command<|message|><atem:function_calls>\n<atem:invoke name="command">\n${attributed('atem:', { ...LS, command: FIND })}\n</atem:invoke>\n</atem:function_calls><|eot|>`,
    sees: as(FIND),
  },
  {
    name: 'Solar Open 2, a comparison',
    text: `<|tool_call:start|>command\n${each(
      (name) => `<|tool_arg:start|>${name}<|tool_arg:value|>`,
      (text) => `${text}<|tool_arg:end|>`,
      '\n',
      { ...LS, command: LESS },
    )}\n<|tool_call:end|>`,
    sees: as(LESS),
  },
  {
    name: 'K2 Horizon, a comparison',
    text: `<ifm|tool_calls><ifm|tool_call>command${keyed('ifm|', 'arg_key', 'arg_value', '\n', { ...LS, command: LESS })}</ifm|tool_call></ifm|tool_calls>`,
    sees: as(LESS),
  },
  {
    name: 'Cline, two lines',
    text: '<execute_command>\n<command>mkdir a &&\ncd a</command>\n<requires_approval>false</requires_approval>\n</execute_command>',
    sees: { prefilled: 'mkdir a &&\ncd a' },
  },
  { name: 'Python, three quotes', text: `command(command="""${AWK}""", explanation="lists the files")`, sees: as(AWK) },
  {
    name: 'Python, a raw text',
    text: `[command(command=r'grep -E "\\d+" a.txt', explanation='lists the files')]`,
    sees: as('grep -E "\\d+" a.txt'),
  },
  { name: 'JSON, a fence in the command', text: json({ command: '```sh\nls -la\n```', explanation: LS.explanation }), sees: explained },
  { name: 'JSON, backticks around the command', text: json({ command: '`ls -la`', explanation: LS.explanation }), sees: explained },
  { name: 'JSON, a prompt sign in the command', text: json({ command: '$ ls -la', explanation: LS.explanation }), sees: explained },
  { name: 'JSON, a substitution stays', text: json({ command: 'echo `date`', explanation: LS.explanation }), sees: as('echo `date`') },
  { name: 'JSON, a byte order mark', text: `\uFEFF${ARGS}`, sees: explained },
  {
    name: 'JSON, comments and no quotes',
    text: '{\n  command: "ls -la", // what to run\n  /* why */ explanation: "lists the files",\n}',
    sees: explained,
  },
];

/** Names and properties of other programs' tools, with which their models were trained. */
const PROGRAMS: readonly TextRow[] = [
  ...rows(prefilled, {
    'Cline, Roo Code': '<execute_command>\n<command>ls -la</command>\n<requires_approval>false</requires_approval>\n</execute_command>',
    'OpenHands, first form': 'I will list them.\n<execute_bash>\nls -la\n</execute_bash>',
    OpenHands: '<function=execute_bash>\n<parameter=command>ls -la</parameter>\n</function>',
    'tags named as a shell': '<bash>ls -la</bash>',
    Codex: json({ name: 'shell', arguments: { command: ['bash', '-lc', 'ls -la'], workdir: '.', timeout_ms: 1000 } }),
    'Codex, exec_command': json({ name: 'exec_command', arguments: { cmd: 'ls -la', yield_time_ms: 1000 } }),
    'Open Interpreter': json({ name: 'execute', arguments: { language: 'shell', code: 'ls -la' } }),
    Windsurf: json({ name: 'run_command', arguments: { CommandLine: 'ls -la', Cwd: '.', Blocking: true } }),
    'an MCP name': json({ name: 'mcp__shell__execute_command', arguments: { command: 'ls -la' } }),
    'command and arguments as texts': json({ name: 'run', arguments: { command: 'ls', args: '-la' } }),
    'Codex, its folder': json({ name: 'shell', arguments: { command: ['ls', '-la'], workdir: '.' } }),
    'a near name': json({ name: 'comand', arguments: { command: 'ls -la' } }),
  }),
  {
    name: 'in another folder',
    text: json({ name: 'shell', arguments: { command: ['make', 'clean'], workdir: '/srv/my app' } }),
    sees: { prefilled: "cd '/srv/my app' && make clean" },
  },
  ...rows(explained, {
    Cursor: json({ name: 'run_terminal_cmd', arguments: { command: 'ls -la', is_background: false, explanation: LS.explanation } }),
    'Cherry Studio': `<tool_use>\n  <name>command</name>\n  <arguments>${ARGS}</arguments>\n</tool_use>`,
    'tags for name and arguments': `<tool_call>\n<name>command</name>\n<arguments>${ARGS}</arguments>\n</tool_call>`,
    'tags named as the properties': `${tagged('command', 'ls -la')}\n${tagged('explanation', LS.explanation)}`,
    'tags in a tag': tagged('response', `\n  ${tagged('command', 'ls -la')}\n  ${tagged('explanation', LS.explanation)}\n`),
    'Bedrock, toolUse': json({ toolUse: { toolUseId: 'x', name: 'command', input: LS } }),
    'Gemini, functionCall': json({ functionCall: { name: 'command', args: LS } }),
    'Messages, tool_use': json({ type: 'tool_use', id: 'toolu_1', name: 'command', input: LS }),
    'Responses, function_call': json({ type: 'function_call', call_id: 'c', name: 'command', arguments: ARGS }),
    'an old function_call': json({ function_call: { name: 'command', arguments: ARGS } }),
    'parallel tools': json({ tool_uses: [{ recipient_name: 'functions.command', parameters: LS }] }),
    'JSON-RPC': json({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'command', arguments: LS } }),
    'a tool in a tool': json({ tool: { name: 'command', args: LS } }),
    'an action in an action': json({ action: { name: 'command', parameters: LS } }),
    'TypeScript, an object': `functions.command(${ARGS})`,
    'Python, by position': `command("ls -la", "lists the files")`,
    'Python, assigned': `\`\`\`tool_code\nresult = command(command="ls -la", explanation="lists the files")\n\`\`\``,
    YAML: 'command: ls -la\nexplanation: lists the files',
    'YAML in a fence': '```yaml\ncommand: ls -la\nexplanation: lists the files\n```',
    'German labels': '**Befehl:** `ls -la`\n\n**Erklärung:** lists the files',
    'French labels': 'Commande : `ls -la`\nExplication : lists the files',
    'Spanish labels': '**Comando:** `ls -la`\n**Explicación:** lists the files',
    'Chinese labels': '命令：`ls -la`\n解释：lists the files',
    'Japanese labels': 'コマンド: `ls -la`\n説明: lists the files',
    'Russian labels': '**Команда:** `ls -la`\n**Объяснение:** lists the files',
  }),
  ...[
    ['final_answer', { answer: 'It is so.' }],
    ['reply_to_user', { message: 'It is so.' }],
    ['send_message', { text: 'It is so.' }],
    ['respond', { content: 'It is so.' }],
  ].map(([name, given]): TextRow => ({ name: `words as ${String(name)}`, text: json({ name, arguments: given }), sees: said })),
];

const MARKDOWN: readonly TextRow[] = [
  ...rows(prefilled, {
    'a fence and its output': `Run:\n\n${FENCED}\n\nOutput:\n\n\`\`\`\ntotal 0\n\`\`\``,
    'a fence and its output, named': `${FENCED}\n\nExample output:\n\`\`\`text\ntotal 0\ndrwxr-xr-x 2 a a 40 a.txt\n\`\`\`\n`,
    'a fence in a quotation': 'Run this:\n\n> ```bash\n> ls -la\n> ```',
    'a fence of four': 'Run this:\n````bash\nls -la\n````',
    'a fence on one line': '```bash ls -la```',
    'a fence below headings': `### Command\n\n${FENCED}\n\n### Explanation\n\nIt lists all files.`,
    'a fence behind German words': `Um alle Dateien zu sehen, benutze diesen Befehl:\n\n${FENCED}\n\nEr zeigt auch versteckte Dateien.`,
    'a fence behind Chinese words': `使用以下命令：\n\n${FENCED}\n\n它会列出所有文件。`,
  }),
  ...['powershell\nGet-ChildItem', 'cmd\ndir /a', 'bat\ndir /a', 'fish\nls -la', 'bash:run.sh\nls -la', 'diff\n+ls -la'].map(
    (block): TextRow => {
      const text = `Run this:\n\`\`\`${block}\n\`\`\``;
      return { name: `words: a block of ${block.split('\n')[0] ?? ''}`, text, sees: { chat: text } };
    },
  ),
  ...[
    'First make the folder:\n```bash\nmkdir a\n```\nThen go there:\n```bash\ncd a\n```',
    'Save this as a.py:\n```python\nprint(1)\n```\nThen run:\n```bash\npython a.py\n```',
    'In docker-compose.yml:\n```yaml\nservices:\n  a:\n    command: ls -la\n```',
    'Set `command: ls -la` there.',
    'The tag <command> has no meaning in HTML.',
    'In XML, write <bash>ls</bash> around it.',
  ].map((text): TextRow => ({ name: `words: ${text.split('\n')[0] ?? ''}`, text, sees: { chat: text } })),
];

/** Neither of these may put anything at the prompt. */
const REFUSED: readonly TextRow[] = rows('nothing', {
  'cut: Muse Glimmer':
    ' to=command<|message|><atem:function_calls>\n<atem:invoke name="command">\n<atem:parameter name="command">rm -rf /home/me',
  'cut: TeleChat': '<tool_call>command<param_key>command</param_key><param_value>rm -rf /home/me',
  'cut: Solar Open 2': '<|tool_call:start|>command\n<|tool_arg:start|>command<|tool_arg:value|>rm -rf /home/me',
  'cut: K2 Horizon': '<ifm|tool_calls><ifm|tool_call>command<ifm|arg_key>command</ifm|arg_key><ifm|arg_value>rm -rf /home/me',
  'cut: Cline': '<execute_command>\n<command>rm -rf /home/me',
  'cut: OpenHands': '<execute_bash>\nrm -rf /home/me',
  'cut: CWM': '<tool: bash>\nrm -rf /home/me',
  'cut: Pangu': '[unused11][{"name": "command", "arguments": {"command": "rm -rf /home/me',
  'cut: Python': 'command(command="rm -rf /home/me',
  'cut: Cherry Studio': '<tool_use><name>command</name><arguments>{"command": "rm -rf /home/me',
  'another language to execute': json({ name: 'execute', arguments: { language: 'python', code: 'import os; os.remove("a")' } }),
  'several commands in another folder': json({ name: 'shell', arguments: { command: 'rm -f *.o; make', workdir: '/srv/app' } }),
  'an editor of files': '<tool_call>{"name": "str_replace_editor", "arguments": {"command": "create", "path": "/etc/hosts"}}</tool_call>',
  'a value that ends too early':
    '<tool_call>command<param_key>command</param_key><param_value>echo "</param_value>"; rm -rf a</param_value></tool_call>',
});

export const UNSEEN_TEXTS: readonly TextRow[] = [...FAMILIES, ...EXACT, ...PROGRAMS, ...MARKDOWN, ...REFUSED];
