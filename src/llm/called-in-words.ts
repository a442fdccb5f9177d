/**
 * A call as in Python in a sentence: `I'll run run_command("ls -l") to list the files.` It counts only where the sentence says that it is made
 * now, and nothing else is called; a call that is spoken of is words. Pure; `forms.ts` keeps the state.
 */
import { type Calls, callsOf } from './call-shapes.ts';
import { TELLS_OF_COMMAND } from './labels.ts';
import { looseValue } from './loose-json.ts';
import type { ToolCall, ToolSpec, Tools } from './port.ts';
import { given } from './python-forms.ts';
import { mayBeToolName, propertiesOf, toolNamed } from './tool-names.ts';
import { isWarning, leadIn } from './warnings.ts';

/** A longer call is a document. Calls with an object are found as objects. */
const CALL_CHARS = 1_200;
const BEGINS = /(?<![\w.])((?:functions\.|default_api\.|tools\.)?[a-z]\w{0,30})(\((?!\s*\{)|$)/g;
/** One of Gemma 4, on a line of its own. */
const NAMED_BEGINS = /(?:^|\n)[ \t]*(call(?:$|:(?:[\w.-]{0,40})(?:\{|$)))/;
const NAMED = /^call:([\w.-]{1,40})(?=\{)/;
/** Words of a model that is about to do something. */
const DOES =
  /\b(?:I['’]ll|I will|I am going to|I['’]m going to|let me|let us|let['’]s|now|next|first|calling|running|call|run|execute|use|invoke)\b/i;
/** Words of one that weighs it, or reports it. */
const WEIGHS = /\b(?:could|would|should|might|may|can|if|or|like|ran|called|used|function|method|tool)\b/i;
/** A polite form of `I call`, where the call itself is in our own words. */
const POLITE = /\bI(?: would|['’]d)\b/i;
/** What may be behind the call in its sentence: its end, or what it is for. */
const PURPOSE = /^[`'"*\s]*(?:[.!:;]|$|(?:now|first|next|for you|to|so that)\b)/i;
const OTHER_CALL = /\w\(/;

/** A name of one word is a word of the language, unless it is the tool's own. */
function toolCalled(name: string, tools: Tools): ToolSpec | undefined {
  const own = name.replace(/^\w+\./, '');
  const tool = tools.find((one) => one.name === own) ?? (own.includes('_') ? toolNamed(own, tools) : undefined);
  return tool?.name === 'chat' ? undefined : tool;
}

/** Where a call may begin in a text, a name at its end that may go on included; -1 when nowhere. */
export function callBegins(text: string, before: string, tools: Tools): number {
  const named = NAMED_BEGINS.exec(text);
  if (named !== null && (named.index > 0 || text.startsWith('\n') || /(?:^|\n)[ \t]*$/.test(before)))
    return named.index + named[0].length - (named[1] as string).length;
  for (const { 0: found, 1: name = '', 2: open, index } of text.matchAll(BEGINS)) {
    if (found === '' || (index === 0 && /[\w.]$/.test(before))) continue;
    if (open === '(' ? toolCalled(name, tools) !== undefined : mayBeToolName(name.replace(/^\w+\./, ''), tools)) return index;
  }
  return -1;
}

interface Called {
  readonly call: ToolCall;
  readonly end: number;
  /** It has a line of its own, and is in no sentence. */
  readonly isLine?: true;
}

function callAt(text: string, tools: Tools): Called | null {
  const named = NAMED.exec(text);
  const object = named === null ? null : looseValue(text, named[0].length);
  const [, name = ''] = named ?? [];
  if (object !== null)
    return toolNamed(name, tools) === undefined ? null : { call: { name, input: object.value }, end: object.end, isLine: true };
  const begun = /^((?:\w+\.)?[a-z]\w*)\(\s*(?!\s|\{)/.exec(text);
  const tool = begun === null ? undefined : toolCalled(begun[1] as string, tools);
  const read = begun === null || tool === undefined ? null : given(text, begun[0].length, propertiesOf(tool));
  return read === null || tool === undefined ? null : { call: { name: tool.name, input: read.value }, end: read.end };
}

const isMeant = (before: string, { call, end, isLine }: Called, held: string, tools: Tools): boolean => {
  const behind = held.slice(end);
  const given = isLine ? '' : leadIn(before).replace(/[`*\s]+$/, '');
  const lead = callsOf(call.input, tools, true) === null ? given : given.replace(POLITE, 'I');
  if (
    isWarning(lead) ||
    behind.split(/(?<=[.!?])\s|\n/).some(isWarning) ||
    TELLS_OF_COMMAND.test(lead) ||
    WEIGHS.test(lead) ||
    OTHER_CALL.test(before + behind)
  )
    return false;
  return (lead === '' || /[.!?:]$/.test(lead) || DOES.test(lead)) && PURPOSE.test(behind);
};

/** Whether the call that begins here (`callBegins`) may still be the one that is made. */
export function mayBeCalled(held: string, before: string, tools: Tools): boolean {
  if (held.length > CALL_CHARS) return false;
  const found = callAt(held, tools);
  return found === null || isMeant(before, found, held, tools) || held.slice(found.end).length < 'for you '.length;
}

/** The call at the beginning of a text that is complete. */
export function readCalled(held: string, before: string, tools: Tools): Calls {
  const found = /[\w.]$/.test(before) ? null : callAt(held, tools);
  return found !== null && isMeant(before, found, held, tools) ? [found.call] : null;
}
