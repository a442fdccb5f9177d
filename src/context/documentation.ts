/** This program's own documentation, for a model that answers questions about it: the README without the sections for developers. */

/** An eighth of a context of 32,768 tokens, at 3.5 characters each, is 14,000; the question and the facts have to fit as well. */
const CHARS = 12_500;

const CUT = '\n\n(The rest is left out here; the README has it.)';

/** Headings of the sections that a user of the installed program does not need. */
const LEFT_OUT =
  /^#+\s.*\b(?:install\w*|two commands|getting started|how it is built|build\w*|develop\w*|contribut\w*|tests?|testing|benchmarks?|licen[cs]e|changelog)\b/i;

/** A picture says nothing to a model. */
const PICTURE = /^<picture>\n(?:(?!<\/picture>).*\n)*<\/picture>\n+/gm;
/** A line of nothing but links to parts of the same page. */
const CONTENTS = /^(?:\[[^\]\n]{1,60}\]\(#[\w-]{1,60}\)(?: · |$))+\n+/gm;

interface Section {
  readonly level: number;
  readonly heading: string;
  readonly lines: readonly string[];
}

/** At most 12,500 characters of Markdown. The subsections of a section that is left out are left out too. */
export function documentation(readme: string): string {
  const kept: string[] = [];
  let without = Infinity;
  for (const { level, heading, lines } of sections(readme)) {
    if (level <= without) without = Infinity;
    if (without !== Infinity) continue;
    if (LEFT_OUT.test(heading)) without = level;
    else kept.push([heading, ...lines].join('\n').trim());
  }
  const text = kept
    .filter((part) => part !== '')
    .join('\n\n')
    .replace(PICTURE, '')
    .replace(CONTENTS, '');
  if (text.length <= CHARS) return text;
  const end = text.lastIndexOf('\n', CHARS - CUT.length);
  return text.slice(0, end > 0 ? end : CHARS - CUT.length) + CUT;
}

/** The sections of a Markdown text. A `#` inside a code block begins no heading. */
function sections(readme: string): readonly Section[] {
  const found: Section[] = [];
  let current: { level: number; heading: string; lines: string[] } = { level: 0, heading: '', lines: [] };
  let fence = '';
  for (const line of readme.split('\n')) {
    const mark = /^(?:```+|~~~+)/.exec(line)?.[0] ?? '';
    if (mark !== '') fence = fence === '' ? mark : line.startsWith(fence) ? '' : fence;
    const hashes = fence === '' ? /^(#{1,6})\s/.exec(line)?.[1] : undefined;
    if (hashes === undefined) current.lines.push(line);
    else {
      found.push(current);
      current = { level: hashes.length, heading: line, lines: [] };
    }
  }
  return [...found, current];
}
