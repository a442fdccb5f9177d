/**
 * A call in tags of which the opening one is missing or broken (`<name>command</parameter><parameter=command>…</function>`): servers take
 * it for a special token, and models miswrite it. Its parameters and its end are whole, so it is whole.
 */
import { type Calls, callsOf } from './call-shapes.ts';
import { HTML_NAMES } from './html-names.ts';
import type { ToolSpec } from './port.ts';
import { readParameters } from './tag-forms.ts';
import { toolNamed } from './tool-names.ts';

type Tools = readonly ToolSpec[];

/** A longer text is a document. */
const MOST_CHARS = 4_000;
/** And so is one with more than this in front of its first parameter. */
const HEAD_CHARS = 300;
const GIVEN = /^<(?:parameter|param|argument)(?:=|\s+(?:name|key)=)/;
/** A tag of any name and the name of a tool behind it, with tags behind that. */
const NAMED = /^<(\w{1,20})>\s*([\w.]*)\s*(<[^]*)?$/;
const NAME = /^(?:<\/?[\w:=.-]{1,40}>|\s)*([\w.]{1,40})?(?:<\/?[\w:=.-]{1,40}>|\s)*$/;
/** The end of the call, and nothing but ends behind it. */
const ENDS =
  /^\s*<\/(?:[\w-]{1,16}:)?(?:function|invoke|call|tool_call|tool_calls|function_calls)>\s*(?:<\/?[\w:-]{1,40}>\s*|<\|[^|<>\n]{1,60}\|>\s*)*$/;

/** Whether this begins as such a call; `'open'` when only more text can say it. */
export function beginsUnopened(text: string, tools: Tools): boolean | 'open' {
  if (GIVEN.test(text)) return true;
  const [, tag = '', name = '', behind] = NAMED.exec(text) ?? [];
  if (tag === '' || HTML_NAMES.has(tag.toLowerCase())) return false;
  if (behind === undefined) return tools.some((tool) => tool.name.startsWith(name)) ? 'open' : false;
  if (toolNamed(name, tools) === undefined) return false;
  const at = behind.search(/<(?:parameter|param|argument)[=\s]/);
  if (at >= 0) return at <= HEAD_CHARS && NAME.test(behind.slice(0, at));
  return behind.length <= HEAD_CHARS && NAME.test(behind.replace(/<[^<>]*$/, '')) ? 'open' : false;
}

export const mayBeUnopened = (text: string, tools: Tools): boolean =>
  text.startsWith('<') && text.length <= MOST_CHARS && beginsUnopened(text, tools) !== false;

export function readUnopened(whole: string, tools: Tools): Calls {
  if (!whole.startsWith('<') || whole.length > MOST_CHARS || beginsUnopened(whole, tools) !== true) return null;
  const found = readParameters(whole);
  if (found === null || !ENDS.test(found.behind)) return null;
  const [head, name] = NAME.exec(found.before.slice(0, HEAD_CHARS * 2)) ?? [];
  if (head === undefined) return null;
  const tool = name === undefined ? undefined : toolNamed(name, tools);
  return tool === undefined ? callsOf(found.input, tools, true) : [{ name: tool.name, input: found.input }];
}
