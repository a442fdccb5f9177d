/** The parsers behind `forms.ts`: each turns a whole text into the tool calls it means, or null when it means none. */
import { record, text } from '../base/json.ts';
import type { ToolCall, ToolSpec } from './port.ts';
import { tooDeep } from './wire-reader.ts';

/** The explanation of a command that came without one. */
const UNEXPLAINED = 'the model gave no explanation';

/** One object or several, by themselves or as a tool call in one of the notations models were trained on. */
export function readJson(json: string, tools: readonly ToolSpec[]): readonly ToolCall[] | null {
  if (tooDeep(json)) return null;
  let value: unknown;
  try {
    value = JSON.parse(json.trim());
  } catch {
    return null;
  }
  const several = record(value)['tool_calls'] ?? value;
  const calls = (Array.isArray(several) ? several : [several]).map((one) => readCall(record(one), tools));
  return calls.length > 0 && calls.every((call) => call !== null) ? calls : null;
}

function readCall(object: Readonly<Record<string, unknown>>, tools: readonly ToolSpec[]): ToolCall | null {
  const inner = record(object['function']);
  const source = Object.keys(inner).length > 0 ? inner : object;
  const name = text(source['name']) || text(source['tool']) || text(source['tool_name']) || text(source['function']);
  const input = source['arguments'] ?? source['parameters'] ?? source['input'];
  if (name !== '' && input !== undefined) return { name, input: typeof input === 'string' ? unquoted(input) : input };
  // the tool's input alone: recognised by the first property that the tool requires
  const tool = tools.find((one) => text((one.parameters['required'] as readonly unknown[] | undefined)?.[0]) in object);
  return tool === undefined ? null : { name: tool.name, input: object };
}

function unquoted(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

/** The languages of fenced blocks that are commands; a block of any other language is code to read. */
const SHELLS: ReadonlySet<string> = new Set(['', 'bash', 'sh', 'zsh', 'shell', 'console', 'terminal', 'shell-session']);

/** One fenced block: a command with its explanation behind it, or JSON. */
export function readFence(whole: string, tools: readonly ToolSpec[]): readonly ToolCall[] | null {
  const match = /^```([a-z-]*)[ \t]*\r?\n([^]*?)\r?\n?```([^]*)$/.exec(whole);
  if (match === null) return null;
  const [, language = '', inside = '', behind = ''] = match;
  if (behind.includes('```')) return null;
  if (language === 'json' || inside.trimStart().startsWith('{')) return readJson(inside, tools);
  if (!SHELLS.has(language)) return null;
  const command = inside.replace(/^\$ /gm, '').trim();
  return command === '' ? null : [commandCall(command, firstSentence(behind))];
}

/** One line with nothing around it but a prompt sign or the marks of code. */
export function readBare(whole: string): ToolCall | null {
  if (whole === '' || whole.includes('\n')) return null;
  const marked = /^`([^`]+)`$/.exec(whole)?.[1] ?? whole;
  const command = marked.replace(/^\$ /, '').trim();
  return command === '' || command.startsWith('`') ? null : commandCall(command, '');
}

const commandCall = (command: string, explanation: string): ToolCall => ({
  name: 'command',
  input: { command, explanation: explanation === '' ? UNEXPLAINED : explanation, pending: false },
});

const firstSentence = (text: string): string => {
  const line = text.trim().split('\n')[0] ?? '';
  return (/^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line).trim();
};
