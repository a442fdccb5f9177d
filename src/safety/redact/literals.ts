/**
 * Searches for many literals in one pass: the pre-filter of every finder. Letters match in either case, since the finder checks each hit
 * anyway. At each position the classes of the next three characters are looked up in a table of 32 KiB, which says whether a literal begins so; only
 * there the rest is compared, in a tree of the literals. An automaton (Aho and Corasick) reads a table of 400 KiB per character, which does
 * not fit the cache of a processor core and took three times as long.
 */

/** A code point above ASCII matches only another such: in a value, whose finder compares the whole. */
const ASCII = 128;

/** The class of a byte, of 32: letters without their case, digits, `-_`, rare signs, common signs, the rest. */
const CLASS_BITS = 5;
const THREE = (1 << (3 * CLASS_BITS)) - 1;
const CLASS = Uint8Array.from({ length: 256 }, (_, code) => {
  const char = String.fromCharCode(code).toLowerCase();
  if (char >= 'a' && char <= 'z') return char.charCodeAt(0) - 96;
  if (char >= '0' && char <= '9') return 27;
  return '-_'.includes(char) ? 28 : '|%$@+~?&'.includes(char) ? 29 : './:="\''.includes(char) ? 30 : 0;
});
/** What is read beyond a position. The bytes of a text are that much longer: to read beyond an array takes twice as long. */
const AHEAD = 2;
const ANY = Array.from({ length: 1 << CLASS_BITS }, (_, each) => each);
const classOf = (code = 0): number => CLASS[code] ?? 0;
/** One list for each class: making the lists of all literals would take a millisecond. */
const ONE = ANY.map((each) => [each]);
const classesAt = (literal: string, at: number): readonly number[] => {
  const code = literal.charCodeAt(at);
  return (code < ASCII ? ONE[classOf(code)] : undefined) ?? ANY;
};

/** A part of a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

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
  private readonly width: number;
  private readonly symbol = new Uint8Array(ASCII);
  /** Per classes of three characters: 1 when a literal begins so. */
  private readonly begins = new Uint8Array(THREE + 1);
  /** The tree: per state and symbol the next state, 0 for none. */
  private readonly next: Int32Array | Uint16Array;
  /** Per state: the first entry of `ids` and how many follow. */
  private readonly from: Int32Array;
  private readonly count: Int32Array;
  private readonly ids: Int32Array;

  constructor(literals: readonly string[]) {
    const folded = literals.map((each) => each.toLowerCase());
    const alphabet = [...new Set(folded.join(''))].filter((char) => char.charCodeAt(0) < ASCII);
    for (const [index, char] of alphabet.entries()) {
      this.symbol[char.charCodeAt(0)] = index + 1;
      this.symbol[char.toUpperCase().charCodeAt(0)] = index + 1;
    }
    this.width = alphabet.length + 1;
    const size = 1 + folded.reduce((sum, each) => sum + each.length, 0);
    this.next = size < 0x1_00_00 ? new Uint16Array(size * this.width) : new Int32Array(size * this.width);
    this.from = new Int32Array(size);
    this.count = new Int32Array(size);
    let states = 1;
    // the state in which each literal ends
    const ends = new Int32Array(folded.length);
    for (const [id, literal] of folded.entries()) {
      let state = 0;
      for (let i = 0; i < literal.length; i++) {
        const edge = state * this.width + this.symbolOf(literal.charCodeAt(i));
        if (this.next[edge] === 0) this.next[edge] = states++;
        state = this.next[edge] ?? 0;
      }
      ends[id] = state;
      this.count[state] = (this.count[state] ?? 0) + 1;
      if (literal !== '') this.markBeginning(literal);
    }
    this.ids = new Int32Array(folded.length);
    for (let state = 1; state < states; state++) this.from[state] = (this.from[state - 1] ?? 0) + (this.count[state - 1] ?? 0);
    const free = this.from.slice();
    for (const [id, state] of ends.entries()) {
      const at = free[state] ?? 0;
      this.ids[at] = id;
      free[state] = at + 1;
    }
  }

  /**
   * Calls `found` for every occurrence, including overlapping ones, in the order of their beginnings, shorter ones first. With ranges, in
   * order, only for those that begin in one of them.
   */
  search(text: string, found: (id: number, start: number) => void, ranges: readonly Range[] = [{ start: 0, end: text.length }]): void {
    // a character above 255 becomes any other, so what may begin here is compared with the text
    const bytes = Buffer.alloc(text.length + AHEAD);
    bytes.write(text, 'latin1');
    for (const { start, end } of ranges) this.searchRange(text, bytes, start, Math.min(end, text.length), found);
  }

  private searchRange(text: string, bytes: Buffer, first: number, to: number, found: (id: number, start: number) => void): void {
    const { begins, next, symbol, width, count, from, ids } = this;
    const { length } = text;
    let three = (classOf(bytes[first]) << CLASS_BITS) | classOf(bytes[first + 1]);
    for (let start = first; start < to; start++) {
      three = ((three << CLASS_BITS) | (CLASS[bytes[start + AHEAD] ?? 0] ?? 0)) & THREE;
      if (begins[three] !== 1) continue;
      let state = 0;
      for (let at = start; at < length; at++) {
        const code = text.charCodeAt(at);
        state = next[state * width + (code < ASCII ? (symbol[code] ?? 0) : 0)] ?? 0;
        if (state === 0) break;
        const ends = count[state] ?? 0;
        for (let k = 0; k < ends; k++) found(ids[(from[state] ?? 0) + k] ?? 0, start);
      }
    }
  }

  /** Marks the classes that the first three characters of a literal may have; a character above ASCII may have any. */
  private markBeginning(literal: string): void {
    for (const first of classesAt(literal, 0))
      for (const second of classesAt(literal, 1))
        for (const third of classesAt(literal, 2)) this.begins[(((first << CLASS_BITS) | second) << CLASS_BITS) | third] = 1;
  }

  private symbolOf(each: number): number {
    return each < ASCII ? (this.symbol[each] ?? 0) : 0;
  }
}
