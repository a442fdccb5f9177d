/** Reads an answer whose signs are written as those of HTML (`&lt;tool_call&gt;`, `{&quot;command&quot;: …}`), as some web front ends pass it on. */

const SIGNS: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#34': '"',
  '#39': "'",
  '#x27': "'",
  '#x22': '"',
  amp: '&',
};
const BEGINS = /^(?:&lt;|[[{(]*[[{]\s*&(?:quot|apos|#34|#39|#x27|#x22);)/;
/** A sign that has not arrived as a whole. */
const OPEN = /&[#\w]{0,4}$/;

/** Whether the first sign of an answer that only a call begins with is escaped. */
export const isEscaped = (text: string): boolean => BEGINS.test(text);

/** Whether more text may make it one. */
export const mayBeEscaped = (text: string): boolean => text.length < 30 && /^(?:[[{(]*[[{]\s*)?&[#\w]{0,4}$/.test(text);

/** The answer as it was before, each sign once: `&amp;lt;` is the text `&lt;`. */
export const unescaped = (text: string): string =>
  text.replaceAll(/&(lt|gt|quot|apos|#34|#39|#x27|#x22|amp);/g, (_, name: string) => SIGNS[name] ?? '');

/** As much of it as has arrived whole. */
export const unescapedSoFar = (text: string): string => unescaped(text.replace(OPEN, ''));
