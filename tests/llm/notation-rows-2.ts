/**
 * Sixty more answers in notations that were not known when the rules for `notation-rows.ts` were made: 36 whole, 12 cut, 12 of prose.
 * Only their first run was reported (decision 53).
 */
import type { NotationRow } from './notation-rows.ts';

const LS = { command: 'ls -la', explanation: 'lists the files' };
const ARGS = JSON.stringify(LS);
const CALL = JSON.stringify({ name: 'command', arguments: LS });
const SO = 'It is so.';
const CUT = 'rm -rf /home/me';

const explained = (...texts: readonly string[]): readonly NotationRow[] =>
  texts.map((text) => ({ text, command: LS.command, said: '', explanation: LS.explanation }));
const commands = (...texts: readonly string[]): readonly NotationRow[] => texts.map((text) => ({ text, command: LS.command, said: '' }));
const words = (...texts: readonly string[]): readonly NotationRow[] => texts.map((text) => ({ text, command: null, said: SO }));

export const WHOLE_2: readonly NotationRow[] = [
  ...explained(
    `[INVOKE] ${CALL} [/INVOKE]`,
    `[[CALL:command]]\n${ARGS}`,
    `<<<FUNCTION command>>>${ARGS}<<<END>>>`,
    `«tool»${CALL}«/tool»`,
    `~~TOOL~~ ${CALL}`,
    `--- tool ---\n${CALL}\n--- end ---`,
    `@command ${ARGS}`,
    `>> command(${ARGS})`,
    `$call command ${ARGS}`,
    `ToolCall(name="command", arguments=${ARGS})`,
    `{"step": 1, "action": {"tool": "command", "args": ${ARGS}}}`,
    `[{"function": {"name": "command", "arguments": ${JSON.stringify(ARGS)}}}]`,
    `<exec>\n  <command>ls -la</command>\n  <explanation>lists the files</explanation>\n</exec>`,
    `<step n="1">${CALL}</step>`,
    `<output format="json">${ARGS}</output>`,
    `<function_call name="command" args='${ARGS}' />`,
    `tool = "command"\n[args]\ncommand = "ls -la"\nexplanation = "lists the files"`,
    `name: command\nargs:\n  command: ls -la\n  explanation: lists the files`,
    `command: 'ls -la'\nexplanation: >\n  lists the files`,
    `#### Tool Call\n${CALL}`,
    `Function Call: ${CALL}`,
    `Final answer:\n${ARGS}`,
    `<|plugin|>${CALL}<|/plugin|>`,
    `<pad>${CALL}<pad>`,
    `* ${ARGS}`,
  ),
  ...commands(
    '[sh]ls -la[/sh]',
    '<terminal_command>ls -la</terminal_command>',
    '\\text{ls -la}',
    '**Bot:**\n```sh\nls -la\n```',
    'Terminal:\n```\nls -la\n```',
    '<answer lang="en">\n```bash\nls -la\n```\n</answer>',
  ),
  ...words(
    `<bot>${SO}</bot>`,
    `[RESPONSE]\n${SO}\n[/RESPONSE]`,
    `Chatbot: ${SO}`,
    `<reasoning_trace>hm</reasoning_trace>\n${SO}`,
    `${SO}[END]`,
  ),
];

export const TRUNCATED_2: readonly NotationRow[] = [
  `[INVOKE] {"name": "command", "arguments": {"command": "${CUT}`,
  `[[CALL:command]]\n{"command": "${CUT}`,
  `«tool»{"command": "${CUT}`,
  `--- tool ---\n{"command": "${CUT}`,
  `@command {"command": "${CUT}`,
  `ToolCall(name="command", arguments={"command": "${CUT}`,
  `<exec>\n  <command>${CUT}`,
  `tool = "command"\n[args]\ncommand = "${CUT}`,
  `#### Tool Call\n{"command": "${CUT}`,
  `[sh]${CUT}`,
  `Terminal:\n\`\`\`\n${CUT}`,
  `\\text{${CUT}`,
].map((text) => ({ text, command: null, said: '' }));

export const PROSE_2: readonly NotationRow[] = [
  '[WARN] means that something may be wrong.',
  '<Tab> completes the name, <C-r> searches.',
  'Terminal: the program in which the shell runs.',
  'AI is short for artificial intelligence.',
  'Response times depend on the server.',
  'Use std::map<K, V> for it, or std::set<T>.',
  'Tool: a program that does one thing.',
  '@daily in a crontab is once a day.',
  '%d is a number, %s a string.',
  'name: the name of the file, path: where it is.',
  'Write [ -f a.txt ] with the spaces.',
  'In JSON it is {"command": "ls"}, in YAML command: ls.',
].map((text) => ({ text, command: null, said: text }));
