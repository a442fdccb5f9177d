/**
 * The objects in which a call is written: those of the protocols (OpenAI, Messages, Bedrock, Gemini, JSON-RPC), those that programs ask for
 * in their prompts, and the input of a tool alone.
 */
import { list, record, text } from '../base/json.ts';
import type { ToolCall, ToolSpec } from './port.ts';
import { INPUT_KEYS, propertyNamed, toolNamed, understood } from './tool-names.ts';

export type Calls = readonly ToolCall[] | null;
type Tools = readonly ToolSpec[];

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
  'properties',
];
/** Lists of calls. */
const SEVERAL = ['tool_calls', 'tool_uses', 'calls'];
const WRAPPERS = 3;

/** Whether an object that begins with this key may be a call or the input of one. */
export const isCallKey = (key: string, tools: Tools): boolean =>
  [...NAME_KEYS, ...INPUT_KEYS, ...AROUND, ...SEVERAL, 'type', 'id', 'tool_call_id', 'thought', 'thoughts', 'jsonrpc'].includes(key) ||
  tools.some((tool) => key === tool.name || propertyNamed(tool, key) !== undefined);

/**
 * The calls that a value means. `strict`: it is among words, where an object with a `command` is often the content of a file, so it
 * must be in the notation of a call or have our properties and no others.
 */
export function callsOf(value: unknown, tools: Tools, strict: boolean): Calls {
  const listed = SEVERAL.map((key) => record(value)[key]).find(Array.isArray);
  const several: unknown = listed ?? value;
  const pair = Array.isArray(value) && value.length === 2 ? toolNamed(text(value[0]), tools) : undefined;
  if (pair !== undefined) return [{ name: pair.name, input: list(value)[1] }];
  const calls = (Array.isArray(several) ? (several as readonly unknown[]) : [several]).map((one) => callOf(record(one), tools, strict));
  if (calls.length > 0 && calls.every((call) => call !== null)) return calls;
  return strict ? null : inside(value, tools);
}

/** A call as the parsers of its tool expect it; the calls in it where it is one for several (OpenAI's `multi_tool_use.parallel`). */
export function meant(call: ToolCall, tools: Tools): readonly ToolCall[] {
  const isForSeveral = toolNamed(call.name, tools) === undefined && SEVERAL.some((key) => Array.isArray(record(call.input)[key]));
  const inside = isForSeveral ? callsOf(call.input, tools, true) : null;
  return (inside ?? [call]).map((one) => understood(one, tools));
}

/** How deep the only call may be in an object that says nothing of it: the whole answer of a server, `{"result": {…}}`. */
const DEPTH = 6;

/** The only call in a value of any other form; it must be in the notation of a call, or have our properties under their own names. */
function inside(value: unknown, tools: Tools): Calls {
  const found: ToolCall[] = [];
  const search = (one: unknown, depth: number): void => {
    if (typeof one !== 'object' || one === null || depth > DEPTH || found.length > 1) return;
    const object = record(one);
    const isForeign = inputOnly(object, tools, true) !== null && !tools.some((tool) => hasOnly(object, tool));
    const call = depth === 0 || isForeign ? null : callOf(object, tools, true);
    if (call !== null && toolNamed(call.name, tools) !== undefined) found.push(call);
    else for (const member of Array.isArray(one) ? (one as readonly unknown[]) : Object.values(object)) search(member, depth + 1);
  };
  search(value, 0);
  return found.length === 1 ? found : null;
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
  if (tool !== undefined && Object.keys(record(input)).some((key) => propertyNamed(tool, key) !== undefined))
    return { name: tool.name, input };
  return inputOnly(object, tools, strict);
}

/** The input of a call; a text in quotes, which is whole, may be the command alone. */
const inputIn = (input: unknown, tool: ToolSpec | undefined): unknown =>
  tool?.name === 'command' && typeof input === 'string' && /^\s*[^\s{["'<`]/.test(input) ? { command: input } : input;

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
