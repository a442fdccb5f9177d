/** A command on a line of its own, of a model without tools: read where words tell the user to run it, and otherwise shown as words. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayBeCommandLine, readCommandLine } from '../../src/llm/command-lines.ts';
import { tools } from '../../src/replies/index.ts';
import { SPEECH, sse } from '../support/wire-speech.ts';
import { see } from './see-body.ts';
import { readForm } from './read-form.ts';
import { claimed } from '../support/sample.ts';

const sees = (answer: string, size?: number, small = true): ReturnType<typeof see> =>
  see('chat', { body: sse(SPEECH.chat.say({ text: [answer] })), small, ...(size === undefined ? {} : { size }) });

/** Commands that nobody told the user to run: an example, a warning, a step of several, what a script does, what a command printed. */
const WORDS: readonly string[] = [
  'An example:\n\nls -la',
  'For instance, you can run:\n\n    rm -rf build',
  'Do not run this command:\n\nrm -rf /',
  "You shouldn't use this command:\n\n    chmod -R 777 /",
  'Run this command:\n\nrm -rf /tmp/x\n\nNever use it as root.\n\nsudo rm -rf /tmp/x',
  'Avoid the following command:\n\n`chmod -R 777 /`',
  'Your script runs this command:\n\nrm -rf $DIR/*',
  'The cron job uses the following command:\n\n0 3 * * * tar -czf /backup/home.tgz /home',
  'The command that failed is:\n\nmake -j8 install',
  'The output of the command is:\n\nls -la',
  'First run:\n\nsudo apt update -y\n\nThen run:\n\nsudo apt upgrade -y',
  'Use one of these:\n\nip addr | head\n\nor\n\nifconfig -a',
  'You can use `ls -la`, or run:\n\n    find . -maxdepth 1',
  'df -h\n\nrm -rf /var/log/*.gz',
  'ls -la\nrm -rf build',
  '$ ls -la\n$ rm -rf build',
  'Here is the file:\n\ncat /etc/fstab',
  'Use the following text:\n\ntest the new version first.',
  'Run the tests first:\n\nmake sure that they pass.',
  'Before you run the command:\n\nfind out which disk it is.',
  'The right command depends on your system:\n\n`apt` is for Debian.',
  '> ls -la is what you typed.',
  'ls -la shows hidden files.\n\nfind shows all of them.',
  'The difference:\n\n- `cp -r` copies\n- `mv` moves',
  'Use these flags:\n\n-l  the long form\n-a  hidden files',
  'If you use zsh:\n\nsource ~/.zshrc',
  'user@host is the form that ssh wants.',
  '~/.bashrc is read by each shell.',
  '$HOME is your folder.\n\n$PWD is where you are.',
  'To undo it, you would have to run:\n\ngit reset --hard HEAD~1\n\nIs that what you want?',
];

describe.each([undefined, 1])('in pieces of %s bytes', (size) => {
  test.each(WORDS)('words: %s', async (text) => {
    const { prefilled, said, failures } = await sees(text, size);
    expect({ prefilled, said: said.trim(), failures }).toEqual({ prefilled: null, said: text, failures: [] });
  });

  test.each([
    ['Run this:\n\n    docker run --rm \\\n      -p 80:80 nginx', 'docker run --rm \\\n      -p 80:80 nginx'],
    ['Try this command:\n\n> git stash list', 'git stash list'],
    ['Utilise cette commande :\n\n`git log -1`', 'git log -1'],
    ['请运行以下命令：\n\ndf -h', 'df -h'],
    ['root@web-1:/etc# ', null],
  ])('%j', async (text, command) => expect((await sees(text, size)).prefilled).toBe(command));

  test('a model with tools said it in words', async () => {
    const text = 'Run this command:\n\n    ls -la';
    const { prefilled, said } = await sees(text, size, false);
    expect([prefilled, said]).toEqual([null, text]);
  });
});

test('a part of an answer is no other command', async () => {
  const answers = ['Run this command:\n\nrm -rf /tmp/build/old', '$ rm -rf /tmp/build/old\nremoved', 'me@web:~$ rm -rf /tmp/build/old'];
  for (const answer of answers)
    for (let at = 1; at < answer.length; at++) {
      const body = sse(SPEECH.chat.say({ text: [answer.slice(0, at)], stop: 'cut' }));
      expect((await see('chat', { body, small: true })).prefilled).toBeNull();
    }
});

test.each([
  ['{"command": "grep "a" f", "explanation": "x"}', 'grep "a" f'],
  ['{"command": "echo "a\\tb"", "explanation": "x"}', 'echo "a\tb"'],
  ['{"command": "grep "a" "b"", "explanation": "x"}', 'grep "a" "b"'],
  ['{"command": "echo "a", "b"", "explanation": "x"}', 'echo "a", "b"'],
  // no pair, or cut: nothing is certain
  ['{"command": "grep "a f", "explanation": "x"}', undefined],
  ['{"command": "echo "a", "b": c", "explanation": "x"}', undefined],
  ['{"command": "grep "a" f', undefined],
])('quotes that are not escaped: %s', (text, command) => {
  const [call] = readForm(text, { tools: tools }) ?? [];
  expect((call?.input as { command?: string } | undefined)?.command).toBe(command);
});

test('what is read at its end was held back all the time, and its command is in it', () => {
  const part = fc.constantFrom(
    '$ ',
    '`',
    '> ',
    'ls -la',
    'git status',
    'du -sh .',
    '\n',
    '\n\n',
    '    ',
    'It lists.',
    'me@web:~$ ',
    'bash\n',
    ' \\\n',
    '?',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), fc.boolean(), (parts, told) => {
      const text = parts.join('').trim();
      const found = readCommandLine(text, told);
      if (found === null) return;
      expect(text).toContain(found.command);
      for (let end = 1; end <= text.length; end++)
        expect([text.slice(0, end), mayBeCommandLine(text.slice(0, end), told)]).toEqual([text.slice(0, end), true]);
    }),
    { numRuns: claimed(2_000) },
  );
});
