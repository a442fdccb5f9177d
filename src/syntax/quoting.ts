/**
 * How each place of a command is quoted: whether a shell would expand `$NAME` there, and whether to one word. Source: POSIX.1-2024,
 * XCU 2.2; `$'…'` as of Issue 8.
 */
import { forEachChild, type SyntaxNode } from 'unbash';
import { parseCommand } from './parse-command.ts';

/** `bare`: expanded, split and globbed; `double`: expanded to one word; `literal`: not expanded, or not certainly. */
export type Quoting = 'bare' | 'double' | 'literal';

/**
 * The quoting at each of the places, which are offsets in UTF-16 units. In a command that cannot be parsed everything is `literal`,
 * because leaving a placeholder is better than a wrong guess.
 */
export function quotingAt(command: string, places: readonly number[]): readonly Quoting[] {
  const parsed = places.length === 0 ? null : parseCommand(command);
  if (parsed === null || !parsed.ok) return places.map(() => 'literal');
  const { tree } = parsed.value;
  const documents = documentsIn(tree);
  const isLiteral = (place: number): boolean => isEscaped(command, place) || documents.some((body) => holds(body, place));
  return places.map((place) => (isLiteral(place) ? 'literal' : within(tree, place, 'bare')));
}

/** The bodies of here-documents, which are outside the node of their redirection. */
function documentsIn(node: SyntaxNode): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  forEachChild(node, (child) => void found.push(...(child.type === 'HereDocBody' ? [child] : documentsIn(child))));
  return found;
}

/** Whether a backslash escapes the character at a place. */
const isEscaped = (command: string, place: number): boolean => (/\\*$/.exec(command.slice(0, place))?.[0].length ?? 0) % 2 === 1;

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
    case 'SingleQuoted':
    case 'AnsiCQuoted':
    case 'ParameterExpansion':
      return 'literal';
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
