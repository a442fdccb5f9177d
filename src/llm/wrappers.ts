/**
 * What models and templates put around an answer, recognised by its form and not by its name: a name between brackets or between equal
 * signs, the label of a speaker or of an answer, an arrow, the sign of a list. It is never text for a person when a call is in it.
 */
import { HTML_NAMES } from './html-names.ts';
import type { Mark } from './dialects.ts';
import type { ToolSpec, Tools } from './port.ts';
import { toolNamed } from './tool-names.ts';

const BRACKETS: Readonly<Record<string, string>> = { '<': '>', '[': ']', '{': '}', '【': '】', '⟦': '⟧', '《': '》', '「': '」', '«': '»' };
/** Signs that are put on both sides of a name; `*` and `_` are Markdown's. */
const SIGNS = '@%=~#▁-';
/** The longest name of a mark, and the longest with attributes. */
const NAME_CHARS = 40;
const TAG_CHARS = 400;

/** A name between brackets or signs, with its length in the text. */
interface Bracketed {
  readonly kind: 'mark';
  readonly length: number;
  readonly open: string;
  readonly name: string;
  readonly closing: boolean;
  /** What follows the name: attributes. */
  readonly more: string;
}

/** The mark at the beginning of the text; `'open'` when more text may make one. */
export function bracketedAt(text: string): Bracketed | 'open' | null {
  const open = /^([<[{【⟦《「«])\1{0,2}/.exec(text)?.[0] ?? new RegExp(`^(?:([${SIGNS}])\\1{1,7}|▁)`).exec(text)?.[0];
  if (open === undefined) return text.length === 1 && SIGNS.includes(text) ? 'open' : null;
  const close = (BRACKETS[open[0] as string] ?? (open[0] as string)).repeat(open.length);
  const inside = text.slice(open.length, open.length + TAG_CHARS);
  const at = open[0] === '<' ? -1 : inside.indexOf(close);
  const quoted = open[0] === '<' ? QUOTING_TAG.exec(inside) : null;
  const tag = quoted !== null && /^(?:>|$)/.test(inside.slice(quoted[0].length)) ? quoted : null;
  const [head = '', slash = '', name = '', more = ''] =
    tag ?? (open[0] === '<' ? TAG : NAME).exec(at < 0 ? inside : inside.slice(0, at)) ?? [];
  // a heading has a space behind its signs
  if (name.length > NAME_CHARS || (open[0] !== '<' && head.length > NAME_CHARS) || (open[0] === '#' && head.startsWith(' '))) return null;
  const rest = inside.slice(head.length);
  if (name !== '' && rest.startsWith(close) && (at < 0 || at === head.length))
    return { kind: 'mark', length: open.length + head.length + close.length, open, name, closing: slash.includes('/'), more: more.trim() };
  return (rest === '' || (name !== '' && close.startsWith(rest))) && !text.includes('\n') ? 'open' : null;
}

/** A tag with attributes whose values may have its brackets in them. */
const QUOTING_TAG = /^(\/?)([A-Za-z_][\w:.-]*)?((?:\s(?:"[^"\n]*"|'[^'\n]*'|[^<>"'\n])*)?\/?)/;
const TAG = /^(\/?)([A-Za-z_][\w:.-]*)?((?:\s[^<>\n]*)?\/?)/;
const NAME = /^ ?([/%]? ?)([A-Za-z_][\w.-]*)?((?:[ :/=][\w .:/=-]*)?)/;

/** Who speaks: these are no words of an answer. */
const SPEAKERS = ['assistant', 'ai', 'bot', 'chatbot'];
/** What an answer, a call or its parts are called. */
const PARTS = [
  ...SPEAKERS,
  'response',
  'answer',
  'reply',
  'final',
  'output',
  'result',
  'solution',
  'json',
  'tool',
  'function',
  'action',
  'call',
  'name',
  'input',
  'arguments',
  'args',
  'parameters',
  'params',
];
const LABEL = new RegExp(
  String.raw`^(#{1,6} +)?[*_]{0,2}((?:${PARTS.join('|')})(?:[ _](?:${PARTS.join('|')})){0,2})[*_]{0,2}(?: ?:[*_]{0,2}[ \t]*(\n\s*)?|(?=\n)\s*)`,
  'i',
);

function mayBeLabelled(text: string): boolean {
  const plain = text.replace(/^#{1,6}(?: +|$)/, '').replace(/^[*_]{1,2}/, '');
  if (plain === text && text.startsWith('#')) return /^#{1,6}$/.test(text);
  const all = plain
    .replace(/[*_: ]+$/, (end) => (/[ _]$/.test(end) ? ' ' : ''))
    .toLowerCase()
    .split(/[ _]/);
  const last = all.pop() ?? '';
  if (plain === '') return true;
  return (
    text.length <= NAME_CHARS &&
    !text.includes('\n') &&
    all.every((word) => PARTS.includes(word)) &&
    PARTS.some((word) => word.startsWith(last))
  );
}

/** The sign of a list before a block or an object, an arrow or a sign before a name. */
const ITEM = /^(?:[-*]|\d{1,2}[.)])[ \t]+(?=[`{])/;
const SIGIL = /^(?:[-=]>\s*|>>\s*|[!/@]|#(?:tool:)?)(?=[A-Za-z_])/;
const NAMED = /^([A-Za-z_][\w.-]{0,40})(?:\([\w-]{1,40}\))?(?:[ \t]*[:\n]\s*|[ \t]+(?=\{))/;

/** An answer without what is around its beginning. */
export interface Unwrapped {
  readonly rest: string;
  /** The text ends where more may belong to what is around. */
  readonly open: boolean;
  /** The name of a tool that was around it. */
  readonly tool: ToolSpec | undefined;
  /** A mark whose name says nothing of a call or an answer was around it. */
  readonly foreign: boolean;
}

const CDATA = '<![CDATA[';

/** As many marks as are taken off. */
const DEPTH = 8;

export function unwrap(text: string, tools: Tools, labels = true): Unwrapped {
  let rest = text;
  let tool: ToolSpec | undefined;
  let foreign = false;
  for (let depth = 0; depth < DEPTH && rest !== ''; depth++) {
    const mark = bracketedAt(rest);
    if (mark === 'open') return { rest, open: true, tool, foreign };
    if (mark !== null) {
      if ((mark.open === '{' || HTML_NAMES.has(mark.name.toLowerCase())) && !mark.closing) return { rest, open: false, tool, foreign };
      const named = namesOf(mark).map((name) => toolNamed(name, tools));
      tool = named.find((one) => one !== undefined) ?? tool;
      foreign ||=
        tool === undefined &&
        !mark.name
          .toLowerCase()
          .split(/[_.:-]/)
          .some((word) => PARTS.includes(word));
      rest = rest.slice(mark.length).trimStart();
      if (rest !== '' && CDATA.startsWith(rest)) return { rest, open: true, tool, foreign };
      if (rest.startsWith(CDATA)) rest = rest.slice(CDATA.length).trimStart();
      continue;
    }
    const label = labels || depth > 0 ? LABEL.exec(rest) : null;
    const around = label ?? (labels ? ITEM.exec(rest) : null) ?? SIGIL.exec(rest);
    if (around !== null && (label !== null || !SIGIL.test(around[0] + 'a') || mayBeTool(rest.slice(around[0].length), tools))) {
      rest = rest.slice(around[0].length).trimStart();
      continue;
    }
    const name = depth > 0 || tool !== undefined || labels ? NAMED.exec(rest) : null;
    const called = name === null ? undefined : toolNamed(name[1] as string, tools);
    if (name === null || called === undefined) {
      const open =
        labels &&
        (mayBeLabelled(rest) ||
          /^(?:[-*]|\d{1,2}(?:[.)]|$))[ \t]*$|^(?:[-=]>?\s*|>{1,2}\s*|[!/@]|#(?:t(?:o(?:o(?:l:?)?)?)?)?)$/.test(rest));
      return { rest, open, tool, foreign };
    }
    tool = called;
    rest = rest.slice(name[0].length).trimStart();
  }
  return { rest, open: rest === '', tool, foreign };
}

/** The names in a mark: `[[tool: command]]`, `<action name="command">`. */
const namesOf = ({ name, more }: Bracketed): readonly string[] => [
  name,
  ...(/^[\s:=/]*(?:name=)?["']?([\w.-]+)["']?$/.exec(more)?.slice(1) ?? []),
];

const mayBeTool = (text: string, tools: Tools): boolean => {
  const [name = ''] = /^[\w.-]+/.exec(text) ?? [];
  return name.length === text.length || toolNamed(name, tools) !== undefined;
};

/** Words of the names that are given to thoughts. */
const THOUGHT = /^(?:think|thought|reason|reflect|cot|chain_of_thought|ponder|deliberat|monolog|scratch|(?:inner|internal)_)/;

/** Thoughts in a mark of any form. */
export function thoughtAt(text: string): { readonly mark: Mark; readonly length: number } | null {
  const mark = bracketedAt(text);
  if (
    mark === null ||
    mark === 'open' ||
    mark.closing ||
    !mark.name
      .toLowerCase()
      .split(':')
      .some((word) => THOUGHT.test(word))
  )
    return null;
  const sign = (text: string): string => text.replaceAll(/[^\w]/g, String.raw`\$&`);
  const close = (BRACKETS[mark.open[0] as string] ?? (mark.open[0] as string)).repeat(mark.open.length);
  const closes = new RegExp(`${sign(mark.open)}\\s?(?:/|end[ _]?)\\s?${sign(mark.name)}\\s?${sign(close)}`, 'i');
  return { mark: { opens: /^/, does: 'thought', closes, source: 'by its form' }, length: mark.length };
}

/** Whether words follow a mark that is none of them: it is written together with them or on a line of its own. */
const isFrame = (mark: Bracketed, behind: string): boolean => {
  // the head of a section in a file of settings
  if (mark.open === '[' && /^\n[\w.-]+ *=/.test(behind)) return false;
  if (!['<', '[', '【', '⟦'].includes(mark.open[0] as string) || HTML_NAMES.has(mark.name.toLowerCase())) return false;
  return SPEAKERS.includes(mark.name.toLowerCase()) || (/^[^\s(:,.)]/.test(behind) ? !/^\[\d/.test(behind) : behind.startsWith('\n'));
};

/** Words without the marks and the speaker in front of them. */
export function withoutFrame(text: string): string {
  let rest = text;
  for (let depth = 0; depth < DEPTH; depth++) {
    const mark = bracketedAt(rest);
    const label = LABEL.exec(rest);
    const speaker =
      label !== null &&
      (SPEAKERS.includes(label[2]?.toLowerCase() ?? '') || (/^response$/i.test(label[2] ?? '') && (label[1] ?? label[3]) !== undefined));
    const length = mark !== null && mark !== 'open' && isFrame(mark, rest.slice(mark.length)) ? mark.length : speaker ? label[0].length : 0;
    if (length === 0) break;
    rest = rest.slice(length).trimStart();
  }
  return rest;
}

/** Marks at the end of a text, behind the end of a sentence or of a value; a closing one behind any word. */
const MARK = [
  String.raw`<\|[^|<>\n]{1,60}\|>`,
  String.raw`<{1,3}\/?[A-Za-z0-9_][\w:.-]{0,40}>{1,3}`,
  String.raw`\[{1,2}\/?[A-Za-z_][\w ]{0,40}\]{1,2}`,
  String.raw`⟦\/?\w{1,40}⟧`,
  String.raw`\[\|[^|\n]{1,40}\|\]`,
  String.raw`【\/?\w{1,40}】`,
  String.raw`([@%=~▁-])\1+ ?\w{1,40} ?\1\1+`,
].join('|');
const CLOSING = String.raw`(?:<{1,3}\/[A-Za-z_][\w:.-]{0,40}>{1,3}|\[{1,2}\/[A-Za-z_]\w{0,40}\]{1,2}|\{\/\w{1,40}\})`;
const END = new RegExp(`(?:(?<=[.!?:;)}\\]"'\`>»\\n]\\s*)(?:${MARK})|(?<=\\S\\s*)${CLOSING})\\s*$`);
/** As much of an end as is looked at. */
const END_CHARS = 160;

/** A text without the marks at its end. */
export function withoutEnds(text: string): string {
  let rest = text.trimEnd();
  for (let depth = 0; depth < DEPTH; depth++) {
    const start = Math.max(0, rest.length - END_CHARS);
    const found = END.exec(rest.slice(start));
    if (found === null || start + found.index === 0 || HTML_NAMES.has(/^<\/?(\w+)>/.exec(found[0])?.[1]?.toLowerCase() ?? '')) break;
    rest = rest.slice(0, start + found.index).trimEnd();
  }
  return rest;
}

/** Whether what ends an answer may begin here: a mark, or several, and nothing else so far. */
export const mayBeEnd = (text: string, before: string): boolean => {
  if (text.length > END_CHARS || !/[^\s]$/.test(before)) return false;
  const rest = text.replace(new RegExp(`^(?:(?:${MARK})\\s*)+`), '').trimEnd();
  if (!/[.!?:;)}\]"'`>»]$/.test(before) && !/^(?:<\/|\[\/|[<[]$)/.test(text)) return false;
  return rest === '' || bracketedAt(rest) === 'open' || /^[<[]{1,3}[/\w|]*[>\]|]{0,2}$/.test(rest);
};
