/**
 * A call in tags of which the opening one is missing or broken (`<name>command</parameter><parameter=command>…</function>`): servers take
 * it for a special token, and models miswrite it. Its parameters and its end are whole, so it is whole.
 */
import { type Calls, callsOf } from './call-shapes.ts';
import { HTML_NAMES } from './html-names.ts';
import type { Tools } from './port.ts';
import { readParameters, readTags } from './tag-forms.ts';
import { toolNamed } from './tool-names.ts';

/** A longer text is a document. */
const MOST_CHARS = 4_000;
/** A text with more than this in front of its first parameter is a document too. */
const HEAD_CHARS = 300;
const GIVEN = /^<(?:parameter|param|argument)(?:=|\s+(?:name|key)=)/;
/** A tag of any name, or two, and the name of a tool behind them, with tags behind that. */
const NAMED = /^<(\w{1,20})>\s*(?:<(\w{1,20})>\s*)?([\w.]*)\s*(<[^]*)?$/;
/** The name of a tool in front of keys and values in turn: GLM 4.7, LongCat. */
const KEYED = /^([\w.]{1,40})\s*<(?:[\w-]{1,16}[_:|])?(?:arg|param)_key\b/;
const KEYED_BEGINS = /^([\w.]{1,40})\s*<[\w:|-]{0,30}$/;
const KEYED_END = /<\/(?:[\w-]{1,16}[_:|])?tool_call>\s*$/;
const NAME = /^(?:<\/?[\w:=.-]{1,40}>|\s)*([\w.]{1,40})?(?:<\/?[\w:=.-]{1,40}>|\s)*$/;
/** The end of the call, and nothing but ends behind it. */
const ENDS = new RegExp(
  String.raw`^\s*</(?:[\w-]{1,16}:|[｜|]{1,2}\w{1,16}[｜|]{1,2})?(?:function|invoke|call|tool_call|tool_calls|function_calls)>\s*` +
    String.raw`(?:</?[\w:｜|-]{1,40}>\s*|<\|[^|<>\n]{1,60}\|>\s*)*$`,
);

/** Whether this begins as such a call; `'open'` when only more text can say it. */
export function beginsUnopened(text: string, tools: Tools): boolean | 'open' {
  if (GIVEN.test(text)) return true;
  if (!text.startsWith('<')) return keyed(text, KEYED, tools) || (keyed(text, KEYED_BEGINS, tools) ? 'open' : false);
  const [, tag = '', second = '', name = '', behind] = NAMED.exec(text) ?? [];
  if (tag === '' || [tag, second].some((one) => HTML_NAMES.has(one.toLowerCase()))) return false;
  if (behind === undefined) return tools.some((tool) => tool.name.startsWith(name)) ? 'open' : false;
  if (toolNamed(name, tools) === undefined) return false;
  const at = behind.search(/<(?:parameter|param|argument)[=\s]/);
  if (at >= 0) return at <= HEAD_CHARS && NAME.test(behind.slice(0, at));
  return behind.length <= HEAD_CHARS && NAME.test(behind.replace(/<[^<>]*$/, '')) ? 'open' : false;
}

const keyed = (text: string, pattern: RegExp, tools: Tools): boolean => toolNamed(pattern.exec(text)?.[1] ?? '', tools) !== undefined;

export const mayBeUnopened = (text: string, tools: Tools): boolean => text.length <= MOST_CHARS && beginsUnopened(text, tools) !== false;

/** @param marked the server said that the answer is complete: without an end of its own more values may follow. */
export function readUnopened(whole: string, tools: Tools, marked = true): Calls {
  if (whole.length > MOST_CHARS || beginsUnopened(whole, tools) !== true) return null;
  if (!whole.startsWith('<'))
    return marked || KEYED_END.test(whole) ? readTags(`<tool_call>${whole.replace(KEYED_END, '')}</tool_call>`) : null;
  const found = readParameters(whole);
  if (found === null || !ENDS.test(found.behind)) return null;
  const [head, name] = NAME.exec(found.before.slice(0, HEAD_CHARS * 2)) ?? [];
  if (head === undefined) return null;
  const tool = name === undefined ? undefined : toolNamed(name, tools);
  return tool === undefined ? callsOf(found.input, tools, true) : [{ name: tool.name, input: found.input }];
}
