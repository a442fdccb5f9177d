/** The parsers behind `forms.ts`: each turns a whole text into the tool calls it means, or null when it means none. */
import { SESSION_LANGUAGES, SHELL_LANGUAGES } from '../base/fences.ts';
import { list, record, text } from '../base/json.ts';
import { withoutMarks } from './dialects.ts';
import { type Loose, looseValue } from './loose-json.ts';
import type { ToolCall, ToolSpec } from './port.ts';
import { readTags } from './tag-forms.ts';
import { INPUT_KEYS, propertyNamed, toolNamed } from './tool-names.ts';
import { isWarning } from './warnings.ts';
import { tooDeep } from './wire-reader.ts';

type Calls = readonly ToolCall[] | null;
type Tools = readonly ToolSpec[];

const NAME_KEYS = ['name', 'tool', 'tool_name', 'function', 'function_name', 'action', 'recipient_name'];
/** Whether an object that begins with this key may be a call or the input of one. */
export const isCallKey = (key: string, tools: Tools): boolean =>
  [...NAME_KEYS, ...INPUT_KEYS, 'type', 'id', 'tool_calls', 'tool_call_id'].includes(key) ||
  tools.some((tool) => key === tool.name || propertyNamed(tool, key) !== undefined);

/**
 * The calls that a value means. `strict`: it stands among words, where an object with a `command` is often the content of a file, so it
 * must be in the notation of a call or have our properties and no others.
 */
function callsOf(value: unknown, tools: Tools, strict: boolean): Calls {
  const several = record(value)['tool_calls'] ?? value;
  const calls = (Array.isArray(several) ? (several as readonly unknown[]) : [several]).map((one) => callOf(record(one), tools, strict));
  return calls.length > 0 && calls.every((call) => call !== null) ? calls : null;
}

function callOf(object: Readonly<Record<string, unknown>>, tools: Tools, strict: boolean): ToolCall | null {
  const inner = record(object['function']);
  const source = Object.keys(inner).length > 0 ? inner : object;
  const nameKey = NAME_KEYS.find((key) => text(source[key]) !== '');
  const inputKey = INPUT_KEYS.find((key) => source[key] !== undefined);
  if (nameKey !== undefined) {
    const name = text(source[nameKey]);
    if (inputKey !== undefined && !(strict && toolNamed(name, tools) === undefined)) return { name, input: source[inputKey] };
  }
  const [only, ...others] = Object.keys(object);
  const tool =
    others.length === 0 && typeof object[only ?? ''] === 'object' && !Array.isArray(object[only ?? ''])
      ? toolNamed(only ?? '', tools)
      : undefined;
  if (tool !== undefined) return { name: tool.name, input: object[only as string] };
  return inputOnly(object, tools, strict);
}

/** The tool's input alone: recognised by the first property that the tool requires. */
function inputOnly(object: Readonly<Record<string, unknown>>, tools: Tools, strict: boolean): ToolCall | null {
  for (const tool of tools) {
    const [first, second] = list(tool.parameters['required']).map(text);
    const properties = Object.keys(object).map((key) => propertyNamed(tool, key));
    const value = Object.entries(object).find(([key]) => first !== undefined && propertyNamed(tool, key) === first)?.[1];
    if (typeof value !== 'string' && !(Array.isArray(value) && tool.name === 'command')) continue;
    if (strict && (properties.includes(undefined) || (second !== undefined && !properties.includes(second)))) continue;
    return { name: tool.name, input: object };
  }
  return null;
}

/** A text that is JSON from its beginning, with words behind it allowed: the calls, or null. */
export function readJson(whole: string, tools: Tools, strict = false): Calls {
  if (tooDeep(whole)) return null;
  const found = looseValue(whole, 0);
  const calls = found === null ? null : callsOf(found.value, tools, strict);
  if (found === null || calls === null) return null;
  // a second call behind it: the model has to choose
  const behind = /^\s*(?=\{)/.exec(whole.slice(found.end));
  const more = behind === null ? null : looseValue(whole, found.end);
  return [...calls, ...(more === null ? [] : (callsOf(more.value, tools, strict) ?? []))];
}

/** The languages of fenced blocks that are commands; a block of any other language is code to read. */
const SHELLS: ReadonlySet<string> = new Set([...SHELL_LANGUAGES, ...SESSION_LANGUAGES]);
/** The languages of blocks that may be a call. */
const CALLS: ReadonlySet<string> = new Set(['json', 'tool_code', 'tool_call', 'tool', 'python', 'xml']);

/** The first word of the text behind a fence; attributes follow it (spec.commonmark.org, info strings). `?` for what is no language. */
const languageOf = (info: string): string => /^\s*([\w-]*)(?=\s|\{|$)[^`]*$/.exec(info)?.[1]?.toLowerCase() ?? '?';

/** What the first line of a fenced block says: a command, a call, or code to read. A block without a language counts only alone. */
export function fenceKind(info: string, alone: boolean): 'command' | 'call' | 'code' {
  const name = languageOf(info);
  return SHELLS.has(name) || (name === '' && alone) ? 'command' : CALLS.has(name) || name === '' ? 'call' : 'code';
}

/** One fenced block from the beginning of the text on: a command with its explanation behind it, or a call. */
export function readFence(whole: string, tools: Tools, alone: boolean): Calls {
  const [begin, fence = '', info = ''] = /^(```|~~~)([^\n]*)\n/.exec(whole) ?? [];
  if (begin === undefined) return null;
  const close = whole.indexOf(fence, begin.length);
  if (close < 0) return null;
  const inside = whole.slice(begin.length, close);
  const behind = whole.slice(close + fence.length);
  if (behind.includes(fence)) return null;
  const kind = fenceKind(info, alone);
  if (kind === 'code' || isWarning(behind.split('\n').find((line) => line.trim() !== '') ?? '')) return null;
  const body = inside.trim();
  if (kind === 'call' || body.startsWith('{'))
    return body.startsWith('{') || body.startsWith('[') ? readJson(body, tools, !alone) : readPython(body, tools);
  const command = commandIn(inside, SESSION_LANGUAGES.has(languageOf(info)));
  return command === null ? null : [commandCall(command, firstSentence(withoutMarks(behind)))];
}

/** A sign of a prompt at the beginning of a line. */
const PROMPT = /^\s*(?:[\w.-]+@[^\s$%]+\s*)?[$%] /;

/** The prompt of root, which looks like the beginning of a comment. */
const ROOT_PROMPT = /^\s*# (?=\S)/;

/**
 * The command in a block: behind its prompt signs when it has some, and without the comments above it. Null for a script.
 * @param session the block shows a session: when every line in it begins with `# `, that is the prompt of root.
 */
function commandIn(inside: string, session: boolean): string | null {
  const lines = inside.replaceAll('\r', '').split('\n');
  if (lines[0]?.startsWith('#!') === true) return null;
  const full = lines.filter((line) => line.trim() !== '');
  if (session && full.every((line) => ROOT_PROMPT.test(line))) return full.map((line) => line.replace(ROOT_PROMPT, '')).join('\n') || null;
  const typed: string[] = [];
  for (const [index, line] of lines.entries())
    if (PROMPT.test(line)) typed.push(line.replace(PROMPT, ''));
    else if (typed.length > 0 && lines[index - 1]?.endsWith('\\') === true) typed.push(line);
  const rest = typed.length > 0 ? typed : lines;
  const start = rest.findIndex((line) => line.trim() !== '' && !/^\s*#/.test(line));
  const command = start < 0 ? '' : dedented(rest.slice(start)).trim();
  return command === '' ? null : command;
}

/** Without the spaces before every line, which a block in a list has. */
function dedented(lines: readonly string[]): string {
  const depth = /^[ \t]*/.exec(lines[0] ?? '')?.[0] ?? '';
  return lines.every((line) => line.trim() === '' || line.startsWith(depth))
    ? lines.map((line) => line.slice(depth.length)).join('\n')
    : lines.join('\n');
}

/** One line with nothing around it but a prompt sign or the marks of code. */
export function readBare(whole: string): ToolCall | null {
  if (whole === '' || whole.includes('\n')) return null;
  const marked = /^`([^`]+)`$/.exec(whole)?.[1] ?? whole;
  const command = marked.replace(/^\$ /, '').trim();
  return command === '' || command.startsWith('`') ? null : commandCall(command, '');
}

const LABEL = /^[*_]*(?:the )?(?:shell |bash )?command[*_]*:[*_]*\s*/i;
const EXPLANATION = /^[*_]*(?:explanation|description)[*_]*:[*_]*\s*/i;
export const isLabel = (text: string): boolean => LABEL.test(text);

/** `Command: …`, with an `Explanation: …` behind it or without. */
export function readLabelled(whole: string, tools: Tools): Calls {
  if (!isLabel(whole)) return null;
  const inside = whole.replace(LABEL, '').trim();
  if (/^(?:```|~~~)/.test(inside)) return readFence(inside, tools, true);
  const [first = '', ...more] = inside.split('\n');
  const bare = readBare(first.trim());
  const behind = more.join('\n').trim();
  if (bare === null || (behind !== '' && !EXPLANATION.test(behind))) return null;
  return [commandCall(text(record(bare.input)['command']), firstSentence(behind.replace(EXPLANATION, '')))];
}

const commandCall = (command: string, explanation: string): ToolCall => ({
  name: 'command',
  input: { command, explanation, pending: false },
});

const firstSentence = (behind: string): string => {
  const line = behind.trim().split('\n')[0] ?? '';
  const sentence = (/^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line).trim();
  // the heading of a list explains nothing
  return sentence.endsWith(':') ? '' : sentence;
};

/** `command(command="ls", explanation="…")`, also in a list or printed, with the name of a tool. */
export function readPython(whole: string, tools: Tools): Calls {
  const calls: ToolCall[] = [];
  const begins = /([\w.]+)\s*\(\s*(?=[A-Za-z_]\w*\s*=)/y;
  let at = /^\s*(?:\[\s*)?(?:print\(\s*)?/.exec(whole)?.[0].length ?? 0;
  for (;;) {
    begins.lastIndex = at;
    const begun = begins.exec(whole);
    if (begun === null) break;
    const read = keywords(whole, begins.lastIndex);
    if (read === null || toolNamed(begun[1] as string, tools) === undefined) return null;
    calls.push({ name: begun[1] as string, input: read.value });
    at = read.end + (/^\s*[,;]?\s*/.exec(whole.slice(read.end, read.end + 40))?.[0].length ?? 0);
  }
  return calls.length > 0 ? calls : null;
}

/** `name=value, …)`: the values by name. */
function keywords(whole: string, start: number): Loose | null {
  const entries: [string, unknown][] = [];
  const key = /\s*([A-Za-z_]\w*)\s*=\s*/y;
  for (let at = start; at < whole.length;) {
    key.lastIndex = at;
    const name = key.exec(whole)?.[1];
    const value = name === undefined ? null : looseValue(whole, key.lastIndex);
    if (name === undefined || value === null) return null;
    entries.push([name, value.value]);
    const next = /^\s*([,)])/.exec(whole.slice(value.end, value.end + 40));
    if (next === null) return null;
    at = value.end + next[0].length;
    if (next[1] === ')') return { value: Object.fromEntries(entries), end: at };
  }
  return null;
}

/** ReAct: arxiv.org/abs/2210.03629, as LangChain prompts for it. */
const ACTION = /^[*_]*Action[*_]*:[*_]*\s*`?([\w.]+)`?\s*\r?\n[*_]*Action Input[*_]*:[*_]*\s*(?:```\w*\s*)?/m;

/** Command R: docs.cohere.com, its templates for tools before the Command A family. */
const ACTIONS = /^[*_]*Action[*_]*:[*_]*\s*```(?:json)?\s*(?=[[{])/m;

/** Words of templates between a mark and the name of a tool. */
const TEMPLATE: ReadonlySet<string> = new Set(
  'functools function functions json commentary analysis assistant to constrain message call args arguments tool plugin code tool_call'.split(
    ' ',
  ),
);

/** What follows the mark of a call, in any of the notations. Everything in it must be whole. */
export function readMarked(whole: string, tools: Tools): Calls {
  const acted = ACTION.exec(whole);
  if (acted !== null) {
    const value = looseValue(whole, acted.index + acted[0].length);
    return value === null ? null : [{ name: acted[1] as string, input: value.value }];
  }
  const actions = ACTIONS.exec(whole);
  if (actions !== null) return readJson(whole.slice(actions.index + actions[0].length), tools);
  return readTags(whole) ?? readNamed(whole, tools);
}

/** The last name between marks, which belongs to the value behind it. */
function nameIn(between: string): string {
  const words = between
    .replaceAll(/<[^<>]*>|\[CALL_ID\]\w*|\[[A-Z_]+\]|`{3}\w*/g, ' ')
    .split(/[^\w.:-]+/)
    .filter((word) => /\w/.test(word) && !TEMPLATE.has(word));
  return words.at(-1)?.replace(/^call:/, '') ?? '';
}

/** Values one after the other, each of them a call or the input of the name before it; or calls as in Python. */
function readNamed(whole: string, tools: Tools): Calls {
  const calls: ToolCall[] = [];
  let last = 0;
  for (let at = next(whole, 0); at >= 0; at = next(whole, last)) {
    const python = readPython(whole.slice(at), tools);
    if (python !== null) return [...calls, ...python];
    const value = looseValue(whole, at);
    if (value === null) return null;
    const name = nameIn(whole.slice(last, at));
    const found = name === '' ? callsOf(value.value, tools, false) : [{ name, input: value.value }];
    if (found === null) return null;
    calls.push(...found);
    last = value.end;
  }
  if (calls.length > 0) return calls;
  const python = whole.replace(/^(?:<[^<>]*>|\s)+/, '');
  return readPython(python, tools);
}

/** Where the next value may begin: at a brace, or at a list of objects or calls. */
function next(whole: string, from: number): number {
  const found = whole.slice(from).search(/\{|\[\s*(?:\{|[\w.]+\()/);
  return found < 0 ? -1 : from + found;
}
