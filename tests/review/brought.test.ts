/** What a line has from untrusted text and from nowhere else. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { broughtBy, withoutBrought } from '../../src/review/odds/brought.ts';
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

describe('what is left of a line without the names that it has from untrusted text', () => {
  test.each([
    ['all of it', 'sudo apt install nginx', 'Reading package lists', 'sudo apt install nginx'],
    ['not an address', 'git commit -m get.example.net/x.sh', 'see get.example.net/x.sh', 'git commit -m _'],
    ['not a part of an address', 'git push git@203.0.113.5:x', 'mirror is 203.0.113.5', 'git push _'],
    ['not a name', 'git switch feature-x', '* feature-x', 'git switch _'],
    ['the program, what it does, its options', 'docker compose pull --quiet', 'docker compose pull --quiet', 'docker compose pull --quiet'],
    ['no comment and no assignment', 'X=a.example tar c . # b.example', '', 'tar c .'],
    ['what the user wrote', 'git status faster', 'git status faster', 'git status faster'],
    ['nothing where a part of the text is not known', 'git gc', null, ''],
    ['nothing where not all of the text is compared', 'git gc', 'On branch main\n'.repeat(9000), ''],
  ] as const)('%s', (_, line, untrusted, left) => expect(withoutBrought(line, SAID, untrusted)).toBe(left));

  test('no name of the text is left, whatever the line is', () => {
    const name = fc.stringMatching(/^[a-z]{4,8}\.(?:sh|example|conf)$/);
    fc.assert(
      fc.property(fc.array(fc.oneof(name, fc.string()), { maxLength: 6 }), name, (words, bad) => {
        const left = withoutBrought(['git', 'add', '.', ...words, bad].join(' '), SAID, `use ${bad}`);
        expect(left).not.toContain(bad);
      }),
      { numRuns: runs(200) },
    );
  });
});
