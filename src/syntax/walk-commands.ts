/** Walks a syntax tree and collects every simple command in it, and the commands that those start. */
import { type Command, forEachChild, type ParsedScript, type Redirection, type SyntaxNode } from 'unbash';
import { bindings } from './bindings.ts';
import {
  type Arg,
  type Assignment,
  literalArg,
  programOf,
  type Redirect,
  type Scope,
  type SimpleCommand,
  type Source,
} from './simple-command.ts';
import { parseCommand, type Script } from './parse-command.ts';
import { scanCommands } from './scan.ts';
import { bind, type Inner, innersOf } from './unwrap.ts';
import { argOf, argsOf, argumentOf } from './word.ts';

/** How deep strings (`sh -c "sh -c …"`) and wrappers are followed. Deeper nesting has no honest reason. */
export const REREAD_DEPTH = 8;
/** Commands of one line; a screen shows a few dozen. Later ones are not read, and the last one that is read says so in `unread`. */
export const COMMANDS = 2_000;
/** Earlier stages of a pipeline that are remembered. */
const STAGES = 32;

/** What all commands at the current place of the walk have in common. */
interface Place extends Pick<SimpleCommand, 'wrappers' | 'where' | 'from' | 'pipedOn' | 'captured' | 'functions'> {
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

/** The same for a line that could not be parsed: the guessed commands, and those that they start. */
export const guessedCommandsOf = (text: string): readonly SimpleCommand[] => new Walk(text.length).guess(text);

class Walk {
  private found: SimpleCommand[] = [];
  private scope: Scope | null = null;
  private count = 0;
  /** Length of the text. The parser reports the end of an unclosed construct one unit later. */
  private readonly length: number;
  private readonly substitutions = new Map<ParsedScript, readonly SimpleCommand[]>();

  constructor(length: number) {
    this.length = length;
  }

  /** The commands of a tree, without adding them to those of the tree around it. */
  read(tree: SyntaxNode, place: Place): readonly SimpleCommand[] {
    const outside = this.found;
    this.found = [];
    this.visit(tree, place);
    const inside = this.found;
    this.found = outside;
    return inside;
  }

  guess(text: string): readonly SimpleCommand[] {
    for (const each of scanCommands(text)) this.add(each, TOP);
    return this.found;
  }

  private visit(node: SyntaxNode, place: Place): void {
    switch (node.type) {
      case 'Command':
        return this.command(node, place);
      case 'Pipeline': {
        let from: readonly SimpleCommand[] = place.from;
        const last = node.commands.at(-1);
        for (const stage of node.commands) {
          const before = this.found.length;
          this.visit(stage, { ...place, from, pipedOn: place.pipedOn || stage !== last });
          from = [...from, ...this.found.slice(before)].slice(-STAGES);
        }
        return;
      }
      case 'Redirected': {
        const redirects = node.redirects.map((each) => this.redirect(each, place));
        this.add({ ...this.emptyCommand(node, place), group: true, redirects }, place);
        const body = redirects.find(({ operator }) => operator.startsWith('<<'));
        const from = body === undefined ? place.from : [...place.from, this.found.at(-1) as SimpleCommand];
        return this.visit(node.command, { ...place, from });
      }
      case 'For':
      case 'Select': {
        for (const word of node.wordlist ?? []) this.visit(word, place);
        const values = node.wordlist?.flatMap((word) => argsOf(word, this.inner(place))) ?? null;
        this.scope = bind(this.scope, node.name.value, values);
        return this.visit(node.body, place);
      }
      case 'Function':
        return this.visit(node.body, { ...place, functions: [...place.functions, node.name.value] });
      case 'Subshell':
      case 'Coproc': {
        const { scope } = this;
        this.visit(node.body, place);
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
      case 'TestBinary': {
        forEachChild(node, (child) => this.visit(child, place));
        // an operand that is evaluated runs the substitutions in its quotes: `[[ -v 'a[$(x)]' ]]`
        const operands = node.type === 'TestUnary' ? [node.operand] : [node.left, node.right];
        const args = operands.map((word) => argOf(word, this.inner(place)));
        if (args.some(({ value }) => /\$\(|`/.test(value ?? '')))
          this.add({ ...this.emptyCommand(node, place), ...named(literalArg('[[')), args }, place);
        return;
      }
      default:
        forEachChild(node, (child) => this.visit(child, place));
    }
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
    this.add({ ...this.emptyCommand(node, place), ...named(word), args, redirects, assignments }, place);
    for (const { name, values } of bindings(word, assignments, args)) this.scope = bind(this.scope, name, values);
  }

  private redirect(node: Redirection, place: Place): Redirect {
    const descriptor = node.descriptor?.type === 'FileDescriptor' ? node.descriptor.value : null;
    if (node.type === 'HereDoc') return { operator: node.operator, descriptor, target: null, body: node.body.text };
    const target = node.target === undefined ? null : argOf(node.target, this.inner(place));
    return { operator: node.operator, descriptor, target, body: null };
  }

  private emptyCommand(node: { readonly pos: number; readonly end: number }, place: Place): SimpleCommand {
    const { wrappers, where, from, pipedOn, captured, functions, source } = place;
    const around = {
      wrappers,
      where,
      from,
      pipedOn,
      captured,
      functions,
      scope: this.scope,
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
    if (inner.kind === 'argv') {
      const [word, ...args] = inner.words as [Arg, ...Arg[]];
      const { scope, redirects, source } = command;
      const around = {
        wrappers: place.wrappers,
        where: place.where,
        from: command.from,
        pipedOn: place.pipedOn,
        captured: place.captured,
        functions: place.functions,
      };
      this.add({ ...around, ...named(word), group: false, args, redirects, assignments: [], scope, unread: null, source }, place);
      return;
    }
    const { scope } = this;
    const parsed = parseCommand(inner.text);
    if (parsed.ok) this.visit(parsed.value.tree, place);
    else
      for (const each of scanCommands(inner.text))
        this.add({ ...each, wrappers: place.wrappers, where: place.where, source: command.source }, place);
    // `eval` sets variables in the current shell, the others in a shell of their own
    if (command.program !== 'eval') this.scope = scope;
  }
}

/** The program that `$(which NAME)` and `$(command -v NAME)` locate; null for any other word. */
function locatedIn({ parts: [part, ...others] }: Arg): string | null {
  const [located, ...more] = part?.kind === 'command' && others.length === 0 ? part.commands : [];
  if (located === undefined || more.length > 0 || !/^(?:which|command|type)$/.test(located.name ?? '')) return null;
  const names = located.args.map(({ value }) => value).filter((value) => value?.startsWith('-') !== true);
  return names.length === 1 ? (names[0] ?? null) : null;
}

/** The name of a command, in the three forms that `SimpleCommand` has. */
function named(word: Arg | null): Pick<SimpleCommand, 'word' | 'name' | 'program'> {
  const name = word === null || word.value === '' ? null : (word.value ?? locatedIn(word));
  // `~/bin/x` and `$HOME/bin/x` are x
  const last = word?.parts.at(-1);
  const tail = last?.kind === 'text' && last.text.includes('/') ? programOf(last.text) : '';
  return { word, name, program: name === null ? tail || null : programOf(name) };
}
