/**
 * Blocks of code as other markup languages write them, turned into the fenced block of Markdown that the readers of answers know: HTML,
 * MediaWiki, Jira, BBCode, AsciiDoc, Org, LaTeX, reStructuredText. Only closed blocks that are named as commands; all others stay as they are.
 */
import { SESSION_LANGUAGES, SHELL_LANGUAGES } from '../base/fences.ts';
import { isCommand } from './bare-line.ts';
import { isCommandLines } from './command-lines.ts';
import { unescaped } from './escaped-answer.ts';
import { TELLS_OF_COMMAND, TELLS_TO_RUN } from './labels.ts';
import { isWarning, leadIn } from './warnings.ts';

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
  /** Without a language it counts like a fenced block without one. */
  readonly unnamed?: true;
  /** It ends where a line is not indented, or with the answer. */
  readonly isIndented?: true;
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
  { begins: ['{code'], opens: /^\{code(?<language>:[^{}\n]*)?\}/, closes: () => /\{code\}/, unnamed: true },
  { begins: ['{noformat'], opens: /^\{noformat\}/, closes: () => /\{noformat\}/, unnamed: true },
  { begins: ['[code'], opens: /^\[code(?<language>[= ][^[\]\n]*)?\]/i, closes: () => /\[\/code\]/i, unnamed: true },
  { begins: ['[source'], opens: /^\[source,(?<language>[^[\]\n]*)\]\n-{4,}\n/, closes: () => /^-{4,}[ \t]*$/m },
  { begins: ['#+begin_src'], opens: /^#\+begin_src[ \t]+(?<language>[^\n]*)\n/i, closes: () => /^#\+end_src/im },
  {
    // docutils.sourceforge.io, the directive `code` with its options, which Sphinx calls `code-block`
    begins: ['.. code', '.. sourcecode', '.. prompt'],
    opens:
      /^\.\. (?:code(?:-block)?|sourcecode|prompt)::[ \t]*(?<language>[\w-]+)[^\n]*\n(?:[ \t]+:[\w-]+:[^\n]*\n)*(?:[ \t]*\n)*(?=[ \t]+\S)/,
    closes: () => /\n(?=[^\s])/,
    isIndented: true,
    means: (inside) => (inside.split('\n').every((line) => /^(?:\s|$)/.test(line)) ? unindented(inside) : null),
  },
  { begins: ["'''"], opens: /^'''(?<language>\w+)\n/, closes: () => /^'''[ \t]*$/m },
  {
    begins: ['\\begin{'],
    opens: /^\\begin\{(?:lstlisting|minted|verbatim)\}(?<language>\[[^\]\n]*\]|\{\w+\})?/,
    closes: () => /\\end\{(?:lstlisting|minted|verbatim)\}/,
    unnamed: true,
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

/** The lines without the spaces that each of them begins with. */
function unindented(inside: string): string {
  const lines = inside.split('\n').filter((line) => line.trim() !== '');
  const depth = Math.min(...lines.map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0));
  return lines.map((line) => line.slice(depth)).join('\n');
}

const COMMANDS: ReadonlySet<string> = new Set([...SHELL_LANGUAGES, ...SESSION_LANGUAGES]);
const isShell = (attributes: string): boolean =>
  attributes
    .toLowerCase()
    .split(/[^\w-]+/)
    .some((word) => COMMANDS.has(word.replace(/^(?:lang|language|brush)-/, '')));

/**
 * A text that begins with such a block, with a fenced block in its place; `'open'` when more text may make it one.
 * @param ended nothing follows the text: `'cut'` when it was not said that it is whole.
 */
export function fenced(text: string, ended: boolean | 'cut'): string | 'open' | null {
  const head = text.slice(0, OPENING_CHARS);
  const start = head.toLowerCase();
  const markup = MARKUPS.find(({ begins }) => begins.some((begin) => start.startsWith(begin) || begin.startsWith(start)));
  if (markup === undefined || text === '') return null;
  const opened = markup.opens.exec(head);
  // options and an empty line may be behind a directive
  const goesOn = text.length < OPENING_CHARS && (markup.isIndented === true || !/\n[^\n]*\n/.test(text));
  if (opened === null) return !ended && goesOn ? 'open' : null;
  const { language, outer } = opened.groups ?? {};
  const rest = text.slice(opened[0].length);
  const isUnnamed = markup.unnamed === true && language === undefined;
  // a language may follow
  if (isUnnamed && rest === '' && !ended) return 'open';
  if (markup.means !== boxed && !isUnnamed && !isShell(`${language ?? ''} ${outer ?? ''}`)) return null;
  const closed = markup.closes(opened[0]).exec(rest) ?? (markup.isIndented === true && ended === true ? /$/.exec(rest) : null);
  // a line may go on
  if (!ended && (closed === null || closed.index + closed[0].length === rest.length)) return text.length <= BLOCK_CHARS ? 'open' : null;
  if (closed === null) return null;
  const inside = rest.slice(0, closed.index).replace(/^\n/, '').trimEnd();
  const code = markup.means === undefined ? inside : markup.means(inside);
  if (code === null || code.trim() === '' || code.includes('```')) return null;
  return `\`\`\`${isUnnamed ? '' : 'bash'}\n${code}\n\`\`\`${rest.slice(closed.index + closed[0].length)}`;
}

/** As far as lines are indented in Markdown, and no other block begins. */
const MARKDOWN = /^(?:[ \t]*\n)*(?: {0,3}$|(?: {4}|\t)(?![ \t]*(?:`{3}|~{3}|[-*+] |\d+[.)] )))/;

/**
 * Likewise for an indented block; only of commands, because it has no language. The words before it must tell the user to run it.
 * @param isLiteral two colons before it announce it, as in reStructuredText. One of Markdown has its end where a line is not indented.
 */
export function literal(text: string, ended: boolean | 'cut', isLiteral: boolean): string | 'open' | null {
  if (!isLiteral && !MARKDOWN.test(text)) return null;
  const [all = '', empty = ''] = /^((?:[ \t]*\n)*)(?:[ \t]+[^\n]*(?:\n|$)|[ \t]*\n)*/.exec(text) ?? [];
  const rest = text.slice(all.length);
  if (rest === '' && (ended !== true || !isLiteral)) return ended !== false || text.length > BLOCK_CHARS ? null : 'open';
  const inside = unindented(all.slice(empty.length));
  return inside === '' || inside.includes('```') || !isCommandLines(inside) ? null : `\`\`\`\n${inside}\n\`\`\`\n${rest}`;
}

/** The beginning of an answer in HTML: one of its blocks that has words. */
const HTML = /^<(?:p|div|h[1-6]|ul|ol|details|section|article|main|body|html)(?:\s[^<>]*)?>/i;

export const mayBeHtml = (text: string): boolean => text.length <= BLOCK_CHARS && HTML.test(text);

/** An answer in HTML with one block of commands: the words before it, and the block with the words behind it as in Markdown. */
export function readHtml(text: string): { readonly words: string; readonly block: string } | null {
  const at = mayBeHtml(text) ? text.search(/<pre[\s>]/i) : -1;
  const block = at < 0 ? null : (fenced(text.slice(at), true) ?? unnamed(text.slice(at)));
  if (block === null || block === 'open' || /<pre[\s>]/i.test(block)) return null;
  const end = block.lastIndexOf('```') + 3;
  return { words: wordsOf(text.slice(0, at)), block: `${block.slice(0, end)}\n${wordsOf(block.slice(end))}` };
}

/** A block without a language that has one line in it, which looks like a command. */
function unnamed(text: string): string | null {
  const [all, inside = ''] = /^<pre>(?:\s*<code>)?([^<>]*)(?:<\/code>\s*)?<\/pre>/i.exec(text) ?? [];
  const code = unescaped(inside).trim();
  return all === undefined || code.includes('\n') || code.includes('`') || !isCommand(code)
    ? null
    : `\`\`\`bash\n${code}\n\`\`\`${text.slice(all.length)}`;
}

/** Names of keys, alone and together: what they are in is pressed, not typed. */
const KEYS =
  /^(?:ctrl|control|alt|shift|cmd|command|option|super|meta|win|enter|return|tab|esc|escape|space|delete|del|f\d{1,2}|up|down|\w)(?:\s*[+-]\s*\w+)*$/i;
const IN_LINE = /<(kbd|code|samp|tt)(?:\s[^<>]*)?>([^<>]*)<\/\1>/gi;
/** What `kbd` has in it is typed (html.spec.whatwg.org): a word with an option is a command, whatever the program is. */
const WITH_OPTION = /^[a-z][\w.+-]*(?: \S+)*? --?[a-z]/;
/** The verb that tells to run what follows is one of this many words before it. */
const VERB_WORDS = 4;

/** An answer in HTML whose words tell the user to type what one of its elements has in a line. */
export function readInLine(text: string): { readonly command: string; readonly words: string } | null {
  if (!mayBeHtml(text) || /<pre[\s>]/i.test(text)) return null;
  const codes = [...text.matchAll(IN_LINE)].map(({ 1: name = '', 2: inside = '', index }) => ({
    code: unescaped(inside).trim(),
    isTyped: name.toLowerCase() === 'kbd',
    index,
  }));
  const [typed, ...others] = codes.filter(({ code }) => !KEYS.test(code));
  if (typed === undefined || others.length > 0 || !(isCommand(typed.code) || (typed.isTyped && WITH_OPTION.test(typed.code)))) return null;
  const words = wordsOf(text);
  const verb = leadIn(wordsOf(text.slice(0, typed.index)))
    .split(/\s+/)
    .slice(-VERB_WORDS)
    .join(' ');
  const isTold = TELLS_TO_RUN.test(verb) && !TELLS_OF_COMMAND.test(verb);
  return isTold && !words.split('\n').some(isWarning) ? { command: typed.code, words } : null;
}

const wordsOf = (html: string): string =>
  unescaped(html.replaceAll(/<br\s*\/?>|<\/(?:p|div|h[1-6]|li|summary)>/gi, '\n').replaceAll(/<[^<>]*>/g, '')).trim();
