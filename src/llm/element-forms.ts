/**
 * A command as the whole content of one mark that is closed: `<cmd>…</cmd>`, `[BASH]…[/BASH]`, `\boxed{…}`, an element with attributes; and
 * as pairs of our properties: YAML, TOML, attributes. With anything else beside it it is a text.
 */
import { SHELL_LANGUAGES } from '../base/fences.ts';
import { record } from '../base/json.ts';
import { isCommand } from './bare-line.ts';
import { callsOf, type Calls } from './call-shapes.ts';
import { unescaped } from './escaped-answer.ts';
import { HTML_NAMES } from './html-names.ts';
import { looseValue } from './loose-json.ts';
import type { ToolCall, Tools } from './port.ts';
import { readPython } from './python-forms.ts';
import { INPUT_KEYS, propertyNamed, toolNamed } from './tool-names.ts';
import { bracketedAt } from './wrappers.ts';

const CLOSES: Readonly<Record<string, string>> = { '<': '>', '[': ']', '{': '}' };
/** A longer text in a mark is a document. */
const ELEMENT_CHARS = 4_000;
const LATEX = /^\\[a-z]{3,12}\{([^{}\n]+)\}[.\s]*$/;
const CODE = /^(?:pre|code)$/i;

/** The element at the beginning: what it says and where it ends; null when there is none, `'open'` while it is not closed. */
interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly length: number;
}

function elementAt(text: string): Element | 'open' | null {
  const mark = bracketedAt(text);
  if (mark === null || mark === 'open') return mark;
  const close = CLOSES[mark.open[0] as string]?.repeat(mark.open.length);
  if (mark.closing || close === undefined) return null;
  const attributes = attributesOf(mark.more);
  if (mark.more.endsWith('/')) return { name: mark.name, attributes, body: '', length: mark.length };
  const end = `${mark.open}/${mark.name}${close}`;
  const at = text.indexOf(end, mark.length);
  if (at < 0) return 'open';
  return { name: mark.name, attributes, body: text.slice(mark.length, at).trim(), length: at + end.length };
}

/** The attributes of a tag, whose values are written as in XML. */
const attributesOf = (more: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(readPairs(more.replace(/\/$/, ''), ATTRIBUTE) ?? {}).map(([key, value]) => [
      key,
      typeof value === 'string' ? unescaped(value) : value,
    ]),
  );

/** Whether a mark of this name has a command in it. */
const isShell = ({ name, attributes }: Pick<Element, 'name' | 'attributes'>, tools: Tools): boolean =>
  toolNamed(name, tools)?.name === 'command' ||
  (CODE.test(name) && SHELL_LANGUAGES.has(String(attributes['lang'] ?? attributes['language'])));

export function mayBeElement(text: string, tools: Tools): boolean {
  if (text.length > ELEMENT_CHARS) return false;
  if (/^\\(?:[a-z]{0,12}|[a-z]{3,12}\{[^{}\n]*(?:\}[.\s]*)?)$/.test(text)) return true;
  const mark = bracketedAt(text);
  if (mark === 'open') return true;
  if (mark === null || mark.closing) return false;
  const inside = text.slice(mark.length).trimStart();
  const children = !HTML_NAMES.has(mark.name.toLowerCase()) && (inside === '' || /^<(?:[a-z]|$)/i.test(inside));
  if (!children && !(isShell({ name: mark.name, attributes: attributesOf(mark.more) }, tools) || CODE.test(mark.name))) return false;
  const element = elementAt(text);
  return element === 'open' || (element !== null && text.slice(element.length).trim() === '');
}

/** The command of a text that is one element and nothing else. */
export function readElement(text: string, tools: Tools): Calls {
  const boxed = LATEX.exec(text)?.[1]?.trim();
  if (boxed !== undefined) return isCommand(boxed) ? [commandCall(boxed, {})] : null;
  const element = elementAt(text);
  if (element === null || element === 'open' || text.slice(element.length).trim() !== '') return null;
  const { name, attributes, body } = element;
  if (/^[{[]/.test(body)) {
    const value = looseValue(body, 0);
    return value === null || body.slice(value.end).trim() !== '' ? null : callsOf(value.value, tools, true);
  }
  if (CODE.test(name) && CODE.test(/^<(\w+)/.exec(body)?.[1] ?? '')) return readElement(body, tools);
  const children = body.startsWith('<') ? childrenOf(body) : null;
  const called = [name, ...Object.values(attributes)].map((one) => toolNamed(String(one), tools)).find((one) => one !== undefined);
  if (children !== null)
    return callsOf(children, tools, true) ?? (called === undefined ? null : callsOf({ name: called.name, input: children }, tools, true));
  if (body === '') return called?.name === 'command' && text.includes('/') ? callsOf(withoutName(attributes, tools), tools, true) : null;
  const python = CODE.test(name) ? readPython(body, tools) : null;
  if (python !== null || body.includes('</') || bracketedAt(body) !== null) return python;
  return isShell(element, tools) || (CODE.test(name) && isCommand(body)) ? [commandCall(body, attributes)] : null;
}

/** Elements one after the other, each with its name, or the one in its attribute; null when there is anything else. */
function childrenOf(body: string): Readonly<Record<string, unknown>> | null {
  const found: Record<string, unknown> = {};
  for (let rest = body; rest !== '';) {
    const child = elementAt(rest);
    if (child === null || child === 'open') return null;
    const key = String(child.attributes['name'] ?? child.attributes['key'] ?? child.name);
    if (Object.hasOwn(found, key)) return null;
    found[key] =
      child.body === '' && child.attributes['value'] !== undefined
        ? child.attributes['value']
        : child.body.startsWith('<')
          ? (childrenOf(child.body) ?? child.body)
          : child.body;
    rest = rest.slice(child.length).trimStart();
  }
  return found;
}

/** The attributes that are properties, and not the name of the tool: `<tool name="command" command="ls" explanation="…"/>`. */
const withoutName = (attributes: Readonly<Record<string, unknown>>, tools: Tools): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([key, value]) => key === 'command' || !/^(?:name|tool|type|function|id)$/.test(key) || toolNamed(String(value), tools) === undefined,
    ),
  );

const commandCall = (command: string, attributes: Readonly<Record<string, unknown>>): ToolCall => ({
  name: 'command',
  input: { ...attributes, command },
});

/** How a key is written before its value. */
const ATTRIBUTE = /[\s,]*:?([A-Za-z_][\w-]*)\s*=\s*/y;
const TOML = /\s*(?::|--)?([A-Za-z_][\w-]*)\s*[=\s]\s*/y;

/** Keys with values in quotes, one after the other; null when there is anything else. */
function readPairs(text: string, keys: RegExp): Readonly<Record<string, unknown>> | null {
  const key = new RegExp(keys.source, 'y');
  const found: Record<string, unknown> = {};
  for (let at = 0; text.slice(at).trim() !== '';) {
    key.lastIndex = at;
    const name = key.exec(text)?.[1];
    if (name === undefined || !/["'{[tf]/.test(text[key.lastIndex] ?? '')) return null;
    const value = looseValue(text, key.lastIndex);
    if (value === null || Object.hasOwn(found, name)) return null;
    found[name] = value.value;
    at = value.end;
  }
  return Object.keys(found).length > 0 ? found : null;
}

/** `key: value` on lines, with blocks behind `|`; null when there is anything else. */
function readLines(text: string): Readonly<Record<string, unknown>> | null {
  const found: Record<string, unknown> = {};
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const [, key, value = ''] = /^([A-Za-z_][\w-]*):(?: +(\S.*))?$/.exec((lines[at] as string).trimEnd()) ?? [];
    if (key === undefined || Object.hasOwn(found, key)) return null;
    if (value !== '' && !/^[|>][-+]?$/.test(value)) {
      const read = /^["'{[]/.test(value) ? looseValue(value, 0) : null;
      if (/^["']/.test(value) && read?.end !== value.length) return null;
      // a group and a test of the shell begin as an object and a list do
      found[key] = read?.end === value.length ? read.value : value;
      continue;
    }
    const depth = /^ +/.exec(lines[at + 1] ?? '')?.[0] ?? '';
    const block: string[] = [];
    while (depth !== '' && (lines[at + 1]?.startsWith(depth) === true || (lines[at + 1] === '' && at + 2 < lines.length)))
      block.push((lines[++at] as string).slice(depth.length));
    if (block.length === 0) return null;
    found[key] = value === '' ? readLines(block.join('\n')) : block.join(value.startsWith('>') ? ' ' : '\n').trim();
  }
  return Object.keys(found).length > 0 ? found : null;
}

/** Sections of TOML, each an object by its path: `[tool_call.arguments]`; null when there is anything else. */
function readSections(text: string): Readonly<Record<string, unknown>> | null {
  const [head = '', ...parts] = text.split(/^\[([\w.-]+)\][ \t]*$/m);
  if (parts.length === 0) return null;
  const found: Record<string, unknown> = head.trim() === '' ? {} : { ...readPairs(head, TOML) };
  for (let at = 0; at < parts.length; at += 2) {
    const body = (parts[at + 1] ?? '').trim();
    const pairs = body === '' ? {} : readPairs(body, TOML);
    if (pairs === null) return null;
    const path = (parts[at] ?? '').split('.');
    let object = found;
    for (const name of path.slice(0, -1)) object = (object[name] = { ...record(object[name]) }) as Record<string, unknown>;
    object[path.at(-1) ?? ''] = { ...pairs };
  }
  return found;
}

const LISTED = /^(?:[-*] +)?([A-Za-z_]\w*)(?::[ \t]*|\t+)(?=\S)/;

/** Properties as the items of a list, or with a tab between name and value; the only item of a list of YAML. */
function unlisted(text: string): string {
  const lines = text.split('\n');
  if (/^- \S/.test(text) && lines.slice(1).every((line) => /^(?: {2}|$)/.test(line))) return lines.map((line) => line.slice(2)).join('\n');
  const isList = /^[-*] |^\w+\t/.test(text) && lines.every((line) => LISTED.test(line));
  return isList ? lines.map((line) => line.replace(LISTED, (_, key: string) => `${key.toLowerCase()}: `)).join('\n') : text;
}

/** A text that is nothing but our properties with their values. One of them alone may be the content of a file. */
export function readProperties(text: string, tools: Tools): Calls {
  const body = unlisted(text.trim().replace(/^---\n([^]*?)\n(?:---|\.\.\.)$/, '$1'));
  const called = /^\(?([\w.]+) +(?=(?::|--)?[A-Za-z_][\w-]* *[= ])/.exec(body);
  const tool = called === null ? undefined : toolNamed(called[1] as string, tools);
  const pairs =
    readPairs(called !== null && tool !== undefined ? body.slice(called[0].length).replace(/\)$/, '') : body, TOML) ?? readLines(body);
  const nested = pairs === null ? readSections(body) : Object.values(pairs).some((one) => typeof one === 'object') ? pairs : null;
  const within = nested === null ? null : callsOf(nested, tools, true);
  if (within !== null || pairs === null) return within;
  const input = Object.entries(pairs).find(([key]) => INPUT_KEYS.includes(key))?.[1];
  const isCommand = Object.keys(pairs).some((key) => tools.some((one) => one.name === 'command' && propertyNamed(one, key) === 'command'));
  if (tool === undefined && input === undefined && !isCommand) return null;
  if (
    tool === undefined &&
    input === undefined &&
    !Object.keys(pairs).every((key) => tools.some((one) => propertyNamed(one, key) !== undefined))
  )
    return null;
  return callsOf(tool === undefined ? pairs : { name: tool.name, input: pairs }, tools, true);
}

/** Whether a text of lines may be nothing but properties. */
export const mayBeProperties = (given: string, tools: Tools): boolean => {
  if (given.length > ELEMENT_CHARS) return false;
  const text = given.replace(/^[-*] +(?=\w)/, '');
  const [, item = ''] = text === given ? [] : (/^([a-z_]*)$/.exec(text) ?? []);
  // the first word of a list
  if (item !== '' && !['tool', 'name', 'action', 'function', 'command', 'explanation'].some((name) => name.startsWith(item))) return false;
  if (/^-{1,3}\n?$/.test(text)) return true;
  const [, key = '', sign = ''] = /^(?:---\n)?\(?([a-z_]*)(:|\t|\s*=|)/.exec(text) ?? [];
  if (key === '') return text === '(' || text === '---\n';
  const whole = /^(?:---\n)?\(?[a-z_]*$/.test(text);
  if (whole) return true;
  const known =
    tools.some((tool) => propertyNamed(tool, key) !== undefined && tool.name === 'command') || /^(?:tool|name|action|function)$/.test(key);
  if (!known) return false;
  return sign === ''
    ? /^\(?\w+ +(?::|--?)?[a-z_]*(?:\s*[= ]\s*(?:["'][^]*)?)?$/.test(text)
    : /^(?:---\n)?\w+\s*(?:=\s*(?:["'][^]*)?|[:\t][^]*)$/.test(text);
};
