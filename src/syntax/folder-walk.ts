/**
 * The part of the walk that knows the folder of each command: in lists, branches and loops it is certain, or only known when the line
 * runs.
 */
import type { AndOr, SyntaxNode } from 'unbash';
import { endsShell, folderOf, inFolder, folderAfter, isPlainMove, Movements } from './folders.ts';
import type { Folder, Scope, SimpleCommand } from './simple-command.ts';

const joined = (a: Folder | null, b: Folder | null): Folder | null => (a === b ? a : 'unknown');

export abstract class FolderWalk<Place> {
  /** The commands of the tree that is walked. */
  protected found: SimpleCommand[] = [];
  protected scope: Scope | null = null;
  private readonly movements = new Movements();
  /** Whether a part of the line may change the folder. */
  private moves = false;

  protected abstract visit(node: SyntaxNode, place: Place): void;

  /** To be called before a tree is walked. */
  protected foresee(tree: SyntaxNode): void {
    this.moves ||= this.movements.in(tree);
  }

  /** The folder of the commands that follow. */
  protected settle(folder: Folder | null): void {
    if (folderOf(this.scope) !== folder) this.scope = inFolder(this.scope, folder);
  }

  /** After a command that may have changed the folder. */
  protected move(command: SimpleCommand): void {
    const folder = folderAfter(command);
    if (folder !== undefined) this.settle(folder);
  }

  /**
   * `a && b || c`: `b` runs in the folder to which `a` led, `c` in the folder in which a failure left the shell.
   * After the list the folder is certain when only its first command can have changed it, or when a failure ends the shell.
   */
  protected andOr({ commands, operators }: AndOr, place: Place): void {
    let failed = folderOf(this.scope);
    let isSure = true;
    for (const [at, each] of commands.entries()) {
      const reached = folderOf(this.scope);
      const isFallback = operators[at - 1] === '||';
      if (isFallback) this.settle(failed);
      this.visit(each, place);
      const now = folderOf(this.scope);
      if (isFallback && endsShell(each)) {
        this.settle(reached);
        [failed, isSure] = [reached, true];
        continue;
      }
      if (isFallback) this.settle(joined(now, reached));
      else if (at > 0 && now !== reached) isSure = false;
      failed = joined(at === 0 ? reached : failed, isPlainMove(each) ? reached : joined(reached, now));
    }
    if (!isSure) this.settle('unknown');
  }

  /** Parts of which one runs, or none where they are not all that can happen. */
  protected branches(parts: readonly SyntaxNode[], isAll: boolean, place: Place): void {
    const start = folderOf(this.scope);
    const ends = parts.map((part) => {
      this.settle(start);
      this.visit(part, place);
      return folderOf(this.scope);
    });
    this.settle((isAll ? ends : [...ends, start]).reduce(joined));
  }

  /** A part that runs any number of times: its second time begins where its first one ended. */
  protected loop(part: SyntaxNode, visit: () => void): void {
    const moves = this.movements.in(part);
    if (moves) this.settle('unknown');
    visit();
    if (moves) this.settle('unknown');
  }

  /** The body of a function: where it is called from is not followed. */
  protected body(part: SyntaxNode, place: Place): void {
    const start = folderOf(this.scope);
    if (this.moves) this.settle('unknown');
    this.visit(part, place);
    this.settle(this.movements.in(part) ? 'unknown' : start);
  }
}
