/**
 * Blocks of code as other markup languages write them, turned into the fenced block of Markdown that the readers of answers know: HTML,
 * MediaWiki, Jira, BBCode, AsciiDoc, Org, LaTeX. Only closed blocks that are named as commands; all others stay as they are.
 */
import { SESSION_LANGUAGES, SHELL_LANGUAGES } from '../base/fences.ts';
import { isCommand } from './bare-line.ts';
import { unescaped } from './escaped-answer.ts';

/** A longer block is a document. */
const BLOCK_CHARS = 4_000;
/** The longest opening mark. */
const OPENING_CHARS = 160;

interface Markup {
  /** How its opening mark begins, in small letters. */
  readonly begins: readonly string[];
  /** The opening mark; `language` is the name in it, or the attributes that have it. */
  readonly opens: RegExp;
  readonly closes: (opening: string) => RegExp;
  /** What is meant by the text between the marks; null when it is no command. */
  readonly means?: (inside: string) => string | null;
}

const MARKUPS: readonly Markup[] = [
  {
    begins: ['<pre', '<syntaxhighlight', '<source'],
    opens: /^<(?:pre|syntaxhighlight|source)(?<outer>\s[^<>]*)?>(?:\s*<code(?<language>\s[^<>]*)?>|(?=\s*[^\s<]))/i,
    closes: (opening) => new RegExp(`</${/\w+/.exec(opening)?.[0] ?? ''}>`, 'i'),
    means: (inside) => {
      const code = inside.replace(/<\/code>\s*$/i, '');
      return /<\/?[a-z]/i.test(code) ? null : unescaped(code);
    },
  },
  { begins: ['{code'], opens: /^\{code:(?<language>[^{}\n]*)\}/, closes: () => /\{code\}/ },
  { begins: ['[code'], opens: /^\[code(?<language>[= ][^[\]\n]*)\]/i, closes: () => /\[\/code\]/i },
  { begins: ['[source'], opens: /^\[source,(?<language>[^[\]\n]*)\]\n-{4,}\n/, closes: () => /^-{4,}[ \t]*$/m },
  { begins: ['#+begin_src'], opens: /^#\+begin_src[ \t]+(?<language>[^\n]*)\n/i, closes: () => /^#\+end_src/im },
  { begins: ["'''"], opens: /^'''(?<language>\w+)\n/, closes: () => /^'''[ \t]*$/m },
  {
    begins: ['\\begin{'],
    opens: /^\\begin\{(?:lstlisting|minted|verbatim)\}(?<language>\[[^\]\n]*\]|\{\w+\})/,
    closes: () => /\\end\{(?:lstlisting|minted|verbatim)\}/,
  },
  {
    begins: ['\\boxed{', '$\\boxed{', '$$\\boxed{', '\\[\\boxed{'],
    opens: /^(?<sign>\$\$?|\\\[)?\\boxed\{/,
    closes: (opening) => (opening.startsWith('$') || opening.startsWith('\\[') ? /\}[ \t]*(?:\$\$?|\\\])[ \t.]*$/m : /\}[ \t.]*$/m),
    means: boxed,
  },
];

/** What a box of LaTeX has in it: one word or one line of code, whose signs are escaped as in a text. */
function boxed(inside: string): string | null {
  const code = /^\\(?:texttt|text|mathtt|verb)\{(.*)\}$/.exec(inside)?.[1] ?? inside;
  const plain = code.replaceAll(/\\([_%&#${}])/g, '$1');
  return /\\[a-z]|[{}]\s*$/i.test(plain) || !isCommand(plain) ? null : plain;
}

const COMMANDS: ReadonlySet<string> = new Set([...SHELL_LANGUAGES, ...SESSION_LANGUAGES]);
const isShell = (attributes: string): boolean =>
  attributes
    .toLowerCase()
    .split(/[^\w-]+/)
    .some((word) => COMMANDS.has(word.replace(/^(?:lang|language|brush)-/, '')));

/**
 * A text that begins with such a block, with a fenced block in its place; `'open'` when more text may make it one.
 * @param ended nothing follows the text.
 */
export function fenced(text: string, ended: boolean): string | 'open' | null {
  const head = text.slice(0, OPENING_CHARS);
  const start = head.toLowerCase();
  const markup = MARKUPS.find(({ begins }) => begins.some((begin) => start.startsWith(begin) || begin.startsWith(start)));
  if (markup === undefined || text === '') return null;
  const opened = markup.opens.exec(head);
  if (opened === null) return !ended && text.length < OPENING_CHARS && !/\n[^\n]*\n/.test(text) ? 'open' : null;
  const { language, outer } = opened.groups ?? {};
  if (markup.means !== boxed && !isShell(`${language ?? ''} ${outer ?? ''}`)) return null;
  const rest = text.slice(opened[0].length);
  const closed = markup.closes(opened[0]).exec(rest);
  // a line may go on
  if (!ended && (closed === null || closed.index + closed[0].length === rest.length)) return text.length <= BLOCK_CHARS ? 'open' : null;
  if (closed === null) return null;
  const inside = rest.slice(0, closed.index).replace(/^\n/, '').trimEnd();
  const code = markup.means === undefined ? inside : markup.means(inside);
  if (code === null || code.trim() === '' || code.includes('```')) return null;
  return `\`\`\`bash\n${code}\n\`\`\`${rest.slice(closed.index + closed[0].length)}`;
}

/** The beginning of an answer in HTML: one of its blocks that has words. */
const HTML = /^<(?:p|div|h[1-6]|ul|ol)(?:\s[^<>]*)?>/i;

export const mayBeHtml = (text: string): boolean => text.length <= BLOCK_CHARS && HTML.test(text);

/** An answer in HTML with one block of commands: the words before it, and the block with the words behind it as in Markdown. */
export function readHtml(text: string): { readonly words: string; readonly block: string } | null {
  const at = mayBeHtml(text) ? text.search(/<pre[\s>]/i) : -1;
  const block = at < 0 ? null : fenced(text.slice(at), true);
  if (block === null || block === 'open' || /<pre[\s>]/i.test(block)) return null;
  const end = block.lastIndexOf('```') + 3;
  return { words: wordsOf(text.slice(0, at)), block: `${block.slice(0, end)}\n${wordsOf(block.slice(end))}` };
}

const wordsOf = (html: string): string =>
  unescaped(html.replaceAll(/<br\s*\/?>|<\/(?:p|div|h[1-6]|li)>/gi, '\n').replaceAll(/<[^<>]*>/g, '')).trim();
