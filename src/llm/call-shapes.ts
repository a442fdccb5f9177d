/**
 * The objects in which a call is written: those of the protocols (OpenAI, Messages, Bedrock, Gemini, JSON-RPC), those that programs ask for
 * in their prompts, and the input of a tool alone.
 */
import { list, record, text } from '../base/json.ts';
import type { ToolCall, ToolSpec, Tools } from './port.ts';
import { looseValue } from './loose-json.ts';
import { understood } from './meant-input.ts';
import { INPUT_KEYS, propertyMeant, toolNamed } from './tool-names.ts';

export type Calls = readonly ToolCall[] | null;
const NAME_KEYS = ['name', 'tool', 'tool_name', 'function', 'function_name', 'action', 'recipient_name'];
/** Keys of objects around a call: Bedrock, Gemini, OpenAI's older form, xLAM, and a schema that was filled in place of its object. */
const AROUND = [
  'toolUse',
  'tool_use',
  'functionCall',
  'function_call',
  'tool_call',
  'tool',
  'action',
  'function',
  'params',
  'answer',
  'response',
  'properties',
];
/** Lists of calls. */
const SEVERAL = ['tool_calls', 'tool_uses', 'calls'];
const WRAPPERS = 3;

/** Whether an object that begins with this key may be a call or the input of one. */
export const isCallKey = (key: string, tools: Tools): boolean =>
  [...NAME_KEYS, ...INPUT_KEYS, ...AROUND, ...SEVERAL, 'type', 'id', 'tool_call_id', 'thought', 'thoughts', 'jsonrpc'].includes(key) ||
  tools.some((tool) => key === tool.name || propertyMeant(tool, key) !== undefined);

/**
 * The calls that a value means. `strict`: it is among words, where an object with a `command` is often the content of a file, so it
 * must be in the notation of a call or have our properties and no others.
 */
export function callsOf(value: unknown, tools: Tools, strict: boolean): Calls {
  const listed = SEVERAL.map((key) => record(value)[key]).find(Array.isArray);
  const several: unknown = listed ?? value;
  const pair = Array.isArray(value) && value.length === 2 ? toolNamed(text(value[0]), tools) : undefined;
  if (pair !== undefined) return [{ name: pair.name, input: list(value)[1] }];
  const calls = everyCall(Array.isArray(several) ? (several as readonly unknown[]) : [several], tools, strict);
  return calls ?? (strict ? null : inside(value, tools));
}

/** The calls that the members of a list are; null when one is none. */
function everyCall(members: readonly unknown[], tools: Tools, strict: boolean): Calls {
  const calls = members.map((one) => callOf(record(one), tools, strict));
  return calls.length > 0 && calls.every((call) => call !== null) ? calls : null;
}

/** A call as the parsers of its tool expect it; the calls in it where it is one for several (OpenAI's `multi_tool_use.parallel`). */
export function meant(call: ToolCall, tools: Tools): readonly ToolCall[] {
  const isForSeveral = toolNamed(call.name, tools) === undefined && SEVERAL.some((key) => Array.isArray(record(call.input)[key]));
  const inside = isForSeveral ? callsOf(call.input, tools, true) : null;
  return (inside ?? [call]).flatMap((one) => understood(one, tools)).flatMap((one) => writtenIn(one, tools) ?? [one]);
}

/** The calls in an answer in words that is one object of ours, written as a text; null where it is words. */
function writtenIn({ name, input }: ToolCall, tools: Tools): Calls {
  const said = name === 'chat' ? text(record(input)['response']).trim() : '';
  const found = said.startsWith('{') ? looseValue(said, 0) : null;
  if (found === null || found.end < said.length) return null;
  return callsOf(found.value, tools, true)?.flatMap((one) => understood(one, tools)) ?? null;
}

/** How deep the only call may be in an object that says nothing of it: the whole answer of a server, `{"result": {…}}`. */
const DEPTH = 6;

/** The only call in a value of any other form, or the only list of them; in the notation of a call, or with our properties under their own names. */
function inside(value: unknown, tools: Tools): Calls {
  const found: (readonly ToolCall[])[] = [];
  const isOurs = (one: unknown): boolean =>
    inputOnly(record(one), tools, true) === null || tools.some((tool) => hasOnly(record(one), tool));
  const search = (one: unknown, depth: number): void => {
    if (typeof one !== 'object' || one === null || depth > DEPTH || found.length > 1) return;
    const members = Array.isArray(one) ? (one as readonly unknown[]) : [one];
    const calls = depth === 0 || !members.every(isOurs) ? null : everyCall(members, tools, true);
    if (calls !== null && calls.every(({ name }) => toolNamed(name, tools) !== undefined)) found.push(calls);
    else for (const member of Object.values(one)) search(member, depth + 1);
  };
  search(value, 0);
  return found.length === 1 ? (found[0] ?? null) : null;
}

const hasOnly = (object: Readonly<Record<string, unknown>>, tool: ToolSpec): boolean =>
  Object.keys(object).every((key) => Object.hasOwn(record(tool.parameters['properties']), key));

function callOf(object: Readonly<Record<string, unknown>>, tools: Tools, strict: boolean, depth = 0): ToolCall | null {
  const inner = AROUND.map((key) => record(object[key])).find((one) => Object.keys(one).length > 0);
  const around = inner === undefined || depth >= WRAPPERS ? null : callOf(inner, tools, strict, depth + 1);
  if (around !== null) return around;
  const nameKey = NAME_KEYS.find((key) => text(object[key]) !== '');
  const inputKey = INPUT_KEYS.find((key) => object[key] !== undefined);
  if (nameKey !== undefined) {
    const name = text(object[nameKey]);
    const ours = toolNamed(name, tools);
    const { [nameKey]: _, ...input } = object;
    // the name beside the properties
    if (ours !== undefined && inputKey === undefined && inputOnly(input, [ours], true) !== null) return { name, input };
    if (inputKey !== undefined && !(strict && ours === undefined)) return { name, input: inputIn(object[inputKey], ours) };
  }
  const [only, ...others] = Object.keys(object);
  const input = only === undefined || others.length > 0 ? undefined : object[only];
  const tool = typeof input === 'object' && !Array.isArray(input) ? toolNamed(only ?? '', tools) : undefined;
  if (tool !== undefined && Object.keys(record(input)).some((key) => propertyMeant(tool, key) !== undefined))
    return { name: tool.name, input };
  return inputOnly(object, tools, strict);
}

/** The input of a call; a text in quotes, which is whole, may be the command alone. */
const inputIn = (input: unknown, tool: ToolSpec | undefined): unknown =>
  tool?.name === 'command' && typeof input === 'string' && /^\s*[^\s{["'<`]/.test(input) ? { command: input } : input;

/** The names of what only our answers have. An object with one is never shown as it is written, whatever its value is. */
const OWN_NAMES = ['command', 'response', 'answer'];
/** What an answer in words is called that is all of an object. */
const WORDS_ALONE = ['explanation', 'question', 'clarification', 'result', 'final_answer', 'error'];

/** The tool's input alone: recognised by the first property that the tool requires. */
function inputOnly(object: Readonly<Record<string, unknown>>, tools: Tools, strict: boolean): ToolCall | null {
  for (const tool of tools) {
    const [first, second] = list(tool.parameters['required']).map(text);
    const properties = Object.keys(object).map((key) => propertyMeant(tool, key));
    const [key = '', value] = Object.entries(object).find(([name]) => first !== undefined && propertyMeant(tool, name) === first) ?? [];
    const isEmpty = value === null && OWN_NAMES.includes(key);
    const isGiven = typeof value === 'string' || (Array.isArray(value) && tool.name === 'command') || isEmpty;
    if (!isGiven && (strict || value === undefined || !OWN_NAMES.includes(key))) continue;
    if (strict && (properties.includes(undefined) || (second !== undefined && !properties.includes(second)))) continue;
    return { name: tool.name, input: object };
  }
  const [only, ...others] = strict ? [] : Object.entries(object);
  const isWords = only !== undefined && others.length === 0 && WORDS_ALONE.includes(only[0]) && typeof only[1] === 'string';
  const chat = isWords ? tools.find(({ name }) => name === 'chat') : undefined;
  return chat === undefined ? null : { name: chat.name, input: { response: only?.[1] } };
}
