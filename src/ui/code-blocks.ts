/** Keeps the numbered code blocks of an answer while it is shown, for `yo 2` and `yo copy 2`. */
import type { CodeBlock } from '../base/fences.ts';

/** Blocks that can be referred to: numbers of two digits. */
const BLOCKS = 99;
/** The longest block. As Base64 of UTF-8 it stays below the 74,994 bytes that terminals take for the clipboard (hterm, xterm). */
const BLOCK_CHARS = 16_384;
/** All blocks of an answer together. */
const ALL_CHARS = 131_072;

export class CodeBlocks {
  private readonly blocks: { readonly language: string; lines: string[] | null; chars: number }[] = [];
  private chars = 0;

  begin(language: string): void {
    this.blocks.push({ language, lines: this.blocks.length < BLOCKS ? [] : null, chars: 0 });
  }

  /** Adds a line to the newest block. `goesOn`: it is only the beginning of a line that is too long. */
  add(line: string, goesOn: boolean): void {
    const block = this.blocks.at(-1);
    if (block === undefined || block.lines === null) return;
    block.chars += line.length + 1;
    this.chars += line.length + 1;
    if (goesOn || block.chars > BLOCK_CHARS || this.chars > ALL_CHARS) block.lines = null;
    else block.lines.push(line);
  }

  all(): readonly CodeBlock[] {
    return this.blocks.slice(0, BLOCKS).map(({ language, lines }) => ({ language, text: lines?.join('\n') ?? null }));
  }
}
