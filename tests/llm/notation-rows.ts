/**
 * Answers in notations that no family, template or program of `dialect-rows.ts`, `more-dialect-rows.ts` and `unseen-texts.ts` has: marks by
 * their form, so that the names in them say nothing. 120 whole, 40 cut where nothing may be prefilled, 40 of prose with words in it that
 * look like commands or marks. Frozen before their first run; decision 53 has the figures.
 */

export interface NotationRow {
  readonly text: string;
  /** The command at the prompt; null for none. */
  readonly command: string | null;
  /** What stands on the screen beside it; a command's introduction may be its explanation instead. */
  readonly said: string;
  readonly explanation?: string;
}

const LS = { command: 'ls -la', explanation: 'lists the files' };
const ARGS = JSON.stringify(LS);
const CALL = JSON.stringify({ name: 'command', arguments: LS });
const TOOL = JSON.stringify({ tool: 'command', input: LS });
const json = (value: unknown): string => JSON.stringify(value);
const SO = 'It is so.';

const explained = (...texts: readonly string[]): readonly NotationRow[] =>
  texts.map((text) => ({ text, command: LS.command, said: '', explanation: LS.explanation }));
const commands = (...texts: readonly string[]): readonly NotationRow[] => texts.map((text) => ({ text, command: LS.command, said: '' }));
const introduced = (said: string, ...texts: readonly string[]): readonly NotationRow[] =>
  texts.map((text) => ({ text, command: LS.command, said }));
const words = (...texts: readonly string[]): readonly NotationRow[] => texts.map((text) => ({ text, command: null, said: SO }));
const nothing = (...texts: readonly string[]): readonly NotationRow[] => texts.map((text) => ({ text, command: null, said: '' }));
const prose = (...texts: readonly string[]): readonly NotationRow[] => texts.map((text) => ({ text, command: null, said: text }));

export const WHOLE: readonly NotationRow[] = [
  // marks in brackets, braces and other signs
  ...explained(
    `[CALL]command ${ARGS}`,
    `[CALL] command\n${ARGS}\n[/CALL]`,
    `[FUNCTION_CALL]${CALL}[/FUNCTION_CALL]`,
    `[tool_request]\n${CALL}\n[end_tool_request]`,
    `[[tool: command]] ${ARGS}`,
    `{{call:command}} ${ARGS}`,
    `<<CALL>>${CALL}<</CALL>>`,
    `<<<tool>>>\n${CALL}\n<<<end>>>`,
    `@@tool@@ command ${ARGS} @@end@@`,
    `%%CALL%%\n${CALL}\n%%END%%`,
    `###TOOL_CALL###\n${CALL}`,
    `=== TOOL ===\n${CALL}\n=== END ===`,
    `【command】${ARGS}`,
    `⟦call⟧${CALL}⟦/call⟧`,
    `▁call▁ command ${ARGS}`,
    `->command ${ARGS}`,
    `=> command(${ARGS})`,
    `#tool:command ${ARGS}`,
    `!command ${ARGS}`,
    `/command ${ARGS}`,
  ),
  ...commands('[BASH]ls -la[/BASH]', '[code]ls -la[/code]', '[command]ls -la[/command]', '{command}ls -la{/command}', '\\boxed{ls -la}'),
  // labels and roles before the answer
  ...explained(
    `Assistant: ${ARGS}`,
    `ASSISTANT:\n${CALL}`,
    `AI: ${CALL}`,
    `### Response:\n${ARGS}`,
    `### Assistant\n${CALL}`,
    `Response: ${ARGS}`,
    `Output:\n${CALL}`,
    `Result: ${ARGS}`,
    `JSON: ${ARGS}`,
    `Tool: command\nInput: ${ARGS}`,
    `Function: command\nArguments: ${ARGS}`,
    `tool_name: command\ntool_input: ${ARGS}`,
    `Tool call: command\n${ARGS}`,
    `Calling command with ${ARGS}`,
    `assistant\n${CALL}`,
  ),
  ...commands(
    'Assistant:\n```bash\nls -la\n```',
    '### Response\n```bash\nls -la\n```',
    '## Answer\n\n```sh\nls -la\n```\n',
    '**Answer:**\n\n```sh\nls -la\n```',
    '### Instruction:\nlist files\n\n### Response:\n```bash\nls -la\n```',
    'Shell: `ls -la`',
    'Bash: `ls -la`',
  ),
  ...words(
    `Assistant: ${SO}`,
    `### Response:\n${SO}`,
    `AI: ${SO}`,
    `**Assistant:** ${SO}`,
    `<<ASSISTANT>> ${SO}`,
    `### Assistant:\n\n${SO}`,
  ),
  // tags
  ...explained(
    `<use_tool name="command">${ARGS}</use_tool>`,
    `<action name="command"><arg name="command">ls -la</arg><arg name="explanation">lists the files</arg></action>`,
    `<act>${CALL}</act>`,
    `<response>${ARGS}</response>`,
    `<json>${ARGS}</json>`,
    `<json_output>\n${ARGS}\n</json_output>`,
    `<tool name="command" arguments='${ARGS}'/>`,
    `<command command="ls -la" explanation="lists the files"/>`,
    `<command explanation="lists the files">ls -la</command>`,
    `<run explanation="lists the files">ls -la</run>`,
    `<tool_request><![CDATA[${CALL}]]></tool_request>`,
    `<xai:function_call name="command"><parameter name="command">ls -la</parameter><parameter name="explanation">lists the files</parameter></xai:function_call>`,
    `<request>\n  <tool>command</tool>\n  <command>ls -la</command>\n  <explanation>lists the files</explanation>\n</request>`,
    `<reply><command>ls -la</command><explanation>lists the files</explanation></reply>`,
    `<assistant>${CALL}</assistant>`,
    `<message role="assistant">${ARGS}</message>`,
  ),
  ...commands(
    '<cmd>ls -la</cmd>',
    '<run>ls -la</run>',
    '<sh>\nls -la\n</sh>',
    '<code lang="bash">ls -la</code>',
    '<pre><code>ls -la</code></pre>',
    '<shell_command>ls -la</shell_command>',
    '<details><summary>Command</summary>\n\n```bash\nls -la\n```\n</details>',
  ),
  ...words(
    `<reply>${SO}</reply>`,
    `<message role="assistant">${SO}</message>`,
    `<assistant>\n${SO}\n</assistant>`,
    `<cot>ls or find?</cot>${SO}`,
    `<inner_thoughts>ls or find?</inner_thoughts>\n\n${SO}`,
    `<think level="2">ls or find?</think>${SO}`,
    `[thinking]ls or find?[/thinking]${SO}`,
    `[ANSWER]${SO}[/ANSWER]`,
  ),
  // channels and special tokens
  ...explained(
    `<|channel|>tool<|message|>${CALL}<|end|>`,
    `<channel:tool>${CALL}</channel>`,
    `<|bot|>${ARGS}<|eos|>`,
    `<|im_sep|>${CALL}<|im_sep|>`,
    `[gMASK]<sop>${CALL}`,
    `<extra_id_0>${ARGS}`,
    `<unused32>${CALL}<unused33>`,
    `${CALL}[EOS]`,
    `${CALL}</assistant>`,
  ),
  ...words(
    `<|bot|>${SO}<|eos|>`,
    `<channel:final>${SO}`,
    `[gMASK]<sop>${SO}`,
    `${SO}[EOS]`,
    `${SO}<0x0A>`,
    `<extra_id_0>${SO}<extra_id_1>`,
    `${SO}</assistant>`,
    `<|reserved_special_token_3|>${SO}`,
  ),
  // data notations
  ...explained(
    'command = "ls -la"\nexplanation = "lists the files"',
    '```toml\ncommand = "ls -la"\nexplanation = "lists the files"\n```',
    '```yaml\ncommand: |\n  ls -la\nexplanation: lists the files\n```',
    '---\ncommand: "ls -la"\nexplanation: "lists the files"\n---',
    'tool: command\narguments:\n  command: ls -la\n  explanation: lists the files',
    `{“command”: “ls -la”, “explanation”: “lists the files”}`,
    `- ${ARGS}`,
    `1. \`\`\`json\n   ${ARGS}\n   \`\`\``,
    json(ARGS),
    `["command", ${ARGS}]`,
    json({ response: LS }),
    json({ result: LS }),
    json({ role: 'assistant', content: '', tool_calls: [{ type: 'function', function: { name: 'command', arguments: ARGS } }] }),
    json({ choices: [{ message: { tool_calls: [{ function: { name: 'command', arguments: ARGS } }] } }] }),
    json({ content: [{ type: 'tool_use', name: 'command', input: LS }] }),
    `\`\`\`tool_use\n${CALL}\n\`\`\``,
    `\`\`\`action\n${TOOL}\n\`\`\``,
  ),
  ...commands(
    '- ```bash\n  ls -la\n  ```',
    '```command\nls -la\n```',
    '``` bash\nls -la\n```',
    "'''bash\nls -la\n'''",
    '```{bash}\nls -la\n```',
  ),
  // code
  ...explained(
    'dict(command="ls -la", explanation="lists the files")',
    `await tools.command({command: "ls -la", explanation: "lists the files"})`,
    'command(command: "ls -la", explanation: "lists the files")',
    '(command :command "ls -la" :explanation "lists the files")',
    'command command="ls -la" explanation="lists the files"',
    'tool.command(command="ls -la", explanation="lists the files");',
  ),
  ...commands('| Command | Explanation |\n|---|---|\n| `ls -la` | lists the files |'),
  ...introduced(
    'I will list them.',
    `I will list them.\n[CALL]command ${ARGS}[/CALL]`,
    `I will list them.\n\n<use_tool name="command">${ARGS}</use_tool>`,
    `I will list them.\n<<CALL>>${CALL}<</CALL>>`,
    `I will list them.\n\n\`\`\`tool_use\n${CALL}\n\`\`\``,
    `I will list them.<|function|>${CALL}<|/function|>`,
    `Assistant: I will list them.\n\n\`\`\`bash\nls -la\n\`\`\``,
  ),
];

const CUT = 'rm -rf /home/me';
const OPEN = `{"name": "command", "arguments": {"command": "${CUT}`;

export const TRUNCATED: readonly NotationRow[] = nothing(
  `[CALL]command {"command": "${CUT}`,
  `[CALL]${OPEN}`,
  `[CALL]${OPEN}[/CALL]`,
  `[FUNCTION_CALL]${OPEN}`,
  `[[tool: command]] {"command": "${CUT}`,
  `{{call:command}} {"command": "${CUT}`,
  `<<CALL>>${OPEN}`,
  `<<<tool>>>\n${OPEN}\n<<<end>>>`,
  `@@tool@@ command {"command": "${CUT}`,
  `%%CALL%%\n${OPEN}`,
  `###TOOL_CALL###\n${OPEN}`,
  `【command】{"command": "${CUT}`,
  `[BASH]${CUT}`,
  `[command]${CUT}`,
  `{command}${CUT}`,
  `\\boxed{${CUT}`,
  `Assistant: ${OPEN}`,
  `### Response:\n{"command": "${CUT}`,
  `### Response:\n\`\`\`bash\n${CUT}`,
  `Assistant:\n\`\`\`bash\n${CUT}`,
  `Tool: command\nInput: {"command": "${CUT}`,
  `tool_name: command\ntool_input: {"command": "${CUT}`,
  `<use_tool name="command">{"command": "${CUT}`,
  `<action name="command"><arg name="command">${CUT}`,
  `<cmd>${CUT}`,
  `<run explanation="removes it">${CUT}`,
  `<command explanation="removes it">${CUT}`,
  `<command command="${CUT}`,
  `<tool name="command" arguments='{"command": "${CUT}`,
  `<code lang="bash">${CUT}`,
  `<pre><code>${CUT}`,
  `<details><summary>Command</summary>\n\n\`\`\`bash\n${CUT}`,
  `<|channel|>tool<|message|>${OPEN}`,
  `[gMASK]<sop>${OPEN}`,
  `command = "${CUT}`,
  `{“command”: “${CUT}`,
  `["command", {"command": "${CUT}`,
  `(command :command "${CUT}`,
  `command(command: "${CUT}`,
  `- \`\`\`bash\n  ${CUT}`,
);

export const PROSE: readonly NotationRow[] = prose(
  'Assistant to the stage manager: in a theatre, the one who helps the stage manager.',
  'The tag <cmd> is not part of HTML.',
  'Write <code>ls</code> around it in HTML.',
  'Press <Enter> and then <C-c>.',
  'The form is ssh <user>@<host>, with your own names in it.',
  'A `List<String>` holds strings.',
  'In Rust it is Vec<u8>, in C++ std::vector<int>.',
  'If a < b and c > d, then it holds.',
  '[INFO] is the level of an ordinary line.',
  '[1] is the number of the job, 4242 its process.',
  '- [ ] to do\n- [x] done',
  '[CALL] is what the log says when a function begins.',
  'See [the manual](https://example.com/man) for it.',
  '{name} is replaced by the name of the file.',
  '{{ name }} is how a template says it.',
  '{ and } group commands; ( and ) start a subshell.',
  '%% is one percent sign in printf.',
  '@@ -1,3 +1,4 @@ is the head of a hunk.',
  '### Response codes\n\nA 404 means that there is no such page.',
  '# Answer\n\nIt depends on your shell.',
  '=== is the strict comparison of JavaScript.',
  '<<EOF begins a here-document, and EOF ends it.',
  '<<< is a here-string.',
  '-> points to the target of the link.',
  '!! is the last command.',
  '/etc/hosts has the names of hosts.',
  '#!/bin/bash is the first line of a script for bash.',
  'Command: the program that is run. Explanation: what it does.',
  'Output: nothing at all, when it works.',
  'Result: 42 files, 3 of them hidden.',
  'Shell: zsh 5.9',
  'Run the tests with the command make test.',
  'ls -la lists everything, du -sh * shows the sizes.',
  'rm -rf / removes everything; never type it.',
  'git status, git add and git commit are the three that you need.',
  'command = what is run, explanation = what it does.',
  'The file has:\n\n    command = "ls"\n    args = []',
  'In the YAML file:\n```yaml\nsteps:\n  - run: ls -la\n```',
  'In config.toml:\n```toml\ncommand = "ls -la"\ntimeout = 5\n```',
  'In HTML:\n```html\n<pre><code>ls -la</code></pre>\n```',
);
