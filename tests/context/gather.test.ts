/** Gathering of facts: deadlines, failures, purposes, budgets. */
import fc from 'fast-check';
import { pbkdf2 } from 'node:crypto';
import fs from 'node:fs';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Provenance } from '../../src/base/fact.ts';
import { FACT_ROOM } from '../../src/companion/tool-sets.ts';
import { factText, fitted, visible } from '../../src/context/fit.ts';
import { gather, GATHER_MS } from '../../src/context/gather.ts';
import { FACTS } from '../../src/context/index.ts';
import { EVERY_PURPOSE, type FactSource, type Row } from '../../src/context/source.ts';
import { promptOf } from '../../src/prompts/index.ts';
import { renderUser } from '../../src/llm/render.ts';
import { tools } from '../../src/replies/index.ts';
import type { Block } from '../../src/transcript/block.ts';
import { block, machine, source } from './support.ts';
import { fact } from '../support/facts.ts';

const row = (name: string, answer: Row['gather'], more: Partial<Pick<Row, 'purposes'>> = {}): Row => ({
  name,
  chars: 50,
  purposes: EVERY_PURPOSE,
  lasting: false,
  origin: 'system',
  gather: answer,
  ...more,
});

const hash = promisify(pbkdf2);

const never = (): Promise<string> => new Promise(() => {});

describe('gathering', () => {
  afterEach(() => vi.useRealTimers());

  test('returns facts in the table’s order, whichever is ready first, and leaves out empty ones', async () => {
    const slow = row('slow', async () => {
      for (let i = 0; i < 20; i++) await Promise.resolve();
      return 'a';
    });
    expect(await gather(source(), [slow, row('none', () => '  \n'), row('fast', () => 'b')])).toEqual([
      fact('slow', 'a'),
      fact('fast', 'b'),
    ]);
  });
  test('returns only the facts of the purpose', async () => {
    const rows = [row('a', () => 'a', { purposes: ['bare'] }), row('b', () => 'b', { purposes: ['next', 'question'] })];
    expect((await gather(source({ purpose: 'bare' }), rows)).map(({ name }) => name)).toEqual(['a']);
    expect((await gather(source({ purpose: 'next' }), rows)).map(({ name }) => name)).toEqual(['b']);
  });
  test('leaves out a fact that throws, at once or later, and returns the others', async () => {
    const rows = [
      row('at once', () => {
        throw new Error('no');
      }),
      row('later', async () => {
        throw new Error('no');
      }),
      row('good', () => 'good'),
    ];
    expect(await gather(source(), rows)).toEqual([fact('good', 'good')]);
  });
  test('leaves out a fact that never answers at the deadline, and returns the others', async () => {
    vi.useFakeTimers();
    let done = false;
    const facts = gather(source(), [row('never', never), row('good', () => 'good')]).finally(() => {
      done = true;
    });
    await vi.advanceTimersByTimeAsync(GATHER_MS - 1);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await facts).toEqual([fact('good', 'good')]);
    expect(vi.getTimerCount()).toBe(0);
  });
  test('does not let the deadline pass while this thread is busy: a result that arrived in that time is used', async () => {
    const facts = gather(source(), [row('there', () => fs.promises.stat('.').then(() => 'there')), row('never', never)]);
    const end = performance.now() + 2 * GATHER_MS;
    while (performance.now() < end);
    expect(await facts).toEqual([fact('there', 'there')]);
  });
  test('does not let the deadline pass while the disk is busy: a result that the disk has then is used', async () => {
    const end = performance.now() + 2 * GATHER_MS;
    const isBusy = (): boolean => performance.now() < end;
    const work = async (): Promise<void> => {
      while (isBusy()) await hash('', '', 30_000, 64, 'sha512');
    };
    // more than the threads that Node has for the disk
    const working = Promise.all(Array.from({ length: 8 }, work));
    const slow = async (): Promise<string> => {
      while (isBusy()) await fs.promises.stat('.');
      return 'there';
    };
    expect(await gather(source(), [row('slow', slow)])).toEqual([fact('slow', 'there')]);
    await working;
  });
  test('reads the disk before it lets others load code, and what itself loads code after that', async () => {
    const order: string[] = [];
    const read = (name: string) => async (): Promise<string> => {
      for (let i = 0; i < 5; i++) await fs.promises.stat('.');
      order.push(name);
      return name;
    };
    const rows: readonly Row[] = [{ ...row('output', read('output')), loads: true }, row('git', read('git')), row('os', read('os'))];
    const facts = await gather(source(), rows, 1_000, () => order.push('load'));
    expect(order.slice(2)).toEqual(['load', 'output']);
    expect(facts.map(({ name }) => name)).toEqual(['output', 'git', 'os']);
  });
  test('lets others load code though a folder never answers', async () => {
    let loaded = false;
    const facts = await gather(source(), [row('never', never), row('good', () => 'good')], 1, () => (loaded = true));
    expect(loaded).toBe(true);
    expect(facts).toEqual([fact('good', 'good')]);
  });
  test('leaves no timer when all facts have answered', async () => {
    vi.useFakeTimers();
    expect(await gather(source(), [row('good', () => 'good')])).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
  test('ignores a fact that fails after its deadline', async () => {
    vi.useFakeTimers();
    const late = row('late', () => new Promise((_, fail) => setTimeout(fail, 5 * GATHER_MS, new Error('too late'))));
    const facts = gather(source(), [late]);
    await vi.advanceTimersByTimeAsync(GATHER_MS);
    expect(await facts).toEqual([]);
    await vi.advanceTimersByTimeAsync(5 * GATHER_MS);
  });
  test('gives the output more time than the rest: the emulator may have to be loaded', async () => {
    vi.useFakeTimers();
    const output = (): Promise<{ text: string; lines: number; cut: boolean }> =>
      new Promise((done) => setTimeout(done, 2 * GATHER_MS, { text: 'error', lines: 1, cut: false }));
    for (const purpose of EVERY_PURPOSE) {
      const facts = gather(
        source({ purpose, last: block('make'), output }),
        FACTS.filter(({ name }) => name === 'last-output'),
      );
      await vi.advanceTimersByTimeAsync(3 * GATHER_MS);
      expect((await facts).map(({ name }) => name)).toEqual(['last-output']);
    }
  });
});

describe('the table', () => {
  const full: Partial<FactSource> = {
    last: block('npm test', { status: 1 }),
    recent: [block('cd secret-place')],
    alias: 'npm run',
    memory: () => [
      { text: 'now is the time', scope: null, proposed: false },
      { text: 'any time will do', scope: null, proposed: true },
    ],
    question: 'what a time',
    output: async () => ({ text: 'failed', lines: 1, cut: false }),
    machine: machine({
      files: { '/home/me/src/.git/HEAD': 'ref: refs/heads/main\n', '/etc/os-release': 'PRETTY_NAME="Debian"', '/usr/bin/jq': '' },
    }),
  };

  test('has every fact for a question and a bare `yo`', async () => {
    for (const purpose of ['question', 'bare'] as const)
      expect((await gather(source({ ...full, purpose }))).map(({ name }) => name)).toEqual([
        'os',
        'shell',
        'user',
        'installed',
        'remembered',
        ...(purpose === 'question' ? ['proposed-memory'] : []),
        'cwd',
        'git',
        'recent-commands',
        'alias',
        'last-command',
        'last-output',
      ]);
  });
  test('has for the next step where the last step ran and how it ended, and nothing of any other command', async () => {
    const facts = await gather(source({ ...full, purpose: 'next' }));
    expect(facts.map(({ name }) => name)).toEqual(['cwd', 'git', 'last-command', 'last-output']);
    expect(JSON.stringify(facts)).not.toContain('secret-place');
  });
  test('has nothing of a private command', async () => {
    for (const purpose of EVERY_PURPOSE) {
      const facts = await gather(
        source({ ...full, purpose, last: block(' npm test', { status: 1 }), recent: [block(' cd secret-place')] }),
      );
      expect(JSON.stringify(facts)).not.toMatch(/npm|failed|secret-place/);
    }
  });
  test('has no name twice for one purpose', () => {
    for (const purpose of EVERY_PURPOSE) {
      const names = FACTS.filter(({ purposes }) => purposes.includes(purpose)).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('budgets', () => {
  const CHARS_PER_TOKEN = 3.5;
  const QUESTION_TOKENS = 1_500;
  const SHORTEST_OUTPUT = 10;

  test('a plain question with every fact at its longest stays within 1,500 tokens', () => {
    const fixed =
      (promptOf('large').system('a-model-with-a-name').length +
        JSON.stringify(tools.map(({ name, description, parameters }) => ({ name, description, parameters }))).length) /
      CHARS_PER_TOKEN;
    // facts that yield are left out then, as the next test shows
    const rows = FACTS.filter(({ purposes, yields }) => purposes.includes('question') && yields !== true);
    const others = rows.slice(0, -1).map(({ name, chars }) => fact(name, 'x'.repeat(chars)));
    const left = FACT_ROOM.question - others.reduce((sum, { text }) => sum + text.length, 0);
    // all of them at their longest at once is no question that anybody asks: some of the output is then enough
    expect(left).toBeGreaterThanOrEqual(SHORTEST_OUTPUT);
    const facts = [...others, fact(rows.at(-1)?.name ?? '', 'x'.repeat(left))];
    const question = 'find all log files under /var that were changed in the last two days and pack them';
    const sent = renderUser({ role: 'user', question, facts, fence: '0123456789abcdef' }).length / CHARS_PER_TOKEN;
    expect(fixed + sent).toBeLessThanOrEqual(QUESTION_TOKENS);
  });

  test('a fact that yields is left out where the others are long, and sent where they are not', async () => {
    const made = (length: (chars: number) => number): readonly Row[] =>
      FACTS.map((row) => ({ ...row, gather: () => 'x'.repeat(length(row.chars)) }));
    const [longest, short] = [
      await gather(
        source(),
        made((chars) => chars),
      ),
      await gather(
        source(),
        made((chars) => chars >> 1),
      ),
    ];
    const names = FACTS.filter(({ yields }) => yields === true).map(({ name }) => name);
    expect(names).toEqual(['habits-of-the-user', 'project-memory', 'recent-commands']);
    expect(longest.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(FACT_ROOM.question);
    expect(longest.filter(({ name }) => names.includes(name))).toEqual([]);
    expect(short.filter(({ name }) => names.includes(name)).length).toBe(names.length);
  });

  test('those that yield are left out one by one, so that a new tool takes their room and no more', async () => {
    const rows = [...['a', 'b'].map((name): Row => ({ ...row(name, () => 'x'.repeat(50)), yields: true })), row('c', () => 'x'.repeat(50))];
    const left = async (room: number): Promise<string> => (await gather(source({ room }), rows)).map(({ name }) => name).join('');
    expect([await left(150), await left(149), await left(100), await left(99)]).toEqual(['abc', 'bc', 'bc', 'c']);
  });

  const HOSTILE = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      '\x1b[31m',
      '\u202E',
      '\u{E0041}',
      '\uD83D',
      '\r\n',
      '\x9b',
      'x'.repeat(20_000),
      'ünï 🎉\n'.repeat(3_000),
      "'",
      ' ssh a',
      '~',
      '/',
    ),
  );
  const TEXT = fc.array(HOSTILE, { maxLength: 4 }).map((parts) => parts.join(''));
  const NUMBER = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.maxSafeInteger(), fc.double());
  const BLOCK: fc.Arbitrary<Block> = fc.record({
    text: TEXT,
    status: NUMBER,
    shell: TEXT,
    cwd: TEXT,
    who: fc.oneof(fc.constant('1000@box'), TEXT),
    from: fc.nat(),
    to: fc.nat(),
    alias: fc.constant(''),
    typedFrom: fc.nat(),
    startedMs: fc.option(fc.nat()),
    durationMs: fc.option(NUMBER),
  });
  const MACHINE = fc
    .record({ platform: fc.constantFrom('linux', 'darwin', 'freebsd'), release: TEXT, arch: TEXT, home: TEXT, file: TEXT, links: TEXT })
    .map(({ file, links, ...rest }) => ({
      ...machine({ ...rest, files: { '/r/.git/HEAD': `ref: refs/heads/${file}`, '/usr/bin/jq': '', '/usr/bin/ls': '' } }),
      readFile: async () => file,
      resolve: async (path: string) => (path === '/r' ? path : links),
    }));
  const SOURCE: fc.Arbitrary<FactSource> = fc.record({
    purpose: fc.constantFrom(...EVERY_PURPOSE),
    room: fc.constantFrom(...Object.values(FACT_ROOM)),
    question: TEXT,
    shell: TEXT,
    version: TEXT,
    cwd: fc.oneof(fc.constant('/r'), TEXT),
    who: fc.oneof(fc.constant('1000@box'), TEXT),
    last: fc.option(BLOCK),
    alias: TEXT,
    lineOrigin: fc.constantFrom<Provenance>({ origin: 'user' }, { origin: 'untrusted', label: 'x' }).map((one) => () => one),
    ownPart: TEXT.map((own) => () => own),
    recent: fc.array(BLOCK, { maxLength: 10 }),
    output: fc.record({ text: TEXT, lines: fc.nat(), cut: fc.boolean() }).map((output) => async () => output),
    memory: fc.array(fc.record({ text: TEXT, scope: fc.option(TEXT), proposed: fc.boolean() })).map((lines) => () => lines),
    habits: fc.array(TEXT).map((lines) => async () => lines),
    trust: fc.constantFrom(true, false).map((yes) => ({ isEmpty: () => false, knows: () => true, accepts: () => yes, changed() {} })),
    machine: MACHINE,
  });

  test('each fact is visible text within its budget, whatever the source contains', async () => {
    let facts = 0;
    await fc.assert(
      fc.asyncProperty(SOURCE, async (one) => {
        const rows = FACTS.filter(({ purposes }) => purposes.includes(one.purpose));
        for (const { name, text } of await gather(one)) {
          facts++;
          expect(text.length).toBeLessThanOrEqual(rows.find((each) => each.name === name)?.chars ?? 0);
          expect(text).not.toMatch(/[\p{Cf}\p{Zl}\p{Zp}]|(?![\n\t])\p{Cc}|\p{Cs}/u);
          expect(text).not.toBe('');
        }
      }),
      { numRuns: 300 },
    );
    expect(facts).toBeGreaterThan(1_000);
  });

  test('a text that is cut says so, keeps both ends and uses nearly the whole budget', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 0, max: 200 }), (text, chars) => {
        const cut = fitted(text, chars);
        expect(cut.length).toBeLessThanOrEqual(chars);
        if (text.length <= chars) expect(cut).toBe(text);
        else if (chars > 0) expect(cut).toContain('…');
      }),
    );
    const cut = fitted(`${'a'.repeat(500)}${'b'.repeat(500)}`, 100);
    const left = Number(/… (\d+) characters left out …/.exec(cut)?.[1]);
    expect(cut).toMatch(/^a+ … \d+ characters left out … b+$/);
    expect(cut.replace(/ … .* … /, '').length + left).toBe(1_000);
    expect(cut.length).toBeGreaterThanOrEqual(98);
  });
  test('no surrogate pair is cut in two', () => {
    for (let chars = 1; chars < 80; chars++) expect(fitted('🎉'.repeat(100), chars)).not.toMatch(/\p{Cs}/u);
  });
  test('visible text stays, line ends become LF, the rest is removed', () => {
    expect(visible('a\tb\r\nc\rd\u2028e\u00a0f')).toBe('a\tb\nc\nd\ne f');
    expect(visible('é 漢字 🎉 \x1b[31mred\x1b[0m\u200b\u{E0041}\x9b\x7f\0')).toBe('é 漢字 🎉 [31mred[0m');
    expect(factText('\n\n  a  \nb \t\n\n', 100)).toBe('  a\nb');
  });
  test('a very long text keeps both ends', () => {
    const text = factText(`begin${'x'.repeat(5_000_000)}end`, 200);
    expect(text).toMatch(/^begin.*end$/);
    expect(text.length).toBeLessThanOrEqual(200);
  });
});
