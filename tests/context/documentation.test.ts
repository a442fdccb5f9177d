/** Which parts of the README are sent to a model that asks for the documentation. */
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentation } from '../../src/context/documentation.ts';

const readme = fs.readFileSync('README.md', 'utf8');

describe('the documentation of this program', () => {
  const text = documentation(readme);

  test('contains what a user types, the subcommands, providers and settings', () => {
    const rows = readme.split('\n').filter((line) => line.startsWith('| '));
    const words = [
      '`yo reset`',
      '`yo off`, `yo on`',
      '`yosh setup`',
      '`yosh doctor`',
      '`yosh config get KEY`',
      '`yosh init bash`',
      '`yosh completion bash`',
    ];
    for (const word of [
      ...words,
      '`provider`',
      '`key`, `key_command`',
      '`chat_color`',
      'YO_HISTORY_LIMIT',
      '`anthropic`',
      '`offline`',
      '~/.yoconf',
    ])
      expect(text).toContain(word);
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter((row) => !text.includes(row))).toEqual([]);
  });
  test('does not contain what only a developer needs', () => {
    expect(text).not.toMatch(/npm (?:test|run|install)|docs\/protocol\.md|MIT licence/);
  });
  test('fits the budget', () => {
    expect(text.length).toBeLessThanOrEqual(12_500);
    expect(text.includes('left out here'), 'shorten README.md, or move to `Two commands` or `How it is built` what no model needs').toBe(
      false,
    );
  });
});

describe('documentation of any README', () => {
  test('leaves out the subsections of a section that is left out, and only those', () => {
    expect(documentation('# p\nintro\n## Install\na\n### On Linux\nb\n## Use\nc\n# Tests\nd\n## How\ne\n# Words\nf')).toBe(
      '# p\nintro\n\n## Use\nc\n\n# Words\nf',
    );
  });
  test('leaves out pictures', () => {
    expect(documentation('# p\n\n<picture>\n  <img src="a.svg">\n</picture>\n\nText <picture> here.')).toBe('# p\n\nText <picture> here.');
  });
  test('leaves out a line of links to its own parts', () => {
    expect(documentation('# p\n\n[Use](#use) · [Limits](#limits)\n\nSee [limits](#limits).')).toBe('# p\n\nSee [limits](#limits).');
  });
  test('does not take a comment in a code block for a heading', () => {
    expect(documentation('## Use\n```sh\n# install it\nrun\n```\nafter')).toBe('## Use\n```sh\n# install it\nrun\n```\nafter');
    expect(documentation('## Install\n````\n```\n# x\n````\n## Use\ny')).toBe('## Use\ny');
  });
  test('cuts a long README at a line, and says so', () => {
    const text = documentation(`## Use\n${'some words on a line\n'.repeat(1_000)}`);
    expect(text.length).toBeLessThanOrEqual(12_500);
    expect(text).toMatch(/some words on a line\n\n\(The rest is left out here; the README has it\.\)$/);
    expect(documentation('x'.repeat(20_000)).length).toBeLessThanOrEqual(12_500);
  });
  test('is empty for an empty README', () => expect(documentation('')).toBe(''));
});
