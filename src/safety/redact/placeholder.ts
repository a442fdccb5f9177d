/**
 * The placeholders that replace secrets: `REDACTED_GITHUB_TOKEN_1`. They have capitals, digits and underscores only: an ordinary word in a
 * shell, valid in a URL, JSON and YAML, and models copy it letter by letter.
 */

const SHAPE = 'REDACTED_[A-Z]+(?:_[A-Z]+)*_\\d{1,6}';
const EXACT = new RegExp(`^${SHAPE}$`);
const ALL = new RegExp(SHAPE, 'g');

export const placeholderFor = (kind: string, ordinal: number): string => `REDACTED_${kind.toUpperCase().replaceAll('-', '_')}_${ordinal}`;

/** The kind of secret a placeholder was made for. */
export const kindOf = (placeholder: string): string =>
  placeholder
    .replace(/^REDACTED_/, '')
    .replace(/_\d+$/, '')
    .toLowerCase()
    .replaceAll('_', '-');

export const isPlaceholder = (text: string): boolean => EXACT.test(text);

export interface Found {
  readonly start: number;
  readonly text: string;
}

/** All words that look like a placeholder, whether this program made them or not. */
export function placeholdersIn(text: string): Found[] {
  if (!text.includes('REDACTED_')) return [];
  return [...text.matchAll(ALL)].map((found) => ({ start: found.index, text: found[0] }));
}
