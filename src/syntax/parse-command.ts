import { forEachChild, parse, type ParsedScript, type SyntaxNode } from 'unbash';
import { err, ok, type Result } from '../base/result.ts';

/** Characters of one command: longer than the longest question, far longer than a screen. Parsing 64 KiB takes about 1 ms. */
export const COMMAND_CHARS = 64 * 1024;

/** A line that was understood whole. Only `parseCommand` makes it. */
export interface Script {
  readonly text: string;
  readonly tree: ParsedScript;
}

/**
 * Bash syntax (and what zsh has in common with it), nested substitutions included. The error is the parser's sentence: a syntax
 * error, an unclosed quote, or something only zsh knows.
 */
export function parseCommand(text: string): Result<Script, string> {
  if (text.length > COMMAND_CHARS) return err(`longer than ${COMMAND_CHARS} characters`);
  let tree: ParsedScript;
  try {
    tree = parse(text);
    const problem = problemIn(tree);
    if (problem !== null) return err(problem);
  } catch (thrown) {
    // a RangeError of deep recursion: the parser bounds its nesting, a walk over what it read may still be too deep
    return err(thrown instanceof Error ? thrown.message : 'could not be parsed');
  }
  return ok({ text, tree });
}

/** The first error in the tree, those of substitutions included: they are parsed when they are first visited. */
function problemIn(node: SyntaxNode): string | null {
  if (node.type === 'Script' && node.errors?.[0] !== undefined) return node.errors[0].message;
  let found: string | null = null;
  forEachChild(node, (child) => {
    found ??= problemIn(child);
  });
  return found;
}
