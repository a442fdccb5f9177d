/**
 * The sixth set: answers of small and odd models as their servers pass them on, in forms that no earlier set has. Shapes are from public
 * issues and templates: failed generations of Groq (groq-typescript#28, smolagents#1119), harmony that leaks (vllm#32587, cloudflare/ai#574,
 * hermes-agent#84231), MiniMax M3 (MiniMax-M3#31), Command R7B, Falcon, EXAONE, Reka, Aya, Gemma, LFM2, StarCoder, Phi 4, Devstral, and the
 * habits of models below 4 B. Frozen before their first run; decision 66 has the figures.
 */
import type { Sees } from './dialect-rows.ts';
import { ARGS, CALL, explained, LS, plain, said } from './native-bodies.ts';

export interface SixthText {
  readonly text: string;
  readonly sees: Sees;
}

const rows = (sees: Sees, ...texts: readonly string[]): readonly SixthText[] => texts.map((text) => ({ text, sees }));
const json = (value: unknown): string => JSON.stringify(value);
const SO = 'It is so.';
const PYTHON = `command(command="ls -la", explanation="lists the files")`;
const NAMED = `<command>ls -la</command><explanation>lists the files</explanation>`;
const TOML = 'command = "ls -la"\nexplanation = "lists the files"';
const M3 = ']<]minimax[>[';

export const SIXTH_TEXTS: readonly SixthText[] = [
  // families: special tokens that leak, marks that miss a part
  ...rows(
    explained,
    `<|tool_call_begin|>functions.command:0<|tool_call_argument_begin|>${ARGS}<|tool_call_end|>`,
    `<|tool_calls_section_begin|> <|tool_call_begin|> functions.command:1 <|tool_call_argument_begin|> ${ARGS} <|tool_call_end|> <|tool_calls_section_end|>`,
    `assistantcommentary to=functions.command json${ARGS}`,
    `commentary to=functions.command <|constrain|>json<|message|>${ARGS}`,
    `to=functions.command ${ARGS}`,
    `<|start|>assistant<|channel|>commentary to=command<|message|>${ARGS}<|call|>`,
    `analysisWe list the files.assistantcommentary to=functions.command json${ARGS}`,
    `<function=command[]${ARGS}</function>`,
    `<function=command ${ARGS}</function>`,
    `<function(command)${ARGS}</function>`,
    `command${ARGS}</function>`,
    `<function=command>${ARGS}<function>`,
    `I will list them.${M3}<tool_call>\n${M3}<invoke name="command">${M3}<command>ls -la${M3}</command>${M3}<explanation>lists the files${M3}</explanation>${M3}</invoke>\n${M3}</tool_call>`,
    `]~b]ai\n${CALL}[e~[`,
    `Action: \`\`\`json\n[\n    {"tool_name": "command", "parameters": ${ARGS}}\n]\n\`\`\``,
    `Plan: I will list them.\nAction: \`\`\`json\n[{"tool_name": "command", "parameters": ${ARGS}}]\n\`\`\``,
    `<|tool_call|>[{"type": "function", "function": {"name": "command", "parameters": ${ARGS}}}]<|/tool_call|>`,
    `[TOOL_CALLS] [{"name": "command", "arguments": ${ARGS}, "id": "a1b2c3d4e"}]</s>`,
    `I will list them.[TOOL_CALLS]command[ARGS]${ARGS}</s>`,
    `[tool_calls] [${CALL}]`,
    `TOOL_CALLS: [${CALL}]`,
    `<code>\n${PYTHON}\n</code>`,
    `<|tool_call_start|>[command(command='ls -la', explanation='lists the files')]<|tool_call_end|>Listing the files now.`,
    `[command(command='ls -la', explanation='lists the files')]<|im_end|>`,
    `<TOOL_CALL>\n${CALL}\n</TOOL_CALL>`,
    `<toolcall>${CALL}</toolcall>`,
    `<tool_call>${CALL}</tool_call>[|endofturn|]`,
    `<tool_call>${json(CALL)}</tool_call>`,
    `<think>\n\n</think>\n\n<response>\n${ARGS}\n</response>`,
    `<start_of_turn>model\n${CALL}<end_of_turn>`,
    `<|im_start|>assistant\n${CALL}<|im_end|>`,
    `<|start_header_id|>assistant<|end_header_id|>\n\n${CALL}<|eot_id|>`,
    `&lt;tool_call&gt;${CALL.replaceAll('"', '&quot;')}&lt;/tool_call&gt;`,
    `\`\`\`tool_call\n${CALL}\n\`\`\``,
    `\`\`\`xml\n<tool_call>${CALL}</tool_call>\n\`\`\``,
  ),
  // thoughts in other brackets, and thoughts that do not end
  ...rows(
    explained,
    `<think>They want a list. <tool_call>${CALL}</tool_call>`,
    `◁think▷They want a list.◁/think▷${CALL}`,
    `<|begin_of_thought|>\nhm\n<|end_of_thought|>\n<|begin_of_solution|>\n${CALL}\n<|end_of_solution|>`,
    `<analysis>hm</analysis>\n<final>${ARGS}</final>`,
    `Thinking Process:\n\n1. They want a list.\n</think>\n\n${CALL}`,
    `<thought>\nls or find?\n</thought>\n${ARGS}`,
    `<|channel>thought\nls or find?<channel|>${CALL}`,
  ),
  ...rows(
    said,
    `◁think▷ls or find?◁/think▷${SO}`,
    `<|begin_of_thought|>ls or find?<|end_of_thought|><|begin_of_solution|>${SO}<|end_of_solution|>`,
    `<reflection>ls or find?</reflection>\n${SO}`,
    `</thinking>\n\n${SO}`,
    `${SO}<|im_end|>\n<|im_start|>user\nThank you.<|im_end|>`,
    `${SO}</s>[INST] And now? [/INST]`,
    `${SO}<|eot_id|><|start_header_id|>assistant<|end_header_id|>`,
    `<|start_header_id|>assistant<|end_header_id|>\n\n${SO}`,
    `${SO}[|endofturn|]`,
    `${SO}<|END_OF_TURN_TOKEN|>`,
    `<|CHATBOT_TOKEN|>${SO}`,
    `${SO} <sep> human:`,
    `${SO}[e~[`,
    `<|assistant|>\n${SO}<|endoftext|>`,
    `${SO}<end_of_turn>\n<start_of_turn>user`,
    `<|channel|>final <|constrain|>text<|message|>${SO}<|return|>`,
  ),
  // JSON as small models write it
  ...rows(
    explained,
    `{command: "ls -la", explanation: "lists the files"}`,
    `{"command": "ls -la" "explanation": "lists the files"}`,
    `{"command": "ls -la", // the long form\n "explanation": "lists the files"}`,
    `{"command": """ls -la""", "explanation": """lists the files"""}`,
    `{"command" = "ls -la", "explanation" = "lists the files"}`,
    '{"command": `ls -la`, "explanation": `lists the files`}',
    json({ function_name: 'command', args: LS }),
    json({ tool_name: 'command', tool_args: LS }),
    json({ toolName: 'command', input: LS }),
    json({ type: 'function', name: 'command', parameters: LS }),
    json({ thought: 'They want a list.', tool: 'command', tool_input: LS }),
    json({ tool: { name: 'command', arguments: LS } }),
    json({ name: 'command', arguments: [LS] }),
    json({ function: 'command', ...LS }),
    json({ tool: 'command', ...LS }),
    `${json({ name: 'command' })}\n${json({ arguments: LS })}`,
    `json\n${ARGS}`,
    `{{"command": "ls -la", "explanation": "lists the files"}}`,
    `${ARGS};`,
    `(${ARGS})`,
  ),
  // data of other languages
  ...rows(
    explained,
    `{:command => "ls -la", :explanation => "lists the files"}`,
    `['command' => 'ls -la', 'explanation' => 'lists the files']`,
    `{command = "ls -la", explanation = "lists the files"}`,
    `[tool_call]\nname = "command"\n\n[tool_call.arguments]\n${TOML}`,
    `\`\`\`toml\n[command]\n${TOML}\n\`\`\``,
    `[command]\n${TOML}`,
    `function:\n  name: command\n  arguments:\n    command: ls -la\n    explanation: lists the files`,
    `- tool: command\n  input:\n    command: ls -la\n    explanation: lists the files`,
    `Tool: command\n- command: ls -la\n- explanation: lists the files`,
    `**Tool:** command\n**Command:** ls -la\n**Explanation:** lists the files`,
    `| tool | command | explanation |\n|---|---|---|\n| command | ls -la | lists the files |`,
    `| Parameter | Value |\n|-----------|-------|\n| command | \`ls -la\` |\n| explanation | lists the files |`,
    `command\tls -la\nexplanation\tlists the files`,
  ),
  // calls as code
  ...rows(
    explained,
    `print(${PYTHON})`,
    `result = ${PYTHON}\nprint(result)`,
    `from tools import command\n\n${PYTHON}`,
    `command(**${ARGS})`,
    `tools["command"](${ARGS})`,
    `await command(${ARGS});`,
    `command.invoke(${ARGS})`,
    `$tool command ${ARGS}`,
    `$command(${ARGS})`,
    `~command ${ARGS}`,
    `%command ${ARGS}`,
    `::command ${ARGS}`,
    `&command ${ARGS}`,
    `command --command "ls -la" --explanation "lists the files"`,
  ),
  // elements
  ...rows(
    explained,
    `<tool_use><name>command</name><input>${NAMED}</input></tool_use>`,
    `<invoke><tool_name>command</tool_name><parameters>${NAMED}</parameters></invoke>`,
    `<tool name="command">${NAMED}</tool>`,
    `<command>ls -la</command>\n<explanation>lists the files</explanation>`,
    `<tool_call name="command"><argument name="command" value="ls -la"/><argument name="explanation" value="lists the files"/></tool_call>`,
    `<?xml version="1.0"?>\n<call><name>command</name>${NAMED}</call>`,
    `<functioncall> ${CALL} </functioncall>`,
  ),
  // words with a call in their line
  ...rows(
    explained,
    `I will call command with ${ARGS}`,
    `Let me use the command tool: ${ARGS}`,
    `Using tool command: ${ARGS}`,
    `I'll run the tool \`command\` with the arguments \`${ARGS}\`.`,
    `To list them, I call ${PYTHON}.`,
    `Sure! ${CALL}`,
    `Okay, calling functions.command(${ARGS}) now.`,
    `The call is: <function=command>${ARGS}</function>`,
  ),
  ...rows(
    plain,
    `Here you go: \`ls -la\``,
    `\`\`\`\nbash\nls -la\n\`\`\``,
    '```bash\n$ ls -la\ntotal 8\ndrwxr-xr-x 2 me me 4096 Jan  1 10:00 .\n```',
    '<bash>\nls -la\n</bash>',
    '### Response:\n```bash\nls -la\n```<|endoftext|>',
    '```sh\nls -la\n```\n\n*Lists the files.*',
    '<|python_tag|>{"name": "shell", "parameters": {"cmd": "ls -la"}}',
    `<tool_call>{"name": "terminal", "arguments": {"command": "ls -la", "timeout": 30}}</tool_call>`,
  ),
];

const CUT = 'rm -rf /home/me';
const OPEN = `{"name": "command", "arguments": {"command": "${CUT}`;

/** Cut in the command: nothing may be prefilled. */
export const SIXTH_CUT: readonly string[] = [
  `<|tool_call_begin|>functions.command:0<|tool_call_argument_begin|>{"command": "${CUT}`,
  `to=functions.command {"command": "${CUT}`,
  `<function=command[]{"command": "${CUT}`,
  `command{"command": "${CUT}`,
  `${M3}<invoke name="command">${M3}<command>${CUT}`,
  `${M3}<invoke name="command">${M3}<command>${CUT}${M3}</invoke>`,
  `◁think▷hm◁/think▷${OPEN}`,
  `{command: "${CUT}`,
  `{"command": """${CUT}`,
  `{:command => "${CUT}`,
  `{command = "${CUT}`,
  `[tool_call]\nname = "command"\n\n[tool_call.arguments]\ncommand = "${CUT}`,
  `| tool | command | explanation |\n|---|---|---|\n| command | ${CUT}`,
  `| Parameter | Value |\n|---|---|\n| command | ${CUT}`,
  `I will call command with {"command": "${CUT}`,
  `To remove it, I call command(command="${CUT}`,
  `Sure! ${OPEN}`,
  `I'll run the tool \`command\` with the arguments \`{"command": "${CUT}`,
  `$command({"command": "${CUT}`,
  `command --command "${CUT}`,
  `command(**{"command": "${CUT}`,
  `<tool_call name="command"><argument name="command" value="${CUT}`,
  `&lt;tool_call&gt;{&quot;name&quot;: &quot;command&quot;, &quot;arguments&quot;: {&quot;command&quot;: &quot;${CUT}`,
  `Here you go: \`${CUT}`,
];

/** Words of a model with tools that mention commands: all of them are shown, and nothing is prefilled. */
export const SIXTH_PROSE: readonly string[] = [
  'A request to the tool looks like {"command": "ls -la", "explanation": "lists the files"}, and the reply to it is text.',
  'For example, {"name": "command", "arguments": {"command": "rm -rf /"}} would remove everything, so I do not call it.',
  'I could call command(command="rm -rf /tmp/x", explanation="removes it"), but which folder do you mean?',
  '| Command | Meaning |\n| --- | --- |\n| ls | lists the files |\n| pwd | prints the folder |',
  '| Option | Meaning |\n| --- | --- |\n| -l | the long form |',
  'It belongs into Cargo.toml:\n\n[package]\nname = "demo"\nversion = "0.1.0"',
  '[alias]\nco = "checkout"',
  '$PATH is the list of folders in which the shell looks.',
  '$? is 127 when a command was not found.',
  '$(date) is replaced by what date prints.',
  '%1 is the first job, %% the current one.',
  '~user is the home of that user.',
  '& at the end starts it in the background.',
  'Which of the two do you mean: `git reset --soft HEAD~1`, or `git revert HEAD`?',
  'Do not run `rm -rf ~`; it removes your home.',
  'The name of the tool is command, and its arguments are command and explanation.',
  'name: build\non: push',
  'Your PATH holds /usr/bin: that is where ls is.',
  'The command tool: it puts one command on your prompt.',
  "In Ruby it is {:command => \"ls\"}, in PHP ['command' => 'ls'].",
  'I ran nothing. You asked what ls does: it lists files.',
  'Action: none is needed, the service runs already.',
];
