/** Blanks in a suggestion that the user is to fill in, and redirections that look alike. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blanksShown, isAboutBlank, isBlank, withBlanksOut, withoutBlanks } from '../../src/review/blanks.ts';

describe('blanks', () => {
  test.each([
    ['git log -5 -- <file>', ['<file>']],
    ['ssh user@<host> uptime -p', []],
    ['ssh user@<host-name> uptime -p', ['<host-name>']],
    ['mysql <database> < dump.sql', ['<database>']],
    ['kubectl logs <pod_name> -n <name space>', ['<pod_name>', '<name space>']],
    ['cp <from> <to>', ['<from>', '<to>']],
    ['curl https://<bucket>.example.com/x', ['<bucket>']],
  ])('%s', (line, blanks) => expect(withoutBlanks(line).blanks).toEqual(blanks));
});

describe('no blanks', () => {
  test.each([
    'sort <in.txt >out.txt',
    'cat <a> b',
    'diff <(ls a) <(ls b)',
    'cat <<EOF\n<name>\nEOF',
    "echo '<b>bold</b>'",
    'echo "<file>"',
    'wc -l < file',
    'exec 3<>file',
    'tr a b <x>y',
  ])('%s', (line) => expect(withoutBlanks(line)).toEqual({ text: line, blanks: [] }));
});

test('the line keeps its length, and its blanks are shown as they were written', () => {
  const piece = fc.constantFrom('ls', ' ', '<file>', '<a b>', '<', '>', '"', "'", '-x', '|', ';', '\n', '@', '<<', '(', ')', 'é');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const line = pieces.join('');
      const { text, blanks } = withoutBlanks(line);
      expect(text).toHaveLength(line.length);
      expect(blanksShown(text)).toBe(line);
      expect(isAboutBlank(text)).toBe(blanks.length > 0);
      expect(isAboutBlank(withBlanksOut(text))).toBe(false);
    }),
  );
});

test('a blank is a whole word, or what follows an account or a scheme', () => {
  const words = ['‹host›', 'user@‹host›', 's3://‹bucket›', 'a‹b›', '/etc/‹file›', 'host'];
  expect(words.map(isBlank)).toEqual([true, true, true, false, false, false]);
});
