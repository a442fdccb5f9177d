/** What the user wants forgotten: everything stored that has this time, this folder and this text. A part that is null selects all. */
export interface Selection {
  /** Milliseconds since 1970. */
  readonly sinceMs: number | null;
  readonly beforeMs: number | null;
  /** In this folder or below it. */
  readonly under: string | null;
  /** Contains this text; large and small letters are the same. */
  readonly text: string | null;
}

/** Something stored. What is not known of it is null, and is then selected by no such part. */
export interface Selectable {
  readonly timeMs: number | null;
  readonly cwd: string | null;
  readonly texts: readonly string[];
}

export const isUnder = (cwd: string, folder: string): boolean => cwd === folder || cwd.startsWith(`${folder.replace(/\/+$/, '')}/`);

export const hasText = (texts: readonly string[], part: string): boolean =>
  texts.some((text) => text.toLowerCase().includes(part.toLowerCase()));

export function isSelected({ sinceMs, beforeMs, under, text }: Selection, { timeMs, cwd, texts }: Selectable): boolean {
  return (
    (sinceMs === null || (timeMs !== null && timeMs >= sinceMs)) &&
    (beforeMs === null || (timeMs !== null && timeMs < beforeMs)) &&
    (under === null || (cwd !== null && isUnder(cwd, under))) &&
    (text === null || hasText(texts, text))
  );
}
