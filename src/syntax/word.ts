/** Turns the words of the syntax tree into arguments. */
import { type CommandArgument, parse, type ParsedScript, type Word, type WordPart } from 'unbash';
import { choices } from './braces.ts';
import { type Arg, literalArg, type Part, type SimpleCommand } from './simple-command.ts';

/** Returns the commands of a substitution; provided by the walk, which keeps them. */
export type ReadInner = (script: ParsedScript) => readonly SimpleCommand[];

/** How deep nested braces are expanded. */
const BRACE_DEPTH = 4;
/** Words that one word may become. */
const BRACE_WORDS = 128;

/** The arguments that a word of the tree becomes: more than one when it contains `{a,b}`. */
export function argsOf(word: Word, inner: ReadInner, depth = BRACE_DEPTH): readonly Arg[] {
  const at = depth === 0 ? -1 : (word.parts ?? []).findIndex(({ type }) => type === 'BraceExpansion');
  const parts = word.parts ?? [];
  const found = at === -1 ? null : choices((parts[at] as WordPart).text);
  if (found === null) return [argOf(word, inner)];
  const before = parts.slice(0, at).map(({ text }) => text);
  const after = parts.slice(at + 1).map(({ text }) => text);
  return found.flatMap((choice) => reread([...before, choice, ...after].join(''), inner, depth - 1)).slice(0, BRACE_WORDS);
}

function reread(text: string, inner: ReadInner, depth: number): readonly Arg[] {
  const command = parse(`: ${text}`).commands[0]?.command;
  const words = command?.type === 'Command' ? command.args : [];
  return words.flatMap((each) => (each.type === 'Word' ? argsOf(each, inner, depth) : [argumentOf(each, inner)]));
}

/** A word of the tree as one argument. */
export function argOf(word: Word, inner: ReadInner): Arg {
  const parts = withTilde(word.parts === undefined ? [plain(word)] : word.parts.flatMap((part) => partsOf(part, false, inner)));
  const value = parts.every(({ kind }) => kind === 'text') ? parts.map(({ text }) => text).join('') : null;
  return value !== null && NEEDS_NO_QUOTES.test(value)
    ? { ...literalArg(value), written: word.text }
    : { text: word.text, written: word.text, value, quoted: /["'\\]/.test(word.text), parts };
}

/** Words that are the same word in quotes. */
const NEEDS_NO_QUOTES = /^[\w.,:=@%+/-]+$/;

/** An argument of the tree. After a command word, `a=b` is an ordinary argument except to `export` and similar builtins. */
export function argumentOf(argument: CommandArgument, inner: ReadInner): Arg {
  if (argument.type === 'Word') return argOf(argument, inner);
  const value = argument.value.type === 'Word' ? argOf(argument.value, inner) : null;
  const head = argument.text.slice(0, argument.text.length - (value?.text.length ?? 0));
  const parts: Part[] = [{ kind: 'text', text: head, quoted: false }, ...(value?.parts ?? [])];
  return {
    text: head + (value?.text ?? ''),
    written: argument.text,
    value: value === null || value.value === null ? null : head + value.value,
    quoted: value?.quoted ?? false,
    parts,
  };
}

/** A word without parts may still contain backslashes: `\~` is not a tilde. */
const plain = (word: Word): Part => ({ kind: 'text', text: word.value, quoted: word.text !== word.value });

function partsOf(part: WordPart, quoted: boolean, inner: ReadInner): Part[] {
  switch (part.type) {
    case 'Literal':
      return [{ kind: 'text', text: part.value, quoted: quoted || part.text !== part.value }];
    case 'SingleQuoted':
    case 'AnsiCQuoted':
      return [{ kind: 'text', text: part.value, quoted: true }];
    case 'DoubleQuoted':
    case 'LocaleString':
      return part.parts.length === 0
        ? [{ kind: 'text', text: '', quoted: true }]
        : part.parts.flatMap((child) => partsOf(child, true, inner));
    case 'Glob':
    case 'ExtendedGlob':
      return [{ kind: 'glob', text: part.text }];
    case 'BraceExpansion':
      return [{ kind: 'brace', text: part.text }];
    case 'SimpleExpansion':
      return [{ kind: 'variable', text: part.text, name: part.text.slice(1), quoted, fallback: null }];
    case 'ParameterExpansion': {
      const operation = part.operation;
      const fallback = operation?.type === 'Default' && !operation.operator.includes('+') && !operation.operator.includes('?');
      return [{ kind: 'variable', text: part.text, name: part.parameter, quoted, fallback: fallback ? operation.operand.value : null }];
    }
    case 'ArithmeticExpansion':
      return [{ kind: 'arithmetic', text: part.text, quoted }];
    case 'CommandExpansion':
      return [{ kind: 'command', text: part.text, quoted, commands: part.script === undefined ? [] : inner(part.script) }];
    case 'ProcessSubstitution':
      return [{ kind: 'process', text: part.text, quoted, commands: part.script === undefined ? [] : inner(part.script) }];
  }
}

/** Separates an unquoted `~`, `~/x` or `~user/x` at the beginning of a word. */
function withTilde(parts: Part[]): Part[] {
  const first = parts[0];
  if (first?.kind !== 'text' || first.quoted) return parts;
  const tilde = /^~[\w.+-]*(?=\/|$)/.exec(first.text)?.[0];
  if (tilde === undefined) return parts;
  const next = parts[1];
  const rest = first.text.slice(tilde.length);
  if (rest === '' && next?.kind === 'text' && next.quoted && !next.text.startsWith('/')) return parts;
  return [{ kind: 'tilde', text: tilde }, ...(rest === '' ? [] : [{ ...first, text: rest }]), ...parts.slice(1)];
}
