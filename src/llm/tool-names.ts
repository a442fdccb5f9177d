/** Which tool a model means, and which of its properties: models use the names of the programs they were trained with. */
import { record, text } from '../base/json.ts';
import { nearest } from '../base/nearest.ts';
import { commandGiven } from './command-input.ts';
import { looseValue } from './loose-json.ts';
import type { ToolCall, ToolSpec } from './port.ts';

/** The keys of a call's input, beside its name. */
export const INPUT_KEYS: readonly string[] = [
  'arguments',
  'parameters',
  'input',
  'args',
  'kwargs',
  'action_input',
  'tool_input',
  'params',
  'tool_arguments',
];

/** What our tools and their properties are called elsewhere. A tool's name counts when all of its words are in the list. */
interface Names {
  /** Whole names that these words do not make. */
  readonly also?: readonly string[];
  /** At least one of these words. */
  readonly says: ReadonlySet<string>;
  readonly properties: Readonly<Record<string, readonly string[]>>;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const FILLERS = words('in the a to line input call tool local suggest user suggestion code response final it get mcp send server');

const NAMES: Readonly<Record<string, Names>> = {
  command: {
    says: words('bash sh zsh shell terminal command commands cmd run exec execute'),
    properties: {
      command: ['cmd', 'command_line', 'commandline', 'shell_command', 'bash_command', 'shell', 'bash', 'script', 'code'],
      explanation: ['description', 'explain', 'reason', 'reasoning', 'rationale', 'summary', 'comment', 'purpose', 'message'],
      pending: [],
    },
  },
  chat: {
    says: words('chat answer respond reply say message talk'),
    // the tools that text-generation-inference adds, and of which it writes the input
    also: ['no_tool', 'notify_error'],
    properties: { response: ['answer', 'reply', 'message', 'text', 'content'] },
  },
};

/**
 * The last part of a name with a namespace, without what a template left behind it: `functions.command:0`, `command<|channel|>json`,
 * `command.call` (the built-in tools of Llama 3.1).
 */
const bare = (name: string): string =>
  (name.split('<|', 1)[0] as string)
    .trim()
    .replace(/:\d+$|\.call$/, '')
    .replace(/^.*[.:/]/, '')
    .trim();

/** The tool that a model means; undefined when there is no such tool. */
export function toolNamed(name: string, tools: readonly ToolSpec[]): ToolSpec | undefined {
  const given = bare(name);
  const exact = tools.find((tool) => tool.name === given.toLowerCase());
  if (exact !== undefined || given === '') return exact;
  const parts = given
    .replace(/([a-z])(?=[A-Z])/g, '$1_')
    .toLowerCase()
    .split(/[_\s-]+/)
    .filter((part) => part !== '');
  return (
    tools.find((tool) => isMisspelt(given.toLowerCase(), tool.name) || NAMES[tool.name]?.also?.includes(given.toLowerCase()) === true) ??
    tools.find((tool) => {
      const { says } = NAMES[tool.name] ?? { says: new Set() };
      return parts.some((part) => says.has(part)) && parts.every((part) => says.has(part) || FILLERS.has(part));
    })
  );
}

/** Whether more letters may make a tool's name of this, in which all words but the last are whole. */
export function mayBeToolName(start: string, tools: readonly ToolSpec[]): boolean {
  const parts = start.toLowerCase().split('_');
  const last = parts.pop() ?? '';
  const known = [...tools.map(({ name }) => name), ...FILLERS, ...Object.values(NAMES).flatMap(({ says }) => [...says])];
  return parts.every((part) => known.includes(part)) && known.some((word) => word.startsWith(last));
}

/** A letter too few or too many: `comand`. Another word of the same length (`comment`) is another name. */
const isMisspelt = (given: string, name: string): boolean =>
  name.length > 5 && Math.abs(given.length - name.length) === 1 && nearest(given, [name]) === name;

/** The call as the tool's parser expects it. What is not understood stays as it is, and the parser refuses it. */
export function understood({ name, input }: ToolCall, tools: readonly ToolSpec[]): ToolCall {
  const tool = toolNamed(name, tools);
  if (tool === undefined) return { name, input };
  const inner = unwrapped(input, tool, tools);
  // words in place of an object; a command has to say itself what it is
  const isSaid = tool.name === 'chat' && typeof inner === 'string' && /^\s*[^\s{["]/.test(inner);
  return { name: tool.name, input: inputOf(tool, isSaid ? { response: inner } : inner) };
}

const WRAPPERS = 3;

/** The input without what was put around it: text, a list of one, the whole call once more. */
function unwrapped(input: unknown, tool: ToolSpec, tools: readonly ToolSpec[]): unknown {
  let inner = input;
  for (let depth = 0; depth < WRAPPERS; depth++) {
    if (typeof inner === 'string') inner = valueIn(inner);
    if (Array.isArray(inner) && inner.length === 1) inner = inner[0] as unknown;
    if (Array.isArray(inner)) inner = paired(inner) ?? inner;
    const called = record(inner);
    const again = text(called['name']);
    const args = INPUT_KEYS.map((key) => called[key]).find((value) => value !== undefined);
    const isAlone = Object.keys(called).length === 1;
    const [only = ''] = Object.keys(called);
    // text-generation-inference: {"function": {"_name": …}}
    if (isAlone && propertyNamed(tool, only) === undefined && Object.keys(record(called[only])).length > 1) {
      inner = called[only];
      continue;
    }
    if (args === undefined || !(isAlone || toolNamed(again, tools) === tool)) continue;
    inner = args;
  }
  return inner;
}

/** An object as a list of its names and values. */
function paired(list: readonly unknown[]): Readonly<Record<string, unknown>> | null {
  const pairs = list.map(record).map((one) => [text(one['name'] ?? one['key']), one['value']] as const);
  return pairs.every(([name, value]) => name !== '' && value !== undefined) ? Object.fromEntries(pairs) : null;
}

/** The value in a text that holds one, with a fence, a mark or words around it; the text itself when it holds none or several. */
function valueIn(json: string): unknown {
  const start = json.search(/[{["]/);
  if (start < 0 || !/^\s*(?:```\w*\s*|<[^<>]*>\s*)*$/.test(json.slice(0, start))) return json;
  let found: unknown = undefined;
  for (let at = start; at >= 0 && at < json.length;) {
    const value = looseValue(json, at);
    if (value === null) return json;
    const empty = typeof value.value === 'object' && Object.keys(value.value as object).length === 0;
    if (found !== undefined && !empty && !same(found, value.value)) return json;
    if (!empty || found === undefined) found = empty ? undefined : value.value;
    const next = json.slice(value.end).search(/[{[]/);
    at = next < 0 ? -1 : value.end + next;
  }
  return found ?? {};
}

/** Whether two values are the same JSON. A nesting that JSON cannot write is like no other. */
export function same(a: unknown, b: unknown): boolean {
  try {
    return JSON.stringify(a) === JSON.stringify(b);
  } catch {
    return false;
  }
}

const folded = (key: string): string =>
  key
    .replace(/([a-z])(?=[A-Z])/g, '$1_')
    .toLowerCase()
    .replaceAll('-', '_');

/** The names of a tool's properties, in their order. */
export const propertiesOf = (tool: ToolSpec): readonly string[] => Object.keys(record(tool.parameters['properties']));

/** The property that a key means; undefined for one that the tool does not have. */
export function propertyNamed(tool: ToolSpec, key: string): string | undefined {
  const name = folded(key);
  const properties = record(tool.parameters['properties']);
  if (Object.hasOwn(properties, name)) return name;
  return Object.entries(NAMES[tool.name]?.properties ?? {}).find(([, others]) => others.includes(name))?.[0];
}

function inputOf(tool: ToolSpec, input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const found: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(input)) {
    const property = propertyNamed(tool, key);
    // the property's own name goes before another name for it
    if (property !== undefined && (!(property in found) || folded(key) === property)) found[property] = value;
  }
  if (tool.name !== 'command') return found;
  const command = commandGiven(found['command'], input as Record<string, unknown>);
  const pending = pendingOf(found['pending']);
  return {
    ...('command' in found ? { command } : {}),
    ...('explanation' in found ? { explanation: found['explanation'] } : {}),
    ...(pending === undefined ? {} : { pending }),
  };
}

const WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  '1': true,
  false: false,
  no: false,
  '0': false,
  none: false,
  null: false,
  '': false,
};

/** Undefined where nothing was said. */
function pendingOf(pending: unknown): unknown {
  if (pending === undefined || pending === null) return undefined;
  const word = String(pending).trim().toLowerCase();
  return typeof pending !== 'object' && Object.hasOwn(WORDS, word) ? WORDS[word] : pending;
}
