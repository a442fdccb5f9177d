/** The parsers behind `forms.ts`: each turns a whole text into the tool calls it means, or null when it means none. */
import { SESSION_LANGUAGES, SHELL_LANGUAGES } from '../base/fences.ts';
import { record, text } from '../base/json.ts';
import { type Calls, callsOf } from './call-shapes.ts';
import { isSentence } from './bare-line.ts';
import { isCommandLines } from './command-lines.ts';
import { COMMAND_LABEL, EXPLANATION_LABEL } from './labels.ts';
import { withoutMarks } from './dialects.ts';
import { readProperties } from './element-forms.ts';
import { ACTION_LINE } from './line-forms.ts';
import { type Loose, looseValue } from './loose-json.ts';
import type { ToolCall, Tools } from './port.ts';
import { isPrompted, withoutPrompt } from './prompt-signs.ts';
import { readPython } from './python-forms.ts';
import { readNamedTags, readOwnTags, readTags } from './tag-forms.ts';
import { toolNamed } from './tool-names.ts';
import { isWarning } from './warnings.ts';
import { tooDeep } from './wire-reader.ts';

/** Braces that a template of Python has twice. */
export const oneBrace = (text: string): string => text.replace(/^\{\{(?=\s*["'])/, '{');

/** A text that is JSON from its beginning, with words behind it allowed: the calls, or null. */
export function readJson(given: string, tools: Tools, strict = false): Calls {
  const whole = oneBrace(given);
  if (tooDeep(whole)) return null;
  const found = looseValue(whole, 0);
  const calls = found === null ? null : callsOf(found.value, tools, strict);
  if (found === null || calls === null) return null;
  // a second call behind it, also behind words: the model has to choose
  const behind = /^\s*(?=\{)|\n\s*(?=\{)/.exec(whole.slice(found.end));
  const more = behind === null ? null : looseValue(whole, found.end + behind.index);
  const others = more === null ? [] : (callsOf(more.value, tools, strict) ?? []);
  const isWords = ({ name }: ToolCall): boolean => toolNamed(name, tools)?.name === 'chat';
  // what a small model says of a command that it has just suggested is no second answer
  return [...calls, ...(calls.some(isWords) ? others : others.filter((call) => !isWords(call)))];
}

/** The languages of fenced blocks that are commands; a block of any other language is code to read. */
const SHELLS: ReadonlySet<string> = new Set([...SHELL_LANGUAGES, ...SESSION_LANGUAGES]);
/** The languages of blocks that may be a call. */
const CALLS: ReadonlySet<string> = new Set(['json', 'json5', 'jsonc', 'python', 'py', 'xml', 'yaml', 'yml', 'toml']);
/** A block that is named with these words is a call, or nothing: `tool_code`, `function-call`. */
const CALL_WORDS: ReadonlySet<string> = new Set('tool tools function call calls use action invoke code request input output'.split(' '));
/** A block behind a command that shows what it prints. */
const OUTPUT = /^[ \t>]*(```|~~~)(?:text|txt|plaintext|output|)[ \t]*\n[^]*?^[ \t>]*\1[ \t]*$/im;
/** The beginning of one. */
const OUTPUT_BEGINS = /(?:```|~~~)(?:[a-z]{0,9}|(?:text|txt|plaintext|output|)[ \t]*\n[^]*)$/i;

/** The language among attributes, of Pandoc (`{.bash .numberLines}`) and R Markdown (`{bash, eval=FALSE}`). */
const ATTRIBUTES = /^\s*\{\s*\.?([\w-]+)[^`{}]*\}\s*$/;
/** The first word of the text behind a fence; attributes follow it (spec.commonmark.org, info strings). `?` for what is no language. */
const languageOf = (info: string): string =>
  (ATTRIBUTES.exec(info)?.[1] ?? /^\s*([\w-]*)(?=\s|\{|$)[^`]*$/.exec(info)?.[1])?.toLowerCase() ?? '?';

/** What the first line of a fenced block says: a command, a call, or code to read. A block without a language counts only alone. */
export function fenceKind(info: string, place: FencePlace, tools: Tools): 'command' | 'call' | 'code' {
  const name = languageOf(info);
  if (name === 'command' && tools.some((tool) => tool.name === name)) return 'command';
  if (name !== '' && name.split(/[_-]/).every((word) => CALL_WORDS.has(word))) return 'call';
  return SHELLS.has(name) || (name === '' && place !== 'among') ? 'command' : CALLS.has(name) || name === '' ? 'call' : 'code';
}

/** Whether a text behind a block of commands has no other block than one that shows output, which may still go on. */
export const isOutputOnly = (behind: string): boolean => {
  const rest = behind.replace(OUTPUT, '');
  return !/```|~~~/.test(rest) || (rest === behind && OUTPUT_BEGINS.test(rest) && rest.split(/```|~~~/).length === 2);
};

/** A block on one line, which has a shell's name and nothing behind it. */
const ONE_LINE = /^(`{3,})(\w+)[ \t]+([^`\n]+)\1$/;

/** A block in a quotation: each line begins with its sign, that of the closing fence too. */
const unquoted = (inside: string): string => (/^(?:>[^\n]*\n)*> ?$/.test(inside) ? inside.replaceAll(/^> ?/gm, '') : inside);

/**
 * How a block without a language counts: as a command where it is the whole answer, as one that looks like one where words before it tell
 * the user to run it, else as a call.
 */
export type FencePlace = 'alone' | 'announced' | 'among';

/** One fenced block from the beginning of the text on: a command with its explanation behind it, or a call. */
export function readFence(whole: string, tools: Tools, place: FencePlace): Calls {
  const alone = place === 'alone';
  const line = ONE_LINE.exec(whole);
  if (line !== null) return alone && SHELLS.has(line[2]?.toLowerCase() ?? '') ? [commandCall((line[3] ?? '').trim(), '')] : null;
  const [begin, fence = '', info = ''] = /^(`{3,}|~{3,})([^\n]*)\n/.exec(whole) ?? [];
  if (begin === undefined) return null;
  const close = whole.indexOf(fence, begin.length);
  if (close < 0) return null;
  const inside = unquoted(whole.slice(begin.length, close));
  const kind = fenceKind(info, place, tools);
  const all = whole.slice(close + fence.length);
  const behind = kind === 'command' && languageOf(info) !== '' ? all.replace(OUTPUT, '') : all;
  if (behind.includes(fence)) return null;
  if (kind === 'code' || isWarning(behind.split('\n').find((line) => line.trim() !== '') ?? '')) return null;
  const body = inside.trim();
  if (kind === 'call' || body.startsWith('{'))
    return (
      (/^[{[]/.test(body) ? readJson(body, tools, !alone) : null) ??
      (body.startsWith('<') ? readMarked(body, tools) : null) ??
      readPython(body, tools) ??
      readProperties(body, tools)
    );
  const command = commandIn(inside, SESSION_LANGUAGES.has(languageOf(info)));
  if (command === null || (place === 'announced' && languageOf(info) === '' && !isCommandLines(command))) return null;
  return [commandCall(command, firstSentence(withoutMarks(behind)))];
}

/** The prompt of root, which looks like the beginning of a comment. */
const ROOT_PROMPT = /^\s*# (?=\S)/;

/**
 * The command in a block: behind its prompt signs when it has some, and without the comments above it. Null for a script.
 * @param session the block shows a session: when every line in it begins with `# `, that is the prompt of root.
 */
function commandIn(inside: string, session: boolean): string | null {
  const all = inside.replaceAll('\r', '').split('\n');
  // the language on a line of its own
  const lines = all.length > 1 && SHELL_LANGUAGES.has(all[0]?.trim() ?? '') ? all.slice(1) : all;
  if (lines[0]?.startsWith('#!') === true) return null;
  const full = lines.filter((line) => line.trim() !== '');
  if (session && full.every((line) => ROOT_PROMPT.test(line))) return full.map((line) => line.replace(ROOT_PROMPT, '')).join('\n') || null;
  const typed: string[] = [];
  for (const [index, line] of lines.entries())
    if (isPrompted(line)) typed.push(withoutPrompt(line));
    else if (typed.length > 0 && lines[index - 1]?.endsWith('\\') === true) typed.push(line.replace(/^> /, ''));
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
  const command = withoutPrompt(marked).trim();
  return command === '' || command.startsWith('`') ? null : commandCall(command, '');
}

/** `Command: …`, with an `Explanation: …` behind it or without. */
export function readLabelled(whole: string, tools: Tools): Calls {
  if (!COMMAND_LABEL.test(whole)) return null;
  const inside = whole.replace(COMMAND_LABEL, '').trim();
  if (/^(?:```|~~~)/.test(inside)) return readFence(inside, tools, 'alone');
  const [line = '', ...lines] = inside.split('\n');
  const [, code, rest = ''] = /^(`[^`]+`)[\s,;.，；。、|–—-]+(\S.*)$/.exec(line) ?? [];
  const isBoth = code !== undefined && EXPLANATION_LABEL.test(rest);
  const first = isBoth ? code : line;
  const more = isBoth ? [rest, ...lines] : lines;
  const bare = readBare(first.trim());
  const behind = more.join('\n').trim();
  if (bare === null || isSentence(first.trim()) || (behind !== '' && !EXPLANATION_LABEL.test(behind))) return null;
  return [commandCall(text(record(bare.input)['command']), firstSentence(behind.replace(EXPLANATION_LABEL, '')))];
}

export const commandCall = (command: string, explanation: string): ToolCall => ({
  name: 'command',
  input: { command, explanation, pending: false },
});

export const firstSentence = (behind: string): string => {
  const line = (behind.trim().split('\n')[0] ?? '').replace(EXPLANATION_LABEL, '');
  const sentence = (/^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line).trim();
  // the heading of a list explains nothing
  return sentence.endsWith(':') ? '' : sentence;
};

/** ReAct: arxiv.org/abs/2210.03629, as LangChain prompts for it. */
const ACTION = /^[*_]*Action[*_]*:[*_]*\s*`?([\w.]+)`?\s*\r?\n[*_]*Action Input[*_]*:[*_]*\s*(?:```\w*\s*)?/m;

/** Command R: docs.cohere.com, its templates for tools before the Command A family. */
const ACTIONS = /^[*_]*Action[*_]*:[*_]*\s*```(?:json)?\s*(?=[[{])/m;

/** The first special token of a call, behind thoughts that only a label marks. */
const MARKED = /<[|｜][^<>\n]{0,40}(?:tool|func|call)|<tool_call|\[TOOL_CALLS/;

/** Words of templates between a mark and the name of a tool. */
const TEMPLATE: ReadonlySet<string> = new Set(
  'functools function functions json commentary analysis assistant to constrain message call args arguments tool plugin code tool_call function_call'.split(
    ' ',
  ),
);

/**
 * What follows the mark of a call, in any of the notations. Everything in it must be whole.
 * @param marked the server said that the answer is complete.
 */
export function readMarked(whole: string, tools: Tools, marked = true): Calls {
  const acted = ACTION.exec(whole);
  if (acted !== null) {
    const value = looseValue(whole, acted.index + acted[0].length);
    const line = /^[^\n{["'`][^\n]*(?=\n|$)/.exec(whole.slice(acted.index + acted[0].length))?.[0].trim();
    const [first] = Object.keys(record(toolNamed(acted[1] as string, tools)?.parameters['properties']));
    if (value !== null) return [{ name: acted[1] as string, input: value.value }];
    return line === undefined || line === '' || first === undefined ? null : [{ name: acted[1] as string, input: { [first]: line } }];
  }
  const actions = ACTIONS.exec(whole);
  if (actions !== null) return readJson(whole.slice(actions.index + actions[0].length), tools);
  const thought = ACTION_LINE.test(whole) ? MARKED.exec(whole) : null;
  if (thought !== null) return readMarked(whole.slice(thought.index), tools, marked);
  if (/^<(?:\w+>|tool: ?\w+[>\s])/.test(whole)) {
    const own = readOwnTags(whole, (name) => toolNamed(name, tools)?.name === 'command');
    if (own !== null || /^<(?!tool|func|call|invoke)/i.test(whole)) return own ?? readTags(whole, marked) ?? readNamed(whole, tools);
  }
  return readTags(whole, marked) ?? readNamedTags(whole) ?? readNamed(whole, tools);
}

/** The last name between marks, which belongs to the value behind it. */
function nameIn(between: string): string {
  const words = between
    .replaceAll(/<[^<>]*>|\[CALL_ID\]\w*|\[(?:[A-Z_]+|unused\d+)\]|`{3}\w*/g, ' ')
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
    const value = valueAt(whole, at);
    if (value === null) return null;
    const name = nameIn(whole.slice(last, at));
    const found = name === '' ? callsOf(value.value, tools, false) : [{ name, input: value.value }];
    if (found === null) return null;
    calls.push(...found);
    last = value.end;
  }
  if (calls.length > 0) return calls;
  const python = whole.replace(/^(?:<[^<>]*>|\s|```\w*\n)+/, '');
  return readPython(python, tools);
}

/** The value at a brace; that of a text with JSON in it where the brace is the first sign of one, as Kimi K2 writes arguments. */
function valueAt(whole: string, at: number): Loose | null {
  const inText = whole[at - 1] === '"' && whole[at + 1] === '\\' ? looseValue(whole, at - 1) : null;
  if (typeof inText?.value !== 'string') return looseValue(whole, at);
  const inside = looseValue(inText.value, 0);
  return inside === null ? null : { value: inside.value, end: inText.end };
}

/** Where the next value may begin: at a brace, or at a list of objects or calls. */
function next(whole: string, from: number): number {
  const found = whole.slice(from).search(/\{|\[\s*(?:\{|[\w.]+\()/);
  return found < 0 ? -1 : from + found;
}
