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

function visit(node: SyntaxNode, text: string, found: Part[], around: Around): void {
  // positions in escaped backquotes count from their own text
  if (node.type === 'Script' && node.source !== undefined) return;
  const say =
    (inside: boolean): Add =>
    (pos, code, about) =>
      void found.push({ pos, code, text: about, inside });
  // the key of an entry is the type of the node that it takes
  const describe = CONSTRUCTS[node.type] as ((node: SyntaxNode, outer: Add, text: string) => void) | undefined;
  if (describe !== undefined) describe(node, say(false), text);
  else partOfCommand(node, say(true), text, around);
  // the words of a calculation are no words of the shell
  if (node.type === 'ArithmeticCommand') return;
  const globs = EXPANDS.has(node.type) || (around.globs && !COMPARES.has(node.type));
  const before: readonly SyntaxNode[] = node.type === 'Command' && node.name !== undefined ? node.prefix : [];
  forEachChild(node, (child) => visit(child, text, found, { globs, forCommand: before.includes(child) }));
}

/**
 * Parts are ordered by their offsets, and the tree has none for these words: so they get one a little before that of the command behind
 * them. An operator comes before a keyword (`a && while b; do`), and `&` after all of its statement.
 */
const BEFORE = { operator: 0.5, keyword: 0.4, ampersand: 0.25 } as const;

const startOf = (commands: readonly SyntaxNode[], at: number, end: number): number => commands[at]?.pos ?? end;

/** The head of a long construct: what is written up to its first command. */
const headOf = (text: string, from: number, to: number): string =>
  text
    .slice(from, to)
    .replace(/[;\s]+(?:do|then)?\s*$/, '')
    .trim();

type NodeOf<Type extends SyntaxNode['type']> = Extract<SyntaxNode, { readonly type: Type }>;

/** What connects commands or surrounds them, by the type of its node. */
const CONSTRUCTS: { readonly [Type in SyntaxNode['type']]?: (node: NodeOf<Type>, outer: Add, text: string) => void } = {
  Pipeline: ({ prefixes, commands, operators, end }, outer) => {
    for (const each of prefixes)
      if (each.type === 'Time') outer(each.pos, 'time', 'measures how long this takes');
      else outer(each.pos, '!', 'turns success into failure, and failure into success');
    for (const [at, operator] of operators.entries()) outer(startOf(commands, at + 1, end) - BEFORE.operator, operator, PIPES[operator]);
  },
  AndOr: ({ commands, operators, end }, outer) => {
    for (const [at, operator] of operators.entries()) outer(startOf(commands, at + 1, end) - BEFORE.operator, operator, AND_OR[operator]);
  },
  Statement: ({ background, end }, outer) => {
    if (background === true) outer(end - BEFORE.ampersand, '&', 'runs this in the background: the prompt comes back at once');
  },
  For: (node, outer, text) => overWords(node, 'does this once for each of these words', outer, text),
  Select: (node, outer, text) => overWords(node, 'lets you choose one of these words, again and again', outer, text),
  ArithmeticFor: ({ pos, end, body }, outer, text) =>
    outer(pos, headOf(text, pos, startOf(body.commands, 0, end)), 'counts: first value, condition, and step of the loop'),
  While: ({ pos, end, kind, body }, outer) => {
    outer(pos, kind, kind === 'while' ? 'goes on as long as this works' : 'goes on until this works');
    outer(startOf(body.commands, 0, end) - BEFORE.keyword, 'do', 'what is done each time');
  },
  If: (node, outer) => {
    outer(node.pos, 'if', 'tests whether this works');
    outer(startOf(node.then.commands, 0, node.end) - BEFORE.keyword, 'then', 'what is done if it worked');
    if (node.else !== undefined) outer(startOf(node.else.commands, 0, node.end) - BEFORE.keyword, 'else', 'what is done otherwise');
  },
  Elif: (node, outer) => {
    outer(node.pos, 'elif', 'otherwise tests whether this works');
    outer(startOf(node.then.commands, 0, node.end) - BEFORE.keyword, 'then', 'what is done if it worked');
  },
  Case: ({ pos, word }, outer) => outer(pos, `case ${word.text} in`, 'compares this word with patterns'),
  CaseItem: ({ pos, pattern }, outer) =>
    outer(pos, `${pattern.map((each) => each.text).join(' | ')})`, 'what is done when it matches this pattern'),
  Function: ({ pos, name }, outer) => outer(pos, `${name.text}()`, 'defines a function: a command of your own, which runs this'),
  Subshell: ({ pos }, outer) => outer(pos, '( … )', 'runs this in a shell of its own: its folder and its variables change nothing outside'),
  BraceGroup: ({ pos }, outer) => outer(pos, '{ … }', 'takes these commands together'),
  Coproc: ({ pos }, outer) => outer(pos, 'coproc', 'runs this in the background, connected by two pipes'),
  TestCommand: ({ pos, end }, outer, text) => outer(pos, text.slice(pos, end), 'a test'),
  ArithmeticCommand: ({ pos, body }, outer) => outer(pos, `((${body}))`, 'calculates; 0 counts as failure'),
};

function overWords({ pos, end, name, body }: NodeOf<'For' | 'Select'>, what: string, outer: Add, text: string): void {
  outer(pos, headOf(text, pos, startOf(body.commands, 0, end)), `${what}, which is in the variable ${name.text} meanwhile`);
}

/** What is within a command or a test. */
function partOfCommand(node: SyntaxNode, inner: Add, text: string, { globs, forCommand }: Around): void {
  switch (node.type) {
    case 'TestNot':
      for (const { pos } of node.negations) inner(pos, '!', 'turns the test behind it round');
      return;
    case 'TestLogical':
      for (const { pos } of node.operands.slice(1))
        inner(pos - BEFORE.operator, node.operator, node.operator === '&&' ? 'both must be true' : 'one of the two must be true');
      return;
    case 'TestGroup':
      return inner(node.pos, '( … )', 'takes these tests together');
    case 'TestUnary':
      return inner(node.pos, `${node.operator} ${node.operand.text}`, TESTS[node.operator] ?? 'a test of the shell');
    case 'TestBinary':
      return inner(node.pos, text.slice(node.pos, node.end), COMPARISONS[node.operator] ?? 'a comparison');
    case 'Assignment': {
      const does = node.append === true ? `adds to the variable ${node.name}` : `sets the variable ${node.name}`;
      return inner(node.pos, node.text, forCommand ? `${does} for this command only` : does);
    }
    case 'Redirect':
    case 'HereString':
    case 'HereDoc':
      return inner(node.pos, redirectCode(node, text), redirection(node));
    case 'Word':
      return word(node, globs, inner);
    default:
      expansion(node, inner);
  }
}

const PIPES = { '|': 'what it prints goes into the next command', '|&': 'what it prints, errors too, goes into the next command' } as const;
const AND_OR = { '&&': 'goes on only if that worked', '||': 'goes on only if that failed' } as const;

/** A pattern of file names, or quotes that matter. */
function word(node: NodeOf<'Word'>, globs: boolean, inner: Add): void {
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
