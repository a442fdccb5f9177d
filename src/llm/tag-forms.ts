/** Calls as tags with parameters, in the notations of many families. What is executed is taken as it is written; a tag must be closed. */
import { unescaped } from './escaped-answer.ts';
import { looseValue } from './loose-json.ts';
import type { ToolCall } from './port.ts';

/**
 * What families put around a tag's name: a namespace before it or behind it, MiniMax M3's mark before the tag, Kimi K3's own brackets, of which
 * a server may have taken those between the list of calls and the first one.
 */
const BEFORE = '(?:\\]<\\]\\w{1,20}\\[>\\[)?';
const opening = (name: string, attributes = ''): string =>
  `${BEFORE}(?:<[\\w:｜▁|-]{0,40}?(?:(?<=[｜|]) )?|<\\|open\\|>(?:tools)?)${name}(?::\\w{1,16})?${attributes}[|｜]?\\s*(?:>|<\\|sep\\|>)`;
const closing = (name: string): string =>
  `${BEFORE}(?:(?:</|<[｜|]/)[\\w:｜▁|-]{0,40}?(?:(?<=[｜|]) )?${name}(?::\\w{1,16})?[|｜]?>|<\\|close\\|>${name}<\\|sep\\|>)`;
const attribute = (names: string, value: string): string =>
  `(?:=|\\s+(?:${names})=)["']?(${value})(?:<\\|\\w{1,20}\\|>)?["']?[^<>|]{0,200}`;

const CALLED = '(?:function|invoke|call)';
const GIVEN = '(?:parameter|param|argument)';
const KEY = '(?:arg|param)_key';
const VALUE = '(?:arg|param)_value';
const INVOKED = new RegExp(`${opening(CALLED, attribute('name|tool', '[\\w.:-]+'))}([^]*?)${closing(CALLED)}`, 'g');
const INVOKED_END = new RegExp(closing(CALLED), 'g');
const PARAMETER = new RegExp(opening(GIVEN, attribute('name|key', '[\\w-]+')), 'g');
const PARAMETER_END = new RegExp(closing(GIVEN));
const LONE_END = new RegExp(`^\\s*(?:${closing(GIVEN)}\\s*)?$`);
/** What some put around the parameters. */
const AROUND = /^\s*<(arguments|parameters|params|args|input)>([^]*)<\/\1>\s*$/;
const PAIR = new RegExp(
  `${opening(KEY)}\\s*([\\w-]+)\\s*${closing(KEY)}\\s*(?:${opening('arg_type')}[^<]{0,40}${closing('arg_type')}\\s*)?${opening(VALUE)}([^]*?)${closing(VALUE)}`,
  'g',
);
const KEYED = new RegExp(
  `${opening('tool_call')}\\s*([\\w.:-]+)\\s*(?:${opening('tool_sep')}\\s*)?(?=${opening(KEY)})([^]*?)${closing('tool_call')}`,
  'g',
);
const KEYED_END = new RegExp(closing('tool_call'), 'g');
const PAIRS_END = new RegExp(closing(`(?:${GIVEN}|${VALUE})`), 'g');

/** The text up to the last match: a tag that is never closed would otherwise be searched for from each that opens. */
const upToLast = (whole: string, closing: RegExp): string => {
  const last = [...whole.matchAll(closing)].at(-1);
  return last === undefined ? '' : whole.slice(0, last.index + last[0].length);
};

/**
 * The calls in tags; null when there are none.
 * @param marked the server said that the answer is complete: then the end of a call closes its last parameter too.
 */
export function readTags(whole: string, marked = true): readonly ToolCall[] | null {
  const invoked = whole.includes('<') ? [...upToLast(whole, INVOKED_END).matchAll(INVOKED)] : [];
  if (invoked.length > 0)
    return invoked.map(({ 0: all, 1: name = '', 2: given = '', index }, at) => {
      const body = AROUND.exec(given)?.[2] ?? given;
      const isEnd = marked && !PARAMETER_END.test(whole.slice(index + all.length, invoked[at + 1]?.index));
      return { name, input: parameters(body, isEnd) ?? looseValue(body, 0)?.value ?? elements(body) ?? valued(body) ?? body };
    });
  const piped = readPiped(whole);
  if (piped !== null) return piped;
  const keyed = [...upToLast(whole, KEYED_END).matchAll(KEYED)];
  return keyed.length > 0 ? keyed.map(([, name = '', body = '']) => ({ name, input: pairs(body) })) : null;
}

/** Solar Open 2: vllm, tool_parsers/solar_open2_tool_parser.py. */
const PIPED = /<\|tool_call:start\|>([\w.-]+)\s*((?:(?!<\|tool_call:)[^])*)<\|tool_call:end\|>/g;
const PIPED_PAIR = /<\|tool_arg:start\|>([\w-]+)<\|tool_arg:value\|>((?:(?!<\|tool_arg:)[^])*)<\|tool_arg:end\|>/g;

function readPiped(whole: string): readonly ToolCall[] | null {
  const found = [...whole.matchAll(PIPED)].map(([, name = '', body = '']) => {
    const given = [...body.matchAll(PIPED_PAIR)].map(([, key = '', value = '']) => [key, value] as const);
    return { name, input: body.replaceAll(PIPED_PAIR, '').trim() === '' ? Object.fromEntries(given) : null };
  });
  return found.length > 0 ? found : null;
}

/** Tags that are named as tools or as their properties. */
const OWN = /^<(?:(?:tool: ?)?(\w+)>|tool: ?(\w+)(?=\s))([^]*?)<\/(\w+)>\s*([^]*)$/;

/**
 * `<execute_command><command>ls</command></execute_command>`, `<bash>ls</bash>`, `<tool: bash>ls</tool>`,
 * `<command>ls</command><explanation>…</explanation>`; null where a tag is not closed, or closed twice.
 */
export function readOwnTags(whole: string, isTool: (name: string) => boolean): readonly ToolCall[] | null {
  const properties = elements(whole);
  if (properties !== null && 'command' in properties) return [{ name: 'command', input: properties }];
  const [all, named, unended = '', body = '', closes = '', behind = ''] = OWN.exec(whole) ?? [];
  const name = named ?? unended;
  if (all === undefined || (closes !== name && closes !== 'tool') || behind.includes(`</${closes}>`) || behind.includes(`<${name}>`)) {
    const nested = new RegExp(`^<(\\w+)>([^]*)</\\1>\\s*$`).exec(whole);
    const inside = nested === null || !isTool(nested[1] as string) ? null : elements(nested[2] as string);
    return inside === null ? null : [{ name: nested?.[1] as string, input: inside }];
  }
  const inside = elements(body.trim());
  if (inside !== null) return isTool(name) ? [{ name, input: inside }] : null;
  const [, first = '', rest = ''] = /^\s*(\w+)\s+([^]*?)\s*$/.exec(body) ?? [];
  if (isTool(name)) return [{ name, input: { command: body.trim() } }];
  return whole.startsWith('<tool:') && isTool(first) ? [{ name: first, input: { command: rest } }] : null;
}

/** Claude 2: `<invoke><tool_name>…</tool_name><parameters>…</parameters></invoke>`. */
const NAMED = /<tool_name>\s*([\w.-]+)\s*<\/tool_name>\s*<parameters>([^]*?)<\/parameters>/g;
export function readNamedTags(whole: string): readonly ToolCall[] | null {
  const found = [...whole.matchAll(NAMED)].map(([, name = '', body = '']) => ({ name, input: elements(body) }));
  return found.length > 0 ? found : null;
}

/** Keys and values in turn, and nothing else but the ends of other tags. */
function pairs(body: string): Readonly<Record<string, string>> | null {
  const inside = upToLast(body, PAIRS_END);
  const found = [...inside.matchAll(PAIR)].map(([, key = '', value = '']) => [key, withoutCdata(value)] as const);
  const rest = `${inside.replaceAll(PAIR, '')}${body.slice(inside.length).replaceAll(/<\/[^<>]*>/g, '')}`;
  // a value with the closing tag in it would end too early: then there is a rest
  return found.length > 0 && rest.trim() === '' ? Object.fromEntries(found) : null;
}

/**
 * Parameters one after the other, each closed: by its tag, or by one of the parameter's own name, as models write it. Null with anything else.
 * @param isEnd the call ends here, which closes its last parameter too.
 */
function parameters(body: string, isEnd: boolean): Readonly<Record<string, string>> | null {
  const opened = [...body.matchAll(PARAMETER)].filter(
    ({ 0: tag, index }) => !tag.endsWith('/>') && /(?:^|[\n>])\s*$/.test(body.slice(Math.max(0, index - CLOSE_CHARS), index)),
  );
  const [first] = opened;
  if (first === undefined || body.slice(0, first.index).trim() !== '') return null;
  const found: Record<string, string> = {};
  for (const [at, { 0: tag, 1: key = '', index }] of opened.entries()) {
    const value = valueOf(body.slice(index + tag.length, opened[at + 1]?.index), key, isEnd && at === opened.length - 1);
    if (value === null) return null;
    found[key] = withoutCdata(value.replace(/^\r?\n/, '').replace(/\r?\n$/, ''));
  }
  return found;
}

/** A closing tag, and the end of a line behind it. */
const CLOSE_CHARS = 60;

/** The value of a parameter in the text up to the next one; a value with a closing tag in it would end too early: then there is a rest. */
function valueOf(text: string, key: string, isEnd: boolean): string | null {
  const end = PARAMETER_END.exec(text);
  if (end !== null) {
    // a closing tag that is there twice has a line of its own; in a line it may be a part of the value
    const [first = '', ...lines] = text.slice(end.index + end[0].length).split('\n');
    return first.trim() === '' && lines.every((line) => LONE_END.test(line)) ? text.slice(0, end.index) : null;
  }
  const named = text.trimEnd();
  if (named.endsWith(`</${key}>`)) return named.slice(0, -`</${key}>`.length);
  return isEnd ? named : null;
}

/** Parameters with their values as attributes: `<argument name="command" value="ls"/>`. */
const VALUED =
  /<(?:parameter|param|argument|arg)\s+(?:name|key)=(["'])([\w-]{1,40})\1\s+value=(?:"([^"]*)"|'([^']*)')\s*(?:\/>|><\/[\w-]{1,40}>)/g;
function valued(body: string): Readonly<Record<string, string>> | null {
  const found = [...body.matchAll(VALUED)].map(([, , key = '', double, single = '']) => [key, unescaped(double ?? single)] as const);
  return found.length > 0 && body.replaceAll(VALUED, '').trim() === '' ? Object.fromEntries(found) : null;
}

/** The parameters of a call without its opening tag, with the text before the first and behind the last. */
export function readParameters(whole: string): { readonly before: string; readonly input: unknown; readonly behind: string } | null {
  const end = upToLast(whole, PAIRS_END).length;
  const start = whole.search(new RegExp(PARAMETER.source));
  const input = start < 0 || start >= end ? null : parameters(whole.slice(start, end), false);
  return input === null ? null : { before: whole.slice(0, start), input, behind: whole.slice(end) };
}

const withoutCdata = (value: string): string => /^<!\[CDATA\[([^]*)\]\]>$/.exec(value)?.[1] ?? value;

/** Elements one after the other that are named as the properties; null when there is anything else. */
function elements(body: string): Readonly<Record<string, string>> | null {
  const found: Record<string, string> = {};
  const begins = /(?:\s|\]<\]\w{1,20}\[>\[)*<([\w-]{1,40})>/y;
  for (let at = 0; body.slice(at, at + 40).trim() !== '';) {
    begins.lastIndex = at;
    const name = begins.exec(body)?.[1];
    const close = name === undefined ? -1 : body.indexOf(`</${name}>`, begins.lastIndex);
    if (name === undefined || close < 0) return null;
    found[name] = withoutCdata(body.slice(begins.lastIndex, close).replace(/\]<\]\w{1,20}\[>\[$/, ''));
    at = close + name.length + '</>'.length;
  }
  return Object.keys(found).length > 0 ? found : null;
}
