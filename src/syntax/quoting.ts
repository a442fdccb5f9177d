/**
 * How each place of a command is quoted: whether a shell would expand `$NAME` there, and whether to one word. Source: POSIX.1-2024,
 * XCU 2.2; `$'…'` as of Issue 8.
 */
import { forEachChild, type SyntaxNode } from 'unbash';
import { parseCommand } from './parse-command.ts';

/**
 * `bare`: expanded, split and globbed; `double`: expanded to one word, as in a here-document without quotes; `single`, `ansi`: text of
 * `'…'` and of `$'…'`, which can be closed and opened again around a variable; `document`: text of a here-document with a quoted end, in
 * which nothing is expanded and nothing can be closed; `literal`: not expanded, or not certainly.
 */
export type Quoting = 'bare' | 'double' | 'single' | 'ansi' | 'document' | 'literal';

/**
 * The quoting at each of the places, which are offsets in UTF-16 units. In a command that cannot be parsed everything is `literal`,
 * because leaving a placeholder is better than a wrong guess.
 */
export function quotingAt(command: string, places: readonly number[]): readonly Quoting[] {
  const parsed = places.length === 0 ? null : parseCommand(command);
  if (parsed === null || !parsed.ok) return places.map(() => 'literal');
  const { tree } = parsed.value;
  const documents = documentsIn(tree);
  return places.map((place) => {
    const document = documents.find(({ body }) => holds(body, place));
    if (document?.quoted === true) return 'document';
    const quoting = document === undefined ? within(tree, place, 'bare') : within(document.body, place, 'double');
    return quoting !== 'single' && isEscaped(command, place) ? 'literal' : quoting;
  });
}

interface Document {
  readonly body: SyntaxNode;
  readonly quoted: boolean;
}

/** The here-documents, whose bodies are outside the node of their redirection. */
function documentsIn(node: SyntaxNode): readonly Document[] {
  const found: Document[] = [];
  forEachChild(node, (child) => {
    if (child.type === 'HereDoc') found.push({ body: child.body, quoted: child.delimiter?.quoted !== false });
    found.push(...documentsIn(child));
  });
  return found;
}

/** Whether a backslash escapes the character at a place. */
function isEscaped(command: string, place: number): boolean {
  let before = place;
  while (before > 0 && command[before - 1] === '\\') before -= 1;
  return (place - before) % 2 === 1;
}

function within(node: SyntaxNode, place: number, around: Quoting): Quoting {
  const here = quotingOf(node, around);
  if (here === 'literal') return here;
  let found: Quoting | undefined;
  forEachChild(node, (child) => {
    // positions inside escaped backquotes count from their own text
    if (child.type === 'Script' && child.source !== undefined) found ??= 'pos' in node && holds(node, place) ? 'literal' : undefined;
    else if (holds(child, place)) found ??= within(child, place, here);
  });
  return found ?? here;
}

const holds = ({ pos, end }: SyntaxNode, place: number): boolean => pos <= place && place < end;

function quotingOf({ type }: SyntaxNode, around: Quoting): Quoting {
  switch (type) {
    case 'ParameterExpansion':
      return 'literal';
    case 'SingleQuoted':
      return 'single';
    case 'AnsiCQuoted':
      return 'ansi';
    case 'DoubleQuoted':
    case 'LocaleString':
      return 'double';
    case 'CommandExpansion':
    case 'ProcessSubstitution':
      return 'bare';
    default:
      return around;
  }
}
