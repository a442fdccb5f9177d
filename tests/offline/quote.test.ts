import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOneLine, quote, quoteGlob, quotePath } from '../../src/offline/quote.ts';

/** Characters that occur in file names and are special in a shell: quotes, spaces, dashes, `$`, `!`, globs, other scripts. */
const nasty = fc.string({ unit: fc.constantFrom(...`abc '"\\$!\`*?[]{}()~#&;|<>=%^-./,:@+\té日`), minLength: 1, maxLength: 12 });
const anything = fc
  .oneof(nasty, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }))
  .filter((text) => !text.includes('\0') && !text.includes('\n') && !text.includes('\r') && text.isWellFormed());

/** The words as the shell expands them: one process for many words, each printed with a NUL after it. */
function expanded(shell: string, words: readonly string[]): string[] {
  const flags = shell === 'bash' ? ['--norc', '-c'] : ['-f', '-c'];
  const out = execFileSync(shell, [...flags, `printf '%s\\0' ${words.join(' ')}`], {
    encoding: 'utf8',
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '', HOME: '/home/user name', LC_ALL: 'C.UTF-8' },
  });
  return out.split('\0').slice(0, -1);
}

describe.each(['bash', 'zsh'])('in a real %s', (shell) => {
  test('a quoted word is exactly the text', () => {
    const texts = fc.sample(anything, 600);
    expect(expanded(shell, texts.map(quote))).toEqual(texts);
  });

  test('with history expansion on, as at a prompt', () => {
    const texts = fc
      .sample(
        nasty.filter((text) => text.includes('!') && !text.includes('\t')),
        100,
      )
      .concat(['a!b', '!!', "it's !$", "!'x"]);
    const script = `${shell === 'bash' ? 'set -o history -H' : 'setopt banghist'}\necho before\nprintf '%s\\0' ${texts.map(quote).join(' ')}\n`;
    const out = execFileSync(shell, shell === 'bash' ? ['--norc'] : ['-f'], {
      input: script,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' },
    });
    expect(
      out
        .slice(out.indexOf('\n') + 1)
        .split('\0')
        .slice(0, -1),
    ).toEqual(texts);
  });

  test('a path stays the same, a leading dash is not an option, the home folder stays the home folder', () => {
    const paths = ['-rf', '--help', '~', '~/my file', '~/', '$HOME', '$HOME/a b', '$HOMER', '~root', "it's", '=ls', '#x', '-', 'a b/c'];
    expect(expanded(shell, paths.map(quotePath))).toEqual([
      './-rf',
      './--help',
      '/home/user name',
      '/home/user name/my file',
      '/home/user name/',
      '/home/user name',
      '/home/user name/a b',
      '$HOMER',
      '~root',
      "it's",
      '=ls',
      '#x',
      './-',
      'a b/c',
    ]);
  });
});

test('a glob keeps its wildcards and quotes the rest', () => {
  expect(quoteGlob('*.ts')).toBe('*.ts');
  expect(quoteGlob('my file*.[ch]')).toBe("'my file'*.[ch]");
  expect(quoteGlob('-*.x')).toBe('./-*.x');
});

test.each(['a\nb', 'a\rb', 'a\x1b[2J', 'a\u202eb', 'a\u200bb', 'a\u2028b', 'a\u00a0b', '', '   ', 'x'.repeat(2000)])(
  '%j is not one printable line',
  (text) => {
    expect(isOneLine(text)).toBe(false);
  },
);
