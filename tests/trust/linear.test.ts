/** Whatever a model, a server or a terminal sends: ten times as much takes about ten times the work, in every pass over it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANSWER_CHARS } from '../../src/base/limits.ts';
import { effectsOf } from '../../src/effects/effects.ts';
import { summary } from '../../src/effects/summary.ts';
import { ChatReader } from '../../src/llm/chat/chat-answer.ts';
import { FormReader } from '../../src/llm/forms.ts';
import { MessagesReader } from '../../src/llm/messages/messages-answer.ts';
import { tools } from '../../src/replies/index.ts';
import { hostNotesOf } from '../../src/review/host-notes.ts';
import { intentOf } from '../../src/review/intent.ts';
import { wordsOf } from '../../src/review/user-words.ts';
import { gateCommand } from '../../src/safety/command-gate.ts';
import { hostNotes } from '../../src/safety/hosts.ts';
import { Redactor } from '../../src/safety/redact/index.ts';
import { quotingAt } from '../../src/syntax/quoting.ts';
import { readLine } from '../../src/syntax/read-line.ts';
import { visibleLine } from '../../src/transcript/visible-line.ts';
import { Painter } from '../../src/ui/painter.ts';
import { growth } from '../support/growth.ts';
import { runs } from '../support/sample.ts';

/**
 * Half way from the 10 of a linear pass to the 100 of a quadratic one, where each step is as many times the last. Collecting garbage alone
 * makes a linear pass come to 17 now and then; `npm run lab growth` is the strict measure.
 */
const MOST_TIMES = 30;
/** The parser reads at most 64 KiB. */
const CHARS = 6_000;
const PIECE_CHARS = 16;

const redactor = new Redactor({ TOKEN: 'abcdefgh12345678' }, 1_000);
const huge = { cols: ANSWER_CHARS, rows: ANSWER_CHARS };

const inPieces = (text: string, push: (piece: string) => unknown): void => {
  for (let at = 0; at < text.length; at += PIECE_CHARS) push(text.slice(at, at + PIECE_CHARS));
};

const PASSES: Readonly<Record<string, (text: string) => unknown>> = {
  'painting in pieces': (text) => {
    const painter = new Painter(() => {});
    painter.begin({ color: '36', cols: 80 });
    inPieces(text, (piece) => painter.stream(piece));
    painter.streamEnd();
    painter.settle();
  },
  'the gate of commands': (text) => gateCommand(`a${text}b`, huge),
  'the hosts of a text': (text) => hostNotes([[text, 'word']]),
  'masking secrets': (text) => redactor.redact(text),
  'restoring secrets': (text) => redactor.restore(text, quotingAt),
  'where a backslash stands': (text) => quotingAt(`echo '' ${text}`, [7, 9]),
  'a review': (text) => {
    const line = readLine(text);
    const effects = effectsOf(line, { cwd: '/h/p', home: '/h', shell: 'bash' } as Parameters<typeof effectsOf>[1]);
    summary(effects, null);
    intentOf(effects, wordsOf(text), { cwd: '/h/p', home: '/h' });
    hostNotesOf(line);
  },
  'a line of output': (text) => visibleLine(text),
  'an answer that may be a form': (text) => {
    for (const start of ['', '{"command": "', '```\n', '<tool_call>', '<think>', 'Words.\n', 'Words.\n```sh\n', '[command(command="']) {
      const reader = new FormReader({ tools, bare: true });
      inPieces(start + text, (piece) => reader.push(piece));
      reader.end();
    }
  },
};

const SHAPES: Readonly<Record<string, string>> = {
  newlines: '\n',
  'one line': 'x',
  spaces: ' ',
  'line ends of Windows': '\r\n',
  'list items': '- item\n',
  'nested quotes': '> ',
  stars: '*',
  'bold text that never ends': '**a ',
  'unclosed code': 'a `b\n',
  'a table': '| a | b |\n',
  'long URLs': 'https://a.example/b?c=d&',
  'odd hosts': 'https://аb.example ',
  dots: 'а.',
  emoji: '⚠️👍🏽',
  substitutions: '$(',
  brackets: '[',
  'unclosed subscripts': 'a[',
  quotes: `'"`,
  backslashes: '\\',
  'here-documents': '<<E\n',
  assignments: 'a=$a ',
  pipes: 'echo a|',
  wrappers: 'sudo ',
  deletions: 'rm $a ',
  keys: 'key=',
  JSON: '{"a":[',
};

const repeated =
  (unit: string) =>
  (chars: number): string =>
    unit.repeat(Math.ceil(chars / unit.length));

describe.each(Object.entries(PASSES))('%s', (_, pass) => {
  test.each(Object.entries(SHAPES))('of %s', (__, unit) => {
    expect(growth(pass, repeated(unit), CHARS, MOST_TIMES)).toBeLessThanOrEqual(MOST_TIMES);
  });

  test('of anything that repeats', () => {
    const part = fc.constantFrom(...Object.values(SHAPES), ...'(){}[];&|<>#!~`@:%^-_/?.,', 'a', '\t', '```', 'if ', 'xn--', '\u200d', 'é');
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), fc.constantFrom('', 'x ', '$(', '"', '# '), (parts, before) => {
        const text = (chars: number): string => before + repeated(parts.join(''))(chars);
        expect(growth(pass, text, CHARS, MOST_TIMES)).toBeLessThanOrEqual(MOST_TIMES);
      }),
      { numRuns: runs(25) },
    );
  });
});

describe('a stream that never ends', () => {
  /** Events of about a hundred characters each: what is kept is bounded, so the work per event must be. */
  const EVENTS = 4_000;
  const pushes = (event: (at: number) => unknown, reader: () => { push(event: unknown): unknown }): ((text: string) => void) => {
    return (text) => {
      const reading = reader();
      reading.push({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } });
      for (let at = 0; at < text.length; at += 1) reading.push(event(at));
    };
  };
  const delta = (one: object): object => ({ type: 'content_block_delta', index: 0, delta: one });
  const call = (one: object): object => ({ choices: [{ index: 0, delta: { tool_calls: [{ index: 0, ...one }] } }] });
  test.each([
    [
      'thoughts',
      pushes(
        () => delta({ type: 'thinking_delta', thinking: 'x'.repeat(500) }),
        () => new MessagesReader(''),
      ),
    ],
    [
      'tool input',
      pushes(
        () => delta({ type: 'input_json_delta', partial_json: 'x'.repeat(500) }),
        () => new MessagesReader(''),
      ),
    ],
    [
      'citations',
      pushes(
        (at) => delta({ type: 'citations_delta', citation: { at } }),
        () => new MessagesReader(''),
      ),
    ],
    [
      'arguments',
      pushes(
        () => call({ function: { arguments: 'x'.repeat(500) } }),
        () => new ChatReader(''),
      ),
    ],
    [
      'fields',
      pushes(
        (at) => call({ [`field${at}`]: at }),
        () => new ChatReader(''),
      ),
    ],
  ])('of %s', (_, pass) => {
    expect(growth(pass, repeated('x'), EVENTS, MOST_TIMES)).toBeLessThanOrEqual(MOST_TIMES);
  });
});
