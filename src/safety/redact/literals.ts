/**
 * Searches for many literals in one pass: the pre-filter of every finder. Letters match in either case, since the finder checks each hit
 * anyway. At each position the classes of the next three characters are looked up in a table of 32 KiB, which says whether a literal begins so; only
 * there the rest is compared, in a tree of the literals. Where no literal is shorter than six characters, as the values of variables, most
 * positions are skipped. An automaton (Aho and Corasick) reads a table of 400 KiB per character, which does not fit the cache of a
 * processor core and took three times as long.
 */

/** A code point above ASCII matches only another such: in a value, whose finder compares the whole. */
const ASCII = 128;

/** The class of a byte, of 32: letters without their case, digits, `-_`, rare signs, common signs, the space, the rest. */
const CLASS_BITS = 5;
const THREE = (1 << (3 * CLASS_BITS)) - 1;
const CLASS = Uint8Array.from({ length: 256 }, (_, code) => {
  const char = String.fromCharCode(code).toLowerCase();
  if (char >= 'a' && char <= 'z') return char.charCodeAt(0) - 96;
  if (char >= '0' && char <= '9') return 27;
  if (char === ' ') return 31;
  return '-_'.includes(char) ? 28 : '|%$@+~?&'.includes(char) ? 29 : './:="\''.includes(char) ? 30 : 0;
});
/** What is read beyond a position. */
const AHEAD = 2;
/** The shortest literals with which positions are skipped, and the part of longer ones that is used for it. */
const WINDOW_MIN = 6;
const WINDOW_MAX = 16;
const ANY = Array.from({ length: 1 << CLASS_BITS }, (_, each) => each);
const classOf = (code = 0): number => CLASS[code] ?? 0;
/** One list for each class: making the lists of all literals would take a millisecond. */
const ONE = ANY.map((each) => [each]);
const classesAt = (literal: string, at: number): readonly number[] => {
  const code = literal.charCodeAt(at);
  return (code < ASCII ? ONE[classOf(code)] : undefined) ?? ANY;
};

/** The length of a literal, up to a character above ASCII and to the widest window. */
function windowOf(literal: string): number {
  for (let at = 0; at < literal.length && at < WINDOW_MAX; at++) if (literal.charCodeAt(at) >= ASCII) return at;
  return Math.min(literal.length, WINDOW_MAX);
}

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
  /** The characters of every literal that are compared from their end, or 0 when one of them has too few. */
  private readonly window: number;
  /** Per classes of the last three characters of a window: the least distance at which a literal can begin (Wu and Manber). */
  private readonly skips: Uint8Array;

  constructor(literals: readonly string[]) {
    const folded = literals.map((each) => each.toLowerCase());
    const { symbol } = this;
    let symbols = 0;
    for (const literal of folded)
      for (let at = 0; at < literal.length; at++) {
        const code = literal.charCodeAt(at);
        if (code < ASCII && symbol[code] === 0) symbol[code] = ++symbols;
      }
    for (let code = 97; code <= 122; code++) symbol[code - 32] = symbol[code] ?? 0;
    const width = symbols + 1;
    const size = 1 + folded.reduce((sum, each) => sum + each.length, 0);
    const next = size < 0x1_00_00 ? new Uint16Array(size * width) : new Int32Array(size * width);
    this.width = width;
    this.next = next;
    this.from = new Int32Array(size);
    this.count = new Int32Array(size);
    let states = 1;
    // the state in which each literal ends
    const ends = new Int32Array(folded.length);
    for (let id = 0; id < folded.length; id++) {
      const literal = folded[id] ?? '';
      let state = 0;
      for (let i = 0; i < literal.length; i++) {
        const code = literal.charCodeAt(i);
        const edge = state * width + (code < ASCII ? (symbol[code] ?? 0) : 0);
        state = next[edge] || (next[edge] = states++);
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
    const window = Math.min(WINDOW_MAX, ...new Set(folded.map(windowOf)));
    this.window = window < WINDOW_MIN ? 0 : window;
    this.skips = new Uint8Array(this.window === 0 ? 0 : THREE + 1).fill(window - AHEAD);
    if (this.window > 0) for (const literal of folded) this.markDistances(literal);
  }

  /**
   * Calls `found` for every occurrence, including overlapping ones, in the order of their beginnings, shorter ones first. With ranges, in
   * order, only for those that begin in one of them.
   */
  search(text: string, found: (id: number, start: number) => void, ranges: readonly Range[] = [{ start: 0, end: text.length }]): void {
    // a character above 255 becomes any other, so what may begin here is compared with the text
    // and the bytes are longer than the text, since to read beyond an array takes twice as long
    const bytes = Buffer.allocUnsafe(text.length + WINDOW_MAX).fill(0, text.length);
    bytes.write(text, 'latin1');
    for (const range of ranges) {
      const end = Math.min(range.end, text.length);
      if (this.window > 0) this.skipThrough(text, bytes, range.start, end, found);
      else this.searchRange(text, bytes, range.start, end, found);
    }
  }

  private skipThrough(text: string, bytes: Buffer, first: number, to: number, found: (id: number, start: number) => void): void {
    const { skips, window } = this;
    for (let start = first; start < to;) {
      const last = start + window - 1;
      const before = (classOf(bytes[last - 2]) << CLASS_BITS) | classOf(bytes[last - 1]);
      const skip = skips[(before << CLASS_BITS) | classOf(bytes[last])] ?? 0;
      if (skip === 0) this.compare(text, start, found);
      start += Math.max(skip, 1);
    }
  }

  private searchRange(text: string, bytes: Buffer, first: number, to: number, found: (id: number, start: number) => void): void {
    const { begins } = this;
    let three = (classOf(bytes[first]) << CLASS_BITS) | classOf(bytes[first + 1]);
    for (let start = first; start < to; start++) {
      three = ((three << CLASS_BITS) | (CLASS[bytes[start + AHEAD] ?? 0] ?? 0)) & THREE;
      if (begins[three] === 1) this.compare(text, start, found);
    }
  }

  /** Calls `found` for every literal that begins at a position. */
  private compare(text: string, start: number, found: (id: number, start: number) => void): void {
    const { next, symbol, width, count, from, ids } = this;
    let state = 0;
    for (let at = start; at < text.length; at++) {
      const code = text.charCodeAt(at);
      state = next[state * width + (code < ASCII ? (symbol[code] ?? 0) : 0)] ?? 0;
      if (state === 0) return;
      const ends = count[state] ?? 0;
      for (let k = 0; k < ends; k++) found(ids[(from[state] ?? 0) + k] ?? 0, start);
    }
  }

  /** Marks the classes that the first three characters of a literal may have; a character above ASCII may have any. */
  private markBeginning(literal: string): void {
    const seconds = classesAt(literal, 1);
    const thirds = classesAt(literal, 2);
    for (const first of classesAt(literal, 0)) {
      for (const second of seconds) {
        const before = ((first << CLASS_BITS) | second) << CLASS_BITS;
        if (thirds === ANY) this.begins.fill(1, before, before + ANY.length);
        else this.begins[before | (thirds[0] ?? 0)] = 1;
      }
    }
  }

  /** Marks how far each three characters of a literal's window are from its end. */
  private markDistances(literal: string): void {
    for (let at = 0; at + AHEAD < this.window; at++) {
      const before = (classOf(literal.charCodeAt(at)) << CLASS_BITS) | classOf(literal.charCodeAt(at + 1));
      const three = (before << CLASS_BITS) | classOf(literal.charCodeAt(at + AHEAD));
      this.skips[three] = Math.min(this.skips[three] ?? 0, this.window - 1 - AHEAD - at);
    }
  }
}
