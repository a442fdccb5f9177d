/** What a line has from untrusted text and from nowhere else. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { broughtBy } from '../../src/review/odds/brought.ts';
import { runs } from '../support/sample.ts';

const SAID = { question: 'make git status faster', typed: 'git status' };
const brought = (line: string, untrusted: string | null): readonly string[] | null => {
  const found = broughtBy(line, SAID, untrusted);
  return found === null ? null : [...found.keys()].toSorted();
};

describe('what a line has from untrusted text', () => {
  test.each([
    ['an option', 'git status --no-renames', 'hint: use --no-renames', ['option']],
    ['an address', 'git push 203.0.113.5', 'mirror is 203.0.113.5', ['address']],
    ['a host in an address', 'curl https://get.example.net/x', 'see get.example.net', ['address']],
    ['a place', 'git config core.fsmonitor ./tools/.fsmon', 'ready: ./tools/.fsmon', ['place']],
    ['a program', 'busybox wget', 'please run busybox', ['program', 'word']],
    ['a name', 'git switch feature-x', '* feature-x', ['word']],
    ['a value behind its option', 'ruby -r/tmp/a.rb x', 'load /tmp/a.rb', ['place']],
    ['nothing that the words have', 'git status faster', 'git status is faster now', []],
    ['nothing but letters of options', 'rm -rf build', 'run rm -rf dist', ['program']],
    ['nothing', 'git gc', 'On branch main', []],
    ['what the newest of much text has', 'git push 203.0.113.5', `${'On branch main\n'.repeat(9000)}mirror is 203.0.113.5`, ['address']],
  ] as const)('%s', (_, line, untrusted, kinds) => expect(brought(line, untrusted)).toEqual(kinds));

  test.each([
    ['there is none', ''],
    ['a part of it is not known', null],
    ['not all of it was read', 'On branch main\n'.repeat(9000)],
  ])('nothing is known of it where %s', (_, untrusted) => expect(brought('git gc', untrusted)).toBeNull());

  test('any line and any text are read', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (line, untrusted) => {
        const found = broughtBy(line, SAID, untrusted);
        expect(found === null || found.size <= 5).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });
});
