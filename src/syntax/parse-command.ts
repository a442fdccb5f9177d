/** Parses shell text into a syntax tree. */
import { forEachChild, parse, type ParsedScript, type SyntaxNode } from 'unbash';
import { err, ok, type Result } from '../base/result.ts';

/** Characters of one command, far more than a screen shows. Parsing 64 KiB takes about 1 ms. */
export const COMMAND_CHARS = 64 * 1024;

/** A line that was parsed completely. Only `parseCommand` makes it. */
export interface Script {
  readonly text: string;
  readonly tree: ParsedScript;
}

/**
 * Parses the syntax of bash, and of zsh where it is the same, nested substitutions included. The error is the message of the parser: a
 * syntax error, an unclosed quote, or syntax that only zsh has.
 */
export function parseCommand(text: string): Result<Script, string> {
  if (text.length > COMMAND_CHARS) return err(`longer than ${COMMAND_CHARS} characters`);
  let tree: ParsedScript;
  try {
    tree = parse(text);
    const problem = problemIn(tree);
    if (problem !== null) return err(problem);
  } catch (thrown) {
    // for example a RangeError: the parser limits nesting, but walking the tree may still recurse too deeply
    return err(thrown instanceof Error ? thrown.message : 'could not be parsed');
  }
  return ok({ text, tree });
}

/** The first error in the tree, including substitutions, which are parsed when they are first visited. */
function problemIn(node: SyntaxNode): string | null {
  if (node.type === 'Script' && node.errors?.[0] !== undefined) return node.errors[0].message;
  let found: string | null = null;
  forEachChild(node, (child) => {
    found ??= problemIn(child);
  });
  return found;
}
