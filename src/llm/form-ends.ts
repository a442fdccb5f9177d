/** What the beginning and the end of a held text say of it, for `forms.ts`. */
import { isCallKey } from './call-shapes.ts';
import { markAt } from './dialects.ts';
import { readJson, readMarked } from './form-parts.ts';
import { looseValue } from './loose-json.ts';
import type { ToolCall, Tools } from './port.ts';
import { beginsUnopened } from './unopened-tags.ts';
import { isWarning, leadIn } from './warnings.ts';
import { withoutEnds } from './wrappers.ts';

/** Without spaces and the marks of templates at the end. */
export function trimmed(text: string): string {
  let rest = text.trimEnd();
  for (let at = lastMark(rest); at > 0; at = lastMark(rest)) rest = rest.slice(0, at).trimEnd();
  return rest;
}

function lastMark(text: string): number {
  const at = Math.max(text.lastIndexOf('<'), text.lastIndexOf('[/'));
  const found = at <= 0 ? null : markAt(text.slice(at));
  return found?.mark.does === 'silent' &&
    at + found.length === text.length &&
    !/^<\/(?!think|s>|answer|response|output)/.test(text.slice(at))
    ? at
    : -1;
}

/** A block on one line: its end may follow. */
export const mayBeOneLine = (held: string): boolean => /^(`{3,})\w+[ \t]+[^`\n]+`*\s*$/.test(held);

/** In a block, a call whose value is given a name, or YAML with our properties. */
export const mayBeAssigned = (inside: string): boolean => /^\w{1,20}\s*(?:=\s*\w{0,20}(?:\([^]*)?)?$|^command:|^c[oman]{0,6}$/.test(inside);

/** A tag that only at the beginning of a line is a call. */
export const OWN_TAG = /^<(?:execute_\w+|run_command|bash|shell|terminal|command|tool: ?\w+)[>\s]/;

/** What ReAct writes before its answer. */
export const FINAL_ANSWER = /^(?:Thought|Plan)\s*:[^]*?^Final Answer:[ \t]*/im;

/** Whether a text began as a call: by a mark that only calls have, or as an object with one of our properties first. */
export function isBroken(whole: string, tools: Tools): boolean {
  const key = /^\{\s*["'](\w+)["']\s*:/.exec(whole)?.[1];
  if (key !== undefined && isCallKey(key, tools)) return looseValue(whole, 0) === null;
  const found = markAt(whole);
  if (beginsUnopened(whole, tools) === true) return true;
  if (new RegExp(`^(?:\\[\\s*)?(?:default_api\\.|functions\\.)?(?:${tools.map(({ name }) => name).join('|')})\\(`).test(whole)) return true;
  return found?.mark.does === 'call' && /tool|func|call|invoke|to=|python_tag|unused|^<\w+>/i.test(whole.slice(0, found.length));
}

/** A call at the end of thoughts begins within as much of their end: each beginning of one is looked at up to there. */
const END_CHARS = 16_000;
const CALL = /<(tool_call)>|<(function)=|\{\s*["'](?:command|name)["']\s*:/g;

/** The calls at the end of thoughts that do not end. One with words behind it was only thought of: the model may have rejected it. */
export function readThoughts(thoughts: string, tools: Tools): readonly ToolCall[] | null {
  const last = thoughts.slice(-END_CHARS);
  let [start, end] = [-1, 0];
  for (const { index, 0: found, 1: tag = 'function' } of last.matchAll(CALL)) {
    if (index < end) continue;
    if (start < 0 || hasWords(last.slice(end, index))) start = index;
    const closing = found.startsWith('{') ? -1 : last.indexOf(`</${tag}>`, index);
    const value = looseValue(last, last.indexOf('{', index));
    end = closing >= 0 ? closing : (value?.end ?? index + found.length);
  }
  if (start < 0 || hasWords(last.slice(end))) return null;
  const rest = last.slice(start);
  return rest.startsWith('{') ? readJson(rest, tools, true) : readMarked(rest, tools, false);
}

/** Words in what is beside calls, where tags and special tokens are none. */
const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text.replaceAll(/<[^<>\n]{1,60}>|\[\/?[A-Z_]{1,24}\]/g, ''));

/** The end of a sentence in which a model says what it does, behind the call itself: `Calling command({…}) now.` */
const DOES_IT = /^[)\]`\s]*(?:now|first|next|for you)[.!]?\s*$/i;

/** Whether an object is an example: a warning is in front of it, or it is a word of a sentence and the line goes on behind it. */
export function isInLine(whole: string, before: string): boolean {
  if (isWarning(leadIn(before))) return true;
  if (before.endsWith('\n')) return false;
  const value = looseValue(whole, 0);
  if (value === null) return false;
  const behind = withoutEnds(`x${whole.slice(value.end)}`).slice(1);
  return !DOES_IT.test(behind) && /^[^\n]*[\p{L}\d]{2}/u.test(behind);
}
