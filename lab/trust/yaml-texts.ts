/** Reads the texts of the YAML that collections use: keys by indentation, block texts, plain and quoted ones. It knows no anchors. */
import { parseJson } from '../../src/base/json.ts';

export interface YamlText {
  /** The keys that lead to it, outermost first, joined by `/`. Items of a list have no key of their own. */
  readonly path: string;
  readonly value: string;
}

const KEY = /^( *(?:- +)*)([\w.-]+):(?: +(.*))?$/;
const ITEM = /^( *)- +(.*)$/;
const BLOCK = /^([|>])[-+]?$/;

const indentOf = (line: string): number => line.length - line.trimStart().length;

function scalar(text: string): string {
  if (text.startsWith("'")) return text.replace(/^'|'$/g, '').replaceAll("''", "'");
  const whole = text.startsWith('"') ? parseJson(text) : text;
  return typeof whole === 'string' ? whole : text;
}

/** Every text in the order of the file. Lines of another form are left out; no text makes it throw. */
export function yamlTexts(yaml: string): readonly YamlText[] {
  const lines = yaml.split('\n').map((line) => line.trimEnd());
  const found: YamlText[] = [];
  let keys: readonly { readonly indent: number; readonly key: string }[] = [];
  const add = (value: string): void => void found.push({ path: keys.map(({ key }) => key).join('/'), value });
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const [, lead, key = '', text = ''] = KEY.exec(line) ?? [];
    if (lead === undefined) {
      const [, dash, item] = ITEM.exec(line) ?? [];
      if (dash === undefined || item === undefined) continue;
      keys = keys.filter(({ indent }) => indent <= dash.length);
      add(scalar(item));
      continue;
    }
    keys = [...keys.filter(({ indent }) => indent < lead.length), { indent: lead.length, key }];
    const style = BLOCK.exec(text)?.[1];
    if (style === undefined) {
      if (text !== '') add(scalar(text));
      continue;
    }
    const block: string[] = [];
    for (let next = lines[at + 1]; next !== undefined && (next === '' || indentOf(next) > lead.length); next = lines[at + 1]) {
      block.push(next);
      at++;
    }
    const margin = indentOf(block.find((each) => each !== '') ?? '');
    const inner = block.map((each) => each.slice(Math.min(margin, indentOf(each))));
    add(inner.join(style === '|' ? '\n' : ' ').trim());
  }
  return found;
}
