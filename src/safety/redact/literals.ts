/**
 * Searches for many literals in one pass (Aho and Corasick, 1975): the pre-filter of every finder. Letters match in either case, since the
 * finder checks each hit anyway. A regular expression would try its 260 alternatives one after the other at every position; this takes
 * 4 ms per MiB.
 */

/** Code points above ASCII are in no literal; they reset the automaton. */
const ASCII = 128;

/** Occurrences of literals, in two lists of numbers: an object for each would cost more than the search. */
export class Hits {
  /** Indices of the literals in the list they came from. */
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

  /** Calls `found` for every occurrence, including overlapping ones, in the order of their ends. */
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

  /** Writes the states after a mismatch into the table itself, breadth first, so that a scan is one look-up per character. */
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
