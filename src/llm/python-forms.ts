/** Calls as in Python or TypeScript: with names, by position, with one object; in a list, printed or assigned. */
import { type Calls, callsOf } from './call-shapes.ts';
import { type Loose, looseValue } from './loose-json.ts';
import type { ToolCall, Tools } from './port.ts';
import { propertiesOf, toolNamed } from './tool-names.ts';

/** What may be in front of a call; in brackets, also words that say what it is: `[Calling tool: command({…})]`, Qwen. */
const BEFORE =
  /^\s*(?:(?:from [\w.]+ )?import [\w., ]+\n\s*)?(?:\[\s*(?:[A-Za-z]+(?: [a-z]+){0,2}:\s*)?)?(?:[A-Za-z_]\w{0,20}\s*=\s*)?(?:await\s+)?(?:print\(\s*)?/;

/** An object with our properties, as Python makes one. */
const CONSTRUCTOR = /^(?:dict|Dict|OrderedDict|namespace|SimpleNamespace)$/;

/** What may be between two calls. */
const BETWEEN = /^\s*[,;]?\s*/;

/** A call as an object of a program: `ToolCall(name="command", arguments={…})`. */
const CALL = /^(?:Tool|Function)Call$/;

/** `command(command="ls", explanation="…")`, also by position, in a list, printed or assigned, with the name of a tool. */
export function readPython(whole: string, tools: Tools): Calls {
  const calls: ToolCall[] = [];
  const begins = /([\w.]+)\s*\(\s*(?=[A-Za-z_]\w*\s*[=:]|[rR]?["'{]|\*\*\{)/y;
  let at = BEFORE.exec(whole)?.[0].length ?? 0;
  for (;;) {
    begins.lastIndex = at;
    const begun = begins.exec(whole);
    if (begun === null) break;
    const made = CALL.test(begun[1] as string) ? given(whole, begins.lastIndex, ['name', 'arguments']) : null;
    const inside = made === null ? null : callsOf(made.value, tools, true);
    if (made !== null && inside !== null) {
      calls.push(...inside);
      at = made.end + (BETWEEN.exec(whole.slice(made.end, made.end + 40))?.[0].length ?? 0);
      continue;
    }
    const tool = CONSTRUCTOR.test(begun[1] as string) ? tools.find(({ name }) => name === 'command') : toolNamed(begun[1] as string, tools);
    const read = tool === undefined ? null : given(whole, begins.lastIndex, propertiesOf(tool));
    if (read === null) return null;
    calls.push({ name: tool?.name ?? (begun[1] as string), input: read.value });
    at = read.end + (BETWEEN.exec(whole.slice(read.end, read.end + 40))?.[0].length ?? 0);
  }
  return calls.length > 0 ? calls : null;
}

/** `name=value, …)`, `value, …)` or `{…})`: the values by name. */
export function given(whole: string, start: number, names: readonly string[]): Loose | null {
  const entries: [string, unknown][] = [];
  const key = /\s*([A-Za-z_]\w*)\s*[=:]\s*(?!=)/y;
  for (let at = whole.startsWith('**', start) ? start + 2 : start; at < whole.length;) {
    key.lastIndex = at;
    const name = key.exec(whole)?.[1];
    const value = looseValue(whole, name === undefined ? at : key.lastIndex);
    const position = name ?? names[entries.length];
    if (value === null || position === undefined) return null;
    entries.push([position, value.value]);
    // a comma may be behind the last value
    const next = /^\s*(?:,\s*(?=\)))?([,)])/.exec(whole.slice(value.end, value.end + 40));
    if (next === null) return null;
    at = value.end + next[0].length;
    if (next[1] !== ')') continue;
    const [only] = entries;
    const isObject = name === undefined && entries.length === 1 && typeof only?.[1] === 'object' && !Array.isArray(only[1]);
    return { value: isObject ? only[1] : Object.fromEntries(entries), end: at };
  }
  return null;
}

/**
 * Whether this may become a call of a tool as in Python, also in a list, printed, or in Gemma's namespace.
 * @param called what is around it says that it is a call, so the tool may have any name that models have for it.
 */
export function mayBePython(text: string, tools: Tools, called = false): boolean {
  if (/^\[\s*[A-Za-z]+(?: [a-z]*){0,2}$/.test(text)) return true;
  const inside = text
    .replace(/^(?:from [\w.]+ )?import [\w., ]+\n\s*/, '')
    .replace(/^\[\s*(?:[A-Za-z]+(?: [a-z]+){0,2}:\s*)?/, '')
    .replace(/^[a-z_]\w{0,20} = (?=\w)/, '')
    .replace(/^await\s+/, '')
    .replace(/^print\(\s*/, '');
  const [, name = '', open] = /^([\w.]*)(\(?)/.exec(inside) ?? [];
  const own = name.replace(/^.*\./, '');
  if (open === '(')
    return (
      CONSTRUCTOR.test(own) || CALL.test(own) || tools.some((tool) => tool.name === own) || (called && toolNamed(own, tools) !== undefined)
    );
  // the first word of an answer in small letters, or a name with its namespace
  return (
    name.length === inside.length &&
    (name === '' || /^[a-z]/.test(name) || ['ToolCall', 'FunctionCall'].some((one) => one.startsWith(name)))
  );
}
