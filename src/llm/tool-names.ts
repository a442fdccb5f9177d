/** Which tool a model means, and which of its properties: models use the names of the programs they were trained with. */
import { record } from '../base/json.ts';
import { nearest } from '../base/nearest.ts';
import { propertyLabelled } from './labels.ts';
import type { ToolSpec, Tools } from './port.ts';

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
      command: ['cmd', 'commands', 'command_line', 'commandline', 'shell', 'bash', 'script', 'code'],
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
export function toolNamed(name: string, tools: Tools): ToolSpec | undefined {
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
export function mayBeToolName(start: string, tools: Tools): boolean {
  const parts = start.toLowerCase().split('_');
  const last = parts.pop() ?? '';
  const known = [...tools.map(({ name }) => name), ...FILLERS, ...Object.values(NAMES).flatMap(({ says }) => [...says])];
  return parts.every((part) => known.includes(part)) && known.some((word) => word.startsWith(last));
}

/** A letter too few or too many: `comand`. Another word of the same length (`comment`) is another name. */
const isMisspelt = (given: string, name: string): boolean =>
  name.length > 5 && Math.abs(given.length - name.length) === 1 && nearest(given, [name]) === name;

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

/** Words beside that of a command, in the name of a property: `command_to_run`, `suggested_bash_command`. */
const BESIDE_COMMAND = words('bash sh zsh shell terminal linux unix the a to run exec execute suggested recommended final single');

/** The property that a key means; undefined for one that the tool does not have. */
export function propertyNamed(tool: ToolSpec, key: string): string | undefined {
  const name = folded(key);
  const properties = record(tool.parameters['properties']);
  if (Object.hasOwn(properties, name)) return name;
  const rest = name.split(/[_ ]+/).filter((part) => !BESIDE_COMMAND.has(part));
  if (rest.length === 1 && /^(?:command|cmd)$/.test(rest[0] ?? '') && Object.hasOwn(properties, 'command')) return 'command';
  return Object.entries(NAMES[tool.name]?.properties ?? {}).find(([, others]) => others.includes(name))?.[0];
}

/** The parameter that the key of an object means, which may be a word of another language: a line that begins with one is a label instead. */
export function propertyMeant(tool: ToolSpec, key: string): string | undefined {
  const labelled = propertyLabelled(key);
  const isOwn = labelled !== undefined && Object.hasOwn(record(tool.parameters['properties']), labelled);
  return propertyNamed(tool, key) ?? (isOwn ? labelled : undefined);
}
