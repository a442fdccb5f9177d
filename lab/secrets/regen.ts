/** Generates a string that matches a regular expression, for gitleaks' sample patterns: classes, groups, counts. */

const RANGES: Readonly<Record<string, string>> = {
  w: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_',
  d: '0123456789',
  s: ' ',
  S: 'abcXYZ019',
};

/** A small random generator (mulberry32) with a seed, so that every run has the same samples. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function generate(pattern: string, random: () => number): string {
  let at = 0;
  const pick = (chars: string): string => chars[Math.floor(random() * chars.length)] ?? '';

  function charClass(): string {
    let chars = '';
    at++;
    while (pattern[at] !== ']') {
      let char = pattern[at++] ?? '';
      if (char === '\\') {
        char = pattern[at++] ?? '';
        if (RANGES[char] !== undefined) {
          chars += RANGES[char];
          continue;
        }
      }
      if (pattern[at] === '-' && pattern[at + 1] !== ']') {
        const last = pattern[at + 1] ?? '';
        for (let code = char.charCodeAt(0); code <= last.charCodeAt(0); code++) chars += String.fromCharCode(code);
        at += 2;
      } else chars += char;
    }
    at++;
    return chars;
  }

  function atom(): () => string {
    const char = pattern[at] ?? '';
    if (char === '[') {
      const chars = charClass();
      return () => pick(chars);
    }
    if (char === '(') {
      at++;
      const flags = /^\?(?:[a-z-]*:|[a-z-]+\))/.exec(pattern.slice(at))?.[0] ?? '';
      at += flags.length;
      if (flags.endsWith(')')) return () => '';
      const inner = alternatives();
      at++;
      return inner;
    }
    at++;
    if (char === '\\') {
      const next = pattern[at++] ?? '';
      if (next === 'b') return () => '';
      const chars = RANGES[next];
      return chars === undefined ? () => next : () => pick(chars);
    }
    return () => char;
  }

  function counted(): () => string {
    const one = atom();
    const count = /^(?:\{(\d+)(,?)(\d*)\}|([?*+]))/.exec(pattern.slice(at));
    if (count === null) return one;
    at += count[0].length;
    const low = count[4] === undefined ? Number(count[1]) : count[4] === '+' ? 1 : 0;
    const high = count[4] === undefined ? (count[3] ? Number(count[3]) : low + (count[2] ? 10 : 0)) : count[4] === '?' ? 1 : low + 8;
    return () => Array.from({ length: low + Math.floor(random() * (high - low + 1)) }, () => one()).join('');
  }

  function alternatives(): () => string {
    const branches: (() => string)[] = [];
    for (;;) {
      const parts: (() => string)[] = [];
      while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') parts.push(counted());
      branches.push(() => parts.map((part) => part()).join(''));
      if (pattern[at] !== '|') break;
      at++;
    }
    return () => branches[Math.floor(random() * branches.length)]?.() ?? '';
  }

  return alternatives()();
}
