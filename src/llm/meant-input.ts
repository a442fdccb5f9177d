/**
 * What the input of a call means: a command, several, or words; models name and nest the properties of our tools as they like, and call one
 * tool with what belongs to another. What is not understood stays as it is, and the parser of the tool refuses it. Pure.
 */
import { record, text } from '../base/json.ts';
import { isCommand } from './bare-line.ts';
import { commandGiven } from './command-input.ts';
import { looseValue } from './loose-json.ts';
import type { ToolCall, ToolSpec, Tools } from './port.ts';
import { INPUT_KEYS, propertiesOf, propertyMeant, same, toolNamed } from './tool-names.ts';
import { isNothing, wordsIn } from './words-in.ts';

type Input = Readonly<Record<string, unknown>>;
/** The call as the parser of its tool expects it; several where it has several commands. */
export function understood({ name, input }: ToolCall, tools: Tools): readonly ToolCall[] {
  const tool = toolNamed(name, tools);
  if (tool === undefined) return [{ name, input }];
  const inner = unwrapped(input, tool, tools);
  const isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
  const [command, chat] = ['command', 'chat'].map((own) => tools.find((one) => one.name === own));
  if (tool === command) return isObject ? commandsOrWords(inner as Input, tool, chat) : [{ name: tool.name, input: inner }];
  if (tool === chat)
    return isObject ? wordsOrCommands(inner as Input, tool, command) : [{ name: tool.name, input: saidAlone(inner, tool) }];
  return [{ name: tool.name, input: fitted(inner, tool) }];
}

const saying = (chat: ToolSpec, response: unknown): ToolCall => ({ name: chat.name, input: { response } });

/** Whether it is words in place of an object, and not one that was cut. */
const isWords = (inner: unknown): boolean => Array.isArray(inner) || (typeof inner === 'string' && /^\s*[^\s{["]/.test(inner));

/** A command has to say itself what it is. */
const saidAlone = (inner: unknown, chat: ToolSpec): unknown => (isWords(inner) ? { response: saidIn(inner, chat) } : inner);

/** Deeper than any answer. */
const DEPTH = 8;

/** The words of an answer: what is called words in an object, sentences in one, or else the object as a block of JSON. */
function saidIn(value: unknown, chat: ToolSpec, depth = 0): string {
  if (Array.isArray(value) && depth < DEPTH)
    return (value as readonly unknown[])
      .map((one) => saidIn(one, chat, depth + 1))
      .filter((one) => one.trim() !== '')
      .join('\n');
  const values = Object.values(record(value));
  if (values.length === 0 || depth >= DEPTH) return typeof value === 'object' ? '' : wordsIn(value);
  const inner = valueOf(record(value), chat, 'response');
  if (inner !== undefined) return saidIn(inner, chat, depth + 1);
  const isProse = values.every((one) => typeof one === 'string' && /\s/.test(one.trim()));
  return isProse ? wordsIn(value) : blockOf(value);
}

/** Empty for a nesting that JSON cannot write. */
function blockOf(value: unknown): string {
  try {
    return `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;
  } catch {
    return '';
  }
}

/** The input of `command`. Where it has nothing to run, what else it says is an answer in words. */
function commandsOrWords(input: Input, tool: ToolSpec, chat: ToolSpec | undefined): readonly ToolCall[] {
  const calls = commandsIn(input, tool);
  const said = chat === undefined ? '' : saidIn(valueOf(input, chat, 'response'), chat);
  const explanation = wordsIn(valueOf(input, tool, 'explanation'));
  if (calls !== null && calls.some((call) => !isNothing(call['command'])))
    return calls.map((call, index) => ({
      name: tool.name,
      input: index > 0 || !isNothing(call['explanation'] ?? '') || isNothing(said) ? call : { ...call, explanation: said },
    }));
  // an explanation without any command has lost it
  const words = calls === null ? [said] : [said, explanation, otherWords(input, tool)];
  const answer = words.find((one) => !isNothing(one));
  if (answer !== undefined && chat !== undefined) return [saying(chat, answer)];
  const [only, ...others] = Object.entries(input);
  const isTyped = calls === null && only !== undefined && others.length === 0 && propertyMeant(tool, only[0]) === undefined;
  if (isTyped && typeof only[1] === 'string' && isCommand(only[1].trim())) return [{ name: tool.name, input: { command: only[1] } }];
  return [{ name: tool.name, input: calls === null ? properties(input, tool) : { ...calls[0], command: null } }];
}

/** Names of a command that nothing else has: `code` beside words is mostly of another language. */
const isCommandNamed = (input: Input): boolean => Object.keys(input).some((key) => /^(?:commands?|cmd)$/i.test(key));

/** The input of `chat`. A command in it is one all the same. */
function wordsOrCommands(input: Input, tool: ToolSpec, command: ToolSpec | undefined): readonly ToolCall[] {
  const given = valueOf(input, tool, 'response');
  if (command !== undefined && isCommandNamed(record(given))) return commandsOrWords(record(given), command, tool);
  const response = saidIn(given, tool);
  const calls = command === undefined || !isCommandNamed(input) ? null : commandsIn(input, command);
  if (command === undefined || calls === null || calls.every((call) => isNothing(call['command'])))
    return [saying(tool, response.trim() === '' ? otherWords(input, command ?? tool) : response)];
  const suggested = calls.map((call) => ({ name: command.name, input: call }));
  return isNothing(response) ? suggested : [saying(tool, response), ...suggested];
}

/** All that an input says in texts, beside its command and what belongs to one. */
const otherWords = (input: Input, tool: ToolSpec): string =>
  wordsIn(
    Object.fromEntries(
      Object.entries(input).filter(
        ([key, value]) =>
          typeof value !== 'number' && typeof value !== 'boolean' && propertyMeant(tool, key) !== 'command' && key !== 'pending',
      ),
    ),
  );

/** The value of a property by whatever name; its own name goes before another one, unless it says nothing. */
function valueOf(input: Input, tool: ToolSpec, property: string): unknown {
  const named = Object.entries(input).filter(([key]) => propertyMeant(tool, key) === property);
  const own = named.filter(([key]) => key.toLowerCase() === property);
  return ([...own, ...named].find(([, value]) => value !== null && value !== '') ?? own[0] ?? named[0])?.[1];
}

/** The commands that an input has; null where nothing in it is called one. */
function commandsIn(input: Input, tool: ToolSpec, depth = 0): readonly Input[] | null {
  const given = valueOf(input, tool, 'command');
  if (given === undefined || depth > DEPTH) return null;
  const rest = without(input, tool, ['command']);
  const several = severalIn(given, input, tool);
  if (several !== null) {
    const later = without(rest, tool, ['explanation']);
    return several.flatMap((one, index) => commandsIn({ ...(index === 0 ? rest : later), ...one }, tool, depth + 1) ?? []);
  }
  const inner = record(given);
  // the command in an object of its own, or in the only text of one
  const [only, ...others] = Object.entries(inner).filter(([key]) => key !== 'type');
  const isOnly = others.length === 0 && only !== undefined;
  const nested = valueOf(inner, tool, 'command') !== undefined ? inner : isOnly ? { command: only[1] } : null;
  if (nested !== null) return commandsIn({ ...rest, ...nested }, tool, depth + 1);
  // what is not certain is no text, so that the parser refuses it
  const command = commandGiven(given, input) ?? (isNothing(given) ? null : [given]);
  return [properties({ ...rest, command }, tool)];
}

const without = (input: Input, tool: ToolSpec, names: readonly string[]): Input =>
  Object.fromEntries(Object.entries(input).filter(([key]) => !names.includes(propertyMeant(tool, key) ?? '')));

/** A list of commands, and not of the words of one: objects, lines with spaces in the first, or a key that says so. */
function severalIn(given: unknown, input: Input, tool: ToolSpec): readonly Input[] | null {
  if (!Array.isArray(given)) return null;
  const isPlural = Object.keys(input).some((key) => key.toLowerCase() === 'commands' && input[key] === given);
  const texts = given.map((one) => (typeof one === 'string' ? { command: one } : record(one)));
  const [first] = texts;
  if (first === undefined || texts.some((one) => typeof valueOf(one, tool, 'command') !== 'string')) return null;
  const isList = typeof given[0] !== 'string' || /\s/.test(given[0]) || isPlural;
  return isList && !texts.some((one) => text(one['command']).startsWith('-')) ? texts : null;
}

/** What the tool has of an input, under its own names. */
function properties(input: Input, tool: ToolSpec): Input {
  const [command, explanation] = ['command', 'explanation'].map((name) => valueOf(input, tool, name));
  const pending = pendingOf(valueOf(input, tool, 'pending'));
  return {
    ...(command === undefined ? {} : { command }),
    ...(explanation === undefined ? {} : { explanation: wordsIn(explanation, ' ') }),
    ...(pending === undefined ? {} : { pending }),
  };
}

/** The input of a look-up: a number or a text as its schema wants it, and the only value of one with a single property. */
function fitted(inner: unknown, tool: ToolSpec): unknown {
  const [only, ...others] = propertiesOf(tool);
  const input = isWords(inner) || typeof inner === 'number' ? { [only ?? '']: inner } : record(inner);
  const entries = Object.entries(input);
  if (only === undefined || others.length > 0 || entries.length === 0) return inner;
  const found = entries.find(([key]) => propertyMeant(tool, key) === only) ?? (entries.length === 1 ? entries[0] : undefined);
  const isNumber = record(record(tool.parameters['properties'])[only])['type'] === 'integer';
  const value = found?.[1];
  if (isNumber) return { [only]: typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value };
  return { [only]: Array.isArray(value) ? wordsIn(value, ' ') : value };
}

const WORDS: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false, none: false, null: false, '': false };

/** Undefined where nothing was said. */
function pendingOf(pending: unknown): unknown {
  if (pending === undefined || pending === null || (typeof pending === 'object' && Object.keys(pending).length === 0)) return undefined;
  if (typeof pending === 'object') return pending;
  if (/^\s*\d+\s*$/.test(String(pending))) return Number(pending) !== 0;
  const [word = ''] = String(pending)
    .trim()
    .toLowerCase()
    .split(/[^a-z]/);
  return Object.hasOwn(WORDS, word) ? WORDS[word] : pending;
}

const WRAPPERS = 3;

/** The input without what was put around it: text, a list of one, the whole call once more. */
function unwrapped(input: unknown, tool: ToolSpec, tools: Tools): unknown {
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
    if (isAlone && propertyMeant(tool, only) === undefined && Object.keys(record(called[only])).length > 1) {
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
