/** Walks a syntax tree and collects every simple command in it, and the commands that those start. */
import { type Command, forEachChild, type ParsedScript, type Redirection, type SyntaxNode, type Word } from 'unbash';
import { wrappingsOf } from '../programs/index.ts';
import { bindings } from './bindings.ts';
import { folderOf, inFolder, insideOf, isMover } from './folders.ts';
import { named } from './command-name.ts';
import { FolderWalk } from './folder-walk.ts';
import { type Arg, type Assignment, literalArg, type Redirect, type Scope, type SimpleCommand, type Source } from './simple-command.ts';
import { parseCommand, type Script } from './parse-command.ts';
import { scanCommands } from './scan.ts';
import { bind, type Inner, innersOf } from './unwrap.ts';
import { argOf, argsOf, argumentOf } from './word.ts';

/** How deep strings (`sh -c "sh -c …"`) and wrappers are followed. Deeper nesting has no honest reason. */
const REREAD_DEPTH = 8;
/** Commands of one line; a screen shows a few dozen. Later ones are not read, and the last one that is read says so in `unread`. */
export const COMMANDS = 2_000;
/** Earlier stages of a pipeline that are remembered. */
const STAGES = 32;

type NodeOf<Type extends SyntaxNode['type']> = Extract<SyntaxNode, { readonly type: Type }>;

/** What all commands at the current place of the walk have in common. */
interface Place extends Pick<SimpleCommand, 'wrappers' | 'where' | 'from' | 'pipedOn' | 'captured' | 'background' | 'functions'> {
  /** The command whose output a `>(…)` among its words reads. */
  readonly feeder: SimpleCommand | null;
  /** Set inside a string that is parsed separately, whose positions are not positions in the line. */
  readonly source: Source | null;
  readonly depth: number;
}

const TOP: Place = {
  wrappers: [],
  where: [],
  from: [],
  pipedOn: false,
  captured: false,
  background: false,
  functions: [],
  feeder: null,
  source: null,
  depth: 0,
};

/**
 * Every simple command of a line, at any depth: in lists, pipelines, groups, loops, functions, substitutions and here-documents, and those
 * that `sudo`, `xargs`, `find -exec`, `sh -c`, `eval`, `ssh` and similar programs start. A wrapper comes before the command that it
 * starts, a substitution before the command that contains it.
 */
export function commandsOf(script: Script): readonly SimpleCommand[] {
  return new Walk(script.text.length).read(script.tree, TOP);
}

/** The commands of a line that could not be parsed: the guessed ones, and those that they start. */
export const guessedCommandsOf = (text: string): readonly SimpleCommand[] => new Walk(text.length).guess(text);

class Walk extends FolderWalk<Place> {
  private count = 0;
  /** Length of the text. The parser reports the end of an unclosed construct one unit later. */
  private readonly length: number;
  private readonly substitutions = new Map<ParsedScript, readonly SimpleCommand[]>();

  constructor(length: number) {
    super();
    this.length = length;
  }

  /** The commands of a tree, without adding them to those of the tree around it. */
  read(tree: SyntaxNode, place: Place): readonly SimpleCommand[] {
    const outside = this.found;
    this.foresee(tree);
    this.found = [];
    this.visit(tree, place);
    const inside = this.found;
    this.found = outside;
    return inside;
  }

  guess(text: string): readonly SimpleCommand[] {
    for (const each of guessed(text, null)) this.add(each, TOP);
    return this.found;
  }

  protected visit(node: SyntaxNode, place: Place): void {
    switch (node.type) {
      case 'Command':
        return this.command(node, place);
      case 'Statement':
        return this.statement(node, place);
      case 'AndOr':
        return this.andOr(node, place);
      case 'If':
        this.visit(node.clause, place);
        return this.branches([node.then, ...node.elif, ...(node.else === undefined ? [] : [node.else])], node.else !== undefined, place);
      case 'Case':
        this.visit(node.word, place);
        return this.branches(node.items, false, place);
      case 'While':
      case 'ArithmeticFor':
        return this.loop(node, () => forEachChild(node, (child) => this.visit(child, place)));
      case 'For':
      case 'Select':
        return this.loopOverWords(node, place);
      case 'Pipeline':
        return this.pipeline(node, place);
      case 'Redirected':
        return this.redirected(node, place);
      case 'Function':
        return this.body(node.body, { ...place, functions: [...place.functions, node.name.value] });
      case 'Subshell':
      case 'Coproc': {
        const { scope } = this;
        this.visit(node.body, node.type === 'Coproc' ? { ...place, background: true } : place);
        this.scope = scope;
        return;
      }
      case 'CommandExpansion':
      case 'ProcessSubstitution':
      case 'ArithmeticCommandExpansion': {
        if (node.script === undefined) return;
        const isFed = node.type === 'ProcessSubstitution' && node.operator === '>' && place.feeder !== null;
        this.found.push(...this.substitution(node.script, place, isFed ? [...place.from, place.feeder] : []));
        return;
      }
      case 'TestUnary':
        return this.test(node, [node.operand], place);
      case 'TestBinary':
        return this.test(node, [node.left, node.right], place);
      default:
        forEachChild(node, (child) => this.visit(child, place));
    }
  }

  /** A command in the background has a shell of its own: where it goes changes nothing for the commands after it. */
  private statement({ command, background }: NodeOf<'Statement'>, place: Place): void {
    if (background !== true) return this.visit(command, place);
    const start = folderOf(this.scope);
    this.visit(command, { ...place, background: true });
    this.settle(start);
  }

  private pipeline({ commands }: NodeOf<'Pipeline'>, place: Place): void {
    let { from } = place;
    const start = folderOf(this.scope);
    for (const [at, stage] of commands.entries()) {
      const before = this.found.length;
      if (at > 0) this.settle(start);
      this.visit(stage, { ...place, from, pipedOn: place.pipedOn || at < commands.length - 1 });
      from = [...from, ...this.found.slice(before)].slice(-STAGES);
    }
    // in bash every stage has a shell of its own, in zsh the last one has not
    if (commands.length > 1 && folderOf(this.scope) !== start) this.settle('unknown');
  }

  /** A group with redirections, which are found as a command without a word. */
  private redirected(node: NodeOf<'Redirected'>, place: Place): void {
    const redirects = node.redirects.map((each) => this.redirect(each, place));
    this.add({ ...this.emptyCommand(node, place), group: true, redirects }, place);
    const hasBody = redirects.some(({ operator }) => operator.startsWith('<<'));
    this.visit(node.command, hasBody ? { ...place, from: [...place.from, this.found.at(-1) as SimpleCommand] } : place);
  }

  private loopOverWords({ name, wordlist, body }: NodeOf<'For' | 'Select'>, place: Place): void {
    for (const word of wordlist ?? []) this.visit(word, place);
    const values = wordlist?.flatMap((word) => argsOf(word, this.inner(place))) ?? null;
    this.scope = bind(this.scope, name.value, values);
    this.loop(body, () => this.visit(body, place));
  }

  /** An operand that is evaluated runs the substitutions in its quotes (`[[ -v 'a[$(x)]' ]]`), and so `[[` is found as a command. */
  private test(node: NodeOf<'TestUnary' | 'TestBinary'>, operands: readonly Word[], place: Place): void {
    forEachChild(node, (child) => this.visit(child, place));
    const args = operands.map((word) => argOf(word, this.inner(place)));
    if (args.some(({ value }) => /\$\(|`/.test(value ?? '')))
      this.add({ ...this.emptyCommand(node, place), ...named(literalArg('[[')), args }, place);
  }

  /** The commands of a substitution. Kept, because each word is visited twice: for its commands and for its parts. */
  private substitution(script: ParsedScript, place: Place, from: readonly SimpleCommand[] = []): readonly SimpleCommand[] {
    const known = this.substitutions.get(script);
    if (known !== undefined) return known;
    const { scope } = this;
    // positions inside escaped backquotes count from their decoded text
    const source = place.source ?? (script.source === undefined ? null : ([script.pos, script.end] as const));
    const commands = this.read(script, { ...place, from, feeder: null, pipedOn: true, captured: true, source });
    this.scope = scope;
    this.substitutions.set(script, commands);
    return commands;
  }

  private inner(place: Place): (script: ParsedScript) => readonly SimpleCommand[] {
    return (script) => this.substitution(script, place);
  }

  private command(node: Command, place: Place): void {
    const inner = this.inner(place);
    const feeder = { ...this.emptyCommand(node, place), ...named(node.name === undefined ? null : literalArg(node.name.value)) };
    forEachChild(node, (child) => this.visit(child, { ...place, feeder }));
    const [word = null, ...more] = node.name === undefined ? [] : argsOf(node.name, inner);
    const assignments = node.prefix
      .filter((each) => each.type === 'Assignment')
      .map(({ name, value }): Assignment => ({
        name,
        values: value.type === 'Word' ? [argOf(value, inner)] : value.elements.map((each) => argOf(each, inner)),
      }));
    const args = [...more, ...node.args.flatMap((each) => (each.type === 'Word' ? argsOf(each, inner) : [argumentOf(each, inner)]))];
    const redirects = node.redirects.map((each) => this.redirect(each, place));
    const lead = place.source === null && node.name !== undefined ? node.name.pos - node.pos : 0;
    const command = { ...this.emptyCommand(node, place), ...named(word), args, redirects, assignments, lead };
    this.add(command, place);
    this.move(command);
    for (const { name, values } of bindings(word, assignments, args)) this.scope = bind(this.scope, name, values);
  }

  private redirect(node: Redirection, place: Place): Redirect {
    const descriptor = node.descriptor?.type === 'FileDescriptor' ? node.descriptor.value : null;
    if (node.type === 'HereDoc') return { operator: node.operator, descriptor, target: null, body: node.body.text };
    const target = node.target === undefined ? null : argOf(node.target, this.inner(place));
    return { operator: node.operator, descriptor, target, body: null };
  }

  private emptyCommand(node: { readonly pos: number; readonly end: number }, place: Place): SimpleCommand {
    const { wrappers, where, from, pipedOn, captured, background, functions, source } = place;
    const around = {
      wrappers,
      where,
      from,
      pipedOn,
      captured,
      background,
      functions,
      scope: this.scope,
      lead: 0,
      source: source ?? ([node.pos, Math.min(node.end, this.length)] as const),
    };
    return { group: false, word: null, name: null, program: null, args: [], redirects: [], assignments: [], unread: null, ...around };
  }

  private add(command: SimpleCommand, place: Place): void {
    this.count += 1;
    if (this.count > COMMANDS) return;
    const inners = innersOf(command);
    const unread =
      this.count === COMMANDS
        ? 'the line contains too many commands'
        : inners.length > 0 && place.depth >= REREAD_DEPTH
          ? 'it is nested too deeply'
          : null;
    this.found.push({ ...command, unread });
    if (unread !== null) return;
    const around = { ...place, wrappers: [...place.wrappers, command.program ?? command.word?.text ?? ''], depth: place.depth + 1 };
    for (const each of inners) {
      const where = each.where === null ? place.where : [...place.where, each.where];
      this.enter(each, command, { ...around, where, source: command.source });
    }
  }

  private enter(inner: Inner, command: SimpleCommand, place: Place): void {
    if (inner.kind === 'argv') this.enterWords(inner.words, inner.where, command, place);
    else this.enterText(inner.text, inner.where, command, place);
  }

  private enterWords([word, ...args]: readonly [Arg, ...Arg[]], where: Inner['where'], command: SimpleCommand, place: Place): void {
    const { redirects, source, lead, from } = command;
    const { wrappers, pipedOn, captured, background, functions } = place;
    const around = { wrappers, where: place.where, from, pipedOn, captured, background, functions };
    // on another machine, or in a container, the folders are others
    const scope = isHere(where) ? insideOf(command) : inFolder(command.scope, 'unknown');
    const started = { ...around, ...named(word), group: false, args, redirects, assignments: [], scope, unread: null, source, lead };
    this.add(started, place);
    // `builtin cd x`
    if (wrappingsOf(command.program).some(({ inShell }) => inShell === true)) this.move(started);
  }

  private enterText(text: string, where: Inner['where'], command: SimpleCommand, place: Place): void {
    const { scope } = this;
    if (!isHere(where)) this.settle('unknown');
    const parsed = parseCommand(text);
    if (parsed.ok) this.visit(parsed.value.tree, place);
    else
      for (const each of guessed(text, this.scope))
        this.add({ ...each, wrappers: place.wrappers, where: place.where, source: command.source }, place);
    // `eval` sets variables in the current shell, the others in a shell of their own
    if (command.program !== 'eval') this.scope = scope;
  }
}

/** Whether a command that a wrapper starts there sees the files of this machine. */
const isHere = (where: Inner['where']): boolean => where === null || where === 'user';

/** The guessed commands of a text. Where one of them changes the folder, it is unknown for which of the others. */
function guessed(text: string, scope: Scope | null): readonly SimpleCommand[] {
  const commands = scanCommands(text);
  const known = commands.some(isMover) ? inFolder(scope, 'unknown') : scope;
  return commands.map((each) => ({ ...each, scope: known }));
}
