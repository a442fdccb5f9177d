/** Expands one pair of braces: `{a,b}`, `{1..3}`. */

/** Words that one brace expansion may become; a larger one is left as it is written. */
const CHOICES = 64;

/** The words that `{a,b}` or `{1..3}` becomes, with nested braces left in them; null when it is not a brace expansion, or too large. */
export function choices(text: string): readonly string[] | null {
  const inside = text.slice(1, -1);
  const range = /^(-?\d{1,6}|[A-Za-z])\.\.(-?\d{1,6}|[A-Za-z])$/.exec(inside);
  if (range !== null) return between(range[1] as string, range[2] as string);
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let at = 0; at < inside.length; at += 1) {
    const char = inside[at] as string;
    if (char === '\\' && quote !== "'") at += 1;
    else if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '{' || char === '(') depth += 1;
    else if (char === '}' || char === ')') depth -= 1;
    else if (char === ',' && depth === 0) {
      found.push(inside.slice(start, at));
      start = at + 1;
    }
  }
  found.push(inside.slice(start));
  return found.length < 2 || found.length > CHOICES ? null : found;
}

function between(first: string, last: string): readonly string[] | null {
  const letters = /[A-Za-z]/.test(first);
  if (letters !== /[A-Za-z]/.test(last)) return null;
  const from = letters ? first.charCodeAt(0) : Number(first);
  const to = letters ? last.charCodeAt(0) : Number(last);
  const length = Math.abs(to - from) + 1;
  if (length > CHOICES) return null;
  const width = /^-?0\d/.test(first) ? first.length : 0;
  return Array.from({ length }, (_none, at) => {
    const value = from + (to < from ? -at : at);
    return letters ? String.fromCharCode(value) : String(value).padStart(width, '0');
  });
}
