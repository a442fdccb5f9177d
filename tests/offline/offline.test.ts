import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOneLine } from '../../src/offline/quote.ts';
import { ask } from './support.ts';
import { asSent } from '../support/turns.ts';

describe('the three requests that have to work', () => {
  test.each([
    ['find files bigger than 100 megabytes', 'find . -type f -size +100M'],
    [`what's eating my disk? (*.log & more) $HOME | "x`, 'du -ah -d 1 . 2>/dev/null | sort -rh | head -n 20'],
    ['how many lines are in *.ts files', "find . -type f -name '*.ts' -exec cat {} + | wc -l"],
  ])('%s', async (question, command) => {
    const asked = await ask(question);
    expect(asked.command).toBe(command);
    expect(asked.explanation).toContain('offline rules, no model');
    expect(asked.events.at(-1)).toEqual({ kind: 'end', reason: 'complete' });
  });
});

describe('composition', () => {
  test.each([
    ['find pdfs over 5mb and older than 3 weeks in ~/Documents', "find ~/Documents -type f -name '*.pdf' -mtime +21 -size +5M"],
    ['count the python files under src changed in the last 2 hours', "find src -type f -name '*.py' -mmin -120 | wc -l"],
    ['find files smaller than 1.5 GB', 'find . -type f -size -1610612736c'],
    ['count lines in "my file.txt"', "wc -l 'my file.txt'"],
    ["delete it's.txt", "rm 'it'\\''s.txt'"],
  ])('%s', async (question, command) => expect((await ask(question)).command).toBe(command));

  test('the same request on macOS', async () => {
    expect((await ask('top 3 biggest files', { os: 'macOS 15' })).command).toBe(
      "find . -type f -exec stat -f '%z%t%N' {} + | sort -rn | head -n 3",
    );
  });

  test('an operand with a leading dash is no option', async () => {
    expect((await ask('delete "-rf.txt"')).command).toBe('rm ./-rf.txt');
  });
});

describe('any string', () => {
  const words = fc
    .array(
      fc.constantFrom(
        'find',
        'delete',
        'files',
        'bigger',
        'than',
        '100',
        'mb',
        '*.ts',
        'in',
        '"a b"',
        "it's",
        '$(reboot)',
        '`x`',
        '; rm -rf /',
        '!!',
        '-rf',
        '~',
        '/',
        'older',
        '2',
        'weeks',
        'kill',
        'port',
        '3000',
        'replace',
        'foo',
        'with',
        'git',
        'branch',
        'called',
        'column',
        'lines',
        'a.txt',
        'b.csv',
        '\u202e',
        '\n',
        'sort',
        'copy',
        'to',
        'compress',
      ),
      { maxLength: 10 },
    )
    .map((list) => list.join(' '));
  const question = fc.oneof(
    words,
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    words.map((text) => text.repeat(40)),
  );

  test('gets exactly one end, at the end, and a command only if it is one printable line', async () => {
    await fc.assert(
      fc.asyncProperty(question, async (text) => {
        const { events, command, text: said, explanation } = await ask(text);
        expect(events.filter((event) => event.kind === 'end' || event.kind === 'failure')).toHaveLength(1);
        expect(['end', 'failure']).toContain(events.at(-1)?.kind);
        if (command === null) expect(said).not.toBe('');
        else {
          expect(isOneLine(command)).toBe(true);
          expect(isOneLine(explanation)).toBe(true);
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('of facts never throws either', async () => {
    const fact = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('127', '1', '0', 'zsh: command not found: gti', 'fatal: not a git repository', 'cat: no: No such file or directory'),
    );
    await fc.assert(
      fc.asyncProperty(fact, fact, fact, async (command, status, output) => {
        const asked = await ask('', { 'last-command': `${command}\nfailed with status ${status}`, 'last-output': output });
        expect(asked.events.at(-1)?.kind).toBe('end');
        if (asked.command !== null) expect(isOneLine(asked.command)).toBe(true);
      }),
      { numRuns: 800 },
    );
  });

  test('what the sentence holds is never run by the shell', async () => {
    for (const bad of ['$(touch pwned)', '`touch pwned`', "'; touch pwned; '", '| touch pwned', '&& touch pwned', '> pwned']) {
      for (const frame of [
        `search for "${bad}" in notes.txt`,
        `find files named "${bad}"`,
        `delete "${bad}.txt"`,
        `create a folder called "${bad}"`,
      ]) {
        const { command } = await ask(frame);
        if (command !== null && command.includes('pwned')) expect(command).toMatch(/'[^']*pwned[^']*'/);
      }
    }
  });
});

/** The fact as it is told. */
const ended = (command: string, status: string): string =>
  command === '' ? '' : `${command}\n${status === '0' ? 'succeeded' : `failed with status ${status} (in words)`}`;

describe('bare yo', () => {
  const failed = async (
    command: string,
    status: string,
    output: string,
    endpoints: Parameters<typeof ask>[2] = {},
  ): ReturnType<typeof ask> => await ask('', { 'last-command': ended(command, status), 'last-output': output }, endpoints);

  test.each([
    ['gti status', '127', 'bash: gti: command not found', 'git status'],
    ['gerp -r x .', '127', 'zsh: command not found: gerp', 'grep -r x .'],
    [
      'git push',
      '128',
      'fatal: The current branch topic has no upstream branch.\nTo push the current branch and set the remote as upstream, use\n\n    git push --set-upstream origin topic\n',
      'git push --set-upstream origin topic',
    ],
    ['git stauts', '1', "git: 'stauts' is not a git command. See 'git --help'.\n\nThe most similar command is\n\tstatus\n", 'git status'],
    ['mkdir a/b/c', '1', "mkdir: cannot create directory 'a/b/c': No such file or directory", 'mkdir -p a/b/c'],
    ['./run.sh', '126', 'bash: ./run.sh: Permission denied', 'chmod u+x ./run.sh'],
    ['cp docs out', '1', "cp: -r not specified; omitting directory 'docs'", 'cp -r docs out'],
    ['node server.js', '1', 'Error: listen EADDRINUSE: address already in use :::3000', "ss -ltnp 'sport = :3000'"],
  ])('%s → the fix', async (command, status, output, fix) => {
    const asked = await failed(command, status, output);
    expect(asked.command).toBe(fix);
    expect(asked.explanation).toContain('offline rules, no model');
  });

  test('a file name nearly right is corrected from what is in the folder', async () => {
    expect(
      (await failed('cat notse.txt', '1', 'cat: notse.txt: No such file or directory', { listFolder: () => ['notes.txt', 'other'] }))
        .command,
    ).toBe('cat notes.txt');
  });

  test('but never for a command that removes', async () => {
    const asked = await failed('rm notse.txt', '1', "rm: cannot remove 'notse.txt': No such file or directory", {
      listFolder: () => ['notes.txt'],
    });
    expect(asked.command).toBeNull();
    expect(asked.text).toContain('notes.txt');
  });

  test('a program that is known but missing: the package', async () => {
    const has = (name: string): boolean => name === 'apt-get';
    expect((await failed('rg foo', '127', 'bash: rg: command not found', { hasProgram: has, listPrograms: () => [] })).command).toBe(
      'sudo apt-get install ripgrep',
    );
  });

  test.each([
    ['ls', '0', 'nothing failed'],
    ['cd x && git log', '128', 'git init'],
  ])('%s: only words', async (command, status, words) => {
    const asked = await failed(
      command,
      status,
      status === '0' ? '' : 'fatal: not a git repository (or any of the parent directories): .git',
    );
    expect(asked.command).toBeNull();
    expect(asked.text.toLowerCase()).toContain(words);
  });

  test('nothing to look at', async () => expect((await ask('')).text).toContain('no command to look at'));
});

describe('history', () => {
  const historyLines = (): readonly string[] => [
    'ls',
    'rsync -av ~/photos/ /mnt/backup/',
    'curl -H "Authorization: Bearer abc" https://x',
    'rm -rf /mnt/old',
    'ffmpeg -i in.mov -crf 23 out.mp4',
  ];

  test('an earlier command that the words point at', async () => {
    const asked = await ask('the rsync command I used for backup', {}, { historyLines });
    expect(asked.command).toBe('rsync -av ~/photos/ /mnt/backup/');
    expect(asked.explanation).toContain('from your history');
  });

  test.each(['the curl command I used with authorization', 'what was the rm command I ran for old', 'the kubectl command I used'])(
    '%s: nothing',
    async (question) => {
      expect((await ask(question, {}, { historyLines })).command).toBeNull();
    },
  );
});

describe('words', () => {
  const whatIs = async (name: string): Promise<string | null> => (name === 'find' ? 'search for files in a directory hierarchy' : null);
  const lookUp = async (): Promise<{ name: string; about: string; from: 'man' }[]> => [{ name: 'rm', about: 'remove files', from: 'man' }];

  test.each(['what does find -exec do?', 'explain find', 'difference between find and locate'])(
    '%s: the manual, labelled, no prefill',
    async (question) => {
      const asked = await ask(question, {}, { whatIs });
      expect(asked.command).toBeNull();
      expect(asked.text).toContain('From the local manual (offline rules, no model)');
    },
  );

  test('documentation is a list, never a prefill', async () => {
    const asked = await ask('frobnicate the quantum whatsits', {}, { lookUp });
    expect(asked.command).toBeNull();
    expect(asked.text).toContain('rm - remove files [man]');
  });

  test('else one line, as a failure: a script sees it in the exit status', async () => {
    const asked = await ask('make me a sandwich with ham');
    expect(asked.events).toHaveLength(1);
    expect(asked.text).toBe("I don't know (offline rules, no model); `yosh setup` connects a model");
  });
});

test('an aborted request ends silently', async () => {
  const { createOffline } = await import('../../src/offline/index.ts');
  const { bareMachine } = await import('./support.ts');
  const events = [];
  for await (const event of createOffline(bareMachine).ask(
    { system: '', tools: [], turns: asSent([{ role: 'user', question: 'list files', facts: [] }]) },
    AbortSignal.abort(),
  ))
    events.push(event);
  expect(events).toEqual([]);
});
