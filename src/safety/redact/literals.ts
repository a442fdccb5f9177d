/**
 * Many literals in one pass (Aho and Corasick, 1975): the pre-filter in front of every finder. Letters match in either case, since a
 * finder looks closer anyway. A regular expression with 260 alternatives tries them one after the other at every place; this takes 4 ms per MiB.
 */

/** Code points above ASCII are in no literal; they send the machine back to its start. */
const ASCII = 128;

/** Occurrences, in two lists of numbers: an object for each would cost more than the search. */
export class Hits {
  /** Indices of the literals in the list given. */
  readonly ids: number[] = [];
  readonly starts: number[] = [];

  add(id: number, start: number): void {
    this.ids.push(id);
    this.starts.push(start);
  }
}

export class Literals {
  private readonly lengths: readonly number[];
  private readonly width: number;
  private readonly symbol = new Uint8Array(ASCII);
  private readonly next: Int32Array;
  /** Per state: the first entry of `ids` and how many follow. */
  private readonly from: Int32Array;
  private readonly count: Int32Array;
  private readonly ids: Int32Array;

  constructor(literals: readonly string[]) {
    const folded = literals.map((each) => each.toLowerCase());
    this.lengths = folded.map((each) => each.length);
    const alphabet = [...new Set(folded.join(''))].filter((char) => char.charCodeAt(0) < ASCII);
    for (const [index, char] of alphabet.entries()) {
      this.symbol[char.charCodeAt(0)] = index + 1;
      this.symbol[char.toUpperCase().charCodeAt(0)] = index + 1;
    }
    this.width = alphabet.length + 1;
    const size = 1 + folded.reduce((sum, each) => sum + each.length, 0);
    this.next = new Int32Array(size * this.width);
    const found: number[][] = Array.from({ length: size }, () => []);
    let states = 1;
    for (const [id, literal] of folded.entries()) {
      let state = 0;
      for (let i = 0; i < literal.length; i++) {
        const edge = state * this.width + this.symbolOf(literal.charCodeAt(i));
        if (this.next[edge] === 0) this.next[edge] = states++;
        state = this.next[edge] ?? 0;
      }
      found[state]?.push(id);
    }
    this.link(found, states);
    this.from = new Int32Array(size);
    this.count = Int32Array.from(found, (each) => each.length);
    this.ids = Int32Array.from(found.flat());
    let at = 0;
    for (const [state, each] of found.entries()) {
      this.from[state] = at;
      at += each.length;
    }
  }

  /** Tells of every occurrence, overlapping ones too, ordered by where it ends. */
  search(text: string, found: (id: number, start: number) => void): void {
    const { next, symbol, width, count } = this;
    let state = 0;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      state = next[state * width + (code < ASCII ? (symbol[code] ?? 0) : 0)] ?? 0;
      const ends = count[state] ?? 0;
      for (let k = 0; k < ends; k++) {
        const id = this.ids[(this.from[state] ?? 0) + k] ?? 0;
        found(id, i + 1 - (this.lengths[id] ?? 0));
      }
    }
  }

  private symbolOf(code: number): number {
    return code < ASCII ? (this.symbol[code] ?? 0) : 0;
  }

  /** Breadth first: where to go on after a mismatch, written into the table itself, so that a scan is one look-up per character. */
  private link(found: number[][], states: number): void {
    const fail = new Int32Array(states);
    const queue: number[] = [];
    for (let s = 1; s < this.width; s++) {
      const child = this.next[s] ?? 0;
      if (child !== 0) queue.push(child);
    }
    for (let head = 0; head < queue.length; head++) {
      const state = queue[head] ?? 0;
      const back = fail[state] ?? 0;
      found[state]?.push(...(found[back] ?? []));
      for (let s = 0; s < this.width; s++) {
        const edge = state * this.width + s;
        const child = this.next[edge] ?? 0;
        const onward = this.next[back * this.width + s] ?? 0;
        if (child === 0) this.next[edge] = onward;
        else {
          fail[child] = onward;
          queue.push(child);
        }
      }
    }
  }
}
