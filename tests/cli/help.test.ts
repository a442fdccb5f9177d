/** The help of every subcommand, and the manual pages that are made from the same tables. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { helpFor } from '../../src/cli/help.ts';
import { yoPage, yoshPage } from '../../src/cli/manual-pages.ts';
import { runCli, topCommand } from '../../src/cli/run.ts';
import type { Subcommand } from '../../src/cli/subcommand.ts';
import { Fake } from './fake-endpoints.ts';

const TOP = topCommand(COMMANDS);

interface Named {
  readonly path: readonly string[];
  readonly command: Subcommand;
}

const all = (path: readonly string[], command: Subcommand): readonly Named[] => [
  { path, command },
  ...(command.children ?? []).flatMap((child) => all([...path, child.name], child)),
];
const EVERY = all([], TOP);

/** The table with subcommands that do nothing. */
const inert = (commands: readonly Subcommand[]): readonly Subcommand[] =>
  commands.map(({ children, run, ...rest }) => ({ ...rest, ...(children && { children: inert(children) }), ...(run && { run: () => 0 }) }));

describe.each(EVERY.map((one) => [one.path.join(' ') || 'itself', one] as const))('yosh %s', (_, { path, command }) => {
  test('says what it is for, with examples and every option, and nothing of the library that parses', async () => {
    using user = new Fake();
    expect(await user.run(...path, '--help')).toBe(0);
    expect(user.out).toBe(helpFor(path, TOP, 80, `${user.io.root}/docs`));
    expect(user.err).toBe('');
    expect(user.out).toContain('Examples:');
    expect(user.out).not.toMatch(/\[(?:boolean|string|array|number|required|default|choices)/);
    for (const { name } of [...(command.flags ?? []), ...(command.children ?? [])]) expect(user.out).toContain(name);
    await user.run(...path, '-h');
    expect(user.out).toBe(helpFor(path, TOP, 80, `${user.io.root}/docs`));
  });

  test('examples that can be run', async () => {
    expect(command.examples?.length ?? 0).toBeGreaterThan(0);
    for (const line of command.examples ?? []) {
      const [, words = ''] = /(?:^|\| )yosh ?([^|>]*)/.exec(line) ?? [];
      const args = [...words.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
      if (path.length === 0) continue; // the launcher starts the shell
      expect(args.slice(0, path.length), line).toEqual(path);
      using user = new Fake();
      expect(await runCli(args, inert(COMMANDS), user.io), `${line}: ${user.err}`).toBe(0);
    }
  });
});

test('no row is wider than the window, but for one long word', () => {
  fc.assert(
    fc.property(fc.constantFrom(...EVERY), fc.integer({ min: 20, max: 200 }), ({ path }, cols) => {
      const words = (text: string): string => text.split(/\s+/).join(' ');
      const text = helpFor(path, TOP, cols);
      expect(words(text)).toBe(words(helpFor(path, TOP)));
      for (const row of text.split('\n')) expect(row.length <= Math.min(cols, 100) || !row.trim().includes(' '), row).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('`--help` behind `--` is an argument', async () => {
  using user = new Fake();
  expect(await runCli(['find', '--', '--help'], inert(COMMANDS), user.io)).toBe(0);
  expect(user.out).toBe('');
});

describe('the manual', () => {
  const pages = { yosh: yoshPage(TOP, '1.2.3'), yo: yoPage(fs.readFileSync('README.md', 'utf8'), '1.2.3') };

  test('names every subcommand, option and setting', () => {
    const text = pages.yosh.replaceAll('\\-', '-');
    for (const { path, command } of EVERY) {
      if (command.run !== undefined) expect(text).toContain(`.SS yosh ${path.join(' ')}`);
      for (const { name } of command.flags ?? []) expect(text).toContain(`--${name}`);
    }
    for (const line of ['chat_color', 'YO_BACKGROUND', '.SH FILES']) expect(text).toContain(line);
    for (const page of Object.values(pages)) expect(page.replaceAll('\\-', '-')).toContain('130 after Ctrl-C');
    for (const line of ['yo next', 'yo help', 'yo off', '--json', '-v, --version', '-h, --help', 'Ctrl-X y', 'make 2>&1 | yo why'])
      expect(pages.yo.replaceAll('\\-', '-')).toContain(line);
  });

  test.each(Object.entries(pages))('%s(1) has known requests only, and groff has nothing to say about it', (_, text) => {
    const requests = text.split('\n').flatMap((line) => /^['.](\w+)/.exec(line)?.[1] ?? []);
    expect(requests.filter((name) => !['TH', 'SH', 'SS', 'TP', 'PP', 'RS', 'RE', 'nf', 'fi', 'br'].includes(name))).toEqual([]);
    const { error, stderr = '' } = spawnSync('groff', ['-ww', '-man', '-k', '-Tutf8'], { input: text, encoding: 'utf8' });
    if (error === undefined) expect(stderr).toBe('');
  });
});

test('help and version are words too', async () => {
  using user = new Fake();
  for (const path of [[], ['config'], ['config', 'set']]) {
    expect(await user.run('help', ...path)).toBe(0);
    expect(user.out).toBe(helpFor(path, TOP, 80, `${user.io.root}/docs`));
  }
  await user.run('--version');
  const shown = user.out;
  expect(shown).not.toBe('');
  for (const word of ['version', '-V', '-v']) {
    expect(await user.run(word)).toBe(0);
    expect(user.out).toBe(shown);
  }
});
