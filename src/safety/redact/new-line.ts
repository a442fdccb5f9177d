/** The beginning of a line with a prompt, as the source of a pattern. */
export const PROMPT = String.raw`\S{0,24} ?[$#%>❯➜»] \S`;

/** A line that nothing goes on in: it begins with a prompt or a date, or it is a heading or the name of a section and nothing else. */
const NEW_LINE = new RegExp(
  [
    // `=> "x"` is what a console answers
    `^(?:(?![=-]>)${PROMPT}`,
    String.raw`\[?\d{4}-\d\d-\d\d[ T]\d\d:|\[?\d\d:\d\d:\d\d\b|[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:`,
    String.raw`\[[\w .:/-]+\]\s*$|[A-Za-z][\w -]{0,40}:\s*$)`,
  ].join('|'),
  'u',
);

/** Whether a line, of which the beginning is enough, is no continuation of the line before. */
export const beginsAnew = (line: string): boolean => NEW_LINE.test(line);
