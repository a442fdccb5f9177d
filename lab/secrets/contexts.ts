/** Contexts in which a secret appears in a terminal: coloured, wrapped, in the output of diff and grep, in JSON. */
// a CommonJS package: without a bundler its names are on the default export
import xterm from '@xterm/headless';

export interface Context {
  readonly name: string;
  readonly apply: (text: string) => string | Promise<string>;
}

const COLS = 200;

/** The text that a terminal of 200 columns shows for these bytes; wrapped lines are joined, as in the program itself. */
async function rendered(bytes: string): Promise<string> {
  const terminal = new xterm.Terminal({ cols: COLS, rows: 50, scrollback: 5000, allowProposedApi: true });
  await new Promise<void>((done) => terminal.write(bytes.replaceAll('\n', '\r\n'), done));
  const lines: string[] = [];
  for (let y = 0; y < terminal.buffer.normal.length; y++) {
    const line = terminal.buffer.normal.getLine(y);
    const part = line?.translateToString(true) ?? '';
    if (line?.isWrapped === true && lines.length > 0) lines[lines.length - 1] += part;
    else lines.push(part);
  }
  terminal.dispose();
  return lines.join('\n').trimEnd();
}

/** A colour code in front of every seventh character and one in the middle of a word. */
const coloured = (text: string): string => text.replaceAll(/[^\n]{1,7}/g, (piece, at: number) => `\x1b[${31 + (at % 7)};1m${piece}\x1b[0m`);

const wrapped =
  (columns: number) =>
  (text: string): string =>
    text
      .split('\n')
      .map((line) => line.replaceAll(new RegExp(`(.{${columns}})(?=.)`, 'gu'), '$1\n'))
      .join('\n');

const prefixed =
  (prefix: (line: number) => string) =>
  (text: string): string =>
    text
      .split('\n')
      .map((line, index) => prefix(index + 1) + line)
      .join('\n');

export const CONTEXTS: readonly Context[] = [
  { name: 'plain', apply: (text) => text },
  { name: 'rendered', apply: rendered },
  { name: 'coloured', apply: (text) => rendered(coloured(text)) },
  { name: 'wrapped at 20', apply: wrapped(20) },
  { name: 'wrapped at 40', apply: wrapped(40) },
  { name: 'wrapped at 80', apply: wrapped(80) },
  { name: 'diff', apply: (text) => `diff --git a/x b/x\n@@ -1 +1 @@\n context\n${prefixed(() => '+')(text)}` },
  { name: 'diff, removed', apply: prefixed(() => '-') },
  { name: 'grep -n', apply: prefixed((line) => `${line}:`) },
  { name: 'grep -rn', apply: prefixed((line) => `src/config/app.conf:${line}:`) },
  { name: 'JSON', apply: (text) => JSON.stringify({ file: 'a.txt', content: text, lines: 3 }) },
  { name: 'between others', apply: (text) => `$ cat notes.txt\nfirst line of it\n${text}\nlast line of it\n$ ` },
];
