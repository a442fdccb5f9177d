/** Parts that the rules of text-requests.ts and columns.ts share. */
import { quotePath } from '../quote.ts';
import type { Slots } from '../slots.ts';

export const BASE = 'file show find line content all log csv word list number text detail name';
export const lines =
  (program: 'head' | 'tail') =>
  (slots: Slots): string | null => {
    const n = slots.count() ?? (slots.says('lines') ? 10 : slots.has('line') ? 1 : 10);
    if (slots.has('char')) {
      const at = slots.file();
      return at === null ? null : `${program} -c ${n} ${quotePath(at)}`;
    }
    const file = slots.file();
    const globs = file === null ? slots.globs() : [];
    return file !== null ? `${program} -n ${n} ${quotePath(file)}` : globs.length > 0 ? `${program} -n ${n} ${globs.join(' ')}` : null;
  };

/** Words behind or before a separator. */
export const SEPARATES = /^(?:delimited|separated|separator|delimiter)$/;

/** The separator of columns for awk: the one in the question, a comma in .csv files; null for spaces. */
export function separator(slots: Slots, file: string): string | null {
  for (const [words, sep] of [
    [['comma', 'commas', 'comma-separated', ','], ','],
    [['colon', 'colons', 'colon-separated', ':'], ':'],
    [['tab', 'tabs', 'tsv', 'tab-separated'], '\\t'],
    [['semicolon', 'semicolons', 'semicolon-separated', ';'], ';'],
    [['pipe', 'pipes', 'pipe-separated', '|'], '|'],
    // the kind of the file says less than the sign
    [['csv'], ','],
  ] as const) {
    if (slots.says(...words)) {
      for (const [at, token] of slots.tokens.entries())
        if ((words as readonly string[]).includes(token.low) || SEPARATES.test(token.low)) slots.used.add(at);
      return sep;
    }
  }
  return file.endsWith('.csv') ? ',' : file.endsWith('.tsv') ? '\\t' : file === '/etc/passwd' || file === '/etc/group' ? ':' : null;
}

export const awk =
  (program: (column: string) => string) =>
  (slots: Slots): string | null => {
    const file = slots.file();
    if (file === null) return null;
    const sep = separator(slots, file);
    const column = slots.numberOf('column') ?? (slots.has('column') ? slots.integer() : null);
    if (column === null && slots.has('column')) return null;
    const field = column === null ? '$1' : column === -1 ? '$NF' : `$${column}`;
    return `awk ${sep === null ? '' : `-F'${sep}' `}'${program(field)}' ${quotePath(file)}`;
  };
