/** Reads untyped JSON: a value of the wrong type becomes the empty value of the wanted type. */
export const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
export const boolean = (value: unknown): boolean => value === true;

/** Null when the text is not JSON. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Text as JSON writes it between its quotes. */
export const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Whether a text of JSON has one of these texts in a string of its own, in whatever case. */
export function mentions(json: string, texts: readonly string[]): boolean {
  const low = json.toLowerCase();
  return texts.some((one) => low.includes(inJson(one.toLowerCase())));
}
