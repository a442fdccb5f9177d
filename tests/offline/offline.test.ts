import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Turn } from '../../src/llm/port.ts';
import { explanationOf } from '../../src/offline/explanation.ts';
import { grammar } from '../../src/offline/grammar.ts';
import { isOneLine } from '../../src/offline/quote.ts';
import { runs } from '../support/sample.ts';
import { ask } from './support.ts';
import { asSent } from '../support/turns.ts';

describe('the three requests that must work', () => {
  test.each([
    ['find files bigger than 100 megabytes', 'find . -type f -size +100M'],
    [`what's eating my disk? (*.log & more) $HOME | "x`, 'du -ah -d 1 . 2>/dev/null | sort -rh | head -n 20'],
    ['how many lines are in *.ts files', "find . -type f -name '*.ts' -exec cat {} + | wc -l"],
  ])('%s', async (question, command) => {
    const asked = await ask(question);
    expect(asked.command).toBe(command);
    expect(asked.explanation).toContain('(offline: no model is connected)');
    expect(asked.events.at(-1)).toEqual({ kind: 'end', reason: 'complete' });
  });
});

describe('an explanation', () => {
  test.each([
    ['find files bigger than 100 megabytes', 'lists the files larger than 100M, subfolders included'],
    ['kill the process on port 3000', 'ends the process that listens on port 3000'],
    ['kill firefox', 'ends every process whose name contains firefox'],
    ['how many cpu cores', 'shows the number of CPU cores'],
    ['find all *.tmp files and delete them', "deletes the files named '*.tmp', subfolders included"],
    ['delete files bigger than 1 GB older than 3 weeks', 'deletes the files that match, subfolders included'],
    ['show "my file.txt"', 'shows the contents of the file'],
    ['delete the backup folder', 'deletes backup with everything in it'],
    ['show the first 5 lines of notes.txt', 'shows the first 5 lines of notes.txt'],
    ['show the first line of notes.txt', 'shows the first line of notes.txt'],
    ['replace foo with bar in notes.txt', 'replaces foo with bar in notes.txt and keeps the original as notes.txt.bak'],
    ['node version', 'shows the version of node'],
    ['list branches', 'lists the branches'],
    ['undo the last 2 commits', 'undoes the last 2 commits and keeps their changes staged'],
  ])('%s: %s', async (question, explanation) =>
    expect((await ask(question)).explanation).toBe(`${explanation} (offline: no model is connected)`),
  );

  test('is a phrase that begins with a verb, for every rule and every command it makes', () => {
    for (const { say } of grammar.rules.map(({ rule }) => rule)) {
      const texts = typeof say === 'string' ? [say] : say.map((part) => (typeof part === 'string' ? part : part[1]));
      for (const text of texts) expect(text).toMatch(/^(?:[a-z]+s (?:\S+ )*\S+|no longer starts .+|waits|)$/);
    }
  });

  test('fills every $n of a specific text from its pattern', () => {
    for (const { say } of grammar.rules.map(({ rule }) => rule))
      for (const part of typeof say === 'string' ? [] : say)
        if (typeof part !== 'string') {
          const groups = new RegExp(`${part[0].source}|`).exec('')?.length ?? 0;
          for (const [, at] of part[1].matchAll(/\$(\d)/g)) expect(Number(at)).toBeLessThan(groups);
        }
  });

  test('repeats no long value and no part of a quoted one', () => {
    const say = ['creates the folder', [/^mkdir (.+)$/, 'creates $1']] as const;
    expect(explanationOf(say, 'mkdir docs')).toBe('creates docs');
    expect(explanationOf(say, `mkdir ${'x'.repeat(200)}`)).toBe('creates the folder');
    expect(explanationOf(say, "mkdir 'my docs'")).toBe("creates 'my docs'");
    expect(explanationOf([say[0], [/ (\S+)$/, 'creates $1']], "mkdir 'my docs'")).toBe('creates the folder');
    expect(explanationOf(say, 'ls')).toBe('creates the folder');
  });

  test('says once in a conversation that no model is connected', async () => {
    const first = await ask('find files bigger than 100 megabytes');
    const input = { command: first.command, explanation: first.explanation, pending: false };
    const before: readonly Turn[] = [
      { role: 'user', question: 'q', facts: [] },
      { role: 'assistant', text: '', tool: { name: 'command', input }, origin: 'system' },
    ];
    const second = await ask('kill firefox', {}, {}, before);
    expect(second.explanation).toBe('ends every process whose name contains firefox (offline)');
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

  test('an operand with a leading dash is not an option', async () => {
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

  test('gets exactly one end, as its last event, and a command only when it is one printable line', async () => {
    await fc.assert(
      fc.asyncProperty(question, async (text) => {
        const { events, command, text: shown, explanation } = await ask(text);
        expect(events.filter((event) => event.kind === 'end' || event.kind === 'failure')).toHaveLength(1);
        expect(['end', 'failure']).toContain(events.at(-1)?.kind);
        if (command === null) expect(shown).not.toBe('');
        else {
          expect(isOneLine(command)).toBe(true);
          expect(isOneLine(explanation)).toBe(true);
        }
      }),
      { numRuns: runs(1500) },
    );
  });

  test('in the facts never throws either', async () => {
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
      { numRuns: runs(800) },
    );
  });

  test('text of the question is never run by the shell', async () => {
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

/** The text of the fact about the last command. */
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
    expect(asked.explanation).toContain('(offline: no model is connected)');
  });

  test('a misspelt file name is corrected from the names in the folder', async () => {
    expect(
      (await failed('cat notse.txt', '1', 'cat: notse.txt: No such file or directory', { listFolder: () => ['notes.txt', 'other'] }))
        .command,
    ).toBe('cat notes.txt');
  });

  test('but not for a command that deletes', async () => {
    const asked = await failed('rm notse.txt', '1', "rm: cannot remove 'notse.txt': No such file or directory", {
      listFolder: () => ['notes.txt'],
    });
    expect(asked.command).toBeNull();
    expect(asked.text).toContain('notes.txt');
  });

  test('a known program that is missing: the command that installs its package', async () => {
    const has = (name: string): boolean => name === 'apt-get';
    expect((await failed('rg foo', '127', 'bash: rg: command not found', { hasProgram: has, listPrograms: () => [] })).command).toBe(
      'sudo apt-get install ripgrep',
    );
  });

  test.each([
    ['ls', '0', 'nothing failed'],
    ['cd x && git log', '128', 'git init'],
  ])('%s: only text', async (command, status, words) => {
    const asked = await failed(
      command,
      status,
      status === '0' ? '' : 'fatal: not a git repository (or any of the parent directories): .git',
    );
    expect(asked.command).toBeNull();
    expect(asked.text.toLowerCase()).toContain(words);
  });

  test('without a last command it says so', async () => expect((await ask('')).text).toContain('no command to look at'));
});

describe('history', () => {
  const historyLines = (): readonly string[] => [
    'yosh find kubectl',
    'ls',
    'rsync -av ~/photos/ /mnt/backup/',
    'curl -H "Authorization: Bearer abc" https://x',
    'rm -rf /mnt/old',
    'ffmpeg -i in.mov -crf 23 out.mp4',
  ];

  test('an earlier command that the question means is suggested', async () => {
    const asked = await ask('the rsync command I used for backup', {}, { historyLines });
    expect(asked.command).toBe('rsync -av ~/photos/ /mnt/backup/');
    expect(asked.explanation).toContain('repeats a command from your history');
  });

  test.each(['the curl command I used with authorization', 'what was the rm command I ran for old', 'the kubectl command I used'])(
    '%s: nothing',
    async (question) => {
      expect((await ask(question, {}, { historyLines })).command).toBeNull();
    },
  );
});

describe('without a command', () => {
  const whatIs = async (name: string): Promise<string | null> => (name === 'find' ? 'search for files in a directory hierarchy' : null);
  const lookUp = async (): Promise<{ name: string; about: string; from: 'man' }[]> => [{ name: 'rm', about: 'remove files', from: 'man' }];

  test.each(['what does find -exec do?', 'explain find . -exec rm {} +'])('%s: the parts of the line, no prefill', async (question) => {
    const asked = await ask(question, {}, { whatIs });
    expect(asked.command).toBeNull();
    expect(asked.text).toMatch(/^- `find`: searches folders[^]*- `-exec`: runs the command that follows/);
  });

  test.each(['explain find', 'difference between find and locate'])('%s: the manual, with the label, no prefill', async (question) => {
    const asked = await ask(question, {}, { whatIs });
    expect(asked.command).toBeNull();
    expect(asked.text).toContain('From the manual on this machine (offline: no model is connected):\n');
  });

  test('documentation is listed, never prefilled', async () => {
    const asked = await ask('frobnicate the quantum whatsits', {}, { lookUp });
    expect(asked.command).toBeNull();
    expect(asked.text).toContain('rm - remove files [man]');
  });

  test.each([
    'what was the docker command for postgres last week',
    'which command did I use to compress the logs',
    'what did I run before on the staging host',
  ])('%s: nothing in the record is said to be that', async (question) => {
    const asked = await ask(question);
    expect(asked.text).toBe('no such command in your record; Try fewer words, or: yosh find WORD');
  });

  test.each(['what was the capital of france', 'never sing that again please'])('%s: is not about a command', async (question) => {
    expect((await ask(question)).text).not.toContain('record');
  });

  test('anything else is one line, as a failure: a script sees it in the exit status', async () => {
    const asked = await ask('make me a sandwich with ham');
    expect(asked.events).toHaveLength(1);
    expect(asked.text).toBe('no offline rule for that; To connect a model: yosh setup');
  });
});

test('the reason why an answer was refused is no question: the answer is the same', async () => {
  const before: readonly Turn[] = [
    { role: 'user', question: 'list branches', facts: [] },
    { role: 'assistant', text: '', tool: { name: 'command', input: { command: 'git branch' } }, origin: 'system' },
  ];
  const { createOffline } = await import('../../src/offline/index.ts');
  const { bareMachine } = await import('./support.ts');
  const events = [];
  for await (const event of createOffline(bareMachine).ask(
    { system: '', tools: [], turns: asSent([...before, { role: 'user', question: 'Find another one.', facts: [], follows: true }]) },
    new AbortController().signal,
  ))
    events.push(event);
  expect(events[0]).toMatchObject({ kind: 'tool', call: { input: { command: (await ask('list branches')).command } } });
});

test('in place of a model that rests it does not say that none is connected', async () => {
  const { createOffline } = await import('../../src/offline/index.ts');
  const { bareMachine } = await import('./support.ts');
  const { behind } = await import('../../src/llm/stand-in.ts');
  const failure = { what: 'the server failed three times', remedy: 'ask again' };
  const said: string[] = [];
  for (const question of ['list files', 'which model is this', 'how do I quit yosh'])
    for await (const event of behind(createOffline(bareMachine), failure, () => said.push('offline answers')).ask(
      { system: '', tools: [], turns: asSent([{ role: 'user', question, facts: [] }]) },
      new AbortController().signal,
    ))
      said.push(JSON.stringify(event));
  expect(said.join('\n')).not.toContain('no model');
  expect(said.filter((text) => text.includes('(offline)'))).toHaveLength(2);
  expect(said).toContain(JSON.stringify({ kind: 'failure', failure }));
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
