/** What a look-up of the scrollback leaves out: private commands, output from elsewhere, bytes of commands that were forgotten. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FRAME_INDEX_COUNT } from '../../src/base/limits.ts';
import { ignorePattern, privateAndElsewhereGaps, privateIfIgnored, maskIgnored } from '../../src/context/kept-out.ts';
import { FrameLog } from '../../src/proxy/frame-log.ts';
import { BLOCKS_KEPT, type Blocks, marked, noBlocks } from '../../src/transcript/blocks.ts';
import { renderScrollback } from '../../src/transcript/output.ts';
import { ringOf } from '../transcript/ring.ts';
import { runs } from '../support/sample.ts';

const WHO = '1000@h';

/** A terminal in which commands ran: the bytes it showed, and the blocks of the hooks' reports. */
class Shown {
  bytes = '';
  blocks: Blocks = noBlocks;

  run(text: string, output: string, alias = '', reported = text): this {
    const timeMs = this.bytes.length + 1;
    this.blocks = marked(this.blocks, {
      kind: 'prompt',
      shell: 'bash',
      version: '5',
      cwd: '/',
      who: WHO,
      status: 0,
      offset: this.bytes.length,
      timeMs,
    });
    this.bytes += `P> ${text}\r\n`;
    this.blocks = marked(this.blocks, { kind: 'started', text: '', offset: this.bytes.length, timeMs });
    this.bytes += output;
    this.blocks = marked(this.blocks, { kind: 'ended', text: reported, alias, status: 0, offset: this.bytes.length, timeMs });
    return this;
  }

  async read(lines = 1_000, chars = 100_000, blocks = this.blocks, bare = false): Promise<string> {
    const bytes = Buffer.from(this.bytes);
    const gaps = privateAndElsewhereGaps(blocks, WHO, bare ? (blocks.ended.at(-1) ?? null) : null);
    return (await renderScrollback(bytes.length, ringOf(bytes), [], lines, chars, gaps)).text;
  }
}

describe('a look-up of the scrollback', () => {
  test('leaves out a private command with its line, and says so once', async () => {
    const shown = new Shown().run('ls', 'a\r\n').run(' pass show x', 'hunter2\r\n').run(' pass show y', 'hunter3\r\n').run('pwd', '/\r\n');
    expect(await shown.read()).toBe('P> ls\na\n(left out: a private command and its output)\nP> pwd\n/');
  });

  test('leaves out a command whose text the shell did not report', async () => {
    const shown = new Shown().run('secret-thing', 'hunter2\r\n', '', '').run('pwd', '/\r\n');
    expect(await shown.read()).toBe('(left out: a private command and its output)\nP> pwd\n/');
  });

  test('leaves out output from elsewhere, except that of the command a bare `yo` asks about', async () => {
    const shown = new Shown()
      .run('ssh prod', 'root@prod# hunter2\r\n')
      .run('p1', 'hunter3\r\n', 'ssh prod1')
      .run('docker exec -it db sh', 'hunter4\r\n');
    const ELSEWHERE = '(left out: output of a session on another machine or as another user)';
    expect(await shown.read()).toBe(`P> ssh prod\n${ELSEWHERE}\nP> p1\n${ELSEWHERE}\nP> docker exec -it db sh\n${ELSEWHERE}`);
    expect(await shown.read(1_000, 100_000, shown.blocks, true)).toBe(
      `P> ssh prod\n${ELSEWHERE}\nP> p1\n${ELSEWHERE}\nP> docker exec -it db sh\nhunter4`,
    );
  });

  test('leaves out everything older than the commands it remembers', async () => {
    const shown = new Shown().run(' pass show x', 'hunter2\r\n');
    for (let i = 0; i < BLOCKS_KEPT; i++) shown.run(`echo ${i}`, `${i}\r\n`);
    const text = await shown.read();
    expect(text).not.toContain('hunter2');
    expect(text.split('\n').slice(0, 3)).toEqual(['(left out: what is older)', 'P> echo 0', '0']);
  });

  test('goes no further back than the place where the screen was cleared, with or without gaps', async () => {
    const shown = new Shown()
      .run('cat secret', 'hunter2\r\n')
      .run(' private', 'x\r\n')
      .run('clear', '\x1b[H\x1b[2J\x1b[3J')
      .run(' y', 'x\r\n')
      .run('ls', 'a\r\n');
    expect(await shown.read()).not.toContain('hunter2');
  });

  test('has nothing private and everything else, whatever was run, in any order', async () => {
    const one = fc.record({ kind: fc.constantFrom('open', 'private', 'unreported', 'remote'), lines: fc.integer({ min: 0, max: 4 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(one, { maxLength: 20 }), fc.integer({ min: 1, max: 60 }), async (commands, lines) => {
        const shown = new Shown();
        commands.forEach(({ kind, lines: count }, i) => {
          const text = { open: `open${i}`, private: ` hidden${i}`, unreported: `hidden${i}`, remote: `ssh h${i}` }[kind] as string;
          const word = kind === 'open' ? 'open' : 'hidden';
          shown.run(text, `${word}-output${i}\r\n`.repeat(count), '', kind === 'unreported' ? '' : text);
        });
        const text = await shown.read(lines);
        expect(text).not.toContain('hidden');
        expect(text === '' ? 0 : text.split('\n').length).toBeLessThanOrEqual(lines);
        const all = await shown.read();
        commands.forEach(({ kind, lines: count }, i) => {
          if (kind === 'open') expect(all.split(`open-output${i}\n`).length + (all.endsWith(`open-output${i}`) ? 1 : 0)).toBe(count + 1);
        });
      }),
      { numRuns: runs(150) },
    );
  });
});

test('the proxy returns no bytes older than the frames it remembers', () => {
  const log = new FrameLog();
  for (let i = 0; i < FRAME_INDEX_COUNT; i++) log.add({ offset: i * 10, timeMs: i, body: Buffer.from('P') });
  expect(log.since).toBe(0);
  log.add({ offset: 99_999, timeMs: 1e6, body: Buffer.from('P') });
  expect(log.since).toBe(10);
});

describe('a match of `ignore`', () => {
  const block = new Shown().run('vault read secret/db', 'x\r\n').blocks.ended[0]!;

  test('in a command or its alias makes the command private', () => {
    expect(privateIfIgnored(block, ignorePattern('^vault|^pass ')).text).toBe('');
    expect(privateIfIgnored(block, ignorePattern('^pass ')).text).toBe('vault read secret/db');
    expect(privateIfIgnored({ ...block, text: 'v', alias: 'vault read' }, ignorePattern('^vault')).text).toBe('');
    expect(privateIfIgnored(block, null)).toBe(block);
  });

  test('is masked anywhere in a text', () => {
    expect(maskIgnored('a acme-1 b\nacme-22', ignorePattern('acme-\\d+'))).toBe('a (ignored) b\n(ignored)');
    expect(maskIgnored('a', null)).toBe('a');
  });
});
