/**
 * Completes passwords without quotes that hold a sign or a space which ends a value elsewhere: in a connection string, in a structure or a
 * record that a program printed, in braces, on a line of a list of settings. What is around the value says where it ends.
 */
import { lineHead as headOf } from './line-head.ts';
import { BETWEEN_CHARS, lineHead, type Value } from './named-values.ts';
import { secretNameOf } from './secret-names.ts';
import { isHarmless } from './values.ts';

const REST_CHARS = 400;
/** How far a line is read before the name. */
const HEAD_CHARS = 400;

interface Container {
  /** What is between the name and the value. */
  readonly operator: '=' | ':';
  /** The last characters before the name, as one test of the text before it on its line. */
  readonly head: RegExp;
  /** The value, up to the next field or the end of the container. */
  readonly value: RegExp;
}

const CONTAINERS: readonly Container[] = [
  // ADO.NET, ODBC: `Server=x;Password=y;Database=z`, perhaps in a string
  {
    operator: '=',
    head: /[A-Za-z][\w ]{1,40}=[^;\n]{1,200};[ ]?$/,
    value: /^(?:\\.|[^"'\\\n]){3,200}?(?=;[ ]?[A-Za-z][\w ]{1,40}=|;?["']|;?\s*$)/,
  },
  // Go, `%+v`: `{Host:x Password:y Port:1}`
  { operator: ':', head: /\{(?:[A-Za-z]\w*:[^\n]{0,300} )?$/, value: /^[^\n]{3,200}?(?= [A-Za-z]\w*:|\}(?:[\s}\]]|$))/ },
  // Java, C#: `Config[host=x, password=y, tls=true]`, `{a=x, password=y}`
  { operator: '=', head: /[[({](?:[A-Za-z][\w.]*=[^\n]{0,300}, )?$/, value: /^[^\n"']{3,200}?(?=, [A-Za-z][\w.]*=|[\])}]+(?:[\s,]|$))/ },
];

/** Whether a value ends where a container may go on: a sign follows it and no space. */
const isTorn = (next: string): boolean => next !== '' && '<>;|,)]}&`"\'\\'.includes(next);

/** The value with what belongs to it behind the sign or the space that seemed to end it. */
export function completed(text: string, from: number, to: number, value: Value): Value {
  if (value.quoted) return value;
  if (text[value.end] === ' ') {
    const rest =
      text
        .slice(value.start, value.start + REST_CHARS)
        .split('\n', 1)[0]
        ?.trimEnd() ?? '';
    return isWholeLine(text, from, value.start, rest) ? { ...value, end: value.start + rest.length } : value;
  }
  if (value.start !== to + 1 || !isTorn(text[value.end] ?? '')) return value;
  const head = headOf(text, from, HEAD_CHARS);
  const rest = text.slice(value.start, value.start + REST_CHARS).split('\n', 1)[0] ?? '';
  for (const container of CONTAINERS) {
    if (text[to] !== container.operator || !container.head.test(head)) continue;
    const length = container.value.exec(rest)?.[0].length ?? 0;
    if (value.start + length > value.end) return { ...value, end: value.start + length };
  }
  return value;
}

/** ODBC: a value in braces may hold any sign, and `}}` is one brace. */
const BRACED = /[ \t]{0,8}=[ \t]{0,8}\{(?<v>(?!\{)(?!\w+\}(?!\}))(?!\w+:)(?:[^\s}]|\}\}){4,120})\}(?=;|[ \t]*(?:\r?\n|$))/dy;

/** The value in braces behind a name and `=`, or null. */
export function braced(text: string, to: number): Value | null {
  if (!text.slice(to, to + BETWEEN_CHARS).includes('{')) return null;
  BRACED.lastIndex = to;
  const [start = 0, end = 0] = BRACED.exec(text)?.indices?.groups?.['v'] ?? [];
  return end > start ? { start, end, quoted: true } : null;
}

/** The name of a value that a person chose, which may have spaces. */
const CHOSEN = /(?:password|passphrase|passwd|psk|pass|pwd|pw)$/i;
/** A few words with a digit or a sign among them; an option or an operator means that they are a command. */
const WORDS = /^(?=.*[\d!#$%&*+?])[\p{L}\d!#$%*+?_.-]+(?: [\p{L}\d!#$%*+?_.-]+){1,5}$/u;
const PLAIN_WORDS = /^\p{L}+(?: \p{L}+){2,7}$/u;
const OPTION = / -|^-| [#|&]/;
/** Words that a sentence or a command has, and a phrase that somebody chose seldom has. */
const SENTENCE = new RegExp(
  String.raw`\b(?:the|your|this|that|for|and|not|with|from|was|has|are|is|be|must|should|when|please|enter|empty|will|least|chars?|characters?` +
    String.raw`|min|max|or|if|to|of|by)\b`,
  'i',
);
const ASSIGNMENT = /^[A-Za-z_]\w*=/;

/** Whether the whole rest of a line is a value of several words: in a list of variables, or beside other settings of the same indent. */
function isWholeLine(text: string, from: number, start: number, rest: string): boolean {
  if (!rest.includes(' ')) return false;
  const { name = '', operator = '' } = /^(?<name>[\w.-]+)(?<operator>.*)$/.exec(text.slice(from, start))?.groups ?? {};
  if (!CHOSEN.test(name) || OPTION.test(rest) || SENTENCE.test(rest)) return false;
  if (rest.split(' ').some((word) => isHarmless(word) && /^[a-z]+$/i.test(word))) return false;
  const head = lineHead(text, from);
  if (!/^[ \t]*$/.test(head)) return false;
  const [above, below] = neighbours(text, from, start + rest.length);
  if (operator === '=' && head === '')
    return (WORDS.test(rest) || PLAIN_WORDS.test(rest)) && (ASSIGNMENT.test(above) || ASSIGNMENT.test(below));
  const sibling = new RegExp(String.raw`^${head}[\w-]{1,40}[ \t]{0,20}[:=][ \t]*\S`);
  return /^[ \t]*[:=][ \t]+$/.test(operator) && WORDS.test(rest) && (sibling.test(above) || sibling.test(below));
}

/** The beginnings of the lines before and after a part of a line. */
function neighbours(text: string, from: number, end: number): readonly [string, string] {
  const before = text.slice(Math.max(0, from - REST_CHARS), from).split('\n');
  const after = text.slice(end, end + REST_CHARS).split('\n');
  return [before.at(-2) ?? '', after[1] ?? ''];
}

/** Words joined by full stops, as code has them too: but not the beginnings that code has, nor a name of a secret at the end. */
export const isJoined = (value: string): boolean =>
  /^[\w-]+(?:\.[\w-]+)+$/.test(value) &&
  !/^(?:os|process|self|this|config|settings|env|args|opts|options|params|ctx|app|conf|cfg|secrets|vars?)\./.test(value) &&
  secretNameOf(value.split('.').at(-1) ?? '') === null;
