/** The format of prompt files, which have the system text for a model: parses one, or says what is wrong with it. Pure. See docs/prompts.md. */
import { parseJson, record, text } from '../base/json.ts';
import { type ProfileName, PROFILE_NAMES } from '../base/model-notes.ts';
import { err, ok, type Result } from '../base/result.ts';

/** Which tools go along: all, those that end a question and a look at the terminal, or none: then one JSON object is asked for. */
const TOOL_SETS = ['all', 'few', 'schema'] as const;
export type ToolSet = (typeof TOOL_SETS)[number];

export interface Example {
  readonly question: string;
  /** A command with its explanation, or an answer in words. */
  readonly answer: { readonly command: string; readonly explanation: string } | { readonly answer: string };
}

/** A file of `prompts/`. */
export interface PromptFile {
  readonly profile: ProfileName;
  readonly tools: ToolSet;
  readonly system: string;
  readonly style: string;
  /** That facts are data. It is always the last part, whatever a user's file says. */
  readonly facts: string;
  readonly examples: readonly Example[];
}

/** The file of a user. Empty parts are those of the default. */
export interface UserPrompt {
  /** Behind the default's `system`. */
  readonly system: string;
  /** In place of the default's `style`. */
  readonly style: string;
  /** In place of the default's `system` and examples. */
  readonly replace: string;
}

/** As everywhere in this program: a token is at least this many characters of English. */
const CHARS_PER_TOKEN = 3.5;
export const tokensOf = (chars: string): number => Math.ceil(chars.length / CHARS_PER_TOKEN);

/** Most tokens of each part of a user's file. */
export const PART_TOKENS = 600;
const EXPLANATION_WORDS = 12;

interface Parts {
  readonly front: ReadonlyMap<string, string>;
  readonly sections: ReadonlyMap<string, string>;
}

/** Front matter between `---`, then sections, each under `# name`. The error names the line. */
export function parseParts(file: string): Result<Parts, string> {
  const lines = file.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines.some((line) => /[\p{Cc}\p{Cs}\u2028\u2029]/u.test(line.replaceAll('\t', ' '))))
    return err('there is a control character in it');
  if (lines[0]?.trim() !== '---') return err('line 1: a line with --- begins the file');
  const end = lines.findIndex((line, at) => at > 0 && line.trim() === '---');
  if (end < 0) return err('a second line with --- ends the front matter');
  const front = parseFront(lines.slice(1, end), 2);
  if (!front.ok) return front;
  const sections = parseSections(lines.slice(end + 1), end + 2);
  return sections.ok ? ok({ front: front.value, sections: sections.value }) : sections;
}

/** @param first number of the first line in the file */
function parseFront(lines: readonly string[], first: number): Result<Parts['front'], string> {
  const front = new Map<string, string>();
  for (const [at, line] of lines.entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const pair = /^([a-z]+):\s*(\S+)\s*$/.exec(line);
    if (pair === null) return err(`line ${first + at}: the front matter has lines of the form name: value`);
    front.set(pair[1] as string, pair[2] as string);
  }
  return ok(front);
}

/** @param first number of the first line in the file */
function parseSections(lines: readonly string[], first: number): Result<Parts['sections'], string> {
  const sections = new Map<string, string[]>();
  let current: string[] | null = null;
  for (const [at, line] of lines.entries()) {
    const name = /^#\s+(\S.*?)\s*$/.exec(line)?.[1]?.toLowerCase();
    if (name === undefined && current === null && line.trim() !== '') return err(`line ${first + at}: text before the first section`);
    if (name === undefined) {
      current?.push(line.trimEnd());
      continue;
    }
    if (sections.has(name)) return err(`line ${first + at}: a second section # ${name}`);
    current = [];
    sections.set(name, current);
  }
  return ok(new Map([...sections].map(([name, body]) => [name, body.join('\n').trim()])));
}

const unknown = (names: Iterable<string>, known: readonly string[]): string | undefined => [...names].find((name) => !known.includes(name));

/** Names in braces that are replaced; an example of JSON is none. */
const PLACEHOLDER = /\{([a-z_]+)\}/g;
const unknownPlaceholder = (part: string): string | undefined =>
  [...part.matchAll(PLACEHOLDER)].map(([, name = '']) => name).find((name) => name !== 'model');

/** A file of `prompts/`. The error is one line. */
export function parsePrompt(file: string): Result<PromptFile, string> {
  const parts = parseParts(file);
  if (!parts.ok) return parts;
  const { front, sections } = parts.value;
  const odd = unknown(front.keys(), ['profile', 'tools']) ?? unknown(sections.keys(), ['system', 'style', 'facts', 'examples']);
  if (odd !== undefined) return err(`there is no part called ${odd}`);
  const profile = PROFILE_NAMES.find((name) => name === front.get('profile'));
  if (profile === undefined) return err(`profile: must be one of ${PROFILE_NAMES.join(', ')}`);
  const tools = TOOL_SETS.find((name) => name === front.get('tools'));
  if (tools === undefined) return err(`tools: must be one of ${TOOL_SETS.join(', ')}`);
  const [system = '', style = '', facts = ''] = ['system', 'style', 'facts'].map((name) => sections.get(name));
  if (system === '' || style === '' || facts === '') return err('the sections system, style and facts must not be empty');
  const placeholder = unknownPlaceholder(system + style + facts);
  if (placeholder !== undefined) return err(`there is nothing to put in the place of {${placeholder}}`);
  const examples = parseExamples(sections.get('examples') ?? '');
  return examples.ok ? ok({ profile, tools, system, style, facts, examples: examples.value }) : examples;
}

/** `## question` and below it the answer as JSON. */
function parseExamples(section: string): Result<readonly Example[], string> {
  const found: Example[] = [];
  for (const part of section.split(/^##\s+/m).slice(1)) {
    const [question = '', ...rest] = part.split('\n');
    const value = record(parseJson(rest.join('\n')));
    const { command, explanation, answer } = {
      command: text(value['command']),
      explanation: text(value['explanation']),
      answer: text(value['answer']),
    };
    const keys = Object.keys(value).toSorted().join(' ');
    if (!(keys === 'command explanation' && command !== '' && explanation !== '') && !(keys === 'answer' && answer !== ''))
      return err(`the example "${question.trim()}" needs {"command", "explanation"} or {"answer"}`);
    if (explanation.split(/\s+/).length > EXPLANATION_WORDS)
      return err(`the explanation of "${question.trim()}" has more than ${EXPLANATION_WORDS} words`);
    found.push({ question: question.trim(), answer: keys === 'answer' ? { answer } : { command, explanation } });
  }
  return section.trim() !== '' && found.length === 0 ? err('an example begins with ## and its question') : ok(found);
}

/** A user's file. The error is one line. */
export function parseUserPrompt(file: string): Result<UserPrompt, string> {
  const parts = parseParts(file);
  if (!parts.ok) return parts;
  const { front, sections } = parts.value;
  if (front.get('extends') !== 'default') return err('the front matter needs the line extends: default');
  const odd = unknown(front.keys(), ['extends']) ?? unknown(sections.keys(), ['system', 'style', 'replace']);
  if (odd !== undefined) return err(`there is no part called ${odd}: the sections are # system, # style and # replace`);
  const [system = '', style = '', replace = ''] = ['system', 'style', 'replace'].map((name) => sections.get(name));
  for (const [name, part] of Object.entries({ system, style, replace })) {
    if (tokensOf(part) > PART_TOKENS) return err(`# ${name} has about ${tokensOf(part)} tokens, ${PART_TOKENS} are the most`);
    const placeholder = unknownPlaceholder(part);
    if (placeholder !== undefined) return err(`# ${name}: there is nothing to put in the place of {${placeholder}}; only {model} is known`);
  }
  if (sections.has('replace') && replace === '') return err('# replace is empty: leave it out to keep the default');
  // without this a model answers in words, and no command reaches the prompt
  if (replace !== '' && !/\bcommands?\b/i.test(replace)) return err('# replace does not say that the answer is a command');
  return ok({ system, style, replace });
}
