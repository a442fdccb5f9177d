/** What the syntax of the shell does in a line: pipes, redirections, quotes, expansions, loops. Each part has its place in the line. */
import { forEachChild, type SyntaxNode } from 'unbash';
import { expansion, type Add } from './expansion-parts.ts';
import { redirectCode, redirection } from './redirection-parts.ts';
import { COMPARISONS, TESTS } from './test-operators.ts';

/** One line of an explanation. */
export interface Part {
  /** Offset in the line, which orders the parts. */
  readonly pos: number;
  /** As written in the line. */
  readonly code: string;
  readonly text: string;
  /** Part of a command, not a command or a connection between commands. */
  readonly inside: boolean;
}

/** All parts of a tree. `text` is the line that it was parsed from. */
export function partsOf(tree: SyntaxNode, text: string): readonly Part[] {
  const found: Part[] = [];
  visit(tree, text, found, { globs: true, forCommand: false });
  return found;
}

/** The head of a long construct: what is written up to its first command. */
const headOf = (text: string, from: number, to: number): string =>
  text
    .slice(from, to)
    .replace(/[;\s]+(?:do|then)?\s*$/, '')
    .trim();

/** Nodes whose words are compared or kept as they are: the shell looks for no file names there. */
const COMPARES: ReadonlySet<SyntaxNode['type']> = new Set([
  'TestUnary',
  'TestBinary',
  'CaseItem',
  'ParameterExpansion',
  'Assignment',
  'HereString',
]);
/** Nodes whose words are those of a command again. */
const EXPANDS: ReadonlySet<SyntaxNode['type']> = new Set(['Command', 'For', 'Select', 'ArrayValue']);

interface Around {
  /** Whether the shell replaces patterns of file names here. */
  readonly globs: boolean;
  /** Whether the node comes before the name of a command. */
  readonly forCommand: boolean;
}

function visit(node: SyntaxNode, text: string, found: Part[], { globs, forCommand }: Around): void {
  const outer = (pos: number, code: string, about: string): void => void found.push({ pos, code, text: about, inside: false });
  const inner = (pos: number, code: string, about: string): void => void found.push({ pos, code, text: about, inside: true });
  switch (node.type) {
    case 'Script':
      // positions in escaped backquotes count from their own text
      if (node.source !== undefined) return;
      break;
    case 'Pipeline':
      for (const each of node.prefixes)
        if (each.type === 'Time') outer(each.pos, 'time', 'measures how long this takes');
        else outer(each.pos, '!', 'turns success into failure, and failure into success');
      for (const [at, operator] of node.operators.entries())
        outer((node.commands[at + 1]?.pos ?? node.end) - 0.5, operator, PIPES[operator]);
      break;
    case 'AndOr':
      for (const [at, operator] of node.operators.entries())
        outer((node.commands[at + 1]?.pos ?? node.end) - 0.5, operator, AND_OR[operator]);
      break;
    case 'Statement':
      if (node.background === true) outer(node.end - 0.25, '&', 'runs this in the background: the prompt comes back at once');
      break;
    case 'For':
    case 'Select': {
      const [first] = node.body.commands;
      const what = node.type === 'For' ? 'does this once for each of these words' : 'lets you choose one of these words, again and again';
      outer(node.pos, headOf(text, node.pos, first?.pos ?? node.end), `${what}, which is in the variable ${node.name.text} meanwhile`);
      break;
    }
    case 'ArithmeticFor':
      outer(
        node.pos,
        headOf(text, node.pos, node.body.commands[0]?.pos ?? node.end),
        'counts: first value, condition, and step of the loop',
      );
      break;
    case 'While':
      outer(node.pos, node.kind, node.kind === 'while' ? 'goes on as long as this works' : 'goes on until this works');
      outer((node.body.commands[0]?.pos ?? node.end) - 0.4, 'do', 'what is done each time');
      break;
    case 'If':
    case 'Elif':
      outer(
        node.pos,
        node.type === 'If' ? 'if' : 'elif',
        node.type === 'If' ? 'tests whether this works' : 'otherwise tests whether this works',
      );
      outer((node.then.commands[0]?.pos ?? node.end) - 0.4, 'then', 'what is done if it worked');
      if (node.type === 'If' && node.else !== undefined)
        outer((node.else.commands[0]?.pos ?? node.end) - 0.4, 'else', 'what is done otherwise');
      break;
    case 'Case':
      outer(node.pos, `case ${node.word.text} in`, 'compares this word with patterns');
      break;
    case 'CaseItem':
      outer(node.pos, `${node.pattern.map((each) => each.text).join(' | ')})`, 'what is done when it matches this pattern');
      break;
    case 'Function':
      outer(node.pos, `${node.name.text}()`, 'defines a function: a command of your own, which runs this');
      break;
    case 'Subshell':
      outer(node.pos, '( … )', 'runs this in a shell of its own: its folder and its variables change nothing outside');
      break;
    case 'BraceGroup':
      outer(node.pos, '{ … }', 'takes these commands together');
      break;
    case 'Coproc':
      outer(node.pos, 'coproc', 'runs this in the background, connected by two pipes');
      break;
    case 'TestCommand':
      outer(node.pos, text.slice(node.pos, node.end), 'a test');
      break;
    case 'TestNot':
      for (const { pos } of node.negations) inner(pos, '!', 'turns the test behind it round');
      break;
    case 'TestLogical':
      for (const [at, operand] of node.operands.entries())
        if (at > 0) inner(operand.pos - 0.5, node.operator, node.operator === '&&' ? 'both must be true' : 'one of the two must be true');
      break;
    case 'TestGroup':
      inner(node.pos, '( … )', 'takes these tests together');
      break;
    case 'TestUnary':
      inner(node.pos, `${node.operator} ${node.operand.text}`, TESTS[node.operator] ?? 'a test of the shell');
      break;
    case 'TestBinary':
      inner(node.pos, text.slice(node.pos, node.end), COMPARISONS[node.operator] ?? 'a comparison');
      break;
    case 'ArithmeticCommand':
      outer(node.pos, `((${node.body}))`, 'calculates; 0 counts as failure');
      return;
    case 'Assignment': {
      const does = node.append === true ? `adds to the variable ${node.name}` : `sets the variable ${node.name}`;
      inner(node.pos, node.text, forCommand ? `${does} for this command only` : does);
      break;
    }
    case 'Redirect':
    case 'HereString':
    case 'HereDoc':
      inner(node.pos, redirectCode(node, text), redirection(node));
      break;
    case 'Word':
      word(node, globs, inner);
      break;
    default:
      expansion(node, inner);
  }
  const inside = EXPANDS.has(node.type) || (globs && !COMPARES.has(node.type));
  const before: readonly SyntaxNode[] = node.type === 'Command' && node.name !== undefined ? node.prefix : [];
  forEachChild(node, (child) => visit(child, text, found, { globs: inside, forCommand: before.includes(child) }));
}

const PIPES = { '|': 'what it prints goes into the next command', '|&': 'what it prints, errors too, goes into the next command' } as const;
const AND_OR = { '&&': 'goes on only if that worked', '||': 'goes on only if that failed' } as const;

/** A pattern of file names, or quotes that matter. */
function word(node: Extract<SyntaxNode, { type: 'Word' }>, globs: boolean, inner: Add): void {
  const parts = node.parts ?? [];
  if (globs && parts.some(({ type }) => type === 'Glob' || type === 'ExtendedGlob'))
    inner(node.pos, node.text, 'the shell puts the file names that match this pattern here');
  if (/^~[\w.+-]*(?:\/|$)/.test(node.text))
    inner(
      node.pos,
      node.text.replace(/\/.*$/s, ''),
      node.text.startsWith('~/') || node.text === '~' ? 'your home folder' : 'the home folder of that user',
    );
}
