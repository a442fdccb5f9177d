/** The parsers behind `forms.ts`: each takes a whole text and gives the calls it stands for, or null when it is none. */
import { record, text } from '../base/json.ts';
import type { ToolCall, ToolSpec } from './port.ts';
import { tooDeep } from './wire-reader.ts';

/** What is told to the user where a model gave a command and not a word. */
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
  // the tool's input alone: it is told by the property the tool cannot do without
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

/** What stands behind the fence of a block that is to be run; anything else is code to be read. */
const SHELLS: ReadonlySet<string> = new Set(['', 'bash', 'sh', 'zsh', 'shell', 'console', 'terminal', 'shell-session']);

/** One block: a shell's with its explanation behind it, or JSON. */
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

/** A line with nothing around it but the marks of a prompt or of code. */
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

const firstSentence = (words: string): string => {
  const line = words.trim().split('\n')[0] ?? '';
  return (/^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line).trim();
};
