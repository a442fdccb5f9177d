/** What the shell puts in the place of variables, substitutions and quotes. */
import type { ParameterOperation, SyntaxNode, WordPart } from 'unbash';

/** Adds a part at a place of the line. */
export type Add = (pos: number, code: string, about: string) => void;

const SPECIAL: Readonly<Record<string, string>> = {
  '?': 'the exit status of the command before: 0 when it worked',
  '!': 'the process number of the last command in the background',
  $: 'the process number of this shell',
  '@': 'all arguments, each a word of its own',
  '*': 'all arguments',
  '#': 'how many arguments there are',
  '0': 'the name of the shell or the script',
  _: 'the last word of the command before',
  '-': 'the options of this shell',
};
const variable = (name: string): string =>
  (Object.hasOwn(SPECIAL, name) ? SPECIAL[name] : undefined) ??
  (/^\d+$/.test(name) ? `argument number ${name}` : `the value of the variable ${name}`);

export function expansion(node: SyntaxNode, inner: Add): void {
  switch (node.type) {
    case 'SimpleExpansion':
      return inner(node.pos, node.text, variable(node.text.slice(1)));
    case 'ParameterExpansion': {
      const { parameter, prefix, operation } = node;
      const about =
        prefix === '#'
          ? `the length of ${parameter}`
          : prefix === '!'
            ? `the value of the variable that ${parameter} names`
            : variable(parameter);
      return inner(node.pos, node.text, operation === undefined ? about : `${about}, ${operationText(operation)}`);
    }
    case 'CommandExpansion':
      return inner(node.pos, node.text, 'what the command in it prints is put here');
    case 'ProcessSubstitution':
      return inner(
        node.pos,
        node.text,
        node.operator === '<' ? 'a file name from which the output of this is read' : 'a file name; what is written there goes into this',
      );
    case 'ArithmeticExpansion':
      return inner(node.pos, node.text, 'the result of this calculation');
    case 'BraceExpansion':
      return inner(node.pos, node.text, 'becomes one word for each of these');
    default:
      if (isQuote(node)) inner(node.pos, node.text, QUOTES[node.type]);
  }
}

const QUOTES = {
  SingleQuoted: 'in single quotes: passed on exactly as it is written',
  DoubleQuoted: 'in double quotes: one word; only variables and $(…) in it are replaced',
  AnsiCQuoted: 'a text with escapes: \\n is a new line, \\t a tab',
  LocaleString: 'a text that is translated into the language of the user',
} as const;

/** Quotes around something that the shell would otherwise change. */
const isQuote = (node: SyntaxNode): node is Extract<WordPart, { type: keyof typeof QUOTES }> =>
  Object.hasOwn(QUOTES, node.type) && 'text' in node && /[\s*?[\]{}$`\\|&;<>()!#~]/.test(node.text.slice(1, -1));

function operationText(operation: ParameterOperation): string {
  const operand = 'operand' in operation ? (operation.operand?.text ?? '') : '';
  switch (operation.type) {
    case 'Default':
      return operation.operator.endsWith('+')
        ? `or rather ${operand} when it is set`
        : operation.operator.endsWith('?')
          ? 'with an error when it is not set'
          : operation.operator.endsWith('=')
            ? `which becomes ${operand} when it is not set`
            : `or ${operand} when it is not set`;
    case 'Remove':
      return [
        'without',
        operation.operator.length === 2 ? 'the longest' : 'the shortest',
        operand,
        operation.operator.startsWith('#') ? 'at its beginning' : 'at its end',
      ].join(' ');
    case 'Replace':
      return `with ${operation.pattern.text} replaced by ${operation.replacement.text || 'nothing'}${operation.operator === '//' ? ', everywhere' : ''}`;
    case 'Slice':
      return 'a part of it, by place and length';
    case 'CaseModification':
      return operation.operator.startsWith('^') ? 'in capital letters' : 'in small letters';
    case 'Transform':
      return 'written in another form';
    case 'Names':
      return 'the names that begin like this';
    case 'Unknown':
      return 'changed in a way that only this shell knows';
  }
}
