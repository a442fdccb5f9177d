/** The calls of an answer that is complete and nothing but a form. Pure. */
import { isCommand, mayBeBare, spanAlone } from './bare-line.ts';
import { record } from '../base/json.ts';
import { callsOf, type Calls } from './call-shapes.ts';
import { readHtml, readInLine } from './markup-blocks.ts';
import { readCommandLine } from './command-lines.ts';
import { markAt, withoutMarks } from './dialects.ts';
import { readElement, readProperties } from './element-forms.ts';
import { isEscaped, unescaped } from './escaped-answer.ts';
import { trimmed } from './form-ends.ts';
import { readBareValues } from './bare-values.ts';
import { isNamed, namedIn, type Reading } from './form-begins.ts';
import { commandCall, firstSentence, readBare, readFence, readJson, readLabelled, readMarked } from './form-parts.ts';
import { COMMAND_LABEL } from './labels.ts';
import { ACTION_LINE, isBareAction } from './line-forms.ts';
import { looseValue, withBraces } from './loose-json.ts';
import { readPython } from './python-forms.ts';
import { readTable } from './table-forms.ts';
import { readUnopened } from './unopened-tags.ts';
import { isWarning, leadIn } from './warnings.ts';
import { unwrap, withoutEnds } from './wrappers.ts';

/** Properties whose last value is in quotes; one without has no end of its own. */
const QUOTED = /=\s*["'][^]*["']\)?$/;

/** @param marked the server said that the answer is complete. */
export function callsAlone(text: string, marked: boolean, reading: Reading): Calls {
  const span = spanAlone(text);
  const whole = span === null ? text : `\`${span}\``;
  const calls = callsIn(whole, marked, reading);
  const closed = calls === null && marked ? withBraces(whole) : null;
  return closed === null ? calls : callsIn(closed, marked, reading);
}

function callsIn(whole: string, marked: boolean, reading: Reading): Calls {
  if (isEscaped(whole)) return callsAlone(trimmed(unescaped(whole)), marked, reading);
  const { tools, bare } = reading;
  const start = markAt(whole);
  if (start?.mark.does === 'call' || (ACTION_LINE.test(whole) && (marked || !isBareAction(whole))) || isNamed(whole, tools)) {
    const calls = readMarked(whole, tools, marked);
    if (calls !== null) return calls;
  }
  const named = marked ? namedIn(whole, tools) : null;
  const bareValues = named === null ? null : readBareValues(named.object, named.tool);
  if (named !== null && bareValues !== null) return [{ name: named.tool.name, input: bareValues }];
  if (/^(?:```|~~~)/.test(whole)) return readFence(whole, tools, 'alone');
  if (/^[{[]/.test(whole)) {
    const calls = readJson(whole, tools) ?? readPython(whole, tools);
    if (calls !== null) return calls;
  }
  // a call in the marks of code is no command
  const code = /^`([^`]+)`$/.exec(whole)?.[1];
  const called = code === undefined ? null : (readPython(code, tools) ?? (code.startsWith('{') ? readJson(code, tools, true) : null));
  if (called !== null) return called;
  const text = whole.startsWith('"{') ? looseValue(whole, 0) : null;
  if (typeof text?.value === 'string') return readJson(text.value, tools, true);
  const python =
    readUnopened(whole, tools, marked) ??
    readPython(whole, tools) ??
    readElement(whole, tools) ??
    (marked || QUOTED.test(whole) ? readProperties(whole, tools) : null);
  if (python !== null) return python;
  if (whole.startsWith('|')) return marked ? readTable(whole, tools) : null;
  const html = readHtml(whole);
  if (html !== null) return readBlock(html, tools);
  const inLine = marked ? readInLine(whole) : null;
  if (inLine !== null) return [commandCall(inLine.command, firstSentence(inLine.words))];
  if (COMMAND_LABEL.test(whole) && (marked || whole.startsWith('`'))) return readLabelled(whole, tools);
  const wrapped = readWrapped(whole, marked, reading);
  if (wrapped !== null) return wrapped;
  if (!marked && !whole.startsWith('`')) return null;
  const line = readBare(whole);
  if (line !== null && mayBeBare(whole, bare) && isCommand(whole)) return [line];
  return bare ? readTyped(whole, false) : null;
}

/** The call in a block between words, which explain it. */
function readBlock({ words, block }: { readonly words: string; readonly block: string }, tools: Reading['tools']): Calls {
  const calls = isWarning(leadIn(words)) ? null : readFence(block, tools, 'among');
  const explanation = firstSentence(words);
  if (calls === null || explanation === '') return calls;
  return calls.map((call) => ({ ...call, input: { ...record(call.input), explanation } }));
}

/** A command on a line of its own; see `command-lines.ts`. */
export function readTyped(whole: string, introduced: boolean): Calls {
  const found = readCommandLine(whole, introduced);
  return found === null ? null : [commandCall(found.command, firstSentence(withoutMarks(found.behind)))];
}

/** The calls in what is around them. Behind a mark of an unknown name an object must say itself that it is a call. */
function readWrapped(whole: string, marked: boolean, reading: Reading): Calls {
  const { tools } = reading;
  const { rest, tool, foreign } = unwrap(whole, tools);
  if (reading.unwrapped === true || rest === whole || rest === '') return null;
  const inside = withoutEnds(rest);
  const value = inside.startsWith('{') ? looseValue(inside, 0) : null;
  if (value !== null) {
    const calls = callsOf(value.value, tools, foreign);
    return calls ?? (tool === undefined ? null : [{ name: tool.name, input: value.value }]);
  }
  return callsAlone(inside, marked, { ...reading, bare: false, unwrapped: true });
}

/** The call behind words, in a mark of any name: an object must say itself that it is one. */
export function readAmong(whole: string, reading: Reading): Calls {
  const { rest, tool } = unwrap(whole, reading.tools, false);
  const value = rest.startsWith('{') && rest !== whole ? looseValue(rest, 0) : null;
  if (value !== null && withoutEnds(`x:${rest.slice(value.end)}`) === 'x:')
    return callsOf(value.value, reading.tools, true) ?? (tool === undefined ? null : [{ name: tool.name, input: value.value }]);
  return readElement(whole, reading.tools);
}
