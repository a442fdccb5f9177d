/** A call as a table of Markdown: with its properties in the first row, or one property in each row. Anything else in it makes it words. */
import { record } from '../base/json.ts';
import { type Calls, callsOf } from './call-shapes.ts';
import type { Tools } from './port.ts';

/** A longer table has more than one call. */
const TABLE_CHARS = 2_000;
const NAME_KEYS = ['tool', 'name', 'tool_name', 'function', 'action'];
const RULE = /^:?-+:?$/;

/** The cells of a row; a pipe in one is escaped. */
const cellsOf = (line: string): readonly string[] =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) =>
      cell
        .trim()
        .replace(/^`([^`]+)`$/, '$1')
        .replaceAll(String.raw`\|`, '|'),
    );

const keyOf = (cell: string): string => cell.replace(/^[*_]+|[*_]+$/g, '').toLowerCase();

/** Whether a cell is the name of a property of a command, as we call it. */
const isKey = (cell: string, tools: Tools): boolean => {
  const command = tools.find(({ name }) => name === 'command');
  return NAME_KEYS.includes(keyOf(cell)) || Object.hasOwn(record(record(command?.parameters)['properties']), keyOf(cell));
};

/** Whether the beginning of an answer may be such a table: its first row decides, or the name in its first row of values. */
export function mayBeTable(text: string, tools: Tools): boolean {
  if (!text.startsWith('|') || text.length > TABLE_CHARS) return false;
  const [head = '', rule, first] = text.split('\n');
  if (rule === undefined) return true;
  const names = cellsOf(head);
  if (names.every((name) => isKey(name, tools))) return true;
  const key = first === undefined ? undefined : /^\|([^|]*)\|/.exec(first)?.[1];
  return names.length === 2 && (key === undefined || isKey(key.trim(), tools));
}

export function readTable(whole: string, tools: Tools): Calls {
  const lines = whole.split('\n').map((line) => line.trim());
  if (whole.length > TABLE_CHARS || lines.length < 3 || !lines.every((line) => /^\|.*[^\\]\|$/.test(line))) return null;
  const [names = [], rule = [], ...rows] = lines.map(cellsOf);
  if (!rule.every((cell) => RULE.test(cell)) || rows.some((row) => row.length !== names.length)) return null;
  const [only = []] = rows;
  const inRow = rows.length === 1 && names.every((name) => isKey(name, tools));
  const inColumn = names.length === 2 && rows.every(([name = '']) => isKey(name, tools));
  if (!inRow && !inColumn) return null;
  const entries = inRow ? names.map((name, at) => [keyOf(name), only[at]]) : rows.map(([name = '', value]) => [keyOf(name), value]);
  return callsOf(Object.fromEntries(entries), tools, true);
}
