/** Whether the beginning of an answer may still become a form, so that it is held back. Pure; `forms.ts` keeps the state. */
import { mayBeBare } from './bare-line.ts';
import { isCallKey } from './call-shapes.ts';
import { mayBeHtml } from './markup-blocks.ts';
import { mayBeCommandLine } from './command-lines.ts';
import { markAt, mayBeMark } from './dialects.ts';
import { mayBeElement, mayBeProperties } from './element-forms.ts';
import { mayBeAssigned, mayBeOneLine } from './form-ends.ts';
import { isEscaped, mayBeEscaped, unescapedSoFar } from './escaped-answer.ts';
import { fenceKind, type FencePlace, isOutputOnly, oneBrace, readFence, readJson } from './form-parts.ts';
import { mayBeAction, mayBeLabel } from './line-forms.ts';
import { looseValue } from './loose-json.ts';
import type { ToolSpec, Tools } from './port.ts';
import { mayBePython } from './python-forms.ts';
import { mayBeTable } from './table-forms.ts';
import { toolNamed } from './tool-names.ts';
import { mayBeUnopened } from './unopened-tags.ts';
import { unwrap } from './wrappers.ts';

/** The beginning of an object is long enough to have its first key, behind comments. */
const HEAD_CHARS = 1_000;
const COMMENTED = /^((?:\[\s*)?\{)(?:\s*\/(?:\/[^\n]*(?:\n|$)|$))+/;
/** Up to this much text behind a form is its explanation; with more the form is only a part of a text. */
const BEHIND_CHARS = 1_200;
/** An object of any names is looked at up to this length. */
const WHOLE_CHARS = 2_000;
/** The longest first line of a fenced block. */
const FENCE_CHARS = 120;

export interface Reading {
  readonly tools: Tools;
  readonly bare: boolean;
  /** What is around the text has been taken off: once, or a text of labels alone would be read again for each. */
  readonly unwrapped?: true;
}

export const fenceOf = (text: string): string | null => /^(?:`{3,}|~{3,})/.exec(text)?.[0] ?? null;
export const mayBeFenceMark = (text: string): boolean => /^(?:`{1,2}|~{1,2})$/.test(text);

/** Whether the block that begins here may still be the only one of the answer, and a command or a call. */
export function mayBeFence(held: string, fence: string, tools: Tools, place: FencePlace): boolean {
  const lineEnd = held.indexOf('\n');
  if (lineEnd < 0) return held.length <= FENCE_CHARS && (!held.slice(fence.length).includes('`') || mayBeOneLine(held));
  const kind = fenceKind(held.slice(fence.length, lineEnd), place, tools);
  if (kind === 'code') return false;
  const body = held.slice(lineEnd + 1);
  const close = body.indexOf(fence);
  const inside = (close < 0 ? body : body.slice(0, close)).trimStart();
  if (
    kind === 'call' &&
    !/^[{[]/.test(inside) &&
    !mayBeMark(inside) &&
    markAt(inside)?.mark.does !== 'call' &&
    inside !== '' &&
    !mayBePython(inside, tools, true) &&
    !mayBeAssigned(inside) &&
    !mayBeProperties(inside, tools)
  )
    return false;
  if (close < 0) return true;
  const behind = body.slice(close + fence.length);
  return (
    behind.length <= BEHIND_CHARS &&
    (!behind.includes(fence) || isOutputOnly(behind)) &&
    ((behind !== '' && isOutputOnly(behind) && /```|~~~/.test(behind)) || readFence(held.trimEnd(), tools, place) !== null)
  );
}

/**
 * The name of a tool in front of its object: on a line of its own (GLM 4 9B, zai-org/glm-4-9b-chat), or with nothing between but what a server
 * leaves of special tokens (`call:command{`, Gemma 4; `functions.command:0{`, Kimi K2; `command[ARGS]{`, Mistral).
 */
const NAMED = /^(?:call:)?([\w.-]{1,60})(?::\d+)?(?:\n\s*|(?:\[ARGS\])?(?=\{)|\[ARGS\]$)(?=\{|$)/;
export const isNamed = (text: string, tools: Tools): boolean => namedIn(text, tools) !== null;

/** The object behind the name, or what there is of it; null when there is no name. */
export function namedIn(text: string, tools: Tools): { readonly tool: ToolSpec; readonly object: string } | null {
  const found = NAMED.exec(text);
  const tool = found === null ? undefined : toolNamed(found[1] as string, tools);
  return found === null || tool === undefined ? null : { tool, object: text.slice(found[0].length) };
}

/** Whether more text may make it one. */
function mayBeNamed(text: string, tools: Tools): boolean {
  const named = namedIn(text, tools);
  if (named !== null) return named.object === '' || mayBeJson(named.object, tools, false);
  const [, name = ''] = /^(?:call:)?([\w.-]{1,60})(?::\d*)?(?:\[[A-Z]{0,4})?$/.exec(text) ?? [];
  return (text.startsWith('call:') && /^call:[\w.-]{0,60}$/.test(text)) || (/[:[]/.test(text) && toolNamed(name, tools) !== undefined);
}

/** Whether the JSON that begins here may still be a call. */
export function mayBeJson(held: string, tools: Tools, among: boolean): boolean {
  const head = oneBrace(held).slice(0, HEAD_CHARS).replace(COMMENTED, '$1');
  const key = /^(?:\[\s*)?\{\s*(?::?["'“]?([\p{L}\p{M}\w -]*)["'”]?\s*(:|=>?)?)?/u.exec(head);
  if (!among && /^\[\s*(?:["']\w*["']?\s*(?:,|=>?|$)|["']$)/.test(held))
    return looseValue(held, 0) === null || readJson(held, tools) !== null;
  if (!held.startsWith('{') && (among || !/^\[\s*(?:\{|$)/.test(held))) return false;
  if (key !== null && key[2] === undefined && key[0].length < head.length) return false;
  // what is in an object of any name is looked at where it is the whole answer
  const isInside = !among && held.length <= WHOLE_CHARS;
  if (key?.[2] !== undefined && !isCallKey(key[1] ?? '', tools) && !isInside) return false;
  const value = looseValue(oneBrace(held), 0);
  if (value === null) return true;
  return held.length - value.end <= BEHIND_CHARS && readJson(held, tools, among) !== null;
}

/** Whether all of the answer so far may still become a form. */
export function mayBeAlone(start: string, reading: Reading): boolean {
  const { tools, bare } = reading;
  if (mayBeEscaped(start)) return true;
  if (isEscaped(start)) {
    const plain = unescapedSoFar(start);
    return mayBeMark(plain) || markAt(plain)?.mark.does === 'call' || mayBeAlone(plain, reading);
  }
  const fence = fenceOf(start);
  if (fence !== null) return mayBeFence(start, fence, tools, 'alone');
  if (mayBeFenceMark(start)) return true;
  if (/^[{[]/.test(start) && (mayBeJson(start, tools, false) || mayBePython(start, tools))) return true;
  return (
    (start.startsWith('"') && /^"(?:\{|$)/.test(start)) ||
    mayBeLabel(start) ||
    mayBeAction(start) ||
    mayBeNamed(start, tools) ||
    mayBeUnopened(start, tools) ||
    mayBeHtml(start) ||
    mayBeTable(start, tools) ||
    mayBePython(start, tools) ||
    mayBeBare(start, bare) ||
    (bare && mayBeCommandLine(start, false)) ||
    mayBeWrapped(start, reading)
  );
}

/** Whether what is around this beginning may have a form in it. */
function mayBeWrapped(start: string, reading: Reading): boolean {
  if (mayBeElement(start, reading.tools) || mayBeProperties(start, reading.tools)) return true;
  if (reading.unwrapped === true) return false;
  const { rest, open } = unwrap(start, reading.tools);
  if (rest === start) return open;
  return open || rest === '' || mayBeAlone(rest, { ...reading, bare: false, unwrapped: true });
}
