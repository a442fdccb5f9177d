/**
 * The import rules: the rooms of src in layers, lowest first. tests/tidy.test.ts checks the code against them, and docs/architecture.md
 * shows them as a table, which `npm run docs` writes.
 */
import fs from 'node:fs';

export interface Room {
  readonly imports?: readonly string[];
  /** Imported as types only: no module of the room is loaded. */
  readonly types?: readonly string[];
  /** Loaded when needed, by `import()` only. */
  readonly later?: readonly string[];
}

export const ROOMS: Readonly<Record<string, Room>> = {
  base: {},
  programs: { imports: ['base'] },
  syntax: { imports: ['base', 'programs'] },
  shell: { imports: ['base'] },
  link: { imports: ['base'] },
  proxy: { imports: ['base', 'shell', 'link'] },
  safety: { imports: ['base', 'programs'] },
  effects: { imports: ['base', 'programs', 'shell', 'syntax'] },
  check: { imports: ['base', 'programs', 'shell', 'syntax'] },
  transcript: { imports: ['base', 'shell', 'safety'] },
  replies: { imports: ['base'] },
  session: { imports: ['base', 'programs', 'syntax', 'replies', 'safety', 'transcript', 'shell'], types: ['llm'] },
  state: { imports: ['base'], types: ['session'] },
  record: { imports: ['base', 'state'], types: ['safety'] },
  context: { imports: ['base', 'programs', 'syntax', 'transcript', 'safety'], types: ['session'] },
  review: { imports: ['base', 'programs', 'shell', 'safety', 'syntax', 'effects', 'check', 'session'], types: ['llm'] },
  lessons: { imports: ['base', 'programs', 'safety', 'syntax', 'effects'] },
  prompts: { imports: ['base'] },
  providers: { types: ['llm'], later: ['llm'] },
  config: { imports: ['base', 'providers'] },
  llm: { imports: ['base', 'providers', 'programs'], types: ['config', 'safety'] },
  explain: { imports: ['base', 'programs', 'syntax'] },
  offline: { imports: ['base', 'programs', 'shell'], types: ['llm', 'effects'], later: ['syntax', 'effects', 'explain'] },
  ui: { imports: ['base', 'safety'], types: ['llm'] },
  tour: { imports: ['session'], types: ['llm', 'shell'] },
  companion: {
    imports: [
      'base',
      'shell',
      'link',
      'transcript',
      'safety',
      'replies',
      'session',
      'state',
      'context',
      'review',
      'llm',
      'config',
      'ui',
      'providers',
      'prompts',
    ],
    types: ['record', 'tour'],
    later: ['offline', 'record', 'explain', 'lessons', 'tour'],
  },
  cli: {
    imports: [
      'base',
      'proxy',
      'shell',
      'safety',
      'replies',
      'state',
      'record',
      'providers',
      'prompts',
      'llm',
      'config',
      'ui',
      'tour',
      'companion',
    ],
  },
};

const PAGE = 'docs/architecture.md';
const BEGIN = '<!-- rooms: written by `npm run docs` from tests/support/rooms.ts -->';
const END = '<!-- end of rooms -->';

const cell = (names: readonly string[] = []): string => (names.length === 0 ? '–' : names.join(', '));

/** The rules as a table of Markdown. */
export const roomsTable = (): string =>
  [
    '| Room | Imports | Types only | Loads when asked for |',
    '| --- | --- | --- | --- |',
    ...Object.entries(ROOMS).map(([name, { imports, types, later }]) => `| ${name} | ${cell(imports)} | ${cell(types)} | ${cell(later)} |`),
  ].join('\n');

/** The page with the current table in it. Throws when the page has no place for one. */
export function withRooms(page: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${PAGE} has no place for the table: ${BEGIN} … ${END}`);
  return `${page.slice(0, begin)}${BEGIN}\n\n${roomsTable()}\n\n${page.slice(end)}`;
}

if (import.meta.main) fs.writeFileSync(PAGE, withRooms(fs.readFileSync(PAGE, 'utf8')));
