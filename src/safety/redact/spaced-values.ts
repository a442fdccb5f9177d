/** Decides whether a word that follows a secret name after a space is its value: on a command line, in a file of logins, or in prose. */
import { CHARS, isIn } from './chars.ts';
import { lineHead as headOf } from './line-head.ts';
import { BETWEEN_CHARS, lineHead } from './named-values.ts';
import { changesIn } from './random-word.ts';
import type { NameStrength } from './secret-names.ts';
import { isTypedWord } from './values.ts';

/** The characters between a name and a value behind it, as codes: quotes and brackets that close, signs, spaces, and what opens a list. */
const BESIDE = Uint8Array.from({ length: 128 }, (_, code) => Number(/[\\"'`)\]}:=!?.+|<>,(%[{\w\s-]/.test(String.fromCharCode(code))));
const [NEWLINE, SPACE, EQUALS, DASH, LESS, COLON, PARENTHESIS, DOUBLE, SINGLE] = [10, 32, 61, 45, 60, 58, 40, 34, 39] as const;
const isIndent = (code: number): boolean => code <= SPACE || code === DASH;

/** Whether a name can have a value, by the characters beside it: a quick answer for the many words of prose and paths. */
export function mayHaveValue(text: string, from: number, to: number): boolean {
  const next = text.charCodeAt(to);
  // a field of a form, or a field `value` on the next line
  if (next === NEWLINE ? isIndent(text.charCodeAt(to + 1)) : (BESIDE[next] ?? 1) === 1) return true;
  let at = from;
  while (text.charCodeAt(at - 1) === SPACE) at--;
  return text.charCodeAt(at - 1) === EQUALS;
}

/** Whether only a space can divide a name from its value: before a letter that begins no operator. It may also be in a tag. */
export const isLoneSpace = (text: string, from: number, to: number): boolean =>
  text.charCodeAt(to) === SPACE && BEGINS_WORD[text.charCodeAt(to + 1)] === 1 && !isTag(text.charCodeAt(from - 1));
const BEGINS_WORD = Uint8Array.from({ length: 128 }, (_, code) => Number(/[a-rux-zA-QTUX-Z]/.test(String.fromCharCode(code))));
const isTag = (code: number): boolean => code === LESS || code === COLON;

/**
 * Whether an operator can begin behind a name, by the next characters: on the next line there is only a field `value` or the part of a form,
 * behind a bracket only a quote.
 */
export function mayHaveOperator(text: string, to: number): boolean {
  const next = text.charCodeAt(to);
  if (next !== NEWLINE && next !== PARENTHESIS) return true;
  let at = to + 1;
  if (next === NEWLINE) {
    while (isIndent(text.charCodeAt(at))) if (text.charCodeAt(at++) === NEWLINE) return true;
    return text.startsWith('value:', at);
  }
  while (isSpace(text.charCodeAt(at))) at++;
  const quote = text.charCodeAt(at);
  return quote === DOUBLE || quote === SINGLE;
}

/** Characters that an operator can begin with: quotes and brackets that close, signs, spaces. */
const BETWEEN = /[\\"'`)\]}:=!?.+|<>,(%\s│┃║[-]/;
/** Whether a name is an option that a plus begins, at a prompt: `server +rcon_password x`. */
export const isPlus = (text: string, from: number): boolean =>
  text[from - 1] === '+' && text[from - 2] === ' ' && isCommand(text, from - 1);

/** A word that can be a part of the operator: `"name": "x", "value": "y"`, `password string = "x"`, `key 1: x`. */
const OPERATOR_WORD = /^ (?:\d|\*?str|String|value)/i;

/**
 * Whether a word of prose follows the name: "the token expired". This is a quick answer for the many such places; a value after one space
 * is only found after a flag, after a word that sets something, and after a name that is strong enough for it.
 */
export function isProse(text: string, from: number, to: number, strength: NameStrength): boolean {
  if (text.charCodeAt(to) !== SPACE) return !BETWEEN.test(text[to] ?? '\n');
  if (strength === 'password' || isFlag(text.charCodeAt(from - 1)) || isFlag(text.charCodeAt(from)) || !isWord(text.charCodeAt(to + 1)))
    return false;
  if (OPERATOR_WORD.test(text.slice(to, to + 8)) || /^bearer$/i.test(text.slice(from, to))) return false;
  return !(strength === 'token' && isArgument(text, from, to)) && !afterSetter(text, from);
}

const isFlag = (code: number): boolean => code === LESS || code === DASH;
const isWord = (code: number): boolean => isIn(code, CHARS.alnum) || code === PARENTHESIS;

/** A long word with digits and letters after `f`: a hash has none. */
const ARGUMENT = / (?=[\w./+=-]{0,200}\d)(?=[\w./+=-]{0,200}[g-zG-Z])[\w.+=-]{20,400}(?=\s|$)/y;

/** Whether a long word follows a name on a command line: `tool add-authtoken x`. */
function isArgument(text: string, from: number, to: number): boolean {
  if (to - from !== 'pass'.length && !isLong(text, to + 1)) return false;
  ARGUMENT.lastIndex = TYPED.lastIndex = to;
  return (
    (ARGUMENT.test(text) || (/^pass$/i.test(text.slice(from, to)) && looksTyped(TYPED.exec(text)?.groups?.['v'] ?? ''))) &&
    isCommand(text, from)
  );
}
/** Whether a word is as long as ARGUMENT needs it. */
function isLong(text: string, from: number): boolean {
  for (let at = from; at < from + ARGUMENT_CHARS; at++) if (!isIn(text.charCodeAt(at), CHARS.base64 | CHARS.dotted)) return false;
  return true;
}
const ARGUMENT_CHARS = 20;
/** A word that a person typed behind `pass`. */
const TYPED = / (?<v>\S{6,80})(?=\s|$)/y;

/** Whether the text before a name on its line sets something, or begins a login. */
function afterSetter(text: string, from: number): boolean {
  let at = from;
  while (at > 0 && from - at < BETWEEN_CHARS && isSpace(text.charCodeAt(at - 1))) at--;
  if (at === from) return false;
  const setter = SETTER_ENDS.has(text.slice(at - 3, at));
  if (!setter && !mayBeLogin(text, at)) return false;
  const head = lineHead(text, from);
  if ((head.includes('login') || head.includes('machine')) && /\b(?:login|machine)\s+\S+\s+$/.test(head)) return true;
  return (setter || head.includes('-')) && SETS.test(head);
}

/** Whether the text before a position on its line has a dash, or the letters that `login` and `machine` share. */
function mayBeLogin(text: string, before: number): boolean {
  for (let at = before - 1; at >= Math.max(0, before - BETWEEN_CHARS); at--) {
    const code = text.charCodeAt(at);
    if (code === NEWLINE) return false;
    if (code === DASH || (code === LETTER_I && text.charCodeAt(at + 1) === LETTER_N)) return true;
  }
  return false;
}
const [LETTER_I, LETTER_N] = [105, 110] as const;
const isSpace = (code: number): boolean => code <= 32 || code >= 128;
/** The last letters of what SETS has before its spaces; an option may be between. Most words end in another way. */
const SETTER_ENDS = new Set(['set', 'env', 'etx', 'ine', 'der', 'ers', 'add', 'end', 'rge']);

/**
 * A space separates a name from its value only after a flag, after `Bearer`, in `.netrc` and similar files, after a word that sets
 * something, and before a quoted password.
 */
export function separatedBySpace(text: string, from: number, to: number, close: string, strength: NameStrength): boolean {
  if (close !== '') return false;
  const name = text.slice(from, to);
  if (name.startsWith('-')) return !/^-\w$/.test(name);
  if (isPlus(text, from)) return true;
  if (/^bearer$/i.test(name)) return true;
  const head = lineHead(text, from);
  // a macro of C is a secret only in quotes: all else is a number or another macro
  if (/#[ \t]*define\s+$/.test(head)) return /^[ \t]+["'{]/.test(text.slice(to, to + BETWEEN_CHARS));
  if (afterSetter(text, from) || (strength === 'token' && isArgument(text, from, to))) return true;
  // the configuration of mbsync: `Pass "x"`
  if (/^pass$/i.test(name))
    return /^[ \t]*$/.test(head) && /^[ \t]+"[^"\n]+"[ \t]*$/m.test(text.slice(to, text.indexOf('\n', to) + 1 || text.length));
  if (strength !== 'password') return false;
  const rest = /^[ \t]+(?<value>\S{1,200})(?<more>[^\n]?)/.exec(text.slice(to, to + BETWEEN_CHARS * 4));
  const { value = '', more = '' } = rest?.groups ?? {};
  // what has this name is meant where the sentence goes on: `secret "api-tls" not found`
  if (
    /^(?<quote>["'])[a-z\d]+(?:[-.][a-z\d]+)*\k<quote>$/i.test(value) &&
    /^[ \t]+\S*[-.]\S*[ \t]+(?:not|does|already|could|cannot|was|has|in|for|of|from|deleted|created|updated|configured|unchanged)\b/.test(
      text.slice(to, to + BETWEEN_CHARS * 4),
    )
  )
    return false;
  if (/^["'][^"']/.test(value)) return true;
  // an argument at a prompt: `nmcli device wifi connect home password x`
  if (
    /[\w"'] $/.test(head) &&
    (looksTyped(value) || isLongNumber(name, value)) &&
    isCommand(text, from) &&
    (head.match(/["']/g) ?? []).length % 2 === 0
  )
    return true;
  // a sentence that ends with it: `user anna created, password x`
  if (more === '' && (isPicked(value) || (USES.test(head) && isTypedWord(value)))) return true;
  // a question: `password forgotten?`
  if (!/^\s*$/.test(head) || more !== '' || value === '' || /^\p{L}+\?$/u.test(value)) return false;
  return !/^[A-Za-z]+(?:_[a-z]+)*$/.test(value) || LOGIN_LINE.test(lineBefore(text, from));
}

/** A line of a file of logins: names and their values. A sentence has other words. */
const LOGIN_LINE =
  /^[ \t]*(?:login|user(?:name)?|account|machine|host)[ \t:=]+\S+(?:[ \t]+(?:login|user(?:name)?|account|port)[ \t:=]+\S+){0,3}[ \t]*$/;

/** A sentence that names what somebody logs in with. */
const USES = /\b(?:with|using|and|by) (?:the |a |this |initial |new |temporary |default )?$/i;

/** Whether a word of letters of both cases and digits is in no order. */
const isPicked = (value: string): boolean =>
  value.length >= 8 &&
  /^[A-Za-z\d]+$/.test(value) &&
  /\d/.test(value) &&
  /[a-z]/.test(value) &&
  /[A-Z]/.test(value) &&
  changesIn(value) >= PICKED_CHANGES;
const PICKED_CHANGES = 0.35;

/** Whether a word is more likely a password than the name of a thing: it has a digit or a capital within, and is no option, path or address. */
const looksTyped = (value: string): boolean =>
  value.length >= 6 && /[A-Za-z]/.test(value) && /\d|[a-z-][A-Z]/.test(value) && /^[\w!#%^*+=-]+$/.test(value) && !value.startsWith('-');

/** Whether a value is the number that a maker prints on a router: nothing else behind `password` is so long. */
const isLongNumber = (name: string, value: string): boolean => /^\d{8,63}$/.test(value) && /^(?:password|passphrase|psk)$/i.test(name);

/** What sets a variable, a setting or a header: `configure set`, `setenv`, `set -gx`, `proxy_set_header`, `RequestHeader set`. */
const SETS = new RegExp(
  [
    String.raw`[#%]define\s+$|\bconfigure\s+set\s+$|\bconfig\s+set\s+$|\b(?:set|setenv|setx)\s+(?:-\w+\s+)*$`,
    String.raw`|\b\w*[Hh]eaders?\s+(?:(?:always\s+)?(?:set|add|append|merge)\s+)?$|\bset-header\s+$`,
  ].join(''),
);

/** The line before the one at a position; only the end of a long one. */
function lineBefore(text: string, at: number): string {
  const lines = text.slice(Math.max(0, at - BETWEEN_CHARS * 4), at).split('\n');
  return lines.at(-2) ?? '';
}

/**
 * What is before a command: a prompt, its number in a list, the times of a schedule, what a list of processes shows of each, or the setting
 * of a service that starts it. What begins with a flag is a manual.
 */
const COMMAND_HEAD = new RegExp(
  [
    String.raw`^(?:(?:.{0,80}?[$#%>❯➜»] |[ \t]{0,6}\d{1,6}\*?[ \t]{1,4}|\++ |[A-Z]:\\[^>\n]{0,80}>|(?:[\d*/,-]{1,20}[ \t]+){5})[\w./~]`,
    String.raw`|.{0,80}?\d{1,4}:\d\d(?:[:.]\d\d)?[ \t]{1,4}[\w./[-]|.{0,40}[└├]─[ \t]{0,2}\d{1,7} [\w./]`,
    String.raw`|[ \t-]*["']?(?:Exec[A-Z]\w{3,9}|[Cc]ommand|entrypoint|ENTRYPOINT|CMD|cmd)["']?[ \t]?[:= ][ \t]?[["'-]{0,3})`,
  ].join(''),
  'u',
);
export const isCommand = (text: string, at: number): boolean => COMMAND_HEAD.test(headOf(text, at, COMMAND_CHARS));
const COMMAND_CHARS = 400;
